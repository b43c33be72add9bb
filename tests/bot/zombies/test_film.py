"""A game of Zombies!!! looked back on: its film, its chronicle, its figures."""

from __future__ import annotations

import io
import re

import pytest
from PIL import Image

import engine
from bot.games.zombies.lookback import TownLookback
from bot.games.zombies.speech import town_speech
from bot.kit.replay import Replay, replay_of_table
from bot.play.chronicle import chronicle
from bot.store.records import Record, Seat
from engine.zombies import events as e
from engine.zombies.entries import TownContent
from renders.zombies.painter import PAINTER
from tests.bot.test_replay import Played

SEED = "the town remembers"
SEATS: dict[str, list[str]] = {"ann": [], "bob": []}
STEPS = 120
LOOKBACK = TownLookback(town_speech, PAINTER)


@pytest.fixture(scope="module", name="told")
def _told() -> Replay:
    """A game of two, some rounds on; hands are played out of turn, too."""
    played = Played(SEATS, SEED, "zombies", "town").go_on(STEPS)
    played.record = Record(1, 1, "zombies", "town", "en", "playing")
    played.record.seats = [Seat("ann", "Ann"), Seat("bob", "Bob")]
    return replay_of_table(played.record, played.rows, SEED)


def test_the_film_has_a_picture_for_every_round_and_the_town_as_it_is(told: Replay) -> None:
    seen: list[tuple[int, int]] = []

    name, film, about = LOOKBACK.film(told, lambda at, of: seen.append((at, of)))

    with Image.open(io.BytesIO(film)) as picture:
        assert int(getattr(picture, "n_frames", 1)) >= told.last.round
    assert name.endswith(".webp")
    assert seen[-1][0] == seen[-1][1] >= told.last.round
    assert about.startswith(f"A film of {told.last.round} rounds.")
    assert len(about) <= 1024
    assert "Ann" in about
    assert "Bob" in about


def test_nobody_s_hand_is_in_the_film_or_the_chronicle(told: Replay) -> None:
    played = {
        one.kind
        for row in told.rows
        for one in row.happened("zombies")
        if isinstance(one, e.CardPlayed | e.EventCardDiscarded | e.ItemUsed | e.ItemGone)
    }
    seen = {
        kind
        for row in told.rows
        for one in row.happened("zombies", "ann") + row.happened("zombies", "bob")
        if isinstance(one, e.CardsSeen)
        for kind in one.kinds
    }
    hidden = seen - played
    names = engine.load_content("zombies", TownContent).cards
    text = chronicle(told) + LOOKBACK.film(told, lambda at, of: None)[2]

    assert hidden
    for kind in hidden:
        assert names[kind].name.en not in text


def test_every_round_has_its_heading_and_its_story_in_the_chronicle(
    told: Replay,
) -> None:
    begun = [
        one for row in told.rows for one in row.happened("zombies") if isinstance(one, e.TurnBegan)
    ]
    written = chronicle(told)

    headings = re.findall(r"(?m)^## Round (\d+)$", written)
    assert headings == [str(number) for number in dict.fromkeys(one.round for one in begun)]
    rounds = written.split("## Round 1\n\n")[1].split("\n\n*The game goes on.*")[0]
    paragraphs = [one for one in rounds.split("\n\n") if not one.startswith("##")]
    assert len(paragraphs) == len(headings)


def test_the_poster_s_figures_are_those_of_the_log(told: Replay) -> None:
    events = [one for row in told.rows for one in row.happened("zombies")]

    deeds = {one.seat: one for one in LOOKBACK.story(told).deeds}

    for seat in SEATS:
        laid = [one for one in events if isinstance(one, e.TileLaid) and one.seat == seat]
        beaten = [one for one in events if isinstance(one, e.ZombieBeaten) and one.seat == seat]
        assert deeds[seat].tiles == len(laid)
        assert deeds[seat].kills >= len(beaten) > 0
