"""The picture of the zombies' turn: numbered ways on the board, and why each group went there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial

from PIL import Image

from engine.core.event import Event
from engine.spaces.plane import Point
from engine.trust_me import events as e
from renders.kit.alt import fitted as fitted_alt
from renders.kit.palette import Colour
from renders.kit.pen import Canvas, Pen
from renders.kit.text import fitted, wrapped
from renders.trust_me import signs
from renders.trust_me.board import composed
from renders.trust_me.look import TrustLook
from renders.trust_me.plane import Disc, Line, Marks
from renders.trust_me.strip import LOW, WIDE, framed, put, put_entries
from renders.trust_me.theme import PlaneTheme
from renders.trust_me.window import WHOLE, far, field_of
from renders.trust_me.words import sentence

_TEXT, _LINE, _LEFT = signs.LEAST, 32, 112


@dataclass(slots=True)
class Walk:
    """What one group did in the zombies' turn, or what the invasion card brought.

    `group` is the id of the group; empty for the invasion card.
    """

    group: str
    words: list[str] = field(default_factory=list[str])
    hurts: list[str] = field(default_factory=list[str])
    """Wounds and deaths in words, which are written in a warning colour."""
    start: Point | None = None
    end: Point | None = None
    hunts: bool = False


def turn_in(events: Sequence[Event]) -> list[Event]:
    """The events of the last zombies' turn: from the survivors' last action to the next round."""
    ends = [at for at, one in enumerate(events) if isinstance(one, e.RoundBegan)]
    told = list(events[: ends[-1]] if ends else events)
    begins = [at for at, one in enumerate(told) if isinstance(one, e.ActionDeclared)]
    return told[begins[-1] + 1 :] if begins else told


def walks_of(look: TrustLook, events: Sequence[Event]) -> list[Walk]:
    """The walk of each group in the last zombies' turn, in order.

    It includes all events up to the first one about another group.
    """
    found: list[Walk] = []
    for one in turn_in(events):
        group = _whose(one)
        if group is not None and (not found or found[-1].group != group):
            found.append(Walk(group))
        if found:
            _add(look, found[-1], one)
    return [one for one in found if one.words or one.hurts]


def _whose(event: Event) -> str | None:
    """Return the id of the group that an event is about.

    Return an empty string for the invasion card, and None for an event that continues the walk of
    the event before it.
    """
    match event:
        case e.GroupMoved() | e.GroupAttacked() | e.GroupCame() | e.GroupLeft():
            return event.alpha
        case e.GroupsMerged() | e.BarricadeHeld() | e.BarricadeBroken():
            return event.alpha
        case e.DistantNoiseMoved() | e.NobodyLeftToCome():
            return ""
        case _:
            return None


def _add(look: TrustLook, walk: Walk, event: Event) -> None:
    """Add an event to a walk."""
    match event:
        case e.GroupMoved():
            walk.start, walk.end = walk.start or event.start, event.to
            walk.hunts = event.why in ("prey", "neglected")
            walk.words.append(_way_words(look, event))
        case e.Harmed():
            name = look.name(event.seat)
            walk.hurts.append(look.say("plane-hurt", name=name, harm=event.harm))
        case e.Died():
            walk.hurts.append(look.say("plane-died", name=look.name(event.seat)))
        case e.GroupCame():
            walk.end = event.at
            walk.words += _told(look, event)
        case _:
            walk.words += _told(look, event)


def _way_words(look: TrustLook, event: e.GroupMoved) -> str:
    """Where a group went, how far, and what stopped it or what it climbed."""
    name = look.name(event.prey) if event.prey else ""
    words = look.say(
        "plane-went",
        why=event.why,
        name=name,
        field=field_of(event.goal),
        cm=look.cm(far(event.start, event.to)),
    )
    met = event.against or event.upon
    if not met:
        return words
    key = "plane-stopped" if event.against else "plane-climbed"
    return f"{words}, {look.say(key, thing=_thing(look, met))}"


def _thing(look: TrustLook, name: str) -> str:
    """A piece of scenery in words by its id, even if it is not on the board any more."""
    kind, _, number = name.rpartition("-")
    return look.say(f"plane-{kind}", number=number)


def _told(look: TrustLook, event: Event) -> Iterator[str]:
    say = look.say
    match event:
        case e.GroupAttacked():
            name, of = look.name(event.seat), (event.strength, event.defence)
            yield say("plane-attacked", name=name, attack=of[0], defence=of[1])
        case e.GroupCame():
            count = say("plane-alt-zombies", count=event.neutrals + 1)
            yield say("plane-came", field=field_of(event.at), zombies=count)
        case e.GroupLeft():
            yield say("plane-left-board")
        case e.GroupsMerged():
            yield say("plane-merged", group=look.number(event.gone))
        case e.BarricadeHeld():
            yield say("plane-held", thing=_thing(look, event.piece))
        case e.BarricadeBroken():
            yield say("plane-broke", thing=_thing(look, event.piece))
        case e.DistantNoiseMoved():
            yield say("plane-noise-moved", field=field_of(event.to))
        case e.NobodyLeftToCome():
            yield say("plane-nobody-came")
        case _:
            return


# ------------------------------------------------------------ the picture


def draw_turn(look: TrustLook, events: Sequence[Event]) -> Image.Image:
    """The board after the zombies' turn, with numbered ways and reasons, as a palette image."""
    walks = walks_of(look, events)
    marks = _marks(look, walks)
    return composed(look, WHOLE, marks, partial(_put_walks, look=look, walks=walks))


def _marks(look: TrustLook, walks: Sequence[Walk]) -> Marks:
    """Return an arrow for each walk with its number, and a mark where the group stood before."""
    theme = look.theme
    lines, discs, ghosts = list[Line](), list[Disc](), list[Point]()
    for number, one in enumerate(walks, 1):
        if one.end is None:
            continue
        discs.append(Disc(str(number), _aside(one.start or one.end), "step"))
        if one.start is not None:
            colour = theme.pursuit if one.hunts else theme.wander
            ghosts.append(one.start)
            lines.append(Line(one.start, one.end, colour, 9, head=True))
    return Marks(flags=False, lines=lines, discs=discs, ghosts=ghosts)


def _aside(at: Point) -> Point:
    """Return a point beside a figure at `at`, where a number covers little; it is on the board."""
    return Point(at.x + (34 if at.x < 560 else -34), min(at.y + 22, 580))


def _put_walks(canvas: Canvas, look: TrustLook, walks: Sequence[Walk]) -> None:
    theme = canvas.theme
    title = fitted(look.say("plane-zombie-turn"), "Black", 36, WIDE)
    canvas.text(0, 40, title, theme.text, theme.frame, "Black", 36)
    canvas.text(0, 80, look.say("plane-why"), theme.muted, theme.frame, "Semibold", _TEXT)
    top, low = 104, LOW - 40
    for number, one in enumerate(walks, 1):
        lines = _lines(look, one)
        high = max(62, 18 + _LINE * len(lines))
        if top + high > low:
            words = look.say("plane-more", count=len(walks) - number + 1)
            canvas.text(0, top + 12, words, theme.muted, theme.frame, "Semibold", _TEXT)
            break
        _put_walk(canvas.moved(0, top), look, one, (number, high), lines)
        top += high + 8
    if not walks:
        words = look.say("plane-nothing-happened")
        canvas.text(0, 124, words, theme.text, theme.frame, "Semibold", _TEXT)
    put_entries(canvas, [(_ghost(look.theme), look.say("plane-stood"))], LOW - 20)


def _lines(look: TrustLook, walk: Walk) -> list[tuple[str, Colour]]:
    """The lines of text of a walk, wounds last."""
    theme, room = look.theme, WIDE - _LEFT - 12
    told = " ".join(sentence(one) for one in walk.words)
    found = [(line, theme.text) for line in wrapped(told, "Semibold", _TEXT, room)] if told else []
    for one in walk.hurts:
        found += [(line, theme.hurt) for line in wrapped(sentence(one), "Semibold", _TEXT, room)]
    return found


def _put_walk(
    canvas: Canvas,
    look: TrustLook,
    walk: Walk,
    place: tuple[int, int],
    lines: Sequence[tuple[str, Colour]],
) -> None:
    """Draw one walk; `place` is its number, and the height of its card in pixels."""
    theme, ground, (number, high) = canvas.theme, canvas.theme.panel, place
    canvas.put(framed(high, theme.over(theme.frame), bool(walk.hurts)), 0, 0)
    put(canvas, signs.disc(str(number), "step", look.theme), 8, 30, ground)
    group = next((one for one in look.view.groups if one.id == walk.group), None)
    if walk.group:
        hunts = walk.hunts or bool(group and group.prey)
        put(canvas, signs.alpha(30, hunts, look.theme), 58, 24 if group else 30, ground)
        if group:
            tally = signs.tally(look.number(group.id), group.neutrals + 1, hunts, look.theme)
            put(canvas, tally, 58 + 18 - tally.width / 2, 48, ground)
    else:
        put(canvas, signs.burst("", look.theme, 40), 56, 30, ground)
    for row, (words, colour) in enumerate(lines):
        canvas.text(_LEFT, 24 + _LINE * row, words, colour, theme.panel, "Semibold", _TEXT)


@lru_cache(maxsize=4)
def _ghost(theme: PlaneTheme) -> signs.Sign:
    def draw(pen: Pen) -> None:
        for step in range(0, 360, 40):
            pen.arc(15, 15, 12, (step, step + 20), 2.4, theme.text)

    return signs.made(theme, 30, 30, draw)


def turn_alt(look: TrustLook, events: Sequence[Event]) -> str:
    """The numbered walks in words, in at most 1,024 characters."""
    walks = walks_of(look, events)
    first = sentence(look.say("plane-zombie-turn"))
    if not walks:
        return f"{first} {look.say('plane-nothing-happened')}"
    told = list[str]()
    for number, one in enumerate(walks, 1):
        group = look.say("plane-alt-group", number=look.number(one.group)) if one.group else ""
        said = " ".join(sentence(words) for words in [*one.words, *one.hurts])
        name = f"{number} · {group}" if group else str(number)
        told.append(look.say("plane-alt-out", name=name, state=said))
    return fitted_alt([[first]], told)
