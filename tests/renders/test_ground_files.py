"""Grounds on disk: read where they fit, drawn where they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from renders.kit.palette import DAY, NIGHT
from renders.zones import ground, ground_files
from renders.zones.geometry import Geometry, geometry_of
from renders.zones.ground import draw_ground, ground_of, packed_ground_of
from renders.zones.ground_files import GroundFiles
from tests.painted import board_png
from tests.renders.big import big_board
from tests.renders.views import tutorial


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GroundFiles]:
    """Grounds are kept in an empty folder, and nothing was drawn before."""
    kept = GroundFiles()
    kept.keep_in(tmp_path)
    monkeypatch.setattr(ground, "FILES", kept)
    forget()
    yield kept
    forget()


def forget() -> None:
    """As after a restart."""
    ground_of.cache_clear()
    packed_ground_of.cache_clear()


def board() -> Geometry:
    return geometry_of(big_board())


def kept_in(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.is_file()]


def never(*_: object) -> None:
    raise AssertionError("a ground was drawn again")


def test_after_a_restart_no_ground_is_drawn_again(
    files: GroundFiles, monkeypatch: pytest.MonkeyPatch
):
    first = board_png(tutorial())
    forget()
    monkeypatch.setattr(ground, "draw_ground", never)

    assert board_png(tutorial()) == first


def test_each_theme_has_a_ground_of_its_own(files: GroundFiles, tmp_path: Path):
    night, day = packed_ground_of(board(), NIGHT), packed_ground_of(board(), DAY)

    assert night != day
    assert len(kept_in(tmp_path)) == 2
    assert files.load(board(), NIGHT) == night
    assert files.load(board(), DAY) == day


def empty(good: bytes) -> bytes:
    return b""


def cut(good: bytes) -> bytes:
    return good[: len(good) // 2]


def nonsense(good: bytes) -> bytes:
    return b"\xff" * 100


def too_long(good: bytes) -> bytes:
    return good + bytes(ground_files.MOST_BYTES)


def overwritten(good: bytes) -> bytes:
    return good[:-200] + bytes(200)


@pytest.mark.parametrize("damage", [empty, cut, nonsense, too_long, overwritten])
def test_a_damaged_file_is_drawn_anew(
    files: GroundFiles, tmp_path: Path, damage: Callable[[bytes], bytes]
):
    drawn = packed_ground_of(board(), NIGHT)
    (file,) = kept_in(tmp_path)
    file.write_bytes(damage(file.read_bytes()))
    forget()

    assert packed_ground_of(board(), NIGHT) == drawn
    assert files.load(board(), NIGHT) == drawn


def test_a_file_that_promises_more_pixels_than_it_has_is_not_unpacked(
    files: GroundFiles, monkeypatch: pytest.MonkeyPatch
):
    packed_ground_of(board(), NIGHT)
    monkeypatch.setattr(ground_files, "MOST_PIXELS", 1000)

    assert files.load(board(), NIGHT) is None


def test_grounds_of_another_release_are_removed(tmp_path: Path):
    (tmp_path / "older").mkdir()
    (tmp_path / "older" / "a").write_bytes(b"old")

    GroundFiles().keep_in(tmp_path)

    assert kept_in(tmp_path) == []


def test_the_oldest_files_go_when_there_are_too_many(
    files: GroundFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(ground_files, "MOST_FILES", 1)
    packed_ground_of(board(), NIGHT)
    packed_ground_of(board(), DAY)

    assert len(kept_in(tmp_path)) == 1


def test_a_folder_that_cannot_be_written_costs_only_the_drawing(tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    kept = GroundFiles()
    kept.keep_in(blocked)
    packed = packed_ground_of(board(), NIGHT)

    kept.save(board(), NIGHT, packed)

    assert kept.load(board(), NIGHT) is None
    assert draw_ground(board(), NIGHT).lit.keys() == packed.lit.keys()
