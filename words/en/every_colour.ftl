### Power tiles that exist in every colour; the colours' files refer to them.

tile-domination = Domination
    .effect = When bought: 1 dominance fame, yours for good.
    .help = Every colour has this tile, always with the same picture, so each player can own only one of them.
tile-act_of_god = Act of God
    .effect = Silver token: once a round, one more action on any free space.
    .help = Use the token in one of your turns, before or after your normal action; the first action is finished before the second begins. It counts for the balance of your floors. All colours share one picture: you can own only one. Not used with two players.
