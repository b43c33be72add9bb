"""The pictures of a challenge: what is played and how it is scored, in letters that can be read."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

import engine
from bot.play.challenges import opening_drawn, title_of
from bot.store.challenges import Challenge
from bot.table.challenge import A_DEATH, A_ROUND, A_WOUND, LEAST_WON, LOST, WON
from engine.games import GAMES
from tests.playing import missions
from tests.renders.test_every_letter import letters_of, too_small

SEED = "f" * 32
MISSIONS = [(game, mission) for game in GAMES for mission in missions(game)]
FIRST = [(game, missions(game)[0]) for game in GAMES]
WIDE = ("zombicide", "04")
"""The only board so wide that the numbers on its signs are below nine pixels on a phone."""
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
UNTIL = {
    "en": "until Sun, Nov 29, 20:00 UTC",
    "fr": "jusqu’au dim. 29 nov. à 20:00 UTC",
}


def challenge(ruleset: str, mission: str) -> Challenge:
    return Challenge("2026-W48", ruleset, mission, SEED, 1795435200, 1795982400, False, {})


@pytest.mark.parametrize(("ruleset", "mission"), MISSIONS)
def test_every_challenge_is_shown_in_letters_of_nine_pixels_even_on_a_phone(
    monkeypatch: pytest.MonkeyPatch, ruleset: str, mission: str
) -> None:
    found = challenge(ruleset, mission)
    letters = letters_of(monkeypatch, lambda: Image.open(BytesIO(opening_drawn(found, "fr")[1])))

    small = too_small(letters, 9, 9)
    if (ruleset, mission) == WIDE:
        assert all(one.words.isdigit() for one in small)
    else:
        assert small == []
    assert not any("…" in one.words for one in letters)


@LANGUAGES
@pytest.mark.parametrize(("ruleset", "mission"), FIRST)
def test_the_picture_and_its_words_have_the_same_numbers(
    monkeypatch: pytest.MonkeyPatch, ruleset: str, mission: str, language: str
) -> None:
    found, words = challenge(ruleset, mission), list[str]()

    def drawn() -> Image.Image:
        name, png, alt = opening_drawn(found, language)
        assert name == "challenge.png"
        words.append(alt)
        return Image.open(BytesIO(png))

    letters = [one.words for one in letters_of(monkeypatch, drawn)]
    (alt,) = words

    seal = engine.commitment(SEED)
    groups = [seal[at : at + 8] for at in range(0, 64, 8)]
    assert [one for one in letters if one in groups] == groups
    assert seal in alt
    numbers = f"+{WON} −{A_ROUND} −{A_WOUND} −{A_DEATH} {LEAST_WON} {LOST}".split()
    for number in numbers:
        assert number in letters
        assert number in alt
    assert UNTIL[language] in letters
    assert UNTIL[language] in alt
    assert title_of(found, language).replace("\\", "") in alt
    assert SEED not in alt
    assert len(alt) <= 1024


@pytest.mark.parametrize(("ruleset", "mission"), FIRST)
def test_a_challenge_tells_how_many_may_play(ruleset: str, mission: str) -> None:
    found = challenge(ruleset, mission)
    most = next(game.seats[1] for game in engine.rulesets() if game.id == ruleset)

    assert f"alone or up to {most} people. " in opening_drawn(found, "en")[2]
    assert f"de 1 à {most} personnes. " in opening_drawn(found, "fr")[2]
