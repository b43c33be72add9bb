"""Which slash commands a server has: the shared ones, and those of the games it plays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

import engine
from bot.app import registration
from bot.app.client import Graveyard
from bot.app.registrar import ServerRegistrar
from bot.app.registration import names_of_actions
from bot.base.links import Links
from bot.practice.commands import CREATES
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, GUILD_ID
from bot.store.schema import GUILD_COMMANDS
from bot.store.shards import SHIFT, Shard
from bot.store.store import Store, open_store
from tests.bot.conftest import ONE, TWO, Room, choices_of, running, select_of
from tests.bot.test_slash import MOST_TEXT, parts, text_of
from tests.bot.zombies.placing import drawn_for, put
from tests.databases import address_in, make_room
from tests.practice.conftest import ANSWER_SECONDS

GAMES = [one.id for one in engine.rulesets()]
MOST_COMMANDS = 100
OF_THE_SERVER = f"/guilds/{GUILD_ID}/commands"
SENT = "server-commands-registered"
PRIVATE = "@ann"
BUSY, BARRED = "I keep trying", "invites me again, with the scope `applications.commands`"


@pytest.fixture
async def room(discord: LocalDiscord, tmp_path: Path) -> AsyncIterator[Room]:
    """A server that has never played."""
    async with running(discord, tmp_path, every_game=False) as found:
        yield found


def actions(room: Room, where: str = ONE) -> list[str]:
    """The first words of the games' commands that Ann can type, each as often as it is shown."""
    offered = room.discord.offered(ANN, where)
    return sorted(
        {
            one.command["id"]: one.path[0] for one in offered if one.path[0] in names_of_actions()
        }.values()
    )


def played(*games: str) -> list[str]:
    """The first words of the actions of these games."""
    rows = [
        row
        for kit in registration.kits()
        if kit.ruleset in games
        for row in registration.rows_of(kit)
    ]
    return sorted({row.name.partition(" ")[0] for row in rows} & names_of_actions())


async def rows(room: Room) -> dict[str, Any]:
    """What is stored about the server."""
    (found,) = await room.store.ask(sa.select(GUILD_COMMANDS))
    return dict(zip(GUILD_COMMANDS.c.keys(), found, strict=True))


async def settled(room: Room) -> None:
    """Returns when the server has what it lacked, or the bot has tried."""
    await room.bot.server_commands.tried.wait()


# ---------------------------------------------------------------- what is there


async def test_a_server_without_a_table_has_the_shared_commands_only(room: Room) -> None:
    assert actions(room) == []
    assert actions(room, PRIVATE) == sorted(names_of_actions())
    offered = {one.name for one in room.discord.offered(ANN, ONE)}
    assert {"game new", "help", "mission import", "survivor create", "setup"} <= offered


async def test_the_first_table_of_a_game_brings_its_actions_and_no_others(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")

    assert actions(room) == played("zombicide")
    offered = {one.name for one in room.discord.offered(ANN, ONE)}
    assert {"skill lend", "car drive", "odds"} <= offered
    assert not {"skill use", "tile", "close", "elsewhere"} & offered
    (move,) = [one for one in room.discord.offered(ANN, ONE) if one.name == "move"]
    assert {"contexts", "integration_types"}.isdisjoint(move.command)
    await room.slash(BOB, "game new", where=TWO, game="zombies")
    assert actions(room) == played("zombicide", "zombies")


async def test_a_command_has_the_options_of_the_games_of_the_server(room: Room) -> None:
    def options() -> dict[str, bool]:
        (search,) = [one for one in room.discord.offered(ANN, ONE) if one.name == "search"]
        return {one["name"]: bool(one.get("required")) for one in search.options}

    await room.slash(ANN, "game new", game="zombicide")
    alone = options()
    await room.slash(ANN, "game new", where=TWO, game="trust-me")

    assert alone.keys() < options().keys()
    assert {one for one, needed in alone.items() if needed} >= {
        one for one, needed in options().items() if needed
    }


async def test_a_lobby_that_plays_another_game_brings_its_actions(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    asked = await room.discord.press(ANN, await room.status(), "g:1:0:change:")
    shown = (await room.discord.wait(asked)).message

    chosen = await room.discord.select(
        ANN, shown, select_of(shown)["custom_id"], [choices_of(shown)["Zombies!!!"]]
    )
    await room.discord.wait(chosen)

    assert actions(room) == played("zombicide", "zombies")


async def test_a_table_in_direct_messages_registers_nothing(room: Room) -> None:
    with capture_logs() as lines:
        await room.open_game(ANN, where=PRIVATE, survivors="Amy, Doug, Josh, Ned")
        assert "Done." in await room.slash(ANN, "search", PRIVATE, survivor="amy")

    assert SENT not in [one["event"] for one in lines]
    assert actions(room) == []


async def test_a_table_that_another_program_put_there_gets_its_commands(room: Room) -> None:
    await put(room, drawn_for({"ann": ANN}, "town-square straight@1", "1E=ann"), ANN)

    await room.discord.until_offered(ANN, "tile")
    assert actions(room) == played("zombies")


# ---------------------------------------------------------------- links


async def test_a_link_leads_to_the_command_of_the_place_where_it_is_read(room: Room) -> None:
    linked = room.bot.tables.links.linked

    def number(command: str, where: str) -> str:
        return next(
            one.command["id"] for one in room.discord.offered(ANN, where) if one.name == command
        )

    assert linked("`/search`", GUILD_ID) == "`/search`"
    await room.slash(ANN, "game new", game="zombicide")

    assert linked("`/search`", GUILD_ID) == f"</search:{number('search', ONE)}>"
    assert linked("`/search`") == f"</search:{number('search', PRIVATE)}>"
    assert number("search", ONE) != number("search", PRIVATE)
    assert linked("`/skill use`", GUILD_ID) == "`/skill use`"
    assert linked("`/help`", GUILD_ID) == f"</help:{number('help', ONE)}>"
    assert linked("`/search`", GUILD_ID + (1 << SHIFT)) == "`/search`"


async def test_links_are_known_again_after_a_restart(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path, every_game=False) as room:
        await room.slash(ANN, "game new", game="zombicide")
        before = room.bot.tables.links.linked("`/car drive`", GUILD_ID)
    async with running(discord, tmp_path, every_game=False) as room:
        assert room.bot.tables.links.linked("`/car drive`", GUILD_ID) == before
        assert "</car drive:" in before


# ---------------------------------------------------------------- what Discord refuses


async def test_a_server_that_bars_the_bot_plays_with_buttons_and_is_told_why(room: Room) -> None:
    room.discord.faults.refuse("PUT", OF_THE_SERVER, status=403, code=50001)

    told = await room.slash(ANN, "game new", game="zombicide")

    assert "The table is open" in told
    assert BARRED in told
    assert actions(room) == []
    await room.press(ANN, "Start")
    assert (await room.game()).seats
    shown = await room.slash(ANN, "setup")
    assert BARRED in shown
    # The next table tries again at once.
    assert BARRED not in await room.slash(ANN, "game new", where=TWO, game="zombicide")
    assert actions(room) == played("zombicide")
    assert BARRED not in await room.slash(ANN, "setup")


@pytest.mark.parametrize(("status", "code"), [(400, 30034), (400, 30032), (500, 0)])
async def test_what_passes_by_itself_is_tried_again(room: Room, status: int, code: int) -> None:
    room.bot.server_commands.first_pause = 0.05
    # A 5xx is tried five times by the library before the bot hears of it.
    times = 1 if status < 500 else 5
    room.bot.server_commands.wait_seconds = 60.0
    room.discord.faults.refuse("PUT", OF_THE_SERVER, status=status, code=code, times=times)

    told = await room.slash(ANN, "game new", locale="fr", game="zombicide")

    assert "Je réessaie régulièrement" in told
    await room.discord.until_offered(ANN, "search")
    assert actions(room) == played("zombicide")


async def test_a_table_does_not_wait_long_for_a_slow_discord(room: Room) -> None:
    room.bot.server_commands.wait_seconds = 0.01
    room.discord.faults.slow_down("PUT", OF_THE_SERVER, seconds=0.5)

    told = await room.slash(ANN, "game new", game="zombicide")

    assert BUSY in told
    await room.discord.until_offered(ANN, "search")


async def test_a_lost_answer_registers_nothing_twice(room: Room) -> None:
    room.discord.faults.lose_answer("PUT", OF_THE_SERVER)
    room.bot.server_commands.wait_seconds = 60.0

    await room.slash(ANN, "game new", game="zombicide")

    await room.discord.until_offered(ANN, "search")
    assert actions(room) == played("zombicide")


async def test_a_server_that_invites_the_bot_again_gets_everything_anew(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.bot.http.bulk_upsert_guild_commands(room.bot.application_id or 0, GUILD_ID, [])
    assert actions(room) == []

    guild = room.bot.get_guild(GUILD_ID)
    room.bot.dispatch("guild_join", guild)

    await room.discord.until_offered(ANN, "search")
    assert actions(room) == played("zombicide")


# ---------------------------------------------------------------- restarts


async def test_a_restart_sends_a_server_only_what_changed(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async def started(*, older: bool = False) -> bool:
        with capture_logs() as lines:
            async with running(discord, tmp_path, every_game=False) as room:
                await settled(room)
                if older:
                    await room.store.change(GUILD_COMMANDS.update().values(digest="older"))
        return SENT in [one["event"] for one in lines]

    async with running(discord, tmp_path, every_game=False) as room:
        await room.slash(ANN, "game new", game="zombicide")

    assert not await started()
    assert not await started(older=True)
    assert await started()
    assert not await started()


async def test_what_was_refused_is_sent_by_the_next_start(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, every_game=False) as room:
        room.discord.faults.refuse("PUT", OF_THE_SERVER, status=403, code=50001)
        await room.slash(ANN, "game new", game="zombicide")
    async with running(discord, tmp_path, every_game=False) as room:
        await room.discord.until_offered(ANN, "search")
        await settled(room)
        assert (await rows(room))["trouble"] == ""


async def test_unreadable_cells_are_made_anew(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path, every_game=False) as room:
        await room.slash(ANN, "game new", game="zombicide")
        await room.store.change(GUILD_COMMANDS.update().values(games={"not": "a list"}))
    async with running(discord, tmp_path, every_game=False) as room:
        await settled(room)
        assert (await rows(room))["games"] == ["zombicide"]
        assert actions(room) == played("zombicide")


# ---------------------------------------------------------------- from an older release


async def as_before(room: Room) -> None:
    """All commands on all servers, and none of the server's own, as earlier releases left it."""
    bot = room.bot
    wide = await registration.for_all(bot.tree, bot.application_id, widely=True)
    await bot.http.bulk_upsert_guild_commands(bot.application_id or 0, GUILD_ID, [])
    await bot.http.bulk_upsert_global_commands(bot.application_id or 0, wide.payloads)
    await room.store.set_setting("commands", "of an older release")
    await room.store.change(GUILD_COMMANDS.update().values(digest="", ids={}))


@pytest.mark.parametrize("barred", [False, True])
async def test_an_upgrade_leaves_no_server_without_its_commands(
    tmp_path: Path, *, barred: bool
) -> None:
    """A server gets its own commands before the shared ones are taken away."""
    sent: list[tuple[str, bool]] = []

    def overhear(path: str, body: Any, _: object) -> None:
        if path.endswith("/commands") and body is not None:
            moves: list[dict[str, Any]] = [one for one in body if one["name"] == "move"]
            seen = any(0 in one.get("contexts", [0]) for one in moves)
            sent.append(("server" if "guilds" in path else "all", seen))

    state = tmp_path / "discord.sqlite3"
    async with LocalDiscord(state, overhear=overhear, patience=ANSWER_SECONDS) as discord:
        async with running(discord, tmp_path, every_game=False) as room:
            await room.slash(ANN, "game new", game="zombicide")
            sent.clear()
            await as_before(room)
        sent.clear()
        if barred:
            discord.faults.refuse("PUT", OF_THE_SERVER, status=403, code=50001)
        async with running(discord, tmp_path, every_game=False) as room:
            await room.bot.shared_commands.narrowed.wait()

            own = [] if barred else [("server", True)]
            assert sent == [("all", True), *own, ("all", False)]
            assert actions(room) == ([] if barred else played("zombicide"))
            assert actions(room, PRIVATE) == sorted(names_of_actions())
        sent.clear()
        async with running(discord, tmp_path, every_game=False) as room:
            await settled(room)
            assert sent == ([("server", True)] if barred else [])


async def test_during_an_upgrade_a_link_leads_to_the_command_of_all_servers(room: Room) -> None:
    links = Links()
    commands = room.bot.tree.get_commands()

    links.learn([one for one in commands if one.name == "odds"], {"odds": 7})  # pyright: ignore[reportArgumentType]
    assert links.linked("`/odds`", GUILD_ID) == "</odds:7>"
    links.learn_server(GUILD_ID, {"odds": 8})

    assert links.linked("`/odds`", GUILD_ID) == "</odds:8>"
    assert links.linked("`/odds`") == "</odds:7>"


# ---------------------------------------------------------------- several processes


async def test_each_process_knows_its_own_servers_and_waits_for_all(tmp_path: Path) -> None:
    """An upgrade takes nothing away before the other processes have sent their servers theirs."""
    make_room(tmp_path)
    store = Store(address_in(tmp_path))
    async with open_store(store):
        guilds = [GUILD_ID + (one << SHIFT) for one in range(2)]
        for guild in guilds:
            row: dict[str, Any] = {
                "guild": guild,
                "games": ["zombicide"],
                "digest": "",
                "ids": {},
                "trouble": "",
            }
            await store.put(GUILD_COMMANDS, row)
        bot = Graveyard(store)
        registrar = ServerRegistrar(bot, store, Links())
        for number, guild in enumerate(sorted(guilds, key=lambda one: (one >> SHIFT) % 2)):
            store.shard = Shard(number, 2)
            registrar = ServerRegistrar(bot, store, Links())
            await registrar.load()
            other = next(one for one in guilds if one != guild)
            assert [*registrar.games_of(guild)] == ["zombicide"]
            assert [*registrar.games_of(other)] == []
            assert await registrar.untried()
            await store.put(GUILD_COMMANDS, {"guild": guild, "digest": "sent"})
        assert not await registrar.untried()
        bot.pictures.close()


# ---------------------------------------------------------------- /setup


async def test_a_moderator_chooses_games_but_not_away_from_open_tables(room: Room) -> None:
    async def choose(*games: str) -> str:
        asked = await room.begin(ANN, "setup")
        shown = (await room.discord.wait(asked)).message
        custom_id = select_of(shown, 3)["custom_id"]
        return (
            await room.discord.wait(await room.discord.select(ANN, shown, custom_id, games))
        ).text

    assert "No typed commands of games yet" in await room.slash(ANN, "setup")
    told = await choose("zombies", "trust-me")
    assert "Typed commands of: Zombies!!!, Trust Me." in told
    assert actions(room) == played("zombies", "trust-me")

    await room.slash(ANN, "game new", game="zombicide")
    assert "Tables of Zombicide are open on this server" in await choose("zombies")
    assert actions(room) == played("zombicide", "zombies", "trust-me")
    assert "Typed commands of: Zombicide." in await choose("zombicide")
    assert actions(room) == played("zombicide")


async def test_the_game_of_a_finished_table_stays_until_a_moderator_chooses(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game leave")

    assert await room.store.live_in(room.discord.channel(ONE).id) is None
    assert actions(room) == played("zombicide")


# ---------------------------------------------------------------- limits


async def test_every_choice_of_games_fits_discord(room: Room) -> None:
    for count in range(len(GAMES) + 1):
        for games in combinations(GAMES, count):
            made = await registration.for_server(room.bot.tree, 1, games)
            assert len(made.payloads) == len(made.names) <= MOST_COMMANDS
            assert sorted(made.names) == played(*games)
            for payload in made.payloads:
                for path, part in parts(payload):
                    assert len(part.get("options", [])) <= 25, path
                    names = [one["name"] for one in part.get("options", [])]
                    assert len({*names}) == len(names), path
                assert max(text_of(payload, one) for one in ("en", "fr")) <= MOST_TEXT
    shared = await registration.for_all(room.bot.tree, 1, widely=False)
    assert len(shared.payloads) <= MOST_COMMANDS


async def test_games_that_come_and_go_too_often_are_refused_until_the_next_day(room: Room) -> None:
    """Discord lets a bot create two hundred commands a day and server; a change is free."""
    choose = room.bot.server_commands.choose
    for number in range(len(GAMES)):
        assert await choose(GUILD_ID, GAMES[: number + 1]) == ""
    assert actions(room) == played(*GAMES)

    told: list[str] = []
    for _ in range(CREATES // len(names_of_actions())):
        await choose(GUILD_ID, [])
        told.append(await choose(GUILD_ID, GAMES))

    assert told == [*[""] * (len(told) - 1), "commands-busy"]
    assert room.discord.refused == [(400, 30034)]
