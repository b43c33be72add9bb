"""The bot's part of Trust Me: its words, its commands and its pictures."""
