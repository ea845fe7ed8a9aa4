### Where a number comes from. Tiles, creatures, interventions and zones are called by their names. $n is the number.

source = { SOURCE($part, $n) }
sum = { TOTAL($parts) }{ PARTS($parts) }

source-soldiers = { $n ->
        [one] soldier
       *[other] soldiers
    }
source-card = card
source-home = own city
source-level = for its level
source-level_1 = for level 1
source-level_2 = for level 2
source-level_3 = for level 3
source-level_4 = for level 4
source-base = base
source-pray = Pray
source-night = general prayers
source-veterans = { $n ->
        [one] veteran
       *[other] veterans
    }
source-disband = disbanding
source-temples = pairs of temples
source-battle = won as attacker
source-teleport = teleport
source-night_delta = offering
source-night_sanctuary = offering in the sanctuary
