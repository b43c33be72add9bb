"""Heroes' Resistance: the rules that only it has, and every worked example of its rulebook."""
