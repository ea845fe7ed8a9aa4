"""Everything in the view that should be seen on the board is on the drawn scene, and its colours are in the pixels."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import words
from render.core.canvas import Canvas, Item
from render.kemet.drawing.atlas import atlas
from render.kemet.drawing.backdrop import closed_bank, stormy
from render.kemet.themes import DEFAULT
from tests.render.positions import sampled
from tests.render.scenes import board_scene, items, said

Counts = pytest.mark.parametrize("players", [2, 3, 4, 5])


def near(canvas: Canvas, item: Item, colour: tuple[int, ...], within: int = 12) -> float:
    """The share of an item's pixels that have about this colour."""
    pixels = canvas.image.crop(item.box).tobytes()
    hits = sum(all(abs(pixels[i + c] - colour[c]) <= within for c in range(3)) for i in range(0, len(pixels), 3))
    return hits / (len(pixels) / 3)


def armies(view: dict[str, Any]) -> dict[str, str]:
    """What the armies on the board should say."""
    found = {}
    for zone, spot in view["board"]["zones"].items():
        for army in spot["armies"]:
            found[f"{zone}.{army['owner']}"] = f"{army['owner']} {army['soldiers']} {army['creature'] or ''}".strip()
    return found


@Counts
def test_every_army_is_seen_with_owner_number_and_creature(players: int) -> None:
    for view in sampled(players, every=90):
        canvas = board_scene(view)
        assert said(canvas, "army") == armies(view)
        moving = view["board"]["moving"]
        wanted = {f"{moving['zone']}.{moving['army']['owner']}"} if moving else set()
        assert set(said(canvas, "moving")) == wanted


@Counts
def test_every_army_shows_its_owners_colour(players: int) -> None:
    view = sampled(players)[-4]
    canvas = board_scene(view)
    for item in items(canvas, "army"):
        assert near(canvas, item, DEFAULT.seats[item.says.split()[0]].colour) > 0.2, item


@Counts
def test_pyramids_are_seen_with_colour_and_level(players: int) -> None:
    for view in sampled(players, every=90):
        wanted = {
            zone: f"{spot['pyramid']['colour']} {spot['pyramid']['level']}"
            for zone, spot in view["board"]["zones"].items()
            if spot["pyramid"]
        }
        assert said(board_scene(view), "pyramid") == wanted


@Counts
def test_temples_show_who_holds_them(players: int) -> None:
    for view in sampled(players, every=90):
        wanted = {
            zone: spot["fame"]["holder"] or ""
            for zone, spot in view["board"]["zones"].items()
            if spot["fame"] and spot["fame"]["kind"] == "temple"
        }
        assert said(board_scene(view), "banner") == wanted


@Counts
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_zone_in_play_has_code_and_name(players: int, lang: str) -> None:
    view = sampled(players)[0]
    canvas = board_scene(view, lang)
    zones = set(view["board"]["zones"])
    assert said(canvas, "code") == {zone: atlas().zones[zone].code for zone in zones}
    assert said(canvas, "name") == {zone: words.name(lang, "zone", zone) for zone in zones}


@Counts
def test_temples_obelisks_and_harbours_of_the_map_are_seen(players: int) -> None:
    view = sampled(players)[-1]
    canvas = board_scene(view)
    zones = [atlas().zones[zone] for zone in view["board"]["zones"]]
    assert set(said(canvas, "temple")) == {z.id for z in zones if "temple" in z.boxes}
    assert set(said(canvas, "obelisk")) == {z.id for z in zones if "obelisk" in z.boxes}
    harbours = said(canvas, "harbour")
    assert set(harbours) == {z.id for z in zones if z.harbour}
    cities = {player["city"] for player in view["players"].values()}
    for zone in zones:
        if zone.harbour == "trade":
            assert harbours[zone.id] == "trade"
        elif zone.harbour:
            assert harbours[zone.id] == ("military" if zone.harbour_city in cities else "exit")


@Counts
def test_cities_show_whose_they_are(players: int) -> None:
    view = sampled(players)[-1]
    assert said(board_scene(view), "crest") == {p["city"]: seat for seat, p in view["players"].items()}


@Counts
def test_storm_and_closed_bank_are_shown_as_such(players: int) -> None:
    view = sampled(players)[-1]
    out = frozenset(view["board"]["out_of_play"])
    assert [city.id for city in stormy(out)] == view["board"]["storm"]
    assert closed_bank(out) == view["board"]["closed_bank"]
    wanted = {f"storm.{city}" for city in view["board"]["storm"]}
    if view["board"]["closed_bank"]:
        wanted.add(f"closed.{view['board']['closed_bank']}")
    assert set(said(board_scene(view), "caption")) == wanted


def test_moves_of_the_turn_are_arrows() -> None:
    seen = 0
    for view in sampled(5, every=17):
        moves = {f"{e['start']}>{e['end']}": e["way"] for e in view["last"] if e["event"] == "ArmyMoved"}
        assert said(board_scene(view), "arrow") == moves
        seen += len(moves)
    assert seen > 10


def test_the_zone_of_a_battle_is_marked() -> None:
    battles = [view for view in sampled(4, every=5) if view["battle"]]
    assert battles
    for view in battles:
        assert set(said(board_scene(view), "battle")) == {view["battle"]["zone"]}


def test_highlighted_zones_are_lit() -> None:
    view = sampled(4)[5]
    zones = ["natron_flats", "lotus_fields", "sanctuary"]
    plain, lit = board_scene(view), board_scene(view, highlight=zones)
    assert set(said(lit, "highlight")) == set(zones)
    for item in items(lit, "highlight"):
        assert lit.image.crop(item.box).tobytes() != plain.image.crop(item.box).tobytes()


def test_round_phase_and_turn_are_on_the_plate() -> None:
    for view in sampled(3):
        canvas = board_scene(view, "de")
        if view["active"]:
            assert set(said(canvas, "turn")) == {view["active"]}
        assert items(canvas, "plate")
        (text,) = said(canvas, "round").values()
        assert text.startswith(f"Runde {view['round']}")


def test_a_crop_shows_what_is_inside_it_sharper() -> None:
    view = sampled(5)[20]
    city = next(iter(view["players"].values()))["city"]
    whole, part = board_scene(view), board_scene(view, crop=city)
    assert part.scale > 1.25 * whole.scale
    districts = set(atlas().cities[city].districts)
    assert districts <= set(said(part, "code"))
    assert said(part, "pyramid").items() <= said(whole, "pyramid").items()


def test_no_label_or_army_hides_the_tip_of_an_arrow() -> None:
    """Wherever an army goes, and however, most of the tip is seen, unless the way is too short for that."""
    view, seen, hidden = sampled(5)[5], 0, []
    zones = [zone for zone in atlas().zones.values() if zone.id in view["board"]["zones"]]
    move = {"event": "ArmyMoved", "to": None, "seat": "horus", "soldiers": 1}
    for n, (start, end) in enumerate(itertools.permutations(zones, 2)):
        if n % 7:
            continue
        way = ("walk", "bark", "voyage" if start.harbour and end.harbour else "teleport")[n % 3]
        canvas = board_scene({**view, "last": [{**move, "start": start.id, "end": end.id, "way": way}]})
        (tip,) = items(canvas, "arrow")
        over = items(canvas, "code", "harbour", "pyramid", "banner", "army")
        seen += 1
        if max(shared(tip, item) for item in over) > 0.4:
            hidden.append((start.id, end.id, way))
    assert len(hidden) < seen / 25, hidden


def shared(item: Item, over: Item) -> float:
    """The share of an item's box that another one covers."""
    (a, b, c, d), (e, f, g, h) = item.box, over.box
    return max(0, min(c, g) - max(a, e)) * max(0, min(d, h) - max(b, f)) / ((c - a) * (d - b))
