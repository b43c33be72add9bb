"""The pictures of Trust Me for the gallery: one evening in the city, laid out by hand.

Nothing here is played by an autopilot, so that the pictures change only where they are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from bot.games.trust_me.examples import drawn_examples
from bot.games.trust_me.places import goal_of
from bot.games.trust_me.speech import trust_speech
from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.spaces.plane import Point
from engine.trust_me import events as e
from engine.trust_me.destinations import offered, shown
from engine.trust_me.known import known
from engine.trust_me.position import Position, TrustTable, table_at
from engine.trust_me.view import View
from renders.kit.film import Frame, Told
from renders.kit.look import Picture
from renders.kit.palette import ThemeName
from renders.kit.poster import Moment
from renders.trust_me.goals import Goal
from renders.trust_me.look import TrustLook
from renders.trust_me.painter import PAINTER
from renders.trust_me.poster import TrustDeed, TrustStory

PLAYERS = {"ann": "@ann", "bob": "@bob", "cleo": "@cleo", "dan": "@dan"}
Draw = Callable[[str, ThemeName], bytes]

EVENING: dict[str, object] = {
    "figures": "ann=331,275 bob=476,190 cleo=269,158 dan=119,391"
    " alpha-1+2=337,390>ann alpha-2+3=226,498>119,391 alpha-3+1=127,186>300,0",
    "scenery": "car-1=155,467@1 car-2=405,347@10 car-3=129,94@11 car-4=502,123@4"
    " tent-1=483,498@1 tent-2=101,269@1 tent-3=271,158@11"
    " barricade-1=318,510 barricade-2=213,318@4 barricade-3=373,225@1"
    " wire-1=273,411@10 wire-2=508,285@6 wire-3=390,77",
    "lying": "ammo=391,519 shiv=422,440 flare=471,383 food=213,391 blunt=301,338"
    " bandage=428,258 medicine=210,240 survival=181,189 cutting=331,129"
    " materials=car-1 food=car-3 handgun=car-4 ammo=tent-1 medicine=tent-2",
    "passports": {
        "ann": "gabriel",
        "bob": "virginie",
        "cleo": "madissone-tyler",
        "dan": "elliott",
    },
    "objectives": {"ann": "pair-food-medicine", "bob": "hunter-food", "cleo": "any-three"},
    "homes": {"ann": "600,450", "bob": "451,0", "cleo": "0,150", "dan": "151,600"},
    "held": {
        "ann": {
            "left": "handgun",
            "right": "shiv",
            "melee": "ammo",
            "hidden": "food",
            "outfit": "satchel",
            "satchel": "first-aid-kit",
        },
        "bob": {"left": "military"},
        "cleo": {"right": "blunt", "pack": "backpack", "pack-1": "materials"},
        "dan": {"left": "handgun"},
    },
    "empty": ["handgun-2"],
    "both": ["bob"],
    "laid": {"ann": ["lucky-charm"], "dan": ["bandage"]},
    "actions": {
        "ann": {"reroll": "action", "green": "action"},
        "bob": {"melee": "action", "stride": "fatigue"},
        "cleo": {"ranged": "action"},
        "dan": {"ranged": "action", "melee": "action"},
    },
    "harm": {"ann": {"survival-2": "wound"}, "cleo": {"survival-1": "wound", "left": "burn"}},
    "targets": {"bob": "ann"},
    "noise": "300,0",
    "round": 4,
    "zombies": {"ann": 2, "bob": 1},
}
"""Four of them in the fourth round; Gabriel acts, hunted by one group and aimed at by Virginie."""


def evening(**otherwise: object) -> TrustTable:
    """A new table of that evening, where nothing else is said."""
    return table_at(Position.model_validate({**EVENING, **otherwise}))


HEARD: tuple[Event, ...] = (
    e.RoundBegan(round=4),
    e.NoiseMade(at=Point(119, 391), din=False, heard=("alpha-2",)),
    e.NoiseMade(at=Point(476, 190), din=False, heard=()),
)
"""What was heard this round."""
WALKED: tuple[Event, ...] = (
    e.BarricadeBroken(alpha="alpha-1", piece="barricade-4"),
    e.GroupMoved(
        alpha="alpha-1", start=Point(300, 440), to=Point(337, 390), why="prey", prey="ann",
        goal=Point(331, 275),
    ),
    e.GroupAttacked(alpha="alpha-1", seat="ann", strength=10, defence=7),
    e.Harmed(seat="ann", harm="wound", slot="survival-2"),
    e.Harmed(seat="ann", harm="infection", slot="green"),
    e.GroupMoved(
        alpha="alpha-2", start=Point(310, 550), to=Point(226, 498), why="heard",
        goal=Point(119, 391), against="car-1",
    ),
    e.GroupMoved(
        alpha="alpha-3", start=Point(60, 240), to=Point(127, 186), why="distant",
        goal=Point(300, 0), upon="car-3",
    ),
    e.DistantNoiseMoved(to=Point(300, 0)),
    e.RoundBegan(round=4),
)  # fmt: skip
"""A turn of the zombies that ended so."""


def ended(view: View) -> View:
    """Gabriel and Madissone are home, Virginie is dead, Elliott left with nothing."""
    places = {"ann": "gone", "bob": "dead", "cleo": "gone", "dan": "gone"}
    people = tuple(replace(one, place=places[one.seat]) for one in view.players)
    outcome = Outcome(won=True, winners=("ann", "cleo"), reason="somebody-came-home")
    return replace(view, players=people, winners=("ann", "cleo"), outcome=outcome)


STORY = TrustStory(
    deeds=(
        TrustDeed("ann", "pair-food-medicine", ("food", "medicine")),
        TrustDeed("cleo", "any-three", ("food", "materials", "survival")),
    ),
    moments=(
        Moment(6, "fallen", "Virginie: Gabriel"),
        Moment(9, "home", "Gabriel", "ann"),
        Moment(12, "hunt", "12"),
    ),
)


def plane_shown() -> Iterator[tuple[str, Callable[[TrustLook], Picture], View]]:
    """Each picture by its name, and whose view it is of."""
    table = evening()
    public, own = table.view(), table.view("ann")
    over = ended(public)
    frames = [Frame(public, "")]
    yield "plane-round", lambda look: PAINTER.round(look, HEARD), public
    yield "plane-around", lambda look: PAINTER.around(look, "ann", HEARD), public
    yield "plane-places", lambda look: PAINTER.goals(look, "ann", goals(look)), own
    yield "plane-throw", lambda look: PAINTER.places(look, ["337,390", "20,580"], "ann"), own
    yield "plane-shot", lambda look: PAINTER.shot(look, "bob", "left", "ann"), public
    yield "plane-shot-far", lambda look: PAINTER.shot(look, "ann", "left", "alpha-2"), public
    yield "plane-turn", lambda look: PAINTER.phase(look, WALKED), public
    yield "plane-sheet", lambda look: PAINTER.sheet(look, "ann"), public
    yield "plane-own-sheet", lambda look: PAINTER.sheet(look, "cleo"), table.view("cleo")
    yield "plane-hand", lambda look: PAINTER.hand(look, "ann"), own
    yield "plane-other-hand", lambda look: PAINTER.hand(look, "cleo"), own
    yield "plane-examples", lambda look: drawn_examples(PAINTER, look.language), public
    yield "plane-over", lambda look: PAINTER.round(look), over
    yield "plane-poster", lambda look: PAINTER.poster(look, STORY), over
    yield "plane-film", lambda look: _title(look, frames), public


def goals(look: TrustLook) -> list[Goal]:
    """Where Gabriel may go, as the bot calls it."""
    game, speech = known(look.view), trust_speech(None, look.language, PLAYERS)
    listed = shown(game, "ann", offered(game, "ann"))
    return [goal_of(speech, look.view, one) for one in listed]


def _title(look: TrustLook, frames: list[Frame[View]]) -> Picture:
    """The first picture of a film."""
    return Picture("film.png", PAINTER.reel(look, Told(frames, None)).title, "")


def plane_pictures() -> Iterator[tuple[str, Draw]]:
    """Each picture by its name and what draws it."""
    for name, show, view in plane_shown():
        yield name, _drawn(show, view)


def _drawn(show: Callable[[TrustLook], Picture], view: View) -> Draw:
    return lambda language, theme: show(PAINTER.look(view, language, PLAYERS, theme)).png()
