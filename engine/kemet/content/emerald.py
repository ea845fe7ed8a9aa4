"""Emerald, the green tiles of the Book of the Dead: strong magic that costs honour."""

from engine.kemet.content.entries import Fight, GoldAction, Rite, Tile

SUMMON = (GoldAction("summon"),)
GOLD = (("gold", 1),)

EMERALD = (
    Tile("emerald1_dark_cult", "emerald", 1, "emerald1_dark_cult", 2, mods=GOLD, gold=(GoldAction("pray"),)),
    Tile("emerald1_return_from_beyond", "emerald", 1, "emerald1_return_from_beyond", 2, mods=(("night_return", 2),)),
    Tile("emerald2_strength_drain", "emerald", 2, "emerald2_strength_drain", mods=(("drain", 1),)),
    Tile("emerald2_dark_servants", "emerald", 2, "emerald2_dark_servants", corrupt=(("recruit_free", 1),)),
    Tile("emerald2_solar_bark", "emerald", 2, "emerald2_solar_bark", mods=(("move", 1), ("bark", 1))),
    Tile("emerald2_demeaned_sphinx", "emerald", 2, "emerald2_demeaned_sphinx", creature="demeaned_sphinx"),
    Tile(
        "emerald3_death_ritual",
        "emerald",
        3,
        "emerald3_death_ritual",
        rites=(Rite("strength", 1), Rite("damage", 1), Rite("shield", 1)),
    ),
    Tile("emerald3_funeral_building", "emerald", 3, "emerald3_funeral_building", mods=(("night_funeral", 2),)),
    Tile("emerald3_uncanny_reinforcement", "emerald", 3, "emerald3_uncanny_reinforcement", mods=(("reinforce", 1),)),
    Tile("emerald3_domination", "emerald", 3, "domination", fame=1),
    Tile(
        "emerald4_putrid_power",
        "emerald",
        4,
        "emerald4_putrid_power",
        corrupt_fights=(Fight("attacker", strength=1),),
    ),
    Tile("emerald4_act_of_god", "emerald", 4, "act_of_god", mods=(("silver", 1),)),
    Tile("emerald4_thoth", "emerald", 4, "emerald4_thoth", mods=GOLD, gold=SUMMON, avatar="thoth"),
    Tile("emerald4_apophis", "emerald", 4, "emerald4_apophis", mods=GOLD, gold=SUMMON, avatar="apophis"),
)

GREAT_OLD_ONES = (  # G15: other names and pictures
    Tile(
        "emerald4_nyarlathotep",
        "emerald",
        4,
        "emerald4_nyarlathotep",
        mods=GOLD,
        gold=SUMMON,
        avatar="nyarlathotep",
        replaces="emerald4_thoth",
    ),
    Tile(
        "emerald4_cthulhu",
        "emerald",
        4,
        "emerald4_cthulhu",
        mods=GOLD,
        gold=SUMMON,
        avatar="cthulhu",
        replaces="emerald4_apophis",
    ),
)
