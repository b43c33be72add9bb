"""Shows a game of the family: board, sheets, hands, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import engine
from bot.base.drawing import Picture
from bot.base.errors import UserError
from bot.base.words import quoted
from bot.games.family import caption, pertinent
from bot.games.family.moves import FamilyMoves
from bot.games.family.speech import FamilySpeech
from bot.kit.chair import Chair
from bot.kit.presenter import Presenter
from bot.kit.terms import Named, Viewpoint
from engine.family.commands import EndTurn, SurvivorCommand
from engine.family.view import SurvivorView, View
from engine.reading.base import Name
from renders.family.painter import FamilyPainter
from renders.family.sheet_text import hand_alt_text, sheet_text
from renders.family.words import goals_at_end


class FamilyPresenter(Presenter):
    """Shows everything to everybody: nothing in these games is hidden."""

    buttons = ("sheet", "board")

    def __init__(self, ruleset: str, painter: FamilyPainter) -> None:
        super().__init__(painter)
        self._ruleset = ruleset

    def around(self, viewpoint: Viewpoint, who: str) -> Picture:
        """Draw a survivor's surroundings. Raises UserError for one who has left the board."""
        one = next(one for one in viewpoint.view.survivors if one.id == who)
        if not one.standing:
            known = one.guest or engine.load_content(self._ruleset).characters[who]
            raise UserError("not-on-the-board", name=known.name.in_(viewpoint.language))
        return super().around(viewpoint, who)

    def board_text(self, viewpoint: Viewpoint) -> str:
        """Describe the board in words.

        The mission's title is in quotation marks, because a member of the server may have written
        it.
        """
        view: View = viewpoint.view
        title = view.title and Name(fr=quoted(view.title.fr), en=quoted(view.title.en))
        return super().board_text(viewpoint._replace(view=replace(view, title=title)))

    def sheet_text(self, chair: Chair, who: str) -> str:
        return sheet_text(self._look(*chair.viewpoint), who)

    def hand_text(self, chair: Chair, who: str) -> str:
        return hand_alt_text(self._look(*chair.viewpoint), who)

    def sheet_owner(self, chair: Chair, named: str) -> str:
        """Return the survivor with that name in any language. Raises UserError for an unknown name.

        Without a name it is the person's active survivor, or else their first one. For a spectator
        it is the active survivor, or else the first of all.
        """
        view: View = chair.view
        if not named:
            shown = _of_interest(view, chair.seat)
            active = [one.id for one in view.survivors if one.active and one.id in shown]
            return [*active, *shown][0]
        found = self.read_owner(chair, named)
        if found is None:
            names = ", ".join(name for _, name in self.sheets(chair))
            raise UserError("no-such-survivor", name=quoted(named[:40]), survivors=names)
        return found

    def sheets(self, chair: Chair) -> list[Named]:
        speech: FamilySpeech = chair.speech
        return [(one.id, speech.survivor(one.id)) for one in chair.view.survivors]

    def other_sheets(self, chair: Chair) -> list[Named]:
        """Return the person's own survivors, or for a spectator all survivors, each with a name."""
        speech: FamilySpeech = chair.speech
        return [(one, speech.survivor(one)) for one in _of_interest(chair.view, chair.seat)]

    def head(self, chair: Chair) -> str:
        view: View = chair.view
        speech: FamilySpeech = chair.speech
        mission = speech.mission(chair.record.mission)
        if view.round == 0:
            return speech.say("status-setting-up", mission=mission)
        goals = speech.say("goals-then").join(self._look(*chair.viewpoint).goals())
        if view.outcome is not None or not goals:
            return speech.say("status-head-over", mission=mission, round=view.round)
        return speech.say("status-head", round=view.round, goals=goals)

    def goal_lines(self, chair: Chair) -> list[str]:
        view: View = chair.view
        speech: FamilySpeech = chair.speech
        mission, danger = speech.mission(chair.record.mission), speech.say(f"danger-{view.danger}")
        head = speech.say("goal-head", mission=mission, round=view.round, danger=danger)
        goals = caption.goals(speech, self._look(*chair.viewpoint))
        near = [*caption.around(speech, view), *self.beside(chair)]
        return [head, *goals, *near, *caption.special(speech, view)]

    def goals_at_end(self, chair: Chair) -> str:
        return goals_at_end(self._look(*chair.viewpoint))

    def topics_now(self, chair: Chair) -> list[str]:
        return pertinent.topics_now(chair.speech, chair.view, chair.seat)

    def topics(self, chair: Chair) -> list[str]:
        return pertinent.topics(chair.speech, chair.view)

    def actor(self, chair: Chair, seat: str) -> str:
        """Mention the player of a seat, with the survivors whose turn is still to come."""
        view: View = chair.view
        speech: FamilySpeech = chair.speech
        left = [one for one in view.survivors if one.seat == seat and one.standing and not one.done]
        names = speech.survivors(one.id for one in left)
        return speech.say("actor", who=chair.record.mention(seat), survivors=names)

    def turn(self, chair: Chair, seat: str) -> str:
        speech: FamilySpeech = chair.speech
        view: View = chair.view
        mine = [one for one in view.survivors if one.seat == seat and one.standing]
        active = next((one for one in mine if one.active), None)
        others = [speech.survivor(one.id) for one in mine if not one.done and one is not active]
        rest = speech.all_of(others)
        own = "yes" if seat == chair.seat else "no"
        whose = {"own": own, "who": chair.record.mention(seat)}
        if active is None:
            return speech.say("turn-of", **whose, survivors=rest, count=len(others))
        kinds = [] if active.actions else _kinds_left(chair, seat, active)
        # A free action that nothing can be done with is none: a second search, for instance.
        free = active.free if active.actions or kinds else ()
        left = _actions_left(active.actions, free, speech)
        values = {**whose, "survivor": speech.survivor(active.id), "left": left}
        values["remains"] = "" if active.actions or free else _what_remains(chair, seat, kinds)
        if others:
            return speech.say("turn-of-active-then", **values, rest=rest)
        return speech.say("turn-of-active", **values)


def _actions_left(actions: int, free: Sequence[tuple[str, int]], speech: FamilySpeech) -> str:
    """Tell the ordinary actions left, and the free ones that skills give."""
    left = speech.say("actions-left", count=actions)
    if not free:
        return left
    free_ones = speech.all_of(speech.say(f"free-{sort}", count=count) for sort, count in free)
    return speech.say("actions-left-free", left=left, free=free_ones, count=actions)


def _kinds_left(chair: Chair, seat: str, survivor: SurvivorView) -> list[str]:
    """Return the kinds of command that a survivor can still carry out, besides ending the turn."""
    left_out = (*FamilyMoves.off_turn, EndTurn.name())
    own = [one for one in chair.game.commands(seat) if isinstance(one, SurvivorCommand)]
    kinds = dict.fromkeys(one.name() for one in own if one.survivor == survivor.id)
    return [kind for kind in kinds if kind not in left_out]


def _what_remains(chair: Chair, seat: str, kinds: Sequence[str]) -> str:
    """Name what a survivor without actions can still do, and so why the turn has not ended itself.

    `kinds` are the kinds of command that still can be carried out.
    """
    speech = chair.speech
    named = [speech.action(kind) for kind in kinds]
    if chair.game.may_undo(seat):
        named.append(f"**{speech.say('button-undo')}**")
    named.append(f"**{speech.say('button-end')}**")
    return speech.say("turn-remains", what=speech.one_of(named))


def _of_interest(view: View, person: str) -> list[str]:
    mine = [one.id for one in view.survivors if one.seat == person]
    return mine or [one.id for one in view.survivors]
