"""Trust Me at the tables of Discord."""
