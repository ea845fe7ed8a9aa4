"""The doors: format, size, description, text, languages, crops, threads, other games."""

from __future__ import annotations

import io
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

import render
import words
from render import registry
from render.kemet import content
from render.kemet.drawing.atlas import atlas
from render.kemet.themes import DEFAULT
from tests.render.positions import GODS, game, sampled
from tests.render.samples import booked, found, samples
from tests.render.scenes import crowded

BOARD, CROP = 350_000, 120_000  # bytes


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (3, "de")])
def test_every_kind_of_picture_opens_and_is_described(players: int, lang: str) -> None:
    for name, draw in samples(players, lang):
        if name == "replay":
            continue
        picture = draw()
        with Image.open(io.BytesIO(picture.bytes)) as image:
            image.load()
            assert (image.format or "").lower() == picture.format
            assert image.size == picture.size
        assert 10 < len(picture.alt) <= 1024, name
        assert len(picture.text) >= len(picture.alt) // 2, name
        assert "[" not in picture.alt, name


def test_pictures_are_small_enough_to_be_sent_after_every_action() -> None:
    assert len(render.board(crowded(sampled(5)[5], 2), lang="de").bytes) <= BOARD
    avatars = crowded(booked(5).middle, 1)  # there are two in a game
    for zone, avatar in (("lotus_fields", "nyarlathotep"), ("natron_flats", "cthulhu")):
        avatars["board"]["zones"][zone]["armies"][0].update(soldiers=3, creature=None, avatar=avatar)
    for view in (crowded(sampled(5)[5], 1), avatars, sampled(5)[-1], sampled(4)[-1], sampled(2)[-1]):
        assert len(render.board(view).bytes) <= BOARD
        for crop in ("west", "delta", "buto", "abydos", "sobek_temple"):
            assert len(render.board(view, crop=crop).bytes) <= CROP, crop


def test_the_description_says_what_changed_who_leads_and_whose_turn_it_is() -> None:
    view = found(4).arrows or {}
    picture = render.board(view)
    moved = next(event for event in view["last"] if event["event"] == "ArmyMoved")
    assert words.name("en", "god", view["active"]) in picture.alt
    assert words.name("en", "zone", moved["end"]) in picture.alt
    best = max(view["players"], key=lambda seat: view["players"][seat]["fame"]["total"])
    assert f"{words.name('en', 'god', best)}" in picture.alt.split("Fame:")[0]


def test_the_text_is_the_complete_board() -> None:
    for view in sampled(5)[::6]:
        text = render.board(view, lang="de").text
        for zone, spot in view["board"]["zones"].items():
            line = next(n for n in text.splitlines() if words.name("de", "zone", zone) + ":" in n and n[2] == " ")
            for army in spot["armies"]:
                assert words.say("de", "count-soldier", n=army["soldiers"]) in line
                assert words.name("de", "god", army["owner"]) in line
            if spot["pyramid"]:
                assert f"Level {spot['pyramid']['level']}" in line
        for seat, player in view["players"].items():
            line = next(n for n in text.splitlines() if n.startswith(words.name("de", "god", seat) + ":"))
            assert f"{player['fame']['total']} Ruhm" in line
            assert all(words.name("de", "tile", tile) in line for tile in player["tiles"])


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_of_a_long_turn_the_description_tells_the_latest(lang: str) -> None:
    view = next(view for view in found(5).views if len(view["last"]) > 20 and view["active"])
    moves = [event for event in view["last"] if event["event"] in ("SoldiersPlaced", "PyramidBuilt")]
    last = {"event": "ArmyMoved", "to": None, "seat": "horus", "soldiers": 1, "start": "sanctuary", "way": "walk"}
    long = {**view, "last": [*moves * 30, {**last, "end": "heron_marsh"}]}
    alt = render.board(long, lang=lang, size=100).alt
    assert 700 < len(alt) <= 1024
    assert "…" in alt
    assert alt.endswith(f"{words.name(lang, 'zone', 'heron_marsh')}.")
    assert words.say(lang, "picture-turn", god=words.name(lang, "god", view["active"])) in alt


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_text_says_what_lies_next_to_each_zone(lang: str) -> None:
    for players in (2, 5):
        view = sampled(players)[5]
        text = render.board(view, lang=lang, size=100).text
        for zone in atlas().zones.values():
            lines = [n for n in text.splitlines() if n.startswith(f"{zone.code} ")]
            assert len(lines) == (zone.id in view["board"]["zones"])
            near = [atlas().zones[id].code for id in zone.adjacent if id in view["board"]["zones"]]
            assert all(line.endswith(words.say(lang, "picture-next-to", codes=", ".join(near))) for line in lines)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_texts_say_who_is_choosing(lang: str) -> None:
    """Where the pictures show an hourglass or a lock: on the board, on the dashboard, beside a battle."""
    for view in (*found(4).views[::40], found(3).before or {}):
        pictures = [render.board(view, lang=lang, size=100), render.dashboard(view, lang=lang, size=100)]
        pictures += [render.battle(view, lang=lang, size=100)] if view["battle"] else []
        for entry in view["asked"]:
            if (entry["seat"], entry["kind"]) != (view["active"], "day.action"):
                assert all(words.waiting(lang, entry) in picture.text for picture in pictures)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_text_of_a_player_has_every_tile_with_colour_level_and_effect_and_the_cards_seen(lang: str) -> None:
    view = booked(4).middle
    for seat, player in view["players"].items():
        picture = render.player(view, seat, lang=lang, size=100)
        for id in player["tiles"]:
            tile = content.tile(id)
            assert f"{tile.level} {words.name(lang, 'tile', id)}" in picture.alt
            assert words.name(lang, "colour", tile.colour) in picture.alt
            assert words.effect(lang, "tile", id) in picture.text
        for card in player["battle_cards"]["played"]:
            assert words.name(lang, "battle_card", card) in picture.text


def test_size_and_crop_decide_the_size() -> None:
    view = sampled(4)[4]
    assert render.board(view).size == (1600, 1200)
    assert render.board(view, size=800).size == (800, 600)
    assert render.board(view, size=(800, 300)).size == (400, 300)
    assert render.board(view, crop=(0, 0, 800, 600), size=800).size == (800, 600)
    assert render.dashboard(view, size=600).size[0] == 600


@pytest.mark.parametrize("players", [2, 3])
def test_a_bank_that_is_not_in_play_leaves_more_room_for_the_other(players: int) -> None:
    view = sampled(players)[4]
    assert view["board"]["closed_bank"] == "east"
    assert render.board(view).size[0] < 1150
    assert render.board(view).size[1] == 1200


def test_a_picture_is_the_same_every_time_and_in_every_thread() -> None:
    views = [*sampled(2)[3:6], *sampled(5)[3:6]]
    alone = [render.board(view, size=500).bytes for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: render.board(view, size=500).bytes, views * 4))
    assert together == alone * 4


def test_seats_of_any_name_can_play() -> None:
    view: Any = game(3, 4).view(None)
    text = str(view)
    for god, other in zip(GODS, ("ptah", "sekhmet", "Unnamed 7"), strict=False):
        text = text.replace(f"'{god}'", f"'{other}'")
    named = eval(text)
    for picture in (render.board(named, size=300), render.dashboard(named, size=300)):
        assert "Sekhmet" in picture.text


def test_the_animation_fits_into_a_message() -> None:
    picture = render.replay(found(2).views, size=400)
    assert len(picture.bytes) < 10_000_000
    with Image.open(io.BytesIO(picture.bytes)) as image:
        frames = getattr(image, "n_frames", 1)
        assert frames > 20
        shown = 0
        for n in range(frames):
            image.seek(n)
            image.load()
            shown += image.info["duration"]
    assert shown <= 60_000


def test_another_game_brings_its_own_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = ModuleType("render.toy")
    made = render.Picture(b"", "png", "three cards", "three cards")
    toy.board = lambda view, **options: made  # type: ignore[attr-defined]
    monkeypatch.setattr(registry, "games", lambda: ("toy",))
    monkeypatch.setitem(sys.modules, "render.toy", toy)
    assert render.board({"game": "toy"}) is made


def test_a_theme_is_data() -> None:
    view = sampled(3)[6]
    look = replace(DEFAULT.seats["horus"], colour=(90, 90, 90))
    grey = replace(DEFAULT, name="grey", seats={**DEFAULT.seats, "horus": look})
    plain, other = render.board(view), render.board(view, theme=grey)
    assert plain.bytes != other.bytes
    assert plain.text == other.text
    assert render.board(view).bytes == plain.bytes
