"""How the program ends when it cannot go on: with one sentence and an exit code."""

from __future__ import annotations

FAULTS = 1
"""The check found faults: in data files, in the database, or in what `doctor` looks at."""
WRONG = 2
"""A setting, an argument or the token is wrong; a restart does not help."""
STORE = 3
"""The database cannot be used now: held by another bot, newer, damaged, full or read-only."""
NO_DISCORD = 4
"""Discord cannot be reached; a restart later helps."""
MISTAKE = 5
"""A bug in the bot; the log has the traceback."""
SIGNALLED = 128
"""If a second signal stops the program at once, its exit code is this plus the signal's number."""

NOT_SET = (
    "DISCORD_TOKEN is not set. Put it into the environment or into .env (see .env.example), or "
    "play without an account: graveyard practice"
)


class CannotRun(Exception):
    """The program cannot go on; the message tells the operator why, in one sentence."""

    def __init__(self, sentence: str, code: int = WRONG) -> None:
        super().__init__(sentence)
        self.code = code
