"""Hints: the best step and why, on request and, in a tutorial, when a turn begins."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.base.words import words
from bot.play.hints import hint_of
from bot.practice.people import ANN, BOB
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.reaching import sitting_of
from tests.bot.zombies.driving import open_town
from tests.table import street

ENGINE = Path(engine.__file__).parent
THINKING = {
    "zombicide": ("family/autopilot.py", "zombicide/autopilot.py"),
    "living-dead": ("family/autopilot.py", "living_dead/autopilot.py"),
    "heroes-resistance": ("family/autopilot.py", "heroes_resistance/autopilot.py"),
}
"""Where the autopilot of each game of the family gives its reasons."""
HINT = "💡"


def reasons_in(path: Path) -> Iterator[str]:
    """The keys of all that a function with `Reasons` for its answer may say, and of `always`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.FunctionDef) and node.returns and "Reasons" in _type(node):
            for inside in ast.walk(node):
                if isinstance(inside, ast.Dict):
                    yield from (text for key in inside.keys if key for text in _texts(key))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "always":
            yield from _texts(node.args[0])


def stays_in(path: Path) -> Iterator[str]:
    """The reasons to end a turn with actions left: second of `Advice`, `reason` of `replace`."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Advice":
            yield from _texts(node.args[1])
        if isinstance(node, ast.keyword) and node.arg == "reason":
            yield from _texts(node.value)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason":
            yield from _texts(node.value)


def _type(node: ast.FunctionDef) -> str:
    return ast.unparse(node.returns) if node.returns else ""


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts an expression may come to: of `a if b else c` the first and the last."""
    if isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def town_reasons() -> set[str]:
    """The commands that are weighed, the ways of walking, cards and items."""
    tree = ast.parse((ENGINE / "zombies" / "autopilot.py").read_text())
    walks = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and str(node.value).startswith("walk-")
    }
    kit = next(one for one in engine.rulesets() if one.id == "zombies")
    asked = {"play-card", "use-item", "waive-windows", "choose-tempo"}
    commands = {one.name() for one in kit.commands} - asked
    return {*map(str, walks), *commands, "card", "item"}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", sorted(THINKING))
def test_every_reason_of_the_family_is_said(game: str, language: str) -> None:
    found = {one for path in THINKING[game] for one in reasons_in(ENGINE / path)}

    found |= {*stays_in(ENGINE / "family" / "sensible.py")}
    assert {"nearer", "safer", "kills", "rest", "on-the-way", "wait-door", "all-done"} <= found
    said = words("family", game)
    assert [one for one in sorted(found) if not said.knows(language, f"hint-{one}")] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_of_towns_is_said(language: str) -> None:
    missing = [
        one for one in sorted(town_reasons()) if not words("zombies").knows(language, f"hint-{one}")
    ]

    assert "walk-wins" in town_reasons()
    assert missing == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["zombicide", "living-dead", "heroes-resistance", "zombies"])
def test_every_answer_has_a_reason(game: str, language: str) -> None:
    said = words(game) if game == "zombies" else words("family", game)
    asked = [one for one in said.keys(language) if one.startswith("question-")]
    reasons = [one.replace("question-", "hint-asked-") for one in asked]

    assert len(asked) >= 12
    assert [one for one in reasons if not said.knows(language, one)] == []


async def test_a_hint_for_a_question_says_why(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")

    assert await room.press(ANN, "Hint") != ""
    assert (await room.press(ANN, "Hint")).startswith(
        f"{HINT} I would choose: **Ann**. Nothing has happened yet, so any of them can begin."
    )
    assert "n’importe qui peut commencer." in await room.press(ANN, "Hint", locale="fr")


async def test_a_hint_is_the_best_step_and_says_why(game: Room) -> None:
    await game.slash(ANN, "noise", survivor="Amy")
    told = await game.press(ANN, "Hint")
    french = await game.press(ANN, "Hint", locale="fr")

    assert told.startswith(f"{HINT} **")
    assert "Ann" in told or "Amy" in told
    assert french.startswith(f"{HINT} **")
    assert french != told


async def test_who_has_nothing_to_do_gets_no_hint(game: Room) -> None:
    assert "nothing to do now" in await game.press(BOB, "Hint")


async def test_a_hint_in_a_town(room: Room) -> None:
    await open_town(room, ANN, BOB)
    turn = (await room.game()).acting[0]
    who = ANN if turn == str(ANN.id) else BOB

    assert (await room.press(who, "Hint")).startswith(f"{HINT} **")


async def test_a_turn_of_the_tutorial_begins_with_advice_until_it_is_waved_away(game: Room) -> None:
    asked = await game.discord.wait(await game.begin(ANN, "act"))
    assert asked.text.startswith(HINT)
    assert "No more advice" in labels_of(asked.message)

    pressed = await game.discord.press(ANN, asked.message, "No more advice")
    answered = await game.discord.wait(pressed)
    assert "**Hint** still gives it" in answered.text

    again = await game.discord.wait(await game.begin(ANN, "act"))
    assert HINT not in again.text
    record = await game.store.live_in(game.discord.channel(ONE).id)
    assert record is not None
    unadvised = [seat for seat, one in record.state.seats.items() if one.wants_no_advice]
    assert unadvised == [str(ANN.id)]
    assert record.state.game_options == {}


async def test_within_a_turn_nobody_is_advised_unasked(game: Room) -> None:
    await game.slash(ANN, "noise", survivor="Amy")

    assert HINT not in (await game.discord.wait(await game.begin(ANN, "act"))).text


async def test_only_a_tutorial_advises_unasked(room: Room) -> None:
    await room.slash(ANN, "game new", mission="01")
    await room.slash(ANN, "game start")

    assert HINT not in await room.slash(ANN, "act")


async def test_the_answer_to_a_press_tells_a_hint_once(game: Room) -> None:
    """In a tutorial the menu brings a line of advice, too."""
    told = await game.press(ANN, "Hint")

    assert told.count(HINT) == 1
    assert HINT in (await game.discord.wait(await game.begin(ANN, "act"))).text


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("pan", "Only 17 %, but zombies this close", "17\N{NO-BREAK SPACE}% seulement, mais"),
        ("pistol", "It can go either way, but", "C’est à pile ou face, mais"),
        ("chainsaw", "Zombies this close attack", "Des zombies si proches"),
    ],
)
def test_a_blow_is_told_by_its_chance(card: str, english: str, french: str) -> None:
    sitting = sitting_of(street("amy+1W # !", hands={"amy": [card]}).table)

    assert f"\n{english}" in hint_of(sitting, "ann", "en")
    assert french in hint_of(sitting, "ann", "fr")


def test_a_hint_to_stay_names_who_is_waited_for() -> None:
    hands = {"amy": ["pan"], "doug": ["crowbar"]}
    sitting = sitting_of(street("amy | [!] # doug", hands=hands, actions={"doug": 0}).table)

    assert "Stay: Doug must open the door first." in hint_of(sitting, "ann", "en")
    assert "Restez\u00a0: Doug doit d’abord ouvrir la porte." in hint_of(sitting, "ann", "fr")
