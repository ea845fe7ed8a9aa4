"""What a player's own view adds to the words of an option."""

from __future__ import annotations

from bot import games
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
    assert "Machtzuwachs 1: Rubin (unten)" in labels


def test_who_goes_somewhere_is_told_whom_he_meets_there_and_what_there_is_to_take() -> None:
    armies = {"natron_flats": ("anubis", 3), "sobek_temple": ("horus", 5)}
    game = at(2, armies=armies).game
    view = game.view("anubis")
    option = {"id": "sobek_temple", "kind": "walk", "params": {"zone": "sobek_temple", "way": "walk", "cost": 0}}
    found = PLUGIN.option_detail("en", option, view)
    assert found == "battle: Horus, 5 soldiers · temple fame · 1 movement point"
    assert PLUGIN.option_detail("de", option, view) == "Kampf: Horus, 5 Soldaten · Tempel-Ruhm · 1 Bewegungspunkt"
    assert PLUGIN.option_detail("en", option, game.view("horus")) == "1 movement point"
