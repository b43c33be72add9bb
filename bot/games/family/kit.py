"""Makes the kit of a game of the family, with the family's own parts where the game has none."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import engine
from bot.games.family.asking import Explaining
from bot.games.family.errands import about_missions, about_survivors, explaining
from bot.games.family.lobby import FamilyLobby
from bot.games.family.lookback import FamilyLookback
from bot.games.family.moves import FamilyMoves
from bot.games.family.names import Speaking
from bot.games.family.presenter import FamilyPresenter
from bot.games.family.roster import Roster
from bot.games.family.shelf import Shelf
from bot.games.family.slash import ALIKE, SLASH
from bot.games.family.speech import FamilySpeech
from bot.games.family.survivor_files import SurvivorFiles
from bot.games.family.tale import DEEDS
from bot.kit.bot_kit import BotKit
from bot.kit.chapters import Chapters, Kinds
from bot.kit.feats import Feat
from bot.kit.rows import Slash
from bot.kit.tales import Deeds
from engine.family import events as e
from engine.family.view import View
from renders.family.painter import FamilyPainter


def struck(
    events: Sequence[engine.Event], leaders: Mapping[str, str]
) -> Mapping[str, engine.Event]:
    """Map each seat to the last event in which another seat's survivor hit one of its survivors.

    `leaders` maps each survivor to the seat that leads it.
    """
    hits = [one for one in events if isinstance(one, (e.SurvivorWounded, e.SurvivorEliminated))]
    return {
        leaders[one.survivor]: one
        for one in hits
        if one.by in leaders and leaders[one.by] != leaders.get(one.survivor, leaders[one.by])
    }


RAMMED = 4
"""How many hits a car must make in one zone for the feat `rammed`."""
CHAPTERS = Chapters(
    round=e.RoundBegan,
    end=e.GameEnded,
    story=(e.ZombiesTurnBegan,),
    elsewhere=(e.GameSetUp, e.RoundBegan, e.GameEnded),
    routine=(*(e.TurnEnded, e.ExperienceGained, e.DeckReshuffled), *(e.CardMoved, e.CardDiscarded)),
    passing=(e.TurnEnded,),
    struck=struck,
    doer="survivor",
    line="round-begins",
    killed={e.ZombieKilled: "count"},
    wounded=(e.SurvivorWounded,),
    fallen=(e.SurvivorEliminated,),
    rescued=(e.SurvivorJoined,),
    reached=(e.ObjectiveTaken,),
    rolled={e.DiceRolled: "faces", e.DiceRerolled: "faces"},
)
"""The events that divide a game into messages, and those that are counted for feats and tales."""
FEATS = (
    Feat("red", lambda one: any(each.level == "red" for each in one.events(e.LevelReached))),
    Feat("rammed", lambda one: any(each.hits >= RAMMED for each in one.events(e.CarRolled))),
)
"""The feats that all games of the family share."""


def family_kit(
    ruleset: str,
    *,
    painter: FamilyPainter,
    speech: type[FamilySpeech] = FamilySpeech,
    moves: type[FamilyMoves] = FamilyMoves,
    slash: Sequence[Slash] = (),
    survivor_form: str = "",
    deeds: Deeds = DEEDS,
    destroyed: Mapping[type[engine.Event], str] = CHAPTERS.destroyed,
    lookback: type[FamilyLookback] = FamilyLookback,
    rescued: Kinds = CHAPTERS.rescued,
    feats: tuple[Feat, ...] = (),
) -> BotKit:
    """Return the kit of a game. `slash` are its own slash commands.

    They replace commands of the family that have the same name.

    `survivor_form` is the custom id of the form that asks for the name of a new survivor; it is
    empty if survivors are made only as files. `destroyed` are the events that tell of zombies
    destroyed by nobody, `rescued` those that tell of somebody saved, and `feats` the feats that
    only this game has.
    """
    speak = Speaking(ruleset, speech)
    typing, shelf, roster = (
        moves(),
        Shelf(ruleset, speak, painter),
        Roster(ruleset, survivor_form),
    )
    rows = {row.name: row for row in (*_known(ruleset), *slash)}
    own = about_survivors(roster, SurvivorFiles(ruleset, speak, painter))
    return BotKit(
        ruleset=ruleset,
        speech=speak,
        lobby=FamilyLobby(speak, shelf),
        moves=typing,
        presenter=FamilyPresenter(ruleset, painter),
        chapters=replace(CHAPTERS, deeds=deeds, destroyed=destroyed, rescued=rescued),
        feats=(*FEATS, *feats),
        lookback=lookback(speak, painter),
        goal_share=_goal_share,
        help=f"help-{ruleset}",
        slash=tuple(rows.values()),
        alike={other: here for other, here in ALIKE.items() if here in rows},
        errands=(*about_missions(shelf), *own, *explaining(Explaining(speak, typing))),
    )


def _goal_share(view: View, _: str) -> tuple[int, int]:
    """Return the progress made and the progress needed, summed over all goals except limits."""
    counts = [one for goal in view.goals for one in goal.progress if one.needed and not one.limit]
    done = sum(min(one.done, one.needed or 0) for one in counts)
    return done, sum(one.needed or 0 for one in counts)


def _known(ruleset: str) -> list[Slash]:
    """Return the slash commands of the family that the rules of this game know."""
    rules = next(one for one in engine.rulesets() if one.id == ruleset)
    return [row for row in SLASH if row.command in rules.commands]
