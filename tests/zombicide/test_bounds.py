"""Texts made to be slow or large: read or refused at once, whatever is in them."""

from __future__ import annotations

import random
import re
import sys
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import suppress

import pytest

import engine
from engine.reading.bounds import BYTES, DEPTH, VALUES, WORD, too_much
from tests.zombicide.test_imported import faults_of, text_of

SECONDS = 1.0
"""Of the processor: half of what a person may wait, so that a slow machine is quick enough, too."""
MEMORY = 100 * 2**20
BOARD = text_of("01")


def many(line: str, count: int, head: str = "") -> str:
    return head + "".join(line.format(i) for i in range(count))


def map_of(what: str, drawing: str) -> str:
    """A mission whose map says that instead."""
    drawn = f'{what} = """\n{drawing}\n"""'
    return re.sub(rf'{what} = """.*?"""', lambda _: drawn, BOARD, flags=re.S)


TEXTS = {
    "one dotted key": "a" + ".a" * 32_000 + " = 1",
    "a dotted key with spaces": "a" + " . a" * 16_000 + " = 1",
    "dotted keys in inline tables": "x = {" + "a.b.c.d.e.f.g = 1, " * 3000 + "}",
    "a deep header": "[a" + ".a" * 32_000 + "]",
    "a deep header with many keys": many("k{} = 1\n", 3000, "[a" + ".a" * 16_000 + "]\n"),
    "a deep header of strings": '["a"' + '."a"' * 16_000 + "]",
    "a deep header of tables": "[[a" + ".a" * 32_000 + "]]",
    "nested lists": "x = " + "[" * 32_000 + "]" * 32_000,
    "nested inline tables": "x = " + "{a=" * 20_000,
    "lists that end": "x = " + "[]," * 20_000,
    "many tables": many("[t{}]\n", 6000),
    "many tables of a list": many("[[t]]\nx={}\n", 5000),
    "many tiny keys": many("{} = 1\n", 7000),
    "many keys that are almost right": many("briefin{} = 1\n", VALUES - 1),
    "many keys in rooms": BOARD.replace("[rooms]", many('A{} = "x"\n', VALUES - 200, "[rooms]\n")),
    "a huge number": "minutes = " + "9" * 60_000,
    "a huge number in hex": "minutes = 0x" + "f" * 60_000,
    "a huge exponent": "minutes = 1e" + "9" * 60_000,
    "a long text": 'id = "' + "a" * 65_000 + '"',
    "a long text of escapes": 'id = "' + "\\n" * 32_000 + '"',
    "a long text in lines": 'id = """' + "\\\n" * 32_000 + '"""',
    "a text that never ends": '"""' + '"x' * 32_000,
    "many empty texts": '""' * 32_000,
    "quotes": '"' * 65_000,
    "escaped quotes": '"""' + '\\"' * 32_000,
    "a long id": BOARD.replace('"ours"', '"' + "a-" * 30_000 + '"'),
    "names in one line": map_of("names", "S1 " * 18_000),
    "names in lines": map_of("names", "S1\n" * 18_000),
    "names of one zone": re.sub(r"\b[A-Z]\d+\b", "S1", BOARD),
    "many tiles": map_of("tiles", "1B@0 " * 12_000),
    "a long tile": map_of("tiles", "1" * 60_000),
    "a street of tiles": map_of("tiles", "1B@0 " * 9),
    "a pile of tiles": map_of("tiles", "1B@0\n" * 9),
    "doors": many('[[doors]]\nbetween = ["B1", "S4"]\nrow = 2\n', 120, BOARD),
    "doors that are none": many("[[doors]]\nbetween = [1, 2]\nx{} = 3\n", 120, BOARD),
    "objectives": many('[[objectives]]\nid = "o"\nzone = "C2"\n', 180, BOARD),
    "spawns": many('[[spawns]]\nzone = "S1"\n', 250, BOARD),
    "rules": many('[[rules]]\nname = "r{}"\n', 250, BOARD),
    "cards of a rule": many('"x{}", ', 700, BOARD + '[[rules]]\nname = "spawn-deck"\ncards = [')
    + "]",
    "comments": BOARD + "#" * 60_000,
    "empty lines": BOARD + "\n" * 60_000,
    "spaces": BOARD + " " * 60_000,
    "not a character": "\x00" * 65_000,
    "characters of four bytes": "\U0001f9df" * 16_000,
}
PARTS = [
    *("a", ".", "=", "[", "]", "{", "}", ",", "\n", '"', "'", '"""', "'''", "\\", "#", " ", "1"),
    *("0x", "e9", "[[", "]]", "a.b", '"a"', "S1", "1979-05-27", "true", "\r\n", "é", "\t", "-"),
]


def cost_of(text: str) -> tuple[float, int]:
    """Seconds of the processor and bytes that reading takes, whether it is refused or not."""
    begun = time.process_time()
    _read(text)
    seconds = time.process_time() - begun
    tracemalloc.start()
    _read(text)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return seconds, most


def _read(text: str) -> None:
    with suppress(engine.DataFaults):
        engine.read_mission("zombicide", text)


@pytest.mark.parametrize("what", TEXTS)
def test_a_text_made_to_be_slow_is_read_or_refused_at_once(what: str) -> None:
    text = TEXTS[what].encode()[:BYTES].decode("utf-8", "ignore")

    seconds, memory = cost_of(text)

    assert seconds < SECONDS
    assert memory < MEMORY


def fuzzed(seed: int) -> Iterator[str]:
    """Texts of any parts; a mission with some of its signs changed; one piece over and over."""
    chance = random.Random(seed)
    yield "".join(chance.choices(PARTS, k=chance.choice((10, 1000, 20_000))))
    signs = list(BOARD)
    for _ in range(chance.choice((1, 5, 50))):
        signs[chance.randrange(len(signs))] = chance.choice(PARTS)
    yield "".join(signs)
    piece = "".join(chance.choices(PARTS, k=chance.randint(1, 6)))
    yield piece * (BYTES // len(piece.encode()))
    lines = BOARD.splitlines(keepends=True)
    yield "".join(chance.choices(lines, k=2000))


@pytest.mark.parametrize("seed", range(40))
def test_whatever_a_text_holds_it_is_read_or_refused_at_once(seed: int) -> None:
    for text in fuzzed(seed):
        begun = time.process_time()
        _read(text.encode()[:BYTES].decode("utf-8", "ignore"))
        assert time.process_time() - begun < SECONDS, text[:200]


def test_as_deep_as_is_read_and_one_deeper() -> None:
    assert too_much(".".join("a" * DEPTH) + " = 1") is None
    assert "deep" in (too_much(".".join("a" * (DEPTH + 1)) + " = 1") or "")
    assert too_much("a = " + "[" * DEPTH) is None
    assert "deep" in (too_much("a = " + "[" * (DEPTH + 1)) or "")


def test_as_many_values_as_are_read_and_one_more() -> None:
    assert too_much("a = 1\n" * VALUES) is None
    assert str(VALUES) in (too_much("a = 1\n" * (VALUES + 1)) or "")


def test_as_long_a_word_as_is_read_and_one_longer() -> None:
    assert too_much("a = " + "1" * WORD) is None
    assert str(WORD) in (too_much("a = " + "1" * (WORD + 1)) or "")


def test_what_stands_in_texts_and_comments_is_not_counted() -> None:
    said = "[" * 50 + "." * 50 + "=" * 2000 + "x" * 500

    for quoted in (f'"{said}"', f"'{said}'", f'"""\n{said}\n"""', f"'''{said}'''"):
        assert too_much(f"a = {quoted} # {said}\nb = 1") is None
        assert too_much(f"a = {quoted}\nb = {'[' * 9}")


@pytest.mark.parametrize("quotes", ['"""', "'''"])
def test_a_text_that_ends_with_quotes_of_its_own_ends_where_toml_says(quotes: str) -> None:
    for more in (quotes[0], quotes[0] * 2):
        assert "deep" in (too_much(f"a = {quotes}x{more}{quotes}\nb = {'[' * 9}") or "")


def test_a_number_too_long_to_be_shown_is_refused_in_words() -> None:
    digits = sys.get_int_max_str_digits() * 2

    assert "characters" in faults_of(f"minutes = 0x{'f' * digits}")[0]
