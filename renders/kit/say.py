"""The words that pictures and their text twins are written with."""

from __future__ import annotations

from importlib.resources import files

from renders.kit.words import Words

WORDS = Words(files("renders") / "texts")
