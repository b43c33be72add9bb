"""What Trust Me brings to the bot."""
