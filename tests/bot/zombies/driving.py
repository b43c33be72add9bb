"""People who play Zombies!!! on the local Discord as the autopilot advises."""

from __future__ import annotations

import engine
from bot.games.zombies.places import spot_cells
from bot.practice.people import ANN, BOB, CLEO, DAN, Person
from bot.practice.records import walk_components
from bot.table.controls import tag
from engine.zombies import commands as c
from tests.bot.conftest import ONE, Room

PEOPLE: dict[str, Person] = {str(one.id): one for one in (ANN, BOB, CLEO, DAN)}


async def open_town(room: Room, *players: Person, where: str = ONE, **options: str) -> None:
    """A game of these players, begun."""
    first, *others = players
    await room.slash(first, "game new", where, game="zombies", **options)
    for one in others:
        await room.slash(one, "game join", where)
    said = await room.slash(first, "game start", where)
    assert said in ("The game begins.", "La partie commence.")


async def step(room: Room, where: str = ONE) -> str:
    """A command or answer of the player who must act, as the autopilot advises; what they read."""
    game = await room.game(where)
    seat = game.questions[0].seats[0] if game.questions else game.acting[0]
    advice = engine.autopilot(game, seat)
    assert advice is not None
    if isinstance(advice, str):
        return await answer(room, PEOPLE[seat], advice, where)
    return await give(room, PEOPLE[seat], advice, where)


async def answer(room: Room, who: Person, option: str, where: str = ONE) -> str:
    """Presses the option in the person's own menu."""
    opened = await room.begin(who, "act", where)
    menu = (await room.discord.wait(opened)).message
    record = await room.store.live_in(room.discord.channel(where).id)
    assert record is not None
    at = f"{record.id}:{record.last}"
    custom_id = f"g:{at}:answer:{tag(option)}"
    parts = list(walk_components(menu.components))
    while custom_id not in [part.get("custom_id") for part in parts]:
        select = next(
            part for part in parts if str(part.get("custom_id")).startswith(f"s:{at}:answer")
        )
        if tag(option) in [one["value"] for one in select["options"]]:
            chosen = await room.discord.select(who, menu, select["custom_id"], [tag(option)])
            return (await room.discord.wait(chosen)).text
        *_, further = (one for part in parts if ":menu:" in (one := str(part.get("custom_id"))))
        turned = await room.discord.press(who, menu, further)
        menu = (await room.discord.wait(turned)).message
        parts = list(walk_components(menu.components))
    pressed = await room.discord.press(who, menu, custom_id)
    return (await room.discord.wait(pressed)).text


async def give(room: Room, who: Person, command: engine.Command, where: str = ONE) -> str:
    """Types the command as its slash command."""
    game = await room.game(where)
    match command:
        case c.LayTile():
            return await room.slash(who, "tile", where, place=place_of(game, command))
        case c.Fight():
            return await room.slash(who, "fight", where)
        case c.RollMovement():
            return await room.slash(who, "walk", where)
        case c.Walk():
            return await room.slash(who, "walk", where, to=command.to)
        case c.StopWalking():
            view = game.view()
            own = next(one.square for one in view.players if one.seat == view.turn)
            return await room.slash(who, "walk", where, to=own)
        case c.FinishTurn():
            return await room.slash(who, "end", where)
        case c.MoveZombie():
            return await room.slash(
                who, "zombies move", where, zombie=command.zombie, to=command.to
            )
        case c.HerdZombies():
            return await room.slash(who, "zombies herd", where, towards=command.towards)
        case c.PlayCard():
            filled = {
                name: said
                for name, said in command.plain().items()
                if name != "do" and said is not None
            }
            if "target" in filled:
                filled["against"] = filled.pop("target")
            if "use" in filled:
                filled["for"] = filled.pop("use")
            return await room.slash(who, "card play", where, **filled)
        case c.UseItem():
            return await room.slash(who, "card use", where, card=command.card)
        case c.DiscardCard():
            return await room.slash(who, "card discard", where, card=command.card)
        case c.WaiveWindows():
            how = "always" if command.waive else "ask"
            return await room.slash(who, "card pass", where, how=how)
        case _:
            raise AssertionError(f"no way to type {command!r}")


def place_of(game: engine.Table[object, object], command: c.LayTile) -> str:
    """The value of the option that is completed for a place."""
    assert (command.x, command.y) in spot_cells(game.view())  # pyright: ignore[reportArgumentType]
    return f"{command.x},{command.y},{command.turn}"
