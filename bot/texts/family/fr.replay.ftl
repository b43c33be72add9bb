### Revoir une partie : son film et sa chronique.
## Les lignes sous les images du film

film-setup = La table se met en place.
film-survivors = Tour { $round }, les survivants ont agi.
film-zombies = Les zombies ont agi ; le tour { $round } commence.
film-killed = { $count ->
    [one] Un zombie abattu.
   *[other] { $count } zombies abattus.
  }
film-came = { $count ->
    [one] Un zombie est arrivé.
   *[other] { $count } zombies sont arrivés.
  }
stopped-goals = Buts atteints : { $reached } sur { $goals }.

## Vues du plateau

declined-not-on-the-board = { $name } n’est plus sur le plateau. Choisissez quelqu’un d’autre, ou regardez toute la table avec `/plateau`.
