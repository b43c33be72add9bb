"""Pictures and texts of Trust Me, drawn from views; they change nothing.

The board is a plane without squares; its points are in millimetres. An alpha is the figure that
leads a group of zombies. A community is a survivor's home.
"""
