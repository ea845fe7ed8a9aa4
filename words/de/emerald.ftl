### Grüne Machtplättchen, aus dem Buch der Toten.

tile-emerald1_dark_cult = Dunkler Kult
    .effect = Goldene Aktion, für ein Opfer: Beten.
    .help = Du bekommst einen goldenen Aktionsmarker, falls du keinen hast. Einmal pro Runde verlierst du zusätzlich 1 Ehre, schickst 1 Soldaten in die Unterwelt und betest.
tile-emerald1_return_from_beyond = Wiederauferstehung
    .effect = Jede Nacht: 2 deiner Soldaten verlassen gratis die Unterwelt, oder du erhältst 1 Ehre.
    .help = Im Schritt Erweckung. Die Soldaten kommen in den Vorrat, nicht auf den Plan.
tile-emerald2_strength_drain = Energie-Entzug
    .effect = Für ein Opfer: Bist du im Kampf stärker, erhältst du den Unterschied in GP.
    .help = Einmal pro Kampf, wenn beide Stärken feststehen. Zuvor verlierst du 1 Ehre und schickst 1 Soldaten in die Unterwelt.
tile-emerald2_dark_servants = Dunkle Diener
    .effect = Rekrutieren: zusätzlich so viele Soldaten gratis, wie dein Verderben hoch ist.
    .help = Zwischen 0 und 3, je nach deiner Ehre.
tile-emerald2_solar_bark = Barke des Ra
    .effect = Deine Armeen: +1 Bewegungspunkt. Für ein Opfer bringt 1 Punkt eine Armee in jede Zone am Nil.
    .help = Nur die Fahrt braucht das Opfer: Verliere 1 Ehre, schicke 1 Soldaten in die Unterwelt, gib 1 Bewegungspunkt aus und ziehe von einer Zone am Nil in eine beliebige andere am Nil.
tile-emerald2_demeaned_sphinx = Erniedrigte Sphinx
    .effect = Kreatur. Ihre Armee: +1 Bewegungspunkt, +1 Stärke; für ein Opfer Schaden in Höhe des Verderbens.
    .help = Einmal pro Kampf, im Stärkeschritt, darfst du 1 Ehre verlieren und 1 Soldaten in die Unterwelt schicken; im Schadensschritt fügst du dann so viel mehr zu, wie dein Verderben hoch ist.
tile-emerald3_death_ritual = Todesritual
    .effect = Im Kampf, für ein Opfer: +1 Stärke, +1 Schaden oder +1 Schild.
    .help = Einmal pro Kampf, im Stärkeschritt. Verliere 1 Ehre, schicke 1 Soldaten in die Unterwelt und wähle eines der drei.
tile-emerald3_funeral_building = Bestattungs-Gebäude
    .effect = Jede Nacht, für ein Opfer: zwei Pyramiden um je ein Level erhöhen, je 1 GP billiger.
    .help = Im Schritt Erweckung. Verliere 1 Ehre und schicke 1 Soldaten in die Unterwelt; dann wachsen bis zu zwei deiner Pyramiden, auch neue, um ein Level. Den Rest des Preises zahlst du.
tile-emerald3_uncanny_reinforcement = Unheimliche Verstärkung
    .effect = Wenn du angreifst, kommt 1 Soldat gratis dazu, auch über das Limit hinaus.
    .help = Zu Beginn des Kampfes. Der Soldat kommt aus deinem Vorrat oder aus der Unterwelt. Wer zu viel ist, geht nach dem Kampf in den Vorrat.
tile-emerald3_domination = { tile-domination }
    .effect = { tile-domination.effect }
    .help = { tile-domination.help }
tile-emerald4_putrid_power = Verdorbene Macht
    .effect = Wenn du angreifst: so viel mehr Stärke, wie dein Verderben hoch ist.
    .help = Zwischen 0 und 3, je nach deiner Ehre.
tile-emerald4_act_of_god = { tile-act_of_god }
    .effect = { tile-act_of_god.effect }
    .help = { tile-act_of_god.help }
tile-emerald4_thoth = Thot
    .effect = Avatar: Stärke 4, 2 Leben, +1 Bewegungspunkt; verbietet eine Kampfkarte. Gold: beschwören.
    .help = Eine goldene Aktion beschwört ihn in eine freie Wüste, mit Anhängern gratis bis zur Höhe deines Verderbens, auch aus der Unterwelt. Zu Kampfbeginn nennst du eine Kampfkarte nach ihren Werten; der Gegner darf sie abwerfen, aber nicht spielen.
tile-emerald4_apophis = Apophis
    .effect = Avatar: Stärke 5, 2 Leben; zieht in jede Zone am Nil, nie anderswohin. Gold: beschwören.
    .help = Eine goldene Aktion beschwört ihn in eine freie Zone am Nil, mit Anhängern gratis bis zur Höhe deines Verderbens, auch aus der Unterwelt. Eine Bewegung bringt ihn samt Anhängern in eine beliebige Zone am Nil.

## Die großen Alten

tile-emerald4_nyarlathotep = Nyarlathotep
    .effect = { tile-emerald4_thoth.effect }
    .help = { tile-emerald4_thoth.help }
tile-emerald4_cthulhu = Cthulhu
    .effect = { tile-emerald4_apophis.effect }
    .help = { tile-emerald4_apophis.help }
