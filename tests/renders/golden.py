"""What every picture and text looks like, as digests: `python -m tests.renders.golden` writes them.

`golden.txt` has a line for each picture: its name and the digest of its pixels, or of its words. A
change that is meant to show is looked at first (`python -m tests.gallery`), then written.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any

from PIL import Image

from engine.core.outcome import Outcome
from engine.family import events
from engine.family.view import View as BoardView
from engine.zombies.view import View as TownView
from renders.family.poster import Deeds, Story
from renders.heroes_resistance import PAINTER as HEROES
from renders.kit.film import Film, Frame, Told
from renders.kit.look import Picture
from renders.kit.palette import ThemeName
from renders.kit.poster import Moment
from renders.living_dead import PAINTER as LIVING
from renders.trust_me.painter import PAINTER as PLANE
from renders.zombies.poster import TownDeed, TownStory
from renders.zombies.spots import spot_cells
from tests import painted
from tests.gallery import family_pictures, in_the_tutorial, survivor_pictures
from tests.plane_gallery import plane_shown
from tests.renders.every_size import board_case, town_case
from tests.renders.town_views import NAMES, laying, walking
from tests.renders.views import tutorial, zombicide_box

GOLDEN = Path(__file__).parent / "golden.txt"
STYLES: tuple[tuple[ThemeName, str], ...] = tuple(product(("night", "day"), ("fr", "en")))
PLAYERS = {"ann": "@ann", "bob": "@bob"}
BOARDS = (3, 40, 77, 118)
TOWNS = (1, 7, 33, 64, 89, 148)
"""Numbers of cases of `every_size`: small, long and large ones, in every step of a turn."""
MISSIONS = ("00", "03", "06", "08")

Draw = Callable[[], "Image.Image | str"]
Named = Iterator[tuple[str, Draw]]


def pictures() -> Named:
    """Every kind of picture and text by a name; each board and town in one style by turns."""
    for number, (theme, language) in enumerate(STYLES):
        for name, draw in [*_tutorial(theme, language), *_map(MISSIONS[number], theme, language)]:
            yield f"{name}-{theme}-{language}", draw
    for place, number in enumerate(BOARDS):
        theme, language = STYLES[place % 4]
        before, _, view = board_case(number)
        for name, draw in _board(before, view, theme, language):
            yield f"board-{number}-{name}-{theme}-{language}", draw
    for game, painter in (("living-dead", LIVING), ("heroes-resistance", HEROES)):
        for theme, (name, draw) in product(
            ("night", "day", "film"), family_pictures(game, painter)
        ):
            if theme != "film" or game == "living-dead":
                yield f"{name}-{theme}", partial(_opened, draw, theme)
    for place, (name, draw) in enumerate(survivor_pictures()):
        theme, language = STYLES[place % 4]
        yield f"{name}-{theme}-{language}", partial(_opened, draw, theme, language)
    for place, number in enumerate(TOWNS):
        theme, language = STYLES[(place + 1) % 4]
        before, _, view = town_case(number)
        for name, draw in _town(before, view, theme, language):
            yield f"town-{number}-{name}-{theme}-{language}", draw
    yield from _plane()


def _plane() -> Named:
    """Every picture of Trust Me by turns in each style, and its words in both languages."""
    for place, (name, show, view) in enumerate(plane_shown()):
        for theme, language in (STYLES[place % 4], STYLES[3 - place % 4]):
            look = PLANE.look(view, language, NAMES, theme)
            yield f"{name}-{theme}-{language}", show(look).draw
            yield f"{name}-words-{theme}-{language}", partial(_words, show, look)
            if name == "plane-round":
                yield f"{name}-text-{theme}-{language}", partial(PLANE.text, look)


def _words(show: Callable[[Any], Picture], look: Any) -> str:
    return show(look).alt


def _opened(
    draw: Callable[[str, ThemeName], bytes], theme: ThemeName, language: str = "en"
) -> Image.Image:
    return Image.open(BytesIO(draw(language, theme)))


def _tutorial(theme: ThemeName, language: str) -> Named:
    """The tutorial with what happened in it, its end, and a turn of the zombies."""
    view, told = tutorial(), in_the_tutorial()
    words = {"language": language, "players": PLAYERS}
    yield "tutorial", partial(painted.render_board, view, theme=theme, events=told, **words)
    round_ = partial(painted.render_round, view, theme=theme, events=told, **words)
    yield "tutorial-round", round_
    phase = [events.RoundBegan(round=4, first_seat="ann"), *told]
    look = {"language": language, "theme": theme}
    yield "phase", partial(painted.render_phase, view, phase, **look)
    yield "phase-words", partial(painted.phase_alt_text, view, phase, language=language)
    story = _story(view)
    yield "poster", partial(painted.render_poster, _over(view), story, theme=theme, **words)
    yield "poster-words", partial(painted.poster_alt_text, _over(view), story, language=language)
    yield "walking-round", partial(painted.render_town_round, walking(), theme=theme, **words)
    yield "walking", partial(painted.render_town, walking(), theme=theme, **words)
    yield "laying", partial(painted.render_town_spots, laying(), theme=theme, **words)


def _map(mission: str, theme: ThemeName, language: str) -> Named:
    look = {"language": language, "theme": theme}
    yield f"map-{mission}", partial(painted.render_mission, mission, **look)
    yield f"map-{mission}-words", partial(painted.mission_alt_text, mission, language)


def _board(before: BoardView, view: BoardView, theme: ThemeName, language: str) -> Named:
    """A board, and what is shown of one survivor on it."""
    words = {"language": language, "players": PLAYERS}
    one = next(each.id for each in view.survivors if each.standing)
    yield "whole", partial(painted.render_board, view, theme=theme, **words)
    yield "round", partial(painted.render_round, view, theme=theme, **words)
    yield "round-words", partial(painted.round_alt_text, view, **words)
    yield "around", partial(painted.render_around, view, one, theme=theme, **words)
    yield "phase", partial(painted.render_phase, view, (), theme=theme, language=language)
    for name, draw in (("sheet", painted.render_sheet), ("hand", painted.render_hand)):
        for survivor in (view.survivors[0], view.survivors[-1]):
            yield f"{name}-{survivor.id}", partial(draw, view, survivor.id, theme=theme, **words)
    yield "words", partial(painted.board_text, view, **words)
    yield "board-words", partial(painted.board_alt_text, view, **words)
    yield "around-words", partial(painted.around_alt_text, view, one, **words)
    yield "sheet-text", partial(painted.sheet_text, view, one, **words)
    yield "sheet-words", partial(painted.sheet_alt_text, view, one, **words)
    yield "hand-words", partial(painted.hand_alt_text, view, one, **words)
    frames = [Frame(each, "Au loin. " * 9) for each in (before, _over(view))]
    look = painted.BOARDS.look(frames[0].view, language, PLAYERS, theme)
    reel = painted.BOARDS.reel(look, Told(frames, _story(view)))
    yield from _film(reel, len(frames) + 1)


def _town(before: TownView, view: TownView, theme: ThemeName, language: str) -> Named:
    """A town, and what is shown of one seat in it."""
    words, seat = {"language": language, "players": NAMES}, view.seats[-1]
    look = {"theme": theme, **words}
    yield "whole", partial(painted.render_town, view, **look)
    yield "round", partial(painted.render_town_round, view, **look)
    yield "round-words", partial(painted.town_round_alt_text, view, **words)
    yield "around", partial(painted.render_town_around, view, seat, **look)
    yield "turn", partial(painted.render_town_turn, view, (), **look)
    yield "sheet", partial(painted.render_town_sheet, view, seat, **look)
    yield "hand", partial(painted.render_town_hand, view, seat, **look)
    yield "words", partial(painted.town_text, view, **words)
    yield "town-words", partial(painted.town_alt_text, view, **words)
    yield "around-words", partial(painted.town_around_alt_text, view, seat, **words)
    yield "sheet-words", partial(painted.town_sheet_alt_text, view, seat, **words)
    yield "hand-words", partial(painted.town_hand_alt_text, view, seat, **words)
    if view.spots:
        cell = spot_cells(view)[-1]
        yield "turns", partial(painted.render_town_spots, view, cell=cell, **look)
        yield "turns-words", partial(painted.town_spots_alt_text, view, cell=cell, **words)
    over = replace(view, outcome=Outcome(won=True, winners=(seat,), reason="trophies"))
    story = _town_story(view)
    yield "poster", partial(painted.render_town_poster, over, story, **look)
    yield "poster-words", partial(painted.town_poster_alt_text, over, story, **words)
    frames = [Frame(each, "Au loin. " * 9) for each in (before, over)]
    reel = painted.TOWN.reel(painted.TOWN.look(view, language, NAMES, theme), Told(frames, story))
    yield from _film(reel, len(frames))


def _film(reel: Film[Any, Any], count: int) -> Named:
    """The title of a film and each of its pictures."""
    yield "film-title", reel.title
    for number in range(count):
        yield f"film-{number}", partial(_frame, reel, number)


def _frame(reel: Film[Any, Any], number: int) -> Image.Image:
    reel.seek(number)
    return reel.convert("RGB")


def _over(view: BoardView) -> BoardView:
    lost = Outcome(won=False, winners=(), reason="everybody-fell")
    return replace(view, outcome=lost, phase="over")


def _story(view: BoardView) -> Story:
    kills = dict.fromkeys(zombicide_box().zombies, 3)
    deeds = [Deeds(one.id, kills, 12, 7, 5.5) for one in view.survivors]
    moments = [Moment(2, "objective", "Amy"), Moment(4, "fallen", "Ned " * 30)]
    return Story(deeds, zombies_by_round=(2, 9, 5, 14), moments=moments)


def _town_story(view: TownView) -> TownStory:
    deeds = [TownDeed(seat, 9, 3, 40, 20, 20, 5) for seat in view.seats]
    moments = [Moment(3, "helipad", "@ann"), Moment(9, "fallen", "@bob")]
    return TownStory(deeds, moments)


def digest_of(drawn: Image.Image | str) -> str:
    """Sixteen signs that another picture would not have."""
    if isinstance(drawn, str):
        return hashlib.sha256(drawn.encode()).hexdigest()[:16]
    shape = f"{drawn.mode} {drawn.size}".encode()
    colours = bytes(drawn.getpalette() or ()) if drawn.mode == "P" else b""
    return hashlib.sha256(shape + colours + drawn.tobytes()).hexdigest()[:16]


def digests() -> dict[str, str]:
    return {name: digest_of(draw()) for name, draw in pictures()}


def stored() -> dict[str, str]:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


if __name__ == "__main__":
    GOLDEN.write_text("".join(f"{name} {one}\n" for name, one in digests().items()), "utf-8")
