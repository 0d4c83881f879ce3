"""Somebody on a ballot: chip, name and title, and a check where they are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt.people import Person
from spyword_qt.theme import fonts
from spyword_qt.theme.tokens import DARK, LEADING, MIN_TEXT, RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.ballot_check import check_place
from spyword_qt.widgets.ballot_measures import CHIP_GAP, IN_LINE, Shares, flat_pad, for_ring
from spyword_qt.widgets.block import LARGE, MOST_LINES, fit, size_of
from spyword_qt.widgets.chip import paint_chip
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.name_block import NameBlock

BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
BELOW: Final = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
FADED: Final = 0.55
"""How much is seen of a chip that can't be chosen."""
TITLE: Final = 20
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
        self._in_duel = False
        self._most_letters = self._most_note = 0
        self._row_words = 0
        self.setCheckable(True)
        self.setAccessibleName(person.name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_title(self, shown: bool) -> None:
        """Show the person's title below the name where there is room, or never."""
        self._titled = shown
        self.update()

    def show_in_duel(self, in_duel: bool) -> None:
        """Let the chip give way to the name below it, as in a duel, or stand beside it where that is low."""
        self._in_duel = in_duel
        self.update()

    def letters(self) -> int:
        """Pixels of the largest letters that its name has room in on few lines, words whole; 0 for none."""
        shares = self._shares(self.width())
        return self._name.letters(self._words_room(shares), shares.letters, FEW_LINES)

    def keep_letters(self, most: int) -> None:
        """Write the name in letters of `most` pixels at most, as others are; 0 for the largest it has."""
        self._most_letters = most
        self.update()

    def note_letters(self, note: str) -> int:
        """Pixels of the letters that a note would have in it."""
        return size_of(self.kept(self._break_largest, note, self._shares(self.width()).across))

    def keep_note(self, most: int) -> None:
        """Write its note in letters of `most` pixels at most, as others are; 0 for the largest it has."""
        self._most_note = most
        self.update()

    def words_below(self) -> int:
        """Pixels in height of what stands below the chip; 0 where it stands beside it."""
        return self._words_shown(*self._words()) if self._shares(self.width()).is_upright else 0

    def keep_words_below(self, height: int) -> None:
        """Leave so much height to what stands below the chip, as others in its row do."""
        self._row_words = height
        self.update()

    def note(self) -> str:
        """What stands below the name where there is room."""
        return self.person.title

    def shows_note(self) -> bool:
        """Whether the note may stand below the name, if both have room."""
        return self._shares(self.width()).is_tall and self._titled

    def chip_rect(self) -> QRectF:
        """Where the chip is painted."""
        return self._places(self._words_shown(*self._words()))[0]

    def holds_name(self, width: int) -> bool:
        """Whether a tile of that width, at its present height, shows the whole name, on few lines."""
        shown = self._break_name(self.person.name, width)
        return shown.count <= MOST_LINES and "".join(shown.rows) == self.person.name

    def flat_height(self, width: int, least: int) -> int:
        """Pixels, at least `least`, in which a tile kept as flat as that has room for the whole name."""
        m = self.metrics
        beside = width - 2 * flat_pad(m) - IN_LINE.chip_in(width, least, m) - m.px(CHIP_GAP)
        name = Lines(self.person.name, self._name_font(MIN_TEXT), beside, LEADING)
        return max(least, name.height + for_ring(m))

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
        return self._shares(self.width()).places(words, self._row_words)

    def _shares(self, width: int) -> Shares:
        """What chip and words have of a tile of that width, at its present height."""
        return Shares(self.metrics, width, self.height(), self._shape(), self._in_duel)

    def _words(self) -> tuple[Lines, Lines | None]:
        """The name, and the title where there is one and room for it."""
        name = self._largest_name()
        if 0 < self._most_letters < size_of(name):
            of = self.width(), self.height(), self._shape(), self._most_letters, self._in_duel
            name = self.kept(self._break_smaller, self.person.name, *of)
        note = self.note()
        if not (self.shows_note() and note):
            return name, None
        shares = self._shares(self.width())
        title = self.kept(self._break_title, note, shares.across, self._most_note)
        fits = name.height + title.height <= shares.words_height
        return name, title if fits else None

    @staticmethod
    def _words_shown(name: Lines, title: Lines | None) -> int:
        """Pixels in height that they take together."""
        return name.height + (title.height if title else 0)

    def _paint_words(self, painter: QPainter, area: QRectF, name: Lines, title: Lines | None) -> None:
        colours = colours_of(self)
        align = BELOW if self._shares(self.width()).is_upright else BESIDE
        area.setHeight(name.height)
        name.paint(painter, area, align, colours.ink if self.isEnabled() else colours.mute)
        if title:
            area.moveTop(area.bottom())
            area.setHeight(title.height)
            title.paint(painter, area, align, colours.brassink if self.isEnabled() else colours.mute)

    def _paint_check(self, painter: QPainter, chip: QRectF, words: Sequence[QRectF]) -> None:
        colours, shares = colours_of(self), self._shares(self.width())
        on_corner = shares.is_tall or shares.is_upright
        spot, on_chip = check_place(QRectF(self.rect()), chip, words, self.metrics, is_tall=on_corner)
        if on_chip:
            around = 0.1 * spot.width()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.surface))
            painter.drawEllipse(spot.adjusted(-around, -around, around, around))
        paint.badge(painter, spot, colours.ink, colours.surface)

    def _shape(self) -> int:
        """The height that decides how chip and name share the tile."""
        return self._flat or self.height()

    def _largest_name(self) -> Lines:
        of = self.width(), self.height(), self._shape(), self._in_duel
        return self.kept(self._break_name, self.person.name, *of)

    def _break_name(self, _name: str, width: int) -> Lines:
        shares = self._shares(width)
        return self._name.lines(self._words_room(shares), shares.letters)

    def _break_smaller(self, _name: str, width: int) -> Lines:
        return self._name.lines(self._words_room(self._shares(width)), self._most_letters, large=1.0)

    def _words_room(self, shares: Shares) -> QSizeF:
        """What a name has; a long one comes nearer to the edge."""
        usual = QSizeF(shares.words_width, shares.words_height)
        if self._name.letters(usual, shares.letters, FEW_LINES) >= LARGE * shares.letters:
            return usual
        return QSizeF(usual.width() + shares.beside_words, usual.height())

    def _break_title(self, title: str, width: int) -> Lines:
        return fit(title, self._title_font, self._most_note or self.metrics.font(TITLE), width, LEADING)

    def _break_largest(self, title: str, width: int) -> Lines:
        return fit(title, self._title_font, self.metrics.font(TITLE), width, LEADING)

    def _name_font(self, px: int) -> QFont:
        return fonts.ui(px, 550)

    def _title_font(self, px: int) -> QFont:
        return fonts.slanted(px, self.note())
