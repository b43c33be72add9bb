### Commandes, réponses privées et messages de la table.
## Commandes

cmd-move = aller
cmd-move-about = Marcher vers une zone voisine
cmd-search = fouiller
cmd-search-about = Chercher de l’équipement dans la pièce
cmd-door = porte
cmd-door-about = Ouvrir une porte
cmd-attack = attaquer
cmd-attack-about = Attaquer une zone avec une arme en main
cmd-reload = recharger
cmd-reload-about = Recharger une arme qui a tiré
cmd-equip = équiper
cmd-equip-about = Mettre une carte en main ou dans le sac
cmd-trade = échanger
cmd-trade-about = Donner, prendre ou échanger des cartes avec un survivant de votre zone
cmd-craft = fabriquer
cmd-craft-about = Fabriquer un objet à partir de deux cartes
cmd-discard = jeter
cmd-discard-about = Se défaire d’une carte
cmd-objective = objectif
cmd-objective-about = Prendre l’objectif de votre zone
cmd-lay-down = déposer
cmd-lay-down-about = Poser un objectif que porte votre survivant
cmd-hand-over = remettre
cmd-hand-over-about = Donner un objectif à un survivant de votre zone
cmd-skill = compétence
cmd-skill-about = Les compétences que l’on choisit d’utiliser
cmd-skill-heal = soigner
cmd-skill-heal-about = Médecin : retirer une blessure à un survivant de votre zone
cmd-skill-lend = prêter
cmd-skill-lend-about = Chef-né : offrir une action gratuite à un autre survivant

## Options

opt-zone = zone
opt-move-zone-about = Vers où, selon les noms du plateau
opt-attack-zone-about = Quelle zone, selon les noms du plateau
opt-door = porte
opt-door-about = Quelle porte, nommée par ses deux zones
opt-with = avec
opt-door-with-about = Quel outil ; inutile s’il n’y en a qu’un
opt-attack-with-about = Quelle arme ; inutile s’il n’y en a qu’une
opt-reload-card-about = Quelle arme ; inutile s’il n’y en a qu’une
opt-equip-card-about = Quelle carte ranger
opt-discard-card-about = De quelle carte se défaire
opt-place = place
opt-place-about = Où elle va ; la carte de cette main prend sa place
opt-partner = partenaire
opt-partner-about = Un survivant de la même zone
opt-give = donner
opt-give-about = La carte à donner
opt-take = prendre
opt-take-about = La carte à prendre
opt-recipe = recette
opt-recipe-about = Que fabriquer
opt-objective = objectif
opt-objective-about = Quel objectif ; inutile s’il n’y en a qu’un
opt-patient = patient
opt-patient-about = Qui est soigné
opt-to = pour
opt-to-about = Qui reçoit l’action
choice-left = main gauche
choice-right = main droite
choice-pack = sac
place-left = main gauche
place-right = main droite
place-found = nouvelle carte
place-pack = sac
place-fired = { $where }, déchargée
one-of-two = { $what } ({ $where })
as-a-pair = { $card } (les deux)

## La table

leads = { $who } mène { $whom }.
round-begins = **Le tour { $round } commence.**
zombies-heading = **Le tour des zombies**

## Le message d’état

status-setting-up = **{ $mission } · mise en place**
status-head = **Tour { $round } · But :** { $goals }
status-head-over = **{ $mission } · tour { $round }**
goals-then =  ; puis{ " " }
actor = { $who } ({ $survivors })
danger-blue = bleu
danger-yellow = jaune
danger-orange = orange
danger-red = rouge
goal-head = **{ $mission } · tour { $round }** · danger : { $danger }
goal-heading = { $count ->
    [one] **{ button-goal }**
   *[other] **Buts, dans cet ordre**
  }
goal-line = { $done ->
    [yes] - ✓ { $goal } **{ $numbers }**
   *[no] - { $goal } **{ $numbers }**
  }
goal-where = { "  " }Il en reste en { $zones }.
goal-lost = **Vous perdez** quand tous sont tombés, ou dès qu’un but est hors d’atteinte.
goal-special = **Particularités**
status-here = En **{ $zone }**{ $alone ->
    [yes] , aucun zombie sur place.
   *[no] { " " }avec { $zombies }.
  }
status-place = { $zone } ({ $zombies })
status-near = À un déplacement : { $places }.
status-holds = En main : { $hands }.{ $packed ->
    [yes] { " " }Dans le sac : { $pack }.
   *[no] { "" }
  }
status-xp = XP : { $xp }{ $more ->
    [0] .
   *[other] , encore { $more } avant le niveau { $level }.
  }
whose-turn = { $own ->
    [yes] À vous de jouer
   *[no] C’est au tour de { $who }
  }
turn-of = { whose-turn }.{ $count ->
    [0] { "" }
    [one] { " " }Doit encore jouer : **{ $survivors }**.
   *[other] { " " }Doivent encore jouer : **{ $survivors }**.
  }
turn-of-active = { whose-turn } : **{ $survivor }**, { $left }.{ $remains }
turn-of-active-then = { whose-turn } : **{ $survivor }**, { $left }.{ $remains } Ensuite : { $rest }.
turn-remains = { " " }Il reste : { $what }.
with-targets = { $what } ({ $zombies })
with-odds = { $what } : { $odds }
actions-left = { $count ->
    [0] plus aucune action
    [one] encore { $count } action
   *[other] encore { $count } actions
  }
actions-left-free = { $count ->
    [0] { $left }, mais { $free }
   *[other] { $left } et { $free }
  }
free-move = { $count ->
    [one] { $count } déplacement gratuit
   *[other] { $count } déplacements gratuits
  }
free-combat = { $count ->
    [one] { $count } attaque gratuite
   *[other] { $count } attaques gratuites
  }
free-search = { $count ->
    [one] { $count } fouille gratuite
   *[other] { $count } fouilles gratuites
  }
pick-survivors = Survivants au choix ou au hasard

## Réponses privées

zombies-have-moved = Le tour des survivants est fini : les zombies ont joué.

## Refus du bot

declined-no-such-survivor = Personne ici ne s’appelle { $name }. Sont libres : { $survivors }.
declined-survivor-taken = { $name } est déjà pris. Sont libres : { $survivors }.
declined-which-survivor = Dites de qui il s’agit : { $survivors }. Remplissez l’option `survivant`.
declined-empty-hands = Les deux mains sont vides. Prenez d’abord quelque chose en main avec `/équiper`.
