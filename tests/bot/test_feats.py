"""Each feat at its boundary; they are told once, at the end of a game, and in the statistics."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import engine
from bot.channel.compose import Teller
from bot.kit.feats import FEATS, Course, Step
from bot.kit.registry import kit_of, kits
from bot.practice.people import ANN, BOB
from bot.store.records import Ending
from bot.table.counting import feats_of, results
from engine.family import events as e
from engine.heroes_resistance import events as h
from engine.living_dead import events as l
from engine.spaces.plane import Point
from engine.trust_me import events as t
from engine.zombies import events as z
from tests.bot.conftest import Room
from tests.bot.finished import finished, keep

A, ZONE = "amy", "A1"
HURT = e.SurvivorWounded(survivor=A, by="zombies")
DEAD = e.SurvivorEliminated(survivor=A, zone=ZONE, by="zombies")
SAVED = h.BystanderRescued(survivor=A, bystander="may", zone=ZONE)
BUILT = l.BarricadeBuilt(survivor=A, zones=("A1", "A2"), carried=0)
SPENT = z.BulletsSpent(seat="ann", count=1)
DIED = z.PlayerDied(seat="ann", trophies_lost=0, items_lost=())
NOISE = t.NoiseMade(at=Point(0, 0), din=False, heard=())
HELD = t.BarricadeHeld(alpha="a", piece="p")


def killed(count: int) -> engine.Event:
    return e.ZombieKilled(survivor=A, kind="walker", zone=ZONE, count=count)


def rolled(*faces: int) -> engine.Event:
    return e.DiceRolled(
        survivor=A, card="pistol", zone=ZONE, faces=faces, needed=4, hits=3, pair=False
    )


def rammed(hits: int) -> engine.Event:
    return e.CarRolled(survivor=A, car="car", zone=ZONE, faces=(6,) * hits, hits=hits)


def level(name: str) -> engine.Event:
    return e.LevelReached(survivor=A, level=name)


def course(ruleset: str, *steps: tuple[int, Sequence[engine.Event]], won: bool = True) -> Course:
    """A game with these commands, each with its round and events; Ann is who may have won."""
    found = [Step(number, [*events]) for number, events in steps]
    return Course(won, ("ann",) if won else (), found, kit_of(ruleset).chapters)


Steps = Sequence[tuple[int, Sequence[engine.Event]]]
CASES: Sequence[tuple[str, str, Steps, Steps]] = (
    ("zombicide", "unhurt", [(1, [])], [(1, [HURT])]),
    ("zombicide", "everybody-home", [(1, [HURT])], [(1, [DEAD])]),
    ("zombicide", "battered", [(1, [HURT] * 10)], [(1, [HURT] * 9)]),
    ("zombicide", "peaceful", [(1, [])], [(1, [killed(1)])]),
    (
        "zombicide",
        "many-at-once",
        [(1, [killed(3), killed(2)])],
        [(1, [killed(4)]), (1, [killed(4)])],
    ),
    (
        "zombicide",
        "crowd",
        [(2, [killed(4)]), (2, [killed(6)])],
        [(1, [killed(4)]), (2, [killed(9)])],
    ),
    ("zombicide", "horde", [(1, [killed(25)]), (9, [killed(25)])], [(1, [killed(49)])]),
    ("zombicide", "sixes", [(1, [rolled(6, 6, 6)])], [(1, [rolled(6, 6), rolled(6, 6, 5)])]),
    ("zombicide", "red", [(1, [level("red")])], [(1, [level("orange")])]),
    ("zombicide", "rammed", [(1, [rammed(4)])], [(1, [rammed(3), rammed(3)])]),
    ("heroes-resistance", "rescuers", [(1, [SAVED] * 3)], [(1, [SAVED] * 2)]),
    (
        "living-dead",
        "planked",
        [(1, [BUILT] * 2), (2, [BUILT] * 2)],
        [(2, [BUILT] * 3), (3, [BUILT])],
    ),
    ("zombies", "no-bullet", [(1, [])], [(1, [SPENT])]),
    (
        "zombies",
        "short-life",
        [(1, [DIED])],
        [(1, [z.PlayerDied(seat="bob", trophies_lost=0, items_lost=())])],
    ),
    ("trust-me", "silent", [(1, [])], [(1, [NOISE])]),
    ("trust-me", "held", [(1, [HELD]), (5, [HELD])], [(1, [HELD])]),
)
ONLY_WON = {
    "unhurt",
    "everybody-home",
    "battered",
    "peaceful",
    "rescuers",
    "no-bullet",
    "short-life",
    "silent",
}


@pytest.mark.parametrize(
    ("ruleset", "key", "reached", "missed"), CASES, ids=[one[1] for one in CASES]
)
def test_a_feat_at_its_boundary(ruleset: str, key: str, reached: Steps, missed: Steps) -> None:
    (feat,) = [one for one in (*FEATS, *kit_of(ruleset).feats) if one.key == key]

    assert feat.is_reached(course(ruleset, *reached))
    assert not feat.is_reached(course(ruleset, *missed))
    assert feat.is_reached(course(ruleset, *reached, won=False)) == (key not in ONLY_WON)


def test_every_feat_has_a_case() -> None:
    known = {one.key for kit in kits() for one in (*FEATS, *kit.feats)}

    assert known == {key for _, key, _, _ in CASES}


def test_a_command_and_its_answers_are_one_step() -> None:
    record, rows = finished({ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}, 910)
    shots = [
        row
        for row in rows
        if any(isinstance(one, e.ZombieKilled) for one in row.happened("zombicide"))
    ]
    for row in shots[:2]:
        row.events = [{**one, "count": 3} for one in row.events if "count" in one and "kind" in one]
    outcome = engine.load_table(record.game).outcome
    assert outcome is not None
    apart = feats_of("zombicide", shots[:2], outcome)
    shots[1].command = shots[0].command

    assert "many-at-once" not in apart
    assert "many-at-once" in feats_of("zombicide", shots[:2], outcome)


async def test_the_end_of_a_game_tells_its_feats_once_and_pings_nobody() -> None:
    record, rows = finished({ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}, 911)
    for number, row in enumerate(rows, start=1):
        row.number = number
    found = results(record, rows)
    outcome = engine.load_table(record.game).outcome
    assert found
    assert outcome
    posts = Teller(record, Ending(outcome, "1", found[0].feats)).compose(rows)

    told = [one for one in posts if "**Feats:**" in one.text]
    assert [one.over for one in told] == [True]
    assert "and nobody died" in told[0].text
    assert not told[0].calls


async def test_statistics_have_the_feats_of_the_games(room: Room) -> None:
    record, rows = finished({ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}, 912)
    for number, row in enumerate(rows, start=1):
        row.number = number
    await keep(room.store, record, rows)

    assert "• won, and nobody died: 1 game" in await room.slash(ANN, "stats")
    await room.confirm(ANN, "my statistics", counted=False)
    assert "nobody died" not in await room.slash(ANN, "stats")
    server = await room.slash(BOB, "stats", whose="server")
    assert "• won, and nobody died: 1 game" in server
