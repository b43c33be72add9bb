### The chronicle of a game: parts of sentences without their subject, and whole sentences.

tale-does = { $who } { $deeds }.
tale-quiet = Nobody gets anywhere.
tale-sum = { $count ->
    [one] In all, one zombie fell; { $who } got it.
   *[other] In all, { $count } zombies fell{ $all ->
        [yes] , all of them to { $who }
        [tie] {""}
       *[no] , { $most } of them to { $who }
      }.
  }
tale-task = The task: { $task }
tale-led = { $who } played { $figures }.
