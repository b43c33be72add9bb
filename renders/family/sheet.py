"""The picture of a survivor's sheet: state, zombies in sight, experience, skills, cards."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.family.view import SurvivorView
from renders.family.cards import experience_bar, level_starts
from renders.family.held import (
    FREE_HEIGHT,
    HAND_HEIGHT,
    LEAST,
    PACK_HEIGHT,
    put_hand,
    put_pack_slot,
)
from renders.family.look import FamilyLook, Rank
from renders.kit.icons import icon
from renders.kit.palette import INK, LEVELS, SIGNAL, Colour
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.people import portrait
from renders.kit.text import fitted, largest, width_of, wrapped
from renders.zones import signs, tokens

WIDTH, HEIGHT = 1210, 770
"""The size in pixels; a message shows it 550 by 350."""
_MARGIN, _LEFT, _RIGHT = 22, 565, 609
"""Pixels: the margin, the width of the left half, and where the right half begins."""
_INNER = WIDTH - _MARGIN - _RIGHT
_BESIDE = 262
"""The x coordinate where the words beside the portrait begin."""


def draw_sheet(look: FamilyLook, survivor_id: str) -> Image.Image:
    """The sheet of one survivor as a palette image.

    Raises KeyError if the survivor is not at the table.
    """
    canvas = Canvas.plain(WIDTH, HEIGHT, look.over(look.theme.frame))
    _Sheet(canvas, look.survivor(survivor_id), look).draw()
    return canvas.image


class _Sheet:
    """One sheet while it is drawn: the survivor at the left, cards and skills at the right."""

    def __init__(self, canvas: Canvas, survivor: SurvivorView, look: FamilyLook):
        self.canvas, self.survivor, self.look = canvas, survivor, look
        self.theme = theme = canvas.theme
        self.ground, self.inner = theme.over(theme.frame), theme.over(theme.panel)
        self.player, self.content = look.player(survivor.seat), look.content
        self.character = survivor.guest or self.content.characters[survivor.id]
        self.say, self.person = look.say, look.person(survivor)

    def draw(self) -> None:
        self._put_portrait()
        self._put_name()
        self._put_actions()
        self._put_surroundings()
        self._put_experience(436)
        top = 22.0
        if self.survivor.standing:
            top = self._put_pack(self._put_hands(top))
        self._put_skills(top)

    def text(self, x: float, y: float, words: str, colour: Colour, size: int = 24) -> float:
        return self.canvas.text(x, y, words, colour, self.theme.frame, "Semibold", size)

    def _put_portrait(self) -> None:
        fallen = not (self.survivor.standing or self.survivor.escaped)
        field = portrait(self.person, (220, 290), self.theme, fallen=fallen, bare=True)
        self.canvas.put(field, _MARGIN, _MARGIN)

    def _put_name(self) -> None:
        """Draw name, token, zone and hearts, then player, mission and round."""
        survivor, canvas = self.survivor, self.canvas
        wounds = survivor.health
        name = self.look.name_of(survivor)
        room = _MARGIN + _LEFT - _BESIDE
        size = largest(name, "Black", (62, 50, 40), room)
        name = fitted(name, "Black", size, room)
        canvas.text(_BESIDE, 50, name, self.theme.text, self.theme.frame, "Black", size)
        state = tokens.State(survivor.active, survivor.done)
        badge = tokens.survivor(self.person, 66, 76, self.ground, state)
        canvas.put(badge, _BESIDE, 92)
        if survivor.standing:
            plate = self.look.plate(survivor.zone, 1.6, self.ground)
            canvas.put(plate, _BESIDE + 88, 108)
            self._put_notes(_BESIDE + 104 + plate.width)
        for number in range(wounds):
            kept = number < wounds - survivor.wounds and survivor.standing
            sign = icon("heart" if kept else "lost-heart", 46, self.ground)
            canvas.put(sign, _BESIDE + number * 50, 184)
        view = self.look.view
        line = self.say(
            "sheet-line",
            player=fitted(self.player, "Semibold", LEAST, 200),
            mission=self.look.title(),
            round=self.say("round", round=view.round).lower(),
        )
        for number, part in enumerate(wrapped(line, "Semibold", LEAST, room)[:2]):
            shown = fitted(part, "Semibold", LEAST, room)
            self.text(_BESIDE, 260 + number * 29, shown, self.theme.muted, LEAST)

    def _put_notes(self, x: float) -> None:
        """Write further notes about the survivor beside the zone."""
        told = self.look.notes(self.survivor)
        for number, words in enumerate(told):
            shown = fitted(words, "Bold", LEAST, _MARGIN + _LEFT - x)
            middle = 132 + (number - (len(told) - 1) / 2) * 26
            self.canvas.text(x, middle, shown, self.theme.accent, self.theme.frame, "Bold", LEAST)

    def _put_actions(self) -> None:
        """Draw a disc for each action, filled while it is left, then free actions as yellow chips.

        For a survivor who is not on the board, write that it escaped or fell instead.
        """
        survivor = self.survivor
        if not survivor.standing:
            words = self.say("escaped" if survivor.escaped else "fallen")
            colour = self.theme.well if survivor.escaped else self.theme.hurt
            self.text(_MARGIN, 348, words, colour, 30)
            return
        usual = self.look.usual_actions(survivor)
        left = 0 if survivor.done else survivor.actions
        x = float(_MARGIN)
        for number in range(max(usual, left)):
            name = "disc" if number < left else "circle"
            self.canvas.put(icon(name, 36, self.ground), x, 330)
            x += 41
        words = self.say("done") if survivor.done else self.say("sheet-left", count=left)
        x += 12 + self.text(x + 6, 348, words, self.theme.text, 26)
        for sort, count in survivor.free:
            words = self.look.maybe(f"free-{sort}", count=count)
            x += 10 + self._chip(x + 10, words or f"{count} × {sort}")

    def _chip(self, x: float, words: str) -> float:
        wide = width_of(words, "Bold", LEAST) + 24
        stamp = make_stamp(wide, 38, self.ground, _chip_of(words, wide))
        if x + wide <= _MARGIN + _LEFT:
            self.canvas.put(stamp, x, 329)
        return wide

    def _put_surroundings(self) -> None:
        """Draw noise in this zone, zombies in sight, and objectives taken."""
        view, survivor = self.look.view, self.survivor
        if not survivor.standing:
            return
        self._panel(_MARGIN, 378, _LEFT, 84)
        x, ground = _MARGIN + 18.0, self.theme.panel
        if self.look.noisy:
            noise = signs.noise(view.noise_in(survivor.zone), 1.4, self.inner)
            self.canvas.put(noise, x, 420 - noise.height / 2)
            x += noise.width + 8
            here = self.say("sheet-here")
            x += self.canvas.text(x, 420, here, self.theme.text, ground, "Semibold", LEAST) + 20
        seen = view.sight_of(survivor)
        counts: dict[str, int] = {}
        for group in view.groups:
            if group.zone in seen and group.count:
                counts[group.kind] = counts.get(group.kind, 0) + group.count
        for kind in self.look.in_order(counts):
            shown = self.look.miniature(kind)
            stamp = tokens.stack(shown, counts[kind], 0, "L", 1.0, self.inner, least=LEAST)
            self.canvas.put(stamp, x, 420 - stamp.height / 2)
            x += stamp.width + 2
        key = "sheet-in-sight" if counts else "sheet-nothing-in-sight"
        x += (
            self.canvas.text(x + 6, 420, self.say(key), self.theme.text, ground, "Semibold", LEAST)
            + 20
        )
        self._put_objectives(x)

    def _put_objectives(self, x: float) -> None:
        view = self.look.view
        if not view.objectives:
            return
        taken = sum(objective.taken for objective in view.objectives)
        words = self.say("sheet-objectives", taken=taken, all=len(view.objectives))
        wide = 56 + width_of(words, "Semibold", LEAST)
        if x + wide > _MARGIN + _LEFT - 12:
            return
        stamp = signs.objective(view.objectives[0].colour, 46, self.inner)
        self.canvas.put(stamp, x, 397)
        self.canvas.text(x + 56, 420, words, self.theme.text, self.theme.panel, "Semibold", LEAST)

    def _heading(self, x: float, top: float, words: str) -> None:
        self.canvas.text(x, top + 16, words, self.theme.text, self.theme.frame, "Bold", 28)

    def _put_experience(self, top: float) -> None:
        """Draw the experience bar, and below it the skill of each level."""
        top += 40
        self._heading(_MARGIN, top, self.say("sheet-experience"))
        right = _MARGIN + _LEFT
        xp = self.say("xp", count=self.survivor.xp)
        right -= self.canvas.text(
            right, top + 16, xp, self.theme.text, self.theme.frame, "Bold", 28, "right"
        )
        starts = level_starts(self.content)
        ahead = [
            (level, s) for level, s in zip(LEVELS, starts, strict=True) if s > self.survivor.xp
        ]
        words = self.say("sheet-top")
        if ahead:
            level, start = ahead[0]
            words = self.say("sheet-next", level=self.look.level(level), count=start)
        self.canvas.text(
            right - 18,
            top + 18,
            words,
            self.theme.muted,
            self.theme.frame,
            "Semibold",
            LEAST,
            "right",
        )
        bar = experience_bar(self.survivor.xp, starts, (_LEFT, 38), self.theme)
        self.canvas.put(bar, _MARGIN, top + 40)
        wide = (_LEFT - 8) / 2
        begins = dict(zip(LEVELS, starts, strict=True))
        for number, rank in enumerate(self.look.ranks(self.survivor)):
            row, column = divmod(number, 2)
            corner = (_MARGIN + column * (wide + 8), top + 88 + row * 100)
            reached = self.survivor.xp >= begins[rank.level]
            self._put_rank(rank, corner, round(wide), reached=reached)

    def _skill_of(self, rank: Rank, *, reached: bool) -> str:
        """The name of the skill at this level, or how many skills there are to choose from."""
        known = rank.gained or (rank.offer[0] if len(rank.offer) == 1 and not reached else "")
        if known:
            return self.content.skills[known].name.in_(self.look.language)
        if reached:
            return self.say("sheet-choose")
        return self.say("sheet-later", count=len(rank.offer))

    def _put_rank(
        self, rank: Rank, corner: tuple[float, float], wide: int, *, reached: bool
    ) -> None:
        x, y = corner
        rim = LEVELS[rank.level] if reached else self.theme.panel_edge
        self._panel(x, y, wide, 94, rim)
        level = self.look.level(rank.level)
        self.canvas.text(
            x + 14, y + 24, level, self.theme.muted, self.theme.panel, "Semibold", LEAST
        )
        sign = icon("tick" if reached else "lock", 24, self.inner)
        self.canvas.put(sign, x + wide - 36, y + 11)
        colour = self.theme.text if reached else self.theme.muted
        lines = wrapped(self._skill_of(rank, reached=reached), "Bold", LEAST, wide - 24)[:2]
        for number, line in enumerate(lines):
            middle = y + (62 if len(lines) == 1 else 52 + number * 25)
            shown = fitted(line, "Bold", LEAST, wide - 22)
            self.canvas.text(x + 14, middle, shown, colour, self.theme.panel, "Bold", LEAST)

    def _put_skills(self, top: float) -> None:
        """Write what each gained skill does; those without room are only in the sheet's text."""
        told = [self.content.skills[skill] for skill in dict.fromkeys(self.survivor.skills)]
        texts = [
            (each.name.in_(self.look.language), each.summary.in_(self.look.language))
            for each in told
        ]
        texts += self.look.further(self.survivor)
        if told:
            self._heading(_RIGHT, top, self.say("sheet-skills"))
            top += 42
        for size in (26, 24, LEAST):
            parts = [(name, wrapped(does, "Semibold", size, _INNER)) for name, does in texts]
            step = size + 7
            if top + sum(step * (1 + len(lines)) + 6 for _, lines in parts) <= HEIGHT - 8:
                break
        for name, lines in parts:
            if top + step * (1 + len(lines)) > HEIGHT - 8:
                return
            accent = self.theme.accent
            self.canvas.text(_RIGHT, top + 12, name, accent, self.theme.frame, "Bold", size)
            for number, line in enumerate(lines, 1):
                self.text(_RIGHT, top + 12 + number * step, line, self.theme.text, size)
            top += step * (1 + len(lines)) + 6

    def _put_hands(self, top: float) -> float:
        """Draw the card in each hand; an empty hand is only an outline."""
        self._heading(_RIGHT, top, self.say("sheet-hands"))
        top += 42
        for held in self.look.hands(self.survivor):
            put_hand(self.canvas.moved(_RIGHT, round(top)), _INNER, held, self.look)
            top += (HAND_HEIGHT if held else FREE_HEIGHT) + 8
        return top + 6

    def _put_pack(self, top: float) -> float:
        figures = self.content.figures
        places = max(figures.inventory_size - figures.hand_size, len(self.survivor.pack))
        if not places:
            return top
        self._heading(_RIGHT, top, self.say("sheet-pack"))
        across, high = min(places, 3), PACK_HEIGHT if self.survivor.pack else FREE_HEIGHT
        wide = (_INNER - 10 * (across - 1)) // across
        for number in range(places):
            row, column = divmod(number, across)
            held = self.survivor.pack[number] if number < len(self.survivor.pack) else None
            corner = (_RIGHT + column * (wide + 10), round(top + 42 + row * (high + 8)))
            put_pack_slot(self.canvas.moved(*corner), (wide, high), held, self.look)
        return top + 42 + -(-places // across) * (high + 8) + 8

    def _panel(
        self, x: float, y: float, wide: float, high: float, rim: Colour | None = None
    ) -> None:
        edge = rim or self.theme.panel_edge

        def draw(pen: Pen) -> None:
            pen.frame((0, 0, wide, high), pen.theme.panel, edge, 2, 12)

        self.canvas.put(make_stamp(wide, high, self.ground, draw), x, y)


def _chip_of(words: str, wide: float) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, 38, SIGNAL, 19)
        pen.text(wide / 2, 19, words, INK, "Bold", LEAST, "middle")

    return draw
