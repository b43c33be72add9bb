"""The bot's part of Heroes' Resistance."""
