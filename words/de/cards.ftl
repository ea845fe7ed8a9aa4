### Göttliche Interventionen und Kampfkarten.

## Göttliche Interventionen

intervention-diversion = List
    .effect = Ein Bluff: hat keine Wirkung und kommt zurück auf deine Hand.
    .help = Lege sie verdeckt in einen Kampf, damit dein Gegner raten muss. Jeder besitzt eine; sie ist nie im Stapel und wird nie abgeworfen.
intervention-war_rage = Kriegszorn
    .effect = Kampf: +1 Stärke.
intervention-war_fury = Kriegswut
    .effect = Kampf, 1 GP: +2 Stärke.
intervention-bloody_battle = Blutige Schlacht
    .effect = Kampf: +1 Schaden.
intervention-bloodbath = Blutbad
    .effect = Kampf, 1 GP: +2 Schaden.
intervention-bronze_wall = Bronzewall
    .effect = Kampf: +1 Schild.
intervention-iron_wall = Eisenwall
    .effect = Kampf, 1 GP: +2 Schilde.
intervention-tactical_support = Taktische Unterstützung
    .effect = In deinem Zug: bis zu 2 Soldaten gratis, in deine Distrikte oder zu deinen Armeen.
    .help = Die Soldaten kommen aus deinem Vorrat und dürfen aufgeteilt werden. Das Soldaten-Limit gilt. Auf eine gegnerische Armee in deinem Distrikt gestellt, greifen sie an.
intervention-raining_fire = Feuerregen
    .effect = In deinem Zug, 1 GP: Aus einer gegnerischen Armee wird 1 Soldat entfernt, egal wo.
    .help = Der Soldat ist entfernt, nicht verloren; niemand wird dafür belohnt. War es der letzte, kommt seine Kreatur in den Vorrat, und der Ruhm der Zone wird sofort neu verteilt.
intervention-transfer = Versetzung
    .effect = Vor deiner Bewegung: Die Armee teleportiert sich gratis, aus jeder beliebigen Zone.
    .help = Es ist die eine Teleportation dieser Bewegung und endet wie immer an einem Obelisken. Wird vor dem ersten Schritt gespielt.
intervention-swiftness = Schnelligkeit
    .effect = Vor deiner Bewegung: Die Armee hat 1 Bewegungspunkt mehr.
intervention-prayer = Gebet
    .effect = In deinem Zug: 2 GP für dich.
    .help = Es ist keine Aktion Beten, der Priester bringt also nichts dazu; die Göttliche Macht gibt ihre 2 GP trotzdem.

timing-battle = Kampf
    .effect = Wird verdeckt in einen deiner Kämpfe gelegt.
timing-day = Tag
    .effect = Wird in deinem Zug gespielt, außerhalb von Kämpfen.
timing-move = Bewegung
    .effect = Wird vor dem ersten Schritt deiner Bewegung gespielt.
timing-night = Nacht
    .effect = Wirkt im genannten Schritt der Nacht.
timing-creature = Kreatur
    .effect = Wirkt für die Armee, bei der die Kreatur steht.
timing-other = Besonders
    .effect = Wann, sagt der Text.

## Kampfkarten

battle_card-b1 = 4 Stärke, 1 Schaden
    .nick = Speerstoß
    .effect = Gibt dir 4 Stärke und fügt 1 Schaden zu.
battle_card-b2 = 3 Stärke, 2 Schaden
    .nick = Streitwagen
    .effect = Gibt dir 3 Stärke und fügt 2 Schaden zu.
battle_card-b3 = 1 Stärke, 3 Schaden
    .nick = Pfeilhagel
    .effect = Gibt dir 1 Stärke und fügt 3 Schaden zu.
battle_card-b4 = 2 Stärke, 2 Schaden, 1 Schild
    .nick = Sichelschwert
    .effect = Gibt dir 2 Stärke, fügt 2 Schaden zu und hält 1 ab.
battle_card-b5 = 2 Stärke, 2 Schilde
    .nick = Schildwall
    .effect = Gibt dir 2 Stärke und hält 2 Schaden ab.
battle_card-b6 = 3 Stärke, 1 Schild
    .nick = Geschlossene Reihen
    .effect = Gibt dir 3 Stärke und hält 1 Schaden ab.
battle_card-b7 = 5 Stärke, entfernt 2 eigene Soldaten
    .nick = Blutschwur
    .effect = Gibt dir 5 Stärke, aber 2 deiner eigenen Soldaten werden entfernt.
    .help = Zwei deiner Soldaten, oder so viele noch da sind, kehren in den Vorrat zurück. Sie sind entfernt, nicht verloren, und Schilde retten sie nicht.
battle_card-b8 = 1 Stärke, 1 Schaden, 3 Schilde
    .nick = Schildkröte
    .effect = Gibt dir 1 Stärke, fügt 1 Schaden zu und hält 3 ab.
battle_card-special_offensive = 3 Stärke, 3 Schaden
    .nick = Sturm
    .effect = Gibt dir 3 Stärke und fügt 3 Schaden zu. Kommt mit der Offensivstrategie.
battle_card-special_defensive = 3 Stärke, 3 Schilde
    .nick = Barriere
    .effect = Gibt dir 3 Stärke und hält 3 Schaden ab. Kommt mit der Defensivstrategie.
