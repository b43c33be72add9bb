"""Makes the secret seeds of games: every die of a game follows from its seed."""

from __future__ import annotations

import secrets


def random_seed(interaction: int) -> str:
    """Return a secret seed that ends with Discord's id of the interaction.

    This id is not known before the game is started, so nobody can choose a seed in advance.
    """
    return f"{secrets.token_hex(16)}-{interaction}"


def challenge_seed() -> str:
    """Return a secret seed of 128 random bits for a challenge; it cannot be found from the week."""
    return secrets.token_hex(16)
