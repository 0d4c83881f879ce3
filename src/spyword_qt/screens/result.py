"""The picture of a vote: who is out and what they were, or why nobody is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.ballot import Outcome
from spyword_engine.seat import Seat
from spyword_engine.views import TableView, VoteView
from spyword_qt.outcome_wording import a_role, follows_button, vote_line
from spyword_qt.people import Person
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.result_texts import result_note
from spyword_qt.screens.table_screen import TableScreen, person_at
from spyword_qt.screens.verdict import Verdict
from spyword_qt.standing import candidates, follows, role_of
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
LEAST_ROWS: Final = 0.45  # of the room's height, in portrait
KEPT_TEXT: Final = 0.7
"""Of the preference for text, that the letters beside the rows keep in any case; then they scroll."""


class ResultScreen(TableScreen):
    """What the table decided. Lots are shown being drawn, though they were drawn already."""

    continue_ = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.RESULT, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._seen: VoteView | None = None
        self._verdict = Verdict()
        self._continue = PrimaryButton(icon="arrow")
        self._continue.setObjectName("continue")
        self._continue.clicked.connect(self._go_on)
        self._column = PageColumn(self)
        self._column.add(self._verdict)
        self._column.add_action(self._continue)
        self._heading = FitText(role=TextRole.SECTION, parent=self)
        self._rows = VoteRows()
        self._rows.setObjectName("votes")
        self._seen_rows = Scroll(self._rows, self)
        # They take no focus, so the guard doesn't find them; but whoever taps in haste is to see the count.
        self._rows.installEventFilter(self.guard)
        self._rows.counted.connect(self._counted)
        self._rows.lots_shown.connect(self._lots_shown)
        self._flight = ChipFlight(self)
        self._flight.landed.connect(self._say_verdict)
        self.retranslate()

    def show_result(self, view: TableView, people: tuple[Person, ...]) -> None:
        """Show the last vote, and where it leads."""
        self._view, self._people = view, people
        self._rows.show_vote(people, _vote(view), candidates(view))
        self.retranslate()
        self.refresh()
        self._continue.setFocus()

    def enter(self) -> None:
        super().enter()
        vote = self._view.last_vote if self._view is not None else None
        # Coming back from the rules shows the same vote again: it is counted, and lots are drawn, once.
        if vote is None or vote == self._seen:
            return
        self._seen = vote
        if self._rows.count_up():
            self._verdict.show_words(False)
            self._say_verdict()
        elif not self._draw_lots(vote):
            self._knock()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._rows.skip() and not scrolled_by(self._seen_rows, event.key()):
            super().keyPressEvent(event)

    def forget(self) -> None:
        self._view = None
        self._flight.end()
        self._rows.forget()
        self._verdict.show_words(True)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("How the table voted"))
        view = self._view
        if view is None:
            return
        self.header.set_caption(self.tr("Round {number}, result").format(number=view.round))
        self._continue.setText(follows_button(follows(view), view.round))
        self._say_verdict()

    def arrange(self, m: Metrics) -> None:
        room = self.room_below(m)
        if m.portrait:
            least = round(LEAST_ROWS * room.height())
            self._fit_column(room.width(), room.height() - least, m)
            between = self._column.place(room, m, pinned=True, free=least)
            self._place_rows(between.adjusted(0, m.px(ABOVE_ROWS), 0, 0), m)
        else:
            left, width = (SMALL_LEFT, SMALL_COLUMN) if m.small else (COLUMN_LEFT, COLUMN)
            if m.small and m.text > USUAL_TEXT:
                width = WIDE_COLUMN
            column = QRect(room.x() + m.px(left), room.y(), m.px(width), room.height())
            self._fit_column(column.width(), room.height(), m)
            self._column.place(column, m)
            beside = column.right() + 1 + m.px(SMALL_BESIDE if m.small else BESIDE_ROWS)
            self._place_rows(QRect(beside, room.y(), room.right() + 1 - beside, room.height()), m)
        self._heading.raise_()
        self._seen_rows.raise_()

    def _fit_column(self, width: int, height: int, m: Metrics) -> None:
        """Let the emblem and then some of the letters' size go where the rest has no room."""
        self._continue.keep_low(width, m)
        sizes = [(m, True), *((smaller, False) for smaller in m.with_smaller_text(kept=KEPT_TEXT))]
        for smaller, emblem in sizes:
            self._verdict.set_out(smaller, emblem=emblem or m.portrait)
            if self._column.height_at(width, m) <= height:
                break

    def _place_rows(self, room: QRect, m: Metrics) -> None:
        """The heading and the rows, together in the middle of a room."""
        heading, gap = self._heading.heightForWidth(room.width()), m.px(12)
        most = room.height() - heading - gap
        rows = self._rows.height_within(room.width(), most)
        top = room.y() + (room.height() - heading - gap - rows) // 2
        self._heading.setGeometry(room.x(), top, room.width(), heading)
        self._seen_rows.setGeometry(room.x(), top + heading + gap, room.width(), rows)

    def _say_verdict(self) -> None:
        """Show what was decided, or that it is still being decided."""
        if self._view is None:
            return
        vote = _vote(self._view)
        is_drawn = self._rows.shows_lots() or (self._rows.counts() and vote.outcome is Outcome.LOTS)
        note = self.tr("A tap on the rows ends it.")
        if not is_drawn:
            note = result_note(self._view, vote, self._people)
        self._verdict.say_how(vote_line(vote), note)
        if is_drawn:
            self._verdict.show_coin("lots", self.tr("A lot"), "mute", self.tr("Being drawn"))
        elif vote.out is None:
            self._show_undecided(vote)
        else:
            self._show_out(self._view, vote.out)
        if self._rows.counts() or self._flight.flies():
            self._verdict.emblem.show_coin("ballot")

    def _show_out(self, view: TableView, seat: Seat) -> None:
        person, role = person_at(self._people, seat), role_of(view, seat)
        if role is None:
            self._verdict.show_out(person, "keyhole", "mute", self.tr("Role hidden"))
        else:
            self._verdict.show_out(person, role.value, role.value, a_role(role))

    def _show_undecided(self, vote: VoteView) -> None:
        if vote.outcome is Outcome.DUEL:
            people = [person_at(self._people, seat) for seat in vote.tied]
            self._verdict.show_duel(people, self.tr("A duel"))
        else:
            self._verdict.show_coin("pass", self.tr("Nobody is out"))

    def _counted(self, by_itself: bool) -> None:
        view = self._view
        assert view is not None
        vote = _vote(view)
        self._verdict.show_words(True)
        if by_itself and self._draw_lots(vote):
            return
        if by_itself and vote.out is not None and self._verdict.emblem.isVisible():
            start = self._rows.square_of(vote.out).translated(QPointF(self._rows.mapTo(self, QPoint())))
            end = self._verdict.emblem_square(self)
            self._flight.fly(person_at(self._people, vote.out), start, end)
        self._knock()
        self.retranslate()
        self.refresh()

    def _draw_lots(self, vote: VoteView) -> bool:
        """Let the light fall on whom the lot fell on; False where there were none, or nothing moves."""
        if vote.outcome is not Outcome.LOTS or vote.out is None:
            return False
        self._rows.draw_lots(vote.tied, vote.out)
        self.retranslate()
        return self._rows.shows_lots()

    def _lots_shown(self) -> None:
        self._knock()
        self.retranslate()
        self.refresh()

    def _knock(self) -> None:
        """Let it be heard that somebody is out, no earlier than it is seen."""
        if self._view is not None and _vote(self._view).out is not None:
            ask_for(self, Cue.OUT)

    def _go_on(self) -> None:
        self.act(self.continue_)


def _vote(view: TableView) -> VoteView:
    assert view.last_vote is not None
    return view.last_vote
