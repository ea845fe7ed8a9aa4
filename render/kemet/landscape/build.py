"""Builds everything in `assets/` that is made, not written: the landscape, the storm, the map data.

Run it with `python -m render.build_assets`. It reads only `source.json`, the shipped fonts and the zone names.
"""

import json
from pathlib import Path
from typing import Any

import words
from PIL import Image, ImageFont

from . import decor, frame, ground, layout, storm, symbols, towns
from .brush import Brush
from .fields import Fields, raster
from .libs import geometry, np, ops
from .source import Source, load

ASSETS = Path(__file__).parents[1] / "assets"
PLATE: layout.Box = (450, 0, 740, 52)  # round and phase, over the sea
NAME_FONT, NAME_PX = "AlegreyaSans-Bold.woff2", 17
DIGIT_FONT = "AlegreyaSans-Black.woff2"


def name_widths(source: Source) -> dict[str, int]:
    """Room for each zone's name in every language."""
    font = ImageFont.truetype(str(ASSETS / "fonts" / NAME_FONT), NAME_PX)
    return {
        zone: 6 + round(max(font.getlength(words.name(lang, "zone", zone)) for lang in words.LANGUAGES))
        for zone in source.zones
    }


def places(source: Source) -> dict[str, dict[str, layout.Box]]:
    """Where everything stands."""
    masks = {z.id: raster(z.shape.buffer(-9 if z.district else -6), source.plane, 1) for z in source.zones.values()}
    return layout.solve(source, masks, name_widths(source), [PLATE])


def landscape(source: Source, boxes: dict[str, dict[str, layout.Box]], scale: int = 2) -> Image.Image:
    """The picture of the land, without anything that depends on the game or the language."""
    fields = Fields(source, scale)
    image = Image.fromarray(np.clip(ground.terrain(fields), 0, 255).astype(np.uint8))
    occupied = {zone: ops.unary_union([geometry.box(*b) for b in found.values()]) for zone, found in boxes.items()}
    kept = {z: ops.unary_union([geometry.box(*b) for n, b in found.items() if n != "duel"]) for z, found in boxes.items()}
    towns.houses(image, fields, {zone: shape.buffer(2) for zone, shape in kept.items()})
    decor.scatter(image, fields, ops.unary_union(list(occupied.values())))
    decor.borders(image, fields)
    towns.walls(image, fields)
    brush = Brush(image, scale)
    font = ImageFont.truetype(str(ASSETS / "fonts" / DIGIT_FONT), 23 * scale)
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
    return image.resize(source.plane, Image.Resampling.LANCZOS)


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
            "boxes": {name: [round(v) for v in box] for name, box in sorted(boxes[z.id].items())},
            "polygon": [[round(x), round(y)] for x, y in z.shape.exterior.simplify(0.8).coords[:-1]],
            "holes": [[[round(x), round(y)] for x, y in r.simplify(0.8).coords[:-1]] for r in z.shape.interiors],
        }
    cities = {c.id: {"bank": c.bank, "districts": c.districts} for c in source.cities.values()}
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
    land, sand = ASSETS / "landscape.webp", ASSETS / "storm.webp"
    landscape(source, boxes).save(land, quality=93, method=6)
    storm.storm().save(sand, quality=80, method=6)
    return [ASSETS / "map.json", land, sand]
