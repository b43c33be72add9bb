## Answers given in advance: the settings of `/order`, and *Always* beside a question

action-standing-order = Settings: when you are asked
standing-wounds = Wounds
standing-ward = Preventing wounds
standing-targets = Targets of my hits
standing-ways = Ways of zombies
standing-cards = Cards to give up
standing-reroll = Re-rolls
standing-run = Free move after a kill
standing-order-ask = ask me each time
standing-order-least = the healthiest of mine there, unless it kills
standing-order-own = { $survivor }, unless it kills
standing-order-take = take the wound, unless it kills
standing-order-hint = what the hint would hit, unless a friend may be hit
standing-order-away = what the hint says, unless it decides who is attacked
standing-order-worst = the least useful, except my last weapon or a goal’s card
standing-order-free = whenever it is free and likely to help
standing-order-stay = stay
deed-standing-order = { $matter ->
    [wounds] { standing-wounds }
    [ward] { standing-ward }
    [targets] { standing-targets }
    [ways] { standing-ways }
    [cards] { standing-cards }
    [reroll] { standing-reroll }
   *[run] { standing-run }
  }: { $order_id ->
    [ask] { standing-order-ask }
    [least] { standing-order-least }
    [take] { standing-order-take }
    [hint] { standing-order-hint }
    [away] { standing-order-away }
    [worst] { standing-order-worst }
    [free] { standing-order-free }
    [stay] { standing-order-stay }
   *[other] { $order }, unless it kills
  }
event-answered-in-advance = { $seat }’s standing answer ({ $about }): { $answer }.
refusal-ordered-already = That is your standing answer already. Choose another one.
    .see = questions
refusal-no-standing-order = That is no standing answer of yours to this question. `/order` without options shows those that you can give.
    .see = questions
