"""Numbered places: where each is, its name, and what going there means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.spaces.plane import Point, read_point
from renders.trust_me.look import TrustLook
from renders.trust_me.window import far, field_of


@dataclass(frozen=True, slots=True)
class Goal:
    """One numbered place and what going there means."""

    number: int
    at: Point
    name: str
    """The name as a player may type it, so that lists teach how to name places."""
    mm: int
    cost: Sequence[str] = ()
    """`action` or `fatigue`, one entry per token; empty if nobody walks there."""
    loud: bool = False
    heard: int = 0
    """How many groups hear the walk."""
    seen: Sequence[str] = ()
    """The numbers of groups that will see the survivor."""
    attacked: bool = False
    cover: int = 0

    @property
    def sort(self) -> str:
        """`attacked`, `seen` or `unseen`: the colour of the place's disc."""
        return "attacked" if self.attacked else "seen" if self.seen else "unseen"


def goals_at(look: TrustLook, seat: str, places: Sequence[str]) -> list[Goal]:
    """Points written as `x,y`, numbered in order, and named by the figure there or the field."""
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
