"""B5, B7 and B8: the loser goes, the winner stays or disbands, cards are laid off."""

from engine.kemet import events as ev
from tests.engine.fights import attack, clash, lay, march, soldiers, table_of

AROUND_SOBEK = ["ibis_meadows", "jackal_road", "lotus_fields", "natron_flats", "ochre_dunes"]

# ---------------------------------------------------------------------- B5: disbanding


def test_the_loser_chooses_to_disband_or_to_retreat() -> None:
    # B5
    table = clash(attack(5, 4), "b1", "b6")
    assert [decision.seat for decision in table.game.decisions] == ["horus"]
    assert table.asked("horus").kind == "battle.loser"
    assert table.offered("horus") == ["disband", "retreat"]
    assert table.asked("horus").default is None


def test_disbanding_gives_a_prayer_for_each_soldier_but_one() -> None:
    # B5
    table = clash(attack(5, 4, horus={"prayer": 2}), "b1", "b6")
    table.does("horus", "disband")
    assert table.player("horus").prayer == 2 + 3
    assert table.player("horus").supply == 12
    assert soldiers(table, "horus") == {}
    (disbanded,) = table.happened(ev.ArmyDisbanded)
    assert (disbanded.seat, disbanded.zone, disbanded.soldiers) == ("horus", "sobek_temple", 4)


def test_disbanding_one_soldier_gives_no_prayer() -> None:
    # B5
    table = clash(attack(5, 1, horus={"prayer": 2}), "b1", "b6")
    table.does("horus", "disband")
    assert table.player("horus").prayer == 2
    assert table.happened(ev.PrayerGained) == []


def test_only_survivors_are_paid_for() -> None:
    # B5: 2 of 5 are lost
    table = clash(attack(5, 5, horus={"prayer": 0}), "b2", "b3")
    table.does("horus", "disband")
    assert table.player("horus").prayer == 2


def test_prayer_above_11_is_lost() -> None:
    # B5, T3
    table = clash(attack(5, 5, horus={"prayer": 10}), "b1", "b6")
    table.does("horus", "disband")
    assert table.player("horus").prayer == 11
    (gain,) = table.happened(ev.PrayerGained)
    assert (gain.gained, gain.parts) == (1, (("disband", 4),))


def test_a_disbanded_armys_creature_goes_to_supply() -> None:
    # B5
    table = attack(5, 4, guard="ancestral_elephant", horus={"tiles": ["sapphire2_ancestral_elephant"]})
    clash(table, "b1", "b6")
    table.does("horus", "disband")
    assert table.player("horus").waiting == ("ancestral_elephant",)
    home = ev.CreatureLeft(seat="horus", creature="ancestral_elephant", zone="sobek_temple")
    assert table.happened(ev.CreatureLeft) == [home]


def test_without_survivors_there_is_no_choice_and_no_prayer() -> None:
    # B5
    table = clash(attack(5, 2, horus={"prayer": 3}), "b2", "b1")
    assert [(decision.seat, decision.kind) for decision in table.game.decisions] == [("anubis", "battle.winner")]
    assert table.player("horus").prayer == 3
    assert table.happened(ev.ArmyDisbanded) == []


# ---------------------------------------------------------------------- B5: retreat


def test_the_winner_picks_the_free_adjacent_zone() -> None:
    # B5
    table = clash(attack(5, 4), "b1", "b6")
    table.does("horus", "retreat")
    assert table.asked("anubis").kind == "battle.retreat"
    assert table.offered("anubis") == AROUND_SOBEK
    table.does("anubis", "lotus_fields")
    assert soldiers(table, "horus") == {"lotus_fields": 4}
    assert soldiers(table, "anubis") == {"sobek_temple": 5}
    moved = table.happened(ev.ArmyMoved)[-1]
    assert (moved.seat, moved.start, moved.end, moved.way) == ("horus", "sobek_temple", "lotus_fields", "retreat")


def test_a_zone_with_any_army_is_not_free() -> None:
    # B5, T5: the loser's own armies count too
    armies = {"ibis_meadows": ("horus", 1), "ochre_dunes": ("anubis", 1)}
    table = clash(attack(5, 4, armies=armies), "b1", "b6")
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["jackal_road", "lotus_fields", "natron_flats"]
    assert table.blocked("anubis") == {"ibis_meadows": "zone_not_free", "ochre_dunes": "zone_not_free"}


def test_zones_where_nobody_can_retreat_are_blocked_with_a_reason() -> None:
    # B5
    table = table_of(armies={"buto_1": ("horus", 4), "buto_2": ("anubis", 1), "natron_flats": ("anubis", 1)})
    table.does("anubis", "recruit_top", ["buto_1"], "5")
    clash(table, "b1", "b6")
    assert table.blocked("horus") == {"retreat": "nowhere_to_retreat"}
    table = table_of(armies={"buto_1": ("anubis", 5), "natron_flats": ("horus", 2)})
    march(table, "anubis", "buto_1", "natron_flats")
    clash(table, "b1", "b6")
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["acacia_bank", "ochre_dunes", "sobek_temple"]
    assert table.blocked("anubis") == dict.fromkeys(("buto_1", "buto_2", "buto_3"), "foreign_district")


def test_the_attackers_remaining_soldiers_keep_their_zone() -> None:
    # B5: half the army has stayed where the move began
    table = table_of(armies={"natron_flats": ("anubis", 5), "sobek_temple": ("horus", 2)})
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "4")
    clash(table, "b1", "b6")
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["ibis_meadows", "jackal_road", "lotus_fields", "ochre_dunes"]


def test_the_creature_goes_along_on_a_retreat() -> None:
    # B5
    table = attack(5, 4, guard="ancestral_elephant", horus={"tiles": ["sapphire2_ancestral_elephant"]})
    clash(table, "b1", "b6")
    table.does("horus", "retreat")
    table.does("anubis", "jackal_road")
    assert table.army("jackal_road") == ("horus", 4, "ancestral_elephant")
    assert table.player("horus").waiting == ()


def test_no_retreat_into_a_district_of_another_city() -> None:
    # B5: from the winner's district only the desert is left
    table = table_of(armies={"buto_1": ("horus", 4)})
    table.does("anubis", "recruit_top", ["buto_1"], "5")
    clash(table, "b1", "b6")
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["natron_flats"]


def test_a_retreat_into_districts_of_the_own_city_needs_no_way_through_walls() -> None:
    # B5
    table = clash(attack(5, 2, start="jackal_road", zone="abydos_1"), "b1", "b6")
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["abydos_2", "abydos_3", "jackal_road"]
    table.does("anubis", "abydos_3")
    assert soldiers(table, "horus") == {"abydos_3": 2}


def test_a_retreat_from_the_desert_into_the_own_city() -> None:
    # B5: horus holds the desert before his city
    table = clash(attack(5, 2, start="sobek_temple", zone="jackal_road"), "b1", "b6")
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["abydos_1", "abydos_2", "abydos_3", "ibis_meadows", "sobek_temple"]


def test_the_desert_before_the_winners_city_leads_into_no_district() -> None:
    # B5
    table = clash(attack(5, 2, start="buto_1", zone="natron_flats"), "b1", "b6")
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["acacia_bank", "ochre_dunes", "sobek_temple"]


def test_there_is_no_voyage_on_a_retreat() -> None:
    # B5: a Nile temple has one neighbour; harbours further away do not count
    table = clash(attack(5, 2, start="acacia_bank", zone="hathor_temple"), "b1", "b6")
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["acacia_bank"]


def test_where_no_zone_is_free_the_loser_disbands() -> None:
    # B5
    armies = {"acacia_bank": ("anubis", 5), "hathor_temple": ("horus", 3)}
    table = table_of(armies=armies)
    table.does("anubis", "move_top", "acacia_bank", "hathor_temple", "4")
    clash(table, "b1", "b6")
    assert table.offered("horus") == ["disband"]
    assert table.blocked("horus") == {"retreat": "nowhere_to_retreat"}
    assert table.asked("horus").default == ("disband",)
    table.does("horus", "disband")
    assert table.player("horus").prayer == 7 + 2


def test_a_beaten_attacker_retreats_too() -> None:
    # B5
    table = clash(attack(3, 5), "b6", "b1")
    assert table.offered("anubis") == ["disband", "retreat"]
    table.does("anubis", "retreat")
    assert table.offered("horus") == AROUND_SOBEK
    table.does("horus", "natron_flats")
    assert soldiers(table, "anubis") == {"natron_flats": 3}
    assert soldiers(table, "horus") == {"sobek_temple": 5}


def test_a_retreat_takes_over_a_free_temple() -> None:
    # B5, T9
    table = clash(attack(5, 2, start="sobek_temple", zone="jackal_road"), "b1", "b6")
    table.does("horus", "retreat")
    table.does("anubis", "sobek_temple")
    assert table.state.holders["sobek_temple"] == "horus"


def test_a_winner_without_survivors_picks_the_zone_of_retreat() -> None:
    # B5: anubis wins 1 + 5 to 4 + 1 and removes his only soldier
    table = clash(attack(1, 4), "b7", "b8")
    assert soldiers(table, "anubis") == {}
    table.does("horus", "retreat")
    assert table.offered("anubis") == AROUND_SOBEK
    table.does("anubis", "ibis_meadows")
    assert soldiers(table, "horus") == {"ibis_meadows": 4}


def test_the_loser_never_stays_even_if_the_winner_has_nobody_left() -> None:
    # B5
    table = clash(attack(1, 4), "b7", "b8")
    assert table.offered("horus") == ["disband", "retreat"]
    table.does("horus", "disband")
    assert table.army("sobek_temple") is None
    assert table.state.holders["sobek_temple"] is None


def test_a_zone_with_a_pending_battle_is_not_free() -> None:
    # B5: anubis recruits on two enemies at home, who could otherwise fall back next door
    table = table_of(armies={"buto_1": ("horus", 2), "buto_2": ("horus", 2)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "3", "3", "buto_1")
    clash(table, "b6", "b1")
    assert table.offered("horus") == ["disband", "retreat"]
    table.does("horus", "retreat")
    assert table.offered("anubis") == ["natron_flats"]


def test_a_beaten_recruiter_does_not_fall_back_on_a_pending_battle() -> None:
    # B5: anubis loses in his own city; of his districts only the quiet one is free
    table = table_of(armies={"buto_1": ("horus", 5), "buto_2": ("horus", 2)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "3", "2", "buto_1")
    clash(table, "b6", "b1")
    table.does("anubis", "retreat")
    assert table.offered("horus") == ["buto_3", "natron_flats"]


# ---------------------------------------------------------------------- B7: the winner


def test_the_winner_stays_by_default() -> None:
    # B7
    table = clash(attack(5, 4), "b1", "b6")
    table.does("horus", "disband")
    question = table.asked("anubis")
    assert (question.kind, question.default) == ("battle.winner", ("stay",))
    table.does("anubis", "stay")
    assert soldiers(table, "anubis") == {"sobek_temple": 5}


def test_the_winner_may_disband_as_the_loser_does() -> None:
    # B7
    table = clash(attack(5, 4, anubis={"prayer": 1}), "b1", "b6")
    table.does("horus", "disband")
    table.does("anubis", "disband")
    assert table.player("anubis").prayer == 1 + 4
    assert table.player("anubis").supply == 12
    assert table.army("sobek_temple") is None


def test_a_winning_defender_may_disband() -> None:
    # B7
    table = clash(attack(3, 5, horus={"prayer": 0}), "b6", "b1")
    table.does("anubis", "disband")
    table.does("horus", "disband")
    assert table.player("horus").prayer == 4


def test_who_disbands_gives_the_temple_fame_back() -> None:
    # B7, T9: it was his from B6 to B7
    table = clash(attack(5, 4), "b1", "b6")
    table.does("horus", "disband")
    assert table.state.holders["sobek_temple"] == "anubis"
    table.does("anubis", "disband")
    assert table.state.holders["sobek_temple"] is None
    moves = [(event.fame, event.before, event.after) for event in table.happened(ev.FameMoved)]
    assert moves == [("temple", "horus", "anubis"), ("temple", "anubis", None)]


def test_who_disbands_in_an_enemy_district_gives_the_pyramid_fame_back() -> None:
    # B7, T9
    pyramids = {"abydos_1": ("ruby", 4)}
    table = clash(attack(5, 2, start="jackal_road", zone="abydos_1", pyramids=pyramids), "b1", "b6")
    table.does("horus", "disband")
    assert table.state.conquered("anubis") == (0, 1)
    table.does("anubis", "disband")
    assert table.state.conquered("anubis") == (0, 0)
    assert table.state.conquered("horus") == (0, 1)
    moves = [(event.fame, event.before, event.after) for event in table.happened(ev.FameMoved)]
    assert moves == [("pyramid", "horus", "anubis"), ("pyramid", "anubis", "horus")]


def test_who_disbands_at_home_keeps_the_pyramid_fame() -> None:
    # B7, T4
    pyramids = {"abydos_1": ("ruby", 4)}
    table = clash(attack(2, 5, start="jackal_road", zone="abydos_1", pyramids=pyramids), "b6", "b1")
    table.does("anubis", "disband")
    table.does("horus", "disband")
    assert table.state.conquered("horus") == (0, 1)


def test_battle_fame_stays_with_who_disbands() -> None:
    # B7, T7
    table = clash(attack(5, 4), "b1", "b6")
    table.does("horus", "disband")
    table.does("anubis", "disband")
    assert table.player("anubis").battle == 1


def test_a_winner_without_survivors_is_not_asked() -> None:
    # B7
    table = clash(attack(1, 4), "b7", "b8")
    table.does("horus", "disband")
    assert table.asked("horus").kind == "day.action"


# ---------------------------------------------------------------------- B8: cleaning up


def test_interventions_go_to_the_discard_pile_and_diversion_back_to_the_hand() -> None:
    # B8
    table = attack(5, 4, anubis={"hand": ["war_rage"]}, horus={"hand": ["bronze_wall"]})
    clash(table, ("b1", "war_rage", "diversion"), ("b6", "bronze_wall"))
    assert table.state.discards == ()
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert sorted(table.state.discards) == ["bronze_wall", "war_rage"]
    assert table.player("anubis").hand == table.player("horus").hand == ("diversion",)


def test_active_cards_stay_known_until_their_owner_takes_them_back() -> None:
    # B8, T8
    table = clash(attack(5, 4), "b1", "b6")
    table.does("horus", "disband")
    table.does("anubis", "stay")
    seen = table.game.view("horus")["players"]["anubis"]["battle_cards"]
    assert (seen["played"], seen["hand"], seen["counts"]) == (["b1"], None, {"hand": 6, "discarded": 1, "removed": 0})


def test_the_battle_is_over_and_the_turn_goes_on() -> None:
    # B8
    table = clash(attack(5, 4), "b1", "b6")
    table.does("horus", "disband")
    table.does("anubis", "stay")
    assert table.game.view(None)["battle"] is None
    assert table.happened(ev.BattleEnded)[0] == ev.BattleEnded(zone="sobek_temple", winner="anubis", loser="horus")
    assert table.asked("horus").kind == "day.action"


def test_two_battles_of_one_action_use_two_pairs_of_cards() -> None:
    # B8
    table = table_of(armies={"buto_1": ("horus", 1), "buto_2": ("horus", 1)})
    table.does("anubis", "recruit_top", ["buto_1", "buto_2"], "3", "3", "buto_2")
    clash(table, "b2", "b6")
    table.does("anubis", "stay")
    lay(table, "anubis", "b1")
    lay(table, "horus", "b5")
    assert table.player("anubis").played == ("b1", "b2")
    assert len(table.player("anubis").cards) == 4


def test_an_army_may_fight_in_its_next_move_again() -> None:
    # B8
    table = clash(attack(5, 4, armies={"jackal_road": ("horus", 1)}), "b1", "b6")
    table.does("horus", "disband")
    table.does("anubis", "stay")
    table.does("horus", "pray_middle")
    march(table, "anubis", "sobek_temple", "jackal_road", "move_middle")
    assert len(table.offered("anubis")) == 6
