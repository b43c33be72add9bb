### Commands, private replies and the table's own messages.
## Commands

cmd-move = move
cmd-move-about = Walk to a neighbouring zone
cmd-search = search
cmd-search-about = Search the room for equipment
cmd-door = door
cmd-door-about = Open a door
cmd-attack = attack
cmd-attack-about = Attack a zone with a weapon in hand
cmd-reload = reload
cmd-reload-about = Load a weapon that was fired
cmd-equip = equip
cmd-equip-about = Put a card into a hand or the pack
cmd-trade = trade
cmd-trade-about = Give, take or swap cards with a survivor in your zone
cmd-craft = craft
cmd-craft-about = Make something from two cards
cmd-discard = discard
cmd-discard-about = Throw a card away
cmd-objective = objective
cmd-objective-about = Take the objective in your zone
cmd-lay-down = lay-down
cmd-lay-down-about = Lay down an objective that your survivor carries
cmd-hand-over = hand-over
cmd-hand-over-about = Give an objective to a survivor in your zone
cmd-skill = skill
cmd-skill-about = Skills that are used on purpose
cmd-skill-heal = heal
cmd-skill-heal-about = Medic: take a wound off a survivor in your zone
cmd-skill-lend = lend
cmd-skill-lend-about = Born leader: give a free action to another survivor

## Options

opt-zone = zone
opt-move-zone-about = Where to, as named on the board
opt-attack-zone-about = Which zone, as named on the board
opt-door = door
opt-door-about = Which door, named by its two zones
opt-with = with
opt-door-with-about = Which tool; you can leave it out if there is only one
opt-attack-with-about = Which weapon; you can leave it out if there is only one
opt-reload-card-about = Which weapon; you can leave it out if there is only one
opt-equip-card-about = Which card to put in its place
opt-discard-card-about = Which card to throw away
opt-place = place
opt-place-about = Where it goes; what is in that hand takes its place
opt-partner = partner
opt-partner-about = A survivor in the same zone
opt-give = give
opt-give-about = The card to give
opt-take = take
opt-take-about = The card to take
opt-recipe = recipe
opt-recipe-about = What to make
opt-objective = objective
opt-objective-about = Which objective; you can leave it out if there is only one
opt-patient = patient
opt-patient-about = Who is healed
opt-to = to
opt-to-about = Who gets the action
choice-left = left hand
choice-right = right hand
choice-pack = pack
place-left = left hand
place-right = right hand
place-found = just found
place-pack = pack
place-fired = { $where }, fired
one-of-two = { $what } ({ $where })
as-a-pair = { $card } (both)

## The table

leads = { $who } leads { $whom }.
round-begins = **Round { $round } begins.**
zombies-heading = **The zombies' turn**

## The status message

status-setting-up = **{ $mission } · getting ready**
status-head = **Round { $round } · Goal:** { $goals }
status-head-over = **{ $mission } · round { $round }**
goals-then = ; then{ " " }
actor = { $who } ({ $survivors })
danger-blue = blue
danger-yellow = yellow
danger-orange = orange
danger-red = red
goal-head = **{ $mission } · round { $round }** · danger: { $danger }
goal-heading = { $count ->
    [one] **{ button-goal }**
   *[other] **Goals, in this order**
  }
goal-line = { $done ->
    [yes] - ✓ { $goal } **{ $numbers }**
   *[no] - { $goal } **{ $numbers }**
  }
goal-where = { "  " }Still there: { $zones }.
goal-lost = **You lose** when everybody has fallen, or as soon as a goal is out of reach.
goal-special = **Special here**
status-here = In **{ $zone }**{ $alone ->
    [yes] , no zombie there.
   *[no] { " " }with { $zombies }.
  }
status-place = { $zone } ({ $zombies })
status-near = One move away: { $places }.
status-holds = In hand: { $hands }.{ $packed ->
    [yes] { " " }In the pack: { $pack }.
   *[no] { "" }
  }
status-xp = XP: { $xp }{ $more ->
    [0] .
   *[other] , { $more } more to { $level }.
  }
whose-turn = { $own ->
    [yes] Your turn
   *[no] It is { $who }’s turn
  }
turn-of = { whose-turn }.{ $count ->
    [0] { "" }
   *[other] { " " }Still to play: **{ $survivors }**.
  }
turn-of-active = { whose-turn }: **{ $survivor }** has { $left }.{ $remains }
turn-of-active-then = { whose-turn }: **{ $survivor }** has { $left }.{ $remains } Then { $rest }.
turn-remains = { " " }What remains: { $what }.
with-targets = { $what } ({ $zombies })
with-odds = { $what }: { $odds }
actions-left = { $count ->
    [0] no action left
    [one] { $count } action left
   *[other] { $count } actions left
  }
actions-left-free = { $count ->
    [0] { $left }, but { $free }
   *[other] { $left } and { $free }
  }
free-move = { $count ->
    [one] { $count } free move
   *[other] { $count } free moves
  }
free-combat = { $count ->
    [one] { $count } free attack
   *[other] { $count } free attacks
  }
free-search = { $count ->
    [one] { $count } free search
   *[other] { $count } free searches
  }
pick-survivors = Pick survivors, or go by chance

## Private replies

zombies-have-moved = That ended the round: the zombies have had their turn.

## Refusals of the bot

declined-no-such-survivor = Nobody here is called { $name }. Free are: { $survivors }.
declined-survivor-taken = { $name } is led by somebody else. Still free: { $survivors }.
declined-which-survivor = Say who is meant: { $survivors }. Fill in the option `survivor`.
declined-empty-hands = Both hands are empty. Take something into a hand first, with `/equip`.
