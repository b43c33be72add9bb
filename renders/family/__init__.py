"""Pictures and texts shared by the family of games on boards of zones.

They are drawn from views and change nothing.
"""
