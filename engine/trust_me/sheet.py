"""The survivor's sheet: where each token lies, which cells it covers, and when it falls.
[trust-me #2, #8]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.refusal import Refusal
from engine.spaces.plane import Point, crosses, inside, near, overlap, touches
from engine.trust_me.events import TokenDropped, TokenUsed
from engine.trust_me.game import BARRICADE, CAR, TENT, WIRE, Game
from engine.trust_me.state import Lying, Player

LEFT, RIGHT, BOTH = "left", "right", "both"
HANDS = (LEFT, RIGHT)
HIDDEN, OUTFIT, PACK, SATCHEL, PASSPORT = "hidden", "outfit", "pack", "satchel", "passport"
IN_PACK = ("pack-1", "pack-2")
UNSEEN = (HIDDEN, *IN_PACK, SATCHEL)
"""Slots in which a token lies face down."""
FITTING = "fitting"
"""The answer that lets the rules choose the slot: outfit, back or passport for a token that belongs
there, a hand for a weapon, else a cell.
"""
ACTION, FATIGUE = "action", "fatigue"
WOUND, BURN, INFECTION = "wound", "burn", "infection"
SNEAKERS, BACKPACK, SATCHEL_KIND, BANDAGE = "sneakers", "backpack", "satchel", "bandage"


def cells(game: Game) -> list[str]:
    """Return the ids of the nine cells of the sheet."""
    return list(game.content.cells)


def wears(game: Game, seat: str, kind: str) -> bool:
    """Return True if an object of this kind lies in the slot `outfit` or `pack`."""
    player = game.player(seat)
    return any(
        game.kind(player.held[slot]).id == kind for slot in (OUTFIT, PACK) if slot in player.held
    )


def open_slots(game: Game, seat: str) -> list[str]:
    """Return the slots where some token may be laid now; `place_for` decides about a given token.
    [trust-me #2]
    """
    player = game.player(seat)
    hands = [hand for hand in HANDS if _hand_is_free(player, hand)]
    found = [*hands, *([BOTH] if len(hands) == 2 else [])]
    found += [one for one in cells(game) if _is_bare(player, one)]
    bags = [*IN_PACK] if PACK in player.held else []
    bags += [SATCHEL] if wears(game, seat, SATCHEL_KIND) else []
    return [*found, *(one for one in bags if one not in player.held)]


def _hand_is_free(player: Player, hand: str) -> bool:
    return hand not in player.held and hand not in player.harm and not player.both


def _is_bare(player: Player, cell: str) -> bool:
    return cell not in player.held and cell not in player.actions and cell not in player.harm


def place_for(game: Game, seat: str, token: str, wanted: str) -> str:
    """Return the slot the token goes to if its owner says `wanted`; empty if it does not fit
    there.
    """
    kind, player, there = game.kind(token), game.player(seat), open_slots(game, seat)
    if wanted == BOTH:
        return BOTH if kind.hands == 2 else LEFT if BOTH in there else ""
    if wanted != FITTING:
        return wanted if wanted in there else ""
    if kind.place == PASSPORT:
        return PASSPORT
    if kind.place and kind.place not in player.held:
        return kind.place
    if kind.weapon and kind.hands == 2 and BOTH in there:
        return BOTH
    hands = [one for one in there if one in HANDS]
    others = [one for one in there if one not in (*HANDS, BOTH)]
    in_order = [*hands, *others] if kind.weapon else [*others, *hands]
    return next(iter(in_order), "")


def lay(game: Game, seat: str, token: str, slot: str) -> None:
    """Put the token into a slot that `place_for` returned."""
    player = game.player(seat)
    if slot == PASSPORT:
        player.laid.append(token)
    elif slot == BOTH:
        player.held[LEFT], player.both = token, True
    else:
        player.held[slot] = token


def take_up(game: Game, seat: str, slot: str) -> str:
    """Take the token out of the slot and return it. Raises KeyError if the slot is empty."""
    player = game.player(seat)
    if slot == LEFT:
        player.both = False
    return player.held.pop(slot)


def use_up(game: Game, seat: str, slot: str) -> None:
    """Discard the token in `slot`, which can be used only once."""
    token = take_up(game, seat, slot)
    game.state.discard.append(token)
    game.tell(TokenUsed(seat=seat, kind=game.kind(token).id, gone=True))


def usable(game: Game, seat: str, kind: str) -> list[str]:
    """Return the slots that hold a token of this kind, bags excluded. [trust-me #6]"""
    held = game.player(seat).held
    there = [slot for slot in held if slot not in (*IN_PACK, SATCHEL)]
    return [slot for slot in there if game.kind(held[slot]).id == kind]


def has_room(game: Game, seat: str, token: str) -> bool:
    """Return True if there is any slot the token can go to."""
    return bool(place_for(game, seat, token, FITTING))


# ------------------------------------------------------------ dropping


def drop(game: Game, seat: str, slot: str) -> None:
    """Drop the token face down beside the survivor's base; a bag drops its content, too.
    [trust-me #6, #14]
    """
    player = game.player(seat)
    if slot == RIGHT and player.both:
        slot = LEFT
    slots = [slot, *_inside(game, seat, slot)]
    for one in slots:
        token = take_up(game, seat, one)
        name = put_down(game, token, player.at)
        at = game.state.lying[name].at
        game.tell(TokenDropped(seat=seat, token=name, slot=one, at=at))


def _inside(game: Game, seat: str, slot: str) -> list[str]:
    """Return the slots inside the bag in `slot` that hold a token."""
    held = game.player(seat).held
    if slot == PACK:
        return [one for one in IN_PACK if one in held]
    return [SATCHEL] if slot == OUTFIT and SATCHEL in held else []


def put_down(game: Game, token: str, beside: Point, inside: str = "") -> str:
    """Lay a token into the piece `inside`, or else on open ground beside a base at `beside`.

    Returns the name of the token on the board.
    """
    return lie(game, token, beside if inside else _ground_beside(game, beside), inside)


def lie(game: Game, token: str, at: Point, inside: str = "") -> str:
    """Lay a token at `at` and return its name, which is a running number."""
    game.state.tokens_laid += 1
    name = str(game.state.tokens_laid)
    game.state.lying[name] = Lying(token, at, inside)
    return name


RING = (
    (0, 10), (7, 7), (10, 0), (7, -7), (0, -10), (-7, -7), (-10, 0), (-7, 7),
    (4, 9), (9, 4), (9, -4), (4, -9), (-4, -9), (-9, -4), (-9, 4), (-4, 9),
)  # fmt: skip
"""Sixteen directions as vectors about 10 long: eight clockwise from north, then the eight in
between.
"""


def _ground_beside(game: Game, base: Point) -> Point:
    """Return the nearest open ground that a survivor at `base` could search. [#8, #14; house]

    Ground with a token or a figure on it is used only if there is no other.
    """
    ground = [spot for spot in _around(game, base) if _is_open(game, base, spot)]
    free = (spot for spot in ground if not _is_taken(game, spot))
    return next(free, next(iter(ground), game.within_rim(base)))


def _around(game: Game, base: Point) -> Iterator[Point]:
    """Yield points around a base in growing circles, up to the distance of a search."""
    numbers = game.numbers
    beside = (numbers.base + numbers.token) // 2
    for far in range(beside + 2, beside + numbers.close + 1, numbers.token // 5):
        for x, y in RING:
            spot = Point(base.x + x * far // 10, base.y + y * far // 10)
            if game.on_board(spot, numbers.token):
                yield spot


def _is_open(game: Game, base: Point, spot: Point) -> bool:
    """Return True if the ground at `spot` is clear of scenery, and no barricade or car lies between
    it and `base`.

    If `base` is in a tent, the spot must lie in the same tent.
    """
    tent, car = game.tent_of(base), game.car_under(base)
    for name, piece in game.pieces(CAR, TENT, BARRICADE, WIRE):
        if name == tent:
            if not inside(spot, piece):
                return False
        elif touches(spot, piece, 0, game.numbers.token):
            return False
    barring = (piece for name, piece in game.pieces(CAR, BARRICADE) if name != car)
    return not any(crosses(base, spot, piece) for piece in barring)


def _is_taken(game: Game, spot: Point) -> bool:
    """Return True if another token lies at `spot`, or a figure stands on it."""
    wide = game.numbers.token
    lying = (one.at for one in game.state.lying.values() if not one.inside)
    figures = (game.place_of(one) for one in (*game.standing, *game.state.groups))
    return any(near(spot, one, 0, 2 * wide) for one in lying) or any(
        overlap(spot, one, wide + game.numbers.base) for one in figures
    )


def drops(game: Game, seat: str) -> Iterator[str]:
    """Yield the slots whose tokens may be dropped now."""
    held = game.player(seat).held
    yield from (slot for slot in held if why_not_drop(game, seat, slot) is None)


def why_not_drop(game: Game, seat: str, slot: str) -> Refusal | None:
    """Refuse to empty a slot that holds nothing, or an outfit whose Action token could not go to
    another cell.
    """
    player = game.player(seat)
    if slot not in player.held:
        return Refusal("nothing-there", slot=slot)
    if slot == OUTFIT and OUTFIT in player.actions and not open_cells(game, seat, (OUTFIT,)):
        return Refusal("no-room-for-token")
    return None


# ------------------------------------------------------------ Action and Fatigue tokens


def unplaced(game: Game, seat: str) -> int:
    """Return how many Action and Fatigue tokens are not yet placed."""
    return game.numbers.tokens_each - len(game.player(seat).actions)


def open_cells(game: Game, seat: str, besides: tuple[str, ...] = ()) -> list[str]:
    """Return the cells where an Action or Fatigue token may be laid, apart from `besides`.
    [trust-me #2, #8]

    Cells with harm are open only if no other cell is. The slot `outfit` counts as a cell if
    sneakers lie in it.
    """
    player = game.player(seat)
    usable = [one for one in cells(game) if one not in player.held and one not in player.actions]
    usable = [one for one in usable if one not in besides]
    free = [one for one in usable if one not in player.harm]
    shoes = wears(game, seat, SNEAKERS) and OUTFIT not in player.actions and OUTFIT not in besides
    free += [OUTFIT] if shoes else []
    return free or usable


def tokens_of(player: Player, kind: str) -> list[str]:
    """Return the cells that bear a token of this kind, `action` or `fatigue`."""
    return [cell for cell, one in player.actions.items() if one == kind]


# ------------------------------------------------------------ wounds


def wounds(player: Player) -> int:
    """Return the number of wounds, those on bandages included. [trust-me #6]"""
    return list(player.harm.values()).count(WOUND) + player.dressed


def bandages(game: Game, seat: str) -> list[str]:
    """Return the bandages on the seat's passport, by token id."""
    return [one for one in game.player(seat).laid if game.kind(one).id == BANDAGE]


def spare(game: Game, seat: str) -> list[str]:
    """Return the tokens on the passport that may change owner; a bandage under a wound may not.
    [trust-me #6]
    """
    player = game.player(seat)
    used = bandages(game, seat)[: player.dressed]
    return [one for one in player.laid if one not in used]


def spare_kinds(game: Game, seat: str) -> list[str]:
    """Return each kind in `spare` once; a player names a token on the passport by its kind."""
    return list(dict.fromkeys(game.kind(one).id for one in spare(game, seat)))


def lies_on_passport(game: Game, slot: str) -> bool:
    """Return True if `slot` names not a slot but a kind of token that lies on the passport."""
    return slot in game.content.tokens and game.content.tokens[slot].place == PASSPORT


def harm_slots(game: Game, seat: str) -> list[str]:
    """Return the slots that can take harm: each bears only one, and only one hand can be hurt.
    [trust-me #8, #16]
    """
    player = game.player(seat)
    hurt = any(hand in player.harm for hand in HANDS)
    hands = [] if hurt else [*HANDS]
    return [*hands, *(one for one in cells(game) if one not in player.harm)]


def free_to_hurt(game: Game, seat: str, slot: str, harm: str) -> None:
    """Lay the harm on the slot; an object that lies there falls to the ground first.
    [trust-me #8]
    """
    player = game.player(seat)
    if slot in player.held or (slot == RIGHT and player.both):
        drop(game, seat, slot)
    player.harm[slot] = harm


def weapons_in_hand(
    game: Game, seat: str, fits: Callable[[str], bool] = lambda token: True
) -> list[str]:
    """Return the hands that hold a weapon whose token `fits` accepts."""
    held = game.player(seat).held
    return [
        hand for hand in HANDS if hand in held and game.kind(held[hand]).weapon and fits(held[hand])
    ]
