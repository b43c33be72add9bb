"""Nobody waits for a picture: words and buttons come at once, the picture is edited in later."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager

import pytest

import engine
from bot.base.drawing_workers import THREADS
from bot.base.pictures import AHEAD, Pictures
from bot.base.words import say
from bot.channel import interactions
from bot.channel.compose import Post
from bot.channel.long_posts import one_board_of
from bot.games.trust_me.examples import TOPIC
from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB
from bot.practice.records import Message
from bot.store.records import Change, LogRow
from engine.zombies.events import TurnBegan
from tests.bot.conftest import ONE, Room, labels_of, select_of
from tests.bot.test_bad_luck import until
from tests.bot.zombies.driving import open_town, step
from tests.bot.zombies.placing import drawn_for, put


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


async def pictured(message: Message) -> None:
    """Returns once the message shows a picture."""

    async def there() -> bool:
        return bool(message.attachments)

    await until(there)


@pytest.fixture
async def quick(game: Room) -> Room:
    """A game whose answers wait for no picture, as they do in the shipped bot."""
    await game.told()
    game.bot.interactions.patience = 0.0
    return game


async def test_a_menu_shows_its_words_and_buttons_at_once_and_its_board_later(game: Room) -> None:
    usual = (await ways_to_go(game)).message
    await game.told()
    game.bot.interactions.patience = 0.0

    with nothing_is_drawn(game.bot.pictures):
        shown = (await ways_to_go(game)).message
        at_once = (shown.content, shown.components, shown.attachments)
    await pictured(shown)

    assert at_once == (usual.content, usual.components, [])
    assert (shown.content, shown.components) == (usual.content, usual.components)
    assert [one.filename for one in shown.attachments] == ["places.png"]


async def test_a_board_comes_to_its_words_alone_however_long_it_is_drawn(quick: Room) -> None:
    with nothing_is_drawn(quick.bot.pictures):
        asked = await quick.discord.wait(await quick.begin(ANN, "board"))
        assert asked.message.attachments == []
        words = asked.text
        await asyncio.sleep(2)
    await pictured(asked.message)

    assert asked.text == words == say("en", "here-is-the-board")
    assert asked.followups == []


async def test_two_people_get_each_their_own_picture(quick: Room) -> None:
    with nothing_is_drawn(quick.bot.pictures):
        asked = [
            await quick.discord.wait(await quick.begin(who, "sheet", survivor=survivor))
            for who, survivor in ((ANN, "amy"), (BOB, "ned"))
        ]
    for one in asked:
        await pictured(one.message)

    shown = [str(one.message.attachments[0].description) for one in asked]
    assert ["Amy" in one for one in shown] == [True, False]
    assert ["Ned" in one for one in shown] == [False, True]
    assert [one.message.only_for for one in asked] == [ANN.id, BOB.id]


@pytest.mark.parametrize(("locale", "key"), [("en-US", "en"), ("fr", "fr")])
async def test_a_picture_says_where_the_table_has_moved_on_since(
    quick: Room, locale: str, key: str
) -> None:
    with nothing_is_drawn(quick.bot.pictures):
        looking = await quick.discord.wait(await quick.begin(BOB, "board", locale=locale))
        words = looking.text
        assert "Done" in await quick.slash(ANN, "search", survivor="amy")
    await pictured(looking.message)

    assert looking.text == f"{words}\n{say(key, 'picture-of-before')}"
    assert labels_of(looking.message) == []


async def test_a_menu_of_before_gets_no_picture(quick: Room) -> None:
    pictures = quick.bot.pictures
    with nothing_is_drawn(pictures):
        menu = await ways_to_go(quick)
        words = menu.text
        await quick.moderate(ANN, "pause")
    await pictures.draw(lambda: None)
    await quick.slash(BOB, "board", text=True)

    assert (menu.text, menu.message.attachments) == (words, [])


async def test_an_article_of_the_rules_is_of_no_table(room: Room) -> None:
    await room.slash(ANN, "game new", game="trust-me")
    await room.told()
    room.bot.interactions.patience = 0.0

    with nothing_is_drawn(room.bot.pictures):
        looking = await room.discord.wait(await room.begin(BOB, "rules", topic=TOPIC))
        words = looking.text
        await room.slash(BOB, "game join")
    await pictured(looking.message)

    assert looking.text == words


async def test_a_picture_never_comes_over_a_newer_answer(quick: Room) -> None:
    """The menu is pressed on before its board is drawn."""
    with nothing_is_drawn(quick.bot.pictures):
        menu = (await ways_to_go(quick)).message
        back = labels_of(menu)[-1]
        pressed = await quick.discord.wait(await quick.discord.press(ANN, menu, back))
        newer = (pressed.text, [*menu.components])
        assert pressed.message is menu
    await quick.bot.pictures.draw(lambda: None)
    await quick.slash(BOB, "board", text=True)

    assert (menu.content, menu.components, menu.attachments) == (*newer, [])


async def test_of_the_menus_of_a_person_only_the_newest_gets_its_board(quick: Room) -> None:
    pictures = quick.bot.pictures
    with nothing_is_drawn(pictures):
        former = (await ways_to_go(quick)).message
        newer = (await ways_to_go(quick)).message
        assert former is not newer
    await pictured(newer)
    await pictures.draw(lambda: None)

    assert former.attachments == []
    assert labels_of(former)


async def test_a_picture_that_discord_does_not_hear_at_first_comes_later(
    quick: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "FIRST_PAUSE", 0.1)

    with nothing_is_drawn(quick.bot.pictures):
        asked = await quick.discord.wait(await quick.begin(ANN, "board"))
        quick.discord.faults.drop("PATCH", "/messages/@original", times=interactions.ATTEMPTS + 1)
    await pictured(asked.message)

    assert asked.text == say("en", "here-is-the-board")


async def test_words_that_discord_does_not_hear_at_first_come_with_their_picture(
    quick: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "FIRST_PAUSE", 0.1)
    quick.discord.faults.drop("PATCH", "/messages/@original", times=interactions.ATTEMPTS + 1)

    with nothing_is_drawn(quick.bot.pictures):
        asked = await quick.begin(ANN, "board")
        await asyncio.sleep(0.5)
    await quick.discord.wait(asked)

    assert (asked.text, len(asked.message.attachments)) == (say("en", "here-is-the-board"), 1)


async def test_a_picture_that_discord_refuses_leaves_the_words(quick: Room) -> None:
    with nothing_is_drawn(quick.bot.pictures):
        asked = await ways_to_go(quick)
        menu = (asked.text, [*asked.message.components])
        quick.discord.faults.refuse("PATCH", "/messages/@original", status=413, code=40005)

    async def refused() -> bool:
        return bool(quick.discord.refused)

    await until(refused)
    assert "Tutorial" in await quick.slash(BOB, "game status")

    assert (asked.text, asked.message.components) == menu
    assert asked.message.attachments == []


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


async def test_of_a_tables_boards_only_the_newest_is_drawn_where_much_is_to_be_drawn(
    room: Room,
) -> None:
    town = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", "1E=ann 2D=bob")
    await put(room, town, ANN, BOB)
    before = {one.id for one in await room.told()}
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record
    seats = (str(ANN.id), str(BOB.id), str(ANN.id))
    turns = [engine.event_to_json(TurnBegan(seat=one, round=2)) for one in seats]
    rows = [LogRow("command", str(ANN.id), {"do": "end"}, command=1, events=[one]) for one in turns]

    pictures = room.bot.pictures
    with nothing_is_drawn(pictures):
        others = [
            asyncio.ensure_future(pictures.draw(lambda: None)) for _ in range(AHEAD * THREADS)
        ]
        await asyncio.sleep(0)
        assert pictures.crowded
        await room.store.save(Change(record, rows))
        room.bot.tables.forget(record.channel)
        room.bot.publisher.wake(record)
        await asyncio.sleep(1)
    await asyncio.gather(*others)

    told = [one for one in await room.told() if one.id not in before and not one.components]
    assert [len(one.attachments) for one in told] == [0] * (len(told) - 1) + [1]
    assert len(told) > 1


async def test_what_is_drawn_ahead_for_a_table_is_dropped_where_something_newer_is() -> None:
    pictures, drawn = Pictures(), list[str]()
    with nothing_is_drawn(pictures):
        for table in (1, 2):
            for number in range(5):
                pictures.draw_ahead(lambda one=f"{table}.{number}": drawn.append(one), table)
                await asyncio.sleep(0)

    async def newest_drawn() -> bool:
        return {"1.4", "2.4"} <= {*drawn}

    await until(newest_drawn)
    pictures.close()

    # What a thread takes next was begun.
    assert len(drawn) <= 2 + THREADS


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
