"""What the rest of the bot needs from a game. A game brings it in a package of its own.

Nothing outside such a package names a game, or asks which one it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.kit.chair import Speak
from bot.kit.chapters import Chapters
from bot.kit.lobby import Lobby
from bot.kit.lookback import Lookback
from bot.kit.moves import Moves
from bot.kit.presenter import Presenter
from bot.kit.rows import Errand, Slash


@dataclass(frozen=True, slots=True)
class BotKit:
    """A game as the bot meets it."""

    ruleset: str
    speech: Speak
    """What speaks at a table to somebody of a language; without a table, of the box."""
    lobby: Lobby
    moves: Moves
    presenter: Presenter
    chapters: Chapters
    lookback: Lookback
    help: str
    """The key of what `/help` says about playing it."""
    slash: Sequence[Slash]
    """Its commands as they are typed."""
    errands: Sequence[Errand] = ()
    """Its slash commands that do something else than play."""
    alike: Mapping[str, str] = field(default_factory=dict[str, str])
    """Commands of other games, each with the one that does the same here."""
