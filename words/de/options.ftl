### Was zur Wahl steht. Der Wert ist die Aufschrift eines Knopfs oder Menüeintrags (höchstens 80 Zeichen), `.detail` eine Zeile (100).
### $code ist der Code der Zone auf dem Plan, $group die Gruppe der Option, $id ihre Id; gibt es keine: none.

option-plain = { $id }

## Der Tag

option-space = { $token ->
        [silver] Silber: { NAME($space, of: "space") }
       *[normal] { NAME($space, of: "space") }
    }
    .detail = { NAME($space, of: "space", form: "effect") }
option-gold = { $tile ->
        [none] Goldener Aktionsmarker
       *[other] Gold: { NAME($tile, of: "tile") }{ $action ->
            [move] {" "}– Bewegung
            [recruit] {" "}– Rekrutieren
            [power] {" "}– Machtzuwachs
            [pray] {" "}– Beten
            [summon] {" "}– Beschwören
           *[none] {""}
        }
    }
    .detail = { $tile ->
        [none] { NAME("gold", of: "token", form: "effect") }
       *[other] { NAME($tile, of: "tile", form: "effect") }
    }
option-day_card = „{ NAME($card, of: "intervention") }“ spielen{ $cost ->
        [none] {""}
        [0] {""}
       *[other] {" "}· { COUNT($cost, of: "pp") }
    }
    .detail = { NAME($card, of: "intervention", form: "effect") }
option-creatures = Kreaturen verteilen
    .detail = Verteile deine Kreaturen neu auf Vorrat und Armeen in deiner Stadt. Nur vor der ersten Aktion.
option-end = Zug beenden
    .detail = Danach ist der Nächste am Zug.
option-tile = { NAME($tile, of: "tile") } { $cost ->
        [0] · gratis
       *[other] · { COUNT($cost, of: "pp") }
    }
    .detail = { NAME($tile, of: "tile", form: "effect") }
option-pyramid = { $colour ->
        [none] Keine Pyramide { NAME($zone, of: "zone", form: "at") }
       *[other] { PLACE($zone, $code) }: { NAME($colour, of: "colour", form: "adj") } Pyramide { $before ->
            [none] mit Level { $level }
            [0] mit Level { $level }
           *[other] von Level { $before } auf { $level }
        }{ $cost ->
            [none] {""}
            [0] {" "}· gratis
           *[other] {" "}· { COUNT($cost, of: "pp") }
        }
    }
    .detail = { $colour ->
        [none] Der Bauplatz bleibt frei; hier kannst du später bauen.
       *[other] { $cost ->
            [none] Damit kaufst du { NAME($colour, of: "colour", form: "adj") } Plättchen bis Level { $level }.
            [0] Damit kaufst du { NAME($colour, of: "colour", form: "adj") } Plättchen bis Level { $level }.
           *[other] { SIZE($parts) ->
                [one] Damit kaufst du { NAME($colour, of: "colour", form: "adj") } Plättchen bis Level { $level }.
               *[other] { COUNT($cost, of: "pp") }{ PARTS($parts) }
            }
        }
    }

## Bewegung

# with a figure the code alone, else the name of the zone would push the figure off the edge of a phone
option-army = { $avatar ->
        [none] { $creature ->
            [none] { PLACE($zone, $code) }: { COUNT($soldiers, of: "soldier") }
           *[other] { $code ->
                [none] { NAME($zone, of: "zone") }
               *[other] { $code }
            }: { $soldiers } + { NAME($creature, of: "creature") }
        }
       *[other] { $code ->
            [none] { NAME($zone, of: "zone") }
           *[other] { $code }
        }: { NAME($avatar, of: "avatar") }{ $soldiers ->
            [0] {""}
           *[other] , { COUNT($soldiers, of: "follower") }
        }
    }
    .detail = { COUNT(TOTAL($range), of: "point") }{ PARTS($range) }
option-walk = Ziehen: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] 1 Bewegungspunkt
        [0] 1 Bewegungspunkt
       *[other] 1 Bewegungspunkt und { COUNT($cost, of: "pp") }
    }
option-voyage = Segeln: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] 1 Bewegungspunkt
        [0] 1 Bewegungspunkt
       *[other] 1 Bewegungspunkt und { COUNT($cost, of: "pp") }
    }
option-teleport = Teleport: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] Die eine Teleportation dieser Bewegung
        [0] Kostet nichts
       *[other] { COUNT($cost, of: "pp") }
    }
option-move_card = „{ NAME($card, of: "intervention") }“ spielen
    .detail = { NAME($card, of: "intervention", form: "effect") }
option-stop = Hier anhalten
    .detail = Die Bewegung endet, wo die Armee steht.
option-company = { $avatar ->
        [none] { COUNT($soldiers, of: "soldier") }{ $creature ->
            [none] {""}
           *[other] {" "}mit { NAME($creature, of: "creature", form: "dat") }
        }
       *[other] { NAME($avatar, of: "avatar") }{ $soldiers ->
            [0] {""}
           *[other] {" "}mit { COUNT($soldiers, of: "follower", case: "dat") }
        }
    }
    .detail = { $cost ->
        [0] Kostet nichts
       *[other] { COUNT($cost, of: "pp") }
    }

## Zonen, Zahlen, Kreaturen

option-zone = { PLACE($zone, $code) }
option-count = { $count }
option-creature = { NAME($creature, of: "creature") }
    .detail = { NAME($creature, of: "creature", form: "effect") }
option-enemy_army = { PLACE($zone, $code) }: { NAME($group, of: "god") }
    .detail = { $avatar ->
        [none] { COUNT($soldiers, of: "soldier") }{ $creature ->
            [none] {""}
           *[other] {" "}mit { NAME($creature, of: "creature", form: "dat") }
        }
       *[other] { NAME($avatar, of: "avatar") }{ $soldiers ->
            [0] {""}
           *[other] {" "}mit { COUNT($soldiers, of: "follower", case: "dat") }
        }
    }

## Kampf

option-battle = Kampf: { PLACE($zone, $code) }
    .detail = Jetzt { NAME($zone, of: "zone", form: "at") } kämpfen
option-battle_card = { NAME($card, of: "battle_card", form: "nick") }: { NAME($card, of: "battle_card", form: "signs") }
    .detail = { NAME($card, of: "battle_card", form: "effect") }
option-intervention = { NAME($card, of: "intervention") }{ $cost ->
        [none] {""}
        [0] {""}
       *[other] {" "}· { COUNT($cost, of: "pp") }
    }
    .detail = { NAME($card, of: "intervention", form: "effect") }
option-disband = Auflösen
    .detail = In den Vorrat: { COUNT($soldiers, of: "soldier") }. Du erhältst { COUNT($prayer, of: "pp") }.
option-retreat = Zurückziehen
    .detail = Deine Soldaten ziehen in eine freie Nachbarzone, die der Gewinner wählt.
option-stay = Bleiben
    .detail = Deine Armee hält die Zone.

## Nacht und Aufbau

option-offer = { COUNT($soldiers, of: "soldier", case: "acc") } opfern
    .detail = { $zone ->
        [sanctuary] Für 1 Dominanz-Ruhm. Geopferte Soldaten kommen in deinen Vorrat zurück.
       *[other] Für 5 GP. Geopferte Soldaten kommen in deinen Vorrat zurück.
    }
option-card = Eine Karte kaufen
    .detail = Kostet { COUNT($veterans, of: "veteran") }; du hast { $has }.
option-position = Platz { $position }
option-city = { NAME($city, of: "city") }
