"""What Zombicide brings to the bot."""
