### The board: cities, zones, what stands in them.

## Cities

city-buto = Buto
city-tanis = Tanis
city-memphis = Memphis
city-heliopolis = Heliopolis
city-abydos = Abydos
city-thebes = Thebes

## Districts

zone-buto_1 = Buto 1
    .to = to Buto 1
    .at = in Buto 1
    .from = from Buto 1
zone-buto_2 = Buto 2
    .to = to Buto 2
    .at = in Buto 2
    .from = from Buto 2
zone-buto_3 = Buto 3
    .to = to Buto 3
    .at = in Buto 3
    .from = from Buto 3
zone-tanis_1 = Tanis 1
    .to = to Tanis 1
    .at = in Tanis 1
    .from = from Tanis 1
zone-tanis_2 = Tanis 2
    .to = to Tanis 2
    .at = in Tanis 2
    .from = from Tanis 2
zone-tanis_3 = Tanis 3
    .to = to Tanis 3
    .at = in Tanis 3
    .from = from Tanis 3
zone-memphis_1 = Memphis 1
    .to = to Memphis 1
    .at = in Memphis 1
    .from = from Memphis 1
zone-memphis_2 = Memphis 2
    .to = to Memphis 2
    .at = in Memphis 2
    .from = from Memphis 2
zone-memphis_3 = Memphis 3
    .to = to Memphis 3
    .at = in Memphis 3
    .from = from Memphis 3
zone-heliopolis_1 = Heliopolis 1
    .to = to Heliopolis 1
    .at = in Heliopolis 1
    .from = from Heliopolis 1
zone-heliopolis_2 = Heliopolis 2
    .to = to Heliopolis 2
    .at = in Heliopolis 2
    .from = from Heliopolis 2
zone-heliopolis_3 = Heliopolis 3
    .to = to Heliopolis 3
    .at = in Heliopolis 3
    .from = from Heliopolis 3
zone-abydos_1 = Abydos 1
    .to = to Abydos 1
    .at = in Abydos 1
    .from = from Abydos 1
zone-abydos_2 = Abydos 2
    .to = to Abydos 2
    .at = in Abydos 2
    .from = from Abydos 2
zone-abydos_3 = Abydos 3
    .to = to Abydos 3
    .at = in Abydos 3
    .from = from Abydos 3
zone-thebes_1 = Thebes 1
    .to = to Thebes 1
    .at = in Thebes 1
    .from = from Thebes 1
zone-thebes_2 = Thebes 2
    .to = to Thebes 2
    .at = in Thebes 2
    .from = from Thebes 2
zone-thebes_3 = Thebes 3
    .to = to Thebes 3
    .at = in Thebes 3
    .from = from Thebes 3

## Deserts

zone-natron_flats = Natron Flats
    .to = to the Natron Flats
    .at = in the Natron Flats
    .from = from the Natron Flats
zone-papyrus_coast = Papyrus Coast
    .to = to the Papyrus Coast
    .at = on the Papyrus Coast
    .from = from the Papyrus Coast
zone-lotus_fields = Lotus Fields
    .to = to the Lotus Fields
    .at = in the Lotus Fields
    .from = from the Lotus Fields
zone-granite_plain = Granite Plain
    .to = to the Granite Plain
    .at = on the Granite Plain
    .from = from the Granite Plain
zone-jackal_road = Jackal Road
    .to = to the Jackal Road
    .at = on the Jackal Road
    .from = from the Jackal Road
zone-cobra_valley = Cobra Valley
    .to = to Cobra Valley
    .at = in Cobra Valley
    .from = from Cobra Valley
zone-ochre_dunes = Ochre Dunes
    .to = to the Ochre Dunes
    .at = in the Ochre Dunes
    .from = from the Ochre Dunes
zone-ibis_meadows = Ibis Meadows
    .to = to the Ibis Meadows
    .at = in the Ibis Meadows
    .from = from the Ibis Meadows
zone-falcon_ridge = Falcon Ridge
    .to = to Falcon Ridge
    .at = on Falcon Ridge
    .from = from Falcon Ridge
zone-vulture_rocks = Vulture Rocks
    .to = to the Vulture Rocks
    .at = at the Vulture Rocks
    .from = from the Vulture Rocks
zone-acacia_bank = Acacia Bank
    .to = to Acacia Bank
    .at = on Acacia Bank
    .from = from Acacia Bank
zone-date_grove = Date Grove
    .to = to the Date Grove
    .at = in the Date Grove
    .from = from the Date Grove
zone-heron_marsh = Heron Marsh
    .to = to Heron Marsh
    .at = in Heron Marsh
    .from = from Heron Marsh

## Temples and sanctuary

zone-sobek_temple = Temple of Sobek
    .to = to the Temple of Sobek
    .at = at the Temple of Sobek
    .from = from the Temple of Sobek
zone-hathor_temple = Temple of Hathor
    .to = to the Temple of Hathor
    .at = at the Temple of Hathor
    .from = from the Temple of Hathor
zone-montu_temple = Temple of Montu
    .to = to the Temple of Montu
    .at = at the Temple of Montu
    .from = from the Temple of Montu
zone-ptah_temple = Temple of Ptah
    .to = to the Temple of Ptah
    .at = at the Temple of Ptah
    .from = from the Temple of Ptah
zone-wadjet_temple = Temple of Wadjet
    .to = to the Temple of Wadjet
    .at = at the Temple of Wadjet
    .from = from the Temple of Wadjet
zone-sanctuary = Sanctuary of All Gods
    .to = to the Sanctuary of All Gods
    .at = in the Sanctuary of All Gods
    .from = from the Sanctuary of All Gods

## Kinds of zones

zone_type-district = District
    .effect = One of a city's three zones, with room for one pyramid and walls all round.
zone_type-desert = Desert
    .effect = Open land. Some deserts have a harbour.
zone_type-temple = Temple
    .effect = Gives 1 temple fame while you hold it, and prayer points at night.
zone_type-delta_temple = Delta temple
    .effect = A temple where one soldier a night can be offered for 5 PP. It gives no other prayer points.
zone_type-sanctuary = Sanctuary
    .effect = Not a temple. Two soldiers offered here at night bring 1 dominance fame.

## Things in a zone

harbour-military = Military harbour
    .effect = Red. Any army may sail from here; only the army of its own city may land here.
harbour-trade = Trade harbour
    .effect = Blue. Any army may sail from here and land here.
harbour-none = No harbour
    .effect = Nobody sails from here.

feature-obelisk = Obelisk
    .effect = A teleport ends here.
feature-pyramid = Pyramid
    .effect = Its level decides which power tiles you may buy; a teleport starts here.
feature-wall = Wall
    .effect = Enemies enter a district only if their move began right next to it.
feature-nile = Nile
    .effect = A border, not a zone. Ships cross it from harbour to harbour.
feature-storm = The great storm
    .effect = This city is not part of the game.

bank-west = West bank
bank-east = East bank
bank-delta = Nile delta
