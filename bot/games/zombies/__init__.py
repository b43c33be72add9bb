"""The bot's part of Zombies!!!: its words, its commands and its pictures."""
