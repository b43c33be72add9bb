"""Numbered places to choose from: where each is, its name, its cost, and who notices a walk
there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.spaces.plane import Point, read_point
from renders.trust_me.look import TrustLook
from renders.trust_me.window import far, field_of


@dataclass(frozen=True, slots=True)
class Goal:
    """One numbered place, `mm` millimetres from the survivor, and the effect of a walk there."""

    number: int
    at: Point
    name: str
    """The name in a form that a player may type, so that lists teach how to name places."""
    mm: int
    cost: Sequence[str] = ()
    """One entry for each token that the walk costs, `action` or `fatigue`; empty for no walk."""
    loud: bool = False
    heard: int = 0
    """How many groups hear the walk."""
    seen: Sequence[str] = ()
    """The numbers of the groups that will see the survivor there."""
    attacked: bool = False
    cover: int = 0

    @property
    def sort(self) -> str:
        """The word that chooses the colour of the place's disc: `attacked`, `seen` or `unseen`."""
        return "attacked" if self.attacked else "seen" if self.seen else "unseen"


def goals_at(look: TrustLook, seat: str, places: Sequence[str]) -> list[Goal]:
    """Goals for points written as `x,y`, numbered in order; texts of another form are left out.

    Each is named by the figure that stands there, or by the field. Raises KeyError for an unknown
    seat.
    """
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
