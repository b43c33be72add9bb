### Ce qui entoure une table de Trust Me : s'asseoir, l'état, les commandes, les formulaires.

ruleset-trust-me = Trust Me
ruleset-trust-me-short = Trust Me
door-trust-me = **{ $game }** : chacun pour soi sur un parking plein de zombies, avec des objectifs secrets et des marchés. De 2 à 4 personnes.
trust-mission = La ville
trust-pick = Survivant au choix ou au hasard
trust-briefing = > Un parking de 60 centimètres sur 60, sans cases. Chacun a un objectif secret et veut rentrer avec ce qu’il faut ; les zombies voient, entendent et poursuivent. Votre objectif, ce que vous cachez et ce que vous trouvez ne sont montrés qu’à vous (`/main`).
    > Le livret ne dit ni la taille des socles et du décor, ni l’écart entre décors et jetons : ces chiffres sont les nôtres, `/règles` les donne.
help-trust-me = **Trust Me**, chacun pour soi. À votre activation, vous faites une action : `/marcher`, `/fouiller`, `/tirer`, `/combattre`, `/viser`, `/attendre` et d’autres. Vous payez avec des jetons qui couvrent vos bonus. Tout lieu se dit avec des mots : `/marcher lieu: derrière voiture 2`, `12 vers F4`, `à fond vers alpha 1`, `à 10 de Virginie` ; Discord montre l’effet pendant que vous tapez, et `/règles Nommer un lieu` le montre en image. `/main` montre votre objectif, à vous seul. `/consigne` répond d’avance aux questions.
trust-head-setting-up = **Trust Me** : mise en place du parking
trust-head = **Tour { $round } · But :** { $home }{ $hunt ->
    [0] {""}
   *[other] { $begun ->
        [yes] . **La traque est en cours : à chaque tour, on tire sur chacun d’eux**
       *[no] . **La traque commence au tour { $hunt }**
      }
  }
trust-still = { $count ->
    [0] **Votre objectif est rempli** : rentrez.
   *[other] **À faire encore avant de rentrer :** { $things }.
  }
trust-goal-own = **Votre objectif :** { $text }
trust-goal-line = - { $text }
trust-goal-lost = **Vous perdez** si votre survivant meurt, ou rentre sans son objectif.
trust-turn = { $own ->
    [yes] Votre activation
   *[no] Activation de { $who }
  } : { $left ->
    [one] 1 jeton restant
   *[other] { $left } jetons restants
  } ce tour, à { $cm } cm de { $own ->
    [yes] chez vous
   *[no] chez soi
  }{ $wounds ->
    [0] {""}
    [one] , 1 blessure
   *[other] , { $wounds } blessures
  }{ $hunters ->
    [0] {""}
   *[other] , { $hunted } aux trousses
  }.
trust-aimed = { $who } { $own ->
    [yes] vous vise
   *[no] vise { $whom }
  } { $count ->
    [0] mais ne peut pas attaquer pour l’instant.
   *[other] et peut attaquer avant l’action ({ $attacks }).
  }
trust-aimed-line = { $who } vise un point en { $field } et peut attaquer { $own ->
    [yes] si vous coupez
   *[no] quiconque coupe
  } la ligne qui y mène.
trust-sniper-called = le tireur embusqué
trust-round-begins = Le plateau au début du tour.
trust-film-attacked = { $count ->
    [one] 1 attaque.
   *[other] { $count } attaques.
  }
trust-film-noises = { $count ->
    [one] 1 bruit.
   *[other] { $count } bruits.
  }
trust-film-searched = { $count ->
    [one] 1 fouille.
   *[other] { $count } fouilles.
  }
trust-film-died = { $count ->
    [one] 1 mort.
   *[other] { $count } morts.
  }

## Menus et formulaires

ask-move = Où aller ? Les numéros sont ceux de l’image
ask-spot = Où ? Les numéros sont ceux de l’image
entry-move = { $gait ->
    [sneak] Se glisser
    [run] Courir
   *[move] Marcher
  }, { $what }
entry-felled = { $what } : tue à { $kills } %
entry-harmed = { $what } : touche à { $hits } %{ $kills ->
    [0] {""}
   *[other] , tue à { $kills } %
  }
entry-paid = {" "}({ $cost ->
    [fatigue] Fatigue,{" "}
    [none] {""}
   *[action] Action,{" "}
  }{ $sort ->
    [melee] casse
   *[ranged] vide
  } à { $worn } %)
trust-out = { $place ->
    [dead] Votre survivant est mort. Vous pouvez regarder jusqu’à la fin.
    [won] Vous avez gagné : votre survivant est rentré, objectif rempli. Les autres jouent encore, et vous pouvez regarder.
   *[gone] Votre survivant est rentré. Vous pouvez regarder jusqu’à la fin.
  }
entry-throw = Lancer sur { $spot }
entry-aim = Viser { $spot }
entry-make-noise = Du bruit en { $spot }
entry-fire-flare = Communauté en { $spot }
entry-detonate = Bruit lointain en { $spot }
slot-with = { $slot } : { $kind }
form-spot = Ailleurs
form-spot-where = Où
form-spot-like = 12 vers F4, derrière voiture 2, à 10 de Virginie

## Commandes

cmd-shoot = tirer
cmd-shoot-about = Tirer avec une arme à feu en main
cmd-throw = lancer
cmd-throw-about = Lancer une arme où vous voulez, à 20 cm au plus
cmd-aim = viser
cmd-aim-about = Poser votre marqueur Cible sur un survivant ou sur un lieu
cmd-target = cible
cmd-target-about = Passer votre marqueur Cible d’un survivant à un autre
cmd-loot = dépouiller
cmd-loot-about = Prendre un jeton sur un corps
cmd-sort = ranger
cmd-sort-about = Réorganiser toute votre fiche
cmd-rest = repos
cmd-rest-about = Changer une Fatigue en Action
cmd-flare = fusée
cmd-flare-about = Déplacer votre communauté à un autre point du bord
cmd-detonate = détoner
cmd-detonate-about = Déplacer le bruit lointain à un point du bord
cmd-sniper = tireur
cmd-sniper-about = Faire tirer le tireur de votre communauté sur un survivant ou un groupe
cmd-treat = traiter
cmd-treat-about = Ôter une blessure ou une infection avec une trousse
cmd-bandage = bander
cmd-bandage-about = Panser une de vos blessures
cmd-smother = étouffer
cmd-smother-about = Éteindre le feu qui vous brûle
cmd-wait = attendre
cmd-wait-about = Ne rien faire de cette activation
cmd-drop = poser
cmd-drop-about = Poser un jeton à côté de vous
cmd-elsewhere = ailleurs
cmd-elsewhere-about = Nommer n’importe quel lieu en mots, dans un formulaire
opt-spot = lieu
opt-spot-about = Où : 12 vers F4, derrière voiture 2, à 10 de Virginie, à fond maison
opt-throw-spot-about = Où elle tombe : F4, alpha 1, 15 nord
opt-aim-spot-about = Quel lieu, si vous ne visez personne
opt-noise-spot-about = Où il retentit : F4, voiture 2, 20 ouest
opt-flare-spot-about = Quel point du bord : A6, nord
opt-detonate-spot-about = Quel point du bord : A6, nord
opt-gait = comment
opt-gait-about = Furtif, marche ou course ; sinon le moins cher qui y mène
opt-whom = qui
opt-whom-about = Un survivant, ou un alpha et son groupe
opt-aim-whom-about = Quel survivant
opt-hand = main
opt-hand-about = Avec l’arme de quelle main
opt-token = jeton
opt-token-about = Quel jeton, par son numéro ou sa case
opt-body = corps
opt-body-about = Le corps de qui
opt-slot = emplacement
opt-slot-about = Quel emplacement de la fiche
opt-rest-slot-about = Où se trouve la Fatigue
opt-ammo-slot-about = Où se trouvent les munitions
opt-drop-slot-about = Quel emplacement de la fiche est vidé
opt-trade-with-about = Un survivant à 5 cm au plus
opt-gun = arme
opt-gun-about = Quelle arme vide
opt-treated-about = Un survivant à 5 cm au plus, ou vous
opt-harmed = mal
opt-harmed-about = Où se trouve la blessure ou l’infection
choice-gait-move = marche
choice-gait-sneak = furtif
choice-gait-run = course
choice-standing-ask = me demander
choice-standing-shoot = tirer
choice-standing-pass = laisser passer
choice-standing-fights = seulement dans mes combats
choice-standing-turns = seulement si cela me sauverait sans doute
choice-standing-equal = seulement si deux se valent
choice-standing-late = seulement après ma dernière action
choice-standing-most = ce qui rend le plus de pions
choice-standing-fitting = à la meilleure place libre
choice-standing-never = ne jamais demander
choice-matter-aim = { standing-aim }
choice-matter-charm = { standing-charm }
choice-matter-cell = { standing-cell }
choice-matter-harm = { standing-harm }
choice-matter-slip = { standing-slip }
choice-matter-recovery = { standing-recovery }
choice-matter-radio = { standing-radio }
choice-matter-take = { standing-take }
opt-layout = plan
opt-layout-about = Qui met la ville en place
choice-layout-random = le hasard
choice-layout-by-hand = à la main : environ 25 choix, puis la partie
lobby-layout-by-hand = Décors et jetons sont placés à la main : environ 25 choix en tout avant la partie, ceux de chacun d’une traite.
opt-distant-noise = bruit
opt-distant-noise-about = Si le bruit lointain se déplace
choice-distant-noise-moves = le bruit lointain se déplace
choice-distant-noise-stays = le bruit lointain reste en place
lobby-distant-noise-stays = Le bruit lointain reste en place : aucune carte ne le déplace.

## Lieux impossibles

refusal-spoken-nothing = Nommez un lieu : `12 vers F4`, `derrière voiture 2`, `à 10 de Virginie`, `à fond maison`.
    .see = trust-plane-places
refusal-spoken-unknown = Je ne connais pas de lieu « { $word } ». Essayez une case comme `F4`, `voiture 2`, `tente 1`, `alpha 1`, `maison`, ou le nom de quelqu’un.
    .see = trust-plane-places
refusal-spoken-too-far = C’est à { $away_cm } cm, et vous pouvez faire { $most_cm } cm. `à fond vers` ce lieu va aussi loin que possible.
    .see = trust-plane-places
refusal-spoken-too-long = Vous pouvez faire { $most_cm } cm au plus. `à fond vers` ce lieu va aussi loin que possible.
    .see = trust-plane-places
refusal-spoken-stopped = { $thing_id ->
    [none] Quelque chose barre le chemin et
   *[other] En chemin, { $thing }
  } vous arrête après { $away_cm } cm. `à fond vers` ce lieu va jusque-là.
    .see = trust-plane-places
refusal-spoken-how-far = De combien ? { $most_cm } cm au plus, comme `5 { place-side }` ou `à fond { place-side }`.
    .see = trust-plane-places
refusal-spoken-gap = À quelle distance ? `à 10 de` quelqu’un laisse 10 cm entre vous.
    .see = trust-plane-places
refusal-spoken-which = Il y en a plusieurs : { place-kind } 1 à { $count }. Donnez un numéro.
    .see = trust-plane-places
refusal-spoken-no-such = Il n’y a pas de { place-kind } { $number } : { $count ->
    [0] il n’y en a pas du tout.
    [one] il n’y a que le numéro 1.
   *[other] les numéros vont de 1 à { $count }.
  }
    .see = trust-plane-places
refusal-spoken-behind-what = On peut être derrière une voiture, une tente ou une barricade : `derrière voiture 2`.
    .see = trust-plane-places
refusal-spoken-only-in-a-tent = On ne peut être que dans une tente : `dans tente 1`.
    .see = trust-plane-places
refusal-spoken-only-onto-a-car = On ne monte que sur une voiture : `sur voiture 1`.
    .see = trust-plane-places
refusal-spoken-none-behind = Aucun lieu derrière { $piece } n’est à portée. `à fond vers` vous en rapproche.
    .see = trust-plane-places
refusal-spoken-nothing-there = Ce n’est plus sur le plateau. Regardez l’image et nommez un autre lieu.
    .see = trust-plane-places
refusal-spoken-yourself = C’est vous. Nommez quelqu’un d’autre, ou une direction : `5 nord`.
    .see = trust-plane-places
refusal-spoken-which-person = Plusieurs noms commencent ainsi : { $seats }. Écrivez la suite de celui que vous voulez.
    .see = trust-plane-places
refusal-spoken-which-token = Quel jeton ? Dites sa case : { $fields }.
    .see = trust-plane-places
refusal-spoken-no-token = Aucun jeton à découvert en { $field }. Il y en a en { $fields }.
    .see = trust-plane-places
refusal-spoken-no-such-number = { $count ->
    [0] Aucun lieu numéroté n’est proposé ici. Nommez le lieu en mots.
    [one] Seul le numéro 1 est proposé.
   *[other] Les numéros vont de 1 à { $count } ; voyez l’image de `/marcher`.
  }
    .see = trust-plane-places
refusal-spoken-stale-number = Le plateau a changé depuis que vous avez vu ces numéros. Regardez de nouveau avec `/marcher`, ou nommez le lieu en mots.
    .see = trust-plane-places
place-kind = { $kind ->
    [car] voiture
    [tent] tente
    [wire] barbelés
    [alpha] alpha
   *[barricade] barricade
  }
