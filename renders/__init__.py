"""Pictures of tables and their text twins, drawn from views; they change nothing.

A game's pictures are its painter's: the `PAINTER` of its room.
"""
