### Commands, private replies and the table's own messages.

language-itself = English

## Commands

cmd-game = game
cmd-game-about = Tables: open one, join, start, look back, end
cmd-game-new = new
cmd-game-new-about = Open a table in this channel
cmd-game-join = join
cmd-game-join-about = Sit down at the table and say which survivors you would like
cmd-game-leave = leave
cmd-game-leave-about = Leave the table; in a running game, the autopilot plays on for you
cmd-game-start = start
cmd-game-start-about = Deal the survivors and begin
cmd-game-status = status
cmd-game-status-about = What goes on at this table, and who is asked what
cmd-game-undo = undo
cmd-game-undo-about = Take back your last action, or ask the table to take back the last one
cmd-game-end = end
cmd-game-end-about = End the game for everybody, if most players agree
cmd-game-log = log
cmd-game-log-about = Read again what happened
cmd-game-rules = rules
cmd-game-rules-about = A short article on any rule
cmd-only-in = { $about } ({ $games })
cmd-not-in = { $about } (not { $games })
cmd-end = end
cmd-end-about = End a survivor's turn
cmd-board = board
cmd-board-about = The board now, only for you
cmd-sheet = sheet
cmd-sheet-about = A survivor's sheet, only for you
cmd-hand = hand
cmd-hand-about = Your own cards, only for you
cmd-act = act
cmd-act-about = Everything you can do now, as a menu
cmd-help = help
cmd-help-about = How to play here
cmd-about = about
cmd-about-about = What this bot is
cmd-mod = mod
cmd-mod-about = For moderators: put tables away, restore and mend them

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
seed-promised = -# The dice of this game are fixed from now on and sealed: `{ $commitment }`
seed-told = -# The seal is open: the seed of the dice was `{ $seed }`.
  -# Anyone can check every roll with `graveyard verify` and the attached file.
game-file = The whole game, command by command, with its dice
undone-free = { $who } took back the last action.
undone-voted = The table took back the last action, as { $who } proposed.
undone-mended = The game was damaged and goes on from its last good state, thanks to { $who }.
row-cannot-be-read = One line of this game's log cannot be read any more. The game itself goes on.
ended-early = **The players ended the game**, as { $who } proposed. It is kept; a moderator can restore it with `/mod restore`.
ended-nobody-left = **The game is over**: nobody sits at the table any more. It is kept; a moderator can restore it with `/mod restore`.
lobby-closed = { $who } closed the table.
vote-lost-undo = The table voted against taking back the last action.
vote-lost-end = The table voted against ending the game.

## The status message

struck = { $who }, this concerns you. { $what }
several-act = Any of you may act: { $who }.
asked = { $question } { $who }, please answer.
asked-any = { $question } { $who }: any of you may answer; the first press decides.
until = Without an answer, you pass { $due }.
vote-undo = **Vote:** { $who } asks to take back the last action. For { $yes }, against { $no }; { $needed } needed.
vote-what-undo = To be taken back: { $what }
vote-what-redo = To be brought back: { $what }
vote-reason = Reason: { $reason }
vote-voters = { $who }, vote below.
vote-end = **Vote:** { $who } asks to end the game. For { $yes }, against { $no }; { $needed } needed.
status-damaged = **This game cannot be read any more.** A moderator can bring back its last good state with `/mod restore`.
status-finished = The game is over. `/game new` opens the next table.
status-ended = This table is closed. `/game new` opens another.
status-archived = A moderator put this table away.
lobby-head = **{ $mission }: a table is open**
lobby-game = -# { $game }
lobby-players = { $count ->
    [one] 1 player so far; { $most ->
        [one] it is for one alone.
       *[other] up to { $most } can play.
      }
   *[other] { $count } players so far, of up to { $most }.
  }
lobby-seat = - { $who }: the choice is left to chance
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
choose-answer = { $about ->
    [card] Choose a card
    [seat] Choose a player
    [skill] Choose a skill
    [square] Choose a square
    [survivor] Choose who
    [target] Choose a target
    [tile] Choose a tile
    [trait] Choose a trait
    [zone] Choose a zone
   *[other] Choose an answer
  }
choose-of-page = { $what } (page { $page } of { $pages })
choose-action = What do you do?
choose-before = Or do something else first
page-back = Back
page-on = More
page-of = *Page { $page } of { $pages }*

## Private replies

done = Done.
really = Please confirm: **{ $what }**
really-warned = ⚠ Warning: { $warning }. Press again to do it all the same.
led-by = { $who }: { $what }
with-caution = { $what } ⚠ { $caution }
hint = 💡 **{ $what }**
    { $why }
hint-answer = 💡 I would choose: **{ $what }**. { $why }
button-hint = Hint
button-goal = Goal
button-unadvised = No more hints for me
unadvised = You get hints only when you press **{ button-hint }**, and they teach no rules.
button-advised = Hints and rules again
advised = Your hints teach rules again, and come by themselves in a tutorial.
button-table-hints-off = No hints for the whole table
button-table-hints-on = Hints for the table again
table-hints-off = { $who } turned hints off for the table.
table-hints-on = { $who } turned hints on for the table.
table-hints-set-off = The table now plays without hints. **{ button-goal }** has the button that brings them back.
table-hints-set-on = The table has hints again.
declined-hints-of-opener = Only { $opener }, who opened the table, or a moderator turns hints off or on for all. **{ button-unadvised }** is for you alone.
hint-lesson = 📖 { $rule }
declined-no-hints-here = This table plays without hints. The person who opened it finds a button under **{ button-goal }** that brings them back.
declined-no-hint = You have nothing to do now: it is somebody else’s turn.
which-leader = None of { $leaders } can do that now. { $why } What each can do:
which-of-these = There are several ways. Which one?
menu-refreshed = The game has moved on meanwhile, so nothing was done. { $now }
undone = Taken back.
vote-opened = The table votes on it now, under the status message.
voted-undo = Taken back.
voted-end = The game is ended.
you-voted-yes = You voted for it.
you-voted-no = You voted against it.
end-really = End this game? It is kept, but nobody plays on. With several players, the table votes.
opened = The table is open: { $mission }. Others can join now. Start when everybody is here.
joined-plain = You are at the table.
joined = You are at the table. Chance decides at the start whom you lead, if you choose nobody.
joined-with = You are at the table and would like to lead { $survivors }.
left-to-chance = Chance decides at the start whom you lead.
left = You left the table.
started = The game begins.
here-is-the-board = The whole map:
picture-of-before = This picture shows the table as it was before its latest move.
table-label = #{ $table } { $mission }: { $players }
help-opening = **Nobody plays here yet.** Open a table: each button opens a game’s first mission, and others can join below it. `/game new` opens any mission.
help-private = **You play no game here yet.** Each button opens a game’s first mission, here and for you alone; missing players are played by the bot. `/game new` opens any mission. With others you play in a channel of a server.
help-joining = **A table is open: { $mission }.** Join it; any player there can start it. With `/game join` you can say whom you would like to lead.
help-starting = **You are at the table: { $mission }.** Start when everybody is here. Below the lobby’s picture you can choose whom you lead.
help-watching = **You watch this game.** You can look at everything that is not secret. When a new table opens, you can join it.
help-waiting = { $now }
  There is nothing for you to do right now; you are called when there is.
help-your-turn = { $now }
  { $hint }
help-more = **{ button-act }** is a menu of everything you can do. Or type a command: Discord then offers what the rules allow.
  `/board` and `/sheet` show the table only to you, `/board text:True` tells it all in words. `/game undo` takes back an action that revealed nothing. `/game replay` shows the whole game again.
  Off for a while? `/game away` lets the autopilot play for you; `/game pace` sets how long the table waits for a player.
button-next = Next mission: { $mission }
button-rematch = Rematch
button-film = Film
button-page = Page
button-name = Another name
button-create = Create
button-rules = Rules
button-open = Open { $game }
about = **Graveyard Shift** is an unofficial game master for zombie board games. It has no connection with their publishers; all texts and drawings are its own.
  The dice come from a secret seed. Its seal is posted when a game starts and the seed itself when the game ends, so anybody can check every roll.
  `/help` tells you how to play.
stale = That is settled already. { $now }
stale-no-game = That belongs to a table that is over. `/game new` opens another.
declined-stopping = I am being restarted right now, so nothing was done: the game is as it was. Try again in a minute or two.
store-full = ⚠ The disk on which games are kept is full, so nothing was done: the game is as it was. The person who runs this bot has to free some room; then try again.
store-read-only = ⚠ I have no permission to write where games are kept, so nothing was done: the game is as it was. The person who runs this bot has to give it back; then try again.
store-locked = ⚠ Another program keeps the database busy, so nothing was done: the game is as it was. Try again in a minute; if it stays so, tell the person who runs this bot.
store-damaged = ⚠ The database in which games are kept is damaged, so nothing was done. Tell the person who runs this bot: a backup can bring the games back.
store-gone = ⚠ The disk on which games are kept cannot be reached, so nothing was done: the game is as it was. Tell the person who runs this bot; then try again.
store-replaced = ⚠ The file in which games are kept was deleted or replaced while I was running, so nothing was done: the game is as it was. Tell the person who runs this bot; then try again.
store-unreachable = ⚠ The server on which games are kept does not answer, so I could do nothing. Look at the board, then try again in a minute; if it stays so, tell the person who runs this bot.
store-refused = ⚠ The server on which games are kept does not let me in at present, so nothing was done: the game is as it was. Tell the person who runs this bot; then try again.
store-crowded = ⚠ The server on which games are kept has too much to do, so nothing was done: the game is as it was. Try again in a minute; if it stays so, tell the person who runs this bot.
mistake = Something went wrong on my side, and nothing was changed. Please try again. If it happens again, give a moderator this reference: `{ $reference }`
interrupted = I was restarted before this was done, so nothing was changed. Please try again.

## Refusals of the bot

declined-no-table-here = There is no table in this channel. `/game new` opens one.
declined-not-started = The game has not started yet. **{ button-start }** or `/game start` begins it.
declined-started-already = The game is running. `/game join` takes a seat that is open; another channel has room for a second table.
declined-damaged-here = This table’s game cannot be read any more. A moderator can bring back its last good state with `/mod restore`. Other tables are fine.
declined-not-a-player-here = You do not play at this table; { $players } do. You can watch with `/board`, or open a table in another channel.
declined-channel-taken = A table was opened in this channel meanwhile. Play there, or type `/game new`: it offers a thread for yours.
declined-table-full = The table is full: { $most } people play. You can watch with `/board`.
declined-joined-already = You are at the table already. You can say whom you would like to lead, `/game leave`, or start.
declined-alike-here = `{ $command }` is a command of { $games } only. At this table, `{ $alike }` does the same. `/act` shows everything you can do now.
declined-only-elsewhere = `{ $command }` is a command of { $games } only. Nothing at this table does the same. `/act` shows everything you can do now.
declined-option-needed = At this table, `{ $command }` needs the option `{ $option }`: { $about }.
declined-option-of-another-game = The option `{ $option }` belongs to another game. Leave it out, or open the game that has it.
declined-no-such-choice = The option `{ $option }` can be: { $choices }.
declined-join-first = Join the table first: press **{ button-join }** or use `/game join`.
declined-not-joined = You are not at this table, so there is nothing to leave.
declined-no-such-mission = There is no such mission. You can play: { $missions }.
declined-stale = That is settled already.
declined-command-changed = That command has changed since your Discord learnt it, so nothing was done. Type it again; if it is still the old one, restart Discord.
declined-another-table = That button belongs to an earlier table of this channel. Use the newest status message, at the bottom of the channel.
declined-nothing-to-roll-back = There is no action left to take back.
declined-lobby-of-opener = Before the game, only { $opener }, who opened this table, or a moderator can close it. You can leave it with `/game leave`.
declined-vote-is-open = The table is voting already. Vote under the status message first.
declined-vote-is-over = That vote is over. `/game status` shows what goes on at the table.
declined-nothing-in-log = Nothing has happened yet.
declined-moderators-only = That is for people with the permission Manage Server. You can ask one of them.
declined-nothing-to-restore = The table in this channel is fine, so there is nothing to restore. `/mod reset` puts it away.
declined-no-table-to-restore = No table of this channel can be brought back.
declined-no-such-table = There is no table { $table } to bring back in this channel. Leave the option out to see all of them.
declined-no-good-snapshot = No state of this game can be read any more. It stays stored; a backup of the database may help.
declined-missing-permissions = I cannot play here: I lack { $permissions }. Anyone who manages this channel can add me under Edit Channel, Permissions, and grant that.
declined-not-on-this-server = I am not on this server, so I cannot write here. Play alone in your direct messages with me, or ask somebody who manages the server to add me.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
untold-no-access = ⚠ I could not tell the table what happened, because I do not see this place. In a private thread, mention me so that I am added. In a channel, anyone who manages it can grant me View Channel. I then tell everything that is missing. Until then, `/game log` and `/game status` show it to you.
untold-locked = ⚠ I could not tell the table what happened, because this thread is locked. A moderator can unlock it; I then tell everything that is missing. Until then, `/game log` and `/game status` show it to you.
untold-forbidden = ⚠ I could not tell the table what happened, because I may not write here. Anyone who manages this channel can grant that under Edit Channel, Permissions; I then tell everything that is missing. Until then, `/game log` and `/game status` show it to you.
untold-without-picture = ⚠ Discord did not take the last picture: it is too large, or I may not attach files here. The table only got the words. `/board` shows you the picture.
untold-refused = ⚠ Discord refused one of my messages, so I left it out and told the rest. `/game log` shows you what happened.
left-out = ⚠ Discord refused the message about what happened here. `/game log` shows it to you. { $who }
left-out-status = ⚠ Discord refused the status message of this game. `/game status` shows it to you. { $who }
notes-lost = ⚠ My notes on what I had told this table could not be read: something may be told twice, or be missing. `/game log` shows everything that happened. The game itself is fine.

## Titles and groups

article-title = { $group }: { $title }
group-heading = **{ $title }.** Choose one to read it.
rules-found = **{ $count } articles fit “{ $typed }”:** { $titles }
rules-now = **Rules that matter now.** Any other article is in the lists.
rules-list = { $shelves }: { $first } … { $last }
rules-groups = **Rules of { $game }, on request.** Choose a shelf. Or type a word behind `/rules`: a rule, a card, a skill, a zombie, a mission.
rules-of-which-game = Several games are played here. The rules of which one?
choose-shelf = Choose a shelf
choose-article = Choose an article
button-shelves = All shelves

cmd-rules = rules
cmd-rules-about = A short article on any rule, card, skill, zombie or mission
see-rules = More: `/rules { $topic }`
article = **{ $title }**
  { $text }
declined-no-such-article = There is no article “{ $typed }”. While you type, `/rules` offers what fits; `/rules` alone lists them all.

choose-leader = Who acts?

way-step = { $start } → { $end }

## Questions and their buttons

several-of = { $what } × { $count }

## Why not: what is in the way, and what works instead.

refusal-game-is-over = This game is over. Start a new one to play on.
    .see = winning
refusal-no-such-game = There is no game “{ $game }” here. You can choose { $games_or }.
    .see = setup
refusal-no-such-mission = There is no mission “{ $mission }”. You can choose { $missions_or }.
    .see = setup
refusal-not-a-player = You are not playing in this game. At the table: { $seats }.
    .see = order
refusal-not-your-turn = It is the turn of { $seats_or }. I call you when it is yours.
    .see = { -article-turns }
refusal-not-yours-to-answer = This question is for { $seats_or }. The game goes on as soon as it is answered.
    .see = { -article-questions }
refusal-nothing-to-undo = There is nothing you can take back by yourself: dice were rolled, a card was seen, or someone else has played since.
    .see = undo
refusal-question-first = { $seats_or } must answer a question first. Then the game goes on.
    .see = { -article-questions }
refusal-unknown-command = You cannot do that in this game. **{ button-act }** shows everything you can do now.
    .see = round

## Where articles stand that every game has under a name of its own

-article-turns = order
-article-questions = questions

## Whether there are hints

opt-hints = hints
opt-hints-about = Whether the button Hint stands under the board, and tutorials give hints
choice-hints-on = with hints
choice-hints-off = without hints
lobby-hints-off = The table plays **without hints**.

## Answers given in advance

standing-now = { $matter } (now: { $order })
always = Always: { $order }
always-done = From now on: { $what }. You can change this at any time with `/order`.
cmd-order = order
cmd-order-about = Answer questions in advance; without options, see all your settings
opt-standing = what
opt-standing-about = What is done without asking you, or when you are asked
opt-matter = about
opt-matter-about = Which question; without options, a menu shows all settings
