### Les commandes qui ne servent qu’à certaines missions et à certains survivants, et leurs options.

cmd-car = voiture
cmd-car-about = Les voitures : monter, descendre, changer de siège, conduire, fouiller, charger
cmd-car-enter = monter
cmd-car-enter-about = Monter dans une voiture de votre zone
cmd-car-leave = descendre
cmd-car-leave-about = Descendre de la voiture
cmd-car-seat = siège
cmd-car-seat-about = Changer de siège dans la voiture
cmd-car-drive = conduire
cmd-car-drive-about = Rouler d’une ou deux zones de rue en écrasant les zombies du trajet
cmd-car-search = fouiller
cmd-car-search-about = Fouiller une voiture de votre zone
cmd-car-load = charger
cmd-car-load-about = Mettre une carte de vivres dans une voiture de votre zone
cmd-car-unload = décharger
cmd-car-unload-about = Reprendre une carte dans une voiture de votre zone
cmd-exit = sortir
cmd-exit-about = Quitter le plateau par la sortie
opt-seat = siège
opt-seat-enter-about = Au volant ou non ; inutile si un seul siège est libre
opt-seat-about = Quel siège ; inutile s’il n’y en a qu’un
opt-car = voiture
opt-car-about = Quelle voiture ; inutile s’il n’y en a qu’une
opt-path = trajet
opt-path-about = Les zones à parcourir, par exemple S4 S5
opt-load-about = Quelle carte de vivres
opt-unload-about = Quelle carte
opt-other = autre
opt-other-about = Double détente : la zone visée par la seconde arme d’une paire
opt-how = manière
opt-how-about = Frapper ou tirer, avec une arme qui fait les deux
choice-driver = au volant
choice-passenger = siège passager
choice-melee = frapper
choice-ranged = tirer
seat-driver = au volant
seat-passenger = siège passager
kind-melee = frapper
kind-ranged = tirer
silent-silent = silencieux
silent-heard = bruyant
car-police = voiture de police en { $zone }
car-pimp = pimp-mobile en { $zone }
declined-no-cars-here = Il n’y a pas de voiture dans cette mission. `/agir` montre ce que l’on peut faire.

## Missions

opt-order = ordre
opt-order-about = Strict comme dans les règles, ou libre pour les tables lentes
choice-order-strict = strict : un joueur après l’autre
choice-order-free = libre : qui veut
mission-label = { $id } · { $title } · { $difficulty } · { $survivors } personnages · { $minutes } min
lobby-order-free = L’ordre de jeu est **libre** : agit qui a encore des survivants à jouer.
lobby-briefing = > { $text }
  La page complète : `/règles`
declined-mission-outdated = Cette mission du serveur ne peut plus être jouée : { $fault } Un modérateur peut corriger son fichier et l’importer de nouveau.
cmd-mission = mission
cmd-mission-about = Les missions : voir ce qui se joue ici, en ajouter au serveur
cmd-mission-list = liste
cmd-mission-list-about = Toutes les missions qui se jouent ici
cmd-mission-show = voir
cmd-mission-show-about = Le plan d’une mission, ses buts et ses règles spéciales, avant de jouer
cmd-mission-import = importer
cmd-mission-import-about = Pour les modérateurs : ajouter un fichier de mission à ce serveur
cmd-mission-remove = retirer
cmd-mission-remove-about = Pour les modérateurs : retirer une mission propre à ce serveur
opt-mission-show-about = Quelle mission
opt-mission-remove-about = Laquelle des missions propres à ce serveur
opt-file = fichier
opt-file-about = Un fichier de mission (TOML, 64 Kio au plus)
missions-of-box = **Les missions de la boîte**
missions-of-server = **Propres à ce serveur**
missions-line = - { $label }
missions-more = `/mission voir` dessine le plan ; `/partie nouvelle` ouvre une table.
mission-page = **{ $title }**
  { $page }
mission-imported = **{ $title }** se joue désormais sur ce serveur : `/partie nouvelle` avec la mission { $id }. Chaque table garde la mission telle qu’elle était à son ouverture.
mission-replaced = **{ $title }** remplace l’ancienne mission { $id } de ce serveur. Les tables qui jouent l’ancienne la gardent. L’ancien fichier est ci-dessous : `/mission importer` la remet.
really-remove-mission = Retirer la mission { $title } de ce serveur ? Les tables qui la jouent continuent. Vous recevez son fichier, pour pouvoir la remettre.
button-remove = Retirer
mission-file = Le fichier de la mission { $id }
mission-removed = La mission { $id } est retirée de ce serveur. Les tables qui la jouent continuent. `/mission importer` avec le fichier ci-dessous la remet.
mission-faulty = { $count ->
    [one] **{ $name } n’a pas été ajouté.** Une chose est à corriger :
   *[other] **{ $name } n’a pas été ajouté.** { $count } choses sont à corriger :
  }
  { $faults }
faults-left = { $count ->
    [one] … et une autre. Le fichier ci-dessous les a toutes.
   *[other] … et { $count } autres. Le fichier ci-dessous les a toutes.
  }
faults-whole = Le fichier ci-dessous contient le tout.
faults-file = Ce qui est à corriger dans { $name }
declined-too-many-missions = Ce serveur garde déjà { $most } missions à lui. Retirez-en d’abord une avec `/mission retirer`.
declined-not-an-own-mission = Ce serveur n’a pas de mission à lui de ce nom. Il a : { $missions }. Les missions de la boîte ne se retirent pas.
declined-file-too-large = Le fichier fait { $size } Kio ; { $most } au plus sont lus. Allégez-le et envoyez-le de nouveau.
declined-file-not-fetched = Je n’ai pas pu obtenir le fichier auprès de Discord. Renvoyez-le dans un instant.
declined-file-not-text = Le fichier n’est pas du texte en UTF-8. Enregistrez-le en texte brut et envoyez-le de nouveau.
declined-file-too-heavy = Lire ce fichier demande plus de temps ou de mémoire qu’il ne faudrait, je n’y ai donc pas touché. Un fichier comme ceux de `/mission modèle` et de `/survivant modèle` se lit aussitôt.

## Les survivants faits ici

cmd-survivor = survivant
cmd-survivor-about = Les survivants inventés sur ce serveur
cmd-survivor-create = créer
cmd-survivor-create-about = Inventer un survivant : un nom et les compétences de quatre niveaux
cmd-survivor-list = liste
cmd-survivor-list-about = Les survivants inventés sur ce serveur
cmd-survivor-remove = retirer
cmd-survivor-remove-about = Retirer un survivant que vous avez fait ; les modérateurs peuvent tous les retirer
opt-own-survivor-about = Lequel des survivants de ce serveur
form-survivor = Un nouveau survivant
form-name = Nom
form-name-like = 20 lettres au plus
form-blue = Bleu : une compétence
form-yellow = Jaune : une compétence
form-orange = Orange : une ou deux au choix
form-red = Rouge : une à trois au choix
pick-skills = { $level } ({ $first } … { $last })
own-survivors = { $count ->
    [one] **{ $count } survivant a été inventé sur ce serveur.** Chaque table le propose avant la partie.
   *[other] **{ $count } survivants ont été inventés sur ce serveur.** Chaque table les propose avant la partie.
  }
own-survivor-line = - **{ $name }** : { $blue } | { $yellow } | { $orange } | { $red }
no-own-survivors = Personne n’a encore inventé de survivant sur ce serveur. `/survivant modèle` donne un fichier pour commencer ; dans Zombicide, `/survivant créer` en fait un à partir de listes.
survivor-created = **{ $name }** peut désormais être choisi à chaque table, avant la partie.
  { $line }
really-remove-survivor = Retirer { $name } de la liste des survivants ? Les tables où { $name } est en jeu gardent sa fiche.
survivor-removed = { $name } n’est plus sur la liste. Les tables où { $name } a été choisi gardent sa fiche. C’était une erreur ? **{ button-create }** ci-dessous remet { $name } dans la liste.
survivor-sketch = **Un nouveau survivant.** Choisissez les compétences dans les listes. **{ page-on }** montre les autres ; ce qui est choisi reste.
  { $typed }
  { $state }
survivor-whole = Rien ne manque : **{ button-create }** fait { $name }.
fault-name = Le nom « { $name } » ne convient pas : il commence par une lettre ou un chiffre et compte au plus { $most } lettres, chiffres, espaces, points, tirets et apostrophes. **{ button-name }** le change.
fault-name-taken = Un survivant s’appelle déjà { $name }. **{ button-name }** le change.
fault-skill-twice = { $skill } est choisie à plusieurs niveaux. Règle maison : une compétence ne figure qu’à un seul niveau. Laissez-la à un seul et prenez-en une autre ailleurs.
fault-count = { $count ->
    [0] { $level } : aucune compétence n’est encore choisie.
   *[other] { $level } : { $count } compétences sont choisies, { $most } au plus conviennent. Retirez-en ; les deux pages comptent.
  }
fault-too-many-survivors = Ce serveur a déjà inventé { $most } survivants, autant qu’une table peut en proposer. Retirez-en d’abord un avec `/survivant retirer`.
declined-not-your-own-survivor = C’est quelqu’un d’autre qui a fait { $name }. Seuls son auteur et les modérateurs peuvent le retirer.
declined-no-such-own-survivor = Ce serveur n’a inventé aucun survivant du nom de { $name }. Il a : { $survivors }.
cmd-survivor-show = voir
cmd-survivor-show-about = La fiche d’un survivant : visage, compétences, auteur
cmd-survivor-template = modèle
cmd-survivor-template-about = Un fichier de survivant pour commencer, avec toutes les compétences du jeu
cmd-survivor-import = importer
cmd-survivor-import-about = Ajouter un fichier de survivant à ce serveur
cmd-survivor-export = exporter
cmd-survivor-export-about = Le fichier d’un survivant, pour le changer ou l’emporter
opt-survivor-show-about = Quel survivant
opt-survivor-file-about = Un fichier de survivant (TOML, 64 Kio au plus)
survivor-template-made = Voici un survivant. Changez-le, puis envoyez-le avec `/survivant importer` ; toutes les erreurs sont nommées d’un coup.
survivor-template-file = Un fichier de survivant pour commencer
survivor-exported = Le fichier de **{ $name }** est ci-dessous.
survivor-file = Le fichier de { $name }
survivor-imported = **{ $name }** peut désormais être choisi à chaque table, avant la partie.
survivor-replaced = **{ $name }** remplace l’ancien survivant. Les tables où celui-ci a été choisi gardent sa fiche. L’ancien fichier est ci-dessous : `/survivant importer` le remet.
survivor-removed-file = { $name } n’est plus sur la liste. Les tables où { $name } a été choisi gardent sa fiche. `/survivant importer` avec le fichier ci-dessous remet { $name } dans la liste.
declined-too-many-survivors = Ce serveur a déjà { $most } survivants, autant qu’une table peut en proposer. Retirez-en d’abord un avec `/survivant retirer`.
declined-survivor-name-taken = Un autre survivant de ce serveur s’appelle { $name }. Changez le nom dans le fichier et envoyez-le de nouveau.
declined-survivor-of-another-game = Ce serveur a un survivant { $name } dans un autre jeu. Donnez à celui-ci un autre `id` dans le fichier et envoyez-le de nouveau.
cmd-mission-template = modèle
cmd-mission-template-about = Un fichier de mission pour commencer, avec les tuiles que vous nommez
cmd-mission-export = exporter
cmd-mission-export-about = Le fichier d’une mission, pour la changer ou l’emporter
opt-tiles = tuiles
opt-tiles-about = Les tuiles comme elles sont posées, par exemple 1B@0 2B@180, avec / entre les rangées
template-made = Voici une mission avec ces tuiles. Changez-la, puis envoyez-la avec `/mission importer` ; toutes les erreurs sont nommées d’un coup.
template-file = Un fichier de mission pour commencer
mission-exported = Le fichier de **{ $title }** est ci-dessous.
declined-no-such-tiles = Ces tuiles ne peuvent pas être posées : { $fault } Corrigez-les et recommencez.
mission-made-by = { $licence ->
    [none] De { $author } ; aucune licence n’est indiquée.
   *[other] De { $author }. Licence : { $licence }.
  }
