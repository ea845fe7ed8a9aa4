### Kreaturen und Avatare. Name und Wirkung sind die ihres Machtplättchens.

## Kreaturen

creature-phoenix = { tile-ruby2_phoenix }
    .acc = den Phönix
    .dat = dem Phönix
    .effect = { tile-ruby2_phoenix.effect }
    .help = { tile-ruby2_phoenix.help }
creature-royal_scarab = { tile-ruby3_royal_scarab }
    .acc = den Riesenskarabäus
    .dat = dem Riesenskarabäus
    .effect = { tile-ruby3_royal_scarab.effect }
creature-giant_scorpion = { tile-ruby4_giant_scorpion }
    .acc = den Dämonenskorpion
    .dat = dem Dämonenskorpion
    .effect = { tile-ruby4_giant_scorpion.effect }
creature-ancestral_elephant = { tile-sapphire2_ancestral_elephant }
    .acc = den Ur-Elefanten
    .dat = dem Ur-Elefanten
    .effect = { tile-sapphire2_ancestral_elephant.effect }
creature-sphinx = { tile-sapphire4_sphinx }
    .acc = die Sphinx
    .dat = der Sphinx
    .effect = { tile-sapphire4_sphinx.effect }
creature-deep_desert_snake = { tile-diamond2_deep_desert_snake }
    .acc = die Wüstenschlange
    .dat = der Wüstenschlange
    .effect = { tile-diamond2_deep_desert_snake.effect }
    .help = { tile-diamond2_deep_desert_snake.help }
creature-mummy = { tile-diamond4_mummy }
    .acc = die Priestermumie
    .dat = der Priestermumie
    .effect = { tile-diamond4_mummy.effect }
    .help = { tile-diamond4_mummy.help }
creature-khnums_sphinx = { tile-onyx2_khnums_sphinx }
    .acc = die Sphinx des Chnum
    .dat = der Sphinx des Chnum
    .effect = { tile-onyx2_khnums_sphinx.effect }
    .help = { tile-onyx2_khnums_sphinx.help }
creature-griffin_sphinx = { tile-onyx3_griffin_sphinx }
    .acc = die Greifensphinx
    .dat = der Greifensphinx
    .effect = { tile-onyx3_griffin_sphinx.effect }
    .help = { tile-onyx3_griffin_sphinx.help }
creature-devourer = { tile-onyx4_devourer }
    .acc = Ammit
    .dat = Ammit
    .effect = { tile-onyx4_devourer.effect }
    .help = { tile-onyx4_devourer.help }
creature-demeaned_sphinx = { tile-emerald2_demeaned_sphinx }
    .acc = die Erniedrigte Sphinx
    .dat = der Erniedrigten Sphinx
    .effect = { tile-emerald2_demeaned_sphinx.effect }
    .help = { tile-emerald2_demeaned_sphinx.help }

## Avatare

avatar-thoth = { tile-emerald4_thoth }
    .effect = { tile-emerald4_thoth.effect }
    .help = { tile-emerald4_thoth.help }
avatar-apophis = { tile-emerald4_apophis }
    .effect = { tile-emerald4_apophis.effect }
    .help = { tile-emerald4_apophis.help }

## Die großen Alten: andere Namen für die Avatare

avatar-nyarlathotep = Nyarlathotep
    .effect = { tile-emerald4_thoth.effect }
    .help = { tile-emerald4_thoth.help }
avatar-cthulhu = Cthulhu
    .effect = { tile-emerald4_apophis.effect }
    .help = { tile-emerald4_apophis.help }
