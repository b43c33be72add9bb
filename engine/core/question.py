"""A question to people at the table: asked by a rule, answered by option id."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, whom, and what may be answered.

    `key` is the name of a place in the rules; `subject` is the id of what it is about (a zone, a
    survivor, a card) or an empty string. `about` says what the options are, so that they can be
    named in a person's language: `survivor`, `zone`, `card`, `skill`, `seat`, `target` (a kind of
    zombie or a survivor) or `word`.
    """

    key: str
    seats: tuple[str, ...]
    options: tuple[str, ...]
    default: str
    subject: str
    about: str
