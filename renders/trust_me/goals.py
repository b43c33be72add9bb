"""Numbered places: where each is, how it is called, what going there means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.spaces.plane import Point, read_point
from renders.trust_me.look import TrustLook
from renders.trust_me.window import far, field_of


@dataclass(frozen=True, slots=True)
class Goal:
    """A numbered place and what going there means."""

    number: int
    at: Point
    name: str
    """As one may type it, so that who reads a list learns how to name others."""
    mm: int
    cost: Sequence[str] = ()
    """`action` or `fatigue`, one for each token; nothing where nobody walks there."""
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


def goals_at(look: TrustLook, seat: str, places: Sequence[str]) -> list[Goal]:
    """Points as `x,y` in the order of their numbers, called by who stands there or the field."""
    here = look.seated(seat).at
    names = {one.at: look.name(one.seat) for one in look.standing()}
    names[here] = look.say("plane-stay")
    names |= {
        one.at: look.say("plane-alt-group", number=look.number(one.id)) for one in look.view.groups
    }
    points = [point for point in map(read_point, places) if point is not None]
    return [
        Goal(number, one, names.get(one, field_of(one)), round(far(here, one)))
        for number, one in enumerate(points, 1)
    ]
