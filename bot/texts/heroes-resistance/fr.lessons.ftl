# Les règles qu’apprennent les premiers conseils à chacun, une par conseil.

lesson-actions = Un pas ou une attaque coûte une action. Les actions qui restent à la fin du tour sont perdues.
lesson-strike = Les ennemis ne lancent pas de dés : chacun, dans une zone avec des héros ou des citoyens, inflige une blessure.
lesson-leaving = Chaque ennemi dans la zone que vous quittez coûte une action de plus.
lesson-fall = Si un héros tombe, la partie est perdue à la fin du tour de jeu.
lesson-power = Un héros gagne 1 Pouvoir au début du tour de jeu, et 2 pour une action. Chaque Pouvoir dépensé pour une attaque est un dé de plus.
lesson-rescue = Dans une zone sans ennemi, une action sauve un citoyen et remplit le Pouvoir du héros.
lesson-doors = Derrière la première porte ouverte d’un bâtiment, une carte est piochée pour chaque pièce marquée.
lesson-priority = Les touches tombent d’abord sur les héros zombies, puis sur les Brutes, les Rôdeurs et les Forcenés, jamais sur les héros ni les citoyens.
lesson-traits = Une fois par tour, une action pioche un trait. Il sert une fois, puis il est défaussé.
lesson-danger = Plus les héros ont d’expérience, plus il vient d’ennemis.
lesson-spawn = Quand les ennemis ont agi, des cartes Génération sont piochées, et il en vient d’autres.
