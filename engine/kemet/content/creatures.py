"""The ten creatures: what an army gets from the one that goes with it (C2)."""

from engine.kemet.content.entries import Creature, Fight

CREATURES = (
    Creature("phoenix", move=1, fight=Fight(strength=1), walls=True),
    Creature("royal_scarab", move=2, fight=Fight(strength=2)),
    Creature("giant_scorpion", move=1, fight=Fight(strength=2, damage=2)),
    Creature("ancestral_elephant", move=1, fight=Fight(strength=1, shield=1)),
    Creature("sphinx", move=1, fight=Fight(strength=2)),
    Creature("deep_desert_snake", move=1, fight=Fight(), silences=True),
    Creature("mummy", move=1, fight=Fight(strength=2)),
    Creature("khnums_sphinx", move=1, fight=Fight(strength=1), toll=1),
    Creature("griffin_sphinx", move=0, fight=Fight(strength=2), free_teleport=True),
    Creature("devourer", move=1, fight=Fight(strength=2), slayer=True),
)
