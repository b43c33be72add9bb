"""Finds damage in a stored state: unknown ids, numbers out of range, tiles apart.

A state without findings can be drawn and played on. An unfair position is not damage.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.damage import MANY, Names, Numbers, not_seated, out_of_range, twice, unknown
from engine.core.outcome import Outcome
from engine.core.ruleset import Seats
from engine.spaces.squares import Town
from engine.zombies.effects import BUILDING_WEAPON, COUNTED_WEAPON, TURN_WEAPON
from engine.zombies.entries import CardEffect, TownContent
from engine.zombies.game import START, town_of
from engine.zombies.setup import CARDS, OPTIONS
from engine.zombies.state import State

STEPS = ("tile", "fight", "roll", "walk", "zombies", "discard", "over")
WINDOWS = ("walk", "fight")
ENDS = ("escaped", "trophies", "most-trophies")


def why_damaged(
    state: State, content: TownContent, seats: Seats, outcome: Outcome | None
) -> str | None:
    """Return the first fault of a stored state, in English for the operator; None if it is
    sound.
    """
    checks: tuple[Callable[[], str | None], ...] = (
        lambda: unknown(_kinds_of_tiles(state, content)),
        lambda: out_of_range(_numbers(state, content)),
        lambda: _torn(state, content),
        lambda: unknown(_names(state, content, town_of(content, state.laid))),
        lambda: _out_of_step(state, content, outcome),
        lambda: _twice(state),
        lambda: _not_seated(state, seats, outcome),
    )
    return next((why for check in checks if (why := check())), None)


# ------------------------------------------------------------ tiles


def _kinds_of_tiles(state: State, content: TownContent) -> Names:
    """Yield the kinds of all tiles, with their name and the kinds that are allowed there."""
    drawn = [] if state.drawn is None else [state.drawn]
    laid = [one.kind for one in state.laid]
    yield "kind of tile", [*state.stack, *state.lost, *laid, *drawn], content.tiles
    starts = [one.id for one in content.tiles.values() if one.role == "start"]
    yield "town square of kind", laid[:1] or ["nothing"], starts


def _torn(state: State, content: TownContent) -> str | None:
    """Return the first fault of the town: two tiles on one cell, or a square that cannot be
    reached; None if there is none.
    """
    town = town_of(content, state.laid)
    if len(town.cells) < len(state.laid):
        return "two tiles lie on one cell"
    reached = town.distances(START)
    cut_off = [square for square in town.squares if square not in reached]
    return f"no way leads to the square {cut_off[0]!r}" if cut_off else None


# ------------------------------------------------------------ numbers


def _numbers(state: State, content: TownContent) -> Numbers:
    """Yield each number of the state, with its name and its least and greatest allowed value."""
    figures = content.figures
    for one in state.laid:
        yield "a cell", one.x, -len(state.laid), len(state.laid)
        yield "a cell", one.y, -len(state.laid), len(state.laid)
        yield "a tile's turn", one.turn, 0, 3
    for seat, player in state.players.items():
        yield f"the life of {seat!r}", player.life, 0, figures.life_limit
        yield f"bullets of {seat!r}", player.bullets, 0, MANY
        yield f"trophies of {seat!r}", player.trophies, 0, figures.zombies
        yield f"the shotgun of {seat!r}", player.shotgun, 0, MANY
        yield f"the fire of {seat!r}", player.burning or 1, 1, len(state.laid)
    held = sum(one.trophies for one in state.players.values())
    yield "zombies and trophies", len(state.zombies) + held, 0, figures.zombies
    yield "trophies to win", state.trophies, 1, figures.zombies
    yield "the round", state.round, 0, 100 * MANY
    for what in ("roll", "moves", "walk", "herd"):
        yield what, getattr(state, what), 0, MANY
    for spell in (state.truce, state.marbles):
        yield "the turns of a card", spell.turns if spell else 1, 1, 2


# ------------------------------------------------------------ names


def _names(state: State, content: TownContent, town: Town) -> Names:
    """Yield all other ids in the state, each list with its name and the ids that are allowed
    in it.
    """
    players, seats = state.players.values(), state.seats
    yield "seat", state.players, seats
    yield "player", [*seats, state.turn, *state.passing], state.players
    yield "player", [one for one in (state.layer, state.mover) if one], state.players
    yield "player", [one.seat for one in (state.truce, state.marbles) if one], state.players
    yield "square", [one.square for one in players], town.squares
    yield "square", [*state.zombies, *state.herded, *state.tokens], town.squares
    yield "kind of token", state.tokens.values(), ("life", "bullet")
    yield "card", [card for one in players for card in (*one.hand, *one.items)], content.copies
    yield "card", [*state.deck, *state.discard], content.copies
    effects = [effect for one in players for effect in (*one.coming, *one.under)]
    spells = [one for one in (state.truce, state.marbles) if one]
    yield "kind of card", [one.card for one in (*effects, *spells)], content.cards
    for effect, named in _in_use(state):
        fitting = [one.id for one in content.cards.values() if one.effect == effect]
        yield f"card with the effect {effect}", named, fitting
    yield "player", [one.by for one in effects], state.players
    yield "choice of a helipad", [state.helipad], OPTIONS["helipad"]
    yield "choice of an escape", [state.goal], OPTIONS["win"]
    yield "choice of cards", [state.cards], CARDS
    yield "choice of tempo", [state.tempo], OPTIONS["tempo"]
    yield "window", state.windows, WINDOWS


def _in_use(state: State) -> Iterator[tuple[CardEffect, list[str]]]:
    """Yield each effect in use, with the kind of the card that has it as a list of one.

    The kind is `nothing` if a weapon burns or is loaded, but no card is stored for it.
    """
    for one in state.players.values():
        there = {BUILDING_WEAPON: one.burning is not None, COUNTED_WEAPON: one.shotgun > 0}
        for effect in (TURN_WEAPON, BUILDING_WEAPON, COUNTED_WEAPON):
            if effect in one.using or there.get(effect):
                yield effect, [one.using.get(effect, "nothing")]


def _twice(state: State) -> str | None:
    """Return the first fault of a card, zombie or seat that occurs twice; None if there is none."""
    players = state.players.values()
    cards = [card for one in players for card in (*one.hand, *one.items)]
    return twice([*cards, *state.deck, *state.discard], state.zombies, state.seats)


# ------------------------------------------------------------ the course of the game


def _out_of_step(state: State, content: TownContent, outcome: Outcome | None) -> str | None:
    """Return the first fault in the step of the turn: something it needs is missing or left over.
    None if there is none.

    The game may end while a drawn tile is not yet laid.
    """
    if state.step not in STEPS:
        return f"there is no step {state.step!r}"
    if state.step != "over" and (state.step == "tile") != (state.drawn is not None):
        return f"in the step {state.step!r} the tile to be laid is {state.drawn!r}"
    if (state.step == "over") != (outcome is not None):
        return f"in the step {state.step!r} the outcome is {outcome!r}"
    if state.fight is not None:
        return "a fight goes on between two commands"
    if state.drawn and not town_of(content, state.laid).spots(content.tiles[state.drawn].plan):
        return f"the tile to be laid, {state.drawn!r}, fits nowhere"
    return None


def _not_seated(state: State, seats: Seats, outcome: Outcome | None) -> str | None:
    """Return the first fault of outcome or seats: an unknown outcome, or seats that do not fit the
    table; None if there is none.
    """
    if outcome and outcome.reason not in ENDS:
        return f"nothing ends as {outcome.reason!r}"
    return not_seated(state.seats, seats, outcome)
