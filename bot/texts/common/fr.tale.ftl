### La chronique d’une partie : des morceaux de phrases sans leur sujet, et des phrases entières.

tale-does = { $who } { $deeds }.
tale-quiet = Personne n’avance.
tale-sum = { $count ->
    [one] En tout, un seul zombie est tombé, grâce à { $who }.
   *[other] En tout, { $count } zombies sont tombés{ $all ->
        [yes] , tous grâce à { $who }
        [tie] {""}
       *[no] , dont { $most } grâce à { $who }
      }.
  }
tale-task = La mission : { $task }
tale-led = { $who } jouait { $figures }.
