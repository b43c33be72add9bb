# Les règles en courts articles, avec nos mots, et leur place dans le livret.

rule-round = Un tour de jeu
rule-round-text =
    Le premier joueur joue tous ses survivants, l’un après l’autre, dans l’ordre qu’il veut ; puis le joueur suivant fait de même. Quand tout le monde a fini, les zombies agissent, puis d’autres arrivent.

    Un survivant a { $actions } actions par tour, une de plus à partir du niveau jaune. Presque tout coûte une action et peut se répéter. Les actions gratuites des compétences s’y ajoutent, chacune pour un seul usage. Finir son tour plus tôt fait perdre le reste.

    Défausser des cartes et en assembler ne coûte rien.

    Livret #4, #6
rule-winning = Gagner et perdre
rule-winning-text =
    Tout le monde joue dans le même camp. Dès que les objectifs de la mission sont atteints, tous les joueurs gagnent, même ceux dont les survivants sont tombés.

    Quand le dernier survivant succombe, tous les joueurs perdent.

    L’article de la mission dit ce qu’il faut faire, parfois dans l’ordre. Si un but ne peut plus être atteint, la partie est perdue aussitôt.

    Livret #2, #4, #10
rule-move = Se déplacer
rule-move-text =
    Une action mène un survivant dans une zone voisine : le long de la rue, par une porte ouverte, ou par une ouverture entre deux pièces. Jamais en diagonale, jamais à travers une porte fermée.

    Quitter une zone où il y a des zombies coûte une action de plus pour chacun. Avec deux Walkers autour de soi, partir coûte donc trois actions. La compétence Insaisissable en dispense.

    Entrer dans une zone occupée par des zombies met fin au déplacement, même si l’on pouvait franchir deux zones.

    Livret #5, #6
rule-search = Fouiller
rule-search-text =
    Dans une pièce sans zombie, un survivant peut piocher une carte Équipement, pour une action. On ne fouille pas la rue. Une fois par tour est la limite, fouilles gratuites comprises.

    La carte se garde ou se défausse, et l’on peut ensuite ranger son propre inventaire gratuitement. Une lampe-torche donne une carte de plus.

    « Aaahh ! » n’est pas une trouvaille : un Walker apparaît dans la pièce. Quand la pioche est vide, la défausse mélangée la remplace.

    Livret #6
rule-doors = Portes et maisons
rule-doors-text =
    Ouvrir une porte fermée au bord de sa zone demande une action et le bon outil en main : { $tools }. Sans bruit : { $quiet_tools } ; les autres s’entendent.

    La première porte d’une maison révèle qui s’y cache : on pioche une carte Zombie pour chacune de ses pièces. Les cartes d’activation supplémentaire et de bouche d’égout font ce qu’elles disent, et la pièce reste vide. Ouvrir plus tard une autre porte n’amène plus personne.

    Une maison dont une porte est ouverte dès le début est déjà connue.

    Livret #6
rule-inventory = Mains et sac
rule-inventory-text =
    Un survivant porte { $inventory } cartes au plus : { $hand } en main et { $pack } dans son sac. Armes et outils ne servent qu’en main. Le masque de hockey, la lampe-torche et les munitions servent aussi dans le sac.

    Pour une action, on range autant de cartes qu’on veut ; cela reste gratuit tant qu’on ne fait rien d’autre. Après une fouille, c’est gratuit de toute façon.

    Avec une carte de trop, il faut en laisser une. On peut défausser à tout moment, gratuitement.

    Livret #5, #6
rule-trade = Échanger
rule-trade-text =
    Deux survivants dans la même zone échangent autant de cartes qu’ils veulent, pour une action de celui dont c’est le tour. Chacun peut en profiter pour ranger les siennes.

    Les blessures ne s’échangent pas. Une arme à recharger le reste en changeant de mains.

    Livret #6, #8
rule-objectives = Les objectifs
rule-objectives-text =
    Un survivant dans la zone d’un objectif le prend pour une action. La mission dit ce qu’il apporte : le plus souvent { $xp_objective } points d’expérience, parfois la clé d’une porte, un remède ou la victoire.

    Des zombies dans la zone n’empêchent pas de le prendre.

    Livret #6, #10
rule-sight = La ligne de vue
rule-sight-text =
    Dans la rue, on voit en ligne droite le long des bords du plateau, à toute distance, jusqu’à un mur ou jusqu’au bord. Jamais en diagonale.

    Dans une maison, on voit sa pièce et celles qui la touchent par une ouverture ou une porte ouverte, à une zone de distance. De la rue, on voit la première pièce derrière une porte ouverte ; de cette pièce, on voit tout droit dans la rue.

    Les figurines ne cachent jamais rien. Zombies et survivants voient de même.

    Livret #5
rule-melee = Combattre en mêlée
rule-melee-text =
    Avec une arme de mêlée en main, une action attaque les zombies de sa propre zone. On lance autant de dés que la carte le dit ; chaque dé qui atteint la valeur demandée est un succès.

    On répartit les succès comme on veut entre les zombies. Un succès touche un seul zombie, les dégâts en trop sont perdus. À chacun sa résistance : { $damage_walker } pour un Walker ou un Runner, { $damage_fatty } d’un seul coup pour un Fatty, { $damage_abomination } pour l’Abomination.

    Les autres survivants de la zone ne risquent rien.

    Livret #8
rule-ranged = Tirer
rule-ranged-text =
    Avec une arme à distance en main, une action tire dans une zone que l’on voit et qui est à portée. Une portée de 1-3 veut dire : à une zone au moins, à trois au plus. Peu importe qui se tient entre les deux.

    On lance les dés de la carte ; chacun qui atteint la valeur demandée est un succès. On ne choisit pas qui l’on touche : voir « Qui est touché d’abord ». Chaque action de tir fait un bruit.

    Livret #8
rule-priority = Qui est touché d’abord
rule-priority-text =
    Les succès d’un tir tombent dans cet ordre :
    1. les autres survivants de la zone,
    2. les Walkers,
    3. les Fatties et l’Abomination,
    4. les Runners.

    Il faut vider un rang avant de toucher le suivant. Un Fatty que l’arme ne peut pas blesser encaisse tous les succès restants et protège ainsi les Runners.

    Un survivant reçoit une blessure par point de dégât : une arme à { $wounds } dégâts le tue donc d’un coup. Le fusil de sniper et la compétence Sniper choisissent librement.

    Livret #8
rule-dual = Deux armes à la fois
rule-dual-text =
    Deux armes identiques marquées « dual », une dans chaque main, attaquent ensemble pour une seule action : deux fois plus de dés, un seul bruit. À distance, elles visent la même zone.

    Sont duales : { $duals }. Un survivant ambidextre emploie toute arme ainsi.

    Les compétences qui ajoutent un dé l’ajoutent à chacune des deux.

    Livret #8, #9
rule-reload = Recharger
rule-reload-text =
    Sont vides après un tir : { $reloads }. Recharger coûte une action ; une paire en main se recharge en une fois.

    À la fin de chaque tour, toutes les armes sont rechargées gratuitement. Donner une arme vide ne la recharge pas.

    Livret #8
rule-upgrades = Molotov et fusil de sniper
rule-upgrades-text =
    Certaines cartes s’assemblent, sans rien payer, et le résultat peut aussitôt être pris en main.

    Une carabine et un viseur font un fusil de sniper : on choisit librement ses cibles.

    Une bouteille et du carburant font un Molotov. Lancé dans une zone en vue, à une zone au plus, il se passe de dés : tout y meurt, survivants et Abomination compris. Qui le lance gagne l’expérience de tous les zombies ; la carte est perdue. Et cela fait du bruit.

    Livret #8
rule-attack = Quand les zombies attaquent
rule-attack-text =
    À leur tour, tous les zombies qui partagent une zone avec des survivants attaquent : sans dés, chacun inflige une blessure. Les joueurs répartissent les blessures entre les survivants présents.

    Une blessure arrache une carte, au choix de la victime, et en prend la place. Au bout de { $wounds } blessures on meurt, et toutes les cartes sont défaussées. Tous les zombies de la zone dépensent leur action, même s’il en fallait moins.

    On peut sacrifier un masque de hockey au lieu d’une blessure. Un survivant coriace ignore la première blessure de chaque tour des zombies.

    Livret #7
rule-walking = Comment marchent les zombies
rule-walking-text =
    Les zombies qui n’ont pas attaqué avancent d’une zone.
    • S’ils voient des survivants, ils vont vers eux ; entre plusieurs zones en vue, vers la plus bruyante.
    • S’ils ne voient personne, ils vont vers la zone la plus bruyante où mène un chemin ouvert.
    • Si aucun bruit n’est accessible, ils vont vers la zone la plus bruyante comme si toutes les portes étaient ouvertes, jusqu’à ce qu’une porte fermée les arrête.

    Ils prennent toujours le chemin le plus court. Toutes les attaques viennent avant tous les déplacements.

    Livret #7
rule-split = Quand les groupes se séparent
rule-split-text =
    Si plusieurs chemins sont aussi courts, ou plusieurs zones aussi bruyantes, le groupe se sépare en parts égales, chaque type de zombie pour lui-même. Si le compte n’est pas juste, on ajoute des figurines jusqu’à ce qu’il le soit. Un Fatty ajouté ainsi vient sans Walkers.

    S’il ne reste pas assez de figurines, la table dit où va le zombie en trop, et ce type de zombie agit une fois de plus.

    L’Abomination ne se sépare jamais : la table choisit son chemin.

    Livret #7
rule-spawn = L’arrivée des zombies
rule-spawn-text =
    Quand les zombies ont agi, on pioche une carte pour chaque zone d’invasion, toujours dans le même ordre. La ligne qui compte est celle du niveau de danger : le niveau du survivant le plus expérimenté encore debout.

    Chaque Fatty amène { $escort_fatty }. Quand la pioche est vide, la défausse mélangée la remplace.

    Livret #7
rule-shortage = Quand la boîte est vide
rule-shortage-text =
    S’il manque des figurines d’un type pour une carte, on place celles qui restent. Puis tous les zombies de ce type agissent aussitôt une fois de plus. Une seule fois pour toute la carte, quel que soit le nombre manquant.

    De même quand un groupe ne peut pas se séparer à parts égales. Le remède : éliminer des zombies à temps.

    Livret #7
rule-experience = Expérience et danger
rule-experience-text =
    Chaque zombie éliminé donne 1 point d’expérience, l’Abomination { $xp_abomination }, et bien des objectifs { $xp_objective }.
    • { $xp_yellow } points, jaune : une action de plus, pour toujours.
    • { $xp_orange } points, orange : une nouvelle compétence parmi deux de sa fiche.
    • { $xp_red } points, rouge : une nouvelle compétence parmi trois de sa fiche.

    Une nouvelle compétence sert aussitôt. Mais les zombies arrivent au niveau du survivant le plus expérimenté : prendre trop d’avance est dangereux. S’il succombe, le danger retombe au niveau du suivant.

    Livret #5
rule-end = La fin du tour
rule-end-text =
    Quand les zombies ont fini, tous les pions Bruit sont retirés, toutes les armes sont rechargées, et le pion Premier joueur passe au joueur suivant. Chacun retrouve alors toutes ses actions.

    Livret #4, #8
rule-skills = Les compétences
rule-skills-text =
    Chaque survivant commence avec sa compétence bleue, gagne la jaune à { $xp_yellow } points, puis en choisit une à l’orange et une au rouge. Une nouvelle compétence sert dès le tour où elle est acquise. Si une compétence contredit une règle, la compétence l’emporte.

    Les compétences du même genre s’additionnent. Les dés en plus comptent pour chaque arme d’une paire. Les relances de sources différentes s’emploient l’une après l’autre ; le nouveau résultat compte toujours.

    Les compétences de chaque survivant ont leur propre article.

    Livret #5, #9
rule-skill = • **{ $skill }** : { $summary }
rule-sheet-text =
    Bleu :
    { $blue }

    Jaune ({ $xp_yellow } XP) :
    { $yellow }

    Orange ({ $xp_orange } XP), une au choix :
    { $orange }

    Rouge ({ $xp_red } XP), une au choix :
    { $red }

    Livret #9
