### What has happened: one line for each event of the game. Lines with "you" are for their owner's eyes only.

## Rounds and turns

event-order_set = Turn order of round { $round }: { LIST($order, of: "god") }.
event-city_chosen = { NAME($seat, of: "god") } settles in { NAME($city, of: "city") }.
event-phase_began = { $phase ->
        [night] Night falls: round { $round } is coming to its end.
       *[day] Day breaks: round { $round } begins.
    }
event-turn_began = { NAME($seat, of: "god") } takes a turn.
event-turn_ended = { NAME($seat, of: "god") } ends the turn.
event-token_placed = { $token ->
        [silver] { NAME($seat, of: "god") } uses the silver token: { NAME($space, of: "space") }.
        [gold] { NAME($seat, of: "god") } uses the gold token: { $tile ->
            [none] { NAME($space, of: "space") }.
           *[other] { NAME($tile, of: "tile") }.
        }
       *[normal] { NAME($seat, of: "god") } chooses { NAME($space, of: "space") }.
    }
event-position_chosen = { NAME($seat, of: "god") } will play in place { $position } next round.
event-game_won = { NAME($seat, of: "god") } begins the turn with { COUNT($fame, of: "fame") }, nobody has more: { NAME($seat, of: "god") } wins the game!

## Prayer points

event-prayer_gained = { $gained ->
        [0] { NAME($seat, of: "god") } gains nothing{ PARTS($parts, single: "name") }: { COUNT($prayer, of: "pp") } is all one can hold.
       *[other] { NAME($seat, of: "god") } gains { COUNT($gained, of: "pp") }{ PARTS($parts, single: "name") } and has { $prayer } now{ REST($parts, $gained) ->
            [0] .
           *[other] , which is all one can hold.
        }
    }
event-prayer_paid = { NAME($seat, of: "god") } pays { COUNT($paid, of: "pp") } { FIRST($parts) ->
        [creature] toll{ PARTS($parts, single: "name") }
       *[other] { KEY($reason) ->
            [build] for the building
            [card] for the card
            [recruit] for new soldiers
            [teleport] for a teleport
            [tile] for a power tile
            [walk] for the way
            [voyage] for the voyage
            [return] for soldiers from the underworld
            [honour] instead of honour
           *[other] for { SOURCE($reason) }
        }{ PARTS($parts) }
    } and has { $prayer } left.

## Tiles, pyramids, fame

event-tile_bought = { NAME($seat, of: "god") } takes the power tile “{ NAME($tile, of: "tile") }”.
event-pyramid_built = { $before ->
        [0] { NAME($seat, of: "god") } builds a level { $level } { NAME($colour, of: "colour", form: "adj") } pyramid { NAME($zone, of: "zone", form: "at") }.
       *[other] { NAME($seat, of: "god") } raises the { NAME($colour, of: "colour", form: "adj") } pyramid { NAME($zone, of: "zone", form: "at") } from level { $before } to { $level }.
    }
event-fame_gained = { NAME($seat, of: "god") } gains { $amount } { $fame ->
        [battle] battle fame
       *[dominance] dominance fame
    } ({ SOURCE($source) }).
event-fame_moved = { $after ->
        [none] { NAME($before, of: "god") } loses the { $fame ->
            [pyramid] pyramid fame
           *[temple] temple fame
        } { NAME($zone, of: "zone", form: "at") }; it is nobody's now.
       *[other] { NAME($after, of: "god") } takes the { $fame ->
            [pyramid] pyramid fame
           *[temple] temple fame
        } { NAME($zone, of: "zone", form: "at") }{ $before ->
            [none] .
           *[other] {" "}from { NAME($before, of: "god") }.
        }
    }

## Soldiers and creatures

event-soldiers_placed = { NAME($seat, of: "god") } places { COUNT($soldiers, of: "soldier") } { NAME($zone, of: "zone", form: "at") }.
event-soldiers_removed = { $lost ->
        [yes] { NAME($seat, of: "god") } loses { COUNT($soldiers, of: "soldier") } { NAME($zone, of: "zone", form: "at") }.
       *[no] { KEY($reason) ->
            [card] { NAME($seat, of: "god") } removes { COUNT($soldiers, of: "soldier") } { NAME($zone, of: "zone", form: "at") }: the price of the battle card.
            [night_sanctuary] { NAME($seat, of: "god") } offers { COUNT($soldiers, of: "soldier") } { NAME($zone, of: "zone", form: "at") }.
            [night_delta] { NAME($seat, of: "god") } offers { COUNT($soldiers, of: "soldier") } { NAME($zone, of: "zone", form: "at") }.
            [surplus] { NAME($seat, of: "god") } takes { COUNT($soldiers, of: "soldier") } { NAME($zone, of: "zone", form: "from") } back to supply.
           *[other] { SOURCE($reason) } hits { NAME($seat, of: "god") } { NAME($zone, of: "zone", form: "at") }: { COUNT($soldiers, of: "soldier") } removed.
        }
    }
event-creature_joined = { NAME($seat, of: "god") } sends { NAME($creature, of: "creature", form: "acc") } to the army { NAME($zone, of: "zone", form: "at") }.
event-creature_left = { NAME($seat, of: "god") } takes { NAME($creature, of: "creature", form: "acc") } { NAME($zone, of: "zone", form: "from") } back into supply.
event-army_moved = { NAME($seat, of: "god") } { $way ->
        [voyage] sails
        [teleport] teleports
        [retreat] retreats
        [bark] rides the Solar Bark
       *[walk] marches
    } with { COUNT($soldiers, of: "soldier") }{ $creature ->
        [none] {""}
       *[other] {" "}and { NAME($creature, of: "creature", form: "dat") }
    } { NAME($start, of: "zone", form: "from") } { NAME($end, of: "zone", form: "to") }.
event-army_disbanded = { NAME($seat, of: "god") } disbands the army { NAME($zone, of: "zone", form: "at") }: { COUNT($soldiers, of: "soldier") } to supply.

## Divine interventions

event-card_played = { NAME($seat, of: "god") } plays { NAME($card, of: "intervention") }.
event-cards_drawn = { NAME($seat, of: "god") } draws { COUNT($count, of: "intervention") }.
event-cards_seen = You draw { LIST($cards, of: "intervention") }.
event-cards_discarded = { $reason ->
        [wound] { NAME($seat, of: "god") } gives up { LIST($cards, of: "intervention") } for strength.
        [vision] After the vision, { NAME($seat, of: "god") } discards { LIST($cards, of: "intervention") }.
        [played] { LIST($cards, of: "intervention") } goes to the discard pile.
       *[battle] After the battle, { NAME($seat, of: "god") } discards { LIST($cards, of: "intervention") }.
    }
event-deck_shuffled = The interventions are shuffled anew: a deck of { COUNT($cards, of: "card") }.

## Battle

event-battle_began = Battle { NAME($zone, of: "zone", form: "at") }: { NAME($attacker, of: "god") } attacks { NAME($defender, of: "god") }!
event-battle_cards_taken_back = { NAME($seat, of: "god") } takes all battle cards back into the hand.
event-battle_card_shown = { NAME($seat, of: "god") } has to show a battle card: { NAME($card, of: "battle_card", form: "nick") } ({ NAME($card, of: "battle_card") }).
event-battle_cards_revealed = { NAME($seat, of: "god") } plays { NAME($card, of: "battle_card", form: "nick") } ({ NAME($card, of: "battle_card") }){ SIZE($interventions) ->
        [0] {""}
       *[other] {" "}with { LIST($interventions, of: "intervention") }
    }{ SIZE($unpaid) ->
        [0] .
       *[other] . Not paid, back in hand: { LIST($unpaid, of: "intervention") }.
    }
event-battle_reckoned = Attacker: { SUMS($attacker) }. Defender: { SUMS($defender) }. { NAME($winner, of: "god") } wins { NAME($zone, of: "zone", form: "at") }.
event-veteran_gained = { NAME($seat, of: "god") } gains { COUNT($amount, of: "veteran") }.
event-veterans_spent = { NAME($seat, of: "god") } { $use ->
        [prayer] gives up { COUNT($amount, of: "veteran") } for prayer points.
        [card] gives up { COUNT($amount, of: "veteran") } for one more intervention.
        [soldier] gives up { COUNT($amount, of: "veteran") } for { COUNT($amount, of: "soldier") }.
       *[discarded] discards { COUNT($amount, of: "veteran") } left over.
    }
event-battle_ended = The battle { NAME($zone, of: "zone", form: "at") } is over: { NAME($winner, of: "god") } has beaten { NAME($loser, of: "god") }.
event-battle_lapsed = There will be no battle { NAME($zone, of: "zone", form: "at") }: one side is gone.
event-battle_card_swapped = { NAME($seat, of: "god") } takes all battle cards back and swaps one, unseen, for { NAME($special, of: "battle_card", form: "nick") } ({ NAME($special, of: "battle_card") }).
event-battle_card_removed = Your battle card { NAME($card, of: "battle_card", form: "nick") } ({ NAME($card, of: "battle_card") }) is out of the game for good.

## Night

event-night_step = Night, step { $step } of 9: { NAME($step, of: "night_step", with: "N") }.

## In a report of several events

story-paid = { $line } ({ COUNT($paid, of: "pp") }{ PARTS($parts, brackets: "no") }, { $prayer } left)
