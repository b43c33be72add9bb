"""Pictures and texts of a town of square tiles, drawn from views; they change nothing."""
