# Trust Me: words on pictures of the plane, and the sentences of their text twins.

plane-title = Trust Me
plane-setup = setting up
plane-round = Round { $round }
plane-plays = { $count ->
    [0] Nobody plays
    [one] { $names } plays
   *[other] Waiting for { $names }
  }
plane-acts = acts now
plane-asked = is asked
plane-over = game over
plane-hunt = { $begun ->
    [yes] the hunt is on
   *[no] hunt in round { $round }
  }
plane-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
  }
plane-nobody-won = Nobody won
plane-stopped-early = Game stopped
plane-played-by = { $name } ({ $player })
plane-and = { $first } and { $last }
plane-comma = .
plane-car = car { $number }
plane-tent = tent { $number }
plane-barricade = barricade { $number }
plane-wire = wire { $number }
plane-in = in { $thing }
plane-on = on { $thing }
plane-wind = { $wind ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
  }
plane-off = { $cm } cm { $wind }
plane-touching = in contact, { $wind }
plane-pursues = pursues { $name }
plane-to-noise = walks to the distant noise
plane-to-field = walks to { $field }
plane-hunts = pursues
plane-walks = walks to
plane-zombies = Zombies
plane-no-zombies = No zombies
plane-attack = attack
plane-dead = dead
plane-gone = left the city
plane-aims = aims at { $name }
plane-aims-field = aims at { $field }
plane-emptied = { $name } (empty)
plane-face-down = face down
plane-legend-hunted = sees one
plane-legend-roamed = sees nobody
plane-legend-distant = distant noise
plane-legend-noise = noise, heard to 15 cm
plane-legend-token = search
plane-legend-aims = { $name } aims
plane-around = Around { $name }
plane-place = { $sort ->
    [unseen] unseen
    [seen] seen
   *[attacked] attacked
  }
plane-cost = { $cost ->
    [action] action
   *[fatigue] fatigue
  }
plane-legend-reach = in reach
plane-legend-could-see = can be seen
plane-legend-attacks = attack, walk
plane-legend-cover = cover
plane-cells = Nine cells
plane-covered = covered = bonus lost
plane-stat = { $stat ->
    [melee] melee
    [ranged] ranged
   *[survival] survival
  }
plane-wound = { $which ->
    [first] 1st wound
    [second] 2nd wound
   *[kills] 3rd kills
  }
plane-gives = { $gives ->
    [melee] melee
    [ranged] ranged
    [stride] move
    [reroll] reroll
    [green] green
    [hidden] hidden
   *[survival] survival
  }
plane-gain = { $gives ->
    [melee] d6
    [ranged] d6
    [stride] +5
    [reroll] one
    [green] +1
    [hidden] ?
   *[survival] d4
  }
plane-hands = Hands
plane-outfit = Outfit
plane-pack = Backpack
plane-laid = In play
plane-empty = nothing
plane-lost-hand = no use
plane-kills = Killed: zombies { $zombies }, survivors { $survivors }
plane-limit = { $sort ->
    [melee] breaks at { $limit }
    [ranged] empty at { $limit }
    [both] in both hands
   *[thrown] once
  }
plane-no-ammo = out of ammunition
plane-counts = Counts now
plane-left = tokens
plane-sum = { $sort ->
    [melee] Melee
    [ranged] Ranged
    [survival] Defence
   *[move] Move
  }
plane-lost-dice = { $count ->
    [one] { $count } die covered
   *[other] { $count } dice covered
  }
plane-runs = run { $run }, no sneaking
plane-runs-sneaks = run { $run }, sneak { $sneak }
plane-harm = { $harm ->
    [wound] wound
    [burn] burn
   *[infection] infection
  }
plane-free-cells = free cells: { $cells }
plane-covered-cells = covered: { $cells }
plane-carries = carries { $things }
plane-secrets = { $own ->
    [yes] Your secrets
   *[no] What { $name } holds
  }
plane-only-you = only you see this
plane-objective = OBJECTIVE
plane-unknown = Only its player knows it.
plane-secret-after-death = Secret even after death
plane-passport = PASSPORT
plane-your-tokens = Tokens
plane-who-sees = who sees
plane-sees = { $who ->
    [you] you
    [owner] owner
   *[all] all
  }
plane-slot = { $slot ->
    [left] left hand
    [right] right hand
    [outfit] outfit
    [pack] back
    [pack-1] in the backpack
    [pack-2] in the backpack
    [offered] offered
    [found] to put away
    [satchel] in the satchel
    [hidden] hidden cell
    [melee] melee cell
    [ranged] ranged cell
    [stride] move cell
    [reroll] reroll cell
    [green] green cell
   *[survival] survival cell
  }
plane-to-do = Still to do
plane-may-lie = others know nothing of it; you may lie
plane-leave = Leave
plane-leave-by = home by { $field }, { $cm } cm away
plane-alt-leave = home by { $field }, { $cm } cm away
plane-step-count = { $what ->
    [any] Resources
    [different] Different resources
   *[zombies] Zombies killed
  } { $has }/{ $needs }
plane-step-spares = No survivor killed
plane-step-loaded = A loaded gun in hand
plane-step-dead = { $name } is dead
plane-done = done: { $things }
plane-due = to do: { $things }
plane-zombie-turn = Zombie turn
plane-why = where they walked, and why
plane-stood = stood before
plane-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
  }
plane-nothing-happened = Nobody moved.
plane-went = { $why ->
    [prey] After { $name }: { $cm } cm
    [neglected] Falls upon { $name }
    [heard] To a noise at { $field }: { $cm } cm
    [lost] To { $field }, where it lost sight: { $cm } cm
   *[distant] To the distant noise: { $cm } cm
  }
plane-stopped = stopped by { $thing }
plane-climbed = climbs { $thing }
plane-attacked = attacks { $name }, { $attack } against { $defence }
plane-hurt = { $name }: { $harm ->
    [wound] 1 wound
    [burn] on fire
    [infection] infected
   *[fatigue] 1 fatigue
  }
plane-died = { $name } dies
plane-came = new at { $field }, { $zombies }
plane-left-board = leaves by the distant noise
plane-merged = takes in group { $group }
plane-held = { $thing } holds
plane-broke = { $thing } breaks
plane-noise-moved = the distant noise moves to { $field }
plane-nobody-came = nobody is left to come
plane-poster-line = { $title } · { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
plane-moments = Turning points
plane-motto = Can the living be trusted?
plane-reason = { $count ->
    [0] Nobody brought home what was needed
    [one] { $names } brought home what was needed
   *[other] { $names } brought home what was needed
  }
plane-fate-won = came home: won
plane-fate-out = still in the city
plane-poster-kills = { $zombies ->
    [one] 1 zombie
   *[other] { $zombies } zombies
  }, { $survivors ->
    [one] 1 survivor killed
   *[other] { $survivors } survivors killed
  }
plane-where = Where to?
plane-spots = Where?
plane-examples = Name a place
plane-stay = stay here
plane-lobby = Trust Me, before the game: { $names }.
plane-lobby-line = The car park is laid out when the game begins, anew each time
plane-lobby-taken = { $name } · { $player }
plane-lobby-bonuses = melee +{ $melee } · ranged +{ $ranged } · survival +{ $survival }
plane-lobby-survivor = { $name }: { $bonuses }. { $ability }
plane-alt-goals = From { $name }, { $field }:
plane-alt-loud = { $count ->
    [0] noise
   *[other] noise, heard by { $count }
  }
plane-alt-cover = cover { $cover }
plane-shot = A shot?
plane-shot-hint = { $cm } cm away
plane-shot-side = { $side ->
    [attack] Attack
   *[defence] Defence
  }
plane-shot-cell = ranged cell is free
plane-shot-passport = { $name }, passport
plane-shot-pair = two ranged weapons
plane-shot-one-hand = in one hand
plane-shot-distance = distance { $cm } cm
plane-shot-between = { $things } between
plane-shot-between-many = { $count } obstacles between
plane-shot-survival = { $free } of 3 survival cells
plane-shot-barricade = behind a barricade
plane-shot-din = a din: all who wander turn here
plane-shot-limit = { $limit } or less, { $percent } %: gun empty
plane-end-zombies = { $count ->
    [0] none falls
    [one] { $count } zombie falls
   *[other] { $count } zombies fall
  }
plane-end = { $end ->
    [none] no effect
    [choice] 1 fatigue or wound
    [wounds-1] 1 wound
    [wounds-2] 2 wounds
   *[dead] dead
  }
plane-alt-shot = { $name } would shoot at { $target }, { $cm } cm away; nothing is rolled yet

plane-alt-seen = seen by alpha { $groups }
plane-alt-unseen = unseen
plane-alt-tokens = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }, { $fatigue } fatigue, { $left } free
plane-alt-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
  }
plane-alt-dressed = { $count ->
    [one] { $count } bandaged wound
   *[other] { $count } bandaged wounds
  }
plane-alt-burn = burning
plane-alt-infection = infected
plane-alt-holds = holds { $things }
plane-alt-home = community { $field }
plane-alt-group = alpha { $number }
plane-alt-zombies = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
  }
plane-alt-attack = attack { $attack }
plane-alt-noise = Distant noise: { $field }.
plane-alt-heard = Noise { $number }: { $field }{ $din ->
    [yes] {" "}(a din)
   *[no] {""}
  }.
plane-alt-from = Around { $name } ({ $field }), to contact:
plane-between = {"; "}
plane-alt-token = token { $field }
plane-alt-hidden-token = { $thing } (not searched)
plane-alt-out = { $name }: { $state }

plane-text-people = Survivors
plane-text-groups = Groups
plane-text-things = Things
plane-text-tokens = Tokens to search
plane-text-lies = lies { $way }, turned by { $degrees }°
plane-text-looks = looks { $wind }, towards { $field }
plane-text-way = { $way ->
    [0] west-east
    [1] south-west to north-east
    [2] south-north
   *[3] north-west to south-east
  }
plane-text-neutrals = zombies left in the box: { $count }
plane-text-orders = { $orders ->
    [shoot] its marker shoots
    [pass] its marker lets pass
   *[ask] its marker asks
  }

goal-home = home { $done } of { $needed }{ $done ->
    [0] { "" }
   *[other] { " " }({ $names })
}{ $dead ->
    [none] { "" }
   *[some] , dead: { $dead }
}{ $gone ->
    [none] { "" }
   *[some] , gone without their objective: { $gone }
}
goal-way-home = { $name }: home in { $cm } cm
