"""Tokens change owner or slot: searching, looting, reorganising, trading. [trust-me #13, #14]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.refusal import Refusal
from engine.spaces.plane import Point, inside, near
from engine.trust_me import attention, markers, moving
from engine.trust_me.cells import let_go, move_token_off
from engine.trust_me.commands import Loot, Reorganise, Search, Trade
from engine.trust_me.events import (
    Reorganised,
    TokenDropped,
    TokenLookedAt,
    TokenSeen,
    TokenTaken,
    Traded,
    TradeOffered,
    TradeRefused,
)
from engine.trust_me.game import CAR, TENT, Game
from engine.trust_me.sheet import (
    FITTING,
    IN_PACK,
    OUTFIT,
    PACK,
    SATCHEL,
    UNSEEN,
    drops,
    has_room,
    lay,
    lies_on_passport,
    open_cells,
    open_slots,
    place_for,
    put_down,
    spare,
    spare_kinds,
    take_up,
)
from engine.trust_me.standing import TAKE, order_of

LEAVE, DONE, SHOES, HELD_UP = "leave", "done", "shoes", "held-up"

# ------------------------------------------------------------ searching


def searches(game: Game, seat: str) -> Iterator[Search]:
    """Yield a search for every token that lies on the board."""
    for name in game.state.lying:
        yield Search(token=name)


def why_not_search(game: Game, seat: str, command: Search) -> Refusal | None:
    """Refuse a search that is out of reach from where the survivor stands."""
    return why_not_search_from(game, game.player(seat).at, command)


def why_not_search_from(game: Game, at: Point, command: Search) -> Refusal | None:
    """Refuse a search from `at` if the token is out of reach.

    A token on the ground must be within 5 cm; one in a car needs contact with the car; one in a
    tent needs a survivor in the same tent. A survivor in a tent reaches no token outside.
    """
    found, numbers = game.state.lying.get(command.token), game.numbers
    if found is None:
        return Refusal("no-such-token", token=command.token)
    tent = next((name for name, one in game.pieces(TENT) if inside(found.at, one)), "")
    if game.tent_of(at) != tent:
        return Refusal("inside-a-tent" if tent else "outside-the-tent", token=command.token)
    if found.inside and not tent:
        cars = [one for name, one in game.pieces(CAR) if name == found.inside]
        touching = any(game.beside(at, one) for one in cars)
        return None if touching else Refusal("not-at-the-car", token=command.token)
    close = tent or near(at, found.at, numbers.close, numbers.base + numbers.token)
    return None if close else Refusal("token-too-far", token=command.token, most=numbers.close)


async def search(game: Game, seat: str, command: Search) -> None:
    """Step beside the token, look at it, and take it or lay it back face down; then make a noise.
    [trust-me #13]
    """
    found, player = game.state.lying[command.token], game.player(seat)
    if not found.inside:
        way = moving.way_to(game, seat, found.at, game.numbers.close)
        wide = game.numbers.base + game.numbers.token
        touched = [one for one in way.passed if near(one, found.at, 0, wide)]
        touched = [one for one in touched if game.on_board(one, game.numbers.base)]
        if not near(player.at, found.at, 0, wide) and touched:
            way.passed = way.passed[: way.passed.index(touched[0]) + 1]
            await markers.go(game, seat, way, "search")
    if not game.stands(seat):
        return
    game.reveal()
    player.found = found.token
    game.tell(TokenSeen(seat=seat, kind=game.kind(found.token).id, only_for=(seat,)))
    slot = await _where(game, seat, found.token)
    player.found = ""
    if slot:
        del game.state.lying[command.token]
        lay(game, seat, found.token, slot)
    game.tell(
        TokenLookedAt(
            seat=seat,
            token=command.token,
            taken=bool(slot),
            at=found.at,
            inside=found.inside,
        )
    )
    await attention.make_noise(game, player.at)


async def _where(game: Game, seat: str, token: str) -> str:
    """Ask for the slot of a found token and return it; an empty string means that the token is
    left.

    The options and the standing answer do not depend on the token, so they do not give away what it
    is.
    """

    def options() -> Sequence[str]:
        order = order_of(game.player(seat), TAKE)
        return (order,) if order == FITTING else (LEAVE, FITTING, *open_slots(game, seat))

    said = await game.choose("take-token", options, about="slot", seats=(seat,))
    return "" if said == LEAVE else place_for(game, seat, token, said)


# ------------------------------------------------------------ bodies


def lootings(game: Game, seat: str) -> Iterator[Loot]:
    """Yield every token on every sheet; `why_not_loot` accepts only tokens of the dead."""
    for other in game.state.seats:
        player = game.player(other)
        for slot in (*player.held, *spare_kinds(game, other)):
            yield Loot(seat=other, slot=slot)


def why_not_loot(game: Game, seat: str, command: Loot) -> Refusal | None:
    """Refuse to loot unless the body lies within 5 cm and the slot can be emptied. [#8]

    The slot may hold a token that lies face down. For a token on the passport, `slot` is its kind.
    """
    body = game.state.players.get(command.seat)
    if body is None or body.place != "dead":
        return Refusal("no-body-there", seats=(command.seat,))
    if not game.gap_within(game.player(seat).at, body.at, game.numbers.close):
        return Refusal("too-far-to-help", seats=(command.seat,))
    there = command.slot in body.held or command.slot in spare_kinds(game, command.seat)
    filled = command.slot == PACK and any(one in body.held for one in IN_PACK)
    return None if there and not filled else Refusal("nothing-there", slot=command.slot)


async def loot(game: Game, seat: str, command: Loot) -> None:
    """Look at one token of a body and take it or leave it; then make a noise."""
    player = game.player(seat)
    token = _there(game, command.seat, command.slot)
    game.reveal()
    player.found = token
    game.tell(TokenSeen(seat=seat, kind=game.kind(token).id, only_for=(seat,)))
    slot = await _where(game, seat, token)
    player.found = ""
    if slot:
        _take_off(game, command.seat, command.slot)
        lay(game, seat, token, slot)
        shown = "" if command.slot in UNSEEN else game.kind(token).id
        game.tell(TokenTaken(seat=seat, of=command.seat, kind=shown))
    await attention.make_noise(game, player.at)


def _there(game: Game, seat: str, slot: str) -> str:
    """Return the token in `slot`.

    If `slot` is the kind of a token on the passport, return the first such token that is not
    offered yet.
    """
    player = game.player(seat)
    if not lies_on_passport(game, slot):
        return player.held[slot]
    left = [one for one in spare(game, seat) if one not in player.offered]
    return next(one for one in left if game.kind(one).id == slot)


def _take_off(game: Game, seat: str, slot: str) -> str:
    """Remove the token from `slot` (or from the passport) and return its id."""
    if lies_on_passport(game, slot):
        token = _there(game, seat, slot)
        game.player(seat).laid.remove(token)
        return token
    if slot == OUTFIT:
        game.player(seat).actions.pop(OUTFIT, None)
    return take_up(game, seat, slot)


# ------------------------------------------------------------ reorganising


def reorganisings(game: Game, seat: str) -> Iterator[Reorganise]:
    """Yield the one possible command, which has no parameters."""
    yield Reorganise()


def why_not_reorganise(game: Game, seat: str, command: Reorganise) -> Refusal | None:
    """Refuse if the survivor carries neither objects nor action tokens."""
    player = game.player(seat)
    return None if player.held or player.actions else Refusal("nothing-to-move")


async def reorganise(game: Game, seat: str, command: Reorganise) -> None:
    """Let the player rearrange the objects and the Action and Fatigue tokens on the own sheet."""
    await rearrange(game, seat, tokens=True)


async def rearrange(game: Game, seat: str, *, tokens: bool) -> None:
    """Ask for one token after the other and its new slot, until the player is done.

    If `tokens` is true, the player may move Action and Fatigue tokens as well as objects.
    """
    while True:
        said = await game.choose(
            "what-moves", (DONE, *_movable(game, seat, tokens)), about="slot", seats=(seat,)
        )
        if said == DONE:
            break
        await _put_elsewhere(game, seat, said)
    game.tell(Reorganised(seat=seat))


def _movable(game: Game, seat: str, tokens: bool) -> list[str]:
    """Return the slots whose token may be picked up; a bag must be empty first.

    With `tokens`, these include slots with an Action or Fatigue token, if a cell is free for it.
    """
    player = game.player(seat)
    found = [slot for slot in player.held if not _is_filled(game, seat, slot)]
    if tokens and open_cells(game, seat):
        found += [cell for cell in player.actions if cell != OUTFIT]
        found += [SHOES] if OUTFIT in player.actions else []
    return found


def _is_filled(game: Game, seat: str, slot: str) -> bool:
    """Return True if the token in `slot` cannot be picked up, because another token lies in it or
    on it.
    """
    held = game.player(seat).held
    if slot == OUTFIT and (OUTFIT in game.player(seat).actions or SATCHEL in held):
        return True
    return slot == PACK and any(one in held for one in IN_PACK)


async def _put_elsewhere(game: Game, seat: str, slot: str) -> None:
    """Ask for the new slot of the token in `slot` and lay it there."""
    player = game.player(seat)
    if slot == SHOES:
        await move_token_off(game, seat)
        return
    if slot not in player.held:
        kind = player.actions.pop(slot)
        there = open_cells(game, seat)
        cell = await game.choose(
            "where-to", there, about="slot", subject=slot, seats=(seat,), default=slot
        )
        player.actions[cell] = kind
        return
    both = player.both
    token = player.found = take_up(game, seat, slot)
    options = (FITTING, *open_slots(game, seat), *([] if both else _exchanged(game, seat, slot)))
    said = await game.choose("where-to", options, about="slot", subject=slot, seats=(seat,))
    player.found = ""
    place = place_for(game, seat, token, said)
    if said in player.held:
        player.held[slot], player.held[said] = player.held[said], token
    elif place:
        lay(game, seat, token, place)
    else:
        player.held[slot], player.both = token, both


def _exchanged(game: Game, seat: str, slot: str) -> list[str]:
    """Return the slots whose token may change places with the one from `slot`. [trust-me #14]

    Empty unless `slot` itself is the only free one on the sheet.
    """
    player = game.player(seat)
    if open_slots(game, seat) != [slot] or player.both:
        return []
    return [one for one in player.held if one not in (OUTFIT, PACK)]


# ------------------------------------------------------------ trading


def trades(game: Game, seat: str) -> Iterator[Trade]:
    """Yield a trade with every survivor on the board."""
    for other in game.standing:
        yield Trade(seat=other)


def why_not_trade(game: Game, seat: str, command: Trade) -> Refusal | None:
    """Refuse a trade unless the other survivor stands within 5 cm. [trust-me #14]"""
    if command.seat == seat or not game.stands(command.seat):
        return Refusal("not-on-the-board", seats=(command.seat,))
    here, there = game.player(seat).at, game.player(command.seat).at
    close = game.gap_within(here, there, game.numbers.close)
    return None if close else Refusal("too-far-to-help", seats=(command.seat,))


async def trade(game: Game, seat: str, command: Trade) -> None:
    """Let both players choose what they give, agree, and put away what they received.
    [#14; house]
    """
    other = command.seat
    if (
        await game.choose("trade", ("yes", "no"), about="word", subject=seat, seats=(other,))
        == "no"
    ):
        game.tell(TradeRefused(seat=seat, other=other))
        return
    await markers.step_up(game, seat, other)
    if not (game.stands(seat) and game.stands(other)):
        return
    mine, yours = await _offer(game, seat, other), await _offer(game, other, seat)
    given, taken = _shown(game, seat, mine), _shown(game, other, yours)
    game.tell(TradeOffered(seat=seat, other=other, given=given, taken=taken))
    asked: dict[str, Sequence[str]] = {seat: ("yes", "no"), other: ("yes", "no")}
    agreed = await game.choose_each("agree", lambda: asked, about="word", subject=other)
    for one in asked:
        game.player(one).offered = []
    if "no" in agreed.values():
        game.tell(TradeRefused(seat=seat, other=other))
        return
    game.reveal()
    given = [_take_off(game, seat, slot) for slot in mine]
    game.player(seat).offered = [_take_off(game, other, slot) for slot in yours]
    game.player(other).offered = given
    game.tell(Traded(seat=seat, other=other))
    await _receive(game, other)
    await _receive(game, seat)
    for one in (seat, other):
        await rearrange(game, one, tokens=False)


async def _offer(game: Game, seat: str, to: str) -> list[str]:
    """Ask the player of `seat`, slot by slot, what to give to `to`; return the slots."""
    given: list[str] = []
    while True:
        player = game.player(seat)
        there = [one for one in player.held if one not in given and not _is_filled(game, seat, one)]
        there += _left_on_passport(game, seat, given)
        options = (DONE, *there)
        said = await game.choose("give", options, about="slot", subject=to, seats=(seat,))
        if said == DONE:
            return given
        given.append(said)
        player.offered.append(_there(game, seat, said))


def _left_on_passport(game: Game, seat: str, given: Sequence[str]) -> list[str]:
    """Return the kinds of tokens on the passport that can still be given, after those in
    `given`.
    """
    kinds = [game.kind(one).id for one in spare(game, seat)]
    return [one for one in spare_kinds(game, seat) if kinds.count(one) > given.count(one)]


def _shown(game: Game, seat: str, slots: Sequence[str]) -> tuple[str, ...]:
    """Return the kinds of the offered tokens, with an empty string for each that lies face down."""
    tokens = zip(slots, game.player(seat).offered, strict=True)
    return tuple("" if slot in UNSEEN else game.kind(token).id for slot, token in tokens)


async def _receive(game: Game, seat: str) -> None:
    """Put away the received tokens; if there is no room, their new owner chooses which token falls.
    [#14; house]
    """
    player = game.player(seat)
    while player.offered:
        token = player.found = player.offered.pop(0)
        if await _has_or_makes_room(game, seat, token):
            options = (FITTING, *open_slots(game, seat))
            said = await game.choose("where-to", options, about="slot", seats=(seat,))
            slot = place_for(game, seat, token, said) or place_for(game, seat, token, FITTING)
            lay(game, seat, token, slot)
        else:
            name = put_down(game, token, player.at)
            at = game.state.lying[name].at
            game.tell(TokenDropped(seat=seat, token=name, slot=FITTING, at=at))
        player.found = ""


async def _has_or_makes_room(game: Game, seat: str, token: str) -> bool:
    """Return True if the token has room, after its owner has dropped as many others as needed.

    False means that the owner drops the new token instead. The options do not depend on the new
    token, so they do not give away what it is.
    """
    while not has_room(game, seat, token):
        options = (HELD_UP, *drops(game, seat))
        said = await game.choose("what-falls", options, about="slot", seats=(seat,))
        if said == HELD_UP:
            return False
        await let_go(game, seat, said)
    return True
