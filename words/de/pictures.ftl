### Was die Bilder sagen: Beschriftungen, kurze Beschreibungen und die ganze Stellung in Worten.

## Auf dem Spielplan

picture-bank-closed = { $bank ->
        [west] Westufer: nicht im Spiel
       *[other] Ostufer: nicht im Spiel
    }
picture-storm = { $city }: Sandsturm
picture-round = Runde { $round }
picture-plate = Runde { $round } · { $phase }

## Auf den Tafeln

picture-legend-crown = Dominanz
picture-legend-strength = Kampf
picture-legend-temple = Tempel
picture-legend-pyramid = Pyramiden
picture-legend-prayer = Gebetspunkte
picture-legend-card = Interventionen
picture-legend-soldier = Vorrat
picture-legend-veteran = Veteranen
picture-no-tiles = noch keine Machtplättchen

## Kämpfe

picture-battle = Kampf · { $zone }
picture-battle-state = { $state ->
        [over] der Kampf ist vorbei
        [revealed] Karten aufgedeckt
       *[choosing] Karten werden gewählt
    }
picture-source-card = Kampfkarte
picture-source-home = eigene Stadt
picture-source-wound = Göttertrauma
picture-and-card = Karte?
picture-and-more = Interventionen?
picture-no-interventions = keine Interventionen
picture-unpaid = { $card } (nicht bezahlt)
picture-no-strength = keine Stärke
picture-no-damage = kein Schaden
picture-no-critical = kein kritischer Schaden
picture-no-shield = keine Schilde
picture-outcome = { $role ->
        [winner] Sieg
       *[loser] Niederlage
    }: { $lost ->
        [0] kein Soldat verloren
       *[other] { COUNT($lost, of: "soldier") } verloren
    }{ $removed ->
        [0] { "" }
       *[other] , { $removed } entfernt
    }{ $fallen ->
        [none] { "" }
       *[other] , { $fallen } ist gefallen
    }

## Hand und Plättchen

picture-hand = { $god }: deine Hand
picture-card-place = { $place ->
        [played] gespielt
        [discarded] abgelegt
       *[removed] entfernt
    }
picture-no-market = In dieser Partie gibt es keine Plättchen dieser Farbe.
picture-tile-about = { $colour }, Level { $level }, kostet { COUNT($level, of: "prayer_point") }
picture-left = { $n ->
        [0] vergriffen
       *[other] noch { $n }
    }
picture-owned-by = besitzt { $gods }
picture-can-buy = du kannst es für { COUNT($cost, of: "prayer_point") } kaufen
picture-why-owned = gehört dir
picture-why-tile-gone = vergriffen
picture-why-same-picture = du hast schon eins mit diesem Bild
picture-why-pyramid-too-low = { $has ->
        [0] braucht eine Pyramide mit Level { $needs }
       *[other] braucht Level { $needs }, deine hat { $has }
    }
picture-why-colour-bought = Farbe in dieser Runde schon gekauft
picture-why-other-space = gehört auf das markierte Feld
picture-why-not-enough-prayer = kostet { $needs }, du hast { $has }
picture-why-first-tile-level = jetzt nur Level 1
picture-why-colour-not-yours = keine Pyramide dieser Farbe
picture-why-other = gerade nicht möglich

## In Worten

picture-alt-board = Der Spielplan. { $heading }.
picture-alt-dashboard = Alle Spieler. { $heading }. Zugreihenfolge: { $order }.
picture-alt-fame = Ruhm: { $scores }.
picture-alt-tiles = Machtplättchen in { $colour }: { $n }. { $now ->
        [none] Keines kann gerade gekauft werden.
       *[other] Jetzt zu kaufen: { $now }.
    }
picture-asked = { $god } { $state ->
        [locked] hat gewählt
       *[choosing] { $what }
    }.
picture-choosing = wählt gerade
picture-in-order = Alle Spieler in Zugreihenfolge:
picture-turn = { $god } ist am Zug.
picture-won = { $god } hat gewonnen.
picture-leads-none = Noch hat niemand Ruhm.
picture-leads-all = Alle haben { $fame } Ruhm.
picture-leads = { $n ->
        [one] { $gods } führt
       *[other] { $gods } führen
    } mit { $fame } Ruhm.
picture-army = { $god }: { $soldiers }{ $creature ->
        [none] { "" }
       *[other] , { $creature }
    }
picture-on-the-move = unterwegs: { $army }
picture-moved = { $god } { $way ->
        [retreat] zieht sich zurück
        [voyage] segelt
        [teleport] teleportiert sich
        [bark] fährt mit der Barke des Ra
       *[other] marschiert
    }, { $soldiers }: { $start } nach { $end }.
picture-attacked = { $attacker } greift { $defender } an: { $zone }.
picture-fought = { $winner } besiegt { $loser }: { $zone }.
picture-built = { $god } baut { $zone }: Pyramide { $colour }, Level { $level }.
picture-placed = { $god } stellt auf: { $soldiers }, { $zone }.
picture-bought = { $god } nimmt das Plättchen { $tile }.
picture-pyramid = Pyramide { $colour }, Level { $level }
picture-fame-holder = { $kind ->
        [temple] Tempel-Ruhm
       *[other] Pyramiden-Ruhm
    }: { $god ->
        [none] niemand
       *[other] { $god }
    }
picture-yields = { COUNT($prayer, of: "prayer_point") } jede Nacht
picture-harbour = { $kind ->
        [trade] Handelshafen
        [military] Militärhafen
       *[exit] Hafen, nur Abfahrt
    }
picture-city-of = Stadt von { $god }
picture-empty = leer
picture-next-to = grenzt an { $codes }
picture-out-of-play = Nicht im Spiel: { $cities }.
picture-player-line = { $god }: { $fame } Ruhm ({ $dominance } Dominanz, { $battle } Kampf, { $temple } Tempel, { $pyramid } Pyramide), { COUNT($prayer, of: "prayer_point") }, { COUNT($soldiers, of: "soldier") } im Vorrat, { COUNT($veterans, of: "veteran") }, { COUNT($cards, of: "intervention") }.
picture-tiles-line = { $tiles ->
        [none] Keine Machtplättchen.
       *[other] Machtplättchen: { $tiles }.
    }
picture-spaces-line = { $spaces ->
        [none] Noch keine Aktion.
       *[other] Benutzte Aktionen: { $spaces }.
    }
picture-token-line = { $token }: { $state ->
        [used] benutzt
       *[other] frei
    }.
picture-markers-line = Felder für Machtzuwachs: { $markers }.
picture-creatures-line = Im Vorrat: { $creatures }.
picture-plays = { $god } spielt { $card }

## Ein Spieler

picture-tiles-owned = { $n ->
        [0] Machtplättchen
       *[other] Machtplättchen: { $n }
    }
picture-cards-played = Schon gespielte Kampfkarten
picture-in-supply = Soldaten im Vorrat
picture-waiting = { $creature } (im Vorrat)

## Nach der Partie

picture-recap = Die Partie bisher: { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
picture-recap-won = { $god } gewinnt in Runde { $n }
picture-fame-over-time = Ruhm, Runde für Runde
picture-prayer-over-time = Gebetspunkte, Runde für Runde
picture-battles = Kämpfe: { $n }
picture-battle-record = { $attack } im Angriff gewonnen, { $defend } verteidigt, { $lost } verloren
picture-alt-replay = Die ganze Partie in { $seconds } Sekunden.
