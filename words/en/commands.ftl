### Slash commands: names (at most 32 characters, small letters) and descriptions (100), their parameters, and what they say.

## Commands of the table

command-kemet = kemet
    .about = Kemet: the table, and looking around
command-new = new
    .about = Open a new game in this channel
command-status = status
    .about = Whose turn it is, and how everybody stands
command-board = board
    .about = The board, or a part of it, as a picture or in words
command-hand = hand
    .about = Your own cards; only you see them
command-player = player
    .about = Everything about one player
command-tiles = tiles
    .about = All power tiles of a colour, and what you could buy
command-tile = tile
    .about = One power tile by name
command-rules = rules
    .about = The rules, explained by topic
command-odds = odds
    .about = Your odds in an attack, as far as you can know; only you see them
command-log = log
    .about = The newest lines of the story
command-since = since
    .about = What happened since you last acted
command-export = export
    .about = The game as a file
command-help = help
    .about = How to play here
command-spectate = spectate
    .about = Show this game in another channel, without buttons
command-replace = replace
    .about = Vote to let a member or a computer player take a seat
command-resign = resign
    .about = Leave the game: a computer player takes your seat
command-pause = pause
    .about = Vote to pause the game
command-stop = stop
    .about = Vote to end the game without a winner
command-resume = resume
    .about = Go on with a paused or parked game, also in another channel
command-settings = settings
    .about = Your own settings: how you are notified, pictures or text, language

## Commands for playing

command-act = act
    .about = Play by commands
command-pray = pray
    .about = Pray for prayer points
command-power = power
    .about = Buy a power tile
command-build = build
    .about = Build or raise a pyramid
command-recruit = recruit
    .about = Recruit soldiers
command-move = move
    .about = Move an army
command-card = card
    .about = Play a divine intervention; only you see what you type
command-silver = silver
    .about = Use your silver token
command-gold = gold
    .about = Use your gold token
command-battle = battle
    .about = Choose your cards for the battle; only you see them
command-undo = undo
    .about = Take back your last action; if it affects others, they are asked
command-end = end
    .about = Move on: end your turn, or take what is suggested
command-answer = answer
    .about = Answer what you are asked right now

## Parameters

param-part = part
    .about = A bank, a city, a zone, or the battle
param-text = text
    .about = In words instead of a picture
param-seat = seat
    .about = Which god
param-member = member
    .about = Who takes the seat; left out: a computer player
param-colour = colour
    .about = Which colour
param-name = name
    .about = The name of the tile
param-topic = topic
    .about = What you would like to know
param-zone = zone
    .about = Which zone
param-odds-zone = zone
    .about = Where you would attack; left out: the battle under way
param-soldiers = soldiers
    .about = How many soldiers; left out: as many as possible
param-creature = creature
    .about = The creature that goes with them
param-lines = lines
    .about = How many lines
param-channel = channel
    .about = The channel that shows the game too
param-off = off
    .about = Stop showing the game there
param-game = game
    .about = Which of your games
param-notify = notify
    .about = How you are notified when you have to act
param-show = show
    .about = Pictures or text
param-language = language
    .about = The language of what only you see
param-letters = letters
    .about = Whether battles are brought to you as direct messages
param-space = space
    .about = The space for your token; left out: the first that is free
param-tile = tile
    .about = Which power tile
param-pyramid = pyramid
    .about = Which pyramid, and how high
param-zone2 = zone2
    .about = A second zone
param-zone3 = zone3
    .about = A third zone
param-soldiers2 = soldiers2
    .about = How many soldiers in the second zone
param-soldiers3 = soldiers3
    .about = How many soldiers in the third zone
param-to = to
    .about = Where to: the first step
param-army = army
    .about = Which army; may be left out if only one can go there
param-then = then
    .about = The second step
param-third = third
    .about = The third step
param-fourth = fourth
    .about = The fourth step
param-card = card
    .about = Which card
param-battle-card = card
    .about = The battle card that you play
param-target = target
    .about = Which enemy army it hits
param-action = action
    .about = What the token is used for
param-discard = discard
    .about = The battle card that you discard unseen
param-intervention = intervention
    .about = An intervention that you lay face down
param-intervention2 = intervention2
    .about = A second intervention
param-intervention3 = intervention3
    .about = A third intervention
param-choice = choice
    .about = Your answer; several are separated by commas, - is none

## Choices

choice-mention = mention in the channel
choice-dm = direct message
choice-none = not at all
choice-pictures = pictures
choice-text = text
choice-auto = like my Discord
choice-en = English
choice-de = German
choice-on = on
choice-off = off
bot-settings-title = Your settings
bot-settings-notify = You are notified by
bot-settings-show = You see
bot-settings-language = Language
bot-settings-letters = Battles as direct messages

## Answers

bot-no-table = There is no game in this channel. Open one with `/kemet new`.
bot-text-goes-on = -# The whole text is in the file.
bot-other-question = You are asked something else right now. Answer that first: with the button at the table, or with `/act answer`.
bot-say-which = Several would be possible. Say which in the option “{ $option }”.
bot-option-unused = The option “{ $option }” does not fit what you want to do. Nothing has changed.
bot-no-such-value = “{ $typed }” is not possible here. Choose one of the suggestions.
bot-ambiguous-value = “{ $typed }” could mean several things. Choose one of the suggestions.
bot-no-default = That needs a decision of yours: { $question }.
bot-how-many = { $most ->
        [0] Nothing can be chosen here; answer with a hyphen.
       *[other] { $least ->
            [0] Choose at most { $most }, not { $n }.
           *[other] Choose { $least } to { $most }, not { $n }.
        }
    }
bot-undo-nothing = You have nothing to take back.
bot-log-empty = Nothing has happened yet.
bot-since-title = Since you last acted
bot-since-nothing = Nothing has happened since you last acted
bot-export-whole = The whole game: everything can be checked and replayed with it.
bot-export-public = What everybody may know of the game so far. The whole file comes when it is over.
bot-status-game = Game { $game }
bot-status-lobby = The game has not begun yet.
bot-status-live = The game goes on.
bot-status-paused = The game is paused.
bot-status-parked = The game is parked: its players can resume it.
bot-status-over = The game is over.
bot-status-closed = The game was called off.
bot-status-broken = The game was set aside.
bot-cannot-post = I may not write and attach files in that channel. Someone who manages it can allow it.
bot-called-by-dm = You are needed at the table: { $what }. { $link }
bot-reminder = { $who }: the table is waiting for you.

## Votes and the table

bot-vote-title = Vote
bot-vote-undo = { $who } ({ $seat }) would like to take back the last action, with everything that followed. Cards drawn since are shuffled anew.
bot-vote-replace = { $who } would like { $seat } to be played by: { $new }.
bot-vote-replace-absent = { $seat } has not answered for a long time. Shall it be played by: { $new }? You can also propose a member, with `/kemet replace`.
bot-vote-pause = { $who } would like to pause the game. Every player can resume it.
bot-vote-stop = { $who } would like to end the game without a winner.
bot-vote-yes = ✅ { $who } agrees
bot-vote-no = ❌ { $who } disagrees
bot-vote-silent = ▫️ { $who }
bot-vote-rule-all = Everybody has to agree. Time is up { $until }.
bot-vote-rule-most = More than half must agree. Time is up { $until }; then only the votes given count.
bot-vote-agree = Agree
bot-vote-disagree = Disagree
bot-vote-passed = **Agreed.**
bot-vote-failed = **Not agreed.**
bot-vote-opened = The vote is open. The others can answer at the table.
bot-vote-over = This vote is over.
bot-vote-not-yours = Only those who are named there can vote.
bot-vote-open-already = A vote about this is already open: { $link }
bot-resign-sure = Do you really want to leave? A computer player takes { $seat }, and only a vote can bring you back.
bot-resign-yes = Yes, leave the game
bot-resigned = You have left the game. Thank you for playing!
bot-replace-cannot = { $who } cannot take this seat.
bot-replace-computer-already = A computer player already has this seat.
bot-stopped = You have ended the game.
bot-resumed = The game goes on here.
bot-resume-which = Several of your games are waiting. Say which one.
bot-resume-none = None of your games is waiting.
bot-goes-on-already = The game already goes on here.
bot-parked = The game is parked. Its players can resume it.
bot-parked-now = Nothing has happened here for thirty days, so the game is parked and this channel is free. Its players go on with { $command }, here or elsewhere.
bot-told-paused = The game is paused.
bot-told-resumed = The game goes on.
bot-spectate-on = The game is now shown in { $channel }.
bot-spectate-off = The game is no longer shown in { $channel }.
bot-spectate-here = The game is played in this very channel.
bot-spectate-already = The game is already shown in { $channel }.
bot-spectate-not = The game is not shown in { $channel }.
bot-spectate-too-many = A game can be shown in { $n } channels at most.
bot-spectate-cannot-post = I may not write and attach files in { $channel }. Someone who manages it can allow it.
bot-spectate-managers-only = Only someone who manages { $channel } can have a game shown there.

## Kemet

bot-kemet-standing = **{ NAME($seat, of: "god") }**: { $fame }/{ $target } fame · { COUNT($prayer, of: "pp") } · { COUNT($soldiers, of: "soldier") } in supply · { COUNT($veterans, of: "veteran") } · { COUNT($cards, of: "card") } · { $tokens }/5 tokens placed{ $honour ->
        [none] {""}
       *[other] {" "}· { COUNT($honour, of: "honour") } · { $underworld } in the underworld
    }
bot-kemet-no-silver = You have no silver token. It comes with the power tile Act of God.
bot-kemet-silver-later = Place your normal token first; the silver one can follow in the same turn.
bot-kemet-part-battle = The battle
bot-kemet-no-battle = There is no battle to show.
bot-kemet-odds-title = ### { NAME($attacker, of: "god") } attacks { NAME($defender, of: "god") } { NAME($zone, of: "zone", form: "at") }
    { $unknown ->
        [0] No further intervention can come from the opponent.
        [one] The opponent holds 1 intervention that you do not know; ranges include the worst.
       *[other] The opponent holds { $unknown } interventions that you do not know; ranges include the worst.
    }
bot-kemet-odds-deeds = Ranges also include what the opponent can still do: { $deeds }.
bot-kemet-odds-own-deeds = Not counted is what you can still do yourself: { $deeds }.
bot-kemet-odds-bans = { $avatar } will still forbid you one card: it cannot be your active one.
bot-kemet-odds-own-bans = { $avatar } will still forbid the opponent one card: that is not counted.
bot-kemet-odds-card = { $signs } **{ NAME($card, of: "battle_card", form: "nick") }** wins against { $sure } of { $of }{ $maybe ->
        [0] {""}
       *[other] , perhaps against { $maybe } more
    } · margin { $margin } · you lose { $own }, they { $theirs }
bot-kemet-odds-legend = -# Each sign is a card the opponent may play, in this order: { $against }.
bot-kemet-help =
    ### How to play
    - **A game**: open one with `/kemet new`, choose a god, press Start. Computer players can fill empty seats.
    - **Your turn**: press “Your move” below the newest message of the table. Only you see what opens: it offers what is possible and says why the rest is not. Confirm carries it out.
    - **By commands**: `/act pray`, `/act move` and so on do the same and suggest what is possible while you type. `/act answer` answers any question, `/act end` ends your turn, `/act undo` takes back.
    - **Looking**: `/kemet status`, `/kemet board`, `/kemet hand`, `/kemet tiles`, `/kemet odds`, `/kemet since`. Only you see the answers.
    - **Rules**: `/kemet rules` explains them by topic, beginning with the game in one minute.
    - **The table**: `/kemet pause`, `/kemet replace` and `/kemet stop` put it to a vote. In `/kemet settings` you choose how you are notified, and pictures or text.
