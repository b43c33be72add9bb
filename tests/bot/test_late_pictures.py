"""Nobody waits for a picture: the move is saved before it is drawn, the words come without it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager

from bot.base.drawing_workers import THREADS
from bot.base.pictures import AHEAD, Pictures
from bot.channel.compose import Post
from bot.channel.long_posts import one_board_of
from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB
from tests.bot.conftest import ONE, Room, select_of
from tests.bot.test_bad_luck import until
from tests.bot.zombies.driving import open_town, step


@contextmanager
def nothing_is_drawn(pictures: Pictures) -> Generator[None]:
    """All that draw are busy until the block ends."""
    over = threading.Event()

    def wait() -> None:
        over.wait()

    busy = [asyncio.ensure_future(pictures.draw(wait)) for _ in range(THREADS)]
    try:
        yield
    finally:
        over.set()
        assert len(busy) == THREADS


async def ways_to_go(game: Room) -> Interaction:
    """The menu of Amy's moves, above which a board shows where they lead to."""
    menu = (await game.discord.wait(await game.begin(ANN, "act"))).message
    kinds = select_of(menu)["custom_id"]
    return await game.discord.wait(await game.discord.select(ANN, menu, kinds, ["move"]))


async def test_a_menu_shows_its_board(game: Room) -> None:
    assert [one.filename for one in (await ways_to_go(game)).message.attachments] == ["places.png"]


async def test_a_board_that_is_not_drawn_in_time_is_left_out_of_its_menu(game: Room) -> None:
    usual = (await ways_to_go(game)).message
    await game.told()
    game.bot.interactions.patience = 0.05

    with nothing_is_drawn(game.bot.pictures):
        shown = (await ways_to_go(game)).message

    assert shown.attachments == []
    assert (shown.content, shown.components) == (usual.content, usual.components)


async def test_where_too_much_is_to_be_drawn_a_menu_does_not_wait_for_its_board(
    game: Room,
) -> None:
    usual = (await ways_to_go(game)).message
    await game.told()
    pictures = game.bot.pictures

    with nothing_is_drawn(pictures):
        others = [
            asyncio.ensure_future(pictures.draw(lambda: None)) for _ in range(AHEAD * THREADS)
        ]
        await asyncio.sleep(0)
        shown = (await ways_to_go(game)).message
    await asyncio.gather(*others)

    assert shown.attachments == []
    assert (shown.content, shown.components) == (usual.content, usual.components)
    assert (await ways_to_go(game)).message.attachments


async def test_nobody_waits_at_the_table_for_a_board_that_another_looks_at(game: Room) -> None:
    await game.told()

    with nothing_is_drawn(game.bot.pictures):
        looking = await game.begin(ANN, "board")
        assert "Tutorial" in await game.slash(BOB, "game status")
        assert not looking.final.is_set()
    seen = await game.discord.wait(looking)

    assert [one.filename for one in seen.message.attachments] == ["board.png"]


def test_of_boards_that_come_late_the_newest_is_drawn_as_the_table_stands() -> None:
    posts = [Post("round:2", 3, 5, picture=5), Post("turn", 6, 6), Post("round:3", 7, 9, picture=8)]

    one_board_of(posts, 9)

    assert [one.picture for one in posts] == [None, None, 9]


async def test_a_move_is_saved_before_its_menu_is_drawn(room: Room) -> None:
    """The tile that Ann lays: its menu shows the town."""
    await open_town(room, ANN, BOB)
    await room.told()
    channel = room.discord.channel(ONE).id
    begun = await room.store.live_in(channel)
    assert begun

    async def saved() -> bool:
        record = await room.store.live_in(channel)
        return record is not None and record.last > begun.last

    with nothing_is_drawn(room.bot.pictures):
        doing = asyncio.ensure_future(step(room))
        await until(saved)
    assert await doing


async def test_what_somebody_waits_for_is_drawn_before_the_boards_of_tables() -> None:
    pictures, drawn = Pictures(), list[str]()

    def draw(what: str) -> None:
        drawn.append(what)

    with nothing_is_drawn(pictures):
        tables = [
            asyncio.ensure_future(pictures.draw_behind(lambda one=one: draw(f"table {one}"), one))
            for one in range(THREADS + 5)
        ]
        await asyncio.sleep(0)
        menu = asyncio.ensure_future(pictures.draw(lambda: draw("menu")))
        await asyncio.sleep(0)
    await asyncio.gather(menu, *tables)
    pictures.close()

    assert drawn.index("menu") <= THREADS
