"""Exact odds of an attack that a player is considering. [zombicide #8]

Rerolls, masks and toughness are left out, because they are decisions still to be made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from engine.core.refusal import Refusal
from engine.family import combat
from engine.family.commands import Attack
from engine.family.game import Aim, FamilyDeed, Game
from engine.family.hits import rank_falls
from engine.family.rolls import FACES
from engine.family.state import Survivor

LATER = ("too-few-actions", "must-reload")
"""Refusals that do not hold later; the odds of such an attack can still be asked."""

Fallen = tuple[tuple[str, int], ...]
"""Pairs of a zombie kind and how many of it are killed, in the order in which hits strike them."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The possible results of a roll at one zone, by the number of hits.

    `chances[n]` is the chance of exactly n hits, `kills[n]` the most zombies that fall then, and
    `friendly[n]` how many of the hits survivors take first.
    """

    zone: str
    dice: int
    needed: int
    """The lowest face that hits; 0 if nobody rolls."""
    damage: int
    chances: tuple[Fraction, ...]
    kills: tuple[int, ...]
    friendly: tuple[int, ...]
    fallen: tuple[Fallen, ...]
    """For each number of hits, the zombies killed, by kind; empty if the players choose among
    kinds.
    """
    rerolls: tuple[str, ...]
    """Sources that let dice be rerolled: skills, or a kind of ammunition.

    Not included in the odds.
    """
    misses: tuple[int, ...] = ()
    """For each of `rerolls`, how many missed dice it rerolls; 0 means all dice."""

    @property
    def some_kill(self) -> Fraction:
        """The chance that at least one zombie falls."""
        pairs = zip(self.chances, self.kills, strict=True)
        return sum((chance for chance, kills in pairs if kills), Fraction(0))

    @property
    def some_hit(self) -> Fraction:
        """The chance of at least one hit."""
        return sum(self.chances[1:], Fraction(0)) if self.dice else Fraction(1)

    @property
    def some_hit_rerolling(self) -> Fraction:
        """The chance of at least one hit for a player who rerolls as long as nothing hits."""
        again = sum(self.dice if count == 0 else min(count, self.dice) for count in self.misses)
        return 1 - Fraction(self.needed - 1, FACES) ** (self.dice + again)

    def at_least(self, count: int) -> Fraction:
        """Return the chance that at least `count` zombies fall."""
        pairs = zip(self.chances, self.kills, strict=True)
        return sum((chance for chance, kills in pairs if kills >= count), Fraction(0))

    @property
    def mean_kills(self) -> Fraction:
        """The average number of zombies that fall."""
        pairs = zip(self.chances, self.kills, strict=True)
        return sum((chance * kills for chance, kills in pairs), Fraction(0))


def considered(game: Game, survivor: Survivor) -> list[Attack]:
    """Return the attacks whose odds may be asked: in reach, in anybody's turn, loaded or not."""
    if not survivor.standing:
        return []
    listed = (one for one in _deed(game).candidates(game, survivor) if isinstance(one, Attack))
    return [
        one for one in listed if game.zombies_in(one.zone) and not _why_not(game, survivor, one)
    ]


def _deed(game: Game) -> FamilyDeed:
    """Return the attack deed of this game."""
    return next(deed for one, deed in game.booklet.deeds.items() if issubclass(one, Attack))


def _why_not(game: Game, survivor: Survivor, command: Attack) -> Refusal | None:
    """Return why the attack is impossible, ignoring the refusals in `LATER`."""
    if not survivor.standing:
        return Refusal("survivor-eliminated", survivor=survivor.id)
    refusal = _deed(game).why_not(game, survivor, command)
    return None if refusal and refusal.key in LATER else refusal


def odds_of(game: Game, survivor: Survivor, command: Attack) -> tuple[Odds, ...]:
    """Return the odds at each zone the attack aims at. Raises Refusal if nothing could be hit."""
    refusal = _why_not(game, survivor, command)
    if refusal:
        raise refusal
    return tuple(_odds(game, survivor, aim) for aim in combat.aims_of(game, survivor, command))


def _odds(game: Game, survivor: Survivor, aim: Aim) -> Odds:
    if aim.row.dice == 0:
        everyone = game.zombie_count(aim.zone)
        fallen = tuple(game.zombies_in(aim.zone).items())
        return Odds(aim.zone, 0, 0, 0, (Fraction(1),), (everyone,), (0,), (fallen,), ())
    needed, aimed = combat.needed_for(game, survivor, aim), combat.hits_of(game, survivor, aim, 0)
    dice = aimed.dice
    again = game.booklet.rerolls(game, survivor, aim)
    ends = [_falls(game, survivor, aim, hits) for hits in range(dice + 1)]
    return Odds(
        zone=aim.zone,
        dice=dice,
        needed=needed,
        damage=aimed.damage,
        chances=hit_chances(dice, needed),
        kills=tuple(one.kills for one in ends),
        friendly=tuple(one.friendly for one in ends),
        fallen=tuple(one.fallen for one in ends),
        rerolls=tuple(one.id for one in again),
        misses=tuple(one.misses for one in again),
    )


@cache
def hit_chances(dice: int, needed: int) -> tuple[Fraction, ...]:
    """Return the chance of each number of hits, from none to all dice."""
    hit = Fraction(FACES + 1 - needed, FACES)
    return tuple(
        comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)
    )


@dataclass(frozen=True, slots=True)
class _End:
    """The result of a number of hits: zombies killed, hits that survivors take, and the kills by
    kind.
    """

    kills: int
    friendly: int
    fallen: Fallen


def _falls(game: Game, survivor: Survivor, aim: Aim, count: int) -> _End:
    """Return the result of `count` hits on the zone of `aim`."""
    hits = combat.hits_of(game, survivor, aim, count)
    others = [game.survivor(one) for one in hits.others]
    friendly = game.booklet.strays(game, hits) if others else 0
    left, fallen, known = count, list[tuple[str, int]](), True
    for rank in game.booklet.ranks(game, hits):
        if not hits.picked and set(rank) & set(hits.others):
            taken = min(left, _hits_to_fell(game, others, hits.damage))
            left, friendly = left - taken, friendly + taken
        falls, spent, cleared = rank_falls(game, hits, rank, left)
        known = known and (cleared or len(falls) < 2 or not spent)
        fallen += [(kind, number) for kind, number in falls if number]
        left -= spent
        if not cleared:
            break
    kills = sum(number for _, number in fallen)
    return _End(kills, friendly, tuple(fallen) if known else ())


def _hits_to_fell(game: Game, others: Sequence[Survivor], damage: int) -> int:
    """Return how many hits these survivors take until all are eliminated and zombies are hit."""
    left = [game.booklet.health(game, one) - game.booklet.wounds(game, one) for one in others]
    return sum(-(-wounds // damage) for wounds in left)
