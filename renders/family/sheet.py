"""One survivor's sheet: state, what is in sight, experience and skills, hands and pack."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from engine.family.view import SurvivorView
from renders.family.cards import experience_bar, level_starts
from renders.family.held import put_hand, put_pack_slot
from renders.family.look import FamilyLook
from renders.kit.icons import icon
from renders.kit.palette import INK, LEVELS, SIGNAL, Colour
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.people import portrait
from renders.kit.text import fitted, width_of, wrapped
from renders.zones import signs, tokens

WIDTH = 1080
_MARGIN = 30
_INNER = WIDTH - 2 * _MARGIN
_BESIDE = 330
"""Where the words beside the portrait begin."""


def draw_sheet(look: FamilyLook, survivor_id: str) -> Image.Image:
    """The sheet of one survivor in palette mode. KeyError for one who is not at the table."""
    canvas = Canvas.plain(WIDTH, 2200, look.over(look.theme.frame))
    bottom = _Sheet(canvas, look.survivor(survivor_id), look).draw()
    return canvas.image.crop((0, 0, WIDTH, round(bottom)))


class _Rank(NamedTuple):
    """One level on the sheet: its skill, or what is still to come."""

    level: str
    words: str
    reached: bool


class _Sheet:
    """One sheet while it is drawn, from top to bottom."""

    def __init__(self, canvas: Canvas, survivor: SurvivorView, look: FamilyLook):
        self.canvas, self.survivor, self.look = canvas, survivor, look
        self.theme = theme = canvas.theme
        self.ground, self.inner = theme.over(theme.frame), theme.over(theme.panel)
        self.player, self.content = look.player(survivor.seat), look.content
        self.character = survivor.guest or self.content.characters[survivor.id]
        self.say, self.person = look.say, look.person(survivor)

    def draw(self) -> float:
        """Everything; answers the height used."""
        self._put_portrait()
        self._put_name()
        self._put_actions()
        self._put_surroundings()
        top = self._put_experience(400)
        top = self._put_skills(top)
        if self.survivor.standing:
            top = self._put_hands(top)
            top = self._put_pack(top)
        return top

    def text(self, x: float, y: float, words: str, colour: Colour, size: int = 24) -> float:
        return self.canvas.text(x, y, words, colour, self.theme.frame, "Semibold", size)

    def _put_portrait(self) -> None:
        fallen = not (self.survivor.standing or self.survivor.escaped)
        field = portrait(self.person, (270, 330), self.theme, fallen=fallen, bare=True)
        self.canvas.put(field, _MARGIN, _MARGIN)

    def _put_name(self) -> None:
        """Name, token and zone; hearts; who plays, and in what game."""
        survivor, canvas = self.survivor, self.canvas
        wounds = survivor.health
        name = fitted(self.look.name_of(survivor), "Black", 76, 460)
        x = (
            _BESIDE
            + canvas.text(_BESIDE, 72, name, self.theme.text, self.theme.frame, "Black", 76)
            + 24
        )
        state = tokens.State(survivor.active, survivor.done)
        badge = tokens.survivor(self.person, 66, 76, self.ground, state)
        canvas.put(badge, x, 34)
        if survivor.standing:
            canvas.put(self.look.plate(survivor.zone, 1.6, self.ground), x + 88, 50)
        for number in range(wounds):
            kept = number < wounds - survivor.wounds and survivor.standing
            place = WIDTH - _MARGIN - (wounds - number) * 54 + 4
            canvas.put(icon("heart" if kept else "lost-heart", 50, self.ground), place, 50)
        view = self.look.view
        line = self.say(
            "sheet-line",
            player=fitted(self.player, "Semibold", 24, 260),
            mission=self.look.title(),
            round=self.say("round", round=view.round).lower(),
        )
        line = fitted(line, "Semibold", 24, WIDTH - _MARGIN - _BESIDE)
        self.text(_BESIDE, 140, line, self.theme.muted)

    def _put_actions(self) -> None:
        """Actions as discs, then free ones as yellow chips."""
        survivor = self.survivor
        if not survivor.standing:
            words = self.say("escaped" if survivor.escaped else "fallen")
            colour = self.theme.well if survivor.escaped else self.theme.hurt
            self.text(_BESIDE, 196, words, colour, 30)
            return
        usual = self.look.usual_actions(survivor)
        left = 0 if survivor.done else survivor.actions
        x = float(_BESIDE)
        for number in range(max(usual, left)):
            name = "disc" if number < left else "circle"
            self.canvas.put(icon(name, 38, self.ground), x, 177)
            x += 43
        words = self.say("done") if survivor.done else self.say("sheet-left", count=left)
        x += 12 + self.text(x + 6, 196, words, self.theme.text, 26)
        for sort, count in survivor.free:
            words = self.look.maybe(f"free-{sort}", count=count)
            x += 10 + self._chip(x + 10, words or f"{count} × {sort}")

    def _chip(self, x: float, words: str) -> float:
        wide = width_of(words, "Bold", 21) + 24
        stamp = make_stamp(wide, 38, self.ground, _chip_of(words, wide))
        if x + wide <= WIDTH - _MARGIN:
            self.canvas.put(stamp, x, 177)
        return wide

    def _put_surroundings(self) -> None:
        """Noise here, zombies in sight, objectives taken."""
        view, survivor = self.look.view, self.survivor
        if not survivor.standing:
            return
        self._panel(_BESIDE, 236, WIDTH - _MARGIN - _BESIDE, 124)
        x, ground = _BESIDE + 22.0, self.theme.panel
        if self.look.noisy:
            noise = signs.noise(view.noise.get(survivor.zone, 0), 1.4, self.inner)
            self.canvas.put(noise, x, 298 - noise.height / 2)
            x += noise.width + 10
            here = self.say("sheet-here")
            x += self.canvas.text(x, 298, here, self.theme.text, ground, "Semibold", 24) + 28
        seen = view.board.sight(survivor.zone, view.open_doors)
        counts: dict[str, int] = {}
        for group in view.groups:
            if group.zone in seen and group.count:
                counts[group.kind] = counts.get(group.kind, 0) + group.count
        for kind in self.look.in_order(counts):
            shown = self.look.miniature(kind)
            stamp = tokens.stack(shown, counts[kind], 0, "L", 1.1, self.inner)
            self.canvas.put(stamp, x, 298 - stamp.height / 2)
            x += stamp.width + 2
        key = "sheet-in-sight" if counts else "sheet-nothing-in-sight"
        x += (
            self.canvas.text(x + 6, 298, self.say(key), self.theme.text, ground, "Semibold", 24)
            + 34
        )
        self._put_objectives(x)

    def _put_objectives(self, x: float) -> None:
        view = self.look.view
        if not view.objectives:
            return
        taken = sum(objective.taken for objective in view.objectives)
        words = self.say("sheet-objectives", taken=taken, all=len(view.objectives))
        wide = 56 + width_of(words, "Semibold", 24)
        if x + wide > WIDTH - _MARGIN - 16:
            return
        stamp = signs.objective(view.objectives[0].colour, 46, self.inner)
        self.canvas.put(stamp, x, 275)
        self.canvas.text(x + 56, 298, words, self.theme.text, self.theme.panel, "Semibold", 24)

    def _heading(self, top: float, words: str) -> None:
        self.canvas.text(_MARGIN, top + 18, words, self.theme.text, self.theme.frame, "Bold", 32)

    def _put_experience(self, top: float) -> float:
        """The bar, and under each level the skill it brings."""
        self._heading(top, self.say("sheet-experience"))
        right = WIDTH - _MARGIN
        xp = self.say("xp", count=self.survivor.xp)
        right -= self.canvas.text(
            right, top + 18, xp, self.theme.text, self.theme.frame, "Bold", 32, "right"
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
            right - 24, top + 20, words, self.theme.muted, self.theme.frame, "Semibold", 24, "right"
        )
        bar = experience_bar(self.survivor.xp, starts, (_INNER, 50), self.theme)
        self.canvas.put(bar, _MARGIN, top + 50)
        wide = (_INNER - 9) / 4
        for number, rank in enumerate(self._ranks()):
            self._put_rank(rank, _MARGIN + number * (wide + 3), top + 112, round(wide))
        return top + 232

    def _ranks(self) -> list[_Rank]:
        """The skill of each level, in the order the survivor gained them."""
        gained, names = self.survivor.skills, self.content.skills
        offers = ((self.character.blue,), (self.character.yellow,), self.character.orange,
                  self.character.red)  # fmt: skip
        ranks: list[_Rank] = []
        starts = level_starts(self.content)
        for number, (level, offer) in enumerate(zip(LEVELS, offers, strict=True)):
            reached = self.survivor.xp >= starts[number]
            if number < len(gained):
                words = names[gained[number]].name.in_(self.look.language)
            elif reached:
                words = self.say("sheet-choose")
            elif len(offer) == 1:
                words = names[offer[0]].name.in_(self.look.language)
            else:
                words = self.say("sheet-later", count=len(offer))
            ranks.append(_Rank(level, words, reached))
        return ranks

    def _put_rank(self, rank: _Rank, x: float, y: float, wide: int) -> None:
        rim = LEVELS[rank.level] if rank.reached else self.theme.panel_edge
        self._panel(x, y, wide, 100, rim)
        level = self.look.level(rank.level)
        self.canvas.text(x + 14, y + 24, level, self.theme.muted, self.theme.panel, "Semibold", 22)
        sign = icon("tick" if rank.reached else "lock", 26, self.inner)
        self.canvas.put(sign, x + wide - 38, y + 11)
        colour = self.theme.text if rank.reached else self.theme.muted
        lines = wrapped(rank.words, "Bold", 22, wide - 26)[:2]
        for number, line in enumerate(lines):
            shown = fitted(line, "Bold", 22, wide - 22)
            middle = y + 56 + number * 26 if len(lines) > 1 else y + 64
            self.canvas.text(x + 14, middle, shown, colour, self.theme.panel, "Bold", 22)

    def _put_skills(self, top: float) -> float:
        """What each gained skill does."""
        if not self.survivor.skills:
            return top
        self._heading(top, self.say("sheet-skills"))
        top += 56
        for skill in dict.fromkeys(self.survivor.skills):
            entry = self.content.skills[skill]
            name = entry.name.in_(self.look.language)
            self.canvas.text(
                _MARGIN, top + 12, name, self.theme.accent, self.theme.frame, "Bold", 23
            )
            top += 32
            for line in wrapped(entry.summary.in_(self.look.language), "Semibold", 22, _INNER):
                self.text(_MARGIN, top + 10, line, self.theme.text, 22)
                top += 29
            top += 8
        return top + 12

    def _put_hands(self, top: float) -> float:
        self._heading(top, self.say("sheet-hands"))
        wide = (_INNER - 20) // 2
        for number, held in enumerate(self.survivor.hands[: self.content.figures.hand_size]):
            canvas = self.canvas.moved(_MARGIN + number * (wide + 20), round(top + 52))
            put_hand(canvas, wide, held, self.look)
        return top + 52 + 244 + 26

    def _put_pack(self, top: float) -> float:
        figures = self.content.figures
        places = max(figures.inventory_size - figures.hand_size, len(self.survivor.pack))
        if not places:
            return top
        self._heading(top, self.say("sheet-pack"))
        wide = (_INNER - 20 * (min(places, 3) - 1)) // min(places, 3)
        for number in range(places):
            row, column = divmod(number, 3)
            held = self.survivor.pack[number] if number < len(self.survivor.pack) else None
            corner = (_MARGIN + column * (wide + 20), round(top + 52 + row * 128))
            put_pack_slot(self.canvas.moved(*corner), wide, held, self.look)
        return top + 52 + -(-places // 3) * 128 + 22

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
        pen.text(wide / 2, 19, words, INK, "Bold", 21, "middle")

    return draw
