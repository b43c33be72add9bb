"""Prepares the pictures and other files that are attached to a message."""

from __future__ import annotations

import io

import discord

from bot.base.drawing import Picture


def without_pictures(files: list[Picture]) -> list[Picture]:
    """Return the files for a second try after Discord refused the pictures: the JSON files only.

    The list is empty if there was no picture, because a second try would then send the same files.
    """
    records = [one for one in files if one[0].endswith(".json")]
    return records if len(records) < len(files) else []


def files_of(pictures: list[Picture]) -> list[discord.File]:
    """Make discord.py's files of pictures. Call this again for each try, because a file that was
    sent has been read to its end."""
    return [
        discord.File(io.BytesIO(content), name, description=alt) for name, content, alt in pictures
    ]
