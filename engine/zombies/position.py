"""Describes any Zombies!!! position as text, builds a table from it, and writes it back.

Tiles: one line for each row of cells, kinds as words, `@1` to `@3` for quarter turns clockwise, `.`
for an empty cell. The town square is tile 1; the others count from 2 in reading order.

Squares: in `2D=Z 2E=bo+Z+L`, `Z` is a zombie, `L` a life token, `B` a bullet token, anything else
the pawn of a seat. Seats play in the order in which they are written; the first one has the turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pydantic import Field, StrictBool

from engine.core.scenario import Part, SixSided, Whole, must_know
from engine.core.table import Table
from engine.spaces.squares import LETTERS
from engine.zombies.box import box
from engine.zombies.damage import STEPS, WINDOWS
from engine.zombies.effects import (
    BUILDING_WEAPON,
    COUNTED_WEAPON,
    REPLACES_ROLL,
    STOPS_FIGHTS,
    STOPS_ZOMBIES,
    TURN_WEAPON,
)
from engine.zombies.entries import CardEffect
from engine.zombies.rules import Zombies
from engine.zombies.setup import CARDS, OPTIONS
from engine.zombies.state import Effect, Laid, Player, Spell, State
from engine.zombies.view import View

TownTable = Table[State, View]
TOWN_SQUARE = "town-square"
TOKENS = {"L": "life", "B": "bullet"}
TURNS = ("", "0", "1", "2", "3")


Numbers = Mapping[str, Whole]
Lists = Mapping[str, Sequence[str]]


class Played(Part):
    """A card that works on a seat, and the seat that played it."""

    card: str
    by: str


Effects = Mapping[str, Sequence[str | Played]]


class Given(Part):
    """The fields of a position that the drawing does not show. Cards are named by kind (`fear`) or
    by id (`fear-2`).
    """

    seats: Sequence[str] = ()
    """The order of play, if it is not the order of the drawing."""
    turn: str = ""
    step: str = "roll"
    round: Whole = 1
    dice: Sequence[SixSided] | None = None
    """The faces of all rolls, in order; None means random rolls. Shuffles and random picks do not
    use them.
    """
    seed: str = "seed"
    drawn: str | None = None
    """The kind of the tile to be laid; if it is given, the step is `tile`."""
    layer: str = ""
    stack: Sequence[str] | None = None
    """Tile kinds, the next one first; None means all tiles not on the table, the helipad last."""
    lost: Sequence[str] = ()
    closed: StrictBool = False
    life: Numbers = Field(default={})
    bullets: Numbers = Field(default={})
    trophies: Numbers = Field(default={})
    hands: Lists = Field(default={})
    items: Lists = Field(default={})
    deck: Sequence[str] = ()
    """The cards on top of the deck, the next one first."""
    discard: Sequence[str] | None = None
    """The discard pile, its top card last."""
    deck_is_all: StrictBool = False
    """True if the deck holds only the given cards.

    The others lie in the discard pile or, if `discard` is given too, nowhere.
    """
    coming: Effects = Field(default={})
    """For each seat, the kinds of cards that work on its next turn.

    They were played by the next seat, unless `by` names another. The cards in `under` work on the
    present turn.
    """
    under: Effects = Field(default={})
    fallen: Sequence[str] = ()
    card_played: Sequence[str] = ()
    waives: Sequence[str] = ()
    chainsaw: Sequence[str] = ()
    burning: Numbers = Field(default={})
    shotgun: Numbers = Field(default={})
    truce: tuple[str, Whole] | None = None
    """The seat whose truce is in force, and how many of its turns must end before it is over."""
    marbles: tuple[str, Whole] | None = None
    roll: Whole = 0
    moves: Whole = 0
    mover: str = ""
    herd: Whole = 0
    herded: Sequence[str] = ()
    cards: str = "window"
    tempo: str = "each"
    """With `brisk`, steps without a choice run automatically for all seats that are not in
    `by_hand`.
    """
    by_hand: Sequence[str] = ()
    windows: Sequence[str] = ("walk", "fight")
    """The windows (see `engine/zombies/windows.py`) that are over in this turn; `()` lets players
    be asked.
    """
    passing: Sequence[str] = ()
    helipad: str = "last"
    goal: str = "centre"
    wins: Whole = 25


class Position(Given):
    """A whole position: the drawings of the town, and the fields of `Given`."""

    tiles: str
    squares: str


# ---------------------------------------------------------------- making a table


def drawn_table(tiles: str, squares: str, given: Given) -> TownTable:
    """Build a table on the drawn town. Raises ValueError if the drawing is impossible."""
    return _table(_state(tiles, squares, given), given)


def _table(state: State, given: Given) -> TownTable:
    return TownTable.placed(
        Zombies(),
        "town",
        {seat: [] for seat in state.seats},
        state,
        seed=given.seed,
        options={
            "cards": given.cards,
            "helipad": given.helipad,
            "win": given.goal,
            "tempo": given.tempo,
        },
        dice=given.dice,
    )


def _state(tiles: str, squares: str, given: Given) -> State:
    laid = _tiles(tiles)
    pawns, zombies, tokens = _squares(squares)
    seats = list(given.seats) or list(pawns)
    if sorted(seats) != sorted(pawns):
        raise ValueError(f"seats {seats!r} and pawns {list(pawns)!r} differ")
    _must_be_there(given, seats)
    turn = given.turn or seats[0]
    state = State(
        seats=seats,
        players={seat: _player(seat, pawns[seat], seats, given) for seat in seats},
        helipad=given.helipad,
        goal=given.goal,
        cards=given.cards,
        trophies=given.wins,
        turn=turn,
        tempo=given.tempo,
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
        walk=_walk(given),
        mover=given.mover or turn,
        herd=given.herd,
        herded=list(given.herded),
        truce=_spell(given.truce, STOPS_FIGHTS),
        marbles=_spell(given.marbles, STOPS_ZOMBIES),
        windows=list(given.windows),
        passing=list(given.passing),
    )
    _deal(state, given)
    _check(state)
    return state


def _player(seat: str, square: str, seats: Sequence[str], given: Given) -> Player:
    other = seats[(list(seats).index(seat) + 1) % len(seats)]
    figures, fallen = box().figures, seat in given.fallen
    return Player(
        square=square,
        life=given.life.get(seat, 0 if fallen else figures.life),
        bullets=given.bullets.get(seat, 0 if fallen else figures.bullets),
        trophies=given.trophies.get(seat, 0),
        fallen=fallen,
        card_played=seat in given.card_played,
        coming=[_effect(one, other) for one in given.coming.get(seat, ())],
        under=[_effect(one, other) for one in given.under.get(seat, ())],
        burning=given.burning.get(seat),
        shotgun=given.shotgun.get(seat, 0),
        using={effect: box().first(effect).id for effect in _used(seat, given)},
        waives=seat in given.waives,
        brisk=given.tempo == "brisk" and seat not in given.by_hand,
    )


def _used(seat: str, given: Given) -> Iterator[CardEffect]:
    """Yield the effects that the seat has in use; the table gives it the first card of each."""
    if seat in given.chainsaw:
        yield TURN_WEAPON
    if seat in given.burning:
        yield BUILDING_WEAPON
    if given.shotgun.get(seat):
        yield COUNTED_WEAPON


def _spell(given: tuple[str, int] | None, effect: CardEffect) -> Spell | None:
    return Spell(*given, box().first(effect).id) if given else None


def _walk(given: Given) -> int:
    """Return how many squares the walk had when it began: the roll, or the amount that replaced it;
    0 without a walk.
    """
    whole = given.roll or max(box().first(REPLACES_ROLL).amount, given.moves)
    return whole if given.step == "walk" else 0


def _effect(given: str | Played, other: str) -> Effect:
    return Effect(given, other) if isinstance(given, str) else Effect(given.card, given.by)


def _must_be_there(given: Given, seats: Sequence[str]) -> None:
    """Raise ValueError if a seat, tile, card or choice is unknown."""
    for what in ("life", "bullets", "trophies", "hands", "items", "coming", "under", "fallen",
                 "card_played", "waives", "by_hand", "chainsaw", "burning", "shotgun",
                 "passing"):  # fmt: skip
        must_know(what, getattr(given, what), seats)
    for what in ("turn", "layer", "mover"):
        must_know(what, [getattr(given, what)] if getattr(given, what) else [], seats)
    for what in ("truce", "marbles"):
        spell = getattr(given, what)
        must_know(what, [spell[0]] if spell else [], seats)
    content = box()
    for what in ("coming", "under"):
        for told in getattr(given, what).values():
            effects = [_effect(one, seats[0]) for one in told]
            must_know(what, [one.card for one in effects], content.cards)
            must_know(what, [one.by for one in effects], seats)
    must_know("stack", given.stack or (), content.tiles)
    must_know("lost", given.lost, content.tiles)
    must_know("drawn", [given.drawn] if given.drawn else [], content.tiles)
    must_know("step", [given.step], STEPS)
    must_know("windows", given.windows, WINDOWS)
    for what, option in (
        ("helipad", "helipad"),
        ("goal", "win"),
        ("tempo", "tempo"),
    ):
        must_know(what, [getattr(given, what)], OPTIONS[option])
    must_know("cards", [given.cards], CARDS)


def _tiles(drawing: str) -> list[Laid]:
    """Return the tiles of the drawing, the town square first and on cell (0, 0).

    Raises ValueError if a tile is unknown.
    """
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
        if kind not in box().tiles:
            raise ValueError(f"{kind!r} is no tile; {', '.join(box().tiles)} are")
        if turn not in TURNS:
            raise ValueError(f"{word!r} is turned by @1, @2 or @3, or not at all")
        laid.append(Laid(kind, x - west, y - north, int(turn or 0)))
    return laid


def _squares(drawing: str) -> tuple[dict[str, str], list[str], dict[str, str]]:
    """Return the pawns (seat to square), zombies, and tokens (square to kind) of the drawing.

    Raises ValueError if a figure or token is drawn twice.
    """
    pawns, zombies, tokens = dict[str, str](), list[str](), dict[str, str]()
    for word in drawing.split():
        square, _, things = word.partition("=")
        for thing in things.split("+"):
            if not thing:
                raise ValueError(f"{word!r} says nothing of a square; 2D=Z+L or 2E=bo is right")
            if thing == "Z":
                zombies.append(square)
            elif thing in TOKENS:
                if square in tokens:
                    raise ValueError(f"two tokens lie on {square}; one is right")
                tokens[square] = TOKENS[thing]
            else:
                if thing in pawns:
                    raise ValueError(f"{thing!r} stands on {pawns[thing]} and on {square}")
                pawns[thing] = square
    return pawns, zombies, tokens


def _stack(laid: Sequence[Laid], given: Given) -> list[str]:
    """Return the stack in the order of the state, the next tile last."""
    if given.stack is not None:
        return list(reversed(given.stack))
    gone = [*(one.kind for one in laid), *given.lost, *([given.drawn] if given.drawn else [])]
    left = [kind.id for kind in box().tiles.values() for _ in range(kind.copies)]
    for kind in gone:
        if kind not in left:
            raise ValueError(f"there are not so many tiles {kind!r}; left are {', '.join(left)}")
        left.remove(kind)
    return sorted(left, key=lambda kind: box().tiles[kind].role != "end")


def _deal(state: State, given: Given) -> None:
    """Deal hands and items, then put the listed cards on top of the deck.

    All other cards lie below them in the order of the box, unless the list is the whole deck.
    """
    left = dict(box().copies)
    for seat, player in state.players.items():
        player.hand = [_take(left, card) for card in given.hands.get(seat, ())]
        player.items = [_take(left, card) for card in given.items.get(seat, ())]
    state.discard = [_take(left, card) for card in given.discard or ()]
    tops = [_take(left, card) for card in given.deck]
    if given.deck_is_all and given.discard is None:
        state.discard += left
    state.deck = [*([] if given.deck_is_all else left), *reversed(tops)]


def _take(left: dict[str, str], wanted: str) -> str:
    """Take a card out of `left`, by id or kind, and return its id. Raises ValueError if there is
    none left.
    """
    found = [card for card, kind in left.items() if wanted in (card, kind)]
    if not found:
        known = ", ".join(dict.fromkeys(left.values()))
        raise ValueError(
            f"{wanted!r} is no card, or none of it is left in the box; left are {known}"
        )
    del left[found[0]]
    return found[0]


def _check(state: State) -> None:
    """Raise ValueError if something is on an unknown square, or there are too many zombies."""
    known = _names(state)
    named = [*(one.square for one in state.players.values()), *state.zombies, *state.tokens]
    unknown = [square for square in named if square not in known]
    if unknown:
        raise ValueError(f"{unknown[0]!r} is no square of this town")
    held = sum(one.trophies for one in state.players.values())
    if len(state.zombies) + held > box().figures.zombies:
        raise ValueError(f"{len(state.zombies)} zombies and {held} trophies are too many")


def _names(state: State) -> list[str]:
    """Return the names of all squares of the laid tiles."""
    return [
        f"{number}{letter}"
        for number, one in enumerate(state.laid, 1)
        for letter, sign in zip(
            LETTERS,
            "".join(box().tiles[one.kind].plan.turned(one.turn).rows),
            strict=True,
        )
        if sign in "RB"
    ]


# ---------------------------------------------------------------- writing a table as text


def squares_drawn(table: TownTable) -> str:
    """Return everything on each square, as text in the form of the drawing."""
    state = table.consult(lambda state: state)
    signs = {kind: sign for sign, kind in TOKENS.items()}
    words: list[str] = []
    for name in _names(state):
        here = [seat for seat in state.seats if state.players[seat].square == name]
        here += ["Z"] if name in state.zombies else []
        here += [signs[state.tokens[name]]] if name in state.tokens else []
        words += [f"{name}={'+'.join(here)}"] if here else []
    return " ".join(words)


def tiles_drawn(table: TownTable) -> str:
    """Return the tiles as text, one line for each row of cells."""
    laid = table.consult(lambda state: state.laid)
    at = {(one.x, one.y): f"{one.kind}@{one.turn}" if one.turn else one.kind for one in laid}
    west, east = min(x for x, _ in at), max(x for x, _ in at)
    north, south = min(y for _, y in at), max(y for _, y in at)
    return "\n".join(
        " ".join(at.get((x, y), ".") for x in range(west, east + 1))
        for y in range(north, south + 1)
    )
