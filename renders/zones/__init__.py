"""Pictures of boards of zones: geometry, ground, walls, doors and tokens."""
