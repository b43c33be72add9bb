"""Marvel Zombies: Heroes' Resistance. What only it has; everything else is the family's."""
