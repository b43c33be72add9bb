"""Boards, ways and sight."""
