"""What a game brings so that the bot can play it.

Each game has a package of its own. Nothing outside such a package names a game, or asks which game
it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.kit.chair import Speak
from bot.kit.chapters import Chapters
from bot.kit.feats import Feat
from bot.kit.lobby import Lobby
from bot.kit.lookback import Lookback
from bot.kit.moves import Moves
from bot.kit.presenter import Presenter
from bot.kit.rows import Errand, Slash


@dataclass(frozen=True, slots=True)
class BotKit:
    """Everything that the rest of the bot needs from one game."""

    ruleset: str
    speech: Speak
    """Returns the `Speech` of a table in a language.

    For None instead of a table it returns the speech of the printed game.
    """
    lobby: Lobby
    moves: Moves
    presenter: Presenter
    chapters: Chapters
    lookback: Lookback
    goal_share: Callable[[Any, str], tuple[int, int]]
    """Returns how much of its goals a seat has reached, and how much it needs to win.

    It takes a spectator's view and the seat.
    """
    help: str
    """The key of the text in `/help` about how this game is played."""
    slash: Sequence[Slash]
    """Slash commands that each give one command of the rules, such as `/move`."""
    errands: Sequence[Errand] = ()
    """Slash commands that give no command of the rules: they explain, show or store something."""
    feats: Sequence[Feat] = ()
    """The feats that only this game has."""
    alike: Mapping[str, str] = field(default_factory=dict[str, str])
    """Maps slash commands that only other games have to those that do the same in this game.

    If somebody types one of the former, the refusal names the latter.
    """
