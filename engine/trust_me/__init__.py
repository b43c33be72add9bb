"""The rules of Trust Me, one module per chapter of the rulebook.

Words of this game that the modules use:

- cell: one of the nine places on a player's sheet for tokens; a free cell gives its bonus.
- slot: any place for a token: a cell, a hand, the outfit, the backpack or the satchel.
- passport: the card of one survivor, with their bonuses and the effect that only they have.
- community: the survivor's home, where they must return to win.
- group: zombies that walk together; its leader is the alpha, the others are its neutrals.
- prey: the survivor whom a group pursues.
- din: a noise that groups hear at any distance; a group with a prey hears nothing.
- gait: how a survivor walks (sneak, move or run), which decides reach and noise.
- stake: how much each total of a roll would harm each seat.
"""
