"""Zombicide at the table: its words, its commands, what it shows."""
