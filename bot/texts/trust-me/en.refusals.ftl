### What one cannot do at a table of Trust Me: what, why, and what works instead; which article tells more.

## Where to

refusal-already-there = You stand there already. Name another place, or do something else here.
    .see = trust-plane-move
refusal-off-the-board = That is not on the board, which is { $side } cm wide and deep; a base stays on it altogether. Name a place inside the rim.
    .see = trust-plane-places
refusal-too-far = That is { $away_cm } cm away, and you can go { $most_cm } cm. Name a nearer place, run, or uncover “Movement +5 cm”.
    .see = trust-plane-move
refusal-nothing-walked = Something stops you at the very first step: a base, a car, a barricade or barbed wire. Go another way, or climb a car.
    .see = trust-plane-scenery
refusal-nothing-to-climb = There is no car on that way. Go there without climbing: it tires you less.
    .see = trust-plane-scenery
refusal-cannot-sneak = You sneak only while nothing covers “Movement +5 cm”. Move or run, or free that cell first.
    .see = trust-plane-move
refusal-thrown-too-far = You can throw { $most_cm } cm. Choose a nearer point.
    .see = trust-fight-throw
refusal-not-on-the-rim = That must be a point on the rim of the board. Name a field at the edge, such as `A6`.
    .see = trust-plane-places
refusal-communities-too-close = Communities lie at least { $most_cm } cm apart. Choose a point of the rim farther from the others.
    .see = trust-start-setup
refusal-no-such-place = “{ $place }” is no place here. Name a field such as `F4`, or something on the board.
    .see = trust-plane-places
refusal-scenery-too-close = It does not fit at { $place }: 5 cm from the rim, 3 cm from other scenery and 6 cm from the middle of the board must stay free. Choose another place.
    .see = trust-start-setup
refusal-token-does-not-fit = A token does not fit at { $place }: it lies more than 10 cm from the rim, not under scenery, 3 cm from other tokens. Choose another place.
    .see = trust-start-setup

## Tokens that an action costs

refusal-too-few-tokens = That costs { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }, and you have { $left ->
    [0] none left
    [one] 1 left
   *[other] { $left } left
  } this round. Choose something cheaper; a car climbed costs a Fatigue more.
    .see = trust-turn-cost
refusal-no-room-for-token = No cell is open for the token. Drop an object first, which is free, or rearrange your sheet.
    .see = trust-turn-cost

## Attacks

refusal-no-such-target = { $target } is not on the board. Choose somebody who is.
    .see = trust-fight-attack
refusal-no-such-weapon = There is no weapon for that there ({ $slot }). One fights with what is in hand: a gun shoots, a melee weapon strikes.
    .see = trust-fight-weapons
refusal-gun-is-empty = The gun there is empty ({ $slot }). Reload it with ammunition, or take another weapon.
    .see = trust-fight-limit
refusal-out-of-reach = { $target } is out of reach: the charge is straight, { $most_cm } cm at most, and must end in contact. Come nearer, or shoot.
    .see = trust-fight-attack
refusal-aim-at-one = Aim either at a survivor or at a place, not at both.
    .see = trust-fight-target
refusal-no-clear-sight = A car or a tent hides that from you. One aims only in clear sight: go somewhere else first. One may still shoot, with less chance.
    .see = trust-plane-sight
refusal-nobody-aimed-at = Your Target marker lies on nobody else. Take aim first, which is an action.
    .see = trust-fight-target
refusal-ordered-already = That is what your Target marker does already. Choose another order.
    .see = trust-fight-orders

## Objects

refusal-no-such-object = There is no such object you could use there ({ $slot }). What lies in a backpack or a satchel is of no use; rearrange first.
    .see = trust-sheet-bags
refusal-no-empty-gun = There is no empty gun there ({ $slot }). Keep the ammunition until one has run dry.
    .see = trust-fight-limit
refusal-nothing-there = Nothing that you could take or drop lies there ({ $slot }). A backpack is emptied first. Choose another place.
    .see = trust-sheet-bags
refusal-nothing-to-move = Your sheet is empty: there is nothing to rearrange.
    .see = trust-turn-actions
refusal-no-fatigue-there = No Fatigue lies there ({ $slot }). Rest where one lies.
    .see = trust-turn-actions
refusal-nothing-to-heal = A first-aid kit takes off a wound or an infection, and neither lies there ({ $slot }). A burn is smothered.
    .see = trust-fight-harm
refusal-nothing-burns = You are not burning, so there is nothing to smother.
    .see = trust-fight-harm
refusal-no-bandage-left = You have no bandage without a wound on it. A first-aid kit heals as well.
    .see = trust-fight-harm
refusal-no-wound-there = No wound lies there ({ $slot }). A bandage takes nothing else.
    .see = trust-fight-harm
refusal-too-far-from-home = The sniper reaches { $most_cm } cm from your community, and your victim is farther away. Wait until somebody comes nearer.
    .see = trust-token-walkie-talkie
refusal-voucher-for-what-is-needed = The voucher is not for { $resource_the }: your objective has need of it. Choose a resource it has no need of, or keep the voucher.
    .see = trust-token-voucher
refusal-no-voucher = This token is no voucher, so nothing is given for it. Say where you put it.
    .see = trust-token-voucher

## Searching and others

refusal-no-such-token = That token is not on the board any more. Choose one that still lies there.
    .see = trust-sheet-search
refusal-token-too-far = That token is more than { $most_cm } cm from your base. Move nearer first.
    .see = trust-sheet-search
refusal-inside-a-tent = That token lies in a tent: go inside to search it.
    .see = trust-sheet-search
refusal-outside-the-tent = That token lies outside, and you are in a tent. Leave it first; that is an action of its own.
    .see = trust-sheet-search
refusal-not-at-the-car = That token lies in a car, which is searched in contact only. Walk up to the car.
    .see = trust-sheet-search
refusal-no-body-there = { $seats } is not dead, so there is no body to search.
    .see = trust-sheet-bodies
refusal-too-far-to-help = { $seats } is more than 5 cm away from your base. Move nearer first.
    .see = trust-sheet-trade
refusal-not-on-the-board = { $seats } is not on the board any more, or cannot be meant here. Choose somebody else who is.
    .see = trust-end-home

## Sitting down

refusal-no-such-survivor = There is no survivor called { $survivor }. Choose another passport, or leave it to chance.
    .see = trust-start-setup
refusal-survivor-taken-twice = { $survivor } can be played by one person only. Choose another passport, or leave it to chance.
    .see = trust-start-setup
refusal-wrong-seat-count = { $count ->
    [one] 1 person sits
   *[other] { $count } people sit
  } at this table; the game is for { $least } to { $most }.
    .see = trust-start-setup
refusal-no-such-option = { $value } is no choice for { $option }.{ $known_count ->
    [0] {""}
   *[other] {" "}Possible are: { $known_or }.
  }
    .see = trust-start-options
refusal-no-such-mission = There is no “{ $mission }” in Trust Me: there is one city, laid out anew in every game.
    .see = trust-start-setup

## Where articles stand that every game has under a name of its own

-article-turns = trust-turn-round
-article-questions = trust-turn-round
