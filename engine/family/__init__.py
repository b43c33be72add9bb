"""The Zombicide family of games, one module per rulebook chapter."""
