"""Plays many games of all missions, by as many players as chance will have: `python -m
tests.play_missions random 1000`, or `autopilot`, and the game where it is not Zombicide. For Trust
Me the number of players may be said, too: `... autopilot 1000 trust-me 3`.

Stops at the first broken count, and where a table that is written and read is another; tells how
the games of each mission ended, how many of them each number of players won, and how many steps
they took; of Trust Me also the rounds, and who died or came home, by objective, survivor and seat.

`python -m tests.play_missions kept 2000` plays so many games by chance and as many by the autopilot
over all missions of all games, every second one from a late moment. After each step the table is
written and read again. Faults are told, with what plays them again, and it goes on to the end.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import engine
from tests.conformance.benches import BENCHES
from tests.conformance.steps import advised_game, differs_when_read, late_game
from tests.conformance.steps import random_game as half_random_game
from tests.playing import AnyTable, random_game
from tests.trust_me import playing as trust_me

LONGEST = 5000
"""Steps after which a game is held to be endless."""


def played(ruleset: str, how: str, mission: str, seed: int, players: int = 0) -> Iterator[AnyTable]:
    """By chance to the end in Zombicide; elsewhere as long as the suite does."""
    if players:
        play = trust_me.random_game if how == "random" else trust_me.advised_game
        return play(f"{how} {mission} {seed} {players}", players)
    if how != "random":
        return advised_game(BENCHES[ruleset], mission, f"autopilot {mission} {seed}")
    if ruleset == "zombicide":
        return random_game(seed, mission)
    return half_random_game(BENCHES[ruleset], mission, f"random {mission} {seed}")


PROGRESS = 25
"""Games after which it is told how far they are."""


def read_otherwise(table: AnyTable) -> list[str]:
    """What a table is not any more once it is written and read."""
    text = table.to_json()
    try:
        again = engine.load_table(text)
    except engine.DamagedGame as damage:
        return [f"written, it cannot be read: {damage}"]
    same = again.to_json() == text and again.questions == table.questions
    return [] if same else ["written and read it is another"]


def play_all(how: str, games: int, ruleset: str = "zombicide", players: str = "0") -> None:
    """So many games, shared out over the missions in turn."""
    names = BENCHES[ruleset].missions()
    ends: dict[str, Counter[str]] = {name: Counter() for name in names}
    won: dict[str, Counter[int]] = {name: Counter() for name in names}
    sat: dict[str, Counter[int]] = {name: Counter() for name in names}
    people: list[trust_me.Fate] = []
    steps: list[int] = []
    rounds: list[int] = []
    for number in range(games):
        mission, seed = names[number % len(names)], number // len(names)
        if number and number % PROGRESS == 0:
            sys.stderr.write(f"{number} of {games} games: {how} {ruleset} {players}\n")
        steps.append(-1)  # The table as it is opened comes first.
        for table in played(ruleset, how, mission, seed, int(players)):
            steps[-1] += 1
            broken = [*BENCHES[ruleset].broken(table), *read_otherwise(table)]
            if broken:
                raise SystemExit(f"mission {mission}, seed {seed}: {broken}")
            if table.outcome:
                ends[mission][table.outcome.reason] += 1
                sat[mission][len(table.seats)] += 1
                won[mission][len(table.seats)] += table.outcome.won
                if ruleset == "trust-me":
                    people += trust_me.fates(table)
                    rounds.append(trust_me.rounds(table))
    for mission, reasons in ends.items():
        by_players = ", ".join(f"{won[mission][one]} of {sat[mission][one]} by {one}" for one in
                               sorted(sat[mission]))  # fmt: skip
        sys.stdout.write(f"{mission} {dict(reasons)}; won {by_players}\n")
    for what, counted in {"steps": steps, "rounds": rounds}.items():
        if counted:
            average = sum(counted) / len(counted)
            sys.stdout.write(f"{what}: {average:.1f} on average, {max(counted)} at most\n")
    if people:
        sys.stdout.write(f"died: {sum(one.died for one in people)} of {len(people)}\n")
    for sort in ("objective", "passport", "seat"):
        counted = Counter(getattr(one, sort) for one in people)
        home = Counter(getattr(one, sort) for one in people if one.won)
        for name in sorted(counted):
            sys.stdout.write(f"{sort} {name}: {home[name]} of {counted[name]} won\n")


# ---------------------------------------------------------------- written and read


def keep_all(games: int) -> None:
    """Plays the games of every stage in turn; exits with 1 where one could not be kept."""
    stages = [(one, mission) for one in BENCHES for mission in BENCHES[one].missions()]
    steps = faults = 0
    for number in range(games):
        ruleset, mission = stages[number % len(stages)]
        for how in ("random", "autopilot"):
            seed = f"kept {how} {mission} {number}"
            late = number // len(stages) % 2 == 1
            played, fault = _kept(ruleset, mission, how, seed, late=late)
            steps += played
            if fault:
                faults += 1
                told = f"{ruleset} {mission}, {how}, late {late}, seed {seed!r}, step {played}"
                sys.stdout.write(f"FAULT {told}: {fault}\n")
        if number % 100 == 99 or number == games - 1:
            sys.stdout.write(f"{number + 1} games each way, {steps} steps, {faults} faults\n")
        sys.stdout.flush()
    sys.exit(faults > 0)


def _kept(ruleset: str, mission: str, how: str, seed: str, *, late: bool) -> tuple[int, str]:
    """How many steps were played, and what was wrong after the last of them."""
    bench, steps = BENCHES[ruleset], 0
    by_chance = bench.steps if how == "random" else 0
    if late:
        game = late_game(bench, mission, seed, by_chance)
    else:
        play = half_random_game if by_chance else advised_game
        game = play(bench, mission, seed)
    try:
        for table in game:
            fault = differs_when_read(bench, table) or ", ".join(bench.broken(table))
            if fault:
                return steps, fault
            if steps == LONGEST:
                return steps, "it does not end"
            steps += 1
    except Exception as error:
        return steps, f"{type(error).__name__}: {error}"
    return steps, ""


if __name__ == "__main__":
    if sys.argv[1] == "kept":
        keep_all(int(sys.argv[2]))
    play_all(sys.argv[1], int(sys.argv[2]), *sys.argv[3:5])
