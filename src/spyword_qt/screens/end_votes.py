"""Who was who and every vote, with what the signs in it mean and the button that shares the end."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.legend import Legend
from spyword_qt.widgets.people_matrix import Matrix
from spyword_qt.widgets.text import FitText, TextRole

BESIDE_SHARE: Final = 16
GAP: Final = 8
NARROWER: Final = 0.82
"""Part of its size that the heading is fitted down to before a shorter one says less."""

NAMES_GROW: Final = 1.3
"""How much larger than all around it letters in the matrix may be: as large as those of its heading."""


class EndVotes(QWidget):
    """From its top down; the matrix is as high as it wants to be, or as there is room for."""

    share = Signal()

    def __init__(self, matrix: Matrix, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._m = DESIGN
        self._headings = "", ""
        self._most_heading: int | None = None
        self._heading = FitText(role=TextRole.SECTION, parent=self)
        self._share = SecondaryButton("", "share", size="low", parent=self)
        self._share.setObjectName("share")
        self._share.clicked.connect(self.share)
        self.matrix = matrix
        matrix.setParent(self)
        self._legend = Legend(self)
        self.remarks: tuple[QWidget, ...] = (self._heading, self._legend)
        """What is said of the matrix."""

    def forget(self) -> None:
        """Drop roles and votes."""
        self.matrix.forget()
        self._legend.show_entries(())

    def tell(self, heading: str, short: str) -> None:
        """Set every text in the language of the moment; the heading where there is much room and little."""
        self._share.setText(self.tr("Share"))
        self._headings = heading, short

    def keep_heading(self, most: int) -> None:
        """Have the heading in letters no larger than that, as far as people's smallest ones let it."""
        self._most_heading = most

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m
        for part in (self.matrix, self._legend):
            part.rescale(m)

    def stand_beside(self, fitting: Metrics, wanted: float) -> None:
        """Be of one scale with what took `fitting` letters; names may come closer to the `wanted` ones."""
        self._m = fitting
        self._legend.rescale(fitting)
        self.matrix.rescale(replace(fitting, text=min(wanted, NAMES_GROW * fitting.text)))

    def place(self, room: QRect) -> None:
        """Lay out in a room of the screen, also where only letters have changed since."""
        self.setGeometry(room)
        width, gap = room.width(), self._m.px(GAP)
        top = self._place_heading(width) + gap
        height = self._fit_legend(width, room.height() - top)
        self.matrix.setGeometry(0, top, width, height)
        self._legend.setGeometry(0, top + height + gap, width, self._legend.heightForWidth(width))

    def height_at(self, width: int) -> int:
        """Pixels in height that all of it takes at a width."""
        return self._height_with(self.matrix.sizeHint().height(), width)

    def least_height(self, width: int) -> int:
        """The same with the matrix as low as can be."""
        return self._height_with(self.matrix.minimumSizeHint().height(), width)

    def _place_heading(self, width: int) -> int:
        """The heading with the button beside it; returns the height of both."""
        beside = self._fit_heading(width)
        share = self._share.sizeHint()
        heading = self._heading.heightForWidth(beside)
        height = max(heading, share.height())
        self._heading.setGeometry(0, (height - heading) // 2, beside, heading)
        self._share.setGeometry(QRect(QPoint(width - share.width(), (height - share.height()) // 2), share))
        return height

    def _fit_heading(self, width: int) -> int:
        """Set heading and button in the largest letters that leave it one line; returns the heading's width.

        Both shrink alike: a button beside a heading shouldn't be what is read first.
        """
        beside = width
        for fitting, heading in product(self._m.with_smaller_text(), self._headings):
            self._heading.setText(heading)
            self._heading.rescale(fitting)
            self._share.rescale(fitting)
            beside = width - self._share.sizeHint().width() - self._m.px(BESIDE_SHARE)
            letters = self._heading.shown(beside).font.pixelSize()
            is_low = self._most_heading is None or letters <= self._most_heading
            if is_low and NARROWER * self._heading.sizeHint().width() <= beside:
                break
        return beside

    def _fit_legend(self, width: int, room: int) -> int:
        """Set it in letters no larger than it leaves the matrix in that room; returns the matrix's height."""
        tallest = self.matrix.sizeHint().height()
        letters, below = self._explain(QSize(width, tallest)), 0
        while True:
            # A lower matrix may need more signs explained, and a higher one fewer again.
            below = max(below, self._below(width, letters))
            height = min(room - below, tallest)
            found = self._explain(QSize(width, height))
            if found < letters:
                letters, below = found, 0
            elif self._below(width, letters) <= below:
                self._legend.keep_to(letters)
                return height

    def _height_with(self, matrix: int, width: int) -> int:
        """Height of all of it around a matrix of that height."""
        heading = self._heading.heightForWidth(self._fit_heading(width))
        letters = self._explain(QSize(width, matrix))
        above = max(heading, self._share.sizeHint().height()) + self._m.px(GAP)
        return above + matrix + self._below(width, letters)

    def _explain(self, size: QSize) -> int:
        """Explain what stands in a matrix of that size; returns how large its letters are."""
        self._legend.show_entries(self.matrix.legend(size))
        return self.matrix.letters_at(size)

    def _below(self, width: int, letters: int) -> int:
        """Height of the legend beside letters of that size, with what parts it from the matrix."""
        legend = self._legend.height_at(width, letters)
        return legend + self._m.px(GAP) if legend else 0
