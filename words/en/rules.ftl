### Help by topic. Each has a title and 400 to 1500 characters. Their order here is the order of the list.

rules-overview =
    Each of you is a god of Egypt with a city, pyramids and soldiers. You fight for fame. Whoever begins a turn with 9 or more fame, and nobody ahead, has won.

    A round has a day and a night. By day everybody takes five turns, one action each: pray for prayer points (PP), buy power tiles, build pyramids, recruit soldiers, move an army. At night temples pay, cards are drawn, and the turn order changes.

    How to get fame:
    • attack and win a battle: 1 that you keep for good
    • hold a temple: 1 as long as you stand there
    • control a pyramid of level 4: 1 as long as you control it
    • every night, for every two temples you control: 1 for good
    • at night, offer two soldiers in the sanctuary: 1 for good
    • some power tiles

    Sitting at home wins nothing. Soldiers who fall return to your supply and even a lost battle brings a veteran, so be bold.
    .title = The game in one minute
rules-setup =
    Everybody begins with 7 prayer points (PP), 12 soldiers, 8 battle cards, 2 divine interventions and the Diversion. Chance decides who goes first. Then you choose:

    1. In turn order: a city. All cities are equally good.
    2. All at once: two districts of it. 5 soldiers start in each; the other 2 wait in your supply.
    3. In turn order: pyramids with 3 levels in all, none above level 2, each in a district and a colour of its own. Their colours decide which tiles you can buy.
    4. In reverse turn order: a free power tile of level 1, in a colour of one of your pyramids.

    Not every colour is in play: 2 with two players, 3 with three or four, 4 with five. The lobby's options say which; otherwise chance decides.

    With the quick set-up all of this is given out, and the first day begins at once.
    .title = Set-up
rules-turn =
    When it is your turn, three things happen.

    1. First it is checked whether you have won: 9 or more fame, and no one with more than you. A tie for the lead is enough.
    2. Before your first action you may hand out your creatures anew among your supply and your armies in your own city.
    3. You put one action token on a free space of your action pyramid and carry out that action. You cannot pass.

    With a silver or a gold token you may take one more action each, once a round, before or after the normal one. Interventions with the day symbol can be played before, between and after actions, but not in the middle of a move or a battle.

    Then the next player follows. After five turns each the day is over. A silver or gold token that you have not used by the end of your fifth turn is wasted for this round.
    .title = Your turn
rules-actions =
    Your action pyramid has nine spaces on three floors. Each space takes one token a day.

    • Top floor: move, recruit
    • Middle floor: move, build, pray
    • Bottom floor: three power-up spaces, pray

    So you can pray twice a day, move twice, build once, recruit once and buy up to three power tiles, five actions in all. Every floor needs at least one token by the end of the day (see the balance rule).

    Above the pyramid is the gold space. It belongs to no floor and takes only the gold token, for the gold action of one of your tiles.

    You may choose a space even if its action can do nothing for you; the token is then spent all the same.
    .title = The action pyramid
rules-balance =
    At the end of the day each of the three floors of your action pyramid must hold at least one token. The silver token counts where it lies; the gold space is not a floor.

    You therefore cannot place a token if those still to come would no longer suffice for the floors that are empty. The bot watches this and offers only spaces that work.

    An example: you have placed three tokens, all on the bottom floor. Two remain, and two floors are empty, so the next goes to the top or to the middle, and the last one to the other. With an unused silver token you would have one more to spare.

    A plan that often fails: two moves, recruit, build and pray on the middle floor leave the bottom empty. Pray or buy down there at least once.
    .title = The balance rule
rules-pray =
    Praying gives you 2 prayer points (PP), the currency of everything: tiles, pyramids, soldiers, teleports and some interventions. There are two spaces for it, one on the middle floor and one on the bottom floor.

    You can never hold more than 11 PP; what goes beyond is lost. You start the game with 7.

    More ways to prayer points: the temples and the general prayers of the night, an offering in the delta temple, disbanding an army after a battle, veterans, the Prayer intervention and several power tiles. The Priest raises this action to 3 PP; the Reinforcement Prayer adds soldiers to it.
    .title = Pray
rules-power_up =
    Buy one of the power tiles on display. You need:

    • a pyramid of its colour under your control, at least as high as the tile's level. It may stand in an enemy city, if your army holds the district.
    • as many PP as the tile's level
    • a free power-up space: the one with a marker of that colour; if you have no such marker, any free space
    • no tile of this colour bought in this round
    • no tile with the same picture among yours

    With three spaces there are at most three purchases a round, each in another colour. A tile is yours until the end of the game, even if the pyramid falls into other hands, and it works as soon as the action is over. A creature that comes with it may join an army in your city at once.
    .title = Power-up: buying tiles
rules-build =
    Either build a new pyramid on the empty site of one of your districts, in a colour in play that you don't have yet, or raise one pyramid of your city. In both cases you may go up several levels in the same action.

    Every level costs its number in PP: level 1 costs 1, level 2 costs 2 and so on. From level 1 to level 3 you pay 2 + 3 = 5. Level 4 is the highest.

    A pyramid does three things: its level opens the tiles of its colour up to that level, armies can teleport from its district, and at level 4 it is worth 1 pyramid fame to whoever controls the district.

    A new colour also gives you its marker for one of the three power-up spaces. An enemy army in your district does not stop the building, but at level 4 the occupier takes the fame.
    .title = Build pyramids
rules-recruit =
    Place soldiers from your supply in the districts of your city, for 1 PP each, divided as you like. No district may hold more than 5 of your soldiers (7 with the Legion tile). Creatures waiting in your supply may join them there, one per army.

    You may also place soldiers where an enemy army stands. At the end of the action a battle follows, and you are the attacker: a way to free your city and to earn battle fame. With several such districts you choose the order of the battles.

    You have 12 soldiers in all. If your supply is empty, nothing can be recruited; mercenaries from the onyx tiles raise the number. Several sapphire and onyx tiles make recruits cheaper or free.
    .title = Recruit
rules-move =
    Move one army, or a part of it. It has 1 movement point and 1 teleport, in any order, plus what tiles, its creature and cards add. All that is settled before the first step.

    1 point takes the army to a neighbouring zone or on a voyage between harbours. The Nile is a border: zones on opposite banks are not neighbours.

    On the way you may leave soldiers behind and take along your own soldiers whom you meet. What is picked up does not change the range. The group on the march never has more than 5 soldiers and one creature, and at the end that limit holds in every zone.

    Entering a zone with an enemy army ends the move and starts a battle. Ending in an empty temple or in an undefended enemy district with a level 4 pyramid gives you its fame at once.
    .title = Move
rules-teleport =
    Once in each move an army can teleport: from a district with a pyramid that you control to any zone with an obelisk. It costs 2 PP but no movement point, and may come before, between or after the steps. Temples and the sanctuary have obelisks, so every temple is one leap away from your city.

    The pyramid need not be your own: while your army stands in an enemy district you control the pyramid there, even in the middle of a move. So an army may walk into such a district and leap on.

    If an enemy army waits at the obelisk, a battle follows.

    Portal of Thoth, Griffin Sphinx and the Transfer card make teleports cheaper or let them begin elsewhere. Without emerald tiles, a teleport is the only way into the delta.
    .title = Teleport
rules-harbours =
    For 1 movement point an army sails from a zone with a harbour to another one.

    • Trade harbours are blue. Everybody may start and land there.
    • Military harbours are red, one before each city. Everybody may start there, but only the owner of the city may land.

    So from any harbour you reach every trade harbour in play, and the military harbour of your own city. That is the quickest way home and, besides the teleport, the only one across the river.

    Harbours of cities that are not in play, and the one in Heron Marsh, can only be left. Which zones and harbours belong to the game depends on the number of players: with two or three, only one bank is used.
    .title = Harbours and voyages
rules-walls =
    All borders of districts are walls, those between the three districts of a city as well. Your own walls never hinder you. For the city of another player two rules apply:

    1. An army enters an enemy district only if the zone in which this move began is next to that district. Coming from farther away, it has to stop outside the wall and continue with another move.
    2. In one move it enters only one enemy district.

    That is also true for empty districts, and for going from one district of the city to the next. Leaving is always free.

    The Phoenix and the Surprise Attack lift the first rule, not the second. A second move in the same turn, by silver or gold token, is a move of its own and begins where the army then stands.
    .title = City walls
rules-creatures =
    A creature comes with its power tile and lends its powers to the army it is with: movement, strength, damage, shields or something special. It is no soldier: it adds no strength of its own beyond that and does not count for the limit of 5. Each army may have one.

    It is always with at least one of your soldiers. If the last one leaves or falls, it returns to your supply. From there it may join an army in one of your own districts, if that army has no creature:

    • when you buy its tile
    • at the start of your turn, when you may also exchange creatures in your city
    • when soldiers of yours are placed there
    • when a move of yours ends there

    In a move, a creature left behind has still counted for the range; one picked up adds nothing to it.
    .title = Creatures
rules-battle =
    Two armies in one zone fight. Whoever caused it is the attacker.

    1. Preparation: both secretly choose a battle card to play, another to discard unseen, and any battle interventions.
    2. Reveal: cards are shown and paid for. What you cannot pay returns to your hand.
    3. Strength: soldiers, card, tiles, creature and interventions, +1 in your own district. More strength wins; on a tie, the defender.
    4. Damage: critical damage first, which no shield stops, then normal damage minus the enemy's shields. Each point costs a soldier. You can win and still be wiped out.
    5. The loser disbands (1 PP less than soldiers left) or retreats to a free neighbouring zone that the winner picks, never to a foreign city.
    6. Rewards.
    7. The winner stays or disbands as well.
    8. Clean-up: the cards are put away.

    Battle cards come back when your hand is empty, so each of the eight is used once in four battles, half of them unseen.
    .title = Battle
rules-rewards =
    After the loser has left, rewards are given in this order:

    1. The attacker has won and has a survivor: 1 battle fame, kept for good. Fame from tiles such as Defensive Victory or Ammout is given here too.
    2. The defender has won: 1 veteran.
    3. Each side that gained no fame in this battle: 1 veteran. A winning defender usually ends up with two.
    4. The winner takes the fame of the place, temple or level 4 pyramid, if it is now under their control.

    An attacker who wins but loses every soldier gets no battle fame. So watch your shields as well as your strength. A loser never leaves empty-handed: one veteran, and perhaps prayer points for disbanding.
    .title = Rewards of a battle
rules-interventions =
    Divine interventions are secret cards that help once. You start with two and your own Diversion, and draw more each night. There is no hand limit; everybody can see how many you hold, but not which.

    When they can be used:
    • Cards for a battle are laid face down beside your battle card, as many as you like.
    • Cards for the day are played in your turn, outside moves and battles.
    • Cards for a move (Transfer, Swiftness) are played before its first step.

    Some cost 1 PP. In a battle you pay when they are revealed; one that you cannot pay returns to your hand without effect.

    The Diversion does nothing and comes back to you. It exists so that your opponent never knows whether the card beside your battle card means anything.

    If cards contradict other rules, the card is right.
    .title = Divine interventions
rules-veterans =
    Veteran tokens are what you get from battles besides fame. A defender who wins gets one, and so does each side that gained no fame in the battle, the loser included.

    They are spent in the night, in three steps:
    • General prayers: each one is worth 1 PP.
    • Divine interventions: two of them buy a card.
    • Call to arms: each one places a soldier from your supply in a district of your city, free of charge, where no enemy stands.

    What is left after that is lost; you cannot save veterans for the next round. You may divide them among the three steps as you please. The number of veterans each player has is open to all.
    .title = Veterans
rules-night =
    When all tokens are placed, the night has nine steps.

    1. Whoever controls the sanctuary may remove 2 soldiers there for 1 dominance fame.
    2. Whoever controls the delta temple may remove 1 soldier there for 5 PP.
    3. Every two temples you control: 1 dominance fame.
    4. The temples you control pay 2 or 3 PP each, the delta temple nothing.
    5. Everybody gets 2 PP, and 1 more per veteran given up.
    6. Everybody draws 1 intervention, and 1 more for every 2 veterans.
    7. For 1 veteran each, place a soldier in a district of yours without enemies. Veterans left over are discarded.
    8. Action tokens return; some tiles act now.
    9. From least fame upwards, everybody chooses a place in the next round's turn order. On a tie, whoever was earlier this round chooses first.

    Remember: if you offer your last soldier there, you lose the place, and a temple's fame with it.
    .title = The night
rules-fame =
    There are four kinds of fame. Two of them stay with you for good:

    • Dominance fame: from power tiles, from pairs of temples at night, from offerings in the sanctuary
    • Battle fame: for attacking and winning with a survivor

    Two of them can be conquered:

    • Temple fame: while you control the temple. Leave it, and the fame stays on the temple.
    • Pyramid fame: while you control the district of a level 4 pyramid. Leave an enemy's, and it returns to the owner of the city.

    You win at the start of your own turn, before you act, with 9 or more fame (your table may have agreed on another number) if nobody has more than you. So the others always have one more turn to stop you. The remaining places go by fame; the same fame shares a place.
    .title = Fame and victory
rules-tokens =
    Besides your five action tokens there are two special ones. Each can be used once a round, in addition to your normal action of that turn and in the order you like. One action is finished before the next begins.

    Silver comes with Act of God. It goes on any free space of your action pyramid: simply one more action. It counts for the balance rule and for power-up spaces like any other token.

    Gold comes with tiles that have a gold action, such as Divine Will, Forced March, Surprise Attack, Twin Ceremony, and some emerald tiles. It goes on the gold space only. With several such tiles you choose one of their actions each round.

    Both return to you at night. You need a turn to use them: when your fifth turn of the day is over, it is too late. A token just gained may be used in the same turn.
    .title = Silver and gold tokens
rules-two_players =
    With two players a few things are different.

    • Only the west bank and the delta are used, with the cities Buto and Abydos. A storm covers Memphis.
    • Two colours of power tiles are in play.
    • All tiles called Act of God leave the game, and of tiles that exist twice in a colour only one copy stays. Each colour then has 13 tiles.
    • Each player has two pyramids instead of three, and so two power-up markers. Nothing can be bought on the third power-up space.

    The rest is unchanged: three levels of pyramids at the start, five soldiers in each of two districts, one free tile of level 1, and 9 fame to win. There are only three temples, so two of them, and thereby a fame each night, are always worth a fight.
    .title = Two players
rules-emerald =
    The expansion adds a fifth colour, emerald: strong tiles at a price. With it in play everybody has honour, 9 at the start and 0 at the least. Sacrifices cost it; few things bring it back.

    Honour decides your corruption, the X of many emerald tiles: 0 at 9 honour, 1 from 8 to 5, 2 from 4 to 2, 3 below that. The lower your honour, the stronger your tiles, and the more followers your avatars lead.

    The price is fame: below 5 honour one of your permanent fame is put aside, below 2 a second one. It does not count until your honour is back at 5 or at 2. If you have no permanent fame yet, you owe it: the next one you gain is put aside at once.

    Without honour each further loss costs 1 PP instead. If you cannot pay, you cannot choose it.

    More about it: “Sacrifices and the underworld” and “Avatars and followers”.
    .title = Book of the Dead: honour and corruption
rules-sacrifice =
    Some emerald tiles act for a sacrifice: first you lose 1 honour and send 1 soldier to the underworld, from your supply or from any army of yours, even the one that is fighting; then the tile acts. Each use is paid anew.

    • In battle: the Death Ritual and the Demeaned Sphinx come before strengths are compared, the Strength Drain after it; each once per battle, the attacker first. A soldier taken from the fighting army no longer counts.
    • What grows with your corruption counts it after the honour is lost.
    • Without honour you pay 1 PP instead. If you cannot, you cannot use the tile.

    Soldiers in the underworld are not in your supply. They come back for 1 PP each before you recruit, as followers when you summon an avatar, with Uncanny Reinforcement, or two a night with Return from Beyond.
    .title = Sacrifices and the underworld
rules-avatars =
    An avatar is bought into your supply and summoned by a gold action: Thoth to a free desert zone, Apophis to a free zone on the Nile. Followers come along for free, up to your corruption, also from the underworld.

    • It is an army by itself, with 4 or 5 strength and never with a creature, and holds its zone. Followers add 1 strength each, fall first and never leave it. When you recruit, soldiers may join it directly.
    • Meeting your own soldiers at the end of a move, it binds as many as it may; the others and a creature go to supply. Just passing does nothing. Two avatars never share a zone.
    • It is never disbanded. Beaten, it must retreat; with nowhere to go it returns to supply. Victorious, it stays. It dies by losing both life points in one battle and is whole again after each.
    • Thoth has 1 movement point more and forbids the opponent one battle card. A Move takes Apophis to any zone on the Nile; he never leaves the river.

    With the Great Old Ones they are called Nyarlathotep and Cthulhu; nothing else changes.
    .title = Avatars and followers
