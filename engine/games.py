"""The registry of all games: one line for each, and the functions that need a ruleset's id."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar, overload

from engine.content import content_by, data_root, files_of, folders
from engine.core.command import Command, parse
from engine.core.event import Event, read_event
from engine.core.kit import GameKit
from engine.core.refusal import Refusal
from engine.family.files import Content
from engine.heroes_resistance.kit import GAME as HEROES_RESISTANCE
from engine.living_dead.kit import GAME as LIVING_DEAD
from engine.reading.faults import DataFaults, Fault
from engine.trust_me.kit import GAME as TRUST_ME
from engine.zombicide.kit import GAME as ZOMBICIDE
from engine.zombies.kit import GAME as ZOMBIES

C = TypeVar("C")
GAMES: Mapping[str, GameKit] = {
    game.rules.id: game for game in (ZOMBICIDE, LIVING_DEAD, HEROES_RESISTANCE, ZOMBIES, TRUST_ME)
}


def game_of(ruleset: str) -> GameKit:
    """Return the game with that id. Raises Refusal if it does not exist."""
    if ruleset not in GAMES:
        raise Refusal("no-such-game", game=ruleset, games=tuple(GAMES))
    return GAMES[ruleset]


def command_from_json(ruleset: str, data: Mapping[str, object]) -> Command:
    """Return the command that `data` describes by its `do` and its fields. Raises Refusal."""
    return parse(data, game_of(ruleset).rules.command_types)


def event_from_json(ruleset: str, data: Mapping[str, object]) -> Event:
    """Return the event that `event_to_json` wrote. Raises KeyError if the game has no
    such event.
    """
    return read_event(game_of(ruleset).rules.events, data)


# ---------------------------------------------------------------- data files


@overload
def load_content(ruleset: str) -> Content: ...
@overload
def load_content(ruleset: str, kind: type[C]) -> C: ...
def load_content(ruleset: str, kind: type[object] = Content) -> object:
    """Return what the data files of a ruleset contain, read as `kind`.

    By default that is the `Content` of a game of the Zombicide family. Raises DataFaults with every
    fault of the files, and TypeError if the content is of another kind.
    """
    if ruleset not in GAMES:
        told = f"there is no such ruleset; known are {', '.join(sorted(GAMES))}"
        raise DataFaults([Fault("data", ruleset, told)])
    content: object = content_by(GAMES[ruleset].read, ruleset)
    if not isinstance(content, kind):
        raise TypeError(f"the content of {ruleset!r} is no {kind.__name__}")
    return content


def load_all() -> None:
    """Read the data files of every ruleset. Raises DataFaults for the first ruleset with faults."""
    for ruleset in sorted(GAMES):
        load_content(ruleset, object)


def check_data(root: Path | None = None) -> list[Fault]:
    """Return every fault of every data file, sorted by file; empty if there is none."""
    where = root or data_root()
    known = ", ".join(sorted(GAMES))
    faults = [
        Fault(f"data/{folder}", "", f"no ruleset reads this folder; known are {known}")
        for folder in folders(where)
        if folder not in GAMES
    ]
    for ruleset, game in GAMES.items():
        reader = game.read(ruleset, files_of(where, ruleset))
        reader.content()
        faults += reader.faults
    return sorted(faults)
