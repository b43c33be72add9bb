"""Checks a described position: all names must be known, and a real game must be able to reach
it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations

from engine.core.scenario import must_know
from engine.spaces.plane import Point, apart, overlap, rectangle
from engine.trust_me import rim, sheet
from engine.trust_me.box import box
from engine.trust_me.combat import RANGED
from engine.trust_me.setup import are_close
from engine.trust_me.sheet import ACTION, BURN, FATIGUE, HANDS, IN_PACK, INFECTION, WOUND
from engine.trust_me.standing import AIM, ORDERS, USUAL
from engine.trust_me.state import Player, State

Slots = Mapping[str, Mapping[str, str]]


def must_fit_the_sheet(held: Slots, actions: Slots, harm: Slots) -> None:
    """Raise ValueError if a slot or its content is unknown; the message lists valid names."""
    cells = (*box().cells,)
    worn = (sheet.OUTFIT, sheet.PACK, *IN_PACK, sheet.SATCHEL)
    for what, given, spots in (
        ("held", held, (*HANDS, *cells, *worn)),
        ("actions", actions, (*cells, sheet.OUTFIT)),
        ("harm", harm, (*HANDS, *cells)),
    ):
        must_know(what, chain(*given.values()), spots)
    must_know("actions", _laid(actions), (ACTION, FATIGUE))
    must_know("harm", _laid(harm), (WOUND, BURN, INFECTION))


def _laid(given: Slots) -> Iterator[str]:
    return chain(*(one.values() for one in given.values()))


def must_be_of_the_box(
    deck: Iterable[str],
    groups: Iterable[str],
    orders: Iterable[str],
    used: Iterable[str],
    empty: Iterable[str],
) -> None:
    """Raise ValueError if a card, alpha, order, used effect or empty gun is unknown."""
    content = box()
    guns = [one for one, kind in content.kinds.items() if content.tokens[kind].sort == RANGED]
    must_know("empty", empty, guns)
    must_know("deck", deck, content.invasion)
    alphas = [f"alpha-{one + 1}" for one in range(content.numbers.box.alphas)]
    must_know("figures", groups, alphas)
    must_know("orders", orders, ORDERS[AIM])
    must_know("used", used, [one.effect for one in content.passports.values()])


def must_be_orders(standing: Slots) -> None:
    """Raise ValueError if a matter is unknown, or if it does not know the order given for it."""
    for seat, orders in standing.items():
        must_know(f"standing of {seat}", orders, USUAL)
        for matter in USUAL:
            given = [orders[matter]] if matter in orders else []
            must_know(f"standing of {seat}: {matter}", given, ORDERS[matter])


def must_be_possible(state: State) -> None:
    """Raise ValueError with the first reason why no game can reach this state."""
    for why in _impossible(state):
        raise ValueError(why)


def _impossible(state: State) -> Iterator[str]:
    """Yield every reason why no game can reach this state, in English."""
    side, wide = box().numbers.side, box().numbers.base
    places: dict[str, Point] = {
        seat: one.at for seat, one in state.players.items() if one.place == "board"
    }
    places |= {name: one.at for name, one in state.groups.items()}
    for (one, at), (other, there) in combinations(places.items(), 2):
        if overlap(at, there, 2 * wide):
            yield f"{one} and {other} stand on one another: bases are {wide} wide"
    yield from _over_the_rim(state)
    yield from _wrong_scenery(state)
    rims = {f"homes of {seat}": one.community for seat, one in state.players.items()}
    for what, at in {"noise": state.noise, **rims}.items():
        if not rim.is_on(at, side):
            yield f"{what}: {at} is not on the rim; {at.x},{side} is right"
    for seat, player in state.players.items():
        yield from (f"{seat}: {why}" for why in _wrong_sheet(player))
        yield from _wrong_target(state, seat)
        if seat in state.winners and player.place != "gone":
            yield f"winners: {seat} has not gone home; say gone as well"
    if state.hunt and not state.winners:
        yield "hunt: nobody came home; say who in winners, or leave hunt out"


def _over_the_rim(state: State) -> Iterator[str]:
    """Yield the reason for each group or survivor whose base hangs over the rim.

    A base must lie wholly on the board. Only a survivor that has not entered yet may stand beside
    it.
    """
    side, half = box().numbers.side, (box().numbers.base + 1) // 2
    for name, one in state.groups.items():
        if _inner(one.at, half, side) != one.at:
            yield f"{name} hangs over the rim; {_inner(one.at, half, side)} is right"
    for seat, player in state.players.items():
        at, inner = player.at, _inner(player.at, half, side)
        beside = rim.outside(_on_rim(at, side), side, half)
        far_off = apart(at, inner) > (2 * half) ** 2
        if player.place == "board" and at not in (inner, beside) and not far_off:
            yield f"{seat} hangs over the rim; {inner} is right, or {beside} beside the board"


def _on_rim(at: Point, side: int) -> Point:
    """Return the point of the rim nearest to `at`."""
    x, y = min(max(at.x, 0), side), min(max(at.y, 0), side)
    return min((Point(0, y), Point(side, y), Point(x, 0), Point(x, side)),
               key=lambda one: apart(at, one))  # fmt: skip


def _inner(at: Point, half: int, side: int) -> Point:
    """Return the nearest point to `at` at which a base of radius `half` lies wholly on the
    board.
    """
    return Point(min(max(at.x, half), side - half), min(max(at.y, half), side - half))


def _wrong_scenery(state: State) -> Iterator[str]:
    """Yield a reason for pieces that overlap, hang over the rim, or are more than the box holds."""
    content = box()
    kinds = {name: content.scenery[one.kind] for name, one in state.scenery.items()}
    shapes = {
        name: rectangle(one.at, kinds[name].wide, kinds[name].deep, one.turn)
        for name, one in state.scenery.items()
    }
    for name, one in shapes.items():
        if not all(0 <= far <= content.numbers.side for far in one.box):
            yield f"{name} hangs over the rim; farther in is right"
    hiding = [name for name, kind in kinds.items() if kind.hides_token]
    for name, other in combinations(hiding, 2):
        if are_close(shapes[name], shapes[other], 1):
            yield f"{name} and {other} lie on one another"
    cars, barriers = content.numbers.box.cars_and_tents, content.numbers.box.barriers
    if len(hiding) > cars:
        yield f"{len(hiding)} cars and tents; there are {cars} in the box"
    if len(kinds) - len(hiding) > barriers:
        yield f"{len(kinds) - len(hiding)} barricades and wires; there are {barriers} in the box"


def _wrong_target(state: State, seat: str) -> Iterator[str]:
    """Yield a reason for a wrong Target marker: a survivor off the board neither aims nor is aimed
    at.
    """
    player = state.players[seat]
    on = player.target.seat if player.target else ""
    if on == seat:
        yield f"targets: {seat} cannot be aimed at by {seat}"
    elif player.target and player.place != "board":
        yield f"targets: {seat} is {player.place} and aims at nobody"
    elif on and state.players[on].place != "board":
        yield f"targets: {seat} aims at {on}, who is {state.players[on].place}"


def _wrong_sheet(player: Player) -> Iterator[str]:
    """Yield a reason for each thing that cannot be on a survivor's sheet."""
    kinds = {slot: box().tokens[box().kinds[one]] for slot, one in player.held.items()}
    for slot in (sheet.OUTFIT, sheet.PACK):
        if slot in kinds and kinds[slot].place != slot:
            fitting = ", ".join(one.id for one in box().tokens.values() if one.place == slot)
            yield f"{kinds[slot].id} does not lie on {slot}; {fitting} may"
    if any(slot in kinds for slot in IN_PACK) and sheet.PACK not in kinds:
        yield "something lies in a backpack; held needs a backpack on pack"
    worn = kinds.get(sheet.OUTFIT)
    if sheet.SATCHEL in kinds and (not worn or worn.id != sheet.SATCHEL_KIND):
        yield "something lies in a satchel; held needs a satchel on outfit"
    if player.both and sheet.LEFT in kinds and kinds[sheet.LEFT].hands != 2:
        yield f"{kinds[sheet.LEFT].id} does not lie across both hands"
    for token in player.laid:
        if box().tokens[box().kinds[token]].place != sheet.PASSPORT:
            yield f"{token} does not lie on a passport; held says where it is"
    if player.place == "board" and sheet.wounds(player) > box().numbers.wounds:
        yield f"{sheet.wounds(player)} wounds kill; say dead, or {box().numbers.wounds} at most"
    for harm in (BURN, INFECTION):
        if [*player.harm.values()].count(harm) > 1:
            yield f"nobody bears more than one {harm}"
