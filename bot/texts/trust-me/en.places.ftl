# Words with which places are named while typing, each role's first word first; between commas.
place-words-to = to, towards, toward, at
place-words-from = from, off, away from
place-words-behind = behind
place-words-in = in, inside, into
place-words-onto = onto, on
place-words-full = full, max
place-words-half = half, halfway
place-words-sneak = sneak, silent, quietly
place-words-move = move, walk
place-words-run = run
place-words-car = car
place-words-tent = tent
place-words-barricade = barricade
place-words-wire = wire, barbed wire
place-words-alpha = alpha
place-words-token = token
place-words-home = home, community
place-words-north = north, n
place-words-north-east = north east, northeast, ne
place-words-east = east, e
place-words-south-east = south east, southeast, se
place-words-south = south, s
place-words-south-west = south west, southwest, sw
place-words-west = west, w
place-words-north-west = north west, northwest, nw
place-words-skip = cm, the, a, an, of

# How a place is written: it can be typed just so.
place-thing = { $kind ->
    [car] car
    [tent] tent
    [wire] wire
    [alpha] alpha
   *[barricade] barricade
  } { $number }
place-token = token { $field }
place-home = home
place-side = { $side ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
  }
place-from = from { $what }
place-from-vowel = from { $what }
place-beside = { $what }
place-behind = behind { $what }
place-behind-of = behind { $what } { $of }
place-in = in { $what }
place-onto = onto { $what }
place-gap = { $cm } { $of }
place-way = { $cm } to { $what }
place-way-side = { $cm } { $what }
place-full = full to { $what }
place-full-side = full { $what }
place-point = { $field }
place-point-off = { $field } { $east } { $north }
centimetres = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
  }
place-off = { $what }, { $cm } cm { $side }
place-stay = stay here
place-numbered = { $number }. { $what }
place-spot = { $what }: { $cm } cm away
place-refused = { $what }: { $why }
# What is written after the length of a way that is not repeated.
place-unit = {" "}cm
place-effect = { $number ->
    [0] {""}
   *[other] { $number }.{" "}
  }{ $what }: { $said ->
    [yes] {""}
   *[no] { $cm } cm{ $stops ->
        [yes] {" "}(stopped by { $stopped })
       *[no] {""}
      },{" "}
  }{ $cost ->
    [action] action
    [fatigue] fatigue
   *[fatigue-fatigue] 2 fatigues
  }, { $noise ->
    [no] silent
   *[yes] noise{ $heard ->
        [0] {""}
       *[other] {" "}heard by { $heard }
      }
  }, { $seers ->
    [0] unseen
   *[other] seen by { $seen }
  }{ $attackers ->
    [0] {""}
   *[other] , attacked
  }{ $cover ->
    [0] {""}
   *[other] , cover { $cover }
  }{ $gain ->
    [search] , { $tokens ->
        [one] a token
       *[other] { $tokens } tokens
      } in reach
    [home] , { $nearer } cm nearer home
   *[none] {""}
  }
