# Joueurs absents

cmd-game-pace = rythme
cmd-game-pace-about = Combien de temps la table attend avant que le pilote automatique joue pour quelqu’un
opt-pace = attente
opt-pace-new = rythme
opt-pace-about = Combien de temps attendre un joueur qui doit agir
cmd-game-away = absent
cmd-game-away-about = Le pilote automatique joue pour vous jusqu’à votre retour
cmd-game-back = retour
cmd-game-back-about = Jouer de nouveau soi-même
choice-none = le temps qu’il faut
choice-1h = 1 heure
choice-8h = 8 heures
choice-12h = 12 heures
choice-72h = 72 heures
choice-24h = 24 heures
choice-48h = 48 heures
pace-set = Désormais, la table attend : { $pace }.
pace-none = { $who } a réglé le rythme : la table attend le temps qu’il faut.
pace-1h = { $who } a réglé le rythme : le pilote automatique joue pour un joueur qui n’a pas agi en **1 heure**.
pace-8h = { $who } a réglé le rythme : le pilote automatique joue pour un joueur qui n’a pas agi en **8 heures**.
pace-24h = { $who } a réglé le rythme : le pilote automatique joue pour un joueur qui n’a pas agi en **24 heures**.
pace-12h = { $who } a réglé le rythme : le pilote automatique joue pour un joueur qui n’a pas agi en **12 heures**.
pace-72h = { $who } a réglé le rythme : le pilote automatique joue pour un joueur qui n’a pas agi en **72 heures**.
pace-48h = { $who } a réglé le rythme : le pilote automatique joue pour un joueur qui n’a pas agi en **48 heures**.
stood-in = { $who } ne répondait pas : le pilote automatique joue ce tour. `/partie annuler` permet à la table d’en décider par un vote.
went-away = { $who } s’absente ; le pilote automatique joue à sa place jusqu’à sa prochaine action.
came-back = { $who } est de retour.
you-are-away = À bientôt. Le pilote automatique joue vos tours ; `/partie retour`, ou n’importe quelle action de votre part, vous rend la main.
you-are-back = Bon retour : vous jouez de nouveau vous-même.
who-is-away = Absent, joué par le pilote automatique : { $who }
plays-for = Si vous ne jouez pas, le pilote automatique le fait { $due }.
waits-once-more = Votre temps s’achève { $due }. Ensuite, il y a { $hours ->
    [0] 15 minutes
   *[other] { $hours } heures
  } de grâce, puis le pilote automatique joue.
extended = { $who }, votre temps est écoulé. Vous en avez encore un peu, une seule fois : le pilote automatique joue { $due }.
quiet-until = { $who } ne veut pas être dérangé jusqu’à { $until } : je l’appelle, et le pilote automatique joue à sa place, seulement après.
on-holiday = En vacances jusqu’au { $until }, joué par le pilote automatique : { $who }
holiday-began = { $who } est en vacances jusqu’au { $until } ; le pilote automatique joue à sa place.
table-sleeps = Tout le monde est absent : la table dort. Elle se réveille dès que l’un de vous agit.
vote-pace = **Vote :** { $who } propose que la table n’attende plus que **{ $pace }**, moins qu’avant. Pour : { $yes }, contre : { $no } ; il en faut { $needed }.
vote-lost-pace = La table garde son rythme.
voted-pace = Le rythme est réglé.
declined-pace-of-opener = Avant la partie, seules peuvent raccourcir l’attente la modération et la personne qui a ouvert la table, { $opener }. Vous pouvez l’allonger, ou demander un vote une fois la partie commencée : `/partie rythme`.
declined-no-such-pace = Vous avez le choix : { $paces }.
declined-alone-here = Vous jouez ici sans personne d’autre : la table vous attend, tout simplement. Revenez quand vous voulez.
declined-away-already = Vous êtes déjà absent, et le pilote automatique joue pour vous. `/partie retour` y met fin.
declined-not-away = Vous n’êtes pas absent : le pilote automatique ne joue pas pour vous. `/partie absent` le permet.
reminder = { $who }, la table vous attend. Votre temps s’achève { $due }.
lobby-pace = La table attend **{ $pace }** le joueur qui doit agir. Ensuite, le pilote automatique joue ce tour.
