"""Writes a whole game as one page that needs no network: pictures, story, and a check of its dice.

Everything is in the file: pictures are data addresses, and the page's policy lets nothing be
fetched. Without its script the page shows all rounds below each other.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from bot.base.words import say, unquoted
from bot.kit.lookback import Slide
from bot.kit.registry import kit_of
from bot.kit.replay import Replay
from bot.play.chronicle import Section, tale_of
from bot.store.export import GameFile, canonical, draws_of
from bot.store.records import NOBODY
from engine.core.table import SETUP

LIMIT = 8 * 2**20
"""The most bytes of a page: every Discord user may upload that much."""
PICTURES = 5 * 2**20
"""The most bytes of all pictures together; written as base64 they take a third more."""
BOLD = re.compile(r"\*\*(.+?)\*\*")
TYPED = re.compile(r"`([^`]+)`")
MARKS = {"\x01": "<strong>", "\x02": "</strong>", "\x03": "<code>", "\x04": "</code>"}
"""Control characters, each with the tag that it stands for while a text is escaped.

No text contains them otherwise.
"""
GAP = re.compile(r"\{(\w+)\}")


def page_of(replay: Replay, drawn: Callable[[int, int], None]) -> str:
    """Return the page of a game in the language of the replay's record.

    `drawn` is called with the number of pictures that are done and their total number.
    """
    record, tale = replay.record, tale_of(replay)
    kit, language = kit_of(record.ruleset), record.language
    chapters = _chapters(tale.sections, kit.lookback.slides(replay, PICTURES, drawn))
    style, script = _part("replay.css"), _part("replay.js")
    texts = {
        "language": language,
        "policy": _policy(style, script),
        "title": escape(unquoted(tale.title)),
        "about": _html(tale.about),
        "kind": escape(f"Graveyard Shift · {say(language, f'ruleset-{record.ruleset}')}"),
        "links": "".join(one.link(language) for one in chapters),
        "sections": "\n".join(one.html(language) for one in chapters),
        "check": _check(replay.file, language),
        "footer": _footer(replay),
        "data": _json({"texts": _texts(replay), "dice": _dice(replay)}),
        "style": style,
        "script": script,
    }
    for name in ("rounds", "back", "on", "picture", "dice"):
        texts[name] = escape(say(language, f"replay-page-{name}"))
    return GAP.sub(lambda gap: texts[gap[1]], _part("replay.html"))


@cache
def _part(name: str) -> str:
    return (files("bot") / "play" / "page" / name).read_text("utf-8")


def _policy(style: str, script: str) -> str:
    """Return the content policy: it allows only this style, this script, and pictures inside the
    page.
    """
    rules = ["default-src 'none'", "img-src data:", "base-uri 'none'", "form-action 'none'"]
    for kind, text in (("style", style), ("script", script)):
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        rules.append(f"{kind}-src 'sha256-{digest}'")
    return "; ".join(rules)


# ---------------------------------------------------------------- rounds


@dataclass(slots=True)
class _Chapter:
    """One section of the page: a round with its pictures and its story."""

    round: int | None
    told: Section | None = None
    slides: list[Slide] = field(default_factory=list[Slide])

    @property
    def anchor(self) -> str:
        return "the-end" if self.round is None else f"round-{self.round}"

    def link(self, language: str) -> str:
        if not self.round:
            name = say(language, "replay-page-end" if self.round is None else "replay-page-start")
        else:
            name = str(self.round)
        turned = ' class="turned"' if self.told and self.told.points else ""
        return f'<a href="#{self.anchor}"{turned}>{escape(name)}</a>'

    def html(self, language: str) -> str:
        if self.round is None:
            title = say(language, "chronicle-end")
        elif self.round:
            title = say(language, "chronicle-round", round=self.round)
        else:
            title = say(language, "replay-page-beginning")
        pictures = "\n".join(_figure(one) for one in self.slides)
        return (
            f'<section id="{self.anchor}">\n<h2>{escape(title)}</h2>\n'
            f'<div class="pictures">\n{pictures}\n</div>\n'
            f'<div class="story">\n{self._story()}\n</div>\n</section>'
        )

    def _story(self) -> str:
        if self.told is None:
            return ""
        return "\n".join(f"<p>{_html(one)}</p>" for one in self.told.paragraphs)


def _chapters(sections: Sequence[Section], slides: Sequence[Slide]) -> list[_Chapter]:
    """Return a chapter for each round that has a story or a picture, and one for the end."""
    found = dict[int | None, _Chapter]()
    for one in sections:
        found[one.round] = _Chapter(one.round, one)
    for slide in slides:
        found.setdefault(slide.round, _Chapter(slide.round)).slides.append(slide)
    end = found.pop(None, None)
    rounds = [found[number] for number in sorted(one for one in found if one is not None)]
    return [*rounds, end] if end else rounds


def _figure(slide: Slide) -> str:
    content = base64.b64encode(slide.content).decode()
    return (
        f'<figure><img src="data:image/webp;base64,{content}" alt="{escape(slide.words)}">'
        f"<figcaption>{escape(slide.caption)}</figcaption></figure>"
    )


def _html(markdown: str) -> str:
    """Return a paragraph as HTML; of Markdown, only bold text, code and line breaks are kept."""
    marked = BOLD.sub("\x01\\1\x02", TYPED.sub("\x03\\1\x04", markdown))
    text = escape(unquoted(marked))
    for sign, tag in MARKS.items():
        text = text.replace(sign, tag)
    return text.replace("\n", "<br>")


# ---------------------------------------------------------------- dice


def _check(game: GameFile | None, language: str) -> str:
    """Return the HTML about how to check the dice; without `game`, about why that is not
    possible.
    """

    def text(key: str) -> str:
        return escape(say(language, f"replay-page-{key}"))

    if game is None:
        return f"<p>{text('dice-sealed')}</p>"
    return (
        f"<p>{text('dice-how')}</p>\n<dl>"
        f"<dt>{text('promised')}</dt><dd>{escape(game.commitment)}</dd>"
        f"<dt>{text('seed')}</dt><dd>{escape(game.seed)}</dd></dl>\n"
        f'<p><button type="button" id="check">{text("check")}</button></p>\n'
        '<p id="found" role="status"></p>\n<ul id="faults"></ul>'
    )


def _dice(replay: Replay) -> dict[str, Any]:
    """Return the data for the check: the seed, the promised hash, and each command with its draws.

    Empty while the seed is secret.
    """
    game = replay.file
    if game is None:
        return {}
    makers, rounds = dict(_makers(replay)), dict(_rounds(replay))
    set_up = say(replay.record.language, "replay-page-set-up")
    commands = [
        {
            "number": one.number,
            "who": makers.get(one.number, one.seat) if one.command is not None else set_up,
            "round": rounds.get(one.number, 0),
            "key": SETUP if one.command is None else canonical(one.command),
            "draws": one.draws,
        }
        for one in game.commands
    ]
    return {"seed": game.seed, "commitment": game.commitment, "commands": commands}


def _makers(replay: Replay) -> Iterator[tuple[int, str]]:
    """Yield the number of each command, and who gave it, as they were called then."""
    language, before = replay.record.language, -1
    for row in replay.rows:
        if row.kind == "note" or row.command == before:
            continue
        before = row.command
        seated = replay.record.as_of(row).names.get(row.seat, row.seat)
        if row.autopilot and row.sitting.get(row.seat, ("", ""))[0] != NOBODY:
            yield row.command, say(language, "replay-page-autopilot", who=seated)
        else:
            yield row.command, seated if row.autopilot else row.name or seated


def _rounds(replay: Replay) -> Iterator[tuple[int, int]]:
    """Yield the number of each command, and the round in which it was given."""
    chapters, number = kit_of(replay.record.ruleset).chapters, 0
    for row in replay.rows:
        if row.kind != "note":
            yield row.command, max(number, 1)
        for one in row.happened(replay.record.ruleset):
            if isinstance(one, chapters.round):
                number = int(getattr(one, "round", number + 1))


def _texts(replay: Replay) -> dict[str, str]:
    """Return the sentences that the script shows; it replaces names between % signs by values."""
    language, game = replay.record.language, replay.file

    def text(key: str, *gaps: str) -> str:
        return say(language, f"replay-page-{key}", **{name: f"%{name}%" for name in gaps})

    counts = {"draws": draws_of(game), "steps": len(game.commands)} if game else {}
    return {
        "where": text("where", "title", "at", "of"),
        "checking": text("checking"),
        "noCrypto": unquoted(text("no-crypto").replace("`", "")),
        "agree": say(language, "replay-page-agree", **counts) if game else "",
        "differ": text("differ", "count"),
        "otherSeed": text("other-seed", "right"),
        "missing": text("missing", "number"),
        "wrong": text("wrong", "number", "who", "draw", "face", "sides", "right"),
    }


def _json(data: Any) -> str:
    """Return JSON that is safe inside a script element: it contains no `<`."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def _footer(replay: Replay) -> str:
    language = replay.record.language
    parts = [say(language, "replay-page-keys")]
    parts += (
        [say(language, "replay-page-made-by", release=replay.release)] if replay.release else []
    )
    parts += [say(language, "replay-page-changed")] if replay.changed else []
    return " ".join(escape(one) for one in parts)
