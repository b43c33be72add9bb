"""Draw the town, play, draw the town: how a test sets up any position of Zombies!!!

    game = town("town-square straight@1", "1E=ann 2D=Z 2E=bo+Z+L", step="walk", moves=3, dice=[4])
    play(game, Walk(to="2D"))
    assert drawn(game) == "2D=ann 2E=bo+Z+L"

Tiles: one line for each row of cells, kinds in words, `@1` to `@3` for quarter turns clockwise,
`.` for an empty cell. The town square is tile 1; the others count from 2 in reading order.
Squares: `Z` a zombie, `L` a life token, `B` a bullet token, anything else the pawn of a seat.
Seats play in the order in which they are drawn, the first one has the turn. What else may be
given: `Given`, all of it by keyword; cards may be named by kind everywhere.

    play(game, by("bo", PlayCard(card="fear", target="ann")))    a step of another seat
    play(game, Fight(), answers=["bullets"])                     answers, in order
    play(game, Fight(), answers=[("bo", "pass"), "life"])        one of a certain seat
    play(game, Fight(), answers=[by("bo", PlayCard(card="zombie-master")), "life"])
    assert refused(game, Walk(to="2F")) == "out-of-reach"
    game = reloaded(game)                                        stored and read again, anywhere
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.content import load_town_content
from engine.core.command import Command
from engine.core.event import Event
from engine.core.refusal import Refusal
from engine.core.table import Table
from engine.core.table import _StoredTable as StoredTable  # pyright: ignore[reportPrivateUsage]
from engine.spaces.squares import LETTERS
from engine.zombies.rulesets import Zombies
from engine.zombies.state import STATE, Effect, Laid, Player, Spell, State
from engine.zombies.view import PlayerView, View

TOWN_SQUARE = "town-square"
TOKENS = {"L": "life", "B": "bullet"}
CONTENT = load_town_content()


@dataclass(frozen=True, slots=True, kw_only=True)
class Given:
    """What a drawing does not show."""

    seats: Sequence[str] = ()
    """In the order of play, if not as drawn."""
    turn: str = ""
    step: str = "roll"
    round: int = 1
    dice: Sequence[int] = ()
    """Faces of the next rolls; shuffles and picks do not use them."""
    seed: str = "seed"
    drawn: str | None = None
    """The tile in hand; makes the step `tile`."""
    layer: str = ""
    stack: Sequence[str] | None = None
    """Tile kinds, the next one first; otherwise all that do not lie, the helipad at the end."""
    lost: Sequence[str] = ()
    closed: bool = False
    life: Mapping[str, int] = field(default_factory=dict[str, int])
    bullets: Mapping[str, int] = field(default_factory=dict[str, int])
    trophies: Mapping[str, int] = field(default_factory=dict[str, int])
    hands: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    items: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    deck: Sequence[str] = ()
    """The cards on top, the next one first."""
    discard: Sequence[str] = ()
    deck_is_all: bool = False
    """The deck holds the given cards only; the others lie in the discard pile."""
    coming: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """Kinds of cards that work on a seat's next turn, played by the seat after it."""
    under: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    fallen: Sequence[str] = ()
    card_played: Sequence[str] = ()
    waives: Sequence[str] = ()
    chainsaw: Sequence[str] = ()
    burning: Mapping[str, int] = field(default_factory=dict[str, int])
    shotgun: Mapping[str, int] = field(default_factory=dict[str, int])
    truce: tuple[str, int] | None = None
    """Seat and how many ends of its turns are left."""
    marbles: tuple[str, int] | None = None
    roll: int = 0
    moves: int = 0
    mover: str = ""
    herd: int = 0
    herded: Sequence[str] = ()
    cards: str = "window"
    windows: Sequence[str] = ("walk", "fight")
    """Windows of this turn that are over; give `()` to be asked."""
    passing: Sequence[str] = ()
    helipad: str = "last"
    goal: str = "centre"
    wins: int = 25


@dataclass(slots=True)
class Course:
    """A table while a test plays on it; `events` is all that was told."""

    table: Table[State, View]
    events: list[Event] = field(default_factory=list[Event])

    @property
    def view(self) -> View:
        return self.table.view()

    def player(self, seat: str) -> PlayerView:
        """What the seat knows of itself."""
        return {one.seat: one for one in self.table.view(seat).players}[seat]


@dataclass(frozen=True, slots=True)
class By:
    """A command of a certain seat."""

    seat: str
    command: Command


Step = Command | By
Answer = str | tuple[str, str] | By


def by(seat: str, command: Command) -> By:
    return By(seat, command)


# ---------------------------------------------------------------- setting up


def town(tiles: str, squares: str = "1E=ann", **given: Any) -> Course:
    """A table on the drawn town. Raises ValueError where the drawing makes none."""
    return Course(_table(_state(tiles, squares, Given(**given)), Given(**given)))


def _table(state: State, given: Given) -> Table[State, View]:
    rules = Zombies()
    kept: dict[str, object] = {
        "format": 1,
        "schema_": rules.schema,
        "ruleset": rules.id,
        "mission": "town",
        "options": {"cards": given.cards, "helipad": given.helipad, "win": given.goal},
        "seats": {seat: [] for seat in state.seats},
        "seed": given.seed,
        "number": 1,
        "outcome": None,
        "open": None,
        "undo": [],
        "state": STATE.dump_python(state, mode="json"),
    }
    table = Table[State, View].restore(rules, json.dumps(kept))
    table.given_dice = list(given.dice)
    return table


def _state(tiles: str, squares: str, given: Given) -> State:
    laid = _tiles(tiles)
    pawns, zombies, tokens = _squares(squares)
    seats = list(given.seats) or list(pawns)
    if sorted(seats) != sorted(pawns):
        raise ValueError(f"seats {seats!r} and pawns {list(pawns)!r} differ")
    turn = given.turn or seats[0]
    state = State(
        seats=seats,
        players={seat: _player(seat, pawns[seat], seats, given) for seat in seats},
        helipad=given.helipad,
        goal=given.goal,
        cards=given.cards,
        trophies=given.wins,
        turn=turn,
        round=given.round,
        step="tile" if given.drawn else given.step,
        stack=_stack(laid, given),
        drawn=given.drawn,
        layer=(given.layer or turn) if given.drawn else "",
        laid=laid,
        lost=list(given.lost),
        closed=given.closed,
        zombies=sorted(zombies, key=lambda one: (int(one[:-1]), one[-1])),
        tokens=tokens,
        roll=given.roll,
        moves=given.moves,
        mover=given.mover or turn,
        herd=given.herd,
        herded=list(given.herded),
        truce=Spell(*given.truce) if given.truce else None,
        marbles=Spell(*given.marbles) if given.marbles else None,
        windows=list(given.windows),
        passing=list(given.passing),
    )
    _deal(state, given)
    _check(state)
    return state


def _player(seat: str, square: str, seats: Sequence[str], given: Given) -> Player:
    other = seats[(list(seats).index(seat) + 1) % len(seats)]
    return Player(
        square=square,
        life=given.life.get(seat, 0 if seat in given.fallen else CONTENT.figures.life),
        bullets=given.bullets.get(seat, 0 if seat in given.fallen else CONTENT.figures.bullets),
        trophies=given.trophies.get(seat, 0),
        fallen=seat in given.fallen,
        card_played=seat in given.card_played,
        coming=[Effect(kind, other) for kind in given.coming.get(seat, ())],
        under=[Effect(kind, other) for kind in given.under.get(seat, ())],
        chainsaw=seat in given.chainsaw,
        burning=given.burning.get(seat),
        shotgun=given.shotgun.get(seat, 0),
        waives=seat in given.waives,
    )


def _tiles(drawing: str) -> list[Laid]:
    """The tiles of a drawing, the town square first and on cell (0, 0)."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    cells = [
        (word, x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."
    ]
    homes = [(x, y) for word, x, y in cells if word == TOWN_SQUARE]
    if len(homes) != 1:
        raise ValueError(f"{drawing!r} has {len(homes)} town squares; one is right")
    (west, north), laid = homes[0], list[Laid]()
    for word, x, y in sorted(cells, key=lambda cell: cell[0] != TOWN_SQUARE):
        kind, _, turn = word.partition("@")
        if kind not in CONTENT.tiles:
            raise ValueError(f"{kind!r} is no tile; {', '.join(CONTENT.tiles)} are")
        laid.append(Laid(kind, x - west, y - north, int(turn or 0)))
    return laid


def _squares(drawing: str) -> tuple[dict[str, str], list[str], dict[str, str]]:
    """Pawns by seat, zombies, tokens by square."""
    pawns, zombies, tokens = dict[str, str](), list[str](), dict[str, str]()
    for word in drawing.split():
        square, _, things = word.partition("=")
        for thing in things.split("+"):
            if thing == "Z":
                zombies.append(square)
            elif thing in TOKENS:
                tokens[square] = TOKENS[thing]
            else:
                pawns[thing] = square
    return pawns, zombies, tokens


def _stack(laid: Sequence[Laid], given: Given) -> list[str]:
    """The next tile last, as the state keeps them."""
    if given.stack is not None:
        return list(reversed(given.stack))
    gone = [*(one.kind for one in laid), *given.lost, *([given.drawn] if given.drawn else [])]
    left = [kind.id for kind in CONTENT.tiles.values() for _ in range(kind.copies)]
    for kind in gone:
        left.remove(kind)
    return sorted(left, key=lambda kind: CONTENT.tiles[kind].role != "end")


def _deal(state: State, given: Given) -> None:
    """Hands and items, then the top of the deck; the rest lies below in the box's order."""
    left = dict(CONTENT.copies)
    for seat, player in state.players.items():
        player.hand = [_take(left, card) for card in given.hands.get(seat, ())]
        player.items = [_take(left, card) for card in given.items.get(seat, ())]
    state.discard = [_take(left, card) for card in given.discard]
    tops = [_take(left, card) for card in given.deck]
    if given.deck_is_all:
        state.discard += left
        left.clear()
    state.deck = [*left, *reversed(tops)]


def _take(left: dict[str, str], wanted: str) -> str:
    found = [card for card, kind in left.items() if wanted in (card, kind)]
    if not found:
        raise ValueError(f"{wanted!r} is no card, or none of it is left in the box")
    del left[found[0]]
    return found[0]


def _check(state: State) -> None:
    """What is drawn lies on squares of the drawn tiles, and the box had so many zombies."""
    known = _names(state)
    named = [*(one.square for one in state.players.values()), *state.zombies, *state.tokens]
    unknown = [square for square in named if square not in known]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is no square of this town")
    held = sum(one.trophies for one in state.players.values())
    if len(state.zombies) + held > CONTENT.figures.zombies:
        raise ValueError(f"{len(state.zombies)} zombies and {held} trophies are too many")


def _names(state: State) -> list[str]:
    return [
        f"{number}{letter}"
        for number, one in enumerate(state.laid, 1)
        for letter, sign in zip(
            LETTERS,
            "".join(CONTENT.tiles[one.kind].plan.turned(one.turn).rows),
            strict=True,
        )
        if sign in "RB"
    ]


# ---------------------------------------------------------------- playing


def play(
    game: Course, *steps: Step, answers: Sequence[Answer] = (), left_open: bool = False
) -> Course:
    """Plays the steps, each question taking the next answer.

    Fails on an answer nobody asked for, and, unless `left_open`, on a question nobody answered.
    """
    left = list(answers)
    for step in steps:
        game.events += _give(game, step)
        while game.table.questions and left:
            game.events += _reply(game, left.pop(0))
        assert left_open or not game.table.questions, f"nobody answered {game.table.questions!r}"
    assert not left, f"nobody asked for {left!r}"
    return game


def reply(game: Course, *answers: Answer) -> Course:
    """Answers or interjections to what is open now; what they leave open stays open."""
    for one in answers:
        game.events += _reply(game, one)
    return game


def _give(game: Course, step: Step) -> list[Event]:
    seat, command = (step.seat, step.command) if isinstance(step, By) else ("", step)
    seat = seat or (*game.table.acting, game.view.turn)[0]
    return game.table.play(seat, _named(game, seat, command)).events


def _reply(game: Course, answer: Answer) -> list[Event]:
    if isinstance(answer, By):
        return _give(game, answer)
    seat, option = answer if isinstance(answer, tuple) else ("", answer)
    question = next((one for one in game.table.questions if not seat or seat in one.seats), None)
    assert question, f"{answer!r} answers nothing"
    fits = [one for one in question.options if option in (one, CONTENT.copies.get(one))]
    assert fits, f"{option!r} is none of {question.options!r} ({question.key})"
    return game.table.answer(seat or question.seats[0], fits[0]).events


def _named(game: Course, seat: str, command: Command) -> Command:
    """A card named by its kind becomes the seat's own one."""
    wanted = getattr(command, "card", None)
    mine = game.player(seat)
    for card in (*mine.hand, *mine.items):
        if wanted == card.kind:
            return command.model_copy(update={"card": card.id})
    return command


def refused(game: Course, step: Step) -> str:
    """The key of the refusal that the step meets; fails where it is accepted."""
    before = game.table.to_json()
    try:
        _give(game, step)
    except Refusal as refusal:
        assert game.table.to_json() == before, "a refused command changed the table"
        return refusal.key
    raise AssertionError(f"{step!r} is accepted")


def allowed(game: Course, seat: str, do: str) -> list[dict[str, Any]]:
    """The legal commands of a seat that are called so, without their `do`."""
    found = [command.model_dump(exclude_none=True) for command in game.table.commands(seat)]
    return [one for one in found if one.pop("do") == do]


def reloaded(game: Course) -> Course:
    """The same table, stored and read again; given dice fall again as they fell."""
    kept = StoredTable.model_validate_json(game.table.to_json())
    table = Table[State, View](Zombies(), kept.mission, kept.seats, kept.seed, kept.options)
    table.given_dice = list(game.table.given_dice)
    table._fill(kept)  # pyright: ignore[reportPrivateUsage]
    return Course(table, list(game.events))


# ---------------------------------------------------------------- reading back


def drawn(game: Course) -> str:
    """Everything that stands or lies on a square, square by square."""
    state = state_in(game)
    signs = {kind: sign for sign, kind in TOKENS.items()}
    words: list[str] = []
    for name in _names(state):
        here = [seat for seat in state.seats if state.players[seat].square == name]
        here += ["Z"] if name in state.zombies else []
        here += [signs[state.tokens[name]]] if name in state.tokens else []
        words += [f"{name}={'+'.join(here)}"] if here else []
    return " ".join(words)


def tiles_drawn(game: Course) -> str:
    """The tiles as they lie, one line for each row of cells."""
    laid = state_in(game).laid
    at = {(one.x, one.y): f"{one.kind}@{one.turn}" if one.turn else one.kind for one in laid}
    west, east = min(x for x, _ in at), max(x for x, _ in at)
    north, south = min(y for _, y in at), max(y for _, y in at)
    return "\n".join(
        " ".join(at.get((x, y), ".") for x in range(west, east + 1))
        for y in range(north, south + 1)
    )


def events(game: Course, name: str) -> list[Any]:
    """All events of that class told so far."""
    return [event for event in game.events if type(event).__name__ == name]


def held(game: Course, seat: str) -> list[str]:
    """The kinds of the cards in a seat's hand."""
    return [card.kind for card in game.player(seat).hand]


def state_in(game: Course) -> State:
    """The state itself, to read what no view shows and to set what no drawing says."""
    return game.table._state  # pyright: ignore[reportPrivateUsage]
