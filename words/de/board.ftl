### Das Spielfeld: Städte, Zonen und was in ihnen steht.

## Städte

city-buto = Buto
city-tanis = Tanis
city-memphis = Memphis
city-heliopolis = Heliopolis
city-abydos = Abydos
city-thebes = Theben

## Distrikte

zone-buto_1 = Buto 1
    .to = nach Buto 1
    .at = in Buto 1
    .from = aus Buto 1
zone-buto_2 = Buto 2
    .to = nach Buto 2
    .at = in Buto 2
    .from = aus Buto 2
zone-buto_3 = Buto 3
    .to = nach Buto 3
    .at = in Buto 3
    .from = aus Buto 3
zone-tanis_1 = Tanis 1
    .to = nach Tanis 1
    .at = in Tanis 1
    .from = aus Tanis 1
zone-tanis_2 = Tanis 2
    .to = nach Tanis 2
    .at = in Tanis 2
    .from = aus Tanis 2
zone-tanis_3 = Tanis 3
    .to = nach Tanis 3
    .at = in Tanis 3
    .from = aus Tanis 3
zone-memphis_1 = Memphis 1
    .to = nach Memphis 1
    .at = in Memphis 1
    .from = aus Memphis 1
zone-memphis_2 = Memphis 2
    .to = nach Memphis 2
    .at = in Memphis 2
    .from = aus Memphis 2
zone-memphis_3 = Memphis 3
    .to = nach Memphis 3
    .at = in Memphis 3
    .from = aus Memphis 3
zone-heliopolis_1 = Heliopolis 1
    .to = nach Heliopolis 1
    .at = in Heliopolis 1
    .from = aus Heliopolis 1
zone-heliopolis_2 = Heliopolis 2
    .to = nach Heliopolis 2
    .at = in Heliopolis 2
    .from = aus Heliopolis 2
zone-heliopolis_3 = Heliopolis 3
    .to = nach Heliopolis 3
    .at = in Heliopolis 3
    .from = aus Heliopolis 3
zone-abydos_1 = Abydos 1
    .to = nach Abydos 1
    .at = in Abydos 1
    .from = aus Abydos 1
zone-abydos_2 = Abydos 2
    .to = nach Abydos 2
    .at = in Abydos 2
    .from = aus Abydos 2
zone-abydos_3 = Abydos 3
    .to = nach Abydos 3
    .at = in Abydos 3
    .from = aus Abydos 3
zone-thebes_1 = Theben 1
    .to = nach Theben 1
    .at = in Theben 1
    .from = aus Theben 1
zone-thebes_2 = Theben 2
    .to = nach Theben 2
    .at = in Theben 2
    .from = aus Theben 2
zone-thebes_3 = Theben 3
    .to = nach Theben 3
    .at = in Theben 3
    .from = aus Theben 3

## Wüsten

zone-natron_flats = Natronebene
    .to = in die Natronebene
    .at = in der Natronebene
    .from = aus der Natronebene
zone-papyrus_coast = Papyrusküste
    .to = an die Papyrusküste
    .at = an der Papyrusküste
    .from = von der Papyrusküste
zone-lotus_fields = Lotosfelder
    .to = in die Lotosfelder
    .at = in den Lotosfeldern
    .from = aus den Lotosfeldern
zone-granite_plain = Granitebene
    .to = in die Granitebene
    .at = in der Granitebene
    .from = aus der Granitebene
zone-jackal_road = Schakalpfad
    .to = auf den Schakalpfad
    .at = auf dem Schakalpfad
    .from = vom Schakalpfad
zone-cobra_valley = Kobratal
    .to = ins Kobratal
    .at = im Kobratal
    .from = aus dem Kobratal
zone-ochre_dunes = Ockerdünen
    .to = in die Ockerdünen
    .at = in den Ockerdünen
    .from = aus den Ockerdünen
zone-ibis_meadows = Ibisauen
    .to = in die Ibisauen
    .at = in den Ibisauen
    .from = aus den Ibisauen
zone-falcon_ridge = Falkengrat
    .to = auf den Falkengrat
    .at = auf dem Falkengrat
    .from = vom Falkengrat
zone-vulture_rocks = Geierfelsen
    .to = zu den Geierfelsen
    .at = bei den Geierfelsen
    .from = von den Geierfelsen
zone-acacia_bank = Akazienufer
    .to = ans Akazienufer
    .at = am Akazienufer
    .from = vom Akazienufer
zone-date_grove = Dattelhain
    .to = in den Dattelhain
    .at = im Dattelhain
    .from = aus dem Dattelhain
zone-heron_marsh = Reihermarsch
    .to = in die Reihermarsch
    .at = in der Reihermarsch
    .from = aus der Reihermarsch

## Tempel und Heiligtum

zone-sobek_temple = Tempel des Sobek
    .to = zum Tempel des Sobek
    .at = beim Tempel des Sobek
    .from = vom Tempel des Sobek
zone-hathor_temple = Tempel der Hathor
    .to = zum Tempel der Hathor
    .at = beim Tempel der Hathor
    .from = vom Tempel der Hathor
zone-montu_temple = Tempel des Month
    .to = zum Tempel des Month
    .at = beim Tempel des Month
    .from = vom Tempel des Month
zone-ptah_temple = Tempel des Ptah
    .to = zum Tempel des Ptah
    .at = beim Tempel des Ptah
    .from = vom Tempel des Ptah
zone-wadjet_temple = Tempel der Wadjet
    .to = zum Tempel der Wadjet
    .at = beim Tempel der Wadjet
    .from = vom Tempel der Wadjet
zone-sanctuary = Heiligtum aller Götter
    .to = zum Heiligtum aller Götter
    .at = im Heiligtum aller Götter
    .from = vom Heiligtum aller Götter

## Arten von Zonen

zone_type-district = Distrikt
    .effect = Eine der drei Zonen einer Stadt: ein Bauplatz für eine Pyramide, rundum Mauern.
zone_type-desert = Wüste
    .effect = Offenes Land, mancherorts mit Hafen.
zone_type-temple = Tempel
    .effect = Bringt 1 Tempel-Ruhm, solange du ihn hältst, und nachts Gebetspunkte.
zone_type-delta_temple = Nil-Delta-Tempel
    .effect = Ein Tempel, in dem nachts ein Soldat für 5 GP geopfert werden kann. Sonst gibt er keine GP.
zone_type-sanctuary = Heiligtum
    .effect = Kein Tempel. Zwei hier geopferte Soldaten bringen nachts 1 Dominanz-Ruhm.

## Was in einer Zone steht

harbour-military = Militärhafen
    .effect = Rot. Ablegen darf jede Armee, anlegen nur die der eigenen Stadt.
harbour-trade = Handelshafen
    .effect = Blau. Jede Armee darf hier ablegen und anlegen.
harbour-none = Kein Hafen
    .effect = Von hier fährt kein Schiff.

feature-obelisk = Obelisk
    .effect = Ziel einer Teleportation.
feature-pyramid = Pyramide
    .effect = Ihr Level bestimmt, welche Machtplättchen du kaufen darfst; hier beginnt eine Teleportation.
feature-wall = Mauer
    .effect = Gegner betreten einen Distrikt nur, wenn ihre Bewegung direkt daneben begonnen hat.
feature-nile = Nil
    .effect = Eine Grenze, keine Zone. Schiffe überqueren ihn von Hafen zu Hafen.
feature-storm = Der große Sturm
    .effect = Diese Stadt spielt nicht mit.

bank-west = Westufer
bank-east = Ostufer
bank-delta = Nildelta
