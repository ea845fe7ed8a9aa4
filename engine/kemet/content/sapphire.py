"""Sapphire, the blue tiles: recruiting and defence."""

from engine.kemet.content.entries import Fight, GoldAction, Tile

ALL_FREE = 99  # "every soldier is free"

SAPPHIRE = (
    Tile("sapphire1_recruiting_scribe", "sapphire", 1, "sapphire1_recruiting_scribe", 2, mods=(("recruit_free", 3),)),
    Tile("sapphire1_defense", "sapphire", 1, "sapphire1_defense", 2, fights=(Fight("defender", strength=1),)),
    Tile(
        "sapphire2_reinforcement_prayer",
        "sapphire",
        2,
        "sapphire2_reinforcement_prayer",
        mods=(("pray_soldiers", 2),),
    ),
    Tile("sapphire2_ancestral_elephant", "sapphire", 2, "sapphire2_ancestral_elephant", creature="ancestral_elephant"),
    Tile("sapphire2_shetyw_barrier", "sapphire", 2, "sapphire2_shetyw_barrier", battle_card="special_defensive"),
    Tile("sapphire2_shields_of_neith", "sapphire", 2, "sapphire2_shields_of_neith", fights=(Fight(shield=1),)),
    Tile("sapphire3_legion", "sapphire", 3, "sapphire3_legion", mods=(("limit", 2),)),
    Tile("sapphire3_defensive_victory", "sapphire", 3, "sapphire3_defensive_victory", mods=(("defence_fame", 1),)),
    Tile("sapphire3_prescience", "sapphire", 3, "sapphire3_prescience", mods=(("prescience", 1),)),
    Tile("sapphire3_domination", "sapphire", 3, "domination", fame=1),
    Tile("sapphire4_reinforcements", "sapphire", 4, "sapphire4_reinforcements", mods=(("recruit_free", ALL_FREE),)),
    Tile("sapphire4_sphinx", "sapphire", 4, "sapphire4_sphinx", creature="sphinx", fame=1),
    Tile(
        "sapphire4_divine_will",
        "sapphire",
        4,
        "sapphire4_divine_will",
        mods=(("gold", 1),),
        gold=(GoldAction("move"), GoldAction("recruit")),
    ),
    Tile("sapphire4_act_of_god", "sapphire", 4, "act_of_god", mods=(("silver", 1),)),
)
