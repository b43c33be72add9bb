"""The dice of an action, and rerolling them. [zombicide #8, #9]"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field, replace

from engine.family import skills
from engine.family.events import DiceRerolled
from engine.family.game import Game, Hits, Reroll, costs_nothing
from engine.family.hits import kills
from engine.family.state import Survivor

FACES = 6
ONCE_A_TURN = "reroll-per-turn"
"""The source of a reroll that a skill gives once in a turn."""


@dataclass(slots=True)
class Roll:
    """The dice that an action rolls at one zone."""

    aimed: Hits
    """The attack that is rolled for, before any hit is counted."""
    good: Container[int]
    """The faces that hit."""
    needed: int
    """The lowest face that hits; 0 if the faces that hit are not the highest ones."""
    exposed: bool
    """True if hits fall on a fellow survivor first."""
    faces: list[int] = field(default_factory=list[int])

    @property
    def zone(self) -> str:
        """The zone that is rolled for."""
        return self.aimed.zone

    @property
    def dice(self) -> int:
        """The number of dice."""
        return self.aimed.dice

    def throw(self, game: Game) -> None:
        """Roll all dice."""
        self.faces = game.dice.roll(self.dice)

    def throw_misses(self, game: Game, most: int) -> None:
        """Roll again up to `most` dice that did not hit, the first ones first."""
        missed = [place for place, face in enumerate(self.faces) if face not in self.good][:most]
        for place, face in zip(missed, game.dice.roll(len(missed)), strict=True):
            self.faces[place] = face

    @property
    def hits(self) -> int:
        """The number of dice that hit."""
        return sum(face in self.good for face in self.faces)

    @property
    def may_improve(self) -> bool:
        """True if a reroll could bring more hits, or spare a survivor a hit."""
        return self.hits < self.dice or (self.exposed and self.hits > 0)

    def better_again(self, game: Game, source: Reroll) -> bool:
        """Return whether a reroll is likely to help.

        A reroll of all dice helps if nothing hits but hits could kill, or if a friend takes more
        hits than the average. A reroll of misses helps if more hits could kill more, unless a
        friend takes the hits.
        """
        if self.exposed and self.hits:
            usual = self.dice * sum(face in self.good for face in range(1, FACES + 1))
            return not source.misses and self.hits * FACES > usual
        if self.hits and not source.misses:
            return False
        most = min(self.dice, self.hits + (source.misses or self.dice))
        fallen, possible = (kills(game, replace(self.aimed, count=n)) for n in (self.hits, most))
        return possible > fallen


def skills_to_reroll(game: Game, survivor: Survivor) -> list[Reroll]:
    """Return the skills that let the dice of any action be rerolled, each once per action."""
    found = [Reroll(one.id) for one in game.skills(survivor) if one.rule == "reroll"][:1]
    if skills.has(game, survivor, ONCE_A_TURN) and ONCE_A_TURN not in survivor.used:
        found.append(Reroll(ONCE_A_TURN, use=_once_a_turn))
    return found


def _once_a_turn(game: Game, survivor: Survivor) -> None:
    survivor.used.append(ONCE_A_TURN)


def advised(game: Game, rolls: Sequence[Roll], sources: Sequence[Reroll]) -> str:
    """Return the first source that is likely to help all rolls, or "keep"; sources that cost
    nothing come first.
    """
    helping = [one for one in sources if all(roll.better_again(game, one) for roll in rolls)]
    helping.sort(key=lambda one: one.use is not costs_nothing)
    return helping[0].id if helping else "keep"


async def maybe_reroll(
    game: Game, survivor: Survivor, rolls: Sequence[Roll], sources: list[Reroll]
) -> None:
    """Let the player reroll with each source once; the new faces stand and used sources are
    removed.

    A reroll is of all dice of the action, hits and other zones included, unless its source rerolls
    only misses. The rulebook lets any roll be rerolled. The player is asked only if a reroll can
    improve the result: a die missed, or a hit fell on a survivor who could be spared. This is a
    house rule, so that nobody has to answer a question whose only sensible answer is no.
    """
    while sources and any(roll.may_improve for roll in rolls):
        choice = await game.choose(
            "reroll",
            list(dict.fromkeys(["keep", *(source.id for source in sources)])),
            about="word",
            subject=survivor.id,
            seats=[survivor.seat],
            default=advised(game, rolls, sources),
        )
        if choice == "keep":
            return
        source = next(one for one in sources if one.id == choice)
        sources.remove(source)
        source.use(game, survivor)
        for roll in rolls:
            if source.misses:
                roll.throw_misses(game, source.misses)
            else:
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
