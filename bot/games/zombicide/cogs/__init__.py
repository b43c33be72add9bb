"""Slash commands that only Zombicide has."""
