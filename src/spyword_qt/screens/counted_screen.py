"""The picture of a vote, whichever game it is of: it is counted before everybody, and then decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.people import Person, person_at
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.table_screen import TableScreen
from spyword_qt.screens.verdict import Verdict
from spyword_qt.tally import Tally
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.sounds import Cue, ask_for
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.chip_flight import ChipFlight
from spyword_qt.widgets.column import PageColumn
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_keys import scrolled_by
from spyword_qt.widgets.text import FitText, TextRole
from spyword_qt.widgets.vote_rows import VoteRows

COLUMN: Final = 400
COLUMN_LEFT: Final = 40
SMALL_COLUMN: Final = 368
SMALL_LEFT: Final = 0
BESIDE_ROWS: Final = 56
SMALL_BESIDE: Final = 34
WIDE_COLUMN: Final = 430
"""In a small window, with large letters."""
USUAL_TEXT: Final = 1.25
ABOVE_ROWS: Final = 28
BELOW_HEADING: Final = 12
MOST_BETWEEN: Final = 96  # more above and below the rows, in portrait
LEAST_ROWS: Final = 0.45  # of the room's height, in portrait
KEPT_TEXT: Final = 0.7
"""Of the preference for text, that the letters beside the rows keep in any case; then they scroll."""


class CountedScreen(TableScreen):
    """Who voted for whom on one side, and on the other what that means: a game says what, in `decide`."""

    continue_ = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.RESULT, clock, parent)
        self.people: tuple[Person, ...] = ()
        self._tally: Tally | None = None
        self._vote: object = None
        self._seen: object = None
        self.verdict = Verdict()
        self.go_on = PrimaryButton(icon="arrow")
        self.go_on.setObjectName("continue")
        self.go_on.clicked.connect(self._go_on)
        self._column = PageColumn(self)
        self._column.add(self.verdict)
        self._column.add_action(self.go_on)
        self._heading = FitText(role=TextRole.SECTION, parent=self)
        self.rows = VoteRows()
        self.rows.setObjectName("votes")
        self._seen_rows = Scroll(self.rows, self)
        # They take no focus, so the guard doesn't find them; but whoever taps in haste is to see the count.
        self.rows.installEventFilter(self.guard)
        self.rows.counted.connect(self._counted)
        self.rows.lots_shown.connect(self._lots_shown)
        self._flight = ChipFlight(self)
        self._flight.landed.connect(self._say_verdict)

    def decide(self) -> None:
        """Say on `verdict` what was decided, or that it is still being decided."""
        raise NotImplementedError

    def draw_lots(self) -> bool:
        """Show lots that decide the vote being drawn; False where there are none, or nothing moves."""
        return False

    def show_tally(
        self, vote: object, tally: Tally, people: tuple[Person, ...], candidates: Sequence[int]
    ) -> None:
        """Show a counted vote; `vote` is it by what no other of the game equals, and is counted up once."""
        self._vote, self._tally, self.people = vote, tally, people
        self.rows.show_vote(people, tally, candidates)
        self.retranslate()
        self.refresh()
        self.go_on.setFocus()

    def enter(self) -> None:
        super().enter()
        # Coming back from the rules shows the same vote again: it is counted, and lots are drawn, once.
        if self._tally is None or self._vote == self._seen:
            return
        self._seen = self._vote
        if self.rows.count_up():
            self.verdict.show_words(False)
            self._say_verdict()
        elif not self.draw_lots():
            self._knock()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.rows.skip() and not scrolled_by(self._seen_rows, event.key()):
            super().keyPressEvent(event)

    def forget(self) -> None:
        self._vote = self._tally = None
        self._flight.end()
        self.rows.forget()
        self.verdict.show_words(True)

    def retranslate(self) -> None:
        self._heading.setText(QCoreApplication.translate("ResultScreen", "How the table voted"))
        self._say_verdict()

    def arrange(self, m: Metrics) -> None:
        room = self.room_below(m)
        if m.portrait:
            least = round(LEAST_ROWS * room.height())
            self._fit_column(room.width(), room.height() - least, m)
            between = self._column.place(room, m, pinned=True, free=least)
            rows = between.adjusted(0, m.px(ABOVE_ROWS), 0, 0)
            height = self._rows_height(rows, m)
            spare = self._rest(rows, m) - height
            around = max(spare // 3, (spare - m.px(MOST_BETWEEN)) // 2)
            if between.height() > least and around > 0:
                # Few rows would float far below what they decided: what is left goes around both.
                lower = room.adjusted(0, around, 0, 0)
                between = self._column.place(lower, m, pinned=True)
                rows = between.adjusted(0, m.px(ABOVE_ROWS), 0, -around)
                # What had room to spare takes the same form in some less.
                height = min(height, self._rest(rows, m))
            self._place_rows(rows, height, m)
        else:
            left, width = (SMALL_LEFT, SMALL_COLUMN) if m.small else (COLUMN_LEFT, COLUMN)
            if m.small and m.text > USUAL_TEXT:
                width = WIDE_COLUMN
            column = QRect(room.x() + m.px(left), room.y(), m.px(width), room.height())
            self._fit_column(column.width(), room.height(), m)
            self._column.place(column, m)
            beside = column.right() + 1 + m.px(SMALL_BESIDE if m.small else BESIDE_ROWS)
            rows = QRect(beside, room.y(), room.right() + 1 - beside, room.height())
            self._place_rows(rows, self._rows_height(rows, m), m)
        # Under them, not they over it: what is open over the page stays on top.
        self._column.lower()

    def _fit_column(self, width: int, height: int, m: Metrics) -> None:
        """Let the emblem and then some of the letters' size go where the rest has no room."""
        self.go_on.keep_low(width, m)
        sizes = [(m, True), *((smaller, False) for smaller in m.with_smaller_text(kept=KEPT_TEXT))]
        for smaller, emblem in sizes:
            self.verdict.set_out(smaller, emblem=emblem or m.portrait)
            if self._column.height_at(width, m) <= height:
                break

    def _rest(self, room: QRect, m: Metrics) -> int:
        """Pixels in height that the heading leaves the rows of a room."""
        return room.height() - self._heading.heightForWidth(room.width()) - m.px(BELOW_HEADING)

    def _rows_height(self, room: QRect, m: Metrics) -> int:
        """Pixels in height that the rows take in a room, below the heading."""
        return self.rows.height_within(room.width(), self._rest(room, m))

    def _place_rows(self, room: QRect, rows: int, m: Metrics) -> None:
        """The heading and rows of that height, together in the middle of a room."""
        heading, gap = self._heading.heightForWidth(room.width()), m.px(BELOW_HEADING)
        top = room.y() + (self._rest(room, m) - rows) // 2
        self._heading.setGeometry(room.x(), top, room.width(), heading)
        self._seen_rows.setGeometry(room.x(), top + heading + gap, room.width(), rows)
        self._seen_rows.settle_bar()

    def _say_verdict(self) -> None:
        if self._tally is None:
            return
        self.decide()
        if self.rows.counts() or self._flight.flies():
            self.verdict.emblem.show_coin("ballot")

    def _counted(self, by_itself: bool) -> None:
        tally = self._tally
        assert tally is not None
        self.verdict.show_words(True)
        if by_itself and self.draw_lots():
            return
        if by_itself and tally.out is not None and self.verdict.emblem.isVisible():
            start = self.rows.square_of(tally.out).translated(QPointF(self.rows.mapTo(self, QPoint())))
            end = self.verdict.emblem_square(self)
            self._flight.fly(person_at(self.people, tally.out), start, end)
        self._lots_shown()

    def _lots_shown(self) -> None:
        self._knock()
        self.retranslate()
        self.refresh()

    def _knock(self) -> None:
        """Let it be heard that somebody is out, no earlier than it is seen."""
        if self._tally is not None and self._tally.out is not None:
            ask_for(self, Cue.OUT)

    def _go_on(self) -> None:
        self.act(self.continue_)
