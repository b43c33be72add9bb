# What only some missions know: leaving the board, cars, hidden tokens, rarer skills.
## Leaving

event-survivor-escaped = { $survivor } gets away by the exit in { $zone }. Safe!
deed-leave = Leave by the exit
action-leave = Leave
outcome-goals-lost = The mission cannot be fulfilled any more. The zombies win.
refusal-no-exit = Nobody leaves the board in this mission. The goals are on the mission’s page.
    .see = exit
refusal-not-on-exit = The exit is in { $zone }; { $survivor } must stand there to leave.
    .see = exit
refusal-exit-not-open = Something else must be done before anyone can leave by { $zone }. The status shows the open goals.
    .see = exit

## Rarer skills and cards

event-door-closed = { $survivor } shuts and bars the door { $zones }.
event-card-refused = { $deck ->
    [equipment] Destiny: { $survivor } rejects this card ({ $card }) and draws again.
   *[spawn] Destiny: { $survivor } rejects zombie card { $card_id }; another one is drawn.
  }
deed-close-door = Bar the door { $door }
action-close-door = Bar a door
option-destiny-keep = Keep it
option-destiny-refuse = Draw another
option-destiny-spawn-keep = Let it come
option-destiny-spawn-refuse = Draw another
option-is-that-all-yes = Discard a card
option-is-that-all-no = Take the wound
refusal-no-trick-shot = { $survivor } can aim at two different zones only with a pair of identical guns, one in each hand. Attack one zone.
    .see = skill-trick-shot
refusal-door-closed-already = The door { $door } is shut already. Pick an open door beside the zone.
    .see = skill-barricade

## Cars

the-police-car = the police car
the-pimp-car = the pimp-mobile
event-car-entered = { $seat ->
    [driver] { $survivor } gets behind the wheel of { $car }.
   *[passenger] { $survivor } gets into { $car } as a passenger.
  }
event-car-left = { $survivor } gets out of the car in { $zone }.
event-seat-changed = { $seat ->
    [driver] { $survivor } takes the wheel of { $car }.
   *[passenger] { $survivor } moves to a passenger seat of { $car }.
  }
event-car-driven = { $survivor } drives { $start } → { $zone }.
event-car-rolled =
    { $hits ->
        [0] { $survivor } runs through { $zone }: { $faces } (1 to 3 hits). Nobody is hit!
        [one] { $survivor } runs through { $zone }: { $faces } (1 to 3 hits), 1 hit.
       *[other] { $survivor } runs through { $zone }: { $faces } (1 to 3 hits), { $hits } hits.
    }
event-car-escaped =
    { $cargo ->
        [0] { $survivor } drives off by the exit in { $zone }, with an empty boot.
        [one] { $survivor } drives off by the exit in { $zone }, one supply card in the boot.
       *[other] { $survivor } drives off by the exit in { $zone }, { $cargo } supply cards in the boot.
    }
deed-enter-car = { $seat ->
    [driver] Get behind the wheel of { $car }
   *[passenger] Get into { $car } as a passenger
  }
deed-leave-car = Get out of the car
deed-change-seat = { $seat ->
    [driver] Take the wheel
   *[passenger] Move to a passenger seat
  }
deed-drive = Drive: { $path }
action-enter-car = Get into a car
action-leave-car = Get out of the car
action-change-seat = Change seats
action-drive = Drive
refusal-in-a-car = { $survivor } sits in a car and must get out first (one action), or drive.
    .see = car-seats
refusal-not-in-a-car = { $survivor } is not in a car. Get into one in the same zone first.
    .see = car-seats
refusal-no-car-here = No such car stands in { $zone }, where { $survivor } is. Go there first.
    .see = car-seats
refusal-car-not-for-driving = Cars cannot be driven in this mission; { $survivor } can only search them.
    .see = car-seats
refusal-zombies-at-the-car =
    { $count ->
        [one] { $survivor } cannot get in with a zombie in the zone. Kill it first.
       *[other] { $survivor } cannot get in with { $count } zombies in the zone. Kill them first.
    }
    .see = car-seats
refusal-seat-taken = That seat is not free for { $survivor }. A car has one driver's seat and three passenger seats; pick a free one of the other kind.
    .see = car-seats
refusal-not-at-the-wheel = { $survivor } does not sit at the wheel. Take the driver’s seat first (one action, if it is free).
    .see = car-driving
refusal-no-such-drive = No car can go that way. { $survivor } can drive through 1 to { $most } street zones, each beside the one before.
    .see = car-driving
refusal-leave-by-car = In this mission { $survivor } can leave only in a car. When the other goals are met, drive it to the exit in { $zone }: it leaves at once, with everyone aboard.
    .see = exit
refusal-leave-together = In this mission nobody leaves alone, so { $survivor } stays. You win as soon as all of you stand on the exit in { $zone } at the same time.
    .see = exit
refusal-door-locked = The door { $door } is locked until the objective in { $zone } is taken. Take that first.
    .see = doors

## Found on the way, and who may sit down

event-objective-revealed = { $marked ->
    [yes] The objective in { $zone } is the marked one: nobody is hiding there.
   *[no] Somebody is hiding by the objective in { $zone }!
  }
event-survivor-joined = { $survivor } comes out of hiding in { $zone }, empty-handed, and is led by { $seat }.
question-who-leads = Several players lead equally few survivors. Who leads the new one?
refusal-survivors-for-each = In this mission every player starts with { $count ->
    [one] one survivor
   *[other] { $count } survivors
    }; others may be found on the way. Choose again.
    .see = setup
refusal-no-such-order = There is no order of turns “{ $order }”. It can be `strict` (seat after seat) or `free`.
    .see = order
refusal-faulty-survivor = The custom survivor “{ $command }” cannot be played: { $reason }. Correct the sheet and try again.
    .see = setup
refusal-faulty-mission = The imported mission cannot be played: { $reason }. A moderator can correct its file and import it again.
    .see = setup

## Ways that can be shut, and zombies that slip away

event-door-swung-open = The door { $door } of the same house swings open as well.
event-zombies-slipped-away = { $zombies } follow the noise out of { $zone } and off the board: { $total } of { $limit } have slipped away.
refusal-zombies-at-the-spawn =
    { $count ->
        [one] You can close this spawn zone only when no zombie is in { $zone }, and one is there. Kill it first.
       *[other] You can close this spawn zone only when no zombie is in { $zone }, and { $count } are there. Kill them first.
    }
    .see = objectives
mission-closing = The objective in { $zone } closes the spawn zone { $spawn } for good. You can take it only while no zombie is there.
mission-rule-inhabited = The houses are full from the start, with { $zombies } in every room; opening a house brings no other zombies.
mission-rule-linked-doors = Opening one door of a house opens all its doors.
mission-goal-hold-back = Do not let { $count } zombies slip away. Zombies in { $zones } that see nobody and hear nothing louder elsewhere leave the board with their next step.
event-door-opened-by-danger = The danger level is now { $level }: the door { $door } opens by itself.
refusal-door-waits-for-danger = The door { $door } stays shut until the danger level is { $level }; then it opens by itself. Gain experience first.
    .see = doors
mission-opens-at = The door { $doors } opens by itself once the danger level is { $level }; nobody can open it before.
mission-active-at = The spawn zone { $spawn } is active only while the danger level is { $level } or higher.
mission-rule-waiting =
    From the start, { $zombies } { $count ->
        [one] waits
       *[other] wait
    } in { $places ->
        [one] { $zones }.
       *[other] each of these zones: { $zones }.
    }
mission-goal-at-objectives = Everybody still on the board stands at an objective that nobody has taken, all at the same time.
mission-goal-nobody-falls = Nobody may die: the first death loses the game.
mission-goal-level-for-all = Everybody reaches the { $level } level.
event-colour-turned-up = { $colour ->
    [blue] { $survivor } turns the objective over: it is the blue one.
    [green] { $survivor } turns the objective over: it is the green one.
   *[red] { $survivor } turns the objective over: a red one.
  }
shade-red = red
shade-blue = blue
shade-green = green
mission-rule-shuffled-objectives = Some of the face-down objectives are coloured ({ $colours }). Nobody knows which.
refusal-door-waits-for-colour = The door { $door } is locked until the { $colour } objective is taken, and it lies face down among others. Take objectives until it turns up.
    .see = doors
refusal-objective-on-monster = A zombie carries this objective, so { $survivor } cannot pick it up. Kill that zombie to get it.
    .see = objectives
mission-locked-colour = The door { $doors } opens only after the { $colour } objective is taken.
mission-woken-colour = The spawn zone { $spawn } is inactive until the { $colour } objective is taken.
mission-closing-colour = The { $colour } objective closes the spawn zone { $spawn } for good.
mission-rule-on-monster = { $zombies } carries an objective, from { $zone } on. It cannot be taken from the ground; the survivor who kills the first one has it.
mission-rule-found-cards = A survivor who takes the objective in { $zones } gets { $cards } at once.
mission-goal-take-colours = Take the objectives of these colours: { $colours }.

## Objectives that are carried

event-objective-picked-up = { $survivor } picks up the objective in { $zone }.
event-objective-laid-down = An objective lies in { $zone } now: { $survivor } had it.
event-objective-handed-over = { $survivor } gives an objective to { $partner }.
event-objective-lost = The objective that { $survivor } carried is lost.
event-spawn-closed = The spawn zone in { $zone } is closed for good, thanks to { $survivor }.
refusal-objective-not-carried = { $survivor } does not carry this objective. Choose one that the sheet shows, or take one first.
    .see = objectives
refusal-nobody-to-hand-to = That survivor is not in { $zone } with { $survivor }. Name somebody who stands in the same zone.
    .see = objectives
mission-rule-carried =
    { $count ->
        [one] The objective in { $zones } is carried by the survivor who takes it.
       *[other] The objectives in { $zones } are carried by the survivors who take them.
    } For an action it is laid down or given to somebody in the zone. { $falls ->
        [lies] If its bearer dies, it lies where they fell.
       *[lost] If its bearer dies, it is lost.
    }
mission-rule-closed-by-laying =
    { $count ->
        [one] The objective from { $from } closes the spawn zone in { $zones } for good if it is laid down there.
       *[other] Each of the objectives from { $from } closes the spawn zone in { $zones } for good if it is laid down there.
    }
mission-rule-closed-by-fire = A Molotov thrown into { $zones } closes the spawn zone there for good, even if no zombie is there.
mission-goal-deliver =
    { $count ->
        [one] Bring the objective from { $from } to { $zones }.
       *[other] Bring the objectives from { $from } to { $zones }.
    }
mission-goal-close-spawns =
    { $count ->
        [one] Close the spawn zone in { $zones } for good.
       *[other] Close the spawn zones in { $zones } for good.
    }
