"""A picture that cannot be drawn takes neither the text nor the buttons with it.

The fault is planted in the library that reads type faces: without them no picture has words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Never

import pytest
from PIL import ImageFont

from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.practice.people import ANN, BOB
from renders.kit.kept import forget_parts
from tests.bot.conftest import Room, labels_of
from tests.bot.test_films import with_files
from tests.bot.test_looks import look
from tests.bot.zombies.driving import open_town, step


@pytest.fixture
def no_type(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The files of the type faces cannot be read."""

    def unreadable(*_: object, **__: object) -> Never:
        raise OSError("cannot open resource")

    forget_parts()
    monkeypatch.setattr(ImageFont, "truetype", unreadable)
    yield
    forget_parts()


def undrawn(lines: list[Any]) -> list[Any]:
    return [line for line in lines if line["event"] == "not-drawn"]


@pytest.mark.usefixtures("no_type")
async def test_the_table_goes_on_in_words_and_buttons(room: Room, logged: list[Any]) -> None:
    await open_town(room, ANN, BOB)
    while (await room.game()).view().round < 2:
        await step(room)
    told = await room.told()
    files = [one for message in told for one in message.attachments]

    assert files
    assert {one.filename for one in files} == {"town.txt"}
    words = (await room.discord.attachment(files[-1].id)).decode()
    assert "Ann" in words
    assert words == files[-1].description
    assert labels_of(told[-1])
    assert {line["table"] for line in undrawn(logged)} == {1}
    assert "mistake-while-telling" not in {line["event"] for line in logged}


@pytest.mark.usefixtures("no_type")
@pytest.mark.parametrize("view", ["", "around"])
async def test_a_look_at_a_board_is_answered_in_words(
    game: Room, logged: list[Any], view: str
) -> None:
    await game.told()
    logged.clear()

    asked = await look(game, ANN, "board", **({"view": view} if view else {}))

    (words,) = asked.message.attachments
    assert words.filename == f"{view or 'board'}.txt"
    assert "Amy" in (await game.discord.attachment(words.id)).decode()
    (line,) = undrawn(logged)
    assert (line["table"], line["error"]) == (1, "OSError")
    assert any(step.startswith("text.py") for step in line["where"])


@pytest.mark.usefixtures("no_type")
async def test_a_hand_is_told_and_no_card_of_it_is_logged(room: Room, logged: list[Any]) -> None:
    await open_town(room, ANN, BOB)
    await room.told()

    asked = await look(room, ANN, "hand")

    view = (await room.game()).view(str(ANN.id))
    mine = next(one for one in view.players if one.seat == str(ANN.id))
    assert mine.hand
    assert asked.message.attachments[0].filename == "hand.txt"
    assert asked.text
    told = repr(undrawn(logged))
    assert all(card.id not in told and card.kind not in told for card in mine.hand)


@pytest.mark.usefixtures("no_type")
async def test_the_chronicle_comes_without_its_film(room: Room) -> None:
    await open_town(room, ANN, BOB)
    for _ in range(10):
        await step(room)

    message = await with_files(room, await room.begin(BOB, "game replay"))

    assert [one.filename for one in message.attachments] == ["chronicle-1.md"]


async def test_a_picture_that_is_declined_is_no_fault(logged: list[Any]) -> None:
    pictures = Pictures()

    def declined() -> Never:
        raise UserError("no-round-over")

    with pytest.raises(UserError, match="no-round-over"):
        await pictures.draw(declined)
    pictures.close()

    assert undrawn(logged) == []
