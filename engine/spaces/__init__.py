"""The spaces that games are played on: zones, squares and a plane in millimetres."""
