"""The dice of an action, and rolling them again. [zombicide #8, #9]"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field

from engine.family import skills
from engine.family.events import DiceRerolled
from engine.family.game import Game
from engine.family.state import Survivor

FACES = 6


@dataclass(slots=True)
class Roll:
    """The dice an action throws at one zone."""

    zone: str
    dice: int
    good: Container[int]
    """The faces that hit."""
    needed: int
    """The lowest of them where higher ones are better, else 0."""
    exposed: bool
    """Whether hits fall on a fellow survivor first."""
    faces: list[int] = field(default_factory=list[int])

    def throw(self, game: Game) -> None:
        self.faces = game.dice.roll(self.dice)

    @property
    def hits(self) -> int:
        return sum(face in self.good for face in self.faces)

    @property
    def may_improve(self) -> bool:
        """Whether other faces could hit more often, or spare a survivor a hit."""
        return self.hits < self.dice or (self.exposed and self.hits > 0)


def skills_to_reroll(game: Game, survivor: Survivor) -> list[str]:
    """Skills that let the dice of any action be rolled again; each once an action."""
    found = ["lucky"] if skills.has(game, survivor, "lucky") else []
    if skills.has(game, survivor, "reroll-per-turn") and "reroll-per-turn" not in survivor.used:
        found.append("reroll-per-turn")
    return found


async def maybe_reroll(
    game: Game, survivor: Survivor, rolls: Sequence[Roll], sources: list[str]
) -> None:
    """All dice of the action are rolled again, good ones and those at other zones too, once for
    each source; the new faces stand. Used sources go.

    The rulebook lets any roll be rolled again. It is a choice only while a better one is possible:
    a die missed, or one hit a survivor who need not be. So a roll in which every die hits is asked
    about where a friend takes the hits, and nowhere else: house, since people would wait for an
    answer that can only be no.
    """
    while sources and any(roll.may_improve for roll in rolls):
        choice = await game.choose(
            "reroll", ["keep", *sources], about="word", subject=survivor.id, seats=[survivor.seat]
        )
        if choice == "keep":
            return
        sources.remove(choice)
        if choice == "reroll-per-turn":
            survivor.used.append(choice)
        for roll in rolls:
            roll.throw(game)
            game.tell(
                DiceRerolled(
                    survivor=survivor.id,
                    reason=choice,
                    zone=roll.zone,
                    faces=tuple(roll.faces),
                    needed=roll.needed,
                    hits=roll.hits,
                )
            )
