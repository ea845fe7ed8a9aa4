### Creatures and avatars. They share name and effect with the tile that brings them.

## Creatures

creature-phoenix = { tile-ruby2_phoenix }
    .acc = the Phoenix
    .dat = the Phoenix
    .effect = { tile-ruby2_phoenix.effect }
    .help = { tile-ruby2_phoenix.help }
creature-royal_scarab = { tile-ruby3_royal_scarab }
    .acc = the Royal Scarab
    .dat = the Royal Scarab
    .effect = { tile-ruby3_royal_scarab.effect }
creature-giant_scorpion = { tile-ruby4_giant_scorpion }
    .acc = the Giant Scorpion
    .dat = the Giant Scorpion
    .effect = { tile-ruby4_giant_scorpion.effect }
creature-ancestral_elephant = { tile-sapphire2_ancestral_elephant }
    .acc = the Ancestral Elephant
    .dat = the Ancestral Elephant
    .effect = { tile-sapphire2_ancestral_elephant.effect }
creature-sphinx = { tile-sapphire4_sphinx }
    .acc = the Sphinx
    .dat = the Sphinx
    .effect = { tile-sapphire4_sphinx.effect }
creature-deep_desert_snake = { tile-diamond2_deep_desert_snake }
    .acc = the Deep Desert Snake
    .dat = the Deep Desert Snake
    .effect = { tile-diamond2_deep_desert_snake.effect }
    .help = { tile-diamond2_deep_desert_snake.help }
creature-mummy = { tile-diamond4_mummy }
    .acc = the Mummy
    .dat = the Mummy
    .effect = { tile-diamond4_mummy.effect }
    .help = { tile-diamond4_mummy.help }
creature-khnums_sphinx = { tile-onyx2_khnums_sphinx }
    .acc = Khnum's Sphinx
    .dat = Khnum's Sphinx
    .effect = { tile-onyx2_khnums_sphinx.effect }
    .help = { tile-onyx2_khnums_sphinx.help }
creature-griffin_sphinx = { tile-onyx3_griffin_sphinx }
    .acc = the Griffin Sphinx
    .dat = the Griffin Sphinx
    .effect = { tile-onyx3_griffin_sphinx.effect }
    .help = { tile-onyx3_griffin_sphinx.help }
creature-devourer = { tile-onyx4_devourer }
    .acc = Ammout
    .dat = Ammout
    .effect = { tile-onyx4_devourer.effect }
    .help = { tile-onyx4_devourer.help }
creature-demeaned_sphinx = { tile-emerald2_demeaned_sphinx }
    .acc = the Demeaned Sphinx
    .dat = the Demeaned Sphinx
    .effect = { tile-emerald2_demeaned_sphinx.effect }
    .help = { tile-emerald2_demeaned_sphinx.help }

## Avatars

avatar-thoth = { tile-emerald4_thoth }
    .effect = { tile-emerald4_thoth.effect }
    .help = { tile-emerald4_thoth.help }
avatar-apophis = { tile-emerald4_apophis }
    .effect = { tile-emerald4_apophis.effect }
    .help = { tile-emerald4_apophis.help }

## The Great Old Ones: other names for the avatars

avatar-nyarlathotep = Nyarlathotep
    .effect = { tile-emerald4_thoth.effect }
    .help = { tile-emerald4_thoth.help }
avatar-cthulhu = Cthulhu
    .effect = { tile-emerald4_apophis.effect }
    .help = { tile-emerald4_apophis.help }
