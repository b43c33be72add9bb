"""What Zombies!!! brings to the bot: its words, its commands and its pictures."""
