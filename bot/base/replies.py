"""The person who asks, and the reply that this person reads."""

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
    """The person who asks: their id, name and language, and their rights in the place where they
    ask.
    """

    id: str
    name: str
    language: str
    moderator: bool
    guild: int = 0
    """The server where they ask; 0 in direct messages with the bot."""
    roles: tuple[int, ...] = ()
    within: int = 0
    """The parent channel if they ask in a thread; otherwise 0."""
    lacking: tuple[str, ...] = ()
    """The permissions that the bot lacks where they ask."""


Draw = Callable[[], Awaitable[Picture | None]]


@dataclass(frozen=True, slots=True)
class Amendment:
    """Words of a reply that are replaced by better ones as soon as the better ones are known."""

    words: str
    find: Callable[[], Awaitable[str]]
    """Returns the better words, or the same if there are none."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A message for one person. A picture comes with its alt text."""

    text: str
    view: discord.ui.View | None = None
    picture: Picture | None = None
    drawing: Draw | None = None
    """Draws the picture after everything is saved; the text waits only briefly for the picture."""
    amendment: Amendment | None = None
    """Better words, which are looked for while the text is shown, and then edited into the message.
    """
    moment: tuple[int, int] = (0, 0)
    """The table and the number of its newest log row when the picture was requested; zeros if the
    picture shows no table.
    """
    passing: bool = False
    """Whether picture and amendment become useless when the table moves on, or when the person gets
    a newer `passing` reply. Menus are `passing`.
    """
    closes: bool = False
    """Whether to remove the controls of the message that this reply edits."""
    article: tuple[str, str] = ("", "")
    """The game and topic of an article of the rules, which may have a picture."""
    file: tuple[str, bytes, str] | None = None
    """A file that is attached beside the picture: its name, bytes and description."""
    rest: Rest | None = None
    """Long work to do after this reply was shown, while the table is not locked; it returns the
    next reply.
    """
    keeps: bool = False
    """Whether to leave the picture and controls of the message that this reply edits as they are.
    """
    colour: int | None = None
    """If set, the text is shown as a card of this colour."""
    moved_on: bool = False
    """Whether nothing was done because the table had moved on."""


Progress = Callable[[str], Awaitable[None]]
"""Takes a text about how far the work is, and shows it to the person who waits."""
Rest = Callable[[Progress], Awaitable[Reply]]
"""Long work that returns the next reply; it is called with a function that shows its progress."""


def called(user: discord.abc.User) -> str:
    """The name by which tables call a Discord user: the display name, or the user name if nothing
    of the display name is visible.
    """
    return name_of(engine.one_line(user.display_name) or user.name, str(user.id))


def person_of(interaction: discord.Interaction) -> Person:
    """The person who sent an interaction, with their rights in the place where they sent it."""
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
