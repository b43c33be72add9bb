"""What a shot would do, in words: the parts of attack and defence, and the chances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.trust_me import combat, odds
from engine.trust_me.combat import Strike
from engine.trust_me.game import Game
from engine.trust_me.known import known
from renders.trust_me.look import TrustLook
from renders.trust_me.window import far


@dataclass(frozen=True, slots=True)
class Share:
    """One part of a result: a die, or a number, with the words that say where it comes from.

    `short` says it where the words have no room; empty if they always have.
    """

    words: str
    die: str = ""
    bonus: int = 0
    short: str = ""


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot that is not made yet: parts of attack and defence, and chances.

    `mm` is the distance between the two bases.
    """

    attack: Sequence[Share]
    defence: Sequence[Share]
    ends: Sequence[tuple[str, int]]
    """Each possible outcome with its chance in per cent; the chances add up to 100."""
    mm: int
    limit: int
    """The gun is empty after a green roll of at most this number."""
    worn: int
    """The chance in per cent that the gun is empty afterwards."""


def shot_of(look: TrustLook, seat: str, hand: str, target: str) -> Shot:
    """What a shot at `target` with the weapon in `hand` would do, as far as the view shows it.

    Raises KeyError if the hand is empty.
    """
    game = known(look.view)
    strike = odds.strike_of(game, seat, hand, target)
    limit = combat.limit_of(game, seat, strike.token)
    attack, defence = _attack(look, game, strike), list[Share]()
    if target in game.state.groups:
        felled = odds.felled(game, seat, hand, target)
        ends = [(look.say("plane-end-zombies", count=one), felled[one]) for one in felled]
    else:
        defence = _defence(look, game, strike)
        harmed = odds.harmed(game, seat, hand, target)
        ends = [(look.say("plane-end", end=one), harmed[one]) for one in harmed]
    gap = _gap(look, game, strike)
    return Shot(attack, defence, ends, gap, limit, odds.worn(game, seat, hand))


def _gap(look: TrustLook, game: Game, strike: Strike) -> int:
    """Millimetres between the two bases."""
    here, there = game.player(strike.seat).at, game.place_of(strike.target)
    return max(0, round(far(here, there)) - look.content.numbers.base)


def _attack(look: TrustLook, game: Game, strike: Strike) -> list[Share]:
    """Return the parts of the attack roll: its dice, then its bonuses other than 0."""
    kind, say = game.kind(strike.token), look.say
    here, there = game.player(strike.seat).at, game.place_of(strike.target)
    things = combat.between(game, here, there)
    words = {
        "passport": say("plane-shot-passport", name=look.name(strike.seat)),
        "pair": say("plane-shot-pair"),
        "one-hand": say("plane-shot-one-hand"),
        "distance": say("plane-shot-distance", cm=look.cm(_gap(look, game, strike))),
        "between": say(
            "plane-shot-between", things=", ".join(look.piece(look.thing(one)) for one in things)
        ),
    }
    named = (look.token(kind.id), say("plane-shot-cell"))
    dice = zip(named, combat.dice_of(game, strike), strict=False)
    found = [Share(one, die=die) for one, die in dice]
    plus = combat.additions(game, strike).items()
    short = {"between": say("plane-shot-between-many", count=len(things))}
    return found + [
        Share(words[why], bonus=bonus, short=short.get(why, "")) for why, bonus in plus if bonus
    ]


def _defence(look: TrustLook, game: Game, strike: Strike) -> list[Share]:
    free = game.is_free(strike.target, "survival")
    words = look.say("plane-shot-survival", free=free)
    found = [Share(words, die="blue") for _ in range(free)]
    passport = game.passport(strike.target)
    name = look.name(strike.target)
    found.append(Share(look.say("plane-shot-passport", name=name), bonus=passport.survival))
    found.append(Share(look.say("plane-shot-barricade"), bonus=combat.cover_from(game, strike)))
    return [one for one in found if one.die or one.bonus]
