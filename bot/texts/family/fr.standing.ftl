## Réponses données d’avance : les réglages de `/consigne`, et *Toujours* à côté d’une question

action-standing-order = Réglages : quand on vous interroge
standing-wounds = Blessures
standing-ward = Blessures à éviter
standing-targets = Cibles de mes touches
standing-ways = Chemin des zombies
standing-cards = Cartes à abandonner
standing-reroll = Relances
standing-run = Déplacement gratuit
standing-order-ask = me demander chaque fois
standing-order-least = le plus valide des miens sur place, sauf coup mortel
standing-order-own = { $survivor }, sauf coup mortel
standing-order-take = encaisser, sauf coup mortel
standing-order-hint = la cible du conseil, sauf allié exposé
standing-order-away = le conseil, sauf si cela décide qui est attaqué
standing-order-worst = la moins utile, sauf dernière arme ou but
standing-order-free = quand elle est gratuite et sans doute utile
standing-order-stay = rester
deed-standing-order = { $matter ->
    [wounds] { standing-wounds }
    [ward] { standing-ward }
    [targets] { standing-targets }
    [ways] { standing-ways }
    [cards] { standing-cards }
    [reroll] { standing-reroll }
   *[run] { standing-run }
  } : { $order_id ->
    [ask] { standing-order-ask }
    [least] { standing-order-least }
    [take] { standing-order-take }
    [hint] { standing-order-hint }
    [away] { standing-order-away }
    [worst] { standing-order-worst }
    [free] { standing-order-free }
    [stay] { standing-order-stay }
   *[other] { $order }, sauf coup mortel
  }
event-answered-in-advance = Réponse d’avance de { $seat } ({ $about }) : { $answer }.
refusal-ordered-already = C’est déjà votre consigne. Choisissez-en une autre.
    .see = questions
refusal-no-standing-order = Vous ne pouvez pas donner cette consigne pour cette question. `/consigne` sans option montre celles que vous pouvez donner.
    .see = questions
