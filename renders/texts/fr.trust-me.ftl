# Trust Me : les mots des images du plan, et les phrases de leurs jumelles en texte.

plane-title = Trust Me
plane-setup = mise en place
plane-round = Tour { $round }
plane-plays = { $count ->
    [0] Personne ne joue
    [one] { $names } joue
   *[other] On attend { $names }
  }
plane-acts = agit
plane-asked = doit répondre
plane-over = partie finie
plane-hunt = traque au tour { $round }
plane-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
  }
plane-nobody-won = Personne n’a gagné
plane-played-by = { $name } ({ $player })
plane-comma = ,
plane-car = voiture { $number }
plane-tent = tente { $number }
plane-barricade = barricade { $number }
plane-wire = barbelés { $number }
plane-in = dans { $thing }
plane-on = sur { $thing }
plane-wind = { $wind ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [w] ouest
   *[nw] nord-ouest
  }
plane-off = { $cm } cm { $wind }
plane-touching = au contact, { $wind }
plane-pursues = poursuit { $name }
plane-to-noise = va vers le bruit lointain
plane-to-field = va vers { $field }
plane-hunts = poursuit
plane-walks = va vers
plane-zombies = Zombies
plane-no-zombies = Aucun zombie
plane-attack = attaque
plane-dead = mort
plane-gone = a quitté la ville
plane-aims = vise { $name }
plane-aims-field = vise { $field }
plane-emptied = { $name } (vide)
plane-face-down = face cachée
plane-legend-hunted = voit quelqu’un
plane-legend-roamed = ne voit personne
plane-legend-distant = bruit lointain
plane-legend-noise = bruit, entendu à 15 cm
plane-legend-token = à fouiller
plane-legend-aims = { $name } vise

plane-alt-seen = vu par { $groups }
plane-alt-unseen = pas vu
plane-alt-tokens = { $actions } action, { $fatigue } fatigue, { $left } libres
plane-alt-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
  }
plane-alt-burn = en feu
plane-alt-infection = infecté
plane-alt-holds = tient { $things }
plane-alt-home = communauté { $field }
plane-alt-group = groupe { $number }
plane-alt-zombies = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
  }
plane-alt-attack = attaque { $attack }
plane-alt-noise = Bruit lointain : { $field }.
plane-alt-heard = Bruit { $number } : { $field }{ $din ->
    [yes] {" "}(vacarme)
   *[no] {""}
  }.
plane-alt-from = Autour de { $name } ({ $field }), jusqu’au contact :
plane-alt-token = jeton { $field }
plane-alt-hidden-token = { $thing } (pas fouillée)
plane-alt-out = { $name } : { $state }.

plane-text-people = Survivants
plane-text-groups = Groupes
plane-text-things = Décors
plane-text-tokens = Jetons à fouiller
plane-text-lies = posée { $way }
plane-text-way = { $way ->
    [0] d’ouest en est
    [1] du sud-ouest au nord-est
    [2] du sud au nord
   *[3] du nord-ouest au sud-est
  }
plane-text-neutrals = zombies encore dans la boîte : { $count }
plane-text-orders = { $orders ->
    [shoot] son marqueur tire
    [pass] son marqueur laisse passer
   *[ask] son marqueur demande
  }
