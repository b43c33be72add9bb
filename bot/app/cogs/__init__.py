"""Slash commands: parse, call, done. No rules and no sentences here."""
