### Ce qui se dit à une table de Zombies!!! : événements, refus, questions, commandes, libellés.

## Listes et noms

town-tile = tuile { $number }
town-bonus = { $die } + { $bonus } = { $sum }

## Événements

town-game-name = Zombies!!!
town-seats = Ordre du jeu : { $seats }. { $helipad ->
    [last] L’héliport est la dernière tuile de la pile.
    [last-ten] L’héliport est l’une des dix dernières tuiles.
   *[half] L’héliport se trouve quelque part dans la moitié basse de la pile.
  }
town-turn-began = **Tour de { $player }** (manche { $round })
town-turn-skipped = { $player } passe son tour, à cause de « { $card } », carte de { $by }.
town-came-back = { $player } revient avec { $life } vies et { $bullets } balles.
town-tile-drawn = Tuile suivante : **{ $tile }** ; { $player } la pose.
town-tile-laid = { $player } pose **{ $tile }**, tuile { $number }{ $with ->
    [none] .
   *[some] {" "}: { $what }.
  }{ $short ->
    [0] {""}
    [one] {" "}Il manque un zombie dans la boîte.
   *[other] {" "}Il manque { $short } zombies dans la boîte.
  }
town-some-zombies = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
  }
town-some-life = { $count ->
    [one] { $count } jeton de vie
   *[other] { $count } jetons de vie
  }
town-some-bullets = { $count ->
    [one] { $count } jeton de balle
   *[other] { $count } jetons de balles
  }
town-tile-lost = La tuile **{ $tile }** ne trouve sa place nulle part : { $back ->
    [yes] elle est remélangée à la pile.
   *[no] elle sort du jeu.
  }
town-closed = **Plus aucune route n’est ouverte** : la tuile de { $player } ferme la ville et met fin au tour. { $escape ->
    [yes] On peut encore atteindre l’héliport.
   *[no] L’héliport ne viendra jamais : seuls les trophées comptent désormais.
  }
town-combat-rolled = { $player } combat en { $square } : { $roll }.
town-bullets-spent = { $count ->
    [one] { $player } dépense { $count } balle pour l’emporter.
   *[other] { $player } dépense { $count } balles pour l’emporter.
  }
town-bullets-mend = { $count ->
    [one] { $player } dépense { $count } balle pour corriger un dé de « { $card } ».
   *[other] { $player } dépense { $count } balles pour corriger un dé de « { $card } ».
  }
town-life-lost = { $player } perd une vie{ $card ->
    [none] {""}
   *[some] {" "}à cause de « { $name } »
  } (il en reste { $left }).
town-first-aid = { $player } ouvre la trousse de secours au lieu de perdre une vie.
town-zombie-beaten = Le zombie tombe : { $trophies ->
    [one] { $trophies } trophée.
   *[other] { $trophies } trophées.
  }
town-died = **{ $player } meurt** et repart du centre-ville{ $lost ->
    [0] .
    [one] {" "}avec { $lost } trophée de moins.
   *[other] {" "}avec { $lost } trophées de moins.
  }{ $items ->
    [none] {""}
   *[some] {" "}Perdu aussi : { $names }.
  }
town-cards-drawn = { $count ->
    [one] { $player } pioche une carte.
   *[other] { $player } pioche { $count } cartes.
  }
town-cards-seen = Personne d’autre ne voit ce que vous avez pioché : { $cards }.
town-deck-reshuffled = La défausse est remélangée : une nouvelle pioche de { $cards } cartes.
town-card-played = { $player } joue **{ $card }**{ $target ->
    [none] {""}
   *[some] {" "}contre { $name }
  }{ $use ->
    [movement] {" "}pour aller plus loin
    [fight] {" "}pour mieux combattre
   *[none] {""}
  }.
town-item-laid = { $player } pose **{ $card }** sur la table, pour plus tard.
town-item-used = { $player } utilise **{ $card }**.
town-item-gone = { $player } a épuisé « { $card } ».
town-card-discarded = { $player } défausse **{ $card }**.
town-item-taken = { $player } perd **{ $item }** : { $by } en a décidé ainsi.
town-bullets-lost = { $count ->
    [one] { $player } perd { $count } balle : { $by } en a décidé ainsi.
   *[other] { $player } perd { $count } balles : { $by } en a décidé ainsi.
  }
town-bullets-gained = { $count ->
    [one] { $player } gagne { $count } balle.
   *[other] { $player } gagne { $count } balles.
  }
town-life-gained = { $count ->
    [one] { $player } gagne { $count } vie.
   *[other] { $player } gagne { $count } vies.
  }
town-pawn-sent = { $by } envoie { $player } en { $square }.
town-trophies-doubted = Les dés pour les trophées de { $player } : { $dice }. Le jet peut encore être corrigé.
town-trophies-risked = Les dés pour les trophées de { $player } : { $dice }. { $lost ->
    [0] Tous restent morts.
    [one] { $lost } trophée se relève et retourne dans la boîte.
   *[other] { $lost } trophées se relèvent et retournent dans la boîte.
  }
town-zombies-placed = { $count ->
    [0] « { $card } » n’amène aucun zombie.
    [one] « { $card } » amène { $count } zombie : { $squares }.
   *[other] « { $card } » amène { $count } zombies : { $squares }.
  }
town-zombies-burned = { $count ->
    [0] Rien n’est touché.
    [one] Le zombie en { $squares } tombe.
   *[other] { $count } zombies tombent : { $squares }.
  } { $player } a { $trophies ->
    [one] { $trophies } trophée.
   *[other] { $trophies } trophées.
  }
town-effect-began = { $player } subit « { $card } », carte de { $by }.
town-spell-ended = « { $card } » prend fin.
town-waives = { $player } passe désormais d’office, sans qu’on lui pose la question.
town-waives-no-more = { $player } veut de nouveau avoir son mot à dire avant la marche et le combat des autres.
town-movement-rolled = { $player } obtient { $die } et { $squares ->
    [0] ne peut pas avancer.
    [one] peut avancer d’une case.
   *[other] peut avancer de { $squares } cases.
  }
town-movement-given = { $player } { $squares ->
    [0] ne peut pas avancer.
    [one] peut avancer d’une case.
   *[other] peut avancer de { $squares } cases.
  }
town-walked = { $player } avance : { $way }.
town-token-life = { $player } ramasse un jeton de vie.
town-token-bullet = { $player } ramasse un jeton de balle.
town-token-left = { $player } a déjà autant de vies que possible et laisse le jeton de vie en { $square }.
town-zombies-rolled = { $player } obtient { $die } pour les zombies : { $count ->
    [0] aucun ne peut bouger.
   *[other] { $die ->
        [one] un seul bouge.
       *[other] { $die } bougent, ou autant qu’il est possible.
    }
  }
town-zombies-moved = Les zombies bougent : { $moves }.
town-zombies-held = Les billes de { $player } roulent encore : aucun zombie ne bouge.
town-step = { $start } → { $end }

## Issue

town-outcome-escaped = **{ $winners } s’échappe en hélicoptère et gagne la partie !**
town-outcome-trophies = **{ $winners } a les trophées qui font gagner la partie !**
town-outcome-most-trophies = **Plus rien à combattre, nulle part où fuir. { $count ->
    [one] { $winners } a le plus de trophées et gagne !
   *[other] { $winners } ont le plus de trophées et gagnent ensemble !
  }**

## Questions

town-question-left-empty = Quelle case de la nouvelle tuile reste sans zombie ?
town-question-zombie-square = Où se tient le zombie suivant de la nouvelle tuile ?
town-question-token-square = Où se trouve le { $subject ->
    [life] jeton de vie
   *[bullet] jeton de balle
  } suivant de la nouvelle tuile ?
town-question-lose-or-spend = Le jet ne bat pas le zombie en { $subject }. Comment le payez-vous ?
town-question-window = { $subject ->
    [walk] Le pion va se mettre en marche.
   *[fight] Le premier combat du tour va commencer.
  } Quelqu’un joue-t-il une carte ? Sinon, on passe ; les cartes se jouent avec `/carte jouer`.
town-question-which-building = « { $card } » : quel bâtiment ?
town-question-which-zombie = « { $card } » : quel zombie ?
town-question-which-square = « { $card } » : sur quelle case ?
town-question-where-to = « { $card } » : où aller ?
town-question-which-way = « { $card } » : par quel chemin ?
town-question-what-is-lost = « { $card } » : que perd-on ?
town-question-mend-roll = Le dé montre { $subject }, et des trophées se relèveraient. Corrigez-vous le jet ?

town-option-spread = Placer le reste d’office
town-option-tile = Tuile { $number }
town-option-bullets = Dépenser des balles
town-option-what-is-lost-bullets = Des balles
town-option-life = Perdre une vie
town-option-first-aid = Ouvrir la trousse de secours
town-option-accept = En rester là
town-option-pass = Passer
town-option-pass-turn = Passer tout ce tour
town-option-pass-always = Passer jusqu’à nouvel ordre

## Commandes

town-action-lay-tile = Poser la tuile
town-action-fight = Combattre
town-action-roll-movement = Lancer le dé de déplacement
town-action-walk = Marcher
town-action-stop-walking = S’arrêter
town-action-move-zombie = Déplacer un zombie
town-action-herd-zombies = Envoyer les zombies vers quelqu’un
town-action-play-card = Jouer une carte
town-action-use-item = Utiliser une carte posée devant vous
town-action-discard-card = Défausser une carte, ce qui finit le tour
town-action-finish-turn = Finir le tour
town-action-waive-windows = Passer d’office, ou recevoir de nouveau les questions

town-deed-lay = Poser la tuile en { $x }, { $y }{ $turn ->
    [0] {""}
    [one] , tournée d’un quart de tour
   *[other] , tournée de { $turn } quarts de tour
  }
town-deed-lay-at = Emplacement { $place }
town-deed-fight = Combattre le zombie
town-deed-roll = Lancer le dé de déplacement
town-deed-walk = { $to }
town-deed-walk-told = { $to } : { $steps ->
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
town-deed-stop = S’arrêter ici
town-deed-move-zombie = { $zombie } → { $to }
town-deed-herd = Tous ceux qui restent vers { $player }
town-deed-herd-leader = Tous ceux qui restent vers { $player } ({ $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  })
town-deed-play = { $card }
town-deed-play-against = { $card } contre { $player }
town-deed-play-movement = { $card } : pour la marche
town-deed-play-fight = { $card } : pour le combat
town-deed-use = { $card }
town-deed-discard = { $card }
town-deed-finish = Finir le tour
town-deed-waive = Passer jusqu’à nouvel ordre
town-deed-be-asked = Me poser de nouveau la question

town-group-cell = Emplacement { $number }
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

town-refusal-cell-taken = Une tuile se trouve déjà là. { $tile } peut se poser { $places ->
    [one] d’une seule façon
   *[other] de { $places } façons
  } ; `/tuile` montre où.
town-refusal-no-road-joins = Aucune route de la ville n’y mène. { $tile } peut se poser { $places ->
    [one] d’une seule façon
   *[other] de { $places } façons
  } ; `/tuile` montre où.
town-refusal-road-meets-wall = Une route y finirait contre un mur. { $tile } peut se poser { $places ->
    [one] d’une seule façon
   *[other] de { $places } façons
  } ; `/tuile` montre où.
town-refusal-turn-looks-the-same = Ainsi tournée, la tuile { $tile } est la même qu’avec une rotation plus petite. Choisissez cette rotation-là.
town-refusal-not-this-step = { $step ->
    [tile] La tuile se pose d’abord : `/tuile`.
    [fight] Un zombie barre la route : d’abord `/combattre`.
    [roll] Le jet de déplacement vient d’abord : `/marcher`.
    [walk] La marche continue : `/marcher` avec une case, ou `/terminer` pour s’arrêter.
    [zombies] Les zombies bougent d’abord : `/zombies déplacer` ou `/zombies diriger`.
    [discard] Il ne reste de ce tour que `/carte défausser` ou `/terminer`.
   *[other] Ce n’est pas le moment. `/agir` montre ce qui est possible.
  }
town-refusal-already-there = Le pion se trouve déjà en { $square }. `/terminer` arrête la marche.
town-refusal-claustrophobic = La claustrophobie barre le chemin vers { $square } : ce tour-ci, le pion n’entre dans aucun bâtiment et sort du sien au plus court. Les cases que propose `/marcher` restent permises.
town-refusal-must-leave-building = La claustrophobie chasse le pion de son bâtiment. Marchez encore vers la route avant de vous arrêter.
town-refusal-no-such-square = Il n’y a pas de case { $square }. Les cases portent les noms de l’image, comme 1E.
town-refusal-too-far = { $square } est à { $away } cases et il { $moves ->
    [one] n’en reste qu’une.
   *[other] en reste { $moves }.
  } Faites une partie du chemin.
town-refusal-no-zombie-there = Aucun zombie en { $square }. Choisissez-en un qui est sur le plateau.
town-refusal-zombie-has-moved = Le zombie en { $square } a déjà bougé ce tour-ci. Chacun bouge une fois ; choisissez-en un autre.
town-refusal-zombie-cannot-go = Le zombie en { $square } ne peut pas aller en { $to }. { $count ->
    [0] Il ne peut aller nulle part ; choisissez-en un autre.
   *[other] Il peut aller en { $near }.
  }
town-refusal-zombie-in-the-way = Un zombie se trouve déjà en { $square }, et jamais deux sur une case. Choisissez une case libre.
town-refusal-no-such-player = Personne de ce nom ne joue ici. Choisissez quelqu’un de la table.
town-refusal-not-in-hand = { $card } n’est pas dans votre main. `/main` montre ce qui y est.
town-refusal-no-such-card-in-hand = Cette carte n’est pas dans votre main. `/main` montre ce qui y est.
town-refusal-no-such-item = Cette carte n’est pas posée devant vous. `/fiche` montre ce qui l’est.
town-refusal-one-card-a-turn = Vous avez joué votre carte depuis le début de votre dernier tour. La suivante pourra l’être dès le début de votre prochain tour ; les objets posés devant vous restent utilisables.
town-refusal-cards-in-own-turn = À cette table, chacun joue ses cartes à son propre tour, et c’est celui de { $seats }. Attendez le vôtre.
town-refusal-card-needs-opponent = { $count ->
    [0] { $card } se joue contre un adversaire, et vous jouez en solitaire. Défaussez-la à la fin d’un tour.
   *[other] { $card } se joue contre un adversaire : { $seats }. Dites lequel.
  }
town-refusal-card-without-target = { $card } ne se joue contre personne. Rejouez-la sans nommer d’adversaire.
town-refusal-card-needs-use = { $card } aide une marche ou un combat. Dites lequel des deux avec l’option `pour`.
town-refusal-card-without-use = { $card } n’a qu’un effet. Rejouez-la sans l’option `pour`.
town-refusal-item-works-by-itself = { $card } : inutile de le demander. Posée devant vous, la carte agit d’elle-même ou vous est proposée au bon moment.
town-refusal-item-in-play-already = Vous avez déjà { $card } devant vous, et jamais deux fois le même objet. Gardez cette carte en main ou défaussez-la à la fin de votre tour.
town-refusal-item-in-use = { $card } : vous vous en servez déjà. Attendez la fin de l’effet.
town-refusal-not-in-building = { $card } ne se pose que dans ce bâtiment : { $building }. Allez-y d’abord.
town-refusal-no-building-in-reach = { $card } demande un bâtiment. Placez-vous à l’intérieur, ou devant une porte.
town-refusal-nobody-in-building = Il n’y a aucun zombie dans ce bâtiment pour { $card }. Gardez la carte pour un bâtiment occupé.
town-refusal-spell-holds-already = { $card } agit déjà. Attendez la fin de l’effet.
town-refusal-no-fight-to-help = Vous n’avez pas de jet de combat à améliorer en ce moment. Jouez cette carte juste après un jet que vous perdez.
town-refusal-no-movement-roll = Vous n’avez pas de jet de déplacement à doubler en ce moment. Jouez cette carte entre le jet et la fin de votre marche.
town-refusal-held-by-fear = La peur vous retient ce tour-ci : aucune carte ne vous fait marcher. Gardez celle-ci pour un autre tour.
town-refusal-not-before-movement-roll = { $card } remplace le jet de déplacement. Jouez cette carte à votre tour, au lieu de lancer le dé.
town-refusal-life-at-limit = Vous avez { $limit } vies, le maximum. Gardez la carte pour plus tard.
town-refusal-no-zombie-on-board = Il n’y a aucun zombie à déplacer sur le plateau. Gardez la carte pour plus tard.
town-refusal-suffers-already = { $seats } subit déjà { $card }. Choisissez quelqu’un d’autre.
town-refusal-last-life = { $card } coûte une vie, et il faut qu’il vous en reste une ensuite. Jouez cette carte quand vous en aurez plus.
town-refusal-stands-there-already = { $seats } se trouve déjà au milieu du centre-ville. Choisissez quelqu’un d’autre.
town-refusal-target-held-by-fear = La peur retient { $seats } : rien ne fait bouger ce pion. Choisissez quelqu’un d’autre.
town-refusal-target-fallen = { $seats } est à terre et reviendra à son prochain tour. Choisissez quelqu’un d’autre.
town-refusal-nothing-to-lose = { $seats } n’a ni objet ni balle à perdre. Choisissez quelqu’un d’autre.
town-refusal-no-trophies = { $seats } n’a aucun trophée à perdre. Choisissez quelqu’un d’autre.
town-refusal-no-room-for-zombies = { $card } : il n’y a plus de place pour des zombies, ou plus de zombies dans la boîte. Gardez la carte pour plus tard.
town-refusal-no-windows = On n’attend personne à cette table : il n’y a rien à passer.
town-refusal-already-passes = Vous passez déjà. `/carte passer` avec l’autre choix, et la question vous sera de nouveau posée.
town-refusal-already-asked = La question vous est déjà posée. `/carte passer` avec l’autre choix, et vous passerez désormais.
town-refusal-wrong-seat-count = { $count ->
    [one] Il y a { $count } personne
   *[other] Il y a { $count } personnes
  } à cette table ; le jeu est fait pour { $least } à { $most }.
town-refusal-no-such-option = { $value } n’est pas un choix possible pour { $option }.{ $count ->
    [0] {""}
   *[other] {" "}Possibles : { $known }.
  }
