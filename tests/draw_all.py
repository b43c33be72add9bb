"""Draws towns and boards of every size in every view: `python -m tests.draw_all --count 2000`.

Half are towns, half boards, as `tests/renders/every_size.py` makes them with what happened before;
every tenth of both is one of a game that is played at random. Each is drawn in every view, by turns
in every theme and language.
Tells every picture that cannot be drawn, and ends with 1 where there is one.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product
from typing import NamedTuple

from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.family.files import Content
from engine.family.view import View as BoardView
from engine.reading.mission import CarSpec, Objective, Spawn
from engine.zombies.view import View
from renders.family.poster import Deeds, Story
from renders.kit.film import Frame
from renders.kit.palette import ThemeName
from renders.kit.poster import Moment
from renders.zombies.poster import TownDeed, TownStory
from renders.zombies.spots import spot_cells
from tests import painted, playing
from tests.play_town import random_step
from tests.renders.every_size import board_case, town_case
from tests.renders.town_views import NAMES
from tests.renders.views import zombicide_box
from tests.zombies.playing import give, opened, random_options

LANGUAGES = ("fr", "en")
STRIDE = 7
"""Steps of a game between two of its pictures: no divisor of a turn."""


def story() -> Story:
    return Story(
        deeds=[Deeds(one, kills={"walker": 9}) for one in sorted(zombicide_box().characters)],
        zombies_by_round=range(40),
        moments=[Moment(number, "fallen", "Ned " * 30) for number in range(1, 40)],
    )


TOLD = TownStory(
    deeds=[TownDeed(seat, 9, 3, 40, 20, 20, 5) for seat in NAMES],
    moments=[Moment(number, "fallen", "@ann " * 30) for number in range(1, 40)],
)
Draw = Callable[[], object]
TownCase = tuple[View, tuple[Event, ...], View]
BoardCase = tuple[BoardView, tuple[Event, ...], BoardView]
"""How a table stood, what happened since, and how it stands."""
Style = tuple[ThemeName, str]
THEME_NAMES: tuple[ThemeName, ...] = ("night", "day")
STYLES: tuple[Style, ...] = tuple(product(THEME_NAMES, LANGUAGES))


@dataclass(slots=True)
class Drawn:
    """What came of it."""

    pictures: Counter[str] = field(default_factory=Counter[str])
    faults: list[str] = field(default_factory=list[str])

    def attempt(self, case: str, view: str, draw: Draw) -> None:
        """Any error is a fault of the picture, and the others go on."""
        try:
            draw()
        except Exception as error:
            self.faults.append(f"{case}, {view}: {error!r}")
        else:
            self.pictures[view] += 1


def town_views(case: TownCase, style: Style, *, film: bool) -> Iterator[tuple[str, Draw]]:
    """Every picture that there is of a town."""
    before, events, view = case
    theme, language = style
    told = {"language": language, "players": NAMES}
    look = {**told, "theme": theme}
    seat = view.seats[0]
    yield "town", partial(painted.render_town, view, events=events, **look)
    yield "town-around", partial(painted.render_town_around, view, seat, events=events, **look)
    yield "town-sheet", partial(painted.render_town_sheet, view, seat, **look)
    yield "town-hand", partial(painted.render_town_hand, view, seat, **look)
    yield "town-turn", partial(painted.render_town_turn, view, events, **look)
    yield "town-in-words", partial(painted.town_text, view, **told)
    yield "town-alt-text", partial(painted.town_alt_text, view, **told)
    if view.spots:
        cell = spot_cells(view)[-1]
        yield "town-places", partial(painted.render_town_spots, view, **look)
        yield "town-turns", partial(painted.render_town_spots, view, cell=cell, **look)
    if view.outcome is not None:
        yield "town-poster", partial(painted.render_town_poster, view, TOLD, **look)
    if film:
        frames = [Frame(one, "…" * 200, told) for one, told in ((before, ()), (view, events))]
        yield "town-film", partial(painted.town_film_webp, frames, story=TOLD, **look)


def board_views(case: BoardCase, style: Style, *, film: bool) -> Iterator[tuple[str, Draw]]:
    """Every picture that there is of a board, and of the mission before it is played."""
    before, events, view = case
    theme, language = style
    look = {"language": language, "theme": theme}
    over = replace(view, outcome=Outcome(won=False, winners=(), reason="everybody-fell"))
    yield "board", partial(painted.render_board, view, events=events, **look)
    for one in [each.id for each in view.survivors if each.standing][:1]:
        yield "around", partial(painted.render_around, view, one, **look)
    yield "phase", partial(painted.render_phase, view, events, **look)
    yield "in-words", partial(painted.board_text, view, language=language)
    yield "alt-text", partial(painted.board_alt_text, view, language=language)
    yield "phase-alt-text", partial(painted.phase_alt_text, view, events, language=language)
    content = mission_on(view)
    yield "mission", partial(painted.render_mission, view.mission, content=content, **look)
    if film:
        frames = [Frame(one, "…" * 200, told) for one, told in ((before, ()), (over, events))]
        yield "poster", partial(painted.render_poster, over, story(), **look)
        yield "film", partial(painted.film_webp, frames, story=story(), **look)


def mission_on(view: BoardView) -> Content:
    """The content with the view's mission on its board, its tokens where they lie in the view."""
    told = zombicide_box().missions[view.mission]
    zones = [one.zone for one in view.objectives]
    changes: dict[str, object] = {
        "objectives": tuple(Objective(id=f"objective-{n}", zone=z) for n, z in enumerate(zones)),
        "spawns": tuple(Spawn(zone=one.zone) for one in view.spawns),
        "cars": tuple(
            CarSpec(id=one.id, kind="pimp" if one.kind == "pimp" else "police", zone=one.zone)
            for one in view.cars
        ),
        "exit": view.exit_zone,
        "start": view.exit_zone or next(iter(view.board.zones)),
        "doors": (),
        "victory": (),
    }
    mission = told.model_copy(update=changes)
    return replace(
        zombicide_box(),
        missions={**zombicide_box().missions, view.mission: mission},
        boards={**zombicide_box().boards, view.mission: view.board},
    )


def towns_played(seed: int) -> Iterator[TownCase]:
    """Views of a game that is played at random, `STRIDE` steps apart; then of the next."""
    for number in range(seed, seed + 10_000):
        chance = random.Random(f"drawn {number}")
        table = opened(f"drawn {number}", 1 + number % 6, random_options(chance))
        before = table.view()
        while table.outcome is None:
            told: list[Event] = []
            for _ in range(STRIDE):
                if table.outcome is None:
                    told += give(table, *random_step(table, chance))
            view = table.view(next(iter(table.view().acting), None))
            yield before, tuple(told), view
            before = view


def boards_played(seed: int) -> Iterator[BoardCase]:
    """The same of missions, one after the other."""
    for number in range(seed, seed + 10_000):
        mission = sorted(zombicide_box().missions)[number % len(zombicide_box().missions)]
        chance = random.Random(f"drawn {number}")
        table = playing.opened(mission, f"drawn {number}", playing.random_seats(chance, mission))
        before = table.view()
        while table.outcome is None:
            told: list[Event] = []
            for _ in range(STRIDE):
                if table.outcome is None:
                    told += playing.give(table, *playing.random_step(table, chance))
            yield before, tuple(told), table.view()
            before = table.view()


class Games(NamedTuple):
    """Games that go on from one case to the next."""

    towns: Iterator[TownCase]
    boards: Iterator[BoardCase]


def games_from(seed: int) -> Games:
    return Games(towns_played(seed), boards_played(seed))


def pictures_of(number: int, games: Games) -> Iterator[tuple[str, Draw]]:
    """A case's pictures; every tenth is one of the games."""
    half, style, film = number // 2, style_of(number), number % 50 < 2
    is_played = half % 10 == 9
    if number % 2:
        case = next(games.boards) if is_played else board_case(half)
        return board_views(case, style, film=film)
    return town_views(next(games.towns) if is_played else town_case(half), style, film=film)


def style_of(number: int) -> Style:
    return STYLES[number // 2 % len(STYLES)]


def draw_all(first: int, count: int, tell: Callable[[int, Drawn], None]) -> Drawn:
    """Cases in order; `tell` hears how far it is after each."""
    drawn, games = Drawn(), games_from(first)
    for number in range(first, first + count):
        for view, draw in pictures_of(number, games):
            drawn.attempt(f"case {number} {style_of(number)}", view, draw)
        tell(number, drawn)
    return drawn


def main() -> None:
    asked = argparse.ArgumentParser(description="Draws towns and boards of every size.")
    asked.add_argument("--count", type=int, default=2000)
    asked.add_argument("--first", type=int, default=0, help="number of the first case")
    given = asked.parse_args()
    begun = time.monotonic()

    told: list[str] = []

    def tell(number: int, drawn: Drawn) -> None:
        for fault in drawn.faults[len(told) :]:
            sys.stderr.write(f"{fault}\n")
            told.append(fault)
        if number % 100 == 99:
            sys.stderr.write(f"{number + 1}: {len(told)} faults\n")

    drawn = draw_all(given.first, given.count, tell)
    counts = ", ".join(f"{count} {view}" for view, count in sorted(drawn.pictures.items()))
    sys.stdout.write(f"{given.count} cases in {time.monotonic() - begun:.0f} s: {counts}\n")
    sys.exit(1 if drawn.faults else 0)


if __name__ == "__main__":
    main()
