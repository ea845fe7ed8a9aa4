### Das Buch der Toten am Tisch: was mit grünen Plättchen gefragt, geboten, verwehrt und erzählt wird.

## Was geschehen ist

event-honour_changed = { NAME($seat, of: "god") } hat jetzt { COUNT($honour, of: "honour") } (vorher { $before }); Verderben { $corruption }.
event-soldier_sacrificed = { NAME($seat, of: "god") } opfert 1 Soldaten { $zone ->
        [none] aus dem Vorrat
       *[other] { NAME($zone, of: "zone", form: "at") }
    } für „{ SOURCE($source) }“; nun { $underworld } in der Unterwelt.
event-soldiers_returned = { NAME($seat, of: "god") } holt { COUNT($soldiers, of: "soldier", case: "acc") } { KEY($reason) ->
        [recruit] aus der Unterwelt zurück
        [summon] als Anhänger aus der Unterwelt zurück
        [reinforce] zur Verstärkung aus der Unterwelt zurück
       *[other] aus der Unterwelt zurück ({ SOURCE($reason) })
    }; noch { $underworld } dort.
event-fame_put_aside = { NAME($seat, of: "god") } muss { $amount } permanenten Ruhm beiseitelegen (insgesamt { $aside }): Er zählt vorerst nicht.
event-fame_taken_back = { NAME($seat, of: "god") } nimmt { $amount } permanenten Ruhm zurück; er zählt wieder.
event-avatar_summoned = { NAME($seat, of: "god") } beschwört { NAME($avatar, of: "avatar") } { NAME($zone, of: "zone", form: "at") }{ $followers ->
        [0] .
       *[other] {" "}mit { COUNT($followers, of: "follower", case: "dat") }.
    }
event-avatar_moved = { NAME($avatar, of: "avatar") } ({ NAME($seat, of: "god") }) { $way ->
        [voyage] segelt
        [teleport] teleportiert sich
        [retreat] zieht sich
        [nile] gleitet den Nil entlang
        [bark] fährt auf der Barke des Ra
       *[walk] zieht
    }{ $followers ->
        [0] {""}
       *[other] {" "}mit { COUNT($followers, of: "follower", case: "dat") }
    } { NAME($start, of: "zone", form: "from") } { NAME($end, of: "zone", form: "to") }{ $way ->
        [retreat] {" "}zurück.
       *[walk] .
    }
event-avatar_wounded = { NAME($avatar, of: "avatar") } ({ NAME($seat, of: "god") }) verliert { COUNT($lives, of: "life") } { NAME($zone, of: "zone", form: "at") }; noch { $left }.
event-avatar_left = { $reason ->
        [killed] { NAME($avatar, of: "avatar") } fällt { NAME($zone, of: "zone", form: "at") } und kommt in den Vorrat von { NAME($seat, of: "god") }.
       *[nowhere] { NAME($avatar, of: "avatar") } findet { NAME($zone, of: "zone", form: "at") } keinen Ausweg und kommt in den Vorrat von { NAME($seat, of: "god") }.
    }
event-card_banned = { NAME($seat, of: "god") } bannt eine Kampfkarte: { NAME($opponent, of: "god") } darf { NAME($card, of: "battle_card", form: "nick") } ({ NAME($card, of: "battle_card") }) nicht spielen.
event-rite_performed = { SOURCE($source) }: { NAME($seat, of: "god") } { $total ->
        [damage] fügt { COUNT($amount, of: "damage") } mehr zu.
        [shield] hat { COUNT($amount, of: "shield") } mehr.
       *[strength] hat { COUNT($amount, of: "strength") } mehr.
    }

## Fragen

ask-sacrifice = Welchen Soldaten opferst du für „{ SOURCE($source) }“? { $honour ->
        [0] Du hast keine Ehre mehr, darum kostet es { COUNT($cost, of: "pp") }.
       *[other] Du verlierst dabei 1 deiner { COUNT($honour, of: "honour") }.
    }
    .short = Opfer wählen
    .waiting = wählt ein Opfer
ask-recruit_return = In der Unterwelt: { COUNT($underworld, of: "soldier") } von dir. Wie viele kaufst du vorher zurück? Je 1 GP; du hast { COUNT($prayer, of: "pp") }. Sie kommen in deinen Vorrat.
    .short = Soldaten zurückkaufen
    .waiting = kann Soldaten aus der Unterwelt zurückkaufen
ask-summon_zone = Wo beschwörst du { NAME($avatar, of: "avatar") }?
    .short = Wo erscheint der Avatar?
    .waiting = beschwört einen Avatar
ask-summon_underworld = Wie viele Soldaten folgen { NAME($avatar, of: "avatar") } aus der Unterwelt? Sie kosten nichts, höchstens { $most }.
    .short = Anhänger aus der Unterwelt
    .waiting = beschwört einen Avatar
ask-summon_supply = Wie viele Soldaten folgen { NAME($avatar, of: "avatar") } aus deinem Vorrat? Sie kosten nichts, höchstens { $most }.
    .short = Anhänger aus dem Vorrat
    .waiting = beschwört einen Avatar
ask-battle_reinforce = Soll 1 Soldat deinen Angriff { NAME($zone, of: "zone", form: "at") } gratis verstärken? ({ NAME($tile, of: "tile") })
    .short = Ein Soldat mehr?
    .waiting = kann einen Soldaten dazuholen
ask-battle_ban = Welche Kampfkarte darf { NAME($opponent, of: "god") } { NAME($zone, of: "zone", form: "at") } nicht spielen? ({ NAME($avatar, of: "avatar") })
    .short = Kampfkarte bannen
    .waiting = nennt eine Kampfkarte
ask-battle_rite = Nutzt du für den Kampf { NAME($zone, of: "zone", form: "at") } eine Opfer-Fähigkeit?
    .short = Opfer im Kampf?
    .waiting = kann im Kampf ein Opfer bringen
ask-battle_drain = Du bist { NAME($zone, of: "zone", form: "at") } stärker. Opferst du einen Soldaten für GP? ({ NAME($tile, of: "tile") })
    .short = Opfer für GP?
    .waiting = kann Stärke in GP verwandeln
ask-night_awakening = Welches deiner Plättchen wirkt als Nächstes? Du darfst auch keines wählen.
    .short = Erweckung: welches Plättchen?
    .waiting = wählt ein Plättchen der Nacht
ask-night_return = Was kehrt aus dem Jenseits zurück? In der Unterwelt: { COUNT($underworld, of: "soldier") } von dir; du hast { COUNT($honour, of: "honour") }.
    .short = Soldaten oder Ehre?
    .waiting = wählt, was aus dem Jenseits zurückkehrt
ask-night_funeral = { $number ->
        [1] Welche Pyramide wächst heute Nacht für ein Opfer? ({ SOURCE($source) })
       *[other] Welche zweite Pyramide wächst?
    }
    .short = Eine Pyramide für ein Opfer
    .waiting = kann Pyramiden für ein Opfer erhöhen

## Was zur Wahl steht

option-sacrifice_supply = Aus dem Vorrat ({ $supply })
    .detail = Einer deiner Soldaten im Vorrat kommt in die Unterwelt.
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
        }: { COUNT($soldiers, of: "follower") } von { NAME($avatar, of: "avatar") }
    }
    .detail = { $soldiers ->
        [1] { $creature ->
            [none] Dieser Soldat kommt in die Unterwelt.
           *[other] Dieser Soldat kommt in die Unterwelt, die Kreatur in den Vorrat.
        }
       *[other] Einer von ihnen kommt in die Unterwelt.
    }
option-nile = Auf dem Nil: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] Die ganze Bewegung
        [0] Die ganze Bewegung
       *[other] Die ganze Bewegung und { COUNT($cost, of: "pp") }
    }
option-bark = Barke des Ra: { PLACE($zone, $code) }
    .detail = { $cost ->
        [none] 1 Bewegungspunkt und ein Opfer
        [0] 1 Bewegungspunkt und ein Opfer
       *[other] 1 Bewegungspunkt, ein Opfer und { COUNT($cost, of: "pp") }
    }
option-reinforcement = { $from ->
        [underworld] Aus der Unterwelt
       *[supply] Aus dem Vorrat
    }
    .detail = 1 Soldat kommt gratis dazu, auch über das Limit hinaus.
option-rite = { SOURCE($source) }: { $total ->
        [damage] +{ COUNT($amount, of: "damage") }
        [shield] +{ COUNT($amount, of: "shield") }
       *[strength] +{ COUNT($amount, of: "strength") }
    }
    .detail = Verliere 1 Ehre und schicke 1 Soldaten in die Unterwelt.
option-drain = Opfer für { COUNT($prayer, of: "pp") }
    .detail = Verliere 1 Ehre und schicke 1 Soldaten in die Unterwelt.
option-awakening = { NAME($tile, of: "tile") }
    .detail = { NAME($tile, of: "tile", form: "effect") }
option-return = { $honour ->
        [0] { COUNT($soldiers, of: "soldier") }
       *[other] { COUNT($honour, of: "honour") }
    }
    .detail = { $honour ->
        [0] Gratis aus der Unterwelt in deinen Vorrat.
       *[other] Mehr Ehre, weniger Verderben; beiseitegelegter Ruhm kann zurückkommen.
    }

## Warum nicht

reason-honour_costs_prayer = Ohne Ehre kostet ein Opfer { COUNT($needs, of: "pp") }; du hast { $has }.
reason-nobody_to_sacrifice = Du hast keinen Soldaten, den du opfern könntest.
reason-avatar_on_board = { NAME($avatar, of: "avatar") } ist schon auf dem Plan.
reason-no_zone_for_avatar = Es gibt keine freie Zone, in der { NAME($avatar, of: "avatar") } erscheinen könnte.
reason-no_desert = { NAME($zone, of: "zone") } ist keine Wüstenzone.
reason-not_on_the_nile = { NAME($zone, of: "zone") } liegt nicht am Nil; anderswohin geht { NAME($avatar, of: "avatar") } nicht.
reason-goes_another_way = { NAME($avatar, of: "avatar") } bewegt sich nur den Nil entlang.
reason-avatars_apart = Dein anderer Avatar steht { NAME($zone, of: "zone", form: "at") }; zwei teilen sich nie eine Zone.
reason-battle_card_banned = Der gegnerische Avatar hat diese Karte gebannt. Abwerfen darfst du sie.
reason-great_old_ones_need_emerald = Die großen Alten gibt es nur mit grünen Plättchen. Wähle zuerst Grün.
reason-great_old_ones_yes_or_no = Die großen Alten sind im Spiel oder nicht, nicht { $given }.

## Woher eine Zahl kommt

source-honour = statt Ehre
