"""The pictures of Zombies!!! for the gallery: a small town, a whole one, a tile, hands, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import engine
from engine.core.event import Event
from engine.core.table import Table
from engine.zombies import events
from engine.zombies.state import State
from engine.zombies.view import View
from renders.kit.palette import ThemeName
from renders.kit.poster import Moment
from renders.zombies.poster import TownDeed, TownStory
from renders.zombies.spots import spot_cells, spot_turns
from tests import painted

PLAYERS = {"ann": "@ann", "bob": "@bob", "cleo": "@cleo", "dan": "@dan"}
TURN = 9
"""The turn that is shown."""
LONGEST = 20_000
"""Steps after which a game is given up."""

Draw = Callable[[str, ThemeName], bytes]
Step = tuple[View, list[Event]]


def town_played(seed: str) -> Iterator[Step]:
    """A game of four autopilots: the acting player's view after each step, and what happened."""
    seats: dict[str, list[str]] = {seat: [] for seat in PLAYERS}
    table: Table[State, View] = engine.open_table("zombies", mission="town", seats=seats, seed=seed)
    for _ in range(LONGEST):
        if table.outcome is not None:
            return
        for seat in PLAYERS:
            step = engine.autopilot(table, seat)
            if step is None:
                continue
            result = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
            yield table.view(next(iter(table.view().acting), None)), list(result.events)
            break


def town_story_of(view: View, told: list[Event]) -> TownStory:
    """The figures of a poster, counted in what was told."""
    counts: dict[str, Counter[str]] = {seat: Counter() for seat in view.seats}
    moments: list[Moment] = []
    number = 1
    for event in told:
        if isinstance(event, events.TurnBegan):
            number = event.round
        elif isinstance(event, events.ZombieBeaten):
            counts[event.seat]["kills"] += 1
        elif isinstance(event, events.CombatRolled):
            counts[event.seat]["rolls"] += 1
            counts[event.seat]["wins"] += event.die + event.bonus >= 4
        elif isinstance(event, events.CardPlayed):
            counts[event.seat]["cards"] += 1
        elif isinstance(event, events.TileLaid):
            counts[event.seat]["tiles"] += 1
            if event.kind == "helipad":
                words = f"{PLAYERS[event.seat]}: {event.number}"
                moments.append(Moment(number, "helipad", words))
        elif isinstance(event, events.PlayerDied):
            counts[event.seat]["deaths"] += 1
            words = f"{PLAYERS[event.seat]}: −{event.trophies_lost}"
            moments.append(Moment(number, "fallen", words))
    deeds = [TownDeed(seat, **counts[seat]) for seat in view.seats]
    return TownStory(deeds, moments)


def town_pictures() -> Iterator[tuple[str, Draw]]:
    """Each picture by its name and what draws it."""
    steps = list(town_played("gallery-town"))
    views = [view for view, _ in steps]
    walk = next(view for view in views if view.routes and len(view.tiles) >= 8)
    tile = next(view for view in views if _choice(view) and len(view.tiles) >= 6)
    seat = walk.seat or walk.turn
    cell = next(one for one in spot_cells(tile) if len(spot_turns(tile, one)) > 1)
    at = views.index(walk)
    over = views[-1]
    story = town_story_of(over, [event for _, told in steps for event in told])
    ends = [number for number, (_, told) in enumerate(steps)
            if any(isinstance(one, events.TurnFinished) for one in told)]  # fmt: skip
    end = ends[TURN]
    before = [event for _, told in steps[: end + 1] for event in told]
    since = since_walk(steps, at)
    yield "town-round", _drawn(painted.town_round_png, walk, events=since)
    yield "town-turn", _drawn(painted.town_turn_png, steps[end][0], before)
    yield "town-walk", _drawn(painted.town_png, walk, events=since)
    yield "town-whole", _drawn(painted.town_png, over)
    yield "town-around", _drawn(painted.town_around_png, walk, seat)
    yield "town-places", _drawn(painted.town_spots_png, tile)
    yield "town-turns", _drawn(painted.town_spots_png, tile, cell=cell)
    yield "town-hand", _drawn(painted.town_hand_png, walk, seat)
    yield "town-sheet", _drawn(painted.town_sheet_png, over, over.seats[0])
    yield "town-poster", _drawn(painted.town_poster_png, over, story)


def since_walk(steps: list[Step], at: int) -> list[Event]:
    """What happened in the last few steps."""
    return [event for _, told in steps[max(0, at - 6) + 1 : at + 1] for event in told]


def _choice(view: View) -> bool:
    """Whether a tile waits that fits more than one way on some cell."""
    return any(len(spot_turns(view, cell)) > 1 for cell in spot_cells(view))


def _drawn(draw: Callable[..., bytes], *of: object, **more: object) -> Draw:
    return lambda language, theme: draw(
        *of, language=language, theme=theme, players=PLAYERS, **more
    )
