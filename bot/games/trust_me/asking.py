"""Writes the questions of Trust Me with what a player needs to answer them.

For those who are asked, a question in the middle of a command begins with what happened in it so
far: what was declared, who attacked, which dice lie there. All others have just read it. The labels
of options say what an option costs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import engine
from bot.base.words import cut
from bot.games.trust_me.rolled import decided
from bot.kit.chair import Chair
from bot.kit.speech import LABEL, Speech, Values
from engine.trust_me import horde, odds
from engine.trust_me.box import box
from engine.trust_me.combat import SNIPER
from engine.trust_me.commands import CallSniper, Fight, Shoot
from engine.trust_me.destinations import exposed
from engine.trust_me.events import DiceThrown
from engine.trust_me.known import known
from engine.trust_me.markers import FIGHT, SHOOT, WALKIE, answers, why_not_snipe
from engine.trust_me.sheet import HIDDEN, usable
from engine.trust_me.view import PlayerView, View

PUT = ("put-token", "take-token", "where-to")
"""Keys of questions about where to put a token; only its owner knows which token it is."""
FALLS = "what-falls"
"""The key of the question which token is put down to make room for a new one."""
REACTIONS = ("react", "line-crossed")
"""Keys of questions whether the player attacks before another player acts."""
GRAZE = "wound-or-fatigue"
"""The key of the question what a graze costs."""
AMID = (
    *(*REACTIONS, "still-do-it", "spend-charm", "reroll-die", GRAZE, "which-action"),
    *("where-fatigue", "where-wound", "where-burn", "where-infection"),
)
"""Keys of questions that begin with what happened so far in the command, for who is asked."""
LINES = 3
"""The most lines of what happened so far that a question repeats, the latest ones."""
AGAIN = {"spend-charm": 0, "reroll-die": 1}
"""Keys of questions whether dice are rolled again, with how many of them; 0 means all."""
Attack = tuple[str, str, str]
"""The attacking seat, the target, and the hand with the weapon; `sniper` is no hand but a call."""


# ------------------------------------------------------------ the text


def text(chair: Chair, question: engine.Question, plain: str) -> str:
    """Return the question, which is `plain` without numbers, with what is needed to answer it.

    Only the player who is asked reads which token it is about.
    """
    told = _counted(chair, question, plain)
    if question.key in AMID and chair.seat in question.seats:
        happened = chair.speech.events(chair.game.so_far(chair.seat or None))
        return "\n".join([*happened[-LINES:], told])
    if question.key == "agree":
        return _exchange(chair.speech, chair.view, question)
    return _private(chair, question, told) if chair.seat in question.seats else told


def _counted(chair: Chair, question: engine.Question, plain: str) -> str:
    """Return the question with the number that decides it, which everybody may know."""
    speech, view, numbers = chair.speech, chair.view, box().numbers
    if question.key == "where-wound":
        count = player_of(view, question.subject).wounds + 1
        name = speech.name("seat", question.subject)
        return speech.say(
            "asked-with-count", told=plain, seat=name, wound=count, most=numbers.wounds
        )
    thrown = [one for one in chair.game.so_far(chair.seat or None) if isinstance(one, DiceThrown)]
    if question.key in AGAIN and thrown:
        again = AGAIN[question.key] or len(thrown[-1].dice)
        return f"{decided(speech, view, thrown[-1], again)} {plain}"
    return plain


def _private(chair: Chair, question: engine.Question, told: str) -> str:
    """Return the question with what only the player who is asked may know."""
    speech, view = chair.speech, chair.view
    own = player_of(view, chair.seat)
    if question.key == "give":
        return _giving(speech, view, question)
    if question.key == "go-home":
        met = "no" if own.progress is None else "yes"
        return speech.say("question-go-home-with", told=told, met=met)
    if question.key in (*PUT, FALLS) and own.found:
        use = _use(speech, own.found)
        the = speech.forms("token-kind", own.found)["the"]
        key = "question-no-room-for" if question.key == FALLS else "question-put-this"
        asked = speech.say(key, token=the, use=use or "none")
        # Before the first round no picture of the sheet explains what covering a cell means.
        return asked if view.round else f"{asked}\n{speech.say('put-how')}"
    if question.key == "keep-token":
        uses = {speech.name("token-kind", one): _use(speech, one) for one in own.offered}
        lines = [speech.say("token-use", token=one, use=use) for one, use in uses.items() if use]
        first = len(own.offered) == len(question.options)
        return "\n".join([_introduced(speech, own, told) if first else told, *lines])
    return told


def _introduced(speech: Speech, own: PlayerView, told: str) -> str:
    """Tell a player their survivor, the letter of the pawn, and their objective, before `told`."""
    name = speech.name("passport", own.passport)
    objective = box().objectives[own.objective].text.in_(speech.language)
    return speech.say(
        "question-keep-first", who=name, letter=name[:1], objective=objective, told=told
    )


def _use(speech: Speech, kind: str) -> str:
    """Return the use of a token; empty for weapons and resources, whose names say enough."""
    text = box().tokens[kind].text
    return text.in_(speech.language) if text else ""


def _exchange(speech: Speech, view: View, question: engine.Question) -> str:
    """Ask for agreement to a trade, with the tokens that each of the two would give.

    The player who is asked reads it as their own trade, others as a trade between two people.
    """
    own = view.seat in question.seats
    seat = question.seats[0] if own else view.turn
    other = view.turn if own and seat != view.turn else question.subject
    return speech.say(
        "question-agree-to", own="yes" if own else "no", **_given_by(speech, view, seat, other)
    )


def _giving(speech: Speech, view: View, question: engine.Question) -> str:
    """Ask what a player gives in a trade, with what both would give so far."""
    seat = question.seats[0]
    given = _given_by(speech, view, seat, question.subject)
    return speech.say("question-give-now", first="yes" if seat == view.turn else "no", **given)


def _given_by(speech: Speech, view: View, seat: str, other: str) -> Values:
    """Name two survivors and what each would give, as far as the view shows it."""
    found: Values = {"seat": speech.name("seat", seat), "other": speech.name("seat", other)}
    for name, one in (("given", seat), ("taken", other)):
        kinds = [speech.forms("token-kind", kind)["a"] for kind in player_of(view, one).gives]
        found |= {name: speech.all_of(kinds), f"{name}_count": len(kinds)}
    return found


# ------------------------------------------------------------ the options


def labels(chair: Chair, question: engine.Question) -> Mapping[str, str]:
    """Return labels that say what an option of the question costs or brings, by option."""
    speech, view = chair.speech, chair.view
    own = player_of(view, question.seats[0])
    if question.key in REACTIONS:
        options = [*question.options, SNIPER]
        return dict(weighed(speech, view, (own.seat, question.subject), options))
    if question.key == GRAZE:
        kills = "yes" if own.wounds >= box().numbers.wounds else "no"
        wound = {"wound": own.wounds + 1, "most": box().numbers.wounds, "kills": kills}
        return {
            "wound": speech.say("option-graze-wound", **wound),
            "fatigue": speech.say("option-graze-fatigue", left=own.unplaced),
        }
    if question.key == "reroll-die":
        return _dice(chair, question)
    if question.key == "recover":
        count = list(own.actions.values()).count("action")
        return {"action": speech.say("option-recover-actions", count=count)} if count else {}
    return {}


def _dice(chair: Chair, question: engine.Question) -> Mapping[str, str]:
    """Label the dice of the last attack by their colours and faces, with their highest faces."""
    speech, sides = chair.speech, box().numbers.dice
    thrown = [
        one
        for one in chair.game.so_far(chair.seat or None)
        if isinstance(one, DiceThrown) and one.seat == question.seats[0]
    ]
    attacks = [place for place, one in enumerate(thrown) if one.why == "attack"]
    if not attacks or attacks[-1] != len(thrown) - 1:
        return {}
    last = thrown[attacks[-1]]
    return {
        str(number): speech.say(
            "option-reroll-this", die=speech.say("trust-die", die=die, face=face), most=sides[die]
        )
        for number, (die, face) in enumerate(zip(last.dice, last.faces, strict=True), 1)
    }


def weighed(
    speech: Speech, view: View, who: tuple[str, str], options: Sequence[str]
) -> Iterator[tuple[str, str]]:
    """Yield the options that are attacks in a reaction, each with a label that has its chances.

    `who` is the seat that would attack and the seat that it would attack.
    """
    for option in options:
        sort, _, hand = option.partition("-")
        if sort in (SHOOT, FIGHT, SNIPER):
            told = chance_of(speech, view, (*who, hand or SNIPER), speech.say(f"option-{option}"))
            cost = "fatigue" if sort == FIGHT else "none"
            price = _price(speech, view, (who[0], hand), cost) if hand else ""
            yield option, cut(f"{told}{price}", LABEL)


def chance_of(speech: Speech, view: View, attack: Attack, what: str) -> str:
    """Return the words `what` for an attack, with its chances in per cent."""
    key, found = chances(view, attack)
    return speech.say(key, what=what, **found)


def chances(view: View, attack: Attack) -> tuple[str, dict[str, int]]:
    """Return the key of the sentence about an attack's chances, and its chances in per cent."""
    seat, target, hand = attack
    game = known(view)
    if target not in view.seats:
        return "entry-felled", {"kills": 100 - odds.felled(game, seat, hand, target).get(0, 0)}
    ends = odds.harmed(game, seat, hand, target)
    return "entry-harmed", {"hits": 100 - ends.get("none", 0), "kills": ends.get("dead", 0)}


def paid(speech: Speech, view: View, seat: str, command: Shoot | Fight | CallSniper) -> str:
    """Return what an attack costs: its token, and the chance that the weapon is lost or emptied.

    The text follows the name of the attack; it is empty for a call of the sniper, which is free.
    """
    if isinstance(command, CallSniper):
        return ""
    cost = box().actions[command.name()].cost
    return _price(speech, view, (seat, command.weapon), cost)


def _price(speech: Speech, view: View, weapon: tuple[str, str], cost: str) -> str:
    """Return the token that an attack costs, and the chance that its weapon is lost or emptied.

    `weapon` is the attacking seat and the hand.
    """
    game, (seat, hand) = known(view), weapon
    sort, worn = game.kind(game.player(seat).held[hand]).sort, odds.worn(game, seat, hand)
    return speech.say("entry-paid", cost=cost, sort=sort, worn=worn)


def charge_price(speech: Speech, view: View, seat: str, target: str) -> str:
    """Return what follows the advice to charge `target`: its cost, and the groups that then
    attack.
    """
    game = known(view)
    groups = exposed(game, seat, target)
    strengths = [str(horde.strength(game, game.group(one))) for one in groups]
    return speech.say(
        "hint-charge",
        count=len(groups),
        groups=speech.all_of(speech.name("alpha", one) for one in groups),
        strengths=speech.all_of(strengths),
        less=game.numbers.neutral_strength,
    )


# ------------------------------------------------------------ who aims at somebody


def aimed_at(chair: Chair, seat: str) -> list[str]:
    """Return a sentence for each Target marker that `seat` has to fear when it acts.

    It names the owner and the attacks that this reader knows to be possible, with their chances.
    """
    speech, view = chair.speech, chair.view
    game, own = known(view), "yes" if seat == chair.seat else "no"
    whom, found = speech.name("seat", seat), list[str]()
    for one in view.players:
        if one.seat == seat or one.place != "board":
            continue
        who = speech.name("seat", one.seat)
        if one.target == seat:
            ready = answers(game, one.seat, seat)
            radio = [slot for slot in usable(game, one.seat, WALKIE) if slot != HIDDEN]
            if radio and why_not_snipe(game, one.seat, seat) is None:
                ready.append(SNIPER)
            attacks = [_attack(speech, view, (one.seat, seat), option) for option in ready]
            told = {"attacks": speech.one_of(attacks), "count": len(attacks)}
            found.append(speech.say("trust-aimed", who=who, whom=whom, own=own, **told))
        elif one.target_at is not None:
            field = speech.name("point", str(one.target_at))
            found.append(speech.say("trust-aimed-line", who=who, field=field, own=own))
    return found


def _attack(speech: Speech, view: View, who: tuple[str, str], option: str) -> str:
    """Name the weapon of a possible reaction, with its chances."""
    _, _, hand = option.partition("-")
    held = {one.slot: one.kind for one in player_of(view, who[0]).held}
    what = speech.name("token-kind", held[hand]) if hand else speech.say("trust-sniper-called")
    return chance_of(speech, view, (*who, hand or SNIPER), what[:1].lower() + what[1:])


def player_of(view: View, seat: str) -> PlayerView:
    """Return what the view shows of the survivor of `seat`."""
    return next(one for one in view.players if one.seat == seat)
