### What stands around a table of Trust Me: sitting down, the status, slash commands, forms.

ruleset-trust-me = Trust Me
ruleset-trust-me-short = Trust Me
door-trust-me = **{ $game }**: everyone for themselves in a car park full of zombies, with secret objectives and bargains. 2 to 4 people.
trust-mission = The city
trust-pick = Pick a survivor, or go by chance
trust-briefing = > A car park of 60 by 60 centimetres, without squares. Everybody has a secret objective and wants to come home with it; zombies see, hear and pursue. Your objective, what you carry hidden and what you find are shown to you alone (`/hand`).
    > The rulebook does not say how large bases and scenery are, or how far apart scenery and tokens lie: those figures are ours, and `/rules` lists them.
help-trust-me = **Trust Me**, everyone for themselves. In your activation you do one action: `/walk`, `/search`, `/shoot`, `/fight`, `/aim`, `/wait` and more. You pay with tokens that cover your bonuses. Name any place in words: `/walk place: behind car 2`, `12 to F4`, `full to alpha 1`, `10 from Virginie`; Discord shows what it does while you type, and `/rules Naming a place` has a picture of it. `/hand` shows your objective, to you alone. `/order` answers questions in advance.
trust-head-setting-up = **Trust Me**: setting up the car park
trust-head = **Round { $round } · Goal:** { $home }{ $hunt ->
    [0] {""}
   *[other] { $begun ->
        [yes] . **The hunt is on: a sniper fires at each of them every round**
       *[no] . **The hunt begins in round { $hunt }**
      }
  }
trust-still = { $count ->
    [0] **Your objective is met**: go home.
   *[other] **Still to do before you go home:** { $things }.
  }
trust-goal-own = **Your objective:** { $text }
trust-goal-line = - { $text }
trust-goal-lost = **You lose** if your survivor dies, or comes home without the objective.
trust-turn = { $own ->
    [yes] Your activation
   *[no] { $who }’s activation
  }: { $left ->
    [one] 1 token
   *[other] { $left } tokens
  } left this round, { $cm } cm from home{ $wounds ->
    [0] {""}
    [one] , 1 wound
   *[other] , { $wounds } wounds
  }{ $hunters ->
    [0] {""}
   *[other] , pursued by { $hunted }
  }.
trust-aimed = { $who } aims at { $own ->
    [yes] you
   *[no] { $whom }
  } { $count ->
    [0] but cannot attack now.
   *[other] and may attack before the action ({ $attacks }).
  }
trust-aimed-line = { $who } aims at a point in { $field } and may attack { $own ->
    [yes] you if you cross
   *[no] a survivor who crosses
  } the line to it.
trust-sniper-called = the sniper
trust-round-begins = The board as the round begins.
trust-film-attacked = { $count ->
    [one] 1 attack.
   *[other] { $count } attacks.
  }
trust-film-noises = { $count ->
    [one] 1 noise.
   *[other] { $count } noises.
  }
trust-film-searched = { $count ->
    [one] 1 search.
   *[other] { $count } searches.
  }
trust-film-died = { $count ->
    [one] 1 dead.
   *[other] { $count } dead.
  }

## Menus and forms

ask-move = Where to? Numbers as in the picture
ask-spot = Where? Numbers as in the picture
entry-move = { $gait ->
    [sneak] Sneak
    [run] Run
   *[move] Move
  }, { $what }
entry-felled = { $what }: kills { $kills } %
entry-harmed = { $what }: hits { $hits } %{ $kills ->
    [0] {""}
   *[other] , kills { $kills } %
  }
entry-paid = {" "}({ $cost ->
    [fatigue] Fatigue,{" "}
    [none] {""}
   *[action] Action,{" "}
  }{ $sort ->
    [melee] breaks
   *[ranged] empty
  } { $worn } %)
trust-out = { $place ->
    [dead] Your survivor is dead. You may watch to the end.
    [won] You have won: your survivor is home with the objective met. The others play on, and you may watch.
   *[gone] Your survivor is home. You may watch to the end.
  }
entry-throw = Throw at { $spot }
entry-aim = Aim at { $spot }
entry-make-noise = Noise at { $spot }
entry-fire-flare = Community to { $spot }
entry-detonate = Distant noise to { $spot }
slot-with = { $slot }: { $kind }
form-spot = Somewhere else
form-spot-where = Where to
form-spot-like = 12 to F4, behind car 2, 10 from Virginie

## Slash commands

cmd-shoot = shoot
cmd-shoot-about = Fire a gun in your hand
cmd-throw = throw
cmd-throw-about = Throw a weapon to any place within 20 cm
cmd-aim = aim
cmd-aim-about = Put your Target marker on a survivor, or on a place
cmd-target = target
cmd-target-about = Move your Target marker from one survivor to another
cmd-loot = loot
cmd-loot-about = Take a token from a body
cmd-sort = sort
cmd-sort-about = Rearrange everything on your sheet
cmd-rest = rest
cmd-rest-about = Turn a Fatigue into an Action
cmd-flare = flare
cmd-flare-about = Move your community to another point of the rim
cmd-detonate = detonate
cmd-detonate-about = Move the distant noise to a point of the rim
cmd-sniper = sniper
cmd-sniper-about = Let your community’s sniper shoot at a survivor or a group
cmd-treat = treat
cmd-treat-about = Remove a wound or an infection with a first-aid kit
cmd-bandage = bandage
cmd-bandage-about = Bandage one of your wounds
cmd-smother = smother
cmd-smother-about = Put out the fire you are in
cmd-wait = wait
cmd-wait-about = Do nothing in this activation
cmd-drop = drop
cmd-drop-about = Put a token down beside you
cmd-elsewhere = elsewhere
cmd-elsewhere-about = Name any place in words, in a form
opt-spot = place
opt-spot-about = Where to: 12 to F4, behind car 2, 10 from Virginie, full home
opt-throw-spot-about = Where it lands: F4, alpha 1, 15 north
opt-aim-spot-about = At which place, if you do not aim at a survivor
opt-noise-spot-about = Where it sounds: F4, car 2, 20 west
opt-flare-spot-about = Which point of the rim: A6, north
opt-detonate-spot-about = Which point of the rim: A6, north
opt-gait = how
opt-gait-about = Sneak, move or run; by default the cheapest that gets there
opt-whom = whom
opt-whom-about = A survivor, or an alpha with its group
opt-aim-whom-about = Which survivor
opt-hand = hand
opt-hand-about = With the weapon in which hand
opt-token = token
opt-token-about = Which token, by its number or its field
opt-body = body
opt-body-about = Whose body
opt-slot = slot
opt-slot-about = Which place of the sheet
opt-rest-slot-about = Where the Fatigue lies
opt-ammo-slot-about = Where the ammunition lies
opt-drop-slot-about = Which place of the sheet to empty
opt-trade-with-about = A survivor within 5 cm
opt-gun = gun
opt-gun-about = Which empty gun
opt-treated-about = A survivor within 5 cm, or you
opt-harmed = harm
opt-harmed-about = Where the wound or infection lies
choice-gait-move = move
choice-gait-sneak = sneak
choice-gait-run = run
choice-standing-ask = ask me
choice-standing-shoot = shoot
choice-standing-pass = let it pass
choice-standing-fights = only in my own fights
choice-standing-turns = only if it would likely save me
choice-standing-equal = only if two are equal
choice-standing-late = only after my last action
choice-standing-most = whatever gives most back
choice-standing-fitting = to the best free place
choice-standing-never = never ask
choice-matter-aim = { standing-aim }
choice-matter-charm = { standing-charm }
choice-matter-cell = { standing-cell }
choice-matter-harm = { standing-harm }
choice-matter-slip = { standing-slip }
choice-matter-recovery = { standing-recovery }
choice-matter-radio = { standing-radio }
choice-matter-take = { standing-take }
opt-layout = layout
opt-layout-about = Who lays out the city
choice-layout-random = by chance
choice-layout-by-hand = by hand: about 25 choices, then the game
lobby-layout-by-hand = Scenery and tokens are laid out by hand: about 25 choices in all before the game, each player’s own in one go.
opt-distant-noise = noise
opt-distant-noise-about = Whether the distant noise moves
choice-distant-noise-moves = the distant noise moves
choice-distant-noise-stays = the distant noise stays
lobby-distant-noise-stays = The distant noise stays where it is: no card moves it.

## Places that cannot be

refusal-spoken-nothing = Name a place: `12 to F4`, `behind car 2`, `10 from Virginie`, `full home`.
    .see = trust-plane-places
refusal-spoken-unknown = I know no place “{ $word }”. Try a field such as `F4`, `car 2`, `tent 1`, `alpha 1`, `home`, or somebody’s name.
    .see = trust-plane-places
refusal-spoken-too-far = That is { $away_cm } cm away, and you can go { $most_cm } cm. `full to` that place goes as far as you can.
    .see = trust-plane-places
refusal-spoken-too-long = You can go { $most_cm } cm at most. `full to` that place goes as far as you can.
    .see = trust-plane-places
refusal-spoken-stopped = { $thing_id ->
    [none] Something in the way stops you
   *[other] In the way, { $thing } stops you
  } after { $away_cm } cm. `full to` that place goes as far as that.
    .see = trust-plane-places
refusal-spoken-how-far = How far { place-side }? Up to { $most_cm } cm, such as `5 { place-side }` or `full { place-side }`.
    .see = trust-plane-places
refusal-spoken-gap = How far from there? `10 from` somebody leaves 10 cm between you.
    .see = trust-plane-places
refusal-spoken-which = Which { place-kind } do you mean? They are numbered 1 to { $count }.
    .see = trust-plane-places
refusal-spoken-no-such = There is no { place-kind } { $number }: { $count ->
    [0] there is none at all.
    [one] there is only 1.
   *[other] they are numbered 1 to { $count }.
  }
    .see = trust-plane-places
refusal-spoken-behind-what = You can be behind a car, a tent or a barricade: `behind car 2`.
    .see = trust-plane-places
refusal-spoken-only-in-a-tent = You can only be in a tent: `in tent 1`.
    .see = trust-plane-places
refusal-spoken-only-onto-a-car = You can only climb onto a car: `onto car 1`.
    .see = trust-plane-places
refusal-spoken-none-behind = No place behind { $piece } is in reach. `full to` it brings you nearer.
    .see = trust-plane-places
refusal-spoken-nothing-there = That is no longer on the board. Look at the picture and name another place.
    .see = trust-plane-places
refusal-spoken-yourself = That is you. Name somebody else, or a direction: `5 north`.
    .see = trust-plane-places
refusal-spoken-which-person = Several names begin like that: { $seats }. Type more of the name.
    .see = trust-plane-places
refusal-spoken-which-token = Which token? Name its field: { $fields }.
    .see = trust-plane-places
refusal-spoken-no-token = No token lies on open ground in { $field }. There are some in { $fields }.
    .see = trust-plane-places
refusal-spoken-no-such-number = { $count ->
    [0] No numbered places are offered here. Name the place in words.
    [one] Only number 1 is offered.
   *[other] Numbers 1 to { $count } are offered; look at the picture of `/walk`.
  }
    .see = trust-plane-places
refusal-spoken-stale-number = The board has changed since you saw those numbers. Look again with `/walk`, or name the place in words.
    .see = trust-plane-places
place-kind = { $kind ->
    [car] car
    [tent] tent
    [wire] wire
    [alpha] alpha
   *[barricade] barricade
  }
