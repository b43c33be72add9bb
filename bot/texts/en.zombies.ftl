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
town-turn-skipped = { $player } misses this turn, because { $by } played “{ $card }”.
town-came-back = { $player } is back with { $life } lives and { $bullets } bullets.
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
town-bullets-mend = { $count ->
    [one] { $player } spends 1 bullet to mend a die of “{ $card }”.
   *[other] { $player } spends { $count } bullets to mend a die of “{ $card }”.
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
    [one] {" "}with 1 trophy fewer.
   *[other] {" "}with { $lost } trophies fewer.
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
town-item-laid = { $player } puts **{ $card }** on the table, to use it later.
town-item-used = { $player } uses **{ $card }**.
town-item-gone = { $player } has used up “{ $card }”.
town-card-discarded = { $player } discards **{ $card }**.
town-item-taken = { $player } loses **{ $item }**, as { $by } chose.
town-bullets-lost = { $count ->
    [one] { $player } loses 1 bullet, as { $by } chose.
   *[other] { $player } loses { $count } bullets, as { $by } chose.
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
town-zombies-placed = { $count ->
    [0] “{ $card }” brings no zombie.
    [one] “{ $card }” brings a zombie: { $squares }.
   *[other] “{ $card }” brings { $count } zombies: { $squares }.
  }
town-zombies-burned = { $count ->
    [0] Nothing is hit.
    [one] The zombie in { $squares } falls.
   *[other] { $count } zombies fall: { $squares }.
  } { $player } has { $trophies ->
    [one] 1 trophy.
   *[other] { $trophies } trophies.
  }
town-effect-began = { $player } is under “{ $card }”, played by { $by }.
town-spell-ended = “{ $card }” is over.
town-waives = { $player } passes from now on, without being asked.
town-waives-no-more = { $player } wants to be asked again before others walk and fight.
town-movement-rolled = { $player } rolls { $die } and { $squares ->
    [0] cannot walk.
    [one] may walk 1 square.
   *[other] may walk { $squares } squares.
  }
town-movement-given = { $player } { $squares ->
    [0] cannot walk.
    [one] may walk 1 square.
   *[other] may walk { $squares } squares.
  }
town-walked = { $player } walks: { $way }.
town-token-life = { $player } picks up a life token.
town-token-bullet = { $player } picks up a bullet token.
town-token-left = { $player } has as many lives as possible and leaves the life token in { $square }.
town-zombies-rolled = { $player } rolls { $die } for the zombies: { $count ->
    [0] none can move.
   *[other] { $die ->
        [one] one moves.
       *[other] { $die } move, or as many as can.
    }
  }
town-zombies-moved = Zombies move: { $moves }.
town-zombies-held = The marbles { $player } spilled are still rolling about: no zombie moves.
town-step = { $start } → { $end }

## Outcome

town-outcome-escaped = **{ $winners } escapes by helicopter and wins the game!**
town-outcome-trophies = **{ $winners } has the trophies that win the game!**
town-outcome-most-trophies = **Nothing left to fight and nowhere to flee. { $count ->
    [one] { $winners } has the most trophies and wins!
   *[other] { $winners } have the most trophies and win together!
  }**

## Questions

town-question-left-empty = Which square of the new tile stays without a zombie?
town-question-zombie-square = Where does the next zombie of the new tile stand?
town-question-token-square = Where does the next { $subject ->
    [life] life token
   *[bullet] bullet token
  } of the new tile lie?
town-question-lose-or-spend = The roll does not beat the zombie in { $subject }. How do you pay for it?
town-question-window = { $subject ->
    [walk] The pawn is about to walk.
   *[fight] The first fight of the turn is about to begin.
  } Does anybody play a card? If not, pass; cards are played with `/card play`.
town-question-which-building = “{ $card }”: which building?
town-question-which-zombie = “{ $card }”: which zombie?
town-question-which-square = “{ $card }”: to which square?
town-question-where-to = “{ $card }”: where to?
town-question-which-way = “{ $card }”: by which way?
town-question-what-is-lost = “{ $card }”: what is lost?
town-question-mend-roll = The die shows { $subject }, and trophies would get up. Do you mend the roll?

town-option-spread = Place the rest for me
town-option-tile = Tile { $number }
town-option-bullets = Spend bullets
town-option-what-is-lost-bullets = Bullets
town-option-life = Lose a life
town-option-first-aid = Use the first aid kit
town-option-accept = Leave it at that
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
town-action-use-item = Use a card lying in front of you
town-action-discard-card = Discard a card, which ends the turn
town-action-finish-turn = End the turn
town-action-waive-windows = Pass in others’ turns, or be asked again

town-deed-lay = Lay the tile at { $x }, { $y }{ $turn ->
    [0] {""}
    [one] , given a quarter turn
   *[other] , given { $turn } quarter turns
  }
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
    [one] , +1 life
   *[other] , +{ $life } lives
  }{ $bullets ->
    [0] {""}
    [one] , +1 bullet
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

town-sheet = **{ $player }** in { $square } · lives: { $life }, bullets: { $bullets } · { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  } · { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }
  Items in front: { $items }
  Under the effect of: { $effects }
town-effect-now = { $card } (by { $by })
town-effect-next = { $card } (by { $by }, next turn)
town-hand = { $count ->
    [one] **Your card**, hidden from the others:
   *[other] **Your { $count } cards**, hidden from the others:
  }
town-hand-card = - **{ $card }**: { $text }{ $place ->
    [none] {""}
   *[some] {" "}(Played inside: { $building }.)
  }
town-hand-empty = Your hand is empty. Cards are drawn in your turn, before the movement roll.
town-hand-played = You have played your card since your last turn began; you can play the next one once your next turn begins.

## Refusals

town-refusal-cell-taken = A tile lies there already. { $tile } can be laid in { $places ->
    [one] one way
   *[other] { $places } ways
  }; `/tile` shows where.
town-refusal-no-road-joins = No road leads there from the town. { $tile } can be laid in { $places ->
    [one] one way
   *[other] { $places } ways
  }; `/tile` shows where.
town-refusal-road-meets-wall = A road would end at a wall there. { $tile } can be laid in { $places ->
    [one] one way
   *[other] { $places } ways
  }; `/tile` shows where.
town-refusal-turn-looks-the-same = Turned like that, { $tile } looks just as it does with a smaller turn. Choose the smaller one.
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
town-refusal-claustrophobic = Claustrophobia bars the way to { $square }: this turn the pawn enters no building and leaves its own by the shortest way. The squares that `/walk` offers are still open.
town-refusal-must-leave-building = Claustrophobia drives the pawn out of its building. Walk on towards the road before you stop.
town-refusal-no-such-square = There is no square { $square }. Squares are named as on the picture, such as 1E.
town-refusal-too-far = { $square } is { $away } squares away and you have { $moves ->
    [one] 1 left.
   *[other] { $moves } left.
  } Go part of the way.
town-refusal-no-zombie-there = No zombie stands in { $square }. Choose one that is on the board.
town-refusal-zombie-has-moved = The zombie in { $square } has moved this turn. Each moves once; choose another.
town-refusal-zombie-cannot-go = The zombie in { $square } cannot go to { $to }. { $count ->
    [0] It cannot go anywhere; choose another.
   *[other] It can go to { $near }.
  }
town-refusal-zombie-in-the-way = A zombie stands in { $square } already, and two never share a square. Choose a free square.
town-refusal-no-such-player = Nobody of that name plays here. Choose somebody at the table.
town-refusal-not-in-hand = { $card } is not in your hand. `/hand` shows what is.
town-refusal-no-such-card-in-hand = That card is not in your hand. `/hand` shows what is.
town-refusal-no-such-item = That card does not lie in front of you. `/sheet` shows what does.
town-refusal-one-card-a-turn = You have played your card since your last turn began. You can play the next one once your next turn begins; items lying in front of you can still be used.
town-refusal-cards-in-own-turn = At this table everyone plays cards in their own turn only, and it is { $seats }’s. Wait for yours.
town-refusal-card-needs-opponent = { $count ->
    [0] { $card } is played against an opponent, and you play alone. Discard it at the end of a turn.
   *[other] { $card } is played against an opponent: { $seats }. Say against whom.
  }
town-refusal-card-without-target = { $card } is not played against anybody. Play it without naming an opponent.
town-refusal-card-needs-use = { $card } helps a walk or a fight. Say which with the option `for`.
town-refusal-card-without-use = { $card } has one effect only. Play it without the option `for`.
town-refusal-item-works-by-itself = There is no need to use { $card }: lying in front of you, the card works by itself or is offered at the right moment.
town-refusal-item-in-play-already = One { $card } lies in front of you already, and there is never a second. Keep this one in hand, or discard it at the end of your turn.
town-refusal-item-in-use = { $card } is in use already. Wait until its effect is over.
town-refusal-not-in-building = { $card } is laid out inside the { $building } only. Walk there first.
town-refusal-no-building-in-reach = { $card } needs a building. Stand inside one, or in front of its door.
town-refusal-nobody-in-building = There is no zombie in that building to use { $card } on. Keep it for a building that has some.
town-refusal-spell-holds-already = { $card } is in effect already. Wait until it is over.
town-refusal-no-fight-to-help = You have no combat roll to improve now. Play this card right after a roll that you lose.
town-refusal-no-movement-roll = You have no movement roll to double now. Play this card between the roll and the end of your walk.
town-refusal-held-by-fear = Fear holds you this turn, so no card makes you walk. Keep this one for another turn.
town-refusal-not-before-movement-roll = { $card } takes the place of the movement roll. Play it in your turn, instead of rolling.
town-refusal-life-at-limit = You have { $limit } lives, as many as anyone may have. Keep the card for later.
town-refusal-no-zombie-on-board = There is no zombie on the board to move. Keep the card for later.
town-refusal-suffers-already = { $seats } is under { $card } already. Choose somebody else.
town-refusal-last-life = { $card } costs a life, and you must have one left afterwards. Play it when you have more.
town-refusal-stands-there-already = { $seats } stands in the middle of the town square already. Choose somebody else.
town-refusal-target-held-by-fear = Fear holds { $seats }, so nothing moves that pawn. Choose somebody else.
town-refusal-target-fallen = { $seats } has fallen and comes back next turn. Choose somebody else.
town-refusal-nothing-to-lose = { $seats } has neither items nor bullets to lose. Choose somebody else.
town-refusal-no-trophies = { $seats } has no trophies to lose. Choose somebody else.
town-refusal-no-room-for-zombies = { $card }: there is no room left for zombies, or none are left in the box. Keep the card for later.
town-refusal-no-windows = Nobody is waited for at this table, so there is nothing to pass.
town-refusal-already-passes = You pass already. `/card pass` with the other choice, and you will be asked again.
town-refusal-already-asked = You are asked already. `/card pass` with the other choice, and you will pass from now on.
town-refusal-wrong-seat-count = { $count ->
    [one] 1 person sits
   *[other] { $count } people sit
  } at this table; the game is for { $least } to { $most }.
town-refusal-no-such-option = { $value } is no choice for { $option }.{ $count ->
    [0] {""}
   *[other] {" "}Possible are: { $known }.
  }
