### What the pictures say: captions on them, short descriptions of them, and the whole position in words.

## On the board

picture-bank-closed = { $bank ->
        [west] West bank: not in play
       *[other] East bank: not in play
    }
picture-storm = { $city }: sandstorm
picture-round = Round { $round }
picture-plate = Round { $round } · { $phase }
