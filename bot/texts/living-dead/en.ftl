### What only Night of the Living Dead has, and what it calls otherwise.

ruleset-living-dead = Night of the Living Dead
ruleset-living-dead-short = Living Dead
door-living-dead = **{ $game }**: together in and around the farmhouse; all six survivors must stay alive. 1 to 6 people, from 45 minutes.
help-living-dead = **Night of the Living Dead**: six survivors, and all of them must stay alive. `/move`, `/search`, `/door`, `/barricade`, `/attack`, `/trade`. Everybody begins in Romero mode and finds only household gear; in Zombicide mode there are weapons, too. `/end` ends a survivor’s turn. When all are done, the living dead act by themselves.

## The living dead

some-walker =
    { $count ->
        [one] 1 Walker
       *[other] { $count } Walkers
    }
some-breaker =
    { $count ->
        [one] 1 Breaker
       *[other] { $count } Breakers
    }
some-fatty =
    { $count ->
        [one] 1 Fatty
       *[other] { $count } Fatties
    }
some-relative =
    { $count ->
        [one] 1 Relative
       *[other] { $count } Relatives
    }
many-walker = Walkers
many-breaker = Breakers
many-fatty = Fatties
many-relative = Relatives
all-walker = all Walkers
all-breaker = all Breakers
all-fatty = all Fatties
all-relative = all Relatives
the-walker = the Walker
the-breaker = the Breaker
the-fatty = the Fatty
the-relative = the Relative

## Modes

event-mode-changed =
    { $cause ->
        [relative] A Relative! { $survivor } loses heart: Romero mode.
        [no-relative] The Relatives are gone. { $survivor } takes heart again: Zombicide mode.
        [trust] { $survivor } gave the Winchester away and changes to Zombicide mode.
        [body] The sight of the body is too much for { $survivor }: Romero mode.
       *[body-gone] The body is gone. { $survivor } takes heart again: Zombicide mode.
    }
event-mode-delayed =
    { $cause ->
        [trust] { $survivor } gave the Winchester away: Zombicide mode as soon as no Relative is on the board.
        [body] The sight of the body is too much for { $survivor }: Romero mode even when the Relatives are gone.
       *[body-gone] The body is gone: { $survivor } will be in Zombicide mode as soon as no Relative is on the board.
    }
question-trust = { $survivor } gives the Winchester away. Change to Zombicide mode?
asked-with-mode = It brings better skills, and searches may find weapons, except while a Relative is on the board.
option-trust-yes = Zombicide mode
option-trust-no = Stay in Romero mode

## Trading

event-taking-asked =
    { $taken_id ->
        [none] { $survivor } asks { $partner } for the wood of a barricade.
       *[other] { $survivor } asks { $partner } for { $taken_the }.
    }
event-taking-refused = { $partner } keeps everything this round: { $survivor } gets nothing.
question-let-take = { $survivor }: another player’s survivor asks for something of yours. Hand it over?
option-let-take-yes = Hand it over
option-let-take-round = Yes, all this round
option-let-take-no = No, not this round
rule-trade-text =
    Two survivors in the same zone may exchange as many cards as they like. It costs one action of the survivor whose turn it is. Both may rearrange their own cards as well.

    Both sides must agree: before your survivor loses something to another player’s survivor you are asked, and you can answer for the whole round. Everything changes hands at the same moment: a card that was given cannot come back in the same trade.

    Rulebook #8, p. 19
refusal-partner-keeps = { $partner } lends nothing to other players’ survivors this round. Give something instead, or ask again next round.
    .see = trade
refusal-handed-already = { $card_the } has just changed hands: in a trade both sides hand over at the same moment. Take the trade back with `/game undo`, or trade again with another action.
    .see = trade

event-lap-began = Ultra-red: the pointer of { $survivor } starts again at 0; the level stays red.
event-level-passed-again = Ultra-red: { $survivor } passes the { $level } level again.

## Boards that travel

event-tile-laid = The board grows: tile { $tile } is laid, with { $zones }.{ $car_id ->
    [none] {""}
   *[other] {" "}Johnny’s car is in { $car }.
  }
event-tiles-left = Left behind, with everything on them: { $tiles_count ->
    [one] tile { $tiles }
   *[other] tiles { $tiles }
  }.
refusal-no-such-value = A table cannot choose “{ $value }”. It can be one of these: { $values }.
    .see = difficulty
refusal-house-lost = The house was given up when somebody opened it: nobody can search { $zone } any more. Search on the next tiles.
    .see = search
outcome-car-left-behind = Johnny’s car stayed behind with its tile. Nobody can escape any more.

## Doors and barricades

event-door-opened-by-hand = { $survivor } opens the door { $zones }.
event-door-closed = { $survivor } shuts the door { $zones }.
event-barricade-taken = { $survivor } gathers the wood at { $zones } ({ $carried } carried).
event-planks-used = { $survivor } turns the planks into a barricade ({ $carried } carried).
event-barricade-built = { $survivor } barricades the window { $zones }.
event-barricade-given = { $survivor } hands { $partner } the wood of a barricade.
event-barricade-opened = { $survivor } opens the barricade { $zones } with { $card_the }.
event-barricade-closed = { $survivor } closes the barricade { $zones } again.
event-passages-broken = { $kind } in { $zone } break open every door and barricade there: { $doors }.
event-passages-opened =
    { $doors_count ->
        [0] The card breaks doors and barricades where { $kind } stand, but none is shut there.
       *[other] The card breaks every door and barricade where { $kind } stand: { $doors }.
    }
deed-open-door = Open the door { $door }
deed-close-door = Shut the door { $door }
deed-barricade =
    { $how ->
        [build] Barricade the window { $door }
        [open] Open the barricade { $door }
        [close] Close the barricade { $door }
       *[take] Gather the wood at { $door }
    }
deed-use-planks = Turn planks into a barricade
deed-give-barricade =
    { $way ->
        [take] Take wood from { $partner }
       *[give] Hand { $partner } wood
    }
action-close-door = Shut a door
action-barricade = Handle a barricade
action-use-planks = Use planks
action-give-barricade = Hand wood over
refusal-hands-full =
    { $count ->
        [one] One of the living dead is in the zone of { $survivor }: no time for doors and barricades. Kill it first.
       *[other] { $count } living dead are in the zone of { $survivor }: no time for doors and barricades. Kill them first.
    }
    .see = doors
refusal-door-closed-already = The door { $door } is shut already. Pick an open one beside the zone.
    .see = doors
refusal-no-barricade-here = There is no barricade beside { $zone }, where { $survivor } is. Pick a place that has one.
    .see = doors
refusal-barricade-closed-already = That barricade is closed already. Pick one that stands open.
    .see = doors
refusal-barricade-open-already = That barricade is open already. Walk through it.
    .see = doors
refusal-no-tool-in-hand = { $survivor } needs a tool in hand to open a barricade: a tire iron, a hammer, a crowbar, an axe or a chainsaw.
    .see = doors
refusal-barricade-stays = { $survivor } cannot take that wood. You can take only an open barricade between two rooms, in scenes that have such wood.
    .see = doors
refusal-nothing-to-build = In this scene, { $survivor } cannot build barricades. Close open ones instead.
    .see = doors
refusal-no-planks = { $survivor } has no planks. Search the house for some.
    .see = search
refusal-no-barricade-left = The box has no more wood for barricades. Use what you carry, or close what is open.
    .see = doors
refusal-no-window-here = That is not a window of { $zone }, where { $survivor } is. Pick a window of this room, or go to the other one.
    .see = doors
refusal-barricaded-already = The window { $zones } has a barricade already. If it is open, close it.
    .see = doors
refusal-no-barricade-carried = { $survivor } carries no wood for a barricade. Gather some between the rooms, or find planks.
    .see = doors

## Searching

event-body-found = { $survivor } finds the dead owner of the house in { $zone }.
event-relative-appeared =
    { $came ->
        [yes] A dear face among the dead: { $survivor } finds no card.
       *[no] A dear voice calls { $survivor }: all Relatives act once more.
    }
deed-search =
    { $deck ->
        [household] Search for household gear
        [melee] Search for melee weapons
        [ranged] Search for guns
       *[lying] Take what lies here
    }
take-lying = Take { $card_the }
refusal-body-in-the-way = { $survivor } can search { $zone } only after the body is taken away.
    .see = search
refusal-nothing-lies-here = There is nothing lying in { $zone }. Draw from a deck instead.
    .see = search
refusal-household-only = { $survivor } is in Romero mode and can find only household gear. Search for that, or change to Zombicide mode first.
    .see = search
refusal-cache-elsewhere = You can find those weapons only in { $zones_or }. Search there, or search for household gear.
    .see = search

## Attacks

event-spawn-moved = Fire drives a spawn token from { $start } to { $zone }.
event-car-struck =
    { $hits ->
        [0] { $survivor } drives into the living dead in { $zone }: { $faces } ({ $needed }+ hits). Missed!
        [one] { $survivor } drives into the living dead in { $zone }: { $faces } ({ $needed }+ hits), 1 hit.
       *[other] { $survivor } drives into the living dead in { $zone }: { $faces } ({ $needed }+ hits), { $hits } hits.
    }
question-drive-away = The fire in { $subject } can drive a spawn token away. Where to?
option-drive-away-stay = Leave it there
question-run-to = That was a kill: you may run on from { $subject }, free. Where to?
option-run-to-stay = Stay
question-tile-side = The board grows. On which side of the tile you are on do you lay tile { $subject }?
option-tile-side-north = To the north
option-tile-side-east = To the east
option-tile-side-south = To the south
option-tile-side-west = To the west
question-tile-angle = Which way round do you lay tile { $subject }?
option-tile-angle-0 = As it is drawn
option-tile-angle-90 = A quarter clockwise
option-tile-angle-180 = Upside down
option-tile-angle-270 = A quarter counterclockwise
question-first-spawn = The living dead come at the corners. Which corner comes first?
question-start-area = Where does { $survivor } begin?
question-who-drives = All aboard. Who drives?
question-odd-zombie = From { $subject }, several ways are equally short, and one zombie is left to send. Which way does it go?
refusal-zombicide-mode-only = { $survivor } can use { $card_the } only in Zombicide mode. Use another weapon.
    .see = ranged
refusal-fire-outdoors-only = You cannot set the house on fire: { $zone } is a room. Aim at a zone outdoors.
    .see = ranged
refusal-no-shooting-there = You cannot shoot into { $zone }: one spark, and the petrol explodes. Attack in melee there, or aim elsewhere.
    .see = ranged

## Skills

event-zombies-shoved = { $survivor } shoves { $count } living dead out of { $start } into { $zone }.
event-zombies-taunted = { $survivor } taunts the living dead in { $zone }: they see nobody else.
deed-shove = Shove them all into { $zone }
deed-taunt = Taunt the living dead in { $zone }
deed-bloodlust = Charge: { $path }
action-shove = Shove
action-taunt = Taunt
action-bloodlust = Charge
refusal-nobody-to-shove = None of the living dead is in { $zone }, where { $survivor } is. There is nobody to shove.
    .see = skill-shove
refusal-nothing-there = None of the living dead is in { $zone }. Pick a zone that has some.
    .see = skill-taunt
refusal-no-such-charge = { $survivor } cannot charge there: a charge runs one or two zones, to where living dead are. Move instead.
    .see = skill-bloodlust-melee

## The story and its end

story-walk-crowd = Most survivors are in { $targets }: { $walks }.
story-walk-shut-out = No open way leads to { $targets }, where most survivors are, so they go as near as they can: { $walks }.
story-stay-shut-out = A door or barricade stops them in { $zone } on the way to { $targets }: { $zombies }.
outcome-somebody-fell = A survivor has died, and all must survive this night. The living dead win.
outcome-house-overrun = The living dead are in the house, and it must be held. They win.

## Cars

the-car-car = the car
the-van-car = the van
car-car = car in { $zone }
car-van = van in { $zone }
mission-car = { $kind ->
    [van] the van in { $zone }
   *[car] the car in { $zone }
  }

## Commands

cmd-wood = wood
cmd-wood-about = Wood for barricades: made from planks, or handed over
cmd-wood-planks = planks
cmd-wood-planks-about = Turn planks into the wood of a barricade
cmd-wood-give = give
cmd-wood-give-about = Hand wood over to somebody in your zone
cmd-close = close
cmd-close-about = Shut an open door of your zone
cmd-skill-shove = shove
cmd-skill-shove-about = Shove: push all living dead of your zone away
cmd-skill-taunt = taunt
cmd-skill-taunt-about = Taunt: draw the living dead of a zone to yourself
cmd-skill-charge = charge
cmd-skill-charge-about = Bloodlust: run to the living dead and strike
opt-deck = deck
opt-deck-about = What to search for
opt-barricade-how-about = How: build, open, close or gather
opt-wood-how-about = Give it, or take it
choice-wood-give = give
choice-wood-take = take
choice-build = build
choice-open = open
choice-close = close
choice-take = gather
opt-close-about = Which door to shut
opt-shove-about = Where to push them
opt-taunt-about = Which zone to taunt
opt-charge-about = Which way to run
choice-deck-household = household gear
choice-deck-melee = melee weapons
choice-deck-ranged = guns
choice-deck-lying = what lies here

opt-ultrared = ultra-red
opt-ultrared-about = Beyond red, levels are passed again and bring more skills
choice-ultrared-no = no: the bar ends at red
choice-ultrared-yes = yes: levels are passed again beyond red
lobby-ultrared-yes = **Ultra-red**: beyond red, levels are passed again and bring more skills.
opt-invasion = undead
opt-invasion-about = Which undead cards are played: all, the easier half, the harder half
choice-invasion-all = all: cards 1 to 42
choice-invasion-easy = easy: cards 1 to 21
choice-invasion-hard = hard: cards 22 to 42
lobby-invasion-easy = The undead cards are the **easier** half, 1 to 21.
lobby-invasion-hard = The undead cards are the **harder** half, 22 to 42.
opt-openings = openings
opt-openings-about = Whether the cards that open doors and barricades are played
choice-openings-with = with the cards that open
choice-openings-without = without the cards that open
lobby-openings-without = The cards that open doors and barricades are left **out**.
opt-pictures = pictures
opt-pictures-about = What the pictures look like: dark, light, or black and white like a film
choice-pictures-night = dark
choice-pictures-day = light
choice-pictures-film = film: black and white, colour only in Zombicide mode
lobby-pictures-day = The pictures are **light**.
lobby-pictures-film = The pictures are a **film**: black and white; only survivors in Zombicide mode have colours.

## What scenes ask for

mission-goal-barricaded = Every window is barricaded and none of the living dead is in the house, both at once.
mission-goal-deck-exhausted = Draw the last household card: the key is there.
mission-goal-siege-broken = All spawn tokens are in one zone and none of the living dead is on the board.
mission-goal-refuel = Bring the van to the pump in { $zone }, with none of the living dead in { $zones }.
mission-goal-relative-for-all = Every survivor kills a Relative.
mission-goal-relative-at-rest = Kill a Relative in { $zone }.
mission-goal-search-everywhere = Search every room at least once.
mission-goal-burned-out = Gather all spawn tokens in { $zone }, then throw a Molotov there.
mission-start = { $rule ->
    [start-area] All others begin in { $start }.
    [start-areas] The first of these zones is { $start }.
   *[other] Everyone begins in { $start }.
  }
mission-rule-start-area = { $survivors } begin in { $zone }.
mission-rule-start-areas = The table divides the survivors over { $zones }, at least one in each.
mission-rule-mode = Everybody begins in Zombicide mode.
mission-rule-begin-with = Everybody begins with { $xp } XP.
mission-rule-aboard = Everybody begins in the car; the table says who drives.
mission-rule-lying-card = In { $zone } lies { $card_the }: a survivor who searches there can take it instead of drawing.
mission-rule-trust = A survivor who gives { $card_the } to another can change to Zombicide mode.
mission-rule-caches = Only in Zombicide mode can you find melee weapons, in { $melee }, and guns, in { $ranged }.
mission-rule-armoury = In every search you choose between household gear, melee weapons and guns, in Romero mode too.
mission-rule-body = A body lies in { $zone }. When a survivor finds it, all change back to Romero mode. Taking it away costs { $cost } actions; until then, { $beyond } cannot be searched.
mission-rule-building = There is wood for barricades in these passages: { $doors }. Barricading a window brings { $xp } XP.
mission-rule-defend = You lose if one of the living dead is in the house when the players’ phase ends.
mission-rule-no-shooting = You cannot shoot into { $zones }.
mission-rule-fixed-spawn = The white spawn token in { $zone } cannot be moved.
mission-goal-arrive = Every survivor is on the last tile when the players’ phase ends.
mission-goal-last-tile-clear = None of the living dead is on the last tile.
mission-goal-drive = Somebody is at the wheel of { $car }.
mission-rule-travel =
    { $shuffled ->
        [yes] The first tile is laid beside { $beside }; { $tiles } follow in any order, { $last } comes last.
       *[no] The first tile is laid beside { $beside }; then come, in this order, { $tiles }.
    } As soon as a survivor stands on the newest tile, the table lays the next one beside it, on any side. When a round ends, tiles without survivors are removed, unless that would split the board. The living dead come at the outdoor corners of every tile with survivors.
mission-rule-sealed = You can search the house only until one of its doors or barricades is opened.
mission-rule-houses-full = Opening a house shows who is in each of its rooms.
question-next-room = House { $subject } is open. Which room do you look into next?

## Articles

rule-modes = The two modes
rule-modes-text =
    Every survivor has two sheets. In Romero mode they have no skill at Blue and one at each other level, and find only household gear. In Zombicide mode they have a skill at Blue, one more action at Yellow, and a choice at Orange and Red.

    A survivor who gives the Winchester to another may change to Zombicide mode, in scenes that say so. While a Relative is on the board everybody is in Romero mode. A skill gained by changing counts at once. House rule: what it gave and was spent is not given twice in a turn.

    At Orange and Red you place your marker on the Zombicide side, whichever side is up.

    Rulebook #5, #7, #16
rule-winning-text =
    All players are on the same side. As soon as the goals of the scene are reached, all win.

    As soon as one of the six survivors dies, with the third wound, all lose. Some scenes have another way to lose; their article says so.

    Rulebook #4, #15
rule-search-text =
    In a room with none of the living dead, a survivor can search once per turn, free searches included, for one action. In Romero mode you draw from the household deck; in Zombicide mode from any of three, if the scene has them. In some scenes all three are open in both modes. You can take a card that lies in the room instead of drawing.

    You may then rearrange your inventory for free. A flashlight draws one more card; two of them do not add up. “Karen? My baby…” is not a find: a Relative appears and the search is over (house rule). An empty deck is made anew from its discards.

    Rulebook #8
rule-doors = Doors and barricades
rule-doors-text =
    With none of the living dead in your zone, you can open or shut one of its doors by hand, for one action. The stairs are a door. An open window lets everybody through.

    You open a closed barricade for one action with a tire iron, hammer, crowbar, axe or chainsaw in hand. You close an open one without a tool. In scene 1 you can gather the wood between the rooms for one action and turn planks into wood for free; barricading a window brings experience.

    Breakers that did not attack open everything that is shut around their zone, instead of walking. Some cards open all doors and barricades where a kind stands, but not at Blue.

    Rulebook #8, #9, scene S1
rule-sight = Line of sight
rule-sight-text =
    Outdoors, survivors see in straight lines along the edges of the board, at any distance, until a wall or the edge. Indoors they see one zone far, through openings. Closed doors and barricades block sight.

    Nobody sees into or through corn or woods. Nobody sees out of corn either, but out of woods you do. Everybody can walk there; cars cannot.

    Rulebook #5, #13
rule-melee = Melee
rule-melee-text =
    With a melee weapon in hand, one action attacks the living dead in your own zone. Each die that shows the needed number or more is a hit, and you share the hits out as you like. A Fatty needs damage { $damage_fatty } in a single hit, all others 1.

    Misses in melee hurt nobody.

    Rulebook #10
rule-priority-text =
    Hits of a ranged attack, and of a car, fall on Fatties first, then on all others as the shooter likes. A Fatty that the weapon cannot hurt shields the rest.

    Every die that misses hits a survivor in that zone, with the weapon’s damage; the players say whom. The shooter is never hit. Sniper chooses freely and its misses hurt nobody.

    Rulebook #10, #11
rule-upgrades = Special gear
rule-upgrades-text =
    Special cards are never found. You make them from two others, for free: Ma’s shotgun from machete and sawed-off, a Molotov from kerosene and jar, a scoped Winchester from Winchester and scope, a torch from table leg and kerosene (you keep the kerosene). The special pile must still have the card.

    A Molotov can be thrown outdoors only; it kills everybody in the zone. You may then move a spawn token from there to another spawn zone. Ma’s shotgun is for Zombicide mode.

    Rulebook #12
rule-attack = When the living dead attack
rule-attack-text =
    All living dead in a zone with survivors attack, without dice. A Fatty deals two wounds, all others one. The players of the survivors there say who takes each attack. Wounds do not heal; the third kills.

    Rulebook #9
rule-walking = How the living dead walk
rule-walking-text =
    Living dead that did not attack walk one zone: towards the zone with most survivors they see, else towards the zone with most survivors anywhere. Distance does not matter.

    Without an open way they take the shortest way as if everything were open, and gather before the first door or barricade that is shut. With several ways, or several zones with the same number of survivors, they split evenly; the players place the odd ones.

    Rulebook #9
rule-spawn = New living dead
rule-spawn-text =
    After they have acted, a card is drawn for each spawn token, the white one first, then clockwise. The level of the most experienced survivor tells how many come. If the box has too few, the rest are placed and that kind acts once more.

    Rulebook #9
rule-experience-text =
    Each kill is one point of experience; some scenes reward other deeds. At { $xp_yellow } points Yellow begins, at { $xp_orange } Orange, at { $xp_red } Red. The highest level of all survivors says how dangerous the cards are.

    Rulebook #5
rule-travelling = Boards that grow
rule-travelling-text =
    In scenes 6 and 8 the board grows ahead of you. As soon as a survivor stands on the newest tile, the table lays the next one beside it, on any side and any way round that joins two outdoor zones. House rule: a tile whose other face is still on the board waits until that face has gone.

    When a round ends, tiles without survivors are removed with everything on them, for no experience, but not if that would split the survivors. House rule: the newest tile stays.

    There are no spawn tokens. The living dead come at the outdoor corner zones of every tile with survivors: each time the table says where first, then clockwise.

    Rulebook, scenes S6, S8
rule-ultra-red = Ultra-red
rule-ultra-red-text =
    If the table chose it, experience goes on beyond Red: the pointer starts again at 0, the level stays red. Passing Orange and Red again brings a skill of that level that the Zombicide side still has. When none is left, you choose any skill of the list. We count on beyond { $xp_red } instead of going back.

    Rulebook #14
rule-difficulty = Easier or harder
rule-difficulty-text =
    When you open a table you can choose the undead cards: the easier half, 1 to 21, or the harder half, 22 to 42, instead of all. You can leave out the four cards that open doors and barricades. The usual choice is everything.

    Rulebook #14
rule-car-driving-text =
    The driver moves the car one or two outdoor zones for one action, never into corn, woods or rooms. In each zone with living dead that it enters, not where it starts, it attacks; misses hit friends on foot. The dice of the car are those of another box (house rule). No skill counts.

    Rulebook #8, #10
zombie-breaker-note = If it did not attack, it opens every door and barricade around its zone instead of walking; the others come in at once.
zombie-relative-note = While one of them is on the board, nobody is in Zombicide mode.
card-my-baby-note = The survivor who finds it meets a Relative in that room, and the search is over. How it works is a house rule: the card is not public.
card-planks-note = In scene 1 you discard it for wood that blocks a window, for no action.
skill-free-ranged-note = It is spent before ordinary actions, and only for ranged attacks.
skill-free-melee-note = It is spent before ordinary actions, and only for melee attacks.
skill-barbarian-note = It counts for each weapon, if the zone has more living dead than the card has dice; more dice by skills come on top.
skill-hit-and-run-note = Right after the attack, for free, once for each attack that killed.
skill-lynx-eye-note = The zone behind a closed barricade beside it, the corn beside it, and out of corn the zones around. A shut door and woods block it as they block everybody.
skill-shove-note = For no action. An open way must lead to the zone; it does not count as their move.
skill-taunt-note = For no action, at most two zones away by an open way. They attack nobody else.
skill-bloodlust-melee-note = One action, and one more for each of the living dead that hold the survivor back. House rule: the free melee attack stays until the turn ends.
free-ranged = { $count ->
    [one] { $count } free ranged attack
   *[other] { $count } free ranged attacks
  }
free-melee = { $count ->
    [one] { $count } free melee attack
   *[other] { $count } free melee attacks
  }

## Why the autopilot would answer so

hint-supplies = { $counted ->
    [windows] Planks may be among the household cards; they barricade a window.
    [household-left] The key of the pump is in the house: every household card must be drawn.
    [mourners] A Relative may be among the household cards; every survivor must kill one.
    [rooms] Every room must be searched, and this one has not been.
   *[other] The parts of a Molotov may be among the household cards.
  }
hint-trust = By handing it over, you may change to Zombicide mode: better skills, and weapons when searching.
hint-asked-let-take = All players are on the same side.
hint-asked-trust = Survivors fight better in Zombicide mode.
hint-asked-drive-away = Spawn tokens in one place are easier to watch.
hint-asked-run-to = Deal first with those who still stand here.
hint-asked-start-area = Nothing has happened yet, so it is as good as the others.
hint-asked-who-drives = Anybody can drive.
hint-asked-tile-side = Nobody knows what lies there, so it is as good as the others.
hint-asked-tile-angle = It is the first way that fits.
hint-asked-first-spawn = They come at all corners in turn; the order hardly matters.
hint-asked-next-room = You look into all rooms; the order hardly matters.
goal-lost = **You lose** as soon as one survivor dies.
mission-modes = { $begun ->
    [romero] Everybody begins in **Romero mode**: few skills, and searches find only household gear. **Zombicide mode** brings better skills and weapons.
   *[zombicide] Everybody begins in **Zombicide mode**: full skills and weapons. While a Relative is on the board, all are in **Romero mode**: few skills, only household gear.
  }
