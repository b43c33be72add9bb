# Ce que l'historique et la chronique disent des gens de la table. $who : un joueur ou la modération.
past-by = { $who } :
past-by-autopilot = Le pilote automatique, pour { $who } :
past-left = { $former } a quitté la table ; le pilote automatique a pris le relais.
past-left-server = { $former } n’était plus sur ce serveur ; le pilote automatique a pris le relais.
past-took = { $who } a pris la place de { $former }.
past-offered = { $who } a proposé sa place à { $other }.
past-opened = La table a voté pour libérer la place de { $former } ; le pilote automatique a pris le relais.
past-kicked = { $who }, à la modération, a libéré la place de { $whom } ; le pilote automatique a pris le relais.
past-seated = { $who }, à la modération, a donné à { $whom } la place de { $former }.
past-rolled-back = { $who }, à la modération, a ramené la partie au début du tour { $round }.
past-returned = { $who }, à la modération, a rétabli la partie au tour { $round }.
past-passed = { $who }, à la modération, a laissé le pilote automatique jouer pour { $whom }.
past-stood-in = { $who } n’a pas répondu à temps ; le pilote automatique a joué le tour.
past-stood-in-away = { $who } était absent ; le pilote automatique a joué le tour.
past-went-away = { $who } s’est absenté ; le pilote automatique a joué entre-temps.
past-came-back = { $who } est revenu.
