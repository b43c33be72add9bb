### Zombies!!! as the bot itself speaks of it: commands, options, lobby, status, sheets.

ruleset-zombies = Zombies!!!
ruleset-zombies-short = Zombies!!!
door-zombies = **{ $game }**: everyone for themselves through a town that grows tile by tile, to the helipad. 1 to 6 people.
town-mission = The town
town-briefing = > A town grows tile by tile, full of zombies. Everyone for themselves: win by escaping from the helipad first, or by having enough trophies first. Your cards are hidden in your hand (`/hand`).
help-town = **Zombies!!!**, everyone for themselves. Your turn: `/tile`, `/fight`, `/walk` to roll and to go, `/zombies move` or `/zombies herd`, then `/card discard` or `/end`. `/hand` shows your cards, only to you. `/card play` plays one, in others’ turns too; `/card pass` stops the questions.
cmd-tile = tile
cmd-tile-about = Lay the drawn tile; without a place you see all places
cmd-fight = fight
cmd-fight-about = Fight the zombie on your square
cmd-walk = walk
cmd-walk-about = Roll for movement, or walk to a square
cmd-zombies = zombies
cmd-zombies-about = Move the zombies at the end of your turn
cmd-zombies-move = move
cmd-zombies-move-about = Move one zombie by one square
cmd-zombies-herd = herd
cmd-zombies-herd-about = Make all moves that are left, towards somebody
cmd-card = card
cmd-card-about = Event cards: play, use, discard, pass
cmd-card-play = play
cmd-card-play-about = Play a card from your hand, in others’ turns too
cmd-card-use = use
cmd-card-use-about = Use a card in front of you
cmd-card-discard = discard
cmd-card-discard-about = Discard a card at the end of your turn, which ends it
cmd-tempo = tempo
cmd-tempo-about = Let steps without a choice happen by themselves, or take every step yourself
cmd-card-pass = pass
cmd-card-pass-about = Pass in others’ turns from now on, or be asked again
opt-tile-place = place
opt-tile-place-about = Number and letter as in the picture, such as 3B
opt-walk-to = to
opt-walk-to-about = Which square; you see the fights on the way. Leave it out to roll
opt-zombie = zombie
opt-zombie-about = Which zombie, by its square
opt-zombie-to = to
opt-zombie-to-about = The neighbouring square it goes to
opt-towards = towards
opt-towards-about = Towards whose pawn
opt-card-play-about = Which card from your hand
opt-card-use-about = Which card in front of you
opt-card-discard-about = Which card from your hand
opt-target = against
opt-target-about = Against whom, for a card against opponents
opt-use = for
opt-use-about = For a card that helps a walk or a fight
opt-waive = how
opt-waive-about = Pass from now on, or be asked again
opt-helipad = helipad
opt-helipad-about = Where in the stack the helipad is
opt-win = escape
opt-win-about = Which squares of the helipad let you escape
opt-cards = cards
opt-cards-about = Whether the table waits for others to play cards
opt-tempo = tempo
opt-tempo-about = Whether steps without a choice happen by themselves
opt-trophies = trophies
opt-trophies-about = How many trophies win
opt-patience = waiting
opt-patience-about = How long the table waits for others
choice-use-movement = the walk
choice-use-fight = the fight
choice-waive-always = pass from now on
choice-waive-ask = ask me again
choice-helipad-last = the last tile
choice-helipad-last-ten = among the last ten
choice-helipad-half = in the lower half
choice-win-centre = its middle square
choice-win-tile = any of its squares
choice-tempo-brisk = steps without a choice happen by themselves
choice-tempo-each = every step is yours
choice-cards-unasked = at any moment; the table waits for nobody
choice-cards-window = at any moment; the table waits for others
choice-cards-own-turn = only in one’s own turn
choice-trophies-25 = 25
choice-trophies-by-players = fewer with more players
choice-patience-15 = 15 minutes
choice-patience-1 = 1 minute
choice-patience-5 = 5 minutes
choice-patience-60 = 1 hour
choice-patience-480 = 8 hours
lobby-helipad-last-ten = The helipad is among the **last ten** tiles.
lobby-helipad-half = The helipad is in the **lower half** of the stack.
lobby-win-tile = **Any square** of the helipad lets you escape.
lobby-cards-unasked = Cards can be played **at any moment**, but the table waits for nobody: games end days sooner. To be asked before others walk, use `/card pass`.
lobby-cards-window = Cards can be played at any moment, and the table **waits for the others** when somebody walks.
lobby-tempo-each = You take **every step** yourself, even without a choice.
lobby-cards-own-turn = Cards can be played only in **one’s own turn**; they keep nobody waiting.
lobby-trophies-by-players = **Fewer trophies** win with more players.
lobby-patience-1 = The table waits **1 minute** for others.
lobby-patience-5 = The table waits **5 minutes** for others.
lobby-patience-60 = The table waits **1 hour** for others.
lobby-patience-480 = The table waits **8 hours** for others.
town-head = **Round { $round } · Goal:** { $goals }
town-goal-trophies = **Win with { $count } trophies**, one for each zombie beaten: { $numbers }
town-goal-helipad = **Or be first on the middle square of the helipad**, with no zombie there: { $numbers }
town-goal-player = - { $player }: { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
  }
town-goal-lost = A fight is won with { $wins } or more. If you lose it with neither bullets nor lives left, you begin again on the town square and lose half of your trophies.
town-turn = { $you ->
    [yes] Your turn
   *[no] It is { $player }’s turn
  }
town-due-tile = { $own ->
    [yes] { town-turn }: lay **{ $tile }**
   *[no] { $you ->
        [yes] You have the fewest trophies and lay **{ $tile }** in { $whose }’s turn
       *[no] { $player } has the fewest trophies and lays **{ $tile }** in { $whose }’s turn
      }
  }{ $fight ->
    [yes] ; the fight in { $square } follows at once.
   *[no] .
  }
town-due-fight = { town-turn }: fight the zombie in { $square }. Lives: { $life }, bullets: { $bullets }.
town-due-roll = { town-turn }: roll for movement. Lives: { $life }, bullets: { $bullets }.
town-due-walk = { $own ->
    [yes] { town-turn }: walk
   *[no] { $you ->
        [yes] You lead { $whose }’s pawn: walk
       *[no] { $player } leads { $whose }’s pawn: walk
      }
  } up to { $moves ->
    [one] 1 square
   *[other] { $moves } squares
  } from { $square }. Lives: { $life }, bullets: { $bullets }.
town-due-zombies = { town-turn }: { $herd ->
    [one] 1 zombie moves
   *[other] { $herd } zombies move, or as many as can
  }.
town-due-discard = { town-turn }: end it, with or without discarding a card.
declined-no-such-place = The tile cannot go there. It can go to: { $places }.
declined-no-figures = In this game every seat has its own pawn, so you cannot choose one. Join without naming anybody.
declined-no-such-player-here = Nobody here is called that. At the table: { $players }.
