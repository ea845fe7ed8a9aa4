### Was die Bilder über das Buch der Toten sagen: Ehrenleiste, Unterwelt, Avatare.

## Auf den Tafeln

picture-underworld = Die Unterwelt
picture-legend-honour = Ehre
picture-legend-corruption = Verderben
picture-legend-underworld = In der Unterwelt
picture-legend-aside = Ruhm beiseite
picture-corruption-band = Verderben { $n }
picture-banned = verboten: { $card }
picture-avatar-side = { $role } · { $avatar }

## In Worten

picture-alt-honour = Ehre: { $honours }.
picture-avatar-army = { $god }: { $avatar }{ $n ->
        [0] , allein
        [one] {" "}mit 1 Anhänger
       *[other] {" "}mit { $n } Anhängern
    }
picture-avatar-moved = { $god } zieht mit { $avatar }{ $n ->
        [0] { "" }
       *[other] {" "}und { COUNT($n, of: "follower") }
    }: { $start } nach { $end }, { $way ->
        [nile] auf dem Nil
        [bark] mit der Barke des Ra
        [retreat] im Rückzug
        [voyage] per Schiff
        [teleport] durch Teleportation
       *[other] zu Fuß
    }.
picture-avatar-summoned = { $god } beschwört { $avatar }: { $zone }.
picture-avatar-left = { $god } verliert { $avatar } vom Spielplan: { $zone }.
picture-honour-changed = { $god }: Ehre { $before } auf { $honour }, Verderben { $corruption }.
picture-sacrificed = { $god } schickt 1 Soldaten in die Unterwelt.
picture-put-aside = { $god } legt { COUNT($n, of: "fame") } beiseite.
picture-taken-back = { $god } nimmt { COUNT($n, of: "fame") } zurück.
picture-soul-line = Ehre { $honour } von { $top }, Verderben { $corruption }, { COUNT($underworld, of: "soldier") } in der Unterwelt{ $aside ->
        [0] { "" }
       *[other] , { COUNT($aside, of: "fame") } beiseite
    }.
picture-rite-line = { $source }, durch ein Opfer: { $amount } { $total }
picture-lives-line = { $avatar }: noch { $left } von { $lives } Lebenspunkten
picture-aside-record = { COUNT($n, of: "fame") } beiseite
