# La porte : ouvrir une table, et changer ce qu’on joue avant la partie

which-game = **Quel jeu ?** Un bouton ouvre sa table, et vous y avez déjà votre place.
which-game-later = -# La mission et les règles maison s’y changent encore avant le début de la partie.
which-game-alt = Un morceau de l’image de chaque jeu : { $games }.
busy = Une table est déjà ouverte dans ce salon : **{ $mission }**.
busy-join = **{ button-join }** vous y donne une place.
busy-yours = Vous y jouez : `/partie finir` propose aux autres de l’arrêter.
busy-lobby-yours = Vous y avez une place : **{ button-change }**, en dessous, change ce qu’on joue, et `/partie quitter` libère votre place.
busy-aside = **{ button-aside }** ouvre la vôtre à côté, dans un fil à elle.
busy-elsewhere = Il faut un autre endroit pour la vôtre : tapez `/partie nouvelle` dans un salon textuel.
busy-no-thread = Je pourrai ouvrir la vôtre ici dans un fil quand la modération m’aura donné { $permissions }. Ou tapez `/partie nouvelle` dans un autre salon.
busy-type-thread = `/partie nouvelle` avec `fil` ouvre la vôtre à côté, dans un fil à elle.
button-aside = L’ouvrir dans un fil
declined-opening-already = Votre fil est en train de s’ouvrir.
button-change = Jeu ou mission…
button-more-rules = Les autres règles maison
button-house-rules = Règles maison…
change-head = **On joue : { $game }, { $mission }.**
    Choisissez un autre jeu ou une autre mission. Toute la table le voit aussitôt.
house-rules-head = **Règles maison de { $game }.** Chaque choix vaut aussitôt, pour toute la table.
lobby-too-few = Il faut au moins { $least } joueurs : si personne d’autre ne prend place, le pilote automatique le fait.
choose-game = Un autre jeu
choose-mission = Une autre mission
declined-opener-changes = Seul { $opener }, qui a ouvert cette table, change ce qu’on y joue. Dites à la table ce que vous aimeriez.
declined-too-many-for-it = { $mission } a de la place pour { $most } personnes, et il y en a { $count } ici. Quelqu’un doit d’abord partir.
declined-no-house-rules = { $game } n’a pas de règle maison à choisir.
