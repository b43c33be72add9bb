"""Every game of this release, with all its missions; the rules' part takes the toy as well."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import engine
from tests.conformance.benches import ALL, Bench
from tests.conformance.places import free_fields


@dataclass(frozen=True, slots=True)
class Stage:
    """A mission of a game."""

    ruleset: str
    mission: str

    @property
    def bench(self) -> Bench:
        return ALL[self.ruleset]

    def __str__(self) -> str:
        return f"{self.ruleset}-{self.mission}"


def is_free(ruleset: str) -> bool:
    known = [one for one in engine.rulesets() if one.id == ruleset]
    return any(free_fields(command) for one in known for command in one.commands)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Missions and games by the name a test asks for.

    `stage`: every mission of every game and of the toy; of these `secretive` with hands,
    `open_to_all` without, `on_a_plane` where any place may be named, `played` without the toy.
    `ruleset`: every game the engine plays.
    """
    played = [one.id for one in engine.rulesets()]
    stages = [Stage(one, mission) for one in [*played, "duel"] for mission in ALL[one].missions()]
    wanted = {
        "stage": stages,
        "secretive": [one for one in stages if one.bench.exchange],
        "open_to_all": [one for one in stages if not one.bench.exchange],
        "on_a_plane": [one for one in stages if is_free(one.ruleset)],
        "secretive_played": [one for one in stages if one.bench.exchange and one.ruleset in played],
        "played": [one for one in stages if one.ruleset in played],
        "ruleset": played,
    }
    for name in wanted.keys() & set(metafunc.fixturenames):
        metafunc.parametrize(name, wanted[name], ids=str)
