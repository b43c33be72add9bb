# Zombies!!!: words on pictures of the town, and the sentences of their text twins.

town-round = Round { $round }
town-title = Town of { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
town-header = { $round } · { $step }
town-step-setup = setting up
town-step-tile = { $player } lays a tile
town-step-fight = { $player } has a fight
town-step-roll = { $player } rolls for the walk
town-step-walk = { $player } walks, { $left ->
    [one] { $left } square
   *[other] { $left } squares
  } left
town-step-led = { $mover } leads { $player }, { $left ->
    [one] { $left } square
   *[other] { $left } squares
  } left
town-step-zombies = { $player } moves the zombies, { $left } to go
town-step-discard = { $player } may discard a card
town-step-over = game over
town-stopped = Game stopped
town-won = { $player } wins
town-won-many = { $players } win
town-reason-escaped = { $player } reached the helipad
town-reason-trophies = { $player } has { $count } trophies
town-reason-most-trophies = { $players }: most trophies

town-tiles-left = tiles left
town-in-box = in the box
town-helipad-at = helipad at { $square }
town-helipad-hidden = helipad not found yet
town-helipad-gone = no helipad: trophies only
town-truce = nobody fights
town-marbles = no zombie moves

town-fallen = Fell: back next turn
town-no-items = no items
town-effect-now = { $card }
town-effect-next = { $card }, next turn

town-legend-name = { $number } and { $letter }: square { $name }
town-legend-life = Life
town-legend-bullet = Bullets
town-legend-reach = In reach
town-legend-fights = Fights on the way
town-legend-new = New

town-spots-choose = { $count ->
    [one] It fits on the numbered place.
   *[other] It fits on any of the { $count } numbered places.
  }
town-spots-turn = Place { $number }: { $count ->
    [one] it fits one way.
   *[other] it fits { $count } ways.
  }

town-legend-beaten = Beaten
town-legend-walked = Way walked
town-around = Around { $player }
town-nearest = Nearest, in squares
town-nothing-near = Nothing to fight or to fetch.

town-inside = { $square } ({ $building })
town-count-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
  }
town-count-life = { $count ->
    [one] { $count } life
   *[other] { $count } lives
  }
town-count-bullets = { $count ->
    [0] no bullets
    [one] { $count } bullet
   *[other] { $count } bullets
  }
town-count-trophies = { $count } of { $goal } trophies
town-count-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  } in hand
town-count-fights = { $count ->
    [one] { $count } fight
   *[other] { $count } fights
  }
town-count-zombies = { $count ->
    [0] no zombies
    [one] { $count } zombie
   *[other] { $count } zombies
  }
town-token-life = life
town-token-bullet = bullets
town-shotgun-left = shotgun for { $count ->
    [one] { $count } more roll
   *[other] { $count } more rolls
  }

town-alt-player = { $name }: { $place }, { $life }, { $bullets }, { $trophies }, { $cards }.
town-alt-player-short = { $name }: { $square }, { $trophies }.
town-alt-fallen = { $name } fell and comes back next turn, { $trophies }, { $cards }.
town-alt-player-items = { $name }: { $place }, { $life }, { $bullets }, { $trophies }, { $cards } (in front: { $items }).
town-alt-near = Zombies within 3 squares of { $name }: { $squares }.
town-alt-zombies = { $zombies } in the town.
town-alt-tiles = Buildings: { $buildings }.
town-alt-spots = { $player } lays the tile { $tile } with { $brings }. { $places }
town-alt-spot = Place { $number }: { $where }.
town-alt-turns = { $player } lays the tile { $tile } on place { $number }, { $where }. { $ways }
town-alt-turn = { $letter }: exits { $sides }.
town-alt-hand = { $name }’s hand: { $cards }
town-alt-hand-hidden = { $name } holds { $cards }.
town-alt-card = { $card }: { $text }
town-beside = { $side ->
    [N] north of { $tile }
    [E] east of { $tile }
    [S] south of { $tile }
   *[W] west of { $tile }
  }
town-tile-named = tile { $number }
town-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
  }

town-text-box = { $zombies } in the town, { $pool } in the box. { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } and { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } to draw. { $goal } trophies win.
town-text-closed = No tile can be laid any more.
town-text-players = Players
town-text-player = { $name } ({ $place }): { $life }, { $bullets }, { $trophies }, { $cards }
town-text-turn = whose turn it is
town-text-acts = must act
town-text-fell = fell, back next turn
town-text-items = in front: { $items }
town-text-effects = under: { $effects }
town-text-drawn = To be laid: { $tile } with { $brings }.
town-text-reach = In reach of { $name }
town-text-route = { $square }: { $steps }
town-text-on-way = takes { $tokens }
town-text-tiles = Tiles and squares; columns count to the east, rows to the south of the town square
town-text-tile = Tile { $number }, { $tile } (column { $x }, row { $y })
town-text-exit = { $side }: { $where }
town-text-open = open ground
town-text-square = { $square } → { $ways }
town-text-in = inside
town-text-nowhere = nowhere
town-text-goal = reach this to win
town-alt-near-zombies = Nearest zombies: { $squares }.
town-alt-near-tokens = Nearest tokens: { $squares }.

town-sort-item = ITEM
town-sort-help = HELP
town-sort-against = AGAINST OTHERS
town-sort-zombies = ZOMBIES
town-hand = { $player }’s hand
town-hand-empty = No cards in hand.
town-in-front = In front of { $player }
town-nothing-in-front = Nothing lies in front of { $player }.
town-works-on = Working on { $player }
town-by = by { $player }
town-next-turn = next turn
town-alt-front = In front of { $name }: { $items }.

town-poster-line = { $town }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
  }
town-poster-kills = beaten
town-poster-deaths = falls
town-poster-cards = cards
town-poster-tiles = tiles
town-poster-rolls = rolls won
town-poster-alt-player = { $name }: { $trophies }, { $kills } beaten, { $deaths ->
    [one] { $deaths } fall
   *[other] { $deaths } falls
  }.
town-step-fights = { $player } fights on { $square }: rolled { $roll }
town-step-fights-bonus = { $player } fights on { $square }: rolled { $roll } + { $bonus } = { $total }
town-legend-moved = Moved already
town-legend-fight = Fight
town-text-zombie = zombie
town-text-moved = zombie, moved already

# The picture of a round.
inline-walks = { $name } walks { $left }
inline-lays = { $name } lays a tile
inline-fights = { $name } fights
inline-left = { $count } left
inline-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}

town-lobby = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
town-preview = The town begins with the town square.
town-lobby-goal = or { $count } trophies
town-lobby-alt = Where the town begins: one tile with a helipad somewhere among the { $left } tiles still to come. At the table: { $names }.

# A player’s turn in a picture and in words.
town-turn-of = { $player }’s turn
town-turn-nothing = Nothing happened.
town-turn-beaten = { $count } beaten
town-turn-lost = { $count ->
    [0] nothing lost
    [one] 1 life lost
   *[other] { $count } lives lost
}
town-turn-fell = falls
town-turn-laid = Lays { $tile }: { $zombies }.
town-turn-walked = Walks from { $start } to { $end }.
town-turn-played = { $player } plays { $card }.
town-turn-moved = { $number }. A zombie from { $start } to { $end }.

goal-trophies = trophies: best { $done } of { $needed }{ goal-those }
goal-helipad = { $helipad } ({ $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
})
goal-helipad-far = { $helipad }, { $count ->
    [one] { $count } square
   *[other] { $count } squares
} from { $name }
