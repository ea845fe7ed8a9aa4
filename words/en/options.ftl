### What can be chosen. The value is the label of a button or menu entry (at most 80 characters), `.detail` one line (100).
### $code is the code of the zone on the board, $group the option's group, $id its id; where there are none: none.

option-plain = { $id }

## The day

option-space = { $token ->
        [silver] Silver: { NAME($space, of: "space") }
       *[normal] { NAME($space, of: "space") }
    }
    .detail = { NAME($space, of: "space", form: "effect") }
option-gold = { $tile ->
        [none] Gold token
       *[other] Gold: { NAME($tile, of: "tile") }{ $action ->
            [move] {" "}– Move
            [recruit] {" "}– Recruit
            [power] {" "}– Power-up
            [pray] {" "}– Pray
            [summon] {" "}– Summon
           *[none] {""}
        }
    }
    .detail = { $tile ->
        [none] { NAME("gold", of: "token", form: "effect") }
       *[other] { NAME($tile, of: "tile", form: "effect") }
    }
option-day_card = Play { NAME($card, of: "intervention") }{ $cost ->
        [none] {""}
        [0] {""}
       *[other] {" "}· { COUNT($cost, of: "pp") }
    }
    .detail = { NAME($card, of: "intervention", form: "effect") }
option-creatures = Hand out creatures
    .detail = Supply and armies in your city: distribute your creatures anew. Before your first action only.
option-end = End the turn
    .detail = The next player takes a turn.
option-tile = { NAME($tile, of: "tile") } { $cost ->
        [0] · free
       *[other] · { COUNT($cost, of: "pp") }
    }
    .detail = { NAME($tile, of: "tile", form: "effect") }
option-pyramid = { $colour ->
        [none] No pyramid { NAME($zone, of: "zone", form: "at") }
       *[other] { PLACE($zone, $code) }: { NAME($colour, of: "colour", form: "adj") } pyramid { $before ->
            [none] of level { $level }
            [0] of level { $level }
           *[other] from level { $before } to { $level }
        }{ $cost ->
            [none] {""}
            [0] {" "}· free
           *[other] {" "}· { COUNT($cost, of: "pp") }
        }
    }
    .detail = { $colour ->
        [none] The site stays empty; you can build here later.
       *[other] { $cost ->
            [none] Lets you buy { NAME($colour, of: "colour", form: "adj") } tiles up to level { $level }.
            [0] Lets you buy { NAME($colour, of: "colour", form: "adj") } tiles up to level { $level }.
           *[other] { SIZE($parts) ->
                [one] Lets you buy { NAME($colour, of: "colour", form: "adj") } tiles up to level { $level }.
               *[other] { COUNT($cost, of: "pp") }{ PARTS($parts) }
            }
        }
    }

## Moving

# with a figure the code alone, else the name of the zone would push the figure off the edge of a phone
option-army = { $avatar ->
        [none] { $creature ->
            [none] { PLACE($zone, $code) }: { COUNT($soldiers, of: "soldier") }
           *[other] { $code ->
                [none] { NAME($zone, of: "zone") }
               *[other] { $code }
            }: { $soldiers } + { NAME($creature, of: "creature") }
        }
       *[other] { $code ->
            [none] { NAME($zone, of: "zone") }
           *[other] { $code }
        }: { NAME($avatar, of: "avatar") }{ $soldiers ->
            [0] {""}
           *[other] , { COUNT($soldiers, of: "follower") }
        }
    }
    .detail = { COUNT(TOTAL($range), of: "point") }{ PARTS($range) }
option-walk = March: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] 1 movement point
        [0] 1 movement point
       *[other] 1 movement point and { COUNT($cost, of: "pp") }
    }
option-voyage = Sail: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] 1 movement point
        [0] 1 movement point
       *[other] 1 movement point and { COUNT($cost, of: "pp") }
    }
option-teleport = Teleport: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] Uses the one teleport of this move
        [0] Free of charge
       *[other] { COUNT($cost, of: "pp") }
    }
option-move_card = Play { NAME($card, of: "intervention") }
    .detail = { NAME($card, of: "intervention", form: "effect") }
option-stop = Stop here
    .detail = The move ends where the army stands.
option-company = { $avatar ->
        [none] { COUNT($soldiers, of: "soldier") }{ $creature ->
            [none] {""}
           *[other] {" "}and { NAME($creature, of: "creature", form: "dat") }
        }
       *[other] { NAME($avatar, of: "avatar") }{ $soldiers ->
            [0] {""}
           *[other] {" "}and { COUNT($soldiers, of: "follower", case: "dat") }
        }
    }
    .detail = { $cost ->
        [0] Free of charge
       *[other] { COUNT($cost, of: "pp") }
    }

## Zones, numbers, creatures

option-zone = { PLACE($zone, $code) }
option-count = { $count }
option-creature = { NAME($creature, of: "creature") }
    .detail = { NAME($creature, of: "creature", form: "effect") }
option-enemy_army = { PLACE($zone, $code) }: { NAME($group, of: "god") }
    .detail = { $avatar ->
        [none] { COUNT($soldiers, of: "soldier") }{ $creature ->
            [none] {""}
           *[other] {" "}and { NAME($creature, of: "creature", form: "dat") }
        }
       *[other] { NAME($avatar, of: "avatar") }{ $soldiers ->
            [0] {""}
           *[other] {" "}and { COUNT($soldiers, of: "follower", case: "dat") }
        }
    }

## Battle

option-battle = Battle: { PLACE($zone, $code) }
    .detail = Fight { NAME($zone, of: "zone", form: "at") } now
option-battle_card = { NAME($card, of: "battle_card", form: "nick") }: { NAME($card, of: "battle_card", form: "signs") }
    .detail = { NAME($card, of: "battle_card", form: "effect") }
option-intervention = { NAME($card, of: "intervention") }{ $cost ->
        [none] {""}
        [0] {""}
       *[other] {" "}· { COUNT($cost, of: "pp") }
    }
    .detail = { NAME($card, of: "intervention", form: "effect") }
option-disband = Disband
    .detail = To supply: { COUNT($soldiers, of: "soldier") }. You gain { COUNT($prayer, of: "pp") }.
option-retreat = Retreat
    .detail = Your soldiers live on in a free neighbouring zone that the winner picks.
option-stay = Stay
    .detail = Your army holds the zone.

## Night and set-up

option-offer = Offer { COUNT($soldiers, of: "soldier") }
    .detail = { $zone ->
        [sanctuary] For 1 dominance fame. Offered soldiers return to your supply.
       *[other] For 5 PP. Offered soldiers return to your supply.
    }
option-card = Buy a card
    .detail = Costs { COUNT($veterans, of: "veteran") }; you have { $has }.
option-position = Place { $position }
option-city = { NAME($city, of: "city") }
