"""What the picture of the whole board marks: noises of this round, pursuits, ways and aims."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.event import Event
from engine.spaces.plane import Point
from engine.trust_me.events import NoiseMade, RoundBegan
from engine.trust_me.view import PlayerView
from renders.trust_me.look import TrustLook
from renders.trust_me.plane import Line, Marks, Noise

MOST = 1
"""How many of the noises that attract no group are shown; the latest ones are kept."""


def noises_in(look: TrustLook, events: Sequence[Event]) -> list[Noise]:
    """The noises of the round that are shown, numbered by their order in the round.

    These are all noises to which groups go, and the latest of the others. Of several noises at one
    point, only the latest is shown.
    """
    begun = [place for place, one in enumerate(events) if isinstance(one, RoundBegan)]
    made = [one for one in events[begun[-1] if begun else 0 :] if isinstance(one, NoiseMade)]
    all_ = [Noise(number, one.at, one.din) for number, one in enumerate(made, 1)]
    goals = [one.goal for one in look.view.groups if not one.prey]
    latest: dict[Point, Noise] = {one.at: one for one in all_}
    wanted = [one for one in latest.values() if one.at in goals]
    last = [one for one in latest.values() if one not in wanted][-MOST:]
    return sorted([*wanted, *last])


def aim_of(look: TrustLook, player: PlayerView) -> Point | None:
    """The point where a player's Target marker lies; None if it is not on the board."""
    if player.target:
        return look.seated(player.target).at
    return player.target_at


def lines_on(look: TrustLook) -> list[Line]:
    """Lines from groups to the survivors they pursue or to where they wander, and lines of aim."""
    theme, view = look.theme, look.view
    found = [
        Line(one.at, look.seated(one.prey).at, theme.pursuit, 3)
        if one.prey
        else Line(one.at, one.goal, theme.wander, 2.2, 8)
        for one in view.groups
    ]
    for player in look.standing():
        aim = aim_of(look, player)
        if aim is not None:
            colour = look.person(player.seat).paint.fill
            found.append(Line(player.at, aim, colour, 3, 12, head=True))
    return found


def marks_of(look: TrustLook, events: Sequence[Event] = ()) -> Marks:
    """Everything that the picture of the whole board marks."""
    return Marks(noises=noises_in(look, events), lines=lines_on(look), cones=look.view.groups)
