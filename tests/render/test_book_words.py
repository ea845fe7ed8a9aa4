"""The Book of the Dead in words: descriptions and complete texts, in both languages."""

from __future__ import annotations

import copy

import pytest

import render
import words
from render.kemet import content, naming
from render.kemet.drawing.avatars import AVATARS
from tests.render.samples import BOOKS, booked

Languages = pytest.mark.parametrize("lang", words.LANGUAGES)


@Languages
def test_the_text_names_everybodys_honour_underworld_and_fame_put_aside(lang: str) -> None:
    for players in BOOKS:
        for view in booked(players).views[::150]:
            text = render.dashboard(view, lang=lang, size=300).text
            for seat, player in view["players"].items():
                line = next(n for n in text.splitlines() if n.startswith(words.name(lang, "god", seat) + ":"))
                assert f"{words.name(lang, 'term', 'honour')} {player['honour']} " in line
                assert words.say(lang, "count-soldier", n=player["underworld"]) in line
                if player["fame"]["aside"]:
                    assert words.say(lang, "picture-aside-record", n=player["fame"]["aside"]) in line
                assert all(words.name(lang, "avatar", avatar) in line for avatar in player["avatars"])


@Languages
def test_the_text_of_the_board_names_avatars_and_their_followers(lang: str) -> None:
    seen = 0
    for players in BOOKS:
        view = booked(players).middle
        text = render.board(view, lang=lang, size=200).text
        for zone, spot in view["board"]["zones"].items():
            for army in spot["armies"]:
                if "avatar" in army:
                    seen += 1
                    line = next(n for n in text.splitlines() if words.name(lang, "zone", zone) + ":" in n)
                    assert words.name(lang, "avatar", army["avatar"]) in line
                    assert army["soldiers"] == 0 or f"{army['soldiers']} " in line
    assert seen


@Languages
def test_the_description_tells_of_journeys_sacrifices_and_honour(lang: str) -> None:
    told = {"AvatarMoved": 0, "AvatarSummoned": 0, "SoldierSacrificed": 0, "FamePutAside": 0}
    for players in BOOKS:
        for view in booked(players).views[::5]:
            events = [event for event in view["last"] if event["event"] in told]
            if not events or all(told[event["event"]] > 2 for event in events):
                continue
            text = render.board(view, lang=lang, size=100).text
            for event in events:
                told[event["event"]] += 1
                if "avatar" in event:
                    assert words.name(lang, "avatar", event["avatar"]) in text
                elif event["event"] == "SoldierSacrificed":
                    god = words.name(lang, "god", event["seat"])
                    assert words.say(lang, "picture-sacrificed", god=god) in text
    assert all(told.values()), told


@Languages
def test_the_text_of_a_battle_names_rites_lives_and_the_forbidden_card(lang: str) -> None:
    seen: set[str] = set()
    for players in BOOKS:
        for view in (booked(players).before or {}, booked(players).after or {}):
            text, battle = render.battle(view, lang=lang, size=200).text, view["battle"]
            for side in (battle["attacker"], battle["defender"]):
                if side["banned"]:
                    seen.add("banned")
                    card = naming.card(lang, side["banned"])
                    assert words.say(lang, "picture-banned", card=card) in text
                for _source, total, amount in side["rites"]:
                    seen.add("rite")
                    assert f"+{amount} {words.name(lang, 'term', total)}" in text
            for army in view["board"]["zones"][battle["zone"]]["armies"]:
                if "avatar" in army:
                    seen.add("avatar")
                    assert words.name(lang, "avatar", army["avatar"]) in text
    assert seen == {"banned", "rite", "avatar"}


@Languages
def test_every_emerald_tile_is_a_picture_with_a_text(lang: str) -> None:
    ids = [key.removeprefix("tile-") for key in words.keys(lang) if key.startswith("tile-emerald") and "." not in key]
    assert len(ids) == 16  # 14 different ones, and two under other names
    for id in ids:
        picture = render.tile(id, lang=lang, size=200)
        assert words.effect(lang, "tile", id) in picture.text
    assert all(any(id.endswith(avatar) for id in ids) for avatar in AVATARS)


@Languages
def test_the_recap_tells_fame_put_aside(lang: str) -> None:
    game = booked(5)
    text = render.recap(game.views, lang=lang, size=200).text
    for seat, player in game.last["players"].items():
        line = next(n for n in text.splitlines() if f". {words.name(lang, 'god', seat)}:" in n)
        record = words.say(lang, "picture-aside-record", n=player["fame"]["aside"])
        assert (record in line) == bool(player["fame"]["aside"])


@Languages
def test_a_battle_tells_of_an_avatar_that_falls(lang: str) -> None:
    view = copy.deepcopy(booked(2).after or {})
    side = view["battle"]["attacker"]
    fallen = words.name(lang, "avatar", "thoth")
    assert side["lives"] == content.AVATAR_LIVES
    role = "winner" if view["battle"]["winner"] == side["seat"] else "loser"
    wanted = words.say(lang, "picture-outcome", role=role, lost=side["lost"], removed=0, fallen=fallen)
    assert fallen in wanted
    assert wanted in render.battle(view, lang=lang, size=200).text
    side["lives"] = 1
    assert wanted not in render.battle(view, lang=lang, size=200).text
