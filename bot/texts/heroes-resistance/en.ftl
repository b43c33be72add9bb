### What only Heroes' Resistance has, and what it calls otherwise. Nothing here is the rulebook's text.

ruleset-heroes-resistance = Marvel Zombies: Heroes’ Resistance
ruleset-heroes-resistance-short = Heroes
door-heroes-resistance = **{ $game }**: super-heroes together against zombie heroes, with bystanders to rescue. 1 to 4 people, from 30 minutes.
help-heroes-resistance = **Heroes’ Resistance**, all against the zombies; the players share four heroes: `/move`, `/door`, `/attack`, `/power`, `/trait gain`, `/rescue`. `/end` ends a hero’s turn; you decide in which order heroes act. The sheets, most cards and the tiles are house rules: the printed ones are not public, and `/rules` says where.

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
event-trait-gained = { $survivor } gains the trait { $trait }{ $power ->
    [0] .
   *[other] { " " }(costs { $power } Power).
  } { $does }
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
reroll-use =
    { $source ->
        [second-chance] Only the dice that missed are rolled again. The card is then gone.
       *[other] One die that missed is rolled again. This costs nothing.
    }
event-bystander-joined = { $bystander } goes with { $survivor }.
event-hit-absorbed =
    { $count ->
        [one] One hit is not enough for { $kind_the }.
       *[other] { $count } hits are not enough for { $kind_the }.
    }
event-bystander-reached = An enemy reaches { $bystander } in { $zone }.
event-hero-apart = { $survivor } begins alone in { $zone }, in the open.
event-explosive-placed = { $survivor } sets an explosive in { $zone }. It blows up when the round ends.
event-explosive-blew = The explosive in { $zone } blows up: everybody there is eliminated.
event-enemies-blown-up = Blown up in { $zone }: { $zombies }.
event-card-ignored = No figure of this spawn card’s kind is left: another card is drawn.
event-spawn-moved = { $survivor } moves the spawn token of { $start } to { $zone }.
event-spawns-blown = { $survivor } overloads the reactor in { $zone }: all spawn zones are buried.
event-door-swung-open = The door { $door } opens by itself.
outcome-precious-lost = You lost a bystander you had to save. The zombies win.
outcome-civilians-reached = An enemy has reached the bystanders you had to protect. The zombies win.
outcome-left-behind = Everybody has left, but without what the mission asked for. The zombies win.
outcome-hero-fell = A hero has fallen, and the round is over. The zombies win.
story-walk-seen = They see somebody in { $targets }: { $walks }.
story-walk-nearest = The nearest people are in { $targets }: { $walks }.
story-walk-portal = Through a portal: { $walks }.
story-stay-shut-out = No way is open to anybody, so they stay in { $zone }: { $zombies }.

## Questions

question-who-is-wounded = An enemy in { $subject } attacks. Who takes the wound?
question-abomination-way = Several ways are equally short for the zombie hero in { $subject }. Which one?
question-odd-zombie = From { $subject }, several ways are equally short, and one zombie is left to send. Which way does it go?
question-ward-off = { $survivor } is about to be wounded. What do you do?
question-trait-to-lose = Which trait does { $survivor } lose?
question-trait-to-keep = Which trait does { $survivor } keep?
question-bystander-to-keep = { $survivor } can hold one bystander card. Which one?
question-bystander-way = Several ways are equally short for { $bystander }. Which one?
question-next-room = The building is open. For which room is the next card drawn?
question-who-escorts = Which hero does { $bystander } go with?
option-ward-off-take = Take the wound
option-ward-off-shrink = Shrink (1 Power)
option-ward-off-invulnerable = Invulnerable (1 Power, and the trait is gone)
option-ward-off-sacrifice = The bystander takes it (and is lost)
option-sacrifice-named = { $bystander } takes it (and is lost)
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
cmd-device-about = For some missions only: explosives, spawn tokens, a reactor
cmd-device-explosive = explosive
cmd-device-explosive-about = Set an explosive in your zone
cmd-device-spawn = spawn
cmd-device-spawn-about = Move the spawn token of your zone to where the mission gathers them
cmd-device-overload = overload
cmd-device-overload-about = Blow up the gathered spawn tokens
opt-power = power
opt-attack-power-about = How much Power to spend: one more die for each
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
        [0] { $survivor } has no action left for this. Use a free trait or skill, or end the turn.
       *[other] { $survivor } needs { $cost } actions for this and has { $left } left. Do something shorter, or end the turn.
    }
    .see = round
refusal-power-hexed = Too close to Scarlet Witch, { $survivor } cannot spend Power for dice. Attack without it, or move away first.
    .see = power
refusal-trait-gained-already = { $survivor } has gained a trait this turn already; it is one a turn. You can gain another next turn.
    .see = traits
refusal-trait-not-held = { $survivor } does not have { $trait }. `/trait gain` draws a trait.
    .see = traits
refusal-trait-serves-not = { $trait } does not help in this attack. Leave it out, or attack in another way.
    .see = traits
refusal-trait-not-now = You use { $trait } with an attack, after a roll or against a wound, not by itself. `/act` shows what you can do now.
    .see = traits
refusal-trait-not-there = { $trait } would do nothing there now, so you keep the card. `/act` shows what it can do.
    .see = traits
refusal-skill-not-there = { $skill } does not lead to { $zone }. `/act` shows where it leads.
    .see = skills
refusal-skill-not-now = { $skill } works by itself, or is offered with a wound. `/act` shows what you can do now.
    .see = skills
refusal-bystander-not-here = { $bystander } is not in the zone of { $survivor }. Go there first.
    .see = bystanders
refusal-bystander-not-shown = { $bystander } is not on the board. Bystanders hide in closed buildings: open one with `/door`.
    .see = bystanders
declined-nobody-to-rescue = There is no bystander on the board. They hide in closed buildings: open one with `/door`.
refusal-rescue-among-enemies = { $count ->
    [one] You cannot rescue anybody in { $zone } while an enemy is there. Clear the zone first.
   *[other] You cannot rescue anybody in { $zone } while { $count } enemies are there. Clear the zone first.
  }
    .see = bystanders
refusal-exit-held-by-enemies = { $count ->
    [one] An enemy is on the exit in { $zone }. Get rid of it first.
   *[other] { $count } enemies are on the exit in { $zone }. Get rid of them first.
  }
    .see = exit
refusal-no-sign-here = The sign of the Avengers is not in the zone of { $survivor }. Go to it, or use the hero’s own attack.
    .see = sign
refusal-no-sign-left = There is no sign of the Avengers on the board. Use the hero’s own attack instead.
    .see = sign
refusal-sign-spares-heroes = Only zombie heroes are in { $zone }, and the sign does not hit them. Aim elsewhere, or use the hero’s own attack.
    .see = sign
refusal-sign-out-of-reach = You can throw the sign { $nearest } to { $farthest } zones far; { $zone } is { $distance } away. Pick a zone in between.
    .see = sign

refusal-door-sealed = The door { $door } is sealed: heroes cannot open it. Look for another way. The mission’s page says if something else opens it.
    .see = doors
refusal-bystander-stays = { $bystander } stays here: nobody can be rescued in this mission. Keep the enemies away instead.
    .see = bystanders
refusal-no-explosive = { $survivor } has no explosive. In missions that say so, the blue and the green objective are explosives; take one first.
    .see = objectives
refusal-no-token-to-move = { $survivor } cannot move a spawn token of { $zone }. The mission’s page says which tokens can be moved; stand in the zone of one.
    .see = spawn
refusal-token-among-enemies = { $count ->
    [one] You cannot move the token while an enemy is in { $zone }. Clear the zone first.
   *[other] You cannot move the token while { $count } enemies are in { $zone }. Clear the zone first.
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
mission-goal-bring-along = Take { $bystanders } along when you leave.
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
   *[other] Everybody begins in { $start }.
  }
mission-rule-start-apart = One hero, at random, begins in { $zones }.
mission-rule-escort = { $bystanders } start with two of the other heroes, and give them no Power.
mission-rule-precious = You lose at once if one of these dies or is left behind: { $bystanders }.
mission-rule-sealed-doors = Heroes cannot open doors of this colour: { $colours }.
mission-rule-sleeping-spawns = The spawn zones of these colours are inactive until the objective of their colour is taken: { $colours }.
mission-rule-key = { $objective ->
    [blue] When the blue objective is taken, doors of this colour open: { $doors }.
    [green] When the green objective is taken, doors of this colour open: { $doors }.
   *[red] When a red objective is taken, doors of this colour open: { $doors }.
  }
mission-rule-trap = A zombie hero appears on the spawn zone of its colour when one of these objectives is taken: { $colours }.
mission-rule-quiet-building = The building of { $zones } is empty: no card is drawn for it.
mission-rule-found-bystander = A hero who takes an objective of this colour gains a bystander of the deck, as if just rescued: { $colours }.
mission-rule-explosives = Objectives of these colours are explosives: { $colours }. For one action, a hero sets one in their zone; when the round ends, everybody there is eliminated, friend and foe, and nobody gains experience.
mission-rule-no-return = Once all red objectives are taken, a hero who falls is out of the game. A spawn card for a kind that is gone is ignored, and another one is drawn.
mission-rule-no-bystander-spawns = The cards that bring a bystander in danger are not used.
mission-rule-full-houses = Every building is full from the start, as if its doors had just been opened; there are no bystanders in them.
mission-rule-civilians = Bystanders stay where they are; nobody can rescue or attack them. An enemy who sees no hero walks to the nearest bystander. You lose as soon as one gets there.
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
    [blue] In the zone of a blue spawn token, without enemies, an action moves the token to { $zone }, where it stays active.
    [green] In the zone of a green spawn token, without enemies, an action moves the token to { $zone }, where it stays active.
   *[red] In the zone of a red spawn token, without enemies, an action moves the token to { $zone }, where it stays active.
  }
group-trait = Heroic traits
group-trait-all = Heroic traits: all { $count } articles
group-bystander = Bystanders
group-bystander-all = Bystanders: all { $count } articles
rule-trait-text = { $summary }
    It costs { $power } Power and is discarded after use. The deck has three of them.
    _{ $source }_
rule-bystander-text = { $summary }
    { $fighter ->
        [yes] A fighter: until rescued, a 5 or 6 cancels a wound.
       *[no] Not a fighter: one wound kills.
    }
    _{ $source }_
article-ours = House rule: the printed card is not public, so this one is ours.
zombie-walker-note = Slow and weak, but never alone.
zombie-runner-note = Two actions each time; hits strike it last.
zombie-brute-note = It takes two hits of the same attack; a single hit does nothing and is lost.
zombie-captain-america-note = His shield: ranged attacks at his zone roll one die fewer, but at least one. House rule: the printed card is not public.
zombie-iron-man-note = His repulsors: with no target in his zone, he attacks one zone away, in sight, instead of walking. House rule: the printed card is not public.
zombie-doctor-strange-note = His portals: he walks two zones at a time and goes once through walls and doors. House rule: the printed card is not public.
zombie-scarlet-witch-note = Her hex: heroes within one zone of her cannot spend Power for dice. House rule: the printed card is not public.
article-printed = As the rulebook shows it.
rule-enemy-text = { $note }
    Hits of one attack to eliminate it: { $toughness }. Experience: { $xp }. Actions: { $actions }. Figures in the box: { $figures }.
rule-attack-of-sheet-text = { $kind ->
    [melee] The attack of { $survivors }: melee, in their own zone, { $dice } dice, hits on { $hits_on }+.
   *[ranged] The attack of { $survivors }: ranged, up to { $farthest } zones away, { $dice } dice, hits on { $hits_on }+.
  }
    _{ $source }_
rule-skill-of-sheet-text = { $summary }
    { $power ->
        [0] It costs no Power. Heroes who have it: { $survivors }.
       *[other] It costs { $power } Power. Heroes who have it: { $survivors }.
    }
    _{ $source }_
free-rescue = { $count ->
    [one] { $count } free rescue
   *[other] { $count } free rescues
  }

## Why the autopilot would do it

hint-explosive = Many enemies will stand there when it blows up, and no hero.
hint-hurry = One more action, in the turn that needs it most.
hint-power = Each Power is one more die for a later attack; you can hold four.
hint-powered = { $band ->
    [low] Only { $chance } even with Power, but an enemy that falls attacks nobody.
    [even] It can go either way, even with the dice that Power adds.
   *[good] Power adds dice, so your attack will probably bring them down.
 }
hint-rescue = A rescued bystander helps you from now on, and fills your Power at once.
hint-trait = A trait can change a roll or prevent a wound later, once.

## Why the autopilot would answer so

hint-asked-hit-target = It is the quickest of those that one or two hits bring down.
hint-asked-who-is-wounded = That hero can bear the most.
hint-asked-abomination-way = All of these ways are equally short.
hint-asked-ward-off = { $option ->
    [shrink] Power comes back, wounds stay.
    [invulnerable] One more wound could be the last: that is what the trait is for.
    [sacrifice] If a hero falls, the game is lost.
   *[take] There is health enough for this one; keep traits and bystanders for worse.
  }
hint-asked-trait-to-lose = This hero can do without that trait best.
hint-asked-trait-to-keep = That trait helps this hero most.
hint-asked-bystander-to-keep = The new one can help from now on.
hint-asked-bystander-way = All of these ways are equally short.
hint-asked-who-escorts = Any hero without company will do.
hint-asked-next-room = You look into all rooms; the order hardly matters.

## What the family says of survivors

pick-survivors = Pick heroes, or go by chance
zombies-have-moved = The heroes are done: the zombies have had their turn.
status-holds = Attack: { $hands }.
film-survivors = Round { $round }, the heroes have acted.
story-sum-walks = Walking towards the living: { $zombies }.
refusal-seat-without-survivor = Every player needs a hero; still without: { $seats }.
    .see = setup
refusal-other-shares = Every player leads a fair share of the heroes. In the order of seats that is here: { $shares }. Deal them out like that.
    .see = setup
zombie-rank = • Hits strike it as number { $rank } in line.
odds-foot = Exact, from the dice alone.
mission-goal-escape-all = Every hero must reach the exit. One death loses the game.
mission-goal-escape-must = On the exit, each hero leaves the board on their own turn, free. Only heroes who have left count.
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
goal-lost = **You lose** at the end of a round in which a hero fell.
