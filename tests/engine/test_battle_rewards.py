"""B6: fame and veterans."""

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, soldiers, table_of
from tests.engine.scenario import Table

HOME_PYRAMID = {"buto_1": ("ruby", 4)}


def rewards(table: Table, seat: str) -> tuple[int, int]:
    """Battle fame and veterans."""
    return table.player(seat).battle, table.player(seat).veterans


def test_an_attacker_who_wins_with_a_survivor_gets_1_battle_fame() -> None:
    # B6
    table = clash(attack(5, 4), "b1", "b6")
    table.does("horus", "disband")
    assert rewards(table, "anubis") == (1, 0)
    (gained,) = table.happened(ev.FameGained)
    assert (gained.seat, gained.fame, gained.amount, gained.source) == ("anubis", "battle", 1, "battle")


def test_a_beaten_defender_gets_1_veteran() -> None:
    # B6
    table = clash(attack(5, 4), "b1", "b6")
    table.does("horus", "disband")
    assert rewards(table, "horus") == (0, 1)


def test_a_winning_defender_gets_2_veterans_and_no_fame() -> None:
    # B6
    table = clash(attack(3, 5), "b6", "b6")
    table.does("anubis", "disband")
    assert rewards(table, "horus") == (0, 2)
    gained = [(event.seat, event.amount) for event in table.happened(ev.VeteranGained)]
    assert gained == [("horus", 1), ("anubis", 1), ("horus", 1)]


def test_a_beaten_attacker_gets_1_veteran() -> None:
    # B6
    table = clash(attack(3, 5), "b6", "b6")
    table.does("anubis", "disband")
    assert rewards(table, "anubis") == (0, 1)


def test_rewards_come_after_the_loser_has_gone() -> None:
    # B6: B5 first
    table = clash(attack(5, 4), "b1", "b6")
    assert rewards(table, "anubis") == rewards(table, "horus") == (0, 0)
    table.does("horus", "retreat")
    assert rewards(table, "anubis") == rewards(table, "horus") == (0, 0)
    table.does("anubis", "lotus_fields")
    assert (rewards(table, "anubis"), rewards(table, "horus")) == ((1, 0), (0, 1))


def test_an_attacker_who_wins_without_survivors_gets_a_veteran_instead_of_fame() -> None:
    # B6: he removed his only soldier
    table = clash(attack(1, 4), "b7", "b8")
    table.does("horus", "disband")
    assert (rewards(table, "anubis"), rewards(table, "horus")) == ((0, 1), (0, 1))
    assert table.happened(ev.FameGained) == []


def test_a_defender_who_wins_without_survivors_still_gets_2_veterans() -> None:
    # B6: 1 + 5 to 3 + 3; the tie is his, his only soldier is removed
    table = clash(attack(3, 1), "b6", "b7")
    table.does("anubis", "disband")
    assert (rewards(table, "horus"), rewards(table, "anubis")) == ((0, 2), (0, 1))


def test_where_nobody_survives_the_winning_defender_gets_2_veterans_the_attacker_1() -> None:
    # B6
    table = clash(attack(2, 2), "b3", "b3")
    assert (rewards(table, "horus"), rewards(table, "anubis")) == ((0, 2), (0, 1))
    assert soldiers(table, "anubis") == soldiers(table, "horus") == {}


def test_where_nobody_survives_and_the_attacker_won_each_gets_1_veteran() -> None:
    # B6: 2 + 3 to 1 + 1
    table = clash(attack(2, 1), "b2", "b3")
    assert (rewards(table, "anubis"), rewards(table, "horus")) == ((0, 1), (0, 1))
    assert table.state.holders["sobek_temple"] is None


# ---------------------------------------------------------------------- fame by tiles


def test_defensive_victory_gives_fame_and_one_veteran_only() -> None:
    # B6: the second veteran is for those without fame
    table = clash(attack(3, 5, horus={"tiles": ["sapphire3_defensive_victory"]}))
    table.does("anubis", "disband")
    assert (rewards(table, "horus"), rewards(table, "anubis")) == ((1, 1), (0, 1))


def test_defensive_victory_needs_a_survivor() -> None:
    # B6
    table = clash(attack(3, 1, horus={"tiles": ["sapphire3_defensive_victory"]}), "b6", "b7")
    table.does("anubis", "disband")
    assert rewards(table, "horus") == (0, 2)


def test_defensive_victory_gives_nothing_to_a_beaten_defender_or_to_an_attacker() -> None:
    # B6
    table = clash(attack(5, 2, horus={"tiles": ["sapphire3_defensive_victory"]}), "b1", "b6")
    table.does("horus", "disband")
    assert rewards(table, "horus") == (0, 1)
    table = clash(attack(5, 2, anubis={"tiles": ["sapphire3_defensive_victory"]}), "b1", "b6")
    table.does("horus", "disband")
    assert rewards(table, "anubis") == (1, 0)


# ---------------------------------------------------------------------- conquerable fame


def test_the_winner_takes_the_temple_fame_of_the_zone() -> None:
    # B6
    table = clash(attack(5, 4), "b1", "b6")
    assert table.state.holders["sobek_temple"] == "horus"
    table.does("horus", "disband")
    assert table.state.holders["sobek_temple"] == "anubis"


def test_a_winning_defender_keeps_the_temple_fame() -> None:
    # B6
    table = clash(attack(3, 5))
    table.does("anubis", "disband")
    assert table.state.holders["sobek_temple"] == "horus"
    assert table.happened(ev.FameMoved) == []


def test_a_winner_without_survivors_leaves_the_temple_to_nobody() -> None:
    # B6
    table = clash(attack(1, 4), "b7", "b8")
    table.does("horus", "disband")
    assert table.state.holders["sobek_temple"] is None
    assert table.state.fame("anubis") == table.state.fame("horus") == 0


def test_a_defender_who_wins_a_temple_without_survivors_loses_it_to_nobody() -> None:
    # B6: the tie is his, his only soldier is removed, the attacker must go all the same
    table = clash(attack(3, 1), "b6", "b7")
    table.does("anubis", "retreat")
    table.does("horus", "natron_flats")
    assert table.army("sobek_temple") is None
    assert table.state.holders["sobek_temple"] is None


def test_a_conquered_district_gives_its_pyramid_fame() -> None:
    # B6
    table = attack(5, 2, start="jackal_road", zone="abydos_1", pyramids={"abydos_1": ("ruby", 4)})
    assert table.state.conquered("horus") == (0, 1)
    clash(table, "b1", "b6")
    table.does("horus", "disband")
    assert table.state.conquered("anubis") == (0, 1)
    assert table.state.conquered("horus") == (0, 0)


def test_who_drives_the_enemy_from_his_own_district_gets_his_pyramid_fame_back() -> None:
    # B6
    table = table_of(armies={"buto_1": ("horus", 1)}, pyramids=HOME_PYRAMID)
    assert table.state.conquered("horus") == (0, 1)
    table.does("anubis", "recruit_top", ["buto_1"], "3")
    clash(table, "b1", "b6")
    table.does("horus", "disband")
    assert table.state.conquered("anubis") == (0, 1)


def test_a_winner_without_survivors_in_his_own_city_takes_the_pyramid_fame() -> None:
    # B6, T4: anubis wins 1 + 5 + 1 to 2 + 1, his recruit is removed, horus must go
    table = table_of(armies={"buto_1": ("horus", 2)}, pyramids=HOME_PYRAMID)
    table.does("anubis", "recruit_top", ["buto_1"], "1")
    clash(table, "b7", "b8")
    table.does("horus", "disband")
    assert table.state.conquered("anubis") == (0, 1)
    assert rewards(table, "anubis") == (0, 1)


def test_a_defender_without_survivors_keeps_the_pyramid_fame_of_his_city() -> None:
    # B6: horus wins 1 + 5 + 1 to 2 + 3
    table = attack(2, 1, start="jackal_road", zone="abydos_1", pyramids={"abydos_1": ("ruby", 4)})
    clash(table, "b6", "b7")
    table.does("anubis", "disband")
    assert table.state.conquered("horus") == (0, 1)
    assert table.happened(ev.FameMoved) == []


def test_an_attacker_who_wins_a_foreign_district_without_survivors_gets_no_pyramid_fame() -> None:
    # B6: anubis wins 2 + 5 to 1 + 1 + 1; both his soldiers are removed
    table = attack(2, 1, start="jackal_road", zone="abydos_1", pyramids={"abydos_1": ("ruby", 4)})
    clash(table, "b7", "b8")
    table.does("horus", "disband")
    assert table.state.conquered("anubis") == (0, 0)
    assert table.state.conquered("horus") == (0, 1)


def test_conquerable_fame_does_not_cost_the_veteran() -> None:
    # B6: fame is taken in 4, after veterans were counted in 3
    table = table_of(armies={"buto_1": ("horus", 2)}, pyramids=HOME_PYRAMID)
    table.does("anubis", "recruit_top", ["buto_1"], "1")
    clash(table, "b7", "b8")
    table.does("horus", "disband")
    kinds = [type(event) for event in table.events if isinstance(event, ev.VeteranGained | ev.FameMoved)]
    assert kinds == [ev.VeteranGained, ev.VeteranGained, ev.FameMoved]


def test_veterans_are_public() -> None:
    # B6, T8
    table = clash(attack(3, 5))
    table.does("anubis", "disband")
    assert table.game.view(None)["players"]["horus"]["veterans"] == 2
