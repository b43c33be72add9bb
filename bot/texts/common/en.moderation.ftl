# Bringing back what was taken back

cmd-game-redo = redo
cmd-game-redo-about = Bring back what was taken back last, dice and all, until somebody plays on
button-redo = Bring back
redone = Brought back: everything is as it was before you took it back.
redone-free = { $who } brought back the action, exactly as it was.
redone-voted = The table brought back the action, exactly as it was, as { $who } proposed.
vote-redo = **Vote:** { $who } asks to bring back what was taken back. For { $yes }, against { $no }; { $needed } needed.
vote-lost-redo = The table voted against it: what was taken back stays so.
voted-redo = Brought back.
declined-nothing-to-redo = There is nothing to bring back: nothing was taken back since the last move. `/game undo` takes something back.
declined-not-yours-to-redo = { $who } took that back, so only they can bring it back, until somebody plays on.
