# Les règles de Trust Me en courts articles, avec nos mots ; les longueurs viennent des données, en centimètres.

group-trust-start = Trust Me, début
group-trust-start-all = Pour commencer : but, mise en place, options (articles : { $count })
group-trust-turn = Trust Me, tour
group-trust-turn-all = Le tour : actions et coûts (articles : { $count })
group-trust-plane = Trust Me, plateau
group-trust-plane-all = Le plateau : lieux, déplacements, vue, bruit (articles : { $count })
group-trust-fight = Trust Me, combat
group-trust-fight-all = Combattre : attaques, blessures, marqueurs Cible (articles : { $count })
group-trust-zombies = Trust Me, zombies
group-trust-zombies-all = Les zombies : ce qui les attire (articles : { $count })
group-trust-sheet = Trust Me, fiche
group-trust-sheet-all = La fiche : cases, sacs, fouille, échange (articles : { $count })
group-trust-end = Trust Me, fin
group-trust-end-all = La fin : rentrer, la traque (articles : { $count })
group-trust-ruling = Trust Me, décision
group-trust-ruling-all = Là où le livret se contredit (articles : { $count })
group-trust-passport = Trust Me, survivant
group-trust-passport-all = Les survivants (articles : { $count })
group-trust-objective = Trust Me, objectif
group-trust-objective-all = Les objectifs (articles : { $count })
group-trust-token = Trust Me, pion
group-trust-token-all = Armes et objets (articles : { $count })

## Pour commencer

rule-trust-start-aim = Comment gagner
rule-trust-start-aim-text =
    Chacun a un objectif secret. Remplissez-le, revenez à votre communauté, au bord du plateau, et dites que vous rentrez : vous avez gagné. Plusieurs personnes peuvent gagner la même partie.

    Votre objectif reste secret, même après votre mort. Mentir à son sujet est permis, et même conseillé.

    La première personne à rentrer avec succès lance la traque : tôt ou tard, plus personne n’est en sécurité dehors.

    Livret p. 3, 18
rule-trust-start-setup = La mise en place
rule-trust-start-setup-text =
    Chacun pose des décors pour { $least } à { $most } points : une voiture 3, une tente 2, une barricade ou des barbelés 1. Un jeton est caché dans chaque voiture et chaque tente ; les autres sont posés face cachée à plus de { $tokens_from_rim } cm du bord : 1 de chaque ressource, 8 autres, et 1 par personne.

    Chacun reçoit un objectif, regarde 2 armes et 2 objets, et en garde 2, au choix. Le bruit lointain et les communautés sont là où pointent des cartes Invasion, les communautés à { $communities } cm au moins les unes des autres. Un groupe de zombies se tient au centre.

    Le plus haut jet vert choisit qui commence, à chaque tour.

    Valeurs maison : un décor est à { $rim } cm du bord, { $gap } cm des autres, { $clear } cm du centre ; un jeton à { $token_gap } cm des autres. Avec la disposition habituelle, le hasard place tout.

    Livret p. 17
rule-trust-start-secrets = Ce qui est secret
rule-trust-start-secrets-text =
    À vous seul : votre objectif, ce que vous gardez de vos quatre premiers jetons tant que cela n’est pas visible, ce qui est sur votre case « ? », dans votre sac à dos ou votre sacoche, et ce que vous avez vu des jetons du plateau. Le bot ne le montre à personne d’autre, pas même à la modération : `/main`.

    Tout le reste est visible : mains, cases, blessures, pions Action et Fatigue, marqueurs Cible.

    Un jeton caché ne se retourne pas devant les autres. Ce que vous en dites ne regarde que vous.

    Livret p. 3, 13
rule-trust-start-options = Ce qu’une table peut choisir
rule-trust-start-options-text =
    Avec `/partie nouvelle` :

    Disposition : le hasard place décors et jetons, ou chacun pose les siens à la main, à son tour.
    Bruit : les cartes Invasion déplacent le bruit lointain, ou l’on retire ses quatre cartes et il reste où il est.

    Livret p. 3 ; disposition au hasard : maison

## Le tour

rule-trust-turn-round = Un tour
rule-trust-turn-round-text =
    Dans le sens des aiguilles d’une montre à partir du premier joueur, chacun fait une action, encore et encore, jusqu’à ce que plus personne n’ait de pion pour payer. Qui n’en a plus est sauté.

    1. On déclare l’action et l’on pose son pion.
    2. Qui a un marqueur Cible sur vous peut frapper d’abord.
    3. L’action se fait, si elle est encore possible. Après une réaction, on peut aussi y renoncer.
    4. Un groupe qui vous poursuit et se tient à { $close } cm au plus attaque.

    Ensuite viennent les zombies : jets d’infection et de brûlure, déplacement des groupes, carte Invasion, récupération.

    Livret p. 12
rule-trust-turn-cost = Ce que coûte une action
rule-trust-turn-cost-text =
    Vous avez { $tokens_each } pions par tour. Chaque action en pose un sur une case de votre fiche avant toute autre chose : côté Action, ou côté Fatigue si elle est épuisante. Le bonus de la case est perdu jusqu’au retour du pion.

    Il va sur n’importe quelle case sans objet ni pion de ce genre ; sur une blessure seulement si aucune autre n’est libre. Les baskets en portent un. Une action qui a besoin d’un bonus ne se paie pas avec cette case-là.

    Sont épuisants la course et l’attaque de mêlée, et tout déplacement qui grimpe sur une voiture ou la traverse ; courir par-dessus une voiture coûte deux Fatigues.

    Livret p. 8, 13, 14 ; où va le pion : maison
rule-trust-turn-actions = Toutes les actions
rule-trust-turn-actions-text =
    {"**Une Action**"} : se déplacer, se glisser sans bruit, tirer, lancer une arme, viser, fouiller, fouiller un corps, réorganiser, échanger, faire du bruit, se reposer (une Fatigue devient une Action), recharger, fusée, trousse de soin, étouffer le feu, ne rien faire.

    {"**Une Fatigue**"} : course, attaque de mêlée ; une de plus pour grimper sur une voiture.

    {"**Gratuit**"}, autant de fois qu’on veut : poser quelque chose à côté de soi, faire passer son marqueur Cible d’un survivant à un autre, bandage, détonateur, talkie-walkie, porte-bonheur.

    Réorganiser déplace tout ce qui est sur la fiche, pions Action et Fatigue compris. Ce qu’on pose est face cachée.

    Livret p. 13, 14
rule-trust-turn-recovery = La récupération
rule-trust-turn-recovery-text =
    Après le tour des zombies, vous reprenez soit tous vos pions Action, soit une Fatigue. Les autres restent sur votre fiche, et vous en avez moins pour agir.

    Alexander reprend toutes ses Actions et une Fatigue.

    Livret p. 8 ; Alexander : maison

## Le plateau

rule-trust-plane-places = Nommer un lieu
rule-trust-plane-places-text =
    Le plateau fait { $side } cm sur { $side }. Son quadrillage ne sert qu’à nommer : lettres d’ouest en est, numéros du nord au sud, { $field } cm par case.

    On peut taper `F4`, `12 vers F4` (12 cm dans cette direction), `à fond vers voiture 2`, `derrière tente 1`, `à 10 de Virginie`, `8 nord-est`, `sur voiture 1`, `dans tente 3`, `maison`, ou `F4 +10 -5` (millimètres depuis le milieu de la case). L’effet s’affiche pendant qu’on tape.

    Ou bien choisissez un numéro de l’image, ou « Ailleurs… » pour un formulaire.

    Les distances vont de socle à socle. Un socle fait 2,5 cm (maison).

    Pas dans le livret : à table, on montre du doigt
rule-trust-plane-move = Se déplacer
rule-trust-plane-move-text =
    Toujours tout droit. Un déplacement fait { $step } cm, une course { $run } cm ; tant que « Déplacement +5 cm » est libre, { $stride } cm de plus. Se glisser fait { $step } cm, et seulement si cette case est libre. Déplacement et course font un bruit au départ et à l’arrivée ; se glisser n’en fait aucun.

    Survivants et alphas vous arrêtent. Une voiture aussi, sauf si vous grimpez. On vous dit jusqu’où vous arrivez vraiment.

    On vous voit à chaque pas du chemin, pas seulement à la fin.

    Livret p. 13, 14 ; tout droit : maison
rule-trust-plane-scenery = Les décors
rule-trust-plane-scenery-text =
    {"**Voiture**"} : cache la vue ; y grimper ou la traverser coûte une Fatigue de plus ; tir au travers −3. Dessus, tous vous voient. {"**Tente**"} : cache dans les deux sens ; à cheval, on est dedans ; tir vers elle ou depuis elle −1 ; on la traverse librement. Elle ne brûle jamais.

    {"**Barricade**"} : ne se passe qu’avec un déplacement assez long pour la franchir ; on finit juste derrière. Sinon on s’arrête devant. Au contact, +1 contre les tirs qui la traversent. Les zombies s’arrêtent ; au contact, vert + 1 par zombie doit dépasser { $barricade } pour la détruire, puis ils avancent de { $broken_through } cm.

    {"**Barbelés**"} : { $stride } cm de moins aussitôt ; si l’on y finit, le déplacement suivant aussi. Ils ne gênent pas les zombies.

    Une voiture arrête un groupe au contact ; au tour suivant il est dessus, puis il descend.

    Livret p. 10, 11 ; dimensions : maison
rule-trust-plane-sight = La vue
rule-trust-plane-sight-text =
    Un alpha voit à 60 degrés devant lui, jusqu’au bout du plateau, sauf si une voiture ou une tente s’interpose. Toucher le cône suffit : dans le doute, l’alpha a raison.

    Dans une tente, on ne voit et l’on n’est vu qu’à l’intérieur de cette tente. Sur une voiture, on est vu par-dessus elle.

    Survivants et zombies ne cachent personne. Viser demande une vue dégagée ; tirer non, on y perd seulement selon ce qui s’interpose.

    Livret p. 9, 10, 20
rule-trust-plane-noise = Bruit et vacarme
rule-trust-plane-noise-text =
    Un **bruit** s’entend des alphas errants à { $noise } cm au plus de l’endroit où il est fait (pour un survivant : le milieu du socle) ; un **vacarme** et le bruit lointain, de tous, partout. Chacun va vers ce qu’il a entendu en dernier. Ceux qui poursuivent n’entendent rien.

    Bruit : déplacement et course aux deux bouts, fouille, attaque de mêlée, ce qu’on lance pour faire du bruit (à { $throw } cm au plus, sans avoir à voir). Vacarme : un tir, une arme de jet qui éclate, une fusée, une brûlure quand on la reçoit et à la fin de chacune de vos activations.

    Sans bruit : se glisser, viser, se reposer, échanger, réorganiser, le tireur embusqué.

    Livret p. 8, 9, 13 ; les silences : maison

## Combattre

rule-trust-fight-attack = Une attaque
rule-trust-fight-attack-text =
    L’attaquant lance le dé de l’arme, et un jaune tant que « Mêlée +1 dé » ou « Distance +1 dé » est libre ; « Relance » permet de relancer un dé. On ajoute le bonus du passeport, et 2 avec deux armes de même catégorie en main.

    La distance coûte aux tirs : rien jusqu’à 5 cm, 1 jusqu’à 10, 2 jusqu’à 20, 3 jusqu’à 30, 4 au-delà ; et chaque voiture 3, chaque tente 1. Aucune portée maximale.

    Le **tireur embusqué** d’un talkie-walkie tire depuis votre communauté, à 30 cm au plus, sur un survivant ou un groupe : un dé noir et un jaune, sans passeport, ni relance, ni distance ; voitures, tentes et barricades comptent. Un survivant reçoit une blessure au plus.

    Le défenseur lance un dé bleu par « Survie +1 dé » libre et ajoute son passeport. Les zombies ne se défendent pas : chaque tranche de 4 en abat un, l’alpha en dernier.

    L’attaque de mêlée est une charge tout droit de { $step } cm, { $stride } de plus si la case est libre, qui finit au contact.

    Livret p. 15 ; paliers de distance : maison
rule-trust-fight-weapons = Les armes
rule-trust-fight-weapons-text =
    On ne se bat qu’avec ce qu’on a en main. Mêlée : surin et arme contondante (dé jaune), arme tranchante (rouge). Distance : arme de poing (rouge), arme militaire (noir, deux mains ; à une main, 4 de moins). Arme de jet : rouge, une seule fois.

    Une blessure à l’une des deux mains fait tomber une arme tenue à deux mains.

    Deux armes de mêlée ou deux armes à distance (une arme de jet en est une) en main ajoutent 2, chargées ou non ; seule celle qui sert passe le jet de limite.

    Livret p. 4, 15 ; les dés : maison
rule-trust-fight-wounds = Le tableau des blessures
rule-trust-fight-wounds-text =
    Attaque moins défense :
    0 ou moins : rien.
    1 à 3 : une blessure ou une Fatigue, au choix de la victime.
    4 à 6 : 1 blessure.
    7 à 9 : 2 blessures.
    10 ou plus : 3 blessures.

    L’attaquant dit où elles vont ; avec les zombies, la traque ou une infection, c’est la victime. Une blessure va sur une main ou une case, jamais sur les deux mains, une par endroit ; ce qui s’y trouve tombe. La Fatigue est un pion pas encore posé, sinon une Action déplacée et retournée ; avec déjà trois Fatigues, c’est une blessure.

    Deux blessures au plus : la troisième tue. Trois d’un coup aussi.

    Livret p. 8, 16
rule-trust-fight-harm = Infection et brûlures
rule-trust-fight-harm-text =
    {"**Infection**"} : une blessure des zombies infecte aussi, une fois au plus. Au début du tour des zombies, dé vert : { $infection } ou moins, une blessure. Elle reste jusqu’à ce qu’une trousse de soin l’enlève.

    {"**Brûlure**"} : par les armes de jet. Au début du tour des zombies, dé vert : { $burn } ou moins, elle devient une blessure, sinon elle s’éteint. Une deuxième brûlure change la première en blessure ; avec deux blessures, une brûlure tue. « Étouffer le feu » est une action. Brûler est un vacarme.

    Un **bandage** enlève une blessure de sa case, gratuitement ; elle compte toujours. Une **trousse de soin** enlève une blessure ou une infection, à { $close } cm au plus ; une blessure bandée part avec son bandage.

    Livret p. 5, 6, 8
rule-trust-fight-limit = La limite d’une arme
rule-trust-fight-limit-text =
    Après une attaque, lancez le dé vert, avec 1 de plus tant que « Dé vert +1 » est libre. Un résultat jusqu’à la limite de l’arme l’use : une arme de mêlée se brise, une arme à distance est vide et garde son marqueur où qu’elle soit.

    Limites : surin { $limit_shiv }, arme contondante { $limit_blunt }, arme tranchante { $limit_cutting }, arme de poing { $limit_handgun }, arme militaire { $limit_military }, trousse de soin { $limit_first_aid_kit }.

    Les munitions rechargent une arme vide, une fois.

    Livret p. 4, 5 ; les limites : maison
rule-trust-fight-throw = Les armes de jet
rule-trust-fight-throw-text =
    Vers un point à { $throw } cm au plus, sans avoir à le voir, et même depuis une tente. Tout ce qui est à { $close } cm de ce point est touché, zombies et survivants, vous compris ; un jet pour chacun, avec « Distance +1 dé » et sans la distance. Le pion est perdu.

    Toute réussite fait exactement une brûlure. Contre les zombies, les dés comptent double.

    C’est un vacarme là où l’arme éclate.

    Livret p. 5
rule-trust-fight-target = Les marqueurs Cible
rule-trust-fight-target-text =
    Visez un survivant à vue dégagée. Quand il déclare une action, vous pouvez dépenser le marqueur et frapper d’abord : un tir, ou une charge payée d’une Fatigue ; rien ne se lance. Cela ne coûte pas d’Action. Ensuite la victime peut continuer ou renoncer.

    Visez un point : qui coupe la ligne entre vous et lui peut être visé ou attaqué aussitôt.

    Le marqueur revient quand il est dépensé, quand la vue est bouchée, quand vous déclarez une attaque, ou quand un survivant ou un groupe vous attaque en mêlée. Il reste d’un tour à l’autre. Si deux marqueurs sont dépensés à la fois, on lance les deux attaques avant d’en comparer une.

    Livret p. 7, 12, 15
rule-trust-fight-orders = Les consignes d’avance
rule-trust-fight-orders-text =
    `/consigne` répond d’avance aux questions, pour que personne ne vous attende ; *Toujours*, à côté d’une question, fait de même. Personne d’autre ne voit vos réglages, et vous pouvez les changer à tout moment. Donnée pendant qu’on vous interroge, la consigne est votre réponse.

    Au début, on ne vous demande pas quelle case un pion ou une blessure recouvre : c’est la moins utile (le dé d’une arme que vous n’avez pas, puis dé vert, « ? », relance, armes, survie, déplacement), sauf si deux se valent. La récupération rend le plus de pions possible. On ne vous propose un porte-bonheur que si relancer vous sauverait sans doute, et jamais au jet du premier joueur. Elliott peut faire un pas de côté après la dernière action, ou avant une attaque de zombies.

    Quand votre cible agit, on vous demande, à moins que vous ne disiez : attaquer (une charge, faute d’arme prête) ou laisser passer. Quand quelqu’un franchit la ligne vers un marqueur posé sur un endroit, on vous demande toujours.

    « Laisser passer » garde le marqueur où il est : une menace vaut quelque chose même si on ne l’exécute jamais.

    Règle maison, pour des parties où l’on n’est pas là en même temps
rule-trust-fight-death = La mort
rule-trust-fight-death-text =
    La figurine est couchée et ne gêne plus personne. Ce qu’elle tenait reste tel quel, visible ou caché ; son objectif reste secret.

    Quiconque est à { $close } cm au plus peut fouiller le corps : un jeton par action, au choix s’il est visible, à l’aveugle s’il est caché. Cela fait un bruit.

    Les groupes qui poursuivaient la victime vont là où elle est tombée, à moins de voir quelqu’un d’autre.

    Livret p. 8

## Les zombies

rule-trust-zombies-groups = Les groupes
rule-trust-zombies-groups-text =
    Un groupe est un alpha et les zombies qui le suivent ; seul le socle de l’alpha compte. À leur tour, tous les groupes avancent de { $horde } cm, dans l’ordre de leurs numéros.

    Au contact d’un survivant, le groupe attaque aussitôt : { $alpha }, et { $neutral } par zombie qui suit, sans dés. Il attaque de nouveau à chaque tour tant qu’il reste au contact.

    Deux alphas à { $close } cm au plus l’un de l’autre qui veulent la même chose forment un seul groupe, s’il reste un zombie dans la boîte : le plus éloigné part, ses zombies rejoignent l’autre, et un de plus.

    Un alpha s’arrête contre le socle d’un autre ; s’il y était déjà, il le contourne (maison).

    Livret p. 9, 12, 20
rule-trust-zombies-pursuit = La poursuite
rule-trust-zombies-pursuit-text =
    Un alpha errant qui voit un survivant, ou le voit passer, le poursuit. Il se tourne toujours vers sa proie et n’entend plus rien. Si quelqu’un d’autre est en vue et plus près, il change de proie ; à égale distance, le plus bas jet vert est choisi.

    Si une voiture ou une tente s’interpose, il va, errant, là où il a vu sa proie pour la dernière fois. Qui il touche, il le poursuit, quelle qu’ait été sa proie.

    Livret p. 9, 10, 20
rule-trust-zombies-wander = L’errance
rule-trust-zombies-wander-text =
    Un groupe errant marche vers son marqueur : le bruit lointain, le dernier bruit entendu, ou l’endroit où il a perdu quelqu’un. Arrivé là, il se tourne vers le bruit lointain ; là-bas, il quitte le plateau.

    Un détonateur déplace le bruit lointain et retourne tous les alphas. Un poursuivant ne garde alors sa proie que s’il la voit encore (maison).

    Livret p. 6, 9
rule-trust-zombies-negligence = La négligence
rule-trust-zombies-negligence-text =
    Qui finit une activation à { $close } cm au plus d’un groupe à sa poursuite est attaqué aussitôt : l’alpha est mis au contact. Après sa propre attaque, on vérifie une fois, pas deux.

    Une barricade entre les deux doit d’abord céder. Une voiture entre les deux protège (maison). Si d’autres socles ne laissent aucune place au contact de sa proie, un groupe attaque d’où il est (maison).

    Le pas silencieux d’Elliott vient avant.

    Livret p. 12, 15, 19
rule-trust-zombies-invasion = Les cartes Invasion
rule-trust-zombies-invasion-text =
    Une à la fin du tour des zombies. Une carte Apparition amène un alpha avec { $spawned } zombies là où elle pointe, tourné vers le bruit lointain. Une carte Bruit déplace le bruit lointain, les errants s’y tournent, et l’on pioche de nouveau. Puis les 12 cartes sont mélangées.

    S’il ne reste plus d’alpha, personne ne vient ; s’il reste trop peu de zombies, ceux qu’il y a. Si la place est prise, ils viennent à côté, dans le sens des aiguilles d’une montre (maison).

    Livret p. 3, 12, 20 ; où pointent les flèches : maison

## La fiche

rule-trust-sheet-cells = Les neuf cases
rule-trust-sheet-cells-text =
    Une case n’aide que si rien ne la couvre.

    Mêlée +1 dé, Distance +1 dé : un dé jaune pour attaquer.
    Déplacement +5 cm : on va plus loin, et l’on peut se glisser sans bruit.
    Relance : un dé d’attaque de nouveau.
    Dé vert +1 : à chacun de vos jets verts.
    Survie +1 dé, trois fois : un dé bleu pour se défendre.
    « ? » : aucun bonus, mais ce qu’on y met est face cachée.

    Livret p. 2 ; trois cases de survie : maison
rule-trust-sheet-bags = Mains, sacs et tenues
rule-trust-sheet-bags-text =
    Deux mains, visibles de tous : on ne se bat avec rien d’autre. Une tenue : une sacoche, qui cache un objet, ou des baskets, qui portent un pion Action ou Fatigue. Un sac à dos ouvre deux cases cachées. Porte-bonheur et bandages vont sur le passeport et ne prennent pas de place.

    Les objets servent depuis les mains et les cases, aussi depuis la case « ? », où on les montre alors ; pas depuis un sac à dos ni une sacoche.

    Un sac posé emporte ce qu’il contient. Une sacoche qu’on retire va sur une case, avec ce qu’elle cachait. Si vous retirez des baskets, vous choisissez une case pour leur pion.

    Livret p. 2, 6
rule-trust-sheet-search = La fouille
rule-trust-sheet-search-text =
    Un jeton au sol à { $close } cm au plus, celui d’une voiture au contact, ou celui de la tente où vous êtes. Vous vous en approchez, le regardez à l’insu des autres, et le prenez ou le laissez face cachée. Cela fait un bruit.

    Depuis une tente, on ne fouille rien dehors, et inversement.

    Livret p. 10, 13
rule-trust-sheet-bodies = Les corps
rule-trust-sheet-bodies-text =
    À { $close } cm au plus d’un survivant mort, une action permet de prendre un jeton. Ce qui est visible se choisit ; ce qui est caché se prend à l’aveugle, par son emplacement. Un sac à dos se vide d’abord. Cela fait un bruit.

    Livret p. 8 ; distance, aveugle, bruit : maison
rule-trust-sheet-trade = L’échange
rule-trust-sheet-trade-text =
    Avec un survivant à { $close } cm au plus, s’il le veut bien. On met les socles au contact, chacun dit ce qu’il donne, et les deux doivent être d’accord. Puis les deux réorganisent leurs objets gratuitement, mais pas leurs pions Action et Fatigue.

    Une trousse de soin porte aussi loin.

    Livret p. 14 ; l’accord des deux : maison

## La fin

rule-trust-end-home = Rentrer
rule-trust-end-home-text =
    Finissez un déplacement à votre communauté, et l’on vous le demande. « Mon objectif est rempli » montre l’objectif et les pions qu’il demande, rien d’autre. Si ce n’est pas vrai, tout est de nouveau caché et vous continuez.

    On peut aussi rentrer sans succès : on est hors jeu, et aucune traque ne commence.

    L’objectif d’un voisin mort est rempli, qui que ce soit qui l’ait tué. Si ce voisin est rentré vivant, deux ressources quelconques suffisent (maison). Les ressources comptent où qu’elles soient sur la fiche.

    Livret p. 18, 20
rule-trust-end-hunt = La traque
rule-trust-end-hunt-text =
    Quand quelqu’un est rentré avec succès, on finit le tour, puis on compte les survivants du plateau. Après autant de tours encore, la traque commence, et rien ne la retarde.

    Dès lors, au début de chaque tour, un tireur embusqué fait feu sur chaque survivant du plateau : un dé noir et un jaune, sans distance, sans bruit. Dans une tente, on ajoute 1 à sa défense.

    La partie finit quand tous sont rentrés ou morts.

    Livret p. 18

## Décisions

rule-trust-ruling-shots = Décisions : tirs et blessures
rule-trust-ruling-shots-text =
    1. Au-delà de 30 cm : −4 et −5 sont tous deux imprimés p. 19. Nous jouons −4.
    2. La distance : un bonus du défenseur (p. 15) ou un malus de l’attaquant (p. 19). C’est l’attaquant qui perd, contre les zombies aussi.
    3. Une voiture bouche la vue (p. 10), mais un tir au travers n’a que −3. La vue sert aux alphas et pour viser ; les tirs passent, avec malus.
    4. Les tentes : de même, −1.
    5. Toutes les armes de jet sont incendiaires, car une classe n’a qu’une série de valeurs.
    6. Deux blessures au plus, mais le tableau en donne trois : trois d’un coup tuent.
    7. « Tuez votre voisin » est rempli par l’acte de n’importe qui : il suffit qu’il soit mort.

    Les autres décisions se trouvent à côté de celles-ci.
rule-trust-ruling-zombies = Décisions : zombies
rule-trust-ruling-zombies-text =
    1. Un poursuivant qui perd de vue sa proie va là où il l’a vue en dernier, pas à l’obstacle.
    2. Les groupes fusionnent à 5 cm ou moins (p. 12), pas seulement en dessous (p. 20), avec la même proie ou le même marqueur, s’il reste un zombie dans la boîte.
    3. La négligence vaut pour un groupe qui vous poursuit, pas pour n’importe lequel.
    4. On la vérifie une fois par activation, après une attaque ou à la fin.
    5. De plusieurs survivants en vue, le plus proche est poursuivi ; le dé vert ne tranche qu’à distance égale.
    6. Cartes « Zombie » et cartes « Invasion » sont le même paquet.

    Les autres décisions se trouvent à côté de celles-ci.
rule-trust-ruling-round = Décisions : le tour
rule-trust-ruling-round-text =
    1. Récupération : toutes les Actions ou une Fatigue (p. 8), pas les deux ; Alexander est l’exception.
    2. Une charge par marqueur Cible se paie d’abord d’un pion pas encore posé (p. 15), sinon on retourne une Action.
    3. Une brûlure est un vacarme quand on la reçoit et à la fin de chacune de ses activations, pas sans arrêt.
    4. Après un échange, on ne réorganise que les objets, pas les pions Action et Fatigue.
    5. Les renvois aux pages 12 et 13 pour les actions épuisantes et le combat veulent dire 14 et 15.

    Les autres décisions se trouvent à côté de celles-ci.
rule-trust-ruling-house = Les valeurs maison
rule-trust-ruling-house-text =
    Bien des choses étaient imprimées sous forme d’images qui sont perdues. Ces valeurs sont de nous : dés et limites des armes, nombre de chaque pion, passeports hormis le sac à dos de Madissone et les 5 cm d’Elliott, onze des dix-huit objectifs, flèches des cartes Invasion, dimensions des décors et des socles, paliers de distance, trois cases de survie.

    Elles sont choisies pour qu’aucun survivant ni aucun objectif ne gagne bien plus souvent que les autres ; on compte pour cela des parties jouées par le pilote automatique.

    Pas dans le livret

## Entrées

trust-token-text =
    { $sort ->
        [melee] Arme de mêlée
        [ranged] Arme à distance
        [thrown] Arme de jet
        [resource] Ressource
       *[object] Objet
    }{ $die ->
        [none] .
       *[some] {" "}: dé { $colour }, { $limit ->
            [0] à usage unique
           *[other] limite { $limit }
        }, { $hands ->
            [one] une main
           *[other] deux mains
        }.
    }{ $text ->
        [none] {""}
       *[some] {" "}{ $about }
    }{ $use ->
        [action] {" "}Cela coûte une action.
        [free] {" "}C’est gratuit.
       *[none] {""}
    }{ $kit ->
        [0] {""}
       *[other] {" "}Limite { $kit }.
    }

    Dans la boîte : { $weapons } parmi les armes de départ, { $objects } parmi les objets de départ, { $search } à trouver, { $special } à part.

    Livret p. 4-7 ; valeurs et nombres : maison
trust-passport-text =
    Mêlée +{ $melee }, distance +{ $ranged }, survie +{ $survival }.

    { $text }

    Livret p. 3. { $origin ->
        [rulebook] L’effet est imprimé ; les bonus sont de nous.
       *[house] Le passeport était une image : ces valeurs sont de nous.
    }
trust-objective-text =
    { $text }

    { $copies ->
        [one] Il y a { $copies } carte de ce genre
       *[other] Il y a { $copies } cartes de ce genre
    } parmi les 18. { $origin ->
        [rulebook] Le livret la nomme.
       *[house] Elle est de nous.
    }

    Livret p. 3, 17, 20
