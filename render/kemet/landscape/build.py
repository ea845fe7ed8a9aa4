"""Builds everything in `assets/` that is made, not written: the landscape, the storm, the map data.

Run it with `python -m render.build_assets`. It reads only `source.json`, the shipped fonts and the zone names.
"""

import json
from pathlib import Path
from typing import Any

from PIL import Image, ImageFont

import words
from render.core.brush import Brush

from . import decor, frame, ground, layout, paper, storm, symbols, towns
from .fields import Fields, raster
from .libs import geometry, np, ops
from .source import Source, load

ASSETS = Path(__file__).parents[1] / "assets"
FONTS = Path(__file__).parents[2] / "core" / "fonts"
CREST = (34, 38)
LIVING = ("army", "duel")  # houses may stand where armies come and go
PLATE: layout.Box = (450, 0, 740, 52)  # round and phase, over the sea
NAME_FONT, NAME_PX = "AlegreyaSans-Bold.woff2", 17
DIGIT_FONT = "AlegreyaSans-Black.woff2"


def name_widths(source: Source) -> dict[str, int]:
    """Room for each zone's name in every language."""
    font = ImageFont.truetype(str(FONTS / NAME_FONT), NAME_PX)
    return {
        zone: 6 + round(max(font.getlength(words.name(lang, "zone", zone)) for lang in words.LANGUAGES))
        for zone in source.zones
    }


def crests(source: Source) -> dict[str, layout.Box]:
    """Where a city shows whose it is: on the tower in which its inner walls meet."""
    return {city.id: layout.box_at(city.centre, CREST) for city in source.cities.values()}


def places(source: Source) -> dict[str, dict[str, layout.Box]]:
    """Where everything stands."""
    masks = {z.id: raster(z.shape.buffer(-9 if z.district else -6), source.plane, 1) for z in source.zones.values()}
    return layout.solve(source, masks, name_widths(source), [PLATE, *crests(source).values()])


def landscape(source: Source, boxes: dict[str, dict[str, layout.Box]], scale: int = 2) -> Image.Image:
    """The land, without anything that depends on the game or the language, at `scale` pixels per map unit."""
    fields = Fields(source, scale)
    ground_only = Image.fromarray(np.clip(ground.terrain(fields), 0, 255).astype(np.uint8))
    towns.floors(ground_only, fields)
    over = 2 * scale  # shapes have soft edges because they are drawn twice as large
    width, height = source.plane
    image = ground_only.resize((width * over, height * over), Image.Resampling.BICUBIC)
    brush = Brush(image, over)
    occupied = {zone: ops.unary_union([geometry.box(*b) for b in found.values()]) for zone, found in boxes.items()}
    always = {z: [geometry.box(*b) for n, b in found.items() if n not in LIVING] for z, found in boxes.items()}
    crest = ops.unary_union([geometry.box(*b) for b in crests(source).values()])
    towns.houses(brush, fields, {zone: ops.unary_union([*found, crest]).buffer(2) for zone, found in always.items()})
    decor.scatter(brush, fields, ops.unary_union(list(occupied.values())))
    decor.borders(brush, fields)
    towns.walls(brush, fields)
    font = ImageFont.truetype(str(FONTS / DIGIT_FONT), 23 * over)
    for zone in source.zones.values():
        symbols.pier(brush, source, zone)
        for name, draw in (("pyramid", symbols.site), ("obelisk", symbols.obelisk)):
            if name in boxes[zone.id]:
                x0, y0, x1, y1 = boxes[zone.id][name]
                draw(brush.at((x0 + x1) / 2, (y0 + y1) / 2))
        if "temple" in boxes[zone.id]:
            x0, y0, x1, y1 = boxes[zone.id]["temple"]
            symbols.shrine(brush.at((x0 + x1) / 2, (y0 + y1) / 2), zone, font)
    frame.frame(brush, source)
    return image.reduce(2)


def map_data(source: Source, boxes: dict[str, dict[str, layout.Box]]) -> dict[str, Any]:
    """What the running code needs to know of the map."""
    zones: dict[str, Any] = {}
    for z in source.zones.values():
        zones[z.id] = {
            "code": z.code,
            "type": z.type,
            "bank": z.bank,
            "city": z.city,
            "harbour": z.harbour_kind,
            "harbour_city": z.harbour_city,
            "adjacent": z.adjacent,
            "prayer": z.prayer,
            "sacrifice": z.sacrifice,
            "boxes": {name: [round(v) for v in box] for name, box in sorted(boxes[z.id].items())},
            "polygon": [[round(x), round(y)] for x, y in z.shape.exterior.simplify(0.8).coords[:-1]],
            "holes": [[[round(x), round(y)] for x, y in r.simplify(0.8).coords[:-1]] for r in z.shape.interiors],
        }
    marks = crests(source)
    cities = {
        c.id: {"bank": c.bank, "districts": c.districts, "crest": [round(v) for v in marks[c.id]]}
        for c in source.cities.values()
    }
    return {"plane": source.plane, "plate": PLATE, "cities": cities, "zones": zones}


def write_map(data: dict[str, Any]) -> None:
    """One zone a line: changes stay readable."""
    head = {k: v for k, v in data.items() if k != "zones"}
    lines = ",\n".join(f"  {json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}" for k, v in data["zones"].items())
    text = json.dumps(head, separators=(",", ":"))[:-1] + ',"zones":{\n' + lines + "\n}}\n"
    (ASSETS / "map.json").write_text(text, encoding="utf-8")


def build(*, keep_layout: bool = False) -> list[Path]:
    """Writes the assets; `keep_layout` skips the search for room and uses the boxes of the last build."""
    source = load()
    if keep_layout:
        old = json.loads((ASSETS / "map.json").read_text(encoding="utf-8"))["zones"]
        boxes = {zone: {name: tuple(box) for name, box in old[zone]["boxes"].items()} for zone in old}
    else:
        boxes = places(source)
    write_map(map_data(source, boxes))
    land, close, sand, sheet = (
        ASSETS / f"{name}.webp" for name in ("landscape", "landscape_close", "storm", "papyrus")
    )
    large = landscape(source, boxes)
    large.resize(source.plane, Image.Resampling.LANCZOS).save(land, quality=93, method=6)
    large.save(close, quality=84, method=6)
    storm.storm().save(sand, quality=80, method=6)
    paper.papyrus().save(sheet, quality=88, method=6)
    return [ASSETS / "map.json", land, close, sand, sheet]
