"""How to play in two minutes: a picture and few words at a time, by keys and taps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spyword_qt.screens.rulebook import TourStep
from spyword_qt.screens.tour_buttons import TourButtons
from spyword_qt.screens.tour_room import TourRoom, ways_to_lie
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.dots import Dots
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.tour_picture import TourPicture

MOST_TITLE: Final = 1.25
"""Of the preference for text: more of it would leave the sentences no room."""


@dataclass(frozen=True, slots=True)
class _Found:
    """How words and picture lie at all steps between which buttons say the same."""

    at_last: bool
    way: TourRoom
    height: int
    """Pixels that the longest step takes."""


class Tour(QWidget):
    """Says `finished` when somebody has seen the last step and goes on."""

    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._steps: tuple[TourStep, ...] = ()
        self._at = 0
        self._m: Metrics | None = None
        self._kept: _Found | None = None
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

    def show_steps(self, steps: tuple[TourStep, ...]) -> None:
        """Take the steps of a game, and show the one whose number was seen last."""
        self._steps = steps
        self._kept = None
        self._show(min(self._at, len(self._steps) - 1))

    def begin(self) -> None:
        """Go to the first step, and let its picture happen."""
        self._show(0)
        self._picture.play()
        self._next.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in a part of the screen, so that all words are seen if that can be."""
        self._m, self._kept = m, None
        self.setGeometry(room)
        self._place(m)

    def retranslate(self) -> None:
        """Set the buttons' texts in the language of the moment."""
        last, onwards = self.tr("Let’s Play"), self.tr("Next")
        self._next.setText(last if self._is_at_last() else onwards)
        self._back.setText(self.tr("Back"))

    def _is_at_last(self) -> bool:
        return self._at == len(self._steps) - 1

    def _place(self, m: Metrics) -> None:
        """Lay out as was found for steps like this one: all of them are measured only once."""
        if self._kept is None or self._kept.at_last is not self._is_at_last():
            self._kept = self._found(m)
        way = self._kept.way
        column = way.column(self._kept.height)
        self._column.place(column, m, pinned=True)
        picture = way.picture(column, m)
        self._picture.setVisible(not picture.isEmpty())
        self._picture.setGeometry(picture)

    def _found(self, m: Metrics) -> _Found:
        """The first way in which all words are seen, or the last one; texts and buttons are set for it."""
        for way in ways_to_lie(m, self.size()):
            height = self._height_in(way, m)
            if height <= way.words.height():
                break
        return _Found(self._is_at_last(), way, height)

    def _height_in(self, way: TourRoom, m: Metrics) -> int:
        """Pixels that the longest step takes: the buttons stay under the finger at all of them."""
        self._title.rescale(m.with_text(min(m.text, MOST_TITLE)))
        self._text.rescale(m.with_text(way.text))
        self._buttons.turn(way.words.width(), m, in_a_row=way.in_a_row)
        most = 0
        for step in self._steps:
            self._title.setText(step.title)
            self._text.setText(step.text)
            most = max(most, self._column.height_at(way.words.width(), m))
        self._title.setText(self._steps[self._at].title)
        self._text.setText(self._steps[self._at].text)
        return most

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
        self._title.setText(step.title)
        self._text.setText(step.text)
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
