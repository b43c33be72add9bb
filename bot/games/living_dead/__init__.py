"""What Night of the Living Dead brings to the bot."""
