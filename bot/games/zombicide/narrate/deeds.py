"""Legal commands as entries of a menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.zombicide.narrate import outings
from bot.games.zombicide.narrate.naming import Naming
from engine.core.command import Command
from engine.family import commands as c

ENTRY = 100
"""Discord's limit for an entry of a select menu."""


def command(names: Naming, given: Command) -> str:
    """What the command does, in at most 100 characters."""
    return LABELS[type(given)](names, given)[:ENTRY]


def _simple(key: str) -> Callable[[Naming, Any], str]:
    return lambda names, given: names.say(key)


def _with_card(key: str) -> Callable[[Naming, Any], str]:
    return lambda names, given: names.say(key, card=names.the_card(given.card))


def _open(names: Naming, given: c.OpenDoor) -> str:
    return names.say("deed-open-door", door=names.door(given.door), card=names.the_card(given.card))


def _attack(names: Naming, given: c.Attack) -> str:
    if given.other_zone:
        card, other = names.the_card(given.card), given.other_zone
        return names.say("deed-attack-two", zone=given.zone, other=other, card=card)
    key = "deed-attack-pair" if given.pair else "deed-attack"
    if given.kind:
        key = f"deed-attack-{given.kind}"
    return names.say(key, zone=given.zone, card=names.the_card(given.card))


def _equip(names: Naming, given: c.Equip) -> str:
    return names.say(f"deed-equip-{given.place}", card=names.the_card(given.card))


def _trade(names: Naming, given: c.Trade) -> str:
    partner = names.survivor(given.partner)
    if not given.take:
        return names.say("deed-trade-give", given=names.the_card(given.give or ""), partner=partner)
    taken = names.the_card(given.take)
    if not given.give:
        return names.say("deed-trade-take", taken=taken, partner=partner)
    gift = names.the_card(given.give)
    return names.say("deed-trade-swap", given=gift, taken=taken, partner=partner)


def _heal(names: Naming, given: c.Heal) -> str:
    if given.patient == given.survivor:
        return names.say("deed-heal-self")
    return names.say("deed-heal", patient=names.survivor(given.patient))


LABELS: dict[type[Command], Callable[[Naming, Any], str]] = {
    c.Move: lambda names, given: names.say("deed-move", zone=given.zone),
    c.Search: _simple("deed-search"),
    c.OpenDoor: _open,
    c.Attack: _attack,
    c.Reload: _with_card("deed-reload"),
    c.TakeObjective: _simple("deed-take-objective"),
    c.MakeNoise: _simple("deed-make-noise"),
    c.Equip: _equip,
    c.Trade: _trade,
    c.Craft: lambda names, given: names.say("deed-craft", card=names.a_card(given.recipe)),
    c.Discard: _with_card("deed-discard"),
    c.Heal: _heal,
    c.LendAction: lambda names, given: names.say(
        "deed-lend-action", other=names.survivor(given.to)
    ),
    c.EndTurn: _simple("deed-end-turn"),
    **outings.LABELS,
}
"""Every command has its label here; a test walks through them all."""
