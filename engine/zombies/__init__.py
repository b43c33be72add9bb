"""Zombies!!!, one module per chapter of the rulebook."""
