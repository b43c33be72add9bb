### Ce que seule La nuit des morts-vivants a, et ce qu’elle nomme autrement.

ruleset-living-dead = La nuit des morts-vivants
ruleset-living-dead-short = Morts-vivants
door-living-dead = **{ $game }** : ensemble dans la ferme et autour ; les six survivants doivent rester en vie. De 1 à 6 personnes, à partir de 45 minutes.
help-living-dead = **La nuit des morts-vivants** : six survivants, et tous doivent rester en vie. `/aller`, `/fouiller`, `/porte`, `/barricader`, `/attaquer`, `/échanger`. Chacun commence en mode Romero et ne trouve que des objets domestiques ; en mode Zombicide, il y a aussi des armes. `/terminer` termine le tour d’un survivant ; ensuite les morts-vivants agissent d’eux-mêmes.

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
        [relative] Un Proche ! { $survivor } perd courage : mode Romero.
        [no-relative] Il n’y a plus de Proche. { $survivor } reprend courage : mode Zombicide.
        [trust] { $survivor } a donné la Winchester et passe en mode Zombicide.
        [body] La vue du cadavre est de trop pour { $survivor } : mode Romero.
       *[body-gone] Le cadavre n’est plus là. { $survivor } reprend courage : mode Zombicide.
    }
event-mode-delayed =
    { $cause ->
        [trust] { $survivor } a donné la Winchester : mode Zombicide dès qu’il n’y aura plus de Proche.
        [body] La vue du cadavre est de trop pour { $survivor } : mode Romero même quand il n’y aura plus de Proche.
       *[body-gone] Le cadavre n’est plus là : { $survivor } sera en mode Zombicide dès qu’il n’y aura plus de Proche.
    }
question-trust = { $survivor } donne la Winchester. Passer en mode Zombicide ?
asked-with-mode = Il apporte de meilleures compétences et des armes dans les fouilles, sauf tant qu’un Proche est sur le plateau.
option-trust-yes = Mode Zombicide
option-trust-no = Rester en mode Romero

## Échanges

event-taking-asked =
    { $taken_id ->
        [none] { $survivor } demande à { $partner } de quoi faire une barricade.
       *[other] { $survivor } demande à { $partner } : { $taken_the }.
    }
event-taking-refused = { $partner } garde tout ce tour-ci : { $survivor } n’obtient rien.
question-let-take = { $survivor } : le survivant d’un autre joueur vous demande quelque chose. Le lui donner ?
option-let-take-yes = Le donner
option-let-take-round = Oui, tout ce tour
option-let-take-no = Non, pas ce tour
rule-trade-text =
    Deux survivants dans la même zone échangent autant de cartes qu’ils veulent. Cela coûte une action à celui dont c’est le tour. Chacun peut aussi ranger ses propres cartes.

    Les deux doivent être d’accord : avant que votre survivant cède quelque chose à celui d’un autre joueur, on vous le demande, et vous pouvez répondre pour tout le tour. Tout se fait en même temps : ce qui a été donné ne revient pas dans le même échange.

    Livret #8, p. 19
refusal-partner-keeps = { $partner } ne prête rien aux survivants des autres joueurs ce tour-ci. Donnez plutôt quelque chose, ou redemandez au prochain tour.
    .see = trade
refusal-handed-already = { $card_the } vient de changer de mains : dans un échange, tout se fait en même temps. Annulez l’échange avec `/partie annuler`, ou échangez à nouveau avec une autre action.
    .see = trade

event-lap-began = Ultrarouge : le pointeur de { $survivor } repart de zéro, le niveau reste rouge.
event-level-passed-again = Ultrarouge : { $survivor } repasse le niveau { $level }.

## Dalles de voyage

event-tile-laid = Le plateau grandit : la dalle { $tile } est posée, avec { $zones }.{ $car_id ->
    [none] {""}
   *[other] {" "}La voiture de Johnny est en { $car }.
  }
event-tiles-left = Abandonné, avec tout ce qui s’y trouvait : { $tiles_count ->
    [one] la dalle { $tiles }
   *[other] les dalles { $tiles }
  }.
refusal-no-such-value = Une table ne peut pas choisir « { $value } ». Elle a le choix entre : { $values }.
    .see = difficulty
refusal-house-lost = La maison a été abandonnée dès qu’on l’a ouverte : personne ne peut plus fouiller { $zone }. Fouillez les dalles suivantes.
    .see = search
outcome-car-left-behind = La voiture de Johnny est restée avec sa dalle. Plus personne ne peut s’enfuir.

## Portes et barricades

event-door-opened-by-hand = { $survivor } ouvre la porte { $zones }.
event-door-closed = { $survivor } ferme la porte { $zones }.
event-barricade-taken = { $survivor } ramasse le bois en { $zones } ({ $carried } en réserve).
event-planks-used = { $survivor } prépare une barricade avec les planches ({ $carried } en réserve).
event-barricade-built = { $survivor } barricade la fenêtre { $zones }.
event-barricade-given = { $survivor } passe à { $partner } le bois d’une barricade.
event-barricade-opened = { $survivor } ouvre la barricade { $zones } avec { $card_the }.
event-barricade-closed = { $survivor } referme la barricade { $zones }.
event-passages-broken = En { $zone }, des { $kind } défoncent toutes les portes et barricades : { $doors }.
event-passages-opened =
    { $doors_count ->
        [0] La carte défonce portes et barricades là où sont des { $kind }, mais rien n’y est fermé.
       *[other] La carte défonce toutes les portes et barricades là où sont des { $kind } : { $doors }.
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
deed-use-planks = Préparer une barricade avec les planches
deed-give-barricade =
    { $way ->
        [take] Prendre du bois de { $partner }
       *[give] Passer du bois à { $partner }
    }
action-close-door = Fermer une porte
action-barricade = Barricades
action-use-planks = Utiliser des planches
action-give-barricade = Passer du bois
refusal-hands-full =
    { $count ->
        [one] Un mort-vivant est dans la zone de { $survivor } : pas le temps pour les portes et les barricades. Tuez-le d’abord.
       *[other] { $count } morts-vivants sont dans la zone de { $survivor } : pas le temps pour les portes et les barricades. Tuez-les d’abord.
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
refusal-no-tool-in-hand = { $survivor } a besoin d’un outil en main pour ouvrir une barricade : démonte-pneu, marteau, pied-de-biche, hache ou tronçonneuse.
    .see = doors
refusal-barricade-stays = { $survivor } ne peut pas prendre ce bois. On ne prend que celui d’une barricade ouverte entre deux pièces, dans les scènes qui en ont.
    .see = doors
refusal-nothing-to-build = Dans cette scène, { $survivor } ne peut pas construire de barricade. Fermez plutôt celles qui sont ouvertes.
    .see = doors
refusal-no-planks = { $survivor } n’a pas de planches. Fouillez la maison pour en trouver.
    .see = search
refusal-no-barricade-left = La boîte n’a plus de bois pour des barricades. Utilisez celui que vous portez, ou fermez ce qui est ouvert.
    .see = doors
refusal-no-window-here = Ce n’est pas une fenêtre de { $zone }, où se trouve { $survivor }. Choisissez une fenêtre de cette pièce, ou allez dans l’autre.
    .see = doors
refusal-barricaded-already = La fenêtre { $zones } a déjà une barricade. Si elle est ouverte, fermez-la.
    .see = doors
refusal-no-barricade-carried = { $survivor } ne porte pas de bois pour une barricade. Ramassez-en entre les pièces, ou trouvez des planches.
    .see = doors

## Fouiller

event-body-found = { $survivor } découvre le cadavre de la propriétaire en { $zone }.
event-relative-appeared =
    { $came ->
        [yes] Un visage aimé parmi les morts : { $survivor } ne trouve aucune carte.
       *[no] Une voix aimée appelle { $survivor } : tous les Proches s’agitent.
    }
deed-search =
    { $deck ->
        [household] Fouiller : objets domestiques
        [melee] Fouiller : armes de mêlée
        [ranged] Fouiller : armes à distance
       *[lying] Prendre ce qui se trouve ici
    }
take-lying = Prendre { $card_the }
refusal-body-in-the-way = { $survivor } ne peut fouiller { $zone } qu’une fois le cadavre ôté.
    .see = search
refusal-nothing-lies-here = Il n’y a rien à prendre en { $zone }. Piochez plutôt dans un paquet.
    .see = search
refusal-household-only = { $survivor } est en mode Romero et ne trouve que des objets domestiques. Cherchez-en, ou passez d’abord en mode Zombicide.
    .see = search
refusal-cache-elsewhere = Ces armes ne se trouvent qu’en { $zones_or }. Cherchez-les là, ou cherchez des objets domestiques.
    .see = search

## Attaques

event-spawn-moved = Le feu chasse un pion d’invasion de { $start } vers { $zone }.
event-car-struck =
    { $hits ->
        [0] { $survivor } fonce sur les morts-vivants en { $zone } : { $faces } (touche dès { $needed }). Raté !
        [one] { $survivor } fonce sur les morts-vivants en { $zone } : { $faces } (touche dès { $needed }), 1 touche.
       *[other] { $survivor } fonce sur les morts-vivants en { $zone } : { $faces } (touche dès { $needed }), { $hits } touches.
    }
question-drive-away = Le feu en { $subject } peut chasser un pion d’invasion. Vers où ?
option-drive-away-stay = Le laisser là
question-run-to = Un mort-vivant tué : vous pouvez quitter { $subject } gratuitement. Vers où ?
option-run-to-stay = Rester
question-tile-side = Le plateau grandit. De quel côté de votre dalle posez-vous la dalle { $subject } ?
option-tile-side-north = Au nord
option-tile-side-east = À l’est
option-tile-side-south = Au sud
option-tile-side-west = À l’ouest
question-tile-angle = Dans quel sens posez-vous la dalle { $subject } ?
option-tile-angle-0 = Comme elle est dessinée
option-tile-angle-90 = Un quart de tour à droite
option-tile-angle-180 = À l’envers
option-tile-angle-270 = Un quart de tour à gauche
question-first-spawn = Les morts-vivants arrivent aux coins. Lequel d’abord ?
question-start-area = Où { $survivor } commence-t-il la partie ?
question-who-drives = Tous à bord. Qui conduit ?
question-odd-zombie = Depuis { $subject }, plusieurs chemins sont aussi courts, et il reste un zombie à répartir. Par où va-t-il ?
refusal-zombicide-mode-only = { $survivor } n’utilise { $card_the } qu’en mode Zombicide. Prenez une autre arme.
    .see = ranged
refusal-fire-outdoors-only = On ne peut pas mettre le feu à la maison : { $zone } est une pièce. Visez une zone extérieure.
    .see = ranged
refusal-no-shooting-there = On ne peut pas tirer en { $zone } : une étincelle, et l’essence explose. Attaquez-y au corps à corps, ou visez ailleurs.
    .see = ranged

## Compétences

event-zombies-shoved = { $survivor } repousse { $count } morts-vivants de { $start } vers { $zone }.
event-zombies-taunted = { $survivor } provoque les morts-vivants en { $zone } : ils ne voient plus personne d’autre.
deed-shove = Les pousser tous vers { $zone }
deed-taunt = Provoquer les morts-vivants de { $zone }
deed-bloodlust = Charger : { $path }
action-shove = Pousser
action-taunt = Provoquer
action-bloodlust = Charger
refusal-nobody-to-shove = Il n’y a pas de mort-vivant en { $zone }, où se trouve { $survivor }. Personne à pousser.
    .see = skill-shove
refusal-nothing-there = Il n’y a pas de mort-vivant en { $zone }. Choisissez une zone qui en a.
    .see = skill-taunt
refusal-no-such-charge = { $survivor } ne peut pas charger là : une charge va à une ou deux zones, jusqu’à des morts-vivants. Déplacez-vous plutôt.
    .see = skill-bloodlust-melee

## L’histoire et sa fin

story-walk-crowd = La plupart des survivants sont en { $targets } : { $walks }.
story-walk-shut-out = Aucun chemin ouvert ne mène en { $targets }, où sont la plupart des survivants : ils s’en approchent autant que possible : { $walks }.
story-stay-shut-out = Une porte ou une barricade les arrête en { $zone }, sur le chemin de { $targets } : { $zombies }.
outcome-somebody-fell = Un survivant est mort, et tous devaient passer la nuit. Les morts-vivants l’emportent.
outcome-house-overrun = Les morts-vivants sont dans la maison, qu’il fallait tenir. Ils l’emportent.

## Voitures

the-car-car = la voiture
the-van-car = la camionnette
car-car = voiture en { $zone }
car-van = camionnette en { $zone }
mission-car = { $kind ->
    [van] la camionnette en { $zone }
   *[car] la voiture en { $zone }
  }

## Commandes

cmd-wood = bois
cmd-wood-about = Le bois des barricades : fait de planches, ou passé à un autre
cmd-wood-planks = planches
cmd-wood-planks-about = Préparer le bois d’une barricade avec des planches
cmd-wood-give = donner
cmd-wood-give-about = Passer du bois à quelqu’un de votre zone
cmd-close = fermer
cmd-close-about = Fermer une porte ouverte de votre zone
cmd-skill-shove = pousser
cmd-skill-shove-about = Poussée : repousser tous les morts-vivants de votre zone
cmd-skill-taunt = provoquer
cmd-skill-taunt-about = Provocation : attirer sur soi les morts-vivants d’une zone
cmd-skill-charge = charger
cmd-skill-charge-about = Soif de sang : courir aux morts-vivants et frapper
opt-deck = paquet
opt-deck-about = Ce que l’on cherche
opt-barricade-how-about = Comment : construire, ouvrir, fermer ou ramasser
opt-wood-how-about = En donner, ou en prendre
choice-wood-give = donner
choice-wood-take = prendre
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

opt-ultrared = ultrarouge
opt-ultrared-about = Au-delà du rouge, les niveaux se repassent et apportent des compétences
choice-ultrared-no = non : la barre finit au rouge
choice-ultrared-yes = oui : au-delà du rouge, les niveaux se repassent
lobby-ultrared-yes = **Ultrarouge** : au-delà du rouge, les niveaux se repassent et apportent des compétences.
opt-invasion = morts-vivants
opt-invasion-about = Quelles cartes mort-vivant : toutes, la moitié facile, la moitié difficile
choice-invasion-all = toutes : cartes 1 à 42
choice-invasion-easy = facile : cartes 1 à 21
choice-invasion-hard = difficile : cartes 22 à 42
lobby-invasion-easy = Les cartes mort-vivant sont la moitié **facile**, 1 à 21.
lobby-invasion-hard = Les cartes mort-vivant sont la moitié **difficile**, 22 à 42.
opt-openings = ouvertures
opt-openings-about = Si l’on joue les cartes qui ouvrent portes et barricades
choice-openings-with = avec les cartes d’ouverture
choice-openings-without = sans les cartes d’ouverture
lobby-openings-without = Les cartes qui ouvrent portes et barricades sont **écartées**.
opt-pictures = images
opt-pictures-about = Les images de la table : sombres, claires, ou en noir et blanc comme au cinéma
choice-pictures-night = sombres
choice-pictures-day = claires
choice-pictures-film = film : noir et blanc, couleurs seulement en mode Zombicide
lobby-pictures-day = Les images sont **claires**.
lobby-pictures-film = Les images sont un **film** : en noir et blanc ; seuls les survivants en mode Zombicide ont leurs couleurs.

## Ce que les scènes demandent

mission-goal-barricaded = Avoir à la fois toutes les fenêtres barricadées et aucun mort-vivant dans la maison.
mission-goal-deck-exhausted = Piocher la dernière carte domestique : la clé est là.
mission-goal-siege-broken = Avoir tous les pions d’invasion dans une seule zone et aucun mort-vivant sur le plateau.
mission-goal-refuel = Amener la camionnette à la pompe en { $zone }, sans mort-vivant en { $zones }.
mission-goal-relative-for-all = Chacun tue un Proche.
mission-goal-relative-at-rest = Tuer un Proche en { $zone }.
mission-goal-search-everywhere = Fouiller chaque pièce au moins une fois.
mission-goal-burned-out = Rassembler tous les pions d’invasion en { $zone }, puis y jeter un Molotov.
mission-start = { $rule ->
    [start-area] Tous les autres commencent en { $start }.
    [start-areas] La première de ces zones est { $start }.
   *[other] Tout le monde commence en { $start }.
  }
mission-rule-start-area = { $survivors } commencent en { $zone }.
mission-rule-start-areas = La table répartit les survivants entre { $zones }, au moins un par zone.
mission-rule-mode = Tout le monde commence en mode Zombicide.
mission-rule-begin-with = Tout le monde commence avec { $xp } XP.
mission-rule-aboard = Tout le monde commence dans la voiture ; la table dit qui conduit.
mission-rule-lying-card = En { $zone } se trouve { $card_the } : un survivant qui y fouille peut la prendre au lieu de piocher.
mission-rule-trust = Un survivant qui donne { $card_the } à un autre peut passer en mode Zombicide.
mission-rule-caches = En mode Zombicide seulement, les armes de mêlée se trouvent en { $melee }, celles à distance en { $ranged }.
mission-rule-armoury = À chaque fouille, on choisit entre objets domestiques, armes de mêlée et armes à distance, même en mode Romero.
mission-rule-body = Un cadavre gît en { $zone }. Quand un survivant le découvre, tous repassent en mode Romero. L’ôter coûte { $cost } actions ; jusque-là, on ne peut pas fouiller { $beyond }.
mission-rule-building = Il y a du bois pour des barricades dans ces passages : { $doors }. Barricader une fenêtre rapporte { $xp } XP.
mission-rule-defend = Vous perdez si un mort-vivant est dans la maison à la fin de la phase des joueurs.
mission-rule-no-shooting = On ne peut pas tirer en { $zones }.
mission-rule-fixed-spawn = Le pion d’invasion blanc en { $zone } ne peut pas être déplacé.
mission-goal-arrive = Être tous sur la dernière dalle à la fin de la phase des joueurs.
mission-goal-last-tile-clear = N’avoir aucun mort-vivant sur la dernière dalle.
mission-goal-drive = Avoir quelqu’un au volant de { $car }.
mission-rule-travel =
    { $shuffled ->
        [yes] La première dalle se pose à côté de { $beside } ; { $tiles } suivent dans n’importe quel ordre, { $last } vient en dernier.
       *[no] La première dalle se pose à côté de { $beside } ; viennent, dans cet ordre, { $tiles }.
    } Dès qu’un survivant se tient sur la plus récente, la table pose la suivante à côté, du côté qu’elle veut. À la fin du tour de jeu, les dalles sans survivant sont retirées, sauf si cela coupait le plateau. Les morts-vivants arrivent aux coins extérieurs de chaque dalle où se trouve un survivant.
mission-rule-sealed = On ne peut fouiller la maison que tant qu’aucune de ses portes ou barricades n’a été ouverte.
mission-rule-houses-full = Ouvrir une maison montre qui est dans chacune de ses pièces.
question-next-room = La maison { $subject } est ouverte. Quelle pièce révéler ensuite ?

## Articles

rule-modes = Les deux modes
rule-modes-text =
    Chaque survivant a deux fiches. En mode Romero, il n’a aucune compétence au Bleu, une à chaque autre niveau, et ne trouve que des objets domestiques. En mode Zombicide, il a une compétence au Bleu, une action de plus au Jaune, et un choix à l’Orange et au Rouge.

    Un survivant qui donne la Winchester à un autre peut passer en mode Zombicide, dans les scènes qui le disent. Tant qu’un Proche est sur le plateau, tous sont en mode Romero. Une compétence gagnée en changeant compte aussitôt. Règle maison : ce qu’elle a donné et qui a servi n’est pas redonné dans le même tour.

    À l’Orange et au Rouge, on place son pointeur du côté Zombicide, quelle que soit la face visible.

    Livret #5, #7, #16
rule-winning-text =
    Tout le monde joue dans le même camp. Dès que les objectifs de la scène sont atteints, tous gagnent.

    Dès que l’un des six survivants meurt, à sa troisième blessure, tous perdent. Certaines scènes ont une autre façon de perdre ; leur article le dit.

    Livret #4, #15
rule-search-text =
    Dans une pièce sans mort-vivant, un survivant peut fouiller une fois par tour, fouilles gratuites comprises, pour une action. En mode Romero, on pioche dans le paquet domestique ; en mode Zombicide, dans l’un des trois, si la scène les a. Dans certaines scènes, les trois sont ouverts dans les deux modes. On peut prendre une carte qui se trouve dans la pièce au lieu de piocher.

    On peut ensuite réorganiser l’inventaire gratuitement. Une lampe-torche fait piocher une carte de plus ; deux ne s’ajoutent pas. « Karen ? Mon bébé… » n’est pas une trouvaille : un Proche apparaît et la fouille s’arrête (règle maison). Un paquet vide se refait avec sa défausse.

    Livret #8
rule-doors = Portes et barricades
rule-doors-text =
    Là où il n’y a pas de mort-vivant, une action ouvre ou ferme à la main une porte de la zone ; l’escalier est une porte. Une fenêtre ouverte laisse passer tout le monde.

    Une barricade fermée s’ouvre pour une action avec un démonte-pneu, un marteau, un pied-de-biche, une hache ou une tronçonneuse en main. Une barricade ouverte se referme sans outil. Dans la scène 1, le bois entre les pièces se ramasse pour une action, les planches deviennent du bois gratuitement, et barricader une fenêtre rapporte de l’expérience.

    Les Casseurs qui ne blessent personne ouvrent tout ce qui est fermé autour d’eux, au lieu de marcher. Certaines cartes ouvrent portes et barricades là où se tient un type, sauf au Bleu.

    Livret #8, #9, scène S1
rule-sight = Ligne de vue
rule-sight-text =
    Dehors, on voit en ligne droite, parallèle aux bords du plateau, à toute distance, jusqu’à un mur ou au bord. Dedans, on voit à une zone, par les ouvertures. Portes et barricades fermées arrêtent le regard.

    Personne ne voit dans le maïs ou les bois, ni au travers. Du maïs on ne voit pas dehors ; des bois, si. Tout le monde peut y marcher, aucune voiture.

    Livret #5, #13
rule-melee = Mêlée
rule-melee-text =
    Avec une arme de mêlée en main, une action attaque les morts-vivants de sa zone. Chaque dé qui atteint le nombre demandé touche, et l’on répartit les touches à sa guise. Un Balèze demande { $damage_fatty } dégâts d’un seul coup, les autres 1.

    En mêlée, les échecs ne blessent personne.

    Livret #10
rule-priority-text =
    Les touches d’un tir, ou d’une voiture, vont d’abord aux Balèzes, puis aux autres au choix du tireur. Un Balèze que l’arme ne peut blesser protège tous les autres.

    Chaque dé raté touche un survivant de cette zone, avec les dégâts de l’arme ; les joueurs disent lequel. Le tireur n’est jamais touché. Un sniper choisit librement et ses ratés ne blessent personne.

    Livret #10, #11
rule-upgrades = Équipement spécial
rule-upgrades-text =
    Les cartes spéciales ne se trouvent pas : on les assemble de deux autres, gratuitement. Pétoire de m’man : machette et canon scié ; Molotov : kérosène et bocal ; Winchester à lunette : Winchester et lunette ; torche : pied de table et kérosène (on garde le kérosène). Il faut qu’il en reste une dans le paquet spécial.

    Un Molotov ne se lance que dehors ; il tue tous ceux de la zone. On peut ensuite déplacer un pion d’invasion qui s’y trouve vers une autre zone d’invasion. La pétoire est réservée au mode Zombicide.

    Livret #12
rule-attack = Quand les morts-vivants attaquent
rule-attack-text =
    Tous les morts-vivants d’une zone où sont des survivants attaquent, sans dés. Un Balèze fait deux blessures, les autres une ; les joueurs des survivants présents disent qui subit chaque attaque. Les blessures ne guérissent pas ; la troisième tue.

    Livret #9
rule-walking = Comment les morts-vivants marchent
rule-walking-text =
    Les morts-vivants qui n’ont pas attaqué avancent d’une zone : vers la zone en vue qui a le plus de survivants, sinon vers celle qui en a le plus. La distance ne compte pas.

    Sans chemin ouvert, ils prennent le plus court comme si tout était ouvert et s’amassent devant la première porte ou barricade fermée. Avec plusieurs chemins, ou plusieurs zones à égalité, ils se partagent ; les joueurs placent ceux qui restent.

    Livret #9
rule-spawn = Nouveaux morts-vivants
rule-spawn-text =
    Après leurs actions, on pioche une carte par pion d’invasion, le blanc d’abord, puis dans le sens horaire. La ligne du survivant le plus expérimenté dit combien arrivent. S’il manque des figurines, on place celles qui restent et ce type agit une fois de plus.

    Livret #9
rule-experience-text =
    Chaque mort-vivant éliminé vaut un point d’expérience ; d’autres actes d’une scène en valent aussi. À { $xp_yellow } points commence le Jaune, à { $xp_orange } l’Orange, à { $xp_red } le Rouge. Le plus haut niveau de tous fixe le danger des cartes.

    Livret #5
rule-travelling = Les plateaux qui grandissent
rule-travelling-text =
    Dans les scènes 6 et 8, le plateau grandit devant vous. Dès qu’un survivant se tient sur la dalle la plus récente, la table pose la suivante à côté, de n’importe quel côté et dans n’importe quel sens qui joigne deux zones à l’air libre. Maison : une dalle dont l’autre face est encore sur le plateau attend que celle-ci soit partie.

    À la fin du tour de jeu, les dalles sans survivant sont retirées avec tout ce qui s’y trouve, sans expérience ; mais aucune dont le départ séparerait les survivants. Maison : la plus récente reste.

    Il n’y a pas de pions invasion. Les morts-vivants arrivent aux zones de coin extérieures de chaque dalle où se trouve un survivant : la table dit à chaque fois où d’abord, puis dans le sens horaire.

    Livret, scènes S6, S8
rule-ultra-red = Le mode ultrarouge
rule-ultra-red-text =
    Si la table l’a choisi, l’expérience continue au-delà du rouge : le pointeur repart de 0, le niveau reste rouge. Repasser l’orange et le rouge apporte une compétence de ce niveau que la face Zombicide a encore. Quand elle n’en a plus, c’est n’importe quelle compétence de la liste. On compte ici au-delà de { $xp_red } au lieu de revenir en arrière.

    Livret #14
rule-difficulty = Plus facile ou plus difficile
rule-difficulty-text =
    À l’ouverture d’une table, on choisit les cartes mort-vivant : la moitié facile, 1 à 21, ou la moitié difficile, 22 à 42, au lieu de toutes. Les quatre cartes qui ouvrent portes et barricades peuvent être écartées. D’ordinaire, tout est joué.

    Livret #14
rule-car-driving-text =
    Le conducteur avance la voiture d’une ou deux zones extérieures pour une action, jamais dans le maïs, les bois ou une pièce. Dans chaque zone de morts-vivants où elle entre, pas dans celle du départ, elle attaque : les ratés touchent les amis à pied. Les dés de la voiture sont ceux d’une autre boîte : règle maison. Aucune compétence ne compte.

    Livret #8, #10
zombie-breaker-note = S’il n’a pas attaqué, il ouvre toutes les portes et barricades autour de sa zone au lieu de marcher ; les autres entrent aussitôt.
zombie-relative-note = Tant qu’un Proche est sur le plateau, personne n’est en mode Zombicide.
card-my-baby-note = Le survivant qui la trouve tombe sur un Proche dans la pièce, et la fouille s’arrête. Le détail est une règle maison : la carte n’est pas publique.
card-planks-note = Dans la scène 1, on la défausse contre du bois pour une fenêtre, sans action.
skill-free-ranged-note = Dépensée avant les actions ordinaires, elle ne sert qu’à tirer.
skill-free-melee-note = Dépensée avant les actions ordinaires, elle ne sert qu’en mêlée.
skill-barbarian-note = Pour chaque arme, là où la zone contient plus de morts-vivants que la carte n’a de dés ; les dés des compétences s’ajoutent.
skill-hit-and-run-note = Juste après l’attaque, gratuitement, une fois par attaque qui a tué.
skill-lynx-eye-note = La zone derrière une barricade fermée à côté de lui, le maïs voisin et, depuis le maïs, les zones autour. Une porte fermée et les bois l’arrêtent comme les autres.
skill-shove-note = Sans action. La zone doit être reliée par un chemin ouvert ; ce n’est pas un déplacement.
skill-taunt-note = Sans action, à deux zones au plus par un chemin ouvert. Ils n’attaquent personne d’autre.
skill-bloodlust-melee-note = Une action, et une de plus pour chaque mort-vivant qui le retient. Règle maison : l’attaque de mêlée gratuite vaut jusqu’à la fin du tour.
free-ranged = { $count ->
    [one] { $count } tir gratuit
   *[other] { $count } tirs gratuits
  }
free-melee = { $count ->
    [one] { $count } mêlée gratuite
   *[other] { $count } mêlées gratuites
  }

## Pourquoi le pilote automatique répondrait ainsi

hint-supplies = { $counted ->
    [windows] Il y a des planches parmi les cartes domestiques : elles barricadent une fenêtre.
    [household-left] La clé de la pompe est dans la maison : il faut piocher toutes les cartes domestiques.
    [mourners] Il y a des Proches parmi les cartes domestiques : chaque survivant doit en tuer un.
    [rooms] Il faut fouiller chaque pièce, et celle-ci ne l’a pas été.
   *[other] Il y a de quoi faire un Molotov parmi les cartes domestiques.
  }
hint-trust = Qui la donne peut passer en mode Zombicide : de meilleures compétences, et des armes dans les fouilles.
hint-asked-let-take = Tout le monde joue dans le même camp.
hint-asked-trust = En mode Zombicide, on se bat mieux.
hint-asked-drive-away = Des jetons réunis au même endroit se surveillent mieux.
hint-asked-run-to = Mieux vaut en finir ici d’abord.
hint-asked-start-area = Rien ne s’est encore passé : cette zone vaut bien les autres.
hint-asked-who-drives = N’importe qui peut conduire.
hint-asked-tile-side = Personne ne sait ce qui s’y trouve : ce côté vaut bien les autres.
hint-asked-tile-angle = C’est le premier sens qui convient.
hint-asked-first-spawn = Ils arrivent à tous les coins tour à tour ; l’ordre ne compte guère.
hint-asked-next-room = Toutes les pièces seront explorées ; l’ordre ne compte guère.
goal-lost = **Vous perdez** dès qu’un survivant meurt.
mission-modes = { $begun ->
    [romero] Tous commencent en **mode Romero** : peu de compétences, et les fouilles ne donnent que du matériel domestique. Le **mode Zombicide** apporte de meilleures compétences et des armes.
   *[zombicide] Tous commencent en **mode Zombicide** : toutes les compétences et les armes. Tant qu’un Proche est sur le plateau, tous sont en **mode Romero** : peu de compétences, rien que du matériel domestique.
  }
