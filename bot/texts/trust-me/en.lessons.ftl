# The rules that the first hints of a person teach, one each.

lesson-aim = You win if you meet your secret objective and then go home to your own community. Several people can win.
lesson-cost = Each action puts a token on a cell of your sheet. The bonus of that cell is lost until the token comes back.
lesson-noise = Moves and runs make noise where they begin and where they end; sneaking makes none. Zombies go to what they heard last.
lesson-search = Searching makes a noise. You look at the token alone, and take it or leave it face down.
lesson-recovery = After the zombies’ turn you take back either all Action tokens or one Fatigue.
lesson-shots = A shot loses by distance, and for each car or tent in between. It is a din: all zombies hear it.
lesson-fight = A melee attack is a straight charge, and tiring: it costs a Fatigue.
lesson-wounds = Two wounds are the most you can bear: the third kills.
lesson-rest = Resting turns a Fatigue into an Action, which comes back with the others.
lesson-pursuit = A group that pursues you and is close attacks after each of your actions.
lesson-home = Who comes home first sets the hunt going: sooner or later nobody is safe outside.
