### What the bot itself says at the table: lobby, panels, calls, errors. The game's own words are in the other files.

## The lobby

bot-kemet-title = Kemet: Blood and Sand
bot-lobby-title = A new game: { $game }
bot-lobby-empty = Nobody sits at the table yet.
bot-lobby-how = Choose a god to join. { $host } has opened this table; everybody who sits at it can change the options, and start once all are here: later nobody can join.
bot-rules = Rules
bot-rules-more = Another topic
bot-lobby-join = Join as …
bot-lobby-leave = Leave
bot-lobby-options = Options
bot-lobby-start = Start
bot-lobby-close = Call it off
bot-lobby-called-off = This game was called off.
bot-lobby-started = The game has begun.
bot-lobby-commitment = Seal of the shuffles (SHA-256 of the seed): { $hash }
bot-lobby-closed = This lobby is closed.
bot-lobby-join-first = Join the table first, then you can do that.
bot-lobby-not-seated = You do not sit at this table.
bot-lobby-host-only = Only { $host }, who opened the table, can call it off.
bot-lobby-too-few = At least { $n } players are needed. Let computer players fill empty seats in the options, or wait for others.
bot-setting-not-offered = “{ $setting }” no longer fits the other options. Open the options again to see what can be chosen.
bot-seat-taken = { $seat } is taken. Choose another god.
bot-busy = A game is going on in this channel. { $what } { $link }
bot-busy-elsewhere = Another game is going on in this channel: { $link }
bot-busy-lobby = A game is being set up in this channel: { $link }
bot-only-in-servers = Games are played in the channels of a server.
bot-computer = computer player

bot-setting-lang = Language of the table
    .en = English
    .de = German
bot-setting-fill = Computer players
    .none = none
    .n2 = fill up to 2 seats
    .n3 = fill up to 3 seats
    .n4 = fill up to 4 seats
    .n5 = fill up to 5 seats
bot-setting-reminder = Reminders
    .off = off
    .n8h = after 8 hours
    .n24h = after 24 hours
    .n3d = after 3 days
bot-kemet-primer = **How it goes**: whoever begins a turn with { COUNT($fame, of: "fame") } or more, and nobody ahead, wins. Fame comes from attacks won, temples held and pyramids of level 4. By day everybody takes five turns, one action each; then comes a night. Whenever you have to act, you are called: press **Your move**, choose, **Confirm**.
bot-kemet-setting-ruleset = Rules
    .blood_and_sand = Blood and Sand
bot-kemet-setting-colours = Tile colours
    .random = at random
    .random_emerald = at random with emerald (Book of the Dead)
bot-kemet-setting-great_old_ones = Avatars of Emerald
    .no = Thoth and Apophis
    .yes = the Great Old Ones: Nyarlathotep and Cthulhu
bot-kemet-setting-target_fame = Fame to win
bot-kemet-setting-setup = Set-up
    .quick = quick: all is given out
    .full = full: everybody chooses

## The table

bot-kemet-headline = Round { $round } · { $phase ->
        [night] Night
        [setup] Set-up
       *[day] Day
    }
bot-kemet-over = The game is over
bot-your-turn = { $who }: it is your turn. { $what }Press **Your move**.
bot-turn-of = The turn of { $who }.
bot-open = Your move
bot-my-hand = My cards
bot-call = { $who }, you are needed: { $what }. Press **Your move**.
bot-paused = The game is paused. Every player can go on with it: `/kemet resume`.
bot-kemet-told-drawn = { $each } draw { COUNT($count, of: "intervention") } each.
    .each = { NAME($seat, of: "god") }
bot-kemet-told-settled = { $each }.
    .each = { NAME($seat, of: "god") } settles in { NAME($city, of: "city") }
bot-kemet-told-placed = { NAME($seat, of: "god") } places { COUNT($soldiers, of: "soldier") } each { $each }.
    .each = { NAME($zone, of: "zone", form: "at") }
bot-kemet-told-built = { NAME($seat, of: "god") } builds pyramids: { $each }.
    .each = { NAME($colour, of: "colour") } of level { $level } { NAME($zone, of: "zone", form: "at") }
bot-kemet-hint-day = You play one token a turn, five a day. By evening each of the three floors must hold one of yours. PP are prayer points: they pay for nearly everything.
bot-kemet-hint-spaces = Move: march with an army · Recruit: soldiers for PP · Build: pyramids for PP · Pray: gain PP · Power-up: buy a power tile of that colour
bot-kemet-hint-no-colour = A power-up of no colour is for a colour of which you have no pyramid: hold one in another’s city.
bot-kemet-hint-book = Emerald tiles may ask for a sacrifice: you lose 1 honour, and one of your soldiers goes to the underworld. The lower your honour, the higher your corruption (0 to 3), and the stronger some of them.
bot-kemet-hint-city = No city is better than another: all are equally far from each other.
bot-kemet-hint-pyramids = 3 levels in all, none above level 2, each pyramid in another colour. A pyramid lets you buy power tiles of its colour up to its level.
bot-kemet-hint-move = Choose an army, then where it goes. Entering a zone with an enemy army starts a battle.
bot-kemet-hint-battle = Strength: 1 for each of your soldiers, plus your card and whatever else helps. The higher one wins; a tie goes to the defender. Damage kills enemy soldiers, shields stop damage.
bot-kemet-hint-discard = Every battle takes two of your cards: the one you play, and this one. With no card left you take all back.
bot-kemet-hint-veterans = Veterans come from battles. By night 1 of them brings 1 PP, 2 bring a card, 1 brings a soldier: you are asked in this order. Those left at the end are lost.
bot-kemet-hint-signs = ⚔ strength · 🩸 damage · 🛡 shields
bot-kemet-label-power = { $token ->
       *[normal] Power-up
        [silver] Silver: Power-up
    } { $n }: { $colour ->
        [none] no colour
       *[other] { NAME($colour, of: "colour") }
    } (bottom)
bot-kemet-detail-battle = battle: { NAME($seat, of: "god") }, { $army }
bot-kemet-detail-fame = { $kind ->
       *[temple] temple fame
        [pyramid] pyramid fame
    }
bot-kemet-label-pyramid = { $code }: { NAME($colour, of: "colour") }{ $before ->
        [0] , level { $level }
       *[other] {" "}{ $before } → { $level }
    }{ $cost ->
        [none] {""}
        [0] {" "}· free
       *[other] {" "}· { COUNT($cost, of: "pp") }
    }
bot-kemet-nothing-power = Buy nothing
bot-kemet-nothing-build = Build nothing
bot-kemet-nothing-move_army = Move no army
bot-kemet-nothing-recruit_zones = Recruit nobody
bot-kemet-nothing-place_zones = Place nobody
bot-kemet-nothing-night_soldiers_zones = Nobody
bot-kemet-nothing-creature_muster = No creature
bot-kemet-nothing-creature_join = No creature
bot-kemet-nothing-creature_place = Keep it in supply
bot-kemet-nothing-battle_interventions = Lay none
bot-kemet-nothing-battle_reinforce = Nobody
bot-kemet-nothing-battle_rite = No sacrifice
bot-kemet-nothing-battle_drain = No sacrifice
bot-kemet-nothing-night_awakening = None of them
bot-kemet-nothing-night_funeral = Build nothing
bot-kemet-group-walk = March
bot-kemet-group-voyage = Sail
bot-kemet-group-teleport = Teleport
bot-kemet-group-nile = Along the Nile
bot-kemet-group-bark = Solar Bark
bot-kemet-group-card = Play a card
bot-kemet-group-stop = Stop

## Panels

bot-confirm = Confirm
bot-lock-in = Lock in
bot-back = Back
bot-cancel = Cancel
bot-change = Change
bot-undo = Take it back
bot-undo-too-late = You can no longer take this back on your own: something was revealed, or another player has acted.
bot-why = Why can’t I …?
bot-why-title = **Not possible now**
bot-back-to-panel = Back
bot-and-more = … and { $n } more
bot-nothing = nothing
bot-choose-nothing = Nothing
bot-take = Take these { $n }
bot-in-group = { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }
bot-only-choice = ✓ { $what } (the only choice)
bot-rest = **{ $button }** goes on with: { $what }
bot-ready = All is chosen. Confirm carries it out.
bot-sealed-ready = All is chosen. Lock it in; it stays hidden until everybody has.
bot-you-locked = You have locked in your choice. You can change it until everybody has chosen.
bot-nothing-asked = Nothing is asked of you right now.
bot-panel-moved-on = Things have moved on meanwhile. Here is how they stand:
bot-done = Done.
bot-hand-title = Your cards
bot-no-hand = You have no cards to look at.

## What cannot be done

bot-not-begun = The game has not begun yet.
bot-set-aside = This game (number { $game }) cannot be loaded and was set aside. Please tell whoever runs this bot; nothing is lost.
bot-over = The game is over.
bot-not-your-seat = This is not your seat.
bot-stranger = You do not play in this game. Look on, and have fun!
bot-unknown-button = This button no longer works. Use the buttons of the newest message.
bot-unknown-command = This command has changed. Begin it anew; if it is not offered then, restart Discord.
bot-refused = That is not possible right now.
bot-error = Something went wrong. The table shows how things stand. If it happens again, quote { $ref } to whoever runs this bot.
bot-told-undo = { $seat } takes the last choice back.
bot-told-replaced = From now on { $seat } is played by: { $who }.

## The end

bot-letter-over = This choice is over. See at the table what came of it: <#{ $channel }>
bot-again = New game
bot-end-title = The game is over
bot-kemet-end = { $reason ->
        [fame] The game is won.
       *[stopped] The game was stopped before its end.
    }
bot-kemet-place = { $place }. **{ NAME($seat, of: "god") }**: { COUNT($total, of: "fame") } ({ $dominance } dominance, { $battle } battle, { $temple } temples, { $pyramid } pyramids)
bot-end-seed = -# Seed: `{ $seed }`
    -# Its seal was `{ $commitment }`.
bot-end-verify = -# To check every shuffle: save the game file and run `python -m engine.tools.verify` with it.
