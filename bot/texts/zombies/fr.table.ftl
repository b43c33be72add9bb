### Zombies!!! tel que le bot en parle lui-même : commandes, options, salle d’attente, état, fiches.

ruleset-zombies = Zombies!!!
ruleset-zombies-short = Zombies!!!
door-zombies = **{ $game }** : chacun pour soi dans une ville qui grandit tuile après tuile, jusqu’à l’héliport. De 1 à 6 personnes.
town-mission = La ville
town-briefing = > Une ville grandit tuile par tuile, pleine de zombies. Chacun pour soi : on gagne en s’échappant le premier par l’héliport, ou en réunissant le premier assez de trophées. Vos cartes sont cachées dans votre main (`/main`).
help-town = **Zombies!!!**, chacun pour soi. À votre tour : `/tuile`, `/combattre`, `/marcher` pour lancer le dé et avancer, `/zombies déplacer` ou `/zombies diriger`, puis `/carte défausser` ou `/terminer`. `/main` montre vos cartes à vous seul. `/carte jouer` en joue une, aussi pendant le tour des autres ; `/carte passer` fait cesser les questions.
cmd-tile = tuile
cmd-tile-about = Poser la tuile piochée ; sans emplacement, vous voyez tous les emplacements
cmd-fight = combattre
cmd-fight-about = Combattre le zombie de votre case
cmd-walk = marcher
cmd-walk-about = Lancer le dé de déplacement, ou marcher vers une case
cmd-zombies = zombies
cmd-zombies-about = Déplacer les zombies à la fin de votre tour
cmd-zombies-move = déplacer
cmd-zombies-move-about = Déplacer un zombie d’une case
cmd-zombies-herd = diriger
cmd-zombies-herd-about = Faire tous les déplacements restants vers quelqu’un
cmd-card = carte
cmd-card-about = Cartes événement : jouer, utiliser, défausser, passer
cmd-card-play = jouer
cmd-card-play-about = Jouer une carte de votre main, aussi pendant le tour des autres
cmd-card-use = utiliser
cmd-card-use-about = Utiliser une carte posée devant vous
cmd-card-discard = défausser
cmd-card-discard-about = Défausser une carte à la fin de votre tour, ce qui le finit
cmd-tempo = tempo
cmd-tempo-about = Laisser se faire seules les étapes sans choix, ou faire chaque étape soi-même
cmd-card-pass = passer
cmd-card-pass-about = Passer désormais au tour des autres, ou recevoir de nouveau les questions
opt-tile-place = emplacement
opt-tile-place-about = Numéro et lettre de l’image, comme 3B
opt-walk-to = vers
opt-walk-to-about = Quelle case ; les combats en chemin sont indiqués. Laissez vide pour lancer le dé
opt-zombie = zombie
opt-zombie-about = Quel zombie, par sa case
opt-zombie-to = vers
opt-zombie-to-about = La case voisine où il va
opt-towards = vers
opt-towards-about = Vers le pion de qui
opt-card-play-about = Quelle carte de votre main
opt-card-use-about = Quelle carte devant vous
opt-card-discard-about = Quelle carte de votre main
opt-target = contre
opt-target-about = Contre qui, pour une carte contre un adversaire
opt-use = pour
opt-use-about = Pour une carte qui aide une marche ou un combat
opt-waive = comment
opt-waive-about = Passer désormais, ou recevoir de nouveau les questions
opt-helipad = héliport
opt-helipad-about = Où l’héliport se trouve dans la pile
opt-win = fuite
opt-win-about = Quelles cases de l’héliport permettent de fuir
opt-cards = cartes
opt-cards-about = Si la table attend que les autres jouent des cartes
opt-tempo = tempo
opt-tempo-about = Si les étapes sans choix se font toutes seules
opt-trophies = trophées
opt-trophies-about = Combien de trophées font gagner
opt-patience = attente
opt-patience-about = Combien de temps la table attend les autres
choice-use-movement = la marche
choice-use-fight = le combat
choice-waive-always = passer désormais
choice-waive-ask = me poser de nouveau la question
choice-helipad-last = la dernière tuile
choice-helipad-last-ten = parmi les dix dernières
choice-helipad-half = dans la moitié basse
choice-win-centre = sa case centrale
choice-win-tile = n’importe laquelle de ses cases
choice-tempo-brisk = les étapes sans choix se font toutes seules
choice-tempo-each = chaque étape est à vous
choice-cards-unasked = à tout moment ; la table n’attend personne
choice-cards-window = à tout moment ; la table attend les autres
choice-cards-own-turn = à son propre tour seulement
choice-trophies-25 = 25
choice-trophies-by-players = moins quand on est nombreux
choice-patience-15 = 15 minutes
choice-patience-1 = 1 minute
choice-patience-5 = 5 minutes
choice-patience-60 = 1 heure
choice-patience-480 = 8 heures
lobby-helipad-last-ten = L’héliport est parmi les **dix dernières** tuiles.
lobby-helipad-half = L’héliport est dans la **moitié basse** de la pile.
lobby-win-tile = **N’importe quelle case** de l’héliport permet de fuir.
lobby-cards-unasked = Les cartes se jouent **à tout moment**, mais la table n’attend personne : une partie finit des jours plus tôt. Pour être consulté avant la marche des autres : `/carte passer`.
lobby-cards-window = Les cartes se jouent à tout moment, et la table **attend les autres** à chaque marche.
lobby-tempo-each = Vous faites **chaque étape** vous-même, même sans choix.
lobby-cards-own-turn = Les cartes se jouent **à son propre tour** seulement et ne font attendre personne.
lobby-trophies-by-players = **Moins de trophées** suffisent quand on est nombreux.
lobby-patience-1 = La table attend les autres **1 minute**.
lobby-patience-5 = La table attend les autres **5 minutes**.
lobby-patience-60 = La table attend les autres **1 heure**.
lobby-patience-480 = La table attend les autres **8 heures**.
town-head = **Manche { $round } · But :** { $goals }
town-goal-trophies = **Gagner avec { $count } trophées**, un par zombie vaincu : { $numbers }
town-goal-helipad = **Ou être le premier au centre de l’héliport**, sans zombie sur place : { $numbers }
town-goal-player = - { $player } : { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
  }
town-goal-lost = Un combat se gagne avec { $wins } ou plus. Perdu sans balle ni vie de reste, il ramène à la place centrale et coûte la moitié des trophées.
town-turn = { $you ->
    [yes] À vous de jouer
   *[no] C’est le tour de { $player }
  }
town-due-tile = { $own ->
    [yes] { town-turn } : poser **{ $tile }**
   *[no] { $you ->
        [yes] Vous avez le moins de trophées et posez **{ $tile }** au tour de { $whose }
       *[no] { $player } a le moins de trophées et pose **{ $tile }** au tour de { $whose }
      }
  }{ $fight ->
    [yes] {"\u00A0"}; le combat en { $square } suit aussitôt.
   *[no] .
  }
town-due-fight = { town-turn } : combattre le zombie en { $square }. Vies : { $life }, balles : { $bullets }.
town-due-roll = { town-turn } : lancer le dé de déplacement. Vies : { $life }, balles : { $bullets }.
town-due-walk = { $own ->
    [yes] { town-turn } : marcher
   *[no] { $you ->
        [yes] Vous menez le pion de { $whose } : marcher
       *[no] { $player } mène le pion de { $whose } : marcher
      }
  } { $moves ->
    [one] d’une case
   *[other] de { $moves } cases
  } au plus depuis { $square }. Vies : { $life }, balles : { $bullets }.
town-due-zombies = { town-turn } : { $herd ->
    [one] { $herd } zombie bouge
   *[other] { $herd } zombies bougent, ou autant qu’il est possible
  }.
town-due-discard = { town-turn } : finir le tour, en défaussant une carte ou non.
declined-no-such-place = La tuile ne peut pas aller là. Elle peut aller en : { $places }.
declined-no-figures = Dans ce jeu, chaque place a son propre pion : on n’en choisit pas. Rejoignez la table sans donner de nom.
declined-no-such-player-here = Personne ici ne s’appelle ainsi. À la table : { $players }.
