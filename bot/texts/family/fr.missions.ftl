# Ce que seules certaines missions connaissent : la sortie, les voitures, les pions cachés, les compétences rares.
## Partir

event-survivor-escaped = { $survivor } s’échappe par la sortie en { $zone }. À l’abri !
deed-leave = Partir par la sortie
action-leave = Partir
outcome-goals-lost = La mission ne peut plus être accomplie. Cette fois, les zombies l’emportent.
refusal-no-exit = Personne ne quitte le plateau dans cette mission. Ses objectifs sont sur la page de la mission.
    .see = exit
refusal-not-on-exit = La sortie est en { $zone } ; { $survivor } doit s’y trouver pour partir.
    .see = exit
refusal-exit-not-open = Il reste quelque chose à faire avant de pouvoir partir par { $zone }. L’état de la partie montre les buts encore ouverts.
    .see = exit

## Compétences et cartes plus rares

event-door-closed = { $survivor } ferme et barricade la porte { $zones }.
event-card-refused = { $deck ->
    [equipment] Destinée : { $survivor } rejette cette carte ({ $card }) et en pioche une autre.
   *[spawn] Destinée : { $survivor } rejette la carte Zombie { $card_id }, une autre est piochée.
  }
deed-close-door = Barricader la porte { $door }
action-close-door = Barricader une porte
option-destiny-keep = La garder
option-destiny-refuse = En piocher une autre
option-destiny-spawn-keep = La laisser venir
option-destiny-spawn-refuse = En piocher une autre
option-is-that-all-yes = Défausser une carte
option-is-that-all-no = Prendre la blessure
refusal-no-trick-shot = { $survivor } ne peut viser deux zones qu’avec une paire d’armes à feu identiques, une dans chaque main, et les zones doivent être différentes. Attaquez une seule zone.
    .see = skill-trick-shot
refusal-door-closed-already = La porte { $door } est déjà fermée. Choisissez une porte ouverte au bord de la zone.
    .see = skill-barricade

## Voitures

the-police-car = la voiture de police
the-pimp-car = la pimp-mobile
event-car-entered = { $seat ->
    [driver] { $survivor } prend le volant de { $car }.
   *[passenger] { $survivor } monte à bord de { $car }, côté passager.
  }
event-car-left = { $survivor } descend de voiture en { $zone }.
event-seat-changed = { $seat ->
    [driver] { $survivor } passe au volant de { $car }.
   *[passenger] { $survivor } passe sur un siège passager de { $car }.
  }
event-car-driven = { $survivor } roule { $start } → { $zone }.
event-car-rolled =
    { $hits ->
        [0] { $survivor } fonce dans { $zone } : { $faces } (touché de 1 à 3). Personne n’est touché !
        [one] { $survivor } fonce dans { $zone } : { $faces } (touché de 1 à 3), 1 touché.
       *[other] { $survivor } fonce dans { $zone } : { $faces } (touché de 1 à 3), { $hits } touchés.
    }
event-car-escaped =
    { $cargo ->
        [0] { $survivor } file par la sortie en { $zone }, le coffre vide.
        [one] { $survivor } file par la sortie en { $zone }, une carte de vivres dans le coffre.
       *[other] { $survivor } file par la sortie en { $zone }, { $cargo } cartes de vivres dans le coffre.
    }
deed-enter-car = { $seat ->
    [driver] Prendre le volant de { $car }
   *[passenger] Monter à bord de { $car }
  }
deed-leave-car = Descendre de voiture
deed-change-seat = { $seat ->
    [driver] Passer au volant
   *[passenger] Passer sur un siège passager
  }
deed-drive = Rouler : { $path }
action-enter-car = Monter en voiture
action-leave-car = Descendre de voiture
action-change-seat = Changer de siège
action-drive = Conduire
refusal-in-a-car = { $survivor } est en voiture : il faut d’abord en descendre (une action), ou rouler.
    .see = car-seats
refusal-not-in-a-car = { $survivor } n’est dans aucune voiture. Montez d’abord dans une voiture de la même zone.
    .see = car-seats
refusal-no-car-here = Il n’y a pas cette voiture en { $zone }, où se trouve { $survivor }. Rejoignez-la d’abord.
    .see = car-seats
refusal-car-not-for-driving = On ne conduit pas les voitures dans cette mission ; { $survivor } peut seulement les fouiller.
    .see = car-seats
refusal-zombies-at-the-car =
    { $count ->
        [one] { $survivor } ne peut pas monter avec un zombie dans la zone. Éliminez-le d’abord.
       *[other] { $survivor } ne peut pas monter avec { $count } zombies dans la zone. Éliminez-les d’abord.
    }
    .see = car-seats
refusal-seat-taken = Cette place n’est pas libre pour { $survivor }. Une voiture a une place de conducteur et trois de passager ; choisissez une place libre de l’autre sorte.
    .see = car-seats
refusal-not-at-the-wheel = { $survivor } n’est pas au volant. Prenez d’abord la place du conducteur (une action, si elle est libre).
    .see = car-driving
refusal-no-such-drive = Aucune voiture ne peut passer par là. { $survivor } peut traverser de 1 à { $most } zones de rue, chacune à côté de la précédente.
    .see = car-driving
refusal-leave-by-car = Dans cette mission, { $survivor } ne peut partir qu’en voiture. Une fois les autres buts atteints, roulez jusqu’à la sortie en { $zone } : la voiture part aussitôt, avec tous ceux qui sont à bord.
    .see = exit
refusal-leave-together = Dans cette mission, personne ne part seul : { $survivor } reste. Vous gagnez dès que vous êtes tous en même temps sur la sortie en { $zone }.
    .see = exit
refusal-door-locked = La porte { $door } reste verrouillée tant que l’objectif en { $zone } n’est pas pris. Allez d’abord le chercher.
    .see = doors

## Trouvés en chemin, et qui peut s’asseoir

event-objective-revealed = { $marked ->
    [yes] L’objectif en { $zone } est celui qui est marqué : personne ne s’y cache.
   *[no] Quelqu’un se cache près de l’objectif en { $zone } !
  }
event-survivor-joined = { $survivor } sort de sa cachette en { $zone }, les mains vides, et suivra { $seat }.
question-who-leads = Plusieurs joueurs mènent aussi peu de survivants. Qui mènera le nouveau ?
refusal-survivors-for-each = Dans cette mission, chacun commence avec { $count ->
    [one] un seul survivant
   *[other] { $count } survivants
    } ; d’autres se trouvent en chemin. Choisissez de nouveau.
    .see = setup
refusal-no-such-order = L’ordre de jeu « { $order } » n’existe pas. Il peut être `strict` (joueur après joueur) ou `free` (libre).
    .see = order
refusal-faulty-survivor = Le survivant « { $command } » ne peut pas jouer : { $reason }. Corrigez la fiche et recommencez.
    .see = setup
refusal-faulty-mission = La mission importée ne peut pas être jouée : { $reason }. La modération peut corriger son fichier et l’importer de nouveau.
    .see = setup

## Des issues à fermer, des zombies qui filent

event-door-swung-open = La porte { $door } de la même maison s’ouvre aussi.
event-zombies-slipped-away = { $zombies } : le bruit les mène par { $zone } hors du plateau. Déjà { $total } sur { $limit } ont filé.
refusal-zombies-at-the-spawn =
    { $count ->
        [one] On ne peut fermer cette zone d’invasion que si aucun zombie n’est en { $zone }, et il y en a un. Éliminez-le d’abord.
       *[other] On ne peut fermer cette zone d’invasion que si aucun zombie n’est en { $zone }, et il y en a { $count }. Éliminez-les d’abord.
    }
    .see = objectives
mission-closing = L’objectif en { $zone } ferme pour de bon la zone d’invasion { $spawn }. On ne peut le prendre que si aucun zombie ne s’y trouve.
mission-rule-inhabited = Les maisons sont habitées dès le début, { $zombies } dans chaque pièce ; en ouvrir une n’amène pas d’autres zombies.
mission-rule-linked-doors = Ouvrir une porte d’une maison ouvre toutes ses portes.
mission-goal-hold-back = Ne pas laisser filer { $count } zombies : ceux qui, en { $zones }, ne voient personne et n’entendent rien de plus fort ailleurs quittent le plateau à leur prochain pas.
event-door-opened-by-danger = Le danger est maintenant { $level } : la porte { $door } s’ouvre d’elle-même.
refusal-door-waits-for-danger = La porte { $door } reste fermée tant que le danger n’est pas { $level } ; elle s’ouvre alors d’elle-même. Gagnez d’abord de l’expérience.
    .see = doors
mission-opens-at = La porte { $doors } s’ouvre d’elle-même dès que le danger est { $level } ; personne ne peut l’ouvrir avant.
mission-active-at = La zone d’invasion { $spawn } n’est active que tant que le danger est { $level } ou plus élevé.
mission-rule-waiting =
    Dès le début, { $zombies } { $count ->
        [one] se tient
       *[other] se tiennent
    } { $places ->
        [one] en { $zones }.
       *[other] dans chacune de ces zones : { $zones }.
    }
mission-goal-at-objectives = Tous ceux qui restent sur le plateau se tiennent en même temps sur un objectif que personne n’a pris.
mission-goal-nobody-falls = Personne ne doit mourir : la première mort fait perdre la partie.
mission-goal-level-for-all = Chacun atteint le niveau { $level }.
event-colour-turned-up = { $colour ->
    [blue] { $survivor } retourne l’objectif : c’est le bleu.
    [green] { $survivor } retourne l’objectif : c’est le vert.
   *[red] { $survivor } retourne l’objectif : c’est un rouge.
  }
shade-red = rouge
shade-blue = bleu
shade-green = vert
mission-rule-shuffled-objectives = Certains des objectifs face cachée sont de couleur ({ $colours }). Personne ne sait lesquels.
refusal-door-waits-for-colour =
    La porte { $door } reste verrouillée tant que l’objectif { $colour ->
        [blue] bleu
        [green] vert
       *[red] rouge
    } n’est pas pris, et il est face cachée parmi d’autres. Prenez des objectifs jusqu’à le retourner.
    .see = doors
refusal-objective-on-monster = Un zombie porte cet objectif : { $survivor } ne peut pas le ramasser. Éliminez ce zombie pour l’avoir.
    .see = objectives
mission-locked-colour = La porte { $doors } ne s’ouvre qu’une fois pris l’objectif { $colour }.
mission-woken-colour = La zone d’invasion { $spawn } est inactive jusqu’à la prise de l’objectif { $colour }.
mission-closing-colour = L’objectif { $colour } ferme pour de bon la zone d’invasion { $spawn }.
mission-rule-on-monster = { $zombies } porte un objectif, d’abord en { $zone }. On ne le ramasse pas : il revient à qui tue le premier.
mission-rule-found-cards = Qui prend l’objectif en { $zones } reçoit aussitôt { $cards }.
mission-goal-take-colours = Prendre les objectifs de ces couleurs : { $colours }.

## Objectifs que l’on porte

event-objective-picked-up = { $survivor } ramasse l’objectif en { $zone }.
event-objective-laid-down = Un objectif se trouve maintenant en { $zone } : { $survivor } l’avait.
event-objective-handed-over = { $survivor } donne un objectif à { $partner }.
event-objective-lost = L’objectif que portait { $survivor } est perdu.
event-spawn-closed = La zone d’invasion en { $zone } est fermée pour de bon, grâce à { $survivor }.
refusal-objective-not-carried = { $survivor } ne porte pas cet objectif. Choisissez-en un que montre la fiche, ou prenez-en un d’abord.
    .see = objectives
refusal-nobody-to-hand-to = Ce survivant n’est pas en { $zone } avec { $survivor }. Nommez quelqu’un qui se trouve dans la même zone.
    .see = objectives
mission-rule-carried =
    { $count ->
        [one] L’objectif en { $zones } est porté par le survivant qui le prend.
       *[other] Les objectifs en { $zones } sont portés par les survivants qui les prennent.
    } Pour une action, on le pose ou on le donne à quelqu’un de la zone. { $falls ->
        [lies] Si son porteur meurt, il reste là où il est tombé.
       *[lost] Si son porteur meurt, il est perdu.
    }
mission-rule-closed-by-laying =
    { $count ->
        [one] L’objectif pris en { $from } ferme pour de bon la zone d’invasion en { $zones } si on l’y pose.
       *[other] Chacun des objectifs pris en { $from } ferme pour de bon la zone d’invasion en { $zones } si on l’y pose.
    }
mission-rule-closed-by-fire = Un Molotov lancé en { $zones } y ferme la zone d’invasion pour de bon, même si aucun zombie ne s’y trouve.
mission-goal-deliver =
    { $count ->
        [one] Apporter en { $zones } l’objectif pris en { $from }.
       *[other] Apporter en { $zones } les objectifs pris en { $from }.
    }
mission-goal-close-spawns =
    { $count ->
        [one] Fermer pour de bon la zone d’invasion en { $zones }.
       *[other] Fermer pour de bon les zones d’invasion en { $zones }.
    }
