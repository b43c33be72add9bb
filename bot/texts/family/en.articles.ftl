# Articles made from the data files: skills, cards, zombies, missions, cars; and how tables work.
## Titles and groups

article-place = Rulebook { $chapters }
article-house = Rulebook #10, in its spirit: the mission is our own.
group-rule = Rule
group-table = Table
group-car = Car
group-skill = Skill
group-card = Card
group-zombie = Zombie
group-mission = Mission
group-survivor = Survivor
group-rule-all = Rules: all { $count } articles
group-table-all = The table: all { $count } articles
group-car-all = Cars to drive: all { $count } articles
group-skill-all = Skills: all { $count } articles
group-card-all = Cards: all { $count } articles
group-zombie-all = Zombies: all { $count } articles
group-mission-all = Missions: all { $count } articles
group-survivor-all = Survivors: all { $count } articles

## More rules

rule-setup = Setting up
rule-setup-text =
    Alone you lead { $alone } survivors; of two players each leads { $of_two }, of three { $of_three }, of four to six one.

    Everyone begins on the start zone. Starting gear is dealt at random, at least one card each: the fire axe, the crowbar, the pistol, and pans for the rest. What a survivor’s own skill brings comes on top.

    The house you start in holds no zombies, and no card is drawn for it. The players agree on who goes first.

    Rulebook #3
rule-levels = The danger level
rule-levels-text =
    Zombie cards have a line for each level: Blue, Yellow (from { $xp_yellow } points), Orange (from { $xp_orange }) and Red (from { $xp_red }). The line that counts is that of the most experienced survivor still standing; the others’ experience does not matter.

    So one survivor far ahead brings Orange or Red hordes upon friends who are still Blue. Sharing the kills keeps the table’s level low for longer.

    When that survivor falls, the next one’s level counts. Extra activations begin with Yellow.

    Rulebook #5, #7
rule-exit = Leaving by the exit
rule-exit-text =
    Only some missions have an exit, and it counts once every goal before it is met; the status message shows what is missing. Zombies there hold nobody back. From then on standing on it is enough: when all who must be there are, the game is won at once. Cards of the fallen are lost: what is to come out must be carried by somebody alive.

    House rule, as the rulebook only hints at it: whoever stands on the open exit may leave the board on their own turn, for no action, with all their cards. They count, are safe and do not come back. Where the mission says that all meet on the exit, nobody leaves alone; where it says that they leave the board (Might Makes Right), only those who have left count.

    Where people leave by car, nobody goes on foot: a car that drives onto the open exit is gone at once, with everyone and everything in it. House rule: one that came too early stays there, and goes as soon as the rest is done, if somebody is at the wheel.

    Rulebook #10
rule-zones = Zones and their names
rule-zones-text =
    A zone is the unit of every distance. In a house each room is one; in the street a zone runs from crossing to crossing and may lie on two or four tiles.

    Every zone has its name on the picture: S and a number in the street, the letter of the house and a number for a room. Two zones are neighbours if they share a side, never a corner. Between street and house one passes by a door, between rooms by an opening.

    `/board` shows the board, and all of it in words with the option `text`.

    Rulebook #5

## How a table works

rule-order = The order of play
rule-order-text =
    Strict order is the rulebook’s: the player with the first player’s token plays all of their survivors, then the next player clockwise. A survivor’s turn is finished before the next begins.

    In free order any survivor who has not had a turn this round may act, whoever leads them, and a turn that has begun may wait while others play: good for slow tables, where nobody should wait for somebody who sleeps. It is our own option; the rulebook knows the strict order only.

    Either way the zombies move when everyone has acted, and the token passes on.

    Rulebook #4, #6
rule-questions = Questions
rule-questions-text =
    Where the rules let players decide, the table asks with buttons: who takes a wound, which card is lost, whom a hit strikes, which way the odd zombie goes, whether to roll again.

    Only those named may answer, and play goes on once they have. If there is just one possibility, nobody is asked. An old button does no harm: it tells what is asked now.

    Press *Always* beside a question, or type `/order`: this answers it and later ones like it in advance, so that nobody waits for you. Everybody can see these answers, and you can change them at any time. You are asked again where such an answer would kill a survivor, hit a friend, decide who is attacked, or cost your last weapon, a card for the goal or something that is used up. If several players offer a survivor for a wound, the one who can bear most takes it.

    Rulebook #7, #8
rule-undo = Taking back
rule-undo-text =
    `/game undo` takes back your last action as long as it drew no card, rolled no die, revealed nothing, and nobody has acted since. A step may be taken back, a search or an attack may not.

    For anything else the table votes: more than half of the players must agree. Until somebody plays on, `/game redo` brings back exactly what was taken back. Every undo is shown to all.

    Ending your turn reveals nothing either, unless it was the last of the round: then the zombies have moved.

    Rulebook #6
rule-dice = Honest dice
rule-dice-text =
    The dice of a game hang on a secret seed. Its seal is posted when the game starts, the seed itself when it ends, so anyone can recompute every roll with `graveyard verify`.

    A roll depends on the seed, the number of the action and the action itself. Restarting the bot changes nothing: the same action rolls the same dice.

    `/odds` tells the exact chances of an attack before you roll.

    Rulebook #8

## Cars

rule-car-seats = Getting in and out
rule-car-seats-text =
    Where the mission lets cars be driven, one action takes a survivor into a car in the same zone, if a seat is free and no zombie is in the zone. A car has a driver’s seat and { $car_passengers } for passengers.

    Getting out takes one action too, zombies or not. Changing to a free seat of the other sort takes one as well.

    Rulebook #6
rule-car-driving = Driving
rule-car-driving-text =
    For one action the driver takes the car, and everyone in it, through one or up to { $car_zones } street zones. There and back again is allowed.

    Driving is no move: skills for moving do not help, and zombies in the zone cost nothing extra. A car stays in the street.

    It runs over whoever is in the zone it starts from and in each zone it enters: see “Running over”.

    Rulebook #6, #8
## Skills

skill-text =
    { $summary }

    { $note }

    { $held }

    Rulebook #9
skill-held = On the sheet of: { $sheets }.
skill-held-none = No survivor of the box has it; it is there for survivors of your own.
skill-holder = { $survivor } ({ $level })
skill-extra-action-note = Gained in the middle of a turn, it can be spent at once. It serves for anything that costs an action.
skill-damage-bonus-note = It counts for each hit by itself. A Fatty falls to damage { $damage_fatty }, the Abomination to { $damage_abomination }: with this skill more weapons get there.
skill-dice-bonus-note = A roll that needs 4 or more now succeeds with 3. A natural 1 still never hits. It changes no dice of a car.
skill-extra-dice-note = A pair of dual weapons gains the die twice, once for each. Cars and the Molotov gain nothing.
skill-free-combat-note = It is spent before ordinary actions and serves for nothing else; several such skills add up.
skill-free-move-note = It pays for the first action of one move. What zombies in the zone cost on top is paid with ordinary actions. Driving is no move.
skill-free-search-note = It is spent before an ordinary action, and serves for searching a car as well.
skill-reach-bonus-note = Only the far end grows: a reach of 0–1 becomes 0–2, one of 1–3 becomes 1–4. Melee stays in the zone, and one must still see the target.
skill-extra-zone-per-move-note = It comes on top of any other skill for moving further. Entering a zone with zombies still ends the move.
skill-reroll-per-turn-note = All dice of the action are thrown again, good ones and those at another zone too. It adds up with Lucky and with ammunition, each used once; the last roll stands.
skill-extra-crafted-note = Both cards go to the one who made them, as long as the box has two left.
skill-zones-per-move-note = Each move action may still stop after one zone. Entering a zone with zombies ends it. Leaving zombies costs one action each, once for the whole move.
skill-pairs-note = Both cards must be the same, one in each hand. Two chainsaws then strike together; an axe and a machete do not.
skill-pairs-ranged-note = Both guns must be the same, one in each hand, and they aim at the same zone. Melee weapons are paired only if they carry the sign.
skill-barricade-note = Any open door beside the survivor’s zone will do, no tool is needed, and it makes no noise. Opened again later, the house gets no new cards.
skill-loud-note = It costs no action. Until the survivor’s next turn that zone beats every count of tokens, but zombies that see somebody still go for them. Used by several, only the latest counts.
skill-is-that-all-note = For each wound anew, as long as there is a card to give. Wound cards do not count as equipment.
skill-reroll-note = Once for each action, in every action of the turn; all dice are thrown again and the new roll stands, even if it is worse. It adds up with other re-rolls.
skill-scavenger-note = Where the latest kill fell, if no zombie is left there. It is the one search of the turn, and costs nothing.
skill-born-leader-note = Once a turn, for no action. If the other one has already acted, the action waits for the next round; not used then, it is lost. `/skill lend` gives it.
skill-tough-note = The first of every zombies’ turn, whichever zombie deals it. Wounds by a friend’s shot count in full.
skill-destiny-note = Once a turn, for a card this survivor has drawn: equipment found, or a zombie card turned over by opening a house. The second card stays.
skill-two-aims-note = Both guns of the pair are rolled by themselves, each at its own zone within reach. It is one action with one noise.
skill-leaves-freely-note = Leaving a zone costs one action however many zombies are there. Entering a zone with zombies still ends the move.
skill-matching-set-note = It works with dual weapons found in a search. Whoever treats more weapons as dual looks for their twins, too. The deck is shuffled afterwards, found or not. With a full inventory something has to go.
skill-pairs-melee-note = Both weapons must be the same, one in each hand. Two crowbars roll two dice; guns are paired only if they carry the sign.
skill-medic-note = Once a turn, for no action. The wound card goes, the card lost to it does not come back. `/skill heal` does it.
skill-ninja-note = Zombies do not hear the survivor, but they see as well as ever. Noise on purpose is still possible; so is being heard like everybody else.
skill-starts-with-note = The card is dealt before the game, as long as the box has one left; it comes on top of the starting gear, or is a part of it if there is only one.
skill-by-hand-note = The bot shows it and does nothing by itself: you settle at the table what it does, with the moves that there are.
skill-extra-room-note = The place is in the pack. The hands still hold no more than { $hand } cards.
skill-picks-targets-note = With every ranged weapon, so friends in the zone are hit only on purpose. Nothing changes for melee or for cars.

## Cards

card-copies = { $starting ->
    [0] { $copies ->
        [one] One in the box.
       *[other] { $copies } in the box.
      }
   *[other] { $copies } in the box, { $starting } of them starting gear.
  }
card-copies-all = { $copies } in the box, all of them starting gear.
card-none = No card of its own.
card-set-aside = Never in the deck that is searched.
card-attack-melee = **Melee**, in your own zone: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $hits_on }+ hits, damage { $damage }, { $noisy ->
    [yes] noisy
   *[no] silent
  }. At least one hit: { $chance } %.
card-attack-ranged = **Shooting**, reach { $near }–{ $far }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $hits_on }+ hits, damage { $damage }, { $noisy ->
    [yes] noisy
   *[no] silent
  }. At least one hit: { $chance } %.
card-attack-all = **Thrown**, reach { $near }–{ $far }, { $noisy ->
    [yes] noisy
   *[no] silent
  }: no dice, everything in that zone dies.
card-kills = It can kill { $zombies }.
card-too-weak = Too weak for { $zombies }.
card-not-close = It cannot be fired into your own zone.
card-dual = Dual: two of them, one in each hand, attack together for one action, with one noise.
card-opens-noisy = Opens doors, with noise.
card-opens-silent = Opens doors without noise.
card-reload = Empty after a shot: loading it takes one action, and comes free at the end of the round.
card-ammo = { $name }: whoever carries that too may roll all dice of a shot again, once.
card-no-ammo = No ammunition card gives it a re-roll.
card-serves = It serves: { $names }.
card-makes = With { $part } it makes { $made }, at no cost.
card-made-of = Made of { $first } and { $second }, at no cost.
card-leaves = Once discarded it is out of the game.
card-section-weapon = #1, #8
card-section-item = #5, #8
card-section-supply = #6, #10
card-section-trap = #6
card-section-wound = #7
card-fire-axe-note = The deadliest tool to begin with: a Fatty falls to it. In a fight it is silent, at a door it is not.
card-crowbar-note = The quiet way into a house.
card-pan-note = Better than bare hands. It comes as starting gear only.
card-chainsaw-note = Every blow makes noise, unlike other melee weapons.
card-evil-twins-note = Two pistols on one card: one hand holds them, and they form no pair with anything. Found in a pimp-mobile only.
card-mas-shotgun-note = One card, two weapons: in your own zone you choose between shot and blade. The blade strikes even when the gun is empty. Found in a pimp-mobile only.
card-sniper-rifle-note = The shooter picks every target: no friend is hit by accident, and Runners fall behind a wall of Walkers. The scope lies under the rifle and goes wherever it goes.
card-molotov-note = Survivors in the zone die as well, the thrower included; so does the Abomination. The thrower gains experience for every zombie. The card is used up.
card-glass-bottles-note = Worth keeping until the gasoline turns up.
card-gasoline-note = Worth keeping until the bottles turn up.
card-scope-note = Of no use alone.
card-goalie-mask-note = Give it up instead of taking one wound, from a zombie or from a friend’s shot. It works from the pack, too.
card-flashlight-note = Each search of a room draws one card more; two flashlights, two more. It works from the pack, too. Cars are searched without it.
card-plenty-of-bullets-note = All dice of a shot may be rolled again, once for each action; the new roll stands. Two such cards give no second re-roll. It works from the pack, too.
card-plenty-of-shells-note = All dice of a shot may be rolled again, once for each action; the new roll stands. Two such cards give no second re-roll. It works from the pack, too.
card-canned-food-note = Nobody eats during a mission: supplies matter where the mission asks for them.
card-bag-of-rice-note = Nobody eats during a mission: supplies matter where the mission asks for them.
card-water-note = Nobody drinks during a mission: supplies matter where the mission asks for them.
card-aaahh-note = No find but a trap: a Walker appears in the zone, and the card is discarded. In a police car it ends the search; with a flashlight the other card is drawn all the same.
card-wounded-note = It takes a place in the inventory and can be moved there, but neither discarded nor traded. { $wounds } of them kill. A medic, or the medicine chest of a mission, takes one away.

## Zombies

zombie-text =
    { $note }

    { $facts }

    Rulebook #5, #7, #8
zombie-dies = • One hit of damage { $toughness } or more kills it; weaker hits do nothing.
zombie-xp = • Worth { $xp ->
    [one] 1 point of experience
   *[other] { $xp } points of experience
  }.
zombie-actions = • { $actions ->
    [one] One action
   *[other] { $actions } actions
  } each time it is activated.
zombie-rank = • Shots strike it in place { $rank } (survivors in the zone are place 1).
zombie-escort = • Each brings { $escort } along, but not when it is added to a group that splits.
zombie-replaced = • With none left in the box, { $other } comes instead.
zombie-whole = • It never splits: where ways are equally short, the players choose.
zombie-figures = • Figures in the box: { $count }.
zombie-cards = • Zombie cards that bring it: { $cards }. Cards that let all of its kind act once more: { $extra }.
zombie-killers = • Weapons that kill it: { $names }.
zombie-killers-none = • No weapon alone is strong enough, except: { $names }. The skill “+1 damage” helps where it is missing by one.
zombie-walker-note = The many. Slow and weak one by one, they win by numbers: leaving a zone costs an action for each of them.
zombie-runner-note = Fast: it may walk and attack, or attack twice, in one turn. Shots strike it last, so a single Fatty can shield a whole pack. Melee and snipers pick it out.
zombie-fatty-note = Tough. It soaks up every shot too weak for it and so protects the Runners behind.
zombie-abomination-note = The worst of them all. There is just one at a time. Lure it away with noise, or keep glass bottles and gasoline ready.

## Missions

mission-text =
    { $briefing }

    { $heading }
    { $goals }

    { "**" }What is special:**
    { $rules }

    { $difficulty }, { $survivors } survivors, about { $minutes } minutes. { $place }
mission-goals = { $count ->
    [one] **The goal:**
   *[other] **The goals, in this order:**
  }
mission-item = • { $text }
mission-range = { $least ->
    [0] { $most }
   *[other] { $least } to { $most }
  }
mission-difficulty-tutorial = Tutorial
mission-difficulty-easy = Easy
mission-difficulty-medium = Medium
mission-difficulty-hard = Hard
mission-no-rules = Only the common rules of the rulebook.
mission-start = Everybody begins in { $start }.
mission-exit = The exit is { $exit }.
mission-xp = Each objective gives { $xp } points of experience to the one who takes it.
mission-goal-take-objectives = Take every objective ({ $count }).
mission-goal-find = Find { $cards }: the survivors who stand or have left hold at least one of each together.
mission-goal-escape-all = Every survivor must reach the exit. One death loses the game.
mission-goal-escape-remaining = Every survivor who still stands must reach the exit.
mission-goal-escape-least = { $count ->
    [one] At least one survivor must reach the exit.
   *[other] At least { $count } survivors must reach the exit.
  }
mission-goal-escape-by-car = You leave in cars: a car that drives onto the exit is gone at once, with everyone and everything in it.
mission-goal-escape-may = A survivor on the exit can leave the board on their own turn and still counts (house rule).
mission-goal-escape-must = On the exit, each survivor leaves the board on their own turn, free. Only survivors who have left count.
mission-goal-escape-nobody = All must stand on the exit at the same time; nobody leaves the board alone.
mission-goal-escape-cargo = The cars must carry at least { $count } supply cards out.
mission-goal-escape-carrying = Together, they must carry: { $cards }.
mission-rule-spawn-deck =
    { $kinds ->
        [0] The zombie deck is a small one: no card of it brings new zombies.
       *[other] The zombie deck is a small one: it brings only { $zombies }.
    }
mission-rule-first-equipment = These cards are not dealt at the start. They are the first finds, in this order: { $cards }.
mission-rule-no-search = There is nothing to find in { $zones }.
mission-rule-medkit = A survivor who takes the medicine chest in { $zones } loses one wound at once.
mission-goal-escape-players = Survivors must reach the exit: at least { $first } with one player, { $second } with two, { $third } with three.
mission-goal-reach-level = One survivor reaches the { $level } level.
mission-goal-hold-zone-one = At least one survivor must stand in { $zones }, with no zombie there.
mission-goal-hold-zone-remaining = Every survivor who still stands must be in { $zones }, with no zombie there.
mission-goal-load-cars = Put { $count } supply cards into the cars; these count: { $kinds }.
mission-goal-board-cars = Every survivor who still stands must sit in a car.
mission-cars = You can drive these cars: { $cars }.
mission-cars-standing = You can search these cars, but not drive them: { $cars }.
mission-car = { $kind ->
    [police] a police car in { $zone }
   *[pimp] a pimp-mobile in { $zone }
  }
mission-locked = The door { $doors } opens only after the objective in { $zone } is taken.
mission-woken = The spawn zone { $spawn } is inactive until the objective in { $zone } is taken.
mission-rule-hidden-survivors = { $found } of the { $tokens } objectives hide a survivor; the last one is marked and hides nobody. Nobody knows which is which. A survivor who is found joins, empty-handed, the player who leads the fewest.
mission-each = At the start, every player leads { $count ->
    [one] one survivor
   *[other] { $count } survivors
  }.
