### Questions. The value is what the asked player reads, `.short` a label, `.waiting` what the others read after the name.
### Besides the question's own parameters: $min and $max options may be chosen, $options are offered.

## The day

ask-day_action = { $token ->
       *[normal] Your turn! Where does your action token go? { $left ->
            [one] It is your last one today.
           *[other] You have { $left } left today.
        }
        [silver] Anything else before your turn ends?
        [none] Anything else before your turn ends?
    }
    .short = Take your turn
    .waiting = is taking a turn
ask-power = { $max ->
        [0] You cannot buy any tile right now. Go on without one.
       *[other] Which power tile do you buy?
    }
    .short = Buy a power tile
    .waiting = is choosing a power tile
ask-build = { $max ->
        [0] There is nothing you can build right now. Go on.
       *[other] Which pyramid do you build or raise?
    }
    .short = Build a pyramid
    .waiting = is choosing what to build
ask-card_target = Which enemy army does { NAME($card, of: "intervention") } hit?
    .short = Choose an enemy army
    .waiting = is choosing an enemy army

## Moving

ask-move_army = { $max ->
        [0] You have no army to move. Go on.
       *[other] Which army marches?
    }
    .short = Choose an army
    .waiting = is choosing an army to move
ask-move_to = Where do you go { NAME($zone, of: "zone", form: "from") }? You have { COUNT($points, of: "point") }{ $teleport ->
        [yes] {" "}and a teleport left.
       *[no] {" "}left.
    }
    .short = Choose where to go
    .waiting = is on the move
ask-move_who = Who goes { NAME($from, of: "zone", form: "from") } { NAME($to, of: "zone", form: "to") }{ $way ->
        [voyage] {" "}by ship
        [teleport] {" "}by teleport
        [nile] {" "}along the Nile
        [bark] {" "}by the Solar Bark
       *[walk] {""}
    }?
    .short = Choose who goes along
    .waiting = is on the move

## Soldiers and creatures

ask-recruit_zones = { $max ->
        [0] You cannot recruit anyone right now. Go on.
       *[other] Where do you recruit? You can get up to { COUNT($most, of: "soldier") }{ LAST($costs) ->
            [0] , free of charge.
           *[other] {" "}for { COUNT(LAST($costs), of: "pp") }.
        }
    }
    .short = Recruit: where?
    .waiting = is recruiting
ask-recruit_count = How many soldiers do you recruit { NAME($zone, of: "zone", form: "at") }? { $left ->
        [one] You can recruit 1 more.
       *[other] You can recruit { $left } more.
    }
    .short = Recruit: how many?
    .waiting = is recruiting
ask-place_zones = { $max ->
        [0] There is no soldier to place, or no room for one. Go on.
       *[other] Where do you place your free soldiers{ $card ->
            [none] { $tile ->
                [none] {""}
               *[other] {" "}({ NAME($tile, of: "tile") })
            }
           *[other] {" "}({ NAME($card, of: "intervention") })
        }? You have { $most }.
    }
    .short = Place soldiers: where?
    .waiting = is placing soldiers
ask-place_count = How many soldiers do you place { NAME($zone, of: "zone", form: "at") }? You have { $left } left.
    .short = Place soldiers: how many?
    .waiting = is placing soldiers
ask-creature_join = Shall a creature from your supply join the army { NAME($zone, of: "zone", form: "at") }?
    .short = A creature for the army?
    .waiting = is choosing a creature
ask-creature_place = { $max ->
        [0] No army in your city can take { NAME($creature, of: "creature", form: "acc") } along. It goes to your supply.
       *[other] Which army does { NAME($creature, of: "creature", form: "acc") } join?
    }
    .short = Place your new creature
    .waiting = is placing a creature
ask-creature_muster = { $max ->
        [0] No creature is left for your army { NAME($zone, of: "zone", form: "at") }. Go on.
       *[other] Which creature goes with your army { NAME($zone, of: "zone", form: "at") }? You may also choose none.
    }
    .short = Hand out creatures
    .waiting = is handing out creatures

## Battle

ask-battle_next = Which battle comes next?
    .short = Choose the next battle
    .waiting = is choosing the next battle
ask-battle_prescience = Which battle card do you show?
    .short = Show a battle card
    .waiting = is choosing the battle card to show
ask-battle_plan = Choose your cards for the battle.
    .short = Choose battle cards
    .waiting = is choosing battle cards
ask-battle_card = Battle { NAME($zone, of: "zone", form: "at") }! Which card do you play?
    .short = Card to play
    .waiting = is choosing battle cards
ask-battle_discard = You play { NAME($active, of: "battle_card", form: "nick") } ({ NAME($active, of: "battle_card") }). Which other card do you discard unseen?
    .short = Card to discard
    .waiting = is choosing battle cards
ask-battle_interventions = { $max ->
        [0] You have no intervention for a battle. Go on.
       *[other] Which interventions do you lay face down? You have { COUNT($prayer, of: "pp") }.
    }
    .short = Interventions to lay
    .waiting = is choosing battle cards
ask-battle_pay = Your PP are not enough for all your interventions. Which one is paid next? You have { COUNT($prayer, of: "pp") } for it.
    .short = Which is paid next?
    .waiting = is choosing battle cards
ask-battle_wound = { $max ->
        [0] You have no intervention to discard. Go on.
       *[other] Which interventions do you discard? Each gives 1 strength.
    }
    .short = Discard for strength
    .waiting = may discard cards for strength
ask-battle_loser = You have lost { NAME($zone, of: "zone", form: "at") }. { SIZE($zones) ->
        [0] There is no way out: your army disbands.
       *[other] Disband or retreat?
    }
    .short = Disband or retreat
    .waiting = is choosing: disband or retreat
ask-battle_retreat = Where must { NAME($loser, of: "god") } retreat to { NAME($zone, of: "zone", form: "from") }?
    .short = Choose the retreat
    .waiting = is choosing where the loser goes
ask-battle_winner = You have won { NAME($zone, of: "zone", form: "at") }! Does your army stay or disband?
    .short = Stay or disband
    .waiting = is choosing: stay or disband
ask-battle_card_remove = Which battle card leaves the game for good? { NAME($special, of: "battle_card", form: "nick") } ({ NAME($special, of: "battle_card") }) takes its place.
    .short = Swap a battle card
    .waiting = is swapping a battle card

## The night

ask-night_sanctuary = Do you offer { COUNT($soldiers, of: "soldier") } { NAME($zone, of: "zone", form: "at") } for 1 dominance fame?
    .short = Offering in the sanctuary
    .waiting = may bring an offering in the sanctuary
ask-night_delta = Do you offer { COUNT($soldiers, of: "soldier") } { NAME($zone, of: "zone", form: "at") } for 5 PP?
    .short = Offering in the delta temple
    .waiting = may bring an offering in the delta temple
ask-night_veterans = How many veterans do you give up for 1 PP each?
    .short = Veterans for PP
    .waiting = is deciding about veterans for PP
ask-night_card = Do you buy one more intervention for { COUNT($veterans, of: "veteran") }? You have { $has }.
    .short = Veterans for a card
    .waiting = is deciding about veterans for a card
ask-night_vision = Vision: which { $min ->
        [one] intervention
       *[other] { $min } interventions
    } do you discard?
    .short = Vision: discard cards
    .waiting = is choosing cards to discard
ask-night_soldiers = Where do your veterans call soldiers to arms?
    .short = Veterans for soldiers
    .waiting = is deciding about veterans for soldiers
ask-night_soldiers_zones = { $max ->
        [0] No soldier can be called to arms. Go on.
       *[other] Where do your veterans call soldiers to arms? 1 veteran brings 1 soldier, up to { $most } in all.
    }
    .short = Veterans for soldiers: where?
    .waiting = is deciding about veterans for soldiers
ask-night_soldiers_count = How many soldiers come { NAME($zone, of: "zone", form: "to") }? Still possible in all: { $left }.
    .short = Veterans for soldiers: how many?
    .waiting = is deciding about veterans for soldiers
ask-night_build = { $max ->
        [0] No pyramid of yours can grow tonight. Go on.
       *[other] Which pyramid grows for free tonight?
    }
    .short = A free pyramid level
    .waiting = is choosing a pyramid that grows
ask-night_fate = Which place do you take in the next round's order?
    .short = Place in the turn order
    .waiting = is choosing a place in the turn order

## Set-up

ask-setup_city = Which city is yours?
    .short = Choose a city
    .waiting = is choosing a city
ask-setup_soldiers = In which { $min } districts do your soldiers start? Each gets 5.
    .short = Place your first soldiers
    .waiting = is placing the first soldiers
ask-setup_pyramid = Which pyramid stands { NAME($zone, of: "zone", form: "at") }? You have { COUNT($left, of: "level") } to give.
    .short = Place your first pyramids
    .waiting = is placing the first pyramids
ask-setup_tile = Which tile do you start with? It is free.
    .short = Choose your first tile
    .waiting = is choosing the first tile

## Who is asked

waiting-choosing = { NAME($seat, of: "god") } { $what }.
waiting-locked = { NAME($seat, of: "god") } has chosen.
