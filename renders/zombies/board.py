"""The whole picture: header, the town as it lies, the players' cards and the legend.

Where its tiles are so small that not even their numbers are shown, the surroundings of whoever's
turn it is are drawn besides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core.event import Event
from engine.zombies.view import View
from renders.kit.page import NOBODY, Page, as_png, card_width
from renders.kit.palette import THEMES, Theme, ThemeName
from renders.kit.pen import Canvas, Stamp
from renders.kit.people import Person
from renders.zombies import panel
from renders.zombies.changes import Changes, changes_in
from renders.zombies.closer import Layout, laid_out, put_both
from renders.zombies.figures import pawns_of
from renders.zombies.header import header, headline_of
from renders.zombies.layers import put_town
from renders.zombies.legend import legend, signs_in
from renders.zombies.phrases import TownPhrases, brief
from renders.zombies.plan import LETTERED, MARGIN, NARROW, NUMBERED, TownPlan, plan_of


def render_town(
    view: View,
    *,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
    theme: ThemeName = "night",
    events: Sequence[Event] = (),
) -> Image.Image:
    """The town as this view shows it, in palette mode; `players` are names shown for seats.

    What the events changed is marked.
    """
    shades = THEMES[theme]
    phrases = TownPhrases(view, language, brief(players))
    plan, width = plan_of((tile.x, tile.y) for tile in view.tiles)
    pawns, changes = pawns_of(view.seats, players), changes_in(events, view)
    ground = _Ground(phrases, plan, width, pawns, changes)
    stamp = legend(signs_in(phrases, plan, changes, ground.read), ground.width, shades)
    columns = 2 if ground.width == NARROW or len(view.players) in (2, 4) else 3
    people = _cards(phrases, pawns, card_width(ground.width - 2 * MARGIN, columns), shades)
    head = header(headline_of(phrases), ground.width, shades)
    return Page(head, people, columns, stamp, MARGIN, (22, 6)).around(
        ground.height, ground.put, shades
    )


class _Ground:
    """The town, and what is enlarged of it where it is too large to be read."""

    def __init__(
        self,
        phrases: TownPhrases,
        plan: TownPlan,
        width: int,
        pawns: Mapping[str, Person],
        changes: Changes,
    ):
        self.phrases, self.plan, self.pawns, self.changes = phrases, plan, pawns, changes
        self.closer = town_layout(phrases.view)
        self.width = self.closer.width if self.closer else width
        self.height = self.closer.height if self.closer else plan.rows * plan.tile
        self.read = self.closer.near if self.closer else plan
        """The plan whose names are large enough to be read."""

    def put(self, canvas: Canvas) -> None:
        if self.closer:
            put_both(canvas, self.closer, self.phrases, self.pawns, self.changes)
        else:
            put_town(canvas, self.plan, self.phrases.view, self.pawns, self.changes)


def _cards(
    phrases: TownPhrases, pawns: Mapping[str, Person], width: int, theme: Theme
) -> list[Stamp]:
    """A card for each player, in the order of play."""
    no_items = phrases.say("town-no-items")
    facts = [panel.facts_of(phrases, one, pawns[one.seat]) for one in phrases.view.players]
    return [panel.player_card(one, width, no_items, theme) for one in facts]


town_png = as_png(render_town)


def town_layout(view: View) -> Layout | None:
    """Where the town and the surroundings lie; None where the town is large enough to be read."""
    plan, _ = plan_of((tile.x, tile.y) for tile in view.tiles)
    return laid_out(view, plan) if plan.side < NUMBERED else None


def town_is_small(view: View) -> bool:
    """Whether the whole town is drawn too small to show the names of its squares."""
    plan, _ = plan_of((tile.x, tile.y) for tile in view.tiles)
    return plan.side < LETTERED
