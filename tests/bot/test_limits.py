"""Discord's limits are kept however much there is to show."""

from __future__ import annotations

import pytest

import engine
from bot.channel.interactions import ROOM, shortened
from bot.practice.people import ANN
from bot.table.controls import (
    LABEL,
    OPTION_LABEL,
    Control,
    GameSelect,
    button,
    question_controls,
    select,
)
from bot.table.pages import PAGE, pages_of
from tests.bot.conftest import Room, choices_of, labels_of, select_of
from tests.bot.reaching import sitting_of
from tests.table import street


def controls(count: int, *, public: bool, page: int = 0) -> list[Control]:
    """The controls of a question with so many answers."""
    options = tuple(f"Z{number}" for number in range(count))
    question = engine.Question("first-player", ("1",), options, options[0], "B1", "zone")
    chair = sitting_of(street("amy").table).chair("1", "en")
    return list(question_controls(chair, question, (3, 4), page=None if public else page))


@pytest.mark.parametrize(("count", "rows"), [(2, 2), (5, 5), (6, 1), (25, 1), (26, 0)])
async def test_up_to_five_answers_are_buttons_more_are_a_select(count: int, rows: int) -> None:
    assert len(controls(count, public=True)) == rows


async def test_more_than_25_answers_come_in_pages_for_one_person() -> None:
    shown: set[str] = set()
    for page in range(3):
        first, *turning = controls(60, public=False, page=page)
        assert isinstance(first, GameSelect)
        assert len(first.item.options) <= 25
        assert len(turning) == 2
        shown |= {option.label for option in first.item.options}

    assert len(shown) == 60


@pytest.mark.parametrize(("over", "end"), [(0, "a"), (1, "…")])
async def test_a_label_too_long_for_discord_ends_with_an_ellipsis(over: int, end: str) -> None:
    pressed = button(1, 2, "answer", "a" * (LABEL + over)).item.label
    chosen = select(1, 2, "answer", [("z", "a" * (OPTION_LABEL + over))], placeholder="").item
    assert pressed == "a" * (LABEL - 1) + end
    assert chosen.options[0].label == "a" * (OPTION_LABEL - 1) + end


async def test_every_custom_id_fits() -> None:
    for control in controls(60, public=False):
        assert len(str(control.item.custom_id)) <= 100


def test_long_text_comes_in_pages_and_loses_nothing() -> None:
    lines = [f"line {number} " + "x" * (number % 90) for number in range(200)] + ["y" * 5000]

    pages = pages_of(lines)

    assert all(len(page) <= PAGE for page in pages)
    assert "".join(pages).replace("\n", "").count("y") == 5000
    assert all(f"line {number} " in "\n".join(pages) for number in range(200))


@pytest.mark.parametrize("length", [0, 1, ROOM, ROOM + 1, 9000])
def test_an_answer_is_never_empty_nor_too_long(length: int) -> None:
    assert 1 <= len(shortened("z" * length)) <= ROOM
    assert 1 <= len(shortened("zz\n" * length)) <= ROOM


async def test_the_whole_board_can_be_read_page_by_page(game: Room) -> None:
    asked = await game.begin(ANN, "board", text=True)
    page = (await game.discord.wait(asked)).message
    seen = page.content
    while "More" in str(page.components):
        more = next(
            part for row in page.components for part in row["components"] if part["label"] == "More"
        )
        if more.get("disabled"):
            break
        pressed = await game.discord.press(ANN, page, more["custom_id"])
        page = (await game.discord.wait(pressed)).message
        assert len(page.content) <= ROOM
        seen += page.content

    assert "B2" in seen
    assert "C4" in seen


async def test_the_menu_reaches_every_legal_move(game: Room) -> None:
    found = 0
    opened = await game.discord.press(ANN, await game.status(), "Act")
    menu = (await game.discord.wait(opened)).message
    kinds = choices_of(menu)
    at_once = {"search", "make-noise", "end-turn"}
    for do in [one for one in kinds.values() if one not in at_once]:
        chosen = await game.discord.select(ANN, menu, select_of(menu)["custom_id"], [do])
        menu = (await game.discord.wait(chosen)).message
        leaders = 3
        shown = labels_of(menu)[leaders:]
        found += len(shown) or len(choices_of(menu, 1))

    commands = (await game.game()).commands(str(ANN.id))
    amy = [one.plain() for one in commands if one.plain()["survivor"] == "amy"]
    assert len(kinds) == len({one["do"] for one in amy})
    assert found == len([one for one in amy if one["do"] not in at_once])
