"""What a picture marks of what happened: arrows, numbers of the zombies' turn, graves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from renders.family.figures import Marks, ground_of, newcomers_on, spots_of
from renders.family.happened import Happened
from renders.family.look import FamilyLook
from renders.family.steps import Arrival, Attack, Counts, Slip, Split, Stay, Step, Walk, wounds_in
from renders.kit.palette import Colour
from renders.kit.rects import Rect
from renders.zones.arrows import Arrow, Way, points_of
from renders.zones.geometry import Geometry
from renders.zones.tags import Wish, place_tags
from renders.zones.tokens import Miniature
from renders.zones.vehicles import look_of

_FEW, _CROWDED = 2, 0.7
"""Arrows of one way that are drawn at full width, and how wide they are where there are more."""
_THIN = 0.62
"""How wide an arrow is that has a tag."""


def marks_of(
    geometry: Geometry, look: FamilyLook, happened: Happened, *, strips: bool = False
) -> Marks:
    """For a picture of the table afterwards. `strips`: tags name kinds and counts too."""
    bare = Marks(fallen=happened.fallen)
    spots = spots_of(geometry, look, bare)
    arrows = _arrows(geometry, look, happened.ways, spots)
    told = newcomers_on(geometry, look, bare)
    counted = {zone for zone, count in _came(happened.steps).items() if told.get(zone) == count}
    wishes = [wish for step in happened.steps for wish in _wishes(step, look, strips)]
    wishes = [_bare(wish) if wish.zones[0] in counted else wish for wish in wishes]
    ground = ground_of(geometry, look, bare)
    tags = place_tags(geometry, wishes, arrows, ground)
    return Marks(arrows=arrows, tags=tags, fallen=happened.fallen)


def _bare(wish: Wish) -> Wish:
    """The number alone of newcomers whose figures tell how many they are."""
    return wish._replace(note="") if wish.sort == "new" else wish


def _came(steps: Sequence[Step]) -> Counter[str]:
    """How many came to each zone in the whole turn."""
    found = Counter[str]()
    for step in steps:
        for zone, counts in step.came if isinstance(step, Arrival) else ():
            found[zone] += sum(count for _, count in counts)
    return found


def _arrows(
    geometry: Geometry,
    look: FamilyLook,
    ways: Sequence[Way],
    spots: Mapping[tuple[str, str], Rect],
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
    """The colour of the figure that went."""
    if way.mover == "group":
        return look.miniature(way.who).pelt.window
    if way.mover == "survivor":
        return look.person(look.survivor(way.who)).paint.fill
    return look_of(next(car.kind for car in look.view.cars if car.id == way.who)).body


def _wishes(step: Step, look: FamilyLook, strips: bool) -> Iterator[Wish]:
    """The tags of a step; none where a card brings nobody."""

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
