"""Cars, exits and doors through Discord: typed, pressed, refused."""

from __future__ import annotations

import random

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, GUILD_ID
from bot.store.records import Change, Record, Seat
from engine.family.commands import Drive, EnterCar, SurvivorCommand
from tests.bot.conftest import ONE, Room, choices_of, labels_of, select_of
from tests.playing import AnyTable, ZombicideTable, give, opened, random_step


def table_where(kind: type[SurvivorCommand], mission: str) -> ZombicideTable:
    """A game of Ann alone, played at random until that kind of command is legal."""
    for seed in range(40):
        chance = random.Random(seed)
        survivors = ["amy", "doug", "josh", "ned"]
        table = opened(mission, str(seed), {str(ANN.id): survivors})
        while not table.outcome:
            legal = [] if table.questions else table.commands(str(ANN.id))
            if any(isinstance(one, kind) for one in legal):
                return table
            give(table, *random_step(table, chance))
    raise AssertionError(f"{kind.__name__} never came up")


async def put(room: Room, table: AnyTable, where: str = ONE) -> None:
    """The table in a channel, as if it had been played there."""
    channel = room.discord.channel(where).id
    record = Record(GUILD_ID, channel, table.rules.id, table.mission, "en")
    record.seats = [
        Seat(str(one.id), one.name, table.seats[str(one.id)])
        for one in (ANN, BOB)
        if str(one.id) in table.seats
    ]
    await room.store.save(Change(record))
    record.stage, record.game = "playing", table.to_json()
    await room.store.save(Change(record))


def first_of(table: ZombicideTable, kind: type[SurvivorCommand]) -> SurvivorCommand:
    return next(one for one in table.commands(str(ANN.id)) if isinstance(one, kind))


async def test_a_car_is_entered_and_driven_by_typing(room: Room) -> None:
    table = table_where(EnterCar, "03")
    entered = first_of(table, EnterCar)
    await put(room, table)

    await room.slash(ANN, "car enter", seat="driver", survivor=entered.survivor)

    assert "wheel" in await room.news()
    drives = [one for one in (await room.game()).commands(str(ANN.id)) if isinstance(one, Drive)]
    if drives:
        offered = await room.discord.autocomplete(ANN, ONE, "car drive", "way")
        assert offered
        await room.slash(ANN, "car drive", way=offered[0]["value"])
        assert "drives" in await room.news()


async def test_a_drive_is_chosen_in_the_menu(room: Room) -> None:
    table = table_where(Drive, "03")
    await put(room, table)
    menu = (await room.discord.wait(await room.begin(ANN, "act"))).message
    kinds = choices_of(menu)
    assert "Drive" in kinds

    chosen = await room.discord.select(ANN, menu, select_of(menu)["custom_id"], ["drive"])
    shown = (await room.discord.wait(chosen)).message
    # Up to five ways are buttons, and more are a select below that of the kinds.
    ways = labels_of(shown) or list(choices_of(shown, 1))

    assert ways
    assert all(label.startswith("Drive: ") for label in ways)


async def test_a_car_where_there_is_none_is_refused_with_a_reason(room: Room) -> None:
    await room.open_game(survivors="Amy")
    survivor = (await room.game()).view().survivors[0].id

    assert "no cars" in await room.slash(ANN, "car search", survivor=survivor)
    assert "no cars" in await room.slash(ANN, "car enter", survivor=survivor)
    assert "wheel" in await room.slash(ANN, "car drive", way="s4 s5", survivor=survivor)
    assert "car" in await room.slash(ANN, "car seat", survivor=survivor)
    assert "car" in await room.slash(ANN, "car leave", survivor=survivor)


async def test_skills_and_exit_are_refused_with_a_reason(room: Room) -> None:
    await room.open_game(survivors="Amy")
    survivor = (await room.game()).view().survivors[0].id

    assert "Barricade" in await room.slash(ANN, "barricade", survivor=survivor)
    assert "Ninja" in await room.slash(ANN, "skill ninja", silent="silent", survivor=survivor)
    assert "Loud" in await room.slash(ANN, "skill loud", survivor=survivor)
    assert "Nobody leaves" in await room.slash(ANN, "exit", survivor=survivor)


async def test_the_same_in_french(discord: LocalDiscord, room: Room) -> None:
    await room.open_game(survivors="Amy")
    survivor = (await room.game()).view().survivors[0].id

    said = await room.slash(ANN, "car search", locale="fr", survivor=survivor)

    assert "voiture" in said
