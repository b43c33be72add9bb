### What only Heroes' Resistance has, and what it calls otherwise. Nothing here is the rulebook's text.

ruleset-heroes-resistance = Marvel Zombies: Heroes’ Resistance
ruleset-heroes-resistance-short = Heroes
help-heroes-resistance = **Heroes’ Resistance**, all against the zombies; four heroes share the players: `/move`, `/door`, `/attack`, `/power`, `/trait gain`, `/rescue`. `/end` ends a hero’s turn; in which order heroes act, you decide. The sheets, most cards and the tiles are house: the printed ones are not public, and `/rules` says where.

## Enemies

some-walker = { $count ->
    [one] 1 Walker
   *[other] { $count } Walkers
  }
some-runner = { $count ->
    [one] 1 Runner
   *[other] { $count } Runners
  }
many-walker = Walkers
many-runner = Runners
all-walker = all Walkers
all-runner = all Runners
the-walker = the Walker
the-runner = the Runner
some-brute = { $count ->
    [one] 1 Brute
   *[other] { $count } Brutes
  }
some-captain-america = Captain America
some-iron-man = Iron Man
some-doctor-strange = Doctor Strange
some-scarlet-witch = Scarlet Witch
many-brute = Brutes
many-captain-america = Captain America
many-iron-man = Iron Man
many-doctor-strange = Doctor Strange
many-scarlet-witch = Scarlet Witch
all-brute = all Brutes
all-captain-america = Captain America
all-iron-man = Iron Man
all-doctor-strange = Doctor Strange
all-scarlet-witch = Scarlet Witch
the-brute = the Brute
the-captain-america = Captain America
the-iron-man = Iron Man
the-doctor-strange = Doctor Strange
the-scarlet-witch = Scarlet Witch

## What happens

event-round-began = Round { $round } begins. Any hero may act first.
event-power-rose = Every hero gains { $gained } Power.
event-power-gained = { $survivor } gains { $gained } Power ({ $power } now).
event-power-spent = { $survivor } spends { $spent } Power ({ $power } left).
event-trait-gained = { $survivor } gains the trait { $trait }.
event-trait-used = { $survivor } uses the trait { $trait }.
event-trait-discarded = { $survivor } discards the trait { $trait }.
event-skill-used = { $survivor } uses { $skill }.
event-enemies-pushed = { $survivor } pushes away: { $zombies }, from { $start } to { $zone }.
event-door-forced = { $survivor } forces the door { $zones }.
event-bystander-appeared = { $bystander } needs help in { $zone }.
event-bystander-rescued = { $survivor } rescues { $bystander } in { $zone }.
event-bystander-let-go = { $bystander } is safe and goes home; { $survivor } keeps the other card.
event-bystander-walked = { $bystander } runs from { $start } to { $zone }.
event-bystander-defended = { $saved ->
    [yes] { $bystander } fights back ({ $faces }, { $needed }+ saves) and holds the wound off.
   *[no] { $bystander } fights back ({ $faces }, { $needed }+ saves) in vain.
  }
event-bystander-sacrificed = { $bystander } takes the wound meant for { $survivor }.
event-bystander-devoured = **{ $bystander } is devoured!** Every hero loses 1 Power and a trait.
event-sign-used = { $gone ->
    [yes] { $survivor } hurls the sign into { $zone }: { $faces } ({ $needed }+ hits), hits: { $hits }. It breaks for good.
   *[no] { $survivor } hurls the sign into { $zone }: { $faces } ({ $needed }+ hits), hits: { $hits }. It lies there, damaged.
  }
event-deck-reshuffled = { $deck ->
    [trait] The used traits are shuffled into a new deck.
    [bystander] The cards of bystanders who were lost are shuffled into a new deck.
    [zombie-heroes] The zombie heroes that fell may come back: their cards are shuffled.
   *[spawn] The discarded spawn cards are shuffled into a new deck.
  }
event-wound-ignored = { $reason ->
    [ignore-wounds] { $survivor } sees it coming: no wound.
    [absorb-wounds] The suit of { $survivor } takes the blow: no wound.
   *[warded] { $survivor } ignores the wound.
  }
reason-reroll-one = a bystander’s help
reason-second-chance = Second chance
event-bystander-joined = { $bystander } goes with { $survivor }.
event-bystander-reached = An enemy reaches { $bystander } in { $zone }.
event-hero-apart = { $survivor } begins alone in { $zone }, in the open.
event-colour-turned-up = { $colour ->
    [blue] { $survivor } turns the objective over: it is the blue one.
    [green] { $survivor } turns the objective over: it is the green one.
   *[red] { $survivor } turns the objective over: a red one.
  }
event-explosive-placed = { $survivor } sets an explosive in { $zone }. It blows up when the round ends.
event-explosive-blew = The explosive in { $zone } blows up: nobody there is spared.
event-enemies-blown-up = Gone with it in { $zone }: { $zombies }.
event-card-ignored = Nobody is left of whom this spawn card speaks: another one is drawn.
event-spawn-moved = { $survivor } moves the spawn token of { $start } to { $zone }.
event-spawns-blown = { $survivor } overloads the reactor in { $zone }: all spawn zones are buried.
event-door-swung-open = The door { $door } opens by itself.
outcome-precious-lost = The one bystander who had to be saved is lost. The zombies win this one.
outcome-civilians-reached = The enemies are among the bystanders whom you had to protect. The zombies win this one.
outcome-left-behind = Everybody has left, but without what the mission asked for. The zombies win this one.
outcome-hero-fell = A hero has fallen, and the round is over. The zombies win this one.
story-walk-seen = Somebody is in sight in { $targets }: { $walks }.
story-walk-nearest = The nearest people are in { $targets }: { $walks }.
story-walk-portal = Through a portal: { $walks }.
story-stay-shut-out = No way is open to anybody; in { $zone } they stay: { $zombies }.

## Questions

question-who-is-wounded = An enemy strikes in { $subject }. Who takes the wound?
question-abomination-way = Several ways are equally short for the zombie hero in { $subject }. Which one?
question-odd-zombie = The group in { $subject } does not part evenly. Which way does the odd one go?
question-ward-off = { $survivor } is about to be wounded. What now?
question-trait-to-lose = Which trait does { $survivor } lose?
question-trait-to-keep = Which trait does { $survivor } keep?
question-bystander-to-keep = { $survivor } can hold one card. Whose?
question-bystander-way = Several ways are equally short for { $bystander }. Which one?
question-next-room = The building is open. For which room is the next card drawn?
question-who-escorts = Which hero does { $bystander } go with?
option-ward-off-take = Take the wound
option-ward-off-shrink = Shrink (1 Power)
option-ward-off-invulnerable = Invulnerable (1 Power, the trait goes)
option-ward-off-sacrifice = The bystander takes it (and is lost)
option-room = { $room }

## Commands

deed-attack = { $power ->
    [0] { $traits_count ->
        [0] Attack in { $zone }
       *[other] Attack in { $zone }, with { $traits }
    }
   *[other] { $traits_count ->
        [0] Attack in { $zone }, { $power } Power for dice
       *[other] Attack in { $zone }, { $power } Power for dice, with { $traits }
    }
  }
deed-force-door = Force the door { $door }
deed-gain-power = Gain Power
deed-gain-trait = Gain a trait
deed-use-trait = { $hero_id ->
    [none] { $zone_id ->
        [none] Use { $trait }
       *[other] Use { $trait }: { $zone }
    }
   *[other] Use { $trait }: { $hero }
  }
deed-use-skill = { $skill }: { $zone }
deed-rescue = Rescue { $bystander }
deed-use-sign = Hurl the sign into { $zone }
deed-place-explosive = Set an explosive here
deed-move-spawn = Move the spawn token of this zone
deed-overload = Overload the reactor
action-force-door = Force a door
action-gain-power = Gain Power
action-gain-trait = Gain a trait
action-use-trait = Use a trait
action-use-skill = Use a skill
action-rescue = Rescue a bystander
action-use-sign = Use the sign
action-place-explosive = Set an explosive
action-move-spawn = Move the spawn token
action-overload = Overload
cmd-power = power
cmd-power-about = Gain 2 Power
cmd-trait = trait
cmd-trait-about = Heroic traits: gain one, use one
cmd-trait-gain = gain
cmd-trait-gain-about = Gain a heroic trait, once a turn
cmd-trait-use = use
cmd-trait-use-about = Use a heroic trait in your turn
cmd-skill-use = use
cmd-skill-use-about = Use an active skill of the sheet
cmd-rescue = rescue
cmd-rescue-about = Rescue a bystander in your zone
cmd-sign = sign
cmd-sign-about = Hurl the sign of the Avengers at a zone
cmd-device = device
cmd-device-about = What only some missions have: explosives, spawn tokens, a reactor
cmd-device-explosive = explosive
cmd-device-explosive-about = Set an explosive in your zone
cmd-device-spawn = spawn
cmd-device-spawn-about = Move the spawn token of your zone to where the mission gathers them
cmd-device-overload = overload
cmd-device-overload-about = Blow up the gathered spawn tokens
opt-power = power
opt-attack-power-about = Power to spend, a die for each
opt-traits = traits
opt-attack-traits-about = Traits to use before the roll
opt-trait = trait
opt-trait-about = Which trait
opt-trait-zone-about = Where to, for a trait that leads somewhere
opt-hero = hero
opt-trait-hero-about = Whom it helps
opt-skill = skill
opt-skill-use-about = Which skill
opt-skill-zone-about = Where to
opt-bystander = bystander
opt-bystander-about = Whom; needed only where there are several
opt-sign-zone-about = Which zone

## Why not

refusal-too-little-power = { $survivor } has { $held } Power; this takes { $cost }. `/power` gains 2 for an action.
    .see = power
refusal-too-few-actions =
    { $left ->
        [0] { $survivor } has no action left for this. A trait or a skill that takes none still works; or end the turn.
       *[other] { $survivor } needs { $cost } actions for this and has { $left } left. Choose something shorter, or end the turn.
    }
    .see = round
refusal-power-hexed = Too close to Scarlet Witch, { $survivor } cannot spend Power for dice. Attack without it, or move away first.
    .see = power
refusal-trait-gained-already = { $survivor } has gained a trait this turn; one a turn is all. The next turn brings another.
    .see = traits
refusal-trait-not-held = { $survivor } does not hold { $trait }. `/trait gain` draws a trait.
    .see = traits
refusal-trait-serves-not = { $trait } does not serve this attack. Leave it out, or attack the other way.
    .see = traits
refusal-trait-not-now = { $trait } is not used like this: it comes with an attack, after a roll or with a wound. `/act` shows what can be done.
    .see = traits
refusal-trait-not-there = { $trait } would do nothing there now; the card is kept. `/act` shows what it can do.
    .see = traits
refusal-skill-not-there = { $skill } does not lead to { $zone }. `/act` shows where it leads.
    .see = skills
refusal-skill-not-now = { $skill } is not used like this: it works by itself, or is offered with a wound. `/act` shows what can be done.
    .see = skills
refusal-bystander-not-here = { $bystander } is not where { $survivor } stands. Go there first.
    .see = bystanders
refusal-bystander-not-shown = { $bystander } is not on the board. People hide in closed buildings: open one with `/door`.
    .see = bystanders
declined-nobody-to-rescue = No bystander is on the board. They hide behind closed doors: open one with `/door`.
refusal-rescue-among-enemies = { $count ->
    [one] An enemy is in { $zone }: nobody can be rescued there. Clear the zone first.
   *[other] { $count } enemies are in { $zone }: nobody can be rescued there. Clear the zone first.
  }
    .see = bystanders
refusal-exit-held-by-enemies = { $count ->
    [one] An enemy holds the exit in { $zone }. Get rid of it first.
   *[other] { $count } enemies hold the exit in { $zone }. Get rid of them first.
  }
    .see = exit
refusal-no-sign-here = The sign of the Avengers is not where { $survivor } stands. Go to it, or use an attack of the hero’s own.
    .see = sign
refusal-no-sign-left = There is no sign of the Avengers on the board. Use an attack of the hero’s own instead.
    .see = sign
refusal-sign-spares-heroes = Only zombie heroes are in { $zone }, and the sign does not strike them. Aim elsewhere, or use an attack of the hero’s own.
    .see = sign
refusal-sign-out-of-reach = The sign reaches { $nearest } to { $farthest } zones; { $zone } is { $distance } away. Pick a zone in between.
    .see = sign

refusal-door-sealed = The door { $door } is sealed: no hero opens it. Look for another way; the mission’s page says what opens it, if anything does.
    .see = doors
refusal-bystander-stays = { $bystander } stays here: in this mission nobody is rescued. Keep the enemies away instead.
    .see = bystanders
refusal-no-explosive = { $survivor } has no explosive. The blue and the green objective are explosives where the mission says so; take one first.
    .see = objectives
refusal-no-token-to-move = No spawn token in { $zone } can be moved from there by { $survivor }. The mission’s page says which can; stand in its zone.
    .see = spawn
refusal-token-among-enemies = { $count ->
    [one] An enemy is in { $zone }: the token cannot be moved. Clear the zone first.
   *[other] { $count } enemies are in { $zone }: the token cannot be moved. Clear the zone first.
  }
    .see = spawn
refusal-nothing-to-overload = There is no reactor in this mission. The goals are on the mission’s page.
    .see = objectives
refusal-tokens-not-gathered = { $survivor } must stand in { $zone }, with all spawn tokens there. Gather them first.
    .see = spawn
refusal-no-console = { $survivor } has no console. The hero who took the green objective has it.
    .see = objectives
## Missions and articles

mission-goal-rescue = { $count ->
    [one] Rescue at least one bystander.
   *[other] Rescue at least { $count } bystanders.
  }
mission-goal-rescue-them = Rescue { $bystanders }.
mission-goal-bring-along = Have { $bystanders } along when you leave.
mission-rule-bystanders = A bystander’s card lies face down in { $zones }.
mission-rule-bystanders-among = A bystander’s card lies face down in { $zones }; { $bystanders } is among them.
mission-rule-zombie-heroes = A zombie hero waits in { $zones } from the start.
mission-rule-sign = The sign of the Avengers lies in { $zones }.
mission-goal-annihilate = Eliminate every enemy, on the board and in the box.
mission-goal-spawns-gathered = Gather all spawn tokens in { $zone }.
mission-goal-overload = Blow them up in { $zone }.
mission-rule-bystander-figures = Bystanders stand in { $zones } from the start.
mission-rule-bystander-figures-these = { $bystanders } is in { $zones } from the start.
mission-start = { $rule ->
    [start-apart] All others begin in { $start }.
   *[other] Everyone begins in { $start }.
  }
mission-rule-start-apart = One hero, at random, begins in { $zones }.
mission-rule-escort = { $bystanders } start with two of the other heroes, and give them no Power.
mission-rule-precious = You lose at once if one of these dies or is left behind: { $bystanders }.
mission-rule-sealed-doors = Heroes cannot open doors of this colour: { $colours }.
mission-rule-shuffled-objectives = Some of the face-down objectives are coloured ({ $colours }). Nobody knows which.
mission-rule-sleeping-spawns = Spawn zones of this colour are inactive until the objective of their colour is taken: { $colours }.
mission-rule-key = { $objective ->
    [blue] When the blue objective is taken, doors of this colour open: { $doors }.
    [green] When the green objective is taken, doors of this colour open: { $doors }.
   *[red] When a red objective is taken, doors of this colour open: { $doors }.
  }
mission-rule-trap = A zombie hero appears on the spawn zone of its colour when one of these objectives is taken: { $colours }.
mission-rule-quiet-building = Nobody waits in the building of { $zones }: no card is drawn for it.
mission-rule-found-bystander = A hero who takes an objective of this colour gains a bystander of the deck, as if just rescued: { $colours }.
mission-rule-explosives = Objectives of these colours are explosives: { $colours }. An action sets one in one’s zone; when the round ends, everybody there is eliminated, friend and foe, and nobody gains experience.
mission-rule-no-return = Once all red objectives are taken, a hero who falls is out of the game; a spawn card for a kind that is gone is ignored and another one drawn.
mission-rule-no-bystander-spawns = The cards that bring a bystander in danger are left out.
mission-rule-full-houses = Every building is full from the start, as if its doors had just been opened; no bystanders hide there.
mission-rule-civilians = Bystanders stay where they are; nobody rescues or attacks them. An enemy who sees no hero walks to the nearest of them, and with the first who gets there all is lost.
mission-rule-shared-experience = { $objective ->
    [blue] The blue objective brings every hero { $xp } experience.
    [green] The green objective brings every hero { $xp } experience.
   *[red] A red objective brings every hero { $xp } experience.
  }
mission-rule-console = { $objective ->
    [blue] The blue objective is the console; the hero who takes it keeps it.
    [green] The green objective is the console; the hero who takes it keeps it.
   *[red] A red objective is the console; the hero who takes it keeps it.
  }
mission-rule-movable-spawns = { $colour ->
    [blue] In the zone of a blue spawn token, without enemies, an action moves the token to { $zone }; it stays active.
    [green] In the zone of a green spawn token, without enemies, an action moves the token to { $zone }; it stays active.
   *[red] In the zone of a red spawn token, without enemies, an action moves the token to { $zone }; it stays active.
  }
shade-red = red
shade-blue = blue
shade-green = green
group-trait = Heroic traits
group-trait-all = Heroic traits: all { $count } articles
group-bystander = Bystanders
group-bystander-all = Bystanders: all { $count } articles
rule-trait-text = { $summary }
    It costs { $power } Power and is discarded after use. Three such cards are in the deck.
    _{ $source }_
rule-bystander-text = { $summary }
    { $fighter ->
        [yes] A fighter: a 5 or 6 holds a wound off, as long as nobody has rescued them.
       *[no] Not a fighter: one wound is the end.
    }
    _{ $source }_
article-ours = House: the printed card is not public, so this one is ours.
zombie-walker-note = Slow and weak, and never alone.
zombie-runner-note = Two actions each time: the last one to be hit, the first one to arrive.
zombie-brute-note = It takes two hits of one attack; a single hit does nothing and is lost.
zombie-captain-america-note = His shield: ranged attacks at his zone roll one die fewer, at least one. House: the printed card is not public.
zombie-iron-man-note = His repulsors: with no target in his zone he attacks one zone away, in sight, instead of walking. House: the printed card is not public.
zombie-doctor-strange-note = His portals: a walk of his is two zones long and goes once through walls and doors. House: the printed card is not public.
zombie-scarlet-witch-note = Her hex: within one zone of her no hero spends Power for dice. House: the printed card is not public.
article-printed = As the rulebook shows it.
rule-enemy-text = { $note }
    Hits of one attack that it takes: { $toughness }. Experience: { $xp }. Actions: { $actions }. Figures in the box: { $figures }.
rule-attack-of-sheet-text = { $kind ->
    [melee] The attack of { $survivors }: melee, in one’s own zone, { $dice } dice, { $hits_on } or more hits.
   *[ranged] The attack of { $survivors }: ranged, up to { $farthest } zones away, { $dice } dice, { $hits_on } or more hits.
  }
    _{ $source }_
rule-skill-of-sheet-text = { $summary }
    { $power ->
        [0] It costs no Power. Whose it is: { $survivors }.
       *[other] It costs { $power } Power. Whose it is: { $survivors }.
    }
    _{ $source }_
free-rescue = { $count ->
    [one] { $count } free rescue
   *[other] { $count } free rescues
  }

## Why the autopilot would do it

hint-explosive = Many of them will stand there when it blows up, and no hero.
hint-hurry = One action more, in the very turn that needs it.
hint-power = Each Power is one more die for a later attack; at most four are held.
hint-powered = Power makes more dice: so the blow is likely to bring them down.
hint-rescue = A rescued bystander helps from now on, and brings all Power at once.
hint-trait = A trait in hand can turn a roll or a wound later on, once.

## Why the autopilot would answer so

hint-asked-hit-target = It is the quickest of those that a hit or two bring down.
hint-asked-who-is-wounded = That one can bear most.
hint-asked-abomination-way = All of these ways are equally short.
hint-asked-ward-off = { $option ->
    [shrink] Power comes back, wounds stay.
    [invulnerable] One wound more could be the last: that is what the trait is for.
    [sacrifice] A hero that falls loses the game.
   *[take] There is health enough for this one; traits and people are kept for worse.
  }
hint-asked-trait-to-lose = It is the trait this hero can best do without.
hint-asked-trait-to-keep = It is the one that serves this hero most.
hint-asked-bystander-to-keep = The new one can help from now on.
hint-asked-bystander-way = All of these ways are equally short.
hint-asked-who-escorts = Any hero without company will do.
hint-asked-next-room = All rooms are looked into; the order hardly matters.

## What the family says of survivors

declined-no-such-survivor = There is no hero called { $name }. Free are: { $survivors }.
pick-survivors = Choose heroes, or leave it to chance
zombies-have-moved = The heroes are done: the zombies have had their turn.
status-holds = Attack: { $hands }.
film-survivors = Round { $round }, the heroes have acted.
mission-label = { $id } · { $title } · { $difficulty } · { $survivors } heroes · { $minutes } min
story-sum-walks = On the move towards the living: { $zombies }.
declined-joined-already = You are at the table already. You can name heroes, `/game leave`, or start.
declined-which-survivor = Say which hero: { $survivors }. Fill in the option `survivor`.
refusal-seat-without-survivor = Every player needs a hero; still without: { $seats }.
    .see = setup
refusal-other-shares = Everybody leads a fair share of the heroes. In the order of seats that is here: { $shares }. Deal them out so.
    .see = setup
zombie-rank = • Hits strike it in place { $rank }.
odds-foot = Exact, from the dice alone.
mission-goal-escape-all = Every hero must reach the exit. One death loses the game.
mission-goal-escape-least = { $count ->
    [one] At least one hero reaches the exit.
   *[other] At least { $count } heroes reach the exit.
  }
mission-text =
    { $briefing }

    { $heading }
    { $goals }

    { "**" }What is special:**
    { $rules }

    { $difficulty }, { $survivors } heroes, about { $minutes } minutes. { $place }
refusal-not-your-survivor = { $survivor } is led by { $seats_or }. Pick one of your own heroes.
    .see = order
refusal-survivor-eliminated = { $survivor } is not on the board any more. Pick a hero who still stands.
    .see = order
refusal-survivor-taken-twice = The same hero was chosen twice. Everyone picks a different one.
    .see = setup
refusal-wrong-survivor-count = There are always { $most } heroes, and { $count } were chosen. Add or leave out some.
    .see = setup
