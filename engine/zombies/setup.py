"""Setup before the first turn: first player, stack, deck, tokens. [zombies, Setting up]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.refusal import Refusal
from engine.zombies import deck, turn
from engine.zombies.entries import TownContent, TownFigures
from engine.zombies.events import TownFounded
from engine.zombies.game import START, Game
from engine.zombies.state import Laid, Player, State

TOWN = "town"
FEWEST, MOST = 1, 6
"""The fewest and the most seats: the box has pawns for six, and one seat may play alone for
practice. (house rule)
"""
OPTIONS: Mapping[str, tuple[str, ...]] = {
    "helipad": ("last", "last-ten", "half"),
    "win": ("centre", "tile"),
    "cards": ("window", "own-turn", "unasked"),
    "tempo": ("each", "brisk"),
    "trophies": ("25", "by-players"),
}
"""The options of a table with their values; the first value of each is the default."""
CARDS = ("window", "own-turn")
"""The values of the option `cards` that a state may have."""
UNASKED = "unasked"
"""A value of the option `cards`: cards may be played at any moment, but nobody is asked for one,
because all players begin by passing all windows.
"""


def new_state(
    content: TownContent,
    mission: str,
    seats: Mapping[str, Sequence[str]],
    options: Mapping[str, str],
) -> State:
    """Return the state before setup: all pawns on the town square, with life and bullet tokens.

    Raises Refusal if the mission, the number of seats or an option is wrong.
    """
    if mission != TOWN:
        raise Refusal("no-such-mission", mission=mission, missions=(TOWN,))
    if not FEWEST <= len(seats) <= MOST:
        raise Refusal("wrong-seat-count", count=len(seats), least=FEWEST, most=MOST)
    chosen = _chosen(options)
    figures = content.figures
    tiles = [kind for kind in content.tiles.values() for _ in range(kind.copies)]
    (square,) = (kind.id for kind in tiles if kind.role == "start")
    return State(
        seats=list(seats),
        players={seat: _player(figures, chosen) for seat in seats},
        helipad=chosen["helipad"],
        goal=chosen["win"],
        cards="window" if chosen["cards"] == UNASKED else chosen["cards"],
        tempo=chosen["tempo"],
        trophies=_trophies(figures, chosen["trophies"], len(seats)),
        turn=next(iter(seats)),
        laid=[Laid(square, 0, 0, 0)],
        stack=[kind.id for kind in tiles if kind.role != "start"],
        deck=list(content.copies),
    )


def _player(figures: TownFigures, chosen: Mapping[str, str]) -> Player:
    waives, brisk = chosen["cards"] == UNASKED, chosen["tempo"] == "brisk"
    return Player(START, figures.life, figures.bullets, waives=waives, brisk=brisk)


def _chosen(options: Mapping[str, str]) -> dict[str, str]:
    """Return all options with their chosen or default value. Raises Refusal if one is unknown."""
    for option, value in options.items():
        known = OPTIONS.get(option, ())
        if value not in known:
            raise Refusal("no-such-option", option=option, value=value, known=known)
    return {option: options.get(option, known[0]) for option, known in OPTIONS.items()}


def _trophies(figures: TownFigures, choice: str, players: int) -> int:
    """Return how many trophies win; with the choice `by-players`, fewer the more players
    there are.
    """
    if choice != "by-players":
        return figures.trophies
    return figures.trophies_by_players.get(str(players), figures.trophies)


async def set_up(game: Game) -> None:
    """Set the game up in the order of the rulebook, up to the first player's first tile."""
    state = game.state
    _choose_first(game)
    game.tell(TownFounded(seats=tuple(state.seats), helipad=state.helipad))
    _stack(game)
    game.dice.shuffle(state.deck)
    for seat in state.seats:
        deck.draw_up(game, seat)
    turn.begin_turn(game, state.seats[0])


def _choose_first(game: Game) -> None:
    """Pick the first player at random; the others follow clockwise."""
    seats = game.state.seats
    if len(seats) > 1:
        at = seats.index(game.dice.pick(seats))
        game.state.seats = [*seats[at:], *seats[:at]]


def _stack(game: Game) -> None:
    """Shuffle the tiles and put the helipad below them, or at random among the last."""
    state, tiles = game.state, game.content.tiles
    (end,) = (kind for kind in state.stack if tiles[kind].role == "end")
    state.stack.remove(end)
    game.dice.shuffle(state.stack)
    deepest = helipad_depth(game.content, state.helipad)
    below = game.dice.pick(range(deepest + 1)) if deepest else 0
    state.stack.insert(below, end)


def helipad_depth(content: TownContent, helipad: str) -> int:
    """Return how many tiles may lie below the helipad, at most, by the table's option `helipad`."""
    below = sum(one.copies for one in content.tiles.values() if one.role not in ("start", "end"))
    return {"last": 0, "last-ten": 9, "half": below // 2}[helipad]
