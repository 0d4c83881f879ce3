"""The board of the people here: who leads, by what, tonight and in all their games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from spyword_qt.screens import board_wording
from spyword_qt.screens.board_ranks import Era, Measure, ranks
from spyword_qt.screens.board_rows import BoardRows
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import PAGE_MARGIN
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.tabs import Tabs
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.tile_grid import TileGrid
from spyword_qt.widgets.tiles import OptionTile

CHOICES: Final = 330
"""Design pixels of the column of choices, at normal text."""
BETWEEN: Final = 36
ABOVE_MEASURES: Final = 14
ABOVE_NOTE: Final = 16
GAP: Final = 16
MOST_ABOVE: Final = 0.7
"""Of the height, for the choices where they stand above the board."""
ERAS: Final = (Era.TONIGHT, Era.ALL_TIME)


class Board(QWidget):
    """Choices on the left, or above where that is too narrow; the board scrolls."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._people: tuple[KnownPerson, ...] = ()
        self._tonight = date.min
        self._era = Era.TONIGHT
        self._measure = Measure.WINS
        self._room: tuple[Metrics, QRect] | None = None
        self._eras = Tabs(("board_tonight", "board_all_time"))
        self._eras.chosen.connect(self._choose_era)
        self._tiles = {measure: OptionTile(icon=board_wording.ICONS[measure]) for measure in Measure}
        for measure, tile in self._tiles.items():
            tile.setObjectName(f"board_{measure}")
            tile.clicked.connect(partial(self._choose, measure))
        self._note = Text(role=TextRole.LABEL, tone="soft")
        self._note.setObjectName("board_note")
        self._choices = Stack()
        self._choices.setObjectName("scrolled")
        self._choices.add(_at_left(self._eras))
        self._choices.add(TileGrid(tuple(self._tiles.values())), ABOVE_MEASURES)
        self._choices.add(self._note, ABOVE_NOTE)
        self._left = Scroll(self._choices, self)
        self._rows = BoardRows()
        self._scroll = Scroll(self._rows, self)
        self._nobody = Text(role=TextRole.BODY, tone="soft", parent=self)
        self._nobody.setObjectName("board_empty")
        self._nobody.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)

    def show_people(self, people: Sequence[KnownPerson], tonight: date) -> None:
        """Rank these; tonight's games are looked at first where there are any."""
        self._people, self._tonight = tuple(people), tonight
        played = any(one.evening == tonight for one in people)
        self._era = Era.TONIGHT if played else Era.ALL_TIME
        self._show()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._eras.set_texts((self.tr("Tonight"), self.tr("All time")))
        for measure, tile in self._tiles.items():
            tile.show_choice(board_wording.measure_name(measure))
        self._show()

    def arrange(self, m: Metrics, room: QRect) -> None:
        """Lay out in this room of the screen; the board goes to the window's right edge."""
        self._room = m, room
        self.setGeometry(room)
        margin, gap = m.px(PAGE_MARGIN), m.px(BETWEEN)
        width = room.width() - 2 * margin
        self._choices.space(m)
        choices = round(m.px(CHOICES) * m.text)
        if m.portrait or choices > width * 2 // 5:
            wanted = self._choices.height_at(width)
            high = min(wanted, round(MOST_ABOVE * room.height()))
            self._left.setGeometry(margin, 0, width, high)
            top, left = high + m.px(GAP), margin
        else:
            wanted = self._choices.height_at(choices)
            self._left.setGeometry(margin, 0, choices, min(wanted, room.height()))
            top, left = 0, margin + choices + gap
        wide = margin + width - left
        self._scroll.setGeometry(left, top, wide + margin, room.height() - top)
        self._rows.arrange(0, wide, room.height() - top)
        self._nobody.setGeometry(left, top + gap, wide, self._nobody.heightForWidth(wide))

    def focus_first(self) -> None:
        """Give the focus to what the board is ranked by."""
        self._tiles[self._measure].setFocus(Qt.FocusReason.TabFocusReason)

    def _choose_era(self, place: int) -> None:
        self._era = ERAS[place]
        self._show()

    def _choose(self, measure: Measure, _checked: bool = False) -> None:
        self._measure = measure
        self._show()

    def _show(self) -> None:
        self._eras.show_chosen(ERAS.index(self._era))
        for measure, tile in self._tiles.items():
            tile.setChecked(measure is self._measure)
        self._note.setText(board_wording.measure_note(self._measure, self._era))
        board = ranks(self._people, self._measure, self._era, self._tonight)
        self._rows.show_board(board, self._measure)
        self._rows.setVisible(bool(board))
        self._scroll.verticalScrollBar().setValue(0)
        self._nobody.setText(board_wording.nobody(self._measure, self._era))
        self._nobody.setVisible(not board)
        if self._room is not None:
            # Another note may take another number of lines.
            self.arrange(*self._room)


def _at_left(tabs: Tabs) -> QWidget:
    """The tabs no wider than they have to be."""
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(tabs)
    row.addStretch()
    return line
