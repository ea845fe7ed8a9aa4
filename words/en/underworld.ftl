### What the pictures say about the Book of the Dead: the honour track, the underworld, avatars.

## On the panels

picture-underworld = The Underworld
picture-legend-honour = Honour
picture-legend-corruption = Corruption
picture-legend-underworld = In the underworld
picture-legend-aside = Fame put aside
picture-corruption-band = Corruption { $n }
picture-banned = forbidden: { $card }
picture-avatar-side = { $role } · { $avatar }

## In words

picture-alt-honour = Honour: { $honours }.
picture-avatar-army = { $god }: { $avatar }{ $n ->
        [0] , alone
       *[other] {" "}with { COUNT($n, of: "follower") }
    }
picture-avatar-moved = { $god } moves { $avatar }{ $n ->
        [0] { "" }
       *[other] {" "}with { COUNT($n, of: "follower") }
    }: { $start } to { $end }, { $way ->
        [nile] along the Nile
        [bark] by the Solar Bark
        [retreat] in retreat
        [voyage] by ship
        [teleport] by teleport
       *[other] on foot
    }.
picture-avatar-summoned = { $god } summons { $avatar }: { $zone }.
picture-avatar-left = { $god } loses { $avatar } from the board: { $zone }.
picture-honour-changed = { $god }: honour { $before } to { $honour }, corruption { $corruption }.
picture-sacrificed = { $god } sends 1 soldier to the underworld.
picture-put-aside = { $god } puts { COUNT($n, of: "fame") } aside.
picture-taken-back = { $god } takes { COUNT($n, of: "fame") } back.
picture-soul-line = Honour { $honour } of { $top }, corruption { $corruption }, { COUNT($underworld, of: "soldier") } in the underworld{ $aside ->
        [0] { "" }
       *[other] , { COUNT($aside, of: "fame") } put aside
    }.
picture-rite-line = { $source }, by sacrifice: { $amount } { $total }
picture-lives-line = { $avatar }: { $left } of { $lives } life points left
picture-aside-record = { COUNT($n, of: "fame") } put aside
