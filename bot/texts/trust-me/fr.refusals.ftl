### Ce qu’on ne peut pas faire à une table de Trust Me : quoi, pourquoi, et ce qui marche à la place ; quel article en dit plus.

## Où aller

refusal-already-there = Vous y êtes déjà. Nommez un autre lieu, ou faites autre chose ici.
    .see = trust-plane-move
refusal-off-the-board = Ce n’est pas sur le plateau, qui fait { $side } cm de côté ; un socle y tient tout entier. Nommez un lieu à l’intérieur du bord.
    .see = trust-plane-places
refusal-too-far = C’est à { $away_cm } cm, et vous pouvez faire { $most_cm } cm. Nommez un lieu plus proche, courez, ou libérez « Déplacement +5 cm ».
    .see = trust-plane-move
refusal-nothing-walked = Quelque chose vous arrête dès le premier pas : un socle, une voiture, une barricade ou des barbelés. Passez ailleurs, ou grimpez sur la voiture.
    .see = trust-plane-scenery
refusal-nothing-to-climb = Il n’y a pas de voiture sur ce chemin. Allez-y sans grimper : c’est moins fatigant.
    .see = trust-plane-scenery
refusal-cannot-sneak = On ne se glisse sans bruit que si rien ne couvre « Déplacement +5 cm ». Déplacez-vous ou courez, ou libérez d’abord cette case.
    .see = trust-plane-move
refusal-thrown-too-far = On lance à { $most_cm } cm au plus. Choisissez un point plus proche.
    .see = trust-fight-throw
refusal-not-on-the-rim = Il faut un point du bord du plateau. Nommez une case du bord, comme `A6`.
    .see = trust-plane-places
refusal-communities-too-close = Deux communautés sont à { $most_cm } cm au moins l’une de l’autre. Choisissez un point du bord plus éloigné des autres.
    .see = trust-start-setup
refusal-no-such-place = « { $place } » n’est pas un lieu d’ici. Nommez une case comme `F4`, ou quelque chose du plateau.
    .see = trust-plane-places
refusal-scenery-too-close = Ce décor ne tient pas en { $place } : il faut 5 cm jusqu’au bord, 3 cm jusqu’aux autres décors et 6 cm jusqu’au centre. Choisissez un autre lieu.
    .see = trust-start-setup
refusal-token-does-not-fit = Un jeton ne tient pas en { $place } : il se pose à plus de 10 cm du bord, hors des décors, à 3 cm des autres jetons. Choisissez un autre lieu.
    .see = trust-start-setup

## Ce que coûte une action

refusal-too-few-tokens = Cela coûte { $count ->
    [one] { $count } pion
   *[other] { $count } pions
  }, et il vous en reste { $left } ce tour. Choisissez moins cher ; grimper sur une voiture coûte une Fatigue de plus.
    .see = trust-turn-cost
refusal-no-room-for-token = Aucune case n’est libre pour le pion. Posez d’abord un objet, c’est gratuit, ou réorganisez votre fiche.
    .see = trust-turn-cost

## Attaques

refusal-no-such-target = Cette cible n’est pas sur le plateau : { $target }. Choisissez quelqu’un qui y est.
    .see = trust-fight-attack
refusal-no-such-weapon = Il n’y a pas d’arme pour cela à cet endroit ({ $slot }). On se bat avec ce qu’on a en main : on tire avec une arme à distance, on frappe avec une arme de mêlée.
    .see = trust-fight-weapons
refusal-gun-is-empty = Cette arme est vide ({ $slot }). Rechargez-la avec des munitions, ou prenez-en une autre.
    .see = trust-fight-limit
refusal-out-of-reach = La cible est hors d’atteinte : { $target }. La charge va tout droit, { $most_cm } cm au plus, et doit finir au contact. Approchez, ou tirez.
    .see = trust-fight-attack
refusal-aim-at-one = Visez soit un survivant, soit un lieu, pas les deux.
    .see = trust-fight-target
refusal-no-clear-sight = Une voiture ou une tente vous le cache. On ne vise qu’à vue dégagée : changez d’abord de place. On peut tout de même tirer, avec moins de chances.
    .see = trust-plane-sight
refusal-nobody-aimed-at = Votre marqueur Cible n’est sur personne d’autre. Visez d’abord : c’est une action.
    .see = trust-fight-target
refusal-ordered-already = C’est déjà votre consigne. Choisissez-en une autre.
    .see = trust-fight-orders
refusal-no-such-order = Cette consigne ne répond pas à cette question. Choisissez-en une dans le menu de `/consigne`.
    .see = trust-fight-orders
refusal-only-elliott-slips = Seul Elliott peut faire un pas silencieux, on ne vous le demande donc jamais. Choisissez un autre réglage.
    .see = trust-fight-orders

## Objets

refusal-no-such-object = Il n’y a pas là d’objet de ce genre à utiliser ({ $slot }). Ce qui est dans un sac à dos ou une sacoche ne sert à rien ; réorganisez d’abord.
    .see = trust-sheet-bags
refusal-no-empty-gun = Il n’y a pas là d’arme vide ({ $slot }). Gardez les munitions pour plus tard.
    .see = trust-fight-limit
refusal-nothing-there = Il n’y a là rien à prendre ni à poser ({ $slot }). Un sac à dos se vide d’abord. Choisissez un autre endroit.
    .see = trust-sheet-bags
refusal-nothing-to-move = Votre fiche est vide : il n’y a rien à réorganiser.
    .see = trust-turn-actions
refusal-no-fatigue-there = Il n’y a pas de Fatigue à cet endroit ({ $slot }). Reposez-vous là où il y en a une.
    .see = trust-turn-actions
refusal-nothing-to-heal = Une trousse de soin enlève une blessure ou une infection, et il n’y en a pas là ({ $slot }). Une brûlure s’étouffe.
    .see = trust-fight-harm
refusal-nothing-burns = Vous ne brûlez pas : il n’y a rien à étouffer.
    .see = trust-fight-harm
refusal-no-bandage-left = Vous n’avez plus de bandage sans blessure. Une trousse de soin soigne aussi.
    .see = trust-fight-harm
refusal-no-wound-there = Il n’y a pas de blessure à cet endroit ({ $slot }). Un bandage ne prend rien d’autre.
    .see = trust-fight-harm
refusal-too-far-from-home = Le tireur embusqué porte à { $most_cm } cm de votre communauté, et cette cible est plus loin. Attendez que quelqu’un approche.
    .see = trust-token-walkie-talkie
refusal-voucher-for-what-is-needed = Le bon ne donne pas { $resource_the } : votre objectif en a besoin. Choisissez une ressource dont il n’a pas besoin, ou gardez le bon.
    .see = trust-token-voucher
refusal-no-voucher = Ce jeton n’est pas un bon : on ne donne rien contre lui. Dites où vous le rangez.
    .see = trust-token-voucher

## Fouilles et rencontres

refusal-no-such-token = Ce jeton n’est plus sur le plateau. Choisissez-en un qui s’y trouve encore.
    .see = trust-sheet-search
refusal-token-too-far = Ce jeton est à plus de { $most_cm } cm de votre socle. Approchez d’abord.
    .see = trust-sheet-search
refusal-inside-a-tent = Ce jeton est dans une tente : entrez-y pour le fouiller.
    .see = trust-sheet-search
refusal-outside-the-tent = Ce jeton est dehors, et vous êtes dans une tente. Sortez-en d’abord ; c’est une action à part.
    .see = trust-sheet-search
refusal-not-at-the-car = Ce jeton est dans une voiture, qui ne se fouille qu’au contact. Approchez de la voiture.
    .see = trust-sheet-search
refusal-no-body-there = Il n’y a pas de corps à fouiller : { $seats } ne compte pas parmi les morts.
    .see = trust-sheet-bodies
refusal-too-far-to-help = { $seats } est à plus de 5 cm de votre socle. Approchez d’abord.
    .see = trust-sheet-trade
refusal-not-on-the-board = { $seats } n’est plus sur le plateau, ou ne peut pas être désigné ici. Choisissez quelqu’un d’autre qui y est.
    .see = trust-end-home

## S’asseoir à la table

refusal-no-such-survivor = Aucun survivant ne s’appelle { $survivor }. Choisissez un autre passeport, ou laissez faire le hasard.
    .see = trust-start-setup
refusal-survivor-taken-twice = Une seule personne peut jouer { $survivor }. Choisissez un autre passeport, ou laissez faire le hasard.
    .see = trust-start-setup
refusal-wrong-seat-count = { $count ->
    [one] { $count } personne est
   *[other] { $count } personnes sont
  } à cette table ; le jeu est pour { $least } à { $most }.
    .see = trust-start-setup
refusal-no-such-option = { $value } n’est pas un choix pour { $option }.{ $known_count ->
    [0] {""}
   *[other] {" "}Possibles : { $known_or }.
  }
    .see = trust-start-options
refusal-no-such-mission = Il n’y a pas de « { $mission } » dans Trust Me : il n’y a qu’une ville, disposée autrement à chaque partie.
    .see = trust-start-setup

## Où se trouvent les articles que chaque jeu a sous un nom à lui

-article-turns = trust-turn-round
-article-questions = trust-turn-round
