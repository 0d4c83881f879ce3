"""Somebody on a ballot: chip, name and title, and a check where they are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import DARK, FOCUS_RESERVE, LEADING, MIN_TEXT, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.ballot_check import check_place
from spyword_qt.widgets.ballot_measures import IN_COLUMN, IN_LINE, Measures
from spyword_qt.widgets.block import LARGE, fit, size_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.name_block import NameBlock

BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
BELOW: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
FADED: Final = 0.55
"""How much is seen of a chip that can't be chosen."""
PAD: Final = 20
CHIP_GAP: Final = 14
TITLE: Final = 20
FLAT_PAD: Final = 13
WITHIN_RING: Final = 2
"""Between the words of a flat tile and its outline in focus, both sides together."""
TALL: Final = 120
"""From this height on there is room for the title."""
UPRIGHT_HEIGHT: Final = 240
UPRIGHT: Final = 0.4
"""From this height, and these widths, on the name stands below the chip."""
FEW_LINES: Final = 2
"""That a name takes where it isn't too long."""


class BallotTile(Control):
    """Somebody to vote for; the whole tile is the target. Its owner keeps the choice exclusive.

    In a flat tile the name stands beside the chip, in a tall one below it.
    """

    def __init__(self, person: Person, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.person = person
        self._name = NameBlock(person, self._name_font)
        self._titled = True
        self._flat = 0
        self._most_letters = 0
        self._row_words = 0
        self.setCheckable(True)
        self.setAccessibleName(person.name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_title(self, shown: bool) -> None:
        """Show the person's title below the name where there is room, or never."""
        self._titled = shown
        self.update()

    def letters(self) -> int:
        """Pixels of the largest letters that its name has room in on few lines, words whole; 0 for none."""
        return self._name.letters(self._words_room(self.width()), self._full_letters(self.width()), FEW_LINES)

    def keep_letters(self, most: int) -> None:
        """Write the name in letters of `most` pixels at most, as others are; 0 for the largest it has."""
        self._most_letters = most
        self.update()

    def words_below(self) -> int:
        """Pixels in height of what stands below the chip; 0 where it stands beside it."""
        return self._words_shown(*self._words()) if self._is_upright(self.width()) else 0

    def keep_words_below(self, height: int) -> None:
        """Leave so much height to what stands below the chip, as others in its row do."""
        self._row_words = height
        self.update()

    def note(self) -> str:
        """What stands below the name where there is room."""
        return self.person.title

    def shows_note(self) -> bool:
        """Whether the note may stand below the name, if both have room."""
        return self._is_tall() and self._titled

    def chip_rect(self) -> QRectF:
        """Where the chip is painted."""
        return self._places(self._words_shown(*self._words()))[0]

    def holds_name(self, width: int) -> bool:
        """Whether a tile of that width, at its present height, shows the name on two lines at most."""
        return self._break_name(self.person.name, width).count <= FEW_LINES

    def after_chip(self) -> int:
        """Pixels right of the chip that something else than the words takes."""
        return 0

    def flat_height(self, width: int, least: int, aside: int = 0) -> int:
        """Pixels, at least `least`, in which a tile kept as flat as that has room for the whole name.

        That is beside the chip, and so many pixels `aside` of it.
        """
        beside = width - 2 * self._flat_pad() - self._chip_in(width, least, IN_LINE) - aside
        name = Lines(self.person.name, self._name_font(MIN_TEXT), beside - self.metrics.px(CHIP_GAP), LEADING)
        return max(least, name.height + self._for_ring())

    def keep_flat(self, height: int) -> None:
        """Share the width as a tile of that height does, however high it is; 0 as its own height has it."""
        self._flat = height
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.metrics.px(380), self.metrics.target(160))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.metrics.px(150), self.metrics.target(72))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = self.painter()
        self.paint_tile(painter, self.metrics.px(RADIUS_TILE))
        name, title = self._words()
        chip, words = self._places(self._words_shown(name, title))
        self.paint_avatar(painter, chip)
        if self.isChecked():
            first = QRectF(words.topLeft(), QSizeF(name.width, name.height))
            second = QRectF(first.bottomLeft(), QSizeF(title.width, title.height)) if title else QRectF()
            self._paint_check(painter, chip, (first, second))
        self._paint_words(painter, words, name, title)

    def paint_avatar(self, painter: QPainter, chip: QRectF) -> None:
        """Paint the chip into its place."""
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        paint_chip(painter, chip, self.person.avatar, dark=colours_of(self) is DARK)
        painter.setOpacity(1.0)

    def _places(self, words: int) -> tuple[QRectF, QRectF]:
        """Where the chip and words of that height stand."""
        pad, gap, chip = self._pad(), self.metrics.px(CHIP_GAP), self._chip(self.width())
        across = self._words_width(self.width()) + self._beside_words(self.width())
        if self._is_upright(self.width()):
            top = (self.height() - chip - gap - max(words, self._row_words)) / 2
            square = QRectF((self.width() - chip) / 2, top, chip, chip)
            return square, QRectF((self.width() - across) / 2, square.bottom() + gap, across, words)
        square = QRectF(pad, (self.height() - chip) / 2, chip, chip)
        top, left = (self.height() - words) / 2, square.right() + self.after_chip() + gap
        return square, QRectF(left, top, across, words)

    def _words(self) -> tuple[Lines, Lines | None]:
        """The name, and the title where there is one and room for it."""
        name = self._largest_name()
        if 0 < self._most_letters < size_of(name):
            of = self.width(), self.height(), self._shape(), self._most_letters
            name = self.kept(self._break_smaller, self.person.name, *of)
        note = self.note()
        if not (self.shows_note() and note):
            return name, None
        title = self.kept(self._break_title, note, self._words_width(self.width()))
        fits = name.height + title.height <= self._words_height(self.width())
        return name, title if fits else None

    @staticmethod
    def _words_shown(name: Lines, title: Lines | None) -> int:
        """Pixels in height that they take together."""
        return name.height + (title.height if title else 0)

    def _paint_words(self, painter: QPainter, area: QRectF, name: Lines, title: Lines | None) -> None:
        colours = colours_of(self)
        align = BELOW if self._is_upright(self.width()) else BESIDE
        area.setHeight(name.height)
        name.paint(painter, area, align, colours.ink if self.isEnabled() else colours.mute)
        if title:
            area.moveTop(area.bottom())
            area.setHeight(title.height)
            title.paint(painter, area, align, colours.brassink if self.isEnabled() else colours.mute)

    def _paint_check(self, painter: QPainter, chip: QRectF, words: Sequence[QRectF]) -> None:
        colours, on_corner = colours_of(self), self._is_tall() or self._is_upright(self.width())
        spot, on_chip = check_place(QRectF(self.rect()), chip, words, self.metrics, is_tall=on_corner)
        if on_chip:
            around = 0.1 * spot.width()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.surface))
            painter.drawEllipse(spot.adjusted(-around, -around, around, around))
        paint.badge(painter, spot, colours.ink, colours.surface)

    def _is_tall(self) -> bool:
        return self._shape() >= self.metrics.px(TALL)

    def _shape(self) -> int:
        """The height that decides how chip and name share the tile."""
        return self._flat or self.height()

    def _is_upright(self, width: int) -> bool:
        return self._shape() >= max(self.metrics.px(UPRIGHT_HEIGHT), UPRIGHT * width)

    def _measures(self, width: int) -> Measures:
        return IN_COLUMN if self._is_upright(width) else IN_LINE

    def _pad(self) -> int:
        return self.metrics.px(PAD) + 2 if self._is_tall() else self._flat_pad()

    def _flat_pad(self) -> int:
        return self.metrics.px(FLAT_PAD) + 2

    def _words_width(self, width: int) -> int:
        if self._is_upright(width):
            return width - 2 * self._pad()
        return width - 2 * self._pad() - self._chip(width) - self.after_chip() - self.metrics.px(CHIP_GAP)

    def _words_height(self, width: int) -> int:
        m = self.metrics
        if self._is_upright(width):
            return self.height() - self._chip(width) - m.px(CHIP_GAP) - 2 * self._pad()
        if self._is_tall():
            return self.height() - m.px(PAD)
        return self.height() - self._for_ring()

    def _for_ring(self) -> int:
        # In focus the tile steps back for the ring, and its words don't.
        return round(2 * FOCUS_RESERVE * self.metrics.stroke) + self.metrics.px(WITHIN_RING)

    def _chip(self, width: int) -> int:
        return self._chip_in(width, self._shape(), self._measures(width))

    def _chip_in(self, width: int, height: int, measures: Measures) -> int:
        most = min(measures.chip_width * width, measures.chip_height * height)
        return min(self.metrics.px(measures.chip), round(most))

    def _largest_name(self) -> Lines:
        return self.kept(self._break_name, self.person.name, self.width(), self.height(), self._shape())

    def _break_name(self, _name: str, width: int) -> Lines:
        return self._name.lines(self._words_room(width), self._full_letters(width))

    def _break_smaller(self, _name: str, width: int) -> Lines:
        return self._name.lines(self._words_room(width), self._most_letters, large=1.0)

    def _full_letters(self, width: int) -> int:
        """Pixels of the letters of a name that isn't too long."""
        measures = self._measures(width)
        size = measures.name * self._chip(width) / self.metrics.scale
        return self.metrics.font(min(measures.most_name, max(measures.least_name, size)))

    def _words_room(self, width: int) -> QSizeF:
        """What a name has; a long one comes nearer to the edge."""
        usual, most = QSizeF(self._words_width(width), self._words_height(width)), self._full_letters(width)
        if self._name.letters(usual, most, FEW_LINES) >= LARGE * most:
            return usual
        return QSizeF(usual.width() + self._beside_words(width), usual.height())

    def _beside_words(self, width: int) -> int:
        """Pixels of the space around words that a long name may take."""
        spare = self._pad() - self._flat_pad()
        return 2 * spare if self._is_upright(width) else spare

    def _break_title(self, title: str, width: int) -> Lines:
        return fit(title, self._title_font, self.metrics.font(TITLE), width, LEADING)

    def _name_font(self, px: int) -> QFont:
        return fonts.ui(px, 550)

    def _title_font(self, px: int) -> QFont:
        return fonts.voice(px, italic=not fonts.has_cjk(self.note()))
