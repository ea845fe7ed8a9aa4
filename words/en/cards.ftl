### Divine interventions and battle cards.

## Divine interventions

intervention-diversion = Diversion
    .effect = A bluff: does nothing and returns to your hand.
    .help = Lay it face down in a battle so that your opponent has to guess. Everyone owns one; it is never in the deck and can never be discarded.
intervention-war_rage = War Rage
    .effect = Battle: +1 strength.
intervention-war_fury = War Fury
    .effect = Battle, 1 PP: +2 strength.
intervention-bloody_battle = Bloody Battle
    .effect = Battle: +1 damage.
intervention-bloodbath = Bloodbath
    .effect = Battle, 1 PP: +2 damage.
intervention-bronze_wall = Bronze Wall
    .effect = Battle: +1 shield.
intervention-iron_wall = Iron Wall
    .effect = Battle, 1 PP: +2 shields.
intervention-tactical_support = Tactical Support
    .effect = Your turn: up to 2 free soldiers, in your districts or with your armies.
    .help = The soldiers come from your supply and may be split. The army limit holds. On an enemy army in your own district they start a battle with you as attacker.
intervention-raining_fire = Raining Fire
    .effect = Your turn, 1 PP: one enemy army, anywhere, has 1 soldier removed.
    .help = The soldier is removed, not lost, so it earns nobody a reward. If it was the last one, its creature goes to supply and the zone's fame is settled at once.
intervention-transfer = Transfer
    .effect = Before your move: the army's teleport is free and may start in any zone.
    .help = It is the one teleport of this move and ends at an obelisk, as always. Played before the first step.
intervention-swiftness = Swiftness
    .effect = Before your move: the army has 1 more movement point.
intervention-prayer = Prayer
    .effect = Your turn: 2 PP for you.
    .help = It is not a Pray action, so the Priest adds nothing; Divine Might still adds its 2 PP.

timing-battle = Battle
    .effect = Laid face down in a battle of yours.
timing-day = Day
    .effect = Played in your own turn, outside battles.
timing-move = Move
    .effect = Played before the first step of your move.
timing-night = Night
    .effect = Works in the step of the night that it names.
timing-creature = Creature
    .effect = Works for the army the creature is with.
timing-other = Special
    .effect = Its text says when.

## Battle cards

battle_card-b1 = 4 strength, 1 damage
    .nick = Spear thrust
    .effect = Adds 4 to your strength and deals 1 damage.
battle_card-b2 = 3 strength, 2 damage
    .nick = Chariot
    .effect = Adds 3 to your strength and deals 2 damage.
battle_card-b3 = 1 strength, 3 damage
    .nick = Rain of arrows
    .effect = Adds 1 to your strength and deals 3 damage.
battle_card-b4 = 2 strength, 2 damage, 1 shield
    .nick = Khopesh
    .effect = Adds 2 to your strength, deals 2 damage and stops 1.
battle_card-b5 = 2 strength, 2 shields
    .nick = Shield wall
    .effect = Adds 2 to your strength and stops 2 damage.
battle_card-b6 = 3 strength, 1 shield
    .nick = Closed ranks
    .effect = Adds 3 to your strength and stops 1 damage.
battle_card-b7 = 5 strength, removes 2 own soldiers
    .nick = Blood oath
    .effect = Adds 5 to your strength, but 2 of your own soldiers are removed.
    .help = Two of your own soldiers, or as many as are left, return to your supply. They are removed, not lost, and shields do not save them.
battle_card-b8 = 1 strength, 1 damage, 3 shields
    .nick = Tortoise
    .effect = Adds 1 to your strength, deals 1 damage and stops 3.
battle_card-special_offensive = 3 strength, 3 damage
    .nick = Storm
    .effect = Adds 3 to your strength and deals 3 damage. Comes with Wrryt Storm.
battle_card-special_defensive = 3 strength, 3 shields
    .nick = Barrier
    .effect = Adds 3 to your strength and stops 3 damage. Comes with Shetyw Barrier.
