# Seats that change hands

autopilot-name = Autopilot { $number }
cmd-game-offer = offer
cmd-game-offer-about = Hand your seat to somebody else
opt-player = player
opt-offer-about = Who is to play on for you
cmd-game-replace = replace
cmd-game-replace-about = Let the table vote on the seat of somebody who no longer plays
button-take = Take a seat
button-autopilot = + Autopilot
button-replace = Open { $who }’s seat
autopilot-joined = { $name } joins: the autopilot plays that seat. A player who joins a full table takes its place.
left-play = You left your seat. The autopilot plays on for you until somebody takes it with `/game join`; you can come back the same way.
left-seat = { $former } left. The autopilot plays on; `/game join` takes the seat.
took-seat = { $who } takes the seat of { $former }.
took-your-seat = The seat is yours: { $seat }.
seat-offered = { $who } offers this seat to { $other }.
seat-is-offered = { $other }, { $who } offers you this seat. Press **{ button-take }** or use `/game join`, and you play on.
seat-opened = The table opened the seat of { $former }. The autopilot plays on; `/game join` takes it.
seat-opened-why = The table opened the seat of { $former }. Reason: { $reason }
  The autopilot plays on; `/game join` takes it.
seats-are-open = The autopilot plays an open seat. **{ button-take }** or `/game join` takes it.
you-offered = Your seat is offered to { $who }. You play on until it is taken.
which-seat = Which seat do you take?
vote-replace = **Vote:** { $who } asks to open the seat of { $seat }. For { $yes }, against { $no }; { $needed } needed.
vote-lost-replace = The seat stays as it is: most did not vote for opening it.
vote-needless = { $who } is back, so the vote on their seat is over.
autopilot-for = the autopilot for { $who }
vote-withdrawn = { $who } withdrew the proposal.
voted-replace = The seat is open.
you-withdrew = You withdrew your proposal.
stood-in-away = { $who } is away: the autopilot plays this turn. `/game undo` lets the table vote on it.
declined-last-one-here = You are the last player at this table. `/game end` ends the game; it is kept.
declined-no-open-seat = No seat is open here, and in this game nobody can be added after the start. You can watch with `/board`, ask a player to `/game offer` theirs, or open a table in another channel.
declined-cannot-take-it = { $who } plays here already, or is a bot. Offer your seat to somebody else, or leave it open with `/game leave`.
declined-nobody-to-replace = Nobody has missed three turns in a row. Until then the autopilot stands in; a moderator can open a seat at any time.
declined-is-kept-out = { $who } may not sit down at this table. A moderator can put them in your seat with `/mod seat`; or offer it to somebody else.
