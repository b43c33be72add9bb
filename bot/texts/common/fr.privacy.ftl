# Ce qui est conservé de chacun

cmd-privacy = confidentialité
cmd-privacy-about = Ce qui est conservé sur vous : le lire, l’exporter, l’effacer
cmd-privacy-read = lire
cmd-privacy-read-about = Ce qui est conservé, et combien de temps
cmd-privacy-export = exporter
cmd-privacy-export-about = Un fichier avec tout ce qui est conservé sur vous
cmd-privacy-delete = effacer
cmd-privacy-delete-about = Vous retire de tout ; les parties restent, sans vous
privacy = - **Ce que je conserve.** Sur chaque table : son serveur et son salon, qui y joue (identifiant Discord et nom affiché), chaque coup avec son heure et son auteur, et quels messages j’ai publiés. Sur vous, si vous l’avez réglé : fuseau horaire, silence, vacances, si vous êtes compté et si vous voulez des conseils. Aussi les règles que des conseils vous ont expliquées. Sur les parties finies : qui a gagné, zombies, dés et attentes. Sur les serveurs : leurs réglages (`/configurer`), et les missions et survivants apportés, avec par qui.
  - **Ce que je ne conserve pas.** Je ne lis aucun message, et je ne garde ni permissions, ni listes de membres, ni rien sur les personnes qui ne m’ont jamais utilisé.
  - **Combien de temps.** Les parties restent jusqu’à ce que l’hébergeur les efface ; les réponses aux commandes trois jours ; les jetons de réponse 15 minutes. Sauvegardes et journaux appartiennent à l’hébergeur.
  `/confidentialité exporter` vous donne un fichier avec tout ce qui est conservé sur vous. `/confidentialité effacer` vous retire : vos places perdent votre identifiant et votre nom, les parties restent aux autres. Les messages que j’ai publiés restent dans leurs salons. `PRIVACY.md`, à côté du programme, le dit colonne par colonne.
privacy-file = Tout ce qui est conservé sur vous. Ce que seuls les autres savent n’y est pas.
forget-me-really = { $tables ->
    [0] Vous n’êtes à aucune table en cours.
    [one] Vous êtes à une table en cours : votre place s’y ouvre d’abord, et le pilote automatique joue.
   *[other] Vous êtes à { $tables } tables en cours : vos places s’y ouvrent d’abord, et le pilote automatique joue.
  } Puis votre identifiant et votre nom quittent toutes les parties, vos réglages et statistiques sont effacés, et personne ne peut les ramener. Les parties restent, sans vous ; les messages publiés aussi. Une table qui vous a renvoyé ne vous laisse toujours pas revenir. Le voulez-vous ?
button-forget-me = Me retirer de tout
you-are-forgotten = C’est fait : plus rien de conservé ne vous nomme. Les réponses à vos dernières commandes disparaissent sous trois jours ; les sauvegardes de l’hébergeur peuvent être plus anciennes.
former-player = Ancien joueur
