"""What a question of Trust Me says to those whom it asks, and to everybody else."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageStat

from bot.practice.people import ANN, BOB, Person
from bot.practice.records import Message, walk_components
from engine.trust_me.commands import Move, Trade, Wait
from engine.trust_me.state import Target
from tests.bot.conftest import Room, choices_of, labels_of, select_of
from tests.bot.trust_me.playing import open_city, put
from tests.trust_me.city import City, city, play, point
from tests.trust_me.test_markers import aimed

HELD = {"ann": {"left": "shiv-1"}, "bob": {"hidden": "food-1"}}


def gold_of(message: Message) -> list[str]:
    """The labels of the buttons that stand out."""
    parts = walk_components(message.components)
    return [str(one["label"]) for one in parts if one["type"] == 2 and one["style"] == 1]


def trading(*answers: str) -> City:
    """Ann would give a shiv for what lies face down on Bob's sheet."""
    game = city(ann=(100, 300), bob=(170, 300), held=HELD)
    return play(game, Trade(seat="bob"), "yes", *answers, cell="green")


async def asked(room: Room, who: Person, locale: str = "en-GB") -> str:
    menu = await room.discord.wait(await room.begin(who, "act", locale=locale))
    return plain(menu.text)


def plain(text: str) -> str:
    """With everybody's name, as Discord shows it."""
    for one in (ANN, BOB):
        text = text.replace(f"<@{one.id}>", one.name)
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("locale", "anns", "bobs"),
    [
        (
            "en-GB",
            "You give a shiv and get a face-down token from Bob. Do you agree",
            "You give food and get a shiv from Ann. Do you agree",
        ),
        (
            "fr",
            "Vous donnez un surin et Bob vous donne un jeton caché. Cet échange",
            "Vous donnez des vivres et Ann vous donne un surin. Cet échange",
        ),
    ],
)
async def test_an_exchange_is_repeated_where_one_agrees_to_it_and_hides_what_lies_face_down(
    room: Room, locale: str, anns: str, bobs: str
) -> None:
    await put(room, trading("left", "hidden").table)
    everybody = "Ann gives a shiv, and Bob a face-down token. Do you agree"

    assert anns in await asked(room, ANN, locale)
    assert bobs in await asked(room, BOB, locale)
    assert everybody in plain((await room.status()).content)
    await room.press(ANN, "Yes")
    assert bobs in await asked(room, BOB, locale)


async def test_who_gives_reads_what_both_gave_so_far(room: Room) -> None:
    await put(room, trading().table)
    assert "What do you give Bob?" in await asked(room, ANN)
    await put(room, trading("left").table, "table-two")
    status = await room.status("table-two")
    menu = (await room.discord.wait(await room.begin(BOB, "act", "table-two"))).message

    assert "Ann gives a shiv. What do you give Ann?" in plain(menu.content)
    assert "a shiv" not in status.content


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-GB", "Still to do before you go home: medicine."),
        ("fr", "À faire encore avant de rentrer : médecine."),
    ],
)
async def test_who_trades_reads_what_the_objective_still_needs_and_nobody_else_does(
    room: Room, locale: str, said: str
) -> None:
    wanted = {"ann": "pair-food-survival", "bob": "pair-food-medicine"}
    drawn = city(ann=(100, 300), bob=(170, 300), held=HELD, objectives=wanted)
    await put(room, play(drawn, Trade(seat="bob"), cell="green").table)
    assert drawn.asked == "trade"
    status = await room.status()

    assert said in (await asked(room, BOB, locale)).replace("**", "")
    assert "Still to do" not in status.content

    await put(room, trading("left", "hidden").table, "table-two")
    menu = await room.discord.wait(await room.begin(BOB, "act", "table-two", locale=locale))
    assert ("Still to do" if locale == "en-GB" else "À faire") in plain(menu.text)


@pytest.mark.parametrize(
    ("held", "said", "best"),
    [
        ({}, "Your objective is not met yet.", "Stay"),
        (
            {"left": "food-1", "hidden": "survival-1"},
            "if you go home now, you win. If you stay, you are asked again only after another move",
            "Go home: my objective is met",
        ),
    ],
)
async def test_who_may_go_home_reads_alone_whether_it_would_win(
    room: Room, held: dict[str, str], said: str, best: str
) -> None:
    drawn = city(
        ann=(100, 300), bob=(500, 300), homes={"ann": (0, 300)}, held={"ann": held},
        objectives={"ann": "pair-food-survival"},
    )  # fmt: skip
    play(drawn, Move(to=point((20, 300))), cell="green")
    assert drawn.asked == "go-home"
    await put(room, drawn.table)
    status = await room.status()

    menu = await room.discord.wait(await room.begin(ANN, "act"))
    assert said in plain(menu.text)
    assert menu.original
    assert gold_of(menu.original) == [best]
    # Everybody reads the status, so no button there says whether the objective is met.
    assert {"Stay", "Go home: my objective is met"} <= {*gold_of(status)}
    assert "objective is" not in status.content
    assert "Go home without it: out of the game, and no win for you" in labels_of(status)


async def test_an_order_typed_while_one_is_asked_is_the_answer(room: Room) -> None:
    await put(room, play(aimed([]), Wait()).table)
    assert "react" in [one.key for one in (await room.game()).questions]
    await room.slash(BOB, "order", what="pass")

    assert not (await room.game()).questions
    bob = (await room.game()).consult(lambda state: state.players["bob"])
    assert bob.target == Target("ann")


async def brightness(room: Room, message: Message) -> float:
    content = await room.discord.attachment(message.attachments[0].id)
    with Image.open(BytesIO(content)) as picture:
        return ImageStat.Stat(picture.convert("L")).mean[0]


@pytest.mark.parametrize("chosen", ["Shoot", "Move, sneak or run", ""])
async def test_pictures_beside_choices_are_as_light_as_the_tables(room: Room, chosen: str) -> None:
    """A shot, destinations, one's own sheet."""
    held = {"ann": {"left": "handgun-1"}}
    drawn = city(ann=(100, 300), bob=(160, 300), held=held)
    if not chosen:
        drawn.table.play("ann", Wait())
    found = list[float]()
    for where, theme in (("table-one", "night"), ("table-two", "day")):
        await put(room, drawn.table, where, theme)
        menu = (await room.discord.wait(await room.begin(ANN, "act", where))).message
        if chosen:
            at = next(at for at in range(3) if chosen in choices_of(menu, at))
            select, value = select_of(menu, at)["custom_id"], choices_of(menu, at)[chosen]
            menu = (
                await room.discord.wait(await room.discord.select(ANN, menu, select, [value]))
            ).message
        found.append(await brightness(room, menu))

    assert found[1] > 1.5 * found[0]


async def test_scenery_is_offered_by_its_points_and_its_places_by_their_fields(room: Room) -> None:
    await open_city(room, ANN, BOB, layout="by-hand")
    assert "Car: 3 points" in labels_of(await room.status())
    await room.press(ANN, "Car: 3 points")
    menu = (await room.discord.wait(await room.begin(ANN, "act"))).message

    assert {"1. C11", "2. G11"} <= {*choices_of(menu)}
    assert "cm" not in str(menu.attachments[0].description)


@pytest.mark.parametrize(("hunt", "said"), [(4, "hunt begins in round 4"), (3, "The hunt is on:")])
async def test_the_hunt_is_on_from_its_round_and_announced_before(
    room: Room, hunt: int, said: str
) -> None:
    drawn = city(ann=(100, 300), bob=(160, 300), round=3)
    drawn.state.hunt = hunt
    await put(room, drawn.table)

    assert said in (await room.status()).content
