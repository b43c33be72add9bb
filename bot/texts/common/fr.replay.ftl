### Revoir une partie : son film et sa chronique.

chronicle-played-by = { $rounds ->
    [one] Une partie de { $players }, en un tour.
   *[other] Une partie de { $players }, en { $rounds } tours.
  }
chronicle-goes-on = *La partie continue.*
chronicle-end = La fin
stopped-in-round = La partie s’est arrêtée au tour { $round }.
chronicle-round = Tour { $round }

## Les lignes sous les images du film

film-begins = Le tour { $round } commence.
film-now = Le tour { $round } jusqu’ici.

## /partie revoir

cmd-game-replay = revoir
cmd-game-replay-about = Revoir une partie : son film et sa chronique, pour vous seul
opt-replay-table-about = Quelle partie de ce salon ; par défaut celle en cours ou la dernière
button-show-film = Montrer à tous
film-is-made = Le film de **{ $mission }** se prépare…
film-so-far = Le film se dessine : { $drawn } images sur { $pictures }…
here-is-the-film = **{ $mission }**, depuis le début : le film, et la chronique à lire.
film-shown = { $who } montre le film de **{ $mission }** ; la chronique est à côté.
film-is-shown = Tout le monde peut maintenant voir le film.
chronicle-file = La chronique de la partie, à lire
declined-film-not-taken = Discord n’a pas accepté le film ici : il est trop lourd pour ce serveur, ou rien ne peut être écrit ou joint ici. `/partie revoir` vous le montre à vous seul, et vous pouvez le transmettre.
declined-nothing-to-replay = Aucune partie n’a encore été jouée dans ce salon, il n’y a donc pas de film. `/partie nouvelle` ouvre une table.
declined-no-such-game = Aucune partie { $table } n’a été jouée dans ce salon. Choisissez-en une parmi celles proposées pendant la saisie.
film-in-words = { $rounds ->
    [one] Le film d’un tour.
   *[other] Le film de { $rounds } tours.
  }

## Vues du plateau

opt-view = vue
opt-view-about = Une autre image que le plateau entier
opt-around-about = Autour de qui ; par défaut votre survivant dont c’est le tour
opt-theme = thème
opt-theme-about = Image sombre ou claire, ou film en noir et blanc
choice-around = autour d’un survivant
choice-phase = ce que la dernière fin de tour a changé
choice-night = sombre
choice-day = claire
choice-film = film (noir et blanc)
here-is-around = Les environs :
here-is-the-phase = Ce qui s’est passé en dernier, étape par étape :
declined-no-round-over = Aucun tour n’est encore fini, il n’y a donc rien à revoir. `/plateau` montre la table telle qu’elle est.
town-film-tiles = { $count ->
    [one] Une tuile a été posée.
   *[other] { $count } tuiles ont été posées.
  }
town-film-beaten = { $count ->
    [one] Un zombie a été battu.
   *[other] { $count } zombies ont été battus.
  }
town-film-died = { $count ->
    [one] Un joueur a été dévoré.
   *[other] { $count } joueurs ont été dévorés.
  }
