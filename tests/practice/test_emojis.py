"""Emojis of the application on the local Discord: kept, limited, refused as Discord refuses."""

from pathlib import Path

import discord as discordpy
import pytest

from bot.practice.local import LocalDiscord
from renders.kit.marks import mark_png
from tests.practice.conftest import ANSWER_SECONDS, playing
from tests.practice.tiny_bot import TinyBot

PICTURE = mark_png("wound")


async def test_emojis_stay_until_they_are_taken_away(tmp_path: Path):
    file = tmp_path / "practice.sqlite3"
    async with LocalDiscord(file, patience=ANSWER_SECONDS) as local, playing(local) as bot:
        made = await bot.create_application_emoji(name="wound", image=PICTURE)
    async with LocalDiscord(file, patience=ANSWER_SECONDS) as local, playing(local) as bot:
        kept = await bot.fetch_application_emojis()
        assert [(one.id, one.name) for one in kept] == [(made.id, "wound")]
        assert (await bot.fetch_application_emoji(made.id)).name == "wound"
        await kept[0].delete()
        assert await bot.fetch_application_emojis() == []
        assert local.emojis == {}
        with pytest.raises(discordpy.NotFound) as gone:
            await bot.fetch_application_emoji(made.id)
        assert gone.value.code == 10014


@pytest.mark.parametrize(
    ("name", "picture"),
    [
        ("a", PICTURE),
        ("a" * 33, PICTURE),
        ("two words", PICTURE),
        ("taken", PICTURE),
        ("large", PICTURE + bytes(256 * 1024)),
    ],
)
async def test_what_breaks_a_limit_is_refused(
    discord: LocalDiscord, bot: TinyBot, name: str, picture: bytes
):
    await bot.create_application_emoji(name="taken", image=PICTURE)

    with pytest.raises(discordpy.HTTPException) as refused:
        await bot.create_application_emoji(name=name, image=picture)

    assert refused.value.code == 50035
    assert list(discord.emojis) == ["taken"]
    discord.violations.clear()
