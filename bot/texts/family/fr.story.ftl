# Ce qui se passe à une table, en phrases : événements, refus, questions, boutons.

in-zone = { $what } en { $zone }
unknown-name = « { $text } »

## Zombies

some-walker =
    { $count ->
        [one] 1 Walker
       *[other] { $count } Walkers
    }
some-runner =
    { $count ->
        [one] 1 Runner
       *[other] { $count } Runners
    }
some-fatty =
    { $count ->
        [one] 1 Fatty
       *[other] { $count } Fatties
    }
some-abomination =
    { $count ->
        [one] l’Abomination
       *[other] { $count } Abominations
    }
many-walker = Walkers
many-runner = Runners
many-fatty = Fatties
many-abomination = l’Abomination
all-walker = tous les Walkers
all-runner = tous les Runners
all-fatty = tous les Fatties
all-abomination = l’Abomination
the-walker = le Walker
the-runner = le Runner
the-fatty = le Fatty
the-abomination = l’Abomination
at-blue = bleu
at-yellow = jaune
at-orange = orange
at-red = rouge

## Ce que font les survivants

event-game-set-up = { $mission } : { $survivors } se préparent.
event-card-dealt = { $survivor } commence avec { $card_a }.
event-round-began = Le tour { $round } commence. { $first_seat } joue en premier.
event-turn-ended = { $survivor } a fini pour ce tour.
event-game-ended = { $outcome }
event-zombies-turn-began = Tour { $round } : aux zombies de jouer.
event-survivor-moved = { $survivor } se déplace : { $way }.
event-card-found = { $survivor } trouve { $card_a }.
event-nothing-found = { $survivor } fouille en vain : il ne reste aucune carte Équipement.
event-ambush-found = Aaahh ! Au lieu d’une carte, { $survivor } trouve de la compagnie.
event-twin-found =
    { $found ->
        [yes] { $survivor } trouve la seconde dans la pioche : { $card }.
       *[no] { $survivor } en cherche une seconde dans la pioche, mais il n’y en a plus ({ $card }).
    }
event-deck-reshuffled =
    { $deck ->
        [equipment] Les cartes Équipement défaussées forment une nouvelle pioche.
       *[spawn] Les cartes Zombie défaussées forment une nouvelle pioche.
    }
event-door-opened =
    { $noisy ->
        [yes] { $survivor } défonce la porte { $zones } avec { $card_the }. Quel vacarme !
       *[no] { $survivor } ouvre la porte { $zones } avec { $card_the }, sans un bruit.
    }
event-building-opened = La maison { $building } est ouverte : { $rooms }.
event-card-moved =
    { $place ->
        [left] { $survivor } prend { $card_the } en main gauche.
        [right] { $survivor } prend { $card_the } en main droite.
       *[pack] { $survivor } range { $card_the }.
    }
event-cards-traded = { $taken_id ->
    [none] { cards-given }
   *[other] { $given_id ->
        [none] { cards-taken }
       *[other] { cards-swapped }
    }
  }
cards-given = { $survivor } donne { $given_the } à { $partner }.
cards-taken = { $partner } donne { $taken_the } à { $survivor }.
cards-swapped = { $survivor } donne { $given_the } à { $partner } et prend { $taken_the }.
event-card-crafted = { $survivor } assemble { $recipe_a }.
event-card-discarded = { $survivor } défausse { $card_the }.
event-weapon-reloaded =
    { $both ->
        [yes] { $survivor } recharge ses deux armes d’un coup ({ $card }).
       *[no] { $survivor } recharge { $card_the }.
    }
event-objective-taken = { $survivor } prend l’objectif en { $zone }.
event-wound-healed = { $patient_id ->
    [self] { $survivor } soigne une de ses propres blessures.
   *[other] { $survivor } soigne { $patient } : une blessure de moins.
  }
event-action-lent = { $survivor } offre une action de plus à { $to }.

## Combat

event-dice-rolled = { $pair ->
    [yes] { dice-of-a-pair }
   *[no] { dice-of-one }
  }
dice-of-one =
    { $hits ->
        [0] { $survivor } attaque en { $zone } avec { $card_the } : { $faces } (réussite à { $needed }+). Raté !
        [one] { $survivor } attaque en { $zone } avec { $card_the } : { $faces } (réussite à { $needed }+), 1 succès.
       *[other] { $survivor } attaque en { $zone } avec { $card_the } : { $faces } (réussite à { $needed }+), { $hits } succès.
    }
dice-of-a-pair =
    { $hits ->
        [0] { $survivor } attaque en { $zone } des deux mains ({ $card }) : { $faces } (réussite à { $needed }+). Raté !
        [one] { $survivor } attaque en { $zone } des deux mains ({ $card }) : { $faces } (réussite à { $needed }+), 1 succès.
       *[other] { $survivor } attaque en { $zone } des deux mains ({ $card }) : { $faces } (réussite à { $needed }+), { $hits } succès.
    }
event-dice-rerolled = { $zone_id ->
    [none] { new-dice }
   *[other] { new-dice-in }
  }
new-dice =
    { $hits ->
        [0] Relance ({ $reason }) : { $faces }. Raté !
        [one] Relance ({ $reason }) : { $faces }, 1 succès.
       *[other] Relance ({ $reason }) : { $faces }, { $hits } succès.
    }
new-dice-in =
    { $hits ->
        [0] Relance en { $zone } ({ $reason }) : { $faces }. Raté !
        [one] Relance en { $zone } ({ $reason }) : { $faces }, 1 succès.
       *[other] Relance en { $zone } ({ $reason }) : { $faces }, { $hits } succès.
    }
event-molotov-thrown = { $survivor } lance un Molotov en { $zone }. Rien n’y survit.
event-zombie-killed = À terre en { $zone } : { $zombies }.
event-hit-absorbed =
    { $count ->
        [one] Un succès est trop faible contre { $kind_the }.
       *[other] { $count } succès sont trop faibles contre { $kind_the }.
    }
event-survivor-wounded = { $lost_id ->
    [none] { $by_known ->
        [yes] { $by } touche { $survivor } : une blessure.
       *[no] { $survivor } reçoit une blessure.
    }
   *[other] { $survivor } reçoit une blessure et perd { $lost_the }.
  }
told-times = { $told } ({ $count } fois)
wounds-taken = { $by_known ->
    [yes] { $by } touche { $survivor } : { $count } blessures.
   *[no] { $survivor } reçoit { $count } blessures.
  }
event-wound-ignored = { $reason ->
    [tough] { $survivor } encaisse sans broncher : pas de blessure.
    [goalie-mask] Le masque de hockey prend le coup : pas de blessure pour { $survivor }.
   *[other] « C’est tout ce que t’as ? » { $survivor } évite la blessure.
  }
event-survivor-eliminated = { $by_id ->
    [self] **{ $survivor } n’y survit pas non plus**, en { $zone }.
   *[other] { $by_known ->
        [yes] **{ $by } abat { $survivor }** en { $zone }.
       *[no] **{ $survivor } succombe** en { $zone } et quitte la partie.
    }
  }
event-experience-gained = { $survivor } gagne { $gained } XP ({ $xp } en tout).
event-level-reached = { $survivor } passe au niveau { $level }.
event-skill-gained = { $skill_hand ->
    [none] { $survivor } acquiert la compétence { $skill }.
   *[other] { $survivor } acquiert la compétence { $skill } : { $skill_hand }
  }
reason-lucky = Chanceux
reason-reroll-per-turn = relance du tour

## L'histoire du tour des zombies

story-attack =
    { $count ->
        [one] { $zone } : { $zombies } attaque { $survivors }.
       *[other] { $zone } : { $zombies } attaquent { $survivors }.
    }
story-walk-seen = Un survivant en vue en { $targets } : { $walks }.
story-walk-noise = Le plus grand bruit à leur portée est en { $targets } ({ $noise }) : { $walks }.
story-walk-shut-out = Aucun chemin ouvert vers le bruit en { $targets } ({ $noise }), ils s’en approchent autant que possible : { $walks }.
story-stay-noise = Déjà là où il y a le plus de bruit ({ $noise }), en { $zone } : { $zombies }.
story-stay-shut-out = Une porte fermée les arrête en { $zone }, vers le bruit en { $targets } ({ $noise }) : { $zombies }.
story-split = { $count ->
    [one] { $zone } : les chemins par { $ways } sont aussi courts pour { $zombies }.
   *[other] { $zone } : les chemins par { $ways } sont aussi courts, le groupe se sépare ({ $zombies }).
  }
story-split-added = { $zone } : les chemins par { $ways } sont aussi courts, le groupe se sépare ({ $zombies }) ; ajouté pour faire des groupes égaux : { $added }.
story-number = **{ $number }.** { $text }
story-step = { $way } ({ $zombies })
story-card = Carte zombie pour { $zone } (niveau { $level }) : { $zombies }.
story-card-nothing = Carte zombie pour { $zone } (niveau { $level }) : personne ne vient.
story-card-manhole = Carte zombie (niveau { $level }), par les bouches d’égout : { $zombies }.
story-card-manhole-nothing = Carte zombie (niveau { $level }), par les bouches d’égout : personne ne vient.
story-card-acts = Carte zombie pour { $zone } (niveau { $level }) : personne ne vient, mais une activation de plus pour { $kinds }.
story-card-idle = Carte zombie pour { $zone } (niveau { $level }) : une activation supplémentaire, sans effet à ce niveau.
story-spawned = Des zombies arrivent : { $zombies }.
story-replaced = { $zone } : il y a déjà une Abomination, à sa place vient { $zombie }.
story-short = La boîte n’a plus assez de figurines pour faire venir { $zombies }.
story-extra-shortage = Plus assez de figurines : une activation de plus pour { $kinds }.
story-extra-card = Activation supplémentaire pour { $kinds }.
story-quiet = Le tour des zombies se passe sans histoire.
story-sum-attacks =
    { $count ->
        [one] Encore une attaque, en { $zones }.
       *[other] Encore { $count } attaques, en { $zones }.
    }
story-sum-splits = Des groupes se séparent en chemin ; en plus : { $zombies }.
story-sum-splits-even = Des groupes se séparent en chemin.
story-sum-walks = En marche vers les survivants et le bruit : { $zombies }.
story-sum-stays = Restent sur place : { $zombies }.
story-sum-cards =
    { $count ->
        [one] Une carte Zombie : { $zombies }.
       *[other] { $count } cartes Zombie : { $zombies }.
    }
story-sum-cards-nothing =
    { $count ->
        [one] Une carte Zombie : personne ne vient.
       *[other] { $count } cartes Zombie : personne ne vient.
    }
story-sum-extras = Activations supplémentaires : { $kinds }.

## Comment cela finit

outcome-goals-reached = Mission accomplie ! Victoire pour { $winners }.
outcome-all-eliminated = Plus aucun survivant n’est debout. Cette fois, les zombies l’emportent.

## Les questions et leurs boutons

question-first-player = Qui joue en premier ?
question-who-is-wounded = Un zombie frappe en { $subject }. Qui prend la blessure ?
question-who-is-hit = Un tir en { $subject } s’égare. Quel survivant est touché ?
question-abomination-way = Plusieurs chemins sont aussi courts pour l’Abomination en { $subject }. Lequel prend-elle ?
question-odd-zombie = Il ne reste pas assez de figurines pour séparer le groupe en { $subject } à parts égales. Où va le zombie en trop ?
question-lost-card = { $survivor } reçoit une blessure. Quelle carte est perdue ?
question-card-to-drop = { $survivor } porte trop de cartes. Laquelle reste là ?
option-next-wound = { $dies ->
    [yes] { $survivor } : meurt
   *[no] { $survivor } : blessure { $wound } sur { $health }
  }
option-zone-of = { $zone } : { $survivors }
option-to-hit = { $zombie } : tombe à { $damage ->
    [one] 1 dégât
   *[other] { $damage } dégâts
  }, { $xp } XP
asked-with-wound = { $told } { $dies ->
    [yes] { $survivor } en mourrait.
   *[no] Ce serait la blessure { $wound } sur { $health }.
  }
asked-with-use = -# { $name } : { $does }
reroll-use =
    { $source ->
        [reroll-per-turn] Tous les dés sont relancés. Cela marche une fois par tour.
       *[other] Tous les dés sont relancés. Cela ne coûte rien.
    }
question-reroll = Faut-il relancer les dés pour { $survivor } ? Le nouveau résultat compte, bon ou mauvais.
question-hit-target = Un succès en { $subject } ! Sur qui tombe-t-il ?
question-skill-choice = { $survivor } passe un niveau. Quelle compétence choisir ?
question-crafted-place = { $card } : où ranger cela ?
option-use-mask-yes = Sacrifier le masque
option-use-mask-no = Prendre la blessure
option-reroll-keep = Garder ce résultat
option-reroll-with = Relancer ({ $source })
option-crafted-place-left = Main gauche
option-crafted-place-right = Main droite
option-crafted-place-pack = Sac
option-matching-set-yes = Chercher
option-matching-set-no = Laisser
option-zone = Vers { $zone }

## Les commandes dans les menus

deed-move = Aller en { $zone }
deed-search = Fouiller cette pièce
deed-open-door = Ouvrir la porte { $door } avec { $card_the }
deed-attack = { $other_zone_id ->
    [none] { $kind ->
        [melee] Frapper en { $zone } avec { $card_the }
        [ranged] Tirer en { $zone } avec { $card_the }
       *[other] { $pair ->
            [yes] Attaquer en { $zone } avec { $card_the } (paire)
           *[no] Attaquer en { $zone } avec { $card_the }
        }
    }
   *[other] Attaquer en { $zone } et en { $other_zone } à la fois avec { $card_the }
  }
deed-reload = Recharger { $card_the }
deed-take-objective = Prendre l’objectif
deed-lay-down = Poser l’objectif ici
deed-hand-over = Donner un objectif à { $partner }
deed-equip = { $place ->
    [left] Prendre { $card_the } en main gauche
    [right] Prendre { $card_the } en main droite
   *[pack] Ranger { $card_the }
  }
deed-trade = { $take_id ->
    [none] Donner { $give_the } à { $partner }
   *[other] { $give_id ->
        [none] Prendre { $take_the } à { $partner }
       *[other] Donner { $give_the } à { $partner }, prendre { $take_the }
    }
  }
deed-craft = Assembler { $recipe_a }
deed-discard = Défausser { $card_the }
deed-end-turn = Finir le tour
action-move = Se déplacer
action-search = Fouiller
action-open-door = Ouvrir une porte
action-attack = Attaquer
action-reload = Recharger
action-take-objective = Prendre un objectif
action-lay-down = Poser un objectif
action-hand-over = Donner un objectif
action-equip = Réorganiser l’équipement
action-trade = Échanger
action-craft = Assembler des cartes
action-discard = Défausser
action-end-turn = Finir le tour

## Pourquoi pas : ce qui l'empêche, et ce qui marche à la place.

refusal-card-already-there = { $place ->
    [pack] Le sac contient déjà { $card_the }. Choisissez une autre carte, ou une main où la prendre.
   *[hand] Cette main tient déjà { $card_the }. Choisissez une autre carte ou une autre place.
    }
    .see = inventory
refusal-card-not-held = { $survivor } n’a pas { $card_the }. Choisissez une carte de sa fiche ; un survivant de la même zone peut en échanger.
    .see = inventory
refusal-door-open-already = La porte { $door } est déjà ouverte. Il suffit de passer.
    .see = doors
refusal-finish-first = { $active } est en plein tour : { $survivor } doit attendre. Continuez avec { $active } ou finissez ce tour.
    .see = order
refusal-held-by-zombies =
    { $count ->
        [one] Un zombie retient { $survivor } : partir coûte { $cost } actions et il en reste { $left }. Éliminez-le d’abord, ou appelez à l’aide.
       *[other] { $count } zombies retiennent { $survivor } : partir coûte { $cost } actions et il en reste { $left }. Éliminez-en d’abord, ou appelez à l’aide.
    }
    .see = move
refusal-inventory-full = { $survivor } a déjà tout ce qui tient : cinq cartes, blessures comprises. Défaussez d’abord une carte (c’est gratuit), ou échangez carte contre carte.
    .see = inventory
refusal-loaded-already = L’arme est déjà chargée : { $card }. Gardez l’action pour un tir.
    .see = reload
refusal-must-reload = L’arme est vide : { $card }. Rechargez-la pour une action, attendez la fin du tour (c’est gratuit), ou prenez-en une autre.
    .see = reload
refusal-no-door-here = Pas de telle porte au bord de { $zone }, où se trouve { $survivor }. Allez d’abord à côté de la porte.
    .see = doors
refusal-no-pair = { $survivor } ne peut pas employer { $card_the } en paire : il faut deux armes duales identiques, une dans chaque main. Attaquez avec une seule.
    .see = dual
refusal-no-such-objective = Cet objectif n’est pas, ou plus, sur le plateau. L’image montre ceux qui restent.
    .see = objectives
refusal-no-such-recipe = « { $recipe_id } » ne s’assemble pas. Le fusil de sniper demande carabine et viseur, le Molotov bouteille et carburant.
    .see = upgrades
refusal-no-such-survivor = Personne ne joue { $survivor }. Choisissez un nom de la liste.
    .see = setup
refusal-no-such-zone = Il n’y a pas de zone { $zone } sur ce plateau. Les noms des zones sont sur l’image, par exemple S4.
    .see = zones
refusal-none-left = La boîte n’en contient plus : { $recipe }. Gardez les cartes pour plus tard, quand on en aura utilisé.
    .see = upgrades
refusal-not-a-weapon = On n’attaque pas avec { $card_the }. Prenez d’abord une arme en main.
    .see = ranged
refusal-not-in-hand = { $survivor } a { $card_the } dans son sac, et seules les cartes en main servent. Prenez-la d’abord en main (une action).
    .see = inventory
refusal-not-in-sight = { $survivor } ne voit pas { $zone }. Dans la rue on voit tout droit, vers une maison ou dedans seulement la pièce voisine. Déplacez-vous, ou visez ailleurs.
    .see = sight
refusal-not-your-survivor = { $survivor } obéit à { $seats_or }. Choisissez un de vos survivants.
    .see = order
refusal-nothing-to-attack = Il n’y a pas de zombie en { $zone }. Visez une zone où il y en a.
    .see = ranged
refusal-nothing-to-trade = Il faut à { $survivor } un partenaire et au moins une carte à donner ou à prendre. Précisez laquelle.
    .see = trade
refusal-objective-elsewhere = L’objectif est en { $zone } ; { $survivor } doit s’y trouver pour le prendre.
    .see = objectives
refusal-opens-no-doors = On n’ouvre pas de porte avec { $card_the }. Il faut une hache, un pied-de-biche ou une tronçonneuse en main.
    .see = doors
refusal-out-of-reach = { $nearest ->
    [0] { $card } : la portée est de { $farthest } et { $zone } est à { $distance }. Approchez-vous, ou prenez une autre arme.
   *[other] { $card } : la portée est de { $nearest } à { $farthest } et { $zone } est à { $distance }. Déplacez-vous, ou prenez une autre arme.
    }
    .see = ranged
refusal-pack-is-full = Le sac est plein ({ $survivor }). Échangez la carte avec une carte en main, ou défaussez-en une (c’est gratuit).
    .see = inventory
refusal-partner-not-here = { $survivor } et { $partner } ne sont pas dans la même zone. Retrouvez-vous d’abord au même endroit.
    .see = trade
refusal-parts-missing = { $survivor } ne peut pas assembler { $recipe_a } : il manque { $missing_a }. On en trouve en fouillant ou en échangeant.
    .see = upgrades
refusal-search-among-zombies =
    { $count ->
        [one] { $survivor } ne peut pas fouiller avec un zombie dans la pièce. Éliminez-le d’abord.
       *[other] { $survivor } ne peut pas fouiller avec { $count } zombies dans la pièce. Éliminez-les d’abord.
    }
    .see = search
refusal-search-in-rooms-only = { $survivor } est dans la rue ({ $zone }), et on ne fouille que les pièces. Entrez d’abord dans une maison.
    .see = search
refusal-searched-already = { $survivor } a déjà fouillé ce tour ; une fois par tour est la limite, même pour les fouilles gratuites. Ce sera possible au prochain tour.
    .see = search
refusal-seat-without-survivor = Il faut un survivant à chacun ; encore sans : { $seats }.
    .see = setup
refusal-skill-missing = { $survivor } n’a pas la compétence { $skill }. Sa fiche montre celles qu’il y a.
    .see = skills
refusal-skill-used = La compétence { $skill } a déjà servi ce tour ({ $survivor }). Elle resservira au prochain tour.
    .see = skills
refusal-survivor-eliminated = { $survivor } a succombé et ne joue plus. Choisissez un survivant encore debout.
    .see = attack
refusal-survivor-taken-twice = Le même survivant a été choisi deux fois. Chacun en prend un autre.
    .see = setup
refusal-too-few-actions =
    { $left ->
        [0] { $survivor } n’a plus d’action pour cela. Défausser et assembler des cartes reste gratuit ; sinon, finissez le tour.
       *[other] Pour cela il faut { $cost } actions à { $survivor }, et il en reste { $left }. Choisissez plus court, ou finissez le tour.
    }
    .see = round
refusal-turn-is-over = { $survivor } a déjà joué ce tour. Encore à jouer : { $left_or }.
    .see = order
refusal-wound-stays = Une blessure change de place, mais ne se défausse ni ne s’échange. Choisissez une autre carte ; un médecin peut soigner.
    .see = card-wounded
refusal-other-shares = Chacun dirige sa juste part des survivants. Ici, dans l’ordre des places : { $shares }. Répartissez-les ainsi.
    .see = setup
refusal-wrong-survivor-count = Cette mission se joue de { $least } à { $most } survivants, et il y en a { $count }. Ajoutez-en ou retirez-en.
    .see = setup
refusal-zone-too-far = { $survivor } ne peut pas atteindre { $zone } en un déplacement. À portée : { $near_or }.
    .see = move
