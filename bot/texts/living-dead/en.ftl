### What only Night of the Living Dead has, and what it calls otherwise.

ruleset-living-dead = Night of the Living Dead
ruleset-living-dead-short = Living Dead
help-living-dead = **Night of the Living Dead**: six survivors, all of whom must stay alive. `/move`, `/search`, `/door`, `/barricade`, `/attack`, `/trade`. Everybody begins in Romero mode and finds household gear only; in Zombicide mode there are weapons, too. `/end` ends a survivor’s turn; when all are done, the living dead act by themselves.

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
        [trust] Giving the Winchester away takes trust: { $survivor } changes to Zombicide mode.
        [body] The sight of the body is too much for { $survivor }: Romero mode.
       *[body-gone] The body is gone. { $survivor } takes heart again: Zombicide mode.
    }
question-trust = { $survivor } gives the Winchester away. Change to Zombicide mode?
option-trust-yes = Zombicide mode
option-trust-no = Stay in Romero mode

## Trading

event-taking-asked =
    { $taken_id ->
        [none] { $survivor } asks { $partner } for wood for a barricade.
       *[other] { $survivor } asks { $partner } for { $taken_the }.
    }
event-taking-refused = { $partner } keeps everything this round: { $survivor } gets nothing.
question-let-take = Another player’s survivor asks { $survivor } for something. Hand it over?
option-let-take-yes = Hand it over
option-let-take-round = Yes, all this round
option-let-take-no = No, not this round
rule-trade-text =
    Two survivors in the same zone may exchange as many cards as they like, for one action of the one whose turn it is. Both may rearrange their own cards along the way.

    Both sides agree: a player whose survivor would lose something to another player’s survivor is asked first, and may answer for the whole round. Everything changes hands at the same moment: what was given does not come back in the same trade.

    Rulebook #8, p. 19
refusal-partner-keeps = { $partner } lends nothing to other players’ survivors this round. Give something instead, or ask again next round.
    .see = trade
refusal-handed-already = { $card_the } has just changed hands: in a trade both sides hand over at the same moment. Take the trade back with `/game undo`, or trade again with another action.
    .see = trade

event-lap-began = Ultra-red: the pointer of { $survivor } starts anew, the level stays red.
event-level-passed-again = Ultra-red: { $survivor } passes the { $level } level again.

## Boards that travel

event-tile-laid = The journey goes on: tile { $tile } is laid, with { $zones }.{ $car_id ->
    [none] {""}
   *[other] {" "}Johnny’s car stands in { $car }.
  }
event-tiles-left = Left behind, with all that was on them: { $tiles_count ->
    [one] tile { $tiles }
   *[other] tiles { $tiles }
  }.
refusal-no-such-value = “{ $value }” is nothing that a table can choose. It is one of these: { $values }.
    .see = difficulty
refusal-house-lost = The house is given up since something of it was opened: nobody searches { $zone } any more. Look ahead, on the next tiles.
    .see = search
outcome-car-left-behind = Johnny’s car stayed behind with its tile. There is no getting away any more.

## Doors and barricades

event-door-opened-by-hand = { $survivor } opens the door { $zones }.
event-door-closed = { $survivor } shuts the door { $zones }.
event-barricade-taken = { $survivor } gathers the wood between { $zones } and now carries enough for { $carried }.
event-planks-used = { $survivor } makes the planks fit for a barricade and now carries enough for { $carried }.
event-barricade-built = { $survivor } barricades the window { $zones }.
event-barricade-given = { $survivor } hands { $partner } wood for a barricade.
event-barricade-opened = { $survivor } opens the barricade { $zones } with { $card_the }.
event-barricade-closed = { $survivor } closes the barricade { $zones } again.
event-passages-broken = { $kind } in { $zone } break open all that was shut there: { $doors }.
event-passages-opened =
    { $doors_count ->
        [0] Nothing was shut where { $kind } stand, so nothing opens.
       *[other] Whatever was shut where { $kind } stand bursts open: { $doors }.
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
deed-use-planks = Make planks fit for a barricade
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
        [one] One of the living dead is beside { $survivor }: no time for doors and barricades. Kill it first.
       *[other] { $count } living dead are beside { $survivor }: no time for doors and barricades. Kill them first.
    }
    .see = doors
refusal-door-closed-already = The door { $door } is shut already. Pick an open one beside the zone.
    .see = doors
refusal-no-barricade-here = There is no barricade beside { $zone }, where { $survivor } is. Pick a place that has one.
    .see = doors
refusal-barricade-closed-already = That barricade is closed already. Pick one that stands open.
    .see = doors
refusal-barricade-open-already = That barricade is open already. Just walk through.
    .see = doors
refusal-no-tool-in-hand = { $survivor } has nothing in hand that opens barricades: it takes a tire iron, a hammer, a crowbar, an axe or a chainsaw.
    .see = doors
refusal-barricade-stays = That wood stays where it is, { $survivor } cannot take it. Only what lies open between two rooms is taken, where the scene has it.
    .see = doors
refusal-nothing-to-build = Nobody builds barricades in this scene, not even { $survivor }. Close those that stand open.
    .see = doors
refusal-no-planks = { $survivor } has no planks. Search the house for some.
    .see = search
refusal-no-barricade-left = The box has no more wood for barricades. Use what is carried, or close what stands open.
    .see = doors
refusal-no-window-here = That is no window of { $zone }, where { $survivor } is. Wood goes into windows of the room one is in: pick one, or go to its room.
    .see = doors
refusal-barricaded-already = The window { $zones } has its barricade. If it stands open, close it.
    .see = doors
refusal-no-barricade-carried = { $survivor } carries no wood for a barricade. Gather some between the rooms, or find planks.
    .see = doors

## Searching

event-body-found = { $survivor } finds the dead owner of the house in { $zone }.
event-relative-appeared =
    { $came ->
        [yes] A dear face among the dead: { $survivor } meets a Relative in { $zone }.
       *[no] A dear voice calls { $survivor }: all Relatives stir.
    }
deed-search =
    { $deck ->
        [household] Search for household gear
        [melee] Search for melee weapons
        [ranged] Search for guns
       *[lying] Take what lies here
    }
refusal-body-in-the-way = The body must be taken away before { $survivor } can search { $zone }.
    .see = search
refusal-nothing-lies-here = Nothing lies in { $zone }. Draw from a deck instead.
    .see = search
refusal-household-only = { $survivor } is in Romero mode and finds household gear only. Search for that, or change to Zombicide mode first.
    .see = search
refusal-cache-elsewhere = Those weapons are in { $zones_or } only. Search there, or for household gear.
    .see = search

## Attacks

event-spawn-moved = Fire drives the living dead off: the spawn token goes from { $start } to { $zone }.
event-car-struck =
    { $hits ->
        [0] { $survivor } drives into the living dead in { $zone }: { $faces } ({ $needed }+ hits). Missed!
        [one] { $survivor } drives into the living dead in { $zone }: { $faces } ({ $needed }+ hits), 1 hit.
       *[other] { $survivor } drives into the living dead in { $zone }: { $faces } ({ $needed }+ hits), { $hits } hits.
    }
question-drive-away = The fire in { $subject } can drive a spawn token away. Where to?
option-drive-away-stay = Leave it there
question-run-to = A kill: one may run on from { $subject } for nothing. Where to?
option-run-to-stay = Stay
question-tile-side = The journey goes on: on which side of the tile you have come to is tile { $subject } laid?
option-tile-side-north = To the north
option-tile-side-east = To the east
option-tile-side-south = To the south
option-tile-side-west = To the west
question-tile-angle = Which way round is tile { $subject } laid?
option-tile-angle-0 = As it is drawn
option-tile-angle-90 = A quarter clockwise
option-tile-angle-180 = Upside down
option-tile-angle-270 = A quarter counterclockwise
question-first-spawn = The living dead come at the corners. Where first?
question-start-area = Where does { $survivor } begin?
question-who-drives = All aboard. Who drives?
question-odd-zombie = The group in { $subject } cannot be split evenly. Which way does the odd one go?
refusal-zombicide-mode-only = Only in Zombicide mode does { $survivor } fight with { $card_the }. Use another weapon.
    .see = ranged
refusal-fire-outdoors-only = Nobody sets the house on fire: { $zone } is a room. Aim at a zone outdoors.
    .see = ranged
refusal-no-shooting-there = Nobody shoots into { $zone }: one spark, and the petrol explodes. Strike there, or aim elsewhere.
    .see = ranged

## Skills

event-zombies-shoved = { $survivor } shoves { $count } living dead out of { $start } into { $zone }.
event-zombies-taunted = { $survivor } taunts the living dead in { $zone }: they see nobody else.
deed-shove = Shove them all into { $zone }
deed-taunt = Taunt those in { $zone }
deed-bloodlust = Charge: { $path }
action-shove = Shove
action-taunt = Taunt
action-bloodlust = Charge
refusal-nobody-to-shove = None of the living dead is in { $zone }, where { $survivor } is. There is nobody to shove.
    .see = skill-shove
refusal-nothing-there = None of the living dead is in { $zone }. Pick a zone that has some.
    .see = skill-taunt
refusal-no-such-charge = There is no such charge: { $survivor } runs one or two zones to where living dead are. Move instead.
    .see = skill-bloodlust-melee

## The story and its end

story-walk-crowd = Most survivors are in { $targets }: { $walks }.
story-walk-shut-out = No way is open to { $targets }, where most survivors are, so they go as near as they can: { $walks }.
story-stay-shut-out = Something shut stops them in { $zone } on the way to { $targets }: { $zombies }.
outcome-somebody-fell = One of the six has fallen, and nobody gets through this night alone. The living dead win.
outcome-house-overrun = The living dead are in the house. There is no holding it any more.

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
cmd-wood-about = Wood for barricades: out of planks, or from hand to hand
cmd-wood-planks = planks
cmd-wood-planks-about = Discard planks for wood that fits a window
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
opt-ultrared-about = Beyond red, levels are passed anew and bring more skills
choice-ultrared-no = no: the bar ends at red
choice-ultrared-yes = yes: levels are passed anew beyond red
lobby-ultrared-yes = **Ultra-red**: beyond red, levels are passed anew and bring more skills.
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
opt-pictures-about = How the table has its pictures: dark, light, or black and white as on film
choice-pictures-night = dark
choice-pictures-day = light
choice-pictures-film = film: black and white, colour only in Zombicide mode
lobby-pictures-day = The pictures are **light**.
lobby-pictures-film = The pictures are a **film**: black and white, and only who is in Zombicide mode has colours.

## What scenes ask for

mission-goal-barricaded = Have every window barricaded and none of the living dead in the house, both at once.
mission-goal-deck-exhausted = Draw the last household card: the key is there.
mission-goal-siege-broken = Have all spawn tokens in one zone and none of the living dead on the board.
mission-goal-refuel = Bring the van to the pump in { $zone }, with none of the living dead in { $zones }.
mission-goal-level-for-all = Everybody reaches the { $level } level.
mission-goal-relative-for-all = Everybody kills a Relative.
mission-goal-relative-at-rest = Kill a Relative in { $zone }.
mission-goal-search-everywhere = Search every room at least once.
mission-goal-burned-out = Gather all spawn tokens in { $zone }, then throw a Molotov there.
mission-start = { $rule ->
    [start-area] All others begin in { $start }.
    [start-areas] The first of these zones is { $start }.
   *[other] Everyone begins in { $start }.
  }
mission-rule-start-area = { $survivors } begin in { $zone }.
mission-rule-start-areas = The table shares the survivors out over { $zones }, at least one in each.
mission-rule-mode = Everybody begins in Zombicide mode.
mission-rule-begin-with = Everybody begins with { $xp } XP.
mission-rule-aboard = Everybody begins in the car; the table says who drives.
mission-rule-lying-card = In { $zone } lies { $card_the }: a survivor who searches there may take it instead of drawing.
mission-rule-trust = A survivor who gives { $card_the } of the start away may change to Zombicide mode.
mission-rule-caches = Only in Zombicide mode, melee weapons are found in { $melee }, guns in { $ranged }.
mission-rule-armoury = A survivor who searches finds household gear, melee weapons or guns, as they choose, in Romero mode too.
mission-rule-body = A body lies on the landing. The survivor who finds it throws all back to Romero mode; taking it away costs { $cost } actions, and before that { $beyond } cannot be searched.
mission-rule-building = Wood lies between the rooms; a window that is barricaded brings { $xp } XP.
mission-rule-defend = With one of the living dead in the house when the players’ phase ends, all is lost.
mission-rule-no-shooting = Nobody shoots into { $zones }.
mission-rule-fixed-spawn = Nothing moves the white spawn token in { $zone }.
mission-goal-arrive = Everybody is on the last tile when the players’ phase ends.
mission-goal-last-tile-clear = None of the living dead is on the last tile.
mission-goal-drive = Somebody is at the wheel of { $car }.
mission-rule-travel =
    { $shuffled ->
        [yes] The first tile is laid beside { $beside }; { $tiles } follow in any order, { $last } comes last.
       *[no] The first tile is laid beside { $beside }; in this order come { $tiles }.
    } As soon as a survivor stands on the newest tile the table lays the next one beside it, as it likes. When a round ends, tiles without survivors go, unless that would part them. The living dead come at the corners of every tile with survivors, in the open.
mission-rule-sealed = The house is searched only until a door or barricade of it was opened.
mission-rule-houses-full = Opening a house reveals who hides in each of its rooms.
question-next-room = House { $subject } lies open. Which room is looked into next?

## Articles

rule-modes = The two modes
rule-modes-text =
    Every survivor has two sheets. In Romero mode there is no skill at Blue and one at each other level, and searching brings household gear only. In Zombicide mode there is a skill at Blue, one action more at Yellow, and a choice at Orange and Red.

    Whoever gives the Winchester of the start away may change to Zombicide mode, in scenes that say so. While a Relative is on the board everybody is in Romero mode. A skill gained by changing serves at once; house: what it gave and was spent is not given twice in a turn.

    At Orange and Red you place your marker on the Zombicide side, whichever side is up.

    Rulebook #5, #7, #16
rule-winning-text =
    Everyone plays on the same side. The moment the goals of the scene are reached, all win.

    As soon as one of the six falls, with the third wound, all lose. Some scenes add another way to lose; their article says so.

    Rulebook #4, #15
rule-search-text =
    In a room without any of the living dead a survivor may search for one action, once per turn, free searches included. In Romero mode it is the household deck; in Zombicide mode any of three, where the scene has them; some scenes leave all three to everybody. What lies in a room is taken instead of drawing.

    The inventory may then be rearranged for free. A flashlight draws one card more; two of them do not add up. A dear voice is no find but a Relative, and the search is over: house. An empty deck is made anew from its discards.

    Rulebook #8
rule-doors = Doors and barricades
rule-doors-text =
    Where none of the living dead is, an action opens or shuts a door of your zone by hand; the stairs are a door. An open window lets everybody through.

    A closed barricade is opened for an action with a tire iron, hammer, crowbar, axe or chainsaw in hand. An open one is closed without a tool. In scene 1 the wood between the rooms is gathered for an action, planks become wood for nothing, and barricading a window brings experience.

    Breakers that hurt nobody open all that is shut round their zone, instead of walking. Some cards open all doors and barricades where a kind stands, but not at Blue.

    Rulebook #8, #9, scene S1
rule-sight = Line of sight
rule-sight-text =
    Outdoors one sees in straight lines along the edges of the board, any distance, until a wall or the edge. Indoors one sees one zone far, through openings. Closed doors and barricades stop every look.

    Nobody sees into or through corn or woods. Out of corn nobody sees either; out of woods one does. Everybody may walk there, no car may.

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
    Special cards are never found, only made of two others, for nothing: Ma’s shotgun of machete and sawed-off, a Molotov of kerosene and jar, a scoped Winchester of Winchester and scope, a torch of table leg and kerosene, which is kept. It takes a card left in the special pile.

    A Molotov is thrown outdoors only; everybody in the zone is out. A spawn token there may go to another spawn zone. Ma’s shotgun is for Zombicide mode.

    Rulebook #12
rule-attack = When the living dead attack
rule-attack-text =
    All who share a zone with survivors attack, without dice. A Fatty deals two wounds, all others one; the survivors there say who takes each attack. Wounds are counted and do not go away; the third fells.

    Rulebook #9
rule-walking = How the living dead walk
rule-walking-text =
    Whoever did not attack walks one zone: towards the zone in sight with most survivors, else towards the zone with most anywhere. Distance is nothing.

    Without an open way they take the shortest one as if all were open and gather before the first thing that is shut. With several ways, or several zones with as many survivors, they part evenly; the players place the odd ones.

    Rulebook #9
rule-spawn = New living dead
rule-spawn-text =
    After they acted, a card is drawn for each spawn token, the white one first, then clockwise. The line of the most experienced survivor tells how many come. Where the box has too few, those left are placed and that kind acts once more.

    Rulebook #9
rule-experience-text =
    Each of the living dead that falls is one point of experience; so are other deeds of a scene. At { $xp_yellow } points Yellow begins, at { $xp_orange } Orange, at { $xp_red } Red. The highest level among all says how dangerous the cards are.

    Rulebook #5
rule-travelling = Boards that travel
rule-travelling-text =
    In scenes 6 and 8 the board grows ahead of you. As soon as a survivor stands on the newest tile the table lays the next one beside it, on any side and any way round that join two zones in the open air. House: a tile whose other face still lies on the board waits until that has gone.

    When a round ends, tiles without survivors are taken away with all that is on them, for no experience; but none that would part the survivors. House: the newest tile stays.

    There are no spawn tokens. The living dead come at the outdoor corner zones of every tile with survivors on it: the table says each time where first, then clockwise.

    Rulebook, scenes S6, S8
rule-ultra-red = Ultra-red
rule-ultra-red-text =
    Where the table chose it, experience goes on beyond Red: the pointer begins anew at 0, the level stays red. Passing Orange and Red again brings a skill of that level that the Zombicide side still has. Once it has none left, it is any skill of the list. We count on beyond { $xp_red } instead of going back.

    Rulebook #14
rule-difficulty = Easier or harder
rule-difficulty-text =
    When a table is opened it may choose undead cards: the easier half, 1 to 21, or the harder half, 22 to 42, instead of all. The four cards that open doors and barricades may be left out. The usual choice is everything.

    Rulebook #14
rule-car-driving-text =
    The driver moves the car one or two outdoor zones for an action, never into corn, woods or rooms. In each zone with living dead that it enters, not where it starts, it attacks: misses fall on friends on foot. The dice of the car are those of another box: house. No skill counts.

    Rulebook #8, #10
zombie-breaker-note = One that hurt nobody opens every door and barricade round its zone instead of walking; the others come in at once.
zombie-relative-note = While one of them is on the board, nobody is in Zombicide mode.
card-my-baby-note = The survivor who finds it meets a Relative in that room, and the search is over. How it works is house: the card is not public.
card-planks-note = In scene 1 it is discarded for wood that blocks a window, for no action.
skill-free-ranged-note = It is spent before ordinary actions and serves for shooting only.
skill-free-melee-note = It is spent before ordinary actions and serves for melee only.
skill-barbarian-note = It counts for each weapon where the zone holds more of them than the card has dice; more dice by skills come on top.
skill-hit-and-run-note = Right after the attack, for nothing, and once for each attack that killed.
skill-lynx-eye-note = The zone behind a closed barricade beside it, the corn beside it, and out of corn the zones around. A shut door and woods stop it like everybody.
skill-shove-note = For no action. The zone must be joined by an open way; it is no move of theirs.
skill-taunt-note = For no action, at most two zones far by an open way. They attack nobody else.
skill-bloodlust-melee-note = One action, and what those cost that hold the survivor back. House: the free melee keeps until the turn ends.
free-ranged = { $count ->
    [one] { $count } free ranged attack
   *[other] { $count } free ranged attacks
  }
free-melee = { $count ->
    [one] { $count } free melee attack
   *[other] { $count } free melee attacks
  }

## Why the autopilot would answer so

hint-asked-let-take = Everybody plays for the same side.
hint-asked-trust = In Zombicide mode one fights better.
hint-asked-drive-away = All spawn tokens in one place are easier to keep an eye on.
hint-asked-run-to = Those still standing here are dealt with first.
hint-asked-start-area = Nothing has happened yet: it is as good as the others.
hint-asked-who-drives = Anybody can drive.
hint-asked-tile-side = Nobody knows what lies there: it is as good as the others.
hint-asked-tile-angle = It is the first way that fits.
hint-asked-first-spawn = They come at all corners in turn; the order hardly matters.
hint-asked-next-room = All rooms are looked into; the order hardly matters.
