### Why the autopilot of Trust Me would do so. It knows no more than whoever asks.

hint-move = You cannot reach anything better from here, and from there you can do more.
hint-seek = It leads to what you are looking for.
hint-chase = The survivor your objective names is that way.
hint-take-cover = A group pursues you: get out of its sight, or at least more than 5 cm away.
hint-go-home = Your objective is met: all that is left is to get home.
hint-give-up = Your objective can hardly be met any more: home is better than dead.
hint-hunt = Your objective asks for it.{ $charge }
hint-defend = That group is too near to be left alone.{ $charge }
hint-charge = {" "}It takes a Fatigue; you get back only one of these a round.{ $count ->
    [0] {""}
    [one] {" "}Afterwards { $groups } attacks you if it is still there: with { $strengths } now, { $less } less for each zombie that falls.
   *[other] {" "}Afterwards { $groups } attack you if they are still there: with { $strengths } now, { $less } less for each zombie that falls.
  }
hint-search = It may be what your objective needs, and you can trade the rest.
hint-loot = The dead do not need it any more.
hint-aim = A survivor you aim at thinks twice.
hint-switch-target = That survivor matters more to you now.
hint-reorganise = Things that could be elsewhere cover your best cells.
hint-trade = Others may have what you need.
hint-make-noise = It draws wandering groups away from you.
hint-rest = You take back only one Fatigue a round; this way it comes back sooner.
hint-reload = An empty gun frightens nobody.
hint-fire-flare = A nearer way home may be the only one.
hint-heal = The third wound kills.
hint-smother = A burn makes noise that all hear and can become a wound.
hint-wait = { $hunted ->
    [yes] You are pursued, and nothing that you can do now is safer or of more use.
   *[no] Nothing you can do now is better than staying out of sight.
  }
hint-drop = { $held ->
    [yes] It is of no use to you now, and the hand is free again.
   *[no] It covers a bonus that you need more.
  }
hint-detonate = Every alpha turns away, pursuers too.
hint-call-sniper = It costs no action, and nobody hears it.
hint-bandage = It is free and uncovers a bonus.
hint-standing-order = Then nobody has to wait for your answer.

## Why the autopilot would answer so

hint-asked-which-scenery = Scenery that hides you hides a token as well.
hint-asked-where-scenery = There it stands between you and the zombies’ way in.
hint-asked-which-way = It is in somebody’s way however it is turned.
hint-asked-where-token = It is far enough from the others.
hint-asked-keep-token = It is useful soonest: first a weapon, then something to survive with.
hint-asked-redeem = Your objective does not need it, but somebody else’s may.
hint-asked-put-token = { $option ->
    [food] { hint-asked-redeem }
    [survival] { hint-asked-redeem }
    [medicine] { hint-asked-redeem }
    [materials] { hint-asked-redeem }
   *[other] There it covers no bonus that you need.
}
hint-asked-who-begins = The first player is first at the tokens.
hint-asked-which-cell = You can do without this bonus best.
hint-asked-which-action = You can do without this bonus best.
hint-asked-where-fatigue = You can do without this bonus best, or another player needs it most.
hint-asked-where-wound = You can do without this bonus best, or another player needs it most.
hint-asked-where-burn = You can do without this bonus best, or another player needs it most.
hint-asked-where-infection = You can do without this bonus best.
hint-asked-wound-or-fatigue = { $option ->
    [fatigue] A Fatigue comes back, a wound hardly ever does.
   *[wound] You cannot spare the token now.
  }
hint-asked-react = { $option ->
    [pass] As long as the marker stays there, it is a threat.
   *[other] Your objective asks for it, and this is the moment.
  }
hint-asked-line-crossed = { $option ->
    [pass] As long as the marker stays there, it is a threat.
   *[other] Your objective asks for it, and this is the moment.
  }
hint-asked-still-do-it = { $option ->
    [go-on] The token is spent either way.
   *[give-up] It would do more harm than good now.
  }
hint-asked-spend-charm = { $option ->
    [reroll] It could hardly be worse.
   *[keep] A better moment will come.
  }
hint-asked-reroll-die = { $option ->
    [keep] It can hardly get better.
   *[other] That die shows less than its average.
  }
hint-asked-shift = A free step, out of reach of those who pursue you.
hint-asked-take-token = What your objective needs is best where nobody sees it.
hint-asked-what-moves = { $option ->
    [done] Everything serves you well where it lies.
   *[other] It covers a bonus that you need more.
  }
hint-asked-where-to = There it covers no bonus that you need.
hint-asked-what-falls = It serves you least.
hint-asked-trade = { $option ->
    [yes] You have something to spare, and need something.
   *[no] You have nothing to spare.
  }
hint-asked-give = { $option ->
    [done] That is enough for this exchange.
   *[other] You can do without it.
  }
hint-asked-agree = { $option ->
    [yes] You gain what you need.
   *[no] It brings your objective no nearer.
  }
hint-asked-go-home = { $option ->
    [claim] You have all that you need.
    [leave] Your objective can hardly be met any more.
   *[stay] Your objective is not met yet.
  }
hint-asked-recover = { $option ->
    [action] You take back more tokens that way.
   *[other] You take back only one Fatigue a round.
  }
