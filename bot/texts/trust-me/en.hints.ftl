### Why the autopilot of Trust Me would do so. It knows no more than whoever asks.

hint-move = Nothing better can be reached from here, and from there more can.
hint-seek = It leads to what you are looking for.
hint-chase = Whom your objective names is that way.
hint-take-cover = A group pursues you: get out of its sight, or at least more than 5 cm away.
hint-go-home = Your objective is met: all that is left is to get home.
hint-give-up = Your objective can hardly be met any more: home is better than dead.
hint-hunt = Your objective asks for it, and the chances are fair.
hint-defend = That group is too near to be left alone.
hint-search = It may be what your objective asks for, and what you do not need can be traded.
hint-loot = The dead have no more use for it.
hint-aim = A survivor who is aimed at thinks twice.
hint-switch-target = That survivor matters more to you now.
hint-reorganise = Your best cells are covered by things that could lie elsewhere.
hint-trade = Others may have what you need.
hint-make-noise = It draws those who wander away from you.
hint-rest = A Fatigue comes back one a round only; this way it comes back sooner.
hint-reload = An empty gun frightens nobody.
hint-fire-flare = A nearer way home may be the only one.
hint-heal = The third wound kills.
hint-smother = A burn is heard everywhere and may become a wound.
hint-wait = Nothing that you could do now is better than staying out of sight.
hint-drop = It covers a bonus that serves you better.
hint-detonate = Every alpha turns away, pursuers too.
hint-call-sniper = It costs no action, and nobody hears it.
hint-bandage = It is free and uncovers a bonus.
hint-standing-order = So nobody has to wait for your answer.

## Why the autopilot would answer so

hint-asked-which-scenery = What hides you hides a token as well.
hint-asked-where-scenery = There it stands between you and where they come from.
hint-asked-which-way = However it is turned, it is in somebody’s way.
hint-asked-where-token = It is far enough from the others.
hint-asked-keep-token = It serves soonest: something to fight with, then something to live by.
hint-asked-redeem = Your objective has no need of it, but somebody else’s may.
hint-asked-put-token = { $option ->
    [food] { hint-asked-redeem }
    [survival] { hint-asked-redeem }
    [medicine] { hint-asked-redeem }
    [materials] { hint-asked-redeem }
   *[other] There it covers no bonus that you need.
}
hint-asked-who-begins = The first player is first at the tokens.
hint-asked-which-cell = It is the bonus you can best do without.
hint-asked-which-action = It is the bonus you can best do without.
hint-asked-where-fatigue = It is the bonus you can best do without, or the one another player needs most.
hint-asked-where-wound = It is the bonus you can best do without, or the one another player needs most.
hint-asked-where-burn = It is the bonus you can best do without, or the one another player needs most.
hint-asked-where-infection = It is the bonus you can best do without.
hint-asked-wound-or-fatigue = { $option ->
    [fatigue] A Fatigue comes back, a wound hardly ever does.
   *[wound] You cannot spare the token now.
  }
hint-asked-react = { $option ->
    [pass] As long as the marker lies there, it is a threat.
   *[other] Your objective asks for it, and this is the moment.
  }
hint-asked-line-crossed = { $option ->
    [pass] As long as the marker lies there, it is a threat.
   *[other] Your objective asks for it, and this is the moment.
  }
hint-asked-still-do-it = { $option ->
    [go-on] The token is spent either way.
   *[give-up] It would do more harm than good now.
  }
hint-asked-spend-charm = { $option ->
    [reroll] It could hardly come out worse.
   *[keep] A better moment will come.
  }
hint-asked-reroll-die = { $option ->
    [keep] It can hardly come out better.
   *[other] That die is lower than it should be on average.
  }
hint-asked-shift = A step for nothing, out of reach of who pursues you.
hint-asked-take-token = What your objective needs lies best where nobody sees it.
hint-asked-what-moves = It covers a bonus that serves you better.
hint-asked-where-to = There it covers no bonus that you need.
hint-asked-what-falls = It serves you least.
hint-asked-trade = { $option ->
    [yes] You have something to spare, and need something.
   *[no] You have nothing to spare.
  }
hint-asked-give = You can do without it.
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
    [action] More tokens come back that way.
   *[other] A Fatigue comes back one a round only.
  }
