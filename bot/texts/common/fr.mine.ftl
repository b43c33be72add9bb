# Mes tables, et ce qui s’est passé depuis

cmd-mine = miennes
cmd-mine-about = Vos tables, où qu’elles soient : lesquelles vous attendent, et jusqu’à quand
mine-none = Vous n’êtes à aucune table. `/partie nouvelle` en ouvre une dans un salon.
mine-head = { $tables ->
        [one] Vous êtes à une table
       *[other] Vous êtes à { $tables } tables
    } ; { $due ->
        [0] aucune ne vous attend.
        [one] **une vous attend**.
       *[other] **{ $due } vous attendent**.
    }
mine-private = Messages privés
mine-lobby = • { $place }, { $mission } : pas encore commencée.
mine-damaged = • { $place }, { $mission } : illisible ; la modération peut y utiliser `/modération rétablir`.
mine-due = • { $place }, { $mission } : **à vous** ; votre temps s’achève { $due }.
mine-waits = • { $place }, { $mission } : **à vous**.
mine-others = • { $place }, { $mission } : attend { $who }.
mine-sleeps = • { $place }, { $mission } : en sommeil jusqu’à ce que quelqu’un joue.
cmd-since = depuis
cmd-since-about = Ce qui s’est passé à cette table depuis votre dernier coup
cmd-since-menu = Que s’est-il passé depuis
since-head = Depuis votre dernier coup, { $when } :
since-start = Depuis le début de la partie :
since-message = Depuis ce message :
since-nothing = Rien ne s’est passé depuis.
