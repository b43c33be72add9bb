"""The rules of Zombies!!!, one module per chapter of the rulebook."""
