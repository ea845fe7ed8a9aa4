"""Everything of the Book of the Dead that should be seen is on the drawn scenes, and nothing of it in other games."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import words
from render.kemet.drawing.avatars import AVATARS
from render.kemet.pictures import recap
from render.kemet.reading.history import history
from render.kemet.themes import DEFAULT
from tests.render.positions import sampled
from tests.render.samples import BOOKS, booked
from tests.render.scenes import (
    battle_scene,
    board_scene,
    crowded,
    dashboard_scene,
    items,
    person_scene,
    said,
    tiles_scene,
)
from tests.render.test_board_shows import near

Counts = pytest.mark.parametrize("players", [2, 3, 4, 5])
View = dict[str, Any]


def views(players: int, every: int = 60) -> tuple[View, ...]:
    """Positions of the game with the book."""
    return tuple(booked(players).views[::every])


def armies(view: View) -> dict[str, str]:
    """What the armies on the board should say."""
    return {
        f"{zone}.{army['owner']}": " ".join(
            [army["owner"], f"{army['soldiers']}", *filter(None, [army.get("avatar") or army["creature"]])]
        )
        for zone, spot in view["board"]["zones"].items()
        for army in spot["armies"]
    }


@Counts
def test_avatars_are_seen_with_owner_and_followers(players: int) -> None:
    seen: set[str] = set()
    for view in (*views(players), booked(players).middle):
        wanted = armies(view)
        assert said(board_scene(view), "army") == wanted
        seen |= {says.split()[-1] for says in wanted.values()} & set(AVATARS)
    old_ones = BOOKS[players][0] == "old_ones"
    assert seen == ({"nyarlathotep", "cthulhu"} if old_ones else {"thoth", "apophis"})


def test_an_avatar_alone_shows_that_it_has_no_followers() -> None:
    view = crowded(booked(5).middle, 1, sorted(AVATARS))
    spots = [spot["armies"][0] for spot in view["board"]["zones"].values()]
    assert {army["soldiers"] for army in spots} == {0, 1, 2, 3, 4}
    assert said(board_scene(view), "army") == armies(view)


@pytest.mark.parametrize("count", [1, 2])
def test_an_avatar_is_told_from_an_army_by_a_large_dark_disc_on_its_owners_colour(count: int) -> None:
    view = booked(5).middle
    canvas = board_scene(crowded(view, count, sorted(AVATARS)))
    for item in items(canvas, "army"):
        assert near(canvas, item, DEFAULT.colours["underworld"]) > 0.06, item
        assert near(canvas, item, DEFAULT.seats[item.says.split()[0]].colour) > 0.12, item
    plain = board_scene(crowded(view, count))
    assert all(near(plain, item, DEFAULT.colours["underworld"]) < 0.01 for item in items(plain, "army"))


def test_journeys_along_the_nile_are_arrows() -> None:
    ways: set[str] = set()
    for players in BOOKS:
        for view in booked(players).views[::9]:
            moves = [event for event in view["last"] if event["event"] in ("ArmyMoved", "AvatarMoved")]
            wanted = {f"{event['start']}>{event['end']}": event["way"] for event in moves}
            if "nile" in wanted.values() or "bark" in wanted.values():
                assert said(board_scene(view), "arrow") == wanted
                ways |= set(wanted.values())
    assert {"nile", "bark"} <= ways


@Counts
def test_emerald_pyramids_are_seen(players: int) -> None:
    view = booked(players).middle
    wanted = [z for z, s in view["board"]["zones"].items() if s["pyramid"] and s["pyramid"]["colour"] == "emerald"]
    canvas = board_scene(view)
    drawn = {item.key: item for item in items(canvas, "pyramid") if item.says.startswith("emerald")}
    assert set(drawn) == set(wanted)
    assert wanted
    assert all(near(canvas, item, DEFAULT.gems["emerald"].colour) > 0.03 for item in drawn.values())


@Counts
def test_the_underworld_shows_honour_corruption_sacrifices_and_fame_put_aside(players: int) -> None:
    aside = below = 0
    for view in (*views(players, 45), booked(players).last):
        canvas = dashboard_scene(view, "de")
        assert said(canvas, "marker") == {seat: f"{p['honour']}" for seat, p in view["players"].items()}
        spaces = {item.key: item for item in items(canvas, "track")}
        assert len(spaces) == view["book"]["honour_max"] + 1
        for item in items(canvas, "marker"):
            inside = spaces[item.says].box
            assert inside[0] <= item.box[0] < item.box[2] <= inside[2], item
        bands = said(canvas, "band")
        assert set(bands) == {f"{value}" for value in view["book"]["corruption"]}
        assert all(text.endswith(value) for value, text in bands.items())
        stars = {key for key in said(canvas, "aside") if "." in key}
        spots = view["book"]["fame_spaces"]
        owned = [(seat, p["fame"]["aside"]) for seat, p in view["players"].items()]
        assert stars == {f"{spots[n]}.{seat}" for seat, count in owned for n in range(count)}
        numbers = said(canvas, "stat")
        for seat, player in view["players"].items():
            assert numbers[f"{seat}.underworld"] == f"{player['underworld']}"
            assert numbers[f"{seat}.aside"] == f"{player['fame']['aside']}"
            aside, below = max(aside, player["fame"]["aside"]), max(below, player["underworld"])
    assert aside
    assert below


@pytest.mark.parametrize("honour", [0, 5, 9])
def test_markers_on_one_space_stand_side_by_side(honour: int) -> None:
    view = copy.deepcopy(booked(5).middle)
    for player in view["players"].values():
        player["honour"] = honour
    markers = items(dashboard_scene(view), "marker")
    assert len(markers) == 5
    for n, a in enumerate(markers):
        for b in markers[n + 1 :]:
            assert a.box[2] <= b.box[0] + 1 or b.box[2] <= a.box[0] + 1 or a.box[3] <= b.box[1] + 1, (a, b)


def test_other_games_have_no_underworld() -> None:
    for view in sampled(4, every=200):
        canvas = dashboard_scene(view)
        assert not items(canvas, "underworld", "marker", "band", "aside")
        assert not items(person_scene(view, view["order"][0]), "underworld")


@Counts
def test_a_players_sheet_shows_honour_and_avatars_in_supply(players: int) -> None:
    game = booked(players)
    waiting = next((v for v in game.views if any(p["avatars"] for p in v["players"].values())), game.last)
    for view in (waiting, game.last):
        for seat, player in view["players"].items():
            canvas = person_scene(view, seat)
            wanted = {name: player[name] for name in ("honour", "corruption", "underworld")}
            wanted["aside"] = player["fame"]["aside"]
            assert {name: said(canvas, "stat")[f"{seat}.{name}"] for name in wanted} == {
                name: f"{value}" for name, value in wanted.items()
            }
            for avatar in player["avatars"]:
                name = words.say("en", "picture-waiting", creature=words.name("en", "avatar", avatar))
                assert name in said(canvas, "name").values()


def fights(step: str) -> list[View]:
    """Battles of all games in which the book matters."""
    found = []
    for players in BOOKS:
        for view in booked(players).views:
            battle = view["battle"]
            if battle and battle["step"] == step:
                zone = view["board"]["zones"][battle["zone"]]
                sides = (battle["attacker"], battle["defender"])
                if any("avatar" in army for army in zone["armies"]) or any(s["banned"] or s["rites"] for s in sides):
                    found.append(view)
    return found


def test_a_battle_shows_avatars_their_lives_rites_and_the_forbidden_card() -> None:
    seen: set[str] = set()
    for view in (*fights("choose")[::3], *fights("winner")[::3], *fights("loser")[::3]):
        canvas, battle = battle_scene(view, "de"), view["battle"]
        there = {army["owner"]: army for army in view["board"]["zones"][battle["zone"]]["armies"]}
        for role in ("attacker", "defender"):
            side = battle[role]
            seat, army = side["seat"], there.get(side["seat"], {})
            banned = said(canvas, "banned").get(seat, "")
            if side["banned"]:
                assert banned.endswith(words.say("de", f"battle_card-{side['banned']}.nick"))
                seen.add("banned")
            else:
                assert not banned
            rites = {key for key in said(canvas, "rite") if key.startswith(f"{seat}.")}
            assert rites == {f"{seat}.{source}" for source, _, _ in side["rites"]}
            seen |= {"rite"} if rites else set()
            if army.get("avatar"):
                assert said(canvas, "army")[seat].endswith(army["avatar"])
                hearts = [says for key, says in said(canvas, "life").items() if key.startswith(f"{seat}.")]
                assert sorted(hearts) == sorted(["lost"] * side["lives"] + ["whole"] * (2 - side["lives"]))
                seen.add("avatar")
    assert seen == {"banned", "rite", "avatar"}


def test_before_the_reveal_the_strength_of_an_avatar_is_counted() -> None:
    strength = {"thoth": 4, "apophis": 5, "nyarlathotep": 4, "cthulhu": 5}
    seen = 0
    for view in fights("choose"):
        canvas, battle = battle_scene(view), view["battle"]
        for army in view["board"]["zones"][battle["zone"]]["armies"]:
            if "avatar" in army:
                seen += 1
                parts = " ".join(i.says for i in items(canvas, "parts") if i.key == f"{army['owner']}.strength")
                name = words.name("en", "avatar", army["avatar"])
                assert f"{strength[army['avatar']]}\u00a0{name}" in parts
    assert seen


def test_what_everybody_can_count_before_is_what_is_reckoned_after() -> None:
    """The sums of the picture, with cards and rites, are the engine's."""
    from render.kemet.reading import duel
    from render.kemet.reading.seen import table

    seen = 0
    for players in BOOKS:
        last: View | None = None
        for view in booked(players).views:
            battle = view["battle"]
            open_cards = battle and battle["attacker"]["card"] and battle["defender"]["card"]
            if open_cards and not battle["attacker"]["sums"]:
                last = view
            elif last and open_cards and battle["zone"] == last["battle"]["zone"]:
                rites = [last["battle"][role]["rites"] == battle[role]["rites"] for role in ("attacker", "defender")]
                shown = duel.duel(table(last), last)
                if all(rites) and not any("wound" in str(battle[r]["sums"]) for r in ("attacker", "defender")):
                    for side in (shown.attacker, shown.defender):
                        for name, parts in battle[side.role]["sums"].items():
                            assert sorted(side.sums[name]) == sorted((s, n) for s, n in parts), (side, name)
                    seen += 1
                last = None
    assert seen


@Counts
def test_the_market_shows_all_emerald_tiles(players: int) -> None:
    view = booked(players).buyer or {}
    canvas = tiles_scene(view, "emerald", "de")
    owned = {tile for p in view["players"].values() for tile in p["tiles"]}
    wanted = {tile for tile in {*view["market"], *owned} if tile.startswith("emerald")}
    assert set(said(canvas, "tile")) == set(said(canvas, "effect")) == wanted
    assert len(wanted) >= 13


@Counts
def test_the_recap_shows_fame_put_aside(players: int) -> None:
    game = booked(players)
    past = history(game.views)
    canvas = recap.draw(past, DEFAULT, "en", None)
    for seat, player in game.last["players"].items():
        assert said(canvas, "stat")[f"{seat}.aside.aside"] == f"{player['fame']['aside']}"
