"""Boards of zones: geometry, ground, walls, doors and tokens."""
