"""Numbered places: where each is, how it is called, what going there means.

A place is called as it may be typed, so that who reads a list learns how to name others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.spaces.plane import Point, read_point
from engine.trust_me.destinations import Destination, offered
from engine.trust_me.known import known
from engine.trust_me.places import COMPASS, HOME, Words
from renders.trust_me.look import TrustLook
from renders.trust_me.window import far, field_of


@dataclass(frozen=True, slots=True)
class Goal:
    """A numbered place and what going there means."""

    number: int
    at: Point
    name: str
    mm: int
    cost: Sequence[str] = ()
    """`action` or `fatigue`, one for each token."""
    loud: bool = False
    heard: int = 0
    """Groups that hear it."""
    seen: Sequence[str] = ()
    """Groups that will see it, by their numbers."""
    attacked: bool = False
    cover: int = 0

    @property
    def sort(self) -> str:
        return "attacked" if self.attacked else "seen" if self.seen else "unseen"


def goals_for(look: TrustLook, seat: str, places: Sequence[str]) -> list[Goal]:
    """Points as `x,y` in the order of their numbers; judged where all of them can be walked to."""
    points = [point for point in map(read_point, places) if point is not None]
    walks = {one.effect.to: one for one in _walks(look, seat)}
    if points and all(one in walks for one in points):
        return [_judged(look, number, walks[one]) for number, one in enumerate(points, 1)]
    here = look.seated(seat).at
    return [
        Goal(number, one, _called_at(look, one), round(far(here, one)))
        for number, one in enumerate(points, 1)
    ]


def _walks(look: TrustLook, seat: str) -> Sequence[Destination]:
    """Where a survivor may go as far as the view shows."""
    standing = look.stands(look.seated(seat)) and look.view.outcome is None
    return offered(known(look.view), seat) if standing else ()


def _judged(look: TrustLook, number: int, one: Destination) -> Goal:
    found = one.effect
    return Goal(
        number=number,
        at=found.to,
        name=name_of(look, one.words),
        mm=found.mm,
        cost=found.cost,
        loud=found.gait != "sneak",
        heard=len(found.heard_by),
        seen=tuple(look.number(each) for each in found.seen_by),
        attacked=bool(found.attacked_by),
        cover=found.cover,
    )


def name_of(look: TrustLook, words: Words) -> str:
    """As one may type it."""
    side = "-side" if words.what in COMPASS else ""
    of = "-of" if words.of else ""
    return look.say(
        f"plane-goal-{words.form}{side}{of}",
        what=_called(look, words.what),
        cm=look.cm(words.mm),
        of=_called(look, words.of) if words.of else "",
    )


def _called(look: TrustLook, what: str) -> str:
    """A thing, a figure, a direction or a point."""
    if what == HOME:
        return look.say("plane-goal-home")
    if what in COMPASS:
        return look.say("plane-wind", wind="".join(one[0] for one in what.split("-")))
    at = read_point(what)
    if at is not None:
        return field_of(at)
    lying = next((one.at for one in look.view.lying if one.id == what), None)
    if lying is not None:
        return look.say("plane-alt-token", field=field_of(lying))
    if what in look.view.seats:
        return look.name(what)
    kind, _, number = what.rpartition("-")
    key = "plane-alt-group" if kind == "alpha" else f"plane-{kind}"
    return look.say(key, number=number)


def _called_at(look: TrustLook, at: Point) -> str:
    """Whoever stands there, else the field."""
    names = {one.at: look.name(one.seat) for one in look.standing()}
    names |= {one.at: _called(look, one.id) for one in look.view.groups}
    return names.get(at, field_of(at))
