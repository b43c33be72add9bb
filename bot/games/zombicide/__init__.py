"""Zombicide at the table."""
