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
plane-hunt = hunt in round { $round }
plane-won = { $count ->
    [one] { $names } won
   *[other] { $names } won
  }
plane-nobody-won = Nobody won
plane-played-by = { $name } ({ $player })
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

plane-alt-seen = seen by { $groups }
plane-alt-unseen = unseen
plane-alt-tokens = { $actions } action, { $fatigue } fatigue, { $left } free
plane-alt-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
  }
plane-alt-burn = burning
plane-alt-infection = infected
plane-alt-holds = holds { $things }
plane-alt-home = community { $field }
plane-alt-group = group { $number }
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
plane-alt-token = token { $field }
plane-alt-hidden-token = { $thing } (not searched)
plane-alt-out = { $name }: { $state }.

plane-text-people = Survivors
plane-text-groups = Groups
plane-text-things = Things
plane-text-tokens = Tokens to search
plane-text-lies = lies { $way }
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
