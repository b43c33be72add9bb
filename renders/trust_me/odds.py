"""What a shot would do, before anything is rolled: both sums, and how likely each end is.

Rerolls are not counted: whether one is used is up to whoever rolls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from engine.spaces.plane import crosses
from engine.trust_me import combat
from engine.trust_me.combat import Strike
from engine.trust_me.game import CAR, TENT, Game
from engine.trust_me.known import known
from renders.trust_me.look import TrustLook
from renders.trust_me.window import far

Sums = Counter[int]
"""How many ways there are to each sum."""


@dataclass(frozen=True, slots=True)
class Share:
    """One part of a sum: a die, or a number; what it comes from."""

    words: str
    die: str = ""
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot as it stands now."""

    attack: Sequence[Share]
    defence: Sequence[Share]
    ends: Sequence[tuple[str, int]]
    """What may come of it, and percent; they come to 100."""
    mm: int
    limit: int
    """The highest green roll that empties the gun..."""
    worn: int
    """... and percent of it."""


def shot_of(look: TrustLook, seat: str, hand: str, target: str) -> Shot:
    """As far as the view shows. KeyError where nothing is in that hand."""
    game = known(look.view)
    token = game.player(seat).held[hand]
    strike = Strike(seat, hand, token, target)
    attack = list(_attack(look, game, strike))
    zombies = target in game.state.groups
    defence = [] if zombies else list(_defence(look, game, strike))
    ends = _zombies(look, attack, strike) if zombies else _wounds(look, attack, defence, target)
    kind, green = game.kind(token), game.numbers.dice["green"]
    bonus = game.is_free(seat, "green")
    worn = max(0, min(kind.limit - bonus, green))
    gap = gap_of(look, game, strike)
    return Shot(attack, defence, ends, gap, kind.limit, round(100 * worn / green))


def gap_of(look: TrustLook, game: Game, strike: Strike) -> int:
    """Millimetres between both bases."""
    here, there = game.player(strike.seat).at, game.place_of(strike.target)
    return max(0, round(far(here, there)) - look.content.numbers.base)


def _attack(look: TrustLook, game: Game, strike: Strike) -> list[Share]:
    kind, passport, say = game.kind(strike.token), game.passport(strike.seat), look.say
    found = [Share(look.token(kind.id), die=str(kind.die))]
    if game.is_free(strike.seat, "ranged"):
        found.append(Share(say("plane-shot-cell"), die="yellow"))
    found.append(Share(say("plane-shot-passport", name=look.name(strike.seat)),
                       bonus=passport.ranged))  # fmt: skip
    found.append(Share(say("plane-shot-pair"), bonus=combat.pair_bonus(game, strike.seat, kind)))
    if kind.hands == 2 and not game.player(strike.seat).both:
        found.append(Share(say("plane-shot-one-hand"), bonus=game.numbers.one_handed))
    lost = combat.loss_by_distance(game, strike)
    cm = look.cm(gap_of(look, game, strike))
    found.append(Share(say("plane-shot-distance", cm=cm), bonus=-lost))
    found += _between(look, game, strike)
    return [one for one in found if one.die or one.bonus]


def _between(look: TrustLook, game: Game, strike: Strike) -> list[Share]:
    """What stands in the way."""
    here, there = game.player(strike.seat).at, game.place_of(strike.target)
    whole = combat.loss_by_cover(game, here, there)
    if not whole:
        return []
    names = [name for name, one in game.pieces(CAR, TENT) if crosses(here, there, one)]
    things = ", ".join(look.piece(look.thing(one)) for one in names)
    return [Share(look.say("plane-shot-between", things=things), bonus=-whole)]


def _defence(look: TrustLook, game: Game, strike: Strike) -> list[Share]:
    free = game.is_free(strike.target, "survival")
    words = look.say("plane-shot-survival", free=free)
    found = [Share(words, die="blue") for _ in range(free)]
    passport = game.passport(strike.target)
    name = look.name(strike.target)
    found.append(Share(look.say("plane-shot-passport", name=name), bonus=passport.survival))
    cover = combat.cover_at(game, game.place_of(strike.target), game.player(strike.seat).at)
    found.append(Share(look.say("plane-shot-barricade"), bonus=cover))
    return [one for one in found if one.die or one.bonus]


# ------------------------------------------------------------ how likely


def sums_of(look: TrustLook, shares: Sequence[Share]) -> Sums:
    """All dice together, and what is added."""
    found = Counter({sum(one.bonus for one in shares): 1})
    for one in shares:
        if one.die:
            found = _with_die(found, look.content.numbers.dice[one.die])
    return found


def _with_die(sums: Sums, sides: int) -> Sums:
    found: Sums = Counter()
    for total, ways in sums.items():
        for face in range(1, sides + 1):
            found[total + face] += ways
    return found


def _zombies(look: TrustLook, attack: Sequence[Share], strike: Strike) -> list[tuple[str, int]]:
    """One for each full four, as many as there are."""
    group = next(one for one in look.view.groups if one.id == strike.target)
    found: Counter[int] = Counter()
    for total, ways in sums_of(look, attack).items():
        killed = max(total, 0) // look.content.numbers.per_kill
        found[min(killed, group.neutrals + 1)] += ways
    return _percent(
        [(look.say("plane-end-zombies", count=one), found[one]) for one in sorted(found)]
    )


def _wounds(
    look: TrustLook, attack: Sequence[Share], defence: Sequence[Share], target: str
) -> list[tuple[str, int]]:
    """By the wound table; what is one too many kills."""
    numbers, borne = look.content.numbers, look.seated(target).wounds
    found: Counter[str] = Counter()
    guarded = sums_of(look, defence)
    for total, ways in sums_of(look, attack).items():
        for against, others in guarded.items():
            rows = [one for one in numbers.wound_table if one.from_ <= total - against]
            end = "none"
            if rows:
                kills = borne + rows[-1].wounds > numbers.wounds
                end = (
                    "choice"
                    if rows[-1].choice
                    else "dead"
                    if kills
                    else f"wounds-{rows[-1].wounds}"
                )
            found[end] += ways * others
    order = [one for one in ("none", "choice", "wounds-1", "wounds-2", "dead") if found[one]]
    return _percent([(look.say("plane-end", end=one), found[one]) for one in order])


def _percent(ways: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """Rounded so that they come to 100: what loses most by rounding down gains one."""
    whole = sum(count for _, count in ways)
    exact = [Fraction(100 * count, whole) for _, count in ways]
    found = [int(one) for one in exact]
    behind = sorted(range(len(ways)), key=lambda at: found[at] - exact[at])
    for at in behind[: 100 - sum(found)]:
        found[at] += 1
    return [(words, found[at]) for at, (words, _) in enumerate(ways)]
