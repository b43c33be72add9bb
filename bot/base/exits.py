"""How the program ends where it cannot go on: one sentence, and a code for what watches it."""

from __future__ import annotations

FAULTS = 1
"""What was checked has faults: data files, the database, what `doctor` looks at."""
WRONG = 2
"""A setting, an argument or the token is wrong: starting again does not help."""
STORE = 3
"""The database cannot be used now: held by another bot, newer, damaged, full or read-only."""
NO_DISCORD = 4
"""Discord cannot be reached: starting again later does help."""
MISTAKE = 5
"""An error of ours; the log tells it."""
SIGNALLED = 128
"""And the signal's number, where a second one ended the program at once."""

NOT_SET = (
    "DISCORD_TOKEN is not set. Put it into the environment or into .env (see .env.example), or "
    "play without an account: graveyard practice"
)


class CannotRun(Exception):
    """The program cannot go on; the message tells the operator why, in one sentence."""

    def __init__(self, sentence: str, code: int = WRONG) -> None:
        super().__init__(sentence)
        self.code = code
