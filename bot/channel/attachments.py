"""Prepares the pictures and other files that are attached to a message."""

from __future__ import annotations

import io

import discord

from bot.base.drawing import Picture


def without_pictures(files: list[Picture]) -> list[Picture]:
    """Return only the JSON files, such as the record of a game.

    Return an empty list if all files are JSON: without pictures the message would be the same.
    """
    records = [one for one in files if one[0].endswith(".json")]
    return records if len(records) < len(files) else []


def files_of(pictures: list[Picture]) -> list[discord.File]:
    """Make discord.py's files of pictures. Call this again for each try, because a file that was
    sent has been read to its end."""
    return [
        discord.File(io.BytesIO(content), name, description=alt) for name, content, alt in pictures
    ]
