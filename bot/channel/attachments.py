"""Pictures as the files of a message."""

from __future__ import annotations

import io

import discord

from bot.base.drawing import Picture


def without_pictures(files: list[Picture]) -> list[Picture]:
    """Return the files that are not pictures, such as the record of a game.

    If none of them is a picture, return no file: leaving out pictures would not help.
    """
    records = [one for one in files if one[0].endswith(".json")]
    return records if len(records) < len(files) else []


def files_of(pictures: list[Picture]) -> list[discord.File]:
    """Make discord.py's files of pictures, anew for each try: a file that was sent has been read to
    its end."""
    return [
        discord.File(io.BytesIO(content), name, description=alt) for name, content, alt in pictures
    ]
