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
many-breaker = Breakers
many-relative = Relatives
all-breaker = all Breakers
all-relative = all Relatives
the-breaker = the Breaker
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
deed-give-barricade = Hand { $partner } wood
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
refusal-no-window-here = No such window is beside { $zone }, where { $survivor } is. Move next to it first.
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
mission-rule-start-area = { $survivors } begin in { $zone }.
mission-rule-start-areas = The table shares the survivors out over { $zones }, at least one in each.
mission-rule-zombicide-mode = Everybody begins in Zombicide mode.
mission-rule-begin-with = Everybody begins with { $xp } XP.
mission-rule-aboard = Everybody begins in the car; the table says who drives.
mission-rule-lying-card = In { $zone } lies { $card }: whoever searches there may take it instead of drawing.
mission-rule-trust = Whoever gives { $card } of the start away may change to Zombicide mode.
mission-rule-caches = Only in Zombicide mode, melee weapons are found in { $melee }, guns in { $ranged }.
mission-rule-body = A body lies on the landing. Whoever finds it throws all back to Romero mode; taking it away costs { $cost } actions, and before that { $zones } cannot be searched.
mission-rule-building = Wood lies between the rooms; a window that is barricaded brings { $xp } XP.
mission-rule-defend = With one of the living dead in the house when the players’ phase ends, all is lost.
mission-rule-no-shooting = Nobody shoots into { $zones }.
mission-rule-fixed-spawn = Nothing moves the white spawn token in { $zone }.
mission-rule-houses-full = Opening a house reveals who hides in each of its rooms.
