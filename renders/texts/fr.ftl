# Les mots des images, et les phrases de leurs jumeaux en texte.

title = { $series ->
    [scene] Scène { $number } : { $name }
   *[mission] Mission { $number } : { $name }
}
round = Tour { $round }
phase-setup = mise en place
phase-survivors = { $crew ->
    [heroes] aux héros
   *[survivors] aux survivants
}
phase-zombies = aux zombies
phase-over = partie finie
over-won = partie gagnée
over-lost = partie perdue
header = { $round } · { $phase }
danger = DANGER
level-blue = Bleu
level-yellow = Jaune
level-orange = Orange
level-red = Rouge

left = reste { $count }
done = a joué
fallen = Hors jeu
escaped = En sécurité
in-car = en voiture
xp = { $count } XP
empty = vide
no-card = –
start-sign = DÉPART
exit-sign = SORTIE

legend-kind = { $name }{ $acts ->
    [one] { "" }
   *[other]  : agit deux fois
  }{ $damage ->
    [one] { "" }
   *[other]  : dégâts { $damage }
  }
legend-enemy = { $name }{ $acts ->
    [one] { $toughness ->
        [one] { "" }
       *[other]  : endurance { $toughness }
      }
   *[other]  : agit deux fois{ $toughness ->
        [one] { "" }
       *[other] , endurance { $toughness }
      }
  }
legend-new = Nouveaux
legend-moved = Déplacement
legend-steps = Étapes des zombies, dans l’ordre
legend-attacked = Attaque : blessures
legend-fallen = Tombé ici
own-hidden = carte face cachée
own-somebody = citoyen
own-zombie-hero = héros zombie, au hasard
own-search-melee = armes de mêlée à trouver
own-search-ranged = armes à feu à trouver
own-charge = explosif
own-sign = signe, deux usages
own-sign-damaged = signe, un usage
legend-noise = Bruit
legend-objective = Objectif
legend-spawn = Invasion, dans l’ordre
legend-asleep = Invasion en sommeil
legend-medkit = Trousse de soins
legend-hidden = Objectif caché
legend-body = Corps
legend-car-police = Voiture de police
legend-car-pimp = Pimp-mobile
legend-car-van = Camionnette
legend-car = Voiture
legend-start = Départ
legend-exit = Sortie
legend-door = Porte fermée
legend-window = Fenêtre barricadée
legend-passage = Barricade fermée
legend-stairs = Escalier
legend-locked = Porte verrouillée
legend-hold = Zone du but
legend-manhole = Égout

# Jumeaux en texte : éléments.
count-kind = { $count } { $count ->
    [one] { $name }
   *[other] { $name ->
        [Fatty] Fatties
       *[other] { $name }s
    }
}
count-zombies = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
}
between = { " ; " }
with-new = { $zombies } (dont { $new } de plus)
wounds = { $count ->
    [0] sans blessure
    [one] 1 blessure
   *[other] { $count } blessures
}
actions = { $count ->
    [0] plus d’action
    [one] reste 1 action
   *[other] reste { $count } actions
}
danger-is = danger { $level ->
    [blue] bleu
    [yellow] jaune
    [orange] orange
   *[red] rouge
}
colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [grey] simple
    [medkit] trousse de soins
    [body] corps
   *[hidden] caché
}

# Texte de remplacement du plateau, du plus complet au plus court.
alt-head = { $mission }. { $header }. { $danger }.{ $goals ->
    [none] { "" }
   *[other] { " " }But : { $goals }.
}
alt-zombies = Zombies : { $zombies }.
alt-no-zombies = Aucun zombie.
alt-survivor = { $name } en { $zone } : { $state }, { $turn }.
alt-survivor-zombies = { $name } en { $zone } : { $state }, { $turn }, avec { $zombies }.
alt-survivor-short = { $name } { $zone }, { $state }, { $zombies }.
alt-fallen = { $name } : hors jeu.
alt-escaped = { $name } : en sécurité.
alt-near = { $crew ->
    [heroes] À un pas des héros : { $places }.
   *[survivors] À un pas des survivants : { $places }.
}
alt-else = Ailleurs : { $places }.
alt-place = { $zone } { $zombies }

# Tout le plateau en mots.
# A mission's map before play.
mission-line = { $difficulty ->
    [tutorial] Tutoriel
    [easy] Facile
    [medium] Moyenne
   *[hard] Difficile
} · { $survivors } { $crew ->
    [heroes] héros
   *[survivors] survivants
} · environ { $minutes } min
lobby-person = { $name } : { $skills }.
lobby-others = … et { $count } de plus
lobby-either = { " / " }
lobby-romero = Romero : { $skills }
lobby-hero = { $attack }, santé { $health }
alt-mission = { $mission }. { $line }. { $zones } zones. Départ : { $start }.
alt-exit = Sortie : { $zones }.
alt-spawns = Zones d’invasion dans l’ordre : { $zones }.
alt-asleep = Pas encore actives : { $zones }.
alt-objectives = Objectifs : { $zones }.
alt-own = { $sign } : { $zones }.
alt-cars = Voitures : { $zones }.

text-doors-open = Portes ouvertes : { $doors }.
text-doors-closed = Portes fermées : { $doors }.
text-doors-locked = Portes verrouillées : { $doors }.
text-windows-open = Fenêtres ouvertes : { $doors }.
text-windows-wood = Fenêtres ouvertes avec du bois : { $doors }.
text-windows-closed = Fenêtres barricadées : { $doors }.
text-barricades-open = Passages ouverts sans bois : { $doors }.
text-barricades-wood = Barricades ouvertes avec du bois : { $doors }.
text-barricades-closed = Barricades fermées : { $doors }.
text-stairs-open = Escalier ouvert : { $doors }.
text-stairs-closed = Escalier fermé : { $doors }.
text-stairs-locked = Escalier verrouillé : { $doors }.
text-door = { $a }–{ $b }
text-door-coloured = { $a }–{ $b } ({ $colour })
text-exit = Sortie : { $zone }.
text-taken = Objectifs pris : { $done } sur { $needed }{ $colours ->
    [none] { "" }
   *[other] { " " }({ $colours })
}.
text-cards = Cartes restantes : { $spawn } Zombies, { $equipment } Équipement.
text-cards-spawn = Cartes restantes : { $spawn } Zombies.
text-zone = { $zone } → { $ways }
text-no-way = aucune issue pour l’instant
text-noise = bruit { $count }
text-spawn = invasion { $number }
text-spawn-asleep = invasion { $number }, { $colour ->
    [blue] inactive tant qu’aucun objectif bleu n’est pris
    [green] inactive tant qu’aucun objectif vert n’est pris
   *[other] pas encore active
}
text-terrain = { $terrain ->
    [corn] maïs, la vue n’y entre ni n’en sort
   *[woods] bois, la vue n’y entre pas
}
text-objective = objectif ({ $colour })
text-exit-here = sortie
text-manholes =
    { $count ->
        [one] plaque d’égout
       *[other] { $count } plaques d’égout
    }
text-dark = maison fermée
text-survivor = { $name } ({ $player }) : { $zone }, { $state }, { $turn }, { $xp }, { $level }
text-fallen = { $name } ({ $player }) : hors jeu, { $xp }
text-escaped = { $name } ({ $player }) : en sécurité, { $xp }
text-hold = zone du but
text-health = santé { $count }
text-acts = joue maintenant
text-mode-held = Reprend le mode Zombicide quand il n’y a plus de Proche.
text-traits = Traits : { $traits }.
text-kept = Objectifs gardés : { $colours }.
text-bystander = Tient la carte de { $name }.
text-hands = En main : { $cards }.
text-pack = Dans le sac : { $cards }.
text-skills = Compétences : { $skills }.
text-reload = { $card } (à recharger)
text-nothing = rien
text-zones = Zones et issues :
text-survivors = { $crew ->
    [heroes] Héros :
   *[survivors] Survivants :
}

# La fiche d’un survivant.
sheet-line = avec { $player } · { $mission }, { $round }
sheet-left = reste { $count }
sheet-here = ici
sheet-in-sight = en vue
sheet-nothing-in-sight = aucun zombie en vue
sheet-objectives = { $taken } sur { $all }
sheet-experience = Expérience
sheet-next = { $level } à { $count }
sheet-top = niveau maximal
sheet-later = 1 sur { $count }, plus tard
sheet-choose = à choisir
identity-by = de { $author }
sheet-skills = Compétences
sheet-hands = En main
sheet-pack = Dans le sac
sheet-free = libre
sheet-range = Portée
sheet-dice = Dés
sheet-hits = Touche
sheet-damage = Dégâts
sheet-noisy = bruyant
sheet-quiet = silencieux
sheet-pair = paire
sheet-doors = ouvre les portes
sheet-doors-quiet = ouvre sans bruit
sheet-reload = à recharger
sheet-item = objet
sheet-supply = provision
sheet-wound = occupe cette place
sheet-trap = piège
sheet-any = tous

# La fiche d’un survivant en mots.
sheet-text-hand = En main : { $card }.
sheet-text-left = Main gauche : { $card }.
sheet-text-right = Main droite : { $card }.
sheet-text-card = { $card } ({ $about })
sheet-text-attack = portée { $least ->
    [0] { $most ->
        [0] 0
       *[other] 0 à { $most }
    }
   *[other] { $least } à { $most }
}, { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, touche à { $needed }+{ $damage ->
    [0] { "" }
   *[other] , dégâts { $damage }
}
sheet-text-sure-attack = portée { $least } à { $most }, sans dés, tue tout
sheet-text-skill = { $skill } : { $does }
sheet-text-later = À venir : { $levels }.
sheet-text-level = { $level } à { $start } XP ({ $skills })
sheet-text-or = { " ou " }

mode =
    { $mode ->
        [zombicide] mode Zombicide
       *[romero] mode Romero
    }
wood-carried = bois pour { $count }
objectives-carried = { $count ->
    [one] porte un objectif
   *[other] porte { $count } objectifs
}
sheet-zombicide = Zombicide : { $skills }
sheet-marked = { $side } (pointeurs : { $skills })
sheet-below = Au verso
sheet-text-further = { $name } : { $does }.
power-held = Pouvoir { $count } sur { $most }
free-ranged = { $count ->
    [one] 1 tir gratuit
   *[other] { $count } tirs gratuits
}
free-melee = { $count ->
    [one] 1 mêlée gratuite
   *[other] { $count } mêlées gratuites
}
free-move = { $count ->
    [one] 1 déplacement gratuit
   *[other] { $count } déplacements gratuits
}
free-combat = { $count ->
    [one] 1 combat gratuit
   *[other] { $count } combats gratuits
}
free-search = { $count ->
    [one] 1 fouille gratuite
   *[other] { $count } fouilles gratuites
}

# À quoi servent les cartes sans attaque.
does-flashlight = Une carte de plus à chaque fouille, en main ou dans le sac.
does-goalie-mask = Défaussez-le pour éviter une blessure, en main ou dans le sac.
does-plenty-of-bullets = Relancez les dés d’un pistolet ou d’une carabine, une fois par attaque.
does-plenty-of-shells = Relancez les dés d’un fusil à pompe, une fois par attaque.
does-glass-bottles = Avec du carburant : un molotov.
does-gasoline = Avec une bouteille : un molotov.
does-scope = Avec une carabine : un fusil de sniper.

# Ce qui entoure un survivant.
around-title = Autour de { $name }
around-sights = En vue
around-more = et { $count } de plus
around-moves = déplacements
around-threat = peut atteindre { $name } ce tour-ci
around-unseen = hors de vue
around-alt = { $name } en { $zone } : { $state }, { $turn }. { $header }.
around-alt-others = Les autres : { $others }.
around-alt-threats = Peuvent atteindre { $name } ce tour : { $places }.
around-alt-sights = En vue : { $places }.
around-alt-ways = { $steps ->
    [one] À 1 déplacement : { $zones }.
   *[other] À { $steps } déplacements : { $zones }.
}

# L'affiche à la fin d'une partie.
poster-won = VICTOIRE
poster-lost = DÉFAITE
poster-stopped = ARRÊTÉE
poster-line = { $mission } · { $rounds ->
    [one] 1 tour
   *[other] { $rounds } tours
}
poster-standing = Toujours debout
poster-kills =
    { $count ->
        [0] aucun zombie éliminé
        [one] 1 zombie éliminé
       *[other] { $count } zombies éliminés
    }
poster-most = record
poster-luck = La chance aux dés
poster-dice = { $hits }/{ $dice } touches, { $expected } prévues
poster-rounds = Zombies sur le plateau, par tour
poster-moments = Moments décisifs
poster-alt-survivor = { $name } : { $fate }, { $xp }, { $kills }.

# Le film d’une partie.
film-rounds = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}

# Un tour des zombies : ses étapes, numérotées de même dans l’image, sa description, le film, le récit.
phase-title = Tour des zombies
phase-nothing = Personne ne bouge et personne n’arrive.
phase-more = { $count ->
    [one] et 1 étape de plus
   *[other] et { $count } étapes de plus
}
phase-alt = { $mission }, tour { $round } : le tour des zombies.
phase-alt-more = { $count ->
    [one] 1 étape de plus.
   *[other] { $count } étapes de plus.
}
phase-alt-survivor = { $name } en { $zone } : { $state }.
step = { $number }. { $words }.
step-because = { $said } : { $rest }
step-walk = { $start } vers { $end }, { $zombies }
step-attack = { $zone }, attaque de { $zombies }
step-zone = { $zone }, { $zombies }
step-card = Carte pour { $zone }
step-no-card = Arrivée
step-wound = { $name } { $wounds }
step-falls = { $name } tombe
step-shrugs = { $name } encaisse un coup
step-unhurt = { $names } sans blessure
step-walk-seen = { $crew ->
    [heroes] héros vu en { $targets }
   *[survivors] survivant vu en { $targets }
}
step-walk-noise = bruit en { $targets } ({ $noise })
step-walk-shut-out = chemin fermé vers le bruit en { $targets } ({ $noise })
step-stay-noise = sur place, déjà près du bruit ({ $noise })
step-stay-shut-out = sur place, chemin fermé vers le bruit en { $targets } ({ $noise })
step-split = chemins égaux par { $ways }
step-split-added = chemins égaux par { $ways }, { $added } en plus
step-slip = hors du plateau ({ $total } sur { $limit })
step-new = { $zombies } de plus
step-new-in = { $zombies } de plus en { $zone }
step-came = en plus
step-nobody = personne ne vient
step-acts = { $kind } : une activation de plus
step-short = manquent dans la boîte, { $zombies }

# Les cartes d’un survivant.
hand-left = Main gauche
hand-right = Main droite
hand-pack = Sac

# Les voitures : qui est assis où.
car-seats = { $car } ({ $seats })
car-driver = { $name } au volant
car-no-driver = personne au volant
car-aboard = à bord { $names }
car-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
car-cargo = chargée de { $cards }
car-parked = { $car }, hors d’usage
alt-car = { $zone } : { $car }.
alt-body = Corps : { $zones }.
alt-hold = Zones du but : { $zones }.

# The picture of a round.
inline-plays = { $name } joue
inline-here = { $count } ici
inline-near = { $count } près
inline-goals = objectifs { $zones }
inline-spawns = zones d’invasion { $zones }
inline-unseen = Hors de l’image : { $places }.
places-offered = Au choix : { $places }.

# L’image de `/stats`.
stats-games = { $count ->
    [one] partie
   *[other] parties
}
stats-won = { $count ->
    [one] gagnée
   *[other] gagnées
}
stats-kills = { $count ->
    [one] zombie abattu
   *[other] zombies abattus
}
stats-wounds = { $count ->
    [one] blessure
   *[other] blessures
}
stats-deaths = { $count ->
    [one] mort
   *[other] morts
}
stats-favourite = Mené le plus souvent
stats-missions = Victoires par mission
stats-more = { $count ->
    [one] et 1 autre mission
   *[other] et { $count } autres missions
}
stats-people = Le plus de victoires
stats-months = Parties gagnées, mois par mois
stats-share = { $won } sur { $games }
stats-not-yet = { $games ->
    [one] pas encore, 1 partie
   *[other] pas encore, { $games } parties
}
stats-dice = Dés de combat
stats-dice-line = { $mean } en moyenne sur { $dice } dés
stats-luck = { $pips } points
stats-expected = attendu : 3,50 en moyenne
stats-list = { $head } : { $list }.

# Les nombres des objectifs d'une mission : dans l'état, à côté du plateau et dans ses mots.
goals-at-end = Le but à la fin : { $goals }.
goal-then =  ; puis{ " " }
goal-objectives = objectifs { $done } sur { $needed }
goal-colours = objectifs de couleur { $done } sur { $needed }{ goal-still }
goal-still = { $count ->
    [0] { "" }
   *[other] { " " }(il manque { $names })
}
goal-those = { $count ->
    [0] { "" }
   *[other] { " " }({ $names })
}
goal-delivered = apporté en { $names } : { $done } sur { $needed }
goal-closed = zones d’invasion fermées { $done } sur { $needed }{ goal-still }
goal-found = vivres { $done } sur { $needed }{ goal-still }
goal-experience = meilleure expérience { $done } sur { $needed }{ goal-those }
goal-level-yellow = au niveau jaune { $done } sur { $needed }{ goal-still }
goal-level-orange = au niveau orange { $done } sur { $needed }{ goal-still }
goal-level-red = au niveau rouge { $done } sur { $needed }{ goal-still }
goal-at-objectives = sur un objectif { $done } sur { $needed }{ goal-still }
goal-or = { " " }ou{ " " }
goal-holding = tiennent { $names } : { $done } sur { $needed }
goal-zombies-there = zombies sur place : { $done }
goal-fallen = morts : { $done }{ goal-those }
goal-slipped = zombies filés : { $done } (perdu à { $needed })
goal-loaded = vivres dans les voitures { $done } sur { $needed }
goal-aboard = en voiture { $done } sur { $needed }{ goal-still }
goal-out = sortis { $done } sur { $needed }{ goal-those }
goal-carried-out = vivres emportés { $done } sur { $needed }{ goal-still }
goal-cargo-out = vivres emportés en voiture { $done } sur { $needed }
goal-rescued = citoyens { $done } sur { $needed }{ goal-still }
goal-with-heroes = citoyens avec un héros { $done } sur { $needed }{ goal-still }
goal-enemies-left = ennemis restants : { $done }
goal-gathered = pions en { $names } : { $done } sur { $needed }
goal-blown-up = explosion { $done } sur { $needed }
goal-windows = fenêtres barricadées { $done } sur { $needed }
goal-dead-in-house = morts-vivants dans la maison : { $done }
goal-household-left = cartes domestiques restantes : { $done }
goal-together = pions d’invasion réunis { $done } sur { $needed }
goal-dead = morts-vivants sur le plateau : { $done }
goal-at-the-pump = camionnette à la pompe { $done } sur { $needed }
goal-dead-at-the-pump = morts-vivants sur la dalle de la pompe : { $done }
goal-mourners = ont tué un Proche { $done } sur { $needed }{ goal-still }
goal-rooms = pièces fouillées { $done } sur { $needed }{ goal-still }
goal-at-rest = Proches tués en { $names } : { $done } sur { $needed }
goal-burned = Molotov lancé { $done } sur { $needed }
goal-tiles = dalles { $done } sur { $needed }
goal-on-last-tile = sur la dernière dalle { $done } sur { $needed }{ goal-still }
goal-last-tile = dernière dalle { $done } sur { $needed }
goal-dead-on-last-tile = morts-vivants sur la dernière dalle : { $done }
goal-at-the-wheel = au volant { $done } sur { $needed }

# L’image qui ouvre un défi de la semaine
opening-score = Comment on compte
opening-won = victoire
opening-round = par tour
opening-wound = par blessure
opening-death = par mort
opening-least = victoire, au moins
opening-lost = défaite : selon les objectifs, jusqu’à
opening-equal = À égalité : le moins d’actions
opening-sealed = Mêmes dés pour tous · graine scellée
opening-par = Référence
opening-par-later = les points du pilote, à la fin
opening-how = Un seul essai, à votre rythme : /défi
opening-alt = { $title }, { $until }. { $mission }, { $about }. { $head } : { $points }. { $equal }. { $sealed } : { $hash }. { $par } : { $later }. { $how }.

# Le classement du défi de la semaine

standings-signs = Vos tours
standings-best-signs = Les tours de la meilleure partie
standings-sign = { $sign ->
    [h] du mal
    [g] un objectif
    [k] des zombies abattus
   *[other] calme
}
standings-signs-told = { $head } : { $signs }.
standings-best-game = Meilleure partie
standings-best = Meilleure partie : { $name }, { $told }, { $score }.
standings-row = { $place } { $name } : { $told }, { $score }
standings-alt = { $title }, { $scope }. { $rows }.
