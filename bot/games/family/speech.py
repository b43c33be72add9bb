"""Tells what happens at a table: actions in a few sentences, the zombies' turn as a story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.family.naming import FamilyNames
from bot.games.family.narrate import grouping, missions, rulebook, story
from engine.core.event import Event
from engine.family import events as e

STORY = 1800
"""The most characters of a zombies' story; a message of Discord holds 2,000."""


MEMORABLE: Mapping[type[Event], str] = {
    e.ObjectiveTaken: "objective",
    e.SurvivorEliminated: "fallen",
    e.SurvivorWounded: "wound",
}


class FamilySpeech(FamilyNames):
    """Writes what people read at a table of the family.

    A game extends `more` for its sentences and `groups` for its articles.
    """

    memorable = MEMORABLE
    """Events worth remembering, each with its sign on the poster."""

    groups = rulebook.GROUPS
    goals = missions.GOALS
    rules = missions.RULES

    def events(self, events: Sequence[Event]) -> list[str]:
        """Tell what was done, but not what zombies do in their own turn: `story` tells that."""
        return grouping.tell(self, events)

    def story(self, events: Sequence[Event], earlier: Sequence[Event] = ()) -> list[str]:
        """Return a heading and the story of the zombies' turn among these events.

        `earlier` are the events of this turn that earlier messages told.
        """
        return [self.say("zombies-heading"), story.zombies_story(self, events, STORY, earlier)]
