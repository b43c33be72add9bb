# Demander : les règles, les chances d’une attaque, les raisons des zombies.

cmd-odds = chances
cmd-odds-about = Les chances exactes d’une attaque que vous envisagez
cmd-why = pourquoi
cmd-why-about = Ce que les zombies ont fait dans une zone à leur dernier tour, et pourquoi
opt-odds-zone-about = Quelle zone ; par défaut toutes celles que vous pourriez attaquer
opt-odds-with-about = Quelle arme ; par défaut toutes celles en main
opt-odds-survivor-about = L’attaque de qui ; par défaut celle de votre survivant
opt-why-zone-about = Quelle zone, selon les noms du plateau
declined-no-zombies-turn-yet = Les zombies n’ont pas encore joué. Redemandez après le premier tour.
declined-nothing-to-weigh = { $survivors } : aucune arme en main n’atteint de zombies maintenant, il n’y a donc rien à calculer. Approchez-vous, ou prenez une autre arme en main.

## Les raisons des zombies

why-heading = **{ $zone }, au tour des zombies { $round } :**
why-heading-going-on = **{ $zone }, au tour des zombies { $round }, qui n’est pas fini :**
why-nothing = Il ne s’est rien passé ici : aucun zombie n’était en { $zone }, aucun n’y est venu.

## Les chances

odds-heading = **{ $survivor } : { $deed }** ({ $zombies })
odds-heading-survivors = **{ $survivor } : { $deed }** ({ $zombies } ; avec eux { $survivors })
friends-hit-first = touche d’abord { $survivors }
friends-only-hit = touche d’abord { $survivors }, n’atteint aucun zombie
friends-die = tue { $survivors }
odds-all-die = Sans dés : tout meurt en { $zone }.
odds-all-die-survivors = Sans dés : tout meurt en { $zone }, { $survivors } aussi.
odds-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }, succès à { $needed }+, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
  }. Au moins un succès : **{ $hit }**. Au moins un zombie à terre : **{ $kill }**. En moyenne { $mean } à terre.
odds-clear = Tous les zombies de la zone à terre : **{ $clear }**.
odds-line = • { $hits ->
    [0] aucun succès
    [one] { $hits } succès
   *[other] { $hits } succès
  } ({ $chance }) : { $outcome }
odds-line-or-more = • { $hits ->
    [0] quoi qu’il arrive
    [one] 1 succès ou plus
   *[other] { $hits } succès ou plus
  } ({ $chance }) : { $outcome }
odds-then = { $first }, puis { $second }
odds-nothing = rien
odds-kills = { $zombies } à terre
odds-kills-of-choice = { $count ->
    [one] 1 zombie de votre choix à terre
   *[other] { $count } zombies de votre choix à terre
  }
odds-friends = { $count ->
    [one] 1 succès frappe d’abord { $survivors }
   *[other] { $count } succès frappent d’abord { $survivors }
  }
odds-rerolls = Non compté : { $sources } permet de relancer tous les dés. En relançant tant que rien ne touche, la chance d’avoir au moins un succès est de { $hit }.
odds-foot = Exact, d’après les dés seuls : masques et survivants coriaces ne sont pas comptés.
odds-percent = { $number } %
odds-sure = certain
odds-never = impossible
odds-decimal = { $whole },{ $rest }
odds-more = Il y a d’autres attaques : nommez la zone ou l’arme pour voir leurs chances.

## Pourquoi le pilote automatique le ferait

hint-arms = Pour trouver de meilleures armes et des outils.
hint-better-weapon = Votre meilleure arme doit être dans une main qui peut s’en servir.
hint-effort = C’est le moyen le moins cher.
hint-free = Cela ne coûte aucune action.
hint-friends = Toute autre action mettrait les autres en difficulté.
hint-get-away = C’est la sortie, et tout le reste est fait.
hint-heal = Soigner une blessure vaut mieux qu’un pas.
hint-kills = { $band ->
    [low] { $chance } seulement, mais un zombie abattu n’attaque plus personne.
    [even] C’est à pile ou face, mais un zombie abattu n’attaque plus personne.
   *[good] Les chances d’abattre des zombies sont bonnes.
 }
hint-kills-far = { $band ->
    [low] { $chance } seulement, mais un zombie abattu maintenant n’arrivera pas jusqu’à vous.
    [even] C’est à pile ou face, mais un zombie abattu maintenant n’arrivera pas jusqu’à vous.
   *[good] Les zombies que vous tuez maintenant n’arriveront pas jusqu’à vous.
 }
hint-late = Plus la partie dure, plus il vient de zombies.
hint-level = { $band ->
    [low] { $chance } seulement, mais cette mission se gagne à l’expérience.
    [even] C’est à pile ou face, mais cette mission se gagne à l’expérience.
   *[good] Cette mission se gagne à l’expérience.
 }
hint-nearer = Vous vous rapprochez de l’objectif.
hint-objective = Il vous le faut pour la mission.
hint-on-foot = Vous ferez plus à pied.
hint-on-the-way = Le chemin de l’objectif passe par là.
hint-reload = Une arme vide ne tue rien, et des zombies sont en vue.
hint-rest = Aucune action qui vous reste ne ferait mieux.
hint-run-over = Une voiture renverse tout ce qui se trouve sur sa route.
hint-safer = Les zombies peuvent moins vous y blesser.
hint-supplies = Il faut encore pour la mission : { $needs }. Une fouille peut en apporter.
hint-threat = { $band ->
    [low] { $chance } seulement, mais des zombies si proches attaquent pendant leur tour et ne ratent jamais.
    [even] C’est à pile ou face, mais des zombies si proches attaquent pendant leur tour et ne ratent jamais.
   *[good] Des zombies si proches attaquent pendant leur tour et ne ratent jamais.
 }
hint-together = On est plus en sécurité ensemble.
hint-too-tough = Rien d’autre ne marche contre eux pour l’instant.

## Pourquoi finir le tour avec des actions en main

hint-all-done = Restez : vous avez fait tout ce qui est possible pour l’instant.
hint-at-goal = Restez : c’est ici qu’on a besoin de vous, et il n’y a plus rien à y faire ce tour-ci.
hint-no-ward = { $unbeaten ->
    [none] Les zombies d’ici vont frapper : avec les actions qui restent, vous ne pouvez ni les arrêter ni gagner un endroit plus sûr.
   *[other] Personne ne peut abattre { $unbeaten } : il y faut { $damage } dégâts d’un seul coup, et aucune de vos armes n’en fait autant. Cherchez-en une.
 }
hint-searched = Restez : on ne fouille qu’une fois par tour. Vous fouillerez de nouveau au prochain.
hint-wait-behind-door = Restez : ouvrez la porte au prochain tour, avec assez d’actions pour affronter ce qu’il y a derrière.
hint-wait-danger = { $unbeaten ->
    [none] { wait-danger }
   *[other] Restez : en { $zone }, personne ne peut abattre { $unbeaten }. Il y faut { $damage } dégâts d’un seul coup, et aucune de vos armes n’en fait autant. Cherchez-en une.
 }
wait-danger = { $alone ->
    [yes] Restez : les zombies pourraient vous blesser davantage en { $zone } qu’ici.
   *[no] Restez : { $zone } est trop dangereux pour vous. Laissez { $who } agir d’abord.
 }
hint-wait-door = Restez : { $who } doit d’abord ouvrir la porte.
hint-wait-for = Restez : { $who } doit d’abord vous rejoindre.
hint-wait-locked = Restez : aucun chemin ne mène encore à l’objectif.
hint-wait-together = { $alone ->
    [yes] Restez : vous irez en { $zone } au prochain tour, avec les autres.
   *[no] Restez : que { $who } agisse d’abord, pour aller ensemble en { $zone }.
 }
hint-wait-tool = Restez : une porte barre le chemin, et personne n’a encore de quoi l’ouvrir.
hint-wary = Restez : avec une blessure et des zombies si proches, ne fouillez pas. Vous pourriez en tirer un de plus.

## Le nombre derrière un conseil : ce qui arrive dans des essais jusqu’à la fin du tour de jeu

ahead = 🔭 { $changed ->
    [yes] En jouant d’avance jusqu’à la fin du tour de jeu, je change de conseil : { $gain }.
   *[no] En jouant d’avance jusqu’à la fin du tour de jeu : { $gain }.
  }
ahead-priced = 🔭 { $changed ->
    [yes] En jouant d’avance jusqu’à la fin du tour de jeu, je change de conseil : { $gain }. Mais { $price }.
   *[no] En jouant d’avance jusqu’à la fin du tour de jeu : { $gain }. Mais { $price }.
  }
ahead-best = 🔭 En jouant d’avance jusqu’à la fin du tour de jeu, je change de conseil : sur { $tries } essais chacun, cela vaut mieux que « { $step } ».
ahead-won = la partie est gagnée dans { $chosen } ; { $otherwise }, dans { $other }
ahead-lost = la partie est perdue dans { $chosen } ; { $otherwise }, dans { $other }
ahead-fallen = quelqu’un tombe dans { $chosen } ; { $otherwise }, dans { $other }
ahead-hurt = { $who } prend une blessure dans { $chosen } ; { $otherwise }, dans { $other }
ahead-friend-hurt = quelqu’un d’autre prend une blessure dans { $chosen } ; { $otherwise }, dans { $other }
ahead-goal = la mission avance dans { $chosen } ; { $otherwise }, dans { $other }
ahead-at-end = si l’activation s’arrête ici
ahead-after = après « { $step } »
ahead-tries = { $share ->
    [all] les { $tries } essais
   *[some] { $count } des { $tries } essais
  }
ahead-others = { $share ->
    [all] les { $tries }
   *[some] { $count }
  }

## Pourquoi le pilote automatique répondrait ainsi : ce qui est demandé, par sa clé

hint-asked-who-leads = Tous en mènent aussi peu : n’importe lequel convient.
hint-asked-first-player = Rien ne s’est encore passé : n’importe qui peut commencer.
hint-asked-who-is-wounded = C’est le survivant le moins blessé ; à égalité, le moins expérimenté.
hint-asked-who-is-hit = C’est le survivant le moins blessé ; à égalité, le moins expérimenté.
hint-asked-abomination-way = C’est le chemin le plus silencieux.
hint-asked-odd-zombie = C’est le chemin le plus silencieux.
hint-asked-lost-card = C’est la carte dont vous vous passerez le mieux.
hint-asked-card-to-drop = C’est la carte dont vous vous passerez le mieux.
hint-asked-reroll = { $option ->
    [keep] Gardez les succès obtenus.
   *[other] Un nouveau jet a des chances d’être meilleur.
  }
hint-asked-hit-target = C’est la cible la plus dangereuse.
hint-asked-skill-choice = C’est la première de la liste ; la fiche dit ce que fait chaque compétence.
hint-asked-crafted-place = Elle y est sous la main, là où étaient ses composants.
