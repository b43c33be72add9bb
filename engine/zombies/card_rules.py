"""The rules of one event card: its effect, the reasons to refuse it, its questions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from engine.core.refusal import Refusal
from engine.zombies.commands import Use
from engine.zombies.entries import EventCard
from engine.zombies.game import Game

NONE = "none"


@dataclass(frozen=True, slots=True)
class Play:
    """One card while it is played: the seat that plays it, the seat it is played against, and which
    of its effects is used.
    """

    seat: str
    card: EventCard
    target: str = ""
    use: str = ""


def nothing_against(game: Game, play: Play) -> Refusal | None:
    """Never refuse; this is the check of cards that can always be played."""
    return None


@dataclass(frozen=True, slots=True)
class CardRule:
    """The rules that all cards with one effect share; `uses` names the two ways to play a card that
    has two.
    """

    carry_out: Callable[[Game, Play], Awaitable[None]]
    why_not: Callable[[Game, Play], Refusal | None] = nothing_against
    uses: tuple[Use, ...] = ()


async def ask(
    game: Game, play: Play, key: str, options: Callable[[], Sequence[str]], *, about: str
) -> str | None:
    """Ask the seat that plays the card the question `key` and return the answer; None if there is
    nothing to choose.

    `options` is called again whenever other cards have changed the board; `about` says what kind of
    thing the options are, such as `square` or `tile`.
    """

    def open_options() -> Sequence[str]:
        return options() or (NONE,)

    chosen = await game.choose(
        key, open_options, about=about, subject=play.card.id, seats=[play.seat]
    )
    return None if chosen == NONE else chosen
