### The page on which a whole game can be looked at again.

replay-page-rounds = Rounds
replay-page-start = Start
replay-page-beginning = The beginning
replay-page-end = End
replay-page-back = Picture before
replay-page-on = Next picture
replay-page-picture = Picture
replay-page-where = { $title } · picture { $at } of { $of }
replay-page-dice = Check the dice
replay-page-dice-how = When the game began, the bot published the hash of a secret seed. Every die, card and shuffle follows from this seed, so your browser can work each of them out again. Nothing is sent anywhere.
replay-page-dice-sealed = The seed of the dice is still secret: the game may go on, or others play with the same dice. Later, the page lets you check every die.
replay-page-promised = Hash that was published at the start
replay-page-seed = Seed
replay-page-check = Recompute every die
replay-page-checking = Working…
replay-page-agree = { $draws ->
    [one] The one draw
   *[other] All { $draws } draws
  } of { $steps ->
    [one] one step
   *[other] { $steps } steps
  } agree with the seed, and the seed is the one that was promised.
replay-page-differ = This game does not agree with its seed. Differences: { $count }
replay-page-other-seed = The seed has another hash than the one that was promised: { $right }
replay-page-missing = Step { $number } is missing.
replay-page-wrong = Step { $number } ({ $who }), draw { $draw }: the game has { $face } of { $sides }, the seed gives { $right }.
replay-page-autopilot = the autopilot, for { $who }
replay-page-set-up = set-up
replay-page-no-crypto = This browser computes no hashes on this page. Open the file in another one, or run `graveyard verify`.
replay-page-made-by = Begun with release { $release }.
replay-page-changed = It was played with rules that have changed since, so later rounds may have fewer pictures. The dice agree all the same if the check says so.
replay-page-keys = Keys: ← and → turn the pictures, Home and End go to the first and the last.
