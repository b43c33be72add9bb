"""A stored table that names what the box does not hold is refused when it is read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.core.refusal import DamagedGame
from tests.zombies.town import town

State = dict[str, Any]


def spoilt(spoil: Callable[[State], Any]) -> str:
    """The stored text of a table after its state was spoilt."""
    game = town(
        "town-square straight@1",
        "1E=ann+bo 2E=Z 2F=L",
        hands={"ann": ["fear"]},
        under={"ann": ["claustrophobia"]},
        truce=("bo", 1),
    )
    kept = json.loads(game.table.to_json())
    spoil(kept["state"])
    return json.dumps(kept)


def nothing(state: State) -> None:
    pass


def test_a_sound_table_is_read():
    assert engine.load_table(spoilt(nothing)).view().zombies == ("2E",)


FAULTS: dict[str, Callable[[State], Any]] = {
    "kind of tile 'castle'": lambda state: state["stack"].append("castle"),
    "kind of tile 'moat'": lambda state: state["laid"][1].update(kind="moat"),
    "kind of tile 'tower'": lambda state: state.update(drawn="tower"),
    "square '7E'": lambda state: state["players"]["ann"].update(square="7E"),
    "square '2A'": lambda state: state["zombies"].append("2A"),
    "square '2Z'": lambda state: state["tokens"].update({"2Z": "life"}),
    "kind of token 'gold'": lambda state: state["tokens"].update({"2E": "gold"}),
    "card 'fear-9'": lambda state: state["players"]["ann"]["hand"].append("fear-9"),
    "card 'axe'": lambda state: state["deck"].append("axe"),
    "kind of card 'joy'": lambda state: state["players"]["ann"]["under"][0].update(card="joy"),
    "player 'zoe'": lambda state: state.update(turn="zoe"),
    "player 'yan'": lambda state: state["truce"].update(seat="yan"),
}


@pytest.mark.parametrize("named", FAULTS)
def test_one_that_names_what_there_is_not_is_refused(named: str):
    with pytest.raises(DamagedGame, match=f"there is no {named}"):
        engine.load_table(spoilt(FAULTS[named]))


def test_one_with_an_unknown_field_is_refused():
    with pytest.raises(DamagedGame):
        engine.load_table(spoilt(lambda state: state.update(weather="rain")))


@pytest.mark.parametrize("torn", [{"step": "tile"}, {"drawn": "tee"}])
def test_a_tile_is_in_hand_in_its_step_and_in_no_other(torn: State):
    with pytest.raises(DamagedGame, match="the tile to be laid is"):
        engine.load_table(spoilt(lambda state: state.update(torn)))
