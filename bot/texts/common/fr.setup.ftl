# Ce qu’un serveur permet

cmd-setup = configurer
cmd-setup-about = Pour la modération : où ouvrir des tables, qui, combien ; ce qui me manque ici
setup-head = **Réglages des tables de ce serveur.** Chaque choix ci-dessous vaut aussitôt, pour les tables ouvertes ou rejointes ensuite.
setup-anywhere = On ouvre des tables dans tous les salons.
setup-channels = On ouvre des tables dans { $channels } et leurs fils.
setup-anybody = Tout le monde peut jouer.
setup-roles = Peut jouer qui a l’un de ces rôles : { $roles }.
setup-openers-players = Qui peut jouer peut ouvrir une table.
setup-openers-moderators = Seule la modération (Gérer le serveur) ouvre des tables.
setup-any-language = Une table parle la langue de qui l’ouvre.
setup-language = Une table parle { $spoken }.
setup-pace = Une table attend qui doit agir : { $pace }.
setup-any-number = Autant de tables qu’on veut à la fois ; en ce moment { $live }.
setup-most = { $most ->
    [one] Une seule table à la fois ; en ce moment { $live }.
   *[other] Jusqu’à { $most } tables à la fois ; en ce moment { $live }.
  }
setup-number = { $number ->
    [0] Autant de tables qu’on veut
    [one] Une table à la fois
   *[other] Jusqu’à { $number } tables à la fois
  }
setup-may-all = J’ai toutes les permissions qu’il me faut ici.
setup-lacking = **Ici, il me manque :**
setup-lacks = • **{ $permission }** : { $why }
setup-cure = Qui gère ce salon l’accorde sous Modifier le salon, Permissions, en m’ajoutant ; pour tout le serveur, c’est dans mon rôle.
setup-choose-channels = Salons des tables ; aucun : tous
setup-choose-roles = Rôles qui peuvent jouer ; aucun : tout le monde
setup-choose-openers = Qui ouvre des tables
setup-choose-language = Langue des tables
setup-choose-pace = Rythme habituel
setup-choose-most = Combien de tables à la fois
setup-more = Langue, rythme, nombre
setup-less = Salons, rôles
setup-reset = Rétablir les valeurs par défaut
setup-keep = Les garder
setup-restore = Les remettre
setup-really-reset = Voulez-vous rétablir les valeurs par défaut de ce serveur ? Tant que personne ne règle autre chose, `/configurer` peut remettre les réglages d’avant.
permission-why-view-channel = sinon je ne vois pas cet endroit. Dans un fil privé, mentionnez-moi pour m’ajouter.
permission-why-send-messages = je ne pourrais dire à personne ce qui s’est fait.
permission-why-send-messages-in-threads = de même, dans les fils.
permission-why-embed-links = sans elle, les fiches que je montre restent vides.
permission-why-attach-files = les plateaux sont des images ; sans elle, tout est dit en mots seulement.
permission-why-read-message-history = sans elle, je ne peux pas tenir à jour un seul message d’état.
and-more = { $shown } et { $more } autres
declined-no-tables-in-this-channel = Sur ce serveur, on ouvre des tables dans { $channels }. Tapez-le là-bas ; la modération le change avec `/configurer`.
declined-role-needed = Sur ce serveur joue qui a l’un de ces rôles : { $roles }. Vous pouvez regarder avec `/plateau`, ou demander un rôle à la modération.
declined-moderators-open = Sur ce serveur, la modération ouvre les tables. Demandez-lui ; vous pourrez rejoindre une table dès qu’elle est ouverte.
declined-too-many-tables = { $most ->
    [one] Sur ce serveur, il y a une table à la fois, et elle existe déjà. Rejoignez-la, ou attendez sa fin ; la modération le change avec `/configurer`.
   *[other] Sur ce serveur, il y a { $most } tables à la fois, et elles existent déjà. Rejoignez-en une, ou attendez la fin de l’une d’elles ; la modération le change avec `/configurer`.
  }
declined-servers-only = Cela concerne un serveur. Tapez-le dans un salon du vôtre.
