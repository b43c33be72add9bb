"""Setup before the first round: scenery, tokens, objectives, communities. [trust-me #17]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.core.refusal import Refusal
from engine.spaces.plane import (
    TURNS,
    Point,
    Polygon,
    crosses,
    near,
    read_point,
    rectangle,
    touches,
)
from engine.trust_me import attention, leaving, rim, rolls, sheet, spawning, standing, turn
from engine.trust_me.entries import TrustContent
from engine.trust_me.events import (
    CommunityPlaced,
    DistantNoiseMoved,
    GameBegan,
    GroupCame,
    SceneryPlaced,
    TokenLaid,
)
from engine.trust_me.game import Game
from engine.trust_me.state import Alpha, Piece, Player, State

CITY = "city"
FEWEST, MOST = 2, 4
RANDOM, BY_HAND = "random", "by-hand"
OPTIONS: Mapping[str, tuple[str, ...]] = {
    "layout": (RANDOM, BY_HAND),
    "distant-noise": ("moves", "stays"),
}
"""The options of a table with their values; the first value of each is the default."""
ENOUGH = "enough"
GRIDS = (100, 50, 25, 5)
"""Millimetres between suggested places when players lay out by hand, tried in this order."""
SUGGESTED = 12
"""The most places that a question suggests."""
TRIES = 200
"""After this many random draws, a piece or a token counts as having no room."""


def new_state(
    content: TrustContent,
    mission: str,
    seats: Mapping[str, Sequence[str]],
    options: Mapping[str, str],
) -> State:
    """Return the state of a new game before setup: no seat has anything yet.

    `seats` maps each seat to a list with the passport that it chose, or to an empty list; such a
    seat is dealt a passport later. Raises Refusal if the mission, the number of seats, an option or
    a passport is wrong.
    """
    if mission != CITY:
        raise Refusal("no-such-mission", mission=mission, missions=(CITY,))
    if not FEWEST <= len(seats) <= MOST:
        raise Refusal("wrong-seat-count", count=len(seats), least=FEWEST, most=MOST)
    for option, value in options.items():
        known = OPTIONS.get(option, ())
        if value not in known:
            raise Refusal("no-such-option", option=option, value=value, known=known)
    named = _passports(content, seats)
    stays = options.get("distant-noise") == "stays"
    deck = [one.id for one in content.invasion.values() if not stays or one.sort == "spawn"]
    corner = Point(0, 0)
    return State(
        seats=list(seats),
        players={
            seat: Player(named.get(seat, ""), corner, corner, standing={**standing.USUAL})
            for seat in seats
        },
        layout=options.get("layout", RANDOM),
        deck=deck,
        turn=next(iter(seats)),
        first=next(iter(seats)),
        noise=corner,
        boxed=list(content.kinds),
    )


def _passports(content: TrustContent, seats: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Return the passport each seat asked for. Raises Refusal if one is unknown or taken twice."""
    named = {seat: figures[0] for seat, figures in seats.items() if figures}
    for figure in named.values():
        if figure not in content.passports:
            raise Refusal("no-such-survivor", survivor=figure)
    if len(set(named.values())) < len(named):
        raise Refusal("survivor-taken-twice", survivor=next(iter(named.values())))
    return named


async def set_up(game: Game) -> None:
    """Set the game up in the order of the rulebook, up to the first activation."""
    _deal_passports(game)
    await _place_scenery(game)
    await _lay_tokens(game)
    _deal(game)
    await _keep(game)
    await _place_on_rim(game)
    await _choose_first(game)
    order = (game.state.first, *game.from_left_of(game.state.first))
    passports = tuple(game.player(seat).passport for seat in order)
    game.tell(GameBegan(seats=order, passports=passports))
    await turn.begin_round(game)


def _deal_passports(game: Game) -> None:
    dealt = {player.passport for player in game.state.players.values()}
    left = [one for one in game.content.passports if one not in dealt]
    game.dice.shuffle(left)
    for player in game.state.players.values():
        player.passport = player.passport or left.pop()


# ------------------------------------------------------------ scenery


async def _place_scenery(game: Game) -> None:
    """Place scenery worth 3 to 5 points per seat. [trust-me #17]

    If random placement finds no room for a piece, it starts over with an empty board.
    """
    while not await _all_placed(game):
        game.state.scenery.clear()
    for name, piece in game.state.scenery.items():
        game.tell(SceneryPlaced(piece=name, at=piece.at))


async def _all_placed(game: Game) -> bool:
    """Place the scenery of all seats; return False if a piece found no room."""
    for seat in game.state.seats:
        points = 0
        while True:
            kind = await _next_kind(game, seat, points)
            if kind == ENOUGH:
                break
            piece = await _where_it_stands(game, seat, kind)
            if piece is None:
                return False
            number = sum(one.kind == kind for one in game.state.scenery.values()) + 1
            game.state.scenery[f"{kind}-{number}"] = piece
            points += game.content.scenery[kind].points
    return True


async def _next_kind(game: Game, seat: str, points: int) -> str:
    """Return the kind of the next piece, drawn at random or chosen by the seat; `ENOUGH` ends its
    placing.
    """
    numbers = game.numbers
    there = [
        one.id
        for one in game.content.scenery.values()
        if points + one.points <= numbers.points.most and _are_left(game, one.id)
    ]
    there += [ENOUGH] if points >= numbers.points.least else []
    if game.state.layout == RANDOM:
        return game.dice.pick(there)
    return await game.choose("which-scenery", there, about="scenery", seats=(seat,))


def _are_left(game: Game, kind: str) -> bool:
    """True if the box holds another piece of this kind."""
    box, hides = game.numbers.box, game.content.scenery[kind].hides_token
    alike = [one for one in game.state.scenery if game.scenery_kind(one).hides_token == hides]
    return len(alike) < (box.cars_and_tents if hides else box.barriers)


async def _where_it_stands(game: Game, seat: str, kind: str) -> Piece | None:
    """Return the next piece at its place, drawn at random or chosen by the seat; None if no room
    was found.
    """
    if game.state.layout == RANDOM:
        return _somewhere(game, kind)
    others = _outlines(game)

    def why_not(option: str) -> Refusal | None:
        at = read_point(option)
        fits = at is not None and _ways(game, kind, at, others)
        return None if fits else Refusal("scenery-too-close", place=option)

    offered = _suggestions(game, why_not)
    said = await game.choose_place("where-scenery", offered, why_not, subject=kind, seats=(seat,))
    at = read_point(said) or Point(0, 0)
    ways = [str(turn) for turn in _ways(game, kind, at, others)]
    turned = await game.choose("which-way", ways, about="word", subject=kind, seats=(seat,))
    return Piece(kind, at, int(turned))


def _somewhere(game: Game, kind: str) -> Piece | None:
    """Return the piece at a random place where it fits; None if `TRIES` draws found none."""
    side = range(game.numbers.rim, game.numbers.side - game.numbers.rim)
    others, land = _outlines(game), _land(game)
    for _ in range(TRIES):
        at = Point(game.dice.pick(side), game.dice.pick(side))
        piece = Piece(kind, at, game.dice.pick(range(TURNS)))
        if land.fits(game.outline(piece), others):
            return piece
    return None


def _outlines(game: Game) -> tuple[Polygon, ...]:
    return tuple(game.outline(one) for one in game.state.scenery.values())


def _ways(game: Game, kind: str, at: Point, others: tuple[Polygon, ...]) -> tuple[int, ...]:
    """Return the turns, in steps of 15°, in which a piece of this kind fits at `at`."""
    it = game.content.scenery[kind]
    return _land(game).ways(at, it.wide, it.deep, others)


class Land(NamedTuple):
    """Where scenery may stand: away from the rim and from the middle of the board. [house]

    All lengths are in millimetres.
    """

    side: int
    rim: int
    middle: Point
    clear: int
    gap: int
    """The least distance between two pieces."""

    # Setup by hand runs again from the start with each answer, so the same places are checked again
    # and again.
    @lru_cache(maxsize=4096)  # noqa: B019
    def ways(self, at: Point, wide: int, deep: int, others: tuple[Polygon, ...]) -> tuple[int, ...]:
        """Return the turns, in steps of 15°, in which a `wide` by `deep` rectangle fits at `at`
        beside `others`.
        """
        return tuple(
            turn for turn in range(TURNS) if self.fits(rectangle(at, wide, deep, turn), others)
        )

    def fits(self, outline: Polygon, others: Sequence[Polygon]) -> bool:
        """Return True if the outline keeps its distance from the rim, the middle and other
        scenery.
        """
        west, south, east, north = outline.box
        far = self.side - self.rim
        if min(west, south) < self.rim or max(east, north) > far:
            return False
        if touches(self.middle, outline, self.clear):
            return False
        return not any(are_close(outline, one, self.gap) for one in others)


def _land(game: Game) -> Land:
    it = game.numbers
    return Land(it.side, it.rim, it.first_alpha.point, it.clear, it.gap)


def are_close(one: Polygon, other: Polygon, gap: int) -> bool:
    """True if the pieces are less than `gap` mm apart, or overlap."""
    west, south, east, north = one.box
    left, bottom, right, top = other.box
    if max(left - east, west - right, bottom - north, south - top) >= gap:
        return False
    corners = any(touches(at, one, gap - 1) for at in other.corners)
    corners = corners or any(touches(at, other, gap - 1) for at in one.corners)
    return corners or any(crosses(a, b, one) for a, b in other.edges)


# ------------------------------------------------------------ tokens


async def _lay_tokens(game: Game) -> None:
    """Lay one of each resource, 8 other tokens, and one more for each player. [#17]

    Each car and each tent first gets one token; the seats lay the others.
    """
    state, pool = game.state, list(game.content.pools["search"])
    kinds = dict.fromkeys(
        game.content.kinds[one] for one in pool if game.kind(one).sort == "resource"
    )
    sure = [next(one for one in pool if game.content.kinds[one] == kind) for kind in kinds]
    others = [one for one in pool if one not in sure]
    game.dice.shuffle(others)
    count = game.numbers.heap + len(state.seats)
    state.pile = [*sure, *others[:count]]
    _unbox(game, state.pile)
    game.dice.shuffle(state.pile)
    for name, piece in list(state.scenery.items()):
        if game.scenery_kind(name).hides_token and state.pile:
            laid = sheet.put_down(game, state.pile.pop(), piece.at, name)
            game.tell(TokenLaid(token=laid, at=piece.at))
    for seat in _laying_order(game):
        await _lay_one(game, seat)


def _laying_order(game: Game) -> list[str]:
    """Return the seat that lays each token of the pile; all tokens of a seat follow one another.

    Each seat lays as many as if they took turns, but does not have to wait for the others after
    each token. In games begun under schema 2 they do take turns.
    """
    seats = game.state.seats
    turns = [seats[number % len(seats)] for number in range(len(game.state.pile))]
    takes_turns = not any(game.player(seat).standing for seat in seats)
    return turns if takes_turns else sorted(turns, key=seats.index)


async def _lay_one(game: Game, seat: str) -> None:
    """Lay the next token of the pile at a random point, or at the point that the seat names."""

    def why_not(option: str) -> Refusal | None:
        at = read_point(option)
        fits = at is not None and _token_fits(game, at)
        return None if fits else Refusal("token-does-not-fit", place=option)

    if game.state.layout == RANDOM:
        far = game.numbers.tokens_from_rim
        side = range(far + 1, game.numbers.side - far)
        at = Point(game.dice.pick(side), game.dice.pick(side))
        tries = 0
        while not _token_fits(game, at, crowded=tries > TRIES):
            tries += 1
            at = Point(game.dice.pick(side), game.dice.pick(side))
    else:
        offered = _suggestions(game, why_not)
        said = await game.choose_place("where-token", offered, why_not, seats=(seat,))
        at = read_point(said) or Point(0, 0)
    name = sheet.lie(game, game.state.pile.pop(), at)
    game.tell(TokenLaid(token=name, at=at))


def _token_fits(game: Game, at: Point, *, crowded: bool = False) -> bool:
    """True if a token may lie at `at`. [#17; house]

    It must be more than 10 cm from the rim, not under scenery, and apart from other tokens; if
    `crowded`, it may touch them.
    """
    numbers = game.numbers
    far, near_rim = numbers.side - numbers.tokens_from_rim, numbers.tokens_from_rim
    if not (near_rim < at.x < far and near_rim < at.y < far):
        return False
    if any(touches(at, one, 0, numbers.token) for one in _outlines(game)):
        return False
    lying = [one for one in game.state.lying.values() if not one.inside]
    gap = 0 if crowded else numbers.token_gap
    return not any(near(at, one.at, gap - 1, 2 * numbers.token) for one in lying)


def _suggestions(game: Game, why_not: Callable[[str], Refusal | None]) -> list[str]:
    """Return at most `SUGGESTED` allowed places all over the board; a finer grid is tried if a
    coarse one has none.
    """
    for step in GRIDS:
        rows = range(step, game.numbers.side, step)
        found = [str(Point(x, y)) for y in rows for x in rows if why_not(f"{x},{y}") is None]
        if found:
            return found[:: -(-len(found) // SUGGESTED)]
    return []


# ------------------------------------------------------------ players


def _deal(game: Game) -> None:
    """Deal an objective to each seat, and two weapons and two objects to choose from.
    [trust-me #17]
    """
    cards = list(game.content.cards)
    pools = {name: list(game.content.pools[name]) for name in ("weapons", "objects")}
    game.dice.shuffle(cards)
    for pool in pools.values():
        game.dice.shuffle(pool)
    special = list(game.content.pools["special"])
    for seat in game.state.seats:
        player = game.player(seat)
        player.objective = cards.pop()
        player.offered = [pools[name].pop() for name in pools for _ in range(game.numbers.offered)]
        if game.passport(seat).effect == sheet.BACKPACK:
            pack = next(one for one in special if game.kind(one).id == sheet.BACKPACK)
            _unbox(game, [pack])
            sheet.lay(game, seat, pack, sheet.PACK)
        _unbox(game, player.offered)


def _unbox(game: Game, tokens: Sequence[str]) -> None:
    game.state.boxed = [one for one in game.state.boxed if one not in tokens]


OFFERED = ("weapon-1", "weapon-2", "object-1", "object-2")
VOUCHER = "voucher"


async def _keep(game: Game) -> None:
    """Let all seats choose at the same time, in secret, which of their dealt tokens they keep.
    [trust-me #17]
    """
    await game.together([_keep_two(game, seat) for seat in game.state.seats])


async def _keep_two(game: Game, seat: str) -> None:
    """Let one seat keep two of its four tokens and say where they go. [trust-me #17]"""
    player, kept = game.player(seat), list[str]()
    for _ in range(game.numbers.kept):
        left = [one for one in OFFERED if one not in kept]
        kept.append(await game.choose("keep-token", left, about="word", seats=(seat,)))
    offered: dict[str, str] = dict(zip(OFFERED, player.offered, strict=True))
    game.state.boxed += [token for name, token in offered.items() if name not in kept]
    player.offered = [offered[one] for one in kept]
    if game.state.asks_for_vouchers:
        await _ask_for_voucher(game, seat)
    while player.offered:
        await _put_away(game, seat)


def _swaps(game: Game) -> dict[str, str]:
    """Return the resources that a voucher may be exchanged for, each with the token that is
    given.
    """
    special = game.content.pools["special"]
    return {kind: token for token, kind in special.items() if kind != sheet.BACKPACK}


def _why_not_swap(game: Game, seat: str, said: str) -> Refusal | None:
    """Refuse to exchange a voucher for a resource that the objective needs. [trust-me #17]

    Only the owner reads the refusal. All seats are asked the same question with the same options,
    so the question gives nothing away.
    """
    needed = leaving.objective(game, seat)
    open_to_any = needed.any or needed.different or needed.dead
    if said in _swaps(game) and said not in needed.resources and not open_to_any:
        return None
    return Refusal("voucher-for-what-is-needed", resource=said)


def _swap(game: Game, voucher: str, said: str) -> str:
    """Lay the voucher back into the box and return the resource token taken for it."""
    token = _swaps(game)[said]
    game.state.boxed[game.state.boxed.index(token)] = voucher
    return token


async def _ask_for_voucher(game: Game, seat: str) -> None:
    """Ask the holder of a voucher a question that no other seat gets; only in games begun under
    schema 1.
    """
    player = game.player(seat)
    voucher = next((one for one in player.offered if game.kind(one).id == VOUCHER), "")
    if not voucher:
        return

    def why_not(option: str) -> Refusal | None:
        return None if option == VOUCHER else _why_not_swap(game, seat, option)

    said = await game.choose_place("redeem", (VOUCHER,), why_not, about="resource", seats=(seat,))
    if said != VOUCHER:
        player.offered[player.offered.index(voucher)] = _swap(game, voucher, said)


async def _put_away(game: Game, seat: str) -> None:
    """Ask the owner where the next kept token goes, and lay it there. [trust-me #17]

    The owner of a voucher may name a resource instead, and then says where that goes.
    """
    player = game.player(seat)
    player.found = player.offered.pop(0)
    places = [sheet.FITTING, *sheet.open_slots(game, seat)]

    def why_not(said: str) -> Refusal | None:
        if said in places:
            return None
        shown = game.kind(player.found).id == VOUCHER
        return _why_not_swap(game, seat, said) if shown else Refusal("no-voucher")

    said = await game.choose_place("put-token", places, why_not, about="slot", seats=(seat,))
    if said not in places:
        player.found = _swap(game, player.found, said)
        said = await game.choose("put-token", places, about="slot", seats=(seat,))
    token, player.found = player.found, ""
    slot = sheet.place_for(game, seat, token, said)
    sheet.lay(game, seat, token, slot or sheet.place_for(game, seat, token, sheet.FITTING))


# ------------------------------------------------------------ the rim, the first group, who begins


async def _place_on_rim(game: Game) -> None:
    """Draw cards for the distant noise and the communities; put a group in the middle.
    [trust-me #17]
    """
    cards = list(game.content.invasion)
    game.dice.shuffle(cards)
    state, numbers = game.state, game.numbers
    state.noise = game.content.invasion[cards.pop()].at.point
    game.tell(DistantNoiseMoved(to=state.noise))
    placed: list[Point] = []
    for seat in state.seats:
        card = game.content.invasion[cards.pop()].at.point
        at = next(one for one in rim.clockwise(card, numbers.side) if _is_apart(game, one, placed))
        placed.append(at)
        player = game.player(seat)
        player.community = at
        player.at = rim.outside(at, numbers.side, (numbers.base + 1) // 2)
        game.tell(CommunityPlaced(seat=seat, at=at))
    first = spawning.names(game)[0]
    middle = numbers.first_alpha.point
    state.groups[first] = Alpha(middle, numbers.spawned_neutrals, state.noise)
    game.tell(GroupCame(alpha=first, at=middle, neutrals=numbers.spawned_neutrals))
    await attention.watch(game)


def _is_apart(game: Game, at: Point, placed: Sequence[Point]) -> bool:
    return all((at - one).square >= game.numbers.communities**2 for one in placed)


async def _choose_first(game: Game) -> None:
    """Let the seat with the highest green roll choose who begins every round. [trust-me #17]"""
    left = list(game.state.seats)
    while len(left) > 1:
        found = {seat: await rolls.green(game, rolls.FIRST, seat) for seat in left}
        left = [seat for seat in left if found[seat] == max(found.values())]
    seats = game.state.seats
    chosen = await game.choose("who-begins", seats, about="seat", seats=(left[0],), default=left[0])
    game.state.first = game.state.turn = chosen
