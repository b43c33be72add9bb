### What only Zombicide has, and what it is called before a game.

ruleset-zombicide = Zombicide
ruleset-zombicide-short = Zombicide
help-zombicide = **Zombicide**, tous contre les zombies ; seul, vous menez quatre survivants : `/aller`, `/fouiller`, `/porte`, `/attaquer`, `/équiper`, `/échanger`. `/terminer` termine le tour d’un survivant ; quand tous ont joué, les zombies jouent d’eux-mêmes. `/chances` pèse une attaque, `/pourquoi` dit pourquoi des zombies sont venus.

## Commands

cmd-barricade = barricader
cmd-barricade-about = Barricade : refermer une porte ouverte
cmd-skill-loud = tapage
cmd-skill-loud-about = Bruyant : attirer les zombies dans votre zone
cmd-skill-ninja = ninja
cmd-skill-ninja-about = Ninja : rester silencieux, ou se faire entendre exprès
opt-barricade-about = Quelle porte ; inutile s’il n’y en a qu’une
opt-silent = silence
opt-silent-about = Rester silencieux ou se faire entendre
choice-silent = silencieux
choice-heard = bruyant
cmd-noise = bruit
cmd-noise-about = Faire du bruit pour attirer les zombies
