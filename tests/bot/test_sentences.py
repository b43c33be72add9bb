"""What recorded games say does not change by chance: every event, command, question, refusal."""

from __future__ import annotations

import json

import pytest

from tests.bot.sentences import KEPT, kept, sources


@pytest.mark.parametrize("name", sources())
def test_every_sentence_reads_as_it_was_kept(name: str) -> None:
    for language, now in kept(name).items():
        known = json.loads((KEPT / f"{name}.{language}.json").read_text("utf-8"))

        assert now["lines"] == known["lines"]
        assert now["digest"] == known["digest"]
