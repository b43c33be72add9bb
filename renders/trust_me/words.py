"""The board in words: fields, directions, and how far a walk is, so that text is enough."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.event import Event
from engine.spaces.plane import Point
from engine.trust_me.view import AlphaView, HeldView, PlayerView
from renders.kit.alt import fitted
from renders.kit.words import capital
from renders.trust_me.goals import Goal
from renders.trust_me.look import TrustLook
from renders.trust_me.marks import noises_in
from renders.trust_me.near import Near, nearest
from renders.trust_me.strip import in_hand
from renders.trust_me.window import field_of


def sentence(words: str) -> str:
    """The words with a capital letter and a full stop."""
    end = "" if words.endswith((".", "!", "?", ":", ":")) else "."
    return capital(words) + end


# ------------------------------------------------------------ parts of sentences


def player_words(look: TrustLook, player: PlayerView) -> list[str]:
    """What everybody may know of a survivor on the board, as parts of a sentence."""
    say = look.say
    seen = [look.number(one.id) for one in look.view.groups if player.seat in one.sees]
    lying = list(player.actions.values())
    found = [look.field(player.at), look.cover_of(player.at)]
    found.append(say("plane-alt-seen", groups=", ".join(seen)) if seen else say("plane-alt-unseen"))
    found.append(
        say(
            "plane-alt-tokens",
            actions=lying.count("action"),
            fatigue=lying.count("fatigue"),
            left=player.unplaced,
        )
    )
    found += harms(look, player)
    held = listed(token_words(look, one) for one in in_hand(player))
    found.append(say("plane-alt-holds", things=held) if held else "")
    found.append(aim_words(look, player))
    home = {"field": field_of(player.community), "cm": look.cm_home(player)}
    found.append(say("plane-alt-leave", **home))
    return [one for one in found if one]


def listed(names: Iterable[str]) -> str:
    """The names of things in the form for the middle of a sentence."""
    return ", ".join(f"{one[:1].lower()}{one[1:]}" for one in names)


def token_words(look: TrustLook, held: HeldView) -> str:
    """A token in words, as far as the view shows it."""
    if not held.kind:
        return look.say("plane-face-down")
    name = look.token(held.kind)
    return look.say("plane-emptied", name=name) if held.empty else name


def harms(look: TrustLook, player: PlayerView) -> list[str]:
    """A survivor's wounds, burn and infection, in words."""
    found = [look.say("plane-alt-wounds", count=player.wounds)] if player.wounds else []
    found += [look.say("plane-alt-dressed", count=player.dressed)] if player.dressed else []
    borne = list(player.harm.values())
    found += [look.say("plane-alt-burn")] if "burn" in borne else []
    return found + ([look.say("plane-alt-infection")] if "infection" in borne else [])


def aim_words(look: TrustLook, player: PlayerView) -> str:
    """In words, where the player's Target marker lies; empty if it is not on the board."""
    if player.target:
        return look.say("plane-aims", name=look.name(player.target))
    if player.target_at is None:
        return ""
    return look.say("plane-aims-field", field=field_of(player.target_at))


def group_words(look: TrustLook, group: AlphaView) -> list[str]:
    """A group's field, size, strength and goal, as parts of a sentence."""
    say = look.say
    return [
        field_of(group.at),
        say("plane-alt-zombies", count=group.neutrals + 1),
        say("plane-alt-attack", attack=look.strength(group)),
        look.goal(group),
    ]


def head_words(look: TrustLook) -> list[str]:
    """Title, round, whose turn it is, and the hunt, as sentences."""
    view = look.view
    found = [f"{look.title()}, {look.round_words()}", look.whose()]
    if view.hunt and view.outcome is None:
        found.append(look.hunt_words())
    return [sentence(one) for one in found]


# ------------------------------------------------------------ alternative texts


def plane_alt(look: TrustLook) -> str:
    """The board in at most 1,024 characters, without the noises of this round."""
    return plane_words(look, ())


def plane_words(look: TrustLook, events: Sequence[Event]) -> str:
    """Players, groups and noises, then what is near a survivor, in at most 1,024 characters.

    That survivor is the reader's or, if it is not on the board, the one whose turn it is.
    """
    view = look.view
    head = head_words(look)
    people = [_person_line(look, one) for one in view.players if view.round]
    groups = [_group_line(look, one) for one in view.groups]
    rest = [look.say("plane-alt-noise", field=field_of(view.noise))] if view.round else []
    rest += heard_words(look, events)
    centre = centre_of(look)
    rest += _joined(look, around_words(look, centre, 40)) if centre else []
    short = [_short_line(look, one) for one in view.players if view.round]
    return fitted([[*head, *people, *groups], [*head, *short, *groups]], rest)


def centre_of(look: TrustLook) -> PlayerView | None:
    """The player whose surroundings are described: the reader, else the one whose turn it is.

    None if neither has a survivor on the board.
    """
    standing = {one.seat: one for one in look.standing()}
    return standing.get(look.view.seat or "") or standing.get(look.view.turn)


def heard_words(look: TrustLook, events: Sequence[Event]) -> list[str]:
    """The noises of the round, in words."""
    return [
        look.say(
            "plane-alt-heard",
            number=one.number,
            field=field_of(one.at),
            din="yes" if one.din else "no",
        )
        for one in noises_in(look, events)
    ]


def _named(look: TrustLook, name: str, state: str) -> str:
    """Return a sentence with the name of a person or thing and, after it, its state."""
    return sentence(look.say("plane-alt-out", name=name, state=state))


def _person_line(look: TrustLook, player: PlayerView) -> str:
    name = look.name(player.seat)
    if player.place != "board":
        return _named(look, name, look.say(f"plane-{player.place}"))
    return _named(look, name, ", ".join(player_words(look, player)))


def _short_line(look: TrustLook, player: PlayerView) -> str:
    parts = player_words(look, player)[:2] if player.place == "board" else []
    words = ", ".join(parts) or look.say(f"plane-{player.place}")
    return _named(look, look.name(player.seat), words)


def _group_line(look: TrustLook, group: AlphaView) -> str:
    words = look.say("plane-alt-group", number=look.number(group.id))
    parts = ", ".join(group_words(look, group))
    return _named(look, f"{words[:1].upper()}{words[1:]}", parts)


def around_words(look: TrustLook, player: PlayerView, most: int) -> list[str]:
    """Return a heading, then name, distance and direction of each thing near a survivor.

    The nearest thing is the first; there are at most `most` of them.
    """
    name, at = look.name(player.seat), player.at
    title = look.say("plane-alt-from", name=name, field=field_of(at))
    return [title, *(f"{one.name} {_off(look, at, one)}" for one in nearest(look, player)[:most])]


def _joined(look: TrustLook, words: Sequence[str]) -> list[str]:
    """Return the same texts with the punctuation of a list.

    The first is the heading and stays as it is; each of the others ends in a separator, the last in
    a full stop.
    """
    title, *near = words
    between = look.say("plane-between").rstrip(" ")
    return [title, *(f"{one}{between}" for one in near[:-1]), *(f"{one}." for one in near[-1:])]


def _off(look: TrustLook, at: Point, near: Near) -> str:
    wind = look.wind(at, near.at)
    if near.mm <= look.content.numbers.touching:
        return look.say("plane-touching", wind=wind)
    return look.say("plane-off", cm=look.cm(near.mm), wind=wind)


# ------------------------------------------------------------ the whole board as text


def plane_text(look: TrustLook) -> str:
    """The complete board, one line for each thing; the caller may split it between lines."""
    view, say = look.view, look.say
    lines = [" ".join(head_words(look))]
    if not view.round:
        return "\n".join([*lines, *_things(look)])
    lines.append(say("plane-alt-noise", field=field_of(view.noise)))
    lines += ["", say("plane-text-people")]
    lines += [_full_line(look, one) for one in view.players]
    if view.groups:
        lines += ["", say("plane-text-groups")]
        lines += [_full_group(look, one) for one in view.groups]
    lines.append(sentence(say("plane-text-neutrals", count=view.neutrals_left)))
    centre = centre_of(look)
    if centre:
        lines += ["", *around_words(look, centre, 40)]
    return "\n".join([*lines, *_things(look), *_tokens(look)])


def _full_line(look: TrustLook, player: PlayerView) -> str:
    name = look.full_name(player.seat)
    if player.place != "board":
        won = player.seat in look.view.winners
        fate = look.say("plane-fate-won" if won else f"plane-{player.place}")
        return f"{name} · {fate} · {look.say('plane-alt-home', field=field_of(player.community))}"
    parts = player_words(look, player)
    if player.orders and (player.target or player.target_at):
        parts.append(look.say("plane-text-orders", orders=player.orders))
    return " · ".join([name, *parts])


def _full_group(look: TrustLook, group: AlphaView) -> str:
    """A line for a group, with the direction in which its alpha looks."""
    wind, field = look.wind(group.at, group.looks_at), field_of(group.looks_at)
    looks = look.say("plane-text-looks", wind=wind, field=field)
    return f"{_group_line(look, group)[:-1]}, {looks}."


def _things(look: TrustLook) -> list[str]:
    """A line for each piece of scenery: where it is and how it is turned."""
    if not look.view.scenery:
        return []
    lines = ["", look.say("plane-text-things")]
    for one in look.view.scenery:
        way = look.say("plane-text-way", way=round(one.turn % 12 / 3) % 4)
        lies = look.say("plane-text-lies", way=way, degrees=15 * one.turn)
        parts = [look.thing_words(one), field_of(one.at), lies]
        lines.append(" · ".join(parts))
    return lines


def _tokens(look: TrustLook) -> list[str]:
    fields = sorted(field_of(one.at) for one in look.view.lying if not one.inside)
    return ["", look.say("plane-text-tokens"), ", ".join(fields)] if fields else []


# ------------------------------------------------------------ what is near, and what may be chosen


def around_alt(look: TrustLook, seat: str) -> str:
    """One survivor in full, then the things near that survivor, in at most 1,024 characters.

    Raises KeyError for an unknown seat.
    """
    player = look.seated(seat)
    first = [*head_words(look)[:1], _person_line(look, player)]
    if not look.stands(player):
        return fitted([first], ())
    title, *near = _joined(look, around_words(look, player, 40))
    return fitted([[*first, title]], near)


def goals_alt(look: TrustLook, seat: str, goals: Sequence[Goal], title: str) -> str:
    """The list of numbered places in words: name, distance, cost, who sees and who hears."""
    player, heading = look.seated(seat), [sentence(title)]
    if look.view.round:
        field = field_of(player.at)
        heading.append(look.say("plane-alt-goals", name=look.name(seat), field=field))
    return fitted([heading], [goal_words(look, player.at, one) for one in goals])


def goal_words(look: TrustLook, at: Point, goal: Goal) -> str:
    """One line of the list of numbered places, in words; `at` is where the survivor stands."""
    say = look.say
    parts = [f"{goal.number}) {goal.name}"]
    if look.view.round:
        parts.append(say("plane-off", cm=look.cm(goal.mm), wind=look.wind(at, goal.at)))
    parts += [say("plane-cost", cost=one) for one in goal.cost]
    if goal.cost:
        seen = ", ".join(goal.seen)
        parts.append(say("plane-alt-seen", groups=seen) if seen else say("plane-alt-unseen"))
    if goal.attacked:
        parts.append(say("plane-place", sort="attacked"))
    if goal.loud:
        parts.append(say("plane-alt-loud", count=goal.heard))
    if goal.cover:
        parts.append(say("plane-alt-cover", cover=goal.cover))
    return sentence(", ".join(parts))
