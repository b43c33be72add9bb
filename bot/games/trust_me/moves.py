"""The commands of Trust Me as people type and press them. Each seat is one survivor."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import engine
from bot.base.words import cut
from bot.games.trust_me import asking
from bot.games.trust_me import places as spots
from bot.games.trust_me.asking import REACTIONS, player_of
from bot.games.trust_me.errands import FORM
from bot.games.trust_me.left_out import left_out
from bot.games.trust_me.places import PLACED, SPOTS, Listed
from bot.games.trust_me.presenter import TrustPresenter
from bot.games.trust_me.speech import TrustSpeech
from bot.kit.chair import Chair
from bot.kit.moves import Moves, noted
from bot.kit.speech import ENTRY, LABEL, Values
from bot.kit.terms import Named
from bot.kit.typed import TypedCommand
from engine.spaces.plane import read_point
from engine.trust_me.cells import cost
from engine.trust_me.combat import SNIPER
from engine.trust_me.commands import (
    CallSniper,
    Drop,
    Fight,
    Move,
    Search,
    Shoot,
    StandingOrder,
    Wait,
)
from engine.trust_me.known import known
from engine.trust_me.leaving import CLAIM, STAY
from engine.trust_me.markers import WALKIE
from engine.trust_me.setup import OFFERED
from engine.trust_me.sheet import HANDS, HIDDEN
from engine.trust_me.standing import AIM, ASK, LAST, MATTERS, ORDERS, RADIO
from engine.trust_me.view import View

if TYPE_CHECKING:
    from bot.base.drawing import Picture

KEPT = ("keep-token", "redeem", "put-token")
"""Keys of questions about tokens that are not on the sheet yet."""
COVERED = ("which-cell", "where-fatigue", "where-wound", "where-burn", "where-infection")
"""Keys of questions about which slot a token or a wound will cover."""
GAINED = ("trade", "give", "agree", "take-token", "what-falls")
"""Keys of questions what to take or to give away, which depends on what the objective needs."""
ORDER = "standing-order"
"""The kind of command that answers questions in advance."""
LAID = ("drop", "rest", "reload", "bandage")
"""Kinds of command about tokens on the sheet."""
ONTO = "onto"
"""The end of a typed move in which the survivor climbs onto something."""
NAMED = {
    "target": "figure",
    "seat": "figure",
    "token": "lying",
    "weapon": "slot",
    "slot": "slot",
    "gun": "slot",
    "cell": "slot",
    "harmed": "slot",
}
"""Maps fields of commands to the kind of thing that their ids name."""
SAID = {"order": "standing"}
"""Fields whose texts have another name in the catalogue than the field itself."""


class TrustMoves(Moves):
    """The moves of a game with free places on a plane."""

    off_turn = (ORDER, "detonate", "call-sniper")
    extra = ("bandage", "switch-target")
    confirmed = (*SPOTS, "shoot", ORDER)
    numbered_in_picture = ("move",)
    doors = ("move",)
    without_option = ("do", "climbs", "gait")
    deciding = "aim"
    lessons: Mapping[str, Collection[str]] = {
        "aim": (),
        "cost": (),
        "noise": ("move",),
        "search": ("search",),
        "recovery": (),
        "shots": ("shoot",),
        "fight": ("fight",),
        "wounds": (),
        "rest": ("rest",),
        "pursuit": (),
        "home": (),
    }
    private_questions = (
        *("keep-token", "redeem", "put-token", "take-token"),
        *("what-moves", "where-to", "what-falls", "give", "recover"),
    )

    def __init__(self, presenter: TrustPresenter) -> None:
        self._presenter = presenter
        self._listed = Listed()

    # ------------------------------------------------------------ what is typed

    def value_of(self, command: engine.Command, field: str) -> str:
        """Return the value of a field as people type it.

        The place of a move also holds its gait, and whether it climbs.
        """
        if isinstance(command, Move) and field == "to":
            return _way(str(command.to), command.gait, climbs=command.climbs)
        return super().value_of(command, field)

    def label(self, chair: Chair, field: str, value: str) -> str:
        speech: TrustSpeech = chair.speech
        view: View = chair.view
        at = read_point(value.partition(" ")[0])
        if at is not None:
            return spots.spot_in_words(speech, view, at)
        what = NAMED.get(field, "")
        if what == "slot":
            return self._slot(chair, value, chair.seat)
        if what == "lying":
            return speech.say("token-there", **_token(speech, view, value))
        if what:
            return speech.name(what, value)
        return speech.say(f"choice-{SAID.get(field, field)}-{value}")

    def field_values(self, chair: Chair, leader: str, field: str) -> Iterable[str]:
        """Return figures, tokens on the plane, or the seat's own slots, as the field needs."""
        view: View = chair.view
        match NAMED.get(field):
            case "figure":
                return (*view.seats, *(one.id for one in view.groups))
            case "lying":
                return [one.id for one in view.lying]
            case "slot":
                return [one.slot for one in player_of(view, chair.seat).held]
            case _:
                return ()

    def read_words(self, chair: Chair, typed: TypedCommand, field: str) -> str:
        """Return the point that the words for a place mean, followed by the gait for a move.

        Words in other fields are returned unchanged. Only what the seat sees counts. Raises
        Refusal for words that mean no possible place.
        """
        do, text = typed.do, super().read_words(chair, typed, field)
        if SPOTS.get(do) != field:
            return text
        game, seat = chair.game, chair.seat
        ground = spots.ground_of(chair.view, seat, do, typed.text("gait"))
        stale = self._listed.is_stale(game.seed, seat, game.moment)
        listed = None if stale else self._numbered(chair, do)
        one = spots.read_spot(spots.Spoken(chair.speech, chair.view, ground), text, listed)
        return _way(str(one.to), one.gait, climbs=one.climbs) if do == "move" else str(one.to)

    def complete(self, chair: Chair, typed: TypedCommand, field: str) -> Sequence[Named] | None:
        """Return labelled values that complete the words for a place; None for any other field."""
        do, view, seat = typed.do, chair.view, chair.seat
        if SPOTS.get(do) != field:
            return None
        asked = [one for one in chair.questions if one.key in PLACED]
        ground = (
            spots.ground_asked(view, seat, asked[0])
            if asked
            else spots.ground_of(view, seat, do, typed.text("gait"))
        )
        spoken = spots.Spoken(chair.speech, view, ground)
        return spots.suggested(spoken, typed.text(field), self._numbered(chair, do))

    def read_answer(self, chair: Chair, question: engine.Question, typed: str) -> str:
        """Return the point that the typed words mean, as an answer to the question.

        Raises Refusal for words that mean no possible place.
        """
        ground = spots.ground_asked(chair.view, chair.seat, question)
        spoken = spots.Spoken(chair.speech, chair.view, ground)
        return str(spots.read_spot(spoken, typed, ()).to)

    def draft(self, chair: Chair, typed: TypedCommand, leader: str) -> engine.Command:
        """Draft the command, with the typed place as a point.

        Required fields that were left out get the values of `left_out`.
        """
        filled = {**left_out(chair, typed), **typed.fields}
        spot = SPOTS.get(typed.do, "")
        if spot in filled:
            point, _, how = str(filled[spot]).partition(" ")
            at = read_point(point)
            filled[spot] = {"x": at.x, "y": at.y} if at else None
            gait, _, climbs = how.partition(" ")
            filled |= {"gait": gait, "climbs": climbs == ONTO} if gait else {}
        return engine.command_from_json(chair.record.ruleset, {"do": typed.do, **filled})

    def end_command(self, chair: Chair, leader: str) -> engine.Command:
        """Return the action that does nothing, since no command ends an activation."""
        return Wait()

    def teaches(self, chair: Chair) -> bool:
        """True if the seat may act. In Trust Me a turn is one action, so every turn begins with a
        line of advice."""
        return chair.seat in chair.game.acting

    def hint_values(self, chair: Chair, advice: engine.Advice) -> Mapping[str, str]:
        """Return whether zombies pursue the survivor, whether a hand holds what is dropped, and
        what a charge costs and exposes to.

        A hint to wait must not speak of hiding, and what lies in a hand covers no bonus.
        """
        hunted = any(one.prey == chair.seat for one in chair.view.groups)
        held = isinstance(advice.step, Drop) and advice.step.slot in HANDS
        charge, step = "", advice.step
        if isinstance(step, Fight):
            charge = asking.charge_price(chair.speech, chair.view, chair.seat, step.target)
        return {
            "hunted": "yes" if hunted else "no",
            "held": "yes" if held else "no",
            "charge": charge,
        }

    # ------------------------------------------------------------ menus

    def opening(self, chair: Chair, commands: Sequence[engine.Command]) -> Sequence[engine.Command]:
        """Return the best command of each kind.

        Other places for a move are in the picture of its destinations.
        """
        found = super().opening(chair, commands)
        return list({one.name(): one for one in reversed(found)}.values())[::-1]

    def group_of(self, command: engine.Command) -> str:
        """Return the kind of question that a standing order answers; empty for other commands."""
        return command.matter if isinstance(command, StandingOrder) else ""

    def group_name(self, chair: Chair, do: str, group: str) -> str:
        """Return what a standing order is about, in words, with the order that is set now."""
        speech, own = chair.speech, player_of(chair.view, chair.seat)
        now = own.orders if group == AIM else own.standing[group]
        matter, order = speech.say(f"standing-{group}"), speech.say(f"standing-{group}-{now}")
        return speech.say("standing-now", matter=matter, order=order)

    def prompt(self, chair: Chair, do: str) -> str:
        speech = chair.speech
        if do == "move":
            return speech.say("ask-move")
        pictured = len(self.places(chair, "", do, "")) > 1
        return speech.say("ask-spot") if pictured else speech.action(do)

    def entry(self, chair: Chair, command: engine.Command) -> str:
        """Return a menu entry with the effect of a move, the chances of an attack, or the place."""
        speech: TrustSpeech = chair.speech
        view: View = chair.view
        seat = chair.seat or view.turn
        if isinstance(command, Move):
            found = self._destination(chair, command, numbered=False)
            return cut(speech.say("entry-move", gait=command.gait, what=found), ENTRY)
        if isinstance(command, Search):
            return cut(speech.say("entry-search", **_token(speech, view, command.token)), ENTRY)
        if isinstance(command, Shoot | Fight | CallSniper):
            sniper = isinstance(command, CallSniper)
            hand, target = (SNIPER, command.seat) if sniper else (command.weapon, command.target)
            key, chances = asking.chances(view, (seat, target, hand))
            told = speech.command(command)
            paid = asking.paid(speech, view, seat, command)
            return noted(told, lambda what: f"{speech.say(key, what=what, **chances)}{paid}")
        at = getattr(command, SPOTS.get(command.name(), ""), None)
        if at is not None:
            spot = spots.choice_in_words(speech, view, seat, at)
            return cut(speech.say(f"entry-{command.name()}", spot=spot), ENTRY)
        return speech.command(command)

    def number_of(self, chair: Chair, command: engine.Command) -> int:
        """Return the number of a move in the picture *Where to?*; 0 if it has none."""
        if not isinstance(command, Move):
            return 0
        listed = self._listed.of(chair.view, chair.seat or chair.view.turn)
        return next((one.number for one in listed if one.move == command), 0)

    def entry_below_picture(self, chair: Chair, command: engine.Command) -> str:
        """Return the entry; it begins with the number that its place has in the picture, if any."""
        if isinstance(command, Move):
            return cut(self._destination(chair, command, numbered=True), ENTRY)
        told = self.entry(chair, command)
        offered = self.places(chair, "", command.name(), "")
        at = str(getattr(command, SPOTS.get(command.name(), ""), None))
        numbered = at in offered and len(offered) > 1
        return (
            cut(spots.numbered(chair.speech, offered.index(at) + 1, told), ENTRY)
            if numbered
            else told
        )

    def _destination(self, chair: Chair, command: Move, *, numbered: bool) -> str:
        speech, view = chair.speech, chair.view
        for one in self._listed.of(view, chair.seat or view.turn):
            if one.move == command:
                number = one.number if numbered else 0
                return spots.offered_in_words(speech, view, one, number)
        return spots.spot_in_words(speech, view, command.to)

    def always(
        self, chair: Chair, question: engine.Question
    ) -> Sequence[tuple[engine.Command, str]]:
        """Return the standing orders that may answer this question, each with its label.

        For a spectator, and so for the public message, these are only orders that answer every such
        question. They do not depend on the player's own orders, which are secret.
        """
        if not _is_own(question):
            return ()
        own = chair.seat in question.seats
        found: list[StandingOrder] = []
        for matter in MATTERS.get(question.key, ()):
            if matter == RADIO and SNIPER not in question.options and not question.free:
                continue
            orders = ORDERS[matter] if own else LAST.get(matter, ())
            found += [StandingOrder(order=one, matter=matter) for one in orders if one != ASK]
        legal = chair.commands if own else found
        return [(one, _always(chair, one)) for one in found if one in legal]

    def question_text(self, chair: Chair, question: engine.Question) -> str:
        told = asking.text(chair, question, super().question_text(chair, question))
        if question.key not in GAINED or chair.seat not in question.seats:
            return told
        return f"{told}\n{self._presenter.still_to_do(chair)}"

    def option_labels(self, chair: Chair, question: engine.Question) -> Mapping[str, str]:
        """Label places in words, attacks with their chances, and dice with their faces.

        For the player who is asked, label also slots with what lies in them.
        """
        view: View = chair.view
        speech: TrustSpeech = chair.speech
        if question.key in PLACED:
            points = [(one, read_point(one)) for one in question.options]
            words = partial(spots.choice_in_words, speech, view, question.seats[0])
            return {
                one: spots.numbered(speech, number, words(at))
                for number, (one, at) in enumerate(points, 1)
                if at
            }
        if found := asking.labels(chair, question):
            return found
        if chair.seat not in question.seats:
            return {}
        own = player_of(view, chair.seat)
        if question.key == "keep-token":
            kinds: dict[str, str] = dict(zip(OFFERED, own.offered, strict=False))
            return {one: speech.name("token-kind", kinds[one]) for one in question.options}
        if not _is_own(question):
            whose = question.subject
            return {one: cut(self._slot(chair, one, whose), LABEL) for one in question.options}
        if question.key in COVERED:
            return self._covered(chair, question)
        if question.about == "slot":
            swaps = {one: speech.name("resource", one) for one in spots.resources()}
            return {one: speech.say("swap-for", resource=name) for one, name in swaps.items()} | {
                one: cut(self._slot(chair, one, own.seat), LABEL)
                for one in question.options
                if any(held.slot == one for held in own.held)
                or (question.key == "what-moves" and one in own.actions)
            }
        return {}

    def advised_option(self, chair: Chair, question: engine.Question) -> str:
        """Return whether to go home, for the player who is asked; other answers look alike."""
        if question.key != "go-home" or chair.seat not in question.seats:
            return ""
        return STAY if player_of(chair.view, chair.seat).progress is None else CLAIM

    def _covered(self, chair: Chair, question: engine.Question) -> Mapping[str, str]:
        """Label the slots that may be covered; say which of them the player does not need."""
        game, speech = known(chair.view), chair.speech
        idle = {one for one in question.options if not cost(game, chair.seat, one)}
        labels = {one: self._slot(chair, one, chair.seat) for one in question.options}
        return {
            one: cut(speech.say("slot-idle", slot=label) if one in idle else label, LABEL)
            for one, label in labels.items()
        }

    def _slot(self, chair: Chair, slot: str, whose: str) -> str:
        """Name a slot of the seat `whose` with what lies in it, as far as the reader knows it."""
        speech: TrustSpeech = chair.speech
        view: View = chair.view
        players = [one for one in view.players if one.seat == whose]
        held = [held.kind for one in players for held in one.held if held.slot == slot]
        kinds = [speech.name("token-kind", one) for one in held]
        kinds += [
            speech.say("trust-counter", sort=one.actions[slot])
            for one in players
            if slot in one.actions
        ]
        name = speech.name("slot", slot)
        return speech.say("slot-with", slot=name, kind=kinds[0]) if kinds else name

    def private_options(self, chair: Chair, question: engine.Question) -> Sequence[str]:
        """Return the options, and those that only the player who is asked may know of.

        A voucher may become any resource; the rules refuse a forbidden one. A radio in the `?` cell
        may call the sniper.
        """
        own = player_of(chair.view, chair.seat)
        if question.key in REACTIONS:
            hides = any((one.slot, one.kind) == (HIDDEN, WALKIE) for one in own.held)
            calls = hides and question.free and SNIPER not in question.options
            return (*question.options, *([SNIPER] if calls else []))
        put_away = question.key == "put-token" and own.found
        swaps = question.key == "redeem" or put_away == "voucher"
        return (*question.options, *(spots.resources() if swaps else ()))

    def form(self, chair: Chair, do: str) -> str:
        """Return the id of the form in which to type another place; empty if no place is needed."""
        asked = [one.key for one in chair.questions]
        if asked:
            return f"{FORM}." if asked[0] in PLACED else ""
        return f"{FORM}.{do}" if do in SPOTS else ""

    def places(self, chair: Chair, leader: str, do: str, group: str) -> Sequence[str]:
        """Return the points that a question or the commands `do` offer.

        Empty for a move, which has a picture of its own for its destinations.
        """
        asked = chair.questions
        if asked:
            return asked[0].options if asked[0].key in PLACED else ()
        if do not in SPOTS or do == "move":
            return ()
        mine = [one for one in chair.commands if one.name() == do]
        found = (getattr(one, SPOTS[do]) for one in mine)
        return [*dict.fromkeys(str(one) for one in found if one is not None)]

    def _numbered(self, chair: Chair, do: str) -> Sequence[Any]:
        view, seat = chair.view, chair.seat
        own = [one for one in view.players if one.seat == seat and one.place == "board"]
        return self._listed.of(view, seat) if own and do == "move" and view.round else ()

    def picture(self, chair: Chair, do: str, group: str) -> Callable[[], Picture] | None:
        """Return a function that draws the picture of a menu or question; None if it needs none.

        A move has its destinations, and a shot, if only one is possible, its chances. A choice
        among slots has the seat's sheet; one among tokens that are not on the sheet, the hand.
        """
        asked, seat, viewpoint = chair.questions, chair.seat, chair.viewpoint
        if do == "move" and not asked:
            self._listed.show(chair.game.seed, seat, chair.game.moment)
            listed = self._numbered(chair, do)
            goals = [spots.goal_of(chair.speech, chair.view, one) for one in listed if one.number]
            return partial(self._presenter.goals, viewpoint, goals)
        if asked and asked[0].key in KEPT:
            return partial(self._presenter.hand, viewpoint, seat)
        shots = [one for one in chair.commands if isinstance(one, Shoot)]
        if do == "shoot" and not asked and len(shots) == 1:
            return partial(self._presenter.shot, viewpoint, shots[0])
        slots = asked[0].about == "slot" if asked else do in LAID
        return partial(self._presenter.sheet, viewpoint, seat) if slots else None


def _is_own(question: engine.Question) -> bool:
    """Whether a question about a slot is about the sheet of the player who is asked."""
    placed = question.key.startswith("where-") or question.key == "which-action"
    return not placed or question.key == "where-to" or question.subject in question.seats


def _always(chair: Chair, command: StandingOrder) -> str:
    order = chair.speech.say(f"standing-{command.matter}-{command.order}")
    return cut(chair.speech.say("always", order=order), LABEL)


def _token(speech: TrustSpeech, view: View, token: str) -> Values:
    """Return values that say where a token lies: its field, and the scenery that hides it."""
    lying = next((one for one in view.lying if one.id == token), None)
    inside = lying.inside if lying else ""
    at = speech.name("point", str(lying.at) if lying else token)
    piece = speech.name("scenery", inside) if inside else ""
    return {"at": at, "piece": piece, "within": "something" if inside else "nothing"}


def _way(point: str, gait: str, *, climbs: bool) -> str:
    return f"{point} {gait} {ONTO}" if climbs else f"{point} {gait}"
