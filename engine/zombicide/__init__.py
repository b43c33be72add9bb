"""Zombicide, season 1: its page of answers to the family's questions."""
