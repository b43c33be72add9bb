# Asking: rules on request, the odds of an attack, the reasons of the zombies.

cmd-odds = odds
cmd-odds-about = The exact chances of an attack
cmd-why = why
cmd-why-about = What the zombies did in a zone in their last turn, and why
opt-odds-zone-about = Which zone; by default every one you could attack
opt-odds-with-about = Which weapon; by default every one in hand
opt-odds-survivor-about = Whose attack; by default your survivor’s
opt-why-zone-about = Which zone, as named on the board
declined-no-zombies-turn-yet = The zombies have not had a turn yet. Ask again after the first round.
declined-nothing-to-weigh = { $survivors }: no weapon in hand reaches a zombie now. Move closer, or take another weapon in hand.

## The reasons of the zombies

why-heading = **{ $zone } in the zombies’ turn of round { $round }:**
why-heading-going-on = **{ $zone } in the zombies’ turn of round { $round }, which is not over yet:**
why-nothing = Nothing happened here: no zombie stood in { $zone } and none came.

## Odds

odds-heading = **{ $survivor }: { $deed }** ({ $zombies })
odds-heading-survivors = **{ $survivor }: { $deed }** ({ $zombies }; with them { $survivors })
friends-hit-first = hits { $survivors } first
friends-only-hit = hits { $survivors } first, cannot reach a zombie
friends-die = kills { $survivors }
odds-all-die = No dice: everything in { $zone } dies.
odds-all-die-survivors = No dice: everything in { $zone } dies, { $survivors } too.
odds-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  }, { $needed }+ hits, damage { $damage }. At least one hit: **{ $hit }**. At least one zombie down: **{ $kill }**. On average { $mean } fall.
odds-clear = All zombies there down: **{ $clear }**.
odds-line = • { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  } ({ $chance }): { $outcome }
odds-line-or-more = • { $hits ->
    [0] any roll
    [one] 1 hit or more
   *[other] { $hits } hits or more
  } ({ $chance }): { $outcome }
odds-then = { $first }, then { $second }
odds-nothing = nothing
odds-kills = { $zombies } down
odds-kills-of-choice = { $count ->
    [one] 1 zombie of your choice down
   *[other] { $count } zombies of your choice down
  }
odds-friends = { $count ->
    [one] 1 hit falls on { $survivors } first
   *[other] { $count } hits fall on { $survivors } first
  }
odds-rerolls = Not counted: { $sources } lets you roll all dice again. If you do so until something hits, the chance of at least one hit is { $hit }.
odds-foot = Exact, from the dice alone. Masks and tough survivors are left out.
odds-percent = { $number } %
odds-sure = certain
odds-never = impossible
odds-decimal = { $whole }.{ $rest }
odds-more = There are more attacks: name the zone or the weapon to see their odds.

## Why the autopilot would do it

hint-arms = To find better weapons and tools.
hint-better-weapon = Your better weapon should be in a hand that can use it.
hint-effort = This is the cheapest way to do it.
hint-free = It costs no action.
hint-friends = Anything else would leave the others worse off.
hint-get-away = That is the way out, and everything else is done.
hint-heal = Healing a wound is worth more than a step.
hint-kills = { $band ->
    [low] Only { $chance }, but a zombie that falls attacks nobody.
    [even] It can go either way, but a zombie that falls attacks nobody.
   *[good] There is a good chance to bring zombies down.
 }
hint-kills-far = { $band ->
    [low] Only { $chance }, but a zombie that falls now will not reach you later.
    [even] It can go either way, but a zombie that falls now will not reach you later.
   *[good] The zombies you kill now will not reach you later.
 }
hint-late = The longer the game lasts, the more zombies come.
hint-level = { $band ->
    [low] Only { $chance }, but you win this mission by experience.
    [even] It can go either way, but you win this mission by experience.
   *[good] You win this mission by experience.
 }
hint-nearer = It brings you nearer to the goal.
hint-objective = You need it for the mission.
hint-on-foot = You can do more on foot.
hint-on-the-way = The way to the goal leads through there.
hint-reload = An empty weapon kills nothing, and zombies are in sight.
hint-rest = You have no action left that would do more.
hint-run-over = A car knocks down everybody in its way.
hint-safer = Zombies can hurt you less there.
hint-supplies = The mission still needs { $needs }, and a search may bring it.
hint-threat = { $band ->
    [low] Only { $chance }, but zombies this close attack in their turn, and they never miss.
    [even] It can go either way, but zombies this close attack in their turn, and they never miss.
   *[good] Zombies this close attack in their turn, and never miss.
 }
hint-together = It is safer side by side.
hint-too-tough = Nothing else works against them now.

## Why to end the turn with actions left

hint-all-done = Stay: you have done all you can for now.
hint-at-goal = Stay: this is where you are needed, and you can do nothing more here this turn.
hint-no-ward = { $unbeaten ->
    [none] Zombies here will strike: with the actions left you can neither stop them nor get to a safer place.
   *[other] Nobody here can fell { $unbeaten }: that takes damage { $damage } in one blow, and no weapon of yours deals it. Search for one.
 }
hint-searched = Stay: you may search once a turn. Search again next turn.
hint-wait-behind-door = Stay: open the door next turn, when you have enough actions to face what is behind it.
hint-wait-danger = { $unbeaten ->
    [none] { wait-danger }
   *[other] Stay: in { $zone } nobody can fell { $unbeaten }. That takes damage { $damage } in one blow, and no weapon of yours deals it. Search for one.
 }
wait-danger = { $alone ->
    [yes] Stay: zombies could hurt you more in { $zone } than here.
   *[no] Stay: { $zone } is too dangerous for you. Let { $who } act first.
 }
hint-wait-door = Stay: { $who } must open the door first.
hint-wait-for = Stay: { $who } must get here first.
hint-wait-locked = Stay: no way to the goal is open yet.
hint-wait-together = { $alone ->
    [yes] Stay: go on to { $zone } next turn, with the others.
   *[no] Stay: { $who } should act first, so that you go on to { $zone } together.
 }
hint-wait-tool = Stay: a door is in the way, and nobody has anything yet that opens it.
hint-wary = Stay: with a wound and zombies so near, do not search. It may bring one more.

## The number behind a hint: what happened in tries to the end of the round

ahead = 🔭 { $changed ->
    [yes] Looking ahead to the end of the round changed my advice: { $gain }.
   *[no] Looking ahead to the end of the round: { $gain }.
  }
ahead-priced = 🔭 { $changed ->
    [yes] Looking ahead to the end of the round changed my advice: { $gain }. But { $price }.
   *[no] Looking ahead to the end of the round: { $gain }. But { $price }.
  }
ahead-best = 🔭 Looking ahead to the end of the round changed my advice: in { $tries } tries each, this did better than “{ $step }”.
ahead-won = the game is won in { $chosen }; { $otherwise }, in { $other }
ahead-lost = the game is lost in { $chosen }; { $otherwise }, in { $other }
ahead-fallen = somebody falls in { $chosen }; { $otherwise }, in { $other }
ahead-hurt = { $who } is wounded in { $chosen }; { $otherwise }, in { $other }
ahead-friend-hurt = somebody else is wounded in { $chosen }; { $otherwise }, in { $other }
ahead-goal = the mission gets on in { $chosen }; { $otherwise }, in { $other }
ahead-at-end = if this turn ends here
ahead-after = after “{ $step }”
ahead-tries = { $share ->
    [all] all { $tries } tries
   *[some] { $count } of { $tries } tries
  }
ahead-others = { $share ->
    [all] all { $tries }
   *[some] { $count }
  }

## Why the autopilot would answer so: what is asked, by its key

hint-asked-who-leads = They all lead equally few, so any of them will do.
hint-asked-first-player = Nothing has happened yet, so any of them can begin.
hint-asked-who-is-wounded = That survivor has the fewest wounds, or among equals the least experience.
hint-asked-who-is-hit = That survivor has the fewest wounds, or among equals the least experience.
hint-asked-abomination-way = This way is the quietest.
hint-asked-odd-zombie = This way is the quietest.
hint-asked-lost-card = You can do without this card best.
hint-asked-card-to-drop = You can do without this card best.
hint-asked-reroll = { $option ->
    [keep] Keep the hits you have.
   *[other] Another roll is likely to be better.
  }
hint-asked-hit-target = It is the most dangerous of them.
hint-asked-skill-choice = It is the first on the list; the sheet says what each skill does.
hint-asked-crafted-place = There it is at hand, where its parts were.
