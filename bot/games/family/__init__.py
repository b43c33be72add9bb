"""The bot's part of the family (games on boards of zones): words, commands and pictures."""
