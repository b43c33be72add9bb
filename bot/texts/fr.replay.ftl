### Revoir une partie : son film et sa chronique.

chronicle-played-by = { $rounds ->
    [one] Une partie de { $players }, en un tour.
   *[other] Une partie de { $players }, en { $rounds } tours.
  }
chronicle-goes-on = *La partie continue.*
chronicle-end = La fin
