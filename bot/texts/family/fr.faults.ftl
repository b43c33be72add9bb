## Erreurs des missions et des survivants : ce qui ne va pas, et ce qui irait

wrong-at-line = Ligne { $line } : { $fault }
wrong-in-rule = { $rule } : { $fault }

# Le fichier entier.
wrong-file-large = Le fichier a { $size } octets ; { $most } au plus sont lus. Retirez ce qui ne sert pas.
wrong-file-word = « { $word }… » a { $size } caractères ; un mot en a { $most } au plus.
wrong-file-deep = Il y a plus de { $most } niveaux imbriqués ; trois suffisent.
wrong-file-values = Il y a plus de { $most } valeurs ; quelques centaines suffisent.
wrong-not-toml = { $line ->
    [0] Le fichier n’est pas du TOML et ne peut pas être lu.
   *[other] Le fichier n’est pas du TOML : il est illisible à partir de la ligne { $line }. Corrigez cette ligne.
  }

# Tuiles et noms des zones.
wrong-tiles-gap = Il y a un trou entre les tuiles. Posez-y une tuile.
wrong-tiles-shape = { $tiles ->
    [0] Il n’y a pas encore de tuile.
   *[other] Les tuiles ne forment pas un rectangle. Donnez à chaque ligne autant de tuiles qu’à la première.
  }
wrong-tiles-word = « { $word } » n’est pas une tuile. Écrivez une face et son angle, par exemple 1B@90.
wrong-tiles-side = Il n’y a pas de face { $side }. Il y a { $known }.
wrong-tiles-face = Il n’y a pas de face { $side }. Il y a { $known }.
wrong-tiles-angle = « { $word } » est tournée de { $angle }. Tournez-la de 90, 180 ou 270.
wrong-tiles-differ = Les tuiles { $first } et { $second } ne s’accordent pas. Tournez l’une des deux.
wrong-tiles-many = Il y a plus de { $most } tuiles ; la boîte en contient { $most }.
wrong-names-missing = Les zones n’ont pas encore de noms. Ce dessin convient :
  { $drawing }
wrong-names-size = Le dessin des noms demande { $tall } lignes de { $wide } noms (il en a { $lines } de { $widths }), par exemple :
  { $drawing }
wrong-names-part = Ligne { $row }, colonne { $column } : { $name } ; selon les tuiles, cela fait partie de { $right }.
wrong-names-twice = { $name } désigne deux zones, à partir de la ligne { $row }, colonne { $column } et de la ligne { $row2 }, colonne { $column2 }.
wrong-names-room = Ligne { $row }, colonne { $column } : une pièce s’appelle { $name }. Une pièce a une lettre parmi { $letters } et un nombre.
wrong-names-street = Ligne { $row }, colonne { $column } : une zone de rue s’appelle { $name }. Une zone de rue a un S et un nombre.
wrong-house-letters = { $rooms } sont une seule maison mais ont plusieurs lettres. Donnez-leur la même lettre.
wrong-house-shared = Les maisons { $first } et { $second } ont la même lettre, { $letter }. Donnez une lettre à chacune.
wrong-house-closed = La maison { $rooms } n’a pas de porte : personne ne peut y entrer.
wrong-floor-missing = La pièce { $room } n’a pas de sol.
wrong-room-unknown = Il n’y a pas de pièce { $room }.
wrong-place-of-face = Il n’y a pas de zone { $place }. La tuile { $face } a { $known }.
wrong-place-off-board = Il n’y a pas de zone { $place }. Les tuiles posées ici sont { $known }.

# Portes.
wrong-door-line = La porte { $door } demande row ou column, et pas les deux.
wrong-door-lines = La porte demande row ou column, et pas les deux.
wrong-door-wall = La porte { $door } n’est dans aucun mur : { $first } et { $second } n’en ont pas à { $line }. Elle peut être à { $places }.
wrong-door-nowhere = La porte { $door } n’est dans aucun mur : { $first } et { $second } ne se touchent pas.
wrong-door-order = La porte { $door } commence par { $zone }. Nommez d’abord la pièce.
wrong-door-solid = La porte { $door } est dans un mur plein. Entre deux pièces, une porte ferme une ouverture entre deux tuiles.
wrong-door-apart = La porte { $door } n’est dans aucun mur : { $first } et { $second } ne se touchent pas. { $first } touche { $beside }.
wrong-door-twice = Il y a deux portes entre les mêmes zones ({ $door }).
wrong-door-needs = La porte { $door } attend { $objective }, qui n’est pas un objectif.
wrong-doors-drawn = Il y a plus de { $most } fenêtres, escaliers et passages.
wrong-unreachable = { $count ->
    [one] On ne peut pas atteindre { $zones } depuis le départ.
   *[other] On ne peut pas atteindre { $zones } depuis le départ.
  }

# Éléments.
wrong-zone-unknown = Il n’y a pas de zone { $zone }.
wrong-thing-nowhere = { $what ->
    [start] Les survivants commencent en { $zone }, mais cette zone n’existe pas.
    [exit] La sortie est en { $zone }, mais cette zone n’existe pas.
    [spawn] Une zone d’invasion est en { $zone }, mais cette zone n’existe pas.
   *[other] { $thing } est en { $zone }, mais cette zone n’existe pas.
  }
wrong-thing-in-room = { $what ->
    [exit] La sortie est en { $zone }, qui est une pièce. Placez-la dans la rue.
   *[other] { $thing } est en { $zone }, qui est une pièce. Placez cette voiture dans la rue.
  }
wrong-box-holds = { $name ->
    [doors] Il y a { $count } portes ; la boîte en contient { $most }.
    [objectives] Il y a { $count } objectifs ; la boîte en contient { $most }.
    [spawns] Il y a { $count } zones d’invasion ; la boîte en contient { $most }.
   *[other] Il y a { $count } voitures ; la boîte en contient { $most }.
  }
wrong-id-twice = Deux éléments s’appellent { $id }. Donnez un nom à chacun.
wrong-spawn-objective = La zone d’invasion { $zone } attend { $objective }, qui n’est pas un objectif.
wrong-spawn-twice = { $zone } a deux zones d’invasion ; une suffit.
wrong-start-spawn = Survivants et zombies commencent dans la même zone, { $zone }. Placez ailleurs les uns ou les autres.
wrong-no-spawns = Il n’y a pas de zone d’invasion.

# La tête du fichier.
wrong-id-of-box = { $id } est une mission de la boîte. Choisissez un autre nom de fichier.
wrong-survivors-min = Le minimum de survivants dépasse le maximum, { $most }.
wrong-survivors-max = La boîte contient { $most } survivants au plus, pas { $max }.
wrong-text-long = { $field } : ce texte a { $size } caractères ; { $most } au plus.
wrong-text-signs = { $field } : ce texte contient { $signs }, que personne ne voit ou qui retourne la ligne. Retirez cela.
wrong-text-blank = { $field } : rien de ce texte n’est visible. Écrivez des lettres ou des chiffres.
wrong-minutes-most = { $minutes } minutes, c’est trop ; { $most } au plus.

# Règles et buts.
wrong-rule-unknown = Ce jeu ne connaît pas cette règle. Il connaît { $known }.
wrong-entry-unknown = { $about ->
    [zone] Il n’y a pas de zone { $given }.
    [objective] Il n’y a pas d’objectif { $given }.
    [zombie-kind] Ce jeu n’a pas de zombies { $given }.
    [bystander] Ce jeu n’a pas de citoyen { $given }.
   *[other] Ce jeu n’a pas de carte { $given }.
  }
wrong-field-plain = { $field } vaut { $value }. Écrivez un texte, un nombre ou une liste de textes.
wrong-escape-least = « Au moins autant » demande les nombres de survivants, et lui seul en a.
wrong-escape-leaving = Avec « seulement en voiture », ne dites pas comment on part à pied.
wrong-no-objectives = Il n’y a pas d’objectif à prendre. Placez-en un sur le plateau.
wrong-no-colour = Aucun objectif n’est { $colour }.
wrong-never-closed = Rien ne ferme la zone d’invasion { $zone }.
wrong-met-at-first = Ce but est atteint dès le départ. Ajoutez-en un autre.
wrong-no-car = Il n’y a pas de voiture à conduire. Placez-en une dans la rue.
wrong-no-exit = Il n’y a pas de sortie. Placez-en une sur le plateau.
wrong-waiting-at-start = Les survivants commencent en { $zone } ; les zombies doivent attendre ailleurs.
wrong-none-hidden = Aucun objectif n’est face cachée.
wrong-few-hidden = { $hidden ->
    [0] Aucun objectif n’est face cachée, mais une couleur se trouve sous un tel objectif.
    [one] Un seul objectif est face cachée, et plus de couleurs se trouvent sous de tels objectifs.
   *[other] Seulement { $hidden } objectifs sont face cachée pour { $colours } couleurs.
  }
wrong-colour-twice = { $colour } est nommé deux fois ; chaque couleur se trouve sous un seul objectif.
wrong-carried-twice = { $objective } est nommé deux fois parmi les objectifs que l’on porte ; une fois suffit.
wrong-not-carried = Personne ne porte encore { $objective } : il faut la règle des objectifs que l’on porte.
wrong-no-spawn-zone = { $zone } n’est pas une zone d’invasion.
wrong-people-zones = Il y a plus de citoyens ({ $people }) que de zones ({ $zones }) ; chacun demande une zone.
wrong-people-twice = { $bystander } est nommé deux fois ; chacun est là une seule fois.
wrong-people-elsewhere = Une autre règle nomme aussi { $bystander } ; chacun est là une seule fois.
wrong-people-heroes = { $people } citoyens sont nommés pour { $heroes } héros ; chaque héros en mène un au plus.
wrong-people-zone-twice = { $zone } est nommée deux fois ; chaque zone a un citoyen au plus.
wrong-people-zone-elsewhere = Une autre règle nomme aussi { $zone } ; chaque zone a un citoyen au plus.

# Survivants.
wrong-format-newer = « { $format } » n’est pas un format lisible ici ; le plus récent est { $most }.
wrong-name-missing = Il n’y a pas encore de nom.
wrong-name-form = « { $name } » ne peut pas être un nom. Il commence par une lettre ou un chiffre et n’a que des lettres, chiffres, espaces, points, tirets et apostrophes.
wrong-name-of-box = Un survivant de la boîte s’appelle { $name }. Choisissez un autre nom.
wrong-text-marked = { $field } : les messages n’affichent pas « { $signs } ». Retirez cela.
wrong-level-one = { $count ->
    [0] Il manque une compétence au niveau { $level }.
   *[other] Le niveau { $level } prend une seule compétence, et non { $count }.
  }
wrong-level-most = { $count ->
    [0] Il manque une compétence au niveau { $level }.
   *[other] Le niveau { $level } prend de 1 à { $most } compétences, et non { $count }.
  }
wrong-skill-twice = La même compétence figure deux fois au niveau { $level }. Retirez-en une.
wrong-skill-like = La compétence « { $skill } » n’existe pas, mais « { $like } » existe.
wrong-skill-unknown = Ce jeu n’a pas de compétence « { $skill } ». Le fichier de /survivant modèle les liste toutes ; les vôtres vont sous [[by_hand]].
wrong-skill-at-blue = L’équipement de départ va au niveau bleu, et non au niveau { $level }.
wrong-hand-twice = Deux compétences à la main s’appellent { $id } dans le fichier. Donnez un nom à chacune.
wrong-hand-unused = Cette compétence à la main n’est encore à aucun niveau. Placez-la ou retirez-la.
wrong-fight-needless = Les survivants de ce jeu n’ont rien de tel ({ $field }). Retirez cela.
wrong-fight-missing = { $field } : cela manque. Les choix sont { $choices }.
wrong-attack-unknown = L’attaque « { $attack } » n’existe pas. Les choix sont { $choices }.

# Un seul champ.
wrong-field-missing = { $name ->
    [start] Les survivants n’ont pas de départ.
    [spawns] Il n’y a pas de zone d’invasion.
    [victory] Il n’y a pas de but.
    [map] Il n’y a pas encore de tuile.
    [tiles] Il n’y a pas encore de tuile.
   *[other] { $example ->
        [none] { $field } : cela manque.
       *[other] { $field } : cela manque, par exemple { $example }.
      }
  }
wrong-field-unknown = { $field } : ce n’est pas connu ici. On connaît { $known }.
wrong-field-key = { $value } ne peut pas être dans { $field }.
wrong-field-choice = { $field } : « { $value } » ne va pas. Les choix sont { $choices }.
wrong-field-least = { $field } : { $value } est trop petit ; au moins { $limit }.
wrong-field-most = { $field } : { $value } est trop grand ; au plus { $limit }.
wrong-field-number = { $field } : « { $value } » ne va pas. Écrivez un nombre entier.
wrong-field-text = { $field } : « { $value } » ne va pas. Écrivez un texte.
wrong-field-empty = { $name ->
    [spawns] Il n’y a pas de zone d’invasion.
    [victory] Il n’y a pas de but.
   *[other] { $field } : rien n’est encore choisi ou écrit.
  }
wrong-field-form = { $name ->
    [id] « { $value } » ne peut pas être un nom dans le fichier. Utilisez des minuscules, des chiffres et des tirets, par exemple { $example }.
    [initial] « { $value } » ne va pas sur le pion. Écrivez une ou deux lettres.
   *[other] { $example ->
        [none] { $field } : « { $value } » n’est pas un nom qui convienne.
       *[other] { $field } : « { $value } » ne va pas. Cela s’écrit par exemple { $example }.
      }
  }
wrong-field-flag = { $field } : « { $value } » ne va pas. Écrivez true ou false.
wrong-field-list = { $field } : ce n’est pas une liste de la bonne longueur. Elle s’écrit par exemple ["S1", "S2"].
wrong-field-table = { $example ->
    [none] { $field } : « { $value } » n’a pas la bonne forme.
   *[other] { $field } : « { $value } » ne va pas. Cela s’écrit par exemple { $example }.
  }
wrong-field-wrong = { $field } : « { $value } » ne peut pas être lu.

# Comment les formulaires appellent les champs d’une mission.
field-minutes = Minutes
field-survivors = Survivants
field-min = Survivants, au moins
field-max = Survivants, au plus
field-name = Titre
field-briefing = Présentation
field-author = Auteur
field-licence = Licence
field-difficulty = Difficulté
field-id = Nom dans le fichier
field-zones = Zones
field-zone = Zone
field-objectives = Objectifs
field-objective = Objectif
field-kinds = Cartes
field-kind = Type
field-cards = Cartes
field-colours = Couleurs
field-colour = Couleur
field-count = Combien
field-noise = Bruit
field-level = Niveau
field-who = Qui
field-least = Au moins
field-bystanders = Citoyens
field-cargo = Cartes dans les voitures
field-carrying = En portant
field-xp = Expérience
field-rooms = Sols
field-start = Départ
field-exit = Sortie
field-drivable = Peut être conduite

# Comment les formulaires appellent les champs d’un survivant.
field-survivor-id = Nom dans le fichier
field-survivor-name = Nom
field-survivor-initial = Lettres du pion
field-survivor-shape = Forme du pion
field-survivor-author = Auteur
field-survivor-licence = Licence
field-survivor-blue = Compétence au niveau bleu
field-survivor-yellow = Compétence au niveau jaune
field-survivor-orange = Compétence au niveau orange
field-survivor-red = Compétence au niveau rouge
field-survivor-attack = Attaque
field-survivor-health = Santé
field-survivor-portrait = Portrait
field-survivor-skin = Peau
field-survivor-coat = Manteau
field-survivor-parts = Parties du portrait
field-survivor-by_hand = Compétences à la main
field-survivor-text = Effet de la compétence
