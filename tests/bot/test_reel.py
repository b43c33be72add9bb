"""What a film says under its pictures, and what the poster at the end is made of."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from bot.games.family.lookback import CAPTION, frames, story
from bot.games.family.names import Speaking
from bot.games.family.speech import FamilySpeech
from bot.kit.replay import Replay, replay_of_table
from engine.family import events as e
from tests.bot.test_replay import SEED, Played


def looked_back(played: Played) -> Replay:
    return replay_of_table(played.record, played.rows, SEED)


def speech_of(told: Replay) -> FamilySpeech:
    return Speaking("zombicide")(told.record, told.record.language, told.record.names)


def captions(told: Replay) -> list[str]:
    return [one.caption for one in frames(told, speech_of(told))]


@pytest.fixture(name="told")
def _told() -> Replay:
    return looked_back(Played().go_on())


def test_every_still_has_a_line_that_fits_and_says_the_round(told: Replay) -> None:
    lines = captions(told)

    assert len(lines) == len(told.stills)
    assert lines[0] == "Round 1 begins."
    assert lines[1].startswith("Round 1, the survivors have acted.")
    assert lines[2].startswith("The zombies have acted; round 2 begins.")
    assert all(len(line) <= CAPTION for line in lines)


def test_the_last_line_says_how_it_ended(told: Replay) -> None:
    assert captions(told)[-1].startswith("Mission accomplished! You win: Ann and Bob.")


def test_in_a_game_that_goes_on_the_last_line_says_how_far_it_is() -> None:
    assert captions(looked_back(Played().go_on(9)))[-1].startswith("Round 1 so far.")


def test_the_poster_counts_every_kill_and_every_die(told: Replay) -> None:
    events = [event for row in told.rows for event in row.happened("zombicide")]
    killed = sum(one.count for one in events if isinstance(one, e.ZombieKilled))
    rolled = [one for one in events if isinstance(one, e.DiceRolled | e.DiceRerolled)]

    deeds = story(told, speech_of(told)).deeds

    assert killed > 0
    assert sum(sum(one.kills.values()) for one in deeds) == killed
    assert sum(one.dice for one in deeds) == sum(len(one.faces) for one in rolled)
    assert sum(one.hits for one in deeds) == sum(one.hits for one in rolled)
    average = sum(len(one.faces) * (7 - one.needed) / 6 for one in rolled)
    assert sum(one.expected_hits for one in deeds) == pytest.approx(average)


def test_the_poster_s_timeline_has_every_round_and_ends_as_the_board_does(told: Replay) -> None:
    crowds = story(told, speech_of(told)).zombies_by_round

    assert len(crowds) == told.last.round
    assert crowds[-1] == sum(group.count for group in told.last.groups)


def test_taking_an_objective_is_remembered_with_its_round(told: Replay) -> None:
    moments = story(told, speech_of(told)).moments

    assert [one.round for one in moments if one.mark == "objective"] == [told.last.round]
    assert "takes the objective" in moments[-1].words


def test_the_poster_says_how_it_ended_in_the_table_s_language(told: Replay) -> None:
    told.record.language = "fr"

    found = story(told, speech_of(told))

    assert found.reason == "Mission accomplie\u00a0! Victoire pour Ann et Bob."
    assert "prend l’objectif" in found.moments[-1].words


def test_a_fall_is_bold_at_the_table_and_plain_in_pictures(told: Replay) -> None:
    fallen = e.SurvivorEliminated(survivor="amy", zone="S4", by="zombies")
    speech, last = speech_of(told), told.rows[-1]
    events = [*last.events, engine.event_to_json(fallen)]
    told = replace(told, rows=[*told.rows[:-1], replace(last, events=events)])

    assert speech.events([fallen]) == ["**Amy falls** in S4 and is out of the game."]
    assert story(told, speech).moments[-1].words == "Amy falls in S4."
