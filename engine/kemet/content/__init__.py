"""All content by id: a tile, card or figure is one entry in one file."""

from engine.kemet.content import cards, creatures
from engine.kemet.content.diamond import DIAMOND
from engine.kemet.content.emerald import EMERALD, GREAT_OLD_ONES
from engine.kemet.content.entries import BattleCard, Card, Figure, Tile
from engine.kemet.content.onyx import ONYX
from engine.kemet.content.ruby import RUBY
from engine.kemet.content.sapphire import SAPPHIRE

BASE_COLOURS = ("ruby", "sapphire", "diamond", "onyx")
COLOURS = (*BASE_COLOURS, "emerald")
TILES: dict[str, Tile] = {tile.id: tile for tile in (*RUBY, *SAPPHIRE, *DIAMOND, *ONYX, *EMERALD, *GREAT_OLD_ONES)}
CREATURES: dict[str, Figure] = {creature.id: creature for creature in creatures.CREATURES}
AVATARS: dict[str, Figure] = {avatar.id: avatar for avatar in creatures.AVATARS}
FIGURES: dict[str, Figure] = {**CREATURES, **AVATARS}
CARDS: dict[str, Card] = {card.id: card for card in cards.INTERVENTIONS}
BATTLE_CARDS: dict[str, BattleCard] = {card.id: card for card in (*cards.BATTLE_CARDS, *cards.SPECIAL_BATTLE_CARDS)}
OWN_BATTLE_CARDS = tuple([card.id for card in cards.BATTLE_CARDS])
DIVERSION = next(card.id for card in cards.INTERVENTIONS if card.stays)
DECK = tuple([card.id for card in cards.INTERVENTIONS if not card.stays for _ in range(card.copies)])
