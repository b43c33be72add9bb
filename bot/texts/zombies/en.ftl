### What is said at a table of Zombies!!!: events, refusals, questions, commands, labels.

## Lists and names


## Events

event-town-founded = The order of play: { $seats }. { $helipad ->
    [last] The helipad is the last tile of the stack.
    [last-ten] The helipad is one of the last ten tiles.
   *[half] The helipad lies somewhere in the lower half of the stack.
  }
event-turn-began = **{ $seat }’s turn** (round { $round })
event-turn-skipped = { $seat } misses this turn: { $by } played “{ $card }”.
event-came-back = { $seat } is back with { $life } lives and { $bullets } bullets.
event-tile-drawn = The next tile is **{ $kind }**; { $layer } lays it.
event-tile-laid = { $seat } lays **{ $kind }** as tile { $number }{ $what_count ->
    [0] .
   *[other] {": "}{ $what }.
  }{ $short ->
    [0] {""}
    [one] {" "}The box is one zombie short.
   *[other] {" "}The box is { $short } zombies short.
  }
some-zombies = { $count ->
    [one] 1 zombie
   *[other] { $count } zombies
  }
some-life = { $count ->
    [one] 1 life token
   *[other] { $count } life tokens
  }
some-bullets = { $count ->
    [one] 1 bullet token
   *[other] { $count } bullet tokens
  }
event-tile-lost = **{ $kind }** fits nowhere: { $back ->
    [yes] it is shuffled back into the stack.
   *[no] it is out of the game.
  }
event-town-closed = **No road is open any more**, so { $seat }’s tile closes the town and ends the turn. { $escape ->
    [yes] The helipad can still be reached.
   *[no] The helipad will never come: only trophies win now.
  }
event-combat-rolled = { $seat } fights in { $square }: { combat-roll }.
combat-roll = { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus } = { $sum }
  }
event-bullets-spent = { $why_id ->
    [fight] { bullets-spent-fighting }
   *[other] { bullets-spent-mending }
  }
bullets-spent-fighting = { $count ->
    [one] { $seat } spends 1 bullet to win.
   *[other] { $seat } spends { $count } bullets to win.
  }
bullets-spent-mending = { $count ->
    [one] { $seat } spends 1 bullet to mend a die of “{ $why }”.
   *[other] { $seat } spends { $count } bullets to mend a die of “{ $why }”.
  }
event-life-lost = { $seat } loses a life{ $why_id ->
    [fight] {""}
   *[other] {" "}to “{ $why }”
  } ({ $left } left).
event-first-aid-used = { $seat } opens the first aid kit instead of losing a life.
event-zombie-beaten = The zombie falls: { $trophies ->
    [one] 1 trophy.
   *[other] { $trophies } trophies.
  }
event-player-died = **{ $seat } dies** and starts again from the town square.{ $lost_count ->
    [0] {""}
   *[other] {" "}{ $seat } loses { $lost }.
  }
some-trophies = { $count ->
    [one] a trophy
   *[other] { $count } trophies
  }
some-item = “{ $item }”
event-cards-drawn = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
  }
all-draw = { $count ->
    [one] { $seats } draw a card each.
   *[other] { $seats } draw { $count } cards each.
  }
event-cards-seen = Only you see what you drew: { $kinds }.
event-event-deck-reshuffled = The discarded cards are shuffled into a new deck of { $cards }.
event-card-played = { $kind_sort ->
    [item] { card-played-to-the-table }
   *[other] { card-played-now }
  }
card-played-now = { $seat } plays **{ $kind }**{ $target_id ->
    [none] {""}
   *[other] {" "}against { $target }
  }{ $use ->
    [movement] {" "}to go farther
    [fight] {" "}to fight better
   *[none] {""}
  }.
card-played-to-the-table = { $seat } puts **{ $kind }** on the table, to use it later.
event-item-used = { $seat } uses **{ $kind }**.
event-item-gone = { $seat } has used up “{ $kind }”.
event-event-card-discarded = { $seat } discards **{ $kind }**.
event-item-taken = { $seat } loses **{ $kind }**, as { $by } chose.
event-bullets-lost = { $count ->
    [one] { $seat } loses 1 bullet, as { $by } chose.
   *[other] { $seat } loses { $count } bullets, as { $by } chose.
  }
event-bullets-gained = { $count ->
    [one] { $seat } gains 1 bullet.
   *[other] { $seat } gains { $count } bullets.
  }
event-life-gained = { $count ->
    [one] { $seat } gains 1 life.
   *[other] { $seat } gains { $count } lives.
  }
event-pawn-sent = { $by } sends { $seat } to { $to }.
event-trophies-doubted = { $seat } rolls { $dice } for their trophies and can still change the roll.
event-trophies-risked = The dice for { $seat }’s trophies: { $dice }. { $lost ->
    [0] All of them stay dead.
    [one] 1 trophy gets up and goes back to the box.
   *[other] { $lost } trophies get up and go back to the box.
  }
event-zombies-placed = { $squares_count ->
    [0] “{ $kind }” brings no zombie.
    [one] “{ $kind }” brings a zombie: { $squares }.
   *[other] “{ $kind }” brings { $squares_count } zombies: { $squares }.
  }
event-zombies-burned = { $squares_count ->
    [0] Nothing is hit.
    [one] The zombie in { $squares } falls.
   *[other] { $squares_count } zombies fall: { $squares }.
  } { $seat } has { $trophies ->
    [one] 1 trophy.
   *[other] { $trophies } trophies.
  }
event-effect-began = { $seat } is under “{ $kind }”, played by { $by }.
event-spell-ended = “{ $kind }” is over.
event-windows-waived = { $waives ->
    [yes] { $seat } passes from now on, without being asked.
   *[no] { $seat } wants to be asked again before others walk and fight.
  }
event-tempo-chosen = { $brisk ->
    [yes] From now on, { $seat }’s steps without a choice happen by themselves.
   *[no] From now on, { $seat } takes every step.
  }
event-walk-declared = { $seat } sets out for { $to }: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }{ $fights ->
    [0] .
    [one] , 1 fight.
   *[other] , { $fights } fights.
  }
event-movement-rolled = { $die ->
    [0] { movement-without-roll }
   *[other] { movement-by-roll }
  }
movement-by-roll = { $seat } rolls { $face } and { $squares ->
    [0] cannot walk.
    [one] may walk 1 square.
   *[other] may walk { $squares } squares.
  }
movement-without-roll = { $seat } { $squares ->
    [0] cannot walk.
    [one] may walk 1 square.
   *[other] may walk { $squares } squares.
  }
event-pawn-walked = { $seat } walks: { $path }.
event-token-taken = { $kind ->
    [life] { $seat } picks up a life token.
   *[bullet] { $seat } picks up a bullet token.
  }
event-token-left = { $seat } has as many lives as possible and leaves the life token in { $square }.
event-zombies-rolled = { $seat } rolls { $face } for the zombies: { $can_move ->
    [0] none can move.
   *[other] { $die ->
        [one] one moves.
       *[other] { $die } move, or as many as can.
    }
  }
zombies-moved = Zombies move: { $moves }.
event-zombies-held = { $by }’s marbles still lie about: no zombie moves.
event-zombie-moved = { $frm } → { $to }

## Outcome

outcome-escaped = **{ $winners } escapes by helicopter and wins the game!**
outcome-trophies = **{ $winners } has the trophies that win the game!**
outcome-most-trophies = **No zombie is left to fight and there is no way out. { $winners_count ->
    [one] { $winners } has the most trophies and wins!
   *[other] { $winners } have the most trophies and win together!
  }**

## Questions

question-left-empty = Which square of the new tile gets no zombie?
question-zombie-square = Where do you put the next zombie of the new tile?
question-token-square = Where do you put the next { $subject ->
    [life] life token
   *[bullet] bullet token
  } of the new tile?
question-lose-or-spend = Your roll does not beat the zombie in { $subject }. Spend bullets, or lose a life?
question-window = { $subject ->
    [walk] Before the walk: do you play a card?
   *[fight] Before the first fight of the turn: do you play a card?
  } Play it with `/card play`, or pass.
asked-with-card = { $told } ({ $text })
asked-with-target = { $told } Played against { $target }.
question-which-building = “{ $card }”: which building?
question-which-zombie = “{ $card }”: which zombie?
question-which-square = “{ $card }”: to which square?
question-where-to = “{ $card }”: where to?
question-which-way = “{ $card }”: by which way?
question-what-is-lost = “{ $card }”: what is lost?
question-mend-roll = The die shows { $subject }, and trophies would rise again. Do you change the roll?

option-spread = Place the rest for me
option-tile = Tile { $tile }
option-bullets = Spend bullets
entry-pay-bullets = Spend { $count ->
    [one] 1 bullet
   *[other] { $count } bullets
  } of { $held }: you win
entry-mend-bullets = Spend { $count ->
    [one] 1 bullet
   *[other] { $count } bullets
  } of { $held } to make it a { $face }
option-what-is-lost-bullets = Bullets
entry-lost-bullets = { $count ->
    [one] 1 bullet
   *[other] { $count } bullets
  } of { $held }
option-life = Lose a life
entry-pay-life = { $held ->
    [one] Lose your last life: you die
   *[other] Lose 1 life of { $held } and roll again
  }
option-first-aid = Use the first aid kit
option-accept = Leave it as it is
option-pass = Pass
option-pass-turn = Pass all this turn
option-pass-always = Pass from now on

## Commands

action-lay-tile = Lay the tile
action-fight = Fight
action-roll-movement = Roll for movement
action-walk = Walk
action-stop-walking = Stop walking
action-move-zombie = Move a zombie
action-herd-zombies = Send the zombies towards somebody
action-play-card = Play a card
action-use-item = Use a card in front of you
action-discard-card = Discard a card and end the turn
action-finish-turn = End the turn
action-waive-windows = Setting: be asked for cards in others’ turns, or not
action-choose-tempo = Setting: take every step yourself, or not

deed-lay-tile = Lay the tile at { $x }, { $y }{ $turn ->
    [0] {""}
    [one] , given a quarter turn
   *[other] , given { $turn } quarter turns
  }
entry-lay-tile = { $place }: { $where }
town-beside = { $side ->
    [N] north of { $tile } ({ $number })
    [E] east of { $tile } ({ $number })
    [S] south of { $tile } ({ $number })
   *[W] west of { $tile } ({ $number })
  }
town-side = { $side ->
    [N] north
    [NE] north-east
    [E] east
    [SE] south-east
    [S] south
    [SW] south-west
    [W] west
   *[NW] north-west
  }
town-roads = { $count ->
    [one] road { $sides }
   *[other] roads { $sides }
  }{ $built ->
    [no] {""}
   *[yes] , building { $building }
  }
town-square-in = { $square } { $where }
town-square-at = { $square } { town-side }
deed-fight = Fight the zombie
deed-roll-movement = Roll for movement
deed-walk = { $to }
ask-walk = Where to? { $moves ->
    [one] 1 square left
   *[other] { $moves } squares left
  }
entry-walk = { $to }: { $steps ->
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
deed-stop-walking = Stop here
deed-move-zombie = { $zombie } → { $to }
deed-herd-zombies = The zombies towards { $towards }
entry-herd-zombies = Zombies to { $towards } ({ $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  })
deed-play-card = { $target_id ->
    [none] { $use ->
        [movement] { $card }: for the walk
        [fight] { $card }: for the fight
       *[none] { $card }
    }
   *[other] { $card } against { $target }
  }
deed-use-item = { $card }
deed-discard-card = { $card }
entry-discard-card = End turn, discard { $card }
deed-finish-turn = End the turn
entry-finish-turn = { $step ->
    [walk] End turn here, zombies to { $towards }
    [zombies] End turn, zombies to { $towards }
   *[discard] End turn
  }
deed-choose-tempo = { $brisk ->
    [yes] Let steps without a choice happen, and place what tiles bring for me
   *[no] Take every step myself: place zombies, start fights, end each step
  }
deed-waive-windows = { $waive ->
    [yes] Pass from now on
   *[no] Ask me again
  }

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

refusal-cell-taken = A tile lies there already. { $tile } can be laid in { $places ->
    [one] one way
   *[other] { $places } ways
  }; `/tile` shows where.
    .see = town-rule-tiles
refusal-no-road-joins = No road leads there from the town. { $tile } can be laid in { $places ->
    [one] one way
   *[other] { $places } ways
  }; `/tile` shows where.
    .see = town-rule-tiles
refusal-road-meets-wall = A road would end at a wall there. { $tile } can be laid in { $places ->
    [one] one way
   *[other] { $places } ways
  }; `/tile` shows where.
    .see = town-rule-tiles
refusal-turn-looks-the-same = Turned like that, { $tile } looks just as it does with a smaller turn. Choose the smaller one.
    .see = town-rule-tiles
refusal-not-this-step = { $step ->
    [tile] First lay the tile: `/tile`.
    [fight] A zombie stands in the way. First `/fight`.
    [roll] First roll for movement: send `/walk` without a square, then with one.
    [walk] You are walking: `/walk` with a square goes on, with your own square stops.
    [zombies] First move the zombies: `/zombies move` or `/zombies herd`.
    [discard] Only `/card discard` or `/end` is left of your turn.
   *[other] You cannot do that now. `/act` shows what you can.
  }
    .see = town-rule-turn
refusal-already-there = The pawn stands in { $square } already. `/end` stops the walk.
    .see = town-rule-walk
refusal-claustrophobic = Claustrophobia keeps you out of { $square }: this turn your pawn enters no building and leaves its own by the shortest way. Choose a square that `/walk` offers.
    .see = town-card-claustrophobia
refusal-must-leave-building = Claustrophobia drives your pawn out of its building. Walk on towards the road before you stop.
    .see = town-card-claustrophobia
refusal-no-such-square = There is no square { $square }. Squares are named as on the picture, such as 1E.
    .see = town-rule-walk
refusal-too-far = { $square } is { $away } squares away and you have { $moves ->
    [one] 1 left.
   *[other] { $moves } left.
  } Go part of the way.
    .see = town-rule-walk
refusal-no-zombie-there = No zombie stands in { $square }. Choose one that is on the board.
    .see = town-rule-zombies
refusal-zombie-has-moved = The zombie in { $square } has moved this turn already. Choose another.
    .see = town-rule-zombies
refusal-zombie-cannot-go = The zombie in { $square } cannot go to { $to }. { $near_count ->
    [0] It cannot go anywhere; choose another.
   *[other] It can go to { $near_or }.
  }
    .see = town-rule-zombies
refusal-zombie-in-the-way = A zombie stands in { $square } already, and two never share a square. Choose a free square.
    .see = town-rule-zombies
refusal-no-such-player = Nobody here is called that. Choose somebody at the table.
refusal-not-in-hand = { $card } is not in your hand. `/hand` shows what is.
    .see = town-rule-cards
refusal-no-such-card-in-hand = That card is not in your hand. `/hand` shows what is.
    .see = town-rule-cards
refusal-no-such-item = You have no such card in front of you. `/sheet` shows those you have.
    .see = town-rule-items
refusal-one-card-a-turn = You have played a card since your last turn began. You can play the next one once your next turn begins; you can still use items in front of you.
    .see = town-rule-cards
refusal-cards-in-own-turn = At this table you can play cards only in your own turn, and it is { $seats_or }’s. Wait for yours.
    .see = town-rule-window
refusal-card-needs-opponent = { $seats_count ->
    [0] { $card } is played against an opponent, and you play alone. Discard it at the end of a turn.
   *[other] { $card } is played against an opponent: { $seats_or }. Say against whom.
  }
    .see = town-rule-cards
refusal-card-without-target = You do not play { $card } against anybody. Play it without naming an opponent.
    .see = town-rule-cards
refusal-card-needs-use = { $card } helps a walk or a fight. Say which with the option `for`.
    .see = town-card-adrenaline-rush
refusal-card-without-use = { $card } has one effect only. Play it without the option `for`.
    .see = town-rule-cards
refusal-item-works-by-itself = You need not use { $card }: in front of you, it works by itself or is offered at the right moment.
    .see = town-rule-items
refusal-item-in-play-already = You have a { $card } in front of you already, and can have only one. Keep this one in hand, or discard it at the end of your turn.
    .see = town-rule-items
refusal-item-in-use = { $card } is in use already. Wait until its effect is over.
    .see = town-rule-items
refusal-not-in-building = You can put { $card } on the table only inside the { $building }. Walk there first.
    .see = town-rule-items
refusal-no-building-in-reach = { $card } needs a building. Stand inside one, or in front of its door.
    .see = town-rule-items
refusal-nobody-in-building = There is no zombie in that building to use { $card } on. Keep it for a building that has some.
    .see = town-card-grenade
refusal-spell-holds-already = { $card } is in effect already. Wait until it is over.
    .see = town-rule-cards
refusal-no-fight-to-help = You have no combat roll to improve now. Play this card right after a roll that you lose.
    .see = town-card-adrenaline-rush
refusal-no-movement-roll = You have no movement roll to double now. Play this card between the roll and the end of your walk.
    .see = town-card-adrenaline-rush
refusal-held-by-fear = Fear holds you this turn, so you cannot walk, with this card either. Keep it for another turn.
    .see = town-card-fear
refusal-not-before-movement-roll = You play { $card } in your turn, instead of the movement roll.
    .see = town-rule-turn
refusal-life-at-limit = You have { $limit } lives, the most anyone can have. Keep the card for later.
    .see = town-rule-tokens
refusal-no-zombie-on-board = There is no zombie on the board to move. Keep the card for later.
    .see = town-card-this-isnt-so-bad
refusal-suffers-already = { $card } is in effect on { $seats_or } already. Choose somebody else.
    .see = town-rule-cards
refusal-last-life = { $card } costs a life, and you must have one left afterwards. Play it when you have more.
    .see = town-card-bad-sense-of-direction
refusal-stands-there-already = { $seats_or } stands in the middle of the town square already. Choose somebody else.
    .see = town-card-bad-sense-of-direction
refusal-target-held-by-fear = Fear holds { $seats_or }, so nothing can move that pawn. Choose somebody else.
    .see = town-card-fear
refusal-target-fallen = { $seats_or } has fallen and comes back next turn. Choose somebody else.
    .see = town-rule-death
refusal-nothing-to-lose = { $seats_or } has neither items nor bullets to lose. Choose somebody else.
    .see = town-card-butter-fingers
refusal-no-trophies = { $seats_or } has no trophies to lose. Choose somebody else.
    .see = town-card-not-dead
refusal-no-room-for-zombies = { $card }: there is no room left for zombies, or none are left in the box. Keep the card for later.
    .see = town-rule-cards
refusal-no-windows = This table waits for nobody, so there is nothing to pass.
    .see = town-rule-window
refusal-steps-pass-already = Your steps without a choice happen by themselves already. `/tempo` with the other choice changes that.
    .see = town-rule-tempo
refusal-steps-wait-already = You take every step yourself already. `/tempo` with the other choice changes that.
    .see = town-rule-tempo
refusal-already-passes = You pass already. `/card pass` with the other choice lets you be asked again.
    .see = town-rule-window
refusal-already-asked = You are asked already. `/card pass` with the other choice lets you pass from now on.
    .see = town-rule-window
refusal-wrong-seat-count = There { $count ->
    [one] is 1 person
   *[other] are { $count } people
  } at this table; the game is for { $least } to { $most }.
    .see = town-rule-setup
refusal-no-such-option = { $option } cannot be { $value }.{ $known_count ->
    [0] {""}
   *[other] {" "}It can be { $known_or }.
  }
    .see = town-rule-options

## Where articles stand that every game has under a name of its own

-article-turns = town-rule-turn
-article-questions = town-rule-window

## Why the autopilot would do it

hint-item = Now is a good moment for it.
hint-card = Now is a good moment for this card.
hint-lay-tile = There it is near you and far from the leader.
hint-fight = The zombie on your square must be fought.
hint-roll-movement = The die says how far you may go.
hint-walk = It is the best square for what comes next.
hint-walk-wins = That way wins the game.
hint-walk-fights = You can win trophies on the way.
hint-walk-tokens = You can pick up bullets or lives on the way.
hint-stop-walking = Going on would bring more danger than gain.
hint-move-zombie = It moves towards those who are ahead.
hint-herd-zombies = It costs the leader the most.
hint-discard-card = You can hardly play it, and you make room for another.
hint-finish-turn = Nothing else would help now.

## Why the autopilot would answer so

hint-asked-left-empty = All other squares get a zombie, so it hardly matters which stays free.
hint-asked-zombie-square = I spread them over the squares in order; that is quick and fair.
hint-asked-token-square = I spread them over the squares in order; that is quick and fair.
hint-asked-lose-or-spend = { $option ->
    [bullets] That is what bullets are for: a life is worth more in the fights to come.
    [first-aid] It costs nothing but the kit.
   *[life] The bullets are worth more in the fights to come.
  }
hint-asked-window = Your cards are worth more later than now.
hint-asked-which-building = It is the nearest to the leader.
hint-asked-which-zombie = It is the one that harms the leader least.
hint-asked-which-square = { $option ->
    [spread] I spread them over the squares in order.
   *[other] It is the nearest to the leader.
  }
hint-asked-where-to = It is far from the helipad and from everything useful.
hint-asked-which-way = All these ways lead there.
hint-asked-what-is-lost = Losing that hurts the most.
hint-asked-mend-roll = { $option ->
    [bullets] One bullet for two trophies is cheap.
   *[accept] The bullets are worth more than these trophies.
  }
