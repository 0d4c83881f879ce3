"""The picture of a vote: who is out and what they were, or why nobody is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from spyword_engine.ballot import Outcome
from spyword_engine.deal import Seat
from spyword_engine.views import TableView, VoteView
from spyword_qt.outcome_wording import a_role, follows_button, listed, sides_sentence, vote_line
from spyword_qt.people import Person
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.table_screen import TableScreen, person_at
from spyword_qt.standing import Follows, candidates, follows, role_of, still_in
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.sounds import Cue, ask_for
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.chip_flight import ChipFlight
from spyword_qt.widgets.column import PageColumn, Stack
from spyword_qt.widgets.emblem import Emblem
from spyword_qt.widgets.role_line import RoleLine
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.scroll_keys import scrolled_by
from spyword_qt.widgets.text import FitText, Text, TextRole
from spyword_qt.widgets.vote_rows import VoteRows

COLUMN: Final = 400
COLUMN_LEFT: Final = 80
SMALL_COLUMN: Final = 368
SMALL_LEFT: Final = 40
BESIDE_ROWS: Final = 56
SMALL_BESIDE: Final = 34
EMBLEM: Final = 132
ABOVE_ROWS: Final = 28
LEAST_ROWS: Final = 0.45  # of the room's height, in portrait


class ResultScreen(TableScreen):
    """What the table decided. Lots are shown being drawn, though they were drawn already."""

    continue_ = Signal()

    def __init__(self, clock: Callable[[], float], parent: QWidget | None = None) -> None:
        super().__init__(ScreenName.RESULT, clock, parent)
        self._view: TableView | None = None
        self._people: tuple[Person, ...] = ()
        self._seen: VoteView | None = None
        self._emblem = Emblem(EMBLEM)
        self._how = Text(role=TextRole.BODY, tone="soft")
        self._who = FitText(role=TextRole.NAME)
        self._role = RoleLine()
        self._note = Text(role=TextRole.NOTE, tone="soft")
        self._words = Stack()
        self._words.add(self._how)
        self._words.add(self._who, 4)
        self._words.add(self._role, 12)
        self._words.add(self._note, 20)
        keeps_its_place = self._words.sizePolicy()
        keeps_its_place.setRetainSizeWhenHidden(True)
        self._words.setSizePolicy(keeps_its_place)
        self._verdict = QWidget()
        self._turning = QBoxLayout(QBoxLayout.Direction.TopToBottom, self._verdict)
        self._turning.setContentsMargins(0, 0, 0, 0)
        self._turning.addWidget(self._emblem, 0, Qt.AlignmentFlag.AlignLeft)
        self._turning.addWidget(self._words, 1)
        self._continue = PrimaryButton(icon="arrow")
        self._continue.setObjectName("continue")
        self._continue.clicked.connect(self._go_on)
        self._column = PageColumn(self)
        self._column.add(self._verdict)
        self._column.add_action(self._continue)
        self._heading = Text(role=TextRole.SECTION, parent=self)
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
            self._words.hide()
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
        self._words.show()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("How the table voted"))
        view = self._view
        if view is None:
            return
        vote = _vote(view)
        self.header.set_caption(self.tr("Round {number}, result").format(number=view.round))
        self._how.setText(vote_line(vote))
        self._continue.setText(follows_button(follows(view), view.round))
        self._note.setText(self._note_sentence(view, vote))
        self._say_verdict()

    def arrange(self, m: Metrics) -> None:
        room = self.room_below(m)
        direction = QBoxLayout.Direction
        self._turning.setDirection(direction.LeftToRight if m.portrait else direction.TopToBottom)
        self._turning.setSpacing(m.px(28 if m.portrait else 20))
        self._words.space(m)
        self._emblem.show()
        if m.portrait:
            least = round(LEAST_ROWS * room.height())
            between = self._column.place(room, m, pinned=True, free=least)
            self._place_rows(between.adjusted(0, m.px(ABOVE_ROWS), 0, 0), m)
        else:
            left, width = (SMALL_LEFT, SMALL_COLUMN) if m.small else (COLUMN_LEFT, COLUMN)
            column = QRect(m.px(left), room.y(), m.px(width), room.height())
            self._emblem.setVisible(self._column.height_at(column.width(), m) <= room.height())
            self._column.place(column, m)
            beside = column.right() + 1 + m.px(SMALL_BESIDE if m.small else BESIDE_ROWS)
            self._place_rows(QRect(beside, room.y(), room.right() + 1 - beside, room.height()), m)
        self._heading.raise_()
        self._seen_rows.raise_()

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
        if self._rows.shows_lots() or (self._rows.counts() and vote.outcome is Outcome.LOTS):
            self._show_lots()
        elif vote.out is None:
            self._show_undecided(vote)
        else:
            self._show_out(self._view, vote.out)
        if self._rows.counts() or self._flight.flies():
            self._emblem.show_coin("ballot")

    def _show_out(self, view: TableView, seat: Seat) -> None:
        person = person_at(self._people, seat)
        self._emblem.show_people([person])
        self._who.setText(person.name)
        role = role_of(view, seat)
        if role is None:
            self._role.show_role("keyhole", "mute", self.tr("Role hidden"))
        else:
            self._role.show_role(role.value, role.value, a_role(role))
        self._role.show()

    def _show_undecided(self, vote: VoteView) -> None:
        self._role.hide()
        if vote.outcome is Outcome.DUEL:
            self._emblem.show_people([person_at(self._people, seat) for seat in vote.tied])
            self._who.setText(self.tr("A duel"))
        else:
            self._emblem.show_coin("pass")
            self._who.setText(self.tr("Nobody is out"))

    def _show_lots(self) -> None:
        self._emblem.show_coin("lots")
        self._who.setText(self.tr("A lot"))
        self._role.show_role("lots", "mute", self.tr("Being drawn"))
        self._role.show()
        self._note.setText(self.tr("A tap on the rows ends it."))

    def _counted(self, by_itself: bool) -> None:
        view = self._view
        assert view is not None
        vote = _vote(view)
        self._words.show()
        if by_itself and self._draw_lots(vote):
            return
        if by_itself and vote.out is not None and self._emblem.isVisible():
            start = self._rows.square_of(vote.out).translated(QPointF(self._rows.mapTo(self, QPoint())))
            place = self._emblem.mapTo(self, QPoint())
            end = QRectF(QPointF(place), QSizeF(self._emblem.size()))
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

    def _note_sentence(self, view: TableView, vote: VoteView) -> str:
        step = follows(view)
        if step is Follows.DUEL:
            names = listed([person_at(self._people, seat).name for seat in vote.tied])
            return self.tr("{names} give one more clue, then the others vote.").format(names=names)
        if step is Follows.GUESS:
            return self.tr("One try to name the citizens’ word.")
        if step is Follows.PRIVATE:
            return self.tr("The device goes to who is out, for a look at a screen of their own.")
        if step is Follows.OVER:
            return self.tr("That decides the game.")
        if vote.outcome is Outcome.PASSED:
            return self.tr("Once more round the table with the same words. The next vote can’t be passed.")
        if vote.outcome is Outcome.DUEL:
            return self.tr("Somebody of the duel has left, so there is none.")
        sides = still_in(view)
        return "" if sides is None else sides_sentence(sides)

    def _go_on(self) -> None:
        self.act(self.continue_)


def _vote(view: TableView) -> VoteView:
    assert view.last_vote is not None
    return view.last_vote
