"""/game replay: the film and the chronicle, for one's own eyes and for the whole channel."""

from __future__ import annotations

import asyncio
import io

import pytest
from PIL import Image

from bot.play import films
from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID, Person
from bot.practice.records import Message
from bot.store.records import Change, Record, Seat
from tests.bot.conftest import ONE, TWO, Room, labels_of
from tests.bot.test_replay import SEED, Played
from tests.bot.test_tutorial import take_a_turn

LIMIT = 10 * 1024 * 1024
SEATS = {str(ANN.id): ["amy", "doug", "phil"], str(BOB.id): ["ned", "josh", "wanda"]}
SHOW = "Show everyone"


async def with_files(room: Room, asked: Interaction) -> Message:
    """The answer once the film hangs below it."""
    await room.discord.wait(asked)
    async with asyncio.timeout(60):
        while not asked.message.attachments:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return asked.message


async def replay(room: Room, who: Person = ANN, locale: str = "", **options: str) -> Message:
    return await with_files(room, await room.begin(who, "game replay", ONE, locale, **options))


async def put(room: Room, played: Played, where: str = ONE) -> Record:
    """A table with its whole log, as if Ann and Bob had played it in the channel."""
    record = Record(GUILD_ID, room.discord.channel(where).id, "zombicide", "00", "en")
    names = {str(one.id): one.name for one in (ANN, BOB)}
    record.seats = [Seat(seat, names[seat], figures) for seat, figures in SEATS.items()]
    await room.store.save(Change(record))
    record.stage = "finished" if played.table.outcome else "playing"
    record.game = played.table.to_json()
    await room.store.save(Change(record, played.rows))
    record.told = record.last
    await room.store.note_talk(record)
    return record


async def film_of(room: Room, message: Message) -> Image.Image:
    return Image.open(io.BytesIO(await room.discord.attachment(message.attachments[0].id)))


async def story_of(room: Room, message: Message) -> str:
    return (await room.discord.attachment(message.attachments[1].id)).decode()


async def said_at_last(room: Room, pressed: Interaction) -> str:
    """What it says once the film is no longer being made or drawn."""
    await room.discord.wait(pressed)
    async with asyncio.timeout(60):
        while pressed.text.endswith("…"):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return pressed.text


async def shown_to_all(room: Room, pressed: Interaction, where: str = ONE) -> Message:
    """The film's public message."""
    told = await said_at_last(room, pressed)
    film = await only_film(room, where)
    assert told == f"Everyone can see the film now: {link_to(film)}"
    return film


async def only_film(room: Room, where: str = ONE) -> Message:
    told = [one for one in await room.told(where) if one.attachments]
    (film,) = [one for one in told if one.attachments[0].filename.endswith(".webp")]
    return film


def link_to(message: Message) -> str:
    return f"https://discord.com/channels/{GUILD_ID}/{message.channel}/{message.id}"


async def test_a_finished_game_is_shown_to_who_asks_only(room: Room) -> None:
    await put(room, Played(SEATS).go_on())

    message = await replay(room)

    film, story = message.attachments
    assert message.ephemeral
    assert film.filename.endswith(".webp")
    assert film.content_type == "image/webp"
    assert film.size < LIMIT
    assert story.filename.endswith(".md")
    with await film_of(room, message) as picture:
        assert int(getattr(picture, "n_frames", 1)) > 4
    assert "# Tutorial" in await story_of(room, message)


async def test_both_files_have_words_for_those_who_do_not_see_them(room: Room) -> None:
    await put(room, Played(SEATS).go_on())

    message = await replay(room, locale="fr")

    for one in message.attachments:
        assert one.description
        assert len(one.description) <= 1024
    about = message.attachments[0].description or ""
    assert about.startswith("Le film de")
    assert all(name in about for name in ("Amy", "Doug", "Ned", "Josh"))
    assert "La fin" in await story_of(room, message)


async def test_the_running_game_is_shown_as_far_as_it_is_and_keeps_its_secret(room: Room) -> None:
    await put(room, Played(SEATS).go_on(30))

    message = await replay(room, CLEO)
    story = await story_of(room, message)

    assert "The game goes on" in story
    assert SEED not in story
    assert SEED not in (message.attachments[0].description or "")


async def test_a_game_of_the_channel_can_be_named(room: Room) -> None:
    old = await put(room, Played(SEATS).go_on())
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game start")

    offered = await room.discord.autocomplete(ANN, ONE, "game replay", "table")
    message = await replay(room, table=str(old.id))

    assert [one["value"] for one in offered][1] == str(old.id)
    assert "The end" in await story_of(room, message)


async def test_the_label_of_a_game_is_read(room: Room) -> None:
    old = await put(room, Played(SEATS).go_on())
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game start")
    offered = await room.discord.autocomplete(ANN, ONE, "game replay", "table")
    label = next(one["name"] for one in offered if one["value"] == str(old.id))

    message = await replay(room, table=label)

    assert "The end" in await story_of(room, message)


async def test_where_nothing_was_played_there_is_no_film(room: Room) -> None:
    assert "No game has been played" in await room.slash(ANN, "game replay")

    await room.slash(ANN, "game new", game="zombicide")
    assert "No game has been played" in await room.slash(ANN, "game replay")


async def test_a_game_of_another_channel_is_not_shown_here(room: Room) -> None:
    there = await put(room, Played(SEATS).go_on(30), TWO)
    await put(room, Played(SEATS).go_on(30))

    assert "No game" in await room.slash(ANN, "game replay", table=str(there.id))


async def test_a_player_shows_it_to_the_whole_channel_in_the_table_s_language(room: Room) -> None:
    await put(room, Played(SEATS).go_on())
    private = await replay(room, BOB, "fr")

    pressed = await room.discord.press(BOB, private, "Montrer à tous", "en-US")
    message = await shown_to_all(room, pressed)

    assert message.content.startswith(f"<@{BOB.id}> shows the film")
    assert not room.discord.sent_pings
    assert "## The end" in await story_of(room, message)
    assert (message.attachments[0].description or "").startswith("A film of")


@pytest.mark.parametrize(("locale", "said"), [("", "already here"), ("fr", "déjà là")])
async def test_who_presses_again_is_led_to_the_film_that_is_there(
    room: Room, locale: str, said: str
) -> None:
    await put(room, Played(SEATS).go_on())
    private = await replay(room, BOB)
    custom_id = private.components[0]["components"][0]["custom_id"]
    film = await shown_to_all(room, await room.discord.press(BOB, private, SHOW))

    pressed = await room.discord.press(BOB, private, custom_id, locale, even_if_gone=True)
    told = await said_at_last(room, pressed)

    assert said in told
    assert told.endswith(link_to(film))
    assert (await only_film(room)).id == film.id


async def test_a_film_that_the_server_does_not_take_is_said_so(room: Room) -> None:
    await put(room, Played(SEATS).go_on(30))
    private = await replay(room, ANN)
    room.discord.faults.refuse("POST", "/messages", status=413, code=40005)

    pressed = await room.discord.press(ANN, private, SHOW)

    assert (await said_at_last(room, pressed)).startswith(
        "Discord did not take the file here: it is too large for this server, "
    )
    assert [one for one in await room.told() if one.attachments] == []


async def test_who_did_not_play_looks_on_quietly(room: Room) -> None:
    await put(room, Played(SEATS).go_on())

    assert SHOW not in labels_of(await replay(room, CLEO))
    private = await replay(room, BOB)
    custom_id = private.components[0]["components"][0]["custom_id"]
    pressed = await room.discord.press(CLEO, private, custom_id, even_if_gone=True)

    assert "do not play" in (await room.discord.wait(pressed)).text


async def test_the_button_holds_while_another_game_runs(room: Room) -> None:
    await put(room, Played(SEATS).go_on())
    private = await replay(room, ANN)
    await room.slash(ANN, "game new", game="zombicide")

    pressed = await room.discord.press(ANN, private, SHOW)
    message = await shown_to_all(room, pressed)

    assert "The end" in await story_of(room, message)


async def test_the_status_message_goes_below_the_film(room: Room) -> None:
    await put(room, Played(SEATS).go_on())
    private = await replay(room, ANN)
    await room.slash(ANN, "game new", game="zombicide")
    assert "Join" in labels_of(await room.status())

    film = await shown_to_all(room, await room.discord.press(ANN, private, SHOW))

    told = await room.told()
    assert [one.id for one in told][-2] == film.id
    assert "Join" in labels_of(told[-1])
    assert len([one for one in told if one.components]) == 1


async def test_two_who_ask_at_once_wait_for_one_film(room: Room) -> None:
    await put(room, Played(SEATS).go_on())

    first, second = await asyncio.gather(replay(room, ANN), replay(room, BOB))

    assert room.bot.films.kept == 1
    assert [one.size for one in first.attachments] == [one.size for one in second.attachments]


async def test_who_waits_is_told_how_far_it_is(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "PROGRESS_SECONDS", 0.05)
    await put(room, Played(SEATS).go_on())
    asked = await room.begin(ANN, "game replay")
    seen: set[str] = set()
    while not (asked.acknowledged.is_set() and asked.message.attachments):
        seen |= {asked.text} if asked.acknowledged.is_set() else set()
        await asyncio.sleep(0.01)

    assert any("The film is being drawn" in text for text in seen), seen


async def test_others_play_on_while_a_film_is_made(room: Room) -> None:
    await put(room, Played(SEATS).go_on(30))
    asked = await room.begin(CLEO, "game replay")
    await room.discord.wait(asked)

    assert await room.slash(ANN, "game status")
    assert not asked.message.attachments

    await with_files(room, asked)


async def test_a_game_that_older_rules_played_is_told_as_it_went(room: Room) -> None:
    played = Played(SEATS).go_on()
    rolled = next(row for row in played.rows[1:] if row.draws)
    rolled.draws = [[6, 1 + rolled.draws[0][1] % 6], *rolled.draws[1:]]
    await put(room, played)

    message = await replay(room)

    assert "## The end" in await story_of(room, message)


async def test_a_damaged_game_has_no_film(room: Room) -> None:
    record = await put(room, Played(SEATS).go_on(30))
    record.game = "{}"
    await room.store.save(Change(record))

    assert "cannot be read any more" in await room.slash(ANN, "game replay")


async def test_the_end_of_a_game_that_goes_otherwise_now_has_no_poster(room: Room) -> None:
    steps = len(Played(SEATS).go_on().rows) - 2
    played = Played(SEATS).go_on(steps)
    rolled = next(row for row in played.rows[1:] if row.draws)
    rolled.draws = [[6, 1 + rolled.draws[0][1] % 6], *rolled.draws[1:]]
    await put(room, played)

    await take_a_turn(room, played.table, by_menu=False)

    ending = (await room.told())[-2]
    assert [one.filename.split(".")[1] for one in ending.attachments] == ["png", "json"]
