"""Text from outside (names of players, titles and briefings of missions, reasons, what is typed) is
shown on one line and as it is written, wherever it is shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import engine
from bot.base.words import name_of, quoted, unquoted
from bot.practice.people import ANN, BOB, Person
from bot.practice.records import Message, walk_components
from tests.bot.conftest import ONE, Room
from tests.bot.test_away import record_of
from tests.bot.test_films import replay
from tests.bot.test_mission_import import send
from tests.bot.test_survivors import choose_all, named
from tests.zombicide.test_imported import text_of

MARKUP = ["**b**", "`c`", "<@1>", "@everyone", "||s||", "[l](http://e)", "__u__"]
LOUD = "**b**`c`<@1>@everyone||s||"
"""A name may have 32 characters."""
UNSEEN = "\u202e\x00\n\u200b\u2066"
NASTY = f"{UNSEEN}{LOUD}"
TITLE = f"{' '.join(MARKUP)}{UNSEEN}"
"""A title may have 60."""
FORBIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069]"
)
"""What no text of ours holds anywhere; line breaks are ours."""


def nasty_people(room: Room, name: str = NASTY) -> tuple[Person, Person]:
    """Ann and Bob under names that nobody should be hurt by."""
    found = tuple(replace(one, name=f"{name}{end}") for one, end in ((ANN, ""), (BOB, "2")))
    room.discord.people[:2] = found
    return found[0], found[1]


def rendered(message: Message) -> Iterator[str]:
    """The texts of a message that Discord reads as Markdown."""
    yield message.content
    for one in message.embeds:
        yield from (str(one.get(part, "")) for part in ("title", "description"))
        yield from (str(value) for row in one.get("fields", []) for value in row.values())


def plain(message: Message) -> Iterator[str]:
    """The texts of a message that are shown as they are."""
    yield from (str(one.description or "") for one in message.attachments)
    for part in walk_components(message.components):
        yield from (str(part.get(name, "")) for name in ("label", "placeholder"))
        for option in part.get("options", []):
            yield from (str(option.get(name, "")) for name in ("label", "description"))


def must_be_read_as_written(where: str, text: str) -> None:
    assert not FORBIDDEN.search(text), (where, text)
    # A backslash before a sign makes it a sign and nothing else.
    alive = [one for one in MARKUP if re.search(rf"(?<!\\){re.escape(one)}", text)]
    assert alive == [], (where, text)


def must_be_harmless(where: str, message: Message) -> None:
    for text in plain(message):
        assert not FORBIDDEN.search(text), (where, text)
    for text in rendered(message):
        must_be_read_as_written(where, text)
    assert not message.mentions_everyone, where


COMMANDS: list[tuple[str, dict[str, Any]]] = [
    *(("board", {}), ("board", {"text": True}), ("sheet", {}), ("hand", {}), ("wait", {})),
    *(("game status", {}), ("game log", {}), ("since", {}), ("mine", {}), ("help", {})),
    *(("act", {}), ("stats", {}), ("stats", {"whose": "server"}), ("mod log", {})),
    *(("mod export", {}), ("mod reveal", {"what": "seed"}), ("mod pause", {})),
    *(("mod kick", {"seat": LOUD}), ("mod kick", {"seat": NASTY}), ("mod kick", {"seat": "0"})),
    *(("mod rollback", {"round": LOUD}), ("mod rollback", {"round": "1"}), ("mod end", {})),
    *(("mod restore", {"table": LOUD}), ("game replay", {"table": LOUD})),
    *(("game replay", {}), ("game end", {}), ("rules", {"topic": LOUD})),
    ("rules", {"topic": "mission-ours"}),
    *(("my zone", {"zone": LOUD}), ("my quiet", {"from": LOUD, "to": "7"}), ("mod reset", {})),
]
OF_THE_FAMILY: list[tuple[str, dict[str, Any]]] = [
    *(("mission list", {}), ("mission show", {"mission": "ours"}), ("odds", {})),
    *(("mission show", {"mission": LOUD}), ("mission remove", {"mission": LOUD})),
    *(("survivor list", {}), ("survivor remove", {"survivor": LOUD})),
    *(("move", {"zone": LOUD}), ("sheet", {"survivor": LOUD}), ("why", {"zone": LOUD})),
]


async def every_answer(room: Room, who: Person, asked: list[tuple[str, dict[str, Any]]]) -> None:
    offered = {one.name for one in room.discord.offered(who)}
    seen = 0
    for command, options in asked:
        if command not in offered:
            continue
        begun = await room.begin(who, command, **options)
        answer = await room.discord.wait(begun)
        must_be_harmless(f"/{command} {options}", answer.message)
        for file in answer.message.attachments:
            if file.filename.endswith((".md", ".txt")):
                must_be_read_as_written(
                    file.filename, (await room.discord.attachment(file.id)).decode()
                )
        seen += 1
    assert seen >= 10
    for message in await room.told():
        must_be_harmless("public", message)


async def kept_before(room: Room, text: str) -> None:
    """A mission as a release kept it that did not refuse such titles."""
    guild = room.discord.channel(ONE).guild
    await room.bot.tables.library.keep_mission(guild, "zombicide", "ours", text, str(ANN.id))


def mission_with(title: str = "T", briefing: str = "B") -> str:
    """Mission 02 with that title and briefing."""
    name = f"name = {{ fr = {json.dumps(title)}, en = {json.dumps(title)} }}"
    text = re.sub(r"^name = \{.*$", lambda _: name, text_of("02"), count=1, flags=re.M)
    told = f"[briefing]\nfr = {json.dumps(briefing)}\nen = {json.dumps(briefing)}"
    return re.sub(r"^\[briefing\]\nfr.*\nen.*$", lambda _: told, text, flags=re.M)


@pytest.mark.parametrize("game", ["zombicide", "zombies", "trust-me", "living-dead"])
async def test_names_and_titles_are_harmless_wherever_a_table_shows_them(
    room: Room, game: str
) -> None:
    ann, bob = nasty_people(room)
    own = {}
    if game == "zombicide":
        await kept_before(room, mission_with(TITLE, f"{TITLE} {LOUD}"))
        own = {"mission": "ours"}
    assert "is open" in await room.slash(ann, "game new", game=game, **own)
    await room.slash(bob, "game join")
    await every_answer(room, ann, [*COMMANDS[:10], *OF_THE_FAMILY, *COMMANDS[10:]])
    assert "begins" in await room.slash(ann, "game start")
    await every_answer(room, ann, [*COMMANDS, *OF_THE_FAMILY])
    await room.slash(ann, "game kick", player=bob, reason=LOUD)
    await room.slash(bob, "game leave")
    await every_answer(room, ann, COMMANDS[:10])


async def test_the_chronicle_and_the_film_of_a_game_are_harmless(room: Room) -> None:
    ann, bob = nasty_people(room)
    await kept_before(room, mission_with(TITLE, f"{TITLE} {LOUD}"))
    assert "is open" in await room.slash(ann, "game new", mission="ours")
    await room.slash(bob, "game join")
    await room.slash(ann, "game start")
    assert "Round 1 begins" in await room.press(ann, LOUD)

    message = await replay(room, ann)

    must_be_harmless("film", message)
    story = message.attachments[-1]
    text = (await room.discord.attachment(story.id)).decode()
    assert r"\*\*b\*\*" in text
    must_be_read_as_written("chronicle", text)


@pytest.mark.parametrize("sign", ["\u202e", "\x00", "\n", "\u200b", "\u3164", "\x1b"])
async def test_a_mission_whose_title_or_briefing_hides_something_is_refused(
    room: Room, sign: str
) -> None:
    hidden = f"a{sign}b"
    for what, text in (
        ("name", mission_with(title=hidden)),
        ("briefing", mission_with("T", hidden)),
    ):
        said = await send(room, ANN, text)

        assert f"{what} (fr)" in said
        assert f"U+{ord(sign):04X}" in said
    assert "ours ·" not in await room.slash(BOB, "mission list")


@pytest.mark.parametrize("name", ["\u3164", "\u3164\u115f", "\uffa0"])
async def test_a_survivor_of_whose_name_nothing_is_seen_is_refused(room: Room, name: str) -> None:
    sketch = await named(room, BOB, name)

    assert "does not do" in await choose_all(room, BOB, sketch)


@pytest.mark.parametrize("name", ["\u3164", "\u200b\u200d", "\u0301", "\u2800", "\u202e \u2066"])
async def test_a_player_of_whose_name_nothing_is_seen_is_called_by_the_user_name(
    room: Room, name: str
) -> None:
    ann, _ = nasty_people(room, name)
    await room.slash(ann, "game new", game="zombicide")

    assert [seat.name for seat in (await record_of(room)).seats] == ["ann"]


def test_a_stored_name_of_which_nothing_is_seen_is_a_number() -> None:
    assert name_of("\u3164", "1234567") == "№ 4567"
    assert name_of("Ann\u202e\n Lee", "1") == "Ann Lee"


@pytest.mark.parametrize(
    "name", ["x_y_z", "**", "a\\b", "[l](https://e.vil)", "- a", "it's · fine"]
)
def test_what_is_quoted_can_be_read_back(name: str) -> None:
    assert unquoted(quoted(name)) == name


def test_emojis_and_scripts_that_join_letters_stay_as_they_are() -> None:
    for name in ("👨\u200d👩\u200d👧", "❤️", "می\u200cخواهم", "Đặng Thị", "क्\u200dष", "a\u00a0b"):
        assert engine.one_line(name) == name
        assert engine.unwanted(name) == []


def test_marks_are_not_piled_up() -> None:
    assert engine.one_line("Z" + "\u0301" * 40) == "Z" + "\u0301" * 3
