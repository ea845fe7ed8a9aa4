### Was der Bot selbst am Tisch sagt: Lobby, Panels, Aufrufe, Fehler. Die Worte des Spiels stehen in den anderen Dateien.

## Die Lobby

bot-kemet-title = Kemet: Blut und Sand
bot-lobby-title = Ein neues Spiel: { $game }
bot-lobby-empty = Noch sitzt niemand am Tisch.
bot-lobby-how = Wähle eine Gottheit, um mitzuspielen. { $host } hat den Tisch eröffnet; wer daran sitzt, kann die Optionen ändern und starten, sobald alle da sind: Später kommt niemand dazu.
bot-rules = Regeln
bot-rules-more = Ein anderes Thema
bot-lobby-join = Mitspielen als …
bot-lobby-leave = Verlassen
bot-lobby-options = Optionen
bot-lobby-start = Starten
bot-lobby-close = Absagen
bot-lobby-called-off = Dieses Spiel wurde abgesagt.
bot-lobby-started = Das Spiel hat begonnen.
bot-lobby-commitment = Siegel der Mischungen (SHA-256 des Startwerts): { $hash }
bot-lobby-closed = Diese Lobby ist geschlossen.
bot-lobby-join-first = Setz dich zuerst an den Tisch, dann geht das.
bot-lobby-not-seated = Du sitzt nicht an diesem Tisch.
bot-lobby-host-only = Absagen kann nur, wer den Tisch eröffnet hat: { $host }.
bot-lobby-too-few = Es braucht mindestens { $n } Spieler. Lass in den Optionen Computerspieler leere Plätze füllen, oder warte auf andere.
bot-setting-not-offered = „{ $setting }“ passt nicht mehr zu den anderen Optionen. Öffne die Optionen neu, dann siehst du, was wählbar ist.
bot-seat-taken = { $seat } ist vergeben. Wähle eine andere Gottheit.
bot-busy = In diesem Kanal läuft ein Spiel. { $what } { $link }
bot-busy-elsewhere = In diesem Kanal läuft ein anderes Spiel: { $link }
bot-busy-lobby = In diesem Kanal wird ein Spiel vorbereitet: { $link }
bot-only-in-servers = Gespielt wird in den Kanälen eines Servers.
bot-computer = Computerspieler

bot-setting-lang = Sprache des Tisches
    .en = Englisch
    .de = Deutsch
bot-setting-fill = Computerspieler
    .none = keine
    .n2 = auf 2 Plätze auffüllen
    .n3 = auf 3 Plätze auffüllen
    .n4 = auf 4 Plätze auffüllen
    .n5 = auf 5 Plätze auffüllen
bot-setting-reminder = Erinnerungen
    .off = aus
    .n8h = nach 8 Stunden
    .n24h = nach 24 Stunden
    .n3d = nach 3 Tagen
bot-kemet-primer = **So geht’s**: Wer einen Zug mit mindestens { COUNT($fame, of: "fame") } beginnt und von niemandem übertroffen wird, gewinnt. Ruhm bringen gewonnene Angriffe, gehaltene Tempel und Pyramiden mit Level 4. Am Tag hat jeder fünf Züge mit je einer Aktion, dann folgt eine Nacht. Wann immer du etwas tun musst, wirst du gerufen: **Dein Zug** drücken, wählen, **Bestätigen**.
bot-kemet-setting-ruleset = Regeln
    .blood_and_sand = Blut und Sand
bot-kemet-setting-colours = Plättchenfarben
    .random = zufällig
    .random_emerald = zufällig mit Grün (Buch der Toten)
bot-kemet-setting-great_old_ones = Avatare in Grün
    .no = Thot und Apophis
    .yes = die großen Alten: Nyarlathotep und Cthulhu
bot-kemet-setting-target_fame = Ruhm zum Sieg
bot-kemet-setting-setup = Aufbau
    .quick = schnell: alles wird verteilt
    .full = vollständig: alle wählen selbst

## Der Tisch

bot-kemet-headline = Runde { $round } · { $phase ->
        [night] Nacht
        [setup] Aufbau
       *[day] Tag
    }
bot-kemet-over = Das Spiel ist zu Ende
bot-your-turn = { $who }: Du bist am Zug. { $what }Drücke **Dein Zug**.
bot-turn-of = Der Zug von { $who }.
bot-open = Dein Zug
bot-my-hand = Meine Karten
bot-call = { $who }, du wirst gebraucht: { $what }. Drücke **Dein Zug**.
bot-paused = Das Spiel pausiert. Wer mitspielt, kann es fortsetzen: `/kemet fortsetzen`.
bot-kemet-told-drawn = { $each } ziehen je { COUNT($count, of: "intervention") }.
    .each = { NAME($seat, of: "god") }
bot-kemet-told-settled = { $each }.
    .each = { NAME($seat, of: "god") } bezieht { NAME($city, of: "city") }
bot-kemet-told-placed = { NAME($seat, of: "god") } stellt je { COUNT($soldiers, of: "soldier", case: "acc") } { $each } auf.
    .each = { NAME($zone, of: "zone", form: "at") }
bot-kemet-told-built = { NAME($seat, of: "god") } baut Pyramiden: { $each }.
    .each = { NAME($colour, of: "colour") } mit Level { $level } { NAME($zone, of: "zone", form: "at") }
bot-kemet-hint-day = Pro Zug setzt du einen Marker, fünf am Tag. Bis zum Abend muss auf jeder der drei Stufen einer von dir liegen. GP sind Gebetspunkte: Mit ihnen bezahlst du fast alles.
bot-kemet-hint-spaces = Bewegung: mit einer Armee ziehen · Rekrutieren: Soldaten für GP · Bauen: Pyramiden für GP · Beten: GP bekommen · Machtzuwachs: ein Machtplättchen dieser Farbe kaufen
bot-kemet-hint-no-colour = Ein Machtzuwachs ohne Farbe ist für eine Farbe, von der du keine Pyramide hast: Halte eine in einer fremden Stadt.
bot-kemet-hint-book = Manche grünen Plättchen verlangen ein Opfer: Du verlierst 1 Ehre, und einer deiner Soldaten kommt in die Unterwelt. Je weniger Ehre, desto mehr Verderben (0 bis 3), und desto stärker manche von ihnen.
bot-kemet-hint-city = Keine Stadt ist besser als eine andere: Alle liegen gleich weit voneinander entfernt.
bot-kemet-hint-pyramids = Insgesamt 3 Level, keine Pyramide über Level 2, jede in einer anderen Farbe. Eine Pyramide erlaubt dir, Machtplättchen ihrer Farbe bis zu ihrem Level zu kaufen.
bot-kemet-hint-move = Wähle eine Armee, dann ihr Ziel. Wer eine Zone mit einer feindlichen Armee betritt, beginnt einen Kampf.
bot-kemet-hint-battle = Stärke: 1 für jeden deiner Soldaten, dazu deine Karte und alles, was sonst hilft. Die höhere gewinnt, bei Gleichstand der Verteidiger. Schaden tötet feindliche Soldaten, Schilde halten Schaden ab.
bot-kemet-hint-discard = Jeder Kampf kostet zwei deiner Karten: die gespielte und diese. Hast du keine mehr, nimmst du alle zurück.
bot-kemet-hint-veterans = Veteranenplättchen bekommst du in Kämpfen. In der Nacht bringt 1 davon 1 GP, 2 bringen eine Karte, 1 bringt einen Soldaten; danach wirst du in dieser Reihenfolge gefragt. Was am Ende übrig ist, verfällt.
bot-kemet-hint-signs = ⚔ Stärke · 🩸 Schaden · 🛡 Schilde
bot-kemet-label-power = { $token ->
       *[normal] Machtzuwachs
        [silver] Silber: Machtzuwachs
    } { $n }: { $colour ->
        [none] ohne Farbe
       *[other] { NAME($colour, of: "colour") }
    } (unten)
bot-kemet-detail-battle = Kampf: { NAME($seat, of: "god") }, { $army }
bot-kemet-detail-fame = { $kind ->
       *[temple] Tempel-Ruhm
        [pyramid] Pyramiden-Ruhm
    }
bot-kemet-label-pyramid = { $code }: { NAME($colour, of: "colour") }{ $before ->
        [0] , Level { $level }
       *[other] {" "}{ $before } → { $level }
    }{ $cost ->
        [none] {""}
        [0] {" "}· gratis
       *[other] {" "}· { COUNT($cost, of: "pp") }
    }
bot-kemet-nothing-power = Nichts kaufen
bot-kemet-nothing-build = Nichts bauen
bot-kemet-nothing-move_army = Keine Armee ziehen
bot-kemet-nothing-recruit_zones = Niemanden rekrutieren
bot-kemet-nothing-place_zones = Niemanden aufstellen
bot-kemet-nothing-night_soldiers_zones = Niemanden
bot-kemet-nothing-creature_muster = Keine Kreatur
bot-kemet-nothing-creature_join = Keine Kreatur
bot-kemet-nothing-creature_place = In den Vorrat
bot-kemet-nothing-battle_interventions = Keine legen
bot-kemet-nothing-battle_reinforce = Niemanden
bot-kemet-nothing-battle_rite = Kein Opfer
bot-kemet-nothing-battle_drain = Kein Opfer
bot-kemet-nothing-night_awakening = Keines davon
bot-kemet-nothing-night_funeral = Nichts bauen
bot-kemet-group-walk = Ziehen
bot-kemet-group-voyage = Segeln
bot-kemet-group-teleport = Teleportieren
bot-kemet-group-nile = Auf dem Nil
bot-kemet-group-bark = Barke des Ra
bot-kemet-group-card = Eine Karte spielen
bot-kemet-group-stop = Anhalten

## Panels

bot-confirm = Bestätigen
bot-lock-in = Festlegen
bot-back = Zurück
bot-cancel = Abbrechen
bot-change = Ändern
bot-undo = Zurücknehmen
bot-undo-too-late = Allein kannst du das nicht mehr zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gehandelt.
bot-why = Warum geht … nicht?
bot-why-title = **Zurzeit nicht möglich**
bot-back-to-panel = Zurück
bot-and-more = … und { $n } weitere
bot-nothing = nichts
bot-choose-nothing = Nichts
bot-take = Diese { $n } nehmen
bot-in-group = { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }
bot-only-choice = ✓ { $what } (die einzige Möglichkeit)
bot-rest = **{ $button }** macht weiter mit: { $what }
bot-ready = Alles ist gewählt. Bestätigen führt es aus.
bot-sealed-ready = Alles ist gewählt. Leg es fest; es bleibt verdeckt, bis alle so weit sind.
bot-you-locked = Du hast dich festgelegt. Bis alle gewählt haben, kannst du es ändern.
bot-nothing-asked = Gerade wirst du nichts gefragt.
bot-panel-moved-on = Hier ging es inzwischen weiter. So steht es jetzt:
bot-done = Erledigt.
bot-hand-title = Deine Karten
bot-no-hand = Du hast keine Karten zum Anschauen.

## Was nicht geht

bot-not-begun = Das Spiel hat noch nicht begonnen.
bot-set-aside = Dieses Spiel (Nummer { $game }) lässt sich nicht laden und liegt beiseite. Bitte sag es dem Betreiber des Bots; verloren ist nichts.
bot-over = Das Spiel ist zu Ende.
bot-not-your-seat = Das ist nicht dein Platz.
bot-stranger = Du spielst hier nicht mit. Viel Spaß beim Zuschauen!
bot-unknown-button = Dieser Knopf gilt nicht mehr. Nimm die Knöpfe der neuesten Nachricht.
bot-unknown-command = Dieser Befehl hat sich geändert. Beginne ihn neu; wird er dann nicht angeboten, starte Discord neu.
bot-refused = Das geht gerade nicht.
bot-error = Da ging etwas schief. Wie es steht, zeigt der Tisch. Wenn es wieder vorkommt, nenne dem Betreiber des Bots { $ref }.
bot-told-undo = { $seat } nimmt die letzte Wahl zurück.
bot-told-replaced = Ab jetzt spielt { $seat }: { $who }.

## Das Ende

bot-letter-over = Diese Wahl ist vorbei. Was daraus wurde, steht am Tisch: <#{ $channel }>
bot-again = Neues Spiel
bot-end-title = Das Spiel ist zu Ende
bot-kemet-end = { $reason ->
        [fame] Das Spiel ist gewonnen.
       *[stopped] Das Spiel wurde vorzeitig beendet.
    }
bot-kemet-place = { $place }. **{ NAME($seat, of: "god") }**: { COUNT($total, of: "fame") } ({ $dominance } Dominanz, { $battle } Kampf, { $temple } Tempel, { $pyramid } Pyramiden)
bot-end-seed = -# Startwert: `{ $seed }`
    -# Sein Siegel war `{ $commitment }`.
bot-end-verify = -# Alle Mischungen prüfen: Spieldatei speichern und `python -m engine.tools.verify` damit aufrufen.
