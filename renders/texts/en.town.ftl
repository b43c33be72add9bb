# Zombies!!!: words on pictures of the town, and the sentences of their text twins.

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
town-won = { $player } wins
town-won-many = { $players } win
town-reason-escaped = { $player } reached the helipad
town-reason-trophies = { $player } has { $count } trophies
town-reason-most-trophies = { $players }: most trophies

town-tiles-left = tiles left
town-in-box = in the box
town-to-win = trophies win
town-helipad-at = helipad at { $square }
town-helipad-hidden = helipad not found yet
town-helipad-gone = no helipad: trophies only
town-truce = nobody fights
town-marbles = no zombie moves

town-trophies = { $count }/{ $goal }
town-fallen = Fell: back next turn
town-no-items = no items
town-effect-now = { $card }
town-effect-next = { $card }, next turn
town-shotgun = × { $count }

town-legend-name = { $number } and { $letter }: square { $name }
town-legend-life = Life
town-legend-bullet = Bullets
town-legend-zombie = Zombie
town-legend-reach = In reach
town-legend-fights = Fights on the way
town-legend-new = New
town-legend-door = Door
