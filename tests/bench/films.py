"""`python -m tests.bench.films`: a film in every format there is, bytes and time a picture."""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from io import BytesIO

from PIL import Image

from renders.family.film import Reel
from renders.family.look import FamilyLook
from renders.kit.film import Frame, Told
from tests.bench.report import kilobytes, milliseconds
from tests.gallery import played

MISSION, ROUNDS = "01", 12
FORMATS: Mapping[str, tuple[str, dict[str, object]]] = {
    "GIF": ("GIF", {"optimize": False}),
    "WebP without loss, least effort": ("WEBP", {"lossless": True, "quality": 0, "method": 0}),
    "WebP without loss, as shipped": ("WEBP", {"lossless": True, "quality": 20, "method": 2}),
    "WebP without loss, usual effort": ("WEBP", {"lossless": True, "quality": 50, "method": 4}),
    "WebP with loss, quality 60": ("WEBP", {"quality": 60, "method": 2}),
}


def pictures() -> list[Image.Image]:
    """Every round of a game that the autopilot plays."""
    frames = [Frame(view, f"Round {view.round}.") for view in played(MISSION, ROUNDS).rounds]
    reel = Reel(FamilyLook(frames[0].view), Told(frames))
    drawn: list[Image.Image] = []
    for number in range(len(frames)):
        reel.seek(number)
        drawn.append(reel.picture)
    return drawn


def main() -> None:
    first, *others = pictures()
    count = len(others) + 1
    sys.stdout.write(f"{count} pictures of {first.width} x {first.height} pixels\n")
    for name, (kind, settings) in FORMATS.items():
        start, target = time.process_time(), BytesIO()
        first.save(target, kind, save_all=True, append_images=others, duration=2000, **settings)
        each = milliseconds((time.process_time() - start) / count)
        sys.stdout.write(f"{name}: {kilobytes(target.tell() / count)} and {each} a picture\n")


if __name__ == "__main__":
    main()
