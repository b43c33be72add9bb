"""The first missions of the family's other games, played at the practice table to their end."""

from __future__ import annotations

import pytest

import engine
from bot.kit.registry import kit_of
from bot.practice.people import ANN, BOB
from tests.bot.conftest import ONE, Room
from tests.bot.test_tutorial import TURNS, take_a_turn

FIRST = {"living-dead": "S1", "heroes-resistance": "M0"}


@pytest.mark.parametrize(("ruleset", "mission"), FIRST.items())
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_first_mission_is_played_by_pressing(
    room: Room, ruleset: str, mission: str, locale: str
) -> None:
    room.locale = locale
    await room.slash(ANN, "game new", game=ruleset, mission=mission)
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")

    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    assert (record.ruleset, record.mission) == (ruleset, mission)
    turns = 0
    while record and turns < TURNS:
        assert await take_a_turn(room, engine.load_table(record.game), by_menu=True)
        record = await room.store.live_in(room.discord.channel(ONE).id)
        turns += 1
    messages = await room.told()

    assert turns < TURNS
    names = [one.filename for one in messages[-2].attachments]
    assert (len(names), names[0], names[1][-5:]) == (2, "poster.png", ".json")
    pictures = [one.attachments[0] for one in messages if one.attachments]
    assert len(pictures) >= 3
    assert all(one.description for one in pictures)


@pytest.mark.parametrize(("ruleset", "mission"), FIRST.items())
async def test_a_game_named_without_a_mission_opens_on_its_first(
    room: Room, ruleset: str, mission: str
) -> None:
    await room.slash(ANN, "game new", game=ruleset)

    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    assert (record.ruleset, record.mission) == (ruleset, mission)


@pytest.mark.parametrize(
    ("ruleset", "mission", "counted"),
    [
        ("living-dead", "S1", "windows barricaded 0 of 8, dead in the house: 0"),
        ("heroes-resistance", "M0", "objectives 0 of 2; then bystanders 0 of 1; then out 0 of 4"),
        (
            "heroes-resistance",
            "M1",
            "objectives 0 of 4; then bystanders with heroes 0 of 1 (still Pepper Potts); "
            "then out 0 of 4",
        ),
    ],
)
async def test_the_status_counts_what_the_mission_asks_for(
    room: Room, ruleset: str, mission: str, counted: str
) -> None:
    await room.slash(ANN, "game new", game=ruleset, mission=mission)
    await room.slash(ANN, "game start")

    head = (await room.status()).content.splitlines()[0]

    assert head == f"**Round 1 · Goal:** {counted}"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ruleset", ["zombicide", *FIRST])
def test_every_sort_of_free_action_is_told(ruleset: str, language: str) -> None:
    content = engine.load_content(ruleset)
    rules = [str(skill.rule) for skill in content.skills.values()]
    sorts = [rule.removeprefix("free-") for rule in rules if rule.startswith("free-")]
    speech = kit_of(ruleset).speech(None, language, {})

    assert sorts
    assert all("2" in speech.say(f"free-{sort}", count=2) for sort in sorts)
