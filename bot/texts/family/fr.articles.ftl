# Les articles faits à partir des données : compétences, cartes, zombies, missions, voitures ; et la vie d’une table.
## Titres et groupes

article-place = Livret { $chapters }
article-house = Livret #10, dans son esprit : cette mission est de nous.
group-rule = Règle
group-table = Table
group-car = Voiture
group-skill = Compétence
group-card = Carte
group-zombie = Zombie
group-mission = Mission
group-survivor = Survivant
group-rule-all = Les règles : les { $count } articles
group-table-all = La table : les { $count } articles
group-car-all = Les voitures : les { $count } articles
group-skill-all = Les compétences : les { $count } articles
group-card-all = Les cartes : les { $count } articles
group-zombie-all = Les zombies : les { $count } articles
group-mission-all = Les missions : les { $count } articles
group-survivor-all = Les survivants : les { $count } articles

## D’autres règles

rule-setup = La mise en place
rule-setup-text =
    Un joueur seul mène { $alone } survivants ; à deux, chacun en mène { $of_two }, à trois { $of_three }, de quatre à six un seul.

    Tout le monde commence dans la zone de départ. L’équipement de départ est distribué au hasard, au moins une carte chacun : la hache, le pied-de-biche, le pistolet, et des poêles pour les autres. Ce qu’apporte la compétence d’un survivant vient en plus.

    La maison où l’on commence est vide de zombies, aucune carte n’est piochée pour elle. Les joueurs décident ensemble qui commence.

    Livret #3
rule-levels = Le niveau de danger
rule-levels-text =
    Les cartes Zombie ont une ligne par niveau : bleu, jaune (dès { $xp_yellow } points), orange (dès { $xp_orange }) et rouge (dès { $xp_red }). La ligne qui compte est celle du survivant le plus expérimenté encore debout ; l’expérience des autres n’y change rien.

    Un survivant trop en avance attire donc des hordes orange ou rouges sur ses amis encore bleus. Partager les victimes garde la table plus longtemps à un niveau bas.

    S’il succombe, le niveau du suivant compte. Les activations supplémentaires commencent au niveau jaune.

    Livret #5, #7
rule-exit = Partir par la sortie
rule-exit-text =
    Seules certaines missions ont une sortie, et elle ne compte qu’une fois atteints tous les buts qui la précèdent ; l’état de la partie montre ce qui manque. Les zombies présents ne retiennent personne. Dès lors, il suffit de s’y tenir : quand tous ceux qu’il faut y sont, la partie est aussitôt gagnée. Les cartes des morts sont perdues : ce qui doit sortir doit être porté par un vivant.

    Règle maison, car le livret ne fait que le laisser entendre : qui se tient sur la sortie ouverte peut quitter le plateau à son propre tour, sans dépenser d’action, avec toutes ses cartes. Il compte, il est à l’abri et ne revient pas. Si la mission veut que tous s’y retrouvent, personne ne part seul ; si elle dit qu’ils quittent le plateau (Might Makes Right), seuls comptent ceux qui sont partis.

    Quand on part en voiture, personne ne s’en va à pied : une voiture qui roule sur la sortie ouverte part aussitôt, avec tous ses occupants et tout ce qu’elle contient. Règle maison : arrivée trop tôt, elle y reste et part dès que le reste est fait, si quelqu’un est au volant.

    Livret #10
rule-zones = Les zones et leurs noms
rule-zones-text =
    La zone est l’unité de toute distance. Dans une maison, chaque pièce en est une ; dans la rue, une zone va d’un passage piéton à l’autre et peut s’étendre sur deux ou quatre dalles.

    Chaque zone porte son nom sur l’image : S et un numéro dans la rue, la lettre de la maison et un numéro pour une pièce. Deux zones sont voisines si elles ont un côté commun, jamais un coin. On passe de la rue à la maison par une porte, d’une pièce à l’autre par une ouverture.

    `/plateau` montre le plateau, et le dit tout en mots avec l’option `texte`.

    Livret #5

## La vie d’une table

rule-order = L’ordre du jeu
rule-order-text =
    L’ordre strict est celui du livret : le joueur qui a le pion Premier joueur joue tous ses survivants, puis le joueur suivant dans le sens des aiguilles d’une montre. On finit le tour d’un survivant avant de commencer celui d’un autre.

    Dans l’ordre libre, tout survivant qui n’a pas fini son tour peut agir, quel que soit son joueur, et un tour commencé peut attendre pendant que d’autres jouent : c’est fait pour les tables lentes, où personne ne devrait attendre quelqu’un qui dort. Cette option est de nous ; le livret ne connaît que l’ordre strict.

    Dans les deux cas, les zombies bougent quand tout le monde a agi, puis le pion passe au joueur suivant.

    Livret #4, #6
rule-questions = Les questions
rule-questions-text =
    Là où la règle laisse les joueurs décider, la table pose la question avec des boutons : qui reçoit une blessure, quelle carte est perdue, qui un tir touche, par où va le zombie en trop, faut-il relancer.

    Seules les personnes nommées peuvent répondre, et le jeu reprend dès qu’elles l’ont fait. S’il n’y a qu’une possibilité, on ne demande rien. Un vieux bouton ne fait aucun mal : il dit ce qui est demandé maintenant.

    Appuyez sur *Toujours* à côté d’une question, ou tapez `/consigne` : cela répond d’avance à celle-ci et aux suivantes, pour que personne ne vous attende. Tout le monde peut voir ces réponses, et vous pouvez les changer à tout moment. On vous interroge quand même si la réponse tuait un survivant, touchait un allié, décidait qui est attaqué, ou coûtait votre dernière arme, une carte d’objectif ou quelque chose qui s’épuise. Si plusieurs joueurs proposent un survivant pour une blessure, c’est le plus valide qui la reçoit.

    Livret #7, #8
rule-undo = Reprendre une action
rule-undo-text =
    `/partie annuler` reprend votre dernière action si elle n’a rien pioché, rien lancé, rien révélé, et si personne n’a joué depuis. Un pas peut être repris, une fouille ou une attaque non.

    Pour le reste, la table vote : il faut plus de la moitié des joueurs. Tant que personne ne rejoue, `/partie refaire` rétablit exactement ce qui a été repris. Toute reprise est montrée à tous.

    Finir son tour ne révèle rien non plus, sauf si c’était le dernier du tour de jeu : les zombies ont alors bougé.

    Livret #6
rule-dice = Des dés honnêtes
rule-dice-text =
    Les dés d’une partie dépendent d’une graine secrète. Son sceau est publié au début, la graine elle-même à la fin : chacun peut alors recalculer tous les lancers avec `graveyard verify`.

    Un lancer dépend de la graine, du numéro de l’action et de l’action elle-même. Redémarrer le bot n’y change rien : la même action donne les mêmes dés.

    `/chances` dit les chances exactes d’une attaque avant de la lancer.

    Livret #8

## Les voitures

rule-car-seats = Monter et descendre
rule-car-seats-text =
    Si la mission permet de conduire, une action fait monter un survivant dans une voiture de sa zone, pourvu qu’un siège soit libre et qu’aucun zombie ne soit dans la zone. Une voiture a un siège de conducteur et { $car_passengers } sièges de passager.

    Descendre coûte aussi une action, avec ou sans zombies. Passer sur un siège libre de l’autre sorte en coûte une également.

    Livret #6
rule-car-driving = Conduire
rule-car-driving-text =
    Pour une action, le conducteur mène la voiture, avec tous ses passagers, d’une zone de rue à une autre, jusqu’à { $car_zones } zones. L’aller-retour est permis.

    Conduire n’est pas se déplacer : les compétences de déplacement n’y font rien, et les zombies de la zone ne coûtent rien de plus. La voiture reste dans la rue.

    Elle écrase ceux qui se trouvent dans sa zone de départ et dans chaque zone où elle entre : voir « Écraser ».

    Livret #6, #8
## Les compétences

skill-text =
    { $summary }

    { $note }

    { $held }

    Livret #9
skill-held = Sur la fiche de : { $sheets }.
skill-held-none = Aucun survivant de la boîte ne l’a ; elle attend les vôtres.
skill-holder = { $survivor } ({ $level })
skill-extra-action-note = Acquise au milieu d’un tour, elle se dépense aussitôt. Elle sert à tout ce qui coûte une action.
skill-damage-bonus-note = Elle compte pour chaque succès. Un Fatty tombe à { $damage_fatty } dégâts, l’Abomination à { $damage_abomination } : avec elle, davantage d’armes y parviennent.
skill-dice-bonus-note = Là où il fallait 4, un 3 suffit désormais. Un 1 ne touche toujours jamais. Les dés d’une voiture n’y gagnent rien.
skill-extra-dice-note = Une paire d’armes duales gagne ce dé deux fois, une pour chacune. Les voitures et le Molotov n’y gagnent rien.
skill-free-combat-note = Elle se dépense avant les actions ordinaires et ne sert à rien d’autre ; plusieurs compétences de ce genre s’additionnent.
skill-free-move-note = Elle paie la première action d’un déplacement. Ce que coûtent en plus les zombies de la zone se paie en actions ordinaires. Conduire n’est pas se déplacer.
skill-free-search-note = Elle se dépense avant une action ordinaire et sert aussi à fouiller une voiture.
skill-reach-bonus-note = Seule la portée maximale augmente : 0-1 devient 0-2, 1-3 devient 1-4. La mêlée reste dans sa zone, et il faut toujours voir la cible.
skill-extra-zone-per-move-note = Elle s’ajoute à toute autre compétence qui mène plus loin. Entrer dans une zone où il y a des zombies met toujours fin au déplacement.
skill-reroll-per-turn-note = On relance tous les dés de l’action, les bons et ceux d’une autre zone aussi. Elle s’ajoute à Chanceux et aux munitions, chacun une fois ; le dernier lancer compte.
skill-extra-crafted-note = Les deux cartes reviennent à qui les fabrique, tant qu’il en reste deux dans la boîte.
skill-zones-per-move-note = Chaque déplacement peut aussi s’arrêter après une zone. Entrer dans une zone où il y a des zombies y met fin. Quitter des zombies coûte une action pour chacun, une seule fois pour tout le déplacement.
skill-pairs-note = Il faut deux cartes pareilles, une dans chaque main. Deux tronçonneuses frappent alors ensemble ; une hache et une machette, non.
skill-pairs-ranged-note = Il faut deux armes à feu pareilles, une dans chaque main, et elles visent la même zone. Les armes de mêlée ne vont par paire que si elles en portent le signe.
skill-barricade-note = N’importe quelle porte ouverte au bord de sa zone, sans outil et sans bruit. Rouverte plus tard, la maison ne reçoit pas de nouvelles cartes.
skill-loud-note = Cela ne coûte pas d’action. Jusqu’au prochain tour du survivant, cette zone l’emporte sur tous les pions Bruit ; mais les zombies qui voient quelqu’un vont toujours vers lui. Si plusieurs s’en servent, seul le dernier compte.
skill-is-that-all-note = À chaque blessure de nouveau, tant qu’il reste une carte à donner. Les cartes Blessure ne sont pas de l’équipement.
skill-reroll-note = Une fois par action, à chaque action du tour ; tous les dés sont relancés et le nouveau lancer compte, même s’il est pire. Elle s’ajoute aux autres relances.
skill-scavenger-note = Là où la dernière victime est tombée, s’il n’y reste aucun zombie. C’est la seule fouille du tour, et elle ne coûte rien.
skill-born-leader-note = Sans dépenser d’action, une fois par tour. Si l’autre a déjà joué, l’action l’attend au tour suivant ; inutilisée, elle est perdue. `/compétence prêter` la donne.
skill-tough-note = La première de chaque tour des zombies, quel que soit le zombie. Les tirs d’un ami blessent comme d’habitude.
skill-destiny-note = Une fois par tour, pour une carte que ce survivant a piochée : l’équipement trouvé, ou une carte Zombie retournée en ouvrant une maison. La seconde carte reste.
skill-two-aims-note = Chaque arme de la paire lance ses propres dés, sur une zone à sa portée. C’est une seule action et un seul bruit.
skill-leaves-freely-note = Quitter une zone coûte une action, quel que soit le nombre de zombies. Entrer dans une zone où il y en a met toujours fin au déplacement.
skill-matching-set-note = Elle sert pour les armes duales trouvées en fouillant. Qui tient d’autres armes pour duales en cherche aussi la jumelle. La pioche est mélangée ensuite, trouvaille ou pas. Si l’inventaire est plein, il faut se défaire d’une carte.
skill-pairs-melee-note = Il faut deux armes pareilles, une dans chaque main. Deux pieds-de-biche lancent deux dés ; les armes à feu ne vont par paire que si elles en portent le signe.
skill-medic-note = Une fois par tour, sans dépenser d’action. La carte Blessure s’en va, la carte qu’elle avait coûtée ne revient pas. `/compétence soigner` s’en charge.
skill-ninja-note = Les zombies n’entendent pas ce survivant, mais ils voient toujours aussi bien. Il peut faire du bruit exprès, ou se faire entendre comme tout le monde.
skill-starts-with-note = La carte est remise avant la partie, tant que la boîte en a une. Elle s’ajoute à l’équipement de départ, ou en fait partie si elle est unique.
skill-by-hand-note = Le bot la montre et ne fait rien de lui-même : c’est vous, à la table, qui décidez de son effet, avec les coups qui existent.
skill-extra-room-note = La place est dans le sac. Les mains ne tiennent toujours que { $hand } cartes.
skill-picks-targets-note = Avec toute arme à distance : un ami dans la zone n’est touché que si on le veut. Rien ne change en mêlée ni en voiture.

## Les cartes

card-copies = { $starting ->
    [0] { $copies ->
        [one] Une seule dans la boîte.
       *[other] { $copies } dans la boîte.
      }
   *[other] { $copies } dans la boîte, dont { $starting } pour l’équipement de départ.
  }
card-copies-all = { $copies } dans la boîte, toutes pour l’équipement de départ.
card-none = Elle n’a pas de carte à elle.
card-set-aside = Jamais dans la pioche où l’on fouille.
card-attack-melee = **Mêlée**, dans sa propre zone : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, succès à { $hits_on }+, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }, { $noisy ->
    [yes] bruyante
   *[no] silencieuse
  }. Au moins un succès : { $chance } %.
card-attack-ranged = **Tir**, portée { $near }-{ $far } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, succès à { $hits_on }+, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }, { $noisy ->
    [yes] bruyant
   *[no] silencieux
  }. Au moins un succès : { $chance } %.
card-attack-all = **Lancer**, portée { $near }-{ $far }, { $noisy ->
    [yes] bruyant
   *[no] silencieux
  } : sans dés, tout meurt dans cette zone.
card-kills = Ce qu’elle peut tuer : { $zombies }.
card-too-weak = Trop faible contre : { $zombies }.
card-not-close = On ne peut pas s’en servir dans sa propre zone.
card-dual = Duale : deux pareilles, une dans chaque main, attaquent ensemble pour une action et un seul bruit.
card-opens-noisy = Ouvre les portes, avec du bruit.
card-opens-silent = Ouvre les portes sans bruit.
card-reload = Vide après un tir : recharger coûte une action, et se fait tout seul à la fin du tour.
card-ammo = { $name } : qui en porte aussi peut relancer une fois tous les dés d’un tir.
card-no-ammo = Aucune carte de munitions ne lui donne de relance.
card-serves = Pour : { $names }.
card-makes = Avec { $part }, on en fait { $made }, sans rien payer.
card-made-of = Se fait avec { $first } et { $second }, sans rien payer.
card-leaves = Défaussée, elle sort du jeu.
card-section-weapon = #1, #8
card-section-item = #5, #8
card-section-supply = #6, #10
card-section-trap = #6
card-section-wound = #7
card-fire-axe-note = L’outil de départ le plus meurtrier : un Fatty n’y résiste pas. Silencieuse au combat, elle ne l’est pas contre une porte.
card-crowbar-note = La façon discrète d’entrer chez les gens.
card-pan-note = Toujours mieux que les mains nues. On ne l’a qu’au départ.
card-chainsaw-note = Chaque coup fait du bruit, contrairement aux autres armes de mêlée.
card-evil-twins-note = Deux pistolets sur une carte : une main les tient, et ils ne font la paire avec rien. On ne les trouve que dans une pimp-mobile.
card-mas-shotgun-note = Une carte, deux armes : dans votre zone, vous choisissez le tir ou la lame. La lame frappe même quand le fusil est vide. On ne le trouve que dans une pimp-mobile.
card-sniper-rifle-note = Le tireur choisit toutes ses cibles : aucun ami n’est touché par accident, et les Runners tombent derrière un mur de Walkers. Le viseur reste sous la carabine et la suit partout.
card-molotov-note = Les survivants de la zone meurent aussi, le lanceur compris ; l’Abomination de même. Le lanceur gagne l’expérience de tous les zombies. La carte est perdue.
card-glass-bottles-note = À garder en attendant le carburant.
card-gasoline-note = À garder en attendant une bouteille.
card-scope-note = Inutile tout seul.
card-goalie-mask-note = À sacrifier au lieu de prendre une blessure, d’un zombie ou du tir d’un ami. Il sert aussi dans le sac.
card-flashlight-note = Chaque fouille d’une pièce pioche une carte de plus ; deux lampes, deux cartes de plus. Elle sert aussi dans le sac. Les voitures se fouillent sans elle.
card-plenty-of-bullets-note = On peut relancer une fois par action tous les dés d’un tir ; le nouveau lancer compte. Deux cartes pareilles ne donnent pas de seconde relance. Elle sert aussi dans le sac.
card-plenty-of-shells-note = On peut relancer une fois par action tous les dés d’un tir ; le nouveau lancer compte. Deux cartes pareilles ne donnent pas de seconde relance. Elle sert aussi dans le sac.
card-canned-food-note = Personne ne mange pendant une mission : les vivres ne comptent que si la mission en demande.
card-bag-of-rice-note = Personne ne mange pendant une mission : les vivres ne comptent que si la mission en demande.
card-water-note = Personne ne boit pendant une mission : les vivres ne comptent que si la mission en demande.
card-aaahh-note = Pas une trouvaille, un piège : un Walker apparaît dans la zone et la carte est défaussée. Dans une voiture de police, elle met fin à la fouille ; avec une lampe-torche, l’autre carte est piochée quand même.
card-wounded-note = Elle occupe une place de l’inventaire et peut y changer de place, mais ne se défausse ni ne s’échange. Il suffit de { $wounds } pour mourir. Un médecin, ou l’armoire à pharmacie d’une mission, en retire une.

## Les zombies

zombie-text =
    { $note }

    { $facts }

    Livret #5, #7, #8
zombie-dies = • Un succès à { $toughness } { $toughness ->
    [one] dégât
   *[other] dégâts
  } ou plus l’élimine ; un coup plus faible ne fait rien.
zombie-xp = • L’éliminer rapporte { $xp ->
    [one] 1 point d’expérience
   *[other] { $xp } points d’expérience
  }.
zombie-actions = • { $actions ->
    [one] Une action
   *[other] { $actions } actions
  } à chaque activation.
zombie-rank = • Les tirs le touchent en { $rank }e place (les survivants de la zone ont la première).
zombie-escort = • Chacun amène { $escort }, mais pas quand on l’ajoute à un groupe qui se sépare.
zombie-replaced = • S’il n’en reste plus dans la boîte, { $other } vient à la place.
zombie-whole = • Elle ne se sépare jamais : entre deux chemins aussi courts, les joueurs choisissent.
zombie-figures = • Figurines dans la boîte : { $count }.
zombie-cards = • Cartes Zombie qui l’amènent : { $cards }. Cartes qui font agir tout son type une fois de plus : { $extra }.
zombie-killers = • Les armes qui l’éliminent : { $names }.
zombie-killers-none = • Aucune arme n’y suffit à elle seule, sauf : { $names }. La compétence « +1 dégât » aide quand il n’en manque qu’un.
zombie-walker-note = La foule. Lents et faibles un par un, ils gagnent par le nombre : quitter une zone coûte une action pour chacun d’eux.
zombie-runner-note = Rapide : en un tour, il peut avancer et attaquer, ou attaquer deux fois. Les tirs le touchent en dernier : un seul Fatty peut abriter toute une meute. La mêlée et les snipers le choisissent.
zombie-fatty-note = Coriace. Il encaisse tous les tirs trop faibles pour lui et protège ainsi les Runners qui le suivent.
zombie-abomination-note = La pire de tous. Il n’y en a jamais qu’une à la fois. Attirez-la ailleurs par le bruit, ou gardez bouteille et carburant sous la main.

## Les missions

mission-text =
    { $briefing }

    { $heading }
    { $goals }

    { "**" }Ce qui est particulier :**
    { $rules }

    { $difficulty }, { $survivors } survivants, environ { $minutes } minutes. { $place }
mission-goals = { $count ->
    [one] **Le but :**
   *[other] **Les buts, dans cet ordre :**
  }
mission-item = • { $text }
mission-range = { $least ->
    [0] { $most }
   *[other] { $least } à { $most }
  }
mission-difficulty-tutorial = Tutoriel
mission-difficulty-easy = Facile
mission-difficulty-medium = Moyen
mission-difficulty-hard = Difficile
mission-no-rules = Rien que les règles communes du livret.
mission-start = Tout le monde commence en { $start }.
mission-exit = La sortie est en { $exit }.
mission-xp = Chaque objectif donne { $xp } points d’expérience à qui le prend.
mission-goal-take-objectives = Prendre tous les objectifs ({ $count }).
mission-goal-find = Trouver { $cards } : les survivants debout ou partis en ont ensemble au moins un de chaque.
mission-goal-escape-all = Tous les survivants doivent atteindre la sortie. Un seul mort, et la partie est perdue.
mission-goal-escape-remaining = Tous les survivants encore debout doivent atteindre la sortie.
mission-goal-escape-least = { $count ->
    [one] Au moins un survivant doit atteindre la sortie.
   *[other] Au moins { $count } survivants doivent atteindre la sortie.
  }
mission-goal-escape-by-car = On part en voiture : celle qui roule sur la sortie part aussitôt, avec tous ses occupants et tout ce qu’elle contient.
mission-goal-escape-may = Un survivant sur la sortie peut quitter le plateau à son propre tour et compte quand même (règle maison).
mission-goal-escape-must = Sur la sortie, chaque survivant quitte le plateau à son tour, gratuitement. Seuls comptent ceux qui sont partis.
mission-goal-escape-nobody = Tous doivent être sur la sortie en même temps ; personne ne quitte le plateau seul.
mission-goal-escape-cargo = Les voitures doivent emporter au moins { $count } cartes de vivres.
mission-goal-escape-carrying = Ensemble, ils doivent porter : { $cards }.
mission-rule-spawn-deck =
    { $kinds ->
        [0] La pioche Zombie est réduite : aucune de ses cartes n’amène de nouveaux zombies.
       *[other] La pioche Zombie est réduite : elle n’amène que { $zombies }.
    }
mission-rule-first-equipment = Ces cartes ne sont pas distribuées au départ. Ce sont les premières trouvailles, dans cet ordre : { $cards }.
mission-rule-no-search = Il n’y a rien à trouver en { $zones }.
mission-rule-medkit = Le survivant qui prend l’armoire à pharmacie en { $zones } perd aussitôt une blessure.
mission-goal-escape-players = Des survivants doivent atteindre la sortie : au moins { $first } à un joueur, { $second } à deux, { $third } à trois.
mission-goal-reach-level = Un survivant atteint le niveau { $level }.
mission-goal-hold-zone-one = Au moins un survivant doit être en { $zones }, sans aucun zombie dans la zone.
mission-goal-hold-zone-remaining = Tous les survivants encore debout doivent être en { $zones }, sans aucun zombie dans la zone.
mission-goal-load-cars = Mettre { $count } cartes de vivres dans les voitures ; comptent : { $kinds }.
mission-goal-board-cars = Tous les survivants encore debout doivent être montés en voiture.
mission-cars = Vous pouvez conduire ces voitures : { $cars }.
mission-cars-standing = Vous pouvez fouiller ces voitures, mais pas les conduire : { $cars }.
mission-car = { $kind ->
    [police] une voiture de police en { $zone }
   *[pimp] une pimp-mobile en { $zone }
  }
mission-locked = La porte { $doors } ne s’ouvre qu’une fois pris l’objectif en { $zone }.
mission-woken = La zone d’invasion { $spawn } est inactive jusqu’à la prise de l’objectif en { $zone }.
mission-rule-hidden-survivors = { $found } des { $tokens } objectifs cachent un survivant ; le dernier est marqué et ne cache personne. Personne ne sait lequel. Un survivant trouvé rejoint, les mains vides, le joueur qui mène le moins de survivants.
mission-each = Au début, chaque joueur mène { $count ->
    [one] un seul survivant
   *[other] { $count } survivants
  }.
