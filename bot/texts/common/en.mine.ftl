# My tables, and what happened since I looked

cmd-mine = mine
cmd-mine-about = Your tables everywhere: which ones wait for you, and until when
mine-none = You are at no table. `/game new` in a channel opens one.
mine-head = { $tables ->
        [one] You are at one table
       *[other] You are at { $tables } tables
    }; { $due ->
        [0] none waits for you.
        [one] **one waits for you**.
       *[other] **{ $due } wait for you**.
    }
mine-private = Direct messages
mine-lobby = • { $place }, { $mission }: not started yet.
mine-damaged = • { $place }, { $mission }: cannot be read; a moderator can use `/mod restore` there.
mine-due = • { $place }, { $mission }: **your turn**; your time runs out { $due }.
mine-waits = • { $place }, { $mission }: **your turn**.
mine-others = • { $place }, { $mission }: waits for { $who }.
mine-sleeps = • { $place }, { $mission }: asleep until somebody plays.
cmd-since = since
cmd-since-about = What happened at this table since you last played
cmd-since-menu = What happened since
since-head = Since your last move, { $when }:
since-start = Since the game began:
since-message = Since that message:
since-nothing = Nothing has happened since then.
