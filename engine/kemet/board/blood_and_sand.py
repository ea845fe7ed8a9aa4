"""The map of Blood and Sand as facts: 37 zones, six cities, and what is in play for each number of players."""

from __future__ import annotations

from engine.kemet.board.map import City, Layout, Map, Zone

ZONES = (
    Zone("buto_1", "B1", "district", bank="west", city="buto", adjacent=("buto_2", "buto_3", "natron_flats")),
    Zone("buto_2", "B2", "district", bank="west", city="buto", adjacent=("buto_1", "buto_3", "natron_flats")),
    Zone("buto_3", "B3", "district", bank="west", city="buto", adjacent=("buto_1", "buto_2", "natron_flats")),
    Zone("tanis_1", "T1", "district", bank="east", city="tanis", adjacent=("papyrus_coast", "tanis_2", "tanis_3")),
    Zone("tanis_2", "T2", "district", bank="east", city="tanis", adjacent=("papyrus_coast", "tanis_1", "tanis_3")),
    Zone("tanis_3", "T3", "district", bank="east", city="tanis", adjacent=("papyrus_coast", "tanis_1", "tanis_2")),
    Zone("memphis_1", "M1", "district", bank="west", city="memphis", adjacent=("lotus_fields", "memphis_2", "memphis_3")),
    Zone("memphis_2", "M2", "district", bank="west", city="memphis", adjacent=("lotus_fields", "memphis_1", "memphis_3")),
    Zone("memphis_3", "M3", "district", bank="west", city="memphis", adjacent=("lotus_fields", "memphis_1", "memphis_2")),
    Zone("heliopolis_1", "H1", "district", bank="east", city="heliopolis", adjacent=("granite_plain", "heliopolis_2", "heliopolis_3")),
    Zone("heliopolis_2", "H2", "district", bank="east", city="heliopolis", adjacent=("granite_plain", "heliopolis_1", "heliopolis_3")),
    Zone("heliopolis_3", "H3", "district", bank="east", city="heliopolis", adjacent=("granite_plain", "heliopolis_1", "heliopolis_2")),
    Zone("abydos_1", "A1", "district", bank="west", city="abydos", adjacent=("abydos_2", "abydos_3", "jackal_road")),
    Zone("abydos_2", "A2", "district", bank="west", city="abydos", adjacent=("abydos_1", "abydos_3", "jackal_road")),
    Zone("abydos_3", "A3", "district", bank="west", city="abydos", adjacent=("abydos_1", "abydos_2", "jackal_road")),
    Zone("thebes_1", "W1", "district", bank="east", city="thebes", adjacent=("cobra_valley", "thebes_2", "thebes_3")),
    Zone("thebes_2", "W2", "district", bank="east", city="thebes", adjacent=("cobra_valley", "thebes_1", "thebes_3")),
    Zone("thebes_3", "W3", "district", bank="east", city="thebes", adjacent=("cobra_valley", "thebes_1", "thebes_2")),
    Zone("natron_flats", "NF", "desert", bank="west", harbour="military", nile=True, adjacent=("acacia_bank", "buto_1", "buto_2", "buto_3", "ochre_dunes", "sobek_temple")),
    Zone("papyrus_coast", "PC", "desert", bank="east", harbour="military", nile=True, adjacent=("falcon_ridge", "ptah_temple", "tanis_1", "tanis_2", "tanis_3")),
    Zone("lotus_fields", "LF", "desert", bank="west", harbour="military", nile=True, adjacent=("acacia_bank", "ibis_meadows", "memphis_1", "memphis_2", "memphis_3", "ochre_dunes", "sobek_temple")),
    Zone("granite_plain", "GP", "desert", bank="east", harbour="military", nile=True, adjacent=("date_grove", "falcon_ridge", "heliopolis_1", "heliopolis_2", "heliopolis_3", "ptah_temple", "vulture_rocks")),
    Zone("jackal_road", "JR", "desert", bank="west", harbour="military", nile=True, adjacent=("abydos_1", "abydos_2", "abydos_3", "ibis_meadows", "sobek_temple")),
    Zone("cobra_valley", "CV", "desert", bank="east", harbour="military", nile=True, adjacent=("date_grove", "ptah_temple", "thebes_1", "thebes_2", "thebes_3", "vulture_rocks")),
    Zone("ochre_dunes", "OD", "desert", bank="west", obelisk=True, adjacent=("acacia_bank", "lotus_fields", "natron_flats", "sobek_temple")),
    Zone("ibis_meadows", "IM", "desert", bank="west", obelisk=True, harbour="trade", nile=True, adjacent=("jackal_road", "lotus_fields", "sobek_temple")),
    Zone("falcon_ridge", "FR", "desert", bank="east", obelisk=True, harbour="trade", nile=True, adjacent=("granite_plain", "papyrus_coast", "ptah_temple")),
    Zone("vulture_rocks", "VR", "desert", bank="east", obelisk=True, adjacent=("cobra_valley", "date_grove", "granite_plain", "ptah_temple")),
    Zone("acacia_bank", "AB", "desert", bank="west", harbour="trade", nile=True, adjacent=("hathor_temple", "lotus_fields", "natron_flats", "ochre_dunes")),
    Zone("date_grove", "DG", "desert", bank="east", harbour="trade", nile=True, adjacent=("cobra_valley", "granite_plain", "montu_temple", "vulture_rocks")),
    Zone("heron_marsh", "HM", "desert", bank="delta", harbour="military", nile=True, adjacent=("sanctuary", "wadjet_temple")),
    Zone("sobek_temple", "SO", "temple", bank="west", obelisk=True, prayer=2, adjacent=("ibis_meadows", "jackal_road", "lotus_fields", "natron_flats", "ochre_dunes")),
    Zone("hathor_temple", "HA", "temple", bank="west", obelisk=True, prayer=3, nile=True, adjacent=("acacia_bank",)),
    Zone("montu_temple", "MO", "temple", bank="east", obelisk=True, prayer=3, nile=True, adjacent=("date_grove",)),
    Zone("ptah_temple", "PT", "temple", bank="east", obelisk=True, prayer=2, adjacent=("cobra_valley", "falcon_ridge", "granite_plain", "papyrus_coast", "vulture_rocks")),
    Zone("wadjet_temple", "WA", "delta_temple", bank="delta", obelisk=True, nile=True, adjacent=("heron_marsh",)),
    Zone("sanctuary", "SA", "sanctuary", bank="delta", obelisk=True, nile=True, adjacent=("heron_marsh",)),
)

CITIES = (
    City("buto", districts=("buto_1", "buto_2", "buto_3"), harbour="natron_flats"),
    City("tanis", districts=("tanis_1", "tanis_2", "tanis_3"), harbour="papyrus_coast"),
    City("memphis", districts=("memphis_1", "memphis_2", "memphis_3"), harbour="lotus_fields"),
    City("heliopolis", districts=("heliopolis_1", "heliopolis_2", "heliopolis_3"), harbour="granite_plain"),
    City("abydos", districts=("abydos_1", "abydos_2", "abydos_3"), harbour="jackal_road"),
    City("thebes", districts=("thebes_1", "thebes_2", "thebes_3"), harbour="cobra_valley"),
)

LAYOUTS = {
    2: Layout(
        cities=("buto", "abydos"),
        storm=("memphis",),
        closed_bank="east",
        out_of_play=("memphis_1", "memphis_2", "memphis_3", "tanis_1", "tanis_2", "tanis_3", "heliopolis_1", "heliopolis_2", "heliopolis_3", "thebes_1", "thebes_2", "thebes_3", "papyrus_coast", "granite_plain", "cobra_valley", "falcon_ridge", "vulture_rocks", "date_grove", "montu_temple", "ptah_temple"),
    ),
    3: Layout(
        cities=("buto", "memphis", "abydos"),
        storm=(),
        closed_bank="east",
        out_of_play=("tanis_1", "tanis_2", "tanis_3", "heliopolis_1", "heliopolis_2", "heliopolis_3", "thebes_1", "thebes_2", "thebes_3", "papyrus_coast", "granite_plain", "cobra_valley", "falcon_ridge", "vulture_rocks", "date_grove", "montu_temple", "ptah_temple"),
    ),
    4: Layout(
        cities=("buto", "tanis", "abydos", "thebes"),
        storm=("memphis", "heliopolis"),
        closed_bank=None,
        out_of_play=("memphis_1", "memphis_2", "memphis_3", "heliopolis_1", "heliopolis_2", "heliopolis_3"),
    ),
    5: Layout(
        cities=("buto", "tanis", "memphis", "abydos", "thebes"),
        storm=("heliopolis",),
        closed_bank=None,
        out_of_play=("heliopolis_1", "heliopolis_2", "heliopolis_3"),
    ),
}

BLOOD_AND_SAND = Map("blood_and_sand", ZONES, CITIES, LAYOUTS)
