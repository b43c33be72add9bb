"""Slash commands as they are registered: made of rows, merged by name over all games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

import pytest

import engine
from bot.app.cogs.common import Translator, names_of, told_of
from bot.app.registration import OF_ALL_SERVERS
from bot.app.slash import slash_commands
from bot.games.zombies.slash import SLASH as ZOMBIES
from bot.kit.registry import kit_of, kits
from bot.kit.rows import Slash, ask
from bot.practice.people import ANN, BOB, GUILD_ID
from engine.zombies.commands import LayTile, MoveZombie, PlayCard
from tests.bot.conftest import Room
from tests.bot.registering import FOLDER, TODAY, Payload, merged, registered
from tests.bot.zombies.placing import drawn_for, put

BEFORE = FOLDER / "commands.json"
"""What was registered when every command was written by hand, by name."""
ZOMBICIDE = kit_of("zombicide").slash
MOST_TEXT = 8000
CHAT_INPUT = 1
"""What is typed; the menus of messages have names only."""
TOY = (
    Slash("move", MoveZombie, zombie=ask("zombie", must=True), to=ask("zombie-to", must=True)),
    Slash("search", LayTile, place=ask("tile-place", must=True)),
    Slash("walk", PlayCard, card=ask("card", "card-play", must=True), use=ask("use", said="use")),
    Slash("reload", PlayCard, card=ask("card", "card-use"), target=ask("target", must=True)),
)
"""A second game that calls other things by the names of the first."""


def parts(payload: Payload, *above: str) -> Iterator[tuple[str, Payload]]:
    """Yield each part of a command that has a description, with its path."""
    path = (*above, str(payload["name"]))
    yield " ".join(path), payload
    for option in payload.get("options", []):
        yield from parts(option, *path)


def described(payload: Payload) -> tuple[str, str]:
    return payload["description"], payload["description_localizations"]["fr"]


def options(payload: Payload) -> dict[str, bool]:
    """The options of a command, and whether each is needed."""
    return {one["name"]: bool(one.get("required")) for one in payload["options"]}


# ---------------------------------------------------------------- what is registered


async def test_every_command_of_every_game_is_registered_as_it_was() -> None:
    """Written anew by `python -m tests.bot.registering`, where a command was changed on purpose."""
    known: dict[str, Payload] = json.loads(TODAY.read_text("utf-8"))
    now = await registered()

    assert now.keys() == known.keys()
    for name, command in now.items():
        assert command == known[name], name


async def test_no_command_or_option_that_people_know_is_gone_or_asks_for_more() -> None:
    """What people stored or type by habit stays good; `commands.json` is of an old release."""
    before: dict[str, Payload] = json.loads(BEFORE.read_text("utf-8"))
    known = {path: part for one in before.values() for path, part in parts(one)}
    now = {path: part for one in (await registered()).values() for path, part in parts(one)}

    for path, part in known.items():
        assert path in now
        assert now[path]["type"] == part["type"], path
        assert part.get("required") or not now[path].get("required"), path


async def test_every_command_fits_discord_in_both_languages() -> None:
    typed = [one for one in (await registered()).values() if one["type"] == CHAT_INPUT]
    for command in typed:
        for path, part in parts(command):
            assert all(1 <= len(text) <= 100 for text in described(part)), path
            assert len(part.get("options", [])) <= 25, path
            assert len(part.get("choices", [])) <= 25, path
        for language in ("en", "fr"):
            assert text_of(command, language) <= MOST_TEXT, command["name"]


def text_of(part: Payload, language: str) -> int:
    """The characters that Discord counts: names, descriptions, values of choices."""
    texts = [
        part.get(f"{field}_localizations", {}).get(language, part.get(field, ""))
        for field in ("name", "description", "value")
    ]
    inner = [*part.get("options", []), *part.get("choices", [])]
    return sum(len(str(one)) for one in texts) + sum(text_of(one, language) for one in inner)


async def test_options_of_a_command_have_names_of_their_own_in_both_languages() -> None:
    for command in (await registered()).values():
        for path, part in parts(command):
            english = [one["name"] for one in part.get("options", [])]
            french = [one["name_localizations"]["fr"] for one in part.get("options", [])]
            assert len({*english}) == len({*french}) == len(english), path


# ---------------------------------------------------------------- merging


async def test_commands_of_one_name_are_one_with_the_options_of_both() -> None:
    found = await merged({"zombicide": ZOMBICIDE, "zombies": TOY})

    assert options(found["move"]) == {
        "zone": False, "survivor": False, "zombie": False, "to": False
    }  # fmt: skip
    assert described(found["move"])[0] == "Walk to a neighbouring zone"


async def test_an_option_is_needed_only_where_no_game_can_do_without() -> None:
    found = await merged({"zombicide": ZOMBICIDE, "zombies": TOY})

    assert options(found["reload"]) == {"card": False, "survivor": False, "against": False}
    assert options(found["walk"]) == {"card": True, "for": False}
    assert options((await merged({"zombicide": ZOMBICIDE}))["move"])["zone"]


async def test_an_option_that_games_describe_otherwise_says_that_the_game_decides() -> None:
    found = await merged({"zombicide": ZOMBICIDE, "zombies": TOY})

    about = {one["name"]: described(one) for one in found["reload"]["options"]}
    assert about["card"] == ("Depends on the game at this table", "Dépend du jeu de cette table")
    assert about["against"][0] == "Against whom, for a card against opponents"


async def test_choices_that_differ_are_completed_at_the_table() -> None:
    one = Slash("walk", PlayCard, use=ask("use", said="use"))
    other = Slash("walk", PlayCard, use=ask("use", choices=("always",), said="waive"))
    alike = (await merged({"zombicide": [one], "zombies": [one]}))["walk"]["options"][0]
    differing = (await merged({"zombicide": [one], "zombies": [other]}))["walk"]["options"][0]

    assert [choice["value"] for choice in alike["choices"]] == ["movement", "fight"]
    assert "choices" not in differing
    assert differing["autocomplete"]


async def test_a_description_names_games_only_where_not_all_have_it() -> None:
    found = await merged({"zombicide": ZOMBICIDE, "zombies": TOY})

    assert described(found["search"])[0] == "Search the room for equipment"
    assert described(found["attack"])[0].endswith("hand (Zombicide)")
    assert described(found["attack"])[1].endswith("main (Zombicide)")


# ---------------------------------------------------------------- at the table


async def register(room: Room, games: Mapping[str, Sequence[Slash]]) -> None:
    """Registers the rows of these games on the server, in place of those of the release."""
    payloads: list[Payload] = []
    for command in slash_commands(games):
        room.bot.tree.remove_command(command.name)
        room.bot.tree.add_command(command)
        payloads.append(await command.get_translated_payload(room.bot.tree, Translator()))
    bare = [
        {name: value for name, value in one.items() if name not in OF_ALL_SERVERS}
        for one in payloads
    ]
    application = room.bot.application_id or 0
    await room.bot.http.bulk_upsert_guild_commands(application, GUILD_ID, bare)


async def zombies_to_move(room: Room) -> None:
    """Ann moves zombies at table one, and plays Zombicide at table two."""
    drawing, given = "1E=ann 1B=bob 2D=Z 2F=Z", {"step": "zombies", "herd": 2}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", drawing, **given)
    await put(room, table, ANN, BOB)
    await room.open_game(ANN, where="table-two", survivors="Amy")


async def test_a_merged_command_follows_the_table_at_hand(room: Room) -> None:
    await zombies_to_move(room)
    await register(room, {"zombicide": ZOMBICIDE, "zombies": (*ZOMBIES, TOY[0])})

    async def offered(where: str, option: str) -> list[str]:
        found = await room.discord.autocomplete(ANN, where, "move", option, "")
        return [str(one["value"]) for one in found]

    assert {"2D", "2F"} == {*await offered("table-one", "zombie")}
    assert await offered("table-two", "zombie") == []
    assert "B3" in await offered("table-two", "zone")
    assert await offered("table-one", "zone") == []
    await room.slash(ANN, "move", zombie="2d", to="1f")
    assert "1F" in await room.news()
    await room.slash(ANN, "move", where="table-two", zone="B3", survivor="Amy")
    assert "B3" in await room.news("table-two")


async def test_an_option_of_another_game_is_refused_and_one_that_lacks_is_asked_for(
    room: Room,
) -> None:
    await zombies_to_move(room)
    await register(room, {"zombicide": ZOMBICIDE, "zombies": (*ZOMBIES, TOY[0])})

    move = room.link("move")
    said = await room.slash(ANN, "move", zone="B2", zombie="2D", to="1F")
    assert "`zone` belongs to another game" in said
    said = await room.slash(ANN, "move", zombie="2D")
    assert f"{move} needs the option `to`: The neighbouring square it goes to" in said
    said = await room.slash(ANN, "move", where="table-two", locale="fr")
    assert f"{move} a besoin de l’option `zone`" in said


@pytest.mark.parametrize(
    ("command", "where", "locale", "said"),
    [
        (
            "fight",
            "table-two",
            "en-GB",
            "Zombies!!!, Trust Me only. At this table, {attack} does the same",
        ),
        ("attack", "table-one", "fr", "à cette table, {fight} fait la même"),
        ("card pass", "table-two", "en-GB", "Nothing at this table does the same"),
        ("search", "table-one", "fr", "rien à cette table ne fait la même"),
        ("odds", "table-one", "en-GB", "only. Nothing at this table does the same"),
    ],
)  # fmt: skip
async def test_a_command_of_another_game_says_what_does_the_same_here(
    room: Room, command: str, where: str, locale: str, said: str
) -> None:
    await zombies_to_move(room)

    given = {"zone": "B2"} if command == "attack" else {}
    said = said.format(attack=room.link("attack"), fight=room.link("fight"))
    assert said in await room.slash(ANN, command, where=where, locale=locale, **given)


async def test_what_does_the_same_here_is_a_command_of_this_game_for_one_of_others() -> None:
    every = {path for one in (await registered()).values() for path, _ in parts(one)}
    for kit in kits():
        own = {row.name for row in kit.slash}
        assert {*kit.alike.values()} <= every
        assert {*kit.alike} <= every - own


def test_a_description_gives_way_to_the_games_that_have_a_command() -> None:
    family = tuple(one.id for one in engine.rulesets() if one.id != "zombies")

    assert told_of("en", "cmd-search-about", ("zombicide",)).endswith(" (Zombicide)")
    for language in ("en", "fr"):
        told = told_of(language, "cmd-mission-show-about", family)
        assert len(told) <= 100
        assert "Zombies!!!" in told


def test_every_game_has_a_name_for_descriptions() -> None:
    for language in ("en", "fr"):
        assert names_of(language, [one.id for one in engine.rulesets()])


# ---------------------------------------------------------------- opening a table


async def test_options_of_a_table_are_completed_for_the_game_that_is_opened(room: Room) -> None:
    async def offered(option: str, game: str, locale: str = "en-GB") -> list[str]:
        filled = {"game": game} if game else {}
        found = await room.discord.autocomplete(
            ANN, "table-one", "game new", option, "", filled, locale
        )
        return [str(one["name"]) for one in found]

    assert await offered("escape", "zombies") == ["its middle square", "any of its squares"]
    assert await offered("escape", "zombicide") == []
    assert len(await offered("escape", "")) == 2
    assert await offered("order", "zombies") == []
    assert len(await offered("order", "")) == len(await offered("order", "zombicide")) == 2


async def test_an_option_of_another_game_is_refused_when_a_table_is_opened(room: Room) -> None:
    said = await room.slash(ANN, "game new", game="zombicide", escape="tile")
    assert "`escape` belongs to another game" in said
    said = await room.slash(ANN, "game new", game="zombies", escape="door")
    assert "can be: its middle square; any of its squares" in said
    said = await room.slash(ANN, "game new", game="zombies", escape="Any of its squares")
    assert "Zombies!!!" in said


def test_tables_choose_all_that_the_rules_of_their_game_leave_open() -> None:
    rules = {one.id: one.options for one in engine.rulesets()}
    for kit in kits():
        for name, values in rules[kit.ruleset].items():
            assert sorted(kit.lobby.options[name]) == sorted(values)
