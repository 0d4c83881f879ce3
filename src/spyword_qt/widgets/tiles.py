"""Tiles to choose from: a person on a ballot, a setting, a choice of a setting."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import fonts, icons
from spyword_qt.theme.tokens import LEADING, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines, fit, longest_word, natural_width

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
BADGE: Final = 34
PAD: Final = 20


class BallotTile(Control):
    """Somebody to vote for; the whole tile is the target. Its owner keeps the choice exclusive."""

    CHIP: Final = 112
    CHIP_WIDTH: Final = 0.275  # most of the tile's width and height that the chip takes
    CHIP_HEIGHT: Final = 0.6
    NAME: Final = (26, 34)  # least and most design pixels of the name, which goes with the chip
    NAME_PART: Final = 0.31  # of the chip
    TALL: Final = 120  # from here on there is room for the title, and for the badge above the name

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.person = person
        self._titled = True
        self.setCheckable(True)
        self.setAccessibleName(person.name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_title(self, shown: bool) -> None:
        """Show the person's title below the name where there is room, or never."""
        self._titled = shown
        self.update()

    def holds_name(self, width: int) -> bool:
        """Whether a tile of that width, at its present height, shows the name on two lines at most."""
        return self._break_name(self.person.name, width).count <= 2

    def sizeHint(self) -> QSize:
        return QSize(self.metrics.px(380), self.metrics.target(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(150), self.metrics.target(72))

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_tile(painter, m.px(RADIUS_TILE))
        chip = self._chip(self.width())
        pad = m.px(PAD) + 2
        square = QRectF(pad, (self.height() - chip) / 2, chip, chip)
        paint_chip(painter, square, self.person.avatar, ground=colours.surface)
        badge = m.px(BADGE)
        tall = self._is_tall()
        left = square.right() + m.px(14)
        self._paint_words(painter, QRectF(left, 0, self._words_width(self.width()), self.height()), tall)
        if self.isChecked():
            top = m.px(16) if tall else (self.height() - badge) / 2
            spot = QRectF(self.width() - m.px(16) - badge, top, badge, badge)
            paint.badge(painter, spot, colours.ink, colours.surface)

    def _paint_words(self, painter: QPainter, area: QRectF, tall: bool) -> None:
        colours = colours_of(self)
        name = self.kept(self._break_name, self.person.name, self.width())
        title = None
        if tall and self._titled and self.person.title:
            title = self.kept(self._break_title, self.person.title, area.width())
            if name.height + title.height > area.height() - self.metrics.px(PAD):
                title = None
        block = name.height + (title.height if title else 0)
        area.setTop((self.height() - block) / 2)
        area.setHeight(name.height)
        name.paint(painter, area, LEFT, colours.ink)
        if title:
            area.moveTop(area.bottom())
            area.setHeight(title.height)
            title.paint(painter, area, LEFT, colours.brassink)

    def _is_tall(self) -> bool:
        return self.height() >= self.metrics.px(self.TALL)

    def _words_width(self, width: int) -> int:
        m = self.metrics
        badge = m.px(BADGE) if self.isCheckable() and not self._is_tall() else 0
        return width - 2 * (m.px(PAD) + 2) - self._chip(width) - m.px(14) - badge

    def _chip(self, width: int) -> int:
        most = min(self.CHIP_WIDTH * width, self.CHIP_HEIGHT * self.height())
        return min(self.metrics.px(self.CHIP), round(most))

    def _break_name(self, name: str, width: int) -> Lines:
        least, most = self.NAME
        size = min(most, max(least, self.NAME_PART * self._chip(width) / self.metrics.scale))
        room = self._words_width(width)
        return fit(name, self._name_font, self.metrics.font(size), room, LEADING)

    def _break_title(self, title: str, width: int) -> Lines:
        return fit(title, self._title_font, self.metrics.font(20), width, LEADING)

    def _name_font(self, px: int) -> QFont:
        return fonts.ui(px, 550)

    def _title_font(self, px: int) -> QFont:
        return fonts.voice(px, italic=not fonts.has_cjk(self.person.title))


class Pill(Control):
    """A setting: its name over its value; pressing it is to open its sheet."""

    HEIGHT: Final = 82
    LABEL: Final = 18
    VALUE: Final = 23

    def __init__(self, label: str = "", value: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._label = self._value = ""
        self.show_setting(label, value)

    def show_setting(self, label: str, value: str) -> None:
        """Show the name of a setting and what it is set to."""
        self._label, self._value = label, value
        self.setAccessibleName(f"{label}: {value}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        m = self.metrics
        label = natural_width(self._label, self._label_font(m.font(self.LABEL)))
        value = natural_width(self._value, self._value_font(m.font(self.VALUE)))
        return QSize(max(label, value) + 2 * m.px(16), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(110), self._height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        m, colours = self.metrics, colours_of(self)
        painter = self.painter()
        self.paint_tile(painter, m.px(RADIUS_TILE - 2))
        pad = m.px(16)
        width = self.width() - 2 * pad
        label = self.kept(self._break_label, self._label, width)
        value = self.kept(self._break_value, self._value, width)
        top = (self.height() - label.height - value.height) / 2
        label.paint(painter, QRectF(pad, top, width, label.height), LEFT, colours.soft)
        value.paint(painter, QRectF(pad, top + label.height, width, value.height), LEFT, colours.ink)

    def _break_label(self, label: str, width: int) -> Lines:
        return fit(label, self._label_font, self.metrics.font(self.LABEL), width, LEADING)

    def _break_value(self, value: str, width: int) -> Lines:
        return fit(value, self._value_font, self.metrics.font(self.VALUE), width, LEADING)

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
