### Why something is not possible, and what would help; and what is wrong with an answer, an option or a stored game.

## Tokens and turns

reason-space_used = { NAME($space, of: "space") } already holds a token. It is free again after the night.
reason-balance = Every floor needs a token by the end of the day. There is none yet { LIST($floors, of: "floor", form: "at") }; { $tokens ->
        [0] you would have none left.
        [one] you would have only 1 left.
       *[other] you would have only { $tokens } left.
    }
reason-silver_used = You have used your silver token this round. It comes back at night.
reason-no_silver = You have placed your token for this turn. A second one here needs a silver token (Act of God).
reason-gold_used = You have used your gold token this round. It comes back at night.
reason-no_gold = You have no gold token. It comes with a tile that has a gold action.
reason-token_to_place = You cannot pass: place your action token first.
reason-not_before_first_action = Creatures are handed out before your first action of the turn only.
reason-creatures_done = You have already handed out your creatures this turn.
reason-creature_given = It already goes with your army { NAME($zone, of: "zone", form: "at") }.
reason-no_creature = You have no creature. Some power tiles bring one.
reason-no_army_at_home = None of your armies stands in your own city.

## Paying, buying, building

reason-not_enough_prayer = Needs { COUNT($needs, of: "prayer_point") }, you have { $has }.
reason-tile_gone = This tile is no longer on display.
reason-same_picture = You already own a tile with this picture.
reason-pyramid_too_low = Needs a level { $needs } pyramid in { NAME($colour, of: "colour", form: "full") } under your control; { $has ->
        [0] you have none of that colour.
       *[other] yours has level { $has }.
    }
reason-pyramid_held = { NAME($seat, of: "god") } holds your pyramid in { NAME($colour, of: "colour", form: "full") } { NAME($zone, of: "zone", form: "at") }: you do not control it.
reason-colour_bought = You have already bought a tile in { NAME($colour, of: "colour", form: "full") } this round. One a round.
reason-other_space = { NAME($colour, of: "colour", form: "full") } is bought on the power-up space with its own marker.
reason-no_pyramid_left = You have no further pyramid. Those you have can still grow.
reason-too_many_levels = Too high: { $most ->
        [0] no level is left.
        [one] only 1 level is possible.
       *[other] only { $most } levels are possible.
    }
reason-levels_left = Then { COUNT($left, of: "level") } could no longer be placed. Build higher here.
reason-colour_used = You already have a pyramid in { NAME($colour, of: "colour", form: "full") }. Each has another colour.
reason-first_tile_level = Your first tile must have level 1.
reason-colour_not_yours = You have no pyramid of this colour. Choose a tile in a colour of yours.
reason-city_taken = This city is taken.
reason-position_taken = { NAME($seat, of: "god") } has already taken this place.

## Soldiers and moving

reason-army_full = { $limit ->
        [0] With 0 corruption your avatar can have no followers.
       *[other] The army is full: at most { COUNT($limit, of: "soldier") }.
    }
reason-no_soldiers_to_place = { $supply ->
        [0] You have no soldiers in supply.
       *[other] You cannot pay for a soldier right now.
    }
reason-no_room = Too many { NAME($zone, of: "zone", form: "at") }: at most { COUNT($limit, of: "soldier") } and 1 creature can stay. Split the army.
reason-no_points_left = No movement point left.
reason-no_teleport = This move has no teleport left: there is one a move, and none with some tiles.
reason-teleport_is_free = The teleport of this move is already free.
reason-no_pyramid_here = A teleport starts at a pyramid you control. There is none { NAME($zone, of: "zone", form: "at") }.
reason-no_harbour_here = There is no harbour { NAME($zone, of: "zone", form: "at") }. A voyage starts at one.
reason-not_your_harbour = The military harbour { NAME($zone, of: "zone", form: "at") } is closed to you. Land at trade harbours or at your own.
reason-one_district_per_move = Only one enemy district a move.
reason-wall = Walls: a move { NAME($zone, of: "zone", form: "to") } must begin right next to it. Yours began { NAME($start, of: "zone", form: "at") }.
reason-move_has_begun = The army is already on its way. Move cards are played before the first step.
reason-nowhere_to_retreat = There is no free zone next to the battle to retreat to.
reason-zone_not_free = An army stands { NAME($zone, of: "zone", form: "at") }. A retreat needs a free zone.
reason-foreign_district = { NAME($zone, of: "zone") } belongs to another city. A retreat never ends there.

## Cards

reason-card_not_in_hand = You do not hold { NAME($card, of: "intervention") }.
reason-no_target = There is no enemy army on the board.
reason-not_a_battle_card = Not for battles. { NAME($timing, of: "timing", form: "effect") }
reason-battle_card_played = Already played. Your cards come back when your hand is empty.
reason-battle_card_discarded = Already discarded. Your cards come back when your hand is empty.
reason-battle_card_removed = This card is out of the game for good.
reason-battle_card_active = You play this card in this battle. Discard another one.

## Answers that are refused

reason-game_over = The game is over.
reason-game_stopped = The game was stopped.
reason-unknown_seat = { NAME($seat, of: "god") } has no seat in this game.
reason-not_your_question = This question is for { NAME($asked, of: "god") }.
reason-question_closed = This question is closed. Have a look at the current one.
reason-not_a_list_of_options = The answer is not a list of options.
reason-option_is_no_text = { $option } is not an option.
reason-option_repeated = { $option } was chosen twice.
reason-unknown_option = There is no option { $option } here.
reason-too_few_options = { $min ->
        [one] Choose at least 1; you chose { $given }.
       *[other] Choose at least { $min }; you chose { $given }.
    }
reason-too_many_options = { $max ->
        [0] There is nothing to choose here; you chose { $given }.
       *[other] Choose at most { $max }; you chose { $given }.
    }
reason-nothing_to_retract = You have no answer to take back.
reason-nothing_to_take_back = There is no step to take back.
reason-draft_ready = Your plan is complete. Confirm it or take a step back.
reason-no_default = Nobody can make this choice for you. Please choose.
reason-no_such_entry = The game has { $entries } entries so far; there is no entry { $entry }.
reason-bad_stop_reason = A reason for stopping has 1 to 200 characters.

## Odds of a battle

reason-odds_need_a_seat = Only players can look at the odds: they depend on your own cards.
reason-no_battle_here = There is no battle right now. Name a zone with an enemy army.
reason-unknown_zone = { $zone } is not a zone of this board.
reason-no_enemy_there = There is no enemy army { NAME($zone, of: "zone", form: "at") }.
reason-not_your_battle = You have no part in this battle.

## A new game

reason-player_count = The game is for { $min } to { $max } players, not { $given }.
reason-seat_twice = Every god can play only once: { LIST($seats, of: "god") }.
reason-bad_seat_name = { $seat } cannot be the name of a seat.
reason-seats_are_no_names = Seats are given as a list of names.
reason-options_are_no_mapping = The options of a game have names and values.
reason-unknown_ruleset = The rules { $ruleset } do not exist. There are: { LIST($known) }.
reason-bad_target_fame = The game is played to { $min } to { $max } fame, not { $given }.
reason-quick_is_yes_or_no = The quick set-up is either on or off, not { $given }.
reason-bad_colours = With so many players { $count } colours are in play. Choose { $count } of { LIST($known, of: "colour") }, or let chance decide.
reason-bad_cities = Cities are given as one city for each god, not { $given }.
reason-unknown_city = { $city } is not in play. Choose from { LIST($known, of: "city") }.
reason-city_twice = Every city can have only one god: { $cities }.
reason-bad_position = This position is not possible{ $field ->
        [none] { $error ->
            [none] .
           *[other] : { $error }.
        }
       *[other] : look at { $field }.
    }
reason-unknown_position_key = The position has an unknown entry in { $field }. Known are: { LIST($known) }.
reason-seed_too_short = The seed needs at least { $bytes } bytes.
reason-salt_is_no_text = The salt has to be text.
reason-unknown_game = There is no game { $game }. There are: { LIST($known) }.

## A stored game

reason-not_json = This is no stored game: { $error }.
reason-wrong_keys = This stored game is not whole. Missing: { SIZE($missing) ->
        [0] nothing
       *[other] { LIST($missing) }
    }; unknown: { SIZE($unknown) ->
        [0] nothing
       *[other] { LIST($unknown) }
    }.
reason-unknown_format = The game is stored in format { $format }; this version reads { $known }.
reason-wrong_type = This stored game is damaged: look at { $field }.
reason-bad_header = This stored game has a damaged beginning: { $error }.
reason-bad_state = This stored game has a damaged position: { $error }.
reason-bad_open_answers = This stored game has a damaged open question: { $error }.
reason-illegal_entry = Entry { $entry } of this stored game breaks the rules: { $error }.
reason-commitment_broken = The seed of this game is not the one that was promised before it began ({ $commitment }).
reason-another_position = Played again, the { $entries } entries of this game come to another position than the stored one.
