### Book of the Dead at the table: what is asked, offered, refused and told with emerald tiles in play.

## What has happened

event-honour_changed = { NAME($seat, of: "god") } now has { COUNT($honour, of: "honour") } (before: { $before }); corruption { $corruption }.
event-soldier_sacrificed = { NAME($seat, of: "god") } sacrifices 1 soldier { $zone ->
        [none] from supply
       *[other] { NAME($zone, of: "zone", form: "at") }
    } for { SOURCE($source) }; { $underworld } in the underworld now.
event-soldiers_returned = { NAME($seat, of: "god") } takes { COUNT($soldiers, of: "soldier") } back from the underworld{ KEY($reason) ->
        [recruit] {""}
        [summon] {" "}to follow the avatar
        [reinforce] {" "}to join the attack
       *[other] {" "}({ SOURCE($reason) })
    }; { $underworld } left there.
event-fame_put_aside = { NAME($seat, of: "god") } has to put { $amount } permanent fame aside ({ $aside } in all): it does not count for now.
event-fame_taken_back = { NAME($seat, of: "god") } takes { $amount } permanent fame back; it counts again.
event-avatar_summoned = { NAME($seat, of: "god") } summons { NAME($avatar, of: "avatar") } { NAME($zone, of: "zone", form: "to") }{ $followers ->
        [0] .
       *[other] {" "}with { COUNT($followers, of: "follower", case: "dat") }.
    }
event-avatar_moved = { NAME($avatar, of: "avatar") } ({ NAME($seat, of: "god") }) { $way ->
        [voyage] sails
        [teleport] teleports
        [retreat] retreats
        [nile] glides along the Nile
        [bark] rides the Solar Bark
       *[walk] marches
    }{ $followers ->
        [0] {""}
       *[other] {" "}with { COUNT($followers, of: "follower", case: "dat") }
    } { NAME($start, of: "zone", form: "from") } { NAME($end, of: "zone", form: "to") }.
event-avatar_wounded = { NAME($avatar, of: "avatar") } ({ NAME($seat, of: "god") }) loses { COUNT($lives, of: "life") } { NAME($zone, of: "zone", form: "at") }; { $left } left.
event-avatar_left = { $reason ->
        [killed] { NAME($avatar, of: "avatar") } falls { NAME($zone, of: "zone", form: "at") } and returns to the supply of { NAME($seat, of: "god") }.
       *[nowhere] { NAME($avatar, of: "avatar") } has no way out { NAME($zone, of: "zone", form: "from") } and returns to the supply of { NAME($seat, of: "god") }.
    }
event-card_banned = { NAME($seat, of: "god") } bans a battle card: { NAME($opponent, of: "god") } may not play { NAME($card, of: "battle_card", form: "nick") } ({ NAME($card, of: "battle_card") }).
event-rite_performed = { SOURCE($source) }: { NAME($seat, of: "god") } { $total ->
        [damage] deals { COUNT($amount, of: "damage") } more.
        [shield] has { COUNT($amount, of: "shield") } more.
       *[strength] has { COUNT($amount, of: "strength") } more.
    }

## Questions

ask-sacrifice = Which soldier do you sacrifice for { SOURCE($source) }? { $honour ->
        [0] You have no honour left, so it costs { COUNT($cost, of: "pp") }.
       *[other] You also lose 1 of your { COUNT($honour, of: "honour") }.
    }
    .short = Choose the sacrifice
    .waiting = is choosing a sacrifice
ask-recruit_return = In the underworld: { COUNT($underworld, of: "soldier") } of yours. How many do you buy back first? 1 PP each; you have { COUNT($prayer, of: "pp") }. They go to your supply.
    .short = Buy soldiers back
    .waiting = may buy soldiers back from the underworld
ask-summon_zone = Where do you summon { NAME($avatar, of: "avatar") }?
    .short = Where does the avatar appear?
    .waiting = is summoning an avatar
ask-summon_underworld = How many soldiers follow { NAME($avatar, of: "avatar") } from the underworld? They are free, at most { $most }.
    .short = Followers from the underworld
    .waiting = is summoning an avatar
ask-summon_supply = How many soldiers follow { NAME($avatar, of: "avatar") } from your supply? They are free, at most { $most }.
    .short = Followers from supply
    .waiting = is summoning an avatar
ask-battle_reinforce = Shall 1 soldier join your attack { NAME($zone, of: "zone", form: "at") } for free? ({ NAME($tile, of: "tile") })
    .short = One more soldier?
    .waiting = may call one more soldier
ask-battle_ban = Which battle card may { NAME($opponent, of: "god") } not play { NAME($zone, of: "zone", form: "at") }? ({ NAME($avatar, of: "avatar") })
    .short = Ban a battle card
    .waiting = is naming a battle card
ask-battle_rite = Do you use a sacrifice ability in the battle { NAME($zone, of: "zone", form: "at") }?
    .short = Sacrifice in battle?
    .waiting = may bring a sacrifice in battle
ask-battle_drain = You are stronger { NAME($zone, of: "zone", form: "at") }. Do you sacrifice a soldier for PP? ({ NAME($tile, of: "tile") })
    .short = Sacrifice for PP?
    .waiting = may turn strength into PP
ask-night_awakening = Which of your tiles acts next? You may also choose none.
    .short = Awakening: which tile?
    .waiting = is choosing a tile of the night
ask-night_return = What comes back from beyond? In the underworld: { COUNT($underworld, of: "soldier") } of yours; you have { COUNT($honour, of: "honour") }.
    .short = Soldiers or honour?
    .waiting = is choosing what comes back from beyond
ask-night_funeral = { $number ->
        [1] Which pyramid grows for a sacrifice tonight? ({ SOURCE($source) })
       *[other] Which second pyramid grows?
    }
    .short = A pyramid for a sacrifice
    .waiting = may raise pyramids for a sacrifice

## What can be chosen

option-sacrifice_supply = From supply ({ $supply })
    .detail = One of your soldiers in supply goes to the underworld.
option-sacrifice_army = { $avatar ->
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
        }: { COUNT($soldiers, of: "follower") } of { NAME($avatar, of: "avatar") }
    }
    .detail = { $soldiers ->
        [1] { $creature ->
            [none] This soldier goes to the underworld.
           *[other] This soldier goes to the underworld, the creature to supply.
        }
       *[other] One of them goes to the underworld.
    }
option-nile = Along the Nile: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] The whole move
        [0] The whole move
       *[other] The whole move and { COUNT($cost, of: "pp") }
    }
option-bark = Solar Bark: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] 1 movement point and a sacrifice
        [0] 1 movement point and a sacrifice
       *[other] 1 movement point, a sacrifice and { COUNT($cost, of: "pp") }
    }
option-reinforcement = { $from ->
        [underworld] From the underworld
       *[supply] From supply
    }
    .detail = 1 soldier joins for free, even beyond the limit.
option-rite = { SOURCE($source) }: { $total ->
        [damage] +{ COUNT($amount, of: "damage") }
        [shield] +{ COUNT($amount, of: "shield") }
       *[strength] +{ COUNT($amount, of: "strength") }
    }
    .detail = Lose 1 honour and send 1 soldier to the underworld.
option-drain = Sacrifice for { COUNT($prayer, of: "pp") }
    .detail = Lose 1 honour and send 1 soldier to the underworld.
option-awakening = { NAME($tile, of: "tile") }
    .detail = { NAME($tile, of: "tile", form: "effect") }
option-return = { $honour ->
        [0] { COUNT($soldiers, of: "soldier") }
       *[other] { COUNT($honour, of: "honour") }
    }
    .detail = { $honour ->
        [0] From the underworld to your supply, free of charge.
       *[other] More honour, less corruption; fame put aside may come back.
    }

## Why not

reason-honour_costs_prayer = Without honour a sacrifice costs { COUNT($needs, of: "pp") }; you have { $has }.
reason-nobody_to_sacrifice = You have no soldier who could be sacrificed.
reason-avatar_on_board = { NAME($avatar, of: "avatar") } is already on the board.
reason-no_zone_for_avatar = There is no free zone where { NAME($avatar, of: "avatar") } could appear.
reason-no_desert = { NAME($zone, of: "zone") } is not a desert zone.
reason-not_on_the_nile = { NAME($zone, of: "zone") } is not on the Nile; { NAME($avatar, of: "avatar") } goes nowhere else.
reason-goes_another_way = { NAME($avatar, of: "avatar") } moves only along the Nile.
reason-avatars_apart = Your other avatar stands { NAME($zone, of: "zone", form: "at") }; two never share a zone.
reason-battle_card_banned = The opponent's avatar has banned this card. You may still discard it.
reason-great_old_ones_need_emerald = The Great Old Ones come with emerald tiles only. Choose emerald first.
reason-great_old_ones_yes_or_no = The Great Old Ones are either in the game or not, not { $given }.

## Where a number comes from

source-honour = instead of honour
