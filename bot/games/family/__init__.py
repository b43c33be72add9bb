"""What the family, games on boards of zones, brings to the bot: words, commands, pictures."""
