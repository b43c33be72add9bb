"""The games on boards of zones at the table: words, commands, what they show."""
