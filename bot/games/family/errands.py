"""Slash commands of the family besides play: odds, reasons, missions, and survivors people make."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.games.family.asking import Explaining
from bot.games.family.forms import survivor_form
from bot.games.family.roster import Roster
from bot.games.family.shelf import Shelf
from bot.games.family.survivor_files import SurvivorFiles
from bot.kit.rows import Errand, ask


def explaining(here: Explaining) -> Sequence[Errand]:
    """Return the slash commands that explain a table: odds of attacks, and reasons of zombies."""
    odds = {
        "zone": ask("zone", "odds-zone"),
        "card": ask("with", "odds-with"),
        "survivor": ask("survivor", "odds-survivor"),
    }
    zone = {"zone": ask("zone", "why-zone", must=True)}
    return (
        Errand("odds", here.odds, odds, here.weighable),
        Errand("why", here.why, zone, here.zones),
    )


def about_missions(shelf: Shelf) -> Sequence[Errand]:
    """Return the slash commands about missions. Only moderators add and remove missions."""
    shown = {"mission": ask("mission", "mission-show", must=True)}
    file = {"file": ask("file", must=True, file=True)}
    own = {"mission": ask("mission", "mission-remove", must=True)}
    return (
        Errand("mission list", shelf.list_all, anywhere=True),
        Errand("mission show", shelf.show, shown, shelf.completions, anywhere=True),
        Errand("mission template", shelf.template, {"tiles": ask("tiles")}, anywhere=True),
        Errand("mission export", shelf.export, shown, shelf.completions, anywhere=True),
        Errand("mission import", shelf.bring_in, file, anywhere=True),
        Errand(
            "mission remove",
            shelf.take_out,
            own,
            shelf.own_completions,
            anywhere=True,
            form_id=shelf.removing,
        ),
    )


def about_survivors(roster: Roster, files: SurvivorFiles) -> Sequence[Errand]:
    """Return the slash commands that make, show, list and remove a server's own survivors.

    A game whose roster has no form has no `survivor create`.
    """
    own = {"survivor": ask("survivor", "own-survivor", must=True)}
    anyone = {"survivor": ask("survivor", "survivor-show", must=True)}
    file = {"file": ask("file", "survivor-file", must=True, file=True)}
    form = partial(survivor_form, roster.form)
    create = Errand("survivor create", roster.create, anywhere=True, form=form, form_id=roster.form)
    return (
        *([create] if roster.form else []),
        Errand("survivor list", roster.list_all, anywhere=True),
        Errand("survivor show", files.show, anyone, files.completions, anywhere=True),
        Errand("survivor template", files.template, anywhere=True),
        Errand("survivor export", files.export, anyone, files.completions, anywhere=True),
        Errand("survivor import", files.bring_in, file, anywhere=True),
        Errand(
            "survivor remove",
            roster.remove,
            own,
            roster.completions,
            anywhere=True,
            form_id=roster.removing,
        ),
    )
