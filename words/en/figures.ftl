### Creatures and avatars. They share name and effect with the tile that brings them.

## Creatures

creature-phoenix = { tile-ruby2_phoenix }
    .effect = { tile-ruby2_phoenix.effect }
    .help = { tile-ruby2_phoenix.help }
creature-royal_scarab = { tile-ruby3_royal_scarab }
    .effect = { tile-ruby3_royal_scarab.effect }
creature-giant_scorpion = { tile-ruby4_giant_scorpion }
    .effect = { tile-ruby4_giant_scorpion.effect }
creature-ancestral_elephant = { tile-sapphire2_ancestral_elephant }
    .effect = { tile-sapphire2_ancestral_elephant.effect }
creature-sphinx = { tile-sapphire4_sphinx }
    .effect = { tile-sapphire4_sphinx.effect }
creature-deep_desert_snake = { tile-diamond2_deep_desert_snake }
    .effect = { tile-diamond2_deep_desert_snake.effect }
    .help = { tile-diamond2_deep_desert_snake.help }
creature-mummy = { tile-diamond4_mummy }
    .effect = { tile-diamond4_mummy.effect }
    .help = { tile-diamond4_mummy.help }
creature-khnums_sphinx = { tile-onyx2_khnums_sphinx }
    .effect = { tile-onyx2_khnums_sphinx.effect }
    .help = { tile-onyx2_khnums_sphinx.help }
creature-griffin_sphinx = { tile-onyx3_griffin_sphinx }
    .effect = { tile-onyx3_griffin_sphinx.effect }
    .help = { tile-onyx3_griffin_sphinx.help }
creature-devourer = { tile-onyx4_devourer }
    .effect = { tile-onyx4_devourer.effect }
    .help = { tile-onyx4_devourer.help }
creature-demeaned_sphinx = { tile-emerald2_demeaned_sphinx }
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
