"""A player's turn in one picture: the town after it, and a list of what happened, in order.

Zombies that moved have numbers, the same in the town and in the list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from PIL import Image

from engine.core.event import Event
from engine.zombies import events as e
from renders.kit import turn as kit
from renders.kit.alt import fitted
from renders.kit.icons import icon
from renders.kit.inline import MARK
from renders.kit.palette import BONE, INK, PELTS, WHITE, Base
from renders.kit.pen import Canvas, Pen, Point, Stamp, make_stamp
from renders.zombies import figures
from renders.zombies.changes import changes_in
from renders.zombies.inline import LETTERS, pane_on, scene_of
from renders.zombies.inline_cards import small_card
from renders.zombies.layers import is_shown, put_town
from renders.zombies.look import TownLook
from renders.zombies.plan import TownPlan
from renders.zombies.tiles import small_tile

_NUMBER, _SIGN = 46, 44
_HEAD, _SHAFT = 0.16, 0.07
"""The width of an arrow's head and of its line, as shares of a square's side."""
_FROM, _TO = 0.24, 0.68
"""Where an arrow begins and ends, as shares of the distance between two squares' middles."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """A step: a tile was laid, with this number of zombies."""

    kind: str
    zombies: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Walked:
    """A step: the player's pawn walked from `start` to `end`."""

    start: str
    end: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Fought:
    """A step: fights in a row, with zombies beaten, lives lost, and whether the player died."""

    beaten: int = 0
    lost: int = 0
    fell: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A step: this seat played a card or used an item."""

    seat: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """A step: a zombie moved; `number` marks it in the town."""

    number: int
    start: str
    end: str


Step = Laid | Walked | Fought | Played | Moved


def turn_in(events: Sequence[Event]) -> tuple[str, list[Event]]:
    """Return the seat and the events of the last finished turn.

    If no turn is finished, they are those of the turn that has begun. The seat is empty if no event
    names it.
    """
    ends = [at for at, one in enumerate(events) if isinstance(one, e.TurnFinished | e.TownWon)]
    told = list(events[: ends[-1] + 1]) if ends else list(events)
    begins = [at for at, one in enumerate(told) if isinstance(one, e.TurnBegan)]
    told = told[begins[-1] :] if begins else told
    seats = [one.seat for one in told if isinstance(one, e.TurnFinished | e.TurnBegan)]
    return (seats[0] if seats else ""), told


def steps_of(events: Sequence[Event], seat: str) -> list[Step]:
    """The steps of a turn of `seat`, in order; an event that continues a step is part of it."""
    steps: list[Step] = []
    for one in events:
        last = steps[-1] if steps else None
        match one:
            case e.TileLaid():
                steps.append(Laid(kind=one.kind, zombies=one.zombies))
            case e.PawnWalked() if one.path:
                _walk(steps, one)
            case e.ZombieBeaten() | e.LifeLost() | e.PlayerDied() if one.seat == seat:
                fought = last if isinstance(last, Fought) else Fought()
                steps[len(steps) - isinstance(last, Fought) :] = [_more(fought, one)]
            case e.CardPlayed() | e.ItemUsed():
                steps.append(Played(seat=one.seat, card=one.kind))
            case e.ZombieMoved():
                _move(steps, one)
            case _:
                continue
    return steps


def _walk(steps: list[Step], one: e.PawnWalked) -> None:
    """Add a walk to the steps; if it goes on where the last walk ended, it lengthens that step."""
    walks = [at for at, step in enumerate(steps) if isinstance(step, Walked)]
    whole = steps[walks[-1]] if walks else None
    if isinstance(whole, Walked) and whole.end == one.start:
        steps[walks[-1]] = replace(whole, end=one.path[-1])
    else:
        steps.append(Walked(start=one.start or one.path[0], end=one.path[-1]))


def _more(fought: Fought, one: Event) -> Fought:
    if isinstance(one, e.ZombieBeaten):
        return replace(fought, beaten=fought.beaten + 1)
    if isinstance(one, e.LifeLost):
        return replace(fought, lost=fought.lost + 1)
    return replace(fought, fell=True)


def _move(steps: list[Step], one: e.ZombieMoved) -> None:
    """Add a zombie's move to the steps; if the last step moved it too, that step is lengthened."""
    last = steps[-1] if steps else None
    if isinstance(last, Moved) and last.end == one.frm:
        steps[-1] = replace(last, end=one.to)
    else:
        number = sum(isinstance(step, Moved) for step in steps) + 1
        steps.append(Moved(number=number, start=one.frm, end=one.to))


# ---------------------------------------------------------------- the picture


def draw_town_turn(look: TownLook, events: Sequence[Event]) -> Image.Image:
    """Draw the last turn in `events`, as a palette image; `look` must show the view after it."""
    seat, told = turn_in(events)
    view = replace(look.view, turn=seat or look.view.turn, routes=(), fight=None)
    look = look.at(view)
    steps = steps_of(told, view.turn)
    pane = pane_on(view, listed=True)
    plan = pane.plan
    changes = changes_in(told, view)
    moves = [step for step in steps if isinstance(step, Moved)]

    def put(canvas: Canvas) -> None:
        put_town(canvas, plan, look, changes)
        for move in moves:
            _put_move(canvas, plan, look, move)

    scene = scene_of(look, pane, put)
    lines = [_line(look, step) for step in steps]
    shown = kit.fitting(lines, scene)
    more = look.say("phase-more", count=len(lines) - shown) if shown < len(lines) else ""
    turn = kit.Turn(
        scene,
        look.say("town-turn-of", player=look.name_of(view.turn)),
        look.say("town-round", round=_round_of(told) or view.round),
        lines[:shown],
        more if steps else look.say("town-turn-nothing"),
        1,
        lambda room: [small_card(look, look.seated(view.turn), room)],
    )
    return kit.compose(turn, look.theme)


def _round_of(told: Sequence[Event]) -> int:
    return next((one.round for one in told if isinstance(one, e.TurnBegan)), 0)


def _line(look: TownLook, step: Step) -> kit.Line:
    theme, ground = look.theme, look.over(look.theme.frame)
    match step:
        case Laid():
            bare = [small_tile(_SIGN, theme), kit.Words(look.tile(step.kind), theme.text)]
            return kit.Line([*bare, *_zombies(look, step.zombies)])
        case Walked():
            pawn = figures.pawn(look.pawn(look.view.turn), _SIGN + 18, False, ground, MARK)
            return kit.Line([pawn, *_ends(look, step)])
        case Fought():
            return _fight(look, step)
        case Played():
            pawn = figures.pawn(look.pawn(step.seat), _SIGN + 18, False, ground, MARK)
            return kit.Line([pawn, kit.Words(look.card(step.card), theme.accent, "Bold")])
        case Moved():
            return kit.Line([number_of(step.number, _NUMBER, ground), *_ends(look, step)])


def _ends(look: TownLook, step: Walked | Moved) -> list[kit.Piece]:
    """Return the start and the end of a step as name plates, with an arrow between them."""
    ground, squares = look.over(look.theme.frame), look.view.town.squares
    start, end = (
        figures.name_plate(name, squares[name].inside, True, ground, LETTERS)
        for name in (step.start, step.end)
    )
    return [start, kit.Words("→", look.theme.text, "Bold", MARK), end]


def _zombies(look: TownLook, count: int) -> list[kit.Piece]:
    if not count:
        return []
    ground = look.over(look.theme.frame)
    return [figures.zombie(_SIGN, ground), kit.Words(f"+{count}", look.theme.text, "Black")]


def _fight(look: TownLook, step: Fought) -> kit.Line:
    """The line of a fight: zombies beaten, lives lost."""
    theme, ground = look.theme, look.over(look.theme.frame)
    pieces: list[kit.Piece] = []
    if step.beaten:
        beaten = look.say("town-turn-beaten", count=step.beaten)
        pieces += [figures.zombie(_SIGN, ground), kit.Words(beaten, theme.text)]
    if step.lost:
        cost = kit.Words(f"−{step.lost}", theme.hurt, "Black")
        pieces += [cost, icon("heart", 34, ground)]
    if step.fell:
        pieces.append(kit.Words(look.say("town-turn-fell"), theme.hurt, "Bold"))
    return kit.Line(pieces, bool(step.lost or step.fell))


def _put_move(canvas: Canvas, plan: TownPlan, look: TownLook, move: Moved) -> None:
    """Draw an arrow across the border that a zombie crossed, its number where it came from."""
    view, squares = look.view, look.view.town.squares
    if not (is_shown(view, plan, move.start) and is_shown(view, plan, move.end)):
        return
    start, end = (plan.square(squares[name]).middle for name in (move.start, move.end))
    ground = canvas.theme.over(canvas.theme.asphalt)
    points = [_between(start, end, share) for share in (_FROM, _TO)]
    pad = plan.side * 0.3
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    wide, high = max(x for x, _ in points) + pad - left, max(y for _, y in points) + pad - top
    moved = [(x - left, y - top) for x, y in points]
    arrow = make_stamp(wide, high, ground, lambda pen: _draw_arrow(pen, moved, plan.side))
    canvas.put(arrow, left, top)
    canvas.put_middle(number_of(move.number, _NUMBER, ground), *_between(start, end, _FROM))


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _draw_arrow(pen: Pen, way: list[Point], side: float) -> None:
    """Draw a straight arrow in the colour of zombies."""
    (x, y), (tip_x, tip_y) = way
    long = max(1.0, ((tip_x - x) ** 2 + (tip_y - y) ** 2) ** 0.5)
    east, south, head = (tip_x - x) / long, (tip_y - y) / long, side * _HEAD
    neck = tip_x - east * head, tip_y - south * head
    wings = [(neck[0] - south * head * 0.8, neck[1] + east * head * 0.8), (tip_x, tip_y),
             (neck[0] + south * head * 0.8, neck[1] - east * head * 0.8)]  # fmt: skip
    for grow, colour in ((2.8, INK), (1.6, BONE), (0.0, PELTS["moss"].window)):
        pen.line([(x, y), neck], side * _SHAFT + 2 * grow, colour)
        pen.polygon(wings, colour, grow)


def number_of(number: int, side: int, ground: Base) -> Stamp:
    """A disc, `side` pixels wide, with the number of a zombie's move."""

    def draw(pen: Pen) -> None:
        middle = side / 2
        pen.disc(middle, middle, middle, INK)
        pen.disc(middle, middle, middle - 1.8, WHITE)
        pen.text(middle, middle, str(number), INK, "Black", max(MARK, side * 0.62), "middle")

    return make_stamp(side, side, ground, draw)


# ---------------------------------------------------------------- in words


def town_turn_alt_text(look: TownLook, events: Sequence[Event]) -> str:
    """The player and the steps of the last turn, in at most 1,024 characters."""
    seat, told = turn_in(events)
    look = look.at(replace(look.view, turn=seat or look.view.turn))
    title = look.say("town-turn-of", player=look.name_of(look.view.turn))
    head = f"{title}, {look.say('round', round=_round_of(told) or look.view.round)}."
    said = list(_told(look, steps_of(told, look.view.turn)))
    return fitted([[head]], said or [look.say("town-turn-nothing")])


def _told(look: TownLook, steps: Sequence[Step]) -> Iterator[str]:
    for step in steps:
        match step:
            case Laid():
                zombies = look.say("town-count-zombies", count=step.zombies)
                yield look.say("town-turn-laid", tile=look.tile(step.kind), zombies=zombies)
            case Walked():
                yield look.say("town-turn-walked", start=step.start, end=step.end)
            case Fought():
                beaten = look.say("town-turn-beaten", count=step.beaten)
                lost = look.say("town-turn-lost", count=step.lost)
                fell = f" {look.say('town-turn-fell')}." if step.fell else ""
                yield f"{beaten}, {lost}.{fell}"
            case Played():
                values = {"player": look.name_of(step.seat), "card": look.card(step.card)}
                yield look.say("town-turn-played", **values)
            case Moved():
                values = {"number": step.number, "start": step.start, "end": step.end}
                yield look.say("town-turn-moved", **values)
