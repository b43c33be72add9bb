"""Which language is spoken: a person's own in private, the table's in public."""

from __future__ import annotations

import pytest

from bot.practice.people import ANN
from tests.bot.conftest import Room


@pytest.mark.parametrize(("opener", "title"), [("fr", "Tutoriel"), ("en-GB", "Tutorial")])
async def test_a_table_speaks_the_language_of_who_opens_it(room: Room, opener: str, title: str):
    await room.slash(ANN, "game new", locale=opener, game="zombicide")

    assert title in (await room.status()).content


async def test_a_table_speaks_the_language_that_was_asked_for(room: Room):
    await room.slash(ANN, "game new", language="fr", locale="en-US", game="zombicide")

    assert "Tutoriel" in (await room.status()).content
