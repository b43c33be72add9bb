# Le défi de la semaine

cmd-challenge = défi
cmd-challenge-about = La mission de la semaine, avec les mêmes dés pour tous, et son classement
challenge-opening-title = Défi de la semaine { NUMBER($week, useGrouping: 0) }
challenge-opening-until = jusqu’au { $day } à { $time } UTC
challenge-opening-seats = { $seats ->
    [one] en solo
   *[other] de 1 à { $seats } personnes
  }
challenge-opening-about = { $game } · { $seats }
challenge-head = **Défi de la semaine { NUMBER($week, useGrouping: 0) } : { $mission }** ({ $game })
challenge-until = Il dure jusqu’au { $closes } ({ $left }). Chacun joue une fois, avec les mêmes dés.
challenge-score = Points : { $won } pour une victoire, moins { $round } par tour, { $wound } par blessure et { $death } par mort, jamais moins de { $least }. Une partie perdue en donne jusqu’à { $lost }, selon la part des objectifs atteinte. À égalité, le moins d’actions l’emporte.
challenge-sealed-dice = -# Dés scellés : `{ $hash }`. La graine est révélée à la fin du défi.
challenge-enter = **{ button-challenge-play }** ouvre un fil privé pour vous. Vous pouvez y inviter d’autres personnes : elles jouent alors avec vous, et pas une autre fois cette semaine. On ne reprend que les coups qui n’ont rien révélé.
challenge-enter-here = **{ button-challenge-play }** ouvre la table ici. On ne reprend que les coups qui n’ont rien révélé.
challenge-invite = `/défi` ouvre votre propre table, ici ou en privé.
challenge-yours = Vous le jouez cette semaine : { $told }, { $score } points.
challenge-none = Aucun défi n’est en cours. Le prochain commence { $opens }.
challenge-off = Il n’y a pas de défi sur ce bot : la personne qui l’héberge les a désactivés.
declined-challenge-off = { challenge-off }
button-challenge-play = Jouer
button-challenge-standings = Classement
button-challenge-last = Classement de la semaine passée
button-challenge-all = Tous les serveurs
button-challenge-here = Ce serveur
button-challenge-show-me = Me montrer partout
button-challenge-hide-me = Seulement sur mon serveur
button-challenge-film = Film : { $who }
challenge-shown = Votre ligne figure maintenant au classement de tous les serveurs.
challenge-hidden = Votre ligne ne figure plus qu’au classement de votre serveur.
challenge-title = Semaine { NUMBER($week, useGrouping: 0) } · { $mission }
challenge-scope = { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } · { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
challenge-row = { $place }. { $name } : { $told } · **{ $score }**
challenge-par-row = = { $name }, { $told } · **{ $score }**
challenge-par = Référence : le pilote automatique
challenge-nobody = Personne n’a encore joué.
challenge-won = gagné en { $rounds ->
        [one] un tour
       *[other] { $rounds } tours
    }, { $wounds ->
        [0] aucune blessure
        [one] une blessure
       *[other] { $wounds } blessures
    }{ $deaths ->
        [0] {""}
        [one] , un mort
       *[other] , { $deaths } morts
    }
challenge-with-actions = { $told }, { $actions ->
        [one] une action
       *[other] { $actions } actions
    }
challenge-lost = perdu, { $reached } % des objectifs
challenge-open = pas fini, { $reached } % des objectifs
challenge-seed = -# La graine était `{ $seed }` : son SHA-256 est l’empreinte donnée au début. `/partie revoir` fait une page qui vérifie chaque dé de votre partie.
challenge-films = **{ button-film }** vous montre l’une des meilleures parties. Sous le film, **{ button-page }** montre la partie sur une page qui vérifie chaque dé.
challenge-share = À partager : un signe par tour, et rien de ce qui s’est passé.
challenge-to-share = Graveyard Shift, semaine { NUMBER($week, useGrouping: 0) } : { $score } points
    { $signs }
declined-challenge-is-over = Ce défi est terminé. `/défi` montre le classement.
declined-challenge-not-over = Le film d’une partie se regarde quand le défi est terminé : d’autres jouent encore avec les mêmes dés. `/défi` dit quand il se termine.
declined-challenge-no-film = Ce film n’est plus proposé : la partie a été effacée, ou ne fait pas partie des meilleures que vous pouvez voir. `/défi` montre le classement, avec les films des meilleures parties.
declined-challenge-entered = { $who } joue déjà le défi de cette semaine ; chacun le joue une fois. Le prochain commence lundi.
declined-challenge-not-entered = Vous n’êtes pas dans ce classement : vous n’avez pas joué ce défi.
declined-challenge-is-fixed = Au défi, tout le monde joue la même mission avec les mêmes règles. `/partie nouvelle` ouvre n’importe quelle autre partie.
declined-challenge-no-undo = Au défi, on ne reprend que les coups qui n’ont rien révélé : tout le monde joue avec les mêmes dés.
declined-challenge-own-seats = Au défi, personne ne rejoint une partie commencée. `/défi` ouvre votre propre table.
declined-challenge-sealed = La graine d’un défi n’est montrée à personne avant la fin : d’autres jouent avec les mêmes dés.
seed-stays-sealed = La graine reste scellée jusqu’à la fin du défi : d’autres jouent avec les mêmes dés. `/défi` montre le classement.
setup-challenge = Défi de la semaine : annoncé dans { $channel }
setup-no-challenge = Défi de la semaine : pas annoncé sur ce serveur
setup-choose-challenge = Où annoncer le défi de la semaine ?
