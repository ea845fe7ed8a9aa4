### Hilfe nach Themen. Jedes hat einen Titel und 400 bis 1500 Zeichen. Ihre Folge hier ist die Folge der Liste.

rules-overview =
    Jeder von euch ist eine Gottheit Ägyptens mit Stadt, Pyramiden und Soldaten. Ihr kämpft um Ruhm. Wer einen Zug mit 9 oder mehr Ruhm beginnt und von niemandem übertroffen wird, hat gewonnen.

    Eine Runde hat einen Tag und eine Nacht. Am Tag hat jeder fünf Züge mit je einer Aktion: um Gebetspunkte (GP) beten, Machtplättchen kaufen, Pyramiden bauen, Soldaten rekrutieren, eine Armee bewegen. In der Nacht zahlen die Tempel, ihr zieht Karten, und die Reihenfolge ändert sich.

    So kommst du zu Ruhm:
    • als Angreifer einen Kampf gewinnen: 1, der dir bleibt
    • einen Tempel halten: 1, solange du dort stehst
    • eine Pyramide mit Level 4 kontrollieren: 1, solange du sie kontrollierst
    • jede Nacht für je zwei Tempel, die du kontrollierst: 1, der bleibt
    • nachts zwei Soldaten im Heiligtum opfern: 1, der bleibt
    • manche Machtplättchen

    Wer zu Hause sitzt, gewinnt nichts. Gefallene Soldaten kehren in den Vorrat zurück, und selbst ein verlorener Kampf bringt ein Veteranenplättchen: also nur Mut.
    .title = Das Spiel in einer Minute
rules-setup =
    Alle beginnen mit 7 Gebetspunkten (GP), 12 Soldaten, 8 Kampfkarten, 2 Göttlichen Interventionen und der List. Wer anfängt, bestimmt der Zufall. Dann wählt ihr:

    1. In Spielerreihenfolge: eine Stadt. Alle Städte sind gleich gut.
    2. Alle gleichzeitig: zwei Distrikte darin. In jedem beginnen 5 Soldaten; die anderen 2 warten im Vorrat.
    3. In Spielerreihenfolge: Pyramiden mit zusammen 3 Leveln, keine über Level 2, jede in einem eigenen Distrikt und einer eigenen Farbe. Ihre Farben bestimmen, welche Plättchen du kaufen kannst.
    4. In umgekehrter Reihenfolge: ein Machtplättchen mit Level 1 gratis, in der Farbe einer deiner Pyramiden.

    Nicht alle Farben sind im Spiel: zu zweit 2, zu dritt und zu viert 3, zu fünft 4. Welche, steht in den Optionen der Lobby; sonst entscheidet der Zufall.

    Beim schnellen Aufbau wird das alles verteilt, und der erste Tag beginnt sofort.
    .title = Aufbau
rules-turn =
    Bist du am Zug, geschieht dreierlei.

    1. Zuerst wird geprüft, ob du gewonnen hast: 9 oder mehr Ruhm, und niemand hat mehr als du. Gleichstand an der Spitze genügt.
    2. Vor deiner ersten Aktion darfst du deine Kreaturen neu auf deinen Vorrat und deine Armeen in der eigenen Stadt verteilen.
    3. Du legst einen Aktionsmarker auf ein freies Feld deiner Aktionspyramide und führst diese Aktion aus. Passen gibt es nicht.

    Mit dem silbernen und dem goldenen Marker darfst du einmal pro Runde je eine weitere Aktion machen, vor oder nach der normalen. Göttliche Interventionen mit Tag-Symbol kannst du vor, zwischen und nach Aktionen spielen, aber nicht mitten in einer Bewegung oder einem Kampf.

    Dann ist der Nächste dran. Nach je fünf Zügen ist der Tag vorbei. Was du an Silber und Gold bis zum Ende deines fünften Zuges nicht genutzt hast, verfällt für diese Runde.
    .title = Dein Zug
rules-actions =
    Deine Aktionspyramide hat neun Felder auf drei Stufen. Auf jedes passt am Tag ein Marker.

    • Obere Stufe: Bewegung, Rekrutieren
    • Mittlere Stufe: Bewegung, Bauen, Beten
    • Untere Stufe: drei Felder Machtzuwachs, Beten

    Du kannst am Tag also zweimal beten, zweimal bewegen, einmal bauen, einmal rekrutieren und bis zu drei Machtplättchen kaufen, zusammen fünf Aktionen. Bis zum Ende des Tages braucht jede Stufe mindestens einen Marker (siehe Regel des Gleichgewichts).

    Über der Pyramide liegt das goldene Aktionsfeld. Es gehört zu keiner Stufe und nimmt nur den goldenen Marker auf, für die goldene Aktion eines deiner Plättchen.

    Du darfst auch ein Feld wählen, dessen Aktion dir gerade nichts bringt; der Marker ist dann trotzdem verbraucht.
    .title = Die Aktionspyramide
rules-balance =
    Am Ende des Tages muss auf jeder der drei Stufen deiner Aktionspyramide mindestens ein Marker liegen. Der silberne zählt, wo er liegt; das goldene Aktionsfeld ist keine Stufe.

    Du darfst einen Marker also nicht so legen, dass die übrigen für die leeren Stufen nicht mehr reichen. Der Bot achtet darauf und bietet nur Felder an, die gehen.

    Ein Beispiel: Drei Marker liegen, alle auf der unteren Stufe. Zwei sind übrig und zwei Stufen leer, also kommt der nächste nach oben oder in die Mitte und der letzte auf die andere. Mit einem unbenutzten silbernen Marker hättest du einen mehr zur Verfügung.

    Ein Plan, der oft scheitert: zwei Bewegungen, Rekrutieren, Bauen und Beten in der Mitte lassen die untere Stufe leer. Bete oder kaufe dort mindestens einmal.
    .title = Die Regel des Gleichgewichts
rules-pray =
    Beten bringt dir 2 Gebetspunkte (GP). Mit ihnen wird alles bezahlt: Plättchen, Pyramiden, Soldaten, Teleportationen und manche Göttliche Intervention. Es gibt zwei Felder dafür, eines auf der mittleren und eines auf der unteren Stufe.

    Mehr als 11 GP kannst du nicht haben; was darüber hinausgeht, ist verloren. Du beginnst das Spiel mit 7.

    Weitere Wege zu Gebetspunkten: die Tempel und die allgemeinen Gebete der Nacht, ein Opfer im Nil-Delta-Tempel, eine nach dem Kampf aufgelöste Armee, Veteranenplättchen, die Göttliche Intervention Gebet und etliche Machtplättchen. Der Priester erhöht diese Aktion auf 3 GP, das Gebet um Verstärkung bringt dazu noch Soldaten.
    .title = Beten
rules-power_up =
    Kaufe eines der ausliegenden Machtplättchen. Du brauchst:

    • eine Pyramide seiner Farbe unter deiner Kontrolle, mindestens so hoch wie das Level des Plättchens. Sie darf in einer gegnerischen Stadt stehen, wenn deine Armee den Distrikt hält.
    • so viele GP wie sein Level
    • ein freies Machtzuwachs-Feld: das mit dem Anzeiger dieser Farbe; hast du keinen solchen, irgendein freies
    • in dieser Runde noch kein Plättchen dieser Farbe gekauft
    • noch kein Plättchen mit demselben Bild

    Drei Felder bedeuten höchstens drei Käufe pro Runde, jeder in einer anderen Farbe. Ein Plättchen gehört dir bis zum Ende des Spiels, auch wenn die Pyramide in andere Hände fällt, und wirkt, sobald die Aktion vorbei ist. Eine Kreatur, die dazugehört, darf sofort zu einer Armee in deiner Stadt.
    .title = Machtzuwachs: Plättchen kaufen
rules-build =
    Baue entweder eine neue Pyramide auf den leeren Bauplatz eines deiner Distrikte, in einer Farbe im Spiel, die du noch nicht hast, oder erhöhe eine Pyramide deiner Stadt. In beiden Fällen darf es in derselben Aktion um mehrere Level nach oben gehen.

    Jedes Level kostet seine Zahl in GP: Level 1 kostet 1, Level 2 kostet 2 und so fort. Von Level 1 auf Level 3 zahlst du 2 + 3 = 5. Bei Level 4 ist Schluss.

    Eine Pyramide leistet dreierlei: Ihr Level öffnet die Plättchen ihrer Farbe bis zu dieser Höhe, Armeen können sich aus ihrem Distrikt teleportieren, und mit Level 4 ist sie 1 Pyramiden-Ruhm wert, für den, der den Distrikt kontrolliert.

    Eine neue Farbe bringt dir auch ihren Anzeiger für eines der drei Machtzuwachs-Felder. Eine gegnerische Armee im Distrikt verhindert den Bau nicht, aber bei Level 4 bekommt der Besatzer den Ruhm.
    .title = Pyramiden bauen
rules-recruit =
    Stelle Soldaten aus deinem Vorrat in die Distrikte deiner Stadt, für je 1 GP, verteilt wie du magst. In keinem Distrikt dürfen mehr als 5 deiner Soldaten stehen (mit Legion 7). Kreaturen, die in deinem Vorrat warten, dürfen dort dazukommen, eine pro Armee.

    Du darfst Soldaten auch dorthin stellen, wo eine gegnerische Armee steht. Am Ende der Aktion folgt ein Kampf, und du bist der Angreifer: So befreist du deine Stadt und verdienst Kampf-Ruhm. Bei mehreren solchen Distrikten bestimmst du die Reihenfolge der Kämpfe.

    Du hast 12 Soldaten. Ist dein Vorrat leer, lässt sich niemand rekrutieren; die Söldner der schwarzen Plättchen erhöhen die Zahl. Etliche blaue und schwarze Plättchen machen Rekruten billiger oder gratis.
    .title = Rekrutieren
rules-move =
    Bewege eine Armee oder einen Teil von ihr. Sie hat 1 Bewegungspunkt und 1 Teleportation, in beliebiger Reihenfolge, dazu, was Plättchen, ihre Kreatur und Karten hinzufügen. Das alles steht vor dem ersten Schritt fest.

    1 Punkt bringt die Armee in eine angrenzende Zone oder auf eine Schifffahrt zwischen Häfen. Der Nil ist eine Grenze: Zonen an gegenüberliegenden Ufern sind keine Nachbarn.

    Unterwegs darfst du Soldaten zurücklassen und eigene Soldaten mitnehmen, die du triffst. Wer dazukommt, ändert die Reichweite nicht. Die ziehende Gruppe hat nie mehr als 5 Soldaten und eine Kreatur, und am Ende gilt diese Grenze in jeder Zone.

    Wer eine Zone mit gegnerischer Armee betritt, beendet die Bewegung, und es kommt zum Kampf. Endet sie in einem leeren Tempel oder in einem unverteidigten Distrikt mit Level-4-Pyramide, bekommst du sofort den Ruhm des Ortes.
    .title = Bewegung
rules-teleport =
    Einmal in jeder Bewegung kann sich eine Armee teleportieren: aus einem Distrikt mit einer Pyramide unter deiner Kontrolle in eine beliebige Zone mit Obelisk. Das kostet 2 GP, aber keinen Bewegungspunkt, und geht vor, zwischen oder nach den Schritten. Tempel und Heiligtum haben Obelisken; jeder Tempel ist also nur einen Sprung von deiner Stadt entfernt.

    Die Pyramide muss nicht deine eigene sein: Solange deine Armee in einem gegnerischen Distrikt steht, kontrollierst du die Pyramide dort, selbst mitten in der Bewegung. Eine Armee darf also hineinlaufen und weiterspringen.

    Wartet am Obelisken eine gegnerische Armee, folgt ein Kampf.

    Portal des Thot, Greifensphinx und die Karte Versetzung machen den Sprung billiger oder lassen ihn anderswo beginnen. Ohne grüne Plättchen führt nur eine Teleportation ins Delta.
    .title = Teleportation
rules-harbours =
    Für 1 Bewegungspunkt fährt eine Armee aus einer Zone mit Hafen in eine andere.

    • Handelshäfen sind blau. Jeder darf dort ablegen und anlegen.
    • Militärhäfen sind rot, vor jeder Stadt liegt einer. Ablegen darf jeder, anlegen nur, wem die Stadt gehört.

    Von jedem Hafen aus erreichst du also alle Handelshäfen im Spiel und den Militärhafen deiner eigenen Stadt. Das ist der schnellste Heimweg und neben der Teleportation der einzige Weg über den Fluss.

    Die Häfen von Städten, die nicht mitspielen, und der in der Reihermarsch lassen sich nur verlassen. Welche Zonen und Häfen zum Spiel gehören, hängt von der Zahl der Spieler ab: Zu zweit und zu dritt wird nur ein Ufer benutzt.
    .title = Häfen und Schifffahrt
rules-walls =
    Alle Grenzen von Distrikten sind Mauern, auch die zwischen den drei Distrikten einer Stadt. Deine eigenen Mauern halten dich nie auf. Für die Stadt eines anderen gilt zweierlei:

    1. Eine Armee betritt einen gegnerischen Distrikt nur, wenn die Zone, in der diese Bewegung begann, an ihn grenzt. Wer von weiter her kommt, muss vor der Mauer halten und mit einer weiteren Bewegung fortfahren.
    2. In einer Bewegung betritt sie nur einen gegnerischen Distrikt.

    Das gilt auch für leere Distrikte und für den Weg von einem Distrikt der Stadt in den nächsten. Hinaus geht es immer frei.

    Phönix und Überraschungsangriff heben die erste Regel auf, nicht die zweite. Eine zweite Bewegung im selben Zug, mit silbernem oder goldenem Marker, ist eine eigene und beginnt, wo die Armee dann steht.
    .title = Stadtmauern
rules-creatures =
    Eine Kreatur kommt mit ihrem Machtplättchen und leiht ihre Kräfte der Armee, bei der sie ist: Bewegung, Stärke, Schaden, Schilde oder etwas Besonderes. Sie ist kein Soldat: Darüber hinaus gibt sie keine Stärke und zählt nicht für die Grenze von 5. Jede Armee darf eine haben.

    Sie ist immer bei mindestens einem deiner Soldaten. Geht oder fällt der letzte, kehrt sie in deinen Vorrat zurück. Von dort darf sie zu einer Armee in einem deiner eigenen Distrikte, die noch keine Kreatur hat:

    • wenn du ihr Plättchen kaufst
    • zu Beginn deines Zuges; dann darfst du Kreaturen in deiner Stadt auch tauschen
    • wenn dort Soldaten von dir aufgestellt werden
    • wenn eine Bewegung von dir dort endet

    Bei einer Bewegung hat eine zurückgelassene Kreatur für die Reichweite gezählt; eine mitgenommene bringt nichts dazu.
    .title = Kreaturen
rules-battle =
    Zwei Armeen in einer Zone kämpfen. Wer es ausgelöst hat, ist der Angreifer.

    1. Vorbereitung: Beide wählen geheim eine Kampfkarte zum Spielen, eine zum verdeckten Abwerfen und beliebig viele Göttliche Interventionen für den Kampf.
    2. Aufdecken: Die Karten werden gezeigt und bezahlt. Was du nicht zahlen kannst, kommt zurück auf die Hand.
    3. Stärke: Soldaten, Karte, Plättchen, Kreatur und Interventionen, +1 im eigenen Distrikt. Mehr Stärke gewinnt; bei gleicher der Verteidiger.
    4. Schaden: erst der kritische, den kein Schild abhält, dann der normale minus die Schilde des Gegners. Jeder Punkt kostet einen Soldaten. Man kann gewinnen und doch alle verlieren.
    5. Der Verlierer löst auf (1 GP weniger, als Soldaten übrig sind) oder zieht sich in eine freie Nachbarzone zurück, die der Gewinner wählt, nie in eine fremde Stadt.
    6. Belohnung.
    7. Auch der Gewinner bleibt oder löst auf.
    8. Aufräumen: Die Karten werden abgelegt.

    Kampfkarten kehren zurück, wenn deine Hand leer ist: In vier Kämpfen kommt jede der acht einmal dran, die Hälfte verdeckt abgeworfen.
    .title = Kampf
rules-rewards =
    Hat der Verlierer die Zone verlassen, gibt es Belohnungen, in dieser Reihenfolge:

    1. Der Angreifer hat gewonnen und Überlebende: 1 Kampf-Ruhm, der ihm bleibt. Ruhm durch Plättchen wie Abwehrsieg oder Ammit kommt ebenfalls hier.
    2. Der Verteidiger hat gewonnen: 1 Veteranenplättchen.
    3. Jede Seite, die in diesem Kampf keinen Ruhm bekam: 1 Veteranenplättchen. Ein siegreicher Verteidiger hat danach meist zwei.
    4. Der Gewinner nimmt den Ruhm des Ortes, Tempel oder Level-4-Pyramide, wenn er ihn jetzt kontrolliert.

    Ein Angreifer, der gewinnt und dabei alle Soldaten verliert, bekommt keinen Kampf-Ruhm. Achte also auf deine Schilde ebenso wie auf die Stärke. Ein Verlierer geht nie leer aus: ein Veteranenplättchen und vielleicht Gebetspunkte für die Auflösung.
    .title = Belohnung nach dem Kampf
rules-interventions =
    Göttliche Interventionen sind geheime Karten, die einmal helfen. Du beginnst mit zweien und deiner eigenen List und ziehst jede Nacht nach. Ein Handlimit gibt es nicht; wie viele du hast, ist offen, welche, bleibt geheim.

    Wann sie sich spielen lassen:
    • Karten für den Kampf legst du verdeckt zu deiner Kampfkarte, so viele du willst.
    • Karten für den Tag spielst du in deinem Zug, außerhalb von Bewegungen und Kämpfen.
    • Karten für die Bewegung (Versetzung, Schnelligkeit) spielst du vor ihrem ersten Schritt.

    Manche kosten 1 GP. Im Kampf zahlst du beim Aufdecken; was du nicht zahlen kannst, kommt ohne Wirkung auf die Hand zurück.

    Die List bewirkt nichts und kehrt zu dir zurück. Es gibt sie, damit dein Gegner nie weiß, ob die Karte neben deiner Kampfkarte etwas bedeutet.

    Widerspricht eine Karte anderen Regeln, hat die Karte recht.
    .title = Göttliche Interventionen
rules-veterans =
    Veteranenplättchen sind das, was Kämpfe außer Ruhm einbringen. Ein Verteidiger, der gewinnt, bekommt eines, und ebenso jede Seite, die in dem Kampf keinen Ruhm erhielt, auch der Verlierer.

    Ausgegeben werden sie in der Nacht, in drei Schritten:
    • Allgemeine Gebete: Jedes ist 1 GP wert.
    • Göttliche Interventionen: Zwei bringen eine Karte.
    • Einberufung: Jedes stellt gratis einen Soldaten aus deinem Vorrat in einen Distrikt deiner Stadt, in dem kein Gegner steht.

    Was danach übrig ist, verfällt; für die nächste Runde aufheben geht nicht. Wie du sie auf die drei Schritte verteilst, ist deine Sache. Wie viele jeder hat, ist für alle sichtbar.
    .title = Veteranenplättchen
rules-night =
    Sind alle Marker gelegt, folgt die Nacht mit neun Schritten.

    1. Wer das Heiligtum kontrolliert, darf dort 2 Soldaten für 1 Dominanz-Ruhm entfernen.
    2. Wer den Nil-Delta-Tempel kontrolliert, darf dort 1 Soldaten für 5 GP entfernen.
    3. Je zwei Tempel unter deiner Kontrolle: 1 Dominanz-Ruhm.
    4. Deine Tempel zahlen je 2 oder 3 GP, der Nil-Delta-Tempel nichts.
    5. Alle bekommen 2 GP, und 1 mehr je abgegebenem Veteranenplättchen.
    6. Alle ziehen 1 Göttliche Intervention, und 1 mehr für je 2 Veteranenplättchen.
    7. Für je 1 Veteranenplättchen kommt ein Soldat in einen deiner Distrikte ohne Gegner. Übrige Veteranenplättchen verfallen.
    8. Die Aktionsmarker kehren zurück; manche Machtplättchen wirken jetzt.
    9. Vom wenigsten Ruhm aufwärts wählt jeder seinen Platz in der Reihenfolge der nächsten Runde. Bei gleichem Ruhm wählt zuerst, wer in dieser Runde früher dran war.

    Bedenke: Opferst du dort deinen letzten Soldaten, verlierst du den Ort, und mit einem Tempel dessen Ruhm.
    .title = Die Nacht
rules-fame =
    Es gibt vier Arten von Ruhm. Zwei davon bleiben dir für immer:

    • Dominanz-Ruhm: durch Machtplättchen, nachts für je zwei Tempel, durch Opfer im Heiligtum
    • Kampf-Ruhm: für einen Sieg als Angreifer mit Überlebenden

    Zwei lassen sich erobern:

    • Tempel-Ruhm: solange du den Tempel kontrollierst. Ziehst du ab, bleibt er auf dem Tempel liegen.
    • Pyramiden-Ruhm: solange du den Distrikt einer Level-4-Pyramide kontrollierst. Verlässt du eine fremde, fällt er an den Besitzer der Stadt zurück.

    Du gewinnst zu Beginn deines eigenen Zuges, bevor du handelst, mit 9 oder mehr Ruhm (euer Tisch kann eine andere Zahl vereinbart haben), wenn niemand mehr hat als du. Die anderen haben also immer noch einen Zug, um dich aufzuhalten. Die übrigen Plätze gehen nach Ruhm; gleicher Ruhm teilt sich einen Platz.
    .title = Ruhm und Sieg
rules-tokens =
    Neben deinen fünf Aktionsmarkern gibt es zwei besondere. Jeder lässt sich einmal pro Runde nutzen, zusätzlich zur normalen Aktion dieses Zuges und in beliebiger Reihenfolge. Eine Aktion ist fertig, bevor die nächste beginnt.

    Silber kommt mit dem Plättchen Wille Gottes. Es passt auf jedes freie Feld der Aktionspyramide: einfach eine Aktion mehr. Für das Gleichgewicht und die Machtzuwachs-Felder zählt es wie jeder andere Marker.

    Gold kommt mit Plättchen, die eine goldene Aktion haben, etwa Göttlicher Wille, Gewaltmarsch, Überraschungsangriff, Zwillingszeremonie und einige grüne. Es passt nur auf das goldene Aktionsfeld. Hast du mehrere solche Plättchen, wählst du jede Runde eine der Aktionen.

    Beide kehren nachts zurück. Du brauchst einen Zug, um sie zu nutzen: Ist dein fünfter Zug des Tages vorbei, ist es zu spät. Ein eben erhaltener Marker darf noch im selben Zug verwendet werden.
    .title = Silberner und goldener Marker
rules-two_players =
    Zu zweit ist einiges anders.

    • Benutzt werden nur das Westufer und das Delta, mit den Städten Buto und Abydos. Memphis liegt unter einem Sturm.
    • Zwei Farben von Machtplättchen sind im Spiel.
    • Alle Plättchen Wille Gottes scheiden aus, und von Plättchen, die es in einer Farbe doppelt gibt, bleibt nur eines. Jede Farbe hat dann 13 Plättchen.
    • Jeder hat zwei Pyramiden statt drei und damit zwei Machtzuwachs-Anzeiger. Auf dem dritten Machtzuwachs-Feld lässt sich nichts kaufen.

    Der Rest bleibt gleich: drei Level Pyramiden zu Beginn, je fünf Soldaten in zwei Distrikten, ein Plättchen mit Level 1 gratis und 9 Ruhm zum Sieg. Es gibt nur drei Tempel; zwei davon, und damit jede Nacht ein Ruhm, sind immer einen Kampf wert.
    .title = Zu zweit
rules-emerald =
    Die Erweiterung bringt eine fünfte Farbe, Grün: starke Plättchen, die ihren Preis haben. Ist Grün im Spiel, hat jeder Ehre, zu Beginn 9 und mindestens 0. Opfer kosten sie; nur wenig bringt sie zurück.

    Die Ehre bestimmt dein Verderben, das X vieler grüner Plättchen: 0 bei 9 Ehre, 1 von 8 bis 5, 2 von 4 bis 2, darunter 3. Je weniger Ehre, desto stärker deine Plättchen, und desto mehr Anhänger führen deine Avatare.

    Der Preis ist Ruhm: Unter 5 Ehre wird einer deiner permanenten Ruhmpunkte beiseitegelegt, unter 2 ein zweiter. Er zählt nicht, bis deine Ehre wieder 5 oder 2 erreicht. Hast du noch keinen, schuldest du ihn: Der nächste, den du erhältst, wird sofort beiseitegelegt.

    Ohne Ehre kostet jeder weitere Verlust stattdessen 1 GP. Kannst du das nicht zahlen, kannst du es nicht wählen.

    Mehr dazu: „Opfer und Unterwelt“ und „Avatare und Anhänger“.
    .title = Buch der Toten: Ehre und Verderben
rules-sacrifice =
    Manche grünen Plättchen wirken für ein Opfer: Zuerst verlierst du 1 Ehre und schickst 1 Soldaten in die Unterwelt, aus dem Vorrat oder aus irgendeiner deiner Armeen, auch der kämpfenden; dann wirkt das Plättchen. Jede Nutzung wird neu bezahlt.

    • Im Kampf: Todesritual und Erniedrigte Sphinx kommen vor dem Vergleich der Stärke, der Energie-Entzug danach; jedes einmal je Kampf, der Angreifer zuerst. Ein Soldat aus der kämpfenden Armee zählt nicht mehr mit.
    • Was mit deinem Verderben wächst, zählt es nach dem Verlust der Ehre.
    • Ohne Ehre zahlst du stattdessen 1 GP. Kannst du das nicht, kannst du das Plättchen nicht nutzen.

    Soldaten in der Unterwelt sind nicht in deinem Vorrat. Sie kommen zurück: für je 1 GP, bevor du rekrutierst, als Anhänger beim Beschwören, mit Unheimlicher Verstärkung oder zu zweit je Nacht durch Wiederauferstehung.
    .title = Opfer und Unterwelt
rules-avatars =
    Ein Avatar kommt beim Kauf in deinen Vorrat und wird mit einer goldenen Aktion beschworen: Thot in einer freien Wüstenzone, Apophis in einer freien Zone am Nil. Anhänger kommen gratis mit, bis zur Höhe deines Verderbens, auch aus der Unterwelt.

    • Er ist für sich allein eine Armee, mit 4 oder 5 Stärke und nie mit einer Kreatur, und hält seine Zone. Anhänger geben je 1 Stärke, fallen zuerst und verlassen ihn nie. Beim Rekrutieren dürfen Soldaten direkt zu ihm.
    • Endet eine Bewegung bei eigenen Soldaten, bindet er so viele, wie er darf; der Rest und eine Kreatur kommen in den Vorrat. Vorbeiziehen ändert nichts. Zwei Avatare teilen sich nie eine Zone.
    • Aufgelöst wird er nie. Besiegt muss er sich zurückziehen; geht das nicht, kommt er in den Vorrat. Siegreich bleibt er. Er stirbt, wenn er in einem Kampf beide Lebenspunkte verliert, sonst ist er danach wieder heil.
    • Thot hat 1 Bewegungspunkt mehr und verbietet dem Gegner eine Kampfkarte. Apophis zieht mit einer Bewegung in jede Zone am Nil; den Fluss verlässt er nie.

    Mit den großen Alten heißen sie Nyarlathotep und Cthulhu; sonst ändert sich nichts.
    .title = Avatare und Anhänger
