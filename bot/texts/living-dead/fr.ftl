### Ce que seule La nuit des morts-vivants a, et ce qu’elle nomme autrement.

ruleset-living-dead = La nuit des morts-vivants
ruleset-living-dead-short = Morts-vivants
help-living-dead = **La nuit des morts-vivants** : six survivants, et tous doivent rester en vie. `/bouger`, `/fouiller`, `/porte`, `/barricade`, `/attaquer`, `/echanger`. Chacun commence en mode Romero et ne trouve que des objets domestiques ; en mode Zombicide, il y a aussi des armes. `/fin` termine le tour d’un survivant ; ensuite les morts-vivants agissent d’eux-mêmes.

## Les morts-vivants

some-walker =
    { $count ->
        [one] 1 Rôdeur
       *[other] { $count } Rôdeurs
    }
some-breaker =
    { $count ->
        [one] 1 Casseur
       *[other] { $count } Casseurs
    }
some-fatty =
    { $count ->
        [one] 1 Balèze
       *[other] { $count } Balèzes
    }
some-relative =
    { $count ->
        [one] 1 Proche
       *[other] { $count } Proches
    }
many-walker = Rôdeurs
many-breaker = Casseurs
many-fatty = Balèzes
many-relative = Proches
all-walker = tous les Rôdeurs
all-breaker = tous les Casseurs
all-fatty = tous les Balèzes
all-relative = tous les Proches
the-walker = le Rôdeur
the-breaker = le Casseur
the-fatty = le Balèze
the-relative = le Proche

## Les modes

event-mode-changed =
    { $cause ->
        [relative] Un Proche ! { $survivor } perd courage : mode Romero.
        [no-relative] Il n’y a plus de Proche. { $survivor } reprend courage : mode Zombicide.
        [trust] Donner la Winchester demande de la confiance : { $survivor } passe en mode Zombicide.
        [body] La vue du cadavre est de trop pour { $survivor } : mode Romero.
       *[body-gone] Le cadavre n’est plus là. { $survivor } reprend courage : mode Zombicide.
    }
question-trust = { $survivor } donne la Winchester. Passer en mode Zombicide ?
option-trust-yes = Mode Zombicide
option-trust-no = Rester en mode Romero

## Portes et barricades

event-door-opened-by-hand = { $survivor } ouvre la porte { $zones }.
event-door-closed = { $survivor } ferme la porte { $zones }.
event-barricade-taken = { $survivor } ramasse le bois entre { $zones } et porte désormais de quoi en faire { $carried }.
event-planks-used = { $survivor } prépare les planches pour une barricade et porte désormais de quoi en faire { $carried }.
event-barricade-built = { $survivor } barricade la fenêtre { $zones }.
event-barricade-given = { $survivor } passe à { $partner } de quoi faire une barricade.
event-barricade-opened = { $survivor } ouvre la barricade { $zones } avec { $card_the }.
event-barricade-closed = { $survivor } referme la barricade { $zones }.
event-passages-broken = En { $zone }, des { $kind } défoncent tout ce qui était fermé : { $doors }.
event-passages-opened =
    { $doors_count ->
        [0] Rien n’était fermé là où se tiennent des { $kind } : rien ne s’ouvre.
       *[other] Tout ce qui était fermé là où se tiennent des { $kind } cède : { $doors }.
    }
deed-open-door = Ouvrir la porte { $door }
deed-close-door = Fermer la porte { $door }
deed-barricade =
    { $how ->
        [build] Barricader la fenêtre { $door }
        [open] Ouvrir la barricade { $door }
        [close] Fermer la barricade { $door }
       *[take] Ramasser le bois en { $door }
    }
deed-use-planks = Préparer des planches
deed-give-barricade = Passer du bois à { $partner }
action-close-door = Fermer une porte
action-barricade = Barricades
action-use-planks = Utiliser des planches
action-give-barricade = Passer du bois
refusal-hands-full =
    { $count ->
        [one] Un mort-vivant est à côté de { $survivor } : pas le temps pour les portes et les barricades. Tuez-le d’abord.
       *[other] { $count } morts-vivants sont à côté de { $survivor } : pas le temps pour les portes et les barricades. Tuez-les d’abord.
    }
    .see = doors
refusal-door-closed-already = La porte { $door } est déjà fermée. Choisissez-en une ouverte au bord de la zone.
    .see = doors
refusal-no-barricade-here = Il n’y a pas de barricade au bord de { $zone }, où se trouve { $survivor }. Choisissez un endroit qui en a une.
    .see = doors
refusal-barricade-closed-already = Cette barricade est déjà fermée. Choisissez-en une ouverte.
    .see = doors
refusal-barricade-open-already = Cette barricade est déjà ouverte. Il suffit de passer.
    .see = doors
refusal-no-tool-in-hand = { $survivor } n’a rien en main qui ouvre une barricade : il faut un démonte-pneu, un marteau, un pied-de-biche, une hache ou une tronçonneuse.
    .see = doors
refusal-barricade-stays = Ce bois reste où il est, { $survivor } ne peut pas le prendre. On ne ramasse que celui qui traîne entre deux pièces, si la scène en a.
    .see = doors
refusal-nothing-to-build = Personne ne construit de barricade dans cette scène, pas même { $survivor }. Fermez celles qui sont ouvertes.
    .see = doors
refusal-no-planks = { $survivor } n’a pas de planches. Fouillez la maison pour en trouver.
    .see = search
refusal-no-barricade-left = La boîte n’a plus de bois pour des barricades. Utilisez celui qu’on porte, ou fermez ce qui est ouvert.
    .see = doors
refusal-no-window-here = Il n’y a pas cette fenêtre au bord de { $zone }, où se trouve { $survivor }. Approchez-vous d’abord.
    .see = doors
refusal-barricaded-already = La fenêtre { $zones } a sa barricade. Si elle est ouverte, fermez-la.
    .see = doors
refusal-no-barricade-carried = { $survivor } ne porte pas de bois pour une barricade. Ramassez-en entre les pièces, ou trouvez des planches.
    .see = doors

## Fouiller

event-body-found = { $survivor } découvre le cadavre de la propriétaire en { $zone }.
event-relative-appeared =
    { $came ->
        [yes] Un visage aimé parmi les morts : { $survivor } tombe sur un Proche en { $zone }.
       *[no] Une voix aimée appelle { $survivor } : tous les Proches s’agitent.
    }
deed-search =
    { $deck ->
        [household] Fouiller : objets domestiques
        [melee] Fouiller : armes de mêlée
        [ranged] Fouiller : armes à distance
       *[lying] Prendre ce qui se trouve ici
    }
refusal-body-in-the-way = Il faut d’abord ôter le cadavre pour que { $survivor } puisse fouiller { $zone }.
    .see = search
refusal-nothing-lies-here = Il n’y a rien à prendre en { $zone }. Piochez plutôt dans un paquet.
    .see = search
refusal-household-only = { $survivor } est en mode Romero et ne trouve que des objets domestiques. Cherchez-en, ou passez d’abord en mode Zombicide.
    .see = search
refusal-cache-elsewhere = Ces armes ne se trouvent qu’en { $zones_or }. Cherchez-les là, ou cherchez des objets domestiques.
    .see = search

## Attaques

event-spawn-moved = Le feu repousse les morts-vivants : le pion d’invasion passe de { $start } à { $zone }.
event-car-struck =
    { $hits ->
        [0] { $survivor } fonce sur les morts-vivants en { $zone } : { $faces } (touche dès { $needed }). Raté !
        [one] { $survivor } fonce sur les morts-vivants en { $zone } : { $faces } (touche dès { $needed }), 1 touche.
       *[other] { $survivor } fonce sur les morts-vivants en { $zone } : { $faces } (touche dès { $needed }), { $hits } touches.
    }
question-drive-away = Le feu en { $subject } peut chasser un pion d’invasion. Vers où ?
option-drive-away-stay = Le laisser là
question-run-to = Un mort-vivant de moins : on peut filer de { $subject } sans rien payer. Vers où ?
option-run-to-stay = Rester
question-start-area = Où { $survivor } commence-t-il la partie ?
question-who-drives = Tous à bord. Qui conduit ?
question-odd-zombie = Le groupe en { $subject } ne se partage pas également. Par où va celui qui reste ?
refusal-zombicide-mode-only = { $survivor } ne se bat avec { $card_the } qu’en mode Zombicide. Prenez une autre arme.
    .see = ranged
refusal-fire-outdoors-only = Personne ne met le feu à la maison : { $zone } est une pièce. Visez une zone extérieure.
    .see = ranged
refusal-no-shooting-there = Personne ne tire en { $zone } : une étincelle, et l’essence explose. Frappez sur place, ou visez ailleurs.
    .see = ranged

## Compétences

event-zombies-shoved = { $survivor } repousse { $count } morts-vivants de { $start } vers { $zone }.
event-zombies-taunted = { $survivor } provoque les morts-vivants en { $zone } : ils ne voient plus personne d’autre.
deed-shove = Les pousser tous vers { $zone }
deed-taunt = Provoquer ceux de { $zone }
deed-bloodlust = Charger : { $path }
action-shove = Pousser
action-taunt = Provoquer
action-bloodlust = Charger
refusal-nobody-to-shove = Il n’y a pas de mort-vivant en { $zone }, où se trouve { $survivor }. Personne à pousser.
    .see = skill-shove
refusal-nothing-there = Il n’y a pas de mort-vivant en { $zone }. Choisissez une zone qui en a.
    .see = skill-taunt
refusal-no-such-charge = Cette charge n’existe pas : { $survivor } court d’une ou deux zones jusqu’à des morts-vivants. Déplacez-vous plutôt.
    .see = skill-bloodlust-melee

## L’histoire et sa fin

story-walk-crowd = Le plus de survivants est en { $targets } : { $walks }.
story-walk-shut-out = Aucun chemin ouvert vers { $targets }, où sont le plus de survivants : ils s’en approchent autant que possible : { $walks }.
story-stay-shut-out = Un passage fermé les arrête en { $zone }, sur le chemin de { $targets } : { $zombies }.
outcome-somebody-fell = L’un des six est tombé, et personne ne passe cette nuit seul. Les morts-vivants l’emportent.
outcome-house-overrun = Les morts-vivants sont dans la maison. Elle ne tient plus.

## Commandes

cmd-wood = bois
cmd-wood-about = Le bois des barricades : tiré de planches, ou passé à un autre
cmd-wood-planks = planches
cmd-wood-planks-about = Défausser des planches pour du bois à la taille d’une fenêtre
cmd-wood-give = donner
cmd-wood-give-about = Passer du bois à quelqu’un de votre zone
cmd-close = fermer
cmd-close-about = Fermer une porte ouverte de votre zone
cmd-skill-shove = pousser
cmd-skill-shove-about = Poussée : repousser tous les morts-vivants de votre zone
cmd-skill-taunt = provoquer
cmd-skill-taunt-about = Provocation : attirer sur soi les morts-vivants d’une zone
cmd-skill-charge = charger
cmd-skill-charge-about = Soif de sang : courir aux morts-vivants et frapper
opt-deck = paquet
opt-deck-about = Ce que l’on cherche
opt-barricade-how-about = Comment : construire, ouvrir, fermer ou ramasser
choice-build = construire
choice-open = ouvrir
choice-close = fermer
choice-take = ramasser
opt-close-about = Quelle porte fermer
opt-shove-about = Où les repousser
opt-taunt-about = Quelle zone provoquer
opt-charge-about = Par où courir
choice-deck-household = objets domestiques
choice-deck-melee = armes de mêlée
choice-deck-ranged = armes à distance
choice-deck-lying = ce qui se trouve ici

## Ce que les scènes demandent

mission-goal-barricaded = Avoir à la fois toutes les fenêtres barricadées et aucun mort-vivant dans la maison.
mission-goal-deck-exhausted = Piocher la dernière carte domestique : la clé est là.
mission-goal-siege-broken = Avoir tous les pions d’invasion dans une seule zone et aucun mort-vivant sur le plateau.
mission-goal-refuel = Amener la camionnette à la pompe en { $zone }, sans mort-vivant en { $zones }.
mission-goal-level-for-all = Chacun atteint le niveau { $level }.
mission-goal-relative-for-all = Chacun tue un Proche.
mission-goal-relative-at-rest = Tuer un Proche en { $zone }.
mission-goal-search-everywhere = Fouiller chaque pièce au moins une fois.
mission-goal-burned-out = Rassembler tous les pions d’invasion en { $zone }, puis y jeter un Molotov.
mission-rule-start-area = { $survivors } commencent en { $zone }.
mission-rule-start-areas = La table répartit les survivants entre { $zones }, au moins un par zone.
mission-rule-zombicide-mode = Tout le monde commence en mode Zombicide.
mission-rule-begin-with = Tout le monde commence avec { $xp } XP.
mission-rule-aboard = Tout le monde commence dans la voiture ; la table dit qui conduit.
mission-rule-lying-card = En { $zone } se trouve { $card } : qui y fouille peut la prendre au lieu de piocher.
mission-rule-trust = Qui donne { $card } de départ peut passer en mode Zombicide.
mission-rule-caches = En mode Zombicide seulement, les armes de mêlée se trouvent en { $melee }, celles à distance en { $ranged }.
mission-rule-body = Un cadavre gît sur le palier. Qui le découvre fait repasser tout le monde en mode Romero ; l’ôter coûte { $cost } actions, et avant cela { $zones } ne se fouille pas.
mission-rule-building = Du bois traîne entre les pièces ; une fenêtre barricadée rapporte { $xp } XP.
mission-rule-defend = Un mort-vivant dans la maison à la fin de la phase des joueurs, et tout est perdu.
mission-rule-no-shooting = Personne ne tire en { $zones }.
mission-rule-fixed-spawn = Rien ne déplace le pion d’invasion blanc en { $zone }.
mission-rule-houses-full = Ouvrir une maison révèle qui se cache dans chacune de ses pièces.
