### Emerald (green) power tiles, from the Book of the Dead.

tile-emerald1_dark_cult = Dark Cult
    .effect = Gold action, for a sacrifice: pray.
    .help = You get a gold token if you have none. Once a round, besides your normal action, lose 1 honour, send 1 soldier to the underworld and take a Pray action.
tile-emerald1_return_from_beyond = Return from Beyond
    .effect = Each night: 2 of your soldiers leave the underworld for free, or you gain 1 honour.
    .help = In the Awakening step. The soldiers go to your supply, not onto the board.
tile-emerald2_strength_drain = Strength Drain
    .effect = For a sacrifice: if you are the stronger side, gain PP equal to the difference.
    .help = Once per battle, when both strengths are final. Lose 1 honour and send 1 soldier to the underworld first.
tile-emerald2_dark_servants = Dark Servants
    .effect = Recruit: as many free soldiers as your corruption, in addition.
    .help = Between 0 and 3, depending on your honour.
tile-emerald2_solar_bark = Solar Bark
    .effect = Your armies: +1 movement point. For a sacrifice, 1 point takes an army anywhere on the Nile.
    .help = Only the journey needs the sacrifice: lose 1 honour, send 1 soldier to the underworld, spend 1 movement point and go from a zone on the Nile to any other zone on the Nile.
tile-emerald2_demeaned_sphinx = Demeaned Sphinx
    .effect = Creature. Its army: +1 movement point, +1 strength; for a sacrifice, damage equal to corruption.
    .help = Once per battle, in the strength step, you may lose 1 honour and send 1 soldier to the underworld; in the damage step you then deal as much more as your corruption is high.
tile-emerald3_death_ritual = Death Ritual
    .effect = In battle, for a sacrifice: +1 strength, +1 damage or +1 shield.
    .help = Once per battle, in the strength step. Lose 1 honour and send 1 soldier to the underworld, then pick one of the three.
tile-emerald3_funeral_building = Funeral Building
    .effect = Each night, for a sacrifice: raise two pyramids by one level each, 1 PP cheaper each.
    .help = In the Awakening step. Lose 1 honour and send 1 soldier to the underworld; then up to two of your pyramids, new ones included, grow by one level. You pay the rest of the price.
tile-emerald3_uncanny_reinforcement = Uncanny Reinforcement
    .effect = When you attack, 1 soldier joins for free, even beyond the limit.
    .help = At the start of the battle. The soldier comes from your supply or from the underworld. Who is too many goes to your supply when the battle is over.
tile-emerald3_domination = { tile-domination }
    .effect = { tile-domination.effect }
    .help = { tile-domination.help }
tile-emerald4_putrid_power = Putrid Power
    .effect = When you attack: as much more strength as your corruption.
    .help = Between 0 and 3, depending on your honour.
tile-emerald4_act_of_god = { tile-act_of_god }
    .effect = { tile-act_of_god.effect }
    .help = { tile-act_of_god.help }
tile-emerald4_thoth = Thoth
    .effect = Avatar: strength 4, 2 lives, +1 movement point; bans one enemy battle card. Gold: summon.
    .help = Summoned by a gold action to a free desert, with free followers up to your corruption, also from the underworld. As a battle starts you name a battle card by its values; the opponent may discard it but not play it.
tile-emerald4_apophis = Apophis
    .effect = Avatar: strength 5, 2 lives; moves to any zone on the Nile, never elsewhere. Gold: summon.
    .help = Summoned by a gold action to a free zone on the Nile, with free followers up to your corruption, also from the underworld. A Move takes him and his followers to any zone on the Nile.

## The Great Old Ones

tile-emerald4_nyarlathotep = Nyarlathotep
    .effect = { tile-emerald4_thoth.effect }
    .help = { tile-emerald4_thoth.help }
tile-emerald4_cthulhu = Cthulhu
    .effect = { tile-emerald4_apophis.effect }
    .help = { tile-emerald4_apophis.help }
