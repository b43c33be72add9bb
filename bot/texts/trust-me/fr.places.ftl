# Mots avec lesquels on nomme un lieu en tapant, le premier de chaque rôle d'abord ; entre virgules.
place-words-to = vers, à, au, jusqu’à
place-words-from = de, d, du
place-words-behind = derrière
place-words-in = dans, en
place-words-onto = sur
place-words-full = à fond, fond
place-words-half = moitié, à moitié, demi
place-words-sneak = furtif, furtivement
place-words-move = marche, déplacement
place-words-run = course, cours
place-words-car = voiture
place-words-tent = tente
place-words-barricade = barricade
place-words-wire = barbelés, barbelé
place-words-alpha = alpha
place-words-token = jeton
place-words-home = maison, communauté
place-words-north = nord, n
place-words-north-east = nord est, nordest, ne
place-words-east = est, e
place-words-south-east = sud est, sudest, se
place-words-south = sud, s
place-words-south-west = sud ouest, sudouest, so
place-words-west = ouest, o
place-words-north-west = nord ouest, nordouest, no
place-words-skip = cm, le, la, les, l, un, une

# Comment un lieu s'écrit : on peut le taper tel quel.
place-thing = { $kind ->
    [car] voiture
    [tent] tente
    [wire] barbelés
    [alpha] alpha
   *[barricade] barricade
  } { $number }
place-token = jeton { $field }
place-home = maison
place-side = { $side ->
    [north] nord
    [north-east] nord-est
    [east] est
    [south-east] sud-est
    [south] sud
    [south-west] sud-ouest
    [west] ouest
   *[north-west] nord-ouest
  }
place-from = de { $what }
place-from-vowel = d’{ $what }
place-beside = { $what }
place-behind = derrière { $what }
place-behind-of = derrière { $what } { $of }
place-in = dans { $what }
place-onto = sur { $what }
place-gap = à { $cm } { $of }
place-way = { $cm } vers { $what }
place-way-side = { $cm } { $what }
place-full = à fond vers { $what }
place-full-side = à fond { $what }
place-point = { $field }
place-point-off = { $field } { $east } { $north }
centimetres = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
  }
place-off = { $what }, { $cm } cm { $side }
place-stay = rester ici
place-numbered = { $number }. { $what }
place-spot = { $what } : à { $cm } cm
place-refused = { $what } : { $why }
# Ce qui suit la longueur d’un trajet qui n’est pas répétée.
place-unit = {" "}cm
place-effect = { $number ->
    [0] {""}
   *[other] { $number }.{" "}
  }{ $what } : { $said ->
    [yes] {""}
   *[no] { $cm } cm{ $stops ->
        [yes] {" "}(arrêt : { $stopped })
       *[no] {""}
      },{" "}
  }{ $cost ->
    [action] action
    [fatigue] fatigue
   *[fatigue-fatigue] 2 fatigues
  }, { $noise ->
    [no] sans bruit
   *[yes] bruit{ $heard ->
        [0] {""}
       *[other] {" "}entendu par { $heard }
      }
  }, { $seers ->
    [0] hors de vue
   *[other] vu par { $seen }
  }{ $attackers ->
    [0] {""}
   *[other] , attaqué
  }{ $cover ->
    [0] {""}
   *[other] , couvert { $cover }
  }{ $gain ->
    [search] , { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
      } à portée
    [home] , plus près de chez vous de { $nearer } cm
   *[none] {""}
  }
