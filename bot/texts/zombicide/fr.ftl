### What only Zombicide has, and what it is called before a game.

ruleset-zombicide = Zombicide
ruleset-zombicide-short = Zombicide
door-zombicide = **{ $game }** : ensemble contre les zombies d’une ville, mission après mission. De 1 à 6 personnes ; la première mission prend 20 minutes.
help-zombicide = **Zombicide**, tous contre les zombies ; seul, vous menez quatre survivants : `/aller`, `/fouiller`, `/porte`, `/attaquer`, `/équiper`, `/échanger`. `/terminer` termine le tour d’un survivant ; quand tous ont joué, les zombies jouent d’eux-mêmes. `/chances` pèse une attaque, `/pourquoi` dit pourquoi des zombies sont venus.

## Commands

cmd-barricade = barricader
cmd-barricade-about = Barricade : refermer une porte ouverte
cmd-skill-loud = tapage
cmd-skill-loud-about = Bruyant : attirer les zombies dans votre zone
cmd-skill-ninja = ninja
cmd-skill-ninja-about = Ninja : rester silencieux, ou se faire entendre exprès
opt-barricade-about = Quelle porte ; inutile s’il n’y en a qu’une
opt-silent = silence
opt-silent-about = Rester silencieux ou se faire entendre
choice-silent = silencieux
choice-heard = bruyant
cmd-noise = bruit
cmd-noise-about = Faire du bruit pour attirer les zombies

## What happens, is asked and explained in this game alone

rule-car-crash = Écraser
rule-car-crash-text =
    Dans la zone de départ de la voiture et dans chaque zone où elle entre, on lance un dé par zombie et par survivant hors de la voiture. { $car_hits } faces sur 6 touchent, à { $car_damage } dégât : ni Fatty ni Abomination n’en meurent.

    Les succès tombent dans l’ordre des tirs : d’abord les survivants, puis les Walkers, les Fatties et l’Abomination, enfin les Runners. Un Fatty encaisse le reste et protège les Runners.

    Le conducteur gagne l’expérience. Les compétences d’armes ne changent pas ces dés ; celles qui relancent les dés d’une action, si.

    Livret #8

rule-car-combat = Se battre en voiture
rule-car-combat-text =
    Les survivants à bord tirent et frappent comme s’ils étaient debout dans la zone, et un passager le peut pendant qu’un autre conduit.

    Une voiture n’abrite de rien : les zombies de la zone attaquent ceux qui sont dedans, et le tir d’un ami dans la zone peut les toucher. Chaque survivant à bord compte toujours pour un bruit.

    Qui succombe libère son siège.

    Livret #8

rule-car-search = Fouiller une voiture
rule-car-search-text =
    À bord ou à côté, dans une zone sans zombie, un survivant peut fouiller la voiture. C’est sa seule fouille du tour ; une lampe-torche n’y aide pas.

    Voiture de police : on pioche jusqu’à la première arme, que l’on garde ; les autres cartes sont défaussées. « Aaahh ! » amène un Walker et met fin à la fouille. On peut y revenir autant qu’on veut.

    Pimp-mobile : une seule fois. Elle contient l’une des armes spéciales, au hasard : { $special_cards }. S’il y en a plusieurs, chaque arme ne se trouve qu’une fois.

    Livret #6

hint-asked-destiny = Cette carte est acquise ; la suivante peut être pire.
hint-asked-destiny-spawn = La carte suivante peut être pire, et Destinée ne sert qu’une fois par tour.
hint-asked-is-that-all = Une carte se remplace plus vite qu’une blessure ne guérit.
hint-asked-use-mask = Un masque se remplace plus vite qu’une blessure ne guérit.
hint-asked-matching-set = Deux armes identiques frappent ensemble.
refusal-nothing-to-find-here = Il n’y a rien à trouver en { $zone } dans cette mission ; { $survivor } peut s’épargner cette peine. Fouillez ailleurs.
    .see = search
event-uproar-raised = { $survivor } fait un boucan d’enfer en { $zone } : rien n’est plus bruyant jusqu’à sa prochaine activation.
event-sneaking-changed = { $silent ->
    [yes] { $survivor } se fait plus discret qu’une ombre : plus un bruit.
   *[no] { $survivor } veut qu’on l’entende et fait du bruit comme tout le monde.
  }
deed-raise-uproar = Faire un boucan d’enfer ici
deed-sneak = { $silent ->
    [yes] Ne plus faire de bruit
   *[no] Se faire entendre
  }
action-raise-uproar = Faire un boucan d’enfer
action-sneak = Silence ou bruit
question-destiny = { $card } : garder cette carte, ou y renoncer et en piocher une autre ?
question-destiny-spawn = La carte Zombie { $card } est piochée. La laisser venir, ou l’écarter pour une autre ?
question-is-that-all = { $survivor } va recevoir une blessure. Défausser plutôt une carte ?
refusal-sneaking-already = C’est déjà ainsi que { $survivor } se déplace. Rien ne change.
    .see = skill-ninja
event-car-searched = { $passed_over_count ->
    [0] { $survivor } fouille la voiture en { $zone }.
   *[other] { $survivor } fouille la voiture en { $zone } et jette ce qui n’est pas une arme : { $passed_over }.
  }
deed-search-car = Fouiller { $car }
deed-load-car = Charger { $card_the } dans { $car }
deed-unload-car = Reprendre { $card_the } dans { $car }
action-search-car = Fouiller une voiture
action-load-car = Charger une voiture
action-unload-car = Décharger une voiture
refusal-car-searched-already = Cette pimp-mobile a déjà été fouillée, { $survivor } n’y trouvera plus rien. Une voiture de police se fouille à chaque tour.
    .see = car-search
refusal-car-is-empty = Il ne reste rien à trouver pour { $survivor } dans les pimp-mobiles : les deux armes spéciales sont sorties. Fouillez ailleurs.
    .see = car-search
rule-noise = Le bruit
rule-noise-text =
    Les zombies qui ne voient personne marchent vers le bruit. Chaque survivant compte pour un bruit. Un pion de plus vient avec chaque tir d’une arme à distance, chaque coup de tronçonneuse et chaque porte ouverte avec un outil bruyant : un pion par action, quel que soit le nombre de dés ou d’armes.

    Les pions restent où ils ont été posés, même si le survivant s’en va. On peut faire du bruit exprès, pour une action, et attirer ainsi les zombies ailleurs. À la fin du tour, tous les pions sont retirés.

    Livret #5, #6

rule-runners = Les Runners
rule-runners-text =
    Les Runners ont { $actions_runner } actions. D’abord tous les zombies, Runners compris, font leur première : attaques, puis déplacements. Ensuite les Runners recommencent : ceux qui partagent maintenant une zone avec un survivant attaquent, les autres avancent.

    Un Runner peut donc avancer puis attaquer, attaquer deux fois, ou repartir quand sa proie est tombée.

    Livret #7

rule-manholes = Les bouches d’égout
rule-manholes-text =
    Une carte Bouche d’égout n’amène personne dans la zone pour laquelle elle est piochée. Ses zombies sortent des bouches d’égout de chaque dalle où se trouve au moins un survivant. Les dalles sans survivant restent calmes.

    Ils viennent pour chaque bouche : une zone qui en a deux les reçoit deux fois.

    Une zone de rue à cheval sur deux dalles compte pour les deux.

    Livret #7

rule-extra = Les activations supplémentaires
rule-extra-text =
    Certaines cartes n’amènent personne, mais font agir une fois de plus et aussitôt tous les zombies d’un type : ils attaquent ou avancent comme d’habitude, les Runners deux fois. Même les figurines qui viennent d’arriver en profitent.

    Au niveau bleu, une telle carte est sans effet.

    Livret #7

event-noise-made = { $survivor } fait du bruit en { $zone }, qui en compte maintenant { $noise }.
question-use-mask = { $survivor } va recevoir une blessure. Sacrifier le masque de hockey ?
question-matching-set = { $card } : en chercher une seconde carte dans la pioche ?
deed-make-noise = Faire du bruit ici
deed-heal = { $patient_id ->
    [self] Soigner sa propre blessure
   *[other] Soigner { $patient }
  }
deed-lend-action = Offrir une action à { $to }
action-make-noise = Faire du bruit
action-heal = Soigner
action-lend-action = Offrir une action
refusal-nobody-wounded = { $patient } n’a pas de blessure à soigner. Choisissez quelqu’un de blessé dans la même zone.
    .see = skill-medic
refusal-not-another-survivor = Choisissez un autre survivant encore debout : { $survivor } ne convient pas.
    .see = skill-born-leader
hint-lend = Quelqu’un d’autre fera plus de cette action.
mission-rule-load-cars = Pour une action, on met des vivres dans une voiture de sa zone, ou on les en sort : { $kinds }.
event-car-loaded = { $survivor } charge { $card_the } dans la voiture.
event-car-unloaded = { $survivor } reprend { $card_the } dans la voiture.
mission-rule-lasting-noise =
    { $noise ->
        [one] Il n’y a jamais de silence en { $zones } : chacune de ces zones compte toujours un bruit de plus.
       *[other] Il n’y a jamais de silence en { $zones } : chacune de ces zones compte toujours { $noise } bruits de plus.
    }
refusal-not-to-be-loaded = Cela ne va pas dans une voiture : { $card }. Seuls les vivres que demande la mission y vont.
    .see = car-search
refusal-not-in-the-car = Cela n’est pas dans la voiture : { $card }. Choisissez une carte qui s’y trouve.
    .see = car-search
event-alarm-sounded = L’alarme se déclenche ({ $car }) : { $noise } de bruit en { $zone }.
mission-noise-on = Le bruit de { $zones } commence à la prise de l’objectif en { $from }.
mission-noise-off = Le bruit de { $zones } cesse à la prise de l’objectif en { $from }.
mission-rule-car-alarm = Fouiller une voiture déclenche son alarme : { $noise } de bruit dans sa zone.
