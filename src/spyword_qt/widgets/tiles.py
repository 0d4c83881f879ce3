"""Tiles to choose from: a setting, a choice of a setting."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import phrasing
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.block import fit
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines, line_height, longest_word, natural_width

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
BADGE: Final = 34
PAD: Final = 20


class Pill(Control):
    """A setting: its name over its value; pressing it is to open its sheet."""

    HEIGHT: Final = 82
    LABEL: Final = 18
    VALUE: Final = 23
    PAD: Final = 18
    LEAST_PAD: Final = 12
    KEPT: Final = 0.9
    """Of its full size that the longest usual value keeps where pills stand close."""

    def __init__(self, label: str = "", value: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._label = self._value = ""
        self._values: tuple[str, ...] = ()
        self._usual: tuple[str, ...] = ()
        self._pad: int | None = None
        self._widths: tuple[int, int] | None = None
        self.show_setting(label, value)

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._widths = None
        super().rescale(m)

    def hold(self, values: Iterable[str], usual: Iterable[str]) -> None:
        """Have room for each of these, the usual ones first: nothing around moves as the setting changes."""
        self._values, self._usual = tuple(values), tuple(usual)
        self._widths = None

    def set_pad(self, pad: int) -> None:
        """Leave so many pixels beside the text, as all pills of a row do."""
        if pad != self._pad:
            self._pad = pad
            self.update()

    def show_setting(self, label: str, value: str) -> None:
        """Show the name of a setting and what it is set to."""
        if label != self._label or value not in self._values:
            self._widths = None
        self._label, self._value = label, value
        self.setAccessibleName(phrasing.labelled(label, value))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.full_width() + 2 * self.metrics.px(self.PAD), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(110), self._height())

    def full_width(self) -> int:
        """Pixels in which the label and every value stand whole in full size."""
        return self._measured()[1]

    def least_width(self) -> int:
        """Pixels in which the label is whole, and the usual values are a little smaller at most."""
        return self._measured()[0]

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_tile(painter, m.px(RADIUS_TILE - 2))
        pad = m.px(self.PAD) if self._pad is None else self._pad
        width = self.width() - 2 * pad
        label = self.kept(self._break_label, self._label, width)
        value = self.kept(self._break_value, self._value, width)
        # Smaller letters stand in the same lines as those of the pills beside.
        over = max(label.height, line_height(m.font(self.LABEL), LEADING))
        under = max(value.height, line_height(m.font(self.VALUE), LEADING))
        top = (self.height() - over - under) / 2
        label.paint(painter, QRectF(pad, top, width, over), LEFT, colours.soft)
        value.paint(painter, QRectF(pad, top + over, width, under), LEFT, colours.ink)

    def _break_label(self, label: str, width: int) -> Lines:
        return fit(label, self._label_font, self.metrics.font(self.LABEL), width, LEADING)

    def _break_value(self, value: str, width: int) -> Lines:
        return fit(value, self._value_font, self.metrics.font(self.VALUE), width, LEADING)

    def _measured(self) -> tuple[int, int]:
        """Pixels of the text at least, and in full."""
        if self._widths is None:
            m = self.metrics
            font = self._value_font(m.font(self.VALUE))
            label = natural_width(self._label, self._label_font(m.font(self.LABEL)))
            usual = max(natural_width(value, font) for value in self._usual or (self._value,))
            full = max(natural_width(value, font) for value in (self._value, *self._values))
            self._widths = max(label, round(self.KEPT * usual)), max(label, full)
        return self._widths

    def _height(self) -> int:
        m = self.metrics
        letters = m.font(self.LABEL) + m.font(self.VALUE)
        return max(m.target(self.HEIGHT), round(letters * LEADING) + 2 * m.px(12))

    def _label_font(self, px: int) -> QFont:
        return fonts.ui(px, 450)

    def _value_font(self, px: int) -> QFont:
        return fonts.ui(px, 600)


class OptionTile(Control):
    """One choice in a sheet, with a note on what it means; chosen, it bears a check and a second border."""

    HEIGHT: Final = 72
    ICON: Final = 28

    def __init__(self, text: str = "", note: str = "", icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._note = ""
        self.setCheckable(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_choice(text, note)

    def show_choice(self, text: str, note: str = "") -> None:
        """Show what the choice is called and, where given, what it means."""
        self._note = note
        self.setText(text)
        self.setAccessibleName(text)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        text = natural_width(self.text(), self._font())
        width = max(text, natural_width(self._note, self._note_font())) + self._before() + self._after()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = longest_word(self.text(), self._font()) + self._before() + self._after()
        return QSize(width, self.metrics.target(self.HEIGHT))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        text, note = self._broken(width)
        height = text.height + (note.height if note else 0)
        return max(self.metrics.target(self.HEIGHT), height + 2 * self.metrics.px(12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_tile(painter, m.px(RADIUS_TILE))
        ink = colours.ink if self.isEnabled() else colours.mute
        if self._icon:
            side = m.px(self.ICON)
            pixmap = icons.icon(self._icon, ink, side, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(m.px(PAD), round((self.height() - side) / 2)), pixmap)
        text, note = self._broken(self.width())
        width = self.width() - self._before() - self._after()
        top = (self.height() - text.height - (note.height if note else 0)) / 2
        text.paint(painter, QRectF(self._before(), top, width, text.height), LEFT, ink)
        if note:
            area = QRectF(self._before(), top + text.height, width, note.height)
            note.paint(painter, area, LEFT, colours.soft if self.isEnabled() else colours.mute)
        if self.isChecked():
            side = m.px(BADGE)
            spot = QRectF(self.width() - m.px(PAD) - side, (self.height() - side) / 2, side, side)
            paint.badge(painter, spot, colours.ink, colours.surface)

    def _broken(self, width: int) -> tuple[Lines, Lines | None]:
        room = width - self._before() - self._after()
        note = self.kept(self._break_note, self._note, room) if self._note else None
        return self.kept(self._break_text, self.text(), room), note

    def _break_text(self, text: str, width: int) -> Lines:
        return Lines(text, self._font(), width, LEADING)

    def _break_note(self, note: str, width: int) -> Lines:
        return Lines(note, self._note_font(), width, LEADING)

    def _before(self) -> int:
        return self.metrics.px(PAD) + (self.metrics.px(self.ICON + 16) if self._icon else 0)

    def _after(self) -> int:
        return 2 * self.metrics.px(PAD) + self.metrics.px(BADGE)

    def _font(self) -> QFont:
        return fonts.ui(self.metrics.font(23), 600)

    def _note_font(self) -> QFont:
        return fonts.ui(self.metrics.font(19), 450)
