### La page qui montre toute une partie.

replay-page-rounds = Tours
replay-page-start = Début
replay-page-beginning = Le début
replay-page-end = Fin
replay-page-back = Image précédente
replay-page-on = Image suivante
replay-page-picture = Image
replay-page-where = { $title } · image { $at } sur { $of }
replay-page-dice = Vérifier les dés
replay-page-dice-how = Au début de la partie, le bot a publié l’empreinte d’une graine secrète. Chaque dé, chaque carte et chaque mélange découle de cette graine : votre navigateur peut donc tout recalculer. Rien n’est envoyé nulle part.
replay-page-dice-sealed = La graine des dés est encore secrète : la partie peut continuer, ou d’autres jouent avec les mêmes dés. Plus tard, la page permet de vérifier chaque dé.
replay-page-promised = Empreinte publiée au début
replay-page-seed = Graine
replay-page-check = Recalculer chaque dé
replay-page-checking = Calcul en cours…
replay-page-agree = { $draws ->
    [one] Le seul tirage
   *[other] Les { $draws } tirages
  } { $steps ->
    [one] d’une seule étape
   *[other] des { $steps } étapes
  } { $draws ->
    [one] correspond
   *[other] correspondent
  } à la graine, et la graine est bien celle qui avait été promise.
replay-page-differ = Cette partie ne correspond pas à sa graine. Écarts : { $count }
replay-page-other-seed = L’empreinte de la graine n’est pas celle qui avait été promise : { $right }
replay-page-missing = Il manque l’étape { $number }.
replay-page-wrong = Étape { $number } ({ $who }), tirage { $draw } : la partie a { $face } sur { $sides }, la graine donne { $right }.
replay-page-autopilot = le pilote automatique, pour { $who }
replay-page-set-up = mise en place
replay-page-no-crypto = Ce navigateur ne calcule pas d’empreinte sur cette page. Ouvrez le fichier dans un autre, ou lancez `graveyard verify`.
replay-page-made-by = Commencée avec la version { $release }.
replay-page-changed = Elle a été jouée avec des règles qui ont changé depuis : les derniers tours ont parfois moins d’images. Cela ne change rien aux dés.
replay-page-keys = Touches : ← et → tournent les images, Début et Fin mènent à la première et à la dernière.
