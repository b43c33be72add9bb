"""The look of a town: how pawns look, and parts of sentences about the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.games import load_content
from engine.zombies.entries import TownContent
from engine.zombies.view import EffectView, FightView, PlayerView, View
from renders.kit.look import NOBODY, Look
from renders.kit.palette import ThemeName
from renders.kit.people import Person
from renders.zombies.figures import pawns_of


class TownLook(Look[View, TownContent]):
    """The `Look` of Zombies!!!: a view with the language, names and colours to show it in."""

    most = 24
    """The greatest number of characters of a player's name that are shown."""

    def __init__(
        self,
        view: View,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
    ):
        super().__init__(view, load_content(view.ruleset, TownContent), language, players, theme)

    def naming(self, most: int) -> TownLook:
        """The same look with names of at most `most` characters."""
        other = self.at(self.view)
        other.most = most
        return other

    def name_of(self, seat: str) -> str:
        """The name shown for a seat, shortened if it is long."""
        name = self.player(seat)
        if seat not in self.players or len(name) <= self.most:
            return name
        return name[: self.most - 1].rstrip() + "…"

    def pawn(self, seat: str) -> Person:
        """The pawn of this seat."""
        return pawns_of(self.view.seats, self.players)[seat]

    def names_of(self, seats: Iterable[str]) -> str:
        return ", ".join(map(self.name_of, seats))

    def tile(self, kind: str) -> str:
        return self.content.tiles[kind].name.in_(self.language)

    def card(self, kind: str) -> str:
        return self.content.cards[kind].name.in_(self.language)

    def title(self) -> str:
        return self.say("town-title", tiles=len(self.view.tiles))

    def header(self) -> str:
        """Return, in words, the round and its present step, or how the game ended."""
        view = self.view
        if view.outcome is not None:
            return self.reason() or self.say("town-step-over")
        if not view.round:
            return self.say("town-step-setup").capitalize()
        return self.say(
            "town-header", round=self.say("town-round", round=view.round), step=self.step()
        )

    def step(self) -> str:
        """Who does what now, in words."""
        view, key = self.view, f"town-step-{self.view.step}"
        player = self.name_of(view.turn)
        if view.fight is not None and view.fight.roll:
            return self.fight(view.fight)
        if view.step == "tile":
            return self.say(key, player=self.name_of(view.layer))
        if view.step == "walk":
            if view.mover not in ("", view.turn):
                mover = self.name_of(view.mover)
                return self.say("town-step-led", mover=mover, player=player, left=view.moves)
            return self.say(key, player=player, left=view.moves)
        if view.step == "zombies":
            return self.say(key, player=player, left=view.herd)
        if view.step in ("setup", "over"):
            return self.say(key)
        return self.say(key, player=player)

    def fight(self, fight: FightView) -> str:
        """Who fights where, and what was rolled, in words."""
        name, total = self.name_of(fight.seat), fight.roll + fight.bonus
        values = {"player": name, "square": fight.square, "roll": fight.roll, "total": total}
        if fight.bonus:
            return self.say("town-step-fights-bonus", bonus=fight.bonus, **values)
        return self.say("town-step-fights", **values)

    def result(self) -> str:
        """Who won, in words, or that the game was stopped before its end."""
        outcome = self.view.outcome
        if outcome is None:
            return self.say("town-stopped")
        if not outcome.winners:
            return self.say("town-step-over")
        names = self.names_of(outcome.winners)
        if len(outcome.winners) > 1:
            return self.say("town-won-many", players=names)
        return self.say("town-won", player=names)

    def reason(self) -> str:
        """How the game was won, in words; empty if nobody won."""
        outcome = self.view.outcome
        if outcome is None or not outcome.winners:
            return ""
        winner = outcome.winners[0]
        trophies = {one.seat: one.trophies for one in self.view.players}
        names = self.names_of(outcome.winners)
        if outcome.reason == "escaped":
            return self.say("town-reason-escaped", player=names)
        if outcome.reason == "trophies":
            count = trophies[winner]
            return self.say("town-reason-trophies", player=names, count=count)
        return self.say("town-reason-most-trophies", players=names)

    def goals(self) -> list[str]:
        """Sentences about both ways to win: the most trophies so far, and how far the
        helipad is.
        """
        view = self.view
        most = max(one.trophies for one in view.players)
        leaders = [one.seat for one in view.players if one.trophies == most]
        names = self.names_of(leaders) if most else ""
        count = {
            "done": most,
            "needed": view.trophies,
            "names": names,
            "count": len(leaders) if most else 0,
        }
        return [self.say("goal-trophies", **count), self._to_helipad()]

    def _to_helipad(self) -> str:
        """In words, where the helipad is and how far from the pawn in turn.

        Before it is on the table: how many tiles are left.
        """
        view = self.view
        if view.helipad is None:
            return self.say("goal-helipad", helipad=self.helipad(), left=view.tiles_left)
        far = view.town.distances(self.seated(view.turn).square).get(view.helipad)
        if far is None:
            return self.helipad()
        name = self.name_of(view.turn)
        return self.say("goal-helipad-far", helipad=self.helipad(), name=name, count=far)

    def helipad(self) -> str:
        """In words, where the helipad is, or that it is not on the table."""
        view = self.view
        if view.helipad is not None:
            return self.say("town-helipad-at", square=view.helipad)
        return self.say("town-helipad-gone" if view.closed else "town-helipad-hidden")

    def spells(self) -> list[str]:
        """The effects that are in force for the whole table, in words."""
        view = self.view
        found = [self.say("town-truce")] if view.truce else []
        return found + ([self.say("town-marbles")] if view.marbles else [])

    def effect(self, effect: EffectView) -> str:
        key = "town-effect-now" if effect.now else "town-effect-next"
        return self.say(key, card=self.card(effect.kind))

    def token(self, kind: str) -> str:
        return self.say(f"town-token-{kind}")

    def place(self, square: str) -> str:
        """A square in words: its name, and the building it is in."""
        where = self.view.town.squares[square]
        if not where.inside:
            return square
        building = self.tile(self.view.tiles[where.tile - 1].kind)
        return self.say("town-inside", square=square, building=building)

    def trophies(self, player: PlayerView) -> str:
        """How many trophies a player has, and how many win, in words."""
        goal = self.view.trophies
        return self.say("town-count-trophies", count=player.trophies, goal=goal)

    def counts(self, player: PlayerView) -> dict[str, str]:
        """What everybody may know of a player, as values for a sentence."""
        return {
            "name": self.name_of(player.seat),
            "place": self.place(player.square),
            "life": self.say("town-count-life", count=player.life),
            "bullets": self.say("town-count-bullets", count=player.bullets),
            "trophies": self.trophies(player),
            "cards": self.say("town-count-cards", count=player.cards),
        }

    def brought(self, kind: str) -> str:
        """What a kind of tile brings when it is laid, in words."""
        entry = self.content.tiles[kind]
        told = [self.say("town-count-zombies", count=entry.zombies)]
        if entry.life:
            told.append(self.say("town-count-life", count=entry.life))
        if entry.bullets:
            told.append(self.say("town-count-bullets", count=entry.bullets))
        return ", ".join(told)

    def seated(self, seat: str) -> PlayerView:
        """The player of this seat. Raises KeyError for an unknown seat."""
        found = next((one for one in self.view.players if one.seat == seat), None)
        if found is None:
            raise KeyError(f"no seat {seat!r} at this table")
        return found
