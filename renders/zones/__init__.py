"""Boards of zones: where everything lies, the ground, walls, doors and tokens."""
