"""Battles and secrets: what nobody else may learn, wherever the battle stands (T8), and that it can be stored there."""

from random import Random

from engine import load_game
from engine.kemet import events as ev
from engine.kemet.content import DECK
from tests.engine.fights import attack, clash, lay, table_of
from tests.engine.scenario import Table

HIDDEN = ("b8", "b7", "swiftness", "transfer", "bloodbath")


def armed() -> Table:
    """Both hold cards that are never shown; anubis draws one as the battle begins."""
    return attack(
        5,
        5,
        anubis={"tiles": ["diamond3_priest_of_thoeris"], "hand": ["swiftness", "war_rage"]},
        horus={"hand": ["transfer", "iron_wall"]},
        deck=["bloodbath"],
    )


def fought(table: Table) -> Table:
    lay(table, "anubis", ("b1", "war_rage"), discard="b8")
    lay(table, "horus", ("b6", "iron_wall"), discard="b7")
    table.does("horus", "retreat")
    table.does("anubis", "lotus_fields", "stay")
    return table


def told(table: Table, seat: str | None) -> str:
    """Everything that a seat (or everybody) was told and sees."""
    seen = [event for event in table.events if event.to is None or (seat is not None and seat in event.to)]
    return str([event.to_json() for event in seen])


def test_no_public_event_of_a_battle_names_a_hidden_card() -> None:
    # T8, B1, B8
    table = fought(armed())
    assert not [card for card in HIDDEN if card in told(table, None)]


def test_no_event_of_a_battle_names_a_hidden_card_to_the_opponent() -> None:
    # T8: each sees his own only
    table = fought(armed())
    assert not [card for card in ("b8", "swiftness", "bloodbath") if card in told(table, "horus")]
    assert not [card for card in ("b7", "transfer") if card in told(table, "anubis")]
    assert "bloodbath" in told(table, "anubis")


def test_no_view_of_others_names_a_hidden_card() -> None:
    # T8: the last events and the players' hands in every view
    table = fought(armed())
    for viewer in (None, "horus"):
        view = table.game.view(viewer)
        facts = str(
            {**view["players"]["anubis"], "battle_cards": {**view["players"]["anubis"]["battle_cards"], "all": []}}
        )
        assert not [card for card in ("b8", "swiftness", "bloodbath") if card in facts + str(view["last"])]


def test_a_world_imagined_in_mid_battle_looks_the_same_to_who_imagines_it() -> None:
    # T8: also between two locked answers
    table = armed()
    lay(table, "anubis", ("b1", "war_rage"), discard="b8")
    twin = table.game.imagine("horus", Random(1))
    assert twin.view("horus") == table.game.view("horus")
    assert twin.view(None) == table.game.view(None)


def test_a_world_imagined_after_the_reveal_keeps_what_was_shown() -> None:
    # T8
    table = clash(armed(), ("b1", "war_rage"), "b6")
    twin = table.game.imagine("horus", Random(2))
    assert twin.view("horus") == table.game.view("horus")
    assert twin.state.players["anubis"].played == ("b1",)


def test_imagined_hands_differ_from_the_real_one() -> None:
    # T8: otherwise it would be no secret
    table = armed()
    hands = {table.game.imagine("horus", Random(number)).state.players["anubis"].hand for number in range(20)}
    assert len(hands) > 1
    assert {len(hand) for hand in hands} == {4}


def test_a_battle_goes_on_from_a_stored_game_between_two_locked_answers() -> None:
    # B1
    table = armed()
    lay(table, "anubis", ("b1", "war_rage"), discard="b8")
    stored = Table(load_game(table.game.to_json()))
    assert [decision.id for decision in stored.game.decisions] == [decision.id for decision in table.game.decisions]
    lay(table, "horus", "b6", discard="b7")
    lay(stored, "horus", "b6", discard="b7")
    assert stored.game.to_json() == table.game.to_json()
    assert stored.happened(ev.BattleReckoned) == table.happened(ev.BattleReckoned) != []


def test_a_copy_in_mid_battle_is_independent() -> None:
    # B1
    table = armed()
    table.does("anubis", "b1")
    twin = Table(table.game.copy())
    lay(twin, "anubis", "b1", discard="b8")
    lay(twin, "horus", "b6")
    assert table.asked("anubis").kind == "battle.discard"
    assert table.player("anubis").cards == ("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8")


def test_a_draft_of_the_last_choice_halts_before_the_reveal() -> None:
    # B1, B2
    table = armed()
    lay(table, "anubis", ("b1", "war_rage"), discard="b8")
    draft = table.game.draft("horus")
    draft.answer(draft.decisions[0].id, ["b6"])
    draft.answer(draft.decisions[0].id, ["b7"])
    draft.answer(draft.decisions[0].id, [])
    assert draft.ready
    assert draft.view()["battle"]["attacker"]["card"] is None
    assert table.player("horus").played == ()
    events = table.game.commit(draft)
    assert [event.seat for event in events if isinstance(event, ev.BattleCardsRevealed)] == ["anubis", "horus"]


def test_the_retracted_choice_of_one_side_does_not_disturb_the_other() -> None:
    # B1
    table = armed()
    table.does("horus", "b6")
    asked = table.asked("horus").id
    lay(table, "anubis", "b1", discard="b8")
    table.game.retract("anubis")
    assert table.asked("horus").id == asked
    assert table.asked("horus").kind == "battle.discard"


def test_nobody_imagines_a_removed_card_that_was_seen_since() -> None:
    # T8: b8 was removed by Wrryt Storm, then b1 was played: whatever is gone, it is not b1
    stormy = {"tiles": ["ruby2_wrryt_storm"], "removed": ["b8"]}
    table = clash(attack(5, 5, anubis=stormy), "b1", "b6")
    worlds = [table.game.imagine("horus", Random(number)) for number in range(60)]
    gone = {world.state.players["anubis"].removed for world in worlds}
    assert gone == {("b2",), ("b3",), ("b4",), ("b5",), ("b6",), ("b7",), ("b8",)}


def test_a_card_laid_in_vain_is_known_until_the_battle_is_over() -> None:
    # T8, P5
    table = attack(5, 4, horus={"tiles": ["ruby3_divine_wound"], "prayer": 0, "hand": ["war_fury", "prayer"]})
    lay(table, "anubis", "b2")
    lay(table, "horus", ("b2", "war_fury"))
    assert table.game.view("anubis")["battle"]["defender"]["unpaid"] == ["war_fury"]
    dealt = [table.game.imagine("anubis", Random(n)) for n in range(30)]
    assert all("war_fury" in twin.state.players["horus"].hand for twin in dealt)
    assert all(len(twin.decisions[0].options) == 1 for twin in dealt)  # the other one
    table.does("horus", (), "disband")
    table.does("anubis", "stay")
    dealt = [table.game.imagine("anubis", Random(n)) for n in range(30)]
    assert not all("war_fury" in twin.state.players["horus"].hand for twin in dealt)  # hidden again


def test_what_came_from_a_deck_that_all_know_stays_known() -> None:
    # T8, N6: two cards make a new deck, horus and bastet draw one each, then the deck is shuffled again
    rest = list(DECK)
    for card in ("war_rage", "bronze_wall", "bronze_wall"):
        rest.remove(card)
    table = table_of(
        3,
        players={"anubis": {"hand": rest}, "horus": {"hand": []}, "bastet": {"hand": []}},
        order=["anubis", "horus", "bastet"],
        phase="night",
        armies={},
        deck=["war_rage"],
        discards=["bronze_wall", "bronze_wall"],
    )
    table.defaults("day.action")
    while table.game.decisions[0].seat != "anubis":
        table.does(table.game.decisions[0].seat, "pray_middle")
    table.does("anubis", "card.prayer")
    assert table.state.shuffles == 3
    for game in (table.game, load_game(table.game.to_json())):
        for n in range(30):
            assert game.imagine("bastet", Random(n)).state.players["horus"].hand == ("bronze_wall", "diversion")
