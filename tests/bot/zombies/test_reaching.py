"""Whatever the rules of Zombies!!! allow can be done by pressing and by typing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from bot.games.zombies.slash import SLASH
from bot.kit.parsing import matching
from bot.kit.registry import kit_of
from bot.kit.typed import do_of
from bot.play.menu import Place, menu_of
from bot.practice.people import ANN, BOB, CLEO
from bot.table.controls import GameButton, GameSelect, Press, tag
from bot.table.tables import OpenTable
from engine.games import GAMES
from engine.zombies.commands import LayTile
from engine.zombies.view import View
from tests.bot.conftest import Room, choices_of, labels_of, select_of
from tests.bot.reaching import sitting_of
from tests.bot.zombies.driving import open_town, step
from tests.bot.zombies.placing import drawn_for, put

MOVES = kit_of("zombies").moves
LONGEST_CUSTOM_ID = 100
SIDE = "1E=ann+bob"
Table = engine.Table[Any, View]


def tables(players: int, seed: str, every: int) -> Iterator[Table]:
    """The table before every so many steps of an autopilot's game."""
    seats: dict[str, list[str]] = {f"10000000000000000{number}": [] for number in range(players)}
    table = engine.open_table("zombies", mission="town", seats=seats, seed=seed)
    number = 0
    while table.outcome is None:
        if number % every == 0:
            yield table
        seat = table.questions[0].seats[0] if table.questions else table.acting[0]
        advice = engine.autopilot(table, seat)
        assert advice is not None
        if isinstance(advice, str):
            table.answer(seat, advice)
        else:
            table.play(seat, advice)
        number += 1


def presses(opened: OpenTable, seat: str, language: str, place: Place) -> Iterator[Press]:
    """Everything that can be pressed in the menu there, one press for each entry of a select."""
    for item in menu_of(opened, opened.chair(seat, language), place).view.children:
        assert isinstance(item, GameButton | GameSelect)
        custom_id = str(item.item.custom_id)
        assert len(custom_id) <= LONGEST_CUSTOM_ID
        if isinstance(item, GameButton):
            press = Press.read(custom_id)
            assert press is not None
            assert 1 <= len(str(item.item.label)) <= 80
            yield press
            continue
        assert 1 <= len(item.item.options) <= 25
        for option in item.item.options:
            assert 1 <= len(option.label) <= 100
            press = Press.read("g" + custom_id[1:], [option.value])
            assert press is not None
            yield press


def reached(opened: OpenTable, seat: str, language: str) -> set[str]:
    """The tags of all commands that can be chosen by pressing alone."""
    waiting, seen, found = [Place()], set[Place](), set[str]()
    while waiting:
        place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        for press in presses(opened, seat, language, place):
            chosen = press.values[0] if press.values else press.arg
            if press.what == "do":
                found.add(chosen)
            elif press.what == "kind":
                waiting.append(Place(Place.read(press.arg).leader, chosen))
            elif press.what in ("menu", "group"):
                waiting.append(Place.read(chosen))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_legal_move_is_in_the_menu(language: str) -> None:
    for table in tables(3, "menus", 19):
        shown = sitting_of(table, language)
        shown.record.ruleset = "zombies"
        for seat in table.seats:
            legal = {tag(one.canonical()): one for one in table.commands(seat)}
            chair = shown.chair(seat, language)
            named = {at: MOVES.entry(chair, one) for at, one in legal.items()}
            found = reached(shown, seat, language)
            # Of cards that are alike one is enough.
            assert found <= set(named)
            assert sorted(named[at] for at in found) == sorted(set(named.values()))


def test_every_legal_move_can_be_typed() -> None:
    for table in tables(2, "typing", 13):
        for seat in table.seats:
            legal = table.commands(seat)
            for one in legal:
                same = [other for other in legal if do_of(other) == do_of(one)]
                assert one in matching(MOVES, same, typed(one))


def typed(command: engine.Command) -> dict[str, str]:
    names = [*command.fields(), "place", "how"]
    values = {name: MOVES.value_of(command, name) for name in names}
    kept = {name for name in names if name not in MOVES.without_option}
    return {name: value for name, value in values.items() if value and name in kept}


def test_every_sort_of_command_has_a_slash_command() -> None:
    """A new command of the engine must get a row; ending a walk or turn is `/end` of every game."""
    given = {one for row in SLASH for one in (row.do, row.instead)}

    kinds = {kind.name() for kind in GAMES["zombies"].rules.command_types}
    assert kinds - given == {"stop-walking", "finish-turn"}


# ---------------------------------------------------------------- at the table


async def test_a_tile_is_laid_by_its_number_and_letter(room: Room) -> None:
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann+bob", drawn="corner")
    await put(room, table, ANN, BOB)

    asked = await room.begin(ANN, "tile")
    menu = (await room.discord.wait(asked)).message
    assert [one.filename for one in menu.attachments] == ["places.png"]
    assert labels_of(menu) == [
        "1: north of Town square (1)",
        "2: west of Town square (1)",
        "3: east of Town square (1)",
        "4: south of Town square (1)",
    ]
    (alt,) = [one.description for one in menu.attachments]
    sides = [re.findall(r"(\d): (\w+) of", text) for text in (str(alt), "\n".join(labels_of(menu)))]
    assert sides[0] == sides[1]
    west = "2: west of Town square (1)"
    second = await room.discord.wait(await room.discord.press(ANN, menu, west))
    assert [one.filename for one in second.message.attachments] == ["places.png"]
    ways = labels_of(second.message)
    assert ways == ["2A: roads north and east", "2B: roads east and south"]

    done = await room.discord.wait(await room.discord.press(ANN, second.message, ways[0]))

    assert "Corner" in done.text
    assert len((await room.game()).view().tiles) == 2


async def test_a_place_is_typed_as_the_picture_names_it(room: Room) -> None:
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann+bob", drawn="corner")
    await put(room, table, ANN, BOB)
    offered = await room.discord.autocomplete(ANN, "table-one", "tile", "place", "3")

    assert {str(one["name"]) for one in offered} >= {
        "3A: roads south and west",
        "3B: roads north and west",
    }
    assert "1A, 1B" in await room.slash(ANN, "tile", place="9Z")
    assert "Which square of the new tile" in await room.slash(ANN, "tile", place="3b")
    laid = (await room.game()).view().tiles[1]
    assert LayTile(x=laid.x, y=laid.y, turn=laid.turn)


async def test_a_tile_that_is_not_due_is_refused_by_the_rules(room: Room) -> None:
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann+bob", step="roll")
    await put(room, table, ANN, BOB)

    assert "First roll for movement" in await room.slash(ANN, "tile", place="1A")
    assert "turn of" in await room.slash(BOB, "tile", place="1A")


async def test_the_fights_of_a_walk_are_told_before_it_is_walked(room: Room) -> None:
    squares = "1E=ann+bob 2D=Z 2E=Z+L"
    given = {"step": "walk", "moves": 3}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", squares, **given)
    await put(room, table, ANN, BOB)
    offered = await room.discord.autocomplete(ANN, "table-one", "walk", "to", "2E")

    assert [one["name"] for one in offered] == ["2E east: 3 squares, 2 fights, +1 life"]
    asked = await room.begin(ANN, "walk")
    menu = (await room.discord.wait(asked)).message
    assert "2E east: 3 squares, 2 fights, +1 life" in labels_of(menu)
    assert [one.filename for one in menu.attachments] == ["places.png"]


@pytest.mark.parametrize(
    ("life", "advised", "labels"),
    [
        (3, 1, ["Spend 3 bullets of 3: you win", "Lose 1 life of 3 and roll again"]),
        (1, 0, ["Spend 3 bullets of 3: you win", "Lose your last life: you die"]),
    ],
)
async def test_the_price_of_a_lost_roll_stands_on_its_buttons(
    room: Room, life: int, advised: int, labels: list[str]
) -> None:
    given: dict[str, Any] = {"step": "fight"}
    given |= {"life": {"ann": life}, "bullets": {"ann": 3}}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann+Z 1B=bob", **given)
    await put(room, table, ANN, BOB)

    await room.slash(ANN, "fight")

    assert "fights in 1E: 1." in await room.news()
    assert labels_of(await room.status())[3:5] == labels
    menu = (await room.discord.wait(await room.begin(ANN, "act"))).message
    assert labels_of(menu)[:2] == labels
    assert f"**{labels[advised]}**" in await room.press(ANN, "Hint")


async def test_a_card_to_play_says_below_its_name_what_it_does(room: Room) -> None:
    given: dict[str, Any] = {"step": "roll", "hands": {"ann": ["fear"]}}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann+bob", **given)
    await put(room, table, ANN, BOB)

    menu = (await room.discord.wait(await room.begin(ANN, "act"))).message

    (card,) = select_of(menu, 1)["options"]
    assert card["label"] == "Fear against Bob"
    assert "does not move, by any means" in card["description"]


async def test_when_a_turn_is_over_its_menu_closes(room: Room) -> None:
    squares = "1E=ann 1B=bob 2D=Z"
    given: dict[str, Any] = {"step": "discard", "hands": {"ann": ["fear"]}}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", squares, **given)
    await put(room, table, ANN, BOB)
    opened = await room.discord.press(ANN, await room.status(), "Act")
    menu = (await room.discord.wait(opened)).message

    ended = await room.discord.press(ANN, menu, "End turn, discard Fear")
    closed = (await room.discord.wait(ended)).message

    assert (await room.game()).acting == (str(BOB.id),)
    assert closed.components == []
    assert "’s turn" in closed.content


async def test_cards_that_are_alike_are_offered_once(room: Room) -> None:
    hands = {"ann": ["fear", "fear", "keys-are-still-in-it"]}
    given: dict[str, Any] = {"step": "discard", "hands": hands}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann 1B=bob", **given)
    await put(room, table, ANN, BOB)
    opened = await room.discord.press(ANN, await room.status(), "Act")
    menu = (await room.discord.wait(opened)).message
    typed = await room.discord.autocomplete(ANN, "table-one", "card discard", "card")

    assert [one for one in labels_of(menu) if "Fear" in one] == ["End turn, discard Fear"]
    assert [one["name"] for one in typed].count("Fear") == 1


async def test_an_answer_leaves_the_menu_open_on_the_next_question(room: Room) -> None:
    squares = "1E=ann 1B=bob 2D=Z 2F=Z 1H=Z"
    hands = {"ann": ["this-isnt-so-bad"], "bob": []}
    people = {"ann": ANN, "bob": BOB}
    table = drawn_for(people, "town-square straight@1", squares, step="roll", hands=hands)
    await put(room, table, ANN, BOB)
    await room.slash(ANN, "card play", card="this-isnt-so-bad-1")
    opened = await room.discord.press(ANN, await room.status(), "Act")
    menu = (await room.discord.wait(opened)).message

    answered = await room.discord.wait(await room.discord.press(ANN, menu, "2D east"))

    assert [one.key for one in (await room.game()).questions] == ["which-square"]
    moved = await room.discord.wait(await room.discord.press(ANN, answered.message, "1D west"))
    assert [one.key for one in (await room.game()).questions] == ["which-zombie"]
    assert {"2F east", "1H south"} <= set(labels_of(moved.message))


async def test_zombies_are_moved_by_menu_or_all_at_once(room: Room) -> None:
    squares = "1E=ann 1B=bob 2D=Z 2F=Z"
    given = {"step": "zombies", "herd": 2, "trophies": {"bob": 7}}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", squares, **given)
    await put(room, table, ANN, BOB)
    opened = await room.discord.press(ANN, await room.status(), "Act")
    menu = (await room.discord.wait(opened)).message
    assert "Zombies to Bob (7 trophies)" in labels_of(menu)
    one = choices_of(menu)["Move a zombie"]
    chosen = await room.discord.select(ANN, menu, select_of(menu)["custom_id"], [one])
    shown = (await room.discord.wait(chosen)).message
    assert "2D → 1F" in labels_of(shown)

    await room.slash(ANN, "zombies move", zombie="2d", to="1f")
    assert "2D → 1F" in await room.news()
    await room.slash(ANN, "zombies herd", towards="Bob")
    assert "2F → 2E" in await room.news()


async def test_the_end_of_a_turn_has_a_row_of_buttons_and_a_select_for_the_rest(
    room: Room,
) -> None:
    hands = {"ann": ["fear", "skateboard", "chainsaw"]}
    given: dict[str, Any] = {"step": "zombies", "herd": 2, "hands": hands, "tempo": "brisk"}
    people = {"ann": ANN, "bob": BOB, "cleo": CLEO}
    squares = "1E=ann 1B=bob 1D=cleo 2D=Z 2F=Z"
    await put(room, drawn_for(people, "town-square straight@1", squares, **given), ANN, BOB, CLEO)
    opened = await room.discord.press(ANN, await room.status(), "Act")
    menu = (await room.discord.wait(opened)).message

    assert labels_of(menu) == [
        "End turn, zombies to Bob",
        "End turn, discard Fear",
        "End turn, discard Skateboard",
        "End turn, discard Chainsaw",
    ]
    herd = select_of(menu)
    assert herd["placeholder"] == "Send the zombies towards somebody"
    assert [one["label"] for one in herd["options"]] == [
        "Zombies to Ann (0 trophies)",
        "Zombies to Bob (0 trophies)",
        "Zombies to Cleo (0 trophies)",
    ]


async def test_in_a_large_town_ones_surroundings_are_offered(room: Room) -> None:
    town = "straight@1 " * 6 + "town-square" + " straight@1" * 6
    table = drawn_for({"ann": ANN, "bob": BOB}, town, "1E=ann+bob", stack=["helipad"])
    await put(room, table, ANN, BOB)
    asked = await room.begin(ANN, "board")
    shown = (await room.discord.wait(asked)).message
    assert labels_of(shown) == ["Around me"]

    near = await room.discord.wait(await room.discord.press(ANN, shown, "Around me"))

    assert [one.filename for one in near.message.attachments] == ["around.png"]


async def test_an_opponent_is_completed_for_the_card_that_is_filled_in(room: Room) -> None:
    hands = {"ann": ["fear", "much-needed-rest"], "bob": []}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann+bob", hands=hands)
    await put(room, table, ANN, BOB)

    async def against(card: str) -> list[str]:
        filled = {"card": card}
        offered = await room.discord.autocomplete(
            ANN, "table-one", "card play", "against", "", filled
        )
        return [str(one["name"]) for one in offered]

    assert await against("fear-1") == ["Bob"]
    assert await against("much-needed-rest-1") == []


@pytest.mark.parametrize(
    ("locale", "rest", "fear", "said"),
    [
        ("en-GB", "Much Needed Rest", "fear", "You have played a card since"),
        ("fr", "Un repos bien mérité", "Peur", "Vous avez joué votre carte depuis"),
    ],
)
async def test_a_second_card_by_its_right_name_is_one_too_many(
    room: Room, locale: str, rest: str, fear: str, said: str
) -> None:
    """Not "not in your hand": it is there."""
    hands = {"ann": ["much-needed-rest", "fear"], "bob": []}
    given = {"hands": hands, "card_played": ["ann"]}
    await put(room, drawn_for({"ann": ANN, "bob": BOB}, "town-square", SIDE, **given), ANN, BOB)

    assert said in await room.slash(ANN, "card play", locale=locale, card=rest)
    against = {"card": fear, "against": "Bob"}
    assert said in await room.slash(ANN, "card play", locale=locale, **against)


async def test_a_card_that_is_not_there_is_not_in_the_hand(room: Room) -> None:
    """Nor is it, by that name, where another holds it."""
    hands = {"ann": ["fear"], "bob": ["much-needed-rest"]}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", SIDE, hands=hands)
    await put(room, table, ANN, BOB)

    for card in ("Much Needed Rest", "Winning Ticket"):
        assert "not in your hand" in await room.slash(ANN, "card play", card=card)


async def test_a_player_named_for_a_card_is_known_where_the_card_may_not_be_played(
    room: Room,
) -> None:
    hands = {"ann": ["bad-sense-of-direction"], "bob": []}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", SIDE, hands=hands)
    await put(room, table, ANN, BOB)

    said = await room.slash(ANN, "card play", card="Bad Sense of Direction", against="Bob")
    assert "stands in the middle of the town square already" in said


async def test_a_hand_is_shown_with_what_its_cards_do(room: Room) -> None:
    hands = {"ann": ["chainsaw", "fear"], "bob": []}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann+bob", hands=hands)
    await put(room, table, ANN, BOB)

    asked = await room.begin(ANN, "hand", locale="fr")
    shown = (await room.discord.wait(asked)).message

    (card,) = shown.embeds
    assert "Tronçonneuse" in card["description"]
    assert "Jardinerie" in card["description"]
    assert "Peur" in card["description"]
    assert shown.ephemeral
    assert [one.filename for one in shown.attachments] == ["hand.png"]
    assert "Peur" in str(shown.attachments[0].description)


async def test_two_games_go_on_side_by_side(room: Room) -> None:
    await open_town(room, ANN, BOB)
    await room.open_game(ANN, BOB, where="table-two")
    for _ in range(3):
        await step(room)
    moved = await room.slash(ANN, "end", where="table-two", survivor="")
    assert "went wrong" not in moved
    assert "trophies" in (await room.status()).content
    assert "objectives" in (await room.status("table-two")).content


async def test_a_walk_and_the_end_of_the_turn_are_offered_beside_each_other(room: Room) -> None:
    """Before the first step the squares come first, afterwards the end of the turn does."""
    hands = {"ann": ["fear", "chainsaw"]}
    given: dict[str, Any] = {"step": "walk", "moves": 1, "hands": hands, "tempo": "brisk"}
    people = {"ann": ANN, "bob": BOB}
    await put(room, drawn_for(people, "town-square", "1E=ann 1B=bob", **given), ANN, BOB)
    asked = await room.discord.press(ANN, await room.status(), "Act")
    menu = (await room.discord.wait(asked)).message
    ends = ["End turn here, zombies to Bob", "End turn, discard Fear", "End turn, discard Chainsaw"]
    squares = ["1B north: 1 square", "1F east: 1 square", "1H south: 1 square", "1D west: 1 square"]

    assert {*labels_of(menu), *choices_of(menu)} >= {*ends, *squares}
    assert [one.filename for one in menu.attachments] == ["places.png"]
