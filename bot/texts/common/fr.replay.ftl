### Revoir une partie : son film et sa chronique.

chronicle-played-by = { $rounds ->
    [one] Une partie jouée par { $players }, en un tour.
   *[other] Une partie jouée par { $players }, en { $rounds } tours.
  }
chronicle-goes-on = *La partie continue.*
chronicle-rules-changed = *Des règles ont changé depuis cette partie. Elle est racontée telle qu’elle a été jouée.*
log-rules-changed = -# Des règles ont changé depuis le début de cette partie. Elle est racontée telle qu’elle a été jouée.
chronicle-end = La fin
stopped-in-round = La partie s’est arrêtée au tour { $round }.
chronicle-round = Tour { $round }

## Les lignes sous les images du film

film-begins = Le tour { $round } commence.
film-now = Le tour { $round } jusqu’ici.

## /partie revoir

cmd-game-replay = revoir
cmd-game-replay-about = Revoir une partie : son film et sa chronique, ou une page, pour vous seul
opt-form = sous-forme-de
opt-form-about = Un film avec une chronique, ou une page à feuilleter qui vérifie aussi les dés
choice-replay-film = film et chronique
choice-replay-page = page
opt-replay-table-about = Quelle partie de ce salon ; par défaut celle en cours ou la dernière
button-show-film = Montrer à tous
replay-made-film = Le film de **{ $mission }** se prépare…
replay-far-film = Le film se dessine : { $drawn } images sur { $pictures }…
replay-here-film = **{ $mission }**, depuis le début : le film, et la chronique à lire.
replay-shown-film = { $who } montre le film de **{ $mission }** ; la chronique est à côté.
replay-made-page = La page de **{ $mission }** se prépare…
replay-far-page = Les images de la page se dessinent : { $drawn } sur { $pictures }…
replay-here-page = **{ $mission }** en une page. Enregistrez le fichier et ouvrez-le dans un navigateur : chaque tour a son image et son récit, et un bouton vérifie les dés.
replay-shown-page = { $who } montre **{ $mission }** en une page. Enregistrez le fichier et ouvrez-le dans un navigateur.
replay-done-page = Tout le monde peut maintenant voir la page : { $link }
replay-again-page = La page est déjà là, avec tout ce qui s’est passé : { $link }
page-file = Toute la partie en une page : les images, le récit, et de quoi vérifier les dés
replay-done-film = Tout le monde peut maintenant voir le film : { $link }
replay-again-film = Le film est déjà là, avec tout ce qui s’est passé : { $link }
replay-rules-changed = Des règles ont changé depuis cette partie. Elle est racontée telle qu’elle a été jouée ; à partir du premier changement, les images montrent une position par tour.
chronicle-file = La chronique de la partie, à lire
declined-replay-not-taken = Discord n’a pas accepté le fichier ici : il est trop lourd pour ce serveur, ou rien ne peut être écrit ou joint ici. `/partie revoir` vous le montre à vous seul, et vous pouvez le transmettre.
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
