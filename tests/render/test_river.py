"""The road along the Nile lies on the water of the map."""

from __future__ import annotations

import itertools
import json
import math
from pathlib import Path

import pytest

import render
from engine.kemet.board.blood_and_sand import BLOOD_AND_SAND
from render.kemet.drawing import river
from render.kemet.drawing.atlas import atlas

Ring = list[tuple[float, float]]
SOURCE = Path(render.__file__).parent / "kemet" / "landscape" / "source.json"


def inside(ring: Ring, x: float, y: float) -> bool:
    """Whether a point lies in a polygon."""
    hits = 0
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True):
        hits += (y0 <= y) != (y1 <= y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0)
    return hits % 2 == 1


def on_water(x: float, y: float) -> bool:
    """Whether the map has water there."""
    for water in json.loads(SOURCE.read_text(encoding="utf-8"))["water"]:
        if inside(water["polygon"], x, y) and not any(inside(hole, x, y) for hole in water["holes"]):
            return True
    return False


def test_every_point_of_the_river_is_on_water() -> None:
    points = [river.MEETING, *(point for arm in river.ARMS for point in arm)]
    assert not [point for point in points if not on_water(*point)]


def journey(start: str, end: str, traffic: river.Traffic | None = None, *, ships: bool = False) -> Ring:
    """The course from one zone to another."""
    zones = atlas().zones
    return (traffic or river.Traffic()).course(zones[start], zones[end], ships=ships)


@pytest.mark.parametrize("ships", [False, True])
@pytest.mark.parametrize(
    ("start", "end"),
    [("cobra_valley", "heron_marsh"), ("jackal_road", "falcon_ridge"), ("natron_flats", "papyrus_coast")],
)
def test_a_long_journey_is_mostly_on_water_and_smooth(start: str, end: str, *, ships: bool) -> None:
    zones = atlas().zones
    course = journey(start, end, ships=ships)
    assert (course[0], course[-1]) == (zones[start].spot, zones[end].spot)
    assert sum(on_water(*point) for point in course[::10]) > 0.6 * len(course[::10])
    assert max(math.dist(a, b) for a, b in itertools.pairwise(course)) < 5
    back = journey(end, start, ships=ships)
    assert all(math.dist(a, b) < 1 for a, b in zip((course[0], course[-1]), (back[-1], back[0]), strict=True))


def test_there_is_a_course_between_any_two_zones() -> None:
    zones = list(atlas().zones)
    for a in zones[::4]:
        for b in zones[::5]:
            assert len(journey(a, b)) > 2


def test_journeys_of_a_turn_lie_side_by_side() -> None:
    traffic = river.Traffic()
    legs = [("jackal_road", "papyrus_coast"), ("papyrus_coast", "ibis_meadows"), ("ibis_meadows", "acacia_bank")]
    courses = [journey(start, end, traffic, ships=True) for start, end in legs]
    for a, b in itertools.combinations(courses, 2):
        shared = [point for point in a if 560 < point[1] < 840]  # between the harbours of the south and the delta
        assert shared
        assert min(math.dist(point, other) for point in shared for other in b) > 0.9 * river.LANE
    assert all(on_water(*point) for course in courses for point in course if 560 < point[1] < 840)


def test_journeys_on_different_waters_keep_to_the_middle() -> None:
    alone = journey("ibis_meadows", "date_grove", ships=True)
    traffic = river.Traffic()
    journey("natron_flats", "acacia_bank", traffic, ships=True)
    assert journey("ibis_meadows", "date_grove", traffic, ships=True) == alone


def test_one_lands_on_the_shore_of_the_zone_itself() -> None:
    """The first step ashore is on the zone's own ground, or on that of the city in it."""
    nile = [zone for zone in BLOOD_AND_SAND.zones if zone.nile]
    assert len(nile) > 10
    for zone in nile:
        drawn = atlas().zones[zone.id]
        arm, n = river.landing(drawn)
        shore = min(math.dist(river.ARMS[arm][n], corner) for corner in drawn.polygon)
        assert shore < 130, (zone.id, shore)
