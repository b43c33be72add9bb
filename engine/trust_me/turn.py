"""The round: survivors act one by one, then the zombies, then recovery. [trust-me #8, #12, #14]"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.command import Command
from engine.core.refusal import Refusal
from engine.spaces.plane import read_point
from engine.trust_me import (
    attention,
    cells,
    destinations,
    horde,
    leaving,
    markers,
    moving,
    sheet,
    spawning,
    wounds,
)
from engine.trust_me.commands import Fight, Move, Shoot, Throw
from engine.trust_me.events import (
    ActionDeclared,
    ActionLost,
    ActivationBegan,
    Recovered,
    RoundBegan,
)
from engine.trust_me.game import Game
from engine.trust_me.sheet import ACTION, FATIGUE
from engine.trust_me.standing import ASK, LATE, MOST, RECOVERY, SLIP, order_of


@dataclass(frozen=True, slots=True)
class Rule:
    """The two functions of one action: `why_not` may refuse it, `resolve` carries it out."""

    why_not: Callable[[Game, str, Any], Refusal | None]
    resolve: Callable[[Game, str, Any], Awaitable[None]]


# ------------------------------------------------------------ what an action costs


def price(game: Game, command: Command) -> list[str]:
    """Return the tokens an action costs, each `action` or `fatigue`. [trust-me #14]

    A move that climbs costs more: a Fatigue instead of an Action, or a second Fatigue.
    """
    name = command.gait if isinstance(command, Move) else command.name()
    cost = game.content.actions[name].cost
    if isinstance(command, Move) and command.climbs:
        return [FATIGUE] if cost == ACTION else [FATIGUE, FATIGUE]
    return [cost]


def payable(game: Game, seat: str, command: Command) -> list[str]:
    """Return the cells that may bear the tokens of `command`, without a cell whose bonus the action
    needs.
    """
    needed = ("stride",) if needs_stride(game, seat, command) else ()
    return sheet.open_cells(game, seat, needed)


def needs_stride(game: Game, seat: str, command: Command) -> bool:
    """Return True if the action is impossible without the 5 cm that a free stride cell adds."""
    step = game.numbers.step
    if isinstance(command, Fight):
        return moving.way_into_contact(game, seat, command.target, step, climbs=True) is None
    if not isinstance(command, Move):
        return False
    if command.gait == moving.SNEAK:
        return True
    reach = game.numbers.run if command.gait == moving.RUN else step
    return bool(moving.why_not_walk(game, seat, command.to, reach, climbs=command.climbs))


def why_not_pay(game: Game, seat: str, command: Command) -> Refusal | None:
    """Refuse an action if too few tokens are unplaced, or too few cells free to lay them on."""
    count = len(price(game, command))
    if sheet.unplaced(game, seat) < count:
        return Refusal("too-few-tokens", count=count, left=sheet.unplaced(game, seat))
    # An action needs at most one cell, and finding out which costs several walks.
    scarce = len(sheet.open_cells(game, seat)) <= count
    if scarce and len(payable(game, seat, command)) < count:
        return Refusal("no-room-for-token")
    return None


async def pay(game: Game, seat: str, command: Command) -> None:
    """Ask which cells bear the tokens of the action, lay them there, and announce the action.
    [trust-me #8]

    The tokens are laid before the action is resolved, so the bonuses that they cover are lost for
    it.
    """
    covered: list[str] = []
    for kind in price(game, command):
        there = cells.ranked(game, seat, payable(game, seat, command))
        cell = await cells.choose(game, seat, "which-cell", there, kind)
        game.player(seat).actions[cell] = kind
        covered.append(cell)
    game.tell(declared(game, seat, command, covered))


def declared(game: Game, seat: str, command: Command, covered: Sequence[str]) -> ActionDeclared:
    """Return the event that tells all players the action, its weapon, and its target or place.
    [trust-me #12]
    """
    said = {name: str(getattr(command, name)) for name in command.fields()}
    weapon = game.player(seat).held.get(said.get("weapon", ""), "")
    lying = game.state.lying.get(said.get("token", ""))
    return ActionDeclared(
        seat=seat,
        action=command.gait if isinstance(command, Move) else command.name(),
        cells=tuple(covered),
        fatigue=price(game, command).count(FATIGUE),
        weapon=game.kind(weapon).id if weapon else "",
        target=said.get("target") or said.get("seat", ""),
        to=lying.at if lying else read_point(said.get("to") or said.get("at", "")),
    )


# ------------------------------------------------------------ one activation


async def act(game: Game, seat: str, command: Command, rule: Rule) -> None:
    """Declare and pay an action, let owners of Target markers react, resolve it, then check
    negligence. [trust-me #12]

    `rule` holds the two functions of the action. A declared attack ends the seat's own aim, even if
    a reaction keeps it from being carried out. [trust-me #7, #13]
    """
    await pay(game, seat, command)
    if isinstance(command, (Fight, Shoot, Throw)):
        wounds.lose_aim(game, seat)
    reacted = await markers.check(game, seat)
    if game.stands(seat):
        if await _goes_on(game, seat, command, rule, reacted):
            await rule.resolve(game, seat, command)
        else:
            game.tell(ActionLost(seat=seat, action=command.name()))
        await _finish(game, seat)
    pass_on(game)


async def _goes_on(game: Game, seat: str, command: Command, rule: Rule, reacted: bool) -> bool:
    """Return False if a reaction made the action impossible, or if the player gives it up.
    [trust-me #12, #20]
    """
    if not _is_possible(game, seat, command, rule):
        return False
    if not reacted:
        return True

    def options() -> Sequence[str]:
        """Return the answers on offer; they are computed anew, because a sniper may be called
        meanwhile.
        """
        possible = game.stands(seat) and _is_possible(game, seat, command, rule)
        return ("go-on", "give-up") if possible else ("give-up",)

    return await game.choose("still-do-it", options, about="word", seats=(seat,)) == "go-on"


def _is_possible(game: Game, seat: str, command: Command, rule: Rule) -> bool:
    """Return True if the action can still be resolved. [trust-me #12, #13]

    A move that has become too long still counts as possible; it is cut short.
    """
    refusal = rule.why_not(game, seat, command)
    if refusal and refusal.key == "too-far" and isinstance(command, Move):
        reach = moving.reach_of(game, seat, command.gait)
        return bool(moving.way_to(game, seat, command.to, reach, climbs=command.climbs).passed)
    return refusal is None


async def _finish(game: Game, seat: str) -> None:
    """Carry out what follows an action: silent step, negligence, the din of a burning survivor."""
    if game.stands(seat):
        await _shift(game, seat)
    if game.stands(seat):
        await horde.neglect(game, seat)
    if game.stands(seat) and wounds.burns(game, seat):
        await attention.make_noise(game, game.player(seat).at, din=True)
    markers.tidy(game)


async def _shift(game: Game, seat: str) -> None:
    """Offer the silent step of Elliott, once a round, before negligence is checked.
    [trust-me #19; house]
    """
    player, step = game.player(seat), game.numbers.step
    if game.passport(seat).effect != moving.SHIFT or moving.SHIFT in player.used:
        return
    here = str(player.at)

    def why_not(option: str) -> Refusal | None:
        to = read_point(option)
        if to is None:
            return Refusal("no-such-place", place=option)
        return None if to == player.at else moving.why_not_walk(game, seat, to, step, climbs=False)

    def asks() -> bool:
        order = order_of(player, SLIP)
        return order == ASK or (order == LATE and _is_last_or_urgent(game, seat))

    def options() -> Sequence[str]:
        ways = map(str, destinations.walks(game, seat, moving.SNEAK)) if asks() else ()
        return (here, *(one for one in ways if why_not(one) is None))

    said = await game.choose(
        "shift", options, about="place", seats=(seat,), pause=asks, free=why_not
    )
    to = read_point(said)
    if to is not None and to != player.at:
        player.used.append(moving.SHIFT)
        way = moving.way_to(game, seat, to, step)
        await markers.go(game, seat, way, moving.SHIFT)


def _is_last_or_urgent(game: Game, seat: str) -> bool:
    """Return True if the survivor has no token left in this round, or if a group is about to attack
    it.
    """
    return not sheet.unplaced(game, seat) or bool(horde.waiting_for(game, seat))


# ------------------------------------------------------------ whose turn it is


def can_act(game: Game, seat: str) -> bool:
    """Return True if the survivor is on the board and has a token left to place."""
    return game.stands(seat) and sheet.unplaced(game, seat) > 0


def pass_on(game: Game) -> None:
    """Give the turn to the next seat on the left that can act; change nothing if none can.
    [trust-me #12]
    """
    for seat in (*game.from_left_of(game.state.turn), game.state.turn):
        if can_act(game, seat):
            game.state.turn = seat
            game.tell(ActivationBegan(seat=seat))
            return


async def settle(game: Game) -> None:
    """Play everything that needs no player, until somebody can act or the game ends.

    When no survivor has a token left, play the zombies' turn, invasion, recovery and the hunt.
    """
    leaving.check_end(game)
    while not any(can_act(game, seat) for seat in game.standing):
        await zombies_turn(game)
    if not can_act(game, game.state.turn):
        pass_on(game)


async def zombies_turn(game: Game) -> None:
    """Play the zombies' turn and all that follows, up to the next round. [trust-me #12]"""
    await wounds.fester(game)
    leaving.check_end(game)
    await horde.move_all(game)
    leaving.check_end(game)
    markers.tidy(game)
    await spawning.invade(game)
    await recover(game)
    leaving.count_down(game)
    await begin_round(game)


async def begin_round(game: Game) -> None:
    """Begin the next round with the first seat; the hunt may begin or go on."""
    state = game.state
    state.round += 1
    state.turn = state.first
    for player in state.players.values():
        player.used = []
    game.tell(RoundBegan(round=state.round))
    await leaving.hunt(game)
    leaving.check_end(game)
    if can_act(game, state.turn):
        game.tell(ActivationBegan(seat=state.turn))


# ------------------------------------------------------------ recovery


async def recover(game: Game) -> None:
    """Let each survivor take back all Action tokens or one Fatigue; Alexander takes both.
    [trust-me #8, #18 (6)]
    """
    said = await game.choose_each("recover", lambda: _recoveries(game), about="slot")
    for seat in game.standing:
        player = game.player(seat)
        tireless = game.passport(seat).effect == "tireless"
        back = sheet.tokens_of(player, ACTION) if tireless or said[seat] == ACTION else []
        back += [said[seat]] if said[seat] != ACTION and said[seat] in player.actions else []
        tired = sum(player.actions[cell] == FATIGUE for cell in back)
        for cell in back:
            del player.actions[cell]
        game.tell(Recovered(seat=seat, actions=len(back) - tired, fatigue=tired))


def _recoveries(game: Game) -> dict[str, Sequence[str]]:
    """Return, for each survivor on the board, what it may take back (`_recovery`)."""
    return {seat: _recovery(game, seat) for seat in game.standing}


def _recovery(game: Game, seat: str) -> list[str]:
    """Return what one survivor may take back: `action` for all Action tokens, or the cell of a
    Fatigue.

    A standing order leaves only the choice that brings most tokens back.
    """
    player = game.player(seat)
    tired = cells.ranked(game, seat, sheet.tokens_of(player, FATIGUE))[::-1]
    placed = len(sheet.tokens_of(player, ACTION))
    tireless = game.passport(seat).effect == "tireless"
    found = tired if tired and (tireless or not placed) else [ACTION, *tired]
    if order_of(player, RECOVERY) != MOST:
        return found
    # An Action comes back in a later round anyway, a Fatigue only if it is taken back.
    best = ACTION if ACTION in found and (placed > 1 or not tired) else tired[0]
    return [best]
