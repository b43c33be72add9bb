# Ce qu’un serveur permet

cmd-setup = configurer
cmd-setup-about = Pour la modération : où ouvrir des tables, par qui, combien, et ce qui me manque
setup-head = **Réglages des tables de ce serveur.** Un choix compte aussitôt, pour les tables ouvertes ou rejointes ensuite.
setup-anywhere = On peut ouvrir des tables dans tous les salons.
setup-channels = On peut ouvrir des tables dans { $channels } et leurs fils.
setup-anybody = Tout le monde peut jouer.
setup-roles = Peuvent jouer les personnes qui ont l’un de ces rôles : { $roles }.
setup-openers-players = Toute personne qui peut jouer peut ouvrir une table.
setup-openers-moderators = Seule la modération (Gérer le serveur) peut ouvrir des tables.
setup-any-language = Une table parle la langue de la personne qui l’ouvre.
setup-language = Une table parle { $spoken }.
setup-pace = Une table attend un joueur qui doit agir : { $pace }.
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
setup-cure = Toute personne qui gère ce salon peut m’ajouter sous Modifier le salon, Permissions, et l’accorder. Pour tout le serveur, changez mon rôle.
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
commands-busy = Discord n’accepte pas les commandes de { $game } en ce moment. Je réessaie régulièrement. D’ici là, jouez avec les boutons sous l’état de la partie.
commands-barred = Discord ne me laisse pas ajouter les commandes de { $game } sur ce serveur. Jouez avec les boutons sous l’état de la partie. Les commandes arriveront quand une personne qui a la permission Gérer le serveur m’aura invité de nouveau, avec le scope `applications.commands`.
setup-commands = Commandes à taper pour : { $games }.
setup-no-commands = Pas encore de commandes de jeu à taper ; celles d’un jeu arrivent avec sa première table.
setup-choose-games = Jeux dont on peut taper les commandes
declined-games-are-played = Des tables sont ouvertes ici pour { $games }, donc les commandes de ce jeu restent. Choisissez de nouveau quand ces tables seront finies.
permission-why-view-channel = sans elle, je ne vois pas cet endroit. Dans un fil privé, mentionnez-moi pour m’ajouter.
permission-why-send-messages = sans elle, je ne peux dire à personne ce qui se passe.
permission-why-send-messages-in-threads = de même, dans les fils.
permission-why-embed-links = sans elle, les fiches que je montre restent vides.
permission-why-attach-files = les plateaux sont des images ; sans elle, je dis tout avec des mots seulement.
permission-why-read-message-history = sans elle, je ne peux pas tenir à jour un seul message d’état.
and-more = { $shown } et { $more } autres
declined-no-tables-in-this-channel = Sur ce serveur, on ouvre des tables dans { $channels }. Tapez-le là-bas ; la modération le change avec `/configurer`.
declined-role-needed = Sur ce serveur, seules jouent les personnes qui ont l’un de ces rôles : { $roles }. Vous pouvez regarder avec `/plateau`, ou demander un rôle à la modération.
declined-moderators-open = Sur ce serveur, seule la modération ouvre les tables. Demandez-lui ; vous pourrez rejoindre une table dès qu’elle est ouverte.
declined-too-many-tables = { $most ->
    [one] Ce serveur permet une seule table à la fois, et elle existe déjà. Rejoignez-la, ou attendez sa fin ; la modération peut changer cela avec `/configurer`.
   *[other] Ce serveur permet { $most } tables à la fois, et elles existent déjà. Rejoignez-en une, ou attendez la fin de l’une d’elles ; la modération peut changer cela avec `/configurer`.
  }
declined-servers-only = Cela ne marche que sur un serveur. Tapez-le dans l’un de ses salons.
