"""The sign of the Avengers: a special attack that works twice. [heroes-resistance p. 20]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions
from engine.family.figures import remove_figures
from engine.family.game import Game
from engine.family.hits import count_up
from engine.family.state import Survivor
from engine.heroes_resistance.commands import UseSign
from engine.heroes_resistance.events import SignUsed
from engine.heroes_resistance.state import Sign, box, ours


def uses(game: Game, hero: Survivor) -> Iterator[UseSign]:
    sign = ours(game).sign
    if sign and sign.zone == hero.zone:
        for zone in game.board.sight(hero.zone, game.open_doors):
            yield UseSign(survivor=hero.id, zone=zone)


def why_not_use(game: Game, hero: Survivor, command: UseSign) -> Refusal | None:
    """Refuse unless the hero is in the sign's zone and the sign can hit enemies in the target zone.

    The target zone must be in sight and in range.
    """
    sign, numbers = ours(game).sign, box(game).figures.sign
    if sign is None:
        return Refusal("no-sign-left")
    if sign.zone != hero.zone:
        return Refusal("no-sign-here", survivor=hero.id)
    if command.zone not in game.board.zones:
        return Refusal("no-such-zone", zone=command.zone)
    seen = game.board.sight(hero.zone, game.open_doors)
    if command.zone not in seen:
        return Refusal("not-in-sight", survivor=hero.id, zone=command.zone)
    if not numbers.nearest <= seen[command.zone] <= numbers.farthest:
        return Refusal(
            "sign-out-of-reach",
            zone=command.zone,
            distance=seen[command.zone],
            nearest=numbers.nearest,
            farthest=numbers.farthest,
        )
    if not _struck(game, command.zone):
        there = game.zombies_in(command.zone)
        return Refusal("sign-spares-heroes" if there else "nothing-to-attack", zone=command.zone)
    return actions.why_not_spend(game, hero, 1, actions.free(hero, "combat"))


def _struck(game: Game, zone: str) -> list[str]:
    """Return the kinds in the zone that the sign can hit, in the order in which they are hit."""
    known = box(game).zombies
    kinds = [kind for kind in game.zombies_in(zone) if not known[kind].hero]
    return sorted(kinds, key=lambda kind: known[kind].priority)


async def use(game: Game, hero: Survivor, command: UseSign) -> None:
    """Roll one die for each enemy in the target zone except zombie heroes; nothing adds dice.

    After the first use the sign lies damaged in the zone it was used on; after the second it is
    gone.
    """
    state, needed = ours(game), box(game).figures.sign.hits_on
    gone = state.sign is not None and state.sign.damaged
    state.sign = None if gone else Sign(command.zone, damaged=True)
    actions.spend(hero, "combat")
    there = game.zombies_in(command.zone)
    faces = game.dice.roll(sum(there[kind] for kind in _struck(game, command.zone)))
    hits = sum(face >= needed for face in faces)
    game.tell(
        SignUsed(
            survivor=hero.id,
            zone=command.zone,
            faces=tuple(faces),
            needed=needed,
            hits=hits,
            gone=gone,
        )
    )
    await _fell(game, hero, command.zone, hits)


async def _fell(game: Game, hero: Survivor, zone: str, hits: int) -> None:
    """Remove the enemies hit, kind by kind; hits too few to kill one are lost."""
    killed, weak, known = dict[str, int](), dict[str, int](), box(game).zombies
    for kind in _struck(game, zone):
        there, toughness = game.zombies_in(zone)[kind], known[kind].toughness
        count = min(there, hits // toughness)
        hits -= count * toughness
        if count:
            remove_figures(game, zone, kind, count)
            killed[kind] = count
        if count < there:
            weak = {kind: hits} if hits else {}
            break
    await count_up(game, hero, zone, killed, weak)
