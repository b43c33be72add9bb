# Seats that change hands

autopilot-name = Autopilot { $number }
cmd-game-offer = offer
cmd-game-offer-about = Hand your seat to somebody else
opt-player = player
opt-offer-about = Who is to play on for you
cmd-game-replace = replace
cmd-game-replace-about = Let the table vote on the seat of somebody who does not play any more
button-take = Take a seat
button-autopilot = + Autopilot
button-replace = Open { $who }’s seat
autopilot-joined = { $name } joins: the autopilot plays that seat. A player who joins a full table takes its place.
left-play = You got up. The autopilot plays on for you until somebody takes the seat with `/game join`; you, too, may come back that way.
left-seat = { $former } got up. The autopilot plays on; `/game join` takes the seat.
took-seat = { $who } sits down in the place of { $former }.
took-your-seat = The seat is yours: { $seat }.
seat-offered = { $who } offers this seat to { $other }.
seat-is-offered = { $other }, { $who } offers you a seat here: **{ button-take }** or `/game join` makes you play on.
seat-opened = The table opened the seat of { $former }. The autopilot plays on; `/game join` takes it.
seat-opened-why = The table opened the seat of { $former }. Reason: { $reason }
  The autopilot plays on; `/game join` takes it.
seats-are-open = There is an open seat, which the autopilot plays: **{ button-take }** or `/game join` takes it.
you-offered = Your seat is offered to { $who }. You play on until it is taken.
which-seat = Which seat do you take?
vote-replace = **Vote:** { $who } asks to open the seat of { $seat }. For { $yes }, against { $no }; { $needed } needed.
vote-lost-replace = The seat stays as it is: there was no majority.
vote-needless = { $who } is back, so the vote on their seat is over.
autopilot-for = the autopilot for { $who }
vote-withdrawn = { $who } withdrew the proposal.
voted-replace = The seat is open.
you-withdrew = You withdrew your proposal.
stood-in-away = { $who } is away: the autopilot plays this turn. `/game undo` lets the table vote on it.
declined-last-one-here = You are the last one at this table. `/game end` ends the game; nothing of it is lost.
declined-no-open-seat = No seat is open here, and the game is under way: by its rules everybody is dealt in at the start, and nobody is added later. You can watch with `/board`, ask a player to `/game offer` theirs, or open a table in another channel.
declined-cannot-take-it = { $who } plays here already, or is no person who could. Offer your seat to somebody else, or leave it open with `/game leave`.
declined-nobody-to-replace = Nobody has been away for three turns in a row. Until then the autopilot stands in; a moderator can open a seat at any time.
declined-is-kept-out = { $who } may not sit down at this table. A moderator can put them in your seat with `/mod seat`; or offer it to somebody else.
