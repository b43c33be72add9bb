"""What people type is compared in one spelling."""

from __future__ import annotations

import pytest

from engine.core.folding import fold


@pytest.mark.parametrize(
    ("typed", "same"),
    [
        ("Ｂ１", "B1"),
        (" b1\u00a0", "B1"),
        ("Poêle", "poele"),
        ("Poe\u0302le", "poêle"),
        ("B1 – S1", "b1-s1"),
        ("B1—S1", "B1 - S1"),
        ("sawed‑off", "Sawed-off"),
        ("sawed off", "sawed-off"),
        ("l’appât", "L'APPAT"),
        ("l`appât", "l´appât"),
        ("Amy\u200b", "amy"),
        ("\ufeffAmy", "amy"),
        ("Ａｍｙ　Ｄｏｕｇ", "amy doug"),
        ("cœur", "COEUR"),
        ("Straße", "strasse"),
        ("−5", "-5"),
    ],
)
def test_one_word_in_two_spellings_is_one_word(typed: str, same: str):
    assert fold(typed) == fold(same)


@pytest.mark.parametrize(("one", "other"), [("F4 -5", "F4 5"), ("B1", "B2"), ("", "-5")])
def test_what_differs_stays_apart(one: str, other: str):
    assert fold(one) != fold(other)


def test_what_is_folded_once_is_folded():
    for typed in ("B1 – S1", "L’Appât", "ﬁn", "½", "İstanbul", "Ω²"):
        assert fold(fold(typed)) == fold(typed)
