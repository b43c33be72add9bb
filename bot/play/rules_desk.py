"""Shows rules on request: articles that people open by a press, or find by typing.

A *shelf* is a group of articles. The articles are those of the channel's game. If there is none,
people are asked which game they mean.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.base.errors import UserError
from bot.base.replies import Person, Reply
from bot.base.words import quoted, say
from bot.kit.registry import kit_of, kits
from bot.kit.speech import Speech
from bot.table.controls import OPTIONS, Control, Pages, Press, button, page_in, select
from bot.table.tables import OpenTable
from engine.core.folding import fold

GROUP = "group:"
"""The prefix of a choice's value, if the choice opens a shelf."""
SHOWN = 3
"""The most articles that are shown as those that matter now."""
BEGINNING = 520
"""The most characters that are shown of an article's beginning."""
ROWS = 5
"""The most rows of buttons and selects below a message."""
FITTING = 20
"""The most titles that are listed if several articles fit the typed text."""
MISSIONS = "mission"
"""The prefix of the topics of articles about missions."""
NOWHERE = (0, 0)
"""Stands for table and moment in controls that belong to no table."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Answers one person's questions about the rules of some games, in one language."""

    games: Mapping[str, Speech]
    """The speech of each game whose rules are asked for, by ruleset."""

    def topics(self) -> dict[str, str]:
        """Return the title of each article by its topic; a title begins with the name of its
        shelf.
        """
        return self._named(Speech.rules_topics)

    def groups(self) -> dict[str, str]:
        """Return the name of each shelf by its id."""
        return self._named(Speech.rules_groups)

    def _named(self, names: Callable[[Speech], dict[str, str]]) -> dict[str, str]:
        """Return what `names` returns for all games together.

        A topic that several games have gets the title that the first of these games gives it.
        """
        found: dict[str, str] = {}
        for game in self.games.values():
            found = names(game) | found
        return found

    def offered(self, typed: str) -> list[tuple[str, str]]:
        """Return the topics whose titles contain the typed text, each with its title.

        Titles that begin with the text come first. If nothing was typed, return the shelves, then
        all topics.
        """
        titles = self.topics()
        wanted = fold(typed)
        if not wanted:
            groups = self.groups()
            return [*((GROUP + one, line) for one, line in groups.items()), *titles.items()]
        fitting = [
            one for one in titles.items() if wanted in fold(one[1]) or wanted == fold(one[0])
        ]
        return sorted(fitting, key=lambda one: not _begins(one[1], wanted))

    def rules(self, person: Person, topic: str) -> Reply:
        """Show the article or shelf with the id or title `topic`; if `topic` is empty, all shelves.

        If several articles fit, the person chooses one. If several games have the shelf or article,
        the person is asked first which game is meant. Raises UserError if nothing fits.
        """
        language, wanted = person.language, topic.strip()
        if not wanted:
            return self.shelves(language)
        group = wanted.removeprefix(GROUP)
        having = [ruleset for ruleset, game in self.games.items() if group in game.groups]
        if having:
            return self._of_one(language, having, "shelf", group) or self.shelf(having[0], group)
        found = self.meant(wanted)
        if len(found) == 1:
            return self.article(language, found[0])
        if not found:
            raise UserError("no-such-article", typed=quoted(wanted[:40]))
        return self._several(language, wanted, found)

    def _several(self, language: str, wanted: str, found: list[str]) -> Reply:
        """List the articles in `found`, with a select that opens them."""
        titles, view = self.topics(), discord.ui.View(timeout=None)
        listed = "; ".join(quoted(titles[one]) for one in found[:FITTING])
        said = {"count": len(found), "typed": quoted(wanted[:40]), "titles": listed}
        options = [(one, titles[one]) for one in found[:OPTIONS]]
        hint = say(language, "choose-article")
        view.add_item(select(*NOWHERE, "article", options, placeholder=hint, arg="."))
        return Reply(say(language, "rules-found", **said), view)

    # ------------------------------------------------------------ shelves

    def shelves(self, language: str) -> Reply:
        """Show all shelves of a game; with several games, ask which one is meant."""
        chosen = self._of_one(language, list(self.games), "shelf", "")
        if chosen is not None:
            return chosen
        ((ruleset, game),) = self.games.items()
        view, hint = discord.ui.View(timeout=None), say(language, "choose-shelf")
        groups = [(f"{ruleset}.{one}", line) for one, line in game.rules_groups().items()]
        view.add_item(select(*NOWHERE, "shelf", groups, placeholder=hint))
        named = say(language, f"ruleset-{ruleset}")
        return Reply(say(language, "rules-groups", game=named), view)

    def shelf(self, ruleset: str, group: str, page: int = 0) -> Reply:
        """Show a shelf, with one page of its articles to choose from."""
        game = self.games[ruleset]
        heading = game.say("group-heading", title=game.rules_groups()[group])
        return Reply(heading, self._shelf_view(ruleset, group, page))

    def _shelf_view(self, ruleset: str, group: str, page: int) -> discord.ui.View:
        game, view = self.games[ruleset], discord.ui.View(timeout=None)
        options = list(game.rules_in(group).items())
        arg = f"{ruleset}.{group}"
        pages = Pages(NOWHERE, game.language, say(game.language, "choose-article"), "shelf", arg)
        for item in pages.controls("article", options, page, 0):
            view.add_item(item)
        label = say(game.language, "button-shelves")
        view.add_item(button(*NOWHERE, "shelf", label, arg=ruleset, row=2))
        return view

    def article(self, language: str, topic: str, ruleset: str = "") -> Reply:
        """Show an article, with a select of the articles on its shelf.

        If several games have the article, in different words, ask first which game is meant.
        """
        having = [one for one, game in self.games.items() if topic in game.rules_topics()]
        if ruleset not in having:
            texts = {self.games[one].rules_article(topic) for one in having}
            asked = self._of_one(language, having, "article", topic) if len(texts) > 1 else None
            if asked is not None:
                return asked
            ruleset = having[0]
        game = self.games[ruleset]
        group = next(one for one in game.groups if topic in game.rules_in(one))
        page = list(game.rules_in(group)).index(topic) // OPTIONS
        view = self._shelf_view(ruleset, group, page)
        return Reply(self.text(topic, ruleset), view, article=(ruleset, topic))

    # ------------------------------------------------------------ what matters now

    def now(self, ruleset: str, topics: Sequence[str], there: Sequence[str]) -> Reply:
        """Show the beginnings of the articles that matter now, with controls that open these and
        others.

        `topics` are those that matter now, the most urgent first; `there` are all that can matter
        at the table.
        """
        game, first = self.games[ruleset], list(topics[:SHOWN])
        told = [game.say("rules-now"), *(self._begun(game, one) for one in first)]
        view = discord.ui.View(timeout=None)
        left = [one for one in there if one not in first]
        rows = ROWS - 1 if len(left) <= (ROWS - 1) * OPTIONS else ROWS
        if rows < ROWS:
            titles = game.rules_titles()
            for one in first:
                view.add_item(
                    button(*NOWHERE, "article", titles[one], arg=f"{ruleset}.{one}", row=0)
                )
        else:
            left = [*first, *left]
        for row, topics_here in enumerate(_cut(left)[:rows]):
            view.add_item(self._list(ruleset, topics_here, row + ROWS - rows))
        return Reply("\n\n".join(told), view)

    def _begun(self, game: Speech, topic: str) -> str:
        """Return the title and the beginning of an article."""
        text = game.rules_article(topic).split("\n\n")
        begun = text[0]
        for more in text[1:]:
            if len(begun) + len(more) > BEGINNING:
                break
            begun = f"{begun}\n{more}"
        if len(begun) > BEGINNING:
            begun = f"{begun[:BEGINNING].rsplit(' ', 1)[0]} …"
        return game.say("article", title=quoted(game.rules_topics()[topic]), text=begun)

    def _list(self, ruleset: str, topics: Sequence[str], row: int) -> Control:
        """Return a select of articles; its text names up to two of their shelves."""
        game = self.games[ruleset]
        titles, shelves = game.rules_titles(), dict[str, None]()
        for one in topics:
            group = next(group for group in game.groups if one in game.rules_in(group))
            shelves[game.say(f"group-{group}")] = None
        first, last = titles[topics[0]], titles[topics[-1]]
        hint = game.say("rules-list", shelves=", ".join([*shelves][:2]), first=first, last=last)
        options = [(one, titles[one]) for one in topics]
        return select(
            *NOWHERE, "article", options, placeholder=hint, arg=f"{ruleset}.{row}", row=row
        )

    def text(self, topic: str, ruleset: str) -> str:
        """Return an article with its title, as the game `ruleset` words it."""
        game = self.games[ruleset]
        title = quoted(game.rules_topics()[topic])
        return game.say("article", title=title, text=game.rules_article(topic))

    def _of_one(self, language: str, having: list[str], what: str, of: str) -> Reply | None:
        """Ask which of the games `having` is meant; None if there is only one.

        The buttons open `of`, which is a shelf or an article as `what` says.
        """
        if len(having) == 1:
            return None
        view = discord.ui.View(timeout=None)
        for one in having:
            label = say(language, f"ruleset-{one}")
            view.add_item(button(*NOWHERE, what, label, arg=f"{one}.{of}"))
        return Reply(say(language, "rules-of-which-game"), view)

    # ------------------------------------------------------------ what is meant

    def meant(self, wanted: str) -> list[str]:
        """Return the topics that the typed text may mean.

        These are the one topic whose id or title is the text; else all whose titles contain it;
        else those whose articles contain it.
        """
        titles = self.topics()
        bare = self._named(Speech.rules_titles)
        exact = [
            one
            for one, title in titles.items()
            if fold(wanted) in (fold(one), fold(title), fold(bare[one]))
        ]
        return exact[:1] or [one for one, _ in self.offered(wanted)] or self._mentioning(wanted)

    def _mentioning(self, wanted: str) -> list[str]:
        """Return the topics of articles that contain the typed words, those with most mentions
        first.

        If one article has at least twice as many as any other, only this one is returned. Articles
        about missions are left out if any other article fits, because many missions mention the
        same things.
        """
        word = re.compile(rf"\b{re.escape(fold(wanted))}\b")
        counts = dict[str, int]()
        for game in self.games.values():
            for topic in game.rules_topics():
                count = len(word.findall(fold(game.rules_article(topic))))
                counts[topic] = max(count, counts.get(topic, 0))
        every = sorted((one for one in counts if counts[one]), key=lambda one: -counts[one])
        found = [one for one in every if not one.startswith(MISSIONS)] or every
        first, *others = [counts[one] for one in found] or [0]
        return found[:1] if others and first >= 2 * others[0] else found


# ---------------------------------------------------------------- presses


async def press_rules(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show the articles that matter to the person now. Raises UserError if no game runs."""
    chair = table.chair_of(person)
    ruleset = table.record.ruleset
    presenter = kit_of(ruleset).presenter
    asking = asking_at(table, person.language)
    return asking.now(ruleset, presenter.topics_now(chair), presenter.topics(chair))


async def press_shelf(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show what a press asks for: a shelf, another page of a shelf, or all shelves."""
    ruleset, group, page = [*_parts(press), "", ""][:3]
    if not ruleset:
        return asking_at(table, person.language).shelves(person.language)
    asking = asking_of(table, person.language, ruleset)
    if group not in asking.games[ruleset].groups:
        return asking.shelves(person.language)
    return asking.shelf(ruleset, group, page_in(page))


async def press_article(table: OpenTable, person: Person, press: Press) -> Reply:
    """Show the article that was chosen from a list, or that of the pressed button.

    Raises UserError if there is no such article any more.
    """
    ruleset, topic = press.arg.split(".")[:2] if "." in press.arg else ("", "")
    asking = asking_at(table, person.language)
    if ruleset:
        asking = asking_of(table, person.language, ruleset)
    topic = press.values[0] if press.values else topic
    if topic not in asking.topics():
        raise UserError("stale")
    return asking.article(person.language, topic, ruleset)


def _parts(press: Press) -> list[str]:
    return (press.values[0] if press.values else press.arg).split(".")


def asking_at(table: OpenTable, language: str) -> Asking:
    """Return the rules of the game at this table; without a table, those of all games."""
    if table.loaded is None:
        return Asking({one.ruleset: one.speech(None, language, {}) for one in kits()})
    return asking_of(table, language, table.record.ruleset)


def asking_of(table: OpenTable, language: str, ruleset: str) -> Asking:
    """Return the rules of one game; if it is played at this table, those with the table's options.

    Raises UserError if there is no such game.
    """
    kit = next((one for one in kits() if one.ruleset == ruleset), None)
    if kit is None:
        raise UserError("stale")
    here = table.loaded.record if table.loaded else None
    record = here if here is not None and here.ruleset == ruleset else None
    return Asking({ruleset: kit.speech(record, language, {})})


def _cut(topics: Sequence[str]) -> list[Sequence[str]]:
    """Cut topics into lists that each fit into a select."""
    return [topics[at : at + OPTIONS] for at in range(0, len(topics), OPTIONS)]


def _begins(title: str, wanted: str) -> bool:
    """Whether the title, with or without the name of its shelf, begins with `wanted`."""
    _, _, bare = fold(title).partition(": ")
    return bare.startswith(wanted) or fold(title).startswith(wanted)
