"""Pictures and texts of the games on boards of zones, drawn from views; they change nothing."""
