"""The *Rules* button: what matters now, and any article in two presses."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from bot.base.replies import Reply
from bot.games.family import pertinent
from bot.kit.chair import Chair
from bot.kit.registry import chair_at, kit_of
from bot.play.rules_desk import Asking
from bot.practice.people import ANN
from bot.store.records import Record, Seat
from bot.table.controls import OPTIONS, press_of
from bot.table.tables import Game
from engine.family.view import GroupView
from tests.bot.conftest import Room, labels_of
from tests.conformance.benches import BENCHES, begun

STEPS = 60
ROWS, BUTTON, MESSAGE = 5, 2, 2000
EVERY_GAME = pytest.mark.parametrize("ruleset", sorted(BENCHES))


def played(ruleset: str, mission: str, steps: int = STEPS) -> tuple[Record, Game]:
    """A table in the middle of a game that the autopilot plays, and its record."""
    game, _ = begun(ruleset, mission, f"rules of {mission}")
    for _ in range(steps):
        if game.outcome is not None:
            break
        asked = [seat for one in game.questions for seat in one.seats]
        seat = (asked or list(game.acting))[0]
        step = engine.autopilot(game, seat)
        assert step is not None
        game.answer(seat, step) if isinstance(step, str) else game.play(seat, step)
    seats = [Seat(one, one.title(), list(led)) for one, led in game.seats.items()]
    return Record(1, 2, ruleset, mission, "en", "playing", id=3, seats=seats), game


def opened(chair: Chair) -> Reply:
    presenter, ruleset = kit_of(chair.record.ruleset).presenter, chair.record.ruleset
    asking = Asking({ruleset: chair.speech})
    return asking.now(ruleset, presenter.topics_now(chair), presenter.topics(chair))


def offered(reply: Reply) -> tuple[list[str], list[str]]:
    """The topics that a second press opens: by a button, and from a list."""
    assert reply.view is not None
    buttons, lists = list[str](), list[str]()
    rows = reply.view.to_components()
    assert len(rows) <= ROWS
    for row in rows:
        for one in row["components"]:
            press = press_of(one["custom_id"])
            assert press is not None
            assert press.what == "article"
            if one["type"] == BUTTON:
                buttons.append(press.arg.partition(".")[2])
            else:
                assert len(one["options"]) <= OPTIONS
                lists += [option["value"] for option in one["options"]]
    return buttons, lists


@EVERY_GAME
def test_any_article_of_a_table_is_two_presses_away(ruleset: str) -> None:
    for mission in BENCHES[ruleset].missions():
        record, game = played(ruleset, mission, 20)
        for language in ("en", "fr"):
            chair = chair_at(record, game, language)
            reply = opened(chair)
            buttons, lists = offered(reply)

            assert len(reply.text) <= MESSAGE
            wanted = kit_of(ruleset).presenter.topics(chair)
            assert sorted([*buttons, *lists]) == sorted({*wanted, *buttons})
            assert len(wanted) > 50


@EVERY_GAME
def test_three_articles_matter_now_and_begin_in_the_message(ruleset: str) -> None:
    record, game = played(ruleset, BENCHES[ruleset].missions()[0])
    for seat in game.seats:
        chair = chair_at(replace(record, reader=seat), game, "en")
        now, titles = kit_of(ruleset).presenter.topics_now(chair)[:3], chair.speech.rules_topics()
        text = opened(chair).text

        assert len(now) == 3
        for topic in now:
            begun = chair.speech.rules_article(topic)[:60].partition("\n")[0]
            assert titles[topic] in text
            assert begun in text


def test_the_mode_the_zombie_and_the_weapon_matter_now() -> None:
    record, game = played("living-dead", "S1", 0)
    while game.questions:
        asked = game.questions[0]
        game.answer(asked.seats[0], asked.options[0])
    view = game.view()
    who = next(one for one in view.survivors if any(one.hands))
    weapon = next(card.kind for card in who.hands if card is not None)
    near = GroupView(who.zone, "fatty", 1, 0)
    acts = replace(who, active=True)
    shown = replace(view, groups=(near,), survivors=(acts,))

    now = pertinent.topics_now(chair_at(record, game, "en").speech, shown, who.seat)
    assert now[:3] == ["modes", "zombie-fatty", f"card-{weapon}"]


async def test_a_press_on_rules_and_one_on_an_article_shows_it(game: Room) -> None:
    asked = await game.discord.press(ANN, await game.status(), "Rules", "en-US")
    first = (await game.discord.wait(asked)).message
    assert "Rules that matter now" in first.content

    label = labels_of(first)[0]
    pressed = await game.discord.press(ANN, first, label, "en-US")
    assert (await game.discord.wait(pressed)).text.startswith("**")
    assert f": {label}**" in (await game.discord.wait(pressed)).text


async def test_a_word_that_no_title_has_is_found_in_the_texts(room: Room) -> None:
    await room.slash(ANN, "game new", game="living-dead")

    assert "**Rule: The two modes**" in await room.slash(ANN, "rules", topic="Romero")


async def test_a_word_of_several_articles_lists_them(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")

    told = await room.slash(ANN, "rules", topic="crowbar")
    assert "Crowbar" in told
    assert "no article" in await room.slash(ANN, "rules", topic="xyzzy")
