### La chronique d’une partie.

tale-go = avance
tale-all-go = { $count ->
    [one] { $who } avance.
   *[other] { $who } avancent.
  }
trust-task = Chaque survivant avait un objectif secret, et gagnait s’il rentrait après l’avoir rempli. C’est alors seulement qu’on le montre. Les zombies rôdaient par groupes, chacun mené par un alpha.
tale-objective = L’objectif était : « { $text } »
moment-came-home = **{ $seat } rentre, objectif rempli !**
moment-went-home = { $seat } rentre sans avoir rempli son objectif.
moment-died = { $by_id ->
    [none] **{ $seat } meurt.**
   *[other] **{ $seat } meurt, victime de { $by }.**
  }
tale-outcome-somebody-came-home = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
  }
tale-search = { $times ->
    [one] fouille un endroit
   *[other] fouille { $times } fois
  }
tale-attack = attaque { $target } en vain
tale-assault = attaque { $target }{ $vain ->
    [yes] {" "}en vain
   *[no] {""}
  }
tale-sniper = Un tireur embusqué vise { $target }.
tale-kill = { $count ->
    [one] tue un zombie
   *[other] tue { $count } zombies
  }
tale-beset = { $held ->
    [yes] repousse
   *[no] subit l’attaque
  }{ $count ->
    [one] { $held ->
        [yes] {" "}le groupe de l’alpha { $numbers }
       *[no] {" "}du groupe de l’alpha { $numbers }
      }
   *[other] { $held ->
        [yes] {" "}les groupes des alphas { $numbers }
       *[no] {" "}des groupes des alphas { $numbers }
      }
  }
tale-burn = prend feu
tale-infection = subit l’infection
tale-wound = { $times ->
    [one] reçoit une blessure
   *[other] reçoit { $times } blessures
  }
tale-cause-infection = L’infection a été fatale.
tale-cause-burn = Les brûlures ont été fatales.
tale-cause-group = L’attaque du groupe de l’alpha { $alpha_number } a été fatale.
tale-cause-sniper = Le tir du tireur embusqué a été fatal.
tale-recover = se remet
tale-rob = fouille le corps de { $of }
tale-trade = échange avec { $other }
tale-claim = rentre sans ce qu’il fallait
tale-worn = { $emptied ->
    [yes] vide
   *[no] casse
  } { $weapon_the }
tale-break-through = L’alpha { $alpha_number } force { $piece }.
tale-group = Un nouveau groupe arrive avec l’alpha { $alpha_number }.
