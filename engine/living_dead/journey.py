"""Journeys: the board grows at one end and is taken away at the other. [scenes S6, S8]

Tiles are laid ahead of the survivors, and tiles behind them leave the board; zombies appear at
corners. The next tile is laid as soon as a survivor is on the newest one. A tile has two sides, so
while one side is on the board, the other cannot be laid (our own ruling).

The state stores the list of laid tiles (`LaidTile`). The board is computed from that list and
cached (`lying`). Zones keep their names while tiles come and go (`engine/spaces/pieces.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

from engine.core.refusal import Refusal
from engine.core.scenario import must_know
from engine.family import spawning, victory
from engine.family.files import Content
from engine.family.game import Game
from engine.family.parameters import told
from engine.family.progress import Progress, at_most_zero, missing, whether
from engine.family.state import State
from engine.living_dead.events import TileLaid, TilesLeft
from engine.living_dead.modes import relatives_about, relatives_went
from engine.living_dead.parameters import Travel
from engine.living_dead.state import LaidTile, LivingState, of, ours
from engine.reading.mission import Mission, MissionRule
from engine.reading.plain_tiles import ANGLES, GAP, PlainDoor, PlainTile, PlainTiles, lay_tiles
from engine.spaces.pieces import Piece, names_of, put_together
from engine.spaces.zones import Board, Cell

SIDES: Mapping[str, Cell] = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
Key = tuple[tuple[str, int, int, int, bool], ...]


def travel(game: Game) -> Travel | None:
    """Return the scene's journey, or None if the board never changes."""
    return travel_of(game.mission)


def travel_of(mission: Mission) -> Travel | None:
    return next(iter(told(mission.rules, "travel", Travel)), None)


# ------------------------------------------------------------ the board as it lies


@dataclass(frozen=True, slots=True)
class Lying:
    """The board of a table, and the place on it of each tile of the journey."""

    board: Board
    places: Mapping[str, str]
    """The zones of tiles laid during play, by the tile's face and the zone's word on it, such as
    `6V.c1`.
    """
    corners: Mapping[Cell, Cell]
    """The place of each tile on the board (in tiles), by its stored row and column."""


def board_of(content: Content, state: State) -> Board:
    """Return the board in its present shape; in most scenes it is always the scene's own.

    Raises ValueError if the tiles of the state cannot lie like this.
    """
    own = of(state)
    return lying(content, own.mission, own.tiles).board if own.tiles else content.board(own.mission)


def lying(content: Content, mission: str, tiles: Sequence[LaidTile]) -> Lying:
    """Return the board that these tiles make. Raises ValueError if they cannot lie like this."""
    return _lying(content, mission, tuple(_key(tile) for tile in tiles))


def _key(tile: LaidTile) -> tuple[str, int, int, int, bool]:
    return tile.face, tile.row, tile.column, tile.quarters, tile.gone


@lru_cache(maxsize=256)
def _lying(content: Content, mission: str, key: Key) -> Lying:
    tiles = [LaidTile(*one) for one in key]
    start = start_tiles(content, mission)
    _refuse_impossible(tiles, start)
    first = Piece(
        content.board(mission),
        (0, 0),
        frozenset((one.row, one.column) for one in tiles[: len(start)] if one.gone),
    )
    faces = [_face_board(content, mission, one.face, one.quarters) for one in tiles[len(start) :]]
    pieces = [first] + [
        Piece(board, (one.row, one.column), frozenset([(0, 0)]) if one.gone else frozenset())
        for one, (board, _) in zip(tiles[len(start) :], faces, strict=True)
    ]
    here = [one for one in tiles if not one.gone]
    top, left = min(one.row for one in here), min(one.column for one in here)
    places = {
        place: names[zone]
        for names, (_, words) in zip(names_of(pieces)[1:], faces, strict=True)
        for place, zone in words.items()
    }
    corners = {(one.row, one.column): (one.row - top, one.column - left) for one in here}
    return Lying(put_together(pieces), places, corners)


def _refuse_impossible(tiles: Sequence[LaidTile], start: Sequence[LaidTile]) -> None:
    """Raise ValueError if `tiles` does not begin with the tiles `start`, or if two tiles
    overlap.
    """
    begun = [replace(one, gone=False) for one in tiles[: len(start)]]
    here = [(one.row, one.column) for one in tiles if not one.gone]
    if begun != list(start):
        raise ValueError(f"the tiles begin with {begun!r}, not with {start!r}")
    if not here or len(set(here)) < len(here):
        raise ValueError(f"tiles lie at {here!r}; at least one, and each at its own place")
    if any(one.quarters not in range(len(ANGLES)) for one in tiles):
        raise ValueError("a tile is turned by more than three quarters")


def start_tiles(content: Content, mission: str) -> list[LaidTile]:
    """Return the tiles of the scene at its start."""
    rows = [line.split() for line in content.missions[mission].map.tiles.strip().splitlines()]
    found: list[LaidTile] = []
    for row, line in enumerate(rows):
        for column, word in enumerate(line):
            face, _, angle = word.partition("@")
            if face != GAP:
                found.append(LaidTile(face, row, column, ANGLES.index(angle)))
    return found


def _face_board(
    content: Content, mission: str, face: str, quarters: int
) -> tuple[Board, Mapping[str, str]]:
    """Return the board of one face with the scene's doors for it, and its zones by place."""
    asked = travel_of(content.missions[mission])
    if asked is None:
        raise ValueError(f"no tile is laid in {mission!r}, but {face!r} lies there")
    doors = [door.split("-") for door in asked.doors]
    mine = [PlainDoor(between=(a, b)) for a, b in doors if a.startswith(f"{face}.")]
    angle = f"@{ANGLES[quarters]}" if quarters else ""
    return lay_tiles(face + angle, _faces(content)).board(doors=mine)


def _faces(content: Content) -> Mapping[str, PlainTile]:
    if not isinstance(content.atlas, PlainTiles):
        raise TypeError(f"{content.atlas!r} has no faces to lay")
    return content.atlas.faces


# ------------------------------------------------------------ setting out


def set_out(game: Game) -> None:
    """Prepare a journey: the tiles at the start, and the pile of tiles to come, shuffled if asked.

    A car that comes with a tile is off the board until that tile is laid.
    """
    asked = travel(game)
    if asked is None:
        return
    own = ours(game)
    own.tiles = start_tiles(game.content, own.mission)
    own.pile = list(asked.tiles)
    if asked.shuffled:
        game.dice.shuffle(own.pile)
    own.pile += [asked.last] if asked.last else []
    if asked.car:
        game.state.cars[asked.car].gone = True


def reshuffle(game: Game) -> None:
    """Shuffle the tiles to come, except the last one, which is known; do nothing if the scene gives
    the order.
    """
    asked, own = travel(game), ours(game)
    if asked is None or not asked.shuffled:
        return
    last = [one for one in own.pile if one == asked.last]
    own.pile = [*game.dice.mixed(one for one in own.pile if one != asked.last), *last]


def on_the_way(
    content: Content, mission: str, laid: Sequence[str], left: Sequence[str]
) -> list[LaidTile]:
    """Return the tiles of a journey on which the tiles `laid` were laid and the tiles `left` were
    left behind.

    Each text in `laid` has the face, turn and side of a tile, as in `5V@90 north`: it lies north of
    the one before, turned by 90 degrees. Raises ValueError if no journey can lead there.
    """
    asked = travel_of(content.missions[mission])
    if asked is None:
        raise ValueError(f"laid: no tile is laid in {mission!r}")
    if not laid:
        raise ValueError("left_behind: no tile goes before one was laid")
    going, tiles = list(left), start_tiles(content, mission)
    for one in tiles:
        one.gone = _is_among(going, one.face)
    beside = next(one for one in tiles if one.face == asked.beside)
    coming = list(asked.tiles)
    for number, text in enumerate(laid, 1):
        word, _, side = text.partition(" ")
        face, _, angle = word.partition("@")
        next_ones = coming if asked.shuffled else coming[:1]
        must_know("laid", [face], next_ones or [asked.last])
        fitting = _fitting(content, tiles, beside, face)
        must_know(f"laid: side of {face}", [side], fitting)
        must_know(f"laid: turn of {face}", [angle or "0"], fitting[side])
        coming = [one for one in coming if one != face]
        beside = LaidTile(face, *_beyond(beside, side), ANGLES.index(angle))
        beside.gone = number < len(laid) and _is_among(going, face)
        tiles.append(beside)
    must_know("left_behind", going, [one.face for one in tiles[:-1] if not one.gone])
    here = [one.face for one in tiles if not one.gone]
    if len({face[0] for face in here}) < len(here):
        raise ValueError(f"laid: of {here!r} two are faces of one tile; one was left_behind")
    return tiles


def _is_among(faces: list[str], face: str) -> bool:
    """Remove `face` from `faces` and return True, or return False if it is not there."""
    if face not in faces:
        return False
    faces.remove(face)
    return True


def go_on(game: Game, tiles: Sequence[LaidTile]) -> None:
    """Put the table on a journey with these tiles. Raises ValueError if survivors could not reach
    each other.
    """
    own, count = ours(game), len(start_tiles(game.content, game.state.mission))
    own.tiles = list(tiles)
    for one in tiles[count:]:
        own.pile.remove(one.face)
    game.board = board_of(game.content, own)
    if not _holds_together(game, game.board):
        raise ValueError("left_behind: without these tiles the survivors are parted")
    if not own.pile:
        _park(game, tiles[-1].face)


# ------------------------------------------------------------ laying ahead


def newest(game: Game) -> LaidTile:
    """Return the tile beside which the next one is laid."""
    return end_of(game.content, ours(game), travel(game))


def end_of(content: Content, own: LivingState, asked: Travel | None) -> LaidTile:
    """Return the tile beside which the next one is laid: the last one laid, or at first the one
    that the scene names.
    """
    before = start_tiles(content, own.mission)
    if asked and len(own.tiles) == len(before):
        return next(one for one in own.tiles if one.face == asked.beside)
    return own.tiles[-1]


def zones_on(game: Game, tile: LaidTile) -> list[str]:
    """Return the zones of a tile that is on the board."""
    here = lying(game.content, game.state.mission, ours(game).tiles)
    at = here.corners[tile.row, tile.column]
    return [zone.id for zone in here.board.zones.values() if at in zone.tiles]


def zones_ahead(game: Game) -> list[str]:
    """Return the zones of the newest tile; none if the board does not travel."""
    return zones_on(game, newest(game)) if ours(game).tiles else []


def is_on(game: Game, tile: LaidTile) -> bool:
    """Return whether a survivor stands on the tile."""
    return any(game.survivors_in(zone) for zone in zones_on(game, tile))


async def grow(game: Game) -> None:
    """Let the players lay the next tile as long as a survivor stands on the newest one."""
    own = ours(game)
    while own.pile and is_on(game, newest(game)) and _is_free(game, own.pile[0]):
        await _lay(game)


def _is_free(game: Game, face: str) -> bool:
    """Return whether neither face of the tile is on the board."""
    return all(one.gone or one.face[0] != face[0] for one in ours(game).tiles)


async def _lay(game: Game) -> None:
    """Ask for a side and a turn at which two street zones join, and lay the next tile there."""
    own, beside = ours(game), newest(game)
    face = own.pile[0]
    game.reveal()
    fitting = _fitting(game.content, own.tiles, beside, face)
    side = await game.choose("tile-side", list(fitting), about="word", subject=face)
    angle = await game.choose("tile-angle", fitting[side], about="word", subject=face)
    row, column = _beyond(beside, side)
    own.pile.pop(0)
    own.tiles.append(LaidTile(face, row, column, ANGLES.index("" if angle == "0" else angle)))
    game.board = board_of(game.content, own)
    zones = tuple(zones_on(game, own.tiles[-1]))
    game.tell(TileLaid(tile=face, zones=zones, car=_park(game, face)))


def _beyond(tile: LaidTile, side: str) -> Cell:
    down, right = SIDES[side]
    return tile.row + down, tile.column + right


def _fitting(
    content: Content, tiles: Sequence[LaidTile], beside: LaidTile, face: str
) -> dict[str, list[str]]:
    """Return how the face fits beside the tile `beside`: for each free side, the possible
    angles.
    """
    faces = _faces(content)
    taken = [(one.row, one.column) for one in tiles if not one.gone]
    here = faces[beside.face].turned(beside.quarters)
    found = {
        side: [
            angle or "0"
            for quarters, angle in enumerate(ANGLES)
            if _join(here, faces[face].turned(quarters), SIDES[side])
        ]
        for side in SIDES
        if _beyond(beside, side) not in taken
    }
    return {side: angles for side, angles in found.items() if angles}


def _join(tile: PlainTile, other: PlainTile, step: Cell) -> bool:
    """Return whether street zones of the two tiles touch, if `other` lies beside `tile` in the
    direction `step`.
    """
    far = {
        (row + 3 * step[0], column + 3 * step[1])
        for cells in _open_air(other)
        for row, column in cells
    }
    return any(
        (row + step[0], column + step[1]) in far
        for cells in _open_air(tile)
        for row, column in cells
    )


def _open_air(tile: PlainTile) -> Iterator[list[Cell]]:
    return (cells for word, cells in tile.cells().items() if not word[0].isupper())


def _park(game: Game, face: str) -> str | None:
    """Put the car that comes with this tile on the board; return its zone or None. [scene S8]"""
    asked = travel(game)
    if asked is None or not asked.car or face != asked.last:
        return None
    places = lying(game.content, game.state.mission, ours(game).tiles).places
    car = game.state.cars[asked.car]
    car.zone, car.gone = places[f"{face}.{asked.car_at}"], False
    return car.zone


# ------------------------------------------------------------ leaving behind


async def leave_behind(game: Game) -> None:
    """Take away every tile without survivors at the end of a round, with everything on it.

    Nobody gains experience for it. A tile stays if the survivors could no longer reach each other
    without it. House rule: the newest tile stays, even while nobody has reached it.
    """
    own = ours(game)
    if travel(game) is None or len(own.tiles) == len(start_tiles(game.content, own.mission)):
        return
    left, sad = list[str](), relatives_about(game)
    for tile in own.tiles:
        if not tile.gone and tile is not own.tiles[-1] and not is_on(game, tile):
            left += _take_away(game, tile)
    if left:
        game.tell(TilesLeft(tiles=tuple(left)))
        if sad and not relatives_about(game):
            relatives_went(game)
        _lose_with_the_car(game)
    await grow(game)


def _lose_with_the_car(game: Game) -> None:
    """Lose the game if the car that the goal needs was left behind: nobody can win any
    more. [#4]
    """
    asked = travel(game)
    if asked and asked.car and not ours(game).pile and game.state.cars[asked.car].gone:
        victory.lose(game, "car-left-behind")


def _take_away(game: Game, tile: LaidTile) -> list[str]:
    """Take the tile away and return its face in a list.

    If the survivors could no longer reach each other, the tile stays and the list is empty.
    """
    tile.gone = True
    board = board_of(game.content, ours(game))
    if not _holds_together(game, board):
        tile.gone = False
        return []
    game.board = board
    _clear(game)
    return [tile.face]


def _holds_together(game: Game, board: Board) -> bool:
    """Return whether all survivors could reach the newest tile's street if every door were open."""
    ahead = next(zone for zone in _ahead(game) if board.zones[zone].kind == "street")
    reached = board.distances(ahead, board.all_doors)
    return all(one.zone in reached for one in game.standing())


def _ahead(game: Game) -> list[str]:
    return zones_on(game, ours(game).tiles[-1])


def _clear(game: Game) -> None:
    """Remove everything in zones that no longer exist."""
    state, own, board = game.state, ours(game), game.board
    for where in (state.zombies, state.arrived):
        for zone in [zone for zone in where if zone not in board.zones]:
            del where[zone]
    own.lying = {zone: cards for zone, cards in own.lying.items() if zone in board.zones}
    own.searched = [zone for zone in own.searched if zone in board.zones]
    own.barricades = [door for door in own.barricades if door in board.doors]
    state.open_doors = [door for door in state.open_doors if door in board.doors]
    state.opened_buildings = [one for one in state.opened_buildings if one in board.buildings]
    for car in state.cars.values():
        if car.zone not in board.zones:
            car.zone, car.gone = next(iter(board.zones)), True


# ------------------------------------------------------------ corners


def spawn_zones(game: Game) -> list[str]:
    """Return the street zones at the corners of every tile with a survivor, clockwise from the
    north.

    They are sorted around the middle of all these zones.
    """
    corners: dict[str, Cell] = {}
    for tile in ours(game).tiles:
        if not tile.gone and is_on(game, tile):
            corners.update(_corners_of(game, tile))
    count = max(len(corners), 1)
    middle = (
        Fraction(sum(row for row, _ in corners.values()), count),
        Fraction(sum(column for _, column in corners.values()), count),
    )
    return sorted(corners, key=lambda zone: _turn(corners[zone], middle))


def _corners_of(game: Game, tile: LaidTile) -> dict[str, Cell]:
    at = lying(game.content, game.state.mission, ours(game).tiles).corners[tile.row, tile.column]
    cells = [(3 * at[0] + row, 3 * at[1] + column) for row in (0, 2) for column in (0, 2)]
    zones = [game.board.zones[zone] for zone in zones_on(game, tile)]
    return {
        zone.id: cell
        for zone in zones
        for cell in cells
        if zone.kind == "street" and cell in zone.cells
    }


def _turn(cell: Cell, middle: tuple[Fraction, Fraction]) -> tuple[int, Fraction, Fraction]:
    """Return a sort key for a zone at `cell`: how far clockwise from the north of `middle`, then
    how far away.
    """
    down, right = cell[0] - middle[0], cell[1] - middle[1]
    far = abs(down) + abs(right)
    quarter = 0 if right >= 0 > down else 1 if right > 0 else 2 if down > 0 else 3
    ahead = (abs(right), abs(down))[quarter % 2]
    return quarter, ahead / far if far else Fraction(0), far


async def spawn_at_corners(game: Game) -> None:
    """Draw a spawn card for each corner, clockwise; the players choose the first corner each
    time.
    """
    zones = spawn_zones(game)
    if not zones:
        return
    first = await game.choose("first-spawn", zones, about="zone")
    here = zones.index(first)
    for zone in zones[here:] + zones[:here]:
        await spawning.draw_for(game, zone)


# ------------------------------------------------------------ arriving


def arrived(game: Game, rule: MissionRule) -> bool:
    """Return True if all survivors stand on the last tile; asked when the players' phase ends."""
    on_last = not ours(game).pile and all(one.zone in _ahead(game) for one in game.standing())
    return game.state.phase == "zombies" and on_last


def arrival_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the tiles laid, and the survivors on the last one.

    They must stand there when the players' phase ends, so a full count before that does not reach
    the goal.
    """
    asked, left = travel(game), len(ours(game).pile)
    tiles = len(asked.tiles) + bool(asked.last) if asked else 0
    ahead = [] if left else _ahead(game)
    there = [one.id for one in game.standing() if one.zone in ahead]
    everybody = [one.id for one in game.standing()]
    return [
        Progress("tiles", tiles - left, tiles),
        missing("on-last-tile", everybody, there, "survivor"),
    ]


def last_tile_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the zombies on the last tile; before it is laid, count whether it is laid."""
    if ours(game).pile:
        return [whether("last-tile", done=False)]
    dead = sum(game.zombie_count(zone) for zone in _ahead(game))
    return [at_most_zero("dead-on-last-tile", dead)]


def last_is_clear(game: Game, rule: MissionRule) -> bool:
    """True if no zombie is on the last tile."""
    return not ours(game).pile and not any(game.zombies_in(zone) for zone in _ahead(game))


# ------------------------------------------------------------ the house that is left [S6]


def why_no_search_here(game: Game, zone: str) -> Refusal | None:
    """Refuse to search the first house after one of its passages was opened. [scene S6]"""
    if "house-opened" in ours(game).achieved and zone in _first_house(game):
        return Refusal("house-lost", zone=zone)
    return None


def note_opened(game: Game, zones: Sequence[str]) -> None:
    """Note that the first house was opened, if one of `zones` is a room of that house.

    `zones` are the sides of an opened door or barricade.
    """
    own = ours(game)
    if "house-opened" not in own.achieved and not _first_house(game).isdisjoint(zones):
        own.achieved.append("house-opened")


def _first_house(game: Game) -> frozenset[str]:
    """Return the rooms of the house at the start, if the scene limits searching them."""
    asked = travel(game)
    if asked is None or not asked.sealed:
        return frozenset()
    start = game.content.board(game.state.mission)
    return frozenset(zone.id for zone in start.zones.values() if zone.kind == "room")
