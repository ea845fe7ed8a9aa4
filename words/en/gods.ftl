### The gods, who are the seats of the game, and colours.

god-anubis = Anubis
    .effect = The jackal, guide of the dead.
god-bastet = Bastet
    .effect = The cat, guardian of home and hearth.
god-horus = Horus
    .effect = The falcon, lord of the sky.
god-sobek = Sobek
    .effect = The crocodile, master of the Nile.
god-wadjet = Wadjet
    .effect = The cobra, protector of the delta.

## Colours of the power tiles

colour-ruby = Ruby
    .adj = Ruby
    .full = Ruby (red)
    .effect = Attack and movement.
colour-sapphire = Sapphire
    .adj = Sapphire
    .full = Sapphire (blue)
    .effect = Defence and recruiting.
colour-diamond = Diamond
    .adj = Diamond
    .full = Diamond (white)
    .effect = Prayer points, discounts and divine interventions.
colour-onyx = Onyx
    .adj = Onyx
    .full = Onyx (black)
    .effect = Mercenaries, tricks and a little of everything.
colour-emerald = Emerald
    .adj = Emerald
    .full = Emerald (green)
    .effect = Strong magic that costs honour: Book of the Dead.

## Plain colour words

hue-red = red
hue-blue = blue
hue-white = white
hue-black = black
hue-green = green
hue-yellow = yellow
hue-purple = purple
hue-orange = orange
hue-brown = brown
hue-silver = silver
hue-gold = gold
