### What one cannot do at a table of Trust Me: what, why, and what works instead; which article tells more.

## Where to

refusal-already-there = You are there already. Name another place, or do something else here.
    .see = trust-plane-move
refusal-off-the-board = That is off the board, which is { $side } cm wide and deep; your whole base must stay on it. Name a place farther from the rim.
    .see = trust-plane-places
refusal-too-far = That is { $away_cm } cm away, and you can go { $most_cm } cm. Name a nearer place, run, or uncover “Movement +5 cm”.
    .see = trust-plane-move
refusal-nothing-walked = Something stops you at the very first step: a base, a car, a barricade or barbed wire. Go another way, or climb a car.
    .see = trust-plane-scenery
refusal-nothing-to-climb = There is no car on that way. Go there without climbing: it costs less.
    .see = trust-plane-scenery
refusal-cannot-sneak = You can sneak only while nothing covers “Movement +5 cm”. Move or run, or free that cell first.
    .see = trust-plane-move
refusal-thrown-too-far = You can throw { $most_cm } cm far. Choose a nearer point.
    .see = trust-fight-throw
refusal-not-on-the-rim = That must be a point on the rim of the board. Name a field at the edge, such as `A6`.
    .see = trust-plane-places
refusal-communities-too-close = Communities must be at least { $most_cm } cm apart. Choose a point of the rim farther from the others.
    .see = trust-start-setup
refusal-no-such-place = “{ $place }” is no place here. Name a field such as `F4`, or something on the board.
    .see = trust-plane-places
refusal-scenery-too-close = It does not fit at { $place }: 5 cm from the rim, 3 cm from other scenery and 6 cm from the middle of the board must stay free. Choose another place.
    .see = trust-start-setup
refusal-token-does-not-fit = A token does not fit at { $place }: it must be more than 10 cm from the rim, not under scenery, and 3 cm from other tokens. Choose another place.
    .see = trust-start-setup

## Tokens that an action costs

refusal-too-few-tokens = That costs { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }, and you have { $left ->
    [0] none left
    [one] 1 left
   *[other] { $left } left
  } this round. Choose something cheaper; climbing a car costs one more Fatigue.
    .see = trust-turn-cost
refusal-no-room-for-token = No cell is free for the token. Drop an object first (that is free), or rearrange your sheet.
    .see = trust-turn-cost

## Attacks

refusal-no-such-target = { $target } is not on the board. Choose somebody who is.
    .see = trust-fight-attack
refusal-no-such-weapon = You have no weapon for that there ({ $slot }). A gun in your hand shoots, a melee weapon in your hand strikes.
    .see = trust-fight-weapons
refusal-gun-is-empty = The gun there is empty ({ $slot }). Reload it with ammunition, or take another weapon.
    .see = trust-fight-limit
refusal-out-of-reach = { $target } is out of reach: a charge goes straight, { $most_cm } cm at most, and must end in contact. Come nearer, or shoot.
    .see = trust-fight-attack
refusal-aim-at-one = Aim either at a survivor or at a place, not at both.
    .see = trust-fight-target
refusal-no-clear-sight = A car or a tent hides that from you, and you can aim only in clear sight. Go somewhere else first, or shoot with less chance.
    .see = trust-plane-sight
refusal-nobody-aimed-at = Your Target marker is on nobody else. Take aim first, which is an action.
    .see = trust-fight-target
refusal-ordered-already = That is your order already. Choose another one.
    .see = trust-fight-orders
refusal-no-such-order = That is no order for this question. Choose one from the menu of `/order`.
    .see = trust-fight-orders
refusal-only-elliott-slips = Only Elliott may take a silent step, so you are never asked about it. Choose another setting.
    .see = trust-fight-orders

## Objects

refusal-no-such-object = There is no object you could use there ({ $slot }). Objects in a backpack or a satchel cannot be used; rearrange first.
    .see = trust-sheet-bags
refusal-no-empty-gun = There is no empty gun there ({ $slot }). Keep the ammunition until a gun is empty.
    .see = trust-fight-limit
refusal-nothing-there = There is nothing you could take or drop there ({ $slot }). A backpack must be emptied first. Choose another place.
    .see = trust-sheet-bags
refusal-nothing-to-move = Your sheet is empty: there is nothing to rearrange.
    .see = trust-turn-actions
refusal-no-fatigue-there = There is no Fatigue there ({ $slot }). Choose a cell that has one.
    .see = trust-turn-actions
refusal-nothing-to-heal = A first-aid kit removes a wound or an infection, and neither is there ({ $slot }). A burn is smothered.
    .see = trust-fight-harm
refusal-nothing-burns = You are not burning, so there is nothing to smother.
    .see = trust-fight-harm
refusal-no-bandage-left = You have no bandage without a wound on it. A first-aid kit heals, too.
    .see = trust-fight-harm
refusal-no-wound-there = There is no wound there ({ $slot }). A bandage helps only against a wound.
    .see = trust-fight-harm
refusal-too-far-from-home = The sniper shoots { $most_cm } cm far from your community, and your target is farther away. Wait until somebody comes nearer.
    .see = trust-token-walkie-talkie
refusal-voucher-for-what-is-needed = You cannot take { $resource_the } for the voucher: your objective needs it. Choose a resource it does not need, or keep the voucher.
    .see = trust-token-voucher
refusal-no-voucher = This token is not a voucher, so you get nothing for it. Say where you put it.
    .see = trust-token-voucher

## Searching and others

refusal-no-such-token = That token is no longer on the board. Choose one that is.
    .see = trust-sheet-search
refusal-token-too-far = That token is more than { $most_cm } cm from your base. Move nearer first.
    .see = trust-sheet-search
refusal-inside-a-tent = That token is in a tent: go inside to search it.
    .see = trust-sheet-search
refusal-outside-the-tent = That token is outside, and you are in a tent. Leave it first; that is an action of its own.
    .see = trust-sheet-search
refusal-not-at-the-car = That token is in a car. You can search it only in contact: walk up to the car.
    .see = trust-sheet-search
refusal-no-body-there = { $seats } is not dead, so there is no body to search.
    .see = trust-sheet-bodies
refusal-too-far-to-help = { $seats } is more than 5 cm away from your base. Move nearer first.
    .see = trust-sheet-trade
refusal-not-on-the-board = { $seats } is not on the board any more, or not possible here. Choose somebody else who is.
    .see = trust-end-home

## Sitting down

refusal-no-such-survivor = There is no survivor called { $survivor }. Choose another passport, or leave it to chance.
    .see = trust-start-setup
refusal-survivor-taken-twice = { $survivor } can be played by one person only. Choose another passport, or leave it to chance.
    .see = trust-start-setup
refusal-wrong-seat-count = There { $count ->
    [one] is 1 person
   *[other] are { $count } people
  } at this table; the game is for { $least } to { $most }.
    .see = trust-start-setup
refusal-no-such-option = { $option } cannot be { $value }.{ $known_count ->
    [0] {""}
   *[other] {" "}It can be { $known_or }.
  }
    .see = trust-start-options
refusal-no-such-mission = There is no “{ $mission }” in Trust Me: there is one city, laid out anew in every game.
    .see = trust-start-setup

## Where articles stand that every game has under a name of its own

-article-turns = trust-turn-round
-article-questions = trust-turn-round
