"""The cover of a package: its tint and kind, never its pictures."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.theme.fonts import has_loaded_chinese, ui, voice
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.fitting import draw_fitted, fitted, line_font
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.medallion import stamp_cover

KIND: Final = 29
"""Letter size of a kind where it takes one line."""
LEAST_KIND: Final = 0.85
"""Parts of that below which it takes two."""
LEAST_LOW_KIND: Final = 0.7
"""The same where the picture would have no room else."""
NOTE: Final = 18
SIDE: Final = 12
"""Between a text and the edge."""
TALLEST: Final = 1.3
"""Heights in widths of what stands on a cover; a taller one has it in its middle."""
ABOVE: Final = 0.085
"""Parts of that height over the picture, and under the note."""
MEDAL: Final = 64
"""Design pixels of a picture below which kinds give way to it."""
LEAST_MEDAL: Final = 0.2
"""Parts of the height that are left to the picture, however long the texts are."""


@dataclass(frozen=True, slots=True)
class CoverPlan:
    """Where picture and texts stand on covers beside one another, in pixels from the top of each."""

    top: float
    medal: float
    kind: float
    """Where the lines of the kind may begin."""
    note: float
    foot: float
    letters: int
    """Of a kind that takes one line."""
    note_letters: int
    """That no note exceeds, so that all packages' have one size."""

    @staticmethod
    def of(m: Metrics, height: float, covers: tuple[tuple[float, str, str], ...]) -> CoverPlan:
        """For covers of this height, the surprise first; of each its width, kind and note.

        All have one size of picture.
        """
        return CoverPlan._of(m, height, covers, has_loaded_chinese())

    @staticmethod
    @lru_cache(maxsize=16)
    def _of(
        m: Metrics, height: float, covers: tuple[tuple[float, str, str], ...], _has_chinese: bool
    ) -> CoverPlan:
        width = min(width for width, _, _ in covers)
        body = min(height, TALLEST * width)
        notes = {(int(width), note) for width, _, note in covers}
        side, note_letters = 2 * m.px(SIDE), m.font(NOTE)
        # The surprise's is longer in some games, and is not to make all others small.
        for wide, text in {(int(width), note) for width, _, note in covers[1:]}:
            note_letters = line_font(text, _note_font, note_letters, wide - side).pixelSize()
        lines = (_note_lines(text, wide - side, note_letters) for wide, text in notes)
        note = max(1.3 * note_letters, max(each.height for each in lines))
        above, gap = ABOVE * body, m.px(4)
        room = body - 2 * above - note - gap
        for least in (LEAST_KIND, LEAST_LOW_KIND):
            letters = round(least * m.font(KIND) / LEAST_KIND)
            # A kind that wants a third line gets smaller letters instead.
            words = _kinds_height(((int(width) - side, kind) for width, kind, _ in covers), letters)
            if room - words >= m.px(MEDAL):
                break
        medal = max(LEAST_MEDAL * body, min(0.61 * width, 0.48 * body, room - words))
        top = (height - body) / 2 + above
        foot = (height + body) / 2 - above
        return CoverPlan(top, medal, top + medal + gap, foot - note, foot, letters, note_letters)


def _note_font(px: int) -> QFont:
    return ui(px, 450)


def _note_lines(note: str, width: float, most: int) -> Lines:
    return Lines(note, line_font(note, _note_font, most, width), width, LEADING)


def _kind_font(kind: str, width: float, height: float, most: int) -> QFont:
    return _cached_kind_font(kind, width, height, most, has_loaded_chinese())


@lru_cache(maxsize=256)
def _cached_kind_font(kind: str, width: float, height: float, most: int, _has_chinese: bool) -> QFont:
    return fitted(kind, QSizeF(width, height), voice, most, round(LEAST_KIND * most))


def _kinds_height(kinds: Iterable[tuple[int, str]], most: int) -> float:
    """Pixels in height of one line, or of two where a kind is too long for one in so many pixels."""
    least = QFontMetricsF(voice(round(LEAST_KIND * most)))
    if any(least.horizontalAdvance(kind) > width for width, kind in kinds):
        # Laid out, lines take up to a pixel more than the font says.
        return math.ceil(least.height() + least.lineSpacing()) + 1
    return 1.3 * most


class CoverTile(Control):
    """A package to choose. Without a tint it is the one that leaves the choice to chance."""

    def __init__(self, tint: str | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tint = tint
        self._kind = ""
        self._note = ""
        self._plan: CoverPlan | None = None
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def tint(self) -> str | None:
        """The package's; None for the one that leaves the choice to chance."""
        return self._tint

    def show_texts(self, kind: str, note: str) -> None:
        """Show the kind of its words, and below it how often this table has played it."""
        self._kind, self._note = kind, note
        self.setAccessibleName(kind)
        self.setAccessibleDescription(note)
        self.update()

    def set_plan(self, plan: CoverPlan) -> None:
        """Stand by the plan of all covers beside this one."""
        if plan != self._plan:
            self._plan = plan
            self.update()

    def sizeHint(self) -> QSize:
        height = 214 if self.metrics.small else 230
        return QSize(self.metrics.px(176), self.metrics.px(height))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(130), self.metrics.px(190))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self.painter()
        colours, m = colours_of(self), self.metrics
        tile = self.paint_tile(painter, m.px(RADIUS_TILE))
        plan = self._plan or CoverPlan.of(m, self.height(), ((self.width(), self._kind, self._note),))
        left = m.px(SIDE)
        width = self.width() - 2 * left
        at = QPointF(round((self.width() - plan.medal) / 2), round(plan.top))
        stamp_cover(painter, at, round(plan.medal), self._tint)
        lines = self.kept(self._break_note, self._note, width, plan.note_letters)
        note = QRectF(left, plan.note, width, plan.foot - plan.note)
        lines.paint(painter, note, Qt.AlignmentFlag.AlignCenter, colours.soft)
        kind = QRectF(left, plan.kind, width, plan.note - plan.kind)
        painter.setPen(QColor(colours.ink))
        draw_fitted(
            painter, kind, self._kind, _kind_font(self._kind, kind.width(), kind.height(), plan.letters)
        )
        if self.isChecked():
            badge = m.px(36)
            square = QRectF(tile.right() - m.px(16) - badge, tile.top() + m.px(16), badge, badge)
            paint.badge(painter, square, colours.ink, colours.surface)

    def _break_note(self, note: str, width: int) -> Lines:
        most = self._plan.note_letters if self._plan is not None else self.metrics.font(NOTE)
        return _note_lines(note, width, most)
