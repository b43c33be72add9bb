# What is stored of people

cmd-privacy = privacy
cmd-privacy-about = What is stored about you: read it, export it, delete it
cmd-privacy-read = read
cmd-privacy-read-about = What is stored, and for how long
cmd-privacy-export = export
cmd-privacy-export-about = A file with everything that is stored about you
cmd-privacy-delete = delete
cmd-privacy-delete-about = Remove you from everything; games stay, without you
privacy = - **What I store.** About each table: its server and channel, who sits there (Discord id and display name), every move with its time and who made it, and which messages I posted. About you, if you set it: time zone, quiet hours, holiday, whether you are counted and whether you want hints. Also which rules hints have taught you. About finished games: who won, zombies, dice and waiting times. About servers: their `/setup`, and missions and survivors that people brought, with who did.
  - **What I do not store.** I read no messages, and I store no permissions, no member lists and nothing about people who never used me.
  - **For how long.** Games stay until the bot’s host deletes them; answers to commands three days; the tokens to answer with 15 minutes. Backups and logs are the host’s.
  `/privacy export` gives you a file with everything that is stored about you. `/privacy delete` removes you: your seats lose your id and name, the games stay for the others. Messages that I posted stay in their channels. `PRIVACY.md`, beside the program, lists every column.
privacy-file = Everything that is stored about you. What only others know is not in it.
forget-me-really = { $tables ->
    [0] You sit at no running table.
    [one] You sit at one running table: your seat there opens first, and the autopilot plays on.
   *[other] You sit at { $tables } running tables: your seats there open first, and the autopilot plays on.
  } Then your id and name go from every game, your settings and statistics are deleted, and nobody can bring that back. The games stay, without you; so do messages that were posted. A table that sent you away still does not let you in. Do you want that?
button-forget-me = Remove me from everything
you-are-forgotten = Done: nothing that is stored names you any more. The answers to your last commands go within three days; the host’s backups may be older.
former-player = Former player
