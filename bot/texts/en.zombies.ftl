### What is said at a table of Zombies!!!: events, refusals, questions, commands, labels.

## Lists and names

town-tile = tile { $number }
town-bonus = { $die } + { $bonus } = { $sum }

## Events

town-game-name = Zombies!!!
town-seats = The order of play: { $seats }. { $helipad ->
    [last] The helipad is the last tile of the stack.
    [last-ten] The helipad is one of the last ten tiles.
   *[half] The helipad lies somewhere in the lower half of the stack.
  }
town-turn-began = **{ $player }’s turn** (round { $round })
town-turn-skipped = { $player } skips this turn, paralysed by { $by }’s “{ $card }”.
town-came-back = { $player } is back with { $life } life and { $bullets } bullets.
town-tile-drawn = The next tile is **{ $tile }**; { $player } lays it.
town-tile-laid = { $player } lays **{ $tile }** as tile { $number }{ $with ->
    [none] .
   *[some] {": "}{ $what }.
  }{ $short ->
    [0] {""}
    [one] {" "}The box is one zombie short.
   *[other] {" "}The box is { $short } zombies short.
  }
town-some-zombies = { $count ->
    [one] 1 zombie
   *[other] { $count } zombies
  }
town-some-life = { $count ->
    [one] 1 life token
   *[other] { $count } life tokens
  }
town-some-bullets = { $count ->
    [one] 1 bullet token
   *[other] { $count } bullet tokens
  }
town-tile-lost = **{ $tile }** fits nowhere: { $back ->
    [yes] it is shuffled back into the stack.
   *[no] it is out of the game.
  }
town-closed = **No road is open any more**, so { $player }’s tile closes the town and ends the turn. { $escape ->
    [yes] The helipad can still be reached.
   *[no] The helipad will never come: only trophies win now.
  }
town-combat-rolled = { $player } fights in { $square }: { $roll }.
town-bullets-spent = { $count ->
    [one] { $player } spends 1 bullet to win.
   *[other] { $player } spends { $count } bullets to win.
  }
town-life-lost = { $player } loses a life{ $card ->
    [none] {""}
   *[some] {" "}to “{ $name }”
  } ({ $left } left).
town-first-aid = { $player } opens the first aid kit instead of losing a life.
town-zombie-beaten = The zombie falls: { $trophies ->
    [one] 1 trophy.
   *[other] { $trophies } trophies.
  }
town-died = **{ $player } dies** and starts again from the town square{ $lost ->
    [0] .
    [one] {" "}with 1 trophy less.
   *[other] {" "}with { $lost } trophies less.
  }{ $items ->
    [none] {""}
   *[some] {" "}Lost as well: { $names }.
  }
town-cards-drawn = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
  }
town-cards-seen = Only you see what you drew: { $cards }.
town-deck-reshuffled = The discarded cards are shuffled into a new deck of { $cards }.
town-card-played = { $player } plays **{ $card }**{ $target ->
    [none] {""}
   *[some] {" "}against { $name }
  }{ $use ->
    [movement] {" "}to go farther
    [fight] {" "}to fight better
   *[none] {""}
  }.
town-item-laid = { $player } lays **{ $card }** out, to use it later.
town-item-used = { $player } uses **{ $card }**.
town-item-gone = { $player }’s { $card } is used up.
town-card-discarded = { $player } discards **{ $card }**.
town-item-taken = { $player } loses **{ $item }**: { $by } wants it so.
town-bullets-lost = { $count ->
    [one] { $player } loses 1 bullet: { $by } wants it so.
   *[other] { $player } loses { $count } bullets: { $by } wants it so.
  }
town-bullets-gained = { $count ->
    [one] { $player } gains 1 bullet.
   *[other] { $player } gains { $count } bullets.
  }
town-life-gained = { $count ->
    [one] { $player } gains 1 life.
   *[other] { $player } gains { $count } lives.
  }
town-pawn-sent = { $by } sends { $player } to { $square }.
town-trophies-doubted = { $player } rolls { $dice } for their trophies and may still mend the roll.
town-trophies-risked = The dice for { $player }’s trophies: { $dice }. { $lost ->
    [0] All of them stay dead.
    [one] 1 trophy gets up and goes back to the box.
   *[other] { $lost } trophies get up and go back to the box.
  }
town-zombies-placed = “{ $card }” brings { $count ->
    [one] a zombie
   *[other] { $count } zombies
  }: { $squares }.
town-zombies-burned = { $count ->
    [0] Nothing is hit.
    [one] 1 zombie of { $squares } falls.
   *[other] { $count } zombies fall: { $squares }.
  } { $player } has { $trophies ->
    [one] 1 trophy.
   *[other] { $trophies } trophies.
  }
town-effect-began = { $player } is under “{ $card }”, played by { $by }.
town-spell-ended = “{ $card }” is over.
town-waives = { $player } passes from now on, without being asked.
town-waives-no-more = { $player } is asked again before others walk and fight.
town-movement-rolled = { $player } rolls { $die } and may walk { $squares ->
    [one] 1 square.
   *[other] { $squares } squares.
  }
town-movement-given = { $player } may walk { $squares ->
    [one] 1 square.
   *[other] { $squares } squares.
  }
town-walked = { $player } walks { $way }.
town-token-life = { $player } picks up a life token.
town-token-bullet = { $player } picks up a bullet token.
town-token-left = { $player } has no room for the life token in { $square } and leaves it.
town-zombies-rolled = { $player } rolls { $die } for the zombies: { $count ->
    [0] none can move.
    [one] one must move.
   *[other] { $count } must move.
  }
town-zombies-moved = Zombies move: { $moves }.
town-zombies-held = The marbles of { $player } still roll about: no zombie moves.
town-step = { $start } → { $end }

## Outcome

town-outcome-escaped = **{ $winners } escapes by helicopter and wins the game!**
town-outcome-trophies = **{ $winners } has the trophies that win the game!**
town-outcome-most-trophies = **Nothing is left to fight, nowhere to flee. { $winners } has the most trophies and wins!**

## Questions

town-question-left-empty = Which square of the new tile stays without a zombie?
town-question-zombie-square = Where does the next zombie of the new tile stand?
town-question-token-square = Where does the next { $subject ->
    [life] life token
   *[bullet] bullet token
  } of the new tile lie?
town-question-lose-or-spend = The fight in { $subject } is not won yet. What does it cost?
town-question-window = { $subject ->
    [walk] The pawn is about to walk.
   *[fight] The first fight of the turn is about to begin.
  } Does anybody play a card? Whoever does not, passes; cards are played with `/card play`.
town-question-which-building = “{ $card }”: which building?
town-question-which-zombie = “{ $card }”: which zombie?
town-question-which-square = “{ $card }”: to which square?
town-question-where-to = “{ $card }”: where to?
town-question-what-is-lost = “{ $card }”: what is lost?
town-question-mend-roll = The die shows { $subject }, and trophies would get up. Do you mend the roll?

town-option-spread = The rest by themselves
town-option-tile = Tile { $number }
town-option-bullets = Spend bullets
town-option-what-is-lost-bullets = Bullets
town-option-life = Lose a life
town-option-first-aid = Use the first aid kit
town-option-accept = Leave it so
town-option-pass = Pass
town-option-pass-turn = Pass all this turn
town-option-pass-always = Pass until I say otherwise

## Commands

town-action-lay-tile = Lay the tile
town-action-fight = Fight
town-action-roll-movement = Roll for movement
town-action-walk = Walk
town-action-stop-walking = Stop walking
town-action-move-zombie = Move a zombie
town-action-herd-zombies = Send the zombies towards somebody
town-action-play-card = Play a card
town-action-use-item = Use a card lying before you
town-action-discard-card = Discard a card, which ends the turn
town-action-finish-turn = End the turn
town-action-waive-windows = Pass others’ turns, or be asked again

town-deed-lay = Lay the tile at { $x }, { $y }, turned by { $turn } quarters
town-deed-lay-at = Place { $place }
town-deed-fight = Fight the zombie
town-deed-roll = Roll for movement
town-deed-walk = { $to }
town-deed-walk-told = { $to }: { $steps ->
    [one] 1 square
   *[other] { $steps } squares
  }{ $fights ->
    [0] {""}
    [one] , 1 fight
   *[other] , { $fights } fights
  }{ $life ->
    [0] {""}
   *[other] , +{ $life } life
  }{ $bullets ->
    [0] {""}
   *[other] , +{ $bullets } bullets
  }
town-deed-stop = Stop here
town-deed-move-zombie = { $zombie } → { $to }
town-deed-herd = All that are left towards { $player }
town-deed-herd-leader = All that are left towards { $player } ({ $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  })
town-deed-play = { $card }
town-deed-play-against = { $card } against { $player }
town-deed-play-movement = { $card }: for the walk
town-deed-play-fight = { $card }: for the fight
town-deed-use = { $card }
town-deed-discard = { $card }
town-deed-finish = End the turn
town-deed-waive = Pass until I say otherwise
town-deed-be-asked = Ask me again

town-group-cell = Place { $number }
town-group-tile = { $name } (tile { $number })
town-group-zombie = Zombie in { $square }

## Sheets and hands

town-sheet = **{ $player }** in { $square } · { $life } life, { $bullets } bullets · { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  } · { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }
  Lying before: { $items }
  Under: { $effects }
town-effect-now = { $card } (by { $by })
town-effect-next = { $card } (by { $by }, next turn)
town-hand = { $count ->
    [one] **Your card**, which only you see:
   *[other] **Your { $count } cards**, which only you see:
  }
town-hand-card = - **{ $card }**: { $text }{ $place ->
    [none] {""}
   *[some] {" "}(Laid out in: { $building }.)
  }
town-hand-empty = Your hand is empty. Cards are drawn in your turn, before the movement roll.
town-hand-played = You have played your card since your last turn began; the next one can be played when your turn begins.

## Refusals

town-refusal-no-tile-drawn = There is no tile to lay now. A tile comes at the beginning of each turn.
town-refusal-cell-taken = A tile lies there already. { $tile } can be laid in { $places } ways; `/tile` offers them.
town-refusal-no-road-joins = No road leads there from the town. { $tile } can be laid in { $places } ways; `/tile` offers them.
town-refusal-road-meets-wall = There a road would end at a wall. { $tile } can be laid in { $places } ways; `/tile` offers them.
town-refusal-turn-looks-the-same = Turned so, { $tile } looks just as with a smaller turn. Choose that one.
town-refusal-not-this-step = { $step ->
    [tile] The tile is laid first: `/tile`.
    [fight] A zombie stands in the way: `/fight` comes first.
    [roll] The movement roll comes first: `/walk`.
    [walk] The walk goes on: `/walk` with a square, or `/end` to stop.
    [zombies] The zombies move first: `/zombies move` or `/zombies herd`.
    [discard] All that is left of the turn is `/card discard` or `/end`.
   *[other] That is not due now. `/act` shows what is.
  }
town-refusal-already-there = The pawn stands in { $square } already. `/end` stops the walk.
town-refusal-claustrophobic = { $square } is inside a building, and claustrophobia keeps the pawn out this turn. Any road in reach will do.
town-refusal-must-leave-building = Claustrophobia drives the pawn out of its building. Walk on towards the road before you stop.
town-refusal-no-such-square = There is no square { $square }. Squares are named as on the picture, such as 1E.
town-refusal-no-way-there = No way leads to { $square } from here.
town-refusal-too-far = { $square } is { $away } squares away and { $moves ->
    [one] 1 is left.
   *[other] { $moves } are left.
  } Go part of the way.
town-refusal-no-zombie-there = No zombie stands in { $square }. Choose one that is on the board.
town-refusal-zombie-has-moved = The zombie in { $square } has moved this turn. Each moves once; choose another.
town-refusal-zombie-cannot-go = The zombie in { $square } cannot go to { $to }. { $count ->
    [0] It cannot go anywhere; choose another.
   *[other] It can go to { $near }.
  }
town-refusal-zombie-in-the-way = A zombie stands in { $square } already, and two never share a square.
town-refusal-no-such-player = Nobody of that name plays here.
town-refusal-not-in-hand = { $card } is not in your hand. `/hand` shows what is.
town-refusal-no-such-card-in-hand = That card is not in your hand. `/hand` shows what is.
town-refusal-no-such-item = That card does not lie before you. `/sheet` shows what does.
town-refusal-one-card-a-turn = You have played your card since your last turn began. The next one can be played from the beginning of your turn on; items that lie before you can be used.
town-refusal-cards-in-own-turn = At this table cards are played in one’s own turn only, and it is { $seats }’s.
town-refusal-card-needs-opponent = { $card } is played against an opponent: { $seats }. Say against whom.
town-refusal-card-without-target = { $card } is not played against anybody. Leave the opponent out.
town-refusal-card-needs-use = { $card } helps a walk or a fight. Say which.
town-refusal-card-without-use = { $card } has one effect only. Leave the choice out.
town-refusal-item-works-by-itself = { $card } works by itself as long as it lies before you.
town-refusal-item-in-play-already = One { $card } lies before you already, and there is never a second.
town-refusal-item-in-use = { $card } is in use already. Let it be used up first.
town-refusal-not-in-building = { $card } is laid out inside the { $building } only. Walk there first.
town-refusal-no-building-in-reach = { $card } needs a building: stand inside one, or before its door.
town-refusal-nobody-in-building = There is no zombie in that building to use { $card } on.
town-refusal-spell-holds-already = { $card } holds already. Wait until it is over.
town-refusal-no-fight-to-help = There is no fight of yours to help now. Play it after a roll of your fight.
town-refusal-no-movement-roll = There is no movement roll of yours to double now. Play it between the roll and the end of the walk.
town-refusal-held-by-fear = Fear holds you this turn, so no card makes you walk.
town-refusal-not-before-movement-roll = { $card } takes the place of the movement roll. Play it when the roll is due.
town-refusal-life-at-limit = You have { $limit } lives, as many as one may have.
town-refusal-no-zombie-on-board = There is no zombie on the board to move.
town-refusal-suffers-already = { $seats } suffers from { $card } already. Choose somebody else.
town-refusal-last-life = { $card } costs a life, and you have only one. Play it when you have more.
town-refusal-stands-there-already = { $seats } stands there already. Choose somebody else.
town-refusal-target-held-by-fear = Fear holds { $seats }, so nothing moves that pawn.
town-refusal-target-fallen = { $seats } has fallen and comes back with the next turn. Choose somebody else.
town-refusal-nowhere-to-go = { $seats } has nowhere to be led to.
town-refusal-nothing-to-lose = { $seats } has neither items nor bullets to lose. Choose somebody else.
town-refusal-no-trophies = { $seats } has no trophies to lose. Choose somebody else.
town-refusal-no-room-for-zombies = { $card } finds no room for zombies, or none in the box.
town-refusal-no-windows = Nobody is waited for at this table, so there is nothing to pass.
town-refusal-already-passes = You pass already. `/card pass` with the other choice has you asked again.
town-refusal-already-asked = You are asked already. `/card pass` passes from now on.
town-refusal-wrong-seat-count = { $count ->
    [one] 1 person sits
   *[other] { $count } people sit
  } at this table; the game is for { $least } to { $most }.
town-refusal-no-such-option = { $value } is no choice for { $option }.{ $count ->
    [0] {""}
   *[other] {" "}Possible are: { $known }.
  }
