"""The lines under the cards that explain the signs: only kinds and tokens that can occur."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.content import Content
from engine.family.view import View
from renders.family.figures import NO_MARKS, Marks, zones_to_hold
from renders.family.kinds import miniature
from renders.kit.palette import Base, Theme
from renders.kit.pen import Canvas, Stamp
from renders.kit.say import WORDS
from renders.kit.text import width_of
from renders.zones import signs, tokens, vehicles
from renders.zones.geometry import MARGIN

_LINE = 54
_SIDE_LINE = 49
_COLUMN = 54
"""Room for the signs of the side legend, so that words begin below one another."""
_OBJECTIVES = {"medkit": "legend-medkit", "hidden": "legend-hidden"}
Row = list[tuple[Stamp, str]]


class Occurring(NamedTuple):
    """What the legend has to explain."""

    kinds: tuple[tokens.Miniature, ...]
    objectives: tuple[str, ...]
    """Their colours, each once."""
    spawns: bool
    asleep: str
    """The colour that a spawn zone waits for; empty where all are awake."""
    way_out: bool
    held: bool
    """There is a zone to hold."""
    doors: bool
    locked: tuple[str, ...]
    """Colours of locked doors, each once."""
    manholes: bool
    cars: tuple[str, ...]
    """Their kinds, each once."""
    moved: bool
    """Arrows show who moved since the last picture."""
    numbered: bool
    """The steps of the zombies' turn have numbers."""
    attacked: bool
    """Bursts show what attacks cost."""
    fallen: bool
    """A headstone stands where somebody fell."""
    before: bool
    """The map is shown before play: a start, and neither zombies nor noise."""


def occurring_in(view: View, content: Content, marks: Marks = NO_MARKS) -> Occurring:
    """What can be seen at this table; a kind of a single figure once it is there."""
    seen = {group.kind for group in view.groups if group.count}
    kinds = [one for one in content.zombies.values() if one.figures > 1 or one.id in seen]
    return Occurring(
        tuple(miniature(content, one.id) for one in kinds),
        tuple(dict.fromkeys(objective.colour for objective in view.objectives)),
        bool(view.spawns),
        next((spawn.colour for spawn in view.spawns if not spawn.active), ""),
        view.exit_zone is not None,
        bool(zones_to_hold(view, content)),
        bool(view.board.doors),
        tuple(
            dict.fromkeys(
                door.colour for door in view.board.doors.values() if door.id in view.locked_doors
            )
        ),
        any(zone.manholes for zone in view.board.zones.values()),
        tuple(dict.fromkeys(car.kind for car in view.cars)),
        bool(marks.arrows),
        bool(marks.tags),
        any(tag.wish.sort == "attack" for tag in marks.tags),
        bool(marks.fallen),
        before=not view.survivors,
    )


@lru_cache(maxsize=16)
def legend(occurring: Occurring, width: int, language: str, theme: Theme) -> Stamp:
    """The finished lines, each spread over the width."""
    rows = [
        row
        for line in _lines(occurring, language, theme.over(theme.frame))
        for row in _broken(line, width)
    ]
    canvas = Canvas.plain(width, _LINE * len(rows) + 18, theme.over(theme.frame))
    for number, row in enumerate(rows):
        _put_row(canvas, row, 30 + number * _LINE)
    return Stamp(canvas.image, None)


@lru_cache(maxsize=16)
def side_legend(occurring: Occurring, width: int, language: str, theme: Theme) -> Stamp:
    """The same as a column: short entries two in a row, long ones in a row of their own."""
    first, second = _lines(occurring, language, theme.over(theme.frame))
    half = width / 2 - 8
    rows = [*_paired(first, half), *_paired(second, half)]
    canvas = Canvas.plain(width, _SIDE_LINE * len(rows) + 14, theme.over(theme.frame))
    for number, row in enumerate(rows):
        for place, (stamp, words) in enumerate(row):
            middle, left = 26 + number * _SIDE_LINE, place * (half + 16)
            canvas.put(stamp, left, middle - stamp.height / 2)
            x = left + max(stamp.width, _COLUMN) + 10
            canvas.text(x, middle, words, theme.text, theme.frame)
    return Stamp(canvas.image, None)


def _paired(line: Row, half: float) -> list[Row]:
    """Rows in the line's order, each short entry beside the next short one."""
    rows: list[Row] = []
    waiting: Row | None = None
    for entry in line:
        short = max(entry[0].width, _COLUMN) + 10 + width_of(entry[1], "Semibold", 20) <= half
        if short and waiting is not None:
            waiting.append(entry)
            waiting = None
        else:
            rows.append([entry])
            waiting = rows[-1] if short else waiting
    return rows


def _lines(occurring: Occurring, language: str, ground: Base) -> list[Row]:
    """Two lines: zombies, then signs."""
    zombies = [
        (tokens.stack(one, 1, 0, "S", 1.0, ground), f"legend-{one.kind}") for one in occurring.kinds
    ]
    zombies.append((tokens.new_tag(2, 1.0, ground), "legend-new"))
    if occurring.moved:
        zombies.append((signs.moved(ground), "legend-moved"))
    if occurring.numbered:
        zombies.append((signs.step_number(1, 34, ground), "legend-steps"))
    if occurring.attacked:
        zombies.append((signs.burst("−1", 0.75, ground), "legend-attacked"))
    if occurring.fallen:
        zombies.append((signs.grave(None, 36, ground), "legend-fallen"))
    first = [] if occurring.before else zombies
    second: Row = [(signs.noise(2, 1.0, ground), "legend-noise")]
    if occurring.before:
        second = [(signs.start("", 0.9, ground), "legend-start")]
    second += _objectives(occurring, ground)
    second += _spawn_and_exit(occurring, ground)
    if occurring.doors:
        second.append((signs.door("grey", False, 0.92, ground), "legend-door"))
    if occurring.locked:
        second.append((_locked(occurring.locked, ground), "legend-locked"))
    if occurring.manholes:
        second.append((signs.manhole(34, ground), "legend-manhole"))
    second += [
        (vehicles.car(kind, (), True, False, 0.9, ground), f"legend-car-{kind}")
        for kind in occurring.cars
    ]
    return [[(stamp, WORDS.say(language, key)) for stamp, key in line] for line in (first, second)]


def _objectives(occurring: Occurring, ground: Base) -> Row:
    """The signs of all colours before one word, then the special ones."""
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


def _wide(stamp: Stamp, words: str) -> float:
    return stamp.width + 10 + width_of(words, "Semibold", 20)


def _broken(line: Row, width: int) -> list[Row]:
    """The line as few rows as it needs, each about as long as the others."""
    for count in range(1, len(line) + 1):
        long = -(-len(line) // count)
        rows = [line[start : start + long] for start in range(0, len(line), long)]
        if all(sum(_wide(*each) + 20 for each in row) <= width - 2 * MARGIN for row in rows):
            return rows
    return [[each] for each in line]


def _put_row(canvas: Canvas, row: Row, middle: float) -> None:
    space = canvas.image.width - 2 * MARGIN - 12 - sum(_wide(*each) for each in row)
    gap = min(space / max(1, len(row) - 1), 180)
    x = MARGIN + 6.0
    for stamp, words in row:
        high = middle - stamp.height / 2 - (3 if stamp.height > 42 else 0)
        canvas.put(stamp, x, high)
        canvas.text(x + stamp.width + 10, middle, words, canvas.theme.text, canvas.theme.frame)
        x += _wide(stamp, words) + gap
