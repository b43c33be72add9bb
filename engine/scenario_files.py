"""Scenario files of every game: the first word of `rule` says which one. [docs/scenarios.md]"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass

from engine.core.scenario import play_scenario
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Played:
    """A played scenario, with one line for each difference from what its file expects."""

    title: str
    differences: list[str]


def play_file(text: str) -> Played:
    """Play the scenario in a file's text. Raises ValueError if it is no scenario."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"this is no TOML: {error}") from error
    game = str(raw.get("rule", "")).split(" ")[0]
    if game not in GAMES:
        raise ValueError(f"rule: it begins with {game!r}; one of {', '.join(GAMES)} is right")
    return Played(differences=play_scenario(GAMES[game].stage, text), title=str(raw["title"]))
