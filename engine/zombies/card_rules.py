"""What the rules of an event card consist of: its effect, its refusals, its questions."""

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
    """One card while it is played: who plays it, against whom, and which of its effects is used."""

    seat: str
    card: EventCard
    target: str = ""
    use: str = ""


def nothing_against(game: Game, play: Play) -> Refusal | None:
    """Never refuses: the check of cards that can always be played."""
    return None


@dataclass(frozen=True, slots=True)
class CardRule:
    """The rules that cards with one effect share; `uses` names the two ways of a card that
    has two.
    """

    carry_out: Callable[[Game, Play], Awaitable[None]]
    why_not: Callable[[Game, Play], Refusal | None] = nothing_against
    uses: tuple[Use, ...] = ()


async def ask(
    game: Game, play: Play, key: str, options: Callable[[], Sequence[str]], *, about: str
) -> str | None:
    """Ask the card's player the question `key`; returns None if there is nothing to choose.

    `options` is called again whenever other cards have changed the board; `about` says what the
    options are, such as `square` or `tile`.
    """

    def open_options() -> Sequence[str]:
        return options() or (NONE,)

    chosen = await game.choose(
        key, open_options, about=about, subject=play.card.id, seats=[play.seat]
    )
    return None if chosen == NONE else chosen
