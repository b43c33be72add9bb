# Words on pictures, and the sentences of their text twins.

title = { $series ->
    [scene] Scene { $number }: { $name }
   *[mission] Mission { $number }: { $name }
}
round = Round { $round }
phase-setup = setting up
phase-survivors = { $crew ->
    [heroes] heroes' turn
   *[survivors] survivors' turn
}
phase-zombies = zombies' turn
phase-over = game over
over-won = game won
over-lost = game lost
header = { $round } · { $phase }
danger = DANGER
level-blue = Blue
level-yellow = Yellow
level-orange = Orange
level-red = Red

left = { $count } left
done = done
fallen = Eliminated
escaped = Got away
in-car = in car
xp = { $count } XP
empty = empty
no-card = –
start-sign = START
exit-sign = EXIT

legend-kind = { $name }{ $acts ->
    [one] { "" }
   *[other] : acts twice
  }{ $damage ->
    [one] { "" }
   *[other] : damage { $damage }
  }
legend-enemy = { $name }{ $acts ->
    [one] { $toughness ->
        [one] { "" }
       *[other] : toughness { $toughness }
      }
   *[other] : acts twice{ $toughness ->
        [one] { "" }
       *[other] , toughness { $toughness }
      }
  }
legend-new = New
legend-moved = Moved
legend-steps = Steps of the zombies, in order
legend-attacked = Attack: wounds
legend-fallen = Fell here
own-hidden = card, face down
own-somebody = bystander
own-zombie-hero = zombie hero, at random
own-search-melee = melee weapons to find
own-search-ranged = guns to find
own-charge = explosive
own-sign = sign, two uses
own-sign-damaged = sign, one use
legend-noise = Noise
legend-objective = Objective
legend-spawn = Spawn, in order
legend-asleep = Spawn, not active yet
legend-medkit = Medical kit
legend-hidden = Hidden objective
legend-body = Body
legend-car-police = Police car
legend-car-pimp = Pimp-mobile
legend-car-van = Van
legend-car = Car
legend-start = Start
legend-exit = Exit
legend-door = Closed door
legend-window = Barricaded window
legend-passage = Barricade, closed
legend-stairs = Stairs
legend-locked = Locked door
legend-hold = Goal zone
legend-manhole = Manhole

# Text twins: parts.
count-kind = { $count } { $count ->
    [one] { $name }
   *[other] { $name ->
        [Fatty] Fatties
       *[other] { $name }s
    }
}
count-zombies = { $count ->
    [one] 1 zombie
   *[other] { $count } zombies
}
between = { "; " }
with-new = { $zombies } ({ $new } new)
wounds = { $count ->
    [0] unhurt
    [one] 1 wound
   *[other] { $count } wounds
}
actions = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}
danger-is = danger { $level ->
    [blue] blue
    [yellow] yellow
    [orange] orange
   *[red] red
}
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [grey] plain
    [medkit] medical kit
    [body] body
   *[hidden] hidden
}

# Alternative text of the board, from the fullest to the shortest.
alt-head = { $mission }. { $header }. { $danger }.{ $goals ->
    [none] { "" }
   *[other] { " " }Goal: { $goals }.
}
alt-zombies = Zombies: { $zombies }.
alt-no-zombies = No zombies.
alt-survivor = { $name } in { $zone }: { $state }, { $turn }.
alt-survivor-zombies = { $name } in { $zone }: { $state }, { $turn }, with { $zombies }.
alt-survivor-short = { $name } { $zone }, { $state }, { $zombies }.
alt-fallen = { $name }: eliminated.
alt-escaped = { $name }: got away.
alt-near = { $crew ->
    [heroes] One step from heroes: { $places }.
   *[survivors] One step from survivors: { $places }.
}
alt-else = Elsewhere: { $places }.
alt-place = { $zone } { $zombies }

# A mission's map before play.
mission-line = { $difficulty ->
    [tutorial] Tutorial
    [easy] Easy
    [medium] Medium
   *[hard] Hard
} · { $survivors } { $crew ->
    [heroes] heroes
   *[survivors] survivors
} · about { $minutes } min
lobby-person = { $name }: { $skills }.
lobby-others = … and { $count } more
lobby-either = { " / " }
lobby-romero = Romero: { $skills }
lobby-hero = { $attack }, health { $health }
alt-mission = { $mission }. { $line }. { $zones } zones. Start: { $start }.
alt-exit = Exit: { $zones }.
alt-spawns = Spawn zones in order: { $zones }.
alt-asleep = Not active yet: { $zones }.
alt-objectives = Objectives: { $zones }.
alt-own = { $sign }: { $zones }.
alt-cars = Cars: { $zones }.

# The whole board in words.
text-doors-open = Open doors: { $doors }.
text-doors-closed = Closed doors: { $doors }.
text-doors-locked = Locked doors: { $doors }.
text-windows-open = Open windows: { $doors }.
text-windows-wood = Open windows with wood: { $doors }.
text-windows-closed = Barricaded windows: { $doors }.
text-barricades-open = Open passages without wood: { $doors }.
text-barricades-wood = Open barricades with wood: { $doors }.
text-barricades-closed = Closed barricades: { $doors }.
text-stairs-open = Open stairs: { $doors }.
text-stairs-closed = Closed stairs: { $doors }.
text-stairs-locked = Locked stairs: { $doors }.
text-door = { $a }–{ $b }
text-door-coloured = { $a }–{ $b } ({ $colour })
text-exit = Exit: { $zone }.
text-taken = Objectives taken: { $done } of { $needed }{ $colours ->
    [none] { "" }
   *[other] { " " }({ $colours })
}.
text-cards = Cards left: { $spawn } zombie, { $equipment } equipment.
text-cards-spawn = Cards left: { $spawn } zombie.
text-zone = { $zone } → { $ways }
text-no-way = nowhere yet
text-noise = noise { $count }
text-spawn = spawn { $number }
text-spawn-asleep = spawn { $number }, { $colour ->
    [blue] asleep until a blue objective is taken
    [green] asleep until a green objective is taken
   *[other] not active yet
}
text-terrain = { $terrain ->
    [corn] corn, no sight in or out
   *[woods] woods, no sight in
}
text-objective = objective ({ $colour })
text-exit-here = exit
text-manholes =
    { $count ->
        [one] manhole
       *[other] { $count } manholes
    }
text-dark = closed house
text-survivor = { $name } ({ $player }): { $zone }, { $state }, { $turn }, { $xp }, { $level }
text-fallen = { $name } ({ $player }): eliminated, { $xp }
text-escaped = { $name } ({ $player }): got away, { $xp }
text-hold = goal zone
text-health = health { $count }
text-acts = acting
text-mode-held = Back in Zombicide mode when no Relative is left.
text-traits = Traits: { $traits }.
text-kept = Objectives kept: { $colours }.
text-bystander = Holds the card of { $name }.
text-hands = In hand: { $cards }.
text-pack = In the pack: { $cards }.
text-skills = Skills: { $skills }.
text-reload = { $card } (to reload)
text-nothing = nothing
text-zones = Zones and ways out:
text-survivors = { $crew ->
    [heroes] Heroes:
   *[survivors] Survivors:
}

# One survivor's sheet.
sheet-line = played by { $player } · { $mission }, { $round }
sheet-left = { $count } left
sheet-here = here
sheet-in-sight = in sight
sheet-nothing-in-sight = no zombie in sight
sheet-objectives = { $taken } of { $all }
sheet-experience = Experience
sheet-next = { $level } at { $count }
sheet-top = highest level
sheet-later = 1 of { $count }, later
sheet-choose = to be chosen
identity-by = by { $author }
sheet-skills = Skills
sheet-hands = In hand
sheet-pack = In the pack
sheet-free = free
sheet-range = Range
sheet-dice = Dice
sheet-hits = Hits
sheet-damage = Damage
sheet-noisy = noisy
sheet-quiet = quiet
sheet-pair = pair
sheet-doors = opens doors
sheet-doors-quiet = opens doors quietly
sheet-reload = to reload
sheet-item = item
sheet-supply = supply
sheet-wound = takes up this place
sheet-trap = trap
sheet-any = all

# A survivor's sheet in words.
sheet-text-hand = In hand: { $card }.
sheet-text-left = Left hand: { $card }.
sheet-text-right = Right hand: { $card }.
sheet-text-card = { $card } ({ $about })
sheet-text-attack = range { $least ->
    [0] { $most ->
        [0] 0
       *[other] 0 to { $most }
    }
   *[other] { $least } to { $most }
}, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, hits on { $needed }+{ $damage ->
    [0] { "" }
   *[other] , damage { $damage }
}
sheet-text-sure-attack = range { $least } to { $most }, no dice, kills all
sheet-text-skill = { $skill }: { $does }
sheet-text-later = To come: { $levels }.
sheet-text-level = { $level } at { $start } XP ({ $skills })
sheet-text-or = { " or " }

mode =
    { $mode ->
        [zombicide] Zombicide mode
       *[romero] Romero mode
    }
wood-carried = wood for { $count }
objectives-carried = { $count ->
    [one] carries an objective
   *[other] carries { $count } objectives
}
sheet-zombicide = Zombicide: { $skills }
sheet-marked = { $side } (markers: { $skills })
sheet-below = On the other side
sheet-text-further = { $name }: { $does }.
power-held = Power { $count } of { $most }
free-ranged = { $count ->
    [one] 1 free shot
   *[other] { $count } free shots
}
free-melee = { $count ->
    [one] 1 free melee
   *[other] { $count } free melees
}
free-move = { $count ->
    [one] 1 free move
   *[other] { $count } free moves
}
free-combat = { $count ->
    [one] 1 free combat
   *[other] { $count } free combats
}
free-search = { $count ->
    [one] 1 free search
   *[other] { $count } free searches
}

# What cards without an attack are good for.
does-flashlight = One more card at every search, from hand or pack.
does-goalie-mask = Discard it to take no wound once, from hand or pack.
does-plenty-of-bullets = Roll a pistol’s or rifle’s dice again, once for each attack.
does-plenty-of-shells = Roll a shotgun’s dice again, once for each attack.
does-glass-bottles = With gasoline: a molotov.
does-gasoline = With a bottle: a molotov.
does-scope = With a rifle: a sniper rifle.

# What is around one survivor.
around-title = Around { $name }
around-sights = In sight
around-more = and { $count } more
around-moves = moves away
around-threat = can reach { $name } this round
around-unseen = out of sight
around-alt = { $name } in { $zone }: { $state }, { $turn }. { $header }.
around-alt-others = Others: { $others }.
around-alt-threats = Can reach { $name } this round: { $places }.
around-alt-sights = In sight: { $places }.
around-alt-ways = { $steps ->
    [one] 1 move away: { $zones }.
   *[other] { $steps } moves away: { $zones }.
}

# The poster at the end of a game.
poster-won = WON
poster-lost = LOST
poster-stopped = STOPPED
poster-line = { $mission } · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
poster-standing = Still standing
poster-kills =
    { $count ->
        [0] no kill
        [one] 1 kill
       *[other] { $count } kills
    }
poster-most = most kills
poster-luck = Luck of the dice
poster-dice = { $hits } of { $dice } hit, { $expected } expected
poster-rounds = Zombies on the board, by round
poster-moments = Turning points
poster-alt-survivor = { $name }: { $fate }, { $xp }, { $kills }.

# The film of a game.
film-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}

# A zombies’ turn: its steps, numbered alike in picture, alt text, film and story.
phase-title = Zombies’ turn
phase-nothing = Nobody moves and nobody comes.
phase-more = { $count ->
    [one] and 1 step more
   *[other] and { $count } steps more
}
phase-alt = { $mission }, round { $round }: the zombies’ turn.
phase-alt-more = { $count ->
    [one] 1 step more.
   *[other] { $count } steps more.
}
phase-alt-survivor = { $name } in { $zone }: { $state }.
step = { $number }. { $words }.
step-because = { $said }: { $rest }
step-walk = { $start } to { $end }, { $zombies }
step-attack = { $zone }, attack of { $zombies }
step-zone = { $zone }, { $zombies }
step-card = Card for { $zone }
step-no-card = Coming in
step-wound = { $name } { $wounds }
step-falls = { $name } falls
step-shrugs = { $name } shrugs one off
step-unhurt = { $names } unhurt
step-walk-seen = { $crew ->
    [heroes] hero seen in { $targets }
   *[survivors] survivor seen in { $targets }
}
step-walk-noise = noise in { $targets } ({ $noise })
step-walk-shut-out = shut out from the noise in { $targets } ({ $noise })
step-stay-noise = no move, already with the noise ({ $noise })
step-stay-shut-out = no move, shut out from the noise in { $targets } ({ $noise })
step-split = equal ways by { $ways }
step-split-added = equal ways by { $ways }, { $added } added
step-slip = off the board ({ $total } of { $limit })
step-new = { $zombies } more
step-new-in = { $zombies } more in { $zone }
step-came = new
step-nobody = nobody comes
step-acts = { $kind }: one more activation
step-short = { $zombies } missing in the box

# The cards of one survivor.
hand-left = Left hand
hand-right = Right hand
hand-pack = Pack

# Cars: who sits where.
car-seats = { $car } ({ $seats })
car-driver = { $name } at the wheel
car-no-driver = nobody at the wheel
car-aboard = { $names } aboard
car-free = { $count ->
    [0] no seat free
    [one] 1 seat free
   *[other] { $count } seats free
}
car-cargo = loaded with { $cards }
car-parked = { $car }, cannot be driven
alt-car = { $zone }: { $car }.
alt-body = Body: { $zones }.
alt-hold = Goal zones: { $zones }.

# The picture of a round.
inline-plays = { $name } plays
inline-here = { $count } here
inline-near = { $count } near
inline-goals = goals { $zones }
inline-spawns = spawn zones { $zones }
inline-unseen = Not in the picture: { $places }.
places-offered = To choose from: { $places }.

# The picture of `/stats`.
stats-games = { $count ->
    [one] game
   *[other] games
}
stats-won = { $count ->
   *[other] won
}
stats-kills = { $count ->
    [one] zombie down
   *[other] zombies down
}
stats-wounds = { $count ->
    [one] wound
   *[other] wounds
}
stats-deaths = { $count ->
    [one] survivor lost
   *[other] survivors lost
}
stats-favourite = Most often led
stats-missions = Wins by mission
stats-more = { $count ->
    [one] and 1 more mission
   *[other] and { $count } more missions
}
stats-people = Most wins
stats-months = Games won, month by month
stats-share = { $won } of { $games }
stats-not-yet = { $games ->
    [one] not yet, 1 game
   *[other] not yet, { $games } games
}
stats-dice = Dice in fights
stats-dice-line = { $mean } on average over { $dice } dice
stats-luck = { $pips } pips
stats-expected = as expected: 3.50 on average
stats-list = { $head }: { $list }.

# The numbers of a mission's goals, in the status, beside the board and in its words.
goals-at-end = The goal at the end: { $goals }.
goal-then = ; then{ " " }
goal-objectives = objectives { $done } of { $needed }
goal-colours = coloured objectives { $done } of { $needed }{ goal-still }
goal-still = { $count ->
    [0] { "" }
   *[other] { " " }(still { $names })
}
goal-those = { $count ->
    [0] { "" }
   *[other] { " " }({ $names })
}
goal-delivered = brought to { $names }: { $done } of { $needed }
goal-closed = spawn zones closed { $done } of { $needed }{ goal-still }
goal-found = supplies { $done } of { $needed }{ goal-still }
goal-experience = best experience { $done } of { $needed }{ goal-those }
goal-level-yellow = at yellow level { $done } of { $needed }{ goal-still }
goal-level-orange = at orange level { $done } of { $needed }{ goal-still }
goal-level-red = at red level { $done } of { $needed }{ goal-still }
goal-at-objectives = at an objective { $done } of { $needed }{ goal-still }
goal-or = { " " }or{ " " }
goal-holding = holding { $names }: { $done } of { $needed }
goal-zombies-there = zombies there: { $done }
goal-fallen = fallen: { $done }{ goal-those }
goal-slipped = zombies slipped away: { $done } ({ $needed } lose)
goal-loaded = supplies in the cars { $done } of { $needed }
goal-aboard = in a car { $done } of { $needed }{ goal-still }
goal-out = out { $done } of { $needed }{ goal-those }
goal-carried-out = supplies brought out { $done } of { $needed }{ goal-still }
goal-cargo-out = supplies driven out { $done } of { $needed }
goal-rescued = bystanders { $done } of { $needed }{ goal-still }
goal-with-heroes = bystanders with heroes { $done } of { $needed }{ goal-still }
goal-enemies-left = enemies left: { $done }
goal-gathered = spawn tokens in { $names }: { $done } of { $needed }
goal-blown-up = blown up { $done } of { $needed }
goal-windows = windows barricaded { $done } of { $needed }
goal-dead-in-house = dead in the house: { $done }
goal-household-left = household cards left: { $done }
goal-together = spawn tokens in one zone { $done } of { $needed }
goal-dead = dead on the board: { $done }
goal-at-the-pump = van at the pump { $done } of { $needed }
goal-dead-at-the-pump = dead on the pump’s tile: { $done }
goal-mourners = killed a Relative { $done } of { $needed }{ goal-still }
goal-rooms = rooms searched { $done } of { $needed }{ goal-still }
goal-at-rest = Relatives killed in { $names }: { $done } of { $needed }
goal-burned = Molotov thrown { $done } of { $needed }
goal-tiles = tiles { $done } of { $needed }
goal-on-last-tile = on the last tile { $done } of { $needed }{ goal-still }
goal-last-tile = last tile { $done } of { $needed }
goal-dead-on-last-tile = dead on the last tile: { $done }
goal-at-the-wheel = at the wheel { $done } of { $needed }

# The picture that opens a weekly challenge
opening-score = How it is scored
opening-won = won
opening-round = each round
opening-wound = each wound
opening-death = each death
opening-least = won, at least
opening-lost = lost: for goals reached, up to
opening-equal = Equal points: fewer actions first
opening-sealed = Same dice for all · sealed seed
opening-par = Par
opening-par-later = the autopilot’s score, at the end
opening-how = One try each, at your own pace: /challenge
opening-alt = { $title }, { $until }. { $mission }, { $about }. { $head }: { $points }. { $equal }. { $sealed }: { $hash }. { $par }: { $later }. { $how }.

# The standings of the weekly challenge

standings-signs = Your rounds
standings-best-signs = The best game’s rounds
standings-sign = { $sign ->
    [h] harm
    [g] a goal
    [k] zombies down
   *[other] quiet
}
standings-signs-told = { $head }: { $signs }.
standings-best-game = Best game
standings-best = Best game: { $name }, { $told }, { $score }.
standings-row = { $place } { $name }: { $told }, { $score }
standings-alt = { $title }, { $scope }. { $rows }.
