"""Onyx, the black tiles: mercenaries, ambush and what battle pays."""

from engine.kemet.content.entries import Fight, GoldAction, Tile

ONYX = (
    Tile("onyx1_mercenaries_sword", "onyx", 1, "mercenaries_sword", mercenaries=3, twin="mercenaries"),
    Tile("onyx1_mercenaries_spear", "onyx", 1, "mercenaries_spear", mercenaries=3, twin="mercenaries"),
    Tile(
        "onyx1_local_recruitment",
        "onyx",
        1,
        "onyx1_local_recruitment",
        2,
        mods=(("recruit_free", 1), ("recruit_armies", 1)),
    ),
    Tile("onyx2_honor_in_battle", "onyx", 2, "onyx2_honor_in_battle", mods=(("honor", 1),)),
    Tile("onyx2_dedication_to_battle", "onyx", 2, "onyx2_dedication_to_battle", mods=(("start_prayer", 2),)),
    Tile("onyx2_khnums_sphinx", "onyx", 2, "onyx2_khnums_sphinx", creature="khnums_sphinx"),
    Tile(
        "onyx2_twin_ceremony",
        "onyx",
        2,
        "onyx2_twin_ceremony",
        mods=(("gold", 1),),
        gold=(GoldAction("power", extra_cost=1, any_colour=True),),
    ),
    Tile("onyx3_griffin_sphinx", "onyx", 3, "onyx3_griffin_sphinx", creature="griffin_sphinx"),
    Tile(
        "onyx3_forced_march",
        "onyx",
        3,
        "onyx3_forced_march",
        mods=(("gold", 1),),
        gold=(GoldAction("move", teleport=False),),
    ),
    Tile("onyx3_deadly_trap", "onyx", 3, "onyx3_deadly_trap", fights=(Fight("defender", strength=1, critical=1),)),
    Tile("onyx3_domination", "onyx", 3, "domination", fame=1),
    Tile("onyx4_devourer", "onyx", 4, "onyx4_devourer", creature="devourer"),
    Tile(
        "onyx4_bestial_fury",
        "onyx",
        4,
        "onyx4_bestial_fury",
        mods=(("move", 1),),
        fights=(Fight(strength=1, damage=1),),
    ),
    Tile("onyx4_divine_might", "onyx", 4, "onyx4_divine_might", mods=(("gain", 2),)),
    Tile("onyx4_act_of_god", "onyx", 4, "act_of_god", mods=(("silver", 1),)),
)
