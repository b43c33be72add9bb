"""Shows Trust Me: the plane, sheets, one's own hand, and whose activation it is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.words import say
from bot.games.trust_me.asking import aimed_at, player_of
from bot.games.trust_me.examples import TOPIC, drawn_examples
from bot.games.trust_me.speech import TrustSpeech
from bot.kit.chair import Chair
from bot.kit.presenter import Presenter
from bot.kit.terms import Named, Viewpoint
from bot.kit.typed import read
from engine.trust_me.commands import Shoot
from engine.trust_me.sheet import HANDS
from engine.trust_me.view import View
from renders.trust_me.goals import Goal
from renders.trust_me.hand import goal_steps, steps_due
from renders.trust_me.painter import TrustPainter

_TOPICS = {
    "which-cell": "trust-turn-cost",
    "which-action": "trust-turn-cost",
    "where-fatigue": "trust-turn-cost",
    "recover": "trust-turn-recovery",
    "react": "trust-fight-target",
    "line-crossed": "trust-fight-target",
    "where-wound": "trust-fight-wounds",
    "wound-or-fatigue": "trust-fight-wounds",
    "where-burn": "trust-fight-harm",
    "where-infection": "trust-fight-harm",
    "reroll-die": "trust-fight-attack",
    "spend-charm": "trust-token-lucky-charm",
    "take-token": "trust-sheet-search",
    "what-falls": "trust-sheet-cells",
    "no-room-for": "trust-sheet-cells",
    "trade": "trust-sheet-trade",
    "give": "trust-sheet-trade",
    "give-now": "trust-sheet-trade",
    "agree": "trust-sheet-trade",
    "agree-to": "trust-sheet-trade",
    "go-home": "trust-end-home",
    "go-home-with": "trust-end-home",
}
"""The article about each question."""
_ALWAYS = ("trust-turn-actions", "trust-turn-cost", "trust-start-aim")


class TrustPresenter(Presenter):
    """Shows the plane to all.

    Objectives and tokens that lie face down are for their players alone.
    """

    buttons = ("sheet", "hand", "board")
    own_hands = True
    board_file = "plane.png"
    illustrated = (TOPIC,)

    def __init__(self, painter: TrustPainter) -> None:
        super().__init__(painter)
        self._plane = painter

    def places(self, viewpoint: Viewpoint, places: Sequence[str], who: str) -> Picture:
        """Draw the places for the seat that sees this view; for a spectator, for `who`."""
        return super().places(viewpoint, places, viewpoint.view.seat or who)

    def goals(self, viewpoint: Viewpoint, goals: Sequence[Goal]) -> Picture:
        """Draw the numbered destinations of a move, each with the effect of going there."""
        who = viewpoint.view.seat or viewpoint.view.turn
        return shown(self._plane.goals(self._plane.look(*viewpoint), who, goals))

    def shot(self, viewpoint: Viewpoint, shot: Shoot) -> Picture:
        """Draw what a shot would do, for the seat that sees this view."""
        look, who = self._plane.look(*viewpoint), viewpoint.view.seat or viewpoint.view.turn
        return shown(self._plane.shot(look, who, shot.weapon, shot.target))

    def illustration(self, topic: str, language: str) -> Picture:
        return shown(drawn_examples(self._plane, language))

    def sheet_text(self, chair: Chair, who: str) -> str:
        return self.painter.sheet(self._look(*chair.viewpoint), who).alt

    def hand_text(self, chair: Chair, who: str) -> str:
        return self.painter.hand(self._look(*chair.viewpoint), who).alt

    def sheet_owner(self, chair: Chair, named: str) -> str:
        """Return the seat of the player or survivor with that name. Raises UserError for an unknown
        name.

        Without a name it is the person's own seat; for a spectator it is the seat whose turn it is.
        """
        view: View = chair.view
        if not named:
            return chair.seat if chair.seat in view.seats else view.turn
        speech: TrustSpeech = chair.showing(chair.record.names).speech
        forms = [
            (seat, form) for seat in view.seats for form in speech.forms("seat", seat).values()
        ]
        found = self.read_owner(chair, named) or read(named, [forms])
        if found is None:
            names = ", ".join(chair.record.quoted_names.values())[:300]
            raise UserError("no-such-player-here", players=names)
        return found

    def sheets(self, chair: Chair) -> list[Named]:
        speech: TrustSpeech = chair.showing(chair.record.names).speech
        return [(seat, speech.forms("seat", seat)["full"]) for seat in chair.view.seats]

    def head(self, chair: Chair) -> str:
        view: View = chair.view
        if not view.round:
            return say(chair.language, "trust-head-setting-up")
        look = self._plane.look(*chair.viewpoint)
        return say(
            chair.language,
            "trust-head",
            round=view.round,
            home=look.home(),
            hunt=view.hunt,
            begun="yes" if 0 < view.hunt <= view.round else "no",
        )

    def goal_lines(self, chair: Chair) -> list[str]:
        """Return the person's own objective, all players' ways home, and how the game is lost."""
        look, speech = self._plane.look(*chair.viewpoint), chair.speech
        own = []
        if chair.seat:
            player = look.seated(chair.seat)
            asked = look.content.objectives.get(player.objective)
            own = (
                [speech.say("trust-goal-own", text=asked.text.in_(chair.language))] if asked else []
            )
            own += goal_steps(look, player)
        ways = [speech.say("trust-goal-line", text=one) for one in look.goals()]
        return [*own, *ways, speech.say("trust-goal-lost")]

    def topics_now(self, chair: Chair) -> list[str]:
        """Return topics: the open question, the pursuit, the weapon in hand, then the actions."""
        view: View = chair.view
        seat = chair.seat or view.turn
        asked = [_TOPICS[one.key] for one in chair.questions if one.key in _TOPICS]
        hunted = ["trust-zombies-pursuit"] if any(one.prey == seat for one in view.groups) else []
        kinds = chair.content.tokens
        held = [one.kind for one in player_of(view, seat).held if one.slot in HANDS and one.kind]
        held.sort(key=lambda kind: kinds[kind].sort not in ("ranged", "melee"))
        weapons = [f"trust-token-{kind}" for kind in held]
        wanted = [*asked, *hunted, *weapons[:1], *_ALWAYS]
        known = chair.speech.rules_topics()
        return [one for one in dict.fromkeys(wanted) if one in known]

    def acting(self, chair: Chair, seats: Sequence[str]) -> str:
        """Return whose turn it is; a player whose survivor is out reads first whether they have won
        and that they may watch.
        """
        whose = super().acting(chair, seats)
        view: View = chair.view
        out = [
            "won" if one.seat in view.winners else one.place
            for one in view.players
            if one.seat == chair.seat and one.place != "board"
        ]
        return "\n".join([*(say(chair.language, "trust-out", place=one) for one in out), whose])

    def turn(self, chair: Chair, seat: str) -> str:
        """Tell whose activation it is, with the survivor's state and the zombies that hunt them.

        The state is the tokens left, the wounds and the way home. Then comes who aims at them, and
        for the reader's own survivor what the objective still needs.
        """
        view: View = chair.game.view(seat)
        speech: TrustSpeech = chair.speech
        own, look = player_of(view, seat), self._plane.look(*chair.viewpoint)
        hunted = [one.id for one in view.groups if one.prey == seat]
        turn = say(
            chair.language,
            "trust-turn",
            who=speech.forms("seat", seat)["full"],
            own="yes" if seat == chair.seat else "no",
            left=own.unplaced,
            wounds=own.wounds,
            cm=look.cm_home(own),
            hunted=speech.all_of(speech.name("alpha", one) for one in hunted),
            hunters=len(hunted),
        )
        told = " ".join([turn, *aimed_at(chair, seat)])
        if seat != chair.seat:
            return told
        return f"{told}\n{self.still_to_do(chair)}"

    def still_to_do(self, chair: Chair) -> str:
        """Return what the reader's own objective still needs before the survivor goes home."""
        look = self._plane.look(*chair.viewpoint)
        due = steps_due(look, player_of(chair.view, chair.seat))
        return say(chair.language, "trust-still", count=len(due), things=chair.speech.all_of(due))
