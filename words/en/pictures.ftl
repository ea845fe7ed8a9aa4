### What the pictures say: captions on them, short descriptions of them, and the whole position in words.

## On the board

picture-bank-closed = { $bank ->
        [west] West bank: not in play
       *[other] East bank: not in play
    }
picture-storm = { $city }: sandstorm
picture-round = Round { $round }
picture-plate = Round { $round } · { $phase }

## On the panels

picture-legend-crown = Dominance
picture-legend-strength = Battle
picture-legend-temple = Temples
picture-legend-pyramid = Pyramids
picture-legend-prayer = Prayer points
picture-legend-card = Interventions
picture-legend-soldier = Supply
picture-legend-veteran = Veterans
picture-no-tiles = no power tiles yet

## Battles

picture-battle = Battle · { $zone }
picture-battle-state = { $state ->
        [over] the battle is over
        [revealed] cards revealed
       *[choosing] cards are being chosen
    }
picture-source-card = battle card
picture-source-home = own city
picture-source-wound = Divine Wound
picture-and-card = card?
picture-and-more = interventions?
picture-no-interventions = no interventions
picture-unpaid = { $card } (not paid)
picture-no-strength = no strength
picture-no-damage = no damage
picture-no-critical = no critical damage
picture-no-shield = no shields
picture-outcome = { $role ->
        [winner] Victory
       *[loser] Defeat
    }: { $lost ->
        [0] no soldier lost
       *[other] { COUNT($lost, of: "soldier") } lost
    }{ $removed ->
        [0] { "" }
       *[other] , { $removed } removed
    }{ $fallen ->
        [none] { "" }
       *[other] , { $fallen } has fallen
    }

## Hands and tiles

picture-hand = { $god }: your hand
picture-card-place = { $place ->
        [played] played
        [discarded] discarded
       *[removed] removed
    }
picture-no-market = No tiles of this colour in this game.
picture-tile-about = { $colour }, level { $level }, costs { COUNT($level, of: "prayer_point") }
picture-left = { $n ->
        [0] none left
       *[other] { $n } left
    }
picture-owned-by = owned by { $gods }
picture-can-buy = you can buy it for { COUNT($cost, of: "prayer_point") }
picture-why-owned = yours
picture-why-tile-gone = none left
picture-why-same-picture = you own one with this picture
picture-why-pyramid-too-low = { $has ->
        [0] needs a pyramid of level { $needs }
       *[other] needs level { $needs }, yours is { $has }
    }
picture-why-colour-bought = colour already bought this round
picture-why-other-space = belongs on its marked space
picture-why-not-enough-prayer = costs { $needs }, you have { $has }
picture-why-first-tile-level = only level 1 now
picture-why-colour-not-yours = no pyramid of this colour
picture-why-other = not possible now

## In words

picture-alt-board = The board. { $heading }.
picture-alt-dashboard = All players. { $heading }. Turn order: { $order }.
picture-alt-fame = Fame: { $scores }.
picture-alt-tiles = { $colour } power tiles: { $n }. { $now ->
        [none] None can be bought now.
       *[other] Can be bought now: { $now }.
    }
picture-asked = { $god } { $state ->
        [locked] has chosen
       *[choosing] { $what }
    }.
picture-choosing = is choosing
picture-in-order = Everybody, in turn order:
picture-turn = It is { $god }'s turn.
picture-won = { $god } has won.
picture-leads-none = Nobody has fame yet.
picture-leads-all = All have { $fame } fame.
picture-leads = { $n ->
        [one] { $gods } leads
       *[other] { $gods } lead
    } with { $fame } fame.
picture-army = { $god }: { $soldiers }{ $creature ->
        [none] { "" }
       *[other] , { $creature }
    }
picture-on-the-move = on the move: { $army }
picture-moved = { $god } { $way ->
        [retreat] retreats
        [voyage] sails
        [teleport] teleports
        [bark] rides the Solar Bark
       *[other] marches
    } with { $soldiers }: { $start } to { $end }.
picture-attacked = { $attacker } attacks { $defender }: { $zone }.
picture-fought = { $winner } beats { $loser }: { $zone }.
picture-built = { $god } builds { $zone }: { $colour } pyramid, level { $level }.
picture-placed = { $god } places { $soldiers }: { $zone }.
picture-bought = { $god } takes the tile { $tile }.
picture-pyramid = { $colour } pyramid, level { $level }
picture-fame-holder = { $kind ->
        [temple] temple fame
       *[other] pyramid fame
    }: { $god ->
        [none] nobody
       *[other] { $god }
    }
picture-yields = { COUNT($prayer, of: "prayer_point") } each night
picture-harbour = { $kind ->
        [trade] trade harbour
        [military] military harbour
       *[exit] harbour, departures only
    }
picture-city-of = city of { $god }
picture-empty = empty
picture-next-to = next to { $codes }
picture-out-of-play = Not in play: { $cities }.
picture-player-line = { $god }: { $fame } fame ({ $dominance } dominance, { $battle } battle, { $temple } temple, { $pyramid } pyramid), { COUNT($prayer, of: "prayer_point") }, { COUNT($soldiers, of: "soldier") } in supply, { COUNT($veterans, of: "veteran") }, { COUNT($cards, of: "intervention") }.
picture-tiles-line = { $tiles ->
        [none] No power tiles.
       *[other] Power tiles: { $tiles }.
    }
picture-spaces-line = { $spaces ->
        [none] No action used.
       *[other] Actions used: { $spaces }.
    }
picture-token-line = { $token }: { $state ->
        [used] used
       *[other] free
    }.
picture-markers-line = Power-up spaces: { $markers }.
picture-creatures-line = In supply: { $creatures }.
picture-plays = { $god } plays { $card }

## One player

picture-tiles-owned = { $n ->
        [0] Power tiles
       *[other] Power tiles: { $n }
    }
picture-cards-played = Battle cards already played
picture-in-supply = Soldiers in supply
picture-waiting = { $creature } (in supply)

## After the game

picture-recap = The game so far: { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
picture-recap-won = { $god } wins in round { $n }
picture-fame-over-time = Fame, round by round
picture-prayer-over-time = Prayer points, round by round
picture-battles = Battles: { $n }
picture-battle-record = { $attack } won attacking, { $defend } defending, { $lost } lost
picture-alt-replay = The whole game in { $seconds } seconds.
