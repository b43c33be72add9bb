"""The pictures of `docs/play.md`: each step in both languages, small, named there, no others."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from tests.play_pictures import FOLDER, LOCALES, STEPS, WIDE

PAGE = FOLDER.parent.parent / "play.md"
LARGEST = 40_000
NAMES = [f"{language}-{number}-{step}.webp"
         for language in LOCALES for number, step in enumerate(STEPS, 1)]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_step_has_its_picture(name: str):
    file = FOLDER / name

    with Image.open(file) as picture:
        assert picture.width == WIDE
    assert file.stat().st_size < LARGEST


def test_the_page_names_each_of_them_with_words_and_no_others():
    shown = re.findall(r"!\[([^\]]+)\]\(pictures/play/([^)]+)\)", PAGE.read_text(encoding="utf-8"))

    assert sorted(name for _, name in shown) == sorted(NAMES)
    assert all(words.strip() for words, _ in shown)
    assert sorted(one.name for one in FOLDER.iterdir()) == sorted(NAMES)


def test_every_picture_that_a_page_shows_is_there_and_every_one_there_is_shown():
    docs = PAGE.parent
    shown = {
        (page.parent / name).resolve()
        for page in (docs.parent / "README.md", *docs.glob("*.md"))
        for name in re.findall(r"!\[[^\]]+\]\(([^):]+)\)", page.read_text(encoding="utf-8"))
    }

    assert shown == {one for one in (docs / "pictures").rglob("*") if one.is_file()}
