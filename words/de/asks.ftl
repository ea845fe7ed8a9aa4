### Fragen. Der Wert ist, was der Gefragte liest, `.short` ein kurzer Titel, `.waiting` was die anderen nach dem Namen lesen.
### Außer den Parametern der Frage gibt es: $min und $max, wie viele zu wählen sind, $options, wie viele es zur Wahl gibt.

## Der Tag

ask-day_action = { $token ->
       *[normal] Du bist dran! Wohin kommt dein Aktionsmarker? { $left ->
            [one] Es ist heute dein letzter.
           *[other] Du hast heute noch { $left }.
        }
        [silver] Noch etwas, bevor dein Zug endet?
        [none] Noch etwas, bevor dein Zug endet?
    }
    .short = Mach deinen Zug
    .waiting = ist am Zug
ask-power = { $max ->
        [0] Du kannst gerade kein Plättchen kaufen. Weiter ohne.
       *[other] Welches Machtplättchen kaufst du?
    }
    .short = Machtplättchen kaufen
    .waiting = sucht ein Machtplättchen aus
ask-build = { $max ->
        [0] Du kannst gerade nichts bauen. Weiter.
       *[other] Welche Pyramide baust oder erhöhst du?
    }
    .short = Pyramide bauen
    .waiting = wählt, was gebaut wird
ask-card_target = Welche gegnerische Armee trifft die Karte „{ NAME($card, of: "intervention") }“?
    .short = Gegnerische Armee wählen
    .waiting = wählt eine gegnerische Armee

## Bewegung

ask-move_army = { $max ->
        [0] Du hast keine Armee, die ziehen kann. Weiter.
       *[other] Welche Armee zieht los?
    }
    .short = Armee wählen
    .waiting = wählt eine Armee für die Bewegung
ask-move_to = Wohin geht es { NAME($zone, of: "zone", form: "from") }? Du hast noch { COUNT($points, of: "point") }{ $teleport ->
        [yes] {" "}und eine Teleportation.
       *[no] .
    }
    .short = Ziel wählen
    .waiting = bewegt eine Armee
ask-move_who = Wer { $way ->
        [voyage] segelt
        [teleport] teleportiert sich
        [nile] gleitet den Nil entlang
        [bark] fährt auf der Barke des Ra
       *[walk] zieht
    } { NAME($from, of: "zone", form: "from") } { NAME($to, of: "zone", form: "to") }?
    .short = Wer kommt mit?
    .waiting = bewegt eine Armee

## Soldaten und Kreaturen

ask-recruit_zones = { $max ->
        [0] Du kannst gerade niemanden rekrutieren. Weiter.
       *[other] Wo rekrutierst du? Möglich: bis zu { COUNT($most, of: "soldier", case: "acc") }{ LAST($costs) ->
            [0] , ganz umsonst.
           *[other] {" "}für { COUNT(LAST($costs), of: "pp") }.
        }
    }
    .short = Rekrutieren: wo?
    .waiting = rekrutiert
ask-recruit_count = Wie viele Soldaten rekrutierst du { NAME($zone, of: "zone", form: "at") }? { $left ->
        [one] Einer ist noch möglich.
       *[other] Noch { $left } sind möglich.
    }
    .short = Rekrutieren: wie viele?
    .waiting = rekrutiert
ask-place_zones = { $max ->
        [0] Es gibt keinen Soldaten aufzustellen oder keinen Platz dafür. Weiter.
       *[other] Wo stellst du deine Gratis-Soldaten auf{ $card ->
            [none] { $tile ->
                [none] {""}
               *[other] {" "}({ NAME($tile, of: "tile") })
            }
           *[other] {" "}({ NAME($card, of: "intervention") })
        }? Du hast { $most }.
    }
    .short = Soldaten aufstellen: wo?
    .waiting = stellt Soldaten auf
ask-place_count = Wie viele Soldaten stellst du { NAME($zone, of: "zone", form: "at") } auf? Du hast noch { $left }.
    .short = Soldaten aufstellen: wie viele?
    .waiting = stellt Soldaten auf
ask-creature_join = Soll eine Kreatur aus deinem Vorrat zur Armee { NAME($zone, of: "zone", form: "at") } stoßen?
    .short = Eine Kreatur zur Armee?
    .waiting = wählt eine Kreatur
ask-creature_place = { $max ->
        [0] Keine Armee in deiner Stadt kann { NAME($creature, of: "creature", form: "acc") } aufnehmen. Die Kreatur kommt in deinen Vorrat.
       *[other] Zu welcher Armee stellst du { NAME($creature, of: "creature", form: "acc") }?
    }
    .short = Neue Kreatur aufstellen
    .waiting = stellt eine Kreatur auf
ask-creature_muster = { $max ->
        [0] Für deine Armee { NAME($zone, of: "zone", form: "at") } ist keine Kreatur mehr übrig. Weiter.
       *[other] Welche Kreatur begleitet deine Armee { NAME($zone, of: "zone", form: "at") }? Du darfst auch keine wählen.
    }
    .short = Kreaturen verteilen
    .waiting = verteilt Kreaturen

## Kampf

ask-battle_next = Welcher Kampf kommt als Nächstes?
    .short = Nächsten Kampf wählen
    .waiting = wählt den nächsten Kampf
ask-battle_prescience = Welche Kampfkarte zeigst du?
    .short = Kampfkarte zeigen
    .waiting = wählt, welche Kampfkarte offen liegt
ask-battle_plan = Wähle deine Karten für den Kampf.
    .short = Kampfkarten wählen
    .waiting = wählt Kampfkarten
ask-battle_card = Kampf { NAME($zone, of: "zone", form: "at") }! Welche Karte spielst du?
    .short = Karte zum Spielen
    .waiting = wählt Kampfkarten
ask-battle_discard = Du spielst { NAME($active, of: "battle_card", form: "nick") } ({ NAME($active, of: "battle_card") }). Welche andere Karte wirfst du verdeckt ab?
    .short = Karte zum Abwerfen
    .waiting = wählt Kampfkarten
ask-battle_interventions = { $max ->
        [0] Du hast keine Göttliche Intervention für den Kampf. Weiter.
       *[other] Welche Göttlichen Interventionen legst du verdeckt dazu? Du hast { COUNT($prayer, of: "pp") }.
    }
    .short = Interventionen legen
    .waiting = wählt Kampfkarten
ask-battle_pay = Deine GP reichen nicht für alle Interventionen. Welche wird als Nächstes bezahlt? Du hast dafür { COUNT($prayer, of: "pp") }.
    .short = Was wird bezahlt?
    .waiting = wählt Kampfkarten
ask-battle_wound = { $max ->
        [0] Du hast keine Göttliche Intervention zum Abwerfen. Weiter.
       *[other] Welche Göttlichen Interventionen wirfst du ab? Jede gibt 1 Stärke.
    }
    .short = Abwerfen für Stärke
    .waiting = darf Karten für Stärke abwerfen
ask-battle_loser = Du hast { NAME($zone, of: "zone", form: "at") } verloren. { SIZE($zones) ->
        [0] Es gibt keinen Ausweg: Deine Armee löst sich auf.
       *[other] Auflösen oder zurückziehen?
    }
    .short = Auflösen oder zurückziehen
    .waiting = wählt: auflösen oder zurückziehen
ask-battle_retreat = Wohin muss sich { NAME($loser, of: "god") } { NAME($zone, of: "zone", form: "from") } zurückziehen?
    .short = Rückzugsort wählen
    .waiting = wählt den Rückzugsort
ask-battle_winner = Du hast { NAME($zone, of: "zone", form: "at") } gewonnen! Bleibt deine Armee, oder löst du sie auf?
    .short = Bleiben oder auflösen
    .waiting = wählt: bleiben oder auflösen
ask-battle_card_remove = Welche Kampfkarte nimmst du für immer aus dem Spiel? An ihre Stelle kommt: { NAME($special, of: "battle_card", form: "nick") } ({ NAME($special, of: "battle_card") }).
    .short = Kampfkarte tauschen
    .waiting = tauscht eine Kampfkarte

## Die Nacht

ask-night_sanctuary = Opferst du { COUNT($soldiers, of: "soldier", case: "acc") } { NAME($zone, of: "zone", form: "at") } für 1 Dominanz-Ruhm?
    .short = Opferung im Heiligtum
    .waiting = darf im Heiligtum opfern
ask-night_delta = Opferst du { COUNT($soldiers, of: "soldier", case: "acc") } { NAME($zone, of: "zone", form: "at") } für 5 GP?
    .short = Opferung im Nil-Delta-Tempel
    .waiting = darf im Nil-Delta-Tempel opfern
ask-night_veterans = Wie viele Veteranenplättchen gibst du ab, für je 1 GP?
    .short = Veteranen für GP
    .waiting = entscheidet über Veteranen für GP
ask-night_card = Kaufst du noch eine Göttliche Intervention für { COUNT($veterans, of: "veteran") }? Du hast { $has }.
    .short = Veteranen für eine Karte
    .waiting = entscheidet über Veteranen für eine Karte
ask-night_vision = Vision: Welche { $min ->
        [one] Göttliche Intervention
       *[other] { $min } Göttlichen Interventionen
    } wirfst du ab?
    .short = Vision: Karten abwerfen
    .waiting = wählt Karten zum Abwerfen
ask-night_soldiers = Wo berufen deine Veteranen Soldaten ein?
    .short = Veteranen für Soldaten
    .waiting = entscheidet über Veteranen für Soldaten
ask-night_soldiers_zones = { $max ->
        [0] Es kann kein Soldat einberufen werden. Weiter.
       *[other] Wo berufen deine Veteranen Soldaten ein? 1 Veteranenplättchen bringt 1 Soldaten, insgesamt bis zu { $most }.
    }
    .short = Veteranen für Soldaten: wo?
    .waiting = entscheidet über Veteranen für Soldaten
ask-night_soldiers_count = Wie viele Soldaten kommen { NAME($zone, of: "zone", form: "to") }? Insgesamt noch möglich: { $left }.
    .short = Veteranen für Soldaten: wie viele?
    .waiting = entscheidet über Veteranen für Soldaten
ask-night_build = { $max ->
        [0] Keine deiner Pyramiden kann heute Nacht wachsen. Weiter.
       *[other] Welche Pyramide wächst heute Nacht gratis?
    }
    .short = Ein Pyramiden-Level gratis
    .waiting = wählt eine Pyramide, die wächst
ask-night_fate = Welchen Platz in der Reihenfolge der nächsten Runde nimmst du?
    .short = Platz in der Reihenfolge
    .waiting = wählt einen Platz in der Reihenfolge

## Aufbau

ask-setup_city = Welche Stadt ist deine?
    .short = Stadt wählen
    .waiting = wählt eine Stadt
ask-setup_soldiers = In welchen { $min } Distrikten beginnen deine Soldaten? In jeden kommen 5.
    .short = Erste Soldaten aufstellen
    .waiting = stellt die ersten Soldaten auf
ask-setup_pyramid = Welche Pyramide steht { NAME($zone, of: "zone", form: "at") }? Du hast { COUNT($left, of: "level") } zu vergeben.
    .short = Erste Pyramiden bauen
    .waiting = baut die ersten Pyramiden
ask-setup_tile = Mit welchem Machtplättchen beginnst du? Es ist gratis.
    .short = Erstes Plättchen wählen
    .waiting = wählt das erste Plättchen

## Wer gefragt ist

waiting-choosing = { NAME($seat, of: "god") } { $what }.
waiting-locked = { NAME($seat, of: "god") } hat gewählt.
