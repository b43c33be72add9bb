"""The bot's part of Zombicide."""
