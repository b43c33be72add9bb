"""Maps each kind of press to its use case, in one list, so that no button lacks a use case."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.moderation.flow import Moderating
from bot.moderation.privacy import Forgetting
from bot.moderation.setup import press_setup
from bot.play import changing, lobby
from bot.play.challenges import ChallengeDesk
from bot.play.door import Door
from bot.play.films import Films
from bot.play.goals import press_goal
from bot.play.my_settings import press_uncount
from bot.play.my_tables import mine_pressed
from bot.play.play import Play
from bot.play.rules_desk import press_rules, press_shelf
from bot.play.table_hints import hints_pressed
from bot.play.threads import Threads
from bot.play.views import Looks
from bot.table import votes
from bot.table.controls import Press
from bot.table.seats import press_take
from bot.table.tables import OpenTable

PressDeed = Callable[[OpenTable, Person, Press], Awaitable[Reply]]
LOOKING = frozenset(
    {
        "act",
        "hint",
        "goal",
        "rules",
        "menu",
        "leader",
        "group",
        "sheet",
        "hand",
        "board",
        "around",
        "text",
    }
    | {"log", "since", "list", "mine", "mod-log", "shelf", "article", "setup", "forget-me"}
    | {"mod-list", "stats", "records", "uncount", "aside", "change", "house-rules"}
)
"""Presses that change nothing in the channel where they are made."""
SHOWN = ("sheet", "hand", "board", "around", "text", "log", "since")
"""Presses that show one of the views of a table."""
LATER = frozenset(
    {
        "film",
        "page",
        "shelf",
        "article",
        "open",
        "aside",
        "rematch",
        "next",
        "mod",
        "setup",
        "forget-me",
        "uncount",
    }
    | {"list", "mine", "mod-list", "mod-log", "stats", "records", "challenge"}
)
"""Presses that stay valid even after the channel's game has ended or another one has begun."""


@dataclass(frozen=True, slots=True)
class Presses:
    """Finds and runs the use case of each press."""

    play: Play
    looks: Looks
    films: Films
    moderating: Moderating
    forgetting: Forgetting
    threads: Threads
    door: Door
    challenge: ChallengeDesk

    async def carry_out(self, table: OpenTable, person: Person, press: Press | None) -> Reply:
        """Carry out a press, and return what the person reads.

        Raises UserError if the press belongs to another table than the one here now, or if no
        control of this release sends it.
        """
        deed = self._deeds().get(press.what) if press is not None else None
        if press is None or deed is None:
            raise UserError("stale")
        if press.what not in LATER and press.table != table.record.id:
            raise UserError("another-table")
        return await deed(table, person, press)

    def named(self, press: Press | None) -> str:
        """Return the name under which metrics count the press; unknown presses share one name."""
        known = press is not None and press.what in self._deeds()
        return f"press-{press.what}" if press is not None and known else "press-unknown"

    def _deeds(self) -> dict[str, PressDeed]:
        play, look = self.play, self.looks.press
        return {
            "act": play.menu,
            "hint": play.hint,
            "unadvised": play.no_more_advice,
            "advised": play.more_advice,
            "table-hints": hints_pressed,
            "menu": play.menu,
            "leader": play.menu,
            "group": play.menu,
            "kind": play.kind,
            "do": play.choose,
            "sure": play.choose_all_the_same,
            "answer": play.answer,
            "always": play.always,
            "end": play.end_turn,
            "undo": play.undo_pressed,
            "redo": play.redo_pressed,
            "vote": votes.cast,
            "replace": votes.press_replace,
            "take": press_take,
            "end-game": lambda table, person, _: play.end_game(table, person),
            **dict.fromkeys(SHOWN, look),
            "goal": press_goal,
            "rules": press_rules,
            "list": self.looks.list_pressed,
            "mine": mine_pressed,
            "mod-list": self.moderating.list_pressed,
            "mod-log": self.moderating.log_pressed,
            "stats": self.looks.stats_pressed,
            "records": self.looks.records_pressed,
            "shelf": press_shelf,
            "open": self.door.open_pressed,
            "aside": self.door.aside_pressed,
            "rematch": lobby.again,
            "next": lobby.again,
            "article": self.looks.article,
            "film": self.films.show,
            "page": self.films.show,
            "join": lambda table, person, _: lobby.join(table, person),
            "leave": lambda table, person, _: lobby.leave(table, person),
            "autopilot": lambda table, person, _: lobby.add_autopilot(table, person),
            "change": changing.games_pressed,
            "house-rules": changing.rules_pressed,
            "change-game": changing.game_chosen,
            "change-mission": changing.mission_chosen,
            "change-rule": changing.rule_chosen,
            "start": lambda table, person, _: lobby.start(table, person),
            "pick": lobby.pick,
            "thread": self.threads.move,
            "mod": self.moderating.confirm,
            "setup": press_setup,
            "forget-me": self.forgetting.press,
            "uncount": press_uncount,
            "challenge": self.challenge.press,
        }
