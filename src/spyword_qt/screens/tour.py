"""How to play in two minutes: a picture and few words at a time, by keys and taps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spyword_qt.screens.rulebook import TourStep
from spyword_qt.screens.tour_buttons import TourButtons
from spyword_qt.screens.tour_room import (
    TourRoom,
    in_larger_letters,
    larger_ways,
    ways_for_a_step,
    ways_to_lie,
)
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.dots import Dots
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.tour_picture import TourPicture

MOST_TITLE: Final = 1.25
"""Of the preference for text: more of it would leave the sentences no room."""


@dataclass(frozen=True, slots=True)
class _Found:
    """How words and picture lie at all steps."""

    way: TourRoom
    top: int
    foot: int
    """Between which pixels the words of the longest step lie."""


class Tour(QWidget):
    """Says `finished` when somebody has seen the last step and goes on."""

    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._steps: tuple[TourStep, ...] = ()
        self._at = 0
        self._m: Metrics | None = None
        self._kept: _Found | None = None
        self._least = QSize()
        """What words and picture have where least is left to them."""
        self._longest_first: tuple[TourStep, ...] = ()
        """All steps that the buttons stay in place for."""
        self._title = Text(role=TextRole.TITLE)
        self._text = Text(role=TextRole.BODY, tone="soft")
        self._text.setObjectName("tour_text")
        self._dots = Dots()
        self._buttons = TourButtons()
        self._next, self._back = self._buttons.onwards, self._buttons.back
        self._next.setObjectName("tour_next")
        self._next.clicked.connect(self._go_on)
        self._back.setObjectName("tour_back")
        self._back.clicked.connect(self._go_back)
        self._column = PageColumn(self)
        self._column.add(self._dots_row())
        self._column.add(self._title, 14)
        self._column.add(self._text, 14)
        self._column.add_action(self._buttons)
        self._column.scroll_by_keys(self)
        self._picture = TourPicture(self)
        self._picture.onwards.connect(self._go_on)
        self._picture.backwards.connect(self._go_back)
        for key, by in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, -1)):
            QShortcut(QKeySequence(key), self).activated.connect(partial(self._go, by))

    def show_steps(self, steps: tuple[TourStep, ...], others: tuple[TourStep, ...] = ()) -> None:
        """Take the steps of a game, and show the one whose number was seen last.

        Buttons are where they would be for `others` as well, which people may look at next.
        """
        self._steps = steps
        self._longest_first = tuple(sorted((*steps, *others), key=_length, reverse=True))
        self._kept = None
        self._show(min(self._at, len(self._steps) - 1))

    def begin(self) -> None:
        """Go to the first step, and let its picture happen."""
        self._show(0)
        self._picture.play()
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, m: Metrics, room: QRect, least: int) -> None:
        """Lay out in a part of the screen, so that all words are seen if that can be.

        Buttons are where they would be in one only `least` pixels high, with the same foot.
        """
        self._m, self._kept = m, None
        self._least = QSize(room.width(), least)
        self.setGeometry(room)
        self._place(m)

    def retranslate(self) -> None:
        """Set the buttons' texts in the language of the moment."""
        onwards, last = self._words_onwards()
        self._next.setText(last if self._at == len(self._steps) - 1 else onwards)
        self._back.setText(self.tr("Back"))

    def _words_onwards(self) -> tuple[str, str]:
        """What the way on is called, and what at the last step."""
        return self.tr("Next"), self.tr("Let’s Play")

    def _place(self, m: Metrics) -> None:
        """Lay out as was found for all steps, which are measured only once."""
        if self._kept is None:
            self._kept = self._found(m)
        found = self._kept
        has_picture = not self._lie(found.way, found, m)[2].isEmpty()
        for way in (*in_larger_letters(found.way, m), found.way):
            height, column, picture = self._lie(way, found, m)
            if height <= found.foot and has_picture is not picture.isEmpty():
                break
        self.retranslate()
        self._column.place(column, m, pinned=True)
        self._picture.setVisible(not picture.isEmpty())
        self._picture.setGeometry(picture)

    def _lie(self, like: TourRoom, found: _Found, m: Metrics) -> tuple[int, QRect, QRect]:
        """How high what is shown is in a way, and where its words and its picture lie then."""
        way, height = self._way_now(like, found.foot, m)
        column = way.step_column(self.size(), found.top, found.foot, height)
        picture = way.picture(column, m)
        if way.beside is not None and not picture.isEmpty():
            picture.setHeight(self.height())
        return height, column, picture

    def _found(self, m: Metrics) -> _Found:
        """The first way in which all words are seen, or the last one; letters may be larger."""
        for way in ways_to_lie(m, self._least):
            height = self._height_in(way, m)
            if height <= way.words.height():
                break
        column, spare = way.column(height), self.height() - self._least.height()
        top, foot = column.top() + spare // 2, column.bottom() + 1 + spare
        ways = larger_ways(way, m)
        way = next((each for each, keeps in ways if self._all_fit(each, foot, m, keeps)), way)
        self._show_words(self._steps[self._at])
        return _Found(way, top, foot)

    def _all_fit(self, way: TourRoom, foot: int, m: Metrics, with_picture: bool) -> bool:
        """Whether each step of this game is seen whole above a foot, and its picture, where asked for."""
        for step in self._steps:
            self._show_words(step)
            own, height = self._way_now(way, foot, m)
            if height > foot or (with_picture and own.beside == QRect()):
                return False
        return True

    def _way_now(self, like: TourRoom, foot: int, m: Metrics) -> tuple[TourRoom, int]:
        """The first way like that in which what is shown is seen whole, or the last; how high it is there."""
        for way in ways_for_a_step(like, m, self._least):
            self._turn(way, m)
            height = self._column.height_at(way.words.width(), m)
            if height <= foot:
                break
        return way, height

    def _height_in(self, way: TourRoom, m: Metrics) -> int:
        """Pixels that the longest step takes, or the first one that takes too many."""
        self._turn(way, m)
        most = 0
        for step in self._longest_first:
            self._show_words(step)
            most = max(most, self._column.height_at(way.words.width(), m))
            if most > way.words.height():
                break
        return most

    def _turn(self, way: TourRoom, m: Metrics) -> None:
        """Give texts and buttons what they have in a way: the buttons stay under the finger at all steps."""
        self._title.rescale(m.with_text(min(m.text, MOST_TITLE)))
        self._text.rescale(m.with_text(way.text))
        self._next.setText(max(self._words_onwards(), key=len))
        width = ways_for_a_step(way, m, self._least)[0].words.width()
        self._buttons.turn(width, m, in_a_row=way.in_a_row, beside=way.words.width() - width)

    def _show_words(self, step: TourStep) -> None:
        self._title.setText(step.title)
        self._text.setText(step.text)

    def _dots_row(self) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._dots)
        row.addStretch(1)
        return line

    def _show(self, at: int) -> None:
        self._at = at
        step = self._steps[at]
        self._show_words(step)
        count = self.tr("Step {number} of {all}").format(number=at + 1, all=len(self._steps))
        self._dots.show_progress(at, len(self._steps), count)
        self._picture.show_scene(step.scene, step.words)
        self._picture.setAccessibleName(step.title)
        if at == 0 and self._back.hasFocus():
            self._next.setFocus(Qt.FocusReason.OtherFocusReason)
        self._back.setEnabled(at > 0)
        self.retranslate()

    def _go_on(self) -> None:
        self._go(1)

    def _go_back(self) -> None:
        self._go(-1)

    def _go(self, by: int) -> None:
        at = self._at + by
        if at == len(self._steps):
            self.finished.emit()
        elif at >= 0:
            self._show(at)
            if self._m is not None:
                self._place(self._m)
            self._picture.play()


def _length(step: TourStep) -> int:
    return len(step.text)
