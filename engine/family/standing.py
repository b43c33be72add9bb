"""Standing orders: answers that a seat gives in advance, so that it is not asked each time. [house]

An order belongs to a matter, such as `wounds`. A new game has none, so everybody is asked. An order
is the seat's own answer, given at once: it counts if the seat is among those who are asked. It
asks again where its answer would kill a survivor or cost what cannot be given back. If the orders
of several seats answer differently, `Matter.prefer` decides or the table is asked.

Orders are not listed with the commands, because they are no survivor's deed: `orders` lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.family import views
from engine.family.cards import equipment_of
from engine.family.commands import StandingOrder
from engine.family.events import AnsweredInAdvance
from engine.family.game import Game, Matter, Standing
from engine.family.rolls import ONCE_A_TURN
from engine.family.state import Survivor

ASK: Final = "ask"
LEAST, HINT, AWAY, WORST, FREE = "least", "hint", "away", "worst", "free"
KEEP = "keep"


def order_of(game: Game, seat: str, matter: str) -> str:
    """Return the seat's order in this matter; `ask` if it has none."""
    return game.state.standing.get(seat, {}).get(matter, ASK)


# ------------------------------------------------------------ answering


def answered(game: Game, question: Question) -> str:
    """Return the answer that the orders of those who are asked give, and tell the table whose order
    it was; empty if somebody must be asked.
    """
    matter = game.booklet.standing.get(question.key)
    if matter is None:
        return ""
    answers = {
        seat: option
        for seat in question.seats
        if (option := _answer(game, question, seat, order_of(game, seat, matter.id)))
    }
    options = tuple(dict.fromkeys(answers.values()))
    chosen = matter.prefer(game, options) if len(options) > 1 else "".join(options)
    if chosen:
        game.tell(
            AnsweredInAdvance(
                seat=next(seat for seat, option in answers.items() if option == chosen),
                matter=matter.id,
                question=question.key,
                about=question.about,
                subject=question.subject,
                option=chosen,
            )
        )
    return chosen


def _answer(game: Game, question: Question, seat: str, order: str) -> str:
    option = "" if order == ASK else game.booklet.standing[question.key].answer(
        game, question, seat, order
    )  # fmt: skip
    return option if option in question.options else ""


# ------------------------------------------------------------ giving an order


def orders(game: Game, seat: str) -> Iterator[StandingOrder]:
    """Yield every order that the seat may give now, matter by matter."""
    own = [one.id for one in game.of_seat(seat)]
    for matter in dict.fromkeys(game.booklet.standing.values()):
        for order in (ASK, *matter.orders, *(own if matter.own else ())):
            command = StandingOrder(matter=matter.id, order=order)
            if why_not(game, seat, command) is None:
                yield command


def settling(game: Game, seat: str, question: Question) -> Iterator[StandingOrder]:
    """Yield the orders with which the seat would answer this question now."""
    matter = game.booklet.standing.get(question.key)
    if matter is None or seat not in question.seats:
        return
    for command in orders(game, seat):
        if command.matter == matter.id and _answer(game, question, seat, command.order):
            yield command


def why_not(game: Game, seat: str, command: StandingOrder) -> Refusal | None:
    """Refuse an order that its matter does not know, or that is in force already.

    Only for a survivor whom the seat leads may it say that this one is always chosen.
    """
    known = {one.id: one for one in game.booklet.standing.values()}
    matter = known.get(command.matter)
    if matter is None:
        return Refusal("no-standing-order")
    own = [one.id for one in game.of_seat(seat)] if matter.own else []
    if command.order not in (ASK, *matter.orders, *own):
        return Refusal("no-standing-order")
    same = order_of(game, seat, command.matter) == command.order
    return Refusal("ordered-already") if same else None


def give(game: Game, seat: str, command: StandingOrder) -> None:
    """Store the order for its matter; it also answers a question of that matter that is open
    now.
    """
    given = game.state.standing.pop(seat, {})
    given.pop(command.matter, None)
    if command.order != ASK:
        given[command.matter] = command.order
    if given:
        game.state.standing[seat] = given


# ------------------------------------------------------------ who is wounded


def one_wound(game: Game, zone: str) -> int:
    """Return 1: no enemy deals more wounds at once."""
    return 1


def wounded(most: Callable[[Game, str], int]) -> Matter:
    """Return the matter who is wounded. `most` returns how many wounds one enemy of a zone may deal
    at once.

    `least` offers the seat's survivor who can bear most; the id of a survivor always offers this
    one. Nobody is offered whom the wounds would kill. If several seats offer somebody, the one who
    can bear most is wounded.
    """

    def answer(game: Game, question: Question, seat: str, order: str) -> str:
        own = [
            one.id
            for one in game.of_seat(seat)
            if one.id in question.options
            and order in (LEAST, one.id)
            and left(game, one) > most(game, question.subject)
        ]
        return _hardiest(game, own)

    return Matter("wounds", (LEAST,), answer, prefer=_hardiest, own=True)


def left(game: Game, survivor: Survivor) -> int:
    """Return how many wounds are left until the survivor is eliminated."""
    return game.booklet.health(game, survivor) - game.booklet.wounds(game, survivor)


def _hardiest(game: Game, survivors: Sequence[str]) -> str:
    return max(survivors, key=lambda one: left(game, game.survivor(one)), default="")


# ------------------------------------------------------------ what the hint says


def _advised(game: Game, question: Question) -> str:
    """Return the answer that a hint would give, by what everybody sees."""
    judged = game.booklet.answers[question.key]
    view = views.view(game, None, (question,), None)
    return judged(game.booklet.mind(view, game.content), question)


def _target(game: Game, question: Question, seat: str, order: str) -> str:
    """Return the enemy that the hint would hit; empty if a survivor might be hit instead."""
    people = set(question.options) & set(game.state.survivors)
    return "" if people else _advised(game, question)


def _way(game: Game, question: Question, seat: str, order: str) -> str:
    """Return the way that the hint would choose; empty if it decides who is attacked."""
    decides = set(question.options) & game.booklet.people(game)
    return "" if decides else _advised(game, question)


def _card(game: Game, question: Question, seat: str, order: str) -> str:
    """Return the card that the hint would give up.

    Empty if it is the survivor's last weapon, or a card of a kind that the mission asks for.
    """
    mind = game.booklet.mind(views.view(game, None, (question,), None), game.content)
    gone = game.booklet.answers[question.key](mind, question)
    survivor = game.survivor(question.subject)
    kept = {*equipment_of(game, survivor), *question.options} - {gone}
    arms = [one for one in kept if game.equipment(one).attacks]
    last = game.equipment(gone).attacks and not arms
    return "" if last or game.content.cards[gone] in mind.wanted_kinds() else gone


def rerolled(*spent: str) -> Matter:
    """Return the matter of rerolls: a reroll that costs nothing is used if it is likely to help.

    The dice are kept if no reroll is likely to help. If only one that is `spent` is, the seat is
    asked.
    """

    def answer(game: Game, question: Question, seat: str, order: str) -> str:
        return "" if question.default in spent else question.default

    return Matter("reroll", (FREE,), answer)


def always(matter: str, option: str) -> Matter:
    """Return a matter in which the seat may say that it always chooses the same option."""
    return Matter(matter, (option,), lambda game, question, seat, order: option)


WAYS = Matter("ways", (AWAY,), _way)
CARDS = Matter("cards", (WORST,), _card)
TARGETS = Matter("targets", (HINT,), _target)
STANDING: Standing = {
    "who-is-wounded": wounded(one_wound),
    "hit-target": TARGETS,
    "reroll": rerolled(ONCE_A_TURN),
    "odd-zombie": WAYS,
    "abomination-way": WAYS,
}
"""For each key of a question of every game, the matter whose orders may answer it."""
OF_CARDS: Standing = {"card-to-drop": CARDS, "lost-card": CARDS}
"""The same for games whose survivors hold cards."""
