"""The legend of a board: it explains only the kinds and signs that can occur at this table."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from renders.family.figures import NO_MARKS, Marks, zones_to_hold
from renders.family.look import FamilyLook
from renders.kit.inline import CardRoom
from renders.kit.kept import Kept
from renders.kit.legend import TYPE, Entry, placed
from renders.kit.palette import Base
from renders.kit.pen import Canvas, Stamp
from renders.kit.words import capital
from renders.zones import signs, tokens, vehicles
from renders.zones.passages import passage

_KEPT = Kept(16)
_OWN, _SPAWN, _STACK = 46, (66, 44), 1.3
"""In pixels: the side of a square sign, the size of a spawn sign, and a unit of a stack."""
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


def legend(look: FamilyLook, occurring: Occurring, room: CardRoom) -> Stamp:
    """The legend, in a room of this size."""
    key = (occurring, room, look.language, look.theme)
    return _KEPT.of(key, lambda: placed(_lines(look, occurring), room, look.theme))


def _lines(look: FamilyLook, occurring: Occurring) -> list[list[Entry]]:
    """Two lines: zombies, then signs."""
    ground = look.over(look.theme.frame)
    kinds = [
        (tokens.stack(one, 1, 0, "XS", _STACK, ground, least=TYPE), look.kind_told(one.kind))
        for one in occurring.kinds
    ]
    zombies: Row = [(tokens.new_tag(2, 1.0, ground, TYPE), "legend-new")]
    if occurring.moved:
        zombies.append((signs.moved(ground), "legend-moved"))
    if occurring.numbered:
        zombies.append((signs.step_number(1, 56, ground), "legend-steps"))
    if occurring.attacked:
        zombies.append((signs.burst("−1", 1.0, ground, TYPE), "legend-attacked"))
    if occurring.fallen:
        zombies.append((signs.grave(None, 46, ground), "legend-fallen"))
    second: Row = [(signs.noise(2, 1.2, ground, TYPE), "legend-noise")] if look.noisy else []
    if occurring.before:
        second = [(signs.start("", 1.1, ground), "legend-start")]
    second += _objectives(occurring, ground)
    second += _spawn_and_exit(occurring, ground)
    if occurring.doors:
        second.append((signs.door("grey", False, 1.2, ground), "legend-door"))
    for sort in occurring.passages:
        boards = "" if sort == "stairs" else "crossed"
        second.append((passage(sort, boards, False, 0.62, ground), f"legend-{sort}"))
    if occurring.locked:
        second.append((_locked(occurring.locked, ground), "legend-locked"))
    if occurring.manholes:
        second.append((signs.manhole(44, ground), "legend-manhole"))
    cars = [
        (vehicles.car(kind, (), True, False, 0.9, ground), look.car_kind(kind))
        for kind in occurring.cars
    ]

    def told(row: Row) -> list[Entry]:
        return [(stamp, look.say(key)) for stamp, key in row]

    own = [
        (look.own_sign(one, _OWN, ground, TYPE), capital(look.own_words(one)))
        for one in occurring.own
    ]
    return [[] if occurring.before else [*kinds, *told(zombies)], [*told(second), *cars, *own]]


def _objectives(occurring: Occurring, ground: Base) -> Row:
    """The signs of all plain colours with one text, then the special ones."""
    plain = [colour for colour in occurring.objectives if colour not in _OBJECTIVES]
    row: Row = []
    if plain:
        canvas = Canvas.plain(len(plain) * (_OWN + 6) - 6, _OWN, ground)
        for number, colour in enumerate(plain):
            canvas.put(signs.objective(colour, _OWN, ground), number * (_OWN + 6), 0)
        row.append((Stamp(canvas.image, None), "legend-objective"))
    special = [colour for colour in occurring.objectives if colour in _OBJECTIVES]
    return row + [(signs.objective(each, _OWN, ground), _OBJECTIVES[each]) for each in special]


def _locked(colours: tuple[str, ...], ground: Base) -> Stamp:
    """Locked doors of all colours side by side."""
    stamps = [signs.door(colour, False, 1.2, ground, locked=True) for colour in colours]
    wide = stamps[0].width + 6
    canvas = Canvas.plain(wide * len(stamps) - 6, stamps[0].height, ground)
    for number, stamp in enumerate(stamps):
        canvas.put(stamp, number * wide, 0)
    return Stamp(canvas.image, None)


def _spawn_and_exit(occurring: Occurring, ground: Base) -> Row:
    """Signs and keys of the zones with a ring."""
    row: Row = []
    if occurring.spawns:
        row.append((signs.spawn(1, *_SPAWN, "", ground, TYPE), "legend-spawn"))
    if occurring.asleep:
        row.append((signs.spawn(2, *_SPAWN, occurring.asleep, ground, TYPE), "legend-asleep"))
    if occurring.way_out:
        row.append((signs.way_out("", 1.1, ground), "legend-exit"))
    if occurring.held:
        row.append((signs.hold(_OWN, ground), "legend-hold"))
    return row
