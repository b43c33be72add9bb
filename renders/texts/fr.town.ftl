# Zombies!!! : les mots des images de la ville, et les phrases des textes qui les doublent.

town-round = Manche { $round }
town-title = Ville de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }
town-header = { $round } · { $step }
town-step-setup = mise en place
town-step-tile = { $player } pose une tuile
town-step-fight = { $player } doit combattre
town-step-roll = { $player } lance le dé de déplacement
town-step-walk = { $player } marche, reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
  }
town-step-led = { $mover } mène { $player }, reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
  }
town-step-zombies = { $player } déplace les zombies, encore { $left }
town-step-discard = { $player } peut défausser une carte
town-step-over = partie terminée
town-stopped = Partie arrêtée
town-won = { $player } gagne
town-won-many = { $players } gagnent
town-reason-escaped = { $player } a atteint l’héliport
town-reason-trophies = { $player } a { $count } trophées
town-reason-most-trophies = { $players } : le plus de trophées

town-tiles-left = tuiles
town-in-box = en boîte
town-helipad-at = héliport en { $square }
town-helipad-hidden = héliport à découvrir
town-helipad-gone = sans héliport : trophées seuls
town-truce = plus personne ne combat
town-marbles = aucun zombie ne bouge

town-fallen = À terre : revient au prochain tour
town-no-items = aucun objet
town-effect-now = { $card }
town-effect-next = { $card }, prochain tour

town-legend-name = { $number } et { $letter } : case { $name }
town-legend-life = Vie
town-legend-bullet = Balles
town-legend-reach = À portée
town-legend-fights = Combats en chemin
town-legend-new = Nouveau

town-spots-choose = { $count ->
    [one] Elle s’emboîte à l’endroit numéroté.
   *[other] Elle s’emboîte aux { $count } endroits numérotés.
  }
town-spots-turn = Endroit { $number } : { $count ->
    [one] elle s’emboîte dans un seul sens.
   *[other] elle s’emboîte de { $count } façons.
  }

town-legend-beaten = Vaincu
town-legend-walked = Chemin parcouru
town-around = { $player } et ses environs
town-nearest = Au plus près, en cases
town-nothing-near = Rien à combattre ni à prendre.

town-inside = { $square } ({ $building })
town-count-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
town-count-life = { $count ->
    [one] { $count } vie
   *[other] { $count } vies
  }
town-count-bullets = { $count ->
    [0] aucune balle
    [one] { $count } balle
   *[other] { $count } balles
  }
town-count-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
  } sur { $goal }
town-count-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  } en main
town-count-fights = { $count ->
    [one] { $count } combat
   *[other] { $count } combats
  }
town-count-zombies = { $count ->
    [0] aucun zombie
    [one] { $count } zombie
   *[other] { $count } zombies
  }
town-token-life = vie
town-token-bullet = balles
town-shotgun-left = fusil pour encore { $count ->
    [one] { $count } jet
   *[other] { $count } jets
  }

town-alt-player = { $name } : { $place }, { $life }, { $bullets }, { $trophies }, { $cards }.
town-alt-player-short = { $name } : { $square }, { $trophies }.
town-alt-fallen = { $name } est à terre et revient au prochain tour, { $trophies }, { $cards }.
town-alt-player-items = { $name } : { $place }, { $life }, { $bullets }, { $trophies }, { $cards } (devant soi : { $items }).
town-alt-near = { $name }, zombies à 3 cases ou moins : { $squares }.
town-alt-zombies = { $zombies } en ville.
town-alt-tiles = Bâtiments : { $buildings }.
town-alt-spots = { $player } pose la tuile { $tile } avec { $brings }. { $places }
town-alt-spot = Endroit { $number } : { $where }.
town-alt-turns = { $player } pose la tuile { $tile } à l’endroit { $number }, { $where }. { $ways }
town-alt-turn = { $letter } : sorties { $sides }.
town-alt-hand = { $name }, cartes en main : { $cards }
town-alt-hand-hidden = { $name } tient { $cards }.
town-alt-card = { $card } : { $text }
town-beside = { $side ->
    [N] au nord de { $tile }
    [E] à l’est de { $tile }
    [S] au sud de { $tile }
   *[W] à l’ouest de { $tile }
  }
town-tile-named = la tuile { $number }
town-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
  }

town-text-box = { $zombies } en ville, { $pool } en boîte. Restent { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  } et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à piocher. { $goal } trophées font gagner.
town-text-closed = Plus aucune tuile ne peut être posée.
town-text-players = Joueurs
town-text-player = { $name } ({ $place }) : { $life }, { $bullets }, { $trophies }, { $cards }
town-text-turn = c’est son tour
town-text-acts = doit jouer
town-text-fell = à terre, de retour au prochain tour
town-text-items = devant soi : { $items }
town-text-effects = subit : { $effects }
town-text-drawn = À poser : { $tile } avec { $brings }.
town-text-reach = { $name } peut atteindre
town-text-route = { $square } : { $steps }
town-text-on-way = prend { $tokens }
town-text-tiles = Tuiles et cases ; les colonnes se comptent vers l’est, les rangées vers le sud du centre-ville
town-text-tile = Tuile { $number }, { $tile } (colonne { $x }, rangée { $y })
town-text-exit = { $side } : { $where }
town-text-open = terrain libre
town-text-square = { $square } → { $ways }
town-text-in = dedans
town-text-nowhere = nulle part
town-text-goal = l’atteindre fait gagner
town-alt-near-zombies = Zombies les plus proches : { $squares }.
town-alt-near-tokens = Jetons les plus proches : { $squares }.

town-sort-item = OBJET
town-sort-help = COUP DE POUCE
town-sort-against = CONTRE LES AUTRES
town-sort-zombies = ZOMBIES
town-hand = { $player }, cartes en main
town-hand-empty = Aucune carte en main.
town-in-front = Devant { $player }
town-nothing-in-front = Rien devant { $player }.
town-works-on = Ce que subit { $player }
town-by = par { $player }
town-next-turn = prochain tour
town-alt-front = Devant { $name } : { $items }.

town-poster-line = { $town }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
  }
town-poster-kills = vaincus
town-poster-deaths = chutes
town-poster-cards = cartes
town-poster-tiles = tuiles
town-poster-rolls = jets gagnés
town-poster-alt-player = { $name } : { $trophies }, { $kills ->
    [one] { $kills } vaincu
   *[other] { $kills } vaincus
  }, { $deaths ->
    [one] { $deaths } chute
   *[other] { $deaths } chutes
  }.
town-step-fights = { $player } combat en { $square } : { $roll } au dé
town-step-fights-bonus = { $player } combat en { $square } : { $roll } + { $bonus } = { $total } au dé
town-legend-moved = Déjà déplacé
town-legend-fight = Combat
town-text-zombie = zombie
town-text-moved = zombie, déjà déplacé

# The picture of a round.
inline-walks = { $name } marche : { $left }
inline-lays = { $name } pose une tuile
inline-fights = { $name } combat
inline-left = reste { $count }
inline-steps = { $count ->
    [one] 1 pas
   *[other] { $count } pas
}

town-lobby = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
town-preview = La ville commence par le centre-ville.
town-lobby-goal = ou { $count } trophées
town-lobby-alt = Là où la ville commence : une tuile, et un héliport caché parmi les { $left } tuiles à venir. À la table : { $names }.

# Le tour d’un joueur en image et en mots.
town-turn-of = { $player } a joué
town-turn-nothing = Rien ne s’est passé.
town-turn-beaten = { $count ->
    [one] { $count } abattu
   *[other] { $count } abattus
}
town-turn-lost = { $count ->
    [0] rien de perdu
    [one] 1 vie perdue
   *[other] { $count } vies perdues
}
town-turn-fell = tombe
town-turn-laid = Pose { $tile } : { $zombies }.
town-turn-walked = Va de { $start } à { $end }.
town-turn-played = { $player } joue { $card }.
town-turn-moved = { $number }. Un zombie de { $start } à { $end }.

goal-trophies = trophées : le meilleur { $done } sur { $needed }{ goal-those }
goal-helipad = { $helipad } ({ $left ->
    [one] encore { $left } tuile
   *[other] encore { $left } tuiles
})
goal-helipad-far = { $helipad }, à { $count ->
    [one] { $count } case
   *[other] { $count } cases
} de { $name }
