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
plane-hunt = { $begun ->
    [yes] traque en cours
   *[no] traque au tour { $round }
  }
plane-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
  }
plane-nobody-won = Personne n’a gagné
plane-stopped-early = Partie arrêtée
plane-played-by = { $name } ({ $player })
plane-and = { $first } et { $last }
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
plane-dead = a péri
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
plane-around = { $name } : alentours
plane-place = { $sort ->
    [unseen] hors de vue
    [seen] en vue
   *[attacked] attaque
  }
plane-cost = { $cost ->
    [action] action
   *[fatigue] fatigue
  }
plane-legend-reach = à portée
plane-legend-could-see = à découvert
plane-legend-attacks = attaque, marche
plane-legend-cover = couvert
plane-cells = Neuf cases
plane-covered = couverte = bonus perdu
plane-stat = { $stat ->
    [melee] mêlée
    [ranged] distance
   *[survival] survie
  }
plane-wound = { $which ->
    [first] 1re blessure
    [second] 2e blessure
   *[kills] la 3e tue
  }
plane-gives = { $gives ->
    [melee] mêlée
    [ranged] distance
    [stride] marche
    [reroll] relance
    [green] vert
    [hidden] cachée
   *[survival] survie
  }
plane-gain = { $gives ->
    [melee] d6
    [ranged] d6
    [stride] +5
    [reroll] un
    [green] +1
    [hidden] ?
   *[survival] d4
  }
plane-hands = Mains
plane-outfit = Tenue
plane-pack = Sac à dos
plane-laid = En jeu
plane-empty = rien
plane-lost-hand = hors d’usage
plane-kills = Tués : zombies { $zombies }, survivants { $survivors }
plane-limit = { $sort ->
    [melee] casse à { $limit }
    [ranged] vide à { $limit }
    [both] à deux mains
   *[thrown] une fois
  }
plane-no-ammo = plus de munitions
plane-counts = Reste
plane-left = pions
plane-sum = { $sort ->
    [melee] Mêlée
    [ranged] Distance
    [survival] Défense
   *[move] Marche
  }
plane-lost-dice = { $count ->
    [one] { $count } dé couvert
   *[other] { $count } dés couverts
  }
plane-runs = course { $run }, pas furtif
plane-runs-sneaks = course { $run }, furtif { $sneak }
plane-harm = { $harm ->
    [wound] blessure
    [burn] brûlure
   *[infection] infection
  }
plane-free-cells = cases libres : { $cells }
plane-covered-cells = couvertes : { $cells }
plane-carries = porte { $things }
plane-secrets = { $own ->
    [yes] Vos secrets
   *[no] Ce que tient { $name }
  }
plane-only-you = vous seul voyez ceci
plane-objective = OBJECTIF
plane-unknown = Connu de son joueur seul.
plane-secret-after-death = Secret même après la mort
plane-passport = PASSEPORT
plane-your-tokens = Jetons
plane-who-sees = qui les voit
plane-sees = { $who ->
    [you] vous
    [owner] son joueur
   *[all] tous
  }
plane-slot = { $slot ->
    [left] main gauche
    [right] main droite
    [outfit] tenue
    [pack] dos
    [pack-1] sac à dos
    [pack-2] sac à dos
    [offered] au choix
    [found] à ranger
    [satchel] sacoche
    [hidden] case cachée
    [melee] case mêlée
    [ranged] case distance
    [stride] case marche
    [reroll] case relance
    [green] case verte
   *[survival] case survie
  }
plane-to-do = Reste à faire
plane-may-lie = les autres n’en savent rien ; vous pouvez mentir
plane-leave = Rentrer
plane-leave-by = par { $field }, à { $cm } cm
plane-alt-leave = rentrer par { $field }, à { $cm } cm
plane-step-count = { $what ->
    [any] Ressources
    [different] Ressources différentes
   *[zombies] Zombies tués
  } { $has }/{ $needs }
plane-step-spares = Aucun survivant tué
plane-step-loaded = Une arme chargée en main
plane-step-dead = { $name } a péri
plane-done = fait : { $things }
plane-due = à faire : { $things }
plane-zombie-turn = Tour des zombies
plane-why = où ils sont allés, et pourquoi
plane-stood = était là avant
plane-more = { $count ->
    [one] et { $count } de plus
   *[other] et { $count } de plus
  }
plane-nothing-happened = Personne n’a bougé.
plane-went = { $why ->
    [prey] Après { $name } : { $cm } cm
    [neglected] Se jette sur { $name }
    [heard] Vers un bruit en { $field } : { $cm } cm
    [lost] Vers { $field }, où il l’a perdu de vue : { $cm } cm
   *[distant] Vers le bruit lointain : { $cm } cm
  }
plane-stopped = arrêté par { $thing }
plane-climbed = monte sur { $thing }
plane-attacked = attaque { $name }, { $attack } contre { $defence }
plane-hurt = { $name } : { $harm ->
    [wound] 1 blessure
    [burn] en feu
    [infection] infection
   *[fatigue] 1 fatigue
  }
plane-died = { $name } meurt
plane-came = nouveau en { $field }, { $zombies }
plane-left-board = quitte la ville par le bruit lointain
plane-merged = absorbe le groupe { $group }
plane-held = { $thing } tient bon
plane-broke = { $thing } cède
plane-noise-moved = le bruit lointain passe en { $field }
plane-nobody-came = plus personne ne peut venir
plane-poster-line = { $title } · { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
  }
plane-moments = Moments décisifs
plane-motto = Peut-on se fier aux vivants ?
plane-reason = { $count ->
    [0] Personne n’a rapporté ce qu’il fallait
    [one] { $names } a rapporté ce qu’il fallait
   *[other] { $names } ont rapporté ce qu’il fallait
  }
plane-fate-won = de retour : gagné
plane-fate-out = encore en ville
plane-poster-kills = { $zombies ->
    [one] { $zombies } zombie
   *[other] { $zombies } zombies
  }, { $survivors ->
    [one] { $survivors } survivant tué
   *[other] { $survivors } survivants tués
  }
plane-where = Où aller ?
plane-spots = Où ?
plane-examples = Nommer un lieu
plane-stay = rester ici
plane-lobby = Trust Me, avant la partie : { $names }.
plane-lobby-line = Le parking est disposé au début de la partie, chaque fois autrement
plane-lobby-taken = { $name } · { $player }
plane-lobby-bonuses = mêlée +{ $melee } · distance +{ $ranged } · survie +{ $survival }
plane-lobby-survivor = { $name } : { $bonuses }. { $ability }
plane-alt-goals = Depuis { $name }, { $field } :
plane-alt-loud = { $count ->
    [0] bruit
   *[other] bruit, entendu par { $count }
  }
plane-alt-cover = couvert { $cover }
plane-shot = Un tir ?
plane-shot-hint = à { $cm } cm
plane-shot-side = { $side ->
    [attack] Attaque
   *[defence] Défense
  }
plane-shot-cell = case distance libre
plane-shot-passport = { $name }, passeport
plane-shot-pair = deux armes à distance
plane-shot-one-hand = à une main
plane-shot-distance = distance { $cm } cm
plane-shot-between = { $things } entre eux
plane-shot-between-many = { $count } obstacles entre eux
plane-shot-survival = { $free } cases survie sur 3
plane-shot-barricade = derrière une barricade
plane-shot-din = vacarme : les errants viennent
plane-shot-limit = { $limit } ou moins, { $percent } % : arme vide
plane-end-zombies = { $count ->
    [0] aucun ne tombe
    [one] { $count } zombie tombe
   *[other] { $count } zombies tombent
  }
plane-end = { $end ->
    [none] sans effet
    [choice] 1 fatigue ou blessure
    [wounds-1] 1 blessure
    [wounds-2] 2 blessures
   *[dead] mort
  }
plane-alt-shot = { $name } tirerait sur { $target }, à { $cm } cm ; rien n’est encore lancé

plane-alt-seen = sous les yeux d’alpha { $groups }
plane-alt-unseen = hors de vue
plane-alt-tokens = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }, { $fatigue ->
    [one] { $fatigue } fatigue
   *[other] { $fatigue } fatigues
  }, reste { $left }
plane-alt-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
  }
plane-alt-dressed = { $count ->
    [one] { $count } blessure pansée
   *[other] { $count } blessures pansées
  }
plane-alt-burn = en feu
plane-alt-infection = infection
plane-alt-holds = tient { $things }
plane-alt-home = communauté { $field }
plane-alt-group = alpha { $number }
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
plane-alt-from = { $name } ({ $field }), alentours jusqu’au contact :
plane-between = {" ; "}
plane-alt-token = jeton { $field }
plane-alt-hidden-token = { $thing } (pas fouillée)
plane-alt-out = { $name } : { $state }

plane-text-people = Survivants
plane-text-groups = Groupes
plane-text-things = Décors
plane-text-tokens = Jetons à fouiller
plane-text-lies = posée { $way }, tournée de { $degrees }°
plane-text-looks = direction du regard : { $wind }, vers { $field }
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

goal-home = rentrés { $done } sur { $needed }{ $done ->
    [0] { "" }
   *[other] { " " }({ $names })
}{ $dead ->
    [none] { "" }
   *[some] , morts : { $dead }
}{ $gone ->
    [none] { "" }
   *[some] , partis sans leur objectif : { $gone }
}
goal-way-home = { $name } : encore { $cm } cm jusqu’à sa communauté
