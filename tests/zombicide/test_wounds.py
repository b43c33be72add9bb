"""Falling: what the last wound brings. [zombicide #7]"""

from __future__ import annotations

from tests.table import ZombiePhase, drawn, held, play, state_in, street


def test_the_fallen_leave_the_board_and_their_cards_are_discarded():
    """facts 6, Dead Survivor."""
    game = street("phil+2W wanda", wounds={"phil": 1}, hands={"phil": ["katana"]})
    play(game, ZombiePhase())

    assert drawn(game) == "2W wanda"
    assert held(game, "phil") == ["-", "-"]
    assert [card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard] == ["katana"]
    assert len([card for card in state_in(game).aside if card.startswith("wounded")]) == 6
