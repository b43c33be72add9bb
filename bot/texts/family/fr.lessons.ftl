# Les règles qu’apprennent les premiers conseils à chacun, une par conseil.

lesson-actions = Un pas, une fouille ou une attaque coûte une action. Les actions qui restent à la fin du tour sont perdues.
lesson-strike = Les zombies ne lancent pas de dés : chacun, dans la zone d’un survivant, inflige une blessure.
lesson-leaving = Chaque zombie dans la zone que vous quittez coûte une action de plus.
lesson-search = On fouille une fois par tour, dans une pièce sans zombie.
lesson-doors = La première porte que vous ouvrez dans une maison montre qui attend dedans : une carte est piochée pour chaque pièce.
lesson-objective = Prendre un objectif coûte une action. Des zombies à côté n’y changent rien.
lesson-friends = Un tir dans une zone touche d’abord les autres survivants qui s’y trouvent.
lesson-hands = Les armes et les outils ne servent qu’en main, pas dans le sac.
lesson-noise = Les zombies qui ne voient personne vont vers le plus de bruit. Les tirs font du bruit, les survivants aussi.
lesson-danger = Le survivant le plus expérimenté fixe le niveau de danger : plus il est haut, plus il vient de zombies.
lesson-trade = Des survivants dans la même zone échangent les cartes qu’ils veulent, pour une action.
lesson-reload = Certaines armes sont vides après un tir. Recharger coûte une action ; à la fin du tour de jeu, c’est gratuit.
lesson-spawn = Quand les zombies ont agi, une carte est piochée pour chaque zone d’invasion, et il en vient d’autres.
