# Les règles qu’apprennent les premiers conseils à chacun, une par conseil.

lesson-aim = Vous gagnez en accomplissant votre objectif secret, puis en rentrant dans votre communauté. Plusieurs peuvent gagner.
lesson-cost = Chaque action pose un jeton sur une case de votre fiche. Le bonus de cette case est perdu jusqu’au retour du jeton.
lesson-noise = Marches et courses font du bruit au départ et à l’arrivée ; se glisser n’en fait pas. Les zombies vont vers le dernier bruit entendu.
lesson-search = Fouiller fait du bruit. Vous êtes seul à voir le jeton ; prenez-le ou laissez-le face cachée.
lesson-recovery = Après le tour des zombies, vous reprenez soit tous les jetons Action, soit une Fatigue.
lesson-shots = Un tir perd avec la distance, et pour chaque voiture ou tente entre deux. C’est un vacarme : tous les zombies l’entendent.
lesson-fight = Une attaque de mêlée est une charge en ligne droite, et fatigante : elle coûte une Fatigue.
lesson-wounds = Vous supportez deux blessures au plus : la troisième tue.
lesson-rest = Se reposer change une Fatigue en Action, qui revient avec les autres.
lesson-pursuit = Un groupe qui vous poursuit et qui est proche attaque après chacune de vos actions.
lesson-home = Le premier rentré lance la traque : tôt ou tard, plus personne n’est à l’abri dehors.
