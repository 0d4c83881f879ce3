"""Drawing a package's pictures, against Qt's own renderer and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from bench.rounds import Bound, Contest, Target
from bench.timed_room import APPLICATION
from bench.timing import case
from spyword_qt.store import library
from spyword_qt.widgets.medallion import render_picture

SIDE: Final = 512
TIMES: Final = 10
TOOK: Final = "ms"
PACK: Final = "around-the-house-01"


def measured() -> Iterator[Contest]:
    """A picture that ships, 512 pixels large."""
    assert APPLICATION is not None
    path = library.default_folder() / PACK / "a.svg"
    data = path.read_bytes()
    ready = QSvgRenderer(QByteArray(data))
    ours = case("as a card draws it", TOOK, lambda: render_picture(path, SIDE, 1.0), times=TIMES)
    whole = case(
        "`QSvgRenderer`, read and drawn", TOOK, lambda: _drawn(QSvgRenderer(QByteArray(data))), times=TIMES
    )
    kept = render_picture(path, SIDE, 1.0)
    yield Contest(
        "A picture of 512 pixels",
        (
            whole,
            case("`QSvgRenderer`, drawn only", TOOK, lambda: _drawn(ready), times=TIMES),
            ours,
            case("drawn before, and kept", TOOK, lambda: _stamped(kept), times=10 * TIMES),
        ),
        (Target("U4", ours.name, TOOK, Bound.RATIO_AT_MOST, 1.1),),
        note="The process has no pool of threads for drawing, as the game has none: with one it is slower.",
    )


def _drawn(renderer: QSvgRenderer) -> QPixmap:
    pixmap = QPixmap(SIDE, SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, SIDE, SIDE))
    painter.end()
    return pixmap


def _stamped(kept: QPixmap) -> None:
    pixmap = QPixmap(SIDE, SIDE)
    painter = QPainter(pixmap)
    painter.drawPixmap(0, 0, kept)
    painter.end()
