"""The creatures: what an army gets from the one that goes with it (C2). And the avatars, armies by themselves (G8)."""

from engine.kemet.content.entries import Fight, Figure, Rite

CREATURES = (
    Figure("phoenix", move=1, fight=Fight(strength=1), walls=True),
    Figure("royal_scarab", move=2, fight=Fight(strength=2)),
    Figure("giant_scorpion", move=1, fight=Fight(strength=2, damage=2)),
    Figure("ancestral_elephant", move=1, fight=Fight(strength=1, shield=1)),
    Figure("sphinx", move=1, fight=Fight(strength=2)),
    Figure("deep_desert_snake", move=1, fight=Fight(), silences=True),
    Figure("mummy", move=1, fight=Fight(strength=2)),
    Figure("khnums_sphinx", move=1, fight=Fight(strength=1), toll=1),
    Figure("griffin_sphinx", move=0, fight=Fight(strength=2), free_teleport=True),
    Figure("devourer", move=1, fight=Fight(strength=2), slayer=True),
    Figure("demeaned_sphinx", move=1, fight=Fight(strength=1), rites=(Rite("damage", corrupt=1),)),
)

THOTH = Figure("thoth", move=1, fight=Fight(strength=4), alone=True, lives=2, desert=True, bans=True)
APOPHIS = Figure("apophis", move=0, fight=Fight(strength=5), alone=True, lives=2, only="nile")
AVATARS = (THOTH, APOPHIS, THOTH._replace(id="nyarlathotep"), APOPHIS._replace(id="cthulhu"))  # G15
