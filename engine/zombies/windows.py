"""A window is a moment of a turn at which the game asks the other players for a card and waits.
[zombies, Event cards]

By the rules a card may be played at any time, also outside of windows. But people play hours apart,
so the game waits for cards in windows only. There are two, each at most once a turn: `walk`, when a
walk is declared, and `fight`, before the first fight of the active player. With the tempo `each`
both exist, and `walk` opens before the walk is declared; otherwise there is only `walk`. A player
who has a card plays it and then passes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.refusal import Refusal
from engine.zombies.commands import ChooseTempo, WaiveWindows
from engine.zombies.events import TempoChosen, WindowsWaived
from engine.zombies.game import Game

PASS, PASS_TURN, PASS_ALWAYS = "pass", "pass-turn", "pass-always"
CHOICES = (PASS, PASS_TURN, PASS_ALWAYS)


async def window(game: Game, moment: str) -> None:
    """Open the window `moment`: ask the seats of `asked` all at once, and wait for all answers.

    Does nothing if the window was open in this turn already, or at a table without windows.
    """
    state = game.state
    if not _is_due(game, moment):
        return
    state.windows.append(moment)
    chosen = await game.choose_each("window", lambda: asked(game), about="window", subject=moment)
    for seat in game.opponents(state.turn):
        if chosen.get(seat) == PASS_TURN:
            state.passing.append(seat)
        elif chosen.get(seat) == PASS_ALWAYS:
            waive(game, seat, waives=True)


def _is_due(game: Game, moment: str) -> bool:
    """Return True if this window exists at the table and was not opened this turn."""
    return game.state.cards == "window" and moment not in game.state.windows


def would_ask(game: Game, moment: str) -> bool:
    """Return True if opening the window `moment` now would ask at least one seat."""
    return _is_due(game, moment) and bool(asked(game))


def asked(game: Game) -> dict[str, Sequence[str]]:
    """Return the seats to ask in a window, each with the answers it may give.

    Whether the cards in a hand could do anything does not matter, because the question would give
    it away.
    """
    return {
        seat: CHOICES
        for seat in game.opponents(game.state.turn)
        if may_step_in(game, seat)
        and seat not in game.state.passing
        and not game.player(seat).waives
    }


def may_step_in(game: Game, seat: str) -> bool:
    """Return True if the seat may play a card now, judged only by what everybody can see.

    It has cards in its hand and has played none since its last turn began, and the table allows
    cards now.
    """
    player, state = game.player(seat), game.state
    now = state.cards == "window" or seat == state.turn
    return now and bool(player.hand) and not player.card_played


# ------------------------------------------------------------ passing every window


def waivings(game: Game, seat: str) -> Iterator[WaiveWindows]:
    """Yield the one command that changes the seat's setting, if it is allowed."""
    command = WaiveWindows(waive=not game.player(seat).waives)
    if why_not_waive(game, seat, command) is None:
        yield command


def why_not_waive(game: Game, seat: str, command: WaiveWindows) -> Refusal | None:
    """Refuse if the table has no windows, or if the setting is already as the command says."""
    if game.state.cards != "window" or len(game.state.seats) == 1:
        return Refusal("no-windows")
    if command.waive == game.player(seat).waives:
        return Refusal("already-passes" if command.waive else "already-asked")
    return None


async def carry_out_waive(game: Game, seat: str, command: WaiveWindows) -> None:
    waive(game, seat, waives=command.waive)


def waive(game: Game, seat: str, *, waives: bool) -> None:
    """Let the seat pass all windows from now on, or be asked again."""
    game.player(seat).waives = waives
    game.tell(WindowsWaived(seat=seat, waives=waives))


# ------------------------------------------------------------ steps that pass by themselves


def tempos(game: Game, seat: str) -> Iterator[ChooseTempo]:
    """Yield the one command that changes the seat's setting."""
    yield ChooseTempo(brisk=not game.player(seat).brisk)


def why_not_choose_tempo(game: Game, seat: str, command: ChooseTempo) -> Refusal | None:
    if command.brisk == game.player(seat).brisk:
        return Refusal("steps-pass-already" if command.brisk else "steps-wait-already")
    return None


async def choose_tempo(game: Game, seat: str, command: ChooseTempo) -> None:
    """Change the setting from the next step on; an open question must still be answered."""
    game.player(seat).brisk = command.brisk
    game.tell(TempoChosen(seat=seat, brisk=command.brisk))
