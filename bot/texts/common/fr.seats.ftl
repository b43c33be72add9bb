# Les places qui changent de main

autopilot-name = Pilote { $number }
cmd-game-offer = céder
cmd-game-offer-about = Laisser votre place à quelqu’un d’autre
opt-player = joueur
opt-offer-about = Qui jouera à votre place
cmd-game-replace = remplacer
cmd-game-replace-about = Faire voter la table sur la place de quelqu’un qui ne joue plus
button-take = Prendre une place
button-autopilot = + Pilote
button-replace = Libérer la place de { $who }
autopilot-joined = { $name } se joint à vous : le pilote automatique y joue. Qui rejoint une table pleine prend sa place.
left-play = Vous quittez votre place. Le pilote automatique joue pour vous jusqu’à ce que quelqu’un la prenne avec `/partie rejoindre` ; vous pouvez revenir de la même façon.
left-seat = { $former } quitte sa place. Le pilote automatique continue ; `/partie rejoindre` prend la place.
took-seat = { $who } prend la place de { $former }.
took-your-seat = La place est à vous : { $seat }.
seat-offered = { $who } propose cette place à { $other }.
seat-is-offered = { $other }, { $who } vous propose sa place. Appuyez sur **{ button-take }** ou tapez `/partie rejoindre` pour continuer la partie.
seat-opened = La table a libéré la place de { $former }. Le pilote automatique continue ; `/partie rejoindre` la prend.
seat-opened-why = La table a libéré la place de { $former }. Motif : { $reason }
  Le pilote automatique continue ; `/partie rejoindre` la prend.
seats-are-open = Le pilote automatique joue une place libre. **{ button-take }** ou `/partie rejoindre` la prend.
you-offered = Votre place est proposée à { $who }. Vous jouez jusqu’à ce qu’elle soit prise.
which-seat = Quelle place prenez-vous ?
vote-replace = **Vote :** { $who } propose de libérer la place de { $seat }. Pour : { $yes }, contre : { $no } ; il en faut { $needed }.
vote-lost-replace = La place reste comme elle est : il n’y a pas eu de majorité pour la libérer.
vote-needless = { $who } est de retour : le vote sur sa place est clos.
autopilot-for = le pilote automatique pour { $who }
vote-withdrawn = { $who } retire sa proposition.
voted-replace = La place est libre.
you-withdrew = Votre proposition est retirée.
stood-in-away = { $who } est absent : le pilote automatique joue ce tour. `/partie annuler` permet à la table d’en décider par un vote.
declined-last-one-here = Vous êtes la dernière personne à cette table. `/partie finir` arrête la partie ; elle est conservée.
declined-no-open-seat = Aucune place n’est libre ici, et dans ce jeu personne ne peut s’ajouter après le début. Vous pouvez regarder avec `/plateau`, demander à quelqu’un de vous `/partie céder` la sienne, ou ouvrir une table dans un autre salon.
declined-cannot-take-it = { $who } joue déjà ici, ou est un bot. Proposez votre place à quelqu’un d’autre, ou laissez-la libre avec `/partie quitter`.
declined-nobody-to-replace = Personne n’a manqué trois tours de suite. D’ici là, le pilote automatique joue ; la modération peut libérer une place à tout moment.
declined-is-kept-out = { $who } ne peut pas prendre place à cette table. La modération peut lui donner votre place avec `/modération placer` ; ou proposez-la à quelqu’un d’autre.
