"""The legend of a board: it explains only the kinds and signs that can occur at this table."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from renders.family.figures import NO_MARKS, Marks, zones_to_hold
from renders.family.look import FamilyLook
from renders.kit.kept import Kept
from renders.kit.legend import Entry, column, spread
from renders.kit.palette import Base
from renders.kit.pen import Canvas, Stamp
from renders.kit.words import capital
from renders.zones import signs, tokens, vehicles
from renders.zones.passages import passage

_KEPT = Kept(16)
_OWN = 36
_OBJECTIVES = {"medkit": "legend-medkit", "hidden": "legend-hidden", "body": "legend-body"}
Row = list[tuple[Stamp, str]]
"""Signs, each with the key of its words."""


class Occurring(NamedTuple):
    """What the legend must explain."""

    kinds: tuple[tokens.Miniature, ...]
    objectives: tuple[str, ...]
    """The colours of objectives, each once."""
    spawns: bool
    asleep: str
    """The colour that an inactive spawn zone waits for; empty if all are active."""
    way_out: bool
    """True if there is an exit."""
    held: bool
    """True if there is a zone to hold."""
    doors: bool
    passages: tuple[str, ...]
    """Kinds of passages other than doors, each once."""
    locked: tuple[str, ...]
    """Colours of the doors that are locked, each once."""
    manholes: bool
    cars: tuple[str, ...]
    """Kinds of cars, each once."""
    moved: bool
    """True if arrows show moves."""
    numbered: bool
    """True if the steps of the zombies' turn have numbers."""
    attacked: bool
    """True if signs show what attacks cost."""
    fallen: bool
    """True if a gravestone shows where a survivor fell."""
    before: bool
    """True if the map is shown before play, with a start and without zombies and noise."""
    own: tuple[str, ...]
    """Signs that only this game has, each kind once."""


def occurring_in(look: FamilyLook, marks: Marks = NO_MARKS) -> Occurring:
    """What the legend of this picture must explain.

    A kind with a single figure is included only once that figure is on the board.
    """
    view, content, doors = look.view, look.content, look.view.board.doors.values()
    seen = {group.kind for group in view.groups if group.count}
    kinds = [one for one in content.zombies.values() if one.figures > 1 or one.id in seen]
    return Occurring(
        tuple(look.miniature(one.id) for one in kinds),
        tuple(dict.fromkeys(one.colour for one in view.objectives if not one.taken)),
        bool(view.spawns),
        next((spawn.colour for spawn in view.spawns if not spawn.active), ""),
        view.exit_zone is not None,
        bool(zones_to_hold(look)),
        any(door.sort == "door" for door in doors),
        tuple(dict.fromkeys(door.sort for door in doors if door.sort != "door")),
        tuple(dict.fromkeys(door.colour for door in doors if door.id in view.locked_doors)),
        any(zone.manholes for zone in view.board.zones.values()),
        tuple(dict.fromkeys(car.kind for car in view.cars if not car.gone)),
        bool(marks.arrows),
        bool(marks.tags),
        any(tag.wish.sort == "attack" for tag in marks.tags),
        bool(marks.fallen),
        before=not view.survivors,
        own=tuple({look.own_words(one): one for one in chain(*look.own_signs().values())}.values()),
    )


def legend(look: FamilyLook, occurring: Occurring, width: int, side: bool) -> Stamp:
    """The legend below a board, or with `side` in the panel beside a tall one."""
    lie, key = column if side else spread, (occurring, width, look.language, look.theme, side)
    return _KEPT.of(key, lambda: lie(_lines(look, occurring), width, look.theme))


def _lines(look: FamilyLook, occurring: Occurring) -> list[list[Entry]]:
    """Two lines: zombies, then signs."""
    ground = look.over(look.theme.frame)
    kinds = [
        (tokens.stack(one, 1, 0, "S", 1.0, ground), look.kind_told(one.kind))
        for one in occurring.kinds
    ]
    zombies: Row = [(tokens.new_tag(2, 1.0, ground), "legend-new")]
    if occurring.moved:
        zombies.append((signs.moved(ground), "legend-moved"))
    if occurring.numbered:
        zombies.append((signs.step_number(1, 34, ground), "legend-steps"))
    if occurring.attacked:
        zombies.append((signs.burst("−1", 0.75, ground), "legend-attacked"))
    if occurring.fallen:
        zombies.append((signs.grave(None, 36, ground), "legend-fallen"))
    second: Row = [(signs.noise(2, 1.0, ground), "legend-noise")] if look.noisy else []
    if occurring.before:
        second = [(signs.start("", 0.9, ground), "legend-start")]
    second += _objectives(occurring, ground)
    second += _spawn_and_exit(occurring, ground)
    if occurring.doors:
        second.append((signs.door("grey", False, 0.92, ground), "legend-door"))
    for sort in occurring.passages:
        boards = "" if sort == "stairs" else "crossed"
        second.append((passage(sort, boards, False, 0.62, ground), f"legend-{sort}"))
    if occurring.locked:
        second.append((_locked(occurring.locked, ground), "legend-locked"))
    if occurring.manholes:
        second.append((signs.manhole(34, ground), "legend-manhole"))
    cars = [
        (vehicles.car(kind, (), True, False, 0.9, ground), look.car_kind(kind))
        for kind in occurring.cars
    ]

    def told(row: Row) -> list[Entry]:
        return [(stamp, look.say(key)) for stamp, key in row]

    own = [
        (look.own_sign(one, _OWN, ground), capital(look.own_words(one))) for one in occurring.own
    ]
    return [[] if occurring.before else [*kinds, *told(zombies)], [*told(second), *cars, *own]]


def _objectives(occurring: Occurring, ground: Base) -> Row:
    """The signs of all plain colours with one text, then the special ones."""
    plain = [colour for colour in occurring.objectives if colour not in _OBJECTIVES]
    row: Row = []
    if plain:
        canvas = Canvas.plain(len(plain) * 42 - 6, 36, ground)
        for number, colour in enumerate(plain):
            canvas.put(signs.objective(colour, 36, ground), number * 42, 0)
        row.append((Stamp(canvas.image, None), "legend-objective"))
    special = [colour for colour in occurring.objectives if colour in _OBJECTIVES]
    return row + [(signs.objective(each, 36, ground), _OBJECTIVES[each]) for each in special]


def _locked(colours: tuple[str, ...], ground: Base) -> Stamp:
    """Locked doors of all colours side by side."""
    stamps = [signs.door(colour, False, 0.92, ground, locked=True) for colour in colours]
    wide = stamps[0].width + 6
    canvas = Canvas.plain(wide * len(stamps) - 6, stamps[0].height, ground)
    for number, stamp in enumerate(stamps):
        canvas.put(stamp, number * wide, 0)
    return Stamp(canvas.image, None)


def _spawn_and_exit(occurring: Occurring, ground: Base) -> Row:
    """Signs and keys of the zones with a ring."""
    row: Row = []
    if occurring.spawns:
        row.append((signs.spawn(1, 54, 36, "", ground), "legend-spawn"))
    if occurring.asleep:
        row.append((signs.spawn(2, 54, 36, occurring.asleep, ground), "legend-asleep"))
    if occurring.way_out:
        row.append((signs.way_out("", 0.9, ground), "legend-exit"))
    if occurring.held:
        row.append((signs.hold(36, ground), "legend-hold"))
    return row
