# Joueurs absents

cmd-game-pace = rythme
cmd-game-pace-about = Combien de temps la table attend avant que le pilote automatique joue pour quelqu’un
opt-pace = attente
opt-pace-new = rythme
opt-pace-about = Combien de temps attendre qui doit agir
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
you-are-away = À bientôt. Le pilote automatique joue pour vous quand vient votre tour ; `/partie retour`, ou n’importe quelle action de votre part, vous rend la main.
you-are-back = Bon retour : vous jouez de nouveau vous-même.
who-is-away = Absence, jouée par le pilote automatique : { $who }
plays-for = Sans coup de votre part, le pilote automatique joue { $due }.
waits-once-more = Le temps s’achève { $due }. Viennent ensuite { $hours ->
    [0] 15 minutes
   *[other] { $hours } heures
  } de grâce, puis le pilote automatique joue.
extended = { $who }, votre temps est écoulé, mais vous en avez encore un peu, une seule fois. Sans coup de votre part, le pilote automatique joue { $due }.
quiet-until = { $who } a demandé le silence jusqu’à { $until } : d’ici là, personne ne l’appelle ni ne joue à sa place.
on-holiday = En vacances, jouée par le pilote automatique jusqu’au { $until } : { $who }
holiday-began = { $who } est en vacances jusqu’au { $until } ; le pilote automatique joue à sa place.
table-sleeps = Tout le monde est absent : la table dort. Elle se réveille dès que l’un de vous agit.
vote-pace = **Vote :** { $who } propose que la table attende désormais **{ $pace }**, moins longtemps qu’avant. Pour : { $yes }, contre : { $no } ; il en faut { $needed }.
vote-lost-pace = La table garde son rythme.
voted-pace = Le rythme est réglé.
declined-pace-of-opener = Avant la partie, seuls { $opener }, qui a ouvert la table, et la modération raccourcissent l’attente. Vous pouvez l’allonger, ou demander un vote une fois la partie commencée : `/partie rythme`.
declined-no-such-pace = Ce rythme n’existe pas. Vous avez le choix : { $paces }.
declined-alone-here = Vous jouez ici sans personne d’autre : la table vous attend, tout simplement. Revenez quand vous voulez.
declined-away-already = Votre absence est déjà notée : le pilote automatique joue pour vous. `/partie retour` y met fin.
declined-not-away = Aucune absence n’est notée pour vous : personne ne joue à votre place. `/partie absent` le permettrait.
reminder = { $who }, la table vous attend. Le temps s’achève { $due }.
lobby-pace = La table attend **{ $pace }** le joueur qui doit agir. Ensuite, le pilote automatique joue ce tour.
