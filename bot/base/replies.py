"""Who asks, and what that person reads."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

import engine
from bot.base.drawing import Picture
from bot.base.permissions import lacking
from bot.base.words import language_of, name_of


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks, and how to speak to them."""

    id: str
    name: str
    language: str
    moderator: bool
    guild: int = 0
    """Where they ask; 0 in private."""
    roles: tuple[int, ...] = ()
    within: int = 0
    """The channel of the thread in which they ask."""
    lacking: tuple[str, ...] = ()
    """What the bot may not do where they ask."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What one person reads. A picture comes with its alt text."""

    text: str
    view: discord.ui.View | None = None
    picture: Picture | None = None
    drawing: Callable[[], Awaitable[Picture | None]] | None = None
    """Draws the picture once all is saved; the words do not wait long for it."""
    asked: bool = False
    """The picture is what was asked for: the words wait for it."""
    closes: bool = False
    """Takes the controls away from the message it edits."""
    article: tuple[str, str] = ("", "")
    """The game and topic of an article of the rules, which may have a picture."""
    file: tuple[str, bytes, str] | None = None
    """What is attached beside the picture."""
    rest: Rest | None = None
    """What takes long: done when this was shown, without the table's lock. Its reply follows."""
    keeps: bool = False
    """Leaves the picture and the controls of the message it edits as they are."""
    colour: int | None = None
    """Makes the text a card of that colour."""
    moved_on: bool = False
    """Nothing was done, since the table had moved on."""


Progress = Callable[[str], Awaitable[None]]
"""Shows the waiting person how far the work is."""
Rest = Callable[[Progress], Awaitable[Reply]]


def called(user: discord.abc.User) -> str:
    """How tables call somebody; by the user name where nothing of the shown name can be seen."""
    return name_of(engine.one_line(user.display_name) or user.name, str(user.id))


def person_of(interaction: discord.Interaction) -> Person:
    user, thread = interaction.user, interaction.channel
    roles = user.roles if isinstance(user, discord.Member) else []
    within = thread.parent_id if isinstance(thread, discord.Thread) else 0
    return Person(
        id=str(user.id),
        name=called(user),
        language=language_of(interaction.locale),
        moderator=interaction.permissions.manage_guild,
        guild=interaction.guild_id or 0,
        roles=tuple(role.id for role in roles),
        within=within,
        lacking=tuple(lacking(interaction)),
    )
