# Les règles qu’apprennent les premiers conseils à chacun, une par conseil.

lesson-strike = Les morts-vivants ne lancent pas de dés : chacun, dans la zone d’un survivant, inflige une blessure, un Balèze deux.
lesson-leaving = Chaque mort-vivant dans la zone que vous quittez coûte une action de plus.
lesson-fall = La troisième blessure tue, et dès qu’un survivant meurt, tous ont perdu.
lesson-search = On fouille une fois par tour, dans une pièce sans mort-vivant.
lesson-friends = Chaque dé d’un tir qui rate touche un survivant de cette zone, mais jamais le tireur.
lesson-modes = En mode Romero, un survivant ne trouve que des objets domestiques et a peu de compétences. Le mode Zombicide apporte des armes et de meilleures compétences.
lesson-barricade = Une barricade fermée arrête les morts-vivants jusqu’à ce qu’ils la brisent. En refermer une coûte une action, sans outil.
lesson-doors = Une action ouvre ou ferme une porte à la main, sans mort-vivant dans votre zone.
lesson-objective = Prendre un objectif coûte une action. Des morts-vivants à côté n’y changent rien.
lesson-danger = Le survivant le plus expérimenté fixe le niveau de danger : plus il est haut, plus il vient de morts-vivants.
lesson-spawn = Quand les morts-vivants ont agi, une carte est piochée pour chaque pion d’invasion, et il en vient d’autres.
