"""Diamond, the white tiles: prayer, building and divine interventions."""

from engine.kemet.content.entries import Tile

DIAMOND = (
    Tile("diamond1_priest", "diamond", 1, "diamond1_priest", 2, mods=(("pray", 1),)),
    Tile("diamond1_priestess", "diamond", 1, "diamond1_priestess", 2, mods=(("buy_cost", -1),)),
    Tile("diamond2_magical_support", "diamond", 2, "diamond2_magical_support", mods=(("build_cost", -1),)),
    Tile("diamond2_deep_desert_snake", "diamond", 2, "diamond2_deep_desert_snake", creature="deep_desert_snake"),
    Tile("diamond2_vision", "diamond", 2, "diamond2_vision", mods=(("vision", 4),)),
    Tile("diamond2_divine_boon", "diamond", 2, "diamond2_divine_boon", mods=(("night_cards", 1),)),
    Tile("diamond3_hand_of_god", "diamond", 3, "diamond3_hand_of_god", mods=(("night_build", 1),)),
    Tile("diamond3_divine_hunger", "diamond", 3, "diamond3_divine_hunger", mods=(("hunger", 2),)),
    Tile("diamond3_priest_of_thoeris", "diamond", 3, "diamond3_priest_of_thoeris", mods=(("start_card", 1),)),
    Tile("diamond3_domination", "diamond", 3, "domination", fame=1),
    Tile("diamond4_priest_of_ra", "diamond", 4, "diamond4_priest_of_ra", mods=(("any_cost", -1),)),
    Tile("diamond4_priest_of_amon", "diamond", 4, "diamond4_priest_of_amon", mods=(("night_prayer", 7),)),
    Tile("diamond4_mummy", "diamond", 4, "diamond4_mummy", mods=(("night_cards", 1),), creature="mummy"),
    Tile("diamond4_act_of_god", "diamond", 4, "act_of_god", mods=(("silver", 1),)),
)
