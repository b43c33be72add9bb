"""Romero and Zombicide mode: the two sides of each sheet, and the causes that turn them.
[living-dead #5]

The state stores the survivors whose Zombicide side is up. While a Relative is on the board,
everybody plays the Romero side; this is computed, so nothing is stored when a Relative comes or
goes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle, islice

from engine.family import skills, spawning
from engine.family.commands import Trade
from engine.family.entries import Character, Skill, SpawnCard
from engine.family.game import LEVELS, Game
from engine.family.inventory import carry_out_trade
from engine.family.parameters import told
from engine.family.state import Survivor
from engine.living_dead.entries import LivingCharacter, LivingDeadKind, RomeroSheet
from engine.living_dead.events import Cause, Mode, ModeChanged, ModeDelayed
from engine.living_dead.parameters import Trust
from engine.living_dead.state import ours


def relatives_about(game: Game) -> bool:
    """Return whether a Relative is on the board."""
    return any(_saddens(game, kind) for kinds in game.state.zombies.values() for kind in kinds)


def _saddens(game: Game, kind: str) -> bool:
    known = game.content.zombies[kind]
    return isinstance(known, LivingDeadKind) and known.saddens


def mode_of(game: Game, survivor: Survivor) -> Mode:
    """Return the survivor's mode; it is Romero mode while a Relative is on the board. [#7]"""
    bold = survivor.id in ours(game).zombicide and not relatives_about(game)
    return "zombicide" if bold else "romero"


# ------------------------------------------------------------ skills


def of_mode(game: Game, survivor: Survivor) -> list[Skill]:
    """Return the survivor's skills in the present mode."""
    return skills_in(game, survivor, mode_of(game, survivor))


def skills_in(game: Game, survivor: Survivor, mode: Mode) -> list[Skill]:
    """Return the survivor's skills in `mode`; skills once chosen are kept when the sheet is turned.
    [#5]
    """
    romero = _romero(game, survivor, mode)
    if romero is None:
        return skills.of_sheet(game, survivor)
    reached = LEVELS.index(game.level(survivor))
    return [game.content.skills[one] for one in romero.by_level()[:reached]]


def _romero(game: Game, survivor: Survivor, mode: Mode) -> RomeroSheet | None:
    """Return the Romero side of the sheet if `mode` is Romero; None otherwise, and for a custom
    survivor.

    A position may change the Zombicide side of a sheet, never this one.
    """
    printed = game.content.characters.get(survivor.id)
    return printed.romero if mode == "romero" and isinstance(printed, LivingCharacter) else None


async def level_reached(game: Game, survivor: Survivor, level: str) -> None:
    """Gain the skills of a new level.

    At orange and red the player chooses a skill of the Zombicide side and puts a marker on it,
    whichever side is up. The side that is up brings its skill at once. [#5, #16]
    """
    character = game.character(survivor)
    await learn(game, survivor, slots_left(character, survivor.chosen).get(level, []))
    romero = _romero(game, survivor, mode_of(game, survivor))
    if romero:
        _gain(game, survivor, romero.by_level()[LEVELS.index(level) - 1])
    elif level == "yellow":
        _gain(game, survivor, character.yellow)


def slots_left(character: Character, chosen: Sequence[str]) -> dict[str, list[str]]:
    """Return the skills of orange and red that were not chosen yet, by level.

    The first skill of `chosen` counts for orange, the next for red, and so on in turn; once all
    skills of orange are chosen, the others count for red.
    """
    left = {"orange": list(character.orange), "red": list(character.red)}
    turns = cycle(left)
    for skill in chosen:
        level = next((one for one in islice(turns, len(left)) if left[one]), None)
        if level and skill in left[level]:
            left[level].remove(skill)
    return left


async def learn(game: Game, survivor: Survivor, free: Sequence[str]) -> None:
    """Let the player choose which of the skills `free` the survivor gains; do nothing if there are
    none.

    The skill works while the Zombicide side is up.
    """
    if not free:
        return
    chosen = await game.choose(
        "skill-choice", free, about="skill", subject=survivor.id, seats=[survivor.seat]
    )
    survivor.chosen.append(chosen)
    if _romero(game, survivor, mode_of(game, survivor)) is None:
        _gain(game, survivor, chosen)


def _gain(game: Game, survivor: Survivor, skill: str) -> None:
    skills.gain(game, survivor, skill)
    _granted(game, survivor).append(skill)


# ------------------------------------------------------------ turning the sheet


def note_grants(game: Game) -> None:
    """Note, when the players' phase begins, the skills of each survivor; they have given their
    actions for it.
    """
    ours(game).granted = {
        one.id: [skill.id for skill in game.skills(one)] for one in game.standing()
    }


def _granted(game: Game, survivor: Survivor) -> list[str]:
    return ours(game).granted.setdefault(survivor.id, [])


def embolden(game: Game, survivor: Survivor, cause: Cause) -> None:
    """Turn a survivor to Zombicide mode, which has an effect only while no Relative is on the
    board.
    """
    own = ours(game)
    if survivor.id not in own.zombicide:
        own.zombicide.append(survivor.id)
        _turned_or_delayed(game, survivor, "zombicide", cause)


def dishearten(game: Game, survivor: Survivor, cause: Cause) -> None:
    """Turn a survivor to Romero mode."""
    own = ours(game)
    if survivor.id in own.zombicide:
        own.zombicide.remove(survivor.id)
        _turned_or_delayed(game, survivor, "romero", cause)


def _turned_or_delayed(game: Game, survivor: Survivor, mode: Mode, cause: Cause) -> None:
    if relatives_about(game):
        game.tell(ModeDelayed(survivor=survivor.id, mode=mode, cause=cause))
    else:
        _turned(game, survivor, mode, cause)


def _turn_all(game: Game, mode: Mode, cause: Cause) -> None:
    for survivor in game.standing():
        if survivor.id in ours(game).zombicide:
            _turned(game, survivor, mode, cause)


def _turned(game: Game, survivor: Survivor, mode: Mode, cause: Cause) -> None:
    """Give the actions of the skills gained by turning, and take back the unused ones of skills
    lost.

    House rule: a skill whose actions were used gives no further ones in the same turn. [#16]
    """
    game.tell(ModeChanged(survivor=survivor.id, mode=mode, cause=cause))
    if survivor.done:
        return
    other: Mode = "romero" if mode == "zombicide" else "zombicide"
    lost, gained = skills_in(game, survivor, other), skills_in(game, survivor, mode)
    granted = _granted(game, survivor)
    for skill in _beyond(lost, gained):
        if _take_back(game, survivor, skill) and skill.id in granted:
            granted.remove(skill.id)
    held = Counter[str]()
    for skill in gained:
        held[skill.id] += 1
        if granted.count(skill.id) < held[skill.id]:
            skills.grant(survivor, skill)
            granted.append(skill.id)


def _beyond(some: Sequence[Skill], others: Sequence[Skill]) -> list[Skill]:
    """Return the skills of `some` that `others` lack; a skill held twice counts twice."""
    left = Counter(skill.id for skill in others)
    left.subtract(Counter(skill.id for skill in some))
    found: list[Skill] = []
    for skill in reversed(some):
        if left[skill.id] < 0:
            left[skill.id] += 1
            found.append(skill)
    return found[::-1]


def _take_back(game: Game, survivor: Survivor, skill: Skill) -> bool:
    """Take back the actions that the skill gave; return whether all of them were still unused.

    The free attack from bloodlust belongs to no skill and stays.
    """
    sort = skill.rule.removeprefix(skills.FREE)
    kept = int(sort == "melee" and ours(game).striking == survivor.id)
    if skill.rule == "extra-action" and survivor.actions >= skill.amount:
        survivor.actions -= skill.amount
        return True
    if sort != skill.rule and survivor.free.get(sort, 0) >= skill.amount + kept:
        survivor.free[sort] -= skill.amount
        if not survivor.free[sort]:
            del survivor.free[sort]
        return True
    return False


# ------------------------------------------------------------ relatives come and go


async def place(game: Game, card: SpawnCard, zone: str) -> None:
    """Place the zombies of a card; if the first Relative is among them, turn all sheets. [#7]"""
    calm = not relatives_about(game)
    await spawning.place(game, card, zone)
    relatives_came(game, calm=calm)


def relatives_came(game: Game, *, calm: bool) -> None:
    """Turn all sheets if figures just placed include the first Relative.

    `calm` is True if no Relative was on the board before.
    """
    if calm and relatives_about(game):
        _turn_all(game, "romero", "relative")


def killed(game: Game, survivor: Survivor, zone: str, kills: Mapping[str, int]) -> None:
    """Note a survivor who killed a Relative; if no Relative is left, turn the sheets back. [#7]"""
    if any(_saddens(game, kind) for kind in kills):
        mourners = ours(game).mourners
        mourners += [survivor.id] if survivor.id not in mourners else []
        _lay_to_rest(game, zone)
        relatives_went(game)


def _lay_to_rest(game: Game, zone: str) -> None:
    """Note that the goal of killing a Relative in this zone is reached, if the scene has it.
    [scene S7]
    """
    for goal in game.mission.victory:
        wanted = goal.parameters.get("zone")
        if goal.name == "relative-at-rest" and wanted == zone:
            ours(game).achieved.append(goal.name)


def relatives_went(game: Game) -> None:
    """Turn the sheets back if no Relative is left on the board."""
    if not relatives_about(game):
        _turn_all(game, "zombicide", "no-relative")


# ------------------------------------------------------------ trust


async def trade(game: Game, survivor: Survivor, command: Trade) -> None:
    """Trade. A survivor who gives the starting Winchester to another may change to Zombicide mode.

    This is not offered to a survivor from whom another takes the card. [S1-S5]
    """
    await carry_out_trade(game, survivor, command)
    shy = command.give in trusted(game) and survivor.id not in ours(game).zombicide
    if shy and await _dares(game, survivor):
        embolden(game, survivor, "trust")


def trusted(game: Game) -> Sequence[str]:
    """Return the cards whose giver may change to Zombicide mode."""
    return [one.card for one in told(game.mission.rules, "trust", Trust)]


async def _dares(game: Game, giver: Survivor) -> bool:
    said = await game.choose(
        "trust", ("yes", "no"), about="word", subject=giver.id, seats=[giver.seat]
    )
    return said == "yes"
