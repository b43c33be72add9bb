"""The family's commands as people type and press them. A survivor carries each of them out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import reduce

import engine
from bot.base.words import cut, listing, say
from bot.games.family import questions
from bot.games.family.held import held_cards, is_fired, is_held, place_of, speech_of_hands
from bot.games.family.names import content_of, survivor_name
from bot.games.family.naming import FamilyNames
from bot.games.family.narrate import weighed
from bot.games.family.typed import PAIR, WITHOUT_OPTION, value_of, with_likely_values
from bot.kit.chair import Chair
from bot.kit.moves import Moves, noted
from bot.kit.speech import ENTRY, LABEL
from bot.kit.typed import TypedCommand, languages, read
from bot.table.controls import BUTTONS_A_ROW
from engine.family.commands import Attack, EndTurn, StandingOrder
from engine.family.events import ZombiesTurnBegan
from engine.family.sensible import FAIR, NOTHING
from engine.family.standing import ASK
from engine.family.view import View
from engine.spaces.zones import Board

CARDS = ("card", "give", "take")
"""Fields that hold a card."""
OTHERS = ("partner", "patient", "to", "hero")
"""Fields that hold another survivor."""
SAID = ("skill", "trait", "traits", "bystander")
"""Fields whose values are named by the speech."""


GOOD = Fraction(13, 20)
"""Chance of a kill (0 to 1) above which hints call an attack good; below `FAIR` it is low."""


def band(chance: Fraction) -> str:
    """Return the name of a chance in hints: `low` below 40 %, `even` up to 65 %, else `good`."""
    return "low" if chance < FAIR else "even" if chance <= GOOD else "good"


def blow_values(names: FamilyNames, odds: Sequence[engine.Odds]) -> dict[str, str]:
    """Return values for a hint about an attack: the chance of a kill, and the name of its band."""
    best = max(one.some_kill for one in odds)
    return {"band": band(best), "chance": weighed.chance(names, odds)}


BESIDE = "beside"
"""The occasion (see `occasions`) that a survivor stands in a zone with zombies."""


class FamilyMoves(Moves):
    """The moves of a game in which each command is carried out by a survivor, its leader."""

    names_targets = False
    """True if the entry of an attack names the enemies; otherwise it names the weapon."""
    lessons: Mapping[str, Collection[str]] = {
        "actions": (),
        "strike": (BESIDE,),
        "leaving": (BESIDE,),
        "search": ("search",),
        "doors": ("open-door",),
        "objective": ("take-objective",),
        "friends": ("attack",),
        "hands": ("equip",),
        "noise": ("attack", "open-door"),
        "danger": (),
        "trade": ("trade",),
        "reload": ("reload",),
        "spawn": (),
    }

    wounding: Collection[str] = ()
    """Keys of questions whether a survivor who is about to be wounded prevents the wound."""
    off_turn = ("discard",)
    worthless = NOTHING
    confirmed = ("discard", StandingOrder.name())
    without_option = WITHOUT_OPTION
    leader_field = "survivor"

    def leaders(self, chair: Chair, named: str) -> Sequence[str]:
        """Return the survivors who may carry out a command: only the one called `named`, if any.

        Without a name: the seat's survivor whose turn has begun, else all of its survivors whose
        turn is still to come. For a seat that may not act: one of its survivors.
        """
        view: View = chair.view
        mine = [one for one in view.survivors if one.seat == chair.seat]
        if named:
            everyone = [one.id for one in view.survivors]
            offers = (
                [(one, survivor_name(chair.record, one, each)) for one in everyone]
                for each in languages(chair.language)
            )
            return (read(named, offers) or named,)
        active = [one.id for one in mine if one.active]
        waiting = [one.id for one in mine if one.standing and not one.done]
        if active or chair.seat not in chair.game.acting:
            return [*active, *waiting, *(one.id for one in mine)][:1]
        return waiting

    def leader_of(self, command: engine.Command) -> str:
        return str(getattr(command, "survivor", ""))

    def leader_name(self, chair: Chair, leader: str) -> str:
        return survivor_name(chair.record, leader, chair.language)

    def first_leader(self, chair: Chair, leaders: Sequence[str]) -> str:
        """Return the one of `leaders` whose turn has begun, else one who is still to play."""
        view: View = chair.view
        active = [one.id for one in view.survivors if one.active and one.id in leaders]
        waiting = [one.id for one in view.survivors if not one.done and one.id in leaders]
        return next(iter([*active, *waiting]), leaders[0])

    def own_leaders(self, chair: Chair) -> list[str]:
        return [one.id for one in chair.view.survivors if one.seat == chair.seat]

    def value_of(self, command: engine.Command, field: str) -> str:
        return value_of(command, field)

    def label(self, chair: Chair, field: str, value: str) -> str:
        if field in CARDS:
            return self._card(chair, value)
        if field == "matter":
            return chair.speech.say(f"standing-{value}")
        if field == "order":
            return _order(chair, value)
        if field in SAID:
            return chair.speech.picked_name(field, value)
        if field in (*OTHERS, "survivor"):
            return survivor_name(chair.record, value, chair.language)
        if field == "recipe":
            return (
                engine.load_content(chair.record.ruleset).equipment[value].name.in_(chair.language)
            )
        if field in ("place", "seat", "kind", "silent"):
            return say(chair.language, f"{field}-{value}")
        if field == "car":
            car = next(one for one in chair.view.cars if one.id == value)
            return say(chair.language, f"car-{car.kind}", zone=car.zone)
        if field == "door":
            return chair.speech.door(value)
        return value

    def _card(self, chair: Chair, value: str) -> str:
        language, card = chair.language, value.removesuffix(PAIR)
        name = speech_of_hands(chair).card(card)
        if value.endswith(PAIR):
            return say(language, "as-a-pair", card=name)
        place = place_of(chair.view, card)
        where = say(language, f"place-{place}") if place else ""
        return say(language, "one-of-two", what=name, where=where) if where else name

    def question_text(self, chair: Chair, question: engine.Question) -> str:
        told = super().question_text(chair, question)
        if question.key in self.wounding:
            told = questions.before_wound(chair, question.subject, told)
        return questions.text(chair, question, told)

    def option_labels(self, chair: Chair, question: engine.Question) -> Mapping[str, str]:
        """Return longer labels, by option, for options whose name alone is not enough.

        The label of one of two equal cards says where it is: in a hand, in the pack, or just found.
        The label of a survivor says which wound would be the next, that of a zone who stands there.
        """
        if found := questions.labels(chair, question):
            return found
        if question.about != "card":
            return {}
        view, language, found = chair.view, chair.language, dict[str, str]()
        speech = speech_of_hands(chair)
        for card in question.options:
            if place := place_of(view, card):
                where, told = say(language, f"place-{place}"), speech.option(question, card)
                where = say(language, "place-fired", where=where) if is_fired(view, card) else where
                found[card] = cut(say(language, "one-of-two", what=told, where=where), LABEL)
        plain = {card: speech.option(question, card) for card in question.options}
        held = {told for card, told in plain.items() if is_held(view, card)}
        for card, told in plain.items():
            if told in held and not is_held(view, card):
                where = say(language, "place-found")
                found[card] = cut(say(language, "one-of-two", what=told, where=where), LABEL)
        return found

    def advised_option(self, chair: Chair, question: engine.Question) -> str:
        advice = next(iter(engine.advise(chair.game, question.seats[0])), None)
        return advice.step if advice and isinstance(advice.step, str) else ""

    def told_by_question(self, chair: Chair) -> Collection[engine.Event]:
        asked = chair.questions or chair.game.questions
        return [event for one in asked for event in questions.dice_of(chair, one)]

    def always(
        self, chair: Chair, question: engine.Question
    ) -> Sequence[tuple[engine.Command, str]]:
        """Return the standing orders that answer this question now, each with its label.

        For a spectator, and so for the public message, these are the orders of all who are asked.
        """
        seats = [chair.seat] if chair.seat else question.seats
        found = [one for seat in seats for one in chair.game.settling(seat, question)]
        return [
            (one, cut(chair.speech.say("always", order=_order(chair, one.order)), LABEL))
            for one in dict.fromkeys(found)
            if isinstance(one, StandingOrder)
        ][:BUTTONS_A_ROW]

    def group_of(self, command: engine.Command) -> str:
        """Return the matter that a standing order is about; empty for all other commands."""
        return command.matter if isinstance(command, StandingOrder) else ""

    def group_name(self, chair: Chair, do: str, group: str) -> str:
        """Return the name of a matter for standing orders, with the order now in force."""
        view: View = chair.view
        now = view.orders.get(chair.seat, {}).get(group, ASK)
        matter = chair.speech.say(f"standing-{group}")
        return cut(chair.speech.say("standing-now", matter=matter, order=_order(chair, now)), LABEL)

    def prompt(self, chair: Chair, do: str) -> str:
        return chair.speech.action(do)

    def entry(self, chair: Chair, command: engine.Command) -> str:
        """Return a menu entry; cards have their present names, and two of a kind their places."""
        view, language = chair.view, chair.language
        told = speech_of_hands(chair).command(command)
        cards = [getattr(command, field, None) or "" for field in ("card", "give", "take")]
        places = [place for card in cards if (place := place_of(view, card))]
        if places and not getattr(command, "pair", False):
            where = listing(language, [say(language, f"place-{one}") for one in places])
            told = cut(say(language, "one-of-two", what=told, where=where), ENTRY)
        return self._noted(chair, command, told)

    def _noted(self, chair: Chair, command: engine.Command, told: str) -> str:
        """Add the odds of an attack and the caution to an entry."""
        language, notes = chair.language, list[Callable[[str], str]]()
        if isinstance(command, Attack):
            met = self._targets(chair, command)
            if met:
                notes.append(lambda what: say(language, "with-targets", what=what, zombies=met))
            odds = weighed.chance(chair.speech, engine.odds(chair.game, command))
            if odds and not weighed.in_vain(engine.odds(chair.game, command)):
                notes.append(lambda what: say(language, "with-odds", what=what, odds=odds))
        caution = self.caution(chair, command)
        if caution:
            notes.append(lambda what: say(language, "with-caution", what=what, caution=caution))
        if not notes:
            return told
        return noted(told, lambda what: reduce(lambda text, note: note(text), notes, what))

    def _targets(self, chair: Chair, attack: Attack) -> str:
        """Name the enemies in the zone of an attack; empty if entries name the weapon instead."""
        if not self.names_targets:
            return ""
        view: View = chair.view
        here = {one.kind: one.count for one in view.groups if one.zone == attack.zone}
        return chair.speech.zombies(here)

    def hint_values(self, chair: Chair, advice: engine.Advice) -> Mapping[str, str]:
        """Return the values of a hint: `zone`, and the name of the survivor it waits for (`who`).

        `alone` is `yes` if it waits for nobody. `needs` are the supplies that open goals ask for.
        For an attack, `blow_values` are added.
        """
        who = self.leader_name(chair, advice.who) if advice.who else ""
        found = {"zone": advice.zone, "who": who, "alone": "no" if who else "yes"}
        found |= {"band": "none", "chance": "", "needs": self._needs(chair)}
        found |= self._unbeaten(chair, advice)
        if isinstance(advice.step, Attack):
            return found | blow_values(chair.speech, engine.odds(chair.game, advice.step))
        return found

    def _unbeaten(self, chair: Chair, advice: engine.Advice) -> dict[str, str]:
        """Return the toughest zombie that no survivor's weapon kills, and the damage for it.

        It is sought in the zone that the advice names, else in the leader's own. `unbeaten` is
        `none` if there is no such zombie.
        """
        view: View = chair.view
        who = "" if isinstance(advice.step, str) else self.leader_of(advice.step)
        own = (one.zone for one in view.survivors if one.id == who)
        zone = advice.zone or next(own, "")
        kind = engine.unbeaten(chair.game, zone)
        if not kind:
            return {"unbeaten": "none", "damage": ""}
        the = chair.speech.forms("zombie-kind", kind)["the"]
        damage = content_of(chair.record).zombies[kind].toughness
        return {"unbeaten": the, "damage": str(damage)}

    def _needs(self, chair: Chair) -> str:
        """Name the supplies that open goals still ask for; empty if there are none."""
        speech = chair.speech
        kinds = engine.supplies_needed(chair.game)
        return speech.one_of(speech.forms("card", one)["a"] for one in kinds)

    def occasions(self, chair: Chair, leader: str) -> set[str]:
        """Return the kinds of the leader's legal commands; `beside` is added if zombies are in the
        same zone.
        """
        view: View = chair.view
        zone = next((one.zone for one in view.survivors if one.id == leader), "")
        beside = any(one.zone == zone and one.count for one in view.groups)
        return super().occasions(chair, leader) | ({BESIDE} if beside else set[str]())

    def teaches(self, chair: Chair) -> bool:
        """Whether the seat's turn begins in a tutorial, or in the first mission of the box."""
        view: View = chair.view
        missions = content_of(chair.record).missions
        played = missions.get(chair.record.mission)
        first = chair.record.mission == next(iter(missions), "")
        tutorial = played is not None and (first or played.difficulty == "tutorial")
        begun = any(one.seat == chair.seat and one.active for one in view.survivors)
        return tutorial and chair.seat in chair.game.acting and not begun

    def field_values(self, chair: Chair, leader: str, field: str) -> Iterable[str]:
        """Return the ids of everything on the table that the field may hold: nothing is hidden."""
        view: View = chair.view
        if field in CARDS:
            held = held_cards(view, leader)
            return [*held, *(f"{card}{PAIR}" for card in held)]
        if field in OTHERS:
            return [one.id for one in view.survivors]
        if field == "recipe":
            return engine.load_content(chair.record.ruleset).recipes
        if field == "car":
            return [one.id for one in view.cars]
        found = {"zone": view.board.zones, "door": view.board.doors}
        return found.get(field, ())

    def drafts(
        self, chair: Chair, typed: TypedCommand, leaders: Sequence[str]
    ) -> Mapping[str, engine.Command]:
        """Draft the command for those leaders who hold the named card; for all if none holds it.

        A standing order has no leader.
        """
        if typed.do == StandingOrder.name():
            said = StandingOrder(order=typed.text("order"), matter=typed.text("matter"))
            return {"": said}
        view: View = chair.view
        named = {typed.text(field).removesuffix(PAIR) for field in ("card", "give")}
        holding = [
            one.id
            for one in view.survivors
            if one.id in leaders and named & {card.id for card in (*one.hands, *one.pack) if card}
        ]
        return super().drafts(chair, typed, holding or leaders)

    def draft(self, chair: Chair, typed: TypedCommand, leader: str) -> engine.Command:
        filled = with_likely_values(chair.view, typed, leader)
        data = {"do": typed.do, "survivor": leader, **filled}
        return engine.command_from_json(chair.record.ruleset, data)

    def places(self, chair: Chair, leader: str, do: str, group: str) -> Sequence[str]:
        """Return the zones that an open question offers, else those of the leader's commands `do`.

        A command about a door leads to the zones on both sides of the door.
        """
        board = chair.view.board
        asked = [one.options for one in chair.questions]
        found = asked[0] if asked else ()
        if not asked and do:
            mine = (one for one in chair.commands if self.leader_of(one) == leader)
            found = [zone for one in mine if one.name() == do for zone in _places_of(board, one)]
        return [one for one in dict.fromkeys(found) if one in board.zones]

    def end_command(self, chair: Chair, leader: str) -> engine.Command:
        return EndTurn(survivor=leader)

    def caution(self, chair: Chair, command: engine.Command) -> str:
        """Warn of survivors whom an attack may hit, or of actions lost by ending a turn."""
        if isinstance(command, EndTurn):
            return self._unplayed(chair, command.survivor)
        return self.warning(chair, command)

    def warning(self, chair: Chair, command: engine.Command) -> str:
        """Warn of survivors whom an attack hits before it reaches a zombie."""
        if not isinstance(command, Attack):
            return ""
        odds = engine.odds(chair.game, command)
        return weighed.friendly(chair.speech, chair.view, command, odds)

    def _unplayed(self, chair: Chair, survivor: str) -> str:
        """Tell the actions of a survivor whose turn has not begun.

        Empty if the seat leads only one: nobody else can have been meant.
        """
        view: View = chair.view
        meant = next((one for one in view.survivors if one.id == survivor), None)
        if meant is None or meant.active or meant.done or not meant.actions:
            return ""
        if sum(one.seat == meant.seat for one in view.survivors) == 1:
            return ""
        return chair.speech.say("actions-left", count=meant.actions)

    def read_at_once(
        self, chair: Chair, events: Sequence[engine.Event]
    ) -> tuple[Sequence[engine.Event], str]:
        """Return the events before the zombies' turn, and a line that the zombies have moved.

        The story of their turn is left out, because the whole table reads it.
        """
        begins = [at for at, one in enumerate(events) if isinstance(one, ZombiesTurnBegan)]
        if not begins:
            return events, ""
        return events[: begins[0]], chair.speech.say("zombies-have-moved")


def _order(chair: Chair, order: str) -> str:
    """Return what a standing order says; the id of a survivor says that this one is chosen."""
    key = f"standing-order-{order}"
    if chair.speech.words.knows(chair.language, key):
        return chair.speech.say(key)
    return chair.speech.say("standing-order-own", survivor=chair.speech.name("survivor", order))


def _places_of(board: Board, command: engine.Command) -> Sequence[str]:
    """Return the zone that a command names, or the two zones of the door that it names."""
    door = board.doors.get(str(getattr(command, "door", "")))
    return door.zones if door else [str(getattr(command, "zone", ""))]
