"""Scenario files of every game: the first word of `rule` says which one. [docs/scenarios.md]"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass

from engine import scenario as zombicide
from engine.zombies import scenario as zombies

GAMES: dict[str, Callable[[str], list[str]]] = {
    "zombicide": zombicide.play_scenario,
    "zombies": zombies.play_scenario,
}


@dataclass(frozen=True, slots=True)
class Played:
    """A scenario and what is not as it expects."""

    title: str
    differences: list[str]


def play_file(text: str) -> Played:
    """Plays a scenario file's text. Raises ValueError where it is no scenario."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is no TOML: {error}") from error
    game = str(raw.get("rule", "")).split(" ")[0]
    if game not in GAMES:
        raise ValueError(f"rule: it begins with {game!r}; one of {', '.join(GAMES)} is right")
    return Played(differences=GAMES[game](text), title=str(raw["title"]))
