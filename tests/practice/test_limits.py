"""Discord's limits: one less is taken, one more is refused, with the place of the fault."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.practice.errors import ApiError
from bot.practice.limits import FILE_LIMIT, check_choices, check_message, check_modal
from bot.practice.local import LocalDiscord
from bot.practice.people import APPLICATION_ID, TABLE_ONE
from bot.practice.records import Upload

Body = dict[str, Any]


def button(number: int = 0, **more: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go:{number}"} | more


def rows(*parts: Body) -> Body:
    return {"components": [{"type": 1, "components": [part]} for part in parts]}


def select(options: int, **more: Any) -> Body:
    listed = [{"label": f"Zone {number}", "value": str(number)} for number in range(options)]
    return {"type": 3, "custom_id": "zone", "options": listed} | more


def alt(length: int) -> Body:
    return {"content": "x", "attachments": [{"id": 0, "description": "a" * length}]}


def embed(**parts: Any) -> Body:
    return {"embeds": [parts]}


FITS: list[Body] = [
    {"content": "x" * 2000},
    rows(select(25)),
    rows(*(button(number) for number in range(5))),
    rows(button(custom_id="c" * 100)),
    rows(button(label="l" * 80)),
    alt(1024),
    embed(description="x" * 4096),
    embed(fields=[{"name": "n", "value": "v"}] * 25),
]
BREAKS: list[tuple[Body, str]] = [
    ({"content": "x" * 2001}, "content"),
    (rows(select(26)), "components"),
    (rows(select(0)), "components"),
    (rows(*(button(number) for number in range(6))), "components"),
    (rows(button(custom_id="c" * 101)), "components"),
    (rows(button(custom_id="")), "components"),
    (rows(button(label="l" * 81)), "components"),
    (rows(button(label="")), "components"),
    (rows(button(1), button(1)), "components"),
    (rows(select(2, max_values=3)), "components"),
    ({"components": [{"type": 1, "components": [button(n) for n in range(6)]}]}, "components"),
    ({"components": [{"type": 1, "components": [select(1), button()]}]}, "components"),
    ({"components": [button()]}, "components"),
    (alt(1025), "attachments"),
    (embed(description="x" * 4097), "embeds"),
    (embed(title="x" * 257), "embeds"),
    (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds"),
    (embed(fields=[{"name": "n", "value": "v" * 1025}]), "embeds"),
    ({"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]}, "embeds"),
]


@pytest.mark.parametrize("body", FITS)
def test_a_message_at_the_limit_is_taken(body: Body):
    check_message(body, {}, new=True)


@pytest.mark.parametrize(("body", "where"), BREAKS)
def test_a_message_beyond_a_limit_is_refused_with_the_place(body: Body, where: str):
    with pytest.raises(ApiError) as refused:
        check_message(body, {}, new=True)

    assert refused.value.code == 50035
    assert refused.value.errors is not None
    assert list(refused.value.errors) == [where]


def test_an_empty_message_is_refused():
    with pytest.raises(ApiError) as refused:
        check_message({"content": ""}, {}, new=True)

    assert refused.value.code == 50006


def test_a_file_beyond_ten_mebibytes_is_refused():
    check_message({}, {0: Upload("b.png", bytes(FILE_LIMIT))}, new=True)
    with pytest.raises(ApiError) as refused:
        check_message({}, {0: Upload("b.png", bytes(FILE_LIMIT + 1))}, new=True)

    assert (refused.value.status, refused.value.code) == (413, 40005)


@pytest.mark.parametrize(
    "wrong", [{"title": "t" * 46}, {"custom_id": ""}, {"components": []}, {"title": ""}]
)
def test_a_form_beyond_a_limit_is_refused(wrong: Body):
    field = {"type": 4, "custom_id": "f", "label": "Why?", "style": 1}
    modal = {"title": "t" * 45, "custom_id": "m", **rows(field)}
    check_modal(modal)

    with pytest.raises(ApiError):
        check_modal(modal | wrong)


def test_twenty_five_choices_are_the_most():
    choices = [{"name": "n" * 100, "value": "v" * 100}] * 25
    check_choices(choices)

    for wrong in ([*choices, choices[0]], [{"name": "", "value": "v"}], [{"name": "n" * 101}]):
        with pytest.raises(ApiError):
            check_choices(wrong)


def command(**more: Any) -> Body:
    return {"name": "move", "description": "Walk", "type": 1} | more


def option(name: str, **more: Any) -> Body:
    return {"name": name, "description": "d", "type": 3} | more


COMMANDS_REFUSED: list[Body] = [
    command(name="Move"),
    command(name="m" * 33),
    command(description=""),
    command(description="d" * 101),
    command(description_localizations={"fr": "d" * 101}),
    command(options=[option(f"o{number}") for number in range(26)]),
    command(options=[option("one"), option("two", required=True)]),
    command(options=[option("one", choices=[{"name": "n", "value": "v"}] * 26)]),
]


@pytest.fixture
async def calls(tmp_path: Path) -> AsyncIterator[tuple[LocalDiscord, aiohttp.ClientSession]]:
    """A local Discord and a session that has the bot's token."""
    async with LocalDiscord(tmp_path / "p.sqlite3") as discord:
        headers = {"Authorization": f"Bot {discord.token}"}
        async with aiohttp.ClientSession(headers=headers) as session:
            yield discord, session


Calls = tuple[LocalDiscord, aiohttp.ClientSession]


@pytest.mark.parametrize("wanted", COMMANDS_REFUSED)
async def test_a_command_beyond_a_limit_is_refused(calls: Calls, wanted: Body):
    discord, session = calls
    url = f"{discord.api_url}/applications/{APPLICATION_ID}/commands"

    answer = await session.put(url, json=[wanted])

    assert answer.status == 400
    assert (await answer.json())["code"] == 50035
    assert discord.offered("ann") == []


async def test_a_command_keeps_its_id_when_it_is_registered_again(calls: Calls):
    discord, session = calls
    url = f"{discord.api_url}/applications/{APPLICATION_ID}/commands"

    first = await (await session.put(url, json=[command()])).json()
    again = await (await session.put(url, json=[command(), command(name="end")])).json()

    assert [one["name"] for one in again] == ["move", "end"]
    assert again[0]["id"] == first[0]["id"]


async def test_errors_look_as_discords_do(calls: Calls):
    discord, session = calls
    url = f"{discord.api_url}/channels/{TABLE_ONE}/messages"

    answer = await session.post(url, json={"content": "x" * 2001})

    assert await answer.json() == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "content": {
                "_errors": [
                    {
                        "code": "BASE_TYPE_MAX_LENGTH",
                        "message": "Must be 2000 or fewer in length.",
                    }
                ]
            }
        },
    }


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/channels/1", 10003),
        (f"/channels/{TABLE_ONE}/messages/1", 10008),
        ("/guilds/1", 10004),
        ("/users/1", 10013),
        ("/webhooks/1/token/messages/@original", 10015),
    ],
)
async def test_what_is_not_there_is_named(calls: Calls, path: str, code: int):
    discord, session = calls

    answer = await session.get(discord.api_url + path)

    assert (answer.status, (await answer.json())["code"]) == (404, code)


async def test_a_nonce_posts_once(calls: Calls):
    discord, session = calls
    url = f"{discord.api_url}/channels/{TABLE_ONE}/messages"
    body = {"content": "Boo", "nonce": "7", "enforce_nonce": True}

    first = await (await session.post(url, json=body)).json()
    again = await (await session.post(url, json=body)).json()

    assert first["id"] == again["id"]
    assert len(discord.messages("table-one")) == 1
