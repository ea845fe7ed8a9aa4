"""All content by id: a tile, card or creature is one entry in one file."""

from engine.kemet.content import cards, creatures
from engine.kemet.content.diamond import DIAMOND
from engine.kemet.content.entries import BattleCard, Card, Creature, Tile
from engine.kemet.content.onyx import ONYX
from engine.kemet.content.ruby import RUBY
from engine.kemet.content.sapphire import SAPPHIRE

COLOURS = ("ruby", "sapphire", "diamond", "onyx")
TILES: dict[str, Tile] = {tile.id: tile for tile in (*RUBY, *SAPPHIRE, *DIAMOND, *ONYX)}
CREATURES: dict[str, Creature] = {creature.id: creature for creature in creatures.CREATURES}
CARDS: dict[str, Card] = {card.id: card for card in cards.INTERVENTIONS}
BATTLE_CARDS: dict[str, BattleCard] = {card.id: card for card in (*cards.BATTLE_CARDS, *cards.SPECIAL_BATTLE_CARDS)}
OWN_BATTLE_CARDS = tuple([card.id for card in cards.BATTLE_CARDS])
DIVERSION = next(card.id for card in cards.INTERVENTIONS if card.stays)
DECK = tuple([card.id for card in cards.INTERVENTIONS if not card.stays for _ in range(card.copies)])
