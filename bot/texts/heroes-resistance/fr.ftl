### Ce que seule La Résistance des Héros a, et ce qu'elle nomme autrement. Rien ici n'est le texte du livret.

ruleset-heroes-resistance = Marvel Zombies : La Résistance des Héros
ruleset-heroes-resistance-short = Héros
door-heroes-resistance = **{ $game }** : des super-héros ensemble contre des héros zombies, et des citoyens à sauver. De 1 à 4 personnes, à partir de 30 minutes.
help-heroes-resistance = **La Résistance des Héros**, tous contre les zombies ; quatre héros pour tous les joueurs : `/aller`, `/porte`, `/attaquer`, `/pouvoir`, `/trait gagner`, `/sauver`. `/terminer` finit le tour d’un héros ; l’ordre des héros, c’est vous qui le choisissez. Les fiches, la plupart des cartes et les dalles sont maison : les vraies ne sont pas publiques, et `/règles` dit lesquelles.

## Les ennemis

some-walker = { $count ->
    [one] 1 Rôdeur
   *[other] { $count } Rôdeurs
  }
some-runner = { $count ->
    [one] 1 Forcené
   *[other] { $count } Forcenés
  }
some-brute = { $count ->
    [one] 1 Brute
   *[other] { $count } Brutes
  }
some-captain-america = Captain America
some-iron-man = Iron Man
some-doctor-strange = Doctor Strange
some-scarlet-witch = Scarlet Witch
many-walker = Rôdeurs
many-runner = Forcenés
many-brute = Brutes
many-captain-america = Captain America
many-iron-man = Iron Man
many-doctor-strange = Doctor Strange
many-scarlet-witch = Scarlet Witch
all-walker = tous les Rôdeurs
all-runner = tous les Forcenés
all-brute = toutes les Brutes
all-captain-america = Captain America
all-iron-man = Iron Man
all-doctor-strange = Doctor Strange
all-scarlet-witch = Scarlet Witch
the-walker = le Rôdeur
the-runner = le Forcené
the-brute = la Brute
the-captain-america = Captain America
the-iron-man = Iron Man
the-doctor-strange = Doctor Strange
the-scarlet-witch = Scarlet Witch

## Ce qui se passe

event-round-began = Le tour { $round } commence. N’importe quel héros peut agir d’abord.
event-power-rose = Chaque héros gagne { $gained } Pouvoir.
event-power-gained = { $survivor } gagne { $gained } Pouvoir ({ $power } maintenant).
event-power-spent = { $survivor } dépense { $spent } Pouvoir (reste { $power }).
event-trait-gained = { $survivor } gagne le Trait { $trait }{ $power ->
    [0] .
   *[other] { " " }(coûte { $power } Pouvoir).
  } { $does }
event-trait-used = { $survivor } utilise le Trait { $trait }.
event-trait-discarded = { $survivor } défausse le Trait { $trait }.
event-skill-used = { $survivor } utilise { $skill }.
event-enemies-pushed = { $survivor } repousse { $zombies } de { $start } en { $zone }.
event-door-forced = { $survivor } force la porte { $zones }.
event-bystander-appeared = { $bystander } appelle à l’aide en { $zone }.
event-bystander-rescued = { $survivor } sauve { $bystander } en { $zone }.
event-bystander-let-go = { $bystander } est hors de danger ; { $survivor } garde l’autre carte.
event-bystander-walked = { $bystander } court de { $start } à { $zone }.
event-bystander-defended = { $saved ->
    [yes] { $bystander } se défend ({ $faces }, { $needed }+ sauve) et pare la blessure.
   *[no] { $bystander } se défend ({ $faces }, { $needed }+ sauve) en vain.
  }
event-bystander-sacrificed = { $bystander } reçoit la blessure destinée à { $survivor }.
event-bystander-devoured = **{ $bystander } se fait dévorer !** Chaque héros perd 1 Pouvoir et un Trait.
event-sign-used = { $gone ->
    [yes] { $survivor } lance le signe en { $zone } : { $faces } ({ $needed }+ touche), touches : { $hits }. Il se brise pour de bon.
   *[no] { $survivor } lance le signe en { $zone } : { $faces } ({ $needed }+ touche), touches : { $hits }. Il y reste, endommagé.
  }
event-deck-reshuffled = { $deck ->
    [trait] Les Traits utilisés sont mélangés en un nouveau paquet.
    [bystander] Les cartes des citoyens perdus sont mélangées en un nouveau paquet.
    [zombie-heroes] Les héros zombies tombés peuvent revenir : leurs cartes sont mélangées.
   *[spawn] Les cartes Génération défaussées sont mélangées en un nouveau paquet.
  }
event-wound-ignored = { $reason ->
    [ignore-wounds] { $survivor } l’a senti venir : pas de blessure.
    [absorb-wounds] La tenue de { $survivor } absorbe le coup : pas de blessure.
   *[warded] { $survivor } ignore la blessure.
  }
reason-reroll-one = l’aide d’un citoyen
reason-second-chance = Seconde chance
reroll-use =
    { $source ->
        [second-chance] Seuls les dés ratés sont relancés. La carte est ensuite défaussée.
       *[other] Un dé raté est relancé. Cela ne coûte rien.
    }
event-bystander-joined = { $bystander } accompagne { $survivor }.
event-hit-absorbed =
    { $count ->
        [one] Un succès ne suffit pas contre { $kind_the }.
       *[other] { $count } succès ne suffisent pas contre { $kind_the }.
    }
event-bystander-reached = Un ennemi atteint { $bystander } en { $zone }.
event-hero-apart = { $survivor } commence à l’écart, à découvert, en { $zone }.
event-explosive-placed = { $survivor } pose un explosif en { $zone }. Il saute à la fin du tour de jeu.
event-explosive-blew = L’explosif en { $zone } saute : tous ceux qui s’y trouvent sont éliminés.
event-enemies-blown-up = Emportés en { $zone } : { $zombies }.
event-card-ignored = Il ne reste aucune figurine du type de cette carte Génération : une autre est piochée.
event-spawn-moved = { $survivor } déplace le pion de génération de { $start } en { $zone }.
event-spawns-blown = { $survivor } met le réacteur en surcharge en { $zone } : tous les points de génération sont ensevelis.
event-door-swung-open = La porte { $door } s’ouvre toute seule.
outcome-precious-lost = Un citoyen qu’il fallait sauver est perdu. Les zombies l’emportent.
outcome-civilians-reached = Un ennemi a atteint les citoyens qu’il fallait protéger. Les zombies l’emportent.
outcome-left-behind = Tout le monde est parti, mais sans ce que la mission demandait. Les zombies l’emportent.
outcome-hero-fell = Un héros est tombé, et le tour de jeu est fini. Les zombies l’emportent.
story-walk-seen = Ils voient quelqu’un en { $targets } : { $walks }.
story-walk-nearest = Les gens les plus proches sont en { $targets } : { $walks }.
story-walk-portal = Par un portail : { $walks }.
story-stay-shut-out = Aucun chemin n’est ouvert vers qui que ce soit : ils restent en { $zone } : { $zombies }.

## Les questions

question-who-is-wounded = Un ennemi en { $subject } attaque. Qui reçoit la blessure ?
question-abomination-way = Plusieurs chemins sont aussi courts pour le héros zombie en { $subject }. Lequel ?
question-odd-zombie = Depuis { $subject }, plusieurs chemins sont aussi courts, et il reste un zombie à répartir. Par où va-t-il ?
question-ward-off = { $survivor } va être blessé. Que faites-vous ?
question-trait-to-lose = Quel Trait { $survivor } perd-il ?
question-trait-to-keep = Quel Trait { $survivor } garde-t-il ?
question-bystander-to-keep = { $survivor } ne peut garder qu’une carte Citoyen. Laquelle ?
question-bystander-way = Plusieurs chemins sont aussi courts pour { $bystander }. Lequel ?
question-next-room = Le bâtiment est ouvert. Pour quelle salle pioche-t-on la prochaine carte ?
question-who-escorts = À quel héros confier { $bystander } ?
option-ward-off-take = Recevoir la blessure
option-ward-off-shrink = Rétrécir (1 Pouvoir)
option-ward-off-invulnerable = Invulnérable (1 Pouvoir, et le Trait est perdu)
option-ward-off-sacrifice = Le citoyen la reçoit (et meurt)
option-sacrifice-named = { $bystander } la reçoit (et disparaît)
option-room = { $room }

## Les commandes

deed-attack = { $power ->
    [0] { $traits_count ->
        [0] Attaquer en { $zone }
       *[other] Attaquer en { $zone }, avec { $traits }
    }
   *[other] { $traits_count ->
        [0] Attaquer en { $zone }, { $power } Pouvoir en dés
       *[other] Attaquer en { $zone }, { $power } Pouvoir en dés, avec { $traits }
    }
  }
deed-force-door = Forcer la porte { $door }
deed-gain-power = Gagner du Pouvoir
deed-gain-trait = Gagner un Trait
deed-use-trait = { $hero_id ->
    [none] { $zone_id ->
        [none] Utiliser { $trait }
       *[other] Utiliser { $trait } : { $zone }
    }
   *[other] Utiliser { $trait } : { $hero }
  }
deed-use-skill = { $skill } : { $zone }
deed-rescue = Sauver { $bystander }
deed-use-sign = Lancer le signe en { $zone }
deed-place-explosive = Poser un explosif ici
deed-move-spawn = Déplacer le pion de génération d’ici
deed-overload = Mettre le réacteur en surcharge
action-force-door = Forcer une porte
action-gain-power = Gagner du Pouvoir
action-gain-trait = Gagner un Trait
action-use-trait = Utiliser un Trait
action-use-skill = Utiliser une compétence
action-rescue = Sauver un citoyen
action-use-sign = Utiliser le signe
action-place-explosive = Poser un explosif
action-move-spawn = Déplacer le pion
action-overload = Surcharger
cmd-power = pouvoir
cmd-power-about = Gagner 2 Pouvoirs
cmd-trait = trait
cmd-trait-about = Traits héroïques : en gagner, en utiliser
cmd-trait-gain = gagner
cmd-trait-gain-about = Gagner un Trait héroïque, une fois par tour
cmd-trait-use = utiliser
cmd-trait-use-about = Utiliser un Trait héroïque à votre tour
cmd-skill-use = utiliser
cmd-skill-use-about = Utiliser une compétence active de la fiche
cmd-rescue = sauver
cmd-rescue-about = Sauver un citoyen de votre zone
cmd-sign = signe
cmd-sign-about = Lancer le signe des Avengers sur une zone
cmd-device = dispositif
cmd-device-about = Pour certaines missions seulement : explosifs, pions de génération, réacteur
cmd-device-explosive = explosif
cmd-device-explosive-about = Poser un explosif dans votre zone
cmd-device-spawn = pion
cmd-device-spawn-about = Déplacer le pion de génération de votre zone là où la mission les réunit
cmd-device-overload = surcharge
cmd-device-overload-about = Faire sauter les pions de génération réunis
opt-power = pouvoir
opt-attack-power-about = Combien de Pouvoir dépenser : un dé de plus pour chacun
opt-traits = traits
opt-attack-traits-about = Traits à utiliser avant le jet
opt-trait = trait
opt-trait-about = Quel Trait
opt-trait-zone-about = Vers où, pour un Trait qui mène quelque part
opt-hero = héros
opt-trait-hero-about = Qui il aide
opt-skill = compétence
opt-skill-use-about = Quelle compétence
opt-skill-zone-about = Vers où
opt-bystander = citoyen
opt-bystander-about = Qui ; utile seulement s’il y en a plusieurs
opt-sign-zone-about = Quelle zone

## Pourquoi pas

refusal-too-little-power = { $survivor } a { $held } Pouvoir ; il en faut { $cost }. `/pouvoir` en donne 2 pour une action.
    .see = power
refusal-too-few-actions =
    { $left ->
        [0] { $survivor } n’a plus d’action pour cela. Utilisez un Trait ou une compétence sans action, ou finissez le tour.
       *[other] Pour cela il faut { $cost } actions à { $survivor }, et il en reste { $left }. Faites quelque chose de plus court, ou finissez le tour.
    }
    .see = round
refusal-power-hexed = Trop près de Scarlet Witch, { $survivor } ne peut pas dépenser de Pouvoir pour des dés. Attaquez sans, ou éloignez-vous d’abord.
    .see = power
refusal-trait-gained-already = { $survivor } a déjà gagné un Trait ce tour-ci ; c’est un par tour. Vous pourrez en gagner un autre au prochain tour.
    .see = traits
refusal-trait-not-held = { $survivor } n’a pas { $trait }. `/trait gagner` pioche un Trait.
    .see = traits
refusal-trait-serves-not = { $trait } ne sert pas à cette attaque. Laissez-le, ou attaquez autrement.
    .see = traits
refusal-trait-not-now = { $trait } s’utilise avec une attaque, après un jet ou contre une blessure, pas seul. `/agir` montre ce que vous pouvez faire.
    .see = traits
refusal-trait-not-there = { $trait } n’y servirait à rien maintenant : vous gardez la carte. `/agir` montre ce qu’elle peut faire.
    .see = traits
refusal-skill-not-there = { $skill } ne mène pas en { $zone }. `/agir` montre où elle mène.
    .see = skills
refusal-skill-not-now = { $skill } agit d’elle-même, ou se propose avec une blessure. `/agir` montre ce que vous pouvez faire.
    .see = skills
refusal-bystander-not-here = { $bystander } n’est pas dans la zone de { $survivor }. Allez-y d’abord.
    .see = bystanders
refusal-bystander-not-shown = { $bystander } n’est pas sur le plateau. Les citoyens se cachent dans les bâtiments fermés : ouvrez-en un avec `/porte`.
    .see = bystanders
declined-nobody-to-rescue = Il n’y a aucun citoyen sur le plateau. Ils se cachent dans les bâtiments fermés : ouvrez-en un avec `/porte`.
refusal-rescue-among-enemies = { $count ->
    [one] On ne peut sauver personne en { $zone } tant qu’un ennemi s’y trouve. Nettoyez la zone d’abord.
   *[other] On ne peut sauver personne en { $zone } tant que { $count } ennemis s’y trouvent. Nettoyez la zone d’abord.
  }
    .see = bystanders
refusal-exit-held-by-enemies = { $count ->
    [one] Un ennemi est sur la sortie en { $zone }. Débarrassez-vous-en d’abord.
   *[other] { $count } ennemis sont sur la sortie en { $zone }. Débarrassez-vous-en d’abord.
  }
    .see = exit
refusal-no-sign-here = Le signe des Avengers n’est pas dans la zone de { $survivor }. Allez-y, ou servez-vous de l’attaque du héros.
    .see = sign
refusal-no-sign-left = Il n’y a aucun signe des Avengers sur le plateau. Servez-vous plutôt de l’attaque du héros.
    .see = sign
refusal-sign-spares-heroes = Il n’y a que des héros zombies en { $zone }, et le signe ne les touche pas. Visez ailleurs, ou servez-vous de l’attaque du héros.
    .see = sign
refusal-sign-out-of-reach = Le signe porte de { $nearest } à { $farthest } zones ; { $zone } est à { $distance }. Choisissez une zone entre les deux.
    .see = sign

refusal-door-sealed = La porte { $door } est scellée : les héros ne peuvent pas l’ouvrir. Cherchez un autre chemin. La page de la mission dit si autre chose l’ouvre.
    .see = doors
refusal-bystander-stays = { $bystander } reste ici : on ne peut sauver personne dans cette mission. Tenez plutôt les ennemis à distance.
    .see = bystanders
refusal-no-explosive = { $survivor } n’a pas d’explosif. Dans les missions qui le disent, l’objectif bleu et le vert sont des explosifs ; prenez-en un d’abord.
    .see = objectives
refusal-no-token-to-move = { $survivor } ne peut pas déplacer de pion de génération de { $zone }. La page de la mission dit lesquels peuvent l’être ; allez dans la zone de l’un d’eux.
    .see = spawn
refusal-token-among-enemies = { $count ->
    [one] On ne peut pas déplacer le pion tant qu’un ennemi est en { $zone }. Nettoyez la zone d’abord.
   *[other] On ne peut pas déplacer le pion tant que { $count } ennemis sont en { $zone }. Nettoyez la zone d’abord.
  }
    .see = spawn
refusal-nothing-to-overload = Il n’y a pas de réacteur dans cette mission. Les buts sont sur la page de la mission.
    .see = objectives
refusal-tokens-not-gathered = { $survivor } doit être en { $zone }, avec tous les pions de génération. Réunissez-les d’abord.
    .see = spawn
refusal-no-console = { $survivor } n’a pas la console. C’est le héros qui a pris l’objectif vert qui l’a.
    .see = objectives
## Missions et articles

mission-goal-rescue = { $count ->
    [one] Sauver au moins un citoyen.
   *[other] Sauver au moins { $count } citoyens.
  }
mission-goal-rescue-them = Sauver { $bystanders }.
mission-goal-bring-along = Emmener { $bystanders } en partant.
mission-rule-bystanders = Une carte Citoyen est face cachée en { $zones }.
mission-rule-bystanders-among = Une carte Citoyen est face cachée en { $zones } ; { $bystanders } est parmi elles.
mission-rule-zombie-heroes = Un héros zombie attend dès le début en { $zones }.
mission-rule-sign = Le signe des Avengers est en { $zones }.
mission-goal-annihilate = Éliminer tous les ennemis, sur le plateau et dans la boîte.
mission-goal-spawns-gathered = Réunir tous les pions de génération en { $zone }.
mission-goal-overload = Les faire sauter en { $zone }.
mission-rule-bystander-figures = Des citoyens sont dès le début en { $zones }.
mission-rule-bystander-figures-these = { $bystanders } est dès le début en { $zones }.
mission-start = { $rule ->
    [start-apart] Tous les autres commencent en { $start }.
   *[other] Tout le monde commence en { $start }.
  }
mission-rule-start-apart = Un héros au hasard commence en { $zones }.
mission-rule-escort = { $bystanders } accompagnent dès le début deux des autres héros, sans leur donner de Pouvoir.
mission-rule-precious = Vous perdez aussitôt si l’un d’eux meurt ou reste en arrière : { $bystanders }.
mission-rule-sealed-doors = Les héros ne peuvent pas ouvrir les portes de cette couleur : { $colours }.
mission-rule-sleeping-spawns = Les points de génération de ces couleurs sont inactifs jusqu’à la prise de l’objectif de leur couleur : { $colours }.
mission-rule-key = { $objective ->
    [blue] Quand l’objectif bleu est pris, les portes de cette couleur s’ouvrent : { $doors }.
    [green] Quand l’objectif vert est pris, les portes de cette couleur s’ouvrent : { $doors }.
   *[red] Quand un objectif rouge est pris, les portes de cette couleur s’ouvrent : { $doors }.
  }
mission-rule-trap = Un héros zombie arrive au point de génération de sa couleur quand l’un de ces objectifs est pris : { $colours }.
mission-rule-quiet-building = Le bâtiment de { $zones } est vide : aucune carte n’y est piochée.
mission-rule-found-bystander = Un héros qui prend un objectif de cette couleur gagne un citoyen du paquet, comme s’il venait de le sauver : { $colours }.
mission-rule-explosives = Les objectifs de ces couleurs sont des explosifs : { $colours }. Pour une action, un héros en pose un dans sa zone ; à la fin du tour de jeu, tous ceux qui s’y trouvent sont éliminés, amis et ennemis, et personne ne gagne d’expérience.
mission-rule-no-return = Une fois tous les objectifs rouges pris, un héros qui tombe quitte la partie. Une carte Génération d’un type disparu est ignorée, et une autre piochée.
mission-rule-no-bystander-spawns = Les cartes qui amènent un citoyen en danger sont retirées.
mission-rule-full-houses = Tous les bâtiments sont pleins dès le début, comme si leurs portes venaient d’être ouvertes ; il n’y a pas de citoyens dedans.
mission-rule-civilians = Les citoyens restent où ils sont ; personne ne peut les sauver ni les attaquer. Un ennemi qui ne voit aucun héros va vers le citoyen le plus proche. Vous perdez dès qu’un ennemi y arrive.
mission-rule-shared-experience = { $objective ->
    [blue] L’objectif bleu donne { $xp } d’expérience à chaque héros.
    [green] L’objectif vert donne { $xp } d’expérience à chaque héros.
   *[red] Un objectif rouge donne { $xp } d’expérience à chaque héros.
  }
mission-rule-console = { $objective ->
    [blue] L’objectif bleu est la console ; le héros qui le prend la garde.
    [green] L’objectif vert est la console ; le héros qui le prend la garde.
   *[red] Un objectif rouge est la console ; le héros qui le prend la garde.
  }
mission-rule-movable-spawns = { $colour ->
    [blue] Dans la zone d’un pion de génération bleu, sans ennemi, une action déplace le pion en { $zone } ; il reste actif.
    [green] Dans la zone d’un pion de génération vert, sans ennemi, une action déplace le pion en { $zone } ; il reste actif.
   *[red] Dans la zone d’un pion de génération rouge, sans ennemi, une action déplace le pion en { $zone } ; il reste actif.
  }
group-trait = Traits héroïques
group-trait-all = Les traits héroïques : les { $count } articles
group-bystander = Citoyens
group-bystander-all = Les citoyens : les { $count } articles
rule-trait-text = { $summary }
    Il coûte { $power } Pouvoir et part après usage. Le paquet en a trois.
    _{ $source }_
rule-bystander-text = { $summary }
    { $fighter ->
        [yes] Un combattant : tant que personne ne l’a sauvé, un 5 ou un 6 annule une blessure.
       *[no] Pas un combattant : une blessure le tue.
    }
    _{ $source }_
article-ours = Règle maison : la vraie carte n’est pas publique, celle-ci est de nous.
zombie-walker-note = Lent et faible, mais jamais seul.
zombie-runner-note = Deux actions chaque fois ; les touches l’atteignent en dernier.
zombie-brute-note = Il faut deux touches d’une même attaque ; une seule ne fait rien et se perd.
zombie-captain-america-note = Son bouclier : les attaques à distance contre sa zone ont un dé de moins, mais au moins un. Règle maison : la vraie carte n’est pas publique.
zombie-iron-man-note = Ses répulseurs : sans cible dans sa zone, il attaque à une zone, en vue, au lieu d’avancer. Règle maison : la vraie carte n’est pas publique.
zombie-doctor-strange-note = Ses portails : il avance de deux zones, et traverse une fois murs et portes. Règle maison : la vraie carte n’est pas publique.
zombie-scarlet-witch-note = Son sort : les héros à une zone d’elle ou moins ne peuvent pas dépenser de Pouvoir pour des dés. Règle maison : la vraie carte n’est pas publique.
article-printed = Comme le livret le montre.
rule-enemy-text = { $note }
    Touches d’une même attaque qu’il faut : { $toughness }. Expérience : { $xp }. Actions : { $actions }. Figurines dans la boîte : { $figures }.
rule-attack-of-sheet-text = { $kind ->
    [melee] L’attaque de { $survivors } : mêlée, dans sa zone, { $dice } dés, touche dès { $hits_on }.
   *[ranged] L’attaque de { $survivors } : à distance, jusqu’à { $farthest } zones, { $dice } dés, touche dès { $hits_on }.
  }
    _{ $source }_
rule-skill-of-sheet-text = { $summary }
    { $power ->
        [0] Elle ne coûte pas de Pouvoir. À qui : { $survivors }.
       *[other] Elle coûte { $power } Pouvoir. À qui : { $survivors }.
    }
    _{ $source }_
free-rescue = { $count ->
    [one] { $count } sauvetage gratuit
   *[other] { $count } sauvetages gratuits
  }

## Pourquoi le pilote automatique le ferait

hint-explosive = Beaucoup d’ennemis s’y trouveront quand tout sautera, et aucun héros.
hint-hurry = Une action de plus, au tour même où elle compte.
hint-power = Chaque point de Pouvoir est un dé de plus pour une attaque à venir ; on en garde quatre au plus.
hint-powered = { $band ->
    [low] { $chance } seulement, même avec le Pouvoir, mais un ennemi abattu n’attaque plus personne.
    [even] C’est à pile ou face, même avec les dés du Pouvoir.
   *[good] Le Pouvoir ajoute des dés : le coup a de bonnes chances de les abattre.
 }
hint-rescue = Un citoyen sauvé vous aide dès maintenant, et rend aussitôt tout le Pouvoir.
hint-trait = Un Trait en main change un jet ou évite des blessures plus tard, une fois.

## Pourquoi le pilote automatique répondrait ainsi

hint-asked-hit-target = C’est la plus rapide de celles qu’une touche ou deux abattent.
hint-asked-who-is-wounded = C’est le héros qui peut encaisser le plus.
hint-asked-abomination-way = Tous ces chemins sont aussi courts.
hint-asked-ward-off = { $option ->
    [shrink] Le Pouvoir revient, les blessures restent.
    [invulnerable] Une blessure de plus pourrait être la dernière : le Trait sert à cela.
    [sacrifice] Si un héros tombe, la partie est perdue.
   *[take] La santé suffit pour celle-ci ; gardez Traits et citoyens pour le pire.
  }
hint-asked-trait-to-lose = C’est le Trait dont ce héros se passera le mieux.
hint-asked-trait-to-keep = C’est le Trait qui sert le plus à ce héros.
hint-asked-bystander-to-keep = Le dernier arrivé peut aider dès maintenant.
hint-asked-bystander-way = Tous ces chemins sont aussi courts.
hint-asked-who-escorts = N’importe quel héros sans compagnie convient.
hint-asked-next-room = Toutes les pièces seront explorées ; l’ordre ne compte guère.

## Ce que la famille dit des survivants

pick-survivors = Héros au choix ou au hasard
zombies-have-moved = Le tour des héros est fini : les zombies ont joué.
status-holds = Attaque : { $hands }.
film-survivors = Tour { $round }, les héros ont agi.
story-sum-walks = En marche vers les vivants : { $zombies }.
refusal-seat-without-survivor = Il faut un héros à chacun ; encore sans : { $seats }.
    .see = setup
refusal-other-shares = Chacun dirige sa juste part des héros. Ici, dans l’ordre des places : { $shares }. Répartissez-les ainsi.
    .see = setup
zombie-rank = • Les touches l’atteignent en { $rank }e place.
odds-foot = Exact, d’après les dés seuls.
mission-goal-escape-all = Tous les héros doivent atteindre la sortie. Un seul mort, et la partie est perdue.
mission-goal-escape-must = Sur la sortie, chaque héros quitte le plateau à son tour, gratuitement. Seuls comptent ceux qui sont partis.
mission-goal-escape-least = { $count ->
    [one] Au moins un héros atteint la sortie.
   *[other] Au moins { $count } héros atteignent la sortie.
  }
mission-text =
    { $briefing }

    { $heading }
    { $goals }

    { "**" }Ce qui est particulier :**
    { $rules }

    { $difficulty }, { $survivors } héros, environ { $minutes } minutes. { $place }
refusal-not-your-survivor = { $survivor } obéit à { $seats_or }. Choisissez un de vos héros.
    .see = order
refusal-survivor-eliminated = { $survivor } n’est plus sur le plateau. Choisissez un héros encore debout.
    .see = order
refusal-survivor-taken-twice = Le même héros a été choisi deux fois. Chacun en prend un autre.
    .see = setup
refusal-wrong-survivor-count = Il y a toujours { $most } héros, et { $count } ont été choisis. Ajoutez-en ou retirez-en.
    .see = setup
goal-lost = **Vous perdez** à la fin d’un tour où un héros est tombé.
