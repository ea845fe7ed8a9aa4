"""Ruby, the red tiles: attack and movement."""

from engine.kemet.content.entries import Fight, GoldAction, Tile

RUBY = (
    Tile("ruby1_charge", "ruby", 1, "ruby1_charge", copies=2, fights=(Fight("attacker", strength=1),)),
    Tile("ruby1_priest_of_mafdet", "ruby", 1, "ruby1_priest_of_mafdet", copies=2, mods=(("move", 1),)),
    Tile("ruby2_carnage", "ruby", 2, "ruby2_carnage", fights=(Fight(damage=1),)),
    Tile("ruby2_wrryt_storm", "ruby", 2, "ruby2_wrryt_storm", battle_card="special_offensive"),
    Tile("ruby2_phoenix", "ruby", 2, "ruby2_phoenix", creature="phoenix"),
    Tile(
        "ruby2_portal_of_thoth",
        "ruby",
        2,
        "ruby2_portal_of_thoth",
        mods=(("teleport_cost", -1), ("teleport_obelisk", 1)),
    ),
    Tile("ruby3_royal_scarab", "ruby", 3, "ruby3_royal_scarab", creature="royal_scarab"),
    Tile("ruby3_blades_of_neith", "ruby", 3, "ruby3_blades_of_neith", fights=(Fight(strength=1),)),
    Tile("ruby3_divine_wound", "ruby", 3, "ruby3_divine_wound", mods=(("wound", 1),)),
    Tile("ruby3_domination", "ruby", 3, "domination", fame=1),
    Tile("ruby4_giant_scorpion", "ruby", 4, "ruby4_giant_scorpion", creature="giant_scorpion"),
    Tile(
        "ruby4_initiative",
        "ruby",
        4,
        "ruby4_initiative",
        fights=(Fight("attacker", strength=1, damage=1, critical=1), Fight("defender", damage=1, critical=1)),
    ),
    Tile(
        "ruby4_surprise_attack",
        "ruby",
        4,
        "ruby4_surprise_attack",
        mods=(("gold", 1),),
        gold=(GoldAction("move", walls=True),),
    ),
    Tile("ruby4_act_of_god", "ruby", 4, "act_of_god", mods=(("silver", 1),)),
)
