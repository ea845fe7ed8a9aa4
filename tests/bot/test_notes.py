"""What a player's own view adds to the words of an option."""

from __future__ import annotations

import words
from bot import games
from bot.games.kemet.plugin import HINTS
from tests.engine.scenario import at

PLUGIN = games.plugin("kemet")


def test_a_power_up_space_names_the_colour_that_is_bought_there() -> None:
    game = at(2, options={"colours": ["ruby", "sapphire"]}, pyramids={"buto_1": ("ruby", 2)}).game
    asked = game.decision("anubis")
    assert asked is not None
    view = game.view("anubis")
    labels = [PLUGIN.option_label("en", option.to_json(), view) for option in asked.options]
    assert "Power-up 1: Ruby (bottom)" in labels
    assert "Power-up 2: no colour (bottom)" in labels
    labels = [PLUGIN.option_label("de", option.to_json(), view) for option in asked.options]
    assert "Machtzuwachs 1: Rot (unten)" in labels


def test_who_goes_somewhere_is_told_whom_he_meets_there_and_what_there_is_to_take() -> None:
    armies = {"natron_flats": ("anubis", 3), "sobek_temple": ("horus", 5)}
    game = at(2, armies=armies).game
    view = game.view("anubis")
    option = {"id": "sobek_temple", "kind": "walk", "params": {"zone": "sobek_temple", "way": "walk", "cost": 0}}
    found = PLUGIN.option_detail("en", option, view)
    assert found == "battle: Horus, 5 soldiers · temple fame · 1 movement point"
    assert PLUGIN.option_detail("de", option, view) == "Kampf: Horus, 5 Soldaten · Tempel-Ruhm · 1 Bewegungspunkt"
    assert PLUGIN.option_detail("en", option, game.view("horus")) == "1 movement point"


def test_every_hint_is_said_in_every_language() -> None:
    dawn = PLUGIN.layout({"kind": "day.action", "params": {"token": "normal", "left": 5}, "options": []}).hints
    for hint in {*dawn, "kemet-hint-book", *[hint for hints in HINTS.values() for hint in hints]}:
        for lang in words.LANGUAGES:
            assert words.has(lang, f"bot-{hint}"), (lang, hint)


def test_how_many_stands_beside_where() -> None:
    asked = {"kind": "recruit.count", "params": {"zone": "buto_1", "left": 3}}
    assert PLUGIN.titled("en", asked) == "B1 Buto 1"
    assert PLUGIN.titled("en", {"kind": "night.fate", "params": {}}) == PLUGIN.short("en", "night.fate")


def test_a_first_pyramid_is_told_what_its_colour_is_good_for() -> None:
    params = {"zone": "buto_1", "colour": "ruby", "before": 0, "level": 2, "cost": None, "parts": []}
    option = {"id": "ruby.2", "kind": "pyramid", "params": params}
    assert PLUGIN.option_label("en", option) == "B1: Ruby, level 2"
    assert PLUGIN.option_detail("en", option) == "Attack and movement."
    assert "up to level 2" in PLUGIN.option_detail(
        "en", {**option, "params": {**params, "cost": 3, "parts": [["", 3]]}}
    )


def test_who_may_buy_an_emerald_tile_is_told_what_a_sacrifice_is() -> None:
    tile = {"id": "emerald1_dark_cult", "group": "emerald"}
    facts = {"params": {}, "kind": "power"}
    assert PLUGIN.layout({**facts, "options": [tile]}).hints == ("kemet-hint-book",)
    assert PLUGIN.layout({**facts, "options": [{**tile, "group": "ruby"}]}).hints == ()


def test_what_depends_on_the_battle_shows_how_it_stands() -> None:
    table = at(2, armies={"natron_flats": ("anubis", 5), "sobek_temple": ("horus", 4)})
    table.does("anubis", "move_top", "natron_flats", "sobek_temple", "5")
    view = table.game.view("anubis")
    for kind in ("battle.card", "battle.rite", "battle.wound", "battle.drain", "battle.reinforce"):
        shown = PLUGIN.preview(view, "en", {"kind": kind, "params": {}, "options": []})
        assert shown is not None, kind
        assert "Attacker Anubis: 5 soldiers" in shown.text
