"""What pictures know of map, tiles and cards is what the engine plays with."""

from __future__ import annotations

from engine.kemet.board.blood_and_sand import BLOOD_AND_SAND
from engine.kemet.content import AVATARS, BATTLE_CARDS, CARDS, CREATURES, TILES
from render.kemet import content
from render.kemet.drawing.atlas import atlas
from render.kemet.drawing.avatars import AVATARS as FIGURES_OF_AVATARS
from render.kemet.drawing.emblems import CREATURES as SILHOUETTES
from render.kemet.drawing.icons import ICONS
from render.kemet.reading.market import DISCOUNTS


def test_the_map_is_the_engines() -> None:
    assert set(atlas().zones) == {zone.id for zone in BLOOD_AND_SAND.zones}
    for zone in BLOOD_AND_SAND.zones:
        drawn = atlas().zones[zone.id]
        assert (drawn.code, drawn.type, drawn.bank) == (zone.code, zone.type, zone.bank)
        assert (drawn.city, drawn.harbour, drawn.prayer) == (zone.city, zone.harbour, zone.prayer)
        assert set(drawn.adjacent) == set(zone.adjacent)
        assert ("obelisk" in drawn.boxes) == zone.obelisk
    for city in BLOOD_AND_SAND.cities:
        assert atlas().cities[city.id].districts == city.districts
        assert atlas().zones[city.harbour].harbour_city == city.id


def test_tiles_have_their_colour_level_creature_and_signs() -> None:
    for tile in TILES.values():
        drawn = content.tile(tile.id)
        assert (drawn.colour, drawn.level, drawn.creature) == (tile.colour, tile.level, tile.creature)
        assert tile.creature or tile.avatar or tile.id in content.SIGNS, tile.id
    for signs in (*content.SIGNS.values(), *(card.signs for card in content.INTERVENTIONS.values())):
        assert all(sign in ICONS for sign, _ in signs)


def test_what_tiles_and_creatures_add_in_battle() -> None:
    for tile in TILES.values():
        wanted = tuple((f.role, f.strength, f.damage, f.shield, f.critical) for f in tile.fights)
        assert content.FIGHTS.get(tile.id, ()) == wanted
        wanted = tuple((f.role, f.strength, f.damage, f.shield, f.critical) for f in tile.corrupt_fights)
        assert content.CORRUPT_FIGHTS.get(tile.id, ()) == wanted
    for creature in CREATURES.values():
        fight = creature.fight
        assert content.CREATURE_FIGHTS[creature.id] == (fight.strength, fight.damage, fight.shield, fight.critical)
        assert (creature.id in content.SILENCERS) == creature.silences
        assert creature.id in SILHOUETTES


def test_avatars_have_their_strength_lives_and_silhouette() -> None:
    assert set(content.AVATAR_STRENGTH) == set(FIGURES_OF_AVATARS) == set(AVATARS)
    for avatar in AVATARS.values():
        assert content.AVATAR_STRENGTH[avatar.id] == avatar.fight.strength
        assert (avatar.fight.damage, avatar.fight.shield, avatar.fight.critical) == (0, 0, 0)
        assert avatar.lives == content.AVATAR_LIVES
    shapes = [*SILHOUETTES.values(), *FIGURES_OF_AVATARS.values()]
    assert len(set(shapes)) == len(shapes)


def test_discounts_on_tiles() -> None:
    for tile in TILES.values():
        mods = dict(tile.mods)
        assert DISCOUNTS.get(tile.id, 0) == -(mods.get("buy_cost", 0) + mods.get("any_cost", 0)), tile.id


def test_cards_have_the_engines_numbers() -> None:
    assert set(content.BATTLE_CARDS) == set(BATTLE_CARDS)
    for card in BATTLE_CARDS.values():
        drawn = content.BATTLE_CARDS[card.id]
        assert (drawn.strength, drawn.damage, drawn.shield) == (card.strength, card.damage, card.shield)
        assert drawn.own_losses == card.own_losses
    assert set(content.INTERVENTIONS) == set(CARDS)
    for id, intervention in CARDS.items():
        assert (content.INTERVENTIONS[id].cost, content.INTERVENTIONS[id].timing) == (
            intervention.cost,
            intervention.timing,
        )
