"""N6 and P8: divine interventions drawn by night."""

from typing import Any

from engine.kemet import events as ev
from tests.engine.fights import table_of
from tests.engine.scenario import Table

FIRST, SECOND = "war_rage", "bronze_wall"


def night(players_count: int = 2, /, **position: Any) -> Table:
    """The night begins, nobody has an army."""
    return table_of(players_count, phase="night", armies={}, **position)


def drawn(table: Table) -> list[tuple[str, int]]:
    return [(event.seat, event.count) for event in table.game.recent if isinstance(event, ev.CardsDrawn)]


def last_cards(*deck: str, discards: int = 0) -> dict[str, Any]:
    """A deck of these cards only: `discards` of the rest lie open, the others are in sobek's hand."""
    everything = {
        "war_rage": 5,
        "war_fury": 2,
        "bloody_battle": 3,
        "bloodbath": 2,
        "bronze_wall": 3,
        "iron_wall": 2,
        "tactical_support": 4,
        "raining_fire": 4,
        "transfer": 3,
        "swiftness": 2,
        "prayer": 3,
    }
    rest = [card for card, copies in everything.items() for _ in range(copies - deck.count(card))]
    return {"deck": list(deck), "discards": rest[:discards], "players": {"bastet": {"hand": rest[discards:]}}}


def hoard(*deck: str, discards: int = 0, **anubis: Any) -> Table:
    """Three players; bastet holds whatever is neither in the deck nor in the discard pile."""
    facts = last_cards(*deck, discards=discards)
    facts["players"]["anubis"] = anubis
    return night(3, **facts)


def test_everybody_draws_1_card_in_turn_order() -> None:
    # N6
    table = night(order=["horus", "anubis"], deck=[FIRST, SECOND])
    assert drawn(table) == [("horus", 1), ("anubis", 1)]
    order = [event for event in table.game.recent if isinstance(event, ev.NightStep | ev.CardsDrawn)]
    assert order[order.index(ev.NightStep(step=6)) + 1] == ev.CardsDrawn(seat="horus", count=1)
    assert table.player("horus").hand == ("diversion", FIRST)
    assert table.player("anubis").hand == (SECOND, "diversion")


def test_the_drawn_card_is_shown_to_its_owner_alone() -> None:
    # N6, T8
    table = night(deck=[FIRST, SECOND], players={"anubis": {"veterans": 2}})
    table.does("anubis", "0")
    seen = table.happened(ev.CardsSeen)
    assert seen == [ev.CardsSeen(seat="anubis", cards=(FIRST,), to=("anubis",))]
    assert not [event for event in table.events if event.to is None and FIRST in str(event.to_json())]


def test_a_drawn_card_cannot_be_taken_back_silently() -> None:
    # N6: nobody undoes a look at the deck
    table = night(players={"anubis": {"veterans": 2}})
    table.does("anubis", "0", ["card"])
    assert table.game.barrier("anubis") == len(table.game.log)
    assert table.game.barrier("horus") == len(table.game.log)


def test_2_veterans_buy_1_more_card_as_often_as_you_like() -> None:
    # N6
    table = night(players={"anubis": {"veterans": 5}})
    table.does("anubis", "0")
    question = table.asked("anubis")
    assert (question.kind, question.default, question.secret) == ("night.card", (), None)
    assert (question.min, question.max) == (0, 1)
    table.does("anubis", ["card"], ["card"])
    assert len(table.player("anubis").hand) == 1 + 1 + 2
    spent = [event for event in table.happened(ev.VeteransSpent) if event.use == "card"]
    assert spent == [ev.VeteransSpent(seat="anubis", amount=2, use="card")] * 2
    assert table.player("anubis").veterans == 1


def test_the_second_card_may_be_declined_after_the_first_was_seen() -> None:
    # N6
    table = night(players={"anubis": {"veterans": 4}})
    table.does("anubis", "0", ["card"], ())
    assert len(table.player("anubis").hand) == 3
    assert table.player("anubis").veterans == 2


def test_1_veteran_buys_no_card() -> None:
    # N6
    table = night(players={"anubis": {"veterans": 1}})
    table.does("anubis", "0")
    assert table.asked("anubis").kind == "night.soldiers.zones"


def test_who_is_first_has_finished_before_the_next_draws() -> None:
    # N6: in turn order, so horus gets what anubis leaves
    table = night(deck=["prayer", "transfer", "swiftness"], players={"anubis": {"veterans": 2}})
    table.does("anubis", "0", ["card"])
    assert table.player("anubis").hand == ("diversion", "prayer", "transfer")
    assert table.player("horus").hand == ("diversion", "swiftness")


def test_the_deck_is_made_anew_from_the_discard_pile_as_soon_as_it_is_empty() -> None:
    # N6
    table = hoard("prayer", discards=6)
    shuffled = [event for event in table.game.recent if isinstance(event, ev.DeckShuffled)]
    assert shuffled == [ev.DeckShuffled(cards=6)]
    assert table.state.discards == ()
    assert drawn(table) == [("anubis", 1), ("horus", 1), ("bastet", 1)]
    assert len(table.state.deck) == 6 - 2


def test_with_the_last_card_the_deck_is_made_anew_at_once() -> None:
    # N6: three draw the three cards; nobody waits for the next draw to shuffle
    table = hoard("prayer", "transfer", "swiftness", discards=4)
    assert len(table.state.deck) == 4
    assert table.state.discards == ()


def test_with_deck_and_pile_empty_nobody_draws() -> None:
    # N6
    table = hoard("prayer")
    assert drawn(table) == [("anubis", 1)]
    assert table.player("horus").hand == ("diversion",)


def test_with_deck_and_pile_empty_no_veterans_are_spent() -> None:
    # N6
    table = hoard("prayer", veterans=4)
    table.does("anubis", "0")
    assert table.asked("anubis").kind == "night.soldiers.zones"
    assert table.player("anubis").veterans == 4
    assert table.player("anubis").hand == ("diversion", "prayer")


def test_the_last_card_may_be_bought_and_no_more() -> None:
    # N6
    table = hoard("prayer", "transfer", veterans=4)
    table.does("anubis", "0", ["card"])
    assert table.player("anubis").hand == ("diversion", "prayer", "transfer")
    assert table.asked("anubis").kind == "night.soldiers.zones"
    assert table.player("anubis").veterans == 2


# ---------------------------------------------------------------------- Vision


def test_vision_draws_4_and_discards_4_of_the_whole_hand() -> None:
    # P8: the card of N6 comes as well
    deck = ["war_rage", "prayer", "transfer", "swiftness", "iron_wall"]
    table = night(deck=deck, players={"anubis": {"tiles": ["diamond2_vision"], "hand": ["war_fury"]}})
    question = table.asked("anubis")
    assert (question.kind, question.min, question.max, question.secret) == ("night.vision", 4, 4, "options")
    assert table.offered("anubis") == ["iron_wall", "prayer", "swiftness", "transfer", "war_fury", "war_rage"]
    table.does("anubis", ["prayer", "swiftness", "war_fury", "war_rage"])
    assert table.player("anubis").hand == ("diversion", "iron_wall", "transfer")
    assert sorted(table.state.discards) == ["prayer", "swiftness", "war_fury", "war_rage"]


def test_vision_never_discards_diversion() -> None:
    # P8
    table = night(players={"anubis": {"tiles": ["diamond2_vision"]}})
    assert "diversion" not in table.offered("anubis")


def test_what_vision_discards_is_public_and_what_it_shows_is_not() -> None:
    # P8, T8
    deck = ["war_rage", "prayer", "transfer", "swiftness", "iron_wall"]
    table = night(deck=deck, players={"anubis": {"tiles": ["diamond2_vision"]}})
    assert drawn(table) == [("anubis", 1), ("anubis", 4)]
    assert table.game.view("horus")["decisions"] == []
    table.does("anubis", ["prayer", "swiftness", "transfer", "war_rage"])
    assert table.game.view("horus")["discards"] == ["prayer", "swiftness", "transfer", "war_rage"]
    assert not [event for event in table.game.recent if event.to is None and "iron_wall" in str(event.to_json())]


def test_vision_with_a_short_deck_discards_as_many_as_it_drew() -> None:
    # P8: N6 takes the first of three cards, two are left and no pile
    table = hoard("war_rage", "prayer", "transfer", tiles=["diamond2_vision"])
    assert drawn(table) == [("anubis", 1), ("anubis", 2)]
    assert (table.asked("anubis").min, table.asked("anubis").max) == (2, 2)


def test_vision_draws_through_a_deck_made_anew() -> None:
    # P8, N6
    table = hoard("war_rage", "prayer", discards=5, tiles=["diamond2_vision"])
    assert drawn(table) == [("anubis", 1), ("anubis", 4)]
    assert table.asked("anubis").min == 4


def test_vision_with_no_card_to_draw_asks_for_nothing() -> None:
    # P8
    table = hoard("war_rage", tiles=["diamond2_vision"])
    assert table.asked("anubis").kind == "night.fate"
    assert table.player("anubis").hand == ("diversion", "war_rage")


def test_visions_discards_make_the_next_deck_at_once() -> None:
    # P8, N6: the deck was used up; the four cards given back are the new one
    table = hoard("war_rage", "prayer", "transfer", "swiftness", "iron_wall", tiles=["diamond2_vision"])
    table.does("anubis", ["prayer", "swiftness", "transfer", "war_rage"])
    assert table.state.discards == ()
    assert len(table.state.deck) == 4 - 2


def test_cards_are_bought_before_and_after_a_vision() -> None:
    # P1, P8
    table = night(players={"anubis": {"tiles": ["diamond2_vision"], "veterans": 4}})
    table.does("anubis", "0")
    assert table.asked("anubis").kind == "night.card"
    table.does("anubis", ())
    assert table.asked("anubis").kind == "night.vision"
    table.does("anubis", table.offered("anubis")[:4])
    assert table.asked("anubis").kind == "night.card"
    table.does("anubis", ["card"], ["card"])
    assert len(table.player("anubis").hand) == 1 + 1 + 2


def test_a_card_bought_before_a_vision_may_be_discarded_by_it() -> None:
    # P1, P8
    deck = ["war_rage", "prayer", "transfer", "swiftness", "iron_wall", "war_fury"]
    table = night(deck=deck, players={"anubis": {"tiles": ["diamond2_vision"], "veterans": 2}})
    table.does("anubis", "0", ["card"])
    assert "prayer" in table.offered("anubis")
    assert len(table.offered("anubis")) == 6
