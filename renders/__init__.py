"""Pictures of tables and their texts, drawn from views; they change nothing.

A game's pictures are made by its painter: the `PAINTER` of its package.
"""
