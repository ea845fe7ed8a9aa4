### Was geschehen ist: eine Zeile für jedes Ereignis. Zeilen mit „du“ sieht nur, wen sie angehen.

## Runden und Züge

event-order_set = Reihenfolge in Runde { $round }: { LIST($order, of: "god") }.
event-city_chosen = { NAME($seat, of: "god") } lässt sich in { NAME($city, of: "city") } nieder.
event-phase_began = { $phase ->
        [night] Die Nacht bricht herein: Runde { $round } geht zu Ende.
       *[day] Der Tag bricht an: Runde { $round } beginnt.
    }
event-turn_began = { NAME($seat, of: "god") } ist am Zug.
event-turn_ended = { NAME($seat, of: "god") } beendet den Zug.
event-token_placed = { $token ->
        [silver] { NAME($seat, of: "god") } setzt den silbernen Aktionsmarker ein: { NAME($space, of: "space") }.
        [gold] { NAME($seat, of: "god") } setzt den goldenen Aktionsmarker ein: { $tile ->
            [none] { NAME($space, of: "space") }.
           *[other] { NAME($tile, of: "tile") }.
        }
       *[normal] { NAME($seat, of: "god") } wählt { NAME($space, of: "space") }.
    }
event-position_chosen = { NAME($seat, of: "god") } spielt in der nächsten Runde auf Platz { $position }.
event-game_won = { NAME($seat, of: "god") } beginnt den Zug mit { COUNT($fame, of: "fame") }, niemand hat mehr: { NAME($seat, of: "god") } gewinnt das Spiel!

## Gebetspunkte

event-prayer_gained = { $gained ->
        [0] { NAME($seat, of: "god") } erhält nichts{ PARTS($parts, single: "name") }: Mehr als { COUNT($prayer, of: "pp") } kann niemand haben.
       *[other] { NAME($seat, of: "god") } erhält { COUNT($gained, of: "pp") }{ PARTS($parts, single: "name") } und hat jetzt { $prayer }{ REST($parts, $gained) ->
            [0] .
           *[other] , mehr geht nicht.
        }
    }
event-prayer_paid = { NAME($seat, of: "god") } zahlt { COUNT($paid, of: "pp") } { FIRST($parts) ->
        [creature] Wegzoll{ PARTS($parts, single: "name") }
       *[other] { KEY($reason) ->
            [build] für den Bau
            [card] für die Karte
            [recruit] für neue Soldaten
            [teleport] für eine Teleportation
            [tile] für ein Machtplättchen
            [walk] für den Weg
            [voyage] für die Schifffahrt
            [return] für Soldaten aus der Unterwelt
            [honour] statt Ehre
           *[other] für „{ SOURCE($reason) }“
        }{ PARTS($parts) }
    } und hat noch { $prayer }.

## Plättchen, Pyramiden, Ruhm

event-tile_bought = { NAME($seat, of: "god") } nimmt das Machtplättchen „{ NAME($tile, of: "tile") }“.
event-pyramid_built = { $before ->
        [0] { NAME($seat, of: "god") } baut { NAME($zone, of: "zone", form: "at") } eine { NAME($colour, of: "colour", form: "adj") } Pyramide mit Level { $level }.
       *[other] { NAME($seat, of: "god") } erhöht die { NAME($colour, of: "colour", form: "adj") } Pyramide { NAME($zone, of: "zone", form: "at") } von Level { $before } auf { $level }.
    }
event-fame_gained = { NAME($seat, of: "god") } erhält { $amount } { $fame ->
        [battle] Kampf-Ruhm
       *[dominance] Dominanz-Ruhm
    } ({ SOURCE($source) }).
event-fame_moved = { $after ->
        [none] { NAME($before, of: "god") } verliert den { $fame ->
            [pyramid] Pyramiden-Ruhm
           *[temple] Tempel-Ruhm
        } { NAME($zone, of: "zone", form: "at") }; er gehört nun niemandem.
       *[other] { NAME($after, of: "god") } { $before ->
            [none] sichert sich
           *[other] entreißt { NAME($before, of: "god") }
        } den { $fame ->
            [pyramid] Pyramiden-Ruhm
           *[temple] Tempel-Ruhm
        } { NAME($zone, of: "zone", form: "at") }.
    }

## Soldaten und Kreaturen

event-soldiers_placed = { NAME($seat, of: "god") } stellt { COUNT($soldiers, of: "soldier", case: "acc") } { NAME($zone, of: "zone", form: "at") } auf.
event-soldiers_removed = { $lost ->
        [yes] { NAME($seat, of: "god") } verliert { COUNT($soldiers, of: "soldier", case: "acc") } { NAME($zone, of: "zone", form: "at") }.
       *[no] { KEY($reason) ->
            [card] { NAME($seat, of: "god") } entfernt { COUNT($soldiers, of: "soldier", case: "acc") } { NAME($zone, of: "zone", form: "at") }: der Preis der Kampfkarte.
            [night_sanctuary] { NAME($seat, of: "god") } opfert { COUNT($soldiers, of: "soldier", case: "acc") } { NAME($zone, of: "zone", form: "at") }.
            [night_delta] { NAME($seat, of: "god") } opfert { COUNT($soldiers, of: "soldier", case: "acc") } { NAME($zone, of: "zone", form: "at") }.
            [surplus] { NAME($seat, of: "god") } nimmt { COUNT($soldiers, of: "soldier", case: "acc") } { NAME($zone, of: "zone", form: "from") } in den Vorrat zurück.
           *[other] { SOURCE($reason) } trifft { NAME($seat, of: "god") } { NAME($zone, of: "zone", form: "at") }: { COUNT($soldiers, of: "soldier") } entfernt.
        }
    }
event-creature_joined = { NAME($seat, of: "god") } schickt { NAME($creature, of: "creature", form: "acc") } zur Armee { NAME($zone, of: "zone", form: "at") }.
event-creature_left = { NAME($seat, of: "god") } nimmt { NAME($creature, of: "creature", form: "acc") } { NAME($zone, of: "zone", form: "from") } in den Vorrat zurück.
event-army_moved = { NAME($seat, of: "god") } { $way ->
        [voyage] segelt
        [teleport] teleportiert sich
        [retreat] zieht sich
        [bark] fährt auf der Barke des Ra
       *[walk] zieht
    } mit { COUNT($soldiers, of: "soldier", case: "acc") }{ $creature ->
        [none] {""}
       *[other] {" "}und { NAME($creature, of: "creature", form: "dat") }
    } { NAME($start, of: "zone", form: "from") } { NAME($end, of: "zone", form: "to") }{ $way ->
        [retreat] {" "}zurück.
       *[walk] .
    }
event-army_disbanded = { NAME($seat, of: "god") } löst die Armee { NAME($zone, of: "zone", form: "at") } auf: { COUNT($soldiers, of: "soldier") } zurück in den Vorrat.

## Göttliche Interventionen

event-card_played = { NAME($seat, of: "god") } spielt „{ NAME($card, of: "intervention") }“.
event-cards_drawn = { NAME($seat, of: "god") } zieht { COUNT($count, of: "intervention") }.
event-cards_seen = Du ziehst { LIST($cards, of: "intervention") }.
event-cards_discarded = { $reason ->
        [wound] { NAME($seat, of: "god") } wirft für Stärke ab: { LIST($cards, of: "intervention") }.
        [vision] { NAME($seat, of: "god") } wirft nach der Vision ab: { LIST($cards, of: "intervention") }.
        [played] { LIST($cards, of: "intervention") } kommt auf den Ablagestapel.
       *[battle] { NAME($seat, of: "god") } legt nach dem Kampf ab: { LIST($cards, of: "intervention") }.
    }
event-deck_shuffled = Die Göttlichen Interventionen werden neu gemischt: ein Stapel aus { COUNT($cards, of: "card") }.

## Kampf

event-battle_began = Kampf { NAME($zone, of: "zone", form: "at") }: { NAME($attacker, of: "god") } greift { NAME($defender, of: "god") } an!
event-battle_cards_taken_back = { NAME($seat, of: "god") } nimmt alle Kampfkarten wieder auf die Hand.
event-battle_card_shown = { NAME($seat, of: "god") } muss eine Kampfkarte zeigen: { NAME($card, of: "battle_card", form: "nick") } ({ NAME($card, of: "battle_card") }).
event-battle_cards_revealed = { NAME($seat, of: "god") } spielt { NAME($card, of: "battle_card", form: "nick") } ({ NAME($card, of: "battle_card") }){ SIZE($interventions) ->
        [0] {""}
       *[other] , dazu { LIST($interventions, of: "intervention") }
    }{ SIZE($unpaid) ->
        [0] .
       *[other] . Nicht bezahlt und zurück auf der Hand: { LIST($unpaid, of: "intervention") }.
    }
event-battle_reckoned = Angreifer: { SUMS($attacker) }. Verteidiger: { SUMS($defender) }. { NAME($winner, of: "god") } gewinnt { NAME($zone, of: "zone", form: "at") }.
event-veteran_gained = { NAME($seat, of: "god") } erhält { COUNT($amount, of: "veteran") }.
event-veterans_spent = { NAME($seat, of: "god") } { $use ->
        [prayer] gibt { COUNT($amount, of: "veteran") } für Gebetspunkte ab.
        [card] gibt { COUNT($amount, of: "veteran") } für eine weitere Göttliche Intervention ab.
        [soldier] gibt { COUNT($amount, of: "veteran") } für { COUNT($amount, of: "soldier", case: "acc") } ab.
       *[discarded] lässt { COUNT($amount, of: "veteran") } verfallen.
    }
event-battle_ended = Der Kampf { NAME($zone, of: "zone", form: "at") } ist vorbei: { NAME($winner, of: "god") } hat { NAME($loser, of: "god") } besiegt.
event-battle_lapsed = Es kommt { NAME($zone, of: "zone", form: "at") } zu keinem Kampf: Eine Seite ist nicht mehr da.
event-battle_card_swapped = { NAME($seat, of: "god") } nimmt alle Kampfkarten zurück und tauscht eine verdeckt gegen { NAME($special, of: "battle_card", form: "nick") } ({ NAME($special, of: "battle_card") }).
event-battle_card_removed = Deine Kampfkarte { NAME($card, of: "battle_card", form: "nick") } ({ NAME($card, of: "battle_card") }) ist für immer aus dem Spiel.

## Nacht

event-night_step = Nacht, Schritt { $step } von 9: { NAME($step, of: "night_step", with: "N") }.

## In einem Bericht über mehrere Ereignisse

story-paid = { $line } ({ COUNT($paid, of: "pp") }{ PARTS($parts, brackets: "no") }, noch { $prayer })
