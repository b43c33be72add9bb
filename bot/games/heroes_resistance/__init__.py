"""Heroes' Resistance at the table."""
