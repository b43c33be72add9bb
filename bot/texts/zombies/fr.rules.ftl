# Les règles de Zombies!!! en courts articles, dans nos propres mots.

group-town-rule = Zombies!!!, règle
group-town-rule-all = Règles de Zombies!!! ({ $count })
group-town-tile = Zombies!!!, tuile
group-town-tile-all = Tuiles de Zombies!!! ({ $count })
group-town-card = Zombies!!!, carte
group-town-card-all = Cartes événement de Zombies!!! ({ $count })

town-rule-aim = Comment gagner
town-rule-aim-text =
    Chacun joue pour soi. Qui se tient le premier sur la case centrale de l’héliport, sans zombie, s’envole et gagne. De même qui réunit le premier { $trophies } trophées, c’est-à-dire des zombies vaincus.

    Le dernier trophée fait gagner aussitôt, même au milieu d’un combat.

    S’il ne reste aucun zombie, ni en ville ni dans la boîte, et que l’héliport est hors d’atteinte, qui a le plus de trophées l’emporte (règle maison).

    Livret : But du jeu

town-rule-setup = Mise en place
town-rule-setup-text =
    Chaque pion part du centre-ville, avec { $life } jetons de vie, { $bullets } jetons de balles et { $hand } cartes événement que nul autre ne voit. Les tuiles sont mélangées, l’héliport va sous la pile. Le hasard dit qui commence ; les autres suivent dans le sens horaire.

    De deux à six personnes ; seul, on peut s’entraîner.

    Livret : Mise en place

town-rule-turn = Un tour, étape par étape
town-rule-turn-text =
    1. Piocher une tuile et la poser.
    2. Combattre un zombie qui se tient sur sa propre case.
    3. Piocher des cartes jusqu’à en avoir { $hand }.
    4. Lancer le dé de déplacement.
    5. Avancer d’autant de cases au plus ; on combat chaque zombie en chemin.
    6. Lancer le dé des zombies et en déplacer autant d’une case.
    7. Défausser une carte si on veut ; cela finit le tour.

    Ce qui ne dépend pas de vous se fait tout seul ; `/tempo` dit jusqu’où. `/agir` montre ce qui reste à faire.

    Livret : Tour de jeu

town-rule-tiles = Poser les tuiles
town-rule-tiles-text =
    La tuile se tourne à volonté. Ses routes doivent rejoindre des routes, jamais un mur, et une au moins doit se raccorder. Deux côtés sans route peuvent se toucher.

    L’image montre chaque emplacement permis avec un numéro, et les façons d’y tourner la tuile avec des lettres.

    Une tuile qui ne va nulle part sort du jeu et le tour continue ; l’héliport est remélangé tant qu’il reste des tuiles.

    Livret : Placer des tuiles

town-rule-populate = Ce qu’une tuile amène
town-rule-populate-text =
    Une tuile sans bâtiment nommé amène un zombie par sortie, sur des cases de route différentes. Un bâtiment nommé amène ce qui y est imprimé : zombies, jetons de vie et jetons de balles, tous à l’intérieur. L’héliport amène neuf zombies.

    Une case porte au plus un zombie et au plus un jeton. S’il y a un choix, il revient à la personne dont c’est le tour : le bot place tout, sauf si vous faites chaque étape vous-même (`/tempo`).

    La boîte contient { $zombies } zombies, trophées compris. Quand elle est vide, il en vient moins.

    Livret : Placer des tuiles

town-rule-fight = Combats
town-rule-fight-text =
    Lancez un dé et ajoutez ce que donnent les armes. { $wins } ou plus bat le zombie : c’est un trophée.

    Sinon, perdez une vie et relancez, ou dépensez exactement les balles qui manquent pour faire { $wins }. S’il n’y en a pas assez, on n’en dépense aucune.

    On n’abandonne pas un combat. Une seule arme compte, la meilleure ; le fusil à pompe s’y ajoute. Un zombie amené sur votre case attend votre prochaine étape 2.

    Livret : Combat

town-rule-death = Mourir
town-rule-death-text =
    Qui perd sa dernière vie meurt aussitôt. Le pion retourne au centre-ville, la marche est finie, la moitié des trophées (arrondie à l’unité supérieure) et tous les objets posés devant soi sont perdus. Les cartes en main restent.

    Le tour continue. Au début de votre prochain tour, vous avez de nouveau { $life } vies et { $bullets } balles, ni plus ni moins.

    Livret : Combat

town-rule-walk = Marcher
town-rule-walk-text =
    Le dé dit de combien de cases vous pouvez avancer ; on peut s’arrêter avant. On suit les routes, on traverse l’intérieur des bâtiments nommés et leurs portes ; jamais en diagonale. Les autres bâtiments ne s’ouvrent pas.

    Sur chaque case à zombie on combat avant de continuer. Le menu propose pour chaque case à portée le chemin qui a le moins de combats, puis le moins de pas ; avancez par étapes pour en prendre un autre.

    Livret : Déplacement des joueurs

town-rule-tokens = Vies et balles
town-rule-tokens-text =
    On ramasse un jeton aussitôt sur une case sans zombie, ou quand son zombie est battu. Nul n’a plus de { $limit } vies ; un jeton de trop reste où il est. Les balles ne sont pas limitées.

    Les deux ne servent qu’en combat, sauf si une carte dit autre chose.

    Livret : Règles additionnelles

town-rule-zombies = Les zombies bougent
town-rule-zombies-text =
    Le dé dit combien de zombies bougent. La personne dont c’est le tour en déplace autant, tous différents, d’une case chacun, autant que possible. Jamais deux sur une case ; ni pions ni jetons ne les arrêtent. Ils passent aussi les portes.

    `/zombies diriger` fait tous les déplacements restants vers quelqu’un : les plus proches d’abord.

    Livret : Déplacement des zombies

town-rule-cards = Cartes événement
town-rule-cards-text =
    Les cartes se jouent à tout moment, même pendant le tour et les combats des autres : `/carte jouer`. Mais une seule entre le début de votre tour et le début du suivant, et jamais plus de { $hand } en main. Une carte contre un adversaire ne se joue jamais contre soi.

    De deux cartes jouées à la même occasion, la dernière agit d’abord. Quand la pioche est vide, la défausse est remélangée.

    Livret : Cartes événement

town-rule-items = Objets
town-rule-items-text =
    Un objet se joue à l’intérieur de son bâtiment, puis reste posé devant vous, à la vue de tous. Dès lors on l’utilise quand on veut à son tour ou dans son combat : `/carte utiliser`. Ce n’est pas jouer une carte. Certains agissent d’eux-mêmes tant qu’ils sont posés.

    Un seul de chaque sorte devant vous. Tous sont perdus à votre mort.

    Livret : Cartes événement

town-rule-window = Jouer pendant le tour des autres
town-rule-window-text =
    Une carte peut être jouée chaque fois que la partie attend quelqu’un. On n’attend personne pour cela : c’est le réglage habituel, comme on joue à des heures différentes. `/carte passer` avec « me poser de nouveau la question » fait que la partie vous attend.

    Elle attend alors une fois par tour, quand une marche est annoncée. On demande à qui a des cartes et peut encore en jouer une ; quelles cartes, peu importe. Jouez-en une, ou passez : une fois, pour ce tour, ou jusqu’à nouvel ordre. Qui ne répond pas à temps passe. Une marche qu’une carte a changée s’annonce de nouveau.

    Une table peut aussi choisir d’attendre tout le monde d’emblée, ou de jouer ses cartes à son propre tour seulement.

    Règle maison, d’après les Cartes événement du livret

town-rule-helipad = L’héliport
town-rule-helipad-text =
    Il est posé par qui a le moins de trophées ; entre plusieurs, le hasard décide. Il se place comme une tuile à quatre routes, et un zombie se tient sur chacune de ses neuf cases.

    Pour s’échapper, atteignez sa case centrale et battez-y le zombie. Une table peut convenir que n’importe laquelle de ses cases suffit.

    Livret : Règles additionnelles

town-rule-closed = Une ville fermée
town-rule-closed-text =
    Quand aucune route n’est plus ouverte, aucune tuile ne peut être posée. Le tour qui a fermé la ville finit aussitôt. Si l’héliport n’est pas encore là, seuls { $trophies } trophées font gagner.

    Livret : Placer des tuiles

town-rule-options = Ce qu’une table peut choisir
town-rule-tempo = Le rythme d’un tour
town-rule-tempo-text =
    Ce qui ne vous laisse aucun choix se fait tout seul. Une tuile qui ne va que d’une façon est posée aussitôt, et le bot place ce qu’elle amène. Le combat sur votre case suit la tuile : jouez une carte ou servez-vous d’un objet avant de la poser. Vous ne lancez le dé vous-même que si une carte peut encore passer avant. Un jet qui coûte une vie quoi qu’on fasse est payé aussitôt ; votre dernière vie attend une carte de vous.

    « Finir le tour » pendant une marche l’arrête, envoie les zombies vers l’adversaire qui a le plus de trophées et ne défausse rien.

    Qui veut faire chaque étape le dit avec `/tempo`, ou sous « Autrement… » : vous placez alors zombies et jetons, lancez combats et dés, et choisissez à chaque jet perdu tant qu’une carte ou un objet peut aider.

    Règle maison

town-rule-options-text =
    Avec `/partie nouvelle` :

    Héliport : la dernière tuile, parmi les dix dernières, ou quelque part dans la moitié basse.
    Fuite : sur la case centrale de l’héliport, ou sur n’importe laquelle.
    Cartes : à tout moment sans attendre personne ; en attendant les autres ; ou à son propre tour seulement.
    Tempo : les étapes sans choix passent, ou chaque étape se demande.
    Trophées : { $trophies }, ou moins quand on est nombreux ({ $shorter }).
    Attente : combien de temps on attend les autres.

town-tile-text =
    { $role ->
        [start] D’ici partent tous les pions, et ici reviennent les morts.
        [end] Qui atteint son centre et y bat le zombie s’échappe.
        [building] Un bâtiment nommé : ce qu’il amène se trouve à l’intérieur.
       *[road] Une route ; ses bâtiments ne s’ouvrent pas.
    }

    { $exits ->
        [0] Aucune route n’en sort
        [one] Une route en sort
       *[other] { $exits } routes en sortent
    }{ $doors ->
        [0] .
        [one] ; une porte mène à l’intérieur.
       *[other] ; { $doors } portes mènent à l’intérieur.
    }
    Amène { $zombies ->
        [0] aucun zombie
        [one] { $zombies } zombie
       *[other] { $zombies } zombies
    }, vies : { $life }, balles : { $bullets }. { $copies ->
        [one] Il n’y en a qu’une.
       *[other] Il y en a { $copies }.
    }{ $cards ->
        [0] {""}
       *[other] {" "}Se joue ici : { $names }.
    }

    Livret : Placer des tuiles

town-card-text =
    { $text }

    { $sort ->
        [item] Un objet : { $place ->
            [some] se pose à l’intérieur de ce bâtiment : { $building }.
           *[none] se pose n’importe où.
        }
        [help] Aide qui la joue.
        [against] Se joue contre un adversaire.
       *[zombies] Déplace ou amène des zombies.
    } { $copies ->
        [one] Il n’y en a qu’une.
       *[other] Il y en a { $copies }.
    }{ $noted ->
        [none] {""}
       *[other] {" "}{ $note }
    }

    Livret : Cartes événement
town-card-adrenaline-rush-note = La planche à roulettes compte avant le doublement.
town-card-alternate-food-source-note = Cela vaut pour tous. La grenade agit quand même, et l’héliport ne demande alors aucun combat.
town-card-keys-are-still-in-it-note = Ni la planche ni les lacets ne changent ces dix cases ; la peur vous arrête quand même.
town-card-much-needed-rest-note = Permis sous l’effet de la peur.
town-card-grenade-note = La case de route devant une porte compte pour le bâtiment.
town-card-molotov-cocktail-note = La case de route devant une porte compte pour le bâtiment.
town-card-fear-note = Jouée pendant le tour de la victime, elle agit au tour d’après.
town-card-hysterical-paralysis-note = Pas même un combat.
town-card-not-dead-note = Balles et vies peuvent corriger les jets. Qui n’a qu’un trophée perd celui-là.
town-card-brain-cramp-note = Se joue entre le jet et la marche, ou d’avance pour la prochaine marche.
town-card-shoes-untied-note = Un jet de 1 devient 0 : pas de marche.
town-card-shotgun-note = Trois jets, quels que soient les combats.
town-card-all-the-marbles-note = D’ici là, la sixième étape de chaque tour est sautée.
town-card-bad-sense-of-direction-note = Avec une seule vie, on ne peut pas payer.
