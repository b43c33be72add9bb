"""A finished game as a file, recomputed die by die."""

from typing import Any

import pytest

import engine
from bot.store.export import GameFile, changed_rule, draws_of, export_game, verify
from bot.store.records import LogRow, row_of
from engine.content import data_root
from engine.core.table import Table
from tests.core.duel import Block, Strike, duel
from tests.playing import SEATS

SEED = "a seed nobody knew"


def _started(
    mission: str = "00", options: dict[str, str] | None = None
) -> tuple[Table[Any, Any], list[LogRow]]:
    chosen = options or {}
    table, told = engine.open_and_tell(
        "zombicide", mission=mission, seats=SEATS, seed=SEED, options=chosen
    )
    promise: dict[str, Any] = {
        "seats": SEATS,
        "mission": mission,
        "commitment": engine.commitment(SEED),
    }
    promise["options"] = chosen
    return table, [row_of("start", "", promise, told)]


def _play_on(table: Table[Any, Any], rows: list[LogRow], steps: int) -> None:
    """The autopilot plays; every step is a row of the log, as the bot keeps it."""
    for _ in range(steps):
        if table.outcome:
            return
        question = table.question
        seat = question.seats[0] if question else table.acting[0]
        step = engine.autopilot(table, seat)
        if question and isinstance(step, str):
            payload = {"key": question.key, "option": step}
            rows.append(row_of("answer", seat, payload, table.answer(seat, step)))
        elif isinstance(step, engine.Command):
            payload = step.plain()
            rows.append(row_of("command", seat, payload, table.play(seat, step)))


@pytest.fixture(name="played")
def _played() -> GameFile:
    table, rows = _started()
    _play_on(table, rows, 1000)
    return export_game(rows, ruleset="zombicide", seed=SEED)


def test_a_true_game_agrees(played: GameFile) -> None:
    assert played.commands[0].command is None
    assert draws_of(played) > 80
    assert verify(played) == []


@pytest.mark.parametrize("mission", ["00", "ours"])
def test_a_game_with_options_agrees(mission: str) -> None:
    """Free order and the server's own mission travel with the file."""
    text = (data_root() / "zombicide" / "missions" / "00.toml").read_text(encoding="utf-8")
    text = text.replace('id = "00"', 'id = "ours"')
    options = {"order": "free"} | ({"mission": text} if mission == "ours" else {})
    table, rows = _started(mission, options)
    _play_on(table, rows, 60)

    game = export_game(rows, ruleset="zombicide", seed=SEED)

    assert game.options == options
    assert draws_of(game) > 20
    assert verify(game) == []
    strict = game.model_copy(update={"options": {**options, "order": "sideways"}})
    assert verify(strict) == []
    assert "no-such-order" in changed_rule(strict)


def test_the_file_survives_json(played: GameFile) -> None:
    assert GameFile.model_validate_json(played.model_dump_json()) == played


def test_another_seed_than_promised_is_found(played: GameFile) -> None:
    changed = played.model_copy(update={"seed": "another"})

    told = verify(changed)

    assert told[0].startswith("the seed's hash is ")
    assert any("the seed gives" in line for line in told)


def test_one_better_die_is_found(played: GameFile) -> None:
    rolling = next(one for one in played.commands[1:] if one.draws)
    sides, face = rolling.draws[0]
    better = rolling.model_copy(update={"draws": [(sides, face % sides + 1), *rolling.draws[1:]]})
    commands = [better if one is rolling else one for one in played.commands]

    told = verify(played.model_copy(update={"commands": commands}))

    assert len(told) == 1
    assert told[0].startswith(f"command {rolling.number}, draw 1: ")


def test_a_command_left_out_is_found(played: GameFile) -> None:
    commands = played.commands[:3] + played.commands[4:]

    assert verify(played.model_copy(update={"commands": commands})) == [
        "command 4 stands at place 3; one is missing or too many"
    ]


@pytest.mark.parametrize("do", ["win", [], {}])
def test_a_forged_command_is_found(played: GameFile, do: object) -> None:
    forged = played.commands[1].model_copy(update={"seat": "ann", "command": {"do": do}})
    commands = [played.commands[0], forged, *played.commands[2:]]

    assert "unknown-command" in changed_rule(played.model_copy(update={"commands": commands}))


def test_what_was_undone_is_left_out() -> None:
    table, rows = _started()
    _play_on(table, rows, 1)
    move = next(one for one in table.commands(table.acting[0]) if one.plain()["do"] == "move")
    seat = table.acting[0]
    rows.append(row_of("command", seat, move.plain(), table.play(seat, move)))
    table.undo(seat)
    rows.append(LogRow("undo", seat, {"how": "own"}, command=table.number))
    _play_on(table, rows, 40)

    game = export_game(rows, ruleset="zombicide", seed=SEED)

    assert verify(game) == []


def test_a_command_that_waits_for_an_answer_is_left_out() -> None:
    _, rows = _started()

    assert rows[0].finished is False
    assert export_game(rows, ruleset="zombicide", seed=SEED).commands == []


def test_a_command_given_while_another_asks_is_a_reply_to_it() -> None:
    table = duel(SEED)
    strike, block = Strike(target="bob"), Block(side="left")
    promise = {"seats": table.seats, "mission": "yard", "commitment": engine.commitment(SEED)}
    rows = [LogRow("start", "", promise, finished=True)]
    rows.append(row_of("command", "ann", strike.plain(), table.play("ann", strike)))
    rows.append(row_of("interjection", "cleo", block.plain(), table.play("cleo", block)))
    answered = table.answer("bob", "right")
    rows.append(row_of("answer", "bob", {"key": "dodge", "option": "right"}, answered))

    game = export_game(rows, ruleset="duel", seed=SEED)

    assert [one.command for one in game.commands] == [None, strike.plain()]
    replies = game.commands[1].replies
    assert [(one.seat, one.option, one.command) for one in replies] == [
        ("cleo", "", block.plain()),
        ("bob", "right", None),
    ]


def test_a_log_without_a_start_is_refused() -> None:
    with pytest.raises(ValueError, match="start of a game"):
        export_game([], ruleset="zombicide", seed=SEED)
