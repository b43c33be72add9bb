"""Places of Trust Me in a person's language: what is written can also be typed.

`Words` is the meaning of words for a place, such as *12 cm north-east*. A ground is the part of the
plane on which a command or a question allows places. A destination is a place that a move offers.
"""

from __future__ import annotations

import re
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.base.words import cut
from bot.kit.speech import ENTRY, Speech, Values
from engine.core.folding import fold
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.spaces.plane import Point, read_point
from engine.trust_me.actions import why_not_community, why_not_reach
from engine.trust_me.box import box
from engine.trust_me.commands import Move
from engine.trust_me.destinations import Destination, Effect, effect, offered, shown
from engine.trust_me.known import known
from engine.trust_me.markers import why_not_aim
from engine.trust_me.moving import GAITS
from engine.trust_me.places import COMPASS, HOME, Form, Words
from engine.trust_me.spoken_places import (
    ALPHA,
    ROLES,
    Lexicon,
    Part,
    Reading,
    field_of,
    suggestions,
)
from engine.trust_me.strides import Ground, Rim, Stride, Walk
from engine.trust_me.view import View
from renders.trust_me.goals import Goal
from renders.trust_me.window import clockwise, far


def lexicon_of(speech: Speech, view: View, full: int = 0) -> Lexicon:
    """Return the words with which places are read and written in the speech's language.

    A way of `full` millimetres is written as *full*.
    """
    said = {role: speech.say(f"place-words-{role}").split(", ") for role in ROLES}
    passports = box().passports
    names = {
        one.seat: [
            *([passports[one.passport].name.in_(speech.language)] if one.passport else []),
            speech.players.get(one.seat, one.seat),
        ]
        for one in view.players
    }
    return Lexicon(said, names, lambda words: place_in_words(speech, view, words, full))


def place_in_words(speech: Speech, view: View, words: Words, full: int = 0) -> str:
    """Return a place as a person may type it. A way of `full` millimetres is written as *full*."""
    if words.form == "point":
        return _point(speech, read_point(words.what) or Point(0, 0))
    key = FULL if words.form == "way" and words.mm == full else SAID[words.form]
    if words.what in COMPASS:
        key = SIDEWAYS[key]
    return speech.say(
        "place-behind-of" if words.of else key,
        what=_called(speech, view, words.what),
        cm=cm(speech, words.mm),
        of=_from(speech, view, words.of or words.what),
    )


def _from(speech: Speech, view: View, whom: str) -> str:
    """Return *from* and a name, such as *from Gabriel*; French writes *d’* before a vowel."""
    name = _called(speech, view, whom)
    return speech.say("place-from-vowel" if fold(name)[:1] in VOWELS else "place-from", what=name)


VOWELS = frozenset("aeiou")
FULL = "place-full"
SAID: Mapping[Form, str] = {
    "beside": "place-beside",
    "gap": "place-gap",
    "behind": "place-behind",
    "in": "place-in",
    "onto": "place-onto",
    "way": "place-way",
}
SIDEWAYS = {FULL: "place-full-side", "place-way": "place-way-side"}
"""Maps the key for a way to the key that is used if the way has a compass direction."""


def cm(speech: Speech, mm: int) -> str:
    """Return a length in millimetres as centimetres, with one decimal unless they are whole."""
    whole, tenth = divmod(mm, 10)
    return speech.say("centimetres", whole=whole, tenth=tenth)


def _point(speech: Speech, at: Point) -> str:
    field = field_of(at)
    middle = Part("", field.lower()).field or at
    off = at - middle
    if off == Point(0, 0):
        return speech.say("place-point", field=field)
    return speech.say("place-point-off", field=field, east=f"{off.x:+}", north=f"{off.y:+}")


def _called(speech: Speech, view: View, what: str) -> str:
    """Name a thing, a figure, a direction or a point."""
    if what == HOME:
        return speech.say("place-home")
    if what in COMPASS:
        return speech.say("place-side", side=what)
    at = read_point(what)
    if at is not None:
        return _point(speech, at)
    lying = next((one.at for one in view.lying if one.id == what), None)
    if lying is not None:
        return speech.say("place-token", field=field_of(lying))
    kind, _, number = what.rpartition("-")
    if kind == ALPHA or kind in box().scenery:
        return speech.say("place-thing", kind=kind, number=number)
    return _first_name(speech, view, what)


def _first_name(speech: Speech, view: View, seat: str) -> str:
    """Return a survivor's first name; without a survivor, the name of the player."""
    passport = next((one.passport for one in view.players if one.seat == seat), "")
    if not passport:
        return speech.players.get(seat, seat)
    return box().passports[passport].name.in_(speech.language).split()[0]


def spot_in_words(speech: Speech, view: View, at: Point) -> str:
    """Name a point by the figure that stands there, else by its field."""
    there = figures(view)
    return _called(speech, view, there[at]) if at in there else _point(speech, at)


def figures(view: View) -> Mapping[Point, str]:
    """Map each point of the board where a figure stands to the id of the figure."""
    survivors = {one.at: one.seat for one in view.players if one.place == "board"}
    return survivors | {one.at: one.id for one in view.groups}


def choice_in_words(speech: Speech, view: View, seat: str, at: Point) -> str:
    """Say how far a numbered place of the picture is from the seat's survivor, and in which
    direction.

    Before the first round, name its field.
    """
    here = next(one.at for one in view.players if one.seat == seat)
    if not view.round:
        return field_of(at)
    if at == here:
        return speech.say("place-stay")
    there = figures(view)
    what = _called(speech, view, there[at]) if at in there else field_of(at)
    away = cm(speech, round(far(here, at)))
    side = speech.say("place-side", side=[*COMPASS][round(clockwise(here, at) / 45) % 8])
    return speech.say("place-off", what=what, cm=away, side=side)


def numbered(speech: Speech, number: int, what: str) -> str:
    """Return an entry that begins with its number in the picture."""
    return speech.say("place-numbered", number=number, what=what)


def resources() -> list[str]:
    """Return the kinds of token that are resources."""
    return [one.id for one in box().tokens.values() if one.sort == "resource"]


# ---------------------------------------------------------------- where places are allowed

SPOTS: Mapping[str, str] = {
    "move": "to",
    "throw": "to",
    "aim": "at",
    "make-noise": "at",
    "fire-flare": "to",
    "detonate": "to",
}
"""The kinds of command that have a free place, each with the field that holds the place."""
SHIFT, SCENERY, TOKEN = "shift", "where-scenery", "where-token"
PLACED = (SHIFT, SCENERY, TOKEN)
"""Keys of questions whose answer is a free place on the plane."""


def ground_of(view: View, seat: str, do: str, gait: str = "") -> Ground:
    """Return the ground for the place of a command of the kind `do`, as the view shows it."""
    game, numbers = known(view), box().numbers
    if do == "move":
        return Walk(game, seat, next((one for one in GAITS if one == gait), None))
    if do == "aim":
        return Ground(game, seat, numbers.side, lambda at: why_not_aim(game, seat, "", at))
    if do == "fire-flare":
        return Rim(game, seat, numbers.side, lambda at: why_not_community(game, seat, at))
    if do == "detonate":
        return Rim(game, seat, numbers.side, lambda at: None)
    return Ground(game, seat, numbers.throw, lambda at: why_not_reach(game, seat, at))


def ground_asked(view: View, seat: str, question: Question) -> Ground:
    """Return the ground for the places that may answer a question."""
    if question.key == SHIFT:
        return Walk(known(view), seat, reach=box().numbers.step)
    return Ground(known(view), seat, box().numbers.side, lambda at: question.why_not(str(at)))


class Listed:
    """Keeps the destinations of recent views: computing them costs more than comparing two views.

    It also notes which numbers of destinations a seat saw last.
    """

    def __init__(self) -> None:
        self._found = deque[tuple[View, str, list[Destination]]](maxlen=KEPT)
        self._shown: OrderedDict[tuple[str, str], str] = OrderedDict()

    def of(self, view: View, seat: str) -> list[Destination]:
        """Return the destinations of the seat: first those with numbers in the picture, in their
        order.

        Those without a number come after; the picture has no room for them.
        """
        for other, whose, found in self._found:
            if whose == seat and other == view:
                return found
        game = known(view)
        every = offered(game, seat)
        drawn = shown(game, seat, every)
        numbered = {one.effect.to for one in drawn}
        rest = [replace(one, number=0) for one in every if one.effect.to not in numbered]
        found = [_named_plainly(one) for one in (*drawn, *rest)]
        self._found.append((view, seat, found))
        return found

    def show(self, seed: str, seat: str, moment: str) -> None:
        """Note that the seat sees the numbers of that moment; `seed` identifies the game."""
        self._shown[seed, seat] = moment
        self._shown.move_to_end((seed, seat))
        while len(self._shown) > REMEMBERED:
            self._shown.popitem(last=False)

    def is_stale(self, seed: str, seat: str, moment: str) -> bool:
        """Whether the seat last saw numbers of another moment of the game."""
        return self._shown.get((seed, seat), moment) != moment


KEPT, REMEMBERED = 8, 512
"""How many views, and how many seats that saw numbers, are kept."""


def _named_plainly(one: Destination) -> Destination:
    """Name a way home just *home* if the move is at least 1 cm shorter than its words say."""
    short = one.words.form == "way" and one.words.what == HOME and one.effect.mm < one.words.mm - 9
    return replace(one, words=Words("beside", HOME)) if short else one


@dataclass(frozen=True, slots=True)
class Spoken:
    """The context in which words for places are read: the language, the view and the ground."""

    speech: Speech
    view: View
    ground: Ground

    @property
    def lexicon(self) -> Lexicon:
        return lexicon_of(self.speech, self.view, self.ground.reach())


def suggested(spoken: Spoken, typed: str, listed: Sequence[Destination]) -> list[tuple[str, str]]:
    """Return the values that complete the words for a place, each labelled with the effect of going
    there.

    A value is a point in millimetres, and the words. Words that lead nowhere are offered unchanged,
    labelled with the reason. `listed` are the destinations of the seat.
    """
    speech, ground = spoken.speech, spoken.ground
    lexicon, typed = spoken.lexicon, _without_effect(typed)
    value = sent(typed)
    if value is not None:
        typed = value[2] or _point(speech, read_point(value[1]) or Point(0, 0))
    numbered = [
        (lexicon.write(one.words), stride_of(one)) for one in listed if isinstance(ground, Walk)
    ]
    found = suggestions(ground, lexicon, typed, numbered)
    return [
        (text[:ENTRY], _refused(speech, text, one))
        if isinstance(one, Refusal)
        else (f"{one.to} {text}"[:ENTRY], cut(in_words(spoken, text, one), ENTRY))
        for text, one in found
    ]


def _refused(speech: Speech, text: str, refusal: Refusal) -> str:
    """Return typed words and the reason why they lead nowhere, cut to the length of a label."""
    why = re.sub(r"[*_`]", "", speech.refusal(refusal))
    told = speech.say("place-refused", what=" ".join(text.split())[:REFUSED], why=why)
    return cut(told, ENTRY)


REFUSED = 40
"""Largest number of typed characters that a label repeats before the reason of a refusal."""


def read_spot(spoken: Spoken, typed: str, listed: Sequence[Destination] | None) -> Stride:
    """Return the place that words mean, or that a value of `suggested` has. Raises Refusal.

    `listed` are the destinations that numbers mean; None if the numbers are out of date.
    """
    ground, lexicon, typed = spoken.ground, spoken.lexicon, _without_effect(typed)
    numbered = None if listed is None else [stride_of(one) for one in listed if one.number]
    value = sent(typed)
    if value is None:
        return Reading(ground, lexicon, typed, numbered).stride()
    at = read_point(value[1]) or Point(0, 0)
    try:
        meant = Reading(ground, lexicon, value[2] or "", numbered).stride()
    except Refusal:
        return ground.at(at)
    return meant if meant.to == at else ground.at(at)


VALUE = re.compile(r"(-?\d{1,4},-?\d{1,4})(?: (.*))?")
"""A value of `suggested`: a point, and the words from which it was made."""
LENGTH = re.compile(r"\d{1,2},[1-9] \D.*")
"""A length with a French decimal and a direction, `7,5 ouest`: it looks like a VALUE."""


def _without_effect(typed: str) -> str:
    """Return the words of a place without the effect, which a list adds after a colon."""
    return typed.partition(":")[0].strip()


def sent(typed: str) -> re.Match[str] | None:
    """Match a value that `suggested` made; None if the text consists of words alone."""
    return None if LENGTH.fullmatch(typed.strip()) else VALUE.fullmatch(typed.strip())


def stride_of(one: Destination) -> Stride:
    """Return the stride that leads to a destination."""
    return Stride(one.effect.to, one.effect.mm, one.effect.gait, one.effect.climbs)


def goal_of(speech: Speech, view: View, one: Destination) -> Goal:
    """Return the data of a destination that the picture shows."""
    found = one.effect
    return Goal(
        number=one.number,
        at=found.to,
        name=place_in_words(speech, view, one.words),
        mm=found.mm,
        cost=found.cost,
        loud=found.gait != "sneak",
        heard=len(found.heard_by),
        seen=[alpha.rpartition("-")[2] for alpha in found.seen_by],
        attacked=bool(found.attacked_by),
        cover=found.cover,
    )


def in_words(spoken: Spoken, text: str, one: Stride) -> str:
    """Return words for a place with the effect of going there."""
    speech, view, ground = spoken.speech, spoken.view, spoken.ground
    away = cm(speech, one.mm)
    if not isinstance(ground, Walk):
        return speech.say("place-spot", what=text, cm=away)
    move = Move(to=one.to, gait=one.gait, climbs=one.climbs)
    stopped = _called(speech, view, one.stopped) if one.stopped else ""
    values = effect_values(speech, view, effect(ground.game, ground.seat, move))
    values |= {"stopped": stopped, "stops": "yes" if stopped else "no", "gain": "none"}
    length, _, rest = text.partition(" ")
    gaps = speech.say("place-words-from").split(", ")
    lengths = (away, cm(speech, one.mm + 1))
    is_said = length in lengths and not any(rest.startswith(f"{one} ") for one in gaps)
    said = "yes" if is_said else "no"
    return speech.say("place-effect", number=0, what=text, said=said, **values)


def offered_in_words(speech: Speech, view: View, one: Destination, number: int) -> str:
    """Return words for a destination with the effect of going there.

    They begin with `number`, unless it is 0.
    """
    values = effect_values(speech, view, one.effect)
    is_way = one.words.form == "way" and one.words.mm - one.effect.mm in (0, 1)
    way = _way_in_words(speech, view, one.words) if is_way else ""
    values |= {"what": way or place_in_words(speech, view, one.words), "number": number}
    values |= {"stopped": "", "stops": "no", "said": "yes" if is_way else "no"}
    return speech.say("place-effect", **values, **_gain(speech, view, one))


def _way_in_words(speech: Speech, view: View, words: Words) -> str:
    """Return a way with the unit of its length, which no further number explains."""
    key = "place-way-side" if words.what in COMPASS else "place-way"
    length = f"{cm(speech, words.mm)}{speech.say('place-unit')}"
    return speech.say(key, what=_called(speech, view, words.what), cm=length)


def _gain(speech: Speech, view: View, one: Destination) -> Values:
    """Return values that say what is gained by a way in a direction, whose words name no aim.

    It is a token that can be searched from there, else a shorter way home.
    """
    here = next(each for each in view.players if each.seat == (view.seat or view.turn))
    nearer = round(far(here.at, here.community) - far(one.effect.to, here.community))
    values: Values = {"tokens": len(one.effect.searches), "nearer": cm(speech, max(nearer, 0))}
    if one.words.form != "way" or one.words.what not in COMPASS:
        return {**values, "gain": "none"}
    return {**values, "gain": "search" if values["tokens"] else "home" if nearer > 9 else "none"}


def effect_values(speech: Speech, view: View, found: Effect) -> Values:
    """Return values for a sentence about a move: length, cost, and who hears, sees or attacks."""
    return {
        "cm": cm(speech, found.mm),
        "cost": "-".join(found.cost),
        "noise": "no" if found.gait == "sneak" else "yes",
        "heard": len(found.heard_by),
        "seen": speech.all_of(_called(speech, view, one) for one in found.seen_by),
        "seers": len(found.seen_by),
        "attackers": len(found.attacked_by),
        "cover": found.cover,
    }
