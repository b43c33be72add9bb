"""Whatever any game tells, asks, offers or refuses has its words in both languages, and fits."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator

import pytest

import engine
from bot.kit.registry import chair_at, kit_of
from bot.store.records import LogRow, Record
from tests.conformance.benches import ALL
from tests.conformance.conftest import Stage
from tests.conformance.logged import whole_game
from tests.conformance.test_rules import imaginable, why_not
from tests.playing import AnyTable

LANGUAGES = ("en", "fr")
RAW = re.compile(r"[{}$]|\b[a-z]+(-[a-z]+)*-\d+\b|\b(player-\d)\b")
"""What no player should read: holes, ids of cards that there are several of, ids of seats."""
SENTENCE, QUESTION, LABEL, ENTRY, STORY = 400, 220, 80, 100, 4000
"""Characters that there is room for."""
EVERY = 18
"""Steps after which everything that could be asked for is asked for."""


class Listener:
    """Hears everything that is said of a table, and finds what is wrong with it."""

    def __init__(self, table: AnyTable, language: str) -> None:
        self.table = table
        players = {seat: f"Player {at}" for at, seat in enumerate(table.seats)}
        kit = kit_of(table.rules.id)
        self.speech, self.moves = kit.speech(None, language, players), kit.moves
        self.record = Record(1, 2, table.rules.id, table.mission, language, "playing")
        self.wrong: list[str] = []
        self.heard = 0

    def fits(self, said: str, room: int, end: str = "") -> None:
        self.heard += 1
        if not 0 < len(said) <= room or RAW.search(said) or (end and not re.search(end, said)):
            self.wrong.append(said)

    def hear_events(self, row: LogRow) -> None:
        for said in self.speech.events(row.happened(self.table.rules.id)):
            self.fits(said, SENTENCE, r"[.!)]\**$")

    def hear_questions(self) -> None:
        for question in self.table.questions:
            self.fits(self.speech.question(question), QUESTION, r"\?")
            told = self.moves.option_labels(chair_at(self.record, self.table), question)
            plain = {one: self.speech.option(question, one) for one in question.options}
            labels: dict[str, str] = {**plain, **told}
            for label in labels.values():
                self.fits(label, LABEL)
            if len(set(labels.values())) < self.choices(question):
                self.wrong.append(f"{question.key}: {labels}")

    def choices(self, question: engine.Question) -> int:
        """How many options differ: cards alike in kind, place and loading are one."""
        held = {
            card.id: (card.kind, place, card.empty)
            for one in getattr(self.table.view(), "survivors", ())
            for place, cards in (("left", one.hands[:1]), ("right", one.hands[1:]), ("", one.pack))
            for card in cards
            if card is not None
        }
        return len({held.get(option, option) for option in question.options})

    def hear_commands(self) -> None:
        for seat in self.table.seats:
            for command in self.table.commands(seat):
                self.fits(self.speech.command(command), ENTRY)

    def hear_refusals(self, refusals: Iterable[engine.Refusal]) -> None:
        for one in refusals:
            self.fits(self.speech.refusal(one), 300, r"\.`?$")

    def hear_outcome(self) -> None:
        if self.table.outcome:
            said = self.speech.outcome(self.table.outcome)
            self.fits(said, SENTENCE, r"[.!)]\**$")


def refused(stage: Stage, table: AnyTable, chance: random.Random) -> Iterator[engine.Refusal]:
    """A refusal of each key that something imaginable meets there."""
    met: set[str] = set()
    for command in imaginable(stage.bench, stage.mission, chance):
        refusal = why_not(table, chance.choice(list(table.seats)), command)
        if refusal and refusal.key not in met:
            met.add(refusal.key)
            yield refusal


def test_whole_games_are_told_without_a_gap(played: Stage):
    chance = random.Random(str(played))
    seed = f"planted-spoken {played}"
    listeners: list[Listener] = []
    for number, (table, row) in enumerate(whole_game(played.ruleset, played.mission, seed)):
        listeners = listeners or [Listener(table, language) for language in LANGUAGES]
        asked = number % EVERY == 0 and not table.outcome
        refusals = [*refused(played, table, chance)] if asked else []
        for listener in listeners:
            listener.hear_events(row)
            listener.hear_questions()
            if asked:
                listener.hear_commands()
                listener.hear_refusals(refusals)
    assert listeners
    for listener in listeners:
        listener.hear_outcome()
        assert listener.wrong == []
        assert listener.heard > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sort_of_command_has_a_heading_and_every_rule_its_article(
    ruleset: str, language: str
):
    speech = kit_of(ruleset).speech(None, language, {})
    kinds = ALL[ruleset].opened(ALL[ruleset].missions()[0], "heading").rules.command_types

    headings = {kind: speech.action(kind.name()) for kind in kinds}
    articles = {one: speech.rules_article(one) for one in speech.rules_topics()}

    assert [kind for kind, said in headings.items() if not 0 < len(said) <= LABEL] == []
    assert articles
    assert [one for one, said in articles.items() if not 60 < len(said) <= 1500] == []
