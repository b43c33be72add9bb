"""Names in scripts that the type face lacks are drawn in its letters, and told apart."""

from __future__ import annotations

import itertools

import pytest

import engine
from bot.kit.registry import kit_of
from bot.kit.terms import Viewpoint
from bot.store.records import Record, Seat
from renders.kit.text import drawable, fitted, letter, width_of

NAMES = [
    *("用户", "玩家", "张伟", "章伟", "محمد", "أحمد", "😀", "😁", "👍👍", "שלום", "สวัสดี", "नमस्ते"),
    *("Ann", "Anna", "Łukasz", "Đặng", "Ольга", "Γιώργος", "Ann 😀", "Ann 👍"),
]


def test_latin_greek_and_cyrillic_letters_are_drawn_as_they_are() -> None:
    for name in ("Ann", "Łukasz", "Đặng Thị", "Ольга", "Γιώργος", "it's · – № “x” …", "a\u00a0b"):
        assert drawable(name) == name


def test_what_is_not_in_the_type_face_is_written_as_it_sounds() -> None:
    assert drawable("用户").startswith("YongHu ")
    assert drawable("محمد").startswith("mhmd ")
    assert drawable("Ann 😀").startswith("Ann grinning ")
    assert all(one.isascii() for one in map(drawable, ("用户", "محمد", "👍👍", "שלום", "नमस्ते")))


def test_names_that_sound_alike_are_told_apart_by_their_marks() -> None:
    assert drawable("张伟")[:9] == drawable("章伟")[:9] == "ZhangWei "
    assert len({drawable(name) for name in NAMES}) == len(NAMES)


def test_a_name_without_room_keeps_its_mark() -> None:
    room = width_of("Zha… abc", "Bold", 30) + 6
    short = [fitted(name, "Bold", 30, room) for name in ("张伟", "章伟")]
    assert short[0] != short[1]
    assert all("…" in one for one in short)
    assert all(width_of(one, "Bold", 30) <= room for one in short)


def test_a_token_bears_one_letter() -> None:
    assert [letter(one) for one in ("A", "É", "م", "李", "\u200d")] == ["A", "É", "M", "L", "?"]


@pytest.mark.parametrize("game", ["zombies", "trust-me"])
def test_two_different_players_never_give_the_same_board(game: str) -> None:
    kit = kit_of(game)
    seats = {"ann": list[str](), "bob": list[str]()}
    view = engine.open_table(game, mission=kit_mission(game), seats=seats, seed="names").view()
    boards = {
        name: kit.presenter.board(Viewpoint(view, "en", {"ann": name, "bob": "Bob"}))
        for name in NAMES
    }
    for one, other in itertools.combinations(NAMES, 2):
        assert boards[one][1] != boards[other][1], (one, other)


def test_alternative_texts_keep_the_names_themselves() -> None:
    seats = {"ann": list[str](), "bob": list[str]()}
    view = engine.open_table(
        "zombies", mission=kit_mission("zombies"), seats=seats, seed="names"
    ).view()
    for name in NAMES:
        assert (
            name
            in kit_of("zombies").presenter.board(Viewpoint(view, "en", {"ann": name, "bob": "B"}))[
                2
            ]
        )


def kit_mission(game: str) -> str:
    return next(one for one in engine.rulesets() if one.id == game).missions[0]


def test_players_of_one_name_at_a_table_are_numbered() -> None:
    seats = [Seat("1", "Ann"), Seat("2", "Bob"), Seat("3", "Ann"), Seat("4", "Ann")]
    record = Record(1, 2, "zombies", "", "en", seats=seats)

    assert [*record.names.values()] == ["Ann", "Bob", "Ann (2)", "Ann (3)"]


def test_a_name_bears_the_same_mark_alone_and_in_a_sentence() -> None:
    for name in ("Zoé 🎲", "محمد علي", "李永浩"):
        assert drawable(f"{name} pose une tuile") == f"{drawable(name)} pose une tuile"
        assert drawable(f"la tuile de {name}") == f"la tuile de {drawable(name)}"
