# What is stored of people

cmd-privacy = privacy
cmd-privacy-about = What is stored of you: read it, have it, take it out
cmd-privacy-read = read
cmd-privacy-read-about = What is stored, and for how long
cmd-privacy-export = export
cmd-privacy-export-about = A file with all that is stored of you
cmd-privacy-delete = delete
cmd-privacy-delete-about = Takes you out of everything; games stay, without you
privacy = - **What I store.** Of each table: its server and channel, who sits there (Discord id and display name), every move with its time and who made it, and which messages I posted. Of you, where you set it: time zone, quiet hours, holiday, and whether you are counted. Of finished games: who won, zombies, dice and waiting times. Of servers: what `/setup` says, and missions and survivors that people brought, with who did.
  - **What I do not.** I read no messages, and I store no permissions, no lists of members and nothing of people who never used me.
  - **For how long.** Games stay until their server’s host deletes them; answers to commands three days; tokens of answers a quarter of an hour. Backups and logs are the host’s.
  `/privacy export` gives you a file with all that is stored of you. `/privacy delete` takes you out: your seats lose your id and name, the games stay for the others. Messages that I posted stay in their channels. `PRIVACY.md`, beside the program, tells it column by column.
privacy-file = All that is stored of you. What others know is not in it.
forget-me-really = { $tables ->
    [0] You sit at no running table.
    [one] You sit at one running table: your seat there opens first, and the autopilot plays on.
   *[other] You sit at { $tables } running tables: your seats there open first, and the autopilot plays on.
  } Then your id and name go from every game, your settings and statistics are deleted, and nobody can bring that back. The games stay, without you; so do messages that were posted. A table that sent you away still does not let you in. Do you want that?
button-forget-me = Take me out of everything
you-are-forgotten = Done: nothing that is stored names you any more. The answers to your last commands go within three days; backups of the person who runs this bot may be older.
former-player = Former player
