# Zombies!!! : les mots des images de la ville, et les phrases des textes qui les doublent.

town-title = Ville de { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }
town-header = { $round } · { $step }
town-step-setup = mise en place
town-step-tile = { $player } pose une tuile
town-step-fight = { $player } doit combattre
town-step-roll = { $player } lance le dé de déplacement
town-step-walk = { $player } marche, reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
  }
town-step-led = { $mover } mène { $player }, reste { $left ->
    [one] { $left } case
   *[other] { $left } cases
  }
town-step-zombies = { $player } déplace les zombies, encore { $left }
town-step-discard = { $player } peut défausser une carte
town-step-over = partie terminée
town-won = { $player } gagne
town-won-many = { $players } gagnent
town-reason-escaped = { $player } a atteint l’héliport
town-reason-trophies = { $player } a { $count } trophées
town-reason-most-trophies = { $players } : le plus de trophées

town-tiles-left = tuiles
town-in-box = en boîte
town-to-win = trophées pour gagner
town-helipad-at = héliport en { $square }
town-helipad-hidden = héliport à découvrir
town-helipad-gone = sans héliport : trophées seuls
town-truce = plus personne ne combat
town-marbles = aucun zombie ne bouge

town-trophies = { $count }/{ $goal }
town-fallen = À terre : revient au prochain tour
town-no-items = aucun objet
town-effect-now = { $card }
town-effect-next = { $card }, prochain tour
town-shotgun = × { $count }

town-legend-name = { $number } et { $letter } : case { $name }
town-legend-life = Vie
town-legend-bullet = Balles
town-legend-zombie = Zombie
town-legend-reach = À portée
town-legend-fights = Combats en chemin
town-legend-new = Nouveau
town-legend-door = Porte
