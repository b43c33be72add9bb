### Ce qui se dit à une table de Zombies!!! : événements, refus, questions, commandes, libellés.

## Listes et noms


## Événements

event-town-founded = Ordre du jeu : { $seats }. { $helipad ->
    [last] L’héliport est la dernière tuile de la pile.
    [last-ten] L’héliport est l’une des dix dernières tuiles.
   *[half] L’héliport se trouve quelque part dans la moitié basse de la pile.
  }
event-turn-began = **Tour de { $seat }** (manche { $round })
event-turn-skipped = { $seat } passe son tour, à cause de « { $card } », carte de { $by }.
event-came-back = { $seat } revient avec { $life } vies et { $bullets } balles.
event-tile-drawn = Tuile suivante : **{ $kind }** ; { $layer } la pose.
event-tile-laid = { $seat } pose **{ $kind }**, tuile { $number }{ $what_count ->
    [0] .
   *[other] {" "}: { $what }.
  }{ $short ->
    [0] {""}
    [one] {" "}Il manque un zombie dans la boîte.
   *[other] {" "}Il manque { $short } zombies dans la boîte.
  }
some-zombies = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
  }
some-life = { $count ->
    [one] { $count } jeton de vie
   *[other] { $count } jetons de vie
  }
some-bullets = { $count ->
    [one] { $count } jeton de balle
   *[other] { $count } jetons de balles
  }
event-tile-lost = La tuile **{ $kind }** ne trouve sa place nulle part : { $back ->
    [yes] elle est remélangée à la pile.
   *[no] elle sort du jeu.
  }
event-town-closed = **Plus aucune route n’est ouverte** : la tuile de { $seat } ferme la ville et met fin au tour. { $escape ->
    [yes] On peut encore atteindre l’héliport.
   *[no] L’héliport ne viendra jamais : seuls les trophées comptent désormais.
  }
event-combat-rolled = { $seat } combat en { $square } : { combat-roll }.
combat-roll = { $bonus ->
    [0] { $face }
   *[other] { $face } + { $bonus } = { $sum }
  }
event-bullets-spent = { $why_id ->
    [fight] { bullets-spent-fighting }
   *[other] { bullets-spent-mending }
  }
bullets-spent-fighting = { $count ->
    [one] { $seat } dépense { $count } balle pour l’emporter.
   *[other] { $seat } dépense { $count } balles pour l’emporter.
  }
bullets-spent-mending = { $count ->
    [one] { $seat } dépense { $count } balle pour corriger un dé de « { $why } ».
   *[other] { $seat } dépense { $count } balles pour corriger un dé de « { $why } ».
  }
event-life-lost = { $seat } perd une vie{ $why_id ->
    [fight] {""}
   *[other] {" "}à cause de « { $why } »
  } (il en reste { $left }).
event-first-aid-used = { $seat } ouvre la trousse de secours au lieu de perdre une vie.
event-zombie-beaten = Le zombie tombe : { $trophies ->
    [one] { $trophies } trophée.
   *[other] { $trophies } trophées.
  }
event-player-died = **{ $seat } meurt** et recommence au centre-ville.{ $lost_count ->
    [0] {""}
   *[other] {" "}{ $seat } perd { $lost }.
  }
some-trophies = { $count ->
    [one] un trophée
   *[other] { $count } trophées
  }
some-item = « { $item } »
event-cards-drawn = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
  }
all-draw = { $count ->
    [one] { $seats } piochent chacun une carte.
   *[other] { $seats } piochent chacun { $count } cartes.
  }
event-cards-seen = Personne d’autre ne voit ce que vous avez pioché : { $kinds }.
event-event-deck-reshuffled = La défausse est remélangée : une nouvelle pioche de { $cards } cartes.
event-card-played = { $kind_sort ->
    [item] { card-played-to-the-table }
   *[other] { card-played-now }
  }
card-played-now = { $seat } joue **{ $kind }**{ $target_id ->
    [none] {""}
   *[other] {" "}contre { $target }
  }{ $use ->
    [movement] {" "}pour aller plus loin
    [fight] {" "}pour mieux combattre
   *[none] {""}
  }.
card-played-to-the-table = { $seat } pose **{ $kind }** sur la table, pour plus tard.
event-item-used = { $seat } utilise **{ $kind }**.
event-item-gone = { $seat } a épuisé « { $kind } ».
event-event-card-discarded = { $seat } défausse **{ $kind }**.
event-item-taken = { $seat } perd **{ $kind }** : { $by } en a décidé ainsi.
event-bullets-lost = { $count ->
    [one] { $seat } perd { $count } balle : { $by } en a décidé ainsi.
   *[other] { $seat } perd { $count } balles : { $by } en a décidé ainsi.
  }
event-bullets-gained = { $count ->
    [one] { $seat } gagne { $count } balle.
   *[other] { $seat } gagne { $count } balles.
  }
event-life-gained = { $count ->
    [one] { $seat } gagne { $count } vie.
   *[other] { $seat } gagne { $count } vies.
  }
event-pawn-sent = { $by } envoie { $seat } en { $to }.
event-trophies-doubted = Les dés pour les trophées de { $seat } : { $dice }. Le jet peut encore être corrigé.
event-trophies-risked = Les dés pour les trophées de { $seat } : { $dice }. { $lost ->
    [0] Tous restent morts.
    [one] { $lost } trophée se relève et retourne dans la boîte.
   *[other] { $lost } trophées se relèvent et retournent dans la boîte.
  }
event-zombies-placed = { $squares_count ->
    [0] « { $kind } » n’amène aucun zombie.
    [one] « { $kind } » amène { $squares_count } zombie : { $squares }.
   *[other] « { $kind } » amène { $squares_count } zombies : { $squares }.
  }
event-zombies-burned = { $squares_count ->
    [0] Rien n’est touché.
    [one] Le zombie en { $squares } tombe.
   *[other] { $squares_count } zombies tombent : { $squares }.
  } { $seat } a { $trophies ->
    [one] { $trophies } trophée.
   *[other] { $trophies } trophées.
  }
event-effect-began = { $seat } subit « { $kind } », carte de { $by }.
event-spell-ended = « { $kind } » prend fin.
event-windows-waived = { $waives ->
    [yes] { $seat } passe désormais d’office, sans qu’on lui pose la question.
   *[no] { $seat } veut de nouveau avoir son mot à dire avant la marche et le combat des autres.
  }
event-tempo-chosen = { $brisk ->
    [yes] Désormais, les étapes qui ne laissent aucun choix à { $seat } se font toutes seules.
   *[no] Désormais, { $seat } fait chaque étape en personne.
  }
event-walk-declared = { $seat } se met en route vers { $to } : { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }{ $fights ->
    [0] .
    [one] , { $fights } combat.
   *[other] , { $fights } combats.
  }
event-movement-rolled = { $die ->
    [0] { movement-without-roll }
   *[other] { movement-by-roll }
  }
movement-by-roll = { $seat } obtient { $face } et { $squares ->
    [0] ne peut pas avancer.
    [one] peut avancer d’une case.
   *[other] peut avancer de { $squares } cases.
  }
movement-without-roll = { $seat } { $squares ->
    [0] ne peut pas avancer.
    [one] peut avancer d’une case.
   *[other] peut avancer de { $squares } cases.
  }
event-pawn-walked = { $seat } avance : { $path }.
event-token-taken = { $kind ->
    [life] { $seat } ramasse un jeton de vie.
   *[bullet] { $seat } ramasse un jeton de balle.
  }
event-token-left = { $seat } a déjà autant de vies que possible et laisse le jeton de vie en { $square }.
event-zombies-rolled = { $seat } obtient { $face } pour les zombies : { $can_move ->
    [0] aucun ne peut bouger.
   *[other] { $die ->
        [one] un seul bouge.
       *[other] { $die } bougent, ou autant qu’il est possible.
    }
  }
zombies-moved = Les zombies bougent : { $moves }.
event-zombies-held = Les billes de { $by } traînent encore : aucun zombie ne bouge.
event-zombie-moved = { $frm } → { $to }

## Issue

outcome-escaped = **{ $winners } s’échappe en hélicoptère et gagne la partie !**
outcome-trophies = **{ $winners } a les trophées qui font gagner la partie !**
outcome-most-trophies = **Plus aucun zombie à combattre, et aucune issue. { $winners_count ->
    [one] { $winners } a le plus de trophées et gagne !
   *[other] { $winners } ont le plus de trophées et gagnent ensemble !
  }**

## Questions

question-left-empty = Quelle case de la nouvelle tuile ne reçoit pas de zombie ?
question-zombie-square = Où placez-vous le zombie suivant de la nouvelle tuile ?
question-token-square = Où placez-vous le { $subject ->
    [life] jeton de vie
   *[bullet] jeton de balle
  } suivant de la nouvelle tuile ?
question-lose-or-spend = Votre jet ne bat pas le zombie en { $subject }. Dépenser des balles, ou perdre une vie ?
question-window = { $subject ->
    [walk] Avant la marche : jouez-vous une carte ?
   *[fight] Avant le premier combat du tour : jouez-vous une carte ?
  } Jouez-la avec `/carte jouer`, ou passez.
asked-with-card = { $told } ({ $text })
asked-with-target = { $told } Jouée contre { $target }.
question-which-building = « { $card } » : quel bâtiment ?
question-which-zombie = « { $card } » : quel zombie ?
question-which-square = « { $card } » : sur quelle case ?
question-where-to = « { $card } » : où aller ?
question-which-way = « { $card } » : par quel chemin ?
question-what-is-lost = « { $card } » : que perdez-vous ?
question-mend-roll = Le dé montre { $subject }, et des trophées se relèveraient. Changez-vous le jet ?

option-spread = Placer le reste d’office
option-tile = Tuile { $tile }
option-bullets = Dépenser des balles
entry-pay-bullets = Dépenser { $count ->
    [one] { $count } balle
   *[other] { $count } balles
  } sur { $held } et gagner
entry-mend-bullets = Dépenser { $count ->
    [one] { $count } balle
   *[other] { $count } balles
  } sur { $held } pour en faire un { $face }
option-what-is-lost-bullets = Des balles
entry-lost-bullets = { $count ->
    [one] { $count } balle
   *[other] { $count } balles
  } sur { $held }
option-life = Perdre une vie
entry-pay-life = { $held ->
    [one] Perdre la dernière vie et mourir
   *[other] Perdre 1 vie sur { $held } et relancer
  }
option-first-aid = Ouvrir la trousse de secours
option-accept = En rester là
option-pass = Passer
option-pass-turn = Passer tout ce tour
option-pass-always = Passer jusqu’à nouvel ordre

## Commandes

action-lay-tile = Poser la tuile
action-fight = Combattre
action-roll-movement = Lancer le dé de déplacement
action-walk = Marcher
action-stop-walking = S’arrêter
action-move-zombie = Déplacer un zombie
action-herd-zombies = Envoyer les zombies vers quelqu’un
action-play-card = Jouer une carte
action-use-item = Utiliser une carte devant vous
action-discard-card = Défausser une carte et finir le tour
action-finish-turn = Finir le tour
action-choose-tempo = Réglage : faire chaque étape soi-même, ou non
action-waive-windows = Réglage : être consulté ou non au tour des autres

deed-lay-tile = Poser la tuile en { $x }, { $y }{ $turn ->
    [0] {""}
    [one] , tournée d’un quart de tour
   *[other] , tournée de { $turn } quarts de tour
  }
entry-lay-tile = { $place } : { $where }
town-beside = { $side ->
    [N] au nord de « { $tile } » ({ $number })
    [E] à l’est de « { $tile } » ({ $number })
    [S] au sud de « { $tile } » ({ $number })
   *[W] à l’ouest de « { $tile } » ({ $number })
  }
town-side = { $side ->
    [N] au nord
    [NE] au nord-est
    [E] à l’est
    [SE] au sud-est
    [S] au sud
    [SW] au sud-ouest
    [W] à l’ouest
   *[NW] au nord-ouest
  }
town-roads = { $count ->
    [one] route { $sides }
   *[other] routes { $sides }
  }{ $built ->
    [no] {""}
   *[yes] , bâtiment { $building }
  }
town-square-in = { $square } { $where }
town-square-at = { $square } { town-side }
deed-fight = Combattre le zombie
deed-roll-movement = Lancer le dé de déplacement
deed-walk = { $to }
ask-walk = Où aller ? { $moves ->
    [one] Encore { $moves } case
   *[other] Encore { $moves } cases
  }
entry-walk = { $to } : { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  }{ $fights ->
    [0] {""}
    [one] , { $fights } combat
   *[other] , { $fights } combats
  }{ $life ->
    [0] {""}
    [one] , +{ $life } vie
   *[other] , +{ $life } vies
  }{ $bullets ->
    [0] {""}
    [one] , +{ $bullets } balle
   *[other] , +{ $bullets } balles
  }
deed-stop-walking = S’arrêter ici
deed-move-zombie = { $zombie } → { $to }
deed-herd-zombies = Les zombies vers { $towards }
entry-herd-zombies = Zombies vers { $towards } ({ $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  })
deed-play-card = { $target_id ->
    [none] { $use ->
        [movement] { $card } : pour la marche
        [fight] { $card } : pour le combat
       *[none] { $card }
    }
   *[other] { $card } contre { $target }
  }
deed-use-item = { $card }
deed-discard-card = { $card }
entry-discard-card = Fin du tour, défausser { $card }
deed-finish-turn = Finir le tour
entry-finish-turn = { $step ->
    [walk] Fin du tour ici, zombies vers { $towards }
    [zombies] Fin du tour, zombies vers { $towards }
   *[discard] Fin du tour
  }
deed-choose-tempo = { $brisk ->
    [yes] Laisser passer les étapes sans choix ; le bot place ce qu’une tuile amène
   *[no] Faire chaque étape moi-même : placer les zombies, lancer les combats, finir chaque étape
  }
deed-waive-windows = { $waive ->
    [yes] Passer jusqu’à nouvel ordre
   *[no] Me poser de nouveau la question
  }

town-group-tile = { $name } (tuile { $number })
town-group-zombie = Zombie en { $square }

## Fiches et mains

town-sheet = **{ $player }** en { $square } · vies : { $life }, balles : { $bullets } · { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  } · { $cards ->
    [0] aucune carte en main
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
  Objets posés : { $items }
  Sous l’effet de : { $effects }
town-effect-now = { $card } (de { $by })
town-effect-next = { $card } (de { $by }, au prochain tour)
town-hand = { $count ->
    [one] **Votre carte**, cachée aux autres :
   *[other] **Vos { $count } cartes**, cachées aux autres :
  }
town-hand-card = - **{ $card }** : { $text }{ $place ->
    [none] {""}
   *[some] {" "}(Se pose ici : { $building }.)
  }
town-hand-empty = Votre main est vide. On pioche à son tour, avant le jet de déplacement.
town-hand-played = Vous avez joué votre carte depuis le début de votre dernier tour ; la suivante pourra l’être dès le début de votre prochain tour.

## Refus

refusal-cell-taken = Une tuile se trouve déjà là. { $tile } peut se poser { $places ->
    [one] d’une seule façon
   *[other] de { $places } façons
  } ; `/tuile` montre où.
    .see = town-rule-tiles
refusal-no-road-joins = Aucune route de la ville n’y mène. { $tile } peut se poser { $places ->
    [one] d’une seule façon
   *[other] de { $places } façons
  } ; `/tuile` montre où.
    .see = town-rule-tiles
refusal-road-meets-wall = Une route y finirait contre un mur. { $tile } peut se poser { $places ->
    [one] d’une seule façon
   *[other] de { $places } façons
  } ; `/tuile` montre où.
    .see = town-rule-tiles
refusal-turn-looks-the-same = Ainsi tournée, la tuile { $tile } est la même qu’avec une rotation plus petite. Choisissez cette rotation-là.
    .see = town-rule-tiles
refusal-not-this-step = { $step ->
    [tile] La tuile se pose d’abord : `/tuile`.
    [fight] Un zombie barre la route : d’abord `/combattre`.
    [roll] Le jet de déplacement vient d’abord : envoyez `/marcher` sans case, puis avec une case.
    [walk] La marche continue : `/marcher` avec une case ; avec sa propre case, le pion s’arrête.
    [zombies] Les zombies bougent d’abord : `/zombies déplacer` ou `/zombies diriger`.
    [discard] Il ne reste de ce tour que `/carte défausser` ou `/terminer`.
   *[other] Ce n’est pas le moment. `/agir` montre ce qui est possible.
  }
    .see = town-rule-turn
refusal-already-there = Le pion se trouve déjà en { $square }. `/terminer` arrête la marche.
    .see = town-rule-walk
refusal-claustrophobic = La claustrophobie barre le chemin vers { $square } : ce tour-ci, le pion n’entre dans aucun bâtiment et sort du sien au plus court. Les cases que propose `/marcher` restent permises.
    .see = town-card-claustrophobia
refusal-must-leave-building = La claustrophobie chasse le pion de son bâtiment. Marchez encore vers la route avant de vous arrêter.
    .see = town-card-claustrophobia
refusal-no-such-square = Il n’y a pas de case { $square }. Les cases portent les noms de l’image, comme 1E.
    .see = town-rule-walk
refusal-too-far = { $square } est à { $away } cases et il { $moves ->
    [one] n’en reste qu’une.
   *[other] en reste { $moves }.
  } Faites une partie du chemin.
    .see = town-rule-walk
refusal-no-zombie-there = Aucun zombie en { $square }. Choisissez-en un qui est sur le plateau.
    .see = town-rule-zombies
refusal-zombie-has-moved = Le zombie en { $square } a déjà bougé ce tour-ci. Chacun bouge une fois ; choisissez-en un autre.
    .see = town-rule-zombies
refusal-zombie-cannot-go = Le zombie en { $square } ne peut pas aller en { $to }. { $near_count ->
    [0] Il ne peut aller nulle part ; choisissez-en un autre.
   *[other] Il peut aller en { $near_or }.
  }
    .see = town-rule-zombies
refusal-zombie-in-the-way = Un zombie se trouve déjà en { $square }, et jamais deux sur une case. Choisissez une case libre.
    .see = town-rule-zombies
refusal-no-such-player = Personne de ce nom ne joue ici. Choisissez quelqu’un de la table.
refusal-not-in-hand = { $card } n’est pas dans votre main. `/main` montre ce qui y est.
    .see = town-rule-cards
refusal-no-such-card-in-hand = Cette carte n’est pas dans votre main. `/main` montre ce qui y est.
    .see = town-rule-cards
refusal-no-such-item = Cette carte n’est pas posée devant vous. `/fiche` montre ce qui l’est.
    .see = town-rule-items
refusal-one-card-a-turn = Vous avez joué votre carte depuis le début de votre dernier tour. La suivante pourra l’être dès le début de votre prochain tour ; les objets posés devant vous restent utilisables.
    .see = town-rule-cards
refusal-cards-in-own-turn = À cette table, chacun joue ses cartes à son propre tour, et c’est celui de { $seats_or }. Attendez le vôtre.
    .see = town-rule-window
refusal-card-needs-opponent = { $seats_count ->
    [0] { $card } se joue contre un adversaire, et vous jouez en solitaire. Défaussez-la à la fin d’un tour.
   *[other] { $card } se joue contre un adversaire : { $seats_or }. Dites lequel.
  }
    .see = town-rule-cards
refusal-card-without-target = { $card } ne se joue contre personne. Rejouez-la sans nommer d’adversaire.
    .see = town-rule-cards
refusal-card-needs-use = { $card } aide une marche ou un combat. Dites lequel des deux avec l’option `pour`.
    .see = town-card-adrenaline-rush
refusal-card-without-use = { $card } n’a qu’un effet. Rejouez-la sans l’option `pour`.
    .see = town-rule-cards
refusal-item-works-by-itself = { $card } : inutile de le demander. Posée devant vous, la carte agit d’elle-même ou vous est proposée au bon moment.
    .see = town-rule-items
refusal-item-in-play-already = Vous avez déjà { $card } devant vous, et jamais deux fois le même objet. Gardez cette carte en main ou défaussez-la à la fin de votre tour.
    .see = town-rule-items
refusal-item-in-use = { $card } : vous vous en servez déjà. Attendez la fin de l’effet.
    .see = town-rule-items
refusal-not-in-building = { $card } ne se pose que dans ce bâtiment : { $building }. Allez-y d’abord.
    .see = town-rule-items
refusal-no-building-in-reach = { $card } demande un bâtiment. Placez-vous à l’intérieur, ou devant une porte.
    .see = town-rule-items
refusal-nobody-in-building = Il n’y a aucun zombie dans ce bâtiment pour { $card }. Gardez la carte pour un bâtiment occupé.
    .see = town-card-grenade
refusal-spell-holds-already = { $card } agit déjà. Attendez la fin de l’effet.
    .see = town-rule-cards
refusal-no-fight-to-help = Vous n’avez pas de jet de combat à améliorer en ce moment. Jouez cette carte juste après un jet que vous perdez.
    .see = town-card-adrenaline-rush
refusal-no-movement-roll = Vous n’avez pas de jet de déplacement à doubler en ce moment. Jouez cette carte entre le jet et la fin de votre marche.
    .see = town-card-adrenaline-rush
refusal-held-by-fear = La peur vous retient ce tour-ci : aucune carte ne vous fait marcher. Gardez celle-ci pour un autre tour.
    .see = town-card-fear
refusal-not-before-movement-roll = { $card } remplace le jet de déplacement. Jouez cette carte à votre tour, au lieu de lancer le dé.
    .see = town-rule-turn
refusal-life-at-limit = Vous avez { $limit } vies, le maximum. Gardez la carte pour plus tard.
    .see = town-rule-tokens
refusal-no-zombie-on-board = Il n’y a aucun zombie à déplacer sur le plateau. Gardez la carte pour plus tard.
    .see = town-card-this-isnt-so-bad
refusal-suffers-already = { $seats_or } subit déjà { $card }. Choisissez quelqu’un d’autre.
    .see = town-rule-cards
refusal-last-life = { $card } coûte une vie, et il faut qu’il vous en reste une ensuite. Jouez cette carte quand vous en aurez plus.
    .see = town-card-bad-sense-of-direction
refusal-stands-there-already = { $seats_or } se trouve déjà au milieu du centre-ville. Choisissez quelqu’un d’autre.
    .see = town-card-bad-sense-of-direction
refusal-target-held-by-fear = La peur retient { $seats_or } : rien ne fait bouger ce pion. Choisissez quelqu’un d’autre.
    .see = town-card-fear
refusal-target-fallen = { $seats_or } est à terre et reviendra à son prochain tour. Choisissez quelqu’un d’autre.
    .see = town-rule-death
refusal-nothing-to-lose = { $seats_or } n’a ni objet ni balle à perdre. Choisissez quelqu’un d’autre.
    .see = town-card-butter-fingers
refusal-no-trophies = { $seats_or } n’a aucun trophée à perdre. Choisissez quelqu’un d’autre.
    .see = town-card-not-dead
refusal-no-room-for-zombies = { $card } : il n’y a plus de place pour des zombies, ou plus de zombies dans la boîte. Gardez la carte pour plus tard.
    .see = town-rule-cards
refusal-no-windows = On n’attend personne à cette table : il n’y a rien à passer.
    .see = town-rule-window
refusal-steps-pass-already = Vos étapes se font déjà toutes seules. `/tempo` avec l’autre choix, et chacune vous revient.
    .see = town-rule-tempo
refusal-steps-wait-already = Vous faites déjà chaque étape vous-même. `/tempo` avec l’autre choix, et celles qui sont sans choix passent.
    .see = town-rule-tempo
refusal-already-passes = Vous passez déjà. `/carte passer` avec l’autre choix, et la question vous sera de nouveau posée.
    .see = town-rule-window
refusal-already-asked = La question vous est déjà posée. `/carte passer` avec l’autre choix, et vous passerez désormais.
    .see = town-rule-window
refusal-wrong-seat-count = { $count ->
    [one] Il y a { $count } personne
   *[other] Il y a { $count } personnes
  } à cette table ; le jeu est fait pour { $least } à { $most }.
    .see = town-rule-setup
refusal-no-such-option = { $value } n’est pas un choix possible pour { $option }.{ $known_count ->
    [0] {""}
   *[other] {" "}Possibles : { $known_or }.
  }
    .see = town-rule-options

## Les articles que chaque jeu a sous un nom à lui

-article-turns = town-rule-turn
-article-questions = town-rule-window

## Pourquoi le pilote automatique le ferait

hint-item = C’est le bon moment pour cela.
hint-card = C’est le bon moment pour cette carte.
hint-lay-tile = Là, elle est près de vous et loin du premier.
hint-fight = Le zombie sur votre case doit être combattu.
hint-roll-movement = Le dé dit jusqu’où vous pouvez aller.
hint-walk = C’est la meilleure case pour la suite.
hint-walk-wins = Ce chemin gagne la partie.
hint-walk-fights = Vous pouvez gagner des trophées en route.
hint-walk-tokens = Vous pouvez ramasser des balles ou des vies en route.
hint-stop-walking = Aller plus loin coûterait plus que cela ne rapporte.
hint-move-zombie = Il va vers ceux qui mènent.
hint-herd-zombies = C’est ce qui gêne le plus le premier.
hint-discard-card = Vous ne la jouerez guère, et vous faites place à une autre.
hint-finish-turn = Rien d’autre ne serait utile maintenant.

## Pourquoi le pilote automatique répondrait ainsi

hint-asked-left-empty = Toutes les autres auront leur zombie : peu importe laquelle reste libre.
hint-asked-zombie-square = Je les répartis dans l’ordre des cases ; c’est rapide et juste.
hint-asked-token-square = Je les répartis dans l’ordre des cases ; c’est rapide et juste.
hint-asked-lose-or-spend = { $option ->
    [bullets] Les balles servent à cela : une vie vaut plus pour les combats à venir.
    [first-aid] Cela ne coûte que la trousse.
   *[life] Les balles valent plus pour les combats à venir.
  }
hint-asked-window = Vos cartes serviront mieux plus tard.
hint-asked-which-building = C’est le plus proche du premier.
hint-asked-which-zombie = C’est celui qui gêne le moins le premier.
hint-asked-which-square = { $option ->
    [spread] Je les répartis dans l’ordre des cases.
   *[other] C’est la plus proche du premier.
  }
hint-asked-where-to = C’est loin de l’héliport et de tout ce qui est utile.
hint-asked-which-way = Tous ces chemins y mènent.
hint-asked-what-is-lost = C’est la perte la plus sensible.
hint-asked-mend-roll = { $option ->
    [bullets] Une balle pour deux trophées, c’est peu.
   *[accept] Les balles valent plus que ces trophées.
  }
