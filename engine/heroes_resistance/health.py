"""Health: how heroes lose it, and how a wound is prevented. [heroes-resistance p. 13, 14]"""

from __future__ import annotations

from engine.core.question import Question
from engine.family import skills, standing
from engine.family.events import SurvivorWounded, WoundIgnored
from engine.family.game import Game, Matter
from engine.family.state import Survivor
from engine.family.wounds import eliminate
from engine.heroes_resistance import bystanders, power, traits
from engine.heroes_resistance.events import SkillUsed
from engine.heroes_resistance.state import box, ours

TAKE = "take"
MANY = 99
"""More wounds than a phase can bring, so that all wounds of a phase are ignored."""


def wounds(game: Game, hero: Survivor) -> int:
    """Return how many wounds the hero has."""
    return ours(game).hurt.get(hero.id, 0)


def most(game: Game, hero: Survivor) -> int:
    """Return how many wounds eliminate the hero."""
    return box(game).health_of(hero.id, game.state.guests.get(hero.id))


def heal(game: Game, hero: Survivor) -> None:
    """Heal one wound."""
    state = ours(game)
    state.hurt[hero.id] -= 1
    if not state.hurt[hero.id]:
        del state.hurt[hero.id]


def fall(game: Game, hero: Survivor) -> None:
    """Discard the trait cards of a fallen hero; the bystander whose card the hero held stays
    rescued.
    """
    traits.drop_all(game, hero)


async def new_phase(game: Game) -> None:
    """Begin a phase of the round by calling `forget_wards`."""
    forget_wards(game)


def forget_wards(game: Game) -> None:
    """Forget, for a new phase, how many wounds were prevented and how many may still be."""
    ours(game).warded.clear()
    ours(game).spared.clear()


async def lose(game: Game, hero: Survivor, count: int, by: str) -> None:
    """Deal `count` wounds one after the other; a hero without health left is eliminated."""
    for _ in range(count):
        if not hero.standing:
            return
        if _held_off(game, hero) or await _bought_off(game, hero):
            continue
        ours(game).hurt[hero.id] = wounds(game, hero) + 1
        game.tell(SurvivorWounded(survivor=hero.id, by=by))
        if wounds(game, hero) >= most(game, hero):
            eliminate(game, hero, by)
        elif skills.has(game, hero, "rage"):
            power.gain(game, hero, 1)


# ------------------------------------------------------------ preventing a wound


def _held_off(game: Game, hero: Survivor) -> bool:
    """Return whether the hero ignores one wound, and use that up.

    The hero has paid for it earlier in this phase, or a skill ignores it in the enemies' phase.
    """
    state = ours(game)
    if state.warded.get(hero.id):
        state.warded[hero.id] -= 1
        game.tell(WoundIgnored(survivor=hero.id, reason="warded"))
        return True
    for rule in ("ignore-wounds", "absorb-wounds"):
        spared = state.spared.get(hero.id, 0)
        if game.state.phase == "zombies" and spared < skills.total(game, hero, rule):
            state.spared[hero.id] = spared + 1
            game.tell(WoundIgnored(survivor=hero.id, reason=rule))
            if rule == "absorb-wounds":
                power.gain(game, hero, 1)
            return True
    return False


async def _bought_off(game: Game, hero: Survivor) -> bool:
    """Ask whether to prevent a wound by a skill, a trait or the bystander's card; return True if it
    was prevented.
    """
    ways = [
        *(["shrink"] if _can_shrink(game, hero) else []),
        *(["invulnerable"] if traits.usable(game, hero, "invulnerable") else []),
        *(["sacrifice"] if hero.id in ours(game).held else []),
    ]
    chosen = await game.choose(
        "ward-off", [TAKE, *ways], about="word", subject=hero.id, seats=[hero.seat]
    )
    if chosen == "shrink":
        _shrink(game, hero)
    elif chosen == "invulnerable":
        traits.use_up(game, hero, chosen)
        ours(game).warded[hero.id] = MANY
    elif chosen == "sacrifice":
        await bystanders.sacrifice(game, hero)
    return chosen != TAKE


def _takes(game: Game, question: Question, seat: str, order: str) -> str:
    """Return the order to take wounds; empty if this wound would eliminate the hero."""
    return order if standing.left(game, game.survivor(question.subject)) > 1 else ""


WARD = Matter("ward", (TAKE,), _takes)
"""The standing orders about preventing a wound: a wound that does not eliminate is taken."""


def _can_shrink(game: Game, hero: Survivor) -> bool:
    return not (skills.why_not_use(game, hero, "shrink") or power.why_not_pay(game, hero, 1))


def _shrink(game: Game, hero: Survivor) -> None:
    """Use the skill Shrink, once a round: it prevents this wound and some more in this phase."""
    skill = next(one for one in game.skills(hero) if one.rule == "shrink")
    hero.used.append("shrink")
    game.tell(SkillUsed(survivor=hero.id, skill=skill.id))
    power.pay(game, hero, box(game).skills[skill.id].power)
    ours(game).warded[hero.id] = skill.amount - 1
