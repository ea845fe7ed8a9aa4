"""Everything in the view that should be seen on dashboard, battle, hand, market, player and recap is on the scene."""

from __future__ import annotations

from typing import Any

import pytest

import words
from render.kemet.pictures import recap
from render.kemet.reading.history import history
from render.kemet.themes import DEFAULT
from tests.render.positions import play, sampled
from tests.render.samples import found
from tests.render.scenes import battle_scene, dashboard_scene, hand_scene, items, person_scene, said, tiles_scene

Counts = pytest.mark.parametrize("players", [2, 3, 4, 5])
FAME = {"dominance": "crown", "battle": "strength", "temple": "temple", "pyramid": "pyramid"}


@Counts
def test_the_dashboard_shows_every_number_of_every_player(players: int) -> None:
    for view in sampled(players, every=60):
        canvas = dashboard_scene(view)
        numbers = said(canvas, "stat")
        for seat, player in view["players"].items():
            wanted = {f"{seat}.fame": player["fame"]["total"]}
            wanted |= {f"{seat}.{kind}.{sign}": player["fame"][kind] for kind, sign in FAME.items()}
            wanted |= {
                f"{seat}.prayer": player["prayer"],
                f"{seat}.soldier": player["soldiers"],
                f"{seat}.veteran": player["veterans"],
                f"{seat}.card": player["hand"]["count"],
            }
            assert {key: numbers[key] for key in wanted} == {key: f"{value}" for key, value in wanted.items()}


@Counts
def test_the_dashboard_shows_tiles_spaces_and_tokens(players: int) -> None:
    for view in sampled(players, every=60):
        canvas = dashboard_scene(view)
        for seat, player in view["players"].items():
            tiles = {key for key in said(canvas, "tile") if key.startswith(f"{seat}.")}
            assert tiles == {f"{seat}.{tile}" for tile in player["tiles"]}
            spaces = {key: says for key, says in said(canvas, "space").items() if key.startswith(f"{seat}.")}
            assert spaces == {f"{seat}.{space}": token or "free" for space, token in player["spaces"].items()}
            tokens = {key: says for key, says in said(canvas, "token").items() if key.startswith(f"{seat}.")}
            assert tokens == {f"{seat}.{name}": player[name] for name in ("silver", "gold") if player[name]}
            assert said(canvas, "god")[seat] == words.name("en", "god", seat)


@Counts
def test_the_dashboard_is_in_turn_order_with_the_active_player_and_who_is_asked(players: int) -> None:
    for view in sampled(players, every=45):
        canvas = dashboard_scene(view)
        assert [item.key for item in sorted(items(canvas, "row"), key=lambda item: item.box[1])] == view["order"]
        assert [item.key for item in sorted(items(canvas, "order"), key=lambda item: item.box[0])] == view["order"]
        widest = max(items(canvas, "order"), key=lambda item: item.box[2] - item.box[0])
        assert view["active"] is None or widest.key == view["active"]
        assert said(canvas, "asked") == {entry["seat"]: entry["state"] for entry in view["asked"]}


def battles(step: str, count: int) -> list[dict[str, Any]]:
    views = []
    for seed in range(1, 9):
        for game in play(4, seed):
            view = game.view(None)
            if view["battle"] and view["battle"]["step"] == step:
                views.append(view)
                if len(views) == count:
                    return views
    return views


def test_before_the_reveal_a_battle_shows_armies_and_no_card() -> None:
    for view in battles("choose", 8):
        canvas = battle_scene(view)
        armies = {army["owner"]: army for army in view["board"]["zones"][view["battle"]["zone"]]["armies"]}
        for role in ("attacker", "defender"):
            side = view["battle"][role]
            army = armies[side["seat"]]
            assert said(canvas, "army")[side["seat"]] == f"{army['soldiers']} {army['creature'] or ''}".strip()
            if side["shown"] is None:
                assert side["seat"] in said(canvas, "card_back")
                assert side["seat"] not in said(canvas, "battle_card")
            assert said(canvas, "total")[f"{side['seat']}.strength"].endswith("+")
        assert not items(canvas, "winner", "outcome")


def test_after_the_reveal_a_battle_shows_cards_sums_casualties_and_winner() -> None:
    views = battles("winner", 8)
    assert views
    for view in views:
        canvas = battle_scene(view)
        battle = view["battle"]
        assert set(said(canvas, "winner")) == {battle["winner"]}
        for role in ("attacker", "defender"):
            side = battle[role]
            seat = side["seat"]
            assert said(canvas, "battle_card")[seat] == side["card"]
            shown = {item.key for item in items(canvas, "intervention")}
            assert {f"{seat}.{card}" for card in (*side["interventions"], *side["unpaid"])} <= shown
            for name, parts in side["sums"].items():
                assert said(canvas, "total")[f"{seat}.{name}"] == f"{sum(amount for _, amount in parts)}"
            assert said(canvas, "casualties")[seat].isdigit()


def test_a_battle_that_is_over_is_told_from_its_events() -> None:
    for game in play(4, 2):
        view = game.view(None)
        ended = [event for event in view["last"] if event["event"] == "BattleEnded"]
        if ended and view["battle"] is None:
            canvas = battle_scene(view)
            assert set(said(canvas, "winner")) == {ended[-1]["winner"]}
            assert set(said(canvas, "battle_card")) == {ended[-1]["winner"], ended[-1]["loser"]}
            return
    pytest.fail("no battle was fought out")


@Counts
def test_a_hand_shows_every_card_with_cost_timing_and_effect(players: int) -> None:
    view = found(players).holder or {}
    own = view["players"][view["viewer"]]
    canvas = hand_scene(view, "de")
    assert set(said(canvas, "intervention")) == set(own["hand"]["cards"])
    assert set(said(canvas, "cost")) == set(said(canvas, "timing")) == set(own["hand"]["cards"])
    assert set(said(canvas, "effect")) == set(own["hand"]["cards"])
    wanted = {
        card: place for place in ("hand", "played", "discarded", "removed") for card in own["battle_cards"][place]
    }
    assert said(canvas, "battle_card") == wanted
    assert set(said(canvas, "place")) == {card for card, place in wanted.items() if place != "hand"}


@Counts
def test_the_market_shows_what_can_be_bought_and_why_not(players: int) -> None:
    view = found(players).buyer or {}
    question = next(d for d in view["decisions"] if d["kind"] == "power")
    options = {option["id"] for option in question["options"]}
    own = set(view["players"][view["viewer"]]["tiles"])
    for colour in view["colours"]:
        canvas = tiles_scene(view, colour)
        wanted = {tile for tile in view["market"] if tile.startswith(colour)}
        assert set(said(canvas, "tile")) == wanted
        assert set(said(canvas, "name")) == set(said(canvas, "effect")) == wanted
        assert set(said(canvas, "cost")) == wanted & options
        assert set(said(canvas, "why")) == wanted - options
        assert own & wanted <= set(said(canvas, "why"))
        owners = {f"{tile}.{seat}" for seat, p in view["players"].items() for tile in p["tiles"] if tile in wanted}
        assert set(said(canvas, "owner")) == owners


@Counts
def test_a_players_sheet_names_every_tile(players: int) -> None:
    view = found(players).last
    for seat, player in view["players"].items():
        canvas = person_scene(view, seat, "de")
        assert set(said(canvas, "name")) == set(said(canvas, "effect")) == set(player["tiles"])
        assert said(canvas, "stat")[f"{seat}.fame"] == f"{player['fame']['total']}"
        assert set(said(canvas, "battle_card")) == set(player["battle_cards"]["played"])


@Counts
def test_the_recap_shows_ranking_fame_battles_and_prayer(players: int) -> None:
    game = found(players)
    past = history(game.views)
    canvas = recap.draw(past, DEFAULT, "en", None)
    assert said(canvas, "place") == {seat: f"{place}" for seat, place in game.last["result"]["places"].items()}
    for seat, player in game.last["players"].items():
        assert said(canvas, "stat")[f"{seat}.fame"] == f"{player['fame']['total']}"
        assert said(canvas, "end")[f"fame.{seat}"] == f"{player['fame']['total']}"
        assert said(canvas, "chart")[f"prayer.{seat}"] == f"{player['prayer']}"
        assert seat in said(canvas, "record")
    fought = 0
    before: list[dict[str, Any]] = []
    for view in game.views:
        ended = [event for event in view["last"] if event["event"] == "BattleEnded"]
        fought += max(0, len(ended) - len(before)) if ended[: len(before)] == before else len(ended)
        before = ended
    assert len(past.fights) == fought
