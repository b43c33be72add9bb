"""Writes pictures of several games for a person to page through: `python -m tests.gallery`.

Every picture comes in both themes, both languages, and as a phone shows it (390 pixels wide). The
games are played by the autopilot with fixed seeds, so the same program gives the same gallery.
"""

from __future__ import annotations

import html
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

import engine
from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.core.table import Table
from engine.family import events
from engine.family.files import Content
from engine.family.state import State
from engine.family.view import View
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter
from renders.family.poster import Deeds, Story
from renders.heroes_resistance import PAINTER as HEROES
from renders.kit.film import Frame, Told
from renders.kit.look import Picture
from renders.kit.palette import ThemeName
from renders.kit.poster import Moment
from renders.living_dead import PAINTER as LIVING
from tests import painted
from tests.plane_gallery import plane_pictures
from tests.renders.views import tutorial
from tests.town_gallery import town_pictures

PHONE, WIDE = 390, 1100
DOCS = {
    "round-tutorial": ("en", "fr"),
    "phase-00": ("en", "fr"),
    "round-living-dead": ("en",),
    "round-heroes-resistance": ("en",),
    "town-round": ("en",),
    "town-turn": ("en",),
    "survivor-ines": ("en",),
    "mission-blood-bank": ("en",),
    "mission-garage-light": ("en",),
    "mission-broken-signal": ("en",),
}
"""Those that `docs/pictures` holds, and in which languages."""
LANGUAGES = ("en", "fr")
SURVIVORS = sorted((Path(__file__).parent / "survivors").glob("*/*.toml"))
MISSIONS = Path(__file__).parents[1] / "docs" / "missions"
THEMES: tuple[ThemeName, ...] = ("night", "day")
PLAYERS = {"ann": "@ann", "bob": "@bob", "cleo": "@cleo"}
SEATS = {"ann": ["amy", "doug"], "bob": ["josh", "ned"], "cleo": ["phil", "wanda"]}
BOARDS = {"00": 2, "01": 6, "02": 5, "03": 5, "04": 6, "08": 5}
"""The round at whose end each mission's board is shown."""
STEPS = 90
"""Of the autopilot before a game's picture."""
LONGEST = 60
"""Rounds after which a game for the poster is given up."""

Draw = Callable[[str, ThemeName], bytes]


class Played(NamedTuple):
    """A game so far: the view when each round began, and now, and what was told."""

    rounds: list[View]
    view: View
    told: list[Event]

    def since(self, round_: int) -> list[Event]:
        """What was told since that round began, the newest round's beginning included."""
        begins = [
            at
            for at, one in enumerate(self.told)
            if isinstance(one, events.RoundBegan) and one.round == round_
        ]
        return self.told[begins[0] + 1 :] if begins else self.told


def played(mission: str, rounds: int) -> Played:
    """A game after some rounds of the autopilot, seen by a spectator."""
    table: Table[State, View] = engine.open_table(
        "zombicide", mission=mission, seats=SEATS, seed=f"gallery-{mission}"
    )
    told: list[Event] = []
    seen = [table.view()]
    while table.outcome is None and table.view().round <= rounds:
        for seat in SEATS:
            step = engine.autopilot(table, seat)
            if step is None:
                continue
            result = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
            told += result.events
            break
        now = table.view()
        if now.round != seen[-1].round:
            seen.append(now)
    return Played(seen, table.view(), told)


def story_of(view: View, told: Sequence[Event]) -> Story:
    """The figures of a poster, counted in what was told."""
    kills: dict[str, Counter[str]] = {one.id: Counter() for one in view.survivors}
    rolled: Counter[str] = Counter()
    hits: Counter[str] = Counter()
    expected: Counter[str] = Counter()
    moments: list[Moment] = []
    number = 1
    for event in told:
        if isinstance(event, events.RoundBegan):
            number = event.round
        elif isinstance(event, events.ZombieKilled):
            kills[event.survivor][event.kind] += event.count
        elif isinstance(event, events.DiceRolled):
            rolled[event.survivor] += len(event.faces)
            hits[event.survivor] += event.hits
            expected[event.survivor] += round(100 * len(event.faces) * (7 - event.needed) / 6)
        elif isinstance(event, events.ObjectiveTaken):
            name = event.survivor.title()
            moments.append(Moment(number, "objective", f"{name}: {event.zone}"))
        elif isinstance(event, events.SurvivorEliminated):
            name = event.survivor.title()
            moments.append(Moment(number, "fallen", f"{name}: {event.zone}"))
    deeds = [
        Deeds(who, dict(of), rolled[who], hits[who], expected[who] / 100)
        for who, of in kills.items()
    ]
    return Story(deeds, moments=moments)


def pictures() -> Iterator[tuple[str, Draw]]:
    """Each picture by its name, and what draws it. The read-me shows the first one."""
    names = {"ann": "Ann", "bob": "Bob"}
    told = [events.RoundBegan(round=4, first_seat="ann"), *in_the_tutorial()]
    look = {"players": names}
    yield "round-tutorial", _drawn(painted.round_png, tutorial(), events=told, **look)
    yield "board-tutorial", _drawn(painted.board_png, tutorial(), events=told, **look)
    for game, painter in (("living-dead", LIVING), ("heroes-resistance", HEROES)):
        yield from family_pictures(game, painter)
    games = {mission: played(mission, rounds) for mission, rounds in BOARDS.items()}
    for mission, game in games.items():
        yield f"board-{mission}", _board(game)
    yield "map-06", lambda language, theme: painted.mission_png("06", language, theme=theme)
    view = games["01"].view
    yield "phase-01", _phase(games["01"])
    yield "phase-00", _phase(games["00"])
    yield "round-01", _drawn(painted.round_png, view, events=games["01"].told, players=PLAYERS)
    standing = next(one.id for one in games["04"].view.survivors if one.standing)
    yield "around-04", _one(games["04"].view, standing, painted.around_png)
    yield "sheet-01", _one(view, view.survivors[0].id, painted.sheet_png)
    yield "hand-01", _one(view, view.survivors[0].id, painted.hand_png)
    over = played("00", LONGEST)
    if over.view.outcome is None:
        raise RuntimeError(f"the autopilot did not end the tutorial in {LONGEST} rounds")
    yield "poster-00", _poster(over.view, story_of(over.view, over.told))
    yield "film-00", _film_title(over)
    yield from survivor_pictures()
    yield from mission_pictures()
    yield from town_pictures()
    yield from plane_pictures()


def in_the_tutorial() -> list[Event]:
    """What led to the tutorial's position: two came out, and some zombies walked."""
    ways = (("C2", "C4", "fatty", 1), ("C2", "C4", "walker", 2), ("S6", "S5", "walker", 1),
            ("S7", "S6", "walker", 3), ("S7", "S6", "runner", 1))  # fmt: skip
    return [
        events.SurvivorMoved(survivor="amy", start="S4", zone="C3"),
        events.SurvivorMoved(survivor="ned", start="B1", zone="S4"),
        events.ZombiesTurnBegan(round=3),
        *(
            events.GroupWalked(
                kind=kind,
                count=count,
                start=start,
                zone=end,
                reason="noise",
                targets=("S4",),
                noise=3,
            )
            for start, end, kind, count in ways
        ),
        events.SpawnCardDrawn(card="12", zone="S1", level="blue"),
        events.ZombiesSpawned(kind="walker", count=2, zone="S1"),
    ]


OTHERS = {"living-dead": ("S1", "S6"), "heroes-resistance": ("M1", "M7")}
"""Missions of the other games of the family: the first in every way, of others only a round."""


def family_pictures(game: str, painter: FamilyPainter) -> Iterator[tuple[str, Draw]]:
    """Every kind of picture of another game of the family."""
    first, *others = OTHERS[game]
    view, told = begun(game, first)
    content = engine.load_content(game)
    assert isinstance(content, Content)

    def shown(show: Callable[[FamilyLook], Picture], of: View = view) -> Draw:
        return lambda language, theme: show(painter.look(of, language, PLAYERS, theme)).png()

    one = next(each.id for each in view.survivors if each.standing)
    near = sorted(view.board.neighbours(view.survivors[0].zone, view.board.all_doors))
    yield f"round-{game}", shown(lambda look: painter.round(look, told))
    yield f"board-{game}", shown(lambda look: painter.board(look, told))
    yield f"places-{game}", shown(lambda look: painter.places(look, near, one))
    yield f"phase-{game}", shown(lambda look: painter.phase(look, told))
    yield f"around-{game}", shown(lambda look: painter.around(look, one))
    yield f"sheet-{game}", shown(lambda look: painter.sheet(look, one))
    yield f"hand-{game}", shown(lambda look: painter.hand(look, one))
    for name, draw in (("map", painter.mission), ("lobby", painter.lobby)):
        yield f"{name}-{game}", _before(draw, content, first)
    lost = replace(view, outcome=Outcome(won=False, winners=(), reason="gallery"))
    yield f"poster-{game}", shown(lambda look: painter.poster(look, story_of(lost, told)), lost)
    frames = [Frame(view, ""), Frame(lost, "")]
    yield f"film-{game}", shown(lambda look: _title(painter, look, frames))
    for mission in others:
        yield f"round-{game}-{mission}", shown(painter.round, begun(game, mission)[0])


def _title(painter: FamilyPainter, look: FamilyLook, frames: list[Frame[View]]) -> Picture:
    """The first picture of a film."""
    return Picture("film.png", painter.reel(look, Told(frames, None)).title, "")


def survivor_pictures() -> Iterator[tuple[str, Draw]]:
    """The card of each survivor that a community wrote, as it is shown before play."""
    painters = {"zombicide": painted.BOARDS, "living-dead": LIVING, "heroes-resistance": HEROES}
    for file in SURVIVORS:
        game = file.parent.name
        sheet = engine.read_survivor(game, file.read_text("utf-8"))
        content = engine.content_of(game, survivors=[sheet])
        yield f"survivor-{file.stem}", _before(painters[game].identity, content, str(sheet["id"]))


def mission_pictures() -> Iterator[tuple[str, Draw]]:
    """The map and briefing of each mission in the documents."""
    for game, name, painter in (
        ("zombicide", "blood-bank", painted.BOARDS),
        ("living-dead", "garage-light", LIVING),
        ("heroes-resistance", "broken-signal", HEROES),
    ):
        content = engine.content_of(game, mission=(MISSIONS / f"{name}.toml").read_text("utf-8"))
        yield f"mission-{name}", _before(painter.mission, content, [*content.missions][-1])


def _before(draw: Callable[..., Picture], content: Content, mission: str) -> Draw:
    return lambda language, theme: draw(content, mission, language, theme).png()


def begun(ruleset: str, mission: str) -> tuple[View, list[Event]]:
    """Another game of the family after some steps of the autopilot, and what was told."""
    people = list(engine.load_content(ruleset).characters)
    half = 2 if ruleset == "heroes-resistance" else 3
    seats = {"ann": people[:half], "bob": people[half : 2 * half]}
    table = engine.open_table(ruleset, mission=mission, seats=seats, seed="gallery")
    told: list[Event] = []
    for _ in range(STEPS):
        if any(not one.standing for one in table.view().survivors):
            break
        advised = ((seat, engine.autopilot(table, seat)) for seat in seats)
        seat, step = next((each for each in advised if each[1] is not None), ("", None))
        if step is None:
            break
        result = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
        told += result.events
    view = table.view()
    assert isinstance(view, View)
    return view, told


def _drawn(draw: Callable[..., bytes], *of: object, **more: object) -> Draw:
    return lambda language, theme: draw(*of, language=language, theme=theme, **more)


def _board(game: Played) -> Draw:
    """The board with what happened since the round before began."""
    happened = game.since(game.view.round - 1)
    return lambda language, theme: painted.board_png(
        game.view, language=language, players=PLAYERS, theme=theme, events=happened
    )


def _phase(game: Played) -> Draw:
    return lambda language, theme: painted.phase_png(
        game.view, game.told, language=language, theme=theme
    )


def _film_title(game: Played) -> Draw:
    """The first picture of the film."""
    frames = [Frame(view, "") for view in game.rounds]

    def draw(language: str, theme: ThemeName) -> bytes:
        film = Image.open(BytesIO(painted.film_webp(frames, language=language, theme=theme)))
        target = BytesIO()
        film.convert("RGB").save(target, "PNG")
        return target.getvalue()

    return draw


def _one(view: View, survivor: str, draw: Callable[..., bytes]) -> Draw:
    return lambda language, theme: draw(
        view, survivor, language=language, players=PLAYERS, theme=theme
    )


def _poster(view: View, story: Story) -> Draw:
    return lambda language, theme: painted.poster_png(
        view, story, language=language, players=PLAYERS, theme=theme
    )


def for_phones(picture: bytes) -> bytes:
    """The picture as a phone shows it."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    image.thumbnail((PHONE, image.height), Image.Resampling.LANCZOS)
    target = BytesIO()
    image.save(target, "PNG")
    return target.getvalue()


def write_docs(folder: Path) -> None:
    """The pictures that the read-me and the pages of `docs` show."""
    shown = {**DOCS}
    for name, draw in pictures():
        for language in shown.pop(name, ()):
            image = Image.open(BytesIO(draw(language, "night"))).convert("RGB")
            image.thumbnail((WIDE, image.height), Image.Resampling.LANCZOS)
            image.save(folder / f"{name}-{language}.webp", quality=70, method=6)
    if shown:
        raise RuntimeError(f"no pictures of {sorted(shown)}")


def write(folder: Path) -> int:
    """All pictures and a page that shows them; answers how many were written."""
    folder.mkdir(parents=True, exist_ok=True)
    names: list[str] = []
    for name, draw in pictures():
        for theme in (*THEMES, "film") if "living-dead" in name else THEMES:
            for language in LANGUAGES:
                picture = draw(language, theme)
                for size, content in (("full", picture), ("phone", for_phones(picture))):
                    file = f"{name}-{theme}-{language}-{size}.png"
                    (folder / file).write_bytes(content)
                    names.append(file)
        sys.stdout.write(f"{name}\n")
    (folder / "index.html").write_text(_page(names), encoding="utf-8")
    return len(names)


def _page(names: list[str]) -> str:
    """A page of phone pictures, each a link to its full size."""
    shown = [name for name in names if name.endswith("-phone.png")]
    figures = "\n".join(
        f'<figure><a href="{html.escape(name.replace("-phone", "-full"))}">'
        f'<img src="{html.escape(name)}" alt="{html.escape(name)}"></a>'
        f"<figcaption>{html.escape(name.removesuffix('-phone.png'))}</figcaption></figure>"
        for name in shown
    )
    style = "body{font:16px sans-serif;display:flex;flex-wrap:wrap;gap:1em}figure{margin:0}"
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><title>Gallery</title>"
        f"<style>{style}</style>\n{figures}\n</html>\n"
    )


if __name__ == "__main__":
    if sys.argv[1:] == ["--docs"]:
        write_docs(Path(__file__).parent.parent / "docs" / "pictures")
        sys.exit(0)
    where = Path(sys.argv[1] if len(sys.argv) > 1 else "gallery")
    sys.stdout.write(f"{write(where)} pictures; open {where}/index.html\n")
