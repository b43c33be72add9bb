"""What any game shows: every picture with its words, within Discord's limits, and no secret."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from functools import cache, partial
from io import BytesIO
from typing import Any, TypeVar

import pytest
from PIL import Image

import engine
from bot.base.drawing import Drawing, Picture
from bot.base.drawing_workers import DrawingWorkers
from bot.base.errors import UserError
from bot.base.pictures import Pictures
from bot.base.replies import Person, Reply
from bot.channel.compose import Teller
from bot.kit.registry import chair_at, kit_of, parts
from bot.kit.replay import Replay, replay
from bot.kit.terms import Viewpoint
from bot.kit.typed import do_of
from bot.play.chronicle import chronicle
from bot.play.hints import led_by
from bot.play.menu import Place, menu_of
from bot.play.views import Looks
from bot.store.export import export_game
from bot.store.records import LogRow, Record, Seat
from bot.store.store import Store
from bot.table.tables import Loaded, OpenTable, Tables
from tests.conformance.benches import info
from tests.conformance.conftest import Stage
from tests.conformance.logged import start_row, whole_game
from tests.conformance.steps import somewhere
from tests.conformance.test_rules import with_other_hands
from tests.playing import AnyTable

LANGUAGES = ("en", "fr")
ALT, MESSAGE, UPLOAD, EDGE = 1024, 2000, 10 * 2**20, 4096
"""Discord's limits: characters of an alt text and a message, bytes of a file; and pixels that
every phone can show."""
EVERY = 120
"""Steps of a whole game after which it is looked at."""
T = TypeVar("T")


def at_once(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def check(picture: Picture | None) -> tuple[str, str]:
    """Its name and words; the picture can be opened and sent."""
    assert picture is not None
    name, data, words = picture
    assert len(data) <= UPLOAD
    assert 0 < len(words) <= ALT, words
    assert "{" not in words
    with Image.open(BytesIO(data)) as image:
        assert max(image.size) <= EDGE, image.size
    return name, words


def record_of(table: AnyTable, language: str) -> Record:
    seats = [Seat(seat, f"Player {at}", led) for at, (seat, led) in enumerate(table.seats.items())]
    ruleset, mission = table.rules.id, table.mission
    return Record(1, 2, ruleset, mission, language, "playing", id=3, seats=seats)


def opened_at(table: AnyTable, language: str) -> OpenTable:
    """The table as the bot has it in memory."""
    tables = Tables(Store("sqlite+aiosqlite://"))
    return OpenTable(tables, 2, Loaded(record_of(table, language), table))


# ---------------------------------------------------------------- what is drawn


async def looks(
    pictures: Pictures, table: AnyTable, language: str, seat: str, at: int
) -> list[Reply]:
    """What somebody at the table looks at: the hand, the surroundings, somebody's sheet."""
    presenter, opened = kit_of(table.rules.id).presenter, opened_at(table, language)
    one = Person(seat, seat, language, False)
    sheets = [who for who, _ in presenter.sheets(opened.chair("", language))]
    shown = Looks(pictures)
    found = [
        await drawn(await shown.hand(opened, one)),
        await drawn(await shown.sheet(opened, one, sheets[at % len(sheets)])),
    ]
    try:
        found.append(await drawn(await shown.around(opened, one, "")))
    except UserError as declined:
        # Who has left the board has no surroundings: that is said in words.
        if declined.key != "not-on-the-board":
            raise
    return found


async def drawn(reply: Reply) -> Reply:
    """As it is shown."""
    return replace(reply, picture=await reply.drawing()) if reply.drawing else reply


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Pictures]:
    """A process that draws, as the bot has one: what it is to draw must be such as can be sent."""
    pictures = Pictures(DrawingWorkers(parts()))
    yield pictures
    pictures.close()


def test_every_picture_has_its_words_and_fits(played: Stage, elsewhere: Pictures):
    """In one language and the other by turns."""
    presenter, said = kit_of(played.ruleset).presenter, set[str]()
    seed, since = f"planted-shown {played}", list[engine.Event]()
    for number, (table, row) in enumerate(whole_game(played.ruleset, played.mission, seed)):
        since = [] if row.kind == "undo" else [*since, *row.happened(played.ruleset)]
        if number % EVERY and not table.outcome:
            continue
        language = LANGUAGES[number // EVERY % 2]
        view, players = table.view(), record_of(table, language).names
        board = partial(presenter.board, Viewpoint(view, language, players), since)
        said.add(check(at_once(elsewhere.draw(board)))[1])
        assert len(presenter.board_text(Viewpoint(view, language, players))) > 100
        seat = list(table.seats)[number % len(table.seats)]
        for reply in at_once(looks(elsewhere, table, language, seat, number)):
            said.add(check(reply.picture)[1])
            assert reply.text
        choosing = pictures_of_choices(table, seat, language)
        if choosing:
            said.add(check(at_once(elsewhere.draw(choosing[number % len(choosing)])))[1])
        since = []
    assert len(said) > 3


def pictures_of_choices(table: AnyTable, seat: str, language: str) -> list[Drawing]:
    """What menus of the seat show above their choices."""
    kit, opened = kit_of(table.rules.id), opened_at(table, language)
    chair, leader = opened.chair(seat, language), led_by(opened, seat)
    found: list[Drawing] = []
    for do in dict.fromkeys(do_of(one) for one in table.commands(seat)):
        places = kit.moves.places(chair, leader, do, "")
        own = kit.moves.picture(chair, do, "")
        found += (
            [partial(kit.presenter.places, chair.viewpoint, places, leader)]
            if len(places) > 1
            else []
        )
        found += [own] if own else []
    return found


def test_a_lobby_has_its_words_and_fits(ruleset: str, elsewhere: Pictures):
    table, _ = start_row(ruleset, _first(ruleset), "planted-lobby")

    check(at_once(elsewhere.draw(kit_of(ruleset).lobby.picture(record_of(table, "fr")).draw)))


def test_words_of_pictures_differ_from_language_to_language(ruleset: str):
    table, row = start_row(ruleset, _first(ruleset), "planted-words")
    players = record_of(table, "en").names
    happened = row.happened(ruleset)
    boards = [
        kit_of(ruleset).presenter.board(Viewpoint(table.view(), one, players), happened)[2]
        for one in LANGUAGES
    ]

    assert boards[0] != boards[1]


def test_a_film_has_its_words_and_fits(ruleset: str):
    drawn: list[tuple[int, int]] = []

    told = looked_back_on(ruleset, "fr")
    film = kit_of(ruleset).lookback.film(told, lambda done, of: drawn.append((done, of)))

    assert check(film)[0].endswith(".webp")
    assert drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_poster_has_its_words_and_fits(ruleset: str, language: str):
    check(kit_of(ruleset).lookback.poster(looked_back_on(ruleset, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_whole_game_fits_and_its_story_can_be_read(ruleset: str, language: str):
    told = looked_back_on(ruleset, language)

    posts = Teller(told.record, told.ending).compose(told.rows)

    assert len(posts) > 5
    assert [post.text for post in posts if not 0 < len(post.text) <= MESSAGE] == []
    assert len(chronicle(told)) > 300


def looked_back_on(ruleset: str, language: str) -> Replay:
    """A whole game as it went, told in this language; it is played once."""
    told = played_once(ruleset)
    return replace(told, record=replace(told.record, language=language))


@cache
def played_once(ruleset: str) -> Replay:
    mission, seed = _first(ruleset), f"planted-told {ruleset}"
    games = list(whole_game(ruleset, mission, seed))
    for number, (_, row) in enumerate(games, 1):
        row.number = number
    game = export_game([row for _, row in games], ruleset=ruleset, seed=seed)
    return replay(record_of(games[0][0], "en"), game)


def _first(ruleset: str) -> str:
    return info(ruleset).missions[0]


# ---------------------------------------------------------------- what nobody else may read


def read_by_others(pictures: Pictures, table: AnyTable, holder: str) -> Iterator[str]:
    """What anybody but the holder of a hand reads at the table, in words."""
    kit, language = kit_of(table.rules.id), "en"
    opened = opened_at(table, language)
    record = opened.record
    chair = chair_at(record, table, language)
    yield kit.presenter.head(chair)
    if not table.outcome:
        acting = (*table.acting, *(seat for one in table.questions for seat in one.seats))
        yield from (kit.presenter.turn(chair, seat) for seat in acting)
    for seat in (None, *(one for one in table.seats if one != holder)):
        view = table.view(seat)
        yield kit.presenter.board_text(Viewpoint(view, language, record.names))
        yield kit.presenter.board(Viewpoint(view, language, record.names))[2]
        if seat is None:
            continue
        for reply in at_once(
            looks(pictures, table, language, seat, list(table.seats).index(seat) + 1)
        ):
            yield f"{reply.text} {reply.picture and reply.picture[2]}"
        menu = menu_of(opened, opened.chair(seat, language), Place())
        yield f"{menu.text} {menu.view.to_components()}"


def test_a_planted_hand_is_in_nothing_that_others_read(
    secretive_played: Stage, elsewhere: Pictures
):
    """Another hand in the same place changes no word for anybody else, nor any picture's."""
    bench, changed = secretive_played.bench, 0
    for number in range(2):
        table, _ = somewhere(bench, secretive_played.mission, f"planted-read {number}")
        for seat in table.seats:
            other = with_other_hands(bench, table, [seat], number)
            changed += table.view(seat) != other.view(seat)
            told, other_told = (read_by_others(elsewhere, one, seat) for one in (table, other))
            assert [*told] == [*other_told]
    assert changed


def test_what_only_some_may_know_is_in_no_message(secretive_played: Stage):
    """The messages are those of a log without it."""
    rows, told = list[LogRow](), 0
    stage = secretive_played
    for number, (table, row) in enumerate(
        whole_game(stage.ruleset, stage.mission, "planted-private"), 1
    ):
        row.number = number
        rows.append(row)
        told += sum("only_for" in one for one in row.events)
        if table.outcome:
            record = record_of(table, "en")
            posts = [post.text for post in Teller(record, None).compose(rows)]
            assert posts == [post.text for post in Teller(record, None).compose(public(rows))]
    assert told


def public(rows: list[LogRow]) -> list[LogRow]:
    """The log without what only some may know."""
    return [
        replace(row, events=[one for one in row.events if "only_for" not in one]) for row in rows
    ]
