"""Plays whole games that follow every hint, and counts what the hints are worth.

`python -m tests.play_hints M0 100` plays 100 games of the mission M0: two players in Heroes'
Resistance and in Zombicide 02 and 04, three elsewhere. A third word names the seeds (`hint` if it
is left out), so that other games are played. Each mission has a line:

- won: games won.
- deeds: commands carried out; answers to questions do not count.
- ends with actions left: turns ended so; `silent` are those whose reason does not say why, and
  `beside` those in a zone with zombies. The reasons stand at the end of the line.
- long shots: attacks that kill with a chance under 40 %, of all attacks.
- sent back: moves into a zone that another hint of the same turn sent the survivor out of, with
  nothing done in between.
- against: sentences in either language that praise such a long shot, or belittle a better attack.

That no message tells a hint twice is tested in `tests/bot/test_hints.py`.
"""

from __future__ import annotations

import sys
from collections import Counter
from fractions import Fraction
from random import Random

import engine
from bot.games.family.moves import blow_values
from bot.games.family.naming import FamilyNames
from bot.kit.registry import kit_of
from engine.family.commands import Attack, EndTurn, Move, SurvivorCommand
from tests.playing import AnyTable, give

MISSIONS = {
    "M": ("heroes-resistance", 2),
    "S": ("living-dead", 3),
    "00": ("zombicide", 3),
    "": ("zombicide", 2),
}
"""The game and the number of players of a mission, by the beginning of its name."""
STEPS = 4000
"""Steps after which a game counts as lost."""
SILENT = frozenset({"rest"})
"""Reasons for the end of a turn that name nothing."""
FAIR, GOOD = Fraction(2, 5), Fraction(13, 20)
"""The chances of a kill below which a blow is a long shot, and above which it is a good one."""
WORDS = {
    "en": ("Only ", ("good chance", "probably")),
    "fr": (" seulement", ("chances d’abattre des zombies sont bonnes", "bonnes chances")),
}
"""Of each language: the word for a long shot, and the words of praise."""


Left = tuple[int, str, str]
"""A round, a survivor, and a zone that the survivor moved out of in that round."""


def ruleset_of(mission: str) -> str:
    """The id of the game of the mission."""
    return _game_of(mission)[0]


def _game_of(mission: str) -> tuple[str, int]:
    return next(game for start, game in MISSIONS.items() if mission.startswith(start))


def opened(mission: str, seed: str) -> AnyTable:
    """A table of the mission, with survivors chosen by the seed."""
    ruleset, players = _game_of(mission)
    seats = kit_of(ruleset).lobby.random_seats(mission, players, Random(seed))
    return engine.open_table(ruleset, mission=mission, seats=seats, seed=seed)


def play(mission: str, number: int, name: str) -> Counter[str]:
    """Play one game by its hints and count what happened."""
    table, counted = opened(mission, f"{name}-{number}"), Counter[str](games=1)
    left: set[Left] = set()
    for _ in range(STEPS):
        if table.outcome:
            break
        seat = table.questions[0].seats[0] if table.questions else table.acting[0]
        advice = engine.advise(table, seat)[0]
        if isinstance(advice.step, SurvivorCommand):
            counted += count(table, advice.step, advice.reason)
            counted["back"] += is_way_back(table, advice.step, left)
        give(table, seat, advice.step)
    counted["won"] += bool(table.outcome and table.outcome.won)
    return counted


def count(table: AnyTable, step: SurvivorCommand, reason: str) -> Counter[str]:
    """Return what one hint adds to the counts, before it is followed."""
    found, view = Counter[str](deeds=1), table.view()
    survivor = next(one for one in view.survivors if one.id == step.survivor)
    if isinstance(step, EndTurn) and survivor.actions:
        here = any(one.zone == survivor.zone and one.count for one in view.groups)
        found.update(ends=1, silent=reason in SILENT, beside=here)
        found[f"end {reason}"] += 1
    if isinstance(step, Attack):
        chance = best_chance(table, step)
        found.update(blows=1, long=chance < FAIR)
        found["against"] += any(is_against(table, step, reason, chance, one) for one in WORDS)
    return found


def is_way_back(table: AnyTable, step: SurvivorCommand, left: set[Left]) -> bool:
    """Return whether the step takes back the survivor's last steps, and note in `left` whence it
    goes.
    """
    view = table.view()
    here = next(one.zone for one in view.survivors if one.id == step.survivor)
    if not isinstance(step, Move):
        left -= {one for one in left if one[1] == step.survivor}
        return False
    left.add((view.round, step.survivor, here))
    return (view.round, step.survivor, step.zone) in left


def is_against(
    table: AnyTable, attack: Attack, reason: str, chance: Fraction, language: str
) -> bool:
    """Whether the sentence of a blow says another thing than its chance."""
    speech = kit_of(table.view().ruleset).speech(None, language, {})
    if not isinstance(speech, FamilyNames):
        raise TypeError(f"{speech!r} is no speech of the family")
    said = speech.say(f"hint-{reason}", **blow_values(speech, engine.odds(table, attack)))
    poor, good = WORDS[language]
    if chance < FAIR:
        return poor not in said
    return poor in said or (chance <= GOOD and any(one in said for one in good))


def best_chance(table: AnyTable, attack: Attack) -> Fraction:
    """The chance that a zombie falls, in the best of the zones the attack aims at."""
    return max(one.some_kill for one in engine.odds(table, attack))


def report(mission: str, games: int, name: str = "hint") -> Counter[str]:
    """Play so many games and print the counts."""
    total = Counter[str]()
    for number in range(games):
        total += play(mission, number, name)
        sys.stderr.write(f"\r{mission} {number + 1}/{games} won {total['won']}   ")
    ends = ", ".join(f"{key[4:]} {n}" for key, n in total.most_common() if key.startswith("end "))
    sys.stdout.write(
        f"{mission}: won {total['won']} of {games}; deeds {total['deeds']}; ends with actions left "
        f"{total['ends']}, silent {total['silent']}, beside {total['beside']}; long shots "
        f"{total['long']} of {total['blows']}; against {total['against']}; sent back "
        f"{total['back']} ({ends})\n"
    )
    sys.stdout.flush()
    return total


if __name__ == "__main__":
    report(sys.argv[1], int(sys.argv[2]), *sys.argv[3:4])
