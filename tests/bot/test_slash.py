"""Slash commands as they are registered: made of rows, merged by name over all games."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

import pytest

import engine
from bot.app.cogs.common import names_of, told_of
from bot.app.slash import slash_commands
from bot.base.words import say
from bot.games.zombies.slash import SLASH as ZOMBIES
from bot.kit.registry import kit_of, kits
from bot.kit.rows import Slash, ask
from bot.practice.people import ANN, BOB
from engine.zombies.commands import LayTile, MoveZombie, PlayCard
from tests.bot.conftest import Room
from tests.bot.registering import FOLDER, TODAY, Payload, merged, registered
from tests.bot.zombies.placing import drawn_for, put

BEFORE = FOLDER / "commands.json"
"""What was registered when every command was written by hand, by name."""
FIRST = ("zombicide", "zombies")
NEWER = {
    *(
        "my",
        "setup",
        "stats",
        "privacy",
        "tempo",
        "offer",
        "replace",
        "redo",
        "kick",
        "since",
        "mine",
    ),
    "What happened since",
}
"""Commands, and an option of tables, that came later."""
OF_MODERATORS = {"reset"}
"""What moderators could do and do as before; `restore` lists its tables now."""
ADDED = {"pace", "thread"}
"""Options of commands that came later."""
WAITS = {"12h", "72h"}
"""How long tables may wait besides."""
DOES_MORE = {
    "leave": (
        "Get up; in a game, the autopilot plays on for you",
        "Se lever\u00a0; en pleine partie, le pilote automatique joue pour vous",
    )
}
"""Commands of /game that do more than they did, as they are described now."""
ZOMBICIDE = kit_of("zombicide").slash
ONLY_ZOMBICIDE = {"odds", "why", "mission", "survivor", *(row.name for row in ZOMBICIDE)}
ONLY_ZOMBIES = {row.name for row in ZOMBIES}
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
    """Whatever has a description in a command, by how one comes to it."""
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


def game_of(path: str) -> str:
    """The one game that has what stands there; empty for what all have, and for options."""
    for game, names in (("Zombicide", ONLY_ZOMBICIDE), ("Zombies!!!", ONLY_ZOMBIES)):
        groups = {name.split()[0] for name in names}
        if path in names | groups or (
            path.split()[0] in ("mission", "survivor") and path.count(" ") == 1
        ):
            return game
    return ""


FILM = {
    "name": "film (black and white)",
    "name_localizations": {"fr": "film (noir et blanc)"},
    "value": "film",
}
"""A theme that came with Night of the Living Dead."""
THEMES = (
    "Dark or light picture, or a film in black and white",
    "Image sombre ou claire, ou film en noir et blanc",
)


async def test_commands_are_registered_as_before_but_for_the_games_that_have_them() -> None:
    before: dict[str, Payload] = json.loads(BEFORE.read_text("utf-8"))
    for command in before.values():
        for path, part in parts(command):
            if part["type"] == 1 or path == command["name"]:
                only = game_of(path)
                told = f" ({only})" if only else ""
                part["description"] += told
                part["description_localizations"]["fr"] += told

    for option in options_of_tables(before["game"]):
        only_there(option)
    theme = next(one for one in before["board"]["options"] if one["name"] == "theme")
    theme["choices"].append(FILM)
    theme["description"], theme["description_localizations"]["fr"] = THEMES

    rows = {kit.ruleset: (*kit.slash, *kit.errands) for kit in kits() if kit.ruleset in FIRST}
    typed = {row.name.split()[0] for kit in kits() for row in (*kit.slash, *kit.errands)}
    shared = {name: one for name, one in (await registered()).items() if name not in typed}
    found = {**shared, **await merged(rows)}
    found = {name: one for name, one in found.items() if name not in NEWER}
    found["game"]["options"] = [one for one in found["game"]["options"] if one["name"] not in NEWER]
    for all_of in (found["mod"], before["mod"]):
        all_of["options"] = [one for one in all_of["options"] if one["name"] in OF_MODERATORS]
    for one in found["game"]["options"]:
        one["options"] = [
            each for each in one.get("options", []) if each["name"] not in {*NEWER, *ADDED}
        ]
        for each in one["options"]:
            if each["name"] == "wait":
                each["choices"] = [two for two in each["choices"] if two["value"] not in WAITS]
    of_first_games(found["game"])
    for one in before["game"]["options"]:
        one["options"] = one.get("options", [])
        if one["name"] in DOES_MORE:
            one["description"], one["description_localizations"]["fr"] = DOES_MORE[one["name"]]
    assert found == before


def of_first_games(game: Payload) -> None:
    """Without the games that came later."""
    new = next(one for one in game["options"] if one["name"] == "new")
    theirs = {name for kit in kits() if kit.ruleset in FIRST for name in kit.lobby.options}
    later = {say("en", f"opt-{one}") for kit in kits() for one in kit.lobby.options.keys() - theirs}
    new["options"] = [one for one in new["options"] if one["name"] not in later]
    for option in new["options"]:
        if option["name"] == "game":
            option["choices"] = [one for one in option["choices"] if one["value"] in FIRST]
        if option["name"] == "order":
            having = tuple(kit.ruleset for kit in kits() if "order" in kit.lobby.options)
            for language, told in (("en", option), ("fr", option["description_localizations"])):
                key = "description" if language == "en" else "fr"
                assert told[key] == told_of(language, "opt-order-about", having)
                told[key] = told_of(language, "opt-order-about", ("zombicide",))


def options_of_tables(game: Payload) -> list[Payload]:
    """What a table may choose when it is opened; each is one game's today."""
    new = next(one for one in game["options"] if one["name"] == "new")
    return [one for one in new["options"] if one["name"] not in ("game", "mission", "language")]


def only_there(option: Payload) -> None:
    """Completed for the game that is opened, where it had the values of all games before."""
    game = "Zombicide" if option["name"] == "order" else "Zombies!!!"
    del option["choices"]
    option["autocomplete"] = True
    option["description"] = named_last(option["description"], game)
    french = option["description_localizations"]
    french["fr"] = named_last(french["fr"], game)


def named_last(about: str, game: str) -> str:
    """The game after what is described; it stood before it, for some."""
    told = about.removeprefix(game).lstrip(": \N{NO-BREAK SPACE}")
    return f"{told[0].upper()}{told[1:]} ({game})"


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
    """Registers the rows of these games in place of those of the release."""
    for command in slash_commands(games):
        room.bot.tree.remove_command(command.name)
        room.bot.tree.add_command(command)
    await room.bot.tree.sync()


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
            "Zombies!!!, Trust Me only; at this table, {attack} does the same",
        ),
        ("attack", "table-one", "fr", "à cette table, {fight} fait la même"),
        ("card pass", "table-two", "en-GB", "nothing at this table does the same"),
        ("search", "table-one", "fr", "rien à cette table ne fait la même"),
        ("odds", "table-one", "en-GB", "only; nothing at this table does the same"),
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
    assert await offered("escape", "") == []
    assert await offered("order", "zombies") == []
    assert len(await offered("order", "")) == len(await offered("order", "zombicide")) == 2


async def test_an_option_of_another_game_is_refused_when_a_table_is_opened(room: Room) -> None:
    said = await room.slash(ANN, "game new", escape="tile")
    assert "`escape` belongs to another game" in said
    said = await room.slash(ANN, "game new", game="zombies", escape="door")
    assert "one of these: its middle square; any of its squares" in said
    said = await room.slash(ANN, "game new", game="zombies", escape="Any of its squares")
    assert "Zombies!!!" in said


def test_tables_choose_all_that_the_rules_of_their_game_leave_open() -> None:
    rules = {one.id: one.options for one in engine.rulesets()}
    for kit in kits():
        for name, values in rules[kit.ruleset].items():
            assert sorted(kit.lobby.options[name]) == sorted(values)
