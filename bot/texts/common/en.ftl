### Commands, private replies and the table's own messages.

language-itself = English

## Commands

cmd-game = game
cmd-game-about = Tables: open one, join, start, look back, end
cmd-game-new = new
cmd-game-new-about = Open a table in this channel
cmd-game-join = join
cmd-game-join-about = Sit down at the table, with the survivors you like
cmd-game-leave = leave
cmd-game-leave-about = Get up; in a game, the autopilot plays on for you
cmd-game-start = start
cmd-game-start-about = Deal the survivors and begin
cmd-game-status = status
cmd-game-status-about = Where the table stands, and who is asked what
cmd-game-undo = undo
cmd-game-undo-about = Take back your last action, or ask the table to take back the last one
cmd-game-end = end
cmd-game-end-about = End the game for everybody, if most players agree
cmd-game-log = log
cmd-game-log-about = Read again what was done
cmd-game-rules = rules
cmd-game-rules-about = A short article on any rule
cmd-only-in = { $about } ({ $games })
cmd-not-in = { $about } (not { $games })
cmd-end = end
cmd-end-about = End a survivor's turn
cmd-board = board
cmd-board-about = The board as it stands, only for you
cmd-sheet = sheet
cmd-sheet-about = A survivor's sheet, only for you
cmd-hand = hand
cmd-hand-about = Your own cards, only for you
cmd-act = act
cmd-act-about = All you can do now, as a menu
cmd-help = help
cmd-help-about = How to play here
cmd-about = about
cmd-about-about = What this bot is
cmd-mod = mod
cmd-mod-about = For moderators: put tables away, bring them back

## Options

opt-survivor = survivor
opt-survivor-about = Which of your survivors; by default the one whose turn began
opt-sheet-survivor-about = Whose sheet; by default your own survivor's
opt-differs-about = Depends on the game at this table
opt-card = card
opt-game = game
opt-game-about = Which game
opt-mission = mission
opt-mission-about = Which mission; the tutorial by default
opt-language = language
opt-language-about = The language of the table; yours by default
opt-survivors = survivors
opt-survivors-about = Whom you would like to lead, separated by commas
opt-topic = topic
opt-topic-about = What about
opt-text = text
opt-text-about = The whole board in words instead of a picture
opt-table = table
opt-table-about = Which table

## The table

game-begins = **{ $mission }: the game begins**
seed-promised = -# The dice of this game are fixed from now on. Their seal: `{ $commitment }`
seed-told = -# The seal of the dice is open: their seed was `{ $seed }`.
  -# Every roll can be checked: `graveyard verify`, given the attached file.
game-file = The whole game, command by command, with its dice
undone-free = { $who } took back the last action.
undone-voted = The table took back the last action, as { $who } proposed.
undone-mended = The game was damaged and goes on from its last good state, thanks to { $who }.
row-cannot-be-read = One thing that was done here cannot be read any more. The game itself goes on.
ended-early = **The players ended the game**, as { $who } proposed. It is kept; a moderator can bring it back with `/mod restore`.
lobby-closed = { $who } closed the table.
vote-lost-undo = The table voted against taking back the last action.
vote-lost-end = The table voted against ending the game.

## The status message

struck = { $who }, this is about you. { $what }
asked = { $question }
  { $who }, this is for you.
asked-any = { $question }
  { $who }: any of you may answer, the first press decides.
until = Without an answer, you pass { $due }.
vote-undo = **Vote:** { $who } asks to take back the last action. For { $yes }, against { $no }; { $needed } needed.
vote-what-undo = Would be taken back: { $what }
vote-what-redo = Would be brought back: { $what }
vote-reason = Reason: { $reason }
vote-voters = { $who }, vote below.
vote-end = **Vote:** { $who } asks to end the game. For { $yes }, against { $no }; { $needed } needed.
status-damaged = **This game cannot be read any more.** Nothing is lost on purpose: a moderator can bring back its last good state with `/mod restore`.
status-finished = The game is over. `/game new` opens the next table.
status-ended = This table is closed. `/game new` opens another.
status-archived = This table was put away by a moderator.
lobby-head = **{ $mission }: a table is open**
lobby-players = { $count ->
    [one] 1 player so far; { $most ->
        [one] it is for one alone.
       *[other] up to { $most } can play.
      }
   *[other] { $count } players so far, of up to { $most }.
  }
lobby-seat = - { $who }, survivors by chance
lobby-seat-plain = - { $who }
lobby-seat-chosen = - { $who }, with { $whom }
lobby-invited = { $who }, shall we play again? **{ button-join }** seats you.
button-act = Act
button-sheet = My sheet
button-board = Whole map
button-hand = My hand
button-around = Around me
button-end = End turn
button-undo = Take back
button-answer = Answer
button-elsewhere = Elsewhere…
button-join = Join
button-leave = Leave
button-start = Start
button-end-game = End the game
vote-yes = For
vote-no = Against
choose-one = Choose
choose-of-page = { $what } (page { $page } of { $pages })
choose-action = What do you do?
choose-before = Or do something else first
page-back = Back
page-on = More
page-of = *Page { $page } of { $pages }*

## Private replies

done = Done.
really = Please confirm: **{ $what }**
led-by = { $who }: { $what }
with-caution = { $what } ⚠ { $caution }
hint = 💡 **{ $what }**
    { $why }
hint-answer = 💡 I would choose: **{ $what }**. { $why }
button-hint = Hint
button-unadvised = No more advice
unadvised = No more advice for you here. **{ button-hint }** always has some.
declined-no-hint = There is nothing for you to do now: it is somebody else’s turn.
which-leader = None of { $leaders } can do that now. { $why } What each can do:
which-of-these = There are several ways. Which one?
menu-refreshed = The table has moved on meanwhile, so nothing was done. { $now }
undone = Taken back.
vote-opened = The table votes on it now, under the status message.
voted-undo = Taken back.
voted-end = The game is ended.
you-voted-yes = You voted for it.
you-voted-no = You voted against it.
end-really = Do you want to end this game? It is kept, but nobody plays on. Where several play, the table votes.
opened = The table is open: { $mission }. Others can join now; you can start when all are here.
joined-plain = You are at the table.
joined = You are at the table. Whom you lead is dealt at the start.
joined-with = You are at the table and would like to lead { $survivors }.
left-to-chance = Whom you lead is dealt at the start.
left = You got up from the table.
started = The game begins.
here-is-the-board = The whole map now:
table-label = #{ $table } { $mission }: { $players }
help-opening = **Nobody plays here yet.** Open a table: each button opens a game’s first mission, and others can join below it. `/game new` opens any mission.
help-private = **Tables stand in channels of a server**; there, `/game new` opens one. Here you can read the rules.
help-joining = **A table is open: { $mission }.** Join it; any player at it can start. `/game join` lets you name whom you would like to lead.
help-starting = **You are at the table: { $mission }.** Start when all are here. Below the lobby’s picture you can choose whom you would like to lead.
help-watching = **You watch this game.** You can look at everything that lies open, and play as soon as a table is opened anew.
help-waiting = { $now }
  There is nothing for you to do right now; you are called when there is.
help-your-turn = { $now }
  { $hint }
help-more = **{ button-act }** is a menu of all you can do. Or type: what you type is completed with what the rules allow.
  `/board` and `/sheet` show the table only to you, `/board text:True` says it all in words. `/game undo` takes back an action that revealed nothing. `/game replay` shows the whole game again.
  Are you off for a while? `/game away` lets the autopilot play for you; `/game pace` says how long the table waits for anybody.
button-next = Next mission: { $mission }
button-rematch = Rematch
button-film = Film
button-name = Another name
button-create = Create
button-rules = Rules
button-open = Open { $game }
about = **Graveyard Shift** is an unofficial game master for zombie board games. It has no connection with their publishers; all texts and drawings are its own.
  Dice are fixed by a secret seed whose seal is posted when a game starts and the seed when it ends, so anybody can check every roll.
  `/help` tells how to play.
stale = That has been settled meanwhile. { $now }
stale-no-game = That belongs to a table that is over. `/game new` opens another.
declined-stopping = I am being stopped or restarted at this moment, so nothing was done: the game is as it was. Try again in a minute or two.
store-full = ⚠ The disk on which games are kept is full, so nothing was done: the game is as it was. The person who runs this bot has to free some room; then try again.
store-read-only = ⚠ I may not write where games are kept at present, so nothing was done: the game is as it was. The person who runs this bot has to give that permission back; then try again.
store-locked = ⚠ Another program keeps the database busy, so nothing was done: the game is as it was. Try again in a minute; if it stays so, tell the person who runs this bot.
store-damaged = ⚠ The database in which games are kept is damaged, so nothing was done. Tell the person who runs this bot: a backup can bring the games back.
store-gone = ⚠ The disk on which games are kept cannot be reached, so nothing was done: the game is as it was. Tell the person who runs this bot; then try again.
store-replaced = ⚠ The file in which games are kept was deleted or replaced while I was running, so nothing was done: the game is as it was. Tell the person who runs this bot; then try again.
store-unreachable = ⚠ The server on which games are kept does not answer, so I could do nothing. Look at the board, then try again in a minute; if it stays so, tell the person who runs this bot.
store-refused = ⚠ The server on which games are kept does not let me in at present, so nothing was done: the game is as it was. Tell the person who runs this bot; then try again.
store-crowded = ⚠ The server on which games are kept has too much to do, so nothing was done: the game is as it was. Try again in a minute; if it stays so, tell the person who runs this bot.
mistake = Something went wrong on my side, and nothing was changed. Please try again; if it stays so, tell a moderator this reference: `{ $reference }`
interrupted = I was restarted before this was done, so nothing was changed. Please try again.

## Refusals of the bot

declined-no-table-here = Nobody plays in this channel. `/game new` opens a table.
declined-not-started = The game has not started yet. **{ button-start }** or `/game start` begins it.
declined-started-already = The game is under way. `/game join` takes a seat that is open; another channel has room for a second table.
declined-damaged-here = This table’s game cannot be read any more. A moderator can bring back its last good state with `/mod restore`; other tables are not touched.
declined-not-a-player-here = You do not play at this table; { $players } do. You can watch with `/board`, or open a table in another channel.
declined-channel-taken = There is a table in this channel already. Join it, or open yours in another channel; `/game end` ends this one.
declined-table-full = The table is full: { $most } people play. You can watch with `/board`.
declined-joined-already = You are at the table already. You can name survivors, `/game leave`, or start.
declined-alike-here = `{ $command }` is a command of { $games } only; at this table, `{ $alike }` does the same. `/act` shows all that you can do now.
declined-only-elsewhere = `{ $command }` is a command of { $games } only; nothing at this table does the same. `/act` shows all that you can do now.
declined-option-needed = At this table, `{ $command }` needs the option `{ $option }`: { $about }.
declined-too-few-players = { $least } people must sit at this table before it can start. **{ button-join }** seats the next one.
declined-option-of-another-game = The option `{ $option }` belongs to another game. Leave it out, or open the game that has it.
declined-no-such-choice = The option `{ $option }` is one of these: { $choices }.
declined-join-first = Join the table first: press **{ button-join }** or use `/game join`.
declined-not-joined = You are not at this table, so there is nothing to leave.
declined-no-such-mission = There is no such mission. You can play: { $missions }.
declined-stale = That has been settled meanwhile.
declined-command-changed = That command has changed since your Discord learnt it, so nothing was done. Type it again; if it is still the old one, restart Discord.
declined-another-table = That button belongs to another table than the one that plays here now. Use the newest status message, at the bottom of the channel.
declined-nothing-to-roll-back = There is no action left to take back.
declined-lobby-of-opener = Only { $opener }, who opened this table, or a moderator closes it before the game. You can leave it with `/game leave`.
declined-vote-is-open = The table is voting already. Vote under the status message first.
declined-vote-is-over = That vote is over. `/game status` tells where the table stands.
declined-nothing-in-log = Nothing was done yet.
declined-moderators-only = That is for people with the permission Manage Server. You can ask one of them.
declined-nothing-to-restore = The table in this channel is in good order, so there is nothing to restore. `/mod reset` puts it away.
declined-no-table-to-restore = No table of this channel can be brought back.
declined-no-such-table = There is no table { $table } to bring back in this channel. Leave the option out: then all are listed.
declined-no-good-snapshot = No state of this game can be read any more. It stays stored; a backup of the database may help.
declined-missing-permissions = I cannot play here: I lack { $permissions }. Somebody who manages this channel can grant that under Edit channel, Permissions, by adding me.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
untold-no-access = ⚠ I could not tell the table what was done, because I do not see this place. In a private thread, mention me so that I am added; in a channel, somebody who manages it can grant me View Channel. I then tell everything that is missing. Until then, `/game log` and `/game status` show it to you.
untold-locked = ⚠ I could not tell the table what was done, because this thread is locked. A moderator can unlock it; I then tell everything that is missing. Until then, `/game log` and `/game status` show it to you.
untold-forbidden = ⚠ I could not tell the table what was done, because I may not write here. Somebody who manages this channel can grant that under Edit channel, Permissions; I then tell everything that is missing. Until then, `/game log` and `/game status` show it to you.
untold-without-picture = ⚠ Discord did not take the last picture: it is too large, or I may not attach files here. The table was told in words only. `/board` shows the picture to you.
untold-refused = ⚠ Discord refused to show one of my messages, so I left it out and told the rest. `/game log` shows you what was done.
left-out = ⚠ Discord refused to show what was done here. `/game log` shows it to you. { $who }
left-out-status = ⚠ Discord refused to show where the game stands. `/game status` shows it to you. { $who }
notes-lost = ⚠ My notes on what I had told this table could not be read: something may be told twice, or be missing. `/game log` shows all that was done. The game itself is as it was.

## Titles and groups

article-title = { $group }: { $title }
group-heading = **{ $title }.** Choose one to read it.
rules-found = **{ $count } articles fit “{ $typed }”:** { $titles }
rules-groups = **Rules of { $game }, on request.** Choose a shelf. Or type a word behind `/rules`: a rule, a card, a skill, a zombie, a mission.
rules-of-which-game = Several games are played here. Of which one?
choose-shelf = Choose a shelf
choose-article = Choose an article
button-shelves = All shelves

cmd-rules = rules
cmd-rules-about = A short article on any rule, card, skill, zombie or mission
see-rules = More: `/rules { $topic }`
article = **{ $title }**
  { $text }
declined-no-such-article = No article is called “{ $typed }”. While you type, `/rules` offers what fits; `/rules` alone tells what there is.

choose-leader = Who acts?

list-and = { $first } and { $last }
list-or = { $first } or { $last }
way-step = { $start } → { $end }

## Questions and their buttons

several-of = { $what } × { $count }

## Why not: what is in the way, and what works instead.

refusal-game-is-over = This game is over. Start a new one to play on.
    .see = winning
refusal-no-such-game = We do not play “{ $game }” yet. You can choose { $games_or }.
    .see = setup
refusal-no-such-mission = There is no mission “{ $mission }”. You can choose { $missions_or }.
    .see = setup
refusal-not-a-player = You are not playing in this game. At the table: { $seats }.
    .see = order
refusal-not-your-turn = It is the turn of { $seats_or }. You will be called when yours comes.
    .see = { -article-turns }
refusal-not-yours-to-answer = This question is for { $seats_or }. The game goes on as soon as it is answered.
    .see = { -article-questions }
refusal-nothing-to-undo = There is nothing you can take back by yourself: dice were rolled, a card was seen, or someone else has played since.
    .see = undo
refusal-question-first = First a question has to be answered, by { $seats_or }. Then the game goes on.
    .see = { -article-questions }
refusal-unknown-command = That is not something one can do in this game. The menu of moves shows everything that is possible now.
    .see = round

## Where articles stand that every game has under a name of its own

-article-turns = order
-article-questions = questions
