"""*Always* beside a question, and the settings that `/order` opens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.kit.speech import LABEL
from bot.practice.people import ANN, BOB, Person
from bot.practice.records import Message
from engine.trust_me.commands import Fight, Search, Shoot, Wait
from engine.trust_me.standing import ORDERS
from engine.trust_me.view import View
from tests.bot.conftest import Room, labels_of
from tests.bot.trust_me.playing import put
from tests.bot.trust_me.test_words import spoken
from tests.trust_me.city import City, city
from tests.trust_me.test_markers import aimed
from tests.trust_me.test_standing import BARE, charmed

LANGUAGES = ("en", "fr")


def covering() -> City:
    """Ann is asked which cell she covers."""
    game = city(ann=(300, 300), bob=(20, 20), held={"ann": {"right": "handgun-1"}})
    game.table.play("ann", Wait())
    return game


def always_in(shown: Message) -> list[str]:
    return [one for one in labels_of(shown) if one.startswith(("Always", "Toujours"))]


async def order_of_ann(room: Room, matter: str) -> str:
    view: View = (await room.game()).view("ann")
    return view.players[0].standing[matter]


async def test_always_stands_below_the_question_and_says_what_it_does(room: Room) -> None:
    await put(room, covering().table)
    status = await room.status()
    assert always_in(status) == ["Always: the one I miss least, never ask"]

    menu = (await room.discord.wait(await room.begin(ANN, "act", locale="fr"))).message
    assert [one.replace("\N{NO-BREAK SPACE}", " ") for one in always_in(menu)] == [
        "Toujours : la moins utile ; me demander si deux se valent",
        "Toujours : la moins utile, ne jamais demander",
    ]


async def test_always_answers_now_and_from_then_on(room: Room) -> None:
    await put(room, covering().table)
    status = await room.status()
    pressed = await room.discord.press(ANN, status, always_in(status)[0])
    said = (await room.discord.wait(pressed)).text

    assert said.startswith(
        "From now on: Cells for tokens: the one I miss least, never ask. You can "
    )
    assert await order_of_ann(room, "cell") == "never"
    assert not (await room.game()).questions
    assert (await room.game()).view().players[0].actions == {"melee": "action"}


async def test_nobody_else_can_press_it(room: Room) -> None:
    await put(room, covering().table)
    status = await room.status()
    pressed = await room.discord.press(BOB, status, always_in(status)[0])
    said = (await room.discord.wait(pressed)).text

    assert f"This question is for <@{ANN.id}>" in said
    assert (await room.game()).questions
    view: View = (await room.game()).view("bob")
    assert view.players[1].standing["cell"] == "ask"


async def test_an_old_always_is_stale(room: Room) -> None:
    await put(room, covering().table)
    status = await room.status()
    await room.discord.wait(await room.discord.press(ANN, status, always_in(status)[0]))
    pressed = await room.discord.press(ANN, status, always_in(status)[0])
    await room.discord.wait(pressed)

    assert len((await room.game()).view().players[0].actions) == 1


def finding() -> City:
    game = city(ann=(300, 300), bob=(20, 20), lying={"1": ("food-1", (300, 330))}, dice=[])
    game.table.play("ann", Search(token="1"))
    game.table.answer("ann", "green")
    return game


def shot() -> City:
    """Bob, who holds a charm, is asked at Ann's attack."""
    game = charmed("ask", [8, 1, 12], "bob")
    game.table.play("ann", Shoot(weapon="left", target="bob"))
    game.table.answer("ann", "green")
    return game


def threatened() -> City:
    game = aimed([])
    game.table.play("ann", Wait())
    game.table.answer("ann", "green")
    return game


def wounding() -> City:
    """Bob says where he wounds Ann."""
    game = city(
        ann=(170, 300), bob=(100, 300), actions={"ann": BARE}, turn="bob", dice=[5, 2, 1, 12],
        held={"bob": {"left": "cutting-1"}}, standing={"bob": {"cell": "never"}},
    )  # fmt: skip
    game.table.play("bob", Fight(weapon="left", target="ann"))
    while game.asked != "where-wound":
        assert game.table.question
        game.table.answer(game.table.question.seats[0], game.table.question.options[0])
    return game


@pytest.mark.parametrize(
    ("drawn", "asked", "public", "own"),
    [
        (finding, ANN, 0, 1),
        (shot, BOB, 1, 3),
        (threatened, BOB, 2, 2),
        (wounding, BOB, 0, 0),
    ],
)
async def test_what_may_always_be_done_is_offered_to_who_is_asked(
    room: Room, drawn: Callable[[], City], asked: Person, public: int, own: int
) -> None:
    await put(room, drawn().table)

    assert len(always_in(await room.status())) == public
    menu = (await room.discord.wait(await room.begin(asked, "act"))).message
    assert len(always_in(menu)) == own


async def test_order_alone_opens_the_settings_with_what_is_in_force(room: Room) -> None:
    game = city(ann=(300, 300), bob=(20, 20), standing={"ann": {"cell": "equal"}})
    await put(room, game.table)
    opened = await room.discord.wait(await room.begin(ANN, "order"))
    shown = labels_of(opened.message)

    assert "Cells for tokens (now: the one I miss least; ask me if two are equal)" in shown
    assert len([one for one in shown if ":" in one]) == len(ORDERS) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("matter", "order"), [(one, each) for one in ORDERS for each in ORDERS[one]]
)
def test_every_order_fits_its_buttons(language: str, matter: str, order: str) -> None:
    speech = spoken(language)
    order_words = speech.say(f"standing-{matter}-{order}")
    now = speech.say("standing-now", matter=speech.say(f"standing-{matter}"), order=order_words)

    assert len(speech.say("always", order=order_words)) <= LABEL
    assert len(now) <= LABEL
