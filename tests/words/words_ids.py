"""The ids of the game's parts, by kind of name."""

CITIES = ("buto", "tanis", "memphis", "heliopolis", "abydos", "thebes")
DISTRICTS = tuple(f"{city}_{number}" for city in CITIES for number in (1, 2, 3))
DESERTS = (
    *("natron_flats", "papyrus_coast", "lotus_fields", "granite_plain", "jackal_road", "cobra_valley", "ochre_dunes"),
    *("ibis_meadows", "falcon_ridge", "vulture_rocks", "acacia_bank", "date_grove", "heron_marsh"),
)
TEMPLES = ("sobek_temple", "hathor_temple", "montu_temple", "ptah_temple", "wadjet_temple")
ZONES = (*DISTRICTS, *DESERTS, *TEMPLES, "sanctuary")

GODS = ("anubis", "bastet", "horus", "sobek", "wadjet")
COLOURS = ("ruby", "sapphire", "diamond", "onyx", "emerald")

RUBY = (
    *("ruby1_charge", "ruby1_priest_of_mafdet", "ruby2_carnage", "ruby2_wrryt_storm", "ruby2_phoenix"),
    *("ruby2_portal_of_thoth", "ruby3_royal_scarab", "ruby3_blades_of_neith", "ruby3_divine_wound", "ruby3_domination"),
    *("ruby4_giant_scorpion", "ruby4_initiative", "ruby4_surprise_attack", "ruby4_act_of_god"),
)
SAPPHIRE = (
    *("sapphire1_recruiting_scribe", "sapphire1_defense", "sapphire2_reinforcement_prayer"),
    *("sapphire2_ancestral_elephant", "sapphire2_shetyw_barrier", "sapphire2_shields_of_neith", "sapphire3_legion"),
    *("sapphire3_defensive_victory", "sapphire3_prescience", "sapphire3_domination", "sapphire4_reinforcements"),
    *("sapphire4_sphinx", "sapphire4_divine_will", "sapphire4_act_of_god"),
)
DIAMOND = (
    *("diamond1_priest", "diamond1_priestess", "diamond2_magical_support", "diamond2_deep_desert_snake"),
    *("diamond2_vision", "diamond2_divine_boon", "diamond3_hand_of_god", "diamond3_divine_hunger"),
    *("diamond3_priest_of_thoeris", "diamond3_domination", "diamond4_priest_of_ra", "diamond4_priest_of_amon"),
    *("diamond4_mummy", "diamond4_act_of_god"),
)
ONYX = (
    *("onyx1_mercenaries_sword", "onyx1_mercenaries_spear", "onyx1_local_recruitment", "onyx2_honor_in_battle"),
    *("onyx2_dedication_to_battle", "onyx2_khnums_sphinx", "onyx2_twin_ceremony", "onyx3_griffin_sphinx"),
    *("onyx3_forced_march", "onyx3_deadly_trap", "onyx3_domination", "onyx4_devourer", "onyx4_bestial_fury"),
    *("onyx4_divine_might", "onyx4_act_of_god"),
)
EMERALD = (
    *("emerald1_dark_cult", "emerald1_return_from_beyond", "emerald2_strength_drain", "emerald2_dark_servants"),
    *("emerald2_solar_bark", "emerald2_demeaned_sphinx", "emerald3_death_ritual", "emerald3_funeral_building"),
    *("emerald3_uncanny_reinforcement", "emerald3_domination", "emerald4_putrid_power", "emerald4_act_of_god"),
    *("emerald4_thoth", "emerald4_apophis", "emerald4_nyarlathotep", "emerald4_cthulhu"),
)
TILES = (*RUBY, *SAPPHIRE, *DIAMOND, *ONYX, *EMERALD)

INTERVENTIONS = (
    *("diversion", "war_rage", "war_fury", "bloody_battle", "bloodbath", "bronze_wall", "iron_wall"),
    *("tactical_support", "raining_fire", "transfer", "swiftness", "prayer"),
)
BATTLE_CARDS = (*(f"b{number}" for number in range(1, 9)), "special_offensive", "special_defensive")
CREATURES = (
    *("phoenix", "royal_scarab", "giant_scorpion", "ancestral_elephant", "sphinx", "deep_desert_snake", "mummy"),
    *("khnums_sphinx", "griffin_sphinx", "devourer", "demeaned_sphinx"),
)
AVATARS = ("thoth", "apophis", "nyarlathotep", "cthulhu")

ACTIONS = ("pray", "power_up", "build", "recruit", "move")
SPACES = (
    *("move_top", "recruit_top", "move_middle", "build_middle", "pray_middle"),
    *("power_1", "power_2", "power_3", "pray_bottom", "gold"),
)

NAMED_ONLY = {"city": CITIES, "zone": ZONES, "phase": ("setup", "day", "night")}
NAMED_AND_EXPLAINED = {
    "god": GODS,
    "colour": COLOURS,
    "tile": TILES,
    "intervention": INTERVENTIONS,
    "battle_card": BATTLE_CARDS,
    "creature": CREATURES,
    "avatar": AVATARS,
    "action": ACTIONS,
    "space": SPACES,
    "night_step": tuple(f"N{number}" for number in range(1, 10)),
    "battle_step": tuple(f"B{number}" for number in range(1, 9)),
    "fame": ("dominance", "battle", "temple", "pyramid"),
    "harbour": ("military", "trade"),
    "zone_type": ("district", "desert", "temple", "delta_temple", "sanctuary"),
}
