# Les règles qu’apprennent les premiers conseils à chacun, une par conseil.

lesson-aim = Le premier au milieu de l’héliport, sans zombie restant, s’envole et gagne. Le premier qui a assez de trophées gagne aussi.
lesson-fight = Un dé décide d’un combat, et les armes s’y ajoutent. Un zombie battu est un trophée ; sinon vous perdez une vie, ou dépensez les balles qui manquent.
lesson-walk = Le dé dit de combien de cases vous pouvez avancer. Sur chaque case avec un zombie, vous combattez avant d’aller plus loin.
lesson-tiles = Les rues d’une tuile doivent rejoindre des rues, jamais un mur.
lesson-tokens = Vous ramassez vies et balles sur une case sans zombie, ou une fois qu’il est battu.
lesson-death = Avec votre dernière vie, vous retournez au centre-ville, et perdez la moitié de vos trophées et tous les objets devant vous.
lesson-zombies = Le dé dit combien de zombies différents vous déplacez, d’une case chacun : vers les autres, si vous voulez.
lesson-cards = Vous pouvez jouer une carte du début de votre tour au début du suivant.
lesson-items = Un objet devant vous sert pendant votre tour ou votre combat. L’utiliser n’est pas jouer une carte.
lesson-discard = Vous pouvez défausser une carte à la fin de votre tour, pour une nouvelle au suivant.
