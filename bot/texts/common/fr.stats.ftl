# Statistiques

cmd-stats = statistiques
cmd-stats-about = Résultats des parties finies : les vôtres, ou celles du serveur
opt-stats-of = lesquelles
opt-stats-of-about = Les vôtres par défaut
opt-stats-game-about = D’un seul jeu
choice-mine = les miennes
choice-server = celles du serveur
stats-mine = **Vos parties finies : { $games }.** Gagnées : { $won }. Zombies : { $kills }.
stats-server = **Parties finies de ce serveur : { $games }.** Gagnées : { $won }. Zombies : { $kills }.
stats-dice = Dés des combats : { $mean } en moyenne sur { $dice } jets (3.50 attendus).
stats-time = Attente d’une réponse : { $time } heures en moyenne, { $turns } fois.
stats-stood-in = Le pilote automatique a joué { $turns } tours à votre place ; ils ne sont pas comptés ci-dessus.
stats-stood-in-all = Le pilote automatique a joué { $turns } tours à la place d’absents.
stats-mission = • { $game }, { $mission } : { $games } jouées, { $won } gagnées, { $kills } zombies
stats-people = **Qui a le plus gagné :**
stats-person = • { $who } : { $won } gagnées sur { $games }, { $kills } zombies
stats-none-mine = Aucune de vos parties n’est finie ; celles en cours ne comptent pas. `/miennes` les liste.
stats-none-server = Aucune partie n’est finie sur ce serveur ; celles en cours ne comptent pas.
stats-uncounted = Vos parties ne sont pas comptées, comme vous l’avez choisi. `/moi statistiques` le change, pour les parties qui finiront ensuite.
stats-this-server = Ce serveur
stats-all-games = tous les jeux
choice-table = celles de ce salon
stats-table = **Parties finies de ce salon : { $games }.** Gagnées : { $won }. Zombies : { $kills }.
stats-harm = Blessures : { $wounds }. Survivants perdus : { $deaths }.
stats-none-table = Aucune partie n’est finie dans ce salon ; celles en cours ne comptent pas.
stats-this-channel = Ce salon
button-stats = Retour aux statistiques

# Le tableau des records d’une mission
records-choose = Voir les records d’une mission
records-none = Aucune partie de cette mission n’est finie.
records-head = **Records : { $mission }** · victoires : { $won } sur { $games }
records-title = Records : { $mission }
records-scope = victoires : { $won } sur { $games }
records-line = **{ $name } :** { $told }
records-quickest = Victoire la plus rapide
records-quickest-value = { records-rounds }
records-unhurt = Gagnée sans blessure
records-unhurt-value = { records-rounds }
records-fewest = Moins d’actions
records-fewest-value = { $count }
records-rescue = Plus grand sauvetage
records-rescue-value = { $count } à l’abri
records-kills = Plus de zombies
records-kills-value = { $count }
records-not-yet = pas encore
records-game = partie { $table }
records-same-game = encore la { records-game }
records-next = ensuite { $value }, { $game }
records-rounds = { $count ->
    [one] 1 tour
   *[other] { $count } tours
}
records-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
records-wounds = { $count ->
    [0] aucune blessure
    [one] 1 blessure
   *[other] { $count } blessures
}

# Exploits : ce qui mérite d’être raconté d’une partie finie
feats-told = **Exploits :** { $feats }
stats-feats = **Exploits, les plus rares d’abord :**
stats-feat = • { $feat } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
feat-unhurt = gagné sans une blessure
feat-everybody-home = gagné sans aucun mort
feat-battered = gagné malgré 10 blessures
feat-peaceful = gagné sans tuer un zombie
feat-many-at-once = 5 zombies abattus d’un coup
feat-crowd = 10 zombies abattus en un tour
feat-horde = 50 zombies abattus en une partie
feat-sixes = 3 dés ou plus, tous sur 6
feat-rescuers = gagné avec 3 personnes sauvées
feat-red = un survivant a atteint le rouge
feat-rammed = 4 touches d’une voiture dans une zone
feat-planked = 4 barricades construites avant le tour 3
feat-no-bullet = gagné sans une seule balle
feat-short-life = gagné après une mort
feat-silent = gagné sans un bruit
feat-held = des barricades ont tenu deux fois
