### Zombies!!! as the bot itself speaks of it: commands, options, lobby, status, sheets.

ruleset-zombies = Zombies!!!
ruleset-zombies-short = Zombies!!!
town-mission = The town
town-briefing = > A town grows tile by tile, full of zombies. Everyone for themselves: be the first to fly off the helipad, or the first with enough trophies. Cards stay hidden in your hand (`/hand`).
help-town = **Zombies!!!**, everyone for themselves: `/tile`, `/fight`, `/walk` to roll and to go, `/zombies move` or `/zombies herd`, then `/card discard` or `/end`. `/hand` shows your cards, and only to you; `/card play` plays one, in others’ turns too, and `/card pass` stops the asking.
cmd-tile = tile
cmd-tile-about = Lay the drawn tile; without a place you see all of them
cmd-fight = fight
cmd-fight-about = Fight the zombie on your square
cmd-walk = walk
cmd-walk-about = Roll for movement, or walk to a square
cmd-zombies = zombies
cmd-zombies-about = Move the zombies at the end of your turn
cmd-zombies-move = move
cmd-zombies-move-about = Move one zombie by one square
cmd-zombies-herd = herd
cmd-zombies-herd-about = Make all moves that are left towards somebody
cmd-card = card
cmd-card-about = Event cards: play, use, discard, pass
cmd-card-play = play
cmd-card-play-about = Play a card from your hand, in others’ turns too
cmd-card-use = use
cmd-card-use-about = Use a card that lies in front of you
cmd-card-discard = discard
cmd-card-discard-about = Discard a card at the end of your turn, which ends it
cmd-tempo = tempo
cmd-tempo-about = Let steps without a choice pass by themselves, or take every step yourself
cmd-card-pass = pass
cmd-card-pass-about = Pass in others’ turns until you say otherwise, or be asked again
opt-tile-place = place
opt-tile-place-about = Number and letter as in the picture, such as 3B
opt-walk-to = to
opt-walk-to-about = Which square; the fights on the way are shown. Leave it out to roll
opt-zombie = zombie
opt-zombie-about = Which zombie, by its square
opt-zombie-to = to
opt-zombie-to-about = The neighbouring square it goes to
opt-towards = towards
opt-towards-about = Towards whose pawn
opt-card-play-about = Which card from your hand
opt-card-use-about = Which card lying in front of you
opt-card-discard-about = Which card from your hand goes
opt-target = against
opt-target-about = Against whom, for a card against opponents
opt-use = for
opt-use-about = For a card that helps a walk or a fight
opt-waive = how
opt-waive-about = Pass until you say otherwise, or be asked again
opt-helipad = helipad
opt-helipad-about = Where the helipad lies in the stack
opt-win = escape
opt-win-about = Which squares of the helipad let you escape
opt-cards = cards
opt-cards-about = Whether others are waited for where a card could matter
opt-tempo = tempo
opt-tempo-about = Whether steps without a choice pass by themselves
opt-trophies = trophies
opt-trophies-about = How many trophies win
opt-patience = waiting
opt-patience-about = How long others are waited for
choice-use-movement = the walk
choice-use-fight = the fight
choice-waive-always = pass until I say otherwise
choice-waive-ask = ask me again
choice-helipad-last = the last tile
choice-helipad-last-ten = among the last ten
choice-helipad-half = in the lower half
choice-win-centre = its middle square
choice-win-tile = any of its squares
choice-tempo-brisk = steps without a choice pass
choice-tempo-each = every step is asked for
choice-cards-unasked = at any moment, nobody is waited for
choice-cards-window = at any moment, others are waited for
choice-cards-own-turn = in one’s own turn only
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
lobby-cards-unasked = Cards are played **at any moment**, but nobody is waited for: games end days sooner. If you want to be asked before others walk, say so with `/card pass`.
lobby-cards-window = Cards are played at any moment, and the others **are waited for** whenever somebody walks.
lobby-tempo-each = **Every step** is asked for, also where there is no choice.
lobby-cards-own-turn = Cards are played in **one’s own turn** only: they keep nobody waiting.
lobby-trophies-by-players = **Fewer trophies** win with more players.
lobby-patience-1 = Others are waited for **1 minute**.
lobby-patience-5 = Others are waited for **5 minutes**.
lobby-patience-60 = Others are waited for **1 hour**.
lobby-patience-480 = Others are waited for **8 hours**.
town-head = **Zombies!!! · round { $round }** · { $tiles ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $tiles } tiles left
  } · { $most ->
    [0] no trophy yet, { $wins } win
   *[other] most trophies: { $most } of { $wins } ({ $leaders })
  }
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
declined-no-such-place = There is no such place for the tile. Possible are: { $places }.
declined-no-figures = In this game nobody chooses a figure: every seat has its own pawn. Join without naming anybody.
declined-no-such-player-here = Nobody of that name plays here. At the table: { $players }.
