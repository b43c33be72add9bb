### What is said at a table of Trust Me: events, questions, commands, labels.

## What things are called

trust-alpha = alpha { $number }
trust-piece = { $kind ->
    [car] car { $number }
    [tent] tent { $number }
    [wire] barbed wire { $number }
   *[barricade] barricade { $number }
  }
trust-lying = token { $number }
trust-token-hidden = a face-down token
trust-slot-left = left hand
trust-slot-right = right hand
trust-slot-both = both hands
trust-slot-outfit = outfit
trust-slot-pack = back
trust-slot-pack-1 = backpack, first cell
trust-slot-pack-2 = backpack, second cell
trust-slot-satchel = satchel
trust-slot-passport = passport
trust-on = { $slot ->
    [left] in the left hand
    [right] in the right hand
    [both] in both hands
    [outfit] on the outfit
    [pack] on the back
    [pack-1] in the backpack
    [pack-2] in the backpack
    [satchel] in the satchel
    [passport] on the passport
    [hidden] on the “?” cell
   *[cell] on “{ $name }”
  }
trust-turned = { $degrees ->
    [0] Lying east to west
    [90] Lying north to south
   *[other] From east to west, turned { $degrees }° to the left
  }
scenery-worth = { $points ->
    [one] { $scenery }: 1 point
   *[other] { $scenery }: { $points } points
  }
trust-counter = { $sort ->
    [fatigue] Fatigue
   *[action] Action
  }
trust-fatigue-back = 1 Fatigue: { $slot }

## Dice

trust-die = { $die ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[green] green
  } { $face }
trust-made-of = {" "}({ $dice }{ $rest ->
    [0] )
   *[other] { $sign ->
        [less] {" "}− { $less })
       *[more] {" "}+ { $less })
      }
  }
event-dice-thrown = { $why ->
    [attack] { $seat_id ->
        [none] The sniper rolls { $rolled }.
       *[other] { $seat } rolls { $rolled } to attack.
      }
    [reroll] Rerolled: { $rolled }.
    [defence] { $seat } rolls { $rolled } to survive.
    [limit] Limit roll: { $rolled }.
    [infection] { $seat } rolls { $rolled } against the infection.
    [burn] { $seat } is burning and rolls { $rolled }.
    [barricade] Roll for the barricade: { $rolled }.
    [tie] Both stand equally near: { $seat } rolls { $rolled }.
   *[first] { $seat } rolls { $rolled } for the first move.
  }
roll-of = { $seat } { $rolled }
rolled-first = The highest roll chooses who goes first: { $rolls }.
event-charm-spent = { $seat } spends a lucky charm: these dice are rolled again.

## Setting up

event-scenery-placed = Placed: { $piece } in { $at }.
piece-placed = { $piece } ({ $at })
pieces-placed = On the board: { $what }.
event-token-laid = A face-down token is put in { $at }.
tokens-laid = { $count } face-down tokens are put all over the board.
event-community-placed = { $seat }’s community is at { $at }{ trust-rim-at }.
community-at = { $seat }’s at { $at }
communities-at = The communities: { $what }.
trust-rim-at = { $at_rim ->
    [north] , on the north rim
    [east] , on the east rim
    [south] , on the south rim
    [west] , on the west rim
   *[none] {""}
  }
trust-rim-to = { $to_rim ->
    [north] , on the north rim
    [east] , on the east rim
    [south] , on the south rim
    [west] , on the west rim
   *[none] {""}
  }
event-game-began = **In order of play:** { $order }.
trust-played-by = { $name } ({ $player })
plays-as = { $seat } as { $who }

## Rounds and actions

event-round-began = **Round { $round } begins.**
trust-cost = { $fatigue ->
    [0] Action: { $cells }
   *[other] { $count ->
        [one] Fatigue: { $cells }
       *[other] { $count } Fatigue: { $cells }
      }
  }
event-action-declared = **{ $seat }** { $action_id ->
    [move] moves to { $to }
    [sneak] sneaks to { $to }
    [run] runs to { $to }
    [shoot] shoots at { $target } with { $weapon_the }
    [throw] throws { $weapon_the } to { $to }
    [fight] charges { $target } with { $weapon_the }
    [aim] takes aim { $target_id ->
        [none] at a point in { $to } (beware of crossing the line to it)
       *[other] at { $target }
      }
    [search] searches in { $to }
    [loot] searches the body of { $target }
    [reorganise] rearranges what is on the sheet
    [trade] offers { $target } an exchange
    [make-noise] throws something to make noise in { $to }
    [rest] rests: a Fatigue becomes an Action
    [reload] reloads
    [fire-flare] fires a flare
    [heal] { $target_id ->
        [self] treats a wound of their own
       *[other] tends to { $target }
      }
    [smother] smothers the fire
   *[wait] does nothing
  } ({ $cost }).
event-action-lost = { $seat } does not go through with it and loses this activation.
event-recovered = { $seat } takes back { takes-back-what }.
takes-back = { $seat } { takes-back-what }
takes-back-what = { $actions ->
    [0] { $fatigue ->
        [0] nothing
       *[other] { $fatigue } Fatigue
      }
    [one] { $actions } Action{ $fatigue ->
        [0] {""}
       *[other] {" "}and { $fatigue } Fatigue
      }
   *[other] { $actions } Actions{ $fatigue ->
        [0] {""}
       *[other] {" "}and { $fatigue } Fatigue
      }
  }
all-take-back = Recovery: { $what }.
event-moved = { $stopped ->
    [yes] Something is in the way: { $seat } stops in { $to }.
   *[no] { $gait ->
        [search] { $seat } steps up to it, in { $to }.
        [trade] { $seat } steps up, base to base.
        [charge] { $seat } reaches { $to }, in contact.
        [shift] { $seat } slips away to { $to }, without a sound.
       *[other] { $seat } arrives in { $to }.
      }
  }

## Noise and sight

event-noise-made = { $din ->
    [yes] The din in { $at } is heard everywhere: { $heard } { noise-turns }.
   *[no] The noise in { $at } is heard: { $heard } { noise-turns }.
  }
noise-turns = { $heard_count ->
    [0] nobody turns to it
    [one] turns to it
   *[other] turn to it
  }
noise-unheard = { $din ->
    [yes] A din in { $places }, but no alpha is free to turn to it.
   *[no] Noise in { $places }; no zombie hears it.
  }
event-distant-noise-moved = The distant noise now comes from { $to }{ trust-rim-to }.
event-pursuit-began = { $instead_id ->
    [none] Alpha { $alpha_number } has { $seat } in sight and pursues.
   *[other] Alpha { $alpha_number } turns from { $instead } to { $seat }, who is nearer.
  }
event-sight-lost = Alpha { $alpha_number } loses { $seat } and heads for { $at }.
all-lose-sight = { $alphas } lose { $seat } and head for { $at }.
all-pursue = { $alphas } have { $seat } in sight and pursue.

## Zombies

event-group-came = Alpha { $alpha_number } comes in at { $at } { $neutrals ->
    [0] alone
    [one] with 1 zombie
   *[other] with { $neutrals } zombies
  } and makes for the distant noise.
event-group-moved = Alpha { $alpha_number } { $why ->
    [neglected] falls on { $prey }, who stayed within 5 cm
    [prey] goes after { $prey }, to { $to }
    [heard] goes to { $to }, { $there ->
        [yes] where it heard a noise
       *[no] towards the noise it heard in { $goal }
      }
    [lost] goes to { $to }, { $there ->
        [yes] where its prey was last
       *[no] towards { $goal }, where its prey was last
      }
   *[distant] goes to { $to }, towards the distant noise
  }{ $upon_id ->
    [none] {""}
   *[other] , on top of { $upon }
  }{ $against_id ->
    [none] {""}
   *[other] ; { $against } stops it
  }.
event-group-left = Alpha { $alpha_number } reaches the distant noise and leaves the board.
event-groups-merged = Alpha { $gone_number } and its zombies join alpha { $alpha_number }: { $neutrals ->
    [one] 1 zombie follows it now.
   *[other] { $neutrals } zombies follow it now.
  }
event-barricade-held = { $piece } holds against alpha { $alpha_number }.
event-barricade-broken = Alpha { $alpha_number } breaks through { $piece }, which is gone.
event-group-attacked = Alpha { $alpha_number } and its group attack { $seat }: **{ $strength }** against { $defence }{ $defence_how }.{ in-vain }
in-vain = { $vain ->
    [yes] {" "}In vain.
   *[no] {""}
  }
event-zombies-killed = { $count ->
    [one] 1 zombie falls
   *[other] { $count } zombies fall
  }, { $left ->
    [0] and alpha { $alpha_number } with them: the group is gone.
    [one] only alpha { $alpha_number } is left.
   *[other] { $left } of the group are left.
  }
event-invasion-drawn = Invasion card “{ $card }”.
event-nobody-left-to-come = Nobody is left in the box to come.

## Attacks and wounds

event-attacked = { $weapon_sort ->
    [sniper] { $seat_id ->
        [none] **The hunt:** a hidden sniper fires at { $target }
       *[other] { $seat }’s sniper fires at { $target }
      }
    [melee] { $seat } strikes { $target } with { $weapon_the }
    [thrown] { $weapon } of { $seat } bursts beside { $target }
   *[ranged] { $seat } fires at { $target } with { $weapon_the }
  }: **{ $attack }**{ $attack_how }{ $target_sort ->
    [alpha] .{ $vain ->
        [yes] {" "}Nobody falls.
       *[no] {""}
      }
   *[survivor] {" "}against { $defence }{ $defence_how }.{ in-vain }
  }
event-weapon-worn-out = { $emptied ->
    [yes] That was the last round: { $weapon_the } of { $seat } is empty.
   *[no] { $weapon_the } of { $seat } breaks.
  }
weapon-holds = { $rolled }: the weapon holds.
attack-result = { $weapon_sort ->
    [melee] The blow
   *[other] The shot
  }: **{ $attack }**{ $attack_how }{ $target_sort ->
    [alpha] .{ $vain ->
        [yes] {" "}Nobody falls.
       *[no] {""}
      }
   *[survivor] {" "}against { $defence }{ $defence_how }.{ in-vain }
  }
event-harmed = { $harm ->
    [wound] { $seat } takes a wound { $slot_on }.
    [burn] { $seat } is on fire, { $slot_on }.
    [infection] { $seat } is infected, { $slot_on }.
   *[fatigue] { $seat } takes a Fatigue { $slot_on } instead of a wound.
  }
event-harm-gone = { $harm ->
    [wound] { $seat } no longer has the wound { $slot_on }.
    [burn] { $seat } is not burning any more.
   *[infection] { $seat } is no longer infected.
  }
event-died = { $by_id ->
    [none] **{ $seat } dies.** The body stays where it lies and can be searched. { $seat } may watch to the end.
   *[other] **{ $seat } dies, killed by { $by }.** The body stays where it lies and can be searched. { $seat } may watch to the end.
  }

## Target markers

event-target-laid = { $on_id ->
    [none] { $seat }’s Target marker is in { $at }: anybody who crosses the line to it can be shot.
   *[other] { $seat } has { $on } in the sights.
  }
event-target-spent = **{ $seat }** does not wait and { $how ->
    [shoot] shoots at { $on } first.
   *[fight] charges { $on } first.
  }
event-target-lost = { $seat }’s Target marker is taken back.

## Tokens

event-token-dropped = { $slot_id ->
    [fitting] There is no room for it: a token falls beside { $seat }, in { $at }.
   *[other] What { $seat } had { $slot_on } is now face down in { $at }.
  }
event-token-looked-at = { $seat } { $inside_id ->
    [none] looks at the token in { $at }
   *[other] looks into { $inside }
  } and { $taken ->
    [yes] takes what is there.
   *[no] leaves it there.
  }
event-token-seen = Only you know what it is: { $kind_a }.
event-token-taken = { $seat } takes { $kind_a } from { $of }’s body.
event-token-used = { $gone ->
    [yes] { $seat } uses up { $kind_the }.
   *[no] { $seat } uses { $kind_the }; it serves again.
  }
event-reorganised = { $seat } has rearranged the sheet.
event-trade-offered = { $seat } would give { $given_count ->
    [0] nothing
   *[other] { $given_a }
  }, { $other } { $taken_count ->
    [0] nothing
   *[other] { $taken_a }
  }. Do both agree?
event-traded = { $seat } and { $other } exchange what they agreed on.
event-trade-refused = There is no exchange between { $seat } and { $other }.

## The end

event-came-home = **{ $seat } comes home with the objective met and wins: “{ $objective }”!**{ $shown_count ->
    [0] {""}
   *[other] {" "}Shown: { $shown }.
  }
event-claim-failed = { $seat } claimed the objective, but it is not met: everything is hidden again, and { $seat } stays in play.
event-went-home = { $seat } goes home without the objective and is out of the game.
event-hunt-announced = **The hunt is on:** from round { $round } on, a sniper fires at everybody who is still on the board.
outcome-somebody-came-home = { $winners_count ->
    [one] **{ $winners } wins: home, and the objective met!**
   *[other] **{ $winners } win together: all home, all objectives met!**
  }
outcome-nobody-came-home = **Nobody came home with what their community needed. Nobody wins!**

## Questions

question-which-scenery = Which piece of scenery do you place? Each player places pieces worth 3 to 5 points in all.
question-where-scenery = { $scenery }: where do you put it? (its middle)
question-which-way = { $scenery }: which way round?
question-where-token = Where do you put a token, face down? More than 10 cm from the rim.
question-keep-token = Which token do you keep? You keep two of these four.
question-redeem = Your voucher: which resource do you take for it? It must be one your objective does not need.
question-put-token = Where do you put it?
question-put-this = Where do you put { $token }?{ $use ->
    [none] {""}
   *[other] {" "}{ $use }
  }
put-how = A token in a hand is ready for use. On a cell it covers that cell’s bonus.
token-use = -# { $token }: { $use }
question-who-begins = You rolled highest. Who goes first, in every round?
question-keep-first = You are **{ $who }**, **{ $letter }** on the picture. Your objective: { $objective }
    { $told }
slot-idle = { $slot } (no use to you now)
question-which-cell = { $subject ->
    [fatigue] Which cell takes the Fatigue? You lose its bonus until you take the token back.
   *[action] Which cell takes the Action? You lose its bonus until you take the token back.
  }
question-which-action = Which Action of { $seat } becomes the Fatigue?
question-where-fatigue = Where does { $seat }’s Fatigue go?
question-where-wound = Where does { $seat }’s wound go? A token that lies there falls off.
question-where-burn = Where does { $seat }’s burn go? A token that lies there falls off.
question-where-infection = Where does { $seat }’s infection go? A token that lies there falls off.
question-wound-or-fatigue = A graze: do you take a Fatigue or a wound?
question-react = { $seat } is in your sights and is about to act. Do you spend your Target marker?
question-line-crossed = { $seat } crosses the line to your Target marker. What do you do?
question-still-do-it = You were interrupted. Do you still do what you declared?
question-spend-charm = These dice can be rolled again with your lucky charm. Do you spend it?
question-reroll-die = You may reroll one of your attack dice. Which one?
asked-with-count = { $told } It is wound { $wound } of the { $most } that { $seat } can bear.
question-shift = Elliott may slip up to 5 cm away, without a sound. Where to?
question-take-token = Where do you put what you found?
question-what-moves = What do you move?
question-where-to = Where does the token go?
question-what-falls = Your sheet is full. What falls to the ground?
question-no-room-for = You have no room for { $token }. What falls to the ground?{ $use ->
    [none] {""}
   *[other] {" "}{ $use }
  }
question-trade = { $seat } offers you a trade. Do you want to trade? Each of you then says what you give; nothing changes hands before both agree.
question-give = What do you give { $seat }?
question-give-now = { $first ->
    [yes] {""}
   *[no] { $other } gives { $taken_count ->
        [0] nothing.
       *[other] { $taken }.
      }{" "}
  }{ $given_count ->
    [0] What do you give { $other }?
   *[other] So far you give { $given }. What else?
  }
question-agree = Do you agree to this exchange?
question-agree-to = { $own ->
    [yes] You give { $given_count ->
        [0] nothing
       *[other] { $given }
      } and get { $taken_count ->
        [0] nothing
       *[other] { $taken }
      } from { $other }
   *[no] { $seat } gives { $given_count ->
        [0] nothing
       *[other] { $given }
      }, and { $other } { $taken_count ->
        [0] nothing
       *[other] { $taken }
      }
  }. Do you agree to this exchange?
question-go-home = You are at your community. Do you go home?
question-go-home-with = { $told } { $met ->
    [yes] Your objective is met: if you go home now, you win. If you stay, you are asked again only after another move that ends here.
   *[no] Your objective is not met yet.
  }
question-recover = What do you take back?

## What a roll decides, in a question whether dice are rolled again

roll-decides = { $why ->
    [attack] The attack is **{ $result }**
    [defence] The defence is **{ $result }** against **{ $against }**
   *[green] The result is **{ $result }**
  }: { $end }.
roll-from = From { $number } on: { $end }.
roll-up-to = Up to { $number }: { $end }.
roll-attack = The attack is **{ $result }**; { $foe }’s defence will be { $least } to { $most }. { $burns ->
    [yes] A higher attack sets { $foe } on fire.
   *[no] A higher attack hurts, one higher by { $sure } surely wounds.
  }
roll-who = { $why ->
    [first] The highest result chooses who goes first.
   *[tie] The zombies go for the lowest result.
  }
roll-end = { $end ->
    [kills] { $count ->
        [0] no zombie falls
        [one] 1 zombie falls
       *[other] { $count } zombies fall
      }
    [choice] a Fatigue or a wound
    [wounds-1] a wound
    [wounds-2] two wounds
    [dead] death
    [burn] fire
    [empty] the gun is empty
    [loaded] the gun stays loaded
    [broken] the weapon breaks
    [whole] the weapon holds
    [used] it is used up
    [kept] it can be used again
    [infected] the infection becomes a wound
    [burned] the burn becomes a wound
    [out] the fire goes out
    [held] the barricade holds
    [down] the barricade breaks
   *[none] nothing happens
  }

option-enough = That is enough
option-weapon-1 = First weapon
option-weapon-2 = Second weapon
option-object-1 = First object
option-object-2 = Second object
option-redeem-voucher = Keep the voucher
swap-for = For the voucher: { $resource }
option-fitting = The best free place
option-leave = Leave it there
option-done = That is all
option-held-up = What you were given
option-shoes = The token on the sneakers
option-go-home-stay = Stay
option-go-home-claim = Go home: my objective is met
option-go-home-leave = Go home without it: out of the game, and no win for you
option-recover-action = All Action tokens
option-recover-actions = { $count ->
    [one] The Action token
   *[other] All { $count } Action tokens
  }
option-reroll-this = Reroll { $die } (1 to { $most })
option-graze-wound = A wound: { $kills ->
    [yes] you die
   *[no] number { $wound } of the { $most } you can bear
  }
option-graze-fatigue = A Fatigue: { $left ->
    [0] one of your Actions turns into it
    [one] your last token this round
   *[other] one of your { $left } tokens left this round
  }
option-wound-or-fatigue-fatigue = A Fatigue
option-wound-or-fatigue-wound = A wound
option-pass = Let it pass
option-aim = Take aim at them
option-sniper = Call the sniper
option-shoot-left = Shoot, left hand
option-shoot-right = Shoot, right hand
option-fight-left = Charge, left hand
option-fight-right = Charge, right hand
option-go-on = Go on
option-give-up = Give it up
option-keep = Leave the dice
option-spend-charm-reroll = Roll again
option-reroll-die-1 = Reroll the first die
option-reroll-die-2 = Reroll the second die
option-yes = Yes
option-no = No

## Commands

action-move = Move, sneak or run
action-shoot = Shoot
action-throw = Throw a weapon
action-fight = Charge and strike
action-aim = Take aim
action-switch-target = Change target
action-search = Search
action-loot = Search a body
action-reorganise = Rearrange the sheet
action-trade = Trade
action-make-noise = Make noise
action-rest = Rest
action-reload = Reload
action-fire-flare = Fire the flare
action-heal = Use a first-aid kit
action-smother = Smother the fire
action-wait = Do nothing
action-drop = Drop something
action-detonate = Use the detonator
action-call-sniper = Call the sniper
action-bandage = Apply a bandage
action-standing-order = Settings: when you are asked

deed-move = { $gait ->
    [sneak] Sneak to { $to }
    [run] Run to { $to }
   *[move] Move to { $to }
  }{ $climbs ->
    [yes] , climbing cars
   *[no] {""}
  }
deed-shoot = Shoot at { $target }, { $weapon }
deed-throw = Throw to { $to }, { $weapon }
deed-fight = Charge { $target }, { $weapon }
deed-aim = { $seat_id ->
    [none] Aim at a point in { $at }
   *[other] Aim at { $seat }
  }
deed-switch-target = Aim at { $seat } instead
deed-search = Search { $token }
entry-search = Search { token-there }
token-there = { $within ->
    [nothing] the token in { $at }
   *[something] { $piece }
  }
deed-loot = Search { $seat }’s body: { $slot }
deed-reorganise = Rearrange everything on the sheet
deed-trade = Trade with { $seat }
deed-make-noise = Throw something to { $at }
deed-rest = Turn the Fatigue { $cell_on } into an Action
deed-reload = Reload what is { $gun_on }
deed-fire-flare = Flare: move the community to { $to }{ trust-rim-to }
deed-heal = Heal { $seat }: { $harmed }
deed-smother = Smother the fire
deed-wait = Do nothing
deed-drop = Drop what is { $slot_on }
deed-detonate = Detonator: the distant noise to { $to }{ trust-rim-to }
deed-call-sniper = Have the sniper shoot { $seat }
deed-bandage = Dress the wound { $harmed_on }
standing-aim = Target marker
standing-aim-ask = ask me whenever my target acts
standing-aim-shoot = attack as soon as my target acts
standing-aim-pass = never attack; keep the marker as a threat
standing-charm = Lucky charm
standing-charm-ask = ask me at every roll
standing-charm-fights = ask me only in my own fights
standing-charm-turns = ask me only if a new roll would likely save me
standing-charm-never = keep it, never ask
standing-cell = Cells for tokens
standing-cell-ask = ask me each time
standing-cell-equal = the one I miss least; ask me if two are equal
standing-cell-never = the one I miss least, never ask
standing-harm = Wounds on my sheet
standing-harm-ask = ask me each time
standing-harm-equal = where I miss it least; ask me if two are equal
standing-harm-never = where I miss it least, never ask
standing-slip = Elliott’s silent step
standing-slip-ask = ask me after each action
standing-slip-late = ask me after my last action or before an attack
standing-slip-never = stay, never ask
standing-recovery = Recovery
standing-recovery-ask = ask me each time
standing-recovery-most = whatever gives most tokens back
standing-radio = Sniper in a reaction
standing-radio-ask = ask me whenever I could call
standing-radio-never = do not call, never ask
standing-take = What I find
standing-take-ask = ask me where it goes
standing-take-fitting = take it to the best free place
deed-standing-order = { $matter ->
    [charm] { standing-charm }: { $order ->
        [ask] { standing-charm-ask }
        [fights] { standing-charm-fights }
        [turns] { standing-charm-turns }
       *[never] { standing-charm-never }
      }
    [cell] { standing-cell }: { $order ->
        [ask] { standing-cell-ask }
        [equal] { standing-cell-equal }
       *[never] { standing-cell-never }
      }
    [harm] { standing-harm }: { $order ->
        [ask] { standing-harm-ask }
        [equal] { standing-harm-equal }
       *[never] { standing-harm-never }
      }
    [slip] { standing-slip }: { $order ->
        [ask] { standing-slip-ask }
        [late] { standing-slip-late }
       *[never] { standing-slip-never }
      }
    [recovery] { standing-recovery }: { $order ->
        [ask] { standing-recovery-ask }
       *[most] { standing-recovery-most }
      }
    [radio] { standing-radio }: { $order ->
        [ask] { standing-radio-ask }
       *[never] { standing-radio-never }
      }
    [take] { standing-take }: { $order ->
        [ask] { standing-take-ask }
       *[fitting] { standing-take-fitting }
      }
   *[aim] { standing-aim }: { $order ->
        [ask] { standing-aim-ask }
        [shoot] { standing-aim-shoot }
       *[pass] { standing-aim-pass }
      }
  }
