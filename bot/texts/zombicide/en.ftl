### What only Zombicide has, and what it is called before a game.

ruleset-zombicide = Zombicide
ruleset-zombicide-short = Zombicide
door-zombicide = **{ $game }**: together against the zombies of a city, mission by mission. 1 to 6 people; the first mission takes 20 minutes.
help-zombicide = **Zombicide**, all against the zombies; alone you lead four survivors: `/move`, `/search`, `/door`, `/attack`, `/equip`, `/trade`. `/end` ends a survivor’s turn; when all are done, the zombies play by themselves. `/odds` weighs an attack, `/why` tells why zombies came.

## Commands

cmd-barricade = barricade
cmd-barricade-about = Barricade: close an open door again
cmd-skill-loud = loud
cmd-skill-loud-about = Loud: draw the zombies to your zone
cmd-skill-ninja = ninja
cmd-skill-ninja-about = Ninja: be silent, or be heard on purpose
opt-barricade-about = Which door; needed only where there are several
opt-silent = silent
opt-silent-about = Whether to be silent or heard
choice-silent = silent
choice-heard = heard
cmd-noise = noise
cmd-noise-about = Make noise to lure zombies

## What happens, is asked and explained in this game alone

rule-car-crash = Running over
rule-car-crash-text =
    In the zone a car starts from and in each zone it enters, one die is rolled for every zombie and every survivor outside the car. { $car_hits } of 6 faces hit, for damage { $car_damage }: no Fatty, no Abomination falls.

    Hits fall in the order of shots: survivors first, then Walkers, Fatties and the Abomination, Runners last. A Fatty soaks up what is left and protects the Runners.

    The driver gains the experience. Skills for weapons do not change these dice; skills that roll an action’s dice again do.

    Rulebook #8

rule-car-combat = Fighting from a car
rule-car-combat-text =
    Survivors in a car shoot and strike as if they stood in its zone, and a passenger may do so while others drive.

    A car is no shelter: zombies in its zone attack those inside, and a friend’s shot into the zone may hit them. Each survivor inside still counts as one noise.

    Whoever falls leaves the seat free.

    Rulebook #8

rule-car-search = Searching a car
rule-car-search-text =
    From inside a car or beside it, without zombies in the zone, a survivor may search it. It counts as the one search of the turn; a flashlight does not help.

    Police car: cards are drawn up to the first weapon, which is kept; the others are discarded. “Aaahh!” brings a Walker and ends the search. It can be searched again and again.

    Pimp-mobile: once only. It holds one of the special weapons, at random: { $special_cards }. With more pimp-mobiles each weapon is found once.

    Rulebook #6

hint-asked-destiny = A card in the hand is certain; the next one may be worse.
hint-asked-destiny-spawn = The next card may be worse, and Destiny works once a turn.
hint-asked-is-that-all = A card can be replaced sooner than a wound is healed.
hint-asked-use-mask = A mask can be replaced sooner than a wound is healed.
hint-asked-matching-set = Two of a kind strike together.
refusal-nothing-to-find-here = There is nothing to be found in { $zone } in this mission, { $survivor } can save the trouble. Search elsewhere.
    .see = search
event-uproar-raised = { $survivor } makes a hell of a noise in { $zone }: nothing is louder until this survivor acts again.
event-sneaking-changed = { $silent ->
    [yes] { $survivor } goes silent: not a sound from now on.
   *[no] { $survivor } wants to be heard and makes noise like everybody else.
  }
deed-raise-uproar = Raise an uproar here
deed-sneak = { $silent ->
    [yes] Go silent
   *[no] Be heard
  }
action-raise-uproar = Raise an uproar
action-sneak = Be silent or heard
question-destiny = { $card }: keep this card, or let it go and draw another?
question-destiny-spawn = Zombie card { $card } was drawn. Let it come, or wave it away for another?
question-is-that-all = { $survivor } is about to be wounded. Discard a card instead?
refusal-sneaking-already = That is how { $survivor } moves about already. Nothing changes.
    .see = skill-ninja
event-car-searched = { $passed_over_count ->
    [0] { $survivor } searches the car in { $zone }.
   *[other] { $survivor } searches the car in { $zone } and throws out what is no weapon: { $passed_over }.
  }
deed-search-car = Search { $car }
deed-load-car = Load { $card_the } into { $car }
deed-unload-car = Take { $card_the } out of { $car }
action-search-car = Search a car
action-load-car = Load a car
action-unload-car = Unload a car
refusal-car-searched-already = This pimp-mobile was searched before, { $survivor } finds nothing more. A police car can be searched every turn.
    .see = car-search
refusal-car-is-empty = There is nothing left for { $survivor } to find in pimp-mobiles: both special weapons are out. Search elsewhere.
    .see = car-search
rule-noise = Noise
rule-noise-text =
    Zombies that see nobody walk towards noise. Each survivor counts as one noise. One more token comes with each shot from a ranged weapon, each blow of a chainsaw, and each door opened with a noisy tool: one token per action, no matter how many dice or weapons.

    Tokens stay where they were made when the survivor moves on. Anyone may make noise on purpose for one action, to lure zombies away. At the end of the round all tokens are removed.

    Rulebook #5, #6

rule-runners = Runners
rule-runners-text =
    Runners have { $actions_runner } actions. First all zombies, Runners included, use their first: attacks, then steps. Then the Runners act again: those who now share a zone with a survivor attack, the others walk.

    So a Runner may walk and attack, attack twice, or walk on after its prey has fallen.

    Rulebook #7

rule-manholes = Manholes
rule-manholes-text =
    A manhole card brings nobody to the zone it was drawn for. Instead its zombies come out of the manholes of every tile on which at least one survivor stands. Tiles without survivors stay quiet.

    They come for each manhole: a zone with two of them gets them twice.

    A street zone that lies on two tiles counts for both.

    Rulebook #7

rule-extra = Extra activations
rule-extra-text =
    Some cards bring nobody but let all zombies of one kind act once more, at once: they attack or walk as usual, Runners twice. Even figures that have just been placed take part.

    At the Blue level such a card does nothing.

    Rulebook #7

event-noise-made = { $survivor } makes noise in { $zone }, which now counts { $noise }.
question-use-mask = { $survivor } is about to be wounded. Give up the goalie mask instead?
question-matching-set = { $card }: look for a second one in the deck?
deed-make-noise = Make noise here
deed-heal = { $patient_id ->
    [self] Heal one’s own wound
   *[other] Heal { $patient }
  }
deed-lend-action = Lend { $to } an action
action-make-noise = Make noise
action-heal = Heal
action-lend-action = Lend an action
refusal-nobody-wounded = { $patient } has no wound to heal. Pick someone wounded in the same zone.
    .see = skill-medic
refusal-not-another-survivor = Pick another survivor who is still standing: { $survivor } cannot be the one.
    .see = skill-born-leader
hint-lend = Somebody else makes more of the action.
mission-rule-load-cars = For one action, supplies are put into a car in the same zone or taken out of it: { $kinds }.
event-car-loaded = { $survivor } loads { $card_the } into the car.
event-car-unloaded = { $survivor } takes { $card_the } out of the car.
mission-rule-lasting-noise =
    { $noise ->
        [one] It is never quiet in { $zones }: each of these zones always counts one noise more.
       *[other] It is never quiet in { $zones }: each of these zones always counts { $noise } noise more.
    }
refusal-not-to-be-loaded = That does not go into a car: { $card }. Only the supplies that the mission asks for do.
    .see = car-search
refusal-not-in-the-car = That does not lie in the car: { $card }. Pick a card that does.
    .see = car-search
event-alarm-sounded = The alarm of { $car } goes off: { $noise } noise in { $zone }.
mission-noise-on = The noise of { $zones } begins when the objective in { $from } is taken.
mission-noise-off = The noise of { $zones } stops when the objective in { $from } is taken.
mission-rule-car-alarm = Searching a car sets off its alarm: it leaves { $noise } noise in its zone.
