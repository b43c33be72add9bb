"""The jobs of the Workshop's worker process: reading, drawing and simulating drafts of missions.

Arguments and results are plain data. The page checks no draft itself: it shows the faults that the
reader of `/mission import` finds.
"""

from __future__ import annotations

import base64
import random
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from io import BytesIO
from typing import Any, cast, get_args

import engine
from bot.app.simulator import by_autopilot, play_game
from bot.base.words import LANGUAGES, say, words
from bot.games.family.faults import line_of, sentence_of
from bot.games.family.speech import FamilySpeech
from bot.kit.registry import kit_of
from engine.content import data_root, files_of
from engine.family.mission_rules import Goals, Rules
from engine.family.parameters import Colour, Parameter, parameters_of
from engine.family.setup import shares
from engine.reading.boards import Wall
from engine.reading.faults import Fault
from engine.reading.mission import FORMAT, Floor, Mission, MissionRule
from renders.family.painter import FamilyPainter
from renders.zones.geometry import Geometry, geometry_of

Json = dict[str, Any]
TILE_WIDTH = 192
MOST_GAMES = 200
"""The most games that one request for odds plays."""
APART = 100
"""The least distance between two walls that can be pressed, in thousandths of a tile side."""


@cache
def family() -> tuple[str, ...]:
    """Return the games whose missions people can draw here: those with boards of zones."""
    games = (one.id for one in engine.rulesets())
    return tuple(one for one in games if isinstance(kit_of(one).presenter.painter, FamilyPainter))


# ------------------------------------------------------------ what a game has


def games() -> list[Json]:
    """Return each game with everything that its missions may name, in both languages."""
    return [_game(one) for one in family()]


def _game(ruleset: str) -> Json:
    content, speech = engine.load_content(ruleset), speeches(ruleset)
    box = content.figures.box
    return {
        "id": ruleset,
        "name": {code: one.say(f"ruleset-{ruleset}") for code, one in speech.items()},
        "sides": content.atlas.sides(),
        "drawn": _is_drawn(content),
        "box": {"doors": box.doors, "objectives": box.objectives, "spawns": box.spawns,
                "cars": box.cars, "exits": box.exits},
        "indoors": content.indoors,
        "floors": list(get_args(Floor)),
        "cars": _car_kinds(content),
        "survivors": len(content.characters),
        "players": sorted(content.figures.survivors_per_player),
        "usual": _usual(content),
        "rules": _entries(content.mission_rules),
        "goals": _entries(content.goals),
        "names": {
            "card": {one.id: both(one.name) for one in content.equipment.values()},
            "spawn-card": {one: _alike(one) for one in content.spawn_cards},
            "zombie-kind": {one.id: both(one.name) for one in content.zombies.values()},
            "survivor": {one.id: both(one.name) for one in content.characters.values()},
            "bystander": {
                one: both(cast("Any", entry).name)
                for one, entry in content.alone.get("bystanders", {}).items()
            },
            "level": _named(speech, "at-", ("yellow", "orange", "red")),
            "shade": _named(speech, "shade-", get_args(Colour)),
        },
        "missions": {one.id: both(one.name) for one in content.missions.values()},
    }  # fmt: skip


def _is_drawn(content: engine.Content) -> bool:
    """Return whether missions of the game have a map of zone names.

    Their maps of tiles then also give the turn of each tile, such as `@0`.
    """
    return any(one.map.names for one in content.missions.values())


def speeches(ruleset: str) -> dict[str, FamilySpeech]:
    """Return the speech of a game in each language."""
    kit = kit_of(ruleset)
    return {code: cast("FamilySpeech", kit.speech(None, code, {})) for code in LANGUAGES}


def _named(speech: Mapping[str, FamilySpeech], key: str, ids: Sequence[str]) -> Json:
    return {one: {code: said.say(f"{key}{one}") for code, said in speech.items()} for one in ids}


def both(name: Any) -> dict[str, str]:
    """Return a name in each language."""
    return {code: name.in_(code) for code in LANGUAGES}


def _alike(text: str) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, text)


def _car_kinds(content: engine.Content) -> list[str]:
    """Return the kinds of cars that the game's own missions have."""
    if not content.figures.box.cars:
        return []
    found = {car.kind for one in content.missions.values() for car in one.cars}
    return [one for one in ("police", "pimp", "car", "van") if one in found]


def _usual(content: engine.Content) -> Json:
    """Return the default contents of a new mission."""
    first = next(iter(content.missions.values()))
    numbers = {"min": first.survivors.min, "max": first.survivors.max}
    tiles = " ".join(first.map.tiles.strip().splitlines()[0].split()[:2])
    return {"format": FORMAT, "survivors": numbers, "tiles": tiles}


def _entries(listed: Rules | Goals) -> list[Json]:
    return [
        {"name": name, "fields": [_field(one) for one in parameters_of(entry.told)]}
        for name, entry in listed.items()
    ]


def _field(one: Parameter) -> Json:
    return {
        "name": one.name,
        "about": one.about,
        "sort": one.sort,
        "several": one.several,
        "choices": list(one.choices),
        "least": one.least,
        "required": one.required,
        "default": one.default,
    }


# ------------------------------------------------------------ reading a draft


def box_mission(game: str, mission: str) -> str:
    """Return the file text of one of the game's own missions, with a new id `my-...`.

    Raises KeyError for an unknown mission.
    """
    data = tomllib.loads(files_of(data_root(), game)[f"missions/{mission}.toml"].decode())
    return engine.to_toml({**data, "id": f"my-{mission.lower()}", "format": FORMAT})


def read(game: str, draft: Json | None, text: str, language: str) -> Json:
    """Check a draft and return everything that the page shows about it.

    The draft is `draft`, or the file text `text` if `draft` is None.
    """
    if draft is not None:
        text = engine.to_toml(draft)
    drawn = engine.draft_mission(game, text)
    return {
        "text": text,
        "draft": draft if draft is not None else parsed(text),
        "faults": [fault_data(one, text, language) for one in drawn.faults],
        "ready": not drawn.faults,
        "names": drawn.names,
        **(_board(drawn) if drawn.mission else {"board": None}),
        "alt": _alt(game, drawn, language),
        "told": _told(game, drawn, language),
    }


def parsed(text: str) -> Json | None:
    """Return the data of a file's text; None if it is no TOML or too large."""
    try:
        return engine.read_toml(text)
    except engine.DataFaults:
        return None


def fault_data(one: Fault, text: str, language: str, of: str = "") -> Json:
    """Return a fault as plain data, with its place and the change that removes it.

    Fields of the file are called as the texts `field-...` of missions say, or `field-survivor-...`
    if `of` is `survivor-`.
    """
    where, mend = one.where, one.mend
    label = partial(_label, language, of)
    found: Json = {"text": sentence_of(one, language, label).partition("\n")[0], "key": one.at}
    found |= {"field": list(where.field), "line": where.line or line_of(text, where.field)}
    if where.rule:
        found["rule"] = where.rule
    if where.zone:
        found["zone"] = where.zone
    if where.wall:
        found["wall"] = list(where.wall)
    if where.tile:
        found["tile"] = list(where.tile)
    if mend is not None:
        found["mend"] = {"do": mend.do, "at": list(mend.at), "value": mend.value}
    return found


def _label(language: str, of: str, field: str) -> str:
    """Return what forms call a field of the file, such as `rules: zones`."""
    last = field.split(": ")[-1].split(" ")[0]
    known = words().knows(language, f"field-{of}{last}")
    return say(language, f"field-{of}{last}") if known else field


def _board(drawn: engine.DraftedMission) -> Json:
    content, sketch = drawn.content, drawn.sketch
    board = content.boards[drawn.mission]
    geometry = geometry_of(board)
    ways = board.ways(board.all_doors).neighbours
    return {
        "board": {
            "width": geometry.width,
            "height": geometry.height,
            "left": geometry.left,
            "top": geometry.top,
            "tile": geometry.tile,
            "zones": [
                {
                    "name": zone.id,
                    "place": sketch.places.get(zone.id, zone.id),
                    "kind": zone.kind,
                    "floor": zone.floor,
                    "boxes": [[round(n) for n in box] for box in geometry.boxes_of(zone.id)],
                    "beside": list(ways[zone.id]),
                }
                for zone in board.zones.values()
            ],
            "walls": _walls(sketch.walls, geometry),
        }
    }


def _walls(walls: Sequence[Wall], geometry: Geometry) -> list[Json]:
    """Return all walls as plain data.

    A wall is `spare` if an earlier wall between the same zones is too close to press both.
    """
    shown: list[Wall] = []
    found: list[Json] = []
    for wall in walls:
        close = [
            one
            for one in shown
            if one.zones == wall.zones and abs(one.x - wall.x) + abs(one.y - wall.y) < APART
        ]
        shown += [] if close else [wall]
        found.append({**_wall(wall, geometry), "spare": bool(close)})
    return found


def _wall(wall: Wall, geometry: Geometry) -> Json:
    return {
        "between": list(wall.between),
        "zones": list(wall.zones),
        "place": dict(wall.place),
        "x": round(geometry.x(wall.x)),
        "y": round(geometry.y(wall.y)),
        "upright": wall.upright,
    }


def _alt(game: str, drawn: engine.DraftedMission, language: str) -> str:
    return _painter(game).plan(drawn.content, drawn.mission, language).alt if drawn.mission else ""


def _told(game: str, drawn: engine.DraftedMission, language: str) -> Json:
    """Return the goals and rules of the draft as `/rules` words them; "" for a faulty one."""
    if not drawn.mission:
        return {"victory": [], "rules": []}
    mission = drawn.content.missions[drawn.mission]
    speech = speeches(game)[language].over(drawn.content)

    def lines(rules: Sequence[MissionRule], told: Callable[[Mission, MissionRule], list[str]]):
        return [_sentence(told, mission, rule) for rule in rules]

    return {
        "victory": lines(mission.victory, speech.goal),
        "rules": lines(mission.rules, speech.special),
    }


def _sentence(
    told: Callable[[Mission, MissionRule], list[str]], mission: Mission, rule: MissionRule
) -> str:
    try:
        return " ".join(told(mission, rule))
    except (ValueError, KeyError, StopIteration, IndexError, TypeError):
        return ""  # A faulty rule has no sentence; the list of faults says why.


def lay(game: str, draft: Json, tiles: str, before: Sequence[str]) -> Json:
    """Return the draft with `tiles` as its map; things on a tile stay with that tile."""
    return engine.lay_tiles(game, draft, tiles, (before[0], before[1]))


# ------------------------------------------------------------ pictures


def _painter(game: str) -> FamilyPainter:
    return cast("FamilyPainter", kit_of(game).presenter.painter)


def picture(game: str, text: str, language: str) -> str:
    """Return the board of a draft as PNG, in base64. Raises KeyError if it has no board."""
    drawn = engine.draft_mission(game, text)
    shown = _painter(game).plan(drawn.content, drawn.mission, language)
    return base64.b64encode(shown.png()).decode()


def tile(game: str, side: str) -> str:
    """Return one side of a tile as WebP, in base64. Raises KeyError for an unknown side."""
    if all(side not in one for one in engine.load_content(game).atlas.sides()):
        raise KeyError(side)
    drawn_so = f"{side}@0" if _is_drawn(engine.load_content(game)) else side
    head = {"id": "tile", "name": _alike("-"), "briefing": _alike("-"), "minutes": 1}
    head |= {"source": "-", "layout_source": "-", "difficulty": "easy"}
    head |= {"survivors": {"min": 1, "max": 1}}
    data = engine.lay_tiles(game, head, drawn_so, ("", ""))
    drawn = engine.draft_mission(game, engine.to_toml(data))
    image = _painter(game).tile(drawn.content, drawn.mission, TILE_WIDTH)
    into = BytesIO()
    image.save(into, "WEBP", quality=82)
    return base64.b64encode(into.getvalue()).decode()


# ------------------------------------------------------------ odds


def odds(game: str, text: str, games: int, players: int, seed: str) -> Iterator[Json]:
    """Play games by the autopilot; yield how each ended. Raises DataFaults, Refusal, ValueError."""
    content = engine.content_of(game, mission=text)
    mission = content.missions[engine.read_mission(game, text).id]
    for number in range(min(games, MOST_GAMES)):
        chance = random.Random(f"{seed}/{number}")  # noqa: S311 - which survivors play is no secret
        seats = _seats(content, mission, players, chance)
        table = engine.open_table(
            game,
            mission=mission.id,
            seats=seats,
            seed=f"{seed}/{number}",
            options={"mission": text},
        )
        played = play_game(table, by_autopilot)
        yield {
            "won": played.won,
            "rounds": played.rounds,
            "reason": played.reason,
            "fell": list(played.fell),
        }


def _seats(
    content: engine.Content, mission: Mission, players: int, chance: random.Random
) -> dict[str, list[str]]:
    survivors = list(content.characters)
    chance.shuffle(survivors)
    return {
        f"player-{seat + 1}": survivors[seat::players][:count]
        for seat, count in enumerate(shares(content, mission, players))
    }
