# What happens at a table, said in sentences: events, refusals, questions, buttons.

in-zone = { $what } in { $zone }
unknown-name = “{ $text }”

## Zombies

some-walker =
    { $count ->
        [one] 1 Walker
       *[other] { $count } Walkers
    }
some-runner =
    { $count ->
        [one] 1 Runner
       *[other] { $count } Runners
    }
some-fatty =
    { $count ->
        [one] 1 Fatty
       *[other] { $count } Fatties
    }
some-abomination =
    { $count ->
        [one] the Abomination
       *[other] { $count } Abominations
    }
many-walker = Walkers
many-runner = Runners
many-fatty = Fatties
many-abomination = the Abomination
all-walker = all Walkers
all-runner = all Runners
all-fatty = all Fatties
all-abomination = the Abomination
the-walker = the Walker
the-runner = the Runner
the-fatty = the Fatty
the-abomination = the Abomination
at-blue = Blue
at-yellow = Yellow
at-orange = Orange
at-red = Red

## What survivors do

event-game-set-up = { $mission }: { $survivors } get ready.
event-card-dealt = { $survivor } starts with { $card_a }.
event-round-began = Round { $round } begins. { $first_seat } goes first.
event-turn-ended = { $survivor } is done for this round.
event-game-ended = { $outcome }
event-zombies-turn-began = Round { $round }: now the zombies act.
event-survivor-moved = { $survivor } moves: { $way }.
event-card-found = { $survivor } finds { $card_a }.
event-nothing-found = { $survivor } searches in vain: no equipment card is left.
event-ambush-found = Aaahh! { $survivor } finds company instead of a card.
event-twin-found =
    { $found ->
        [yes] { $survivor } finds a second one in the deck: { $card }.
       *[no] { $survivor } looks for a second one in the deck, but there is none ({ $card }).
    }
event-deck-reshuffled =
    { $deck ->
        [equipment] The discarded equipment is shuffled into a new deck.
       *[spawn] The discarded zombie cards are shuffled into a new deck.
    }
event-door-opened =
    { $noisy ->
        [yes] { $survivor } breaks down the door { $zones } with { $card_the }. That was loud!
       *[no] { $survivor } opens the door { $zones } with { $card_the }, without a sound.
    }
event-building-opened = House { $building } lies open: { $rooms }.
event-card-moved =
    { $place ->
        [left] { $survivor } takes { $card_the } in the left hand.
        [right] { $survivor } takes { $card_the } in the right hand.
       *[pack] { $survivor } stows { $card_the } away.
    }
event-cards-traded = { $taken_id ->
    [none] { cards-given }
   *[other] { $given_id ->
        [none] { cards-taken }
       *[other] { cards-swapped }
    }
  }
cards-given = { $survivor } gives { $given_the } to { $partner }.
cards-taken = { $survivor } takes { $taken_the } from { $partner }.
cards-swapped = { $survivor } gives { $given_the } to { $partner } and takes { $taken_the }.
event-card-crafted = { $survivor } puts together { $recipe_a }.
event-card-discarded = { $survivor } discards { $card_the }.
event-weapon-reloaded =
    { $both ->
        [yes] { $survivor } reloads both weapons at once ({ $card }).
       *[no] { $survivor } reloads { $card_the }.
    }
event-objective-taken = { $survivor } takes the objective in { $zone }.
event-wound-healed = { $patient_id ->
    [self] { $survivor } heals one of the wounds suffered.
   *[other] { $survivor } tends to { $patient }: one wound less.
  }
event-action-lent = { $survivor } lends { $to } one more action.

## Combat

event-dice-rolled = { $pair ->
    [yes] { dice-of-a-pair }
   *[no] { dice-of-one }
  }
dice-of-one =
    { $hits ->
        [0] { $survivor } attacks in { $zone } with { $card_the }: { $faces } ({ $needed }+ hits). Missed!
        [one] { $survivor } attacks in { $zone } with { $card_the }: { $faces } ({ $needed }+ hits), 1 hit.
       *[other] { $survivor } attacks in { $zone } with { $card_the }: { $faces } ({ $needed }+ hits), { $hits } hits.
    }
dice-of-a-pair =
    { $hits ->
        [0] { $survivor } attacks in { $zone } with both hands ({ $card }): { $faces } ({ $needed }+ hits). Missed!
        [one] { $survivor } attacks in { $zone } with both hands ({ $card }): { $faces } ({ $needed }+ hits), 1 hit.
       *[other] { $survivor } attacks in { $zone } with both hands ({ $card }): { $faces } ({ $needed }+ hits), { $hits } hits.
    }
event-dice-rerolled = { $zone_id ->
    [none] { new-dice }
   *[other] { new-dice-in }
  }
new-dice =
    { $hits ->
        [0] New roll ({ $reason }): { $faces }. Missed!
        [one] New roll ({ $reason }): { $faces }, 1 hit.
       *[other] New roll ({ $reason }): { $faces }, { $hits } hits.
    }
new-dice-in =
    { $hits ->
        [0] New roll in { $zone } ({ $reason }): { $faces }. Missed!
        [one] New roll in { $zone } ({ $reason }): { $faces }, 1 hit.
       *[other] New roll in { $zone } ({ $reason }): { $faces }, { $hits } hits.
    }
event-molotov-thrown = { $survivor } throws a Molotov into { $zone }. Nothing there survives.
event-zombie-killed = Down in { $zone }: { $zombies }.
event-hit-absorbed =
    { $count ->
        [one] One hit is too weak for { $kind_the }.
       *[other] { $count } hits are too weak for { $kind_the }.
    }
event-survivor-wounded = { $lost_id ->
    [none] { $by_known ->
        [yes] { $by } hits { $survivor }: a wound.
       *[no] { $survivor } is wounded.
    }
   *[other] { $survivor } is wounded and loses { $lost_the }.
  }
told-times = { $told } ({ $count } times)
wounds-taken = { $by_known ->
    [yes] { $by } hits { $survivor }: { $count } wounds.
   *[no] { $survivor } takes { $count } wounds.
  }
event-wound-ignored = { $reason ->
    [tough] { $survivor } is tough and shrugs the wound off.
    [goalie-mask] The goalie mask of { $survivor } breaks instead of a bone: no wound.
   *[other] “Is that all you’ve got?” { $survivor } is not wounded.
  }
event-survivor-eliminated = { $by_id ->
    [self] **{ $survivor } does not survive this** in { $zone }.
   *[other] { $by_known ->
        [yes] **{ $survivor } falls** in { $zone }, killed by { $by }.
       *[no] **{ $survivor } falls** in { $zone } and is out of the game.
    }
  }
event-experience-gained = { $survivor } gains { $gained } XP ({ $xp } in all).
event-level-reached = { $survivor } reaches the { $level } level.
event-skill-gained = { $skill_hand ->
    [none] { $survivor } gains the skill { $skill }.
   *[other] { $survivor } gains the skill { $skill }: { $skill_hand }
  }
reason-lucky = Lucky
reason-reroll-per-turn = re-roll of the turn

## The zombies' story

story-attack =
    { $count ->
        [one] { $zone }: { $zombies } attacks { $survivors }.
       *[other] { $zone }: { $zombies } attack { $survivors }.
    }
story-walk-seen = A survivor is in sight in { $targets }: { $walks }.
story-walk-noise = The most noise in reach is in { $targets } ({ $noise }): { $walks }.
story-walk-shut-out = No way is open to the noise in { $targets } ({ $noise }), so they go as near as they can: { $walks }.
story-stay-noise = Already where the most noise is ({ $noise }), in { $zone }: { $zombies }.
story-stay-shut-out = A closed door stops them in { $zone } on the way to the noise in { $targets } ({ $noise }): { $zombies }.
story-split = { $count ->
    [one] { $zone }: the ways by { $ways } are equally short for { $zombies }.
   *[other] { $zone }: the ways by { $ways } are equally short, so the group splits ({ $zombies }).
  }
story-split-added = { $zone }: the ways by { $ways } are equally short, so the group splits ({ $zombies }); added to even it out: { $added }.
story-number = **{ $number }.** { $text }
story-step = { $way } ({ $zombies })
story-card = Zombie card for { $zone } ({ $level }): { $zombies }.
story-card-nothing = Zombie card for { $zone } ({ $level }): nobody comes.
story-card-manhole = Zombie card ({ $level }), out of the manholes: { $zombies }.
story-card-manhole-nothing = Zombie card ({ $level }), out of the manholes: nobody comes.
story-card-acts = Zombie card for { $zone } ({ $level }): nobody comes, but { $kinds } act once more.
story-card-idle = Zombie card for { $zone } ({ $level }): an extra activation, without effect at this level.
story-spawned = Zombies come in: { $zombies }.
story-replaced = { $zone }: there is one Abomination already, { $zombie } comes instead.
story-short = The box has too few figures: { $zombies } cannot come.
story-extra-shortage = Too few figures: { $kinds } act once more.
story-extra-card = An extra activation: { $kinds } act once more.
story-quiet = The zombies’ turn passes quietly.
story-sum-attacks =
    { $count ->
        [one] One more attack, in { $zones }.
       *[other] { $count } more attacks, in { $zones }.
    }
story-sum-splits = Groups split along the way, with { $zombies } added.
story-sum-splits-even = Groups split along the way.
story-sum-walks = On the move towards survivors and noise: { $zombies }.
story-sum-stays = Staying where they are: { $zombies }.
story-sum-cards =
    { $count ->
        [one] One zombie card: { $zombies }.
       *[other] { $count } zombie cards: { $zombies }.
    }
story-sum-cards-nothing =
    { $count ->
        [one] One zombie card: nobody comes.
       *[other] { $count } zombie cards: nobody comes.
    }
story-sum-extras = Extra activations: { $kinds }.

## How it ends

outcome-goals-reached = Mission accomplished! You win: { $winners }.
outcome-all-eliminated = No survivor is left standing. The zombies win this one.

## Questions and their buttons

question-first-player = Who goes first?
question-who-is-wounded = A zombie strikes in { $subject }. Who takes the wound?
question-who-is-hit = A shot into { $subject } goes astray. Which survivor is hit?
question-abomination-way = Several ways are equally short for the Abomination in { $subject }. Which one does it take?
question-odd-zombie = Too few figures are left to split the group in { $subject } evenly. Which way does the odd zombie go?
question-lost-card = { $survivor } is wounded. Which card is torn away?
question-card-to-drop = { $survivor } has too much to carry. Which card is left behind?
option-next-wound = { $dies ->
    [yes] { $survivor }: dies
   *[no] { $survivor }: wound { $wound } of { $health }
  }
option-zone-of = { $zone }: { $survivors }
option-to-hit = { $zombie }: falls to damage { $damage }, { $xp } XP
asked-with-wound = { $told } { $dies ->
    [yes] { $survivor } would die of it.
   *[no] It would be wound { $wound } of { $health }.
  }
asked-with-use = -# { $name }: { $does }
reroll-use =
    { $source ->
        [reroll-per-turn] All dice are rolled again. This works once a turn.
       *[other] All dice are rolled again. This costs nothing.
    }
question-reroll = Should { $survivor } roll again? The new roll counts, better or worse.
question-hit-target = A hit in { $subject }! Whom does it strike?
question-skill-choice = { $survivor } has reached a new level. Which skill will it be?
question-crafted-place = Where does it go: { $card }?
option-use-mask-yes = Give up the mask
option-use-mask-no = Take the wound
option-reroll-keep = Keep this roll
option-reroll-with = Roll again ({ $source })
option-crafted-place-left = Left hand
option-crafted-place-right = Right hand
option-crafted-place-pack = Pack
option-matching-set-yes = Look for it
option-matching-set-no = Leave it
option-zone = Towards { $zone }

## Commands as menu entries

deed-move = Move to { $zone }
deed-search = Search this room
deed-open-door = Open the door { $door } with { $card_the }
deed-attack = { $other_zone_id ->
    [none] { $kind ->
        [melee] Strike in { $zone } with { $card_the }
        [ranged] Shoot in { $zone } with { $card_the }
       *[other] { $pair ->
            [yes] Attack in { $zone } with { $card_the } (pair)
           *[no] Attack in { $zone } with { $card_the }
        }
    }
   *[other] Attack in { $zone } and { $other_zone } at once with { $card_the }
  }
deed-reload = Reload { $card_the }
deed-take-objective = Take the objective here
deed-lay-down = Lay the objective down here
deed-hand-over = Give an objective to { $partner }
deed-equip = { $place ->
    [left] Take { $card_the } in the left hand
    [right] Take { $card_the } in the right hand
   *[pack] Stow { $card_the } away
  }
deed-trade = { $take_id ->
    [none] Give { $give_the } to { $partner }
   *[other] { $give_id ->
        [none] Take { $take_the } from { $partner }
       *[other] Give { $give_the } to { $partner }, take { $take_the }
    }
  }
deed-craft = Put together { $recipe_a }
deed-discard = Discard { $card_the }
deed-end-turn = End the turn
action-move = Move
action-search = Search
action-open-door = Open a door
action-attack = Attack
action-reload = Reload
action-take-objective = Take an objective
action-lay-down = Lay an objective down
action-hand-over = Give an objective
action-equip = Change equipment
action-trade = Trade
action-craft = Put cards together
action-discard = Discard
action-end-turn = End the turn

## Why not: what is in the way, and what works instead.

refusal-card-already-there = { $place ->
    [pack] The pack already holds { $card_the }. Pick another card, or a hand to take it in.
   *[hand] That hand already holds { $card_the }. Pick another card or another place.
    }
    .see = inventory
refusal-card-not-held = { $survivor } does not have { $card_the }. Pick a card from the sheet; a fellow survivor in the same zone can trade.
    .see = inventory
refusal-door-open-already = The door { $door } is open already. Just walk through.
    .see = doors
refusal-finish-first = { $active } is in the middle of a turn, so { $survivor } has to wait. Finish with { $active } or end that turn.
    .see = order
refusal-held-by-zombies =
    { $count ->
        [one] A zombie holds { $survivor } back: leaving takes { $cost } actions, { $left } left. Kill it first, or get help.
       *[other] { $count } zombies hold { $survivor } back: leaving takes { $cost } actions, { $left } left. Kill some first, or get help.
    }
    .see = move
refusal-inventory-full = { $survivor } carries all that fits: five cards, wounds included. Discard one first (that is free), or swap card for card.
    .see = inventory
refusal-loaded-already = It is loaded already and ready to fire: { $card }. Keep the action for a shot.
    .see = reload
refusal-must-reload = It is empty: { $card }. Reload for one action, wait for the end of the round (that is free), or use another weapon.
    .see = reload
refusal-no-door-here = No such door stands beside { $zone }, where { $survivor } is. Move next to the door first.
    .see = doors
refusal-no-pair = { $survivor } cannot use { $card_the } as a pair: it takes two identical dual weapons, one in each hand. Attack with a single one.
    .see = dual
refusal-no-such-objective = That objective is not on the board (any more). The board shows which are left.
    .see = objectives
refusal-no-such-recipe = “{ $recipe_id }” cannot be put together. A sniper rifle takes rifle and scope, a Molotov takes bottles and gasoline.
    .see = upgrades
refusal-no-such-survivor = Nobody called { $survivor } takes part. Pick a name from the list.
    .see = setup
refusal-no-such-zone = There is no zone { $zone } on this board. The zone names stand on the picture, such as S4.
    .see = zones
refusal-none-left = The box holds no more of these: { $recipe }. Use the parts for something else, or wait until one has been used.
    .see = upgrades
refusal-not-a-weapon = You cannot attack with { $card_the }. Take a weapon in hand first.
    .see = ranged
refusal-not-in-hand = { $survivor } has { $card_the } in the pack, and only cards in hand can be used. Take it in hand first (one action).
    .see = inventory
refusal-not-in-sight = { $survivor } does not see { $zone }. In the street one sees straight ahead, into or inside a house only the next room. Move, or aim elsewhere.
    .see = sight
refusal-not-your-survivor = { $survivor } is led by { $seats_or }. Pick one of your own survivors.
    .see = order
refusal-nothing-to-attack = No zombie is in { $zone }. Aim at a zone that has some.
    .see = ranged
refusal-nothing-to-trade = { $survivor } needs a partner and at least one card to give or take. Say which.
    .see = trade
refusal-objective-elsewhere = The objective is in { $zone }; { $survivor } must stand there to take it.
    .see = objectives
refusal-opens-no-doors = No door opens to { $card_the }. That takes a fire axe, a crowbar or a chainsaw in hand.
    .see = doors
refusal-out-of-reach = { $nearest ->
    [0] { $card }: the reach is { $farthest } and { $zone } is { $distance } away. Move closer, or pick another weapon.
   *[other] { $card }: the reach is { $nearest } to { $farthest } and { $zone } is { $distance } away. Move, or pick another weapon.
    }
    .see = ranged
refusal-pack-is-full = The pack of { $survivor } is full. Swap the card with one in hand, or discard one first (that is free).
    .see = inventory
refusal-partner-not-here = { $partner } is not in the same zone as { $survivor }. Meet in one zone first.
    .see = trade
refusal-parts-missing = { $survivor } cannot put together { $recipe_a }: still needed, { $missing_a }. Searching or trading may bring it.
    .see = upgrades
refusal-search-among-zombies =
    { $count ->
        [one] { $survivor } cannot search with a zombie in the room. Kill it first.
       *[other] { $survivor } cannot search with { $count } zombies in the room. Kill them first.
    }
    .see = search
refusal-search-in-rooms-only = { $survivor } is in the street ({ $zone }), and only rooms can be searched. Move into a house first.
    .see = search
refusal-searched-already = { $survivor } has searched this turn; once a turn is the limit, even for free searches. Search again next round.
    .see = search
refusal-seat-without-survivor = Every player needs a survivor; still without: { $seats }.
    .see = setup
refusal-skill-missing = { $survivor } does not have the skill { $skill }. The sheet shows which ones there are.
    .see = skills
refusal-skill-used = { $survivor } has used the skill { $skill } this turn. It works again next round.
    .see = skills
refusal-survivor-eliminated = { $survivor } has fallen and is out of this game. Pick a survivor who still stands.
    .see = attack
refusal-survivor-taken-twice = The same survivor was chosen twice. Everyone picks a different one.
    .see = setup
refusal-too-few-actions =
    { $left ->
        [0] { $survivor } has no action left for this. Discarding and putting cards together are still free; or end the turn.
       *[other] { $survivor } needs { $cost } actions for this and has { $left } left. Choose something shorter, or end the turn.
    }
    .see = round
refusal-turn-is-over = { $survivor } has already had a turn this round. Still to play: { $left_or }.
    .see = order
refusal-wound-stays = A wound can be moved about, but neither discarded nor given away. Pick another card; a medic can heal.
    .see = card-wounded
refusal-other-shares = Everybody leads a fair share of the survivors. In the order of seats that is here: { $shares }. Deal them out so.
    .see = setup
refusal-wrong-survivor-count = This mission is for { $least } to { $most } survivors, and { $count } were chosen. Add or leave out some.
    .see = setup
refusal-zone-too-far = { $survivor } cannot get to { $zone } in one move. Within reach: { $near_or }.
    .see = move
