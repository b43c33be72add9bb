"""Spaces that games are played on."""
