"""What Heroes' Resistance brings to the bot."""
