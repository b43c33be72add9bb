"""The Zombicide family, one module per rulebook chapter."""
