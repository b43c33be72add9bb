"""The texts of pictures and of their descriptions in words."""

from __future__ import annotations

from importlib.resources import files

from renders.kit.words import Words

WORDS = Words(files("renders") / "texts")
