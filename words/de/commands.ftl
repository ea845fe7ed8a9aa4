### Befehle: Namen (höchstens 32 Zeichen, klein) und Beschreibungen (100), ihre Angaben, und was sie sagen.

## Befehle des Tisches

command-kemet = kemet
    .about = Kemet: der Tisch, und sich umsehen
command-new = neu
    .about = Ein neues Spiel in diesem Kanal eröffnen
command-status = stand
    .about = Wer dran ist, und wie es um alle steht
command-board = brett
    .about = Der Spielplan oder ein Teil davon, als Bild oder in Worten
command-hand = hand
    .about = Deine eigenen Karten; nur du siehst sie
command-player = spieler
    .about = Alles über einen Spieler
command-tiles = plättchen
    .about = Alle Machtplättchen einer Farbe, und was du kaufen könntest
command-tile = machtplättchen
    .about = Ein Machtplättchen beim Namen
command-rules = regeln
    .about = Die Regeln, nach Themen erklärt
command-odds = aussichten
    .about = Wie ein Angriff ausginge, soweit du es wissen kannst; nur du siehst es
command-log = verlauf
    .about = Die neuesten Zeilen der Geschichte
command-since = seitdem
    .about = Was seit deinem letzten Zug geschehen ist
command-export = export
    .about = Das Spiel als Datei
command-help = hilfe
    .about = Wie hier gespielt wird
command-spectate = zuschauen
    .about = Dieses Spiel in einem anderen Kanal zeigen, ohne Knöpfe
command-replace = ersetzen
    .about = Abstimmen, ob ein Mitglied oder ein Computerspieler einen Platz übernimmt
command-resign = aufgeben
    .about = Das Spiel verlassen: Ein Computerspieler übernimmt deinen Platz
command-pause = pause
    .about = Abstimmen, ob das Spiel pausiert
command-stop = beenden
    .about = Abstimmen, ob das Spiel ohne Sieger endet
command-resume = fortsetzen
    .about = Ein pausiertes oder geparktes Spiel fortsetzen, auch in einem anderen Kanal
command-settings = einstellungen
    .about = Deine Einstellungen: wie du gerufen wirst, Bilder oder Text, Sprache

## Befehle zum Spielen

command-act = zug
    .about = Mit Befehlen spielen
command-pray = beten
    .about = Um Gebetspunkte beten
command-power = macht
    .about = Ein Machtplättchen kaufen
command-build = bauen
    .about = Eine Pyramide bauen oder erhöhen
command-recruit = rekrutieren
    .about = Soldaten rekrutieren
command-move = ziehen
    .about = Mit einer Armee ziehen
command-card = karte
    .about = Eine Göttliche Intervention spielen; nur du siehst, was du tippst
command-silver = silber
    .about = Deinen silbernen Marker einsetzen
command-gold = gold
    .about = Deinen goldenen Marker einsetzen
command-battle = kampf
    .about = Deine Karten für den Kampf wählen; nur du siehst sie
command-undo = zurücknehmen
    .about = Deine letzte Handlung zurücknehmen; betrifft sie andere, werden sie gefragt
command-end = fertig
    .about = Weiter: den Zug beenden, oder nehmen, was vorgeschlagen ist
command-answer = antwort
    .about = Beantworten, was du gerade gefragt wirst

## Angaben

param-part = ausschnitt
    .about = Ein Ufer, eine Stadt, eine Zone oder der Kampf
param-text = text
    .about = In Worten statt als Bild
param-seat = platz
    .about = Welche Gottheit
param-member = mitglied
    .about = Wer den Platz übernimmt; ohne Angabe: ein Computerspieler
param-colour = farbe
    .about = Welche Farbe
param-name = name
    .about = Der Name des Plättchens
param-topic = thema
    .about = Was du wissen möchtest
param-zone = zone
    .about = Welche Zone
param-odds-zone = zone
    .about = Wo du angreifen würdest; ohne Angabe: der laufende Kampf
param-soldiers = soldaten
    .about = Wie viele Soldaten; ohne Angabe: so viele wie möglich
param-creature = kreatur
    .about = Die Kreatur, die mit ihnen geht
param-lines = zeilen
    .about = Wie viele Zeilen
param-channel = kanal
    .about = Der Kanal, der das Spiel auch zeigt
param-off = aus
    .about = Das Spiel dort nicht mehr zeigen
param-game = spiel
    .about = Welches deiner Spiele
param-notify = ruf
    .about = Wie du gerufen wirst, wenn du handeln musst
param-show = ansicht
    .about = Bilder oder Text
param-language = sprache
    .about = Die Sprache dessen, was nur du siehst
param-letters = briefe
    .about = Ob Kämpfe als Direktnachricht zu dir kommen
param-space = feld
    .about = Das Feld für deinen Marker; ohne Angabe: das erste freie
param-tile = plättchen
    .about = Welches Machtplättchen
param-pyramid = pyramide
    .about = Welche Pyramide, und wie hoch
param-zone2 = zone2
    .about = Eine zweite Zone
param-zone3 = zone3
    .about = Eine dritte Zone
param-soldiers2 = soldaten2
    .about = Wie viele Soldaten in der zweiten Zone
param-soldiers3 = soldaten3
    .about = Wie viele Soldaten in der dritten Zone
param-to = nach
    .about = Wohin: der erste Schritt
param-army = armee
    .about = Welche Armee; entbehrlich, wenn nur eine dorthin kann
param-then = dann
    .about = Der zweite Schritt
param-third = drittens
    .about = Der dritte Schritt
param-fourth = viertens
    .about = Der vierte Schritt
param-card = karte
    .about = Welche Karte
param-battle-card = karte
    .about = Die Kampfkarte, die du spielst
param-target = ziel
    .about = Welche gegnerische Armee sie trifft
param-action = aktion
    .about = Wofür der Marker eingesetzt wird
param-discard = abwurf
    .about = Die Kampfkarte, die du verdeckt abwirfst
param-intervention = intervention
    .about = Eine Göttliche Intervention, die du verdeckt dazulegst
param-intervention2 = intervention2
    .about = Eine zweite Intervention
param-intervention3 = intervention3
    .about = Eine dritte Intervention
param-choice = wahl
    .about = Deine Antwort; mehrere durch Kommas getrennt, - heißt keine

## Auswahl

choice-mention = Erwähnung im Kanal
choice-dm = Direktnachricht
choice-none = gar nicht
choice-pictures = Bilder
choice-text = Text
choice-auto = wie mein Discord
choice-en = Englisch
choice-de = Deutsch
choice-on = an
choice-off = aus
bot-settings-title = Deine Einstellungen
bot-settings-notify = Du wirst gerufen durch
bot-settings-show = Du siehst
bot-settings-language = Sprache
bot-settings-letters = Kämpfe als Direktnachricht

## Antworten

bot-no-table = In diesem Kanal gibt es kein Spiel. Eröffnet eines mit `/kemet neu`.
bot-text-goes-on = -# Der ganze Text steht in der Datei.
bot-other-question = Du wirst gerade etwas anderes gefragt. Beantworte das zuerst: mit dem Knopf am Tisch oder mit `/zug antwort`.
bot-say-which = Mehreres wäre möglich. Sage bei „{ $option }“, was du meinst.
bot-option-unused = Die Angabe „{ $option }“ passt nicht zu dem, was du tun willst. Nichts hat sich geändert.
bot-no-such-value = „{ $typed }“ geht hier nicht. Nimm einen der Vorschläge.
bot-ambiguous-value = „{ $typed }“ kann mehreres heißen. Nimm einen der Vorschläge.
bot-no-default = Das musst du selbst entscheiden: { $question }.
bot-how-many = { $most ->
        [0] Hier ist nichts zu wählen; antworte mit einem Bindestrich.
       *[other] { $least ->
            [0] Wähle höchstens { $most }, nicht { $n }.
           *[other] Wähle { $least } bis { $most }, nicht { $n }.
        }
    }
bot-undo-nothing = Von dir gibt es nichts zurückzunehmen.
bot-log-empty = Noch ist nichts geschehen.
bot-since-title = Seit deinem letzten Zug
bot-since-nothing = Seit deinem letzten Zug ist nichts geschehen
bot-export-whole = Das ganze Spiel: Alles lässt sich damit prüfen und nachspielen.
bot-export-public = Was alle bisher vom Spiel wissen dürfen. Die ganze Datei gibt es, wenn es vorbei ist.
bot-status-game = Spiel { $game }
bot-status-lobby = Das Spiel hat noch nicht begonnen.
bot-status-live = Das Spiel läuft.
bot-status-paused = Das Spiel pausiert.
bot-status-parked = Das Spiel ist geparkt: Wer mitspielt, kann es fortsetzen.
bot-status-over = Das Spiel ist vorbei.
bot-status-closed = Das Spiel wurde abgesagt.
bot-status-broken = Das Spiel wurde beiseitegelegt.
bot-cannot-post = In diesem Kanal darf ich nicht schreiben und Dateien anhängen. Wer ihn verwaltet, kann es erlauben.
bot-called-by-dm = Du wirst am Tisch gebraucht: { $what }. { $link }
bot-reminder = { $who }: Der Tisch wartet auf dich.

## Abstimmungen und der Tisch

bot-vote-title = Abstimmung
bot-vote-undo = { $who } ({ $seat }) möchte die letzte Handlung zurücknehmen, mit allem, was darauf folgte. Seitdem gezogene Karten werden neu gemischt.
bot-vote-replace = { $who } möchte, dass { $seat } gespielt wird von: { $new }.
bot-vote-replace-absent = { $seat } hat lange nicht geantwortet. Soll jemand anderes übernehmen: { $new }? Mit `/kemet ersetzen` könnt ihr auch ein Mitglied vorschlagen.
bot-vote-pause = { $who } möchte das Spiel pausieren. Alle, die mitspielen, können es fortsetzen.
bot-vote-stop = { $who } möchte das Spiel ohne Sieger beenden.
bot-vote-yes = ✅ { $who } stimmt zu
bot-vote-no = ❌ { $who } lehnt ab
bot-vote-silent = ▫️ { $who }
bot-vote-rule-all = Alle müssen zustimmen. Die Zeit endet { $until }.
bot-vote-rule-most = Mehr als die Hälfte muss zustimmen. Die Zeit endet { $until }; dann zählen nur die abgegebenen Stimmen.
bot-vote-agree = Zustimmen
bot-vote-disagree = Ablehnen
bot-vote-passed = **Angenommen.**
bot-vote-failed = **Abgelehnt.**
bot-vote-opened = Die Abstimmung läuft. Die anderen können am Tisch antworten.
bot-vote-over = Diese Abstimmung ist vorbei.
bot-vote-not-yours = Nur wer dort genannt ist, kann abstimmen.
bot-vote-open-already = Darüber wird schon abgestimmt: { $link }
bot-resign-sure = Willst du wirklich gehen? Ein Computerspieler übernimmt { $seat }, und nur eine Abstimmung kann dich zurückbringen.
bot-resign-yes = Ja, das Spiel verlassen
bot-resigned = Du hast das Spiel verlassen. Danke fürs Mitspielen!
bot-replace-cannot = { $who } kann diesen Platz nicht übernehmen.
bot-replace-computer-already = Diesen Platz hat schon ein Computerspieler.
bot-stopped = Du hast das Spiel beendet.
bot-resumed = Das Spiel geht hier weiter.
bot-resume-which = Mehrere deiner Spiele warten. Sage, welches.
bot-resume-none = Kein Spiel von dir wartet.
bot-goes-on-already = Das Spiel läuft hier schon.
bot-parked = Das Spiel ist geparkt. Wer mitspielt, kann es fortsetzen.
bot-parked-now = Hier ist dreißig Tage lang nichts geschehen. Das Spiel ist jetzt geparkt und dieser Kanal frei. Wer mitspielt, macht mit { $command } weiter, hier oder anderswo.
bot-told-paused = Das Spiel pausiert.
bot-told-resumed = Das Spiel geht weiter.
bot-spectate-on = Das Spiel wird jetzt in { $channel } gezeigt.
bot-spectate-off = Das Spiel wird nicht mehr in { $channel } gezeigt.
bot-spectate-here = Das Spiel wird in genau diesem Kanal gespielt.
bot-spectate-already = Das Spiel wird schon in { $channel } gezeigt.
bot-spectate-not = Das Spiel wird nicht in { $channel } gezeigt.
bot-spectate-too-many = Ein Spiel kann in höchstens { $n } Kanälen gezeigt werden.
bot-spectate-cannot-post = In { $channel } darf ich nicht schreiben und Dateien anhängen. Wer ihn verwaltet, kann es erlauben.
bot-spectate-managers-only = Nur wer { $channel } verwalten darf, kann dort ein Spiel zeigen lassen.

## Kemet

bot-kemet-standing = **{ NAME($seat, of: "god") }**: { $fame }/{ $target } Ruhm · { COUNT($prayer, of: "pp") } · { COUNT($soldiers, of: "soldier") } im Vorrat · { COUNT($veterans, of: "veteran") } · { COUNT($cards, of: "card") } · { $tokens }/5 Marker gesetzt{ $honour ->
        [none] {""}
       *[other] {" "}· { COUNT($honour, of: "honour") } · { $underworld } in der Unterwelt
    }
bot-kemet-no-silver = Du hast keinen silbernen Aktionsmarker. Ihn bringt das Machtplättchen Wille Gottes.
bot-kemet-silver-later = Leg zuerst deinen normalen Marker; der silberne kann im selben Zug folgen.
bot-kemet-part-battle = Der Kampf
bot-kemet-no-battle = Es gibt keinen Kampf zu zeigen.
bot-kemet-odds-title = ### { NAME($attacker, of: "god") } greift { NAME($defender, of: "god") } an { NAME($zone, of: "zone", form: "at") }
    { $unknown ->
        [0] Vom Gegner kann keine Intervention mehr kommen.
        [one] Der Gegner hat 1 Intervention, die du nicht kennst; die Spannen rechnen mit der schlimmsten.
       *[other] Der Gegner hat { $unknown } Interventionen, die du nicht kennst; die Spannen rechnen mit den schlimmsten.
    }
bot-kemet-odds-deeds = Was der Gegner noch tun kann, steckt auch in den Spannen: { $deeds }.
bot-kemet-odds-own-deeds = Nicht mitgerechnet ist, was du selbst noch tun kannst: { $deeds }.
bot-kemet-odds-bans = { $avatar } verbietet dir noch eine Karte: Sie kann dann nicht deine aktive sein.
bot-kemet-odds-own-bans = { $avatar } verbietet dem Gegner noch eine Karte: Das ist nicht mitgerechnet.
bot-kemet-odds-card = { $signs } **{ NAME($card, of: "battle_card", form: "nick") }** gewinnt gegen { $sure } von { $of }{ $maybe ->
        [0] {""}
       *[other] , vielleicht gegen { $maybe } weitere
    } · Abstand { $margin } · du verlierst { $own }, der Gegner { $theirs }
bot-kemet-odds-legend = -# Jedes Zeichen ist eine Karte, die der Gegner spielen kann, in dieser Reihenfolge: { $against }.
bot-kemet-help =
    ### So wird gespielt
    - **Ein Spiel**: mit `/kemet neu` eröffnen, eine Gottheit wählen, „Starten“ drücken. Computerspieler können leere Plätze füllen.
    - **Dein Zug**: Drücke „Dein Zug“ unter der neuesten Nachricht des Tisches. Nur du siehst, was sich öffnet: alles, was geht, und sonst, warum nicht. Bestätigen führt es aus.
    - **Mit Befehlen**: `/zug beten`, `/zug ziehen` und so weiter tun dasselbe; beim Tippen wird vorgeschlagen, was geht. `/zug antwort` beantwortet jede Frage, `/zug fertig` beendet den Zug, `/zug zurücknehmen` nimmt zurück.
    - **Umsehen**: `/kemet stand`, `/kemet brett`, `/kemet hand`, `/kemet plättchen`, `/kemet aussichten`, `/kemet seitdem`. Nur du siehst die Antworten.
    - **Regeln**: `/kemet regeln` erklärt sie nach Themen, als Erstes das Spiel in einer Minute.
    - **Der Tisch**: Über `/kemet pause`, `/kemet ersetzen` und `/kemet beenden` wird abgestimmt. In `/kemet einstellungen` wählst du, wie du gerufen wirst, und Bilder oder Text.
