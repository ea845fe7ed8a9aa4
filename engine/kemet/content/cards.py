"""Divine interventions and battle cards."""

from engine.kemet.content.entries import BattleCard, Card, Fight

INTERVENTIONS = (
    Card("diversion", 5, 0, "battle", stays=True),
    Card("war_rage", 5, 0, "battle", Fight(strength=1)),
    Card("war_fury", 2, 1, "battle", Fight(strength=2)),
    Card("bloody_battle", 3, 0, "battle", Fight(damage=1)),
    Card("bloodbath", 2, 1, "battle", Fight(damage=2)),
    Card("bronze_wall", 3, 0, "battle", Fight(shield=1)),
    Card("iron_wall", 2, 1, "battle", Fight(shield=2)),
    Card("tactical_support", 4, 0, "day", soldiers=2),
    Card("raining_fire", 4, 1, "day", fire=1),
    Card("transfer", 3, 0, "move", free_teleport=True),
    Card("swiftness", 2, 0, "move", move=1),
    Card("prayer", 3, 0, "day", prayer=2),
)

BATTLE_CARDS = (
    BattleCard("b1", 4, 1, 0),
    BattleCard("b2", 3, 2, 0),
    BattleCard("b3", 1, 3, 0),
    BattleCard("b4", 2, 2, 1),
    BattleCard("b5", 2, 0, 2),
    BattleCard("b6", 3, 0, 1),
    BattleCard("b7", 5, 0, 0, own_losses=2),
    BattleCard("b8", 1, 1, 3),
)

SPECIAL_BATTLE_CARDS = (BattleCard("special_offensive", 3, 3, 0), BattleCard("special_defensive", 3, 0, 3))
