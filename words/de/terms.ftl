### Die Wörter des Spiels: Aktionen, Felder, Phasen, Schritte, Ruhm, Begriffe, Anzahlen.

game = Kemet: Blut und Sand
list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Aktionen

action-pray = Beten
    .effect = Du bekommst 2 GP.
action-power_up = Machtzuwachs
    .effect = Kaufe ein Machtplättchen.
action-build = Bauen
    .effect = Baue eine Pyramide oder erhöhe eine um ein oder mehrere Level.
action-recruit = Rekrutieren
    .effect = Stelle Soldaten in deine Stadt, für je 1 GP.
action-move = Bewegung
    .effect = Bewege eine Armee.
action-summon = Beschwören
    .effect = Bringe deinen Avatar auf den Plan.

## Felder der Aktionspyramide

floor-top = Obere Stufe
    .at = auf der oberen Stufe
floor-middle = Mittlere Stufe
    .at = auf der mittleren Stufe
floor-bottom = Untere Stufe
    .at = auf der unteren Stufe

space-move_top = Bewegung (oben)
    .effect = Bewege eine Armee. Belegt die obere Stufe.
space-recruit_top = Rekrutieren (oben)
    .effect = Stelle Soldaten auf, für je 1 GP. Belegt die obere Stufe.
space-move_middle = Bewegung (Mitte)
    .effect = Bewege eine Armee. Belegt die mittlere Stufe.
space-build_middle = Bauen (Mitte)
    .effect = Baue oder erhöhe eine Pyramide. Belegt die mittlere Stufe.
space-pray_middle = Beten (Mitte)
    .effect = Du bekommst 2 GP. Belegt die mittlere Stufe.
space-power_1 = Machtzuwachs 1 (unten)
    .effect = Kaufe ein Machtplättchen. Belegt die untere Stufe.
space-power_2 = Machtzuwachs 2 (unten)
    .effect = Kaufe ein Machtplättchen. Belegt die untere Stufe.
space-power_3 = Machtzuwachs 3 (unten)
    .effect = Kaufe ein Machtplättchen. Belegt die untere Stufe.
space-pray_bottom = Beten (unten)
    .effect = Du bekommst 2 GP. Belegt die untere Stufe.
space-gold = Goldenes Aktionsfeld
    .effect = Die goldene Aktion eines deiner Plättchen. Gehört zu keiner Stufe.

token-normal = Aktionsmarker
token-silver = Silberner Aktionsmarker
    .effect = Einmal pro Runde eine weitere Aktion auf einem beliebigen freien Feld.
token-gold = Goldener Aktionsmarker
    .effect = Einmal pro Runde die goldene Aktion eines deiner Plättchen.

## Phasen und Schritte

phase-setup = Aufbau
phase-day = Tag
phase-night = Nacht
phase-battle = Kampf
phase-over = Spielende

night_step-N1 = Opferung im Heiligtum
    .effect = Entferne dort 2 Soldaten für 1 Dominanz-Ruhm.
night_step-N2 = Opferung im Nil-Delta-Tempel
    .effect = Entferne dort 1 Soldaten für 5 GP.
night_step-N3 = Ruhm für Tempel
    .effect = Je zwei kontrollierte Tempel bringen 1 Dominanz-Ruhm.
night_step-N4 = Tempel-Gebete
    .effect = GP von deinen Tempeln.
night_step-N5 = Allgemeine Gebete
    .effect = 2 GP, und 1 mehr für jedes abgegebene Veteranenplättchen.
night_step-N6 = Göttliche Interventionen
    .effect = Ziehe 1 Karte, und 1 mehr für je zwei Veteranenplättchen.
night_step-N7 = Einberufung
    .effect = 1 Veteranenplättchen stellt 1 Soldaten in deine Stadt; was übrig bleibt, verfällt.
night_step-N8 = Erweckung
    .effect = Die Aktionsmarker kehren zurück; manche Plättchen wirken jetzt.
night_step-N9 = Schicksal
    .effect = Vom wenigsten Ruhm aufwärts: Wähle deinen Platz in der Reihenfolge der nächsten Runde.

battle_step-B1 = Vorbereitung
    .effect = Beide wählen geheim ihre Karten.
battle_step-B2 = Aufdecken
    .effect = Die Karten werden gezeigt und bezahlt.
battle_step-B3 = Stärke
    .effect = Die stärkere Seite gewinnt; bei Gleichstand der Verteidiger.
battle_step-B4 = Schaden
    .effect = Erst kritischer Schaden, dann Schaden minus Schilde.
battle_step-B5 = Der Verlierer geht
    .effect = Auflösen oder zurückziehen.
battle_step-B6 = Belohnung
    .effect = Ruhm und Veteranenplättchen.
battle_step-B7 = Der Gewinner entscheidet
    .effect = Bleiben oder auflösen.
battle_step-B8 = Aufräumen
    .effect = Die Karten werden abgelegt.

role-attacker = Angreifer
role-defender = Verteidiger
role-winner = Gewinner
role-loser = Verlierer

## Ruhm

fame-dominance = Dominanz-Ruhm
    .effect = Permanent. Durch Plättchen, nachts für je zwei Tempel, aus dem Heiligtum.
fame-battle = Kampf-Ruhm
    .effect = Permanent. Für einen als Angreifer gewonnenen Kampf mit Überlebenden.
fame-temple = Tempel-Ruhm
    .effect = Dein, solange du den Tempel kontrollierst.
fame-pyramid = Pyramiden-Ruhm
    .effect = Dein, solange du die Pyramide mit Level 4 kontrollierst.

## Begriffe

term-prayer_points = Gebetspunkte
    .effect = Damit wird alles bezahlt, kurz GP. Zwischen 0 und 11.
term-pp = GP
term-soldier = Soldat
    .effect = Eine Figur: im Kampf 1 Stärke.
term-soldiers = Soldaten
term-army = Armee
    .effect = Alle Soldaten eines Spielers in einer Zone: bis zu 5, mit höchstens einer Kreatur.
term-supply = Vorrat
    .effect = Deine Soldaten und Kreaturen, die nicht auf dem Plan sind.
term-veteran = Veteranenplättchen
    .effect = Ein Trost aus Kämpfen. Nachts einzutauschen: GP, eine Karte oder ein Soldat.
term-veterans = Veteranenplättchen
term-fame = Ruhm
    .effect = Beginne deinen Zug mit 9 oder mehr, ohne dass jemand vor dir liegt: gewonnen.
term-permanent = Permanenter Ruhm
    .effect = Dominanz- und Kampf-Ruhm: einmal erhalten, behalten.
term-conquered = Eroberter Ruhm
    .effect = Tempel- und Pyramiden-Ruhm: gehört dem, der den Ort hält.
term-district = Distrikt
    .effect = Eine der drei Zonen einer Stadt.
term-city = Stadt
term-zone = Zone
term-control = Kontrolle
    .effect = Deine Armee steht dort; oder es ist dein Distrikt, und keine gegnerische steht dort.
term-free_zone = Freie Zone
    .effect = Eine Zone, in der niemandes Armee steht.
term-pyramid = Pyramide
term-level = Level
term-power_tile = Machtplättchen
    .effect = Eine dauerhafte Fähigkeit. Es kostet so viele GP wie sein Level.
term-market = Machtplättchenauslage
term-marker = Machtzuwachs-Anzeiger
    .effect = Gibt einem Machtzuwachs-Feld die Farbe einer deiner Pyramiden.
term-intervention = Göttliche Intervention
    .effect = Eine Karte, die einmal hilft: in deinem Zug, bei einer Bewegung oder im Kampf.
term-interventions = Göttliche Interventionen
term-deck = Stapel
term-discard = Ablagestapel
term-hand = Hand
term-battle_card = Kampfkarte
    .effect = In jedem Kampf wird eine gespielt und eine andere verdeckt abgeworfen.
term-battle_cards = Kampfkarten
term-strength = Stärke
    .effect = Die höhere Stärke gewinnt den Kampf.
term-damage = Schaden
    .effect = Jeder Punkt tötet einen gegnerischen Soldaten, wenn kein Schild ihn abhält.
term-shield = Schild
    .effect = Jeder hält 1 Schaden ab, aber keinen kritischen.
term-shields = Schilde
term-critical_damage = Kritischer Schaden
    .effect = Kommt zuerst; Schilde helfen nicht.
term-movement = Bewegungspunkte
    .effect = 1 Punkt: ein Schritt oder eine Schifffahrt.
term-range = Reichweite
    .effect = Was eine Armee in einer Bewegung darf: 1 Bewegungspunkt und 1 Teleportation, dazu Boni.
term-teleport = Teleportation
    .effect = 2 GP: von einer kontrollierten Pyramide zu einem beliebigen Obelisken.
term-voyage = Schifffahrt
    .effect = 1 Bewegungspunkt: von Hafen zu Hafen.
term-retreat = Rückzug
    .effect = Die Überlebenden des Verlierers weichen in eine freie Nachbarzone, die der Gewinner wählt.
term-disband = Auflösung
    .effect = Die Überlebenden kommen in den Vorrat; dafür gibt es 1 GP weniger, als es Soldaten sind.
term-lost = Verloren
    .effect = Durch gegnerischen Schaden gefallen.
term-removed = Entfernt
    .effect = Auf andere Weise weggenommen: Niemand wird dafür belohnt.
term-creature = Kreatur
    .effect = Begleitet eine Armee und leiht ihr ihre Kräfte. Sie ist kein Soldat.
term-creatures = Kreaturen
term-avatar = Avatar
    .effect = Ein Wesen, das ganz allein eine Armee ist.
term-follower = Anhänger
    .effect = Ein Soldat, der an einen Avatar gebunden ist.
term-followers = Anhänger
term-mercenary = Söldner
term-honour = Ehre
    .effect = Beginnt bei 9. Jedes Opfer kostet 1.
term-corruption = Verderben
    .effect = Je niedriger deine Ehre, desto höher: von 0 bis 3.
term-sacrifice = Opfer
    .effect = Verliere 1 Ehre und schicke 1 Soldaten in die Unterwelt, um eine Fähigkeit zu nutzen.
term-underworld = Unterwelt
    .effect = Hier bleiben geopferte Soldaten, bis sie für je 1 GP zurückgekauft werden.
term-life = Lebenspunkte
term-balance = Regel des Gleichgewichts
    .effect = Am Ende des Tages liegt auf jeder Stufe deiner Aktionspyramide ein Marker.
term-round = Runde
term-turn = Zug
term-order = Reihenfolge
term-home = Eigene Stadt
    .effect = +1 Stärke bei einem Kampf in deinem Distrikt.

## Anzahlen

count-soldier = { $n ->
        [one] 1 Soldat
       *[other] { $n } Soldaten
    }
    .acc = { $n } Soldaten
count-follower = { $n } Anhänger
    .acc = { $n } Anhänger
    .dat = { $n ->
        [one] 1 Anhänger
       *[other] { $n } Anhängern
    }
count-army = { $n ->
        [one] 1 Armee
       *[other] { $n } Armeen
    }
count-pp = { $n } GP
count-prayer_point = { $n ->
        [one] 1 Gebetspunkt
       *[other] { $n } Gebetspunkte
    }
count-fame = { $n } Ruhm
count-veteran = { $n } Veteranenplättchen
count-intervention = { $n ->
        [one] 1 Göttliche Intervention
       *[other] { $n } Göttliche Interventionen
    }
count-battle_card = { $n ->
        [one] 1 Kampfkarte
       *[other] { $n } Kampfkarten
    }
count-card = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
count-tile = { $n } Machtplättchen
count-level = { $n } Level
count-pyramid = { $n ->
        [one] 1 Pyramide
       *[other] { $n } Pyramiden
    }
count-temple = { $n } Tempel
count-point = { $n ->
        [one] 1 Bewegungspunkt
       *[other] { $n } Bewegungspunkte
    }
count-life = { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
count-strength = { $n } Stärke
count-damage = { $n } Schaden
count-critical = { $n } kritischer Schaden
count-shield = { $n ->
        [one] 1 Schild
       *[other] { $n } Schilde
    }
count-honour = { $n } Ehre
count-token = { $n } Aktionsmarker
count-player = { $n } Spieler
