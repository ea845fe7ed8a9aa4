### The words of the game: actions, spaces, phases, steps, fame, terms, numbers of things.

game = Kemet: Blood and Sand
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Actions

action-pray = Pray
    .effect = Gain 2 PP.
action-power_up = Power-up
    .effect = Buy one power tile.
action-build = Build
    .effect = Build a pyramid or raise one by one or more levels.
action-recruit = Recruit
    .effect = Place soldiers in your city for 1 PP each.
action-move = Move
    .effect = Move one army.
action-summon = Summon
    .effect = Bring your avatar onto the board.

## Spaces of the action pyramid

floor-top = Top floor
    .at = on the top floor
floor-middle = Middle floor
    .at = on the middle floor
floor-bottom = Bottom floor
    .at = on the bottom floor

space-move_top = Move (top)
    .effect = Move one army. Covers the top floor.
space-recruit_top = Recruit (top)
    .effect = Place soldiers for 1 PP each. Covers the top floor.
space-move_middle = Move (middle)
    .effect = Move one army. Covers the middle floor.
space-build_middle = Build (middle)
    .effect = Build or raise a pyramid. Covers the middle floor.
space-pray_middle = Pray (middle)
    .effect = Gain 2 PP. Covers the middle floor.
space-power_1 = Power-up 1 (bottom)
    .effect = Buy a power tile. Covers the bottom floor.
space-power_2 = Power-up 2 (bottom)
    .effect = Buy a power tile. Covers the bottom floor.
space-power_3 = Power-up 3 (bottom)
    .effect = Buy a power tile. Covers the bottom floor.
space-pray_bottom = Pray (bottom)
    .effect = Gain 2 PP. Covers the bottom floor.
space-gold = Gold space
    .effect = The gold action of one of your tiles. Belongs to no floor.

token-normal = Action token
token-silver = Silver token
    .effect = Once a round, one more action on any free space.
token-gold = Gold token
    .effect = Once a round, the gold action of one of your tiles.

## Phases and steps

phase-setup = Set-up
phase-day = Day
phase-night = Night
phase-battle = Battle
phase-over = Game over

night_step-N1 = Offering in the sanctuary
    .effect = Remove 2 soldiers there for 1 dominance fame.
night_step-N2 = Offering in the delta temple
    .effect = Remove 1 soldier there for 5 PP.
night_step-N3 = Fame for temples
    .effect = 1 dominance fame for every two temples you control.
night_step-N4 = Temple prayers
    .effect = PP from your temples.
night_step-N5 = General prayers
    .effect = 2 PP, and 1 more for each veteran you give up.
night_step-N6 = Divine interventions
    .effect = Draw 1 card, and 1 more for every two veterans.
night_step-N7 = Call to arms
    .effect = 1 veteran places 1 soldier in your city; veterans left over are discarded.
night_step-N8 = Awakening
    .effect = Everybody takes the tokens back; some tiles act now.
night_step-N9 = Fate
    .effect = From least fame upwards, choose your place in the next round's order.

battle_step-B1 = Preparation
    .effect = Both secretly choose cards.
battle_step-B2 = Reveal
    .effect = Cards are shown and paid for.
battle_step-B3 = Strength
    .effect = The stronger side wins; equally strong, the defender does.
battle_step-B4 = Damage
    .effect = Critical damage first, then damage minus shields.
battle_step-B5 = The loser leaves
    .effect = Disband or retreat.
battle_step-B6 = Rewards
    .effect = Fame and veterans.
battle_step-B7 = The winner decides
    .effect = Stay or disband.
battle_step-B8 = Clean-up
    .effect = Cards are put away.

role-attacker = Attacker
role-defender = Defender
role-winner = Winner
role-loser = Loser

## Fame

fame-dominance = Dominance fame
    .effect = Permanent. From tiles, from pairs of temples at night, from the sanctuary.
fame-battle = Battle fame
    .effect = Permanent. For a battle won as attacker with a survivor.
fame-temple = Temple fame
    .effect = Yours while you control the temple.
fame-pyramid = Pyramid fame
    .effect = Yours while you control the level 4 pyramid.

## Terms

term-prayer_points = Prayer points
    .effect = What everything is paid with, PP for short. Between 0 and 11.
term-pp = PP
term-soldier = Soldier
    .effect = One figure: 1 strength in battle.
term-soldiers = Soldiers
term-army = Army
    .effect = All soldiers of one player in one zone: up to 5, with at most one creature.
term-supply = Supply
    .effect = Your soldiers and creatures that are not on the board.
term-veteran = Veteran token
    .effect = A consolation from battles. Spend it at night: PP, a card or a soldier.
term-veterans = Veterans
term-fame = Fame
    .effect = Begin your turn with 9 or more, and nobody ahead of you, to win.
term-permanent = Permanent fame
    .effect = Dominance and battle fame: once gained, kept.
term-conquered = Conquered fame
    .effect = Temple and pyramid fame: goes to whoever holds the place.
term-district = District
    .effect = One of the three zones of a city.
term-city = City
term-zone = Zone
term-control = Control
    .effect = Your army stands there; or it is your own district and no enemy army does.
term-free_zone = Free zone
    .effect = A zone in which nobody's army stands.
term-pyramid = Pyramid
term-level = Level
term-power_tile = Power tile
    .effect = A lasting ability. It costs as many PP as its level.
term-market = Tiles on display
term-marker = Power-up marker
    .effect = Marks a power-up space with the colour of one of your pyramids.
term-intervention = Divine intervention
    .effect = A card that helps once: in your turn, in a move or in a battle.
term-interventions = Divine interventions
term-deck = Deck
term-discard = Discard pile
term-hand = Hand
term-battle_card = Battle card
    .effect = In each battle one is played and another discarded unseen.
term-battle_cards = Battle cards
term-strength = Strength
    .effect = The higher strength wins the battle.
term-damage = Damage
    .effect = Each point kills one enemy soldier unless a shield stops it.
term-shield = Shield
    .effect = Each one stops 1 damage, but no critical damage.
term-shields = Shields
term-critical_damage = Critical damage
    .effect = Comes first; shields don't help.
term-movement = Movement points
    .effect = 1 point: one step, or one voyage.
term-range = Range
    .effect = What an army may do in one move: 1 movement point and 1 teleport, plus bonuses.
term-teleport = Teleport
    .effect = 2 PP: from a pyramid you control to any obelisk.
term-voyage = Voyage
    .effect = 1 movement point: from harbour to harbour.
term-retreat = Retreat
    .effect = The loser's survivors go to a free neighbouring zone that the winner picks.
term-disband = Disband
    .effect = The survivors go to supply for 1 PP less than there are soldiers.
term-lost = Lost
    .effect = Killed by an opponent's damage.
term-removed = Removed
    .effect = Taken away in any other way: nobody is rewarded for it.
term-creature = Creature
    .effect = Accompanies an army and lends it its powers. It is not a soldier.
term-creatures = Creatures
term-avatar = Avatar
    .effect = A being that is an army all by itself.
term-follower = Follower
    .effect = A soldier bound to an avatar.
term-followers = Followers
term-mercenary = Mercenary
term-honour = Honour
    .effect = Starts at 9. Each sacrifice costs 1.
term-corruption = Corruption
    .effect = The lower your honour, the higher: from 0 to 3.
term-sacrifice = Sacrifice
    .effect = Lose 1 honour and send 1 soldier to the underworld to use an ability.
term-underworld = Underworld
    .effect = Where sacrificed soldiers stay until they are bought back for 1 PP each.
term-life = Life points
term-balance = Balance rule
    .effect = At the end of the day each floor of your action pyramid holds a token.
term-round = Round
term-turn = Turn
term-order = Turn order
term-home = Own city
    .effect = +1 strength in a battle in your own district.

## Numbers of things

count-soldier = { $n ->
        [one] 1 soldier
       *[other] { $n } soldiers
    }
    .acc = { count-soldier }
count-follower = { $n ->
        [one] 1 follower
       *[other] { $n } followers
    }
    .acc = { count-follower }
    .dat = { count-follower }
count-army = { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
count-pp = { $n } PP
count-prayer_point = { $n ->
        [one] 1 prayer point
       *[other] { $n } prayer points
    }
count-fame = { $n } fame
count-veteran = { $n ->
        [one] 1 veteran
       *[other] { $n } veterans
    }
count-intervention = { $n ->
        [one] 1 intervention
       *[other] { $n } interventions
    }
count-battle_card = { $n ->
        [one] 1 battle card
       *[other] { $n } battle cards
    }
count-card = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
count-tile = { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
count-level = { $n ->
        [one] 1 level
       *[other] { $n } levels
    }
count-pyramid = { $n ->
        [one] 1 pyramid
       *[other] { $n } pyramids
    }
count-temple = { $n ->
        [one] 1 temple
       *[other] { $n } temples
    }
count-point = { $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    }
count-life = { $n ->
        [one] 1 life point
       *[other] { $n } life points
    }
count-strength = { $n } strength
count-damage = { $n } damage
count-critical = { $n } critical damage
count-shield = { $n ->
        [one] 1 shield
       *[other] { $n } shields
    }
count-honour = { $n } honour
count-token = { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
count-player = { $n ->
        [one] 1 player
       *[other] { $n } players
    }
