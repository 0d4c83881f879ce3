"""The end of a game of Secret Bandit as one picture to share, of a phone's shape."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from spyword_engine.bandit.views import TableView
from spyword_qt import phrasing
from spyword_qt.bandit.end_matrix import BanditMatrix
from spyword_qt.bandit.end_wording import (
    WINNER_GLYPHS,
    votes_heading,
    when_sentence,
    why_sentence,
    winner_title,
)
from spyword_qt.bandit.past import game_name
from spyword_qt.people import Person
from spyword_qt.screens.bandit_nights import BanditNights
from spyword_qt.screens.share_picture import EndPicture
from spyword_qt.theme.metrics import Metrics

GAP: Final = 12
NIGHTS: Final = Metrics(1180, 1888)
"""Smaller than all else, as what signs mean: people and votes need the room."""
LEAST_ROW: Final = 27
"""Design pixels of somebody's row, below which the nights go without names."""


class BanditSharePicture(EndPicture):
    """Everybody by role with their points, every vote, and every night."""

    def __init__(self, view: TableView, people: tuple[Person, ...]) -> None:
        matrix = BanditMatrix(picture=True)
        super().__init__(matrix, game_name())
        end = view.end
        assert end is not None
        story = phrasing.paragraph((when_sentence(view), why_sentence(view)))
        self.title.show_winner(WINNER_GLYPHS[end.winner], winner_title(end.winner), story)
        matrix.show_end(view, people)
        self.legend.show_entries(matrix.legend(matrix.size()))
        self._view = view
        self.heading.setText(votes_heading(view))
        self._nights = BanditNights(self, picture=True)
        self._nights.show_nights(people, end)
        self.set_out()

    def arrange(self, room: QRect, m: Metrics) -> None:
        gap, width = m.px(GAP), room.width()
        self._nights.rescale(NIGHTS)
        self.legend.rescale(NIGHTS)
        top = self.place_heading(room.y(), width, m)
        legend = self.legend.heightForWidth(width)
        free = room.bottom() + 1 - top - legend - 2 * gap
        nights = self._nights.height_at(width)
        if free - nights < self.matrix.height_for(m.px(LEAST_ROW)):
            nights = self._nights.least_height(width)
        height = min(free - nights, self.matrix.sizeHint().height())
        self.matrix.setGeometry(room.x(), top, width, height)
        # It hears of its size when it is painted, but has to know now how many votes it has room for.
        self.matrix.rescale(m)
        if self.matrix.left_out():
            self.heading.setText(votes_heading(self._view, last=True))
        top += height + gap
        self.legend.setGeometry(room.x(), top, width, legend)
        self._nights.place(QRect(room.x(), top + legend + gap, width, nights))


def bandit_share_image(view: TableView, people: tuple[Person, ...]) -> QImage:
    """The picture of a game that is over."""
    picture = BanditSharePicture(view, people)
    image = picture.image()
    picture.deleteLater()
    return image
