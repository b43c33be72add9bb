"""Slash commands: they parse and call. Rules and sentences are elsewhere."""
