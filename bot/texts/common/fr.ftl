### Commandes, réponses privées et messages de la table.

language-itself = Français

## Commandes

cmd-game = partie
cmd-game-about = Les tables : ouvrir, rejoindre, commencer, revoir, finir
cmd-game-new = nouvelle
cmd-game-new-about = Ouvrir une table dans ce salon
cmd-game-join = rejoindre
cmd-game-join-about = Prendre place à la table, en disant quels survivants vous aimeriez
cmd-game-leave = quitter
cmd-game-leave-about = Quitter la table ; en pleine partie, le pilote automatique joue pour vous
cmd-game-start = commencer
cmd-game-start-about = Distribuer les survivants et commencer
cmd-game-status = état
cmd-game-status-about = Ce qui se passe à cette table, et qui doit répondre à quoi
cmd-game-undo = annuler
cmd-game-undo-about = Reprendre votre dernière action, ou le proposer à la table
cmd-game-end = finir
cmd-game-end-about = Arrêter la partie pour tous, si la majorité est d’accord
cmd-game-log = journal
cmd-game-log-about = Relire ce qui s’est passé
cmd-game-rules = règles
cmd-game-rules-about = Un court article sur chaque règle
cmd-only-in = { $about } ({ $games })
cmd-not-in = { $about } (sauf { $games })
cmd-end = terminer
cmd-end-about = Terminer le tour d’un survivant
cmd-board = plateau
cmd-board-about = Le plateau maintenant, pour vous seul
cmd-sheet = fiche
cmd-sheet-about = La fiche d’un survivant, pour vous seul
cmd-hand = main
cmd-hand-about = Vos propres cartes, pour vous seul
cmd-act = agir
cmd-act-about = Tout ce que vous pouvez faire, dans un menu
cmd-help = aide
cmd-help-about = Comment jouer ici
cmd-about = à-propos
cmd-about-about = Ce qu’est ce bot
cmd-mod = modération
cmd-mod-about = Pour la modération : ranger, rétablir et réparer des tables

## Options

opt-survivor = survivant
opt-survivor-about = Lequel de vos survivants ; par défaut celui dont le tour a commencé
opt-sheet-survivor-about = La fiche de qui ; par défaut celle de votre survivant
opt-differs-about = Dépend du jeu de cette table
opt-card = carte
opt-game = jeu
opt-game-about = Quel jeu
opt-mission = mission
opt-mission-about = Quelle mission ; le tutoriel par défaut
opt-language = langue
opt-language-about = La langue de la table ; la vôtre par défaut
opt-survivors = survivants
opt-survivors-about = Qui vous aimeriez mener, séparés par des virgules
opt-topic = sujet
opt-topic-about = À quel propos
opt-text = texte
opt-text-about = Tout le plateau en mots plutôt qu’en image
opt-table = table
opt-table-about = Quelle table

## La table

game-begins = **{ $mission } : la partie commence**
seed-promised = -# Les dés de cette partie sont désormais fixés et scellés : `{ $commitment }`
seed-told = -# Le sceau est ouvert : la graine des dés était `{ $seed }`.
  -# Chacun peut vérifier chaque jet avec `graveyard verify` et le fichier joint.
game-file = Toute la partie, commande par commande, avec ses dés
undone-free = { $who } a repris sa dernière action.
undone-voted = La table a repris la dernière action, comme { $who } le proposait.
undone-mended = La partie était abîmée ; elle repart de son dernier état sain, grâce à { $who }.
row-cannot-be-read = Une ligne du journal de cette partie ne peut plus être lue. La partie elle-même continue.
ended-early = **Les joueurs ont arrêté la partie**, comme { $who } le proposait. Elle est conservée ; la modération peut la rétablir avec `/modération rétablir`.
ended-nobody-left = **La partie est terminée** : plus personne n’est à la table. Elle est conservée ; la modération peut la rétablir avec `/modération rétablir`.
lobby-closed = { $who } a fermé la table.
vote-lost-undo = La table a voté contre la reprise de la dernière action.
vote-lost-end = La table a voté contre l’arrêt de la partie.

## Le message d’état

struck = { $who }, cela vous concerne. { $what }
several-act = Chacun de vous peut agir : { $who }.
asked = { $question } { $who }, à vous de répondre.
asked-any = { $question } { $who } : n’importe lequel d’entre vous peut répondre, le premier clic décide.
until = Sans réponse, vous passez { $due }.
vote-undo = **Vote :** { $who } propose de reprendre la dernière action. Pour : { $yes }, contre : { $no } ; il en faut { $needed }.
vote-what-undo = À reprendre : { $what }
vote-what-redo = À rétablir : { $what }
vote-reason = Motif : { $reason }
vote-voters = { $who }, votez ci-dessous.
vote-end = **Vote :** { $who } propose d’arrêter la partie. Pour : { $yes }, contre : { $no } ; il en faut { $needed }.
status-damaged = **Cette partie ne peut plus être lue.** La modération peut rétablir son dernier état sain avec `/modération rétablir`.
status-finished = La partie est finie. `/partie nouvelle` ouvre la table suivante.
status-ended = Cette table est fermée. `/partie nouvelle` en ouvre une autre.
status-archived = La modération a rangé cette table.
lobby-head = **{ $mission } : une table est ouverte**
lobby-game = -# { $game }
lobby-players = { $count ->
    [one] { $count } joueur pour l’instant ; { $most ->
        [one] on y joue seul.
       *[other] on peut jouer jusqu’à { $most }.
      }
   *[other] { $count } joueurs pour l’instant, { $most } au plus.
  }
lobby-seat = - { $who } : le choix est laissé au hasard
lobby-seat-plain = - { $who }
lobby-seat-chosen = - { $who }, avec { $whom }
lobby-invited = { $who }, on rejoue ? **{ button-join }** vous installe à la table.
button-act = Agir
button-sheet = Ma fiche
button-board = Plan entier
button-hand = Ma main
button-around = Autour de moi
button-end = Fin du tour
button-undo = Annuler
button-answer = Répondre
button-elsewhere = Ailleurs…
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-end-game = Arrêter la partie
vote-yes = Pour
vote-no = Contre
choose-one = Choisir
choose-answer = { $about ->
    [card] Choisir une carte
    [seat] Choisir un joueur
    [skill] Choisir une compétence
    [square] Choisir une case
    [survivor] Choisir qui
    [target] Choisir une cible
    [tile] Choisir une tuile
    [trait] Choisir un Trait
    [zone] Choisir une zone
   *[other] Choisir une réponse
  }
choose-of-page = { $what } (page { $page } sur { $pages })
choose-action = Que faites-vous ?
choose-before = Ou faites d’abord autre chose
page-back = Retour
page-on = Suite
page-of = *Page { $page } sur { $pages }*

## Réponses privées

done = C’est fait.
really = Confirmez : **{ $what }**
really-warned = ⚠ Attention : { $warning }. Appuyez encore une fois pour le faire malgré tout.
led-by = { $who } : { $what }
with-caution = { $what } ⚠ { $caution }
hint = 💡 **{ $what }**
    { $why }
hint-answer = 💡 Je choisirais : **{ $what }**. { $why }
button-hint = Conseil
button-goal = But
button-unadvised = Ne plus me conseiller
unadvised = Vous n’aurez de conseils qu’en appuyant sur **{ button-hint }**, et ils n’expliqueront plus de règles.
button-advised = Conseils et règles de nouveau
advised = Vos conseils expliquent de nouveau les règles, et viennent d’eux-mêmes dans un tutoriel.
button-table-hints-off = Ne plus conseiller la table
button-table-hints-on = De nouveau des conseils à la table
table-hints-off = { $who } a retiré les conseils à la table.
table-hints-on = { $who } a rendu les conseils à la table.
table-hints-set-off = La table joue désormais sans conseils. Sous **{ button-goal }**, un bouton les fait revenir.
table-hints-set-on = La table a de nouveau des conseils.
declined-hints-of-opener = Seules { $opener }, qui a ouvert la table, et la modération peuvent retirer ou rendre les conseils à tous. **{ button-unadvised }** ne vaut que pour vous.
hint-lesson = 📖 { $rule }
declined-no-hints-here = Cette table joue sans conseils. La personne qui l’a ouverte a sous **{ button-goal }** un bouton qui les fait revenir.
declined-no-hint = Vous n’avez rien à faire maintenant : c’est à quelqu’un d’autre de jouer.
which-leader = Parmi { $leaders }, personne ne peut faire cela maintenant. { $why } Ce que chacun peut faire :
which-of-these = Il y a plusieurs façons de faire. Laquelle ?
menu-refreshed = La partie a avancé entre-temps, donc rien n’a été fait. { $now }
undone = C’est repris.
vote-opened = La table vote maintenant, sous le message d’état.
voted-undo = C’est repris.
voted-end = La partie est arrêtée.
you-voted-yes = Vous avez voté pour.
you-voted-no = Vous avez voté contre.
end-really = Arrêter cette partie ? Elle est conservée, mais on n’y joue plus. À plusieurs, la table vote.
opened = La table est ouverte : { $mission }. On peut vous rejoindre. Commencez quand tout le monde est là.
joined-plain = Vous êtes à la table.
joined = Vous êtes à la table. Si vous ne choisissez personne, le sort dira au début qui vous menez.
joined-with = Vous êtes à la table et aimeriez mener { $survivors }.
left-to-chance = Le sort dira au début qui vous menez.
left = Vous avez quitté la table.
started = La partie commence.
here-is-the-board = Le plan entier :
picture-of-before = Cette image montre la table telle qu’elle était avant le dernier coup.
table-label = #{ $table } { $mission } : { $players }
help-opening = **Personne ne joue encore ici.** Ouvrez une table : chaque bouton ouvre la première mission d’un jeu, et les autres vous rejoignent en dessous. `/partie nouvelle` ouvre n’importe quelle mission.
help-private = **Vous ne jouez encore à rien ici.** Chaque bouton ouvre la première mission d’un jeu, ici et pour vous seul ; le bot joue à la place de qui manque. `/partie nouvelle` ouvre n’importe quelle mission. À plusieurs, on joue dans un salon d’un serveur.
help-joining = **Une table est ouverte : { $mission }.** Rejoignez-la ; tous ceux qui y sont peuvent lancer la partie. Avec `/partie rejoindre`, vous dites qui vous aimeriez mener.
help-starting = **Vous êtes à la table : { $mission }.** Commencez quand tout le monde est là. Sous l’image de la table, vous pouvez choisir qui vous menez.
help-watching = **Vous regardez cette partie.** Vous pouvez voir tout ce qui n’est pas secret. Quand une nouvelle table s’ouvrira, vous pourrez la rejoindre.
help-waiting = { $now }
  Vous n’avez rien à faire pour le moment ; je vous appellerai.
help-your-turn = { $now }
  { $hint }
help-more = **{ button-act }** est le menu de tout ce que vous pouvez faire. Ou tapez une commande : Discord propose alors ce que les règles permettent.
  `/plateau` et `/fiche` ne montrent la table qu’à vous, `/plateau texte:True` la décrit avec des mots. `/partie annuler` reprend une action qui n’a rien révélé. `/partie revoir` remontre toute la partie.
  Absent quelque temps ? `/partie absent` laisse jouer le pilote automatique ; `/partie rythme` règle combien de temps la table attend un joueur.
button-next = Mission suivante : { $mission }
button-rematch = Revanche
button-film = Film
button-page = Page
button-name = Autre nom
button-create = Créer
button-rules = Règles
button-open = Ouvrir { $game }
about = **Graveyard Shift** est un maître de jeu non officiel pour des jeux de société de zombies. Il n’a aucun lien avec leurs éditeurs ; tous les textes et dessins sont les siens.
  Les dés viennent d’une graine secrète. Son sceau est affiché au début d’une partie, la graine elle-même à la fin : chacun peut vérifier chaque jet.
  `/aide` dit comment jouer.
stale = C’est déjà réglé. { $now }
stale-no-game = Cela concerne une table qui n’est plus. `/partie nouvelle` en ouvre une autre.
declined-stopping = On me redémarre en ce moment, donc rien n’a été fait : la partie est restée telle quelle. Réessayez dans une minute ou deux.
store-full = ⚠ Le disque où les parties sont conservées est plein, donc rien n’a été fait : la partie est restée telle quelle. La personne qui fait tourner ce bot doit y faire de la place ; réessayez ensuite.
store-read-only = ⚠ Je n’ai pas le droit d’écrire là où les parties sont conservées, donc rien n’a été fait : la partie est restée telle quelle. La personne qui fait tourner ce bot doit me rendre ce droit ; réessayez ensuite.
store-locked = ⚠ Un autre programme occupe la base de données, donc rien n’a été fait : la partie est restée telle quelle. Réessayez dans une minute ; si cela dure, prévenez la personne qui fait tourner ce bot.
store-damaged = ⚠ La base de données où les parties sont conservées est endommagée, donc rien n’a été fait. Prévenez la personne qui fait tourner ce bot : une sauvegarde peut ramener les parties.
store-gone = ⚠ Le disque où les parties sont conservées est injoignable, donc rien n’a été fait : la partie est restée telle quelle. Prévenez la personne qui fait tourner ce bot, puis réessayez.
store-replaced = ⚠ Le fichier où les parties sont conservées a été supprimé ou remplacé pendant que je tournais, donc rien n’a été fait : la partie est restée telle quelle. Prévenez la personne qui fait tourner ce bot, puis réessayez.
store-unreachable = ⚠ Le serveur où les parties sont conservées ne répond pas, donc je n’ai rien pu faire. Regardez le plateau, puis réessayez dans une minute ; si cela dure, prévenez la personne qui fait tourner ce bot.
store-refused = ⚠ Le serveur où les parties sont conservées me refuse l’entrée pour le moment, donc rien n’a été fait : la partie est restée telle quelle. Prévenez la personne qui fait tourner ce bot, puis réessayez.
store-crowded = ⚠ Le serveur où les parties sont conservées est débordé, donc rien n’a été fait : la partie est restée telle quelle. Réessayez dans une minute ; si cela dure, prévenez la personne qui fait tourner ce bot.
mistake = Quelque chose s’est mal passé de mon côté, et rien n’a été changé. Réessayez. Si cela recommence, donnez cette référence à la modération : `{ $reference }`
interrupted = J’ai été relancé avant que ce soit fait, rien n’a donc changé. Réessayez.

## Refus du bot

declined-no-table-here = Il n’y a pas de table dans ce salon. `/partie nouvelle` en ouvre une.
declined-not-started = La partie n’a pas encore commencé. **{ button-start }** ou `/partie commencer` la lance.
declined-started-already = La partie est en cours. `/partie rejoindre` prend une place libre, s’il y en a une ; un autre salon peut accueillir une deuxième table.
declined-damaged-here = La partie de cette table ne peut plus être lue. La modération peut rétablir son dernier état sain avec `/modération rétablir`. Les autres tables vont bien.
declined-not-a-player-here = Vous ne jouez pas à cette table. Y jouent : { $players }. Vous pouvez regarder avec `/plateau`, ou ouvrir une table dans un autre salon.
declined-channel-taken = Une autre table s’est ouverte entre-temps dans ce salon. Jouez-y, ou tapez `/partie nouvelle` : un fil vous est proposé pour la vôtre.
declined-table-full = La table est complète : { $most } personnes jouent. Vous pouvez regarder avec `/plateau`.
declined-joined-already = Vous êtes déjà à la table. Vous pouvez dire qui vous aimeriez mener, `/partie quitter`, ou commencer.
declined-alike-here = `{ $command }` n’existe que dans { $games } ; à cette table, `{ $alike }` fait la même chose. `/agir` montre tout ce que vous pouvez faire.
declined-only-elsewhere = `{ $command }` n’existe que dans { $games } ; rien à cette table ne fait la même chose. `/agir` montre tout ce que vous pouvez faire.
declined-option-needed = À cette table, `{ $command }` a besoin de l’option `{ $option }` : { $about }.
declined-option-of-another-game = L’option `{ $option }` appartient à un autre jeu. Laissez-la vide, ou ouvrez le jeu qui l’a.
declined-no-such-choice = L’option `{ $option }` peut valoir : { $choices }.
declined-join-first = Prenez d’abord place : appuyez sur **{ button-join }** ou tapez `/partie rejoindre`.
declined-not-joined = Vous n’êtes pas à cette table, il n’y a donc rien à quitter.
declined-no-such-mission = Cette mission n’existe pas. On peut jouer : { $missions }.
declined-stale = C’est déjà réglé.
declined-command-changed = Cette commande a changé depuis que votre Discord l’a apprise, rien n’a donc été fait. Tapez-la de nouveau ; si c’est encore l’ancienne, relancez Discord.
declined-another-table = Ce bouton appartient à une ancienne table de ce salon. Servez-vous du dernier message d’état, en bas du salon.
declined-nothing-to-roll-back = Il n’y a plus d’action à reprendre.
declined-lobby-of-opener = Avant la partie, seules peuvent fermer cette table la modération et la personne qui l’a ouverte, { $opener }. Vous pouvez la quitter avec `/partie quitter`.
declined-vote-is-open = La table vote déjà. Votez d’abord sous le message d’état.
declined-vote-is-over = Ce vote est clos. `/partie état` dit ce qui se passe à la table.
declined-nothing-in-log = Il ne s’est encore rien passé.
declined-moderators-only = C’est réservé aux personnes qui ont la permission Gérer le serveur. Vous pouvez demander à l’une d’elles.
declined-nothing-to-restore = La table de ce salon va bien, il n’y a rien à rétablir. `/modération ranger` la range.
declined-no-table-to-restore = Aucune table de ce salon ne peut revenir.
declined-no-such-table = Aucune table { $table } ne peut revenir dans ce salon. Laissez l’option vide pour les voir toutes.
declined-no-good-snapshot = Aucun état de cette partie ne peut plus être lu. Elle reste conservée ; une sauvegarde de la base peut aider.
declined-missing-permissions = Je ne peux pas jouer ici : il me manque { $permissions }. Toute personne qui gère ce salon peut m’ajouter sous Modifier le salon, Permissions, et l’accorder.
declined-not-on-this-server = Je ne suis pas sur ce serveur, je ne peux donc rien y écrire. Jouez seul dans vos messages privés avec moi, ou demandez à une personne qui gère le serveur de m’ajouter.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
untold-no-access = ⚠ Je n’ai pas pu raconter la suite à la table, car je ne vois pas cet endroit. Dans un fil privé, mentionnez-moi pour m’y ajouter. Dans un salon, toute personne qui le gère peut m’accorder Voir le salon. Je raconterai alors tout ce qui manque. D’ici là, `/partie journal` et `/partie état` vous le montrent.
untold-locked = ⚠ Je n’ai pas pu raconter la suite à la table, car ce fil est verrouillé. La modération peut le déverrouiller ; je raconterai alors tout ce qui manque. D’ici là, `/partie journal` et `/partie état` vous le montrent.
untold-forbidden = ⚠ Je n’ai pas pu raconter la suite à la table, car je n’ai pas le droit d’écrire ici. Toute personne qui gère ce salon peut l’accorder sous Modifier le salon, Permissions ; je raconterai alors tout ce qui manque. D’ici là, `/partie journal` et `/partie état` vous le montrent.
untold-without-picture = ⚠ Discord n’a pas accepté la dernière image : elle est trop lourde, ou je n’ai pas le droit de joindre des fichiers ici. La table n’a eu que le texte. `/plateau` vous montre l’image.
untold-refused = ⚠ Discord a refusé l’un de mes messages : je l’ai laissé de côté et j’ai raconté le reste. `/partie journal` vous montre ce qui s’est passé.
left-out = ⚠ Discord a refusé le message sur ce qui vient de se passer. `/partie journal` vous le montre. { $who }
left-out-status = ⚠ Discord a refusé le message d’état de cette partie. `/partie état` vous le montre. { $who }
notes-lost = ⚠ Mes notes sur ce que j’avais raconté à cette table étaient illisibles : une chose peut être racontée deux fois, ou manquer. `/partie journal` montre tout ce qui s’est passé. La partie, elle, est intacte.

## Titres et groupes

article-title = { $group } : { $title }
group-heading = **{ $title }.** Choisissez-en un pour le lire.
rules-found = **{ $count } articles conviennent à « { $typed } » :** { $titles }
rules-now = **Les règles utiles maintenant.** Tous les autres articles sont dans les listes.
rules-list = { $shelves } : { $first } … { $last }
rules-groups = **Les règles de { $game }, à la demande.** Choisissez un rayon. Ou tapez un mot après `/règles` : une règle, une carte, une compétence, un zombie, une mission.
rules-of-which-game = Plusieurs jeux se jouent ici. Les règles duquel ?
choose-shelf = Choisissez un rayon
choose-article = Choisissez un article
button-shelves = Tous les rayons

cmd-rules = règles
cmd-rules-about = Un court article sur une règle, une carte, une compétence, un zombie, une mission
see-rules = En savoir plus : `/règles { $topic }`
article = **{ $title }**
  { $text }
declined-no-such-article = Il n’y a pas d’article « { $typed } ». Pendant la frappe, `/règles` propose ce qui convient ; `/règles` seul les liste tous.

choose-leader = Qui agit ?

way-step = { $start } → { $end }

## Les questions et leurs boutons

several-of = { $what } × { $count }

## Pourquoi pas : ce qui l'empêche, et ce qui marche à la place.

refusal-game-is-over = Cette partie est finie. Lancez-en une nouvelle pour continuer à jouer.
    .see = winning
refusal-no-such-game = Il n’y a pas de jeu « { $game } » ici. Au choix : { $games_or }.
    .see = setup
refusal-no-such-mission = Il n’y a pas de mission « { $mission } ». Au choix : { $missions_or }.
    .see = setup
refusal-not-a-player = Vous ne jouez pas dans cette partie. À la table : { $seats }.
    .see = order
refusal-not-your-turn = C’est à { $seats_or } de jouer. Je vous appelle quand vient votre tour.
    .see = { -article-turns }
refusal-not-yours-to-answer = Cette question s’adresse à { $seats_or }. La partie continue dès qu’il y a une réponse.
    .see = { -article-questions }
refusal-nothing-to-undo = Il n’y a rien que vous puissiez annuler de vous-même : des dés ont roulé, une carte a été vue, ou quelqu’un a joué depuis.
    .see = undo
refusal-question-first = { $seats_or } doit d’abord répondre à une question. Ensuite la partie continue.
    .see = { -article-questions }
refusal-unknown-command = Cela ne se fait pas dans ce jeu. **{ button-act }** montre tout ce qui est possible maintenant.
    .see = round

## Les articles que chaque jeu a sous un nom à lui

-article-turns = order
-article-questions = questions

## S’il y a des conseils

opt-hints = conseils
opt-hints-about = Si le bouton Conseil est sous le plateau, et si les tutoriels donnent des conseils
choice-hints-on = avec des conseils
choice-hints-off = sans conseils
lobby-hints-off = La table joue **sans conseils**.

## Réponses données d’avance

standing-now = { $matter } (choisi : { $order })
always = Toujours : { $order }
always-done = Désormais : { $what }. Vous pouvez changer cela à tout moment avec `/consigne`.
cmd-order = consigne
cmd-order-about = Répondre d’avance aux questions ; sans option, voir tous vos réglages
opt-standing = quoi
opt-standing-about = Ce qui est fait sans vous demander, ou quand on vous demande
opt-matter = sujet
opt-matter-about = Quelle question ; sans option, un menu montre tous les réglages
