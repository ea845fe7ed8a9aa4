"""The board: layers from the land up to the plate with round and phase."""

from collections.abc import Collection

import words
from render.core.brush import Box
from render.core.canvas import Canvas
from render.core.theme import Look, Theme
from render.kemet import naming
from render.kemet.drawing import avatars, figures, labels, marks, pieces, river
from render.kemet.drawing.atlas import Atlas, Point, Zone, atlas, middle
from render.kemet.drawing.backdrop import harbour_kind, scenery
from render.kemet.drawing.icons import icon
from render.kemet.drawing.regions import Frame
from render.kemet.reading.seen import Army, Table

GAP = 2  # between two armies in one zone
MOVED = ("ArmyMoved", "AvatarMoved")
OVER = ("code", "harbour", "pyramid", "banner")  # laid over the arrows


def draw(table: Table, theme: Theme, lang: str, highlight: Collection[str], frame: Frame) -> Canvas:
    """The picture of the position and the list of what is on it."""
    scene = scenery(theme, table.out, lang, frame.region, frame.size, frame.whole)
    canvas = Canvas(scene.image.copy(), frame.scale, frame.region[:2])
    canvas.items.extend(scene.items)
    layers = Layers(canvas, table, theme, lang)
    layers.zones(highlight)
    layers.paths()
    layers.labels()
    layers.buildings()
    layers.armies()
    if frame.whole:
        layers.plate()
    return canvas


class Layers:
    """Draws one layer after the other on a canvas."""

    def __init__(self, canvas: Canvas, table: Table, theme: Theme, lang: str) -> None:
        self.canvas, self.table, self.theme, self.lang = canvas, table, theme, lang
        self.looks: dict[str, Look] = theme.looks(table.seats)
        self.map: Atlas = atlas()
        self.live = [zone for zone in self.map.zones.values() if zone.id not in table.out]

    def zones(self, highlight: Collection[str]) -> None:
        """Whole zones in light: where one may go, where a battle is."""
        for zone in highlight:
            marks.zone_glow(self.canvas, self.theme, self.map.zones[zone], "highlight", "highlight", 34)
        if self.table.battle_zone:
            zone_ = self.map.zones[self.table.battle_zone]
            marks.zone_glow(self.canvas, self.theme, zone_, "blood", "battle", 26)

    def paths(self) -> None:
        """The moves of this turn: over land as the crow flies, on the Nile along its water."""
        traffic, hidden, arrows = river.Traffic(), self._hidden(), []
        for event in self.table.events:
            if event.get("event").value not in MOVED:
                continue
            start, end = (self.map.zones[event[key].known(self.map.zones, "zone")] for key in ("start", "end"))
            look, way = self.looks[event["seat"].known(self.looks, "seat")], event["way"].string()
            if start is end:
                continue
            if way in marks.ALONG:
                course = traffic.course(start, end, ships=way == "voyage")
            else:
                course = marks.across(start.spot, end.spot)
            ends = (marks.FROM if self._held(start) else marks.FREE, marks.TO if self._held(end) else marks.FREE)
            arrows.append(marks.arrow(self.theme, look, f"{start.id}>{end.id}", way, course, ends, hidden))
        marks.draw(self.canvas, self.theme, arrows)

    def _hidden(self) -> marks.Hidden:
        """Where labels, buildings and armies will hide the tip of an arrow."""
        boxes = [box for zone in self.live for name, box in zone.boxes.items() if name in OVER]
        boxes += [zone.boxes["army"] for zone in self.live if self._held(zone)]

        def hidden(spot: Point) -> bool:
            x, y, far = *spot, marks.HEAD
            return any(x0 < x + far and x - far < x1 and y0 < y + far and y - far < y1 for x0, y0, x1, y1 in boxes)

        return hidden

    def _held(self, zone: Zone) -> bool:
        """Whether anybody stands there, be it on the move."""
        moving = self.table.moving
        return bool(self.table.spots[zone.id].armies) or (moving is not None and moving[0] == zone.id)

    def labels(self) -> None:
        """The codes of the zones; those of a city in play on its owner's colour, with the owner's crest."""
        for zone in self.live:
            self._harbour(zone)
            self._name(zone)
            self._code(zone)
        for city in self.map.cities.values():
            owner = self.table.owner_of(city.id)
            if owner and self.canvas.visible(city.crest):
                width, height = city.crest[2] - city.crest[0], city.crest[3] - city.crest[1]
                image = labels.crest(self.theme, self.looks[owner], width, height, self.canvas.scale)
                ink = figures.padded(width, height, self.canvas.scale)
                self.canvas.put(image, middle(city.crest), "crest", city.id, owner, ink)

    def _harbour(self, zone: Zone) -> None:
        kind = harbour_kind(zone, self.table.out)
        if kind and self.canvas.visible(zone.boxes["harbour"]):
            image = labels.harbour(self.theme, kind, self.canvas.scale)
            ink = figures.padded(46, 46, self.canvas.scale)
            self.canvas.put(image, middle(zone.boxes["harbour"]), "harbour", zone.id, kind, ink)

    def _name(self, zone: Zone) -> None:
        if self.canvas.holds(zone.boxes["name"]):  # half a name says nothing
            text = words.name(self.lang, "zone", zone.id)
            image = labels.name(self.theme, text, self.canvas.scale)
            self.canvas.put(image, middle(zone.boxes["name"]), "name", zone.id, text)

    def _code(self, zone: Zone) -> None:
        box = zone.boxes["code"]
        if not self.canvas.visible(box):
            return
        width, height = box[2] - box[0], box[3] - box[1]
        owner = self.table.owner_of(zone.city)
        look, battle = self.looks[owner] if owner else None, zone.id == self.table.battle_zone
        image = labels.chip(self.theme, zone.code, look, battle, width, height, self.canvas.scale)
        self.canvas.put(
            image, middle(box), "code", zone.id, zone.code, figures.padded(width, height, self.canvas.scale)
        )

    def buildings(self) -> None:
        """Pyramids and the standards of those who hold temples."""
        scale = self.canvas.scale
        for zone in self.live:
            spot = self.table.spots[zone.id]
            if spot.pyramid and self.canvas.visible(zone.boxes["pyramid"]):
                colour, level = spot.pyramid
                star = self.looks[spot.holder] if spot.fame == "pyramid" and spot.holder else None
                image = pieces.pyramid(self.theme, self.theme.gems[colour], level, star, scale)
                says = f"{colour} {level}"
                self.canvas.put(
                    image, middle(zone.boxes["pyramid"]), "pyramid", zone.id, says, figures.padded(64, 62, scale)
                )
            if spot.fame == "temple" and self.canvas.visible(zone.boxes["banner"]):
                image = pieces.banner(self.theme, self.looks[spot.holder] if spot.holder else None, scale)
                says = spot.holder or ""
                self.canvas.put(
                    image, middle(zone.boxes["banner"]), "banner", zone.id, says, figures.padded(36, 50, scale)
                )

    def armies(self) -> None:
        """One army in its place; two share the place of a duel."""
        for zone in self.live:
            found = [(army, "army") for army in self.table.spots[zone.id].armies]
            if self.table.moving and self.table.moving[0] == zone.id:
                found.append((self.table.moving[1], "moving"))
            boxes = [zone.boxes["army"]] if len(found) == 1 else shares(zone.boxes["duel"], len(found))
            for (army, kind), box in zip(found, boxes, strict=True):
                self._army(zone, army, box, kind)

    def _army(self, zone: Zone, army: Army, box: Box, kind: str) -> None:
        if not self.canvas.visible(box):
            return
        width, height = box[2] - box[0], box[3] - box[1]
        look, scale = self.looks[army.owner], self.canvas.scale
        if army.avatar:
            image = avatars.piece(self.theme, look, army.soldiers, army.avatar, width, height, scale)
        else:
            image = pieces.army(self.theme, look, army.soldiers, army.creature, width, height, scale)
        says = f"{army.owner} {army.soldiers} {army.being or ''}".strip()
        ink = figures.padded(width, height, self.canvas.scale)
        self.canvas.put(image, middle(box), kind, f"{zone.id}.{army.owner}", says, ink)

    def plate(self) -> None:
        """Round, phase and whose turn it is, over the sea."""
        x0, y0, x1, y1 = self.map.plate
        c = self.theme.colours
        self.canvas.box((x0, y0 - 12, x1, y1), c["wood"], 12, c["gold"], 2, "plate", "round")
        left = x0 + 34
        night = self.table.phase == "night"
        seat = self.table.active
        if seat:
            self.canvas.put(
                figures.disc(self.theme, self.looks[seat], 44, self.canvas.scale), (left - 2, 26), "turn", seat
            )
        else:
            sign = "crown" if self.table.phase == "over" else "moon" if night else "sun"
            self.canvas.put(icon(sign, 34, c["sun"], self.canvas.scale), (left - 2, 26))
        phase = naming.phase(self.lang, self.table.phase)
        text = words.say(self.lang, "picture-plate", round=self.table.round, phase=phase)
        middle_x, room = (left + 24 + x1 - 14) / 2, x1 - left - 46
        self.canvas.text((middle_x, 26), text, 36, c["sun"], "bold", "mm", room, 16, kind="round", key="round")


def shares(box: Box, count: int) -> list[Box]:
    """A box divided among some armies along its longer side."""
    x0, y0, x1, y1 = box
    if not count:
        return []
    if x1 - x0 >= y1 - y0:
        step = (x1 - x0 + GAP) / count
        return [(x0 + n * step, y0, x0 + (n + 1) * step - GAP, y1) for n in range(count)]
    step = (y1 - y0 + GAP) / count
    return [(x0, y0 + n * step, x1, y0 + (n + 1) * step - GAP) for n in range(count)]
