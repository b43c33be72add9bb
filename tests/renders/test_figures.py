"""Pictures of figures: statistics, records and standings, read in a message and on a phone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from renders.kit.challenge import Best, Row, Standings, standings_picture
from renders.kit.palette import STRANGER, ThemeName
from renders.kit.people import Person
from renders.kit.records import Hall, RecordRow, records_picture
from renders.kit.stats import Favourite, Figures, Share, stats_picture
from tests.renders.test_every_letter import letters_of, too_small

FACE = Person("circle", STRANGER, "A")
TEAM = [FACE] * 6
MISSIONS = [Share(f"Mission {one}", 9 - one, 10) for one in range(20)]
MONTHS = [Share(f"sept. {one}", one, 30) for one in range(6)]


def stats(missions: Sequence[Share], favourite: Favourite | None, dice: int) -> Figures:
    people = [Share("Ann", 3, 9), Share("Bob", 1, 2)]
    sums = (158, 29, 1235, 195, 107, dice, dice * 4)
    return Figures("Ann", "all games", *sums, missions, people, MONTHS, favourite)


def standings(reader: str) -> Standings:
    won = "gagné en 12 tours, 10 blessures, 2 morts, 120 actions"
    rows = [Row("1", "Ann", won, 50, True), Row("=", "Référence", won, 50, True, True)]
    best = Best("Ann, Bob", won, 50, True, TEAM, "ghkq")
    return Standings("Semaine 48 · Le tutoriel", "9 parties · 5 gagnées", rows, reader, best)


HALL = Hall(
    "Records : Tutoriel",
    "victoires : 3 sur 13",
    [
        RecordRow("quickest", "Victoire la plus rapide", "12 tours", "Ann et Bob", "35 a", TEAM),
        RecordRow("unhurt", "Gagnée sans blessure", "pas encore"),
        RecordRow("kills", "Plus de zombies", "18", "Ann", "12 tours, 142 actions", TEAM),
    ],
)
PICTURES = {
    "stats": stats_picture(stats(MISSIONS, Favourite("Phil", 31, 200, FACE), 3106), "fr"),
    "stats-server": stats_picture(stats(MISSIONS, None, 3106), "en"),
    "stats-little": stats_picture(stats(MISSIONS[-1:], None, 0), "fr"),
    "records": records_picture(HALL, "fr"),
    "standings": standings_picture(standings("ghkq"), "fr"),
    "standings-posted": standings_picture(standings(""), "en", "day"),
}


@pytest.mark.parametrize("name", PICTURES)
def test_letters_have_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    letters = letters_of(monkeypatch, PICTURES[name].draw)

    assert len(letters) > 10
    assert too_small(letters, 9, 9) == []
    assert [one.words for one in letters if "…" in one.words] == []


def test_the_words_of_standings_have_the_signs_that_are_drawn() -> None:
    own, posted = PICTURES["standings"].alt, PICTURES["standings-posted"].alt

    assert own.endswith("Vos tours\u00a0: un objectif, du mal, des zombies abattus, calme.")
    assert posted.endswith("The best game’s rounds: a goal, harm, zombies down, quiet.")


def test_nothing_won_or_lost_has_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    theme: ThemeName = "night"
    none = Figures("Ann", "all games", 1, 0, 0, 0, 0, 0, 0, MISSIONS[-1:], [], MONTHS[:1])

    drawn = stats_picture(none, "en", theme).draw().convert("RGB").crop((0, 104, 1650, 254))

    inks = np.asarray(drawn).astype(int)
    assert (inks.max(axis=2) - inks.min(axis=2)).max() < 40
