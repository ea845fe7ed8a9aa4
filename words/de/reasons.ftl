### Warum etwas nicht geht und was helfen würde; und was an einer Antwort, einer Option oder einem gespeicherten Spiel nicht stimmt.

## Marker und Züge

reason-space_used = Auf { NAME($space, of: "space") } liegt schon ein Marker. Nach der Nacht ist das Feld wieder frei.
reason-balance = Am Ende des Tages braucht jede Stufe einen Marker. Noch fehlt er { LIST($floors, of: "floor", form: "at") }; { $tokens ->
        [0] du hättest dafür keinen mehr.
        [one] du hättest dafür nur noch 1.
       *[other] du hättest dafür nur noch { $tokens }.
    }
reason-silver_used = Dein silberner Aktionsmarker ist in dieser Runde schon benutzt. Nachts kommt er zurück.
reason-no_silver = Dein Marker für diesen Zug liegt schon. Für einen zweiten hier bräuchtest du den silbernen (Wille Gottes).
reason-gold_used = Dein goldener Aktionsmarker ist in dieser Runde schon benutzt. Nachts kommt er zurück.
reason-no_gold = Du hast keinen goldenen Aktionsmarker. Er kommt mit einem Plättchen, das eine goldene Aktion hat.
reason-token_to_place = Passen geht nicht: Lege erst deinen Aktionsmarker.
reason-not_before_first_action = Kreaturen verteilst du nur vor deiner ersten Aktion im Zug.
reason-creatures_done = Du hast deine Kreaturen in diesem Zug schon verteilt.
reason-creature_given = Sie begleitet schon deine Armee { NAME($zone, of: "zone", form: "at") }.
reason-no_creature = Du hast keine Kreatur. Manche Machtplättchen bringen eine mit.
reason-no_army_at_home = Keine deiner Armeen steht in deiner eigenen Stadt.

## Zahlen, kaufen, bauen

reason-not_enough_prayer = Kostet { COUNT($needs, of: "prayer_point") }, du hast { $has }.
reason-tile_gone = Dieses Plättchen liegt nicht mehr in der Auslage.
reason-same_picture = Du hast schon ein Plättchen mit diesem Bild.
reason-pyramid_too_low = Du brauchst eine Pyramide in { NAME($colour, of: "colour", form: "full") } mit Level { $needs } unter deiner Kontrolle; { $has ->
        [0] du hast keine in dieser Farbe.
       *[other] deine hat Level { $has }.
    }
reason-pyramid_held = { NAME($seat, of: "god") } hält deine Pyramide in { NAME($colour, of: "colour", form: "full") } { NAME($zone, of: "zone", form: "at") } besetzt: Du kontrollierst sie nicht.
reason-colour_bought = In { NAME($colour, of: "colour", form: "full") } hast du in dieser Runde schon gekauft. Eines pro Runde und Farbe.
reason-other_space = { NAME($colour, of: "colour", form: "full") } kaufst du auf dem Machtzuwachs-Feld mit dem Anzeiger dieser Farbe.
reason-no_pyramid_left = Du hast keine weitere Pyramide. Deine anderen können noch wachsen.
reason-too_many_levels = Zu hoch: { $most ->
        [0] Es ist kein Level mehr übrig.
        [one] Nur 1 Level ist möglich.
       *[other] Nur { $most } Level sind möglich.
    }
reason-levels_left = { $left ->
        [one] Dann ließe sich 1 Level nicht mehr verbauen. Baue hier höher.
       *[other] Dann ließen sich { $left } Level nicht mehr verbauen. Baue hier höher.
    }
reason-colour_used = Du hast schon eine Pyramide in { NAME($colour, of: "colour", form: "full") }. Jede hat eine andere Farbe.
reason-first_tile_level = Dein erstes Plättchen muss Level 1 haben.
reason-colour_not_yours = Du hast keine Pyramide in dieser Farbe. Wähle ein Plättchen in einer deiner Farben.
reason-city_taken = Diese Stadt ist vergeben.
reason-position_taken = Diesen Platz hat schon { NAME($seat, of: "god") }.

## Soldaten und Bewegung

reason-army_full = { $limit ->
        [0] Mit 0 Verderben kann dein Avatar keine Anhänger haben.
       *[other] Die Armee ist voll: höchstens { COUNT($limit, of: "soldier") }.
    }
reason-no_soldiers_to_place = { $supply ->
        [0] Du hast keine Soldaten im Vorrat.
       *[other] Du kannst gerade keinen Soldaten bezahlen.
    }
reason-no_room = Zu viele { NAME($zone, of: "zone", form: "at") }: Höchstens { COUNT($limit, of: "soldier") } und 1 Kreatur können bleiben. Teile die Armee.
reason-no_points_left = Kein Bewegungspunkt mehr übrig.
reason-no_teleport = Diese Bewegung hat keine Teleportation mehr: Es gibt eine pro Bewegung, bei manchen Plättchen keine.
reason-teleport_is_free = Die Teleportation dieser Bewegung kostet schon nichts mehr.
reason-no_pyramid_here = Eine Teleportation beginnt an einer Pyramide, die du kontrollierst. Es gibt keine { NAME($zone, of: "zone", form: "at") }.
reason-no_harbour_here = Eine Schifffahrt beginnt an einem Hafen. Es gibt keinen { NAME($zone, of: "zone", form: "at") }.
reason-not_your_harbour = Der Militärhafen { NAME($zone, of: "zone", form: "at") } ist dir verschlossen. Lege an Handelshäfen an oder an deinem eigenen.
reason-one_district_per_move = Nur ein gegnerischer Distrikt pro Bewegung.
reason-wall = Mauern: Wer { NAME($zone, of: "zone", form: "to") } will, muss die Bewegung direkt daneben beginnen. Deine begann { NAME($start, of: "zone", form: "at") }.
reason-move_has_begun = Die Armee ist schon unterwegs. Bewegungskarten spielst du vor dem ersten Schritt.
reason-nowhere_to_retreat = Neben dem Kampf ist keine Zone frei, in die du dich zurückziehen kannst.
reason-zone_not_free = Es steht schon eine Armee { NAME($zone, of: "zone", form: "at") }. Ein Rückzug braucht eine freie Zone.
reason-foreign_district = { NAME($zone, of: "zone") } gehört zu einer fremden Stadt. Dorthin führt kein Rückzug.

## Karten

reason-card_not_in_hand = „{ NAME($card, of: "intervention") }“ hast du nicht auf der Hand.
reason-no_target = Es steht keine gegnerische Armee auf dem Plan.
reason-not_a_battle_card = Nicht für Kämpfe. { NAME($timing, of: "timing", form: "effect") }
reason-battle_card_played = Schon gespielt. Deine Karten kommen zurück, wenn deine Hand leer ist.
reason-battle_card_discarded = Schon abgeworfen. Deine Karten kommen zurück, wenn deine Hand leer ist.
reason-battle_card_removed = Diese Karte ist für immer aus dem Spiel.
reason-battle_card_active = Diese Karte spielst du in diesem Kampf. Wirf eine andere ab.

## Antworten, die nicht gelten

reason-game_over = Das Spiel ist vorbei.
reason-game_stopped = Das Spiel wurde beendet.
reason-unknown_seat = { NAME($seat, of: "god") } spielt hier nicht mit.
reason-not_your_question = Diese Frage geht an { NAME($asked, of: "god") }.
reason-question_closed = Diese Frage ist schon erledigt. Sieh dir die aktuelle an.
reason-not_a_list_of_options = Die Antwort ist keine Liste von Optionen.
reason-option_is_no_text = { $option } ist keine Option.
reason-option_repeated = { $option } wurde doppelt gewählt.
reason-unknown_option = Die Option { $option } gibt es hier nicht.
reason-too_few_options = { $min ->
        [one] Wähle mindestens 1; du hast { $given } gewählt.
       *[other] Wähle mindestens { $min }; du hast { $given } gewählt.
    }
reason-too_many_options = { $max ->
        [0] Hier gibt es nichts zu wählen; du hast { $given } gewählt.
       *[other] Wähle höchstens { $max }; du hast { $given } gewählt.
    }
reason-nothing_to_retract = Du hast keine Antwort, die du zurücknehmen könntest.
reason-nothing_to_take_back = Es gibt keinen Schritt, den du zurücknehmen könntest.
reason-draft_ready = Dein Plan ist vollständig. Bestätige ihn oder geh einen Schritt zurück.
reason-no_default = Das kannst nur du entscheiden. Bitte wähle.
reason-no_such_entry = Das Spiel hat bisher { $entries } Einträge; einen Eintrag { $entry } gibt es nicht.
reason-bad_stop_reason = Ein Grund für das Ende hat 1 bis 200 Zeichen.

## Aussichten eines Kampfs

reason-odds_need_a_seat = Die Aussichten gibt es nur für Mitspieler: Sie hängen von deinen eigenen Karten ab.
reason-no_battle_here = Gerade gibt es keinen Kampf. Nenne eine Zone mit einer gegnerischen Armee.
reason-unknown_zone = { $zone } ist keine Zone auf diesem Plan.
reason-no_enemy_there = Es steht keine gegnerische Armee { NAME($zone, of: "zone", form: "at") }.
reason-not_your_battle = An diesem Kampf bist du nicht beteiligt.

## Ein neues Spiel

reason-player_count = Das Spiel ist für { $min } bis { $max } Spieler, nicht für { $given }.
reason-seat_twice = Jede Gottheit spielt nur einmal mit: { LIST($seats, of: "god") }.
reason-bad_seat_name = { $seat } kann kein Name eines Platzes sein.
reason-seats_are_no_names = Die Plätze sind eine Liste von Namen.
reason-options_are_no_mapping = Die Optionen eines Spiels haben Namen und Werte.
reason-unknown_ruleset = Die Regeln { $ruleset } gibt es nicht. Es gibt: { LIST($known) }.
reason-bad_target_fame = Das Ziel liegt zwischen { $min } und { $max } Ruhm, nicht bei { $given }.
reason-quick_is_yes_or_no = Der schnelle Aufbau ist an oder aus, nicht { $given }.
reason-bad_colours = Mit so vielen Spielern sind { $count } Farben im Spiel. Wähle { $count } aus { LIST($known, of: "colour") }, oder lass den Zufall entscheiden.
reason-bad_cities = Städte gibt man als eine Stadt je Gottheit an, nicht als { $given }.
reason-unknown_city = { $city } ist nicht im Spiel. Wähle aus { LIST($known, of: "city") }.
reason-city_twice = Jede Stadt kann nur eine Gottheit haben: { $cities }.
reason-bad_position = Diese Stellung ist nicht möglich{ $field ->
        [none] { $error ->
            [none] .
           *[other] : { $error }.
        }
       *[other] : siehe { $field }.
    }
reason-unknown_position_key = Die Stellung hat in { $field } einen unbekannten Eintrag. Bekannt sind: { LIST($known) }.
reason-seed_too_short = Der Startwert braucht mindestens { $bytes } Bytes.
reason-salt_is_no_text = Das Salz muss ein Text sein.
reason-unknown_game = Ein Spiel { $game } gibt es nicht. Es gibt: { LIST($known) }.

## Ein gespeichertes Spiel

reason-not_json = Das ist kein gespeichertes Spiel: { $error }.
reason-wrong_keys = Dieses gespeicherte Spiel ist nicht vollständig. Es fehlt: { SIZE($missing) ->
        [0] nichts
       *[other] { LIST($missing) }
    }; unbekannt: { SIZE($unknown) ->
        [0] nichts
       *[other] { LIST($unknown) }
    }.
reason-unknown_format = Das Spiel ist im Format { $format } gespeichert; diese Version liest { $known }.
reason-wrong_type = Dieses gespeicherte Spiel ist beschädigt: siehe { $field }.
reason-bad_header = Der Anfang dieses gespeicherten Spiels ist beschädigt: { $error }.
reason-bad_state = Die Stellung dieses gespeicherten Spiels ist beschädigt: { $error }.
reason-bad_open_answers = Die offene Frage dieses gespeicherten Spiels ist beschädigt: { $error }.
reason-illegal_entry = Eintrag { $entry } dieses gespeicherten Spiels verstößt gegen die Regeln: { $error }.
reason-commitment_broken = Der Startwert dieses Spiels ist nicht der vor dem Beginn versprochene ({ $commitment }).
reason-another_position = Noch einmal gespielt, führen die { $entries } Einträge dieses Spiels zu einer anderen Stellung als der gespeicherten.
