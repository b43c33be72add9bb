### The chronicle of a game: parts of sentences without their subject, and whole sentences.

tale-does = { $who } { $deeds }.
tale-quiet = Nobody gets anywhere.
tale-last = It is the last round.
tale-sum = { $count ->
    [one] In all, one zombie fell{ $all ->
        [yes] , to { $who }
       *[other] {""}
      }.
   *[other] In all, { $count } zombies fell{ $all ->
        [yes] , { $count ->
            [2] both
           *[other] all
          } of them to { $who }
        [tie] {""}
       *[no] , { $most } of them to { $who }
      }.
  }
tale-more = { $others ->
    [yes] { $count ->
        [one] One more zombie falls.
       *[other] { $count } more zombies fall.
      }
   *[no] { $count ->
        [one] One zombie falls.
       *[other] { $count } zombies fall.
      }
  }
tale-title = “{ $name }”
tale-task = The task: { $task }
tale-led = { $who } played { $figures }.
