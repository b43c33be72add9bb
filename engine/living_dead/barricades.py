"""Doors, stairs and barricades: opening and closing them, by hand, with tools or by zombies.
[living-dead #8, #9]

A barricade is a token in a passage. Windows and passages between rooms may hold one. Doors and
stairs never do. Breakers are zombies that open barricades and doors (`breaks` in the data).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

from engine.core.refusal import Refusal
from engine.family import actions
from engine.family.cards import cards_in_hand, discard, drop, holding
from engine.family.commands import CloseDoor
from engine.family.doors import why_locked
from engine.family.entries import SpawnCard
from engine.family.experience import gain_experience
from engine.family.game import Game, Group
from engine.family.inventory import trades_already
from engine.family.parameters import told
from engine.family.state import Survivor, Tidying
from engine.living_dead import events, journey, trading
from engine.living_dead.commands import Barricade, GiveBarricade, How, OpenByHand, UsePlanks
from engine.living_dead.entries import LivingDeadKind, LivingEquipment
from engine.living_dead.parameters import Building
from engine.living_dead.state import numbers, ours
from engine.spaces.zones import Board, Door

BY_HAND = ("door", "stairs")
"""The passages that are opened and closed by hand."""
PLANKS = "planks"
WhyNot = Callable[[Game, Survivor, Barricade], Refusal | None]
CarryOut = Callable[[Game, Survivor, Barricade], Awaitable[None]]


def tokens_of(board: Board) -> list[str]:
    """Return the places of barricade tokens at the start: all passages and all closed windows."""
    return [
        one.id
        for one in board.doors.values()
        if one.sort == "passage" or (one.sort == "window" and not one.starts_open)
    ]


def _here(game: Game, survivor: Survivor, door: str) -> Door | None:
    found = game.board.doors.get(door)
    return found if found and survivor.zone in found.zones else None


def _nearby(game: Game, survivor: Survivor) -> Iterator[Door]:
    return (one for one in game.board.doors.values() if survivor.zone in one.zones)


def _is_open(game: Game, door: Door) -> bool:
    return door.id in game.state.open_doors


def _why_not_among_them(game: Game, survivor: Survivor) -> Refusal | None:
    """Refuse if zombies are in the survivor's zone: then nobody there can work on doors or
    barricades.
    """
    count = game.zombie_count(survivor.zone)
    return Refusal("hands-full", survivor=survivor.id, count=count) if count else None


def _why_not_work(game: Game, survivor: Survivor) -> Refusal | None:
    return _why_not_among_them(game, survivor) or actions.why_not_spend(game, survivor)


# ------------------------------------------------------------ doors and stairs


def _why_no_door(game: Game, survivor: Survivor, door: str, *, is_open: bool) -> Refusal | None:
    found = _here(game, survivor, door)
    if found is None or found.sort not in BY_HAND or door in ours(game).barricades:
        return Refusal("no-door-here", survivor=survivor.id, zone=survivor.zone)
    if _is_open(game, found) != is_open:
        return Refusal("door-closed-already" if is_open else "door-open-already", door=door)
    return _why_not_work(game, survivor)


def openings(game: Game, survivor: Survivor) -> Iterator[OpenByHand]:
    for door in _nearby(game, survivor):
        yield OpenByHand(survivor=survivor.id, door=door.id)


def why_not_open(game: Game, survivor: Survivor, command: OpenByHand) -> Refusal | None:
    refusal = _why_no_door(game, survivor, command.door, is_open=False)
    return refusal or why_locked(game, command.door)


async def open_door(game: Game, survivor: Survivor, command: OpenByHand) -> None:
    """Open a door for an action, without any tool. [#8]"""
    actions.spend(survivor)
    door = game.board.doors[command.door]
    game.state.open_doors.append(door.id)
    game.tell(events.DoorOpenedByHand(survivor=survivor.id, door=door.id, zones=door.zones))
    await _enter(game, survivor, [door])


def closings(game: Game, survivor: Survivor) -> Iterator[CloseDoor]:
    for door in _nearby(game, survivor):
        yield CloseDoor(survivor=survivor.id, door=door.id)


def why_not_close(game: Game, survivor: Survivor, command: CloseDoor) -> Refusal | None:
    return _why_no_door(game, survivor, command.door, is_open=True)


async def _enter(game: Game, survivor: Survivor | None, doors: Sequence[Door]) -> None:
    """Reveal the houses behind the opened doors, and note whether the first house was opened.
    [S6, S9]
    """
    zones = dict.fromkeys(zone for door in doors for zone in door.zones)
    journey.note_opened(game, tuple(zones))
    for zone in zones:
        house = game.board.building_of(zone)
        if house and house.id not in game.state.opened_buildings:
            await game.booklet.opened(game, survivor, house)


# ------------------------------------------------------------ barricades


def _why_no_barricade(
    game: Game, survivor: Survivor, door: str, *, is_open: bool
) -> Refusal | None:
    found = _here(game, survivor, door)
    if found is None or door not in ours(game).barricades:
        return Refusal("no-barricade-here", survivor=survivor.id, zone=survivor.zone)
    if _is_open(game, found) != is_open:
        return Refusal("barricade-closed-already" if is_open else "barricade-open-already")
    return None


def _tools(game: Game, survivor: Survivor) -> list[str]:
    """Return the cards in hand that open barricades."""
    kinds = {card: game.equipment(card) for card in cards_in_hand(survivor)}
    return [
        card for card, kind in kinds.items() if isinstance(kind, LivingEquipment) and kind.breaks_in
    ]


def _why_not_open(game: Game, survivor: Survivor, command: Barricade) -> Refusal | None:
    if refusal := _why_no_barricade(game, survivor, command.door, is_open=False):
        return refusal
    if not _tools(game, survivor):
        return Refusal("no-tool-in-hand", survivor=survivor.id)
    return _why_not_work(game, survivor)


async def _open(game: Game, survivor: Survivor, command: Barricade) -> None:
    """Open a barricade for an action, with a tool for it in hand. [#8]"""
    actions.spend(survivor)
    door = game.board.doors[command.door]
    game.state.open_doors.append(door.id)
    card = game.told_as(_tools(game, survivor)[0])
    game.tell(events.BarricadeOpened(survivor=survivor.id, zones=door.zones, card=card))
    await _enter(game, survivor, [door])


def _why_not_close(game: Game, survivor: Survivor, command: Barricade) -> Refusal | None:
    refusal = _why_no_barricade(game, survivor, command.door, is_open=True)
    return refusal or _why_not_work(game, survivor)


async def _close(game: Game, survivor: Survivor, command: Barricade) -> None:
    """Close a barricade for an action; it takes no tool. [#8]"""
    actions.spend(survivor)
    game.state.open_doors.remove(command.door)
    zones = game.board.doors[command.door].zones
    game.tell(events.BarricadeClosed(survivor=survivor.id, zones=zones))


# ------------------------------------------------------------ wood for barricades [scene S1]


def carried(game: Game, survivor: Survivor) -> int:
    """Return how many barricade tokens the survivor carries."""
    return ours(game).boards.get(survivor.id, 0)


def _carry(game: Game, survivor: Survivor, more: int) -> int:
    boards = ours(game).boards
    boards[survivor.id] = carried(game, survivor) + more
    count = boards[survivor.id]
    if not count:
        del boards[survivor.id]
    return count


def _building(game: Game) -> Building | None:
    return next(iter(told(game.mission.rules, "building", Building)), None)


def _why_not_take(game: Game, survivor: Survivor, command: Barricade) -> Refusal | None:
    """Refuse unless it is an open barricade between two rooms.

    House rule: one in a window stays there.
    """
    if refusal := _why_no_barricade(game, survivor, command.door, is_open=True):
        return refusal
    if _building(game) is None or game.board.doors[command.door].sort != "passage":
        return Refusal("barricade-stays", survivor=survivor.id)
    return actions.why_not_spend(game, survivor)


async def _take(game: Game, survivor: Survivor, command: Barricade) -> None:
    """Take a barricade token away; it takes no room in the inventory."""
    actions.spend(survivor)
    ours(game).barricades.remove(command.door)
    zones = game.board.doors[command.door].zones
    count = _carry(game, survivor, 1)
    game.tell(events.BarricadeTaken(survivor=survivor.id, zones=zones, carried=count))


def plank_uses(game: Game, survivor: Survivor) -> Iterator[UsePlanks]:
    yield UsePlanks(survivor=survivor.id)


def why_not_use_planks(game: Game, survivor: Survivor, command: UsePlanks) -> Refusal | None:
    """Refuse unless planks are held and the box has a token; it costs no action. [scene S1]"""
    if _building(game) is None:
        return Refusal("nothing-to-build", survivor=survivor.id)
    if not holding(game, survivor, PLANKS):
        return Refusal("no-planks", survivor=survivor.id)
    own = ours(game)
    if len(own.barricades) + sum(own.boards.values()) >= numbers(game).barricades:
        return Refusal("no-barricade-left")
    return None


async def use_planks(game: Game, survivor: Survivor, command: UsePlanks) -> None:
    """Discard planks and carry one more barricade token."""
    card = holding(game, survivor, PLANKS)[0]
    drop(survivor, card)
    discard(game, card)
    game.tell(events.PlanksUsed(survivor=survivor.id, carried=_carry(game, survivor, 1)))


def _why_not_build(game: Game, survivor: Survivor, command: Barricade) -> Refusal | None:
    """Refuse unless an open window is in the zone and a token is carried. [#8, scene S1]"""
    if _building(game) is None:
        return Refusal("nothing-to-build", survivor=survivor.id)
    found = _here(game, survivor, command.door)
    if found is None or found.sort != "window":
        return Refusal("no-window-here", survivor=survivor.id, zone=survivor.zone)
    if found.id in ours(game).barricades:
        return Refusal("barricaded-already", zones=found.zones)
    if not carried(game, survivor):
        return Refusal("no-barricade-carried", survivor=survivor.id)
    return _why_not_work(game, survivor)


async def _build(game: Game, survivor: Survivor, command: Barricade) -> None:
    """Put a closed barricade into the window and gain experience for it."""
    actions.spend(survivor)
    door = game.board.doors[command.door]
    ours(game).barricades.append(door.id)
    game.state.open_doors.remove(door.id)
    count = _carry(game, survivor, -1)
    game.tell(events.BarricadeBuilt(survivor=survivor.id, zones=door.zones, carried=count))
    allowed = _building(game)
    await gain_experience(game, survivor, allowed.xp if allowed else 0)


WAYS: Mapping[How, tuple[WhyNot, CarryOut]] = {
    "build": (_why_not_build, _build),
    "open": (_why_not_open, _open),
    "close": (_why_not_close, _close),
    "take": (_why_not_take, _take),
}


def barricadings(game: Game, survivor: Survivor) -> Iterator[Barricade]:
    for door in _nearby(game, survivor):
        for how in WAYS:
            yield Barricade(survivor=survivor.id, how=how, door=door.id)


def why_not_barricade(game: Game, survivor: Survivor, command: Barricade) -> Refusal | None:
    """Refuse by the check for `command.how`, which says whether to build, open, close or take a
    barricade.
    """
    return WAYS[command.how][0](game, survivor, command)


async def barricade(game: Game, survivor: Survivor, command: Barricade) -> None:
    await WAYS[command.how][1](game, survivor, command)


def givings(game: Game, survivor: Survivor) -> Iterator[GiveBarricade]:
    for partner in game.survivors_in(survivor.zone):
        yield GiveBarricade(survivor=survivor.id, partner=partner.id)
        yield GiveBarricade(survivor=survivor.id, partner=partner.id, way="take")


def why_not_give(game: Game, survivor: Survivor, command: GiveBarricade) -> Refusal | None:
    """Refuse unless the partner is in the zone and the giver carries a barricade token.

    As with cards, one action serves for everything traded with one partner.
    """
    partner = game.state.survivors.get(command.partner)
    if partner is None or not partner.standing or partner.zone != survivor.zone:
        return Refusal("partner-not-here", survivor=survivor.id, partner=command.partner)
    giver = survivor if command.way == "give" else partner
    if partner.id == survivor.id or not carried(game, giver):
        return Refusal("no-barricade-carried", survivor=giver.id)
    if command.way == "take" and (refusal := trading.why_not_taken(survivor, partner)):
        return refusal
    if trades_already(game, survivor, partner):
        return None
    return actions.why_not_spend(game, survivor)


async def give(game: Game, survivor: Survivor, command: GiveBarricade) -> None:
    """Give a barricade token to the partner, or take one if the partner's player agrees."""
    partner = game.survivor(command.partner)
    if command.way == "take" and not await trading.agrees(game, survivor, partner):
        return
    trading.forget_the_last(game, survivor, partner)
    if not trades_already(game, survivor, partner):
        actions.spend(survivor)
    game.state.tidying = Tidying(survivor.id, partner.id)
    giver, taker = (survivor, partner) if command.way == "give" else (partner, survivor)
    _carry(game, giver, -1)
    _carry(game, taker, 1)
    game.tell(events.BarricadeGiven(survivor=giver.id, partner=taker.id))


# ------------------------------------------------------------ the living dead


def _shut_round(game: Game, zones: Sequence[str]) -> list[Door]:
    """Return every closed door, window and barricade at the edge of one of the zones."""
    doors = game.board.doors.values()
    return [one for one in doors if not _is_open(game, one) and not {*one.zones}.isdisjoint(zones)]


def _breaks(game: Game, kind: str) -> bool:
    known = game.content.zombies[kind]
    return isinstance(known, LivingDeadKind) and known.breaks


async def break_in(game: Game, idle: Sequence[Group]) -> list[Group]:
    """Let breakers that attack nobody open everything closed around them, instead of walking. [#9]

    All breakers act at once, so groups on both sides of a door open it together. All other groups
    may walk through what was opened. Returns the groups that must not walk: the breakers that
    opened something, and groups that are gone, because revealing a house may let some zombies
    act.
    """
    barred = [
        (group, shut)
        for group in idle
        if _breaks(game, group.kind) and (shut := _shut_round(game, [group.zone]))
    ]
    for group, shut in barred:
        left = [door for door in shut if not _is_open(game, door)]
        if left and group.count:
            game.state.open_doors += [door.id for door in left]
            doors = tuple(door.id for door in left)
            game.tell(events.PassagesBroken(zone=group.zone, kind=group.kind, doors=doors))
            await _enter(game, None, left)
            _count_anew(game, idle)
    busy = [group for group, _ in barred]
    return [*busy, *(group for group in idle if not group.count and group not in busy)]


def _count_anew(game: Game, groups: Sequence[Group]) -> None:
    for group in groups:
        group.count = min(group.count, game.zombies_in(group.zone).get(group.kind, 0))


async def open_where(game: Game, card: SpawnCard, zone: str) -> None:
    """Open everything closed around each zone that holds zombies of the kind named on the card.

    Nobody is spawned, and `zone`, for which the card was drawn, does not matter. [#9]
    """
    zones = [group.zone for group in game.groups_of(card.activates or "")]
    shut = _shut_round(game, zones)
    game.state.open_doors += [door.id for door in shut]
    doors = tuple(door.id for door in shut)
    game.tell(events.PassagesOpened(kind=card.activates or "", doors=doors))
    await _enter(game, None, shut)
