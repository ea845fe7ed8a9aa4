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

colour-ruby = Rot
    .adj = rote
    .full = Rot
    .effect = Angriff und Bewegung.
colour-sapphire = Blau
    .adj = blaue
    .full = Blau
    .effect = Verteidigung und Rekrutierung.
colour-diamond = Weiß
    .adj = weiße
    .full = Weiß
    .effect = Gebetspunkte, Rabatte und Göttliche Interventionen.
colour-onyx = Schwarz
    .adj = schwarze
    .full = Schwarz
    .effect = Söldner, Kniffe und von allem ein wenig.
colour-emerald = Grün
    .adj = grüne
    .full = Grün
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
