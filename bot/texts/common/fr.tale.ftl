### La chronique d’une partie : des morceaux de phrases sans leur sujet, et des phrases entières.

tale-does = { $who } { $deeds }.
tale-quiet = Personne n’avance.
tale-last = C’est le dernier tour.
tale-sum = { $count ->
    [one] En tout, un seul zombie est tombé{ $all ->
        [yes] , abattu par { $who }
       *[other] {""}
      }.
   *[other] En tout, { $count } zombies sont tombés{ $all ->
        [yes] , { $count ->
            [2] tous deux abattus
           *[other] tous abattus
          } par { $who }
        [tie] {""}
       *[no] , dont { $most ->
            [one] un abattu
           *[other] { $most } abattus
          } par { $who }
      }.
  }
tale-more = { $others ->
    [yes] { $count ->
        [one] Un autre zombie tombe.
       *[other] { $count } autres zombies tombent.
      }
   *[no] { $count ->
        [one] Un zombie tombe.
       *[other] { $count } zombies tombent.
      }
  }
tale-title = « { $name } »
tale-task = La mission : { $task }
tale-led = { $who } jouait { $figures }.
