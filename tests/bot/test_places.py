"""A picture with the candidates framed stands in every private message that asks for a place."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.kit.registry import kit_of
from bot.practice.people import ANN, BOB
from bot.practice.records import Message
from renders.kit.palette import PERSON_CHIP
from tests.bot.conftest import Room, choices_of, select_of
from tests.bot.reaching import sitting_of
from tests.bot.test_cars import put
from tests.bot.zombies.placing import drawn_for
from tests.bot.zombies.placing import put as put_town
from tests.conformance.benches import BENCHES
from tests.painted import BOARDS
from tests.table import mission

PEOPLE = {"ann": ANN, "bob": BOB}


def alts_of(message: Message) -> str:
    return " ".join(str(one.description) for one in message.attachments)


async def chosen(room: Room, sort: str) -> Message:
    """Ann's panel with that sort of action chosen."""
    panel = (await room.discord.wait(await room.begin(ANN, "act"))).message
    kinds = next(at for at in range(3) if sort in choices_of(panel, at))
    select = select_of(panel, kinds)
    values = [choices_of(panel, kinds)[sort]]
    return (
        await room.discord.wait(
            await room.discord.select(ANN, panel, select["custom_id"], values, room.locale)
        )
    ).message


@pytest.mark.parametrize(("locale", "sort"), [("en-US", "Move"), ("fr", "Se déplacer")])
async def test_where_to_move_is_asked_with_a_picture(room: Room, locale: str, sort: str) -> None:
    room.locale = locale
    await put(room, mission("00", {"S4": "amy"}, seats={str(ANN.id): ["amy"]}).table)
    message = await chosen(room, sort)

    assert [one.filename for one in message.attachments] == ["places.png"]
    offered = "Au choix\u00a0: S3" if locale == "fr" else "To choose from: S3"
    assert alts_of(message).startswith(offered)


async def test_a_panel_that_opens_on_moves_shows_where_to(room: Room) -> None:
    """Nobody has named a survivor: the panel means the only one there is."""
    await put(room, mission("00", {"S4": "amy"}, seats={str(ANN.id): ["amy"]}).table)
    panel = (await room.discord.wait(await room.begin(ANN, "act"))).message

    assert [one.filename for one in panel.attachments] == ["places.png"]
    assert alts_of(panel).startswith("To choose from: S3")


async def test_one_way_to_do_it_is_no_question_and_no_picture(room: Room) -> None:
    await put(room, mission("00", {"B2": "amy"}, seats={str(ANN.id): ["amy"]}).table)
    before = (await room.game()).number
    message = await chosen(room, "Make noise")

    assert (await room.game()).number == before + 1
    assert message.attachments == []


def test_a_question_about_zones_shows_them() -> None:
    table = BENCHES["living-dead"].opened("S3", "places")
    while table.questions[0].about != "zone":
        asked = table.questions[0]
        table.answer(asked.seats[0], asked.options[0])
    asked, moves, sitting = table.questions[0], kit_of("living-dead").moves, sitting_of(table)
    others = [seat for seat in table.seats if seat not in asked.seats]

    assert asked.key == "start-area"

    def places(seat: str) -> Sequence[str]:
        return moves.places(sitting.chair(seat, "en"), "", "", "")

    assert places(asked.seats[0]) == list(asked.options)
    assert [places(seat) for seat in others] == [[] for _ in others]


async def test_where_to_walk_in_a_town_is_asked_with_a_picture(room: Room) -> None:
    given = {"step": "walk", "roll": 3, "moves": 3}
    table = drawn_for(PEOPLE, "gas-station town-square", "2E=ann+bob", **given)
    await put_town(room, table, ANN, BOB)
    panel = (await room.discord.wait(await room.begin(ANN, "act"))).message

    assert [one.filename for one in panel.attachments] == ["places.png"]
    assert alts_of(panel).startswith("To choose from: ")


@pytest.mark.parametrize(
    ("locale", "asked"),
    [("en-US", "Where to? 6 squares left"), ("fr", "Où aller\u00a0? Encore 6 cases")],
)
async def test_a_select_says_what_is_chosen(room: Room, locale: str, asked: str) -> None:
    room.locale = locale
    given = {"step": "walk", "roll": 6, "moves": 6}
    table = drawn_for(PEOPLE, "gas-station town-square", "2E=ann+bob", **given)
    await put_town(room, table, ANN, BOB)
    panel = (await room.discord.wait(await room.begin(ANN, "act"))).message

    assert select_of(panel)["placeholder"] == asked


def test_candidates_are_framed() -> None:
    table = mission("00", {"S4": "amy"}, seats={"ann": ["amy"]}).table
    look = BOARDS.look(table.view("ann"))

    def framed(places: list[str]) -> int:
        picture = BOARDS.places(look, places, "amy").draw().convert("RGB")
        colours = picture.getcolors(1 << 24) or []
        return sum(count for count, colour in colours if colour == PERSON_CHIP)

    assert framed([]) < framed(["S3"]) < framed(["S3", "S5"])
