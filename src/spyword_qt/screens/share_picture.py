"""The end of a game as one picture to share, of a phone's shape."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.views import TableView
from spyword_qt.people import Person
from spyword_qt.screens.end_texts import end_of, end_texts, votes_heading
from spyword_qt.screens.end_title import EndTitle
from spyword_qt.screens.seen import EndCards
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LIGHT, palette
from spyword_qt.widgets.fact_panel import FactPanel
from spyword_qt.widgets.legend import Legend
from spyword_qt.widgets.mark import paint_mark
from spyword_qt.widgets.matrix import VoteMatrix
from spyword_qt.widgets.open_card import OpenCard
from spyword_qt.widgets.people_matrix import Matrix
from spyword_qt.widgets.room import Room
from spyword_qt.widgets.settle import rescale_all
from spyword_qt.widgets.text import Text, TextRole

WIDTH: Final = 1080
HEIGHT: Final = 1920
MEASURES: Final = Metrics(1440, 2304)
"""Things are 1.8 times as large as on a laptop: a phone shows the picture that much smaller."""

# Design pixels.
MARGIN: Final = 32
TOP: Final = 36
FOOT: Final = 26
GAP: Final = 16
MARK: Final = 34
TALLEST_CARD: Final = 1.42  # of its width
LOWEST_CARD: Final = 0.48
UPRIGHT_FROM: Final = 0.85
"""Lower cards lie one below the other, where both have room."""
LOWEST_LYING: Final = 76
BELOW_TITLE: Final = 22
BELOW_HEADING: Final = 8
ABOVE_NAME: Final = 18
ROW: Final = 42  # of somebody’s name, where there is room for it


class EndPicture(Room):
    """Made of the same things as an end's screen, always in the light room, and never shown itself.

    Whoever won stands at its top and the game's name at its foot; what is between, a kind of game says.
    """

    def __init__(self, matrix: Matrix, name: str) -> None:
        super().__init__()
        self.setPalette(palette(LIGHT))
        self.resize(WIDTH, HEIGHT)
        self.title = EndTitle(self)
        self.heading = Text("", TextRole.SECTION, parent=self)
        self.matrix = matrix
        matrix.setParent(self)
        self.legend = Legend(self)
        self._mark = _Mark(self)
        self._name = Text(name, TextRole.SECTION, parent=self)

    def arrange(self, room: QRect, m: Metrics) -> None:
        """Lay out what is between the winner and the name."""
        raise NotImplementedError

    def set_out(self) -> None:
        """Lay everything out, once it is all there."""
        rescale_all(self, MEASURES)
        self.arrange(self._place_ends(MEASURES), MEASURES)

    def image(self) -> QImage:
        """What it looks like, `WIDTH` by `HEIGHT` pixels."""
        image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        self.render(image, QPoint())
        return image

    def place_heading(self, top: int, width: int, m: Metrics) -> int:
        """Lay the heading of the matrix at a height; returns where what it heads begins."""
        height = self.heading.heightForWidth(width)
        self.heading.setGeometry(m.px(MARGIN), top, width, height)
        return top + height + m.px(BELOW_HEADING)

    def _place_ends(self, m: Metrics) -> QRect:
        margin = m.px(MARGIN)
        room = self.rect().adjusted(margin, m.px(TOP), -margin, -m.px(FOOT))
        title = self.title.heightForWidth(room.width())
        self.title.setGeometry(room.x(), room.y(), room.width(), title)
        room.setTop(room.y() + title + m.px(BELOW_TITLE))
        room.setBottom(self._place_name(room, m) - m.px(ABOVE_NAME) - 1)
        return room

    def _place_name(self, room: QRect, m: Metrics) -> int:
        """The game's mark and name in the middle of the foot; returns where they begin."""
        mark, between = m.px(MARK), m.px(12)
        name = self._name.sizeHint()
        left = room.x() + (room.width() - mark - between - name.width()) // 2
        height = max(mark, name.height())
        top = room.bottom() + 1 - height
        self._mark.setGeometry(left, top + (height - mark) // 2, mark, mark)
        self._name.setGeometry(left + mark + between, top, name.width(), height)
        return top


class SharePicture(EndPicture):
    """That of the word game: both cards, the ghost's guess, and every vote."""

    def __init__(self, view: TableView, people: tuple[Person, ...], cards: EndCards) -> None:
        matrix = VoteMatrix(picture=True)
        super().__init__(matrix, self.tr("The Spy’s Word"))
        end, texts = end_of(view), end_texts(view)
        self.title.show_winner(texts.glyph, texts.winner, texts.story)
        self._cards = citizens, spies = OpenCard(self), OpenCard(self)
        citizens.match(spies)
        spies.match(citizens)
        citizens.show_card(cards.citizen, texts.citizens, end.citizen_word, "citizen")
        spies.show_card(cards.spy, texts.spies, end.spy_word, "spy")
        self._guess = FactPanel(self)
        self._guess.show_fact("ghost", texts.guess, texts.guess_note)
        self._guess.setVisible(bool(texts.guess))
        self._view = view
        self.heading.setText(votes_heading(view))
        matrix.show_end(people, end, view.out, view.left)
        self.set_out()

    def arrange(self, room: QRect, m: Metrics) -> None:
        self.matrix.resize(room.width(), self.matrix.height_for(m.px(ROW)))
        # What has to be explained goes by what has room, and that by how much has to be explained.
        for _ in range(2):
            self.legend.show_entries(self.matrix.legend(self.matrix.size()))
            self._arrange(room, m)

    def _arrange(self, room: QRect, m: Metrics) -> None:
        gap, top, foot = m.px(GAP), room.y(), room.bottom() + 1
        rows = self.matrix.height_for(m.px(ROW))
        legend = self.legend.heightForWidth(room.width())
        self.legend.setGeometry(room.x(), foot - legend, room.width(), legend)
        foot -= legend + m.px(10) if legend else 0
        heading = self.heading.heightForWidth(room.width()) + m.px(BELOW_HEADING)
        guess = 0 if self._guess.isHidden() else self._guess.heightForWidth(room.width()) + gap
        free = foot - top - heading - guess - m.px(20)
        width = (room.width() - gap) // 2
        card = round(max(LOWEST_CARD * width, min(TALLEST_CARD * width, free - rows)))
        lying = (card - gap) // 2
        if card < UPRIGHT_FROM * width and lying >= m.px(LOWEST_LYING):
            for place, one in enumerate(self._cards):
                one.setGeometry(room.x(), top + place * (lying + gap), room.width(), lying)
        else:
            for place, one in enumerate(self._cards):
                one.setGeometry(room.x() + place * (width + gap), top, width, card)
        top += card
        if guess:
            self._guess.setGeometry(room.x(), top + gap, room.width(), guess - gap)
            top += guess
        top += m.px(20)
        self.matrix.setGeometry(room.x(), top + heading, room.width(), foot - top - heading)
        # It hears of its size when it is painted, but has to know now how many votes it has room for.
        self.matrix.rescale(m)
        self.heading.setText(votes_heading(self._view, last=self.matrix.left_out() > 0))
        self.place_heading(top, room.width(), m)


def share_image(view: TableView, people: tuple[Person, ...], cards: EndCards) -> QImage:
    """The picture of a game that is over."""
    picture = SharePicture(view, people, cards)
    image = picture.image()
    picture.deleteLater()
    return image


class _Mark(QWidget):
    """The game's mark."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_mark(QPainter(self), QRectF(self.rect()))
