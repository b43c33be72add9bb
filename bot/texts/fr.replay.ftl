### Revoir une partie : son film et sa chronique.

chronicle-played-by = { $rounds ->
    [one] Une partie de { $players }, en un tour.
   *[other] Une partie de { $players }, en { $rounds } tours.
  }
chronicle-goes-on = *La partie continue.*
chronicle-end = La fin

## Les lignes sous les images du film

film-setup = La table se met en place.
film-begins = Le tour { $round } commence.
film-survivors = Tour { $round }, les survivants ont agi.
film-zombies = Les zombies ont agi ; le tour { $round } commence.
film-now = Le tour { $round } jusqu’ici.
film-killed = { $count ->
    [one] Un zombie abattu.
   *[other] { $count } zombies abattus.
  }
film-came = { $count ->
    [one] Un zombie est arrivé.
   *[other] { $count } zombies sont arrivés.
  }
