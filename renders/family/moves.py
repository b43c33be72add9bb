"""What happened between two pictures, read from events, and how a picture marks it.

The marks are arrows for moves, tags with the numbers of steps, and graves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.event import Event
from engine.family import events as e
from engine.spaces.zones import Board
from renders.family.figures import Marks, ground_of, newcomers_on, spots_of
from renders.family.look import FamilyLook
from renders.family.steps import (
    Arrival,
    Attack,
    Counts,
    Slip,
    Split,
    Stay,
    Step,
    Walk,
    steps_of,
    turn_in,
    wounds_in,
    zones_of,
)
from renders.kit.palette import Colour
from renders.kit.rects import Rect
from renders.zones.arrows import Arrow, Mover, Way, points_of
from renders.zones.geometry import Geometry
from renders.zones.tags import Wish, place_at_edge, place_tags
from renders.zones.tokens import Miniature
from renders.zones.vehicles import look_of


@dataclass(frozen=True, slots=True)
class Happened:
    """What happened: the ways in order, the steps of the last zombies' turn, survivors who fell."""

    ways: tuple[Way, ...] = ()
    steps: tuple[Step, ...] = ()
    fallen: frozenset[str] = frozenset()
    round: int = 0
    """The round that the zombies' turn ends; 0 if there was no zombies' turn."""


def happened_in(events: Sequence[Event]) -> Happened:
    """What these events mean; the ways of survivors and cars come first.

    Only the steps of the last zombies' turn have numbers.
    """
    begins = [(at, one.round) for at, one in enumerate(events)
              if isinstance(one, e.ZombiesTurnBegan)]  # fmt: skip
    began, number = begins[-1] if begins else (len(events), 0)
    besides = [replace(way, number=0) for way in _zombies(steps_of(events[:began]))]
    steps = steps_of(turn_in(events)) if begins else []
    ways = [*_survivors_and_cars(events), *besides, *_zombies(steps)]
    fallen = (one.survivor for one in events if isinstance(one, e.SurvivorEliminated))
    return Happened(tuple(ways), tuple(steps), frozenset(fallen), number)


def _zombies(steps: Sequence[Step]) -> list[Way]:
    """Return a way for each step in which zombies walk, with the kind of the largest group as
    `who`.
    """
    return [
        Way("group", max(step.counts, key=_size)[0], (step.start, step.end), step.number)
        for step in steps
        if isinstance(step, Walk)
    ]


def _size(group: tuple[str, int]) -> int:
    return group[1]


def _survivors_and_cars(events: Sequence[Event]) -> list[Way]:
    """The ways of survivors and cars; consecutive moves of one mover are one way.

    A passenger is shown with the car.
    """
    found: list[Way] = []
    for one in events:
        if isinstance(one, e.SurvivorMoved):
            _further(found, "survivor", one.survivor, one.start, one.zone)
        elif isinstance(one, e.CarDriven):
            _further(found, "car", one.car, one.start, one.zone)
    return found


def _further(found: list[Way], mover: Mover, who: str, start: str, zone: str) -> None:
    """Add a move to the newest way of the same survivor or car, or begin a new way.

    A new way begins if the newest one did not end in `start`.
    """
    mine = [at for at, way in enumerate(found) if (way.mover, way.who) == (mover, who)]
    if mine and found[mine[-1]].zones[-1] == start:
        way = found[mine[-1]]
        found[mine[-1]] = replace(way, zones=(*way.zones, zone))
    else:
        found.append(Way(mover, who, (start, zone)))


_FEW, _CROWDED = 2, 0.7
"""How many arrows of the same way have full width, and the relative width if there are more."""
_THIN = 0.62
"""The relative width of an arrow that has a tag."""


def marks_of(
    geometry: Geometry,
    look: FamilyLook,
    happened: Happened,
    *,
    strips: bool = False,
    listed: Collection[int] = (),
) -> Marks:
    """The marks for what happened, in a picture of the table afterwards.

    With `strips`, tags also show kinds and counts of zombies. Steps whose numbers are in `listed`
    get a tag at the picture's edge if they lie outside it.
    """
    happened = _still_there(happened, geometry.board)
    bare = Marks(fallen=happened.fallen)
    spots = spots_of(geometry, look, bare)
    ways = [way for way in happened.ways if _is_seen((way.zones[0], way.zones[-1]), geometry)]
    arrows = _arrows(geometry, look, ways, spots)
    told = newcomers_on(geometry, look, bare)
    counted = {zone for zone, count in _came(happened.steps).items() if told.get(zone) == count}
    wishes = [wish for step in happened.steps for wish in _wishes(step, look, strips)]
    # A tag shows the number of newcomers only if no figure shows it.
    wishes = [
        wish._replace(note="") if wish.sort == "new" and wish.zones[0] in counted else wish
        for wish in wishes
    ]
    seen = [wish for wish in wishes if _is_seen(wish.zones, geometry)]
    ground = ground_of(geometry, look, bare)
    tags = place_tags(geometry, seen, arrows, ground)
    numbers = {tag.number for tag in tags}
    unseen = {wish.number: wish for wish in wishes
              if wish.number in listed and wish.number not in numbers}  # fmt: skip
    tags += place_at_edge(geometry, tuple(unseen.values()), tags)
    return Marks(arrows=arrows, tags=tags, fallen=happened.fallen)


def _still_there(happened: Happened, board: Board) -> Happened:
    """What happened, without ways and steps on tiles that were removed since."""
    kept = (tuple(zone for zone in way.zones if zone in board.zones) for way in happened.ways)
    ways = (replace(way, zones=zones) for way, zones in zip(happened.ways, kept, strict=True))
    steps = (step for step in happened.steps if board.zones.keys() >= {*zones_of(step)})
    walked = tuple(way for way in ways if len(way.zones) > 1)
    return replace(happened, ways=walked, steps=tuple(steps))


def _is_seen(zones: Sequence[str], geometry: Geometry) -> bool:
    """True if the picture shows at least one of these zones."""
    return any(zone in geometry.plates for zone in zones)


def _came(steps: Sequence[Step]) -> Counter[str]:
    """How many zombies came to each zone in the whole turn."""
    found = Counter[str]()
    for step in steps:
        for zone, counts in step.came if isinstance(step, Arrival) else ():
            found[zone] += sum(count for _, count in counts)
    return found


def _arrows(
    geometry: Geometry, look: FamilyLook, ways: Sequence[Way], spots: Mapping[tuple[str, str], Rect]
) -> tuple[Arrow, ...]:
    together = Counter((way.zones[0], way.zones[-1]) for way in ways)
    return tuple(
        Arrow(points, _colour(way, look), _width(way, together), way.number)
        for way, points in zip(ways, points_of(geometry, ways, spots), strict=True)
    )


def _width(way: Way, together: Counter[tuple[str, str]]) -> float:
    if way.number:
        return _THIN
    return _CROWDED if together[way.zones[0], way.zones[-1]] > _FEW else 1.0


def _colour(way: Way, look: FamilyLook) -> Colour:
    """The colour of the figure that moved."""
    if way.mover == "group":
        return look.miniature(way.who).pelt.window
    if way.mover == "survivor":
        return look.person(look.survivor(way.who)).paint.fill
    return look_of(next(car.kind for car in look.view.cars if car.id == way.who)).body


def _wishes(step: Step, look: FamilyLook, strips: bool) -> Iterator[Wish]:
    """Yield the tags that a step needs; a spawn card that brings no zombies needs none.

    With `strips`, tags show kinds and counts of zombies.
    """

    def shown(counts: Counts) -> tuple[tuple[Miniature, int], ...]:
        return tuple((look.miniature(kind), count) for kind, count in counts if strips)

    match step:
        case Walk():
            yield Wish("walk", step.number, (step.start, step.end), shown(step.counts))
        case Attack():
            cost = sum(wounds_in(step).values())
            yield Wish("attack", step.number, (step.zone,), note=f"−{cost}" if cost else "0")
        case Stay():
            yield Wish("stay", step.number, (step.zone,), shown(step.counts))
        case Split():
            more = sum(count for _, count in step.added)
            yield Wish("split", step.number, (step.zone,), note=str(more) if more else "")
        case Slip():
            yield Wish("slip", step.number, (step.zone,), shown(step.counts))
        case Arrival():
            for zone, counts in step.came:
                more = sum(count for _, count in counts)
                yield Wish("new", step.number, (zone,), note=str(more))
        case _:
            return
