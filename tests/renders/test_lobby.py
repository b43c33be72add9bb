"""What a lobby shows: the mission's whole map and everybody who can be led."""

from __future__ import annotations

import re
from threading import get_ident
from typing import Any

import pytest

import engine
from bot.base.words import words
from bot.kit.registry import kit_of
from bot.store.records import Record, Seat
from renders.kit.inline import SIZE
from renders.kit.kept import forget_parts
from renders.kit.pen import Canvas
from tests.painted import BOARDS
from tests.playing import missions

FAMILY = ("zombicide", "living-dead", "heroes-resistance")
MISSIONS = [(game, one) for game in FAMILY for one in missions(game)]


def guest(number: int) -> dict[str, Any]:
    name = f"Guest {number}"
    levels = {"blue": "lucky", "yellow": "plus-one-action", "orange": ["tough"], "red": ["medic"]}
    named = {"id": f"own-guest-{number}", "name": {"fr": name, "en": name}}
    return {**named, "initial": "G", "shape": "star", **levels}


def written(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Every line written on a canvas of this thread from now on, with its size."""
    lines = list[tuple[str, int]]()
    write, here = Canvas.text, get_ident()

    def text(self: Canvas, x: float, middle: float, words: str, *how: Any) -> float:
        if get_ident() == here:
            lines.append((words, how[3] if len(how) > 3 else 20))
        return write(self, x, middle, words, *how)

    monkeypatch.setattr(Canvas, "text", text)
    forget_parts()
    return lines


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_every_mission_shows_all_that_can_be_led_in_letters_of_nine_pixels(
    monkeypatch: pytest.MonkeyPatch, game: str, mission: str
) -> None:
    lines, content = written(monkeypatch), engine.load_content(game)
    record = Record(1, 2, game, mission, "fr", seats=[Seat("1", "Ann", [])])
    name, drawn, words = kit_of(game).lobby.picture(record).draw()

    said = [line for line, _ in lines]
    assert name == "lobby.png"
    assert drawn.startswith(b"\x89PNG")
    assert {one.name.fr for one in content.characters.values()} <= set(said)
    assert min(size for _, size in lines) * 550 / SIZE[0] >= 9
    assert [one for one in said if re.fullmatch(r"\d+|min", one)] == [], "apart from its word"
    assert len(words) <= 1024


@pytest.mark.parametrize(
    ("game", "mission"), [("zombicide", "00"), ("living-dead", "S1"), ("heroes-resistance", "M0")]
)
def test_each_card_names_who_asked_for_it_and_cuts_no_word(
    monkeypatch: pytest.MonkeyPatch, game: str, mission: str
) -> None:
    lines, people = written(monkeypatch), [*engine.load_content(game).characters]
    seats = [Seat("1", "Ann", people)]
    kit_of(game).lobby.picture(Record(1, 2, game, mission, "fr", seats=seats)).draw()

    said = [line for line, _ in lines]
    assert said.count("Ann") == len(people)
    assert [one for one in said if one.endswith("…") and not one.endswith(", …")] == []


def test_the_lobby_calls_a_tutorial_what_its_list_calls_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = written(monkeypatch)
    kit_of("heroes-resistance").lobby.picture(Record(1, 2, "heroes-resistance", "M0", "fr")).draw()

    called = words("family").say("fr", "mission-difficulty-tutorial")
    assert any(line.startswith(f"{called} ·") for line, _ in lines)


def test_who_has_no_place_in_the_picture_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = written(monkeypatch)
    content = engine.content_of("zombicide", survivors=[guest(number) for number in range(19)])
    picture = BOARDS.lobby(content, "00")

    assert picture.draw().size == SIZE
    said = [line for line, _ in lines]
    shown = [one for one in content.characters.values() if one.name.en in said]
    assert f"… and {25 - len(shown)} more" in said
    assert len(shown) >= 10
    assert len(picture.alt) <= 1024


def test_below_a_long_board_what_people_can_do_and_learn_first_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines, content = written(monkeypatch), engine.load_content("zombicide")
    BOARDS.lobby(content, "00").draw()

    said = " ".join(line for line, _ in lines)
    first = [(who.blue, who.yellow) for who in content.characters.values()]
    told = [content.skills[one].name.en for each in first for one in each]
    assert "\u2026" not in said
    assert [one for one in told if one not in said] == []
