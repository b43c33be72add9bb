# Rétablir ce qui a été repris

cmd-game-redo = refaire
cmd-game-redo-about = Rétablir ce qui vient d’être repris, dés compris, tant que personne ne rejoue
button-redo = Rétablir
redone = C’est rétabli : tout est comme avant votre reprise.
redone-free = { $who } rétablit l’action, telle quelle.
redone-voted = La table rétablit l’action, telle quelle, comme { $who } le proposait.
vote-redo = **Vote :** { $who } propose de rétablir ce qui a été repris. Pour : { $yes }, contre : { $no } ; il en faut { $needed }.
vote-lost-redo = La table a voté contre : ce qui a été repris le reste.
voted-redo = C’est rétabli.
declined-nothing-to-redo = Il n’y a rien à rétablir : rien n’a été repris depuis le dernier coup. `/partie annuler` reprend une action.
declined-not-yours-to-redo = C’est { $who } qui a repris cela ; personne d’autre ne peut le rétablir, et seulement tant que personne ne rejoue.

# Renvoyer quelqu’un par un vote

cmd-game-kick = exclure
cmd-game-kick-about = Faire voter la table sur le renvoi de quelqu’un
opt-kick-about = De qui libérer la place
opt-reason = motif
opt-reason-about = Pourquoi ; toute la table le lit
vote-kick = **Vote :** { $who } propose de renvoyer { $seat }. Pour : { $yes }, contre : { $no } ; il en faut { $needed }.
vote-lost-kick = La table a voté contre le renvoi.
voted-kick = La place est libre.
declined-nobody-to-kick = Nommez quelqu’un d’autre qui joue ici : { $players }. Vous-même partez avec `/partie quitter`.
declined-kept-out = Vous ne pouvez pas prendre place à cette table : vous en avez été renvoyé, ou vous avez vu l’un de ses secrets. La modération peut vous y placer avec `/modération placer` ; vous pouvez regarder avec `/plateau`, ou ouvrir une table dans un autre salon.

# Ce que la modération tape

cmd-mod-reset = ranger
cmd-mod-reset-about = Ranger la table de ce salon ; elle peut revenir
cmd-mod-restore = rétablir
cmd-mod-restore-about = Faire revenir une table de ce salon, ou en réparer une
opt-mod-restore-about = Quelle table ; sans elle, toutes sont listées
cmd-mod-archive = archiver
cmd-mod-archive-about = Ranger une table terminée, ou à laquelle plus personne ne joue
cmd-mod-kick = exclure
cmd-mod-kick-about = Libérer la place de quelqu’un et l’écarter de cette table
opt-whose = place
opt-mod-kick-about = La place de qui
cmd-mod-seat = placer
cmd-mod-seat-about = Donner une place à quelqu’un
opt-mod-player-about = Qui joue désormais
opt-mod-seat-about = Quelle place ; une place libre par défaut
cmd-mod-pass = passer
cmd-mod-pass-about = Faire jouer au pilote automatique ce que la table attend
opt-mod-pass-about = Pour qui ; pour tous ceux qu’on attend par défaut
cmd-mod-pause = suspendre
cmd-mod-pause-about = Arrêter tous les délais de cette table
cmd-mod-resume = reprendre
cmd-mod-resume-about = Faire repartir les délais avec ce qu’il en restait
cmd-mod-rollback = revenir
cmd-mod-rollback-about = Revenir au début d’un tour, ou défaire un tel retour
opt-round = tour
opt-mod-rollback-about = Quel tour ; sans lui, tous sont listés, chacun avec ce qui s’y passait
cmd-mod-end = finir
cmd-mod-end-about = Finir cette partie sans vainqueur
cmd-mod-export = exporter
cmd-mod-export-about = Le journal de la partie en fichier, sans les secrets de personne
cmd-mod-reveal = révéler
cmd-mod-reveal-about = Au besoin : voir une main ou la graine ; la table le lit d’abord
opt-what = quoi
opt-mod-reveal-about = Ce qu’il faut voir
cmd-mod-log = journal
cmd-mod-log-about = Ce que la modération a fait aux tables de ce salon
button-mod-reset = Ranger la table
button-mod-restore = La faire revenir
button-mod-archive = Archiver la table
button-mod-kick = Libérer la place
button-mod-seat = Donner la place
button-mod-pass = Faire jouer
button-mod-pause = Suspendre la table
button-mod-resume = Faire reprendre
button-mod-rollback = Revenir
button-mod-return = Repartir
button-mod-mend = Réparer
button-mod-end = Finir la partie
button-mod-export = Faire le fichier
button-mod-reveal = Prévenir la table et me montrer
round-label = Tour { $round } : { $what }
state-before-label = Repartir : tour { $round }, comme avant l’étape { $row }
reveal-seed-label = La graine des dés
reveal-hand-label = La main de { $who }
export-file = Le journal de la partie
here-is-the-seed = La graine : `{ $seed }`
table-is-paused = ⏸ **Suspendue par la modération :** aucun délai ne court, et le pilote automatique ne joue pour personne. Vous pouvez jouer quand même.

# Ce qu’elle voit avant

mod-copied-and-told = -# La base est d’abord sauvegardée. La table saura qui l’a fait.
mod-told = -# La table saura qui l’a fait.
mod-moved-on = ⚠ La partie a avancé depuis que vous avez regardé, rien n’a donc été fait. Voici où elle en est :
mod-log-head = Ce que la modération a fait ici, le plus récent d’abord :
mod-log-empty = La modération n’a rien fait aux tables de ce salon.
mod-which-restore = Quelle table faut-il rétablir ?
mod-which-rollback = À quel tour la table doit-elle revenir ?
really-reset = Ranger la table n° { $table } ({ $mission }) ? La partie est conservée et peut revenir avec `/modération rétablir`.
really-kick-from-lobby = Retirer { $whom } de cette table et l’en tenir à l’écart ? `/modération placer` l’y laisse revenir une fois la partie commencée.
really-kick-from-lobby-why = Retirer { $whom } de cette table et l’en tenir à l’écart ? Motif : { $reason }
  `/modération placer` l’y laisse revenir une fois la partie commencée.
really-restored = Faire revenir { $label } ? La partie reprend où elle en était.
really-mended = Ramener { $label } à son dernier état sain ? Ce qui a été fait depuis reste au journal.
really-archive = Archiver la table n° { $table } ({ $mission }) ? `/partie revoir` la montre encore, et celle qui n’a pas été jouée jusqu’au bout revient avec `/modération rétablir`.
really-kick = Libérer la place de { $whom } et l’écarter de cette table ? Le pilote automatique continue jusqu’à ce que quelqu’un prenne la place. `/modération placer` fait revenir la personne.
really-kick-why = Libérer la place de { $whom } et l’écarter de cette table ? Motif : { $reason }
  Le pilote automatique continue jusqu’à ce que quelqu’un prenne la place. `/modération placer` fait revenir la personne.
really-seat = Donner à { $whom } la place de { $former } ? Cette personne joue désormais et voit ce que voit cette place.
really-pass = Faire jouer au pilote automatique, pour { $whom }, ce que la table attend ? `/partie annuler` permet à la table d’en décider par un vote.
really-pause = Suspendre cette table ? Aucun délai ne court jusqu’à `/modération reprendre` ; on peut jouer quand même.
really-resume = Faire reprendre cette table ? Tout le monde retrouve le temps qui restait.
really-rollback = Revenir au début du tour { $round } ? { $moves ->
    [one] { $moves } action est reprise.
   *[other] { $moves } actions sont reprises.
  } Rien n’est perdu : `/modération revenir` fait aussi repartir.
really-return = Repartir de l’état d’avant le retour, au tour { $round } ? Ce qui a été joué depuis est mis de côté et peut revenir aussi.
really-end = Finir la table n° { $table } ({ $mission }) sans vainqueur ? `/partie revoir` montre le film et la chronique ; `/modération rétablir` la fait revenir.
really-export = Faire un fichier de la table n° { $table } ? Tant que la partie peut continuer, il ne contient ni la graine ni ce que seuls certains savent.
really-reveal-seed = Voir la graine de cette partie ? Qui la connaît peut calculer tous les dés et toutes les cartes à venir. La table lira que vous l’avez vue, avant que vous la voyiez. Ensuite, vous ne pourrez plus prendre place à cette table, à moins que la modération vous y place.
really-reveal-hand = Voir la main de { $whom } ? La table lira que vous l’avez vue, avant que vous la voyiez. Ensuite, vous ne pourrez plus prendre place à cette table, à moins que la modération vous y place.

# Ce qu’elle lit après, et ce que lit la table

done-reset = La table est rangée, après une sauvegarde.
done-restored = La table est revenue.
done-mended = La partie repart de son dernier état sain.
done-archive = La table est archivée.
done-kick-from-lobby = Cette personne n’est plus à la table.
done-kick-from-lobby-why = Cette personne n’est plus à la table.
done-kick = La place est libre.
done-kick-why = La place est libre.
done-seat = La place est donnée.
done-pass = Le pilote automatique a joué.
done-pause = La table est suspendue. `/modération reprendre` y met fin.
done-resume = La table reprend.
done-rollback = La table est revenue au début de ce tour.
done-return = La table est de nouveau comme avant le retour.
done-end = La partie est finie.
done-export = Voici le fichier.
done-reveal-seed = La table est prévenue d’abord. Si rien ne suit ici, redemandez.
done-reveal-hand = La table est prévenue d’abord. Si rien ne suit ici, redemandez.
not-announced = La table n’a pas pu être prévenue, je ne montre donc rien. `/configurer` dit ce qui m’empêche d’écrire ici ; redemandez ensuite.
undone-rolled = La partie est revenue au début d’un tour.
redone-rolled = La partie est de nouveau comme avant le retour.
audit-reset = **Modération :** { $who } a rangé cette table. Une sauvegarde a été faite ; `/modération rétablir` la fait revenir.
audit-restored = **Modération :** { $who } a fait revenir cette table.
audit-mended = **Modération :** { $who } a réparé cette table à partir de son dernier état sain.
audit-archive = **Modération :** { $who } a archivé cette table. `/partie revoir` la montre encore.
audit-kick-from-lobby = **Modération :** { $who } a retiré { $whom } de cette table.
audit-kick-from-lobby-why = **Modération :** { $who } a retiré { $whom } de cette table. Motif : { $reason }
audit-kick = **Modération :** { $who } a libéré la place de { $whom }. Le pilote automatique continue ; `/partie rejoindre` prend la place.
audit-kick-why = **Modération :** { $who } a libéré la place de { $whom }. Motif : { $reason }
  Le pilote automatique continue ; `/partie rejoindre` prend la place.
audit-seat = **Modération :** { $who } a donné à { $whom } la place de { $former }.
audit-pass = **Modération :** { $who } a fait jouer le pilote automatique pour { $whom }. `/partie annuler` permet à la table d’en décider par un vote.
audit-pause = **Modération :** { $who } a suspendu cette table : aucun délai ne court.
audit-resume = **Modération :** { $who } a fait reprendre cette table : tout le monde retrouve le temps qui restait.
audit-rollback = **Modération :** { $who } a ramené cette partie au début du tour { $round }. Rien n’est perdu ; la modération peut défaire ce retour.
audit-return = **Modération :** { $who } a remis cette partie au tour { $round }, comme avant le retour.
audit-end = **Modération :** { $who } a mis fin à cette partie. `/partie revoir` en montre le film et la chronique.
audit-export = **Modération :** { $who } a exporté le journal de cette table, sans les secrets de personne.
audit-reveal-seed = ⚠ **Modération :** { $who } regarde la **graine** de cette partie, et peut donc connaître tous les dés à venir.
audit-reveal-hand = ⚠ **Modération :** { $who } regarde la **main** de { $whom }.

# Ce qu’elle ne peut pas faire

declined-not-backed-up = La base n’a pas pu être sauvegardée, rien n’a donc été fait. La personne qui fait tourner le bot en trouve la raison dans son journal (le plus souvent un disque plein). La partie continue en attendant.
declined-still-played = On joue ici ; le dernier coup date de { $when }. `/modération finir` met fin à la partie quand même, `/modération ranger` la range, `/modération suspendre` arrête les délais.
declined-nothing-to-archive = Aucune table de ce salon n’est terminée. `/modération ranger` range celle où l’on joue.
declined-no-such-seat = Il n’y a pas de place « { $name } » ici. Il y a : { $players }.
declined-sits-nobody = Personne n’occupe la place de { $name }. N’importe qui peut la prendre avec `/partie rejoindre`, et `/modération placer` y met quelqu’un.
declined-cannot-be-seated = { $who } joue déjà ici, ou est un bot. Nommez quelqu’un d’autre.
declined-name-a-seat = Aucune place n’est libre ici. Dites laquelle donner : { $players }. La personne qui l’occupe la quitte.
declined-not-waited-for = La table n’attend pas { $who } en ce moment. `/partie état` dit qui elle attend.
declined-paused-already = Cette table est déjà suspendue. `/modération reprendre` la fait repartir.
declined-not-paused = Cette table n’est pas suspendue. `/modération suspendre` le ferait.
declined-no-such-round = Il n’y a pas de tour { $round } auquel revenir. Choisissez-en un de { $first } à { $last }, ou laissez l’option vide : tous sont alors listés.
declined-plays-here-too = Vous jouez à cette table, ses secrets ne sont donc pas pour vous. Adressez-vous à quelqu’un de la modération qui n’y joue pas.
declined-nothing-hidden = Rien n’est secret dans ce jeu, sauf la graine des dés. `/plateau`, `/fiche` et `/main` montrent tout le reste à tout le monde.
