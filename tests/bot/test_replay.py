"""A game looked back on: its stills from the log, and its chronicle."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from bot.kit.registry import kit_of
from bot.kit.replay import record_of, replay, replay_of_table
from bot.play.chronicle import chronicle
from bot.store.export import GameFile, export_game
from bot.store.records import LogRow, Record, Seat, row_of
from tests.conformance.test_shown import looked_back_on
from tests.playing import SEATS

SEED = "looked back on"


class Played:
    """A game and its log, as the bot keeps it; the autopilot plays."""

    def __init__(
        self,
        seats: dict[str, list[str]] = SEATS,
        seed: str = SEED,
        ruleset: str = "zombicide",
        mission: str = "00",
    ) -> None:
        self.record = Record(1, 1, ruleset, mission, "en", "playing")
        self.record.seats = [Seat(seat, seat.title(), figures) for seat, figures in seats.items()]
        self.table, told = engine.open_and_tell(ruleset, mission=mission, seats=seats, seed=seed)
        promise = {"seats": seats, "mission": mission, "commitment": engine.commitment(seed)}
        self.rows: list[LogRow] = []
        self._keep(row_of("start", "", promise, told))

    def _keep(self, row: LogRow) -> None:
        row.number = len(self.rows) + 1
        self.rows.append(row)

    def go_on(self, steps: int = 1000) -> Played:
        for _ in range(steps):
            if self.table.outcome:
                break
            question = self.table.question
            seat = question.seats[0] if question else self.table.acting[0]
            step = engine.autopilot(self.table, seat)
            if question and isinstance(step, str):
                self.answer(question.key, seat, step)
            elif isinstance(step, engine.Command):
                self.command(seat, step)
        return self

    def answer(self, key: str, seat: str, option: str) -> None:
        told = self.table.answer(seat, option)
        self._keep(row_of("answer", seat, {"key": key, "option": option}, told))

    def command(self, seat: str, command: engine.Command) -> None:
        kind = "interjection" if self.table.questions else "command"
        told = self.table.play(seat, command)
        self._keep(row_of(kind, seat, command.plain(), told))

    def undo(self, seat: str) -> None:
        self.table.undo(seat)
        self._keep(LogRow("undo", seat, {"how": "free"}, command=self.table.number))

    def note(self) -> None:
        row = LogRow("note", "ann", {"key": "vote-lost-undo"}, command=self.table.number)
        self._keep(row)


def stills_of(played: Played) -> list[tuple[int, bool]]:
    found = replay_of_table(played.record, played.rows, SEED)
    return [(still.view.round, still.opens) for still in found.stills]


def told_of(played: Played) -> str:
    found = replay_of_table(played.record, played.rows, SEED)
    return chronicle(found)


# ---------------------------------------------------------------- stills


def test_every_round_is_shown_as_it_began_and_before_the_step_that_ended_it() -> None:
    played = Played().go_on()
    rounds = played.table.view().round
    assert rounds > 2

    shown = stills_of(played)

    assert [number for number, opens in shown if opens] == list(range(1, rounds + 1))
    for number in range(1, rounds):
        assert [opens for round_, opens in shown if round_ == number] == [True, False]


def test_the_last_still_is_the_table_as_it_stands() -> None:
    played = Played().go_on(9)

    found = replay_of_table(played.record, played.rows, SEED)

    assert found.last == played.table.view()
    assert found.ending is None


def test_a_finished_game_ends_with_its_outcome() -> None:
    played = Played().go_on()

    found = replay_of_table(played.record, played.rows, SEED)

    assert found.ending
    assert found.ending.outcome == played.table.outcome
    assert found.last.outcome == played.table.outcome


def test_what_was_taken_back_was_never_there() -> None:
    straight, wavering = Played().go_on(1), Played().go_on(1)
    seat = wavering.table.acting[0]
    moves = [one for one in wavering.table.commands(seat) if one.plain()["do"] == "move"]
    wavering.command(seat, moves[0])
    wavering.undo(seat)
    wavering.note()

    straight.go_on(20)
    wavering.go_on(20)

    assert told_of(wavering) == told_of(straight)
    assert stills_of(wavering) == stills_of(straight)


def test_a_command_that_waits_for_an_answer_is_not_told_yet() -> None:
    played = Played()

    assert played.rows[0].finished is False
    with pytest.raises(LookupError, match="nothing"):
        replay_of_table(played.record, played.rows, SEED)


def test_a_file_gives_the_same_replay_as_the_log() -> None:
    played = Played().go_on()
    exported = export_game(played.rows, ruleset="zombicide", seed=SEED)
    read = GameFile.model_validate_json(exported.model_dump_json())

    from_file = replay(record_of(read, "en"), read)
    from_log = replay_of_table(played.record, played.rows, SEED)

    assert [one.view for one in from_file.stills] == [one.view for one in from_log.stills]


def test_a_game_that_goes_otherwise_now_is_told_as_it_went() -> None:
    played = Played().go_on()
    rolled = next(row for row in played.rows[1:] if row.draws)
    rolled.draws = [[6, 1 + rolled.draws[0][1] % 6], *rolled.draws[1:]]

    found = replay_of_table(played.record, played.rows, SEED)

    assert found.changed
    assert found.rows[-1].number == played.rows[-1].number
    assert chronicle(found) == chronicle(replay_of_table(played.record, played.rows, SEED))


# ---------------------------------------------------------------- the chronicle


def lines_of(text: str, start: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(start)]


def test_the_chronicle_has_a_heading_for_every_round_and_the_end() -> None:
    played = Played().go_on()
    rounds = played.table.view().round

    text = told_of(played)

    begins = [f"## Round {number}" for number in range(1, rounds + 1)]
    assert lines_of(text, "## ") == [*begins, "## The end"]
    assert text.startswith("# Tutorial\n")


def test_players_are_called_by_their_names_and_nobody_is_mentioned() -> None:
    text = told_of(Played().go_on())

    assert "Ann" in text
    assert "<@" not in text


def test_the_secret_of_the_dice_is_no_part_of_the_story() -> None:
    text = told_of(Played().go_on())

    assert SEED not in text
    assert engine.commitment(SEED) not in text


def test_a_seed_that_is_a_common_word_takes_no_other_line_away() -> None:
    played = Played(seed="e").go_on()

    text = chronicle(replay_of_table(played.record, played.rows, "e"))

    assert "played Amy, Doug and Phil" in text
    assert "`" not in text


def test_a_game_that_goes_on_says_so() -> None:
    assert told_of(Played().go_on(9)).endswith("*The game goes on.*\n")


def test_the_chronicle_speaks_french() -> None:
    played = Played().go_on()
    played.record.language = "fr"

    text = told_of(played)

    assert "## Tour 2\n" in text
    assert "## La fin" in text
    assert "begins" not in text


@pytest.mark.parametrize("ruleset", ["zombies", "trust-me"])
def test_a_film_names_players_as_they_were_called_then(ruleset: str) -> None:
    found = looked_back_on(ruleset, "en")
    seats = [replace(one, name="Dan", person="2") for one in found.record.seats]
    middle = found.rows[len(found.rows) // 2].number

    def slides(first: str) -> list[bytes]:
        """The pictures if everybody was called that in the first half of the game."""
        called = {True: (first, "1"), False: ("Dan", "2")}
        sitting = {
            early: {one.id: (person, name) for one in seats}
            for early, (name, person) in called.items()
        }
        rows = [replace(row, sitting=sitting[row.number < middle]) for row in found.rows]
        told = replace(found, rows=rows, record=replace(found.record, seats=seats))
        made = kit_of(ruleset).lookback.slides(told, 2**23, lambda drawn, of: None)
        return [one.content for one in made if one.round is not None]

    cleo, dan = slides("Cleo"), slides("Dan")

    assert cleo[0] != dan[0]
    assert cleo[-1] == dan[-1]
