"""Pictures and texts of Trust Me, drawn from views; they change nothing."""
