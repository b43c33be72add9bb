"""Hints: the best step and why, on request and, in a tutorial, when a turn begins."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

import engine
from bot.base.words import words
from bot.games.family.moves import BESIDE
from bot.kit.bot_kit import BotKit
from bot.kit.registry import kit_of, kits
from bot.play.hints import LESSONS, hint_of, hint_words, sitting
from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB, Person
from bot.store.records import Change
from bot.store.schema import PEOPLE
from bot.table.controls import Press
from bot.table.person_settings import PersonSettings
from engine.family.commands import EndTurn
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.reaching import sitting_of
from tests.bot.zombies.driving import open_town
from tests.playing import AnyTable
from tests.table import mission, street

ENGINE = Path(engine.__file__).parent
THINKING = {
    "zombicide": ("family/autopilot.py", "zombicide/autopilot.py"),
    "living-dead": ("family/autopilot.py", "living_dead/autopilot.py"),
    "heroes-resistance": ("family/autopilot.py", "heroes_resistance/autopilot.py"),
}
"""Where the autopilot of each game of the family gives its reasons."""
HINT, RULE = "💡", "📖"
NO_MORE = "No more hints for me"


async def settings_of(room: Room, who: Person) -> PersonSettings:
    return await room.bot.tables.people.one(str(who.id))


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


async def test_a_turn_of_the_tutorial_begins_with_a_hint_until_the_player_wants_none(
    game: Room,
) -> None:
    asked = await game.discord.wait(await game.begin(ANN, "act"))
    assert asked.text.startswith(HINT)
    assert asked.text.count(HINT) == asked.text.count(RULE) == 1
    assert NO_MORE in labels_of(asked.message)

    pressed = await game.discord.press(ANN, asked.message, NO_MORE)
    answered = await game.discord.wait(pressed)
    assert answered.text.startswith("You get hints only when you press **Hint**")
    assert HINT not in answered.text

    assert HINT not in (await game.discord.wait(await game.begin(ANN, "act"))).text
    told = await game.press(ANN, "Hint")
    assert told.startswith(HINT)
    assert RULE not in told
    assert "Hints come only when" in await game.slash(ANN, "my settings")
    taught = PersonSettings(str(ANN.id), hints=False, taught="actions search")
    assert await settings_of(game, ANN) == taught
    assert await settings_of(game, BOB) == PersonSettings(str(BOB.id))


async def test_who_wants_hints_again_gets_them(game: Room) -> None:
    status = await game.status()
    first = (await game.discord.wait(await game.discord.press(ANN, status, "Hint"))).message
    await game.discord.wait(await game.discord.press(ANN, first, NO_MORE))
    second = (await game.discord.wait(await game.discord.press(ANN, status, "Hint"))).message

    again = await game.discord.press(ANN, second, "Hints and rules again")

    assert "teach rules again" in (await game.discord.wait(again)).text
    assert (await game.discord.wait(await game.begin(ANN, "act"))).text.startswith(HINT)


async def test_who_waved_hints_away_at_a_table_of_an_older_release_gets_none(game: Room) -> None:
    record = await game.store.live_in(game.discord.channel(ONE).id)
    assert record is not None
    record.state.seat(str(ANN.id)).wants_no_advice = True
    await game.store.save(Change(record))
    game.bot.tables.forget(record.channel)

    assert HINT not in (await game.discord.wait(await game.begin(ANN, "act"))).text
    assert (await game.press(ANN, "Hint")).startswith(HINT)


async def test_a_table_without_hints_has_no_button_and_gives_none(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide", hints="off")
    assert "The table plays **without hints**." in (await room.status()).content
    await room.slash(ANN, "game start")
    status = await room.status()

    assert "Hint" not in labels_of(status)
    assert HINT not in (await room.discord.wait(await room.begin(ANN, "act"))).text
    assert HINT not in await room.slash(ANN, "help")
    async with room.bot.tables.at(room.discord.channel(ONE).id) as sitting:
        assert sitting.record.state.game_options == sitting.game.options == {}

    old = Press(*sitting.at, "hint", "").custom_id
    pressed = await room.discord.press(ANN, status, old, even_if_gone=True)
    refused = (await room.discord.wait(pressed)).text
    assert refused == (
        "This table plays without hints. The person who opened it finds a button under **Goal** "
        "that brings them back."
    )


async def goal_of(room: Room, who: Person, locale: str = "en-GB") -> Interaction:
    """What the *Goal* button answers."""
    pressed = await room.discord.press(who, await room.status(), "Goal", locale)
    return await room.discord.wait(pressed)


async def test_who_opened_the_table_turns_its_hints_off_and_on_in_mid_game(game: Room) -> None:
    off, on = "No hints for the whole table", "Hints for the table again"
    assert off not in labels_of((await goal_of(game, BOB)).message)
    assert "Ne plus conseiller la table" in labels_of((await goal_of(game, ANN, "fr")).message)
    pressed = await game.discord.press(ANN, (await goal_of(game, ANN)).message, off)
    turned = await game.discord.wait(pressed)

    assert "now plays without hints" in turned.text
    assert "turned hints off for the table" in await game.news()
    assert "Hint" not in labels_of(await game.status())
    assert HINT not in (await game.discord.wait(await game.begin(ANN, "act"))).text

    again = await game.discord.press(ANN, (await goal_of(game, ANN)).message, on)
    assert "has hints again" in (await game.discord.wait(again)).text
    assert (await game.press(ANN, "Hint")).startswith(HINT)
    record = await game.store.live_in(game.discord.channel(ONE).id)
    assert record is not None
    assert record.state.options == {}


async def test_others_may_not_turn_the_tables_hints_off(game: Room) -> None:
    async with game.bot.tables.at(game.discord.channel(ONE).id) as sitting:
        forged = Press(*sitting.at, "table-hints", "off").custom_id
    pressed = await game.discord.press(BOB, await game.status(), forged, even_if_gone=True)

    assert "Only <@" in (await game.discord.wait(pressed)).text
    assert "Hint" in labels_of(await game.status())


async def test_who_wants_no_more_hints_may_turn_them_off_for_the_table(game: Room) -> None:
    act = (await game.discord.wait(await game.begin(ANN, "act"))).message
    menu = await game.discord.wait(await game.discord.press(ANN, act, NO_MORE))

    assert "No hints for the whole table" in labels_of(menu.message)


@pytest.mark.parametrize(
    ("ruleset", "rule"),
    [
        ("living-dead", "In Romero mode a survivor finds only household gear"),
        ("heroes-resistance", "If a hero falls, the game is lost"),
    ],
)
async def test_the_first_hint_in_a_game_says_what_decides_it_however_much_one_knows(
    room: Room, ruleset: str, rule: str
) -> None:
    await room.slash(ANN, "game new", game=ruleset)
    await room.slash(ANN, "game start")
    habits = await settings_of(room, ANN)
    known = " ".join(map(str, range(LESSONS)))
    await room.bot.tables.people.keep(replace(habits, taught=known))
    first, second = await room.press(ANN, "Hint"), await room.press(ANN, "Hint")

    assert f"{RULE} {rule}" in first
    assert RULE not in second


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


# ------------------------------------------------------------ rules that hints teach


async def test_the_first_ten_hints_of_a_person_teach_one_rule_each(game: Room) -> None:
    """The menu with which Ann's turn began has taught the first."""
    told = [await game.press(ANN, "Hint") for _ in range(3)]
    rules = [[line for line in one.splitlines() if line.startswith(RULE)] for one in told]

    assert [len(one) for one in rules] == [1, 1, 1]
    assert rules[0] == [f"{RULE} Searching is once per turn, in a room without zombies."]
    assert len({*map(str, rules)}) == 3
    habits = await settings_of(game, ANN)
    assert habits.lessons[:2] == ["actions", "search"]
    assert len(habits.lessons) == 4

    nine = " ".join(map(str, range(LESSONS - 1)))
    await game.bot.tables.people.keep(replace(habits, taught=nine))
    assert RULE in await game.press(ANN, "Hint")
    assert RULE not in await game.press(ANN, "Hint")
    assert len((await settings_of(game, ANN)).lessons) == LESSONS


async def test_a_rule_is_taught_in_the_language_of_the_person(game: Room) -> None:
    said = await game.press(ANN, "Hint", locale="fr")

    assert f"\n{RULE} On fouille une fois par tour, dans une pièce sans zombie." in said


async def test_a_hint_for_a_question_teaches_no_rule(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")

    assert RULE not in await room.press(ANN, "Hint")
    assert (await settings_of(room, ANN)).lessons == []


async def test_a_deletion_removes_which_rules_were_taught(game: Room) -> None:
    await game.press(ANN, "Hint")
    assert (await settings_of(game, ANN)).lessons == ["actions", "search"]
    exported = await game.slash(ANN, "privacy export")
    assert exported

    await game.confirm(ANN, "privacy delete")

    assert (await settings_of(game, ANN)).lessons == []
    assert await game.store.ask(select(PEOPLE.c.person)) == []


def taught_at(table: AnyTable, *known: str) -> str:
    """The rule that a hint for Ann teaches here, who knows some already."""
    sitting = sitting_of(table)
    moves, chair = sitting.kit.moves, sitting.chair("ann", "en")
    return moves.lesson(chair, "amy", known)


def test_rules_are_taught_in_order_and_only_where_they_apply() -> None:
    alone, beside = street("amy . .").table, street("amy+1W . .", hands={"amy": ["pan"]}).table

    assert taught_at(alone) == taught_at(beside) == "actions"
    assert taught_at(beside, "actions") == "strike"
    assert taught_at(beside, "actions", "strike") == "leaving"
    assert taught_at(beside, "actions", "strike", "leaving") == "friends"
    assert taught_at(alone, "actions") == "danger"
    assert taught_at(street("[amy] .").table, "actions") == "search"
    assert taught_at(street("[amy+1W] .").table, "actions", "strike", "leaving") != "search"
    everything = tuple(kit_of("zombicide").moves.lessons)
    assert taught_at(beside, *everything) == ""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.ruleset)
def test_every_game_has_ten_rules_to_teach_for_kinds_of_its_commands(
    kit: BotKit, language: str
) -> None:
    info = next(one for one in engine.rulesets() if one.id == kit.ruleset)
    known = {one.name() for one in info.commands} | {BESIDE}
    lessons = kit.moves.lessons
    said = kit.speech(None, language, {})

    assert len(lessons) >= LESSONS
    assert {one for kinds in lessons.values() for one in kinds} <= known
    texts = [said.say(f"lesson-{one}") for one in lessons]
    assert all(text.endswith(".") and len(text) < 200 for text in texts)
    assert len({*texts}) == len(texts)


@pytest.mark.parametrize(
    ("mission_id", "language", "needed"),
    [
        ("01", "en", "needs canned food"),
        ("01", "fr", "une conserve"),
        ("06", "en", "canned food, a bag of rice or water"),
    ],
)
def test_a_search_for_supplies_names_those_that_are_missing(
    mission_id: str, language: str, needed: str
) -> None:
    game = mission(mission_id, {"S1": "amy+ned"}, pack={"amy": ["water"], "ned": ["bag-of-rice"]})
    chair = sitting(sitting_of(game.table, language), game.table.acting[0], language)

    assert needed in hint_words(*chair, engine.Advice(EndTurn(survivor="amy"), "supplies"))


@pytest.mark.parametrize(
    ("reason", "zone", "language", "said"),
    [
        ("no-ward", "", "en", "Nobody here can fell the Fatty: that takes damage 2"),
        ("no-ward", "", "fr", "abattre le Fatty\u00a0: il y faut 2 dégâts"),
        ("wait-danger", "S4", "en", "in S4 nobody can fell the Fatty"),
        ("wait-danger", "S3", "en", "zombies could hurt you more in S3 than here"),
    ],
)
def test_a_hint_says_which_zombie_no_weapon_can_kill(
    reason: str, zone: str, language: str, said: str
) -> None:
    end = engine.Advice(EndTurn(survivor="amy"), reason, zone=zone)

    def told(weapon: str) -> str:
        game = mission("00", {"S4": "amy+1F+1W", "S3": "1W"}, hands={"amy": [weapon]})
        chair = sitting(sitting_of(game.table, language), game.table.acting[0], language)
        return hint_words(*chair, end)

    assert said in told("pan")
    assert "Fatty" not in told("chainsaw")
