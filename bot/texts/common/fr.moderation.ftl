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
