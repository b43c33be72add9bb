# Les règles en courts articles, dans nos propres mots, chacune avec sa page du livret.

rule-round = Un tour de jeu, héros par héros
rule-round-text =
    Chacun gagne 1 Pouvoir, puis les héros agissent l’un après l’autre, dans l’ordre que vous voulez : un tour commencé se termine d’abord. Quand tous les quatre ont fini, les ennemis agissent, les citoyens courent chercher de l’aide et d’autres ennemis arrivent.

    Un héros a { $actions } actions par tour, une de plus dès le niveau Jaune. Ce qui reste à la fin du tour est perdu.

    Livret p. 6, 12

rule-winning-text =
    Tout le monde joue dans le même camp. Dès que les objectifs de la mission sont remplis, vous gagnez tous.

    Si un héros tombe, la partie est perdue à la fin du tour de jeu : jusque-là, elle peut encore être gagnée.

    Livret p. 6

rule-setup = Avant le premier tour
rule-setup-text =
    Quatre des six héros jouent, quel que soit le nombre de joueurs : vous les répartissez aussi également que possible. Le Pouvoir commence à 0. Les cartes Citoyen sont face cachée là où la mission le dit.

    Livret p. 5

rule-zones = Les zones
rule-zones-text =
    Une salle est une zone, un morceau de rue aussi. Deux zones qui partagent un côté ouvert sont voisines ; les coins ne comptent pas.

    Livret p. 7, 9

rule-move-text =
    Une action mène à une zone voisine. Chaque ennemi de la zone que l’on quitte coûte une action de plus : pour échapper à deux, il en faut trois. Entrer dans une zone avec des ennemis met fin au déplacement.

    Livret p. 12

rule-doors = Portes et bâtiments
rule-doors-text =
    Une action force une porte à la main ; elle reste ouverte. Derrière la première porte ouverte d’un bâtiment, une carte est piochée pour chaque salle marquée, dans l’ordre que vous choisissez ; puis les citoyens cachés sortent. Les portes de couleur attendent leur objectif, les portes scellées ne s’ouvrent jamais.

    Livret p. 12, 17

rule-objectives-text =
    Une action prend l’objectif de la zone du héros. La plupart donnent 5 d’expérience ; la mission dit ce qu’ils font d’autre.

    Livret p. 13

rule-exit-text =
    À la fin de son tour, un héros part par la sortie gratuitement, si aucun ennemi ne s’y trouve et si tout ce qui doit être fait avant l’est.

    Livret p. 21

rule-sight-text =
    Dans la rue, on voit tout droit, à n’importe quelle distance. Dans un bâtiment, ou vers lui, on voit à une zone, par les ouvertures et les portes ouvertes. Ni les gens ni les ennemis ne bloquent la vue.

    Livret p. 8

rule-power = Le Pouvoir
rule-power-text =
    Chaque héros gagne 1 Pouvoir au début du tour de jeu et 2 pour une action ; personne n’en a plus de 4. Avant le jet d’une attaque, chaque Pouvoir dépensé est un dé de plus. Compétences et Traits en coûtent aussi, sans action : cela est maison.

    Livret p. 13, 19

rule-traits = Les Traits héroïques
rule-traits-text =
    Une fois par tour, une action pioche un Trait. On en tient deux ; un troisième oblige à en défausser un. Un Trait sert une fois et part ; deux peuvent servir ensemble. Les Traits d’ici sont maison : les vrais ne sont pas publics.

    Livret p. 12

rule-ranged = Les attaques
rule-ranged-text =
    Chaque héros n’a que l’attaque de sa fiche : la mêlée touche sa propre zone, une attaque à distance ce qu’elle voit à sa portée. Chaque dé au moins égal au chiffre de la fiche est une touche. Ni héros ni citoyens ne sont touchés. La plupart des fiches sont maison.

    Livret p. 18

rule-priority = Sur qui tombent les touches
rule-priority-text =
    En mêlée comme à distance, les touches tombent d’abord sur les héros zombies, puis sur les Brutes, les Rôdeurs, les Forcenés. Chacun tombe sous autant de touches d’une attaque que son endurance ; moins ne font rien et sont perdues.

    Livret p. 18

rule-bystanders = Les citoyens
rule-bystanders-text =
    Dans une zone sans ennemi, une action sauve un citoyen : le Pouvoir monte au maximum, et la carte est gardée, une au plus. Une blessure tue un citoyen sur le plateau ; les combattants la parent avec un 5 ou un 6. Une carte tenue peut recevoir une blessure à la place de son héros. Chaque citoyen perdu coûte à chaque héros 1 Pouvoir et un Trait. Les citoyens courent vers les héros les plus proches, jamais parmi les ennemis.

    Livret p. 13, 20

rule-sign = Le signe des Avengers
rule-sign-text =
    Depuis sa zone, un héros le lance, c’est une attaque : un dé par ennemi visé, sauf les héros zombies, et rien ne s’y ajoute. Il sert deux fois. Sa portée et ce qui touche sont maison.

    Livret p. 20

rule-attack = Les ennemis attaquent
rule-attack-text =
    Chaque ennemi d’une zone avec des héros ou des citoyens inflige une blessure, sans jet. Vous les répartissez ; un citoyen en reçoit une au plus. Forcenés et héros zombies ont deux actions.

    Livret p. 14

rule-walking = Où vont les ennemis
rule-walking-text =
    Ceux qui n’ont pas attaqué vont vers la zone en vue la plus proche avec des héros ou des citoyens, sinon vers la plus proche par un chemin ouvert. Sans chemin, ils restent. Ils n’ouvrent aucune porte.

    Livret p. 14

rule-split = Les groupes qui se séparent
rule-split-text =
    Quand plusieurs chemins sont aussi courts, un type se partage également entre eux ; vous dites où va la figurine en trop. Personne n’est ajouté. Un héros zombie prend un seul chemin, à votre choix.

    Livret p. 14

rule-spawn = Les cartes Génération
rule-spawn-text =
    Une carte par zone de génération active, lue au niveau du héros le plus expérimenté. Une ruée agit aussitôt ; une activation supplémentaire fait agir tout un type, au niveau Bleu aussi ; un citoyen en danger arrive et, dès le Jaune, réveille les Rôdeurs voisins ; un héros zombie vient de son propre paquet. Les lignes des cartes sont maison.

    Livret p. 15, 16

rule-shortage = La boîte est vide
rule-shortage-text =
    S’il manque des figurines d’un type, celles qui restent viennent, puis tout le type agit une fois de plus. Si tous les héros zombies sont sur le plateau, chacun agit une fois de plus : cela est maison.

    Livret p. 16

rule-levels = Expérience et niveaux
rule-levels-text =
    Chaque ennemi donne 1 d’expérience, un héros zombie autant que son endurance. Le Jaune commence à { $xp_yellow }, l’Orange à { $xp_orange }, le Rouge à { $xp_red } ; chaque niveau donne la compétence de la fiche.

    Livret p. 10

rule-skills-text =
    Une compétence agit d’elle-même, ou une fois par tour quand il faut l’utiliser : `/compétence utiliser`. Son Pouvoir se paie d’abord. La plupart sont maison : les vraies fiches ne sont pas publiques.

    Livret p. 10

rule-order = Qui agit quand
rule-order-text =
    N’importe quel héros peut agir d’abord, qui que ce soit qui le mène, puis n’importe quel autre qui n’a pas eu son tour. Un tour commencé se termine avant que le suivant commence.

    Livret p. 12
