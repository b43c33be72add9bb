"""Tells the faults of the file of a mission or a survivor in a person's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

import engine
from bot.base.words import say

Labels = Callable[[str], str]


def sentence_of(fault: engine.Fault, language: str, label: Labels = str) -> str:
    """Return what is wrong, and what would be right.

    `label` gives the name of a field of the file as people see it; by default that is its key. A
    fault without a key is one of a rule that has no words yet: its English sentence is shown.
    """
    if not fault.key:
        return fault.cure
    shown: dict[str, str | int] = {"example": "none", "door": "?", "value": ""}
    shown |= {name: _shown(value) for name, value in fault.values.items() if value != ""}
    if "colour" in fault.values:
        shown["colour"] = say(language, f"shade-{fault.values['colour']}")
    if "level" in fault.values:
        shown["level"] = say(language, f"danger-{fault.values['level']}")
    if "field" in fault.values:
        shown["name"] = str(fault.values["field"]).split(": ")[-1]
        shown["field"] = label(str(fault.values["field"]))
    return say(language, f"wrong-{fault.key}", **shown)


def _shown(value: str | int | Sequence[str]) -> str | int:
    return value if isinstance(value, str | int) else ", ".join(map(str, value))


def told_with_place(fault: engine.Fault, text: str, language: str) -> str:
    """Return the sentence of a fault with the line of the file and the rule in which it is."""
    if not fault.key:
        return str(fault)
    told = sentence_of(fault, language)
    if fault.where.rule:
        told = say(language, "wrong-in-rule", rule=fault.where.rule, fault=told)
    line = line_of(text, fault.where.field)
    return say(language, "wrong-at-line", line=line, fault=told) if line else told


def line_of(text: str, field: Sequence[str | int]) -> int:
    """Return the line of a field in a file's text, counted from 1.

    If the field is missing, return the line of the entry to which it belongs; 0 without one.
    """
    if not field:
        return 0
    key, *rest = field
    wanted = 0
    if rest and isinstance(rest[0], int):
        wanted, rest = rest[0], rest[1:]
    lines = text.splitlines()
    heads = [n for n, one in enumerate(lines) if one.strip() in (f"[[{key}]]", f"[{key}]")]
    if wanted < len(heads):
        head = heads[wanted]
        inside = takewhile(lambda one: not one.startswith("["), lines[head + 1 :])
        for number, line in enumerate(inside, head + 2):
            if rest and line.replace(" ", "").startswith(f"{rest[0]}="):
                return number
        return head + 1
    for number, line in enumerate(lines, 1):
        if line.replace(" ", "").startswith(f"{key}="):
            return number
    return 0
