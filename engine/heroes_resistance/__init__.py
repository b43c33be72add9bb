"""The rules that only Marvel Zombies: Heroes' Resistance has; all others are the family's."""
