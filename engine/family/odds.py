"""Exact odds of an attack that somebody is thinking about. [zombicide #8]

Re-rolls, masks and toughness are left out: they are decisions still to be made.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from engine.core.refusal import Refusal
from engine.family import combat
from engine.family.cards import wounds_of
from engine.family.combat import Aim
from engine.family.commands import Attack
from engine.family.game import Game
from engine.family.rolls import FACES
from engine.family.state import Survivor

LATER = ("too-few-actions", "must-reload")
"""Refusals that time mends: such an attack can be thought about all the same."""

Fallen = tuple[tuple[str, int], ...]
"""Kinds and how many of each, in the order in which hits strike them."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What may come of a roll at one zone. `chances[n]` is the chance of exactly n hits; `kills[n]`
    how many zombies fall then at best, `friendly[n]` how many of the hits survivors take first."""

    zone: str
    dice: int
    needed: int
    """The lowest face that hits; 0 where nobody rolls."""
    damage: int
    chances: tuple[Fraction, ...]
    kills: tuple[int, ...]
    friendly: tuple[int, ...]
    fallen: tuple[Fallen, ...]
    """By number of hits the kinds that fall; empty where the players choose among kinds."""
    rerolls: tuple[str, ...]
    """What lets all dice be rolled again: skills, or a kind of ammunition. Not counted in."""

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
        """The same for somebody who rolls again as long as nothing hits."""
        return 1 - (1 - self.some_hit) ** (1 + len(self.rerolls))

    def at_least(self, count: int) -> Fraction:
        """The chance that at least so many zombies fall."""
        pairs = zip(self.chances, self.kills, strict=True)
        return sum((chance for chance, kills in pairs if kills >= count), Fraction(0))

    @property
    def mean_kills(self) -> Fraction:
        """How many zombies fall on average."""
        pairs = zip(self.chances, self.kills, strict=True)
        return sum((chance * kills for chance, kills in pairs), Fraction(0))


def considered(game: Game, survivor: Survivor) -> list[Attack]:
    """The attacks somebody may think about: in reach now, whoever's turn it is, loaded or not."""
    if not survivor.standing:
        return []
    return [one for one in combat.attacks(game, survivor) if not _why_not(game, survivor, one)]


def _why_not(game: Game, survivor: Survivor, command: Attack) -> Refusal | None:
    """Why there is nothing to weigh: what stands in the way of the attack, but for time."""
    if not survivor.standing:
        return Refusal("survivor-eliminated", survivor=survivor.id)
    refusal = combat.why_not_attack(game, survivor, command)
    return None if refusal and refusal.key in LATER else refusal


def odds_of(game: Game, survivor: Survivor, command: Attack) -> tuple[Odds, ...]:
    """The odds at each zone the attack aims at. Raises Refusal where nothing could be hit."""
    refusal = _why_not(game, survivor, command)
    if refusal:
        raise refusal
    return tuple(_odds(game, survivor, aim) for aim in combat.aims_of(game, survivor, command))


def _odds(game: Game, survivor: Survivor, aim: Aim) -> Odds:
    if aim.row.dice == 0:
        everyone = game.zombie_count(aim.zone)
        fallen = _by_rank(game, aim.zone, list(game.zombies_in(aim.zone)), everyone)
        return Odds(aim.zone, 0, 0, 0, (Fraction(1),), (everyone,), (0,), (fallen,), ())
    dice = combat.dice_of(game, survivor, aim.row, aim.weapons)
    needed = combat.needed_for(game, survivor, aim.row)
    ends = [_falls(game, survivor, aim, hits) for hits in range(dice + 1)]
    return Odds(
        zone=aim.zone,
        dice=dice,
        needed=needed,
        damage=combat.damage_of(game, survivor, aim.row),
        chances=hit_chances(dice, needed),
        kills=tuple(one.kills for one in ends),
        friendly=tuple(one.friendly for one in ends),
        fallen=tuple(one.fallen for one in ends),
        rerolls=tuple(combat.rerolls_of(game, survivor, aim.card, aim.row)),
    )


def hit_chances(dice: int, needed: int) -> tuple[Fraction, ...]:
    """The chance of each number of hits, from none to all dice."""
    hit = Fraction(FACES + 1 - needed, FACES)
    return tuple(
        comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1)
    )


@dataclass(frozen=True, slots=True)
class _End:
    """What comes of a number of hits."""

    kills: int
    friendly: int
    fallen: Fallen


def _falls(game: Game, survivor: Survivor, aim: Aim, hits: int) -> _End:
    """How many zombies fall to so many hits, and how many hits survivors take before."""
    damage = combat.damage_of(game, survivor, aim.row)
    there = game.zombies_in(aim.zone)
    if combat.picks_targets(game, survivor, aim):
        weak = [kind for kind in there if damage >= game.content.zombies[kind].toughness]
        kills = min(hits, sum(there[kind] for kind in weak))
        return _End(kills, 0, _by_choice(game, aim.zone, weak, kills))
    friendly = min(hits, _hits_to_fell(game, survivor, aim.zone, damage))
    weak = _in_line(game, aim.zone, damage)
    kills = min(hits - friendly, sum(there[kind] for kind in weak))
    return _End(kills, friendly, _by_rank(game, aim.zone, weak, kills))


def _by_choice(game: Game, zone: str, kinds: list[str], kills: int) -> Fallen:
    """Where targets are chosen, the kinds are known only if there is one, or if all fall."""
    there = game.zombies_in(zone)
    known = len(kinds) == 1 or kills == sum(there[kind] for kind in kinds)
    return tuple((kind, min(kills, there[kind])) for kind in kinds if kills) if known else ()


def _hits_to_fell(game: Game, shooter: Survivor, zone: str, damage: int) -> int:
    """How many hits the other survivors of the zone take before a zombie is hit."""
    most = game.content.figures.wounds
    others = [one for one in game.survivors_in(zone) if one.id != shooter.id]
    return sum(-(-(most - wounds_of(game, one)) // damage) for one in others) if damage else 0


def _in_line(game: Game, zone: str, damage: int) -> list[str]:
    """The kinds that hits can fell, in their order; what is too tough stops all further hits."""
    there, kinds = game.zombies_in(zone), game.content.zombies
    found: list[str] = []
    for priority in sorted({kinds[kind].priority for kind in there}):
        rank = [kind for kind in there if kinds[kind].priority == priority]
        found += [kind for kind in rank if damage >= kinds[kind].toughness]
        if any(damage < kinds[kind].toughness for kind in rank):
            break
    return found


def _by_rank(game: Game, zone: str, kinds: list[str], kills: int) -> Fallen:
    """Who falls to so many deadly hits; empty where players choose within a rank."""
    there, found, left = game.zombies_in(zone), list[tuple[str, int]](), kills
    for rank in sorted({_rank(game, kind) for kind in kinds}):
        alike = [kind for kind in kinds if _rank(game, kind) == rank]
        total = sum(there[kind] for kind in alike)
        if 0 < left < total and len(alike) > 1:
            return ()
        found += [(kind, min(left, there[kind])) for kind in alike if left]
        left -= min(left, total)
    return tuple(found)


def _rank(game: Game, kind: str) -> int:
    return game.content.zombies[kind].priority
