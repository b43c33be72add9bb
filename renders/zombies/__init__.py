"""Pictures and texts of Zombies!!!, a town of square tiles.

They are drawn from views and change nothing. A tile lies on a cell of the town and has three by
three squares; pawns, zombies and tokens stand on squares.
"""
