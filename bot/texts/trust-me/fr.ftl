### Ce qui se dit à une table de Trust Me : événements, questions, commandes, libellés.

## Comment les choses s’appellent

trust-alpha = l’alpha { $number }
trust-piece = { $kind ->
    [car] la voiture { $number }
    [tent] la tente { $number }
    [wire] les barbelés { $number }
   *[barricade] la barricade { $number }
  }
trust-lying = le jeton { $number }
trust-token-hidden = un jeton caché
trust-slot-left = main gauche
trust-slot-right = main droite
trust-slot-both = les deux mains
trust-slot-outfit = tenue
trust-slot-pack = dos
trust-slot-pack-1 = sac à dos, première case
trust-slot-pack-2 = sac à dos, deuxième case
trust-slot-satchel = sacoche
trust-slot-passport = passeport
trust-on = { $slot ->
    [left] dans la main gauche
    [right] dans la main droite
    [both] dans les deux mains
    [outfit] sur la tenue
    [pack] sur le dos
    [pack-1] dans le sac à dos
    [pack-2] dans le sac à dos
    [satchel] dans la sacoche
    [passport] sur le passeport
    [hidden] sur la case « ? »
   *[cell] sur « { $name } »
  }
trust-turned = { $degrees ->
    [0] D’est en ouest
    [90] Du nord au sud
   *[other] D’est en ouest, puis tourné de { $degrees }° vers la gauche
  }
scenery-worth = { $points ->
    [one] { $scenery } : 1 point
   *[other] { $scenery } : { $points } points
  }
trust-counter = { $sort ->
    [fatigue] Fatigue
   *[action] Action
  }
trust-fatigue-back = 1 Fatigue : { $slot }

## Dés

trust-die = { $die ->
    [blue] bleu
    [yellow] jaune
    [red] rouge
    [black] noir
   *[green] vert
  } { $face }
trust-made-of = {" "}({ $dice }{ $rest ->
    [0] )
   *[other] { $sign ->
        [less] {" "}− { $less })
       *[more] {" "}+ { $less })
      }
  }
event-dice-thrown = { $why ->
    [attack] { $seat_id ->
        [none] Le tireur embusqué lance { $rolled }.
       *[other] { $seat } lance { $rolled } pour attaquer.
      }
    [reroll] Relance : { $rolled }.
    [defence] { $seat } lance { $rolled } pour survivre.
    [limit] Jet de limite : { $rolled }.
    [infection] { $seat } lance { $rolled } contre l’infection.
    [burn] { $seat } brûle et lance { $rolled }.
    [barricade] Jet pour la barricade : { $rolled }.
    [tie] À égale distance, on lance le dé : { $seat }, { $rolled }.
   *[first] { $seat } lance { $rolled } pour commencer.
  }
roll-of = { $seat } { $rolled }
rolled-first = Le plus haut jet choisit qui joue en premier : { $rolls }.
event-charm-spent = { $seat } utilise un porte-bonheur : ces dés sont relancés.

## Mise en place

event-scenery-placed = En place : { $piece }, en { $at }.
piece-placed = { $piece } ({ $at })
pieces-placed = Sur le plateau : { $what }.
event-token-laid = Un jeton est posé face cachée en { $at }.
tokens-laid = { $count } jetons sont posés face cachée sur tout le plateau.
event-community-placed = La communauté de { $seat } est en { $at }{ trust-rim-at }.
community-at = { $seat } en { $at }
communities-at = Les communautés : { $what }.
trust-rim-at = { $at_rim ->
    [north] , au bord nord
    [east] , au bord est
    [south] , au bord sud
    [west] , au bord ouest
   *[none] {""}
  }
trust-rim-to = { $to_rim ->
    [north] , au bord nord
    [east] , au bord est
    [south] , au bord sud
    [west] , au bord ouest
   *[none] {""}
  }
event-game-began = **Ordre du jeu :** { $order }.
trust-played-by = { $name } ({ $player })
plays-as = { $seat } ({ $who })

## Tours et actions

event-round-began = **Le tour { $round } commence.**
trust-cost = { $fatigue ->
    [0] Action : { $cells }
   *[other] { $count ->
        [one] Fatigue : { $cells }
       *[other] { $count } Fatigues : { $cells }
      }
  }
event-action-declared = **{ $seat }** { $action_id ->
    [move] se déplace vers { $to }
    [sneak] se glisse sans bruit vers { $to }
    [run] court vers { $to }
    [shoot] tire sur { $target } avec { $weapon_the }
    [throw] lance { $weapon_the } en { $to }
    [fight] charge { $target } avec { $weapon_the }
    [aim] vise { $target_id ->
        [none] un point en { $to } (gare à qui coupe la ligne)
       *[other] { $target }
      }
    [search] fouille en { $to }
    [loot] fouille le corps de { $target }
    [reorganise] réorganise sa fiche
    [trade] propose un échange à { $target }
    [make-noise] lance quelque chose pour faire du bruit en { $to }
    [rest] se repose : une Fatigue devient une Action
    [reload] recharge
    [fire-flare] tire une fusée
    [heal] { $target_id ->
        [self] se soigne
       *[other] soigne { $target }
      }
    [smother] étouffe le feu
   *[wait] ne fait rien
  } ({ $cost }).
event-action-lost = { $seat } renonce et perd son activation.
event-recovered = { $seat } récupère { takes-back-what }.
takes-back = { $seat } { takes-back-what }
takes-back-what = { $actions ->
    [0] { $fatigue ->
        [0] rien
       *[other] { $fatigue } Fatigue
      }
    [one] { $actions } Action{ $fatigue ->
        [0] {""}
       *[other] {" "}et { $fatigue } Fatigue
      }
   *[other] { $actions } Actions{ $fatigue ->
        [0] {""}
       *[other] {" "}et { $fatigue } Fatigue
      }
  }
all-take-back = Récupération : { $what }.
event-moved = { $stopped ->
    [yes] Quelque chose bloque le passage : { $seat } s’arrête en { $to }.
   *[no] { $gait ->
        [search] { $seat } s’en approche, en { $to }.
        [trade] { $seat } s’approche, socle contre socle.
        [charge] { $seat } arrive au contact, en { $to }.
        [shift] { $seat } s’éclipse sans bruit vers { $to }.
       *[other] { $seat } arrive en { $to }.
      }
  }

## Bruit et vue

event-noise-made = { $din ->
    [yes] Le vacarme en { $at } s’entend partout : { $heard } { noise-turns }.
   *[no] Le bruit en { $at } s’entend : { $heard } { noise-turns }.
  }
noise-turns = { $heard_count ->
    [0] personne ne s’y dirige
    [one] s’y dirige
   *[other] s’y dirigent
  }
noise-unheard = { $din ->
    [yes] Vacarme en { $places }, mais aucun alpha n’est libre d’y aller.
   *[no] Bruit en { $places } ; aucun zombie ne l’entend.
  }
event-distant-noise-moved = Le bruit lointain vient maintenant de { $to }{ trust-rim-to }.
event-pursuit-began = { $instead_id ->
    [none] L’alpha { $alpha_number } a { $seat } en vue et se lance à sa poursuite.
   *[other] L’alpha { $alpha_number } laisse { $instead } pour { $seat }, plus proche.
  }
event-sight-lost = L’alpha { $alpha_number } perd { $seat } et se dirige vers { $at }.
all-lose-sight = { $alphas } perdent { $seat } et se dirigent vers { $at }.
all-pursue = { $alphas } ont { $seat } en vue et se lancent à sa poursuite.

## Zombies

event-group-came = L’alpha { $alpha_number } arrive en { $at }{ $neutrals ->
    [0] , seul,
    [one] {" "}avec { $neutrals } zombie
   *[other] {" "}avec { $neutrals } zombies
  } et va vers le bruit lointain.
event-group-moved = L’alpha { $alpha_number } { $why ->
    [neglected] se jette sur { $prey }, à 5 cm ou moins
    [prey] poursuit { $prey } jusqu’en { $to }
    [heard] va en { $to }, { $there ->
        [yes] là où il a entendu du bruit
       *[no] vers le bruit entendu en { $goal }
      }
    [lost] va en { $to }, { $there ->
        [yes] là où sa proie a disparu
       *[no] vers { $goal }, là où sa proie a disparu
      }
   *[distant] va en { $to }, vers le bruit lointain
  }{ $upon_id ->
    [none] {""}
   *[other] , sur { $upon }
  }{ $against_id ->
    [none] {""}
   *[other] , arrêté par { $against }
  }.
event-group-left = L’alpha { $alpha_number } atteint le bruit lointain et quitte le plateau.
event-groups-merged = L’alpha { $gone_number } et ses zombies rejoignent l’alpha { $alpha_number }, que { $neutrals ->
    [one] { $neutrals } zombie suit désormais.
   *[other] { $neutrals } zombies suivent désormais.
  }
event-barricade-held = L’alpha { $alpha_number } ne passe pas : { $piece } tient bon.
event-barricade-broken = L’alpha { $alpha_number } détruit { $piece } et passe.
event-group-attacked = L’alpha { $alpha_number } et son groupe attaquent { $seat } : **{ $strength }** contre { $defence }{ $defence_how }.{ in-vain }
in-vain = { $vain ->
    [yes] {" "}En vain.
   *[no] {""}
  }
event-zombies-killed = { $count ->
    [one] { $count } zombie tombe
   *[other] { $count } zombies tombent
  }{ $left ->
    [0] , l’alpha { $alpha_number } compris : le groupe n’est plus.
    [one] {"\u00A0"}; il ne reste que l’alpha { $alpha_number }.
   *[other] {"\u00A0"}; le groupe en compte encore { $left }.
  }
event-invasion-drawn = Carte Invasion « { $card } ».
event-nobody-left-to-come = Il ne reste personne dans la boîte pour venir.

## Attaques et blessures

event-attacked = { $weapon_sort ->
    [sniper] { $seat_id ->
        [none] **La traque :** un tireur embusqué fait feu sur { $target }
       *[other] Le tireur embusqué de { $seat } fait feu sur { $target }
      }
    [melee] { $seat } frappe { $target } avec { $weapon_the }
    [thrown] { $weapon } : le projectile de { $seat } éclate près de { $target }
   *[ranged] { $seat } fait feu sur { $target } avec { $weapon_the }
  } : **{ $attack }**{ $attack_how }{ $target_sort ->
    [alpha] .{ $vain ->
        [yes] {" "}Personne ne tombe.
       *[no] {""}
      }
   *[survivor] {" "}contre { $defence }{ $defence_how }.{ in-vain }
  }
event-weapon-worn-out = { $emptied ->
    [yes] C’était la dernière balle : { $weapon_the } de { $seat } est vide.
   *[no] { $weapon_the } de { $seat } se brise.
  }
weapon-holds = { $rolled } : l’arme tient bon.
attack-result = { $weapon_sort ->
    [melee] Le coup
   *[other] Le tir
  } : **{ $attack }**{ $attack_how }{ $target_sort ->
    [alpha] .{ $vain ->
        [yes] {" "}Personne ne tombe.
       *[no] {""}
      }
   *[survivor] {" "}contre { $defence }{ $defence_how }.{ in-vain }
  }
event-harmed = { $harm ->
    [wound] { $seat } reçoit une blessure { $slot_on }.
    [burn] { $seat } prend feu, { $slot_on }.
    [infection] { $seat } attrape une infection { $slot_on }.
   *[fatigue] { $seat } prend une Fatigue { $slot_on } au lieu d’une blessure.
  }
event-harm-gone = { $harm ->
    [wound] { $seat } n’a plus la blessure { $slot_on }.
    [burn] { $seat } ne brûle plus.
   *[infection] { $seat } n’a plus d’infection.
  }
event-died = { $by_id ->
    [none] **{ $seat } meurt.** Le corps reste là, et l’on peut le fouiller. { $seat } peut suivre la partie jusqu’au bout.
   *[other] **{ $seat } meurt, victime de { $by }.** Le corps reste là, et l’on peut le fouiller. { $seat } peut suivre la partie jusqu’au bout.
  }

## Marqueurs Cible

event-target-laid = { $on_id ->
    [none] Le marqueur Cible de { $seat } est en { $at } : gare à qui coupe la ligne.
   *[other] { $seat } tient { $on } en joue.
  }
event-target-spent = **{ $seat }** n’attend pas et { $how ->
    [shoot] tire d’abord sur { $on }.
   *[fight] charge d’abord { $on }.
  }
event-target-lost = { $seat } reprend son marqueur Cible.

## Jetons

event-token-dropped = { $slot_id ->
    [fitting] Faute de place, un jeton tombe à côté de { $seat }, en { $at }.
   *[other] Ce que { $seat } avait { $slot_on } est maintenant face cachée en { $at }.
  }
event-token-looked-at = { $seat } { $inside_id ->
    [none] regarde le jeton en { $at }
   *[other] fouille { $inside }
  } et { $taken ->
    [yes] prend ce qui s’y trouve.
   *[no] le laisse sur place.
  }
event-token-seen = Personne d’autre ne sait ce que c’est : { $kind_a }.
event-token-taken = { $seat } prend { $kind_a } sur le corps de { $of }.
event-token-used = { $gone ->
    [yes] { $seat } utilise { $kind_the }, à usage unique.
   *[no] { $seat } utilise { $kind_the }, qui peut encore servir.
  }
event-reorganised = { $seat } a réorganisé sa fiche.
event-trade-offered = { $seat } donnerait { $given_count ->
    [0] rien
   *[other] { $given_a }
  }, { $other } { $taken_count ->
    [0] rien
   *[other] { $taken_a }
  }. L’échange convient-il aux deux ?
event-traded = { $seat } et { $other } échangent ce qui était convenu.
event-trade-refused = Pas d’échange entre { $seat } et { $other }.

## La fin

event-came-home = **{ $seat } rentre, objectif rempli, et gagne : « { $objective } » !**{ $shown_count ->
    [0] {""}
   *[other] {" "}Montré : { $shown }.
  }
event-claim-failed = { $seat } croyait avoir rempli son objectif, mais non : tout est de nouveau caché, et { $seat } reste en jeu.
event-went-home = { $seat } rentre sans avoir rempli son objectif et quitte la partie.
event-hunt-announced = **La traque est lancée :** à partir du tour { $round }, un tireur embusqué vise quiconque est encore sur le plateau.
outcome-somebody-came-home = { $winners_count ->
    [one] **{ $winners } gagne : de retour, objectif rempli !**
   *[other] **{ $winners } gagnent ensemble : de retour, objectifs remplis !**
  }
outcome-nobody-came-home = **Personne n’est rentré avec ce que sa communauté attendait. Personne ne gagne !**

## Questions

question-which-scenery = Quel décor posez-vous ? Chaque joueur en pose pour 3 à 5 points en tout.
question-where-scenery = { $scenery } : où placez-vous ce décor ? (par son milieu)
question-which-way = { $scenery } : dans quel sens ?
question-where-token = Où posez-vous un jeton, face cachée ? À plus de 10 cm du bord.
question-keep-token = Quel jeton gardez-vous ? Deux de ces quatre sont à garder.
question-redeem = Votre bon : quelle ressource prenez-vous en échange ? Il en faut une dont votre objectif n’a pas besoin.
question-put-token = Où le rangez-vous ?
question-put-this = Où rangez-vous { $token } ?{ $use ->
    [none] {""}
   *[other] {" "}{ $use }
  }
put-how = Un jeton en main est prêt à servir. Sur une case, il en couvre le bonus.
token-use = -# { $token } : { $use }
question-who-begins = Vous avez le plus haut jet. Qui commence, à chaque tour ?
question-keep-first = Vous jouez **{ $who }**, **{ $letter }** sur l’image. Votre objectif : { $objective }
    { $told }
slot-idle = { $slot } (inutile pour vous en ce moment)
question-which-cell = { $subject ->
    [fatigue] Quelle case porte la Fatigue ? Son bonus est perdu jusqu’à ce que le pion soit repris.
   *[action] Quelle case porte l’Action ? Son bonus est perdu jusqu’à ce que le pion soit repris.
  }
question-which-action = Quelle Action de { $seat } devient la Fatigue ?
question-where-fatigue = Où va la Fatigue de { $seat } ?
question-where-wound = Où va la blessure de { $seat } ? Un jeton qui s’y trouve tombe.
question-where-burn = Où va la brûlure de { $seat } ? Un jeton qui s’y trouve tombe.
question-where-infection = Où va l’infection de { $seat } ? Un jeton qui s’y trouve tombe.
question-wound-or-fatigue = Une égratignure : prenez-vous une Fatigue ou une blessure ?
question-react = Vous tenez { $seat } en joue au moment d’agir. Dépensez-vous votre marqueur Cible ?
question-line-crossed = La ligne vers votre marqueur Cible est coupée par { $seat }. Que faites-vous ?
question-still-do-it = On vous a interrompu. Faites-vous quand même ce que vous aviez déclaré ?
question-spend-charm = Votre porte-bonheur peut faire relancer ces dés. L’utilisez-vous ?
question-reroll-die = Vous pouvez relancer un de vos dés d’attaque. Lequel ?
asked-with-count = { $told } C’est la blessure { $wound } sur les { $most } que { $seat } peut supporter.
question-shift = Elliott peut s’éclipser de 5 cm au plus, sans bruit. Où cela ?
question-take-token = Où rangez-vous ce que vous avez trouvé ?
question-what-moves = Que déplacez-vous ?
question-where-to = Où va le jeton ?
question-what-falls = Votre fiche est pleine. Que laissez-vous tomber ?
question-no-room-for = Vous n’avez pas de place pour { $token }. Que laissez-vous tomber ?{ $use ->
    [none] {""}
   *[other] {" "}{ $use }
  }
question-trade = { $seat } vous propose un échange. Voulez-vous échanger ? Chacun dit ensuite ce qu’il donne ; rien ne change de mains avant l’accord des deux.
question-give = Que donnez-vous à { $seat } ?
question-give-now = { $first ->
    [yes] {""}
   *[no] { $other } { $taken_count ->
        [0] ne donne rien.
       *[other] donne { $taken }.
      }{" "}
  }{ $given_count ->
    [0] Que donnez-vous à { $other } ?
   *[other] Vous donnez déjà { $given }. Quoi d’autre ?
  }
question-agree = Cet échange vous convient-il ?
question-agree-to = { $own ->
    [yes] Vous { $given_count ->
        [0] ne donnez rien
       *[other] donnez { $given }
      } et { $other } vous { $taken_count ->
        [0] ne donne rien
       *[other] donne { $taken }
      }
   *[no] { $seat } { $given_count ->
        [0] ne donne rien
       *[other] donne { $given }
      }, et { $other } { $taken_count ->
        [0] ne donne rien
       *[other] donne { $taken }
      }
  }. Cet échange vous convient-il ?
question-go-home = Vous êtes à votre communauté. Rentrez-vous ?
question-go-home-with = { $told } { $met ->
    [yes] Votre objectif est rempli : si vous rentrez maintenant, vous gagnez. Si vous restez, la question ne revient qu’après un autre déplacement qui finit ici.
   *[no] Votre objectif n’est pas encore rempli.
  }
question-recover = Que récupérez-vous ?

## Ce que décide un jet, quand on demande s’il faut relancer

roll-decides = { $why ->
    [attack] L’attaque est de **{ $result }**
    [defence] La défense est de **{ $result }** contre **{ $against }**
   *[green] Le résultat est **{ $result }**
  } : { $end }.
roll-from = À partir de { $number } : { $end }.
roll-up-to = Jusqu’à { $number } : { $end }.
roll-attack = L’attaque est de **{ $result }** ; la défense de { $foe } sera de { $least } à { $most }. { $burns ->
    [yes] Une attaque supérieure met le feu à { $foe }.
   *[no] Une attaque supérieure fait mal, supérieure de { $sure } elle blesse à coup sûr.
  }
roll-who = { $why ->
    [first] Le plus haut résultat choisit qui commence.
   *[tie] Les zombies s’en prennent au plus bas résultat.
  }
roll-end = { $end ->
    [kills] { $count ->
        [0] aucun zombie ne tombe
        [one] { $count } zombie tombe
       *[other] { $count } zombies tombent
      }
    [choice] une Fatigue ou une blessure
    [wounds-1] une blessure
    [wounds-2] deux blessures
    [dead] la mort
    [burn] le feu
    [empty] l’arme est vide
    [loaded] l’arme reste chargée
    [broken] l’arme casse
    [whole] l’arme tient
    [used] il n’en reste rien
    [kept] il peut encore servir
    [infected] l’infection devient une blessure
    [burned] la brûlure devient une blessure
    [out] le feu s’éteint
    [held] la barricade tient
    [down] la barricade cède
   *[none] rien ne se passe
  }

option-enough = Cela suffit
option-weapon-1 = Première arme
option-weapon-2 = Deuxième arme
option-object-1 = Premier objet
option-object-2 = Deuxième objet
option-redeem-voucher = Garder le bon
swap-for = Contre le bon : { $resource }
option-fitting = Au meilleur endroit libre
option-leave = Le laisser là
option-done = C’est tout
option-held-up = Ce qu’on vous a donné
option-shoes = Le pion sur les baskets
option-go-home-stay = Rester
option-go-home-claim = Rentrer : mon objectif est rempli
option-go-home-leave = Rentrer sans l’avoir rempli : hors de la partie, sans gagner
option-recover-action = Tous les pions Action
option-recover-actions = { $count ->
    [one] Le pion Action
   *[other] Les { $count } pions Action
  }
option-reroll-this = Relancer { $die } (de 1 à { $most })
option-graze-wound = Une blessure : { $kills ->
    [yes] c’est la mort
   *[no] n° { $wound } sur les { $most } supportables
  }
option-graze-fatigue = Une Fatigue : { $left ->
    [0] une de vos Actions le devient
    [one] votre dernier jeton ce tour
   *[other] un de vos { $left } jetons restants ce tour
  }
option-wound-or-fatigue-fatigue = Une Fatigue
option-wound-or-fatigue-wound = Une blessure
option-pass = Laisser passer
option-aim = Viser cette personne
option-sniper = Appeler le tireur embusqué
option-shoot-left = Tirer, main gauche
option-shoot-right = Tirer, main droite
option-fight-left = Charger, main gauche
option-fight-right = Charger, main droite
option-go-on = Continuer
option-give-up = Renoncer
option-keep = Laisser les dés
option-spend-charm-reroll = Relancer
option-reroll-die-1 = Relancer le premier dé
option-reroll-die-2 = Relancer le deuxième dé
option-yes = Oui
option-no = Non

## Commandes

action-move = Se déplacer, se glisser ou courir
action-shoot = Tirer
action-throw = Lancer une arme
action-fight = Charger et frapper
action-aim = Viser
action-switch-target = Changer de cible
action-search = Fouiller
action-loot = Fouiller un corps
action-reorganise = Réorganiser la fiche
action-trade = Échanger
action-make-noise = Faire du bruit
action-rest = Se reposer
action-reload = Recharger
action-fire-flare = Tirer la fusée
action-heal = Utiliser une trousse de soin
action-smother = Étouffer le feu
action-wait = Ne rien faire
action-drop = Poser quelque chose
action-detonate = Utiliser le détonateur
action-call-sniper = Appeler le tireur embusqué
action-bandage = Poser un bandage
action-standing-order = Réglages : quand on vous interroge

deed-move = { $gait ->
    [sneak] Se glisser en { $to }
    [run] Courir en { $to }
   *[move] Aller en { $to }
  }{ $climbs ->
    [yes] , en grimpant sur les voitures
   *[no] {""}
  }
deed-shoot = Tirer sur { $target }, { $weapon }
deed-throw = Lancer en { $to }, { $weapon }
deed-fight = Charger { $target }, { $weapon }
deed-aim = { $seat_id ->
    [none] Viser un point en { $at }
   *[other] Viser { $seat }
  }
deed-switch-target = Viser { $seat } à la place
deed-search = Fouiller { $token }
entry-search = Fouiller { token-there }
token-there = { $within ->
    [nothing] le jeton en { $at }
   *[something] { $piece }
  }
deed-loot = Fouiller le corps de { $seat } : { $slot }
deed-reorganise = Réorganiser toute la fiche
deed-trade = Échanger avec { $seat }
deed-make-noise = Lancer quelque chose en { $at }
deed-rest = Changer en Action la Fatigue { $cell_on }
deed-reload = Recharger ce qui est { $gun_on }
deed-fire-flare = Fusée : la communauté en { $to }{ trust-rim-to }
deed-heal = Soigner { $seat } : { $harmed }
deed-smother = Étouffer le feu
deed-wait = Ne rien faire
deed-drop = Poser ce qui est { $slot_on }
deed-detonate = Détonateur : le bruit lointain en { $to }{ trust-rim-to }
deed-call-sniper = Faire tirer sur { $seat } depuis la communauté
deed-bandage = Panser la blessure { $harmed_on }
standing-aim = Marqueur Cible
standing-aim-ask = me demander chaque fois que ma cible agit
standing-aim-shoot = attaquer dès que ma cible agit
standing-aim-pass = ne jamais attaquer ; garder le marqueur comme menace
standing-charm = Porte-bonheur
standing-charm-ask = me demander à chaque jet
standing-charm-fights = me demander seulement dans mes combats
standing-charm-turns = me demander si relancer me sauverait sans doute
standing-charm-never = le garder, ne jamais demander
standing-cell = Cases des pions
standing-cell-ask = me demander chaque fois
standing-cell-equal = la moins utile ; me demander si deux se valent
standing-cell-never = la moins utile, ne jamais demander
standing-harm = Mes blessures
standing-harm-ask = me demander chaque fois
standing-harm-equal = où ça gêne le moins ; demander si deux se valent
standing-harm-never = où ça gêne le moins, ne jamais demander
standing-slip = Pas d’Elliott
standing-slip-ask = me demander après chaque action
standing-slip-late = me demander à ma dernière action ou avant une attaque
standing-slip-never = rester, ne jamais demander
standing-recovery = Récupération
standing-recovery-ask = me demander chaque fois
standing-recovery-most = ce qui rend le plus de pions
standing-radio = Tireur en réaction
standing-radio-ask = me demander dès que je peux l’appeler
standing-radio-never = ne pas l’appeler, ne jamais demander
standing-take = Ce que je trouve
standing-take-ask = me demander où le ranger
standing-take-fitting = le prendre, à la meilleure place libre
deed-standing-order = { $matter ->
    [charm] { standing-charm } : { $order ->
        [ask] { standing-charm-ask }
        [fights] { standing-charm-fights }
        [turns] { standing-charm-turns }
       *[never] { standing-charm-never }
      }
    [cell] { standing-cell } : { $order ->
        [ask] { standing-cell-ask }
        [equal] { standing-cell-equal }
       *[never] { standing-cell-never }
      }
    [harm] { standing-harm } : { $order ->
        [ask] { standing-harm-ask }
        [equal] { standing-harm-equal }
       *[never] { standing-harm-never }
      }
    [slip] { standing-slip } : { $order ->
        [ask] { standing-slip-ask }
        [late] { standing-slip-late }
       *[never] { standing-slip-never }
      }
    [recovery] { standing-recovery } : { $order ->
        [ask] { standing-recovery-ask }
       *[most] { standing-recovery-most }
      }
    [radio] { standing-radio } : { $order ->
        [ask] { standing-radio-ask }
       *[never] { standing-radio-never }
      }
    [take] { standing-take } : { $order ->
        [ask] { standing-take-ask }
       *[fitting] { standing-take-fitting }
      }
   *[aim] { standing-aim } : { $order ->
        [ask] { standing-aim-ask }
        [shoot] { standing-aim-shoot }
       *[pass] { standing-aim-pass }
      }
  }
