### Die Gottheiten, die Plätze des Spiels, und Farben.

god-anubis = Anubis
    .effect = Der Schakal, Führer der Toten.
god-bastet = Bastet
    .effect = Die Katze, Hüterin von Haus und Herd.
god-horus = Horus
    .effect = Der Falke, Herr des Himmels.
god-sobek = Sobek
    .effect = Das Krokodil, Gebieter des Nils.
god-wadjet = Wadjet
    .effect = Die Kobra, Beschützerin des Deltas.

## Farben der Machtplättchen

colour-ruby = Rubin
    .plain = Rot
    .full = Rubin (Rot)
    .effect = Angriff und Bewegung.
colour-sapphire = Saphir
    .plain = Blau
    .full = Saphir (Blau)
    .effect = Verteidigung und Rekrutierung.
colour-diamond = Diamant
    .plain = Weiß
    .full = Diamant (Weiß)
    .effect = Gebetspunkte, Rabatte und Göttliche Interventionen.
colour-onyx = Onyx
    .plain = Schwarz
    .full = Onyx (Schwarz)
    .effect = Söldner, Kniffe und von allem ein wenig.
colour-emerald = Smaragd
    .plain = Grün
    .full = Smaragd (Grün)
    .effect = Starke Magie, die Ehre kostet: Buch der Toten.

## Farbwörter

hue-red = Rot
hue-blue = Blau
hue-white = Weiß
hue-black = Schwarz
hue-green = Grün
hue-yellow = Gelb
hue-purple = Violett
hue-orange = Orange
hue-brown = Braun
hue-silver = Silber
hue-gold = Gold
