"""Inviting people to the table: whoever is pressed sits down, and everybody's tile stays where it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.names import folded
from spyword_engine.seat import Seat
from spyword_qt import wording
from spyword_qt.draft import Draft
from spyword_qt.people import Person, Seated
from spyword_qt.screens.invite_body import InviteBody
from spyword_qt.screens.known_search import KnownSearch
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.board import MARGIN, inner_width
from spyword_qt.widgets.panel import Sheet

WIDTH: Final = 1040


class InviteSheet(Sheet):
    """For the next free seat, or for that of a guest of whom it is to be said who they are."""

    invited = Signal(str)
    """The id of the profile that is to sit down."""
    guest_wanted = Signal(str)
    """The name of a guest who is to sit down."""
    sent_away = Signal(str)
    """The id of a profile who sat down a moment ago, and isn't to."""
    recognised = Signal(str, int)
    """The id of the profile that a guest has, and their seat."""
    new_wanted = Signal(str, object)
    """Somebody new, of whom so much of the name is known; a guest's seat, or None."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, width=WIDTH)
        self.setObjectName("sheet_invite")
        self._seat: Seat | None = None
        self._draft = Draft()
        self._known: tuple[KnownPerson, ...] = ()
        self._listed: tuple[str, ...] | None = None
        """Who has a tile while the sheet is open, in order; None before it is shown."""
        self._unlisted: frozenset[str] = frozenset()
        self._search = KnownSearch()
        self._body = body = InviteBody(screen.guard)
        self.set_body(body)
        body.search.textChanged.connect(self._searched)
        body.search.returnPressed.connect(body.field.take_first)
        body.search.left_downwards.connect(body.field.focus_current)
        body.new.clicked.connect(self._ask_new)
        body.field.pressed.connect(self._take)
        body.field.guest_wanted.connect(self._take_guest)
        body.field.left_upwards.connect(partial(body.search.setFocus, Qt.FocusReason.BacktabFocusReason))
        body.field.reached.connect(self._come_to)
        self.retranslate()

    def show_table(self, draft: Draft, people: Sequence[Person], known: Sequence[KnownPerson]) -> None:
        """Show who sits, and who could but those who play no more. The page is to be laid out after it."""
        self._draft, self._known = draft, tuple(known)
        self._body.show_seated(people if self._seat is None else None)
        listed = self._list()
        self._search = KnownSearch(listed)
        self._body.field.expect(listed)
        self.retranslate()
        self._show_found()

    def is_done_at(self, draft: Draft) -> bool:
        """Whether at this table there is nobody more to be invited, or to be recognised."""
        return draft.is_full if self._seat is None else draft.seats[self._seat].profile is not None

    def begin(self, seat: Seat | None = None) -> None:
        """Say for which seat the next `show_table` is: a guest's, or None for a free one."""
        self._seat = seat
        self._listed = None
        self._body.search.clear()

    def await_next(self) -> None:
        """Be ready for whoever sits down next: their name can be typed."""
        if self._body.search.text():
            self._body.search.clear()
            self._body.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def open(self, focus: QWidget | None = None) -> None:
        super().open(focus or self._body.search)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._body.retranslate()
        if self._seat is not None and self._seat < len(self._draft.names):
            title = self.tr("Who is {name}?").format(name=self._draft.names[self._seat])
            self.set_words(title, self.tr("What is played on this seat will count for them."))
        elif self._known:
            self.set_words(self.tr("Who plays?"))
        else:
            sentence = self.tr("Nobody has a profile yet. Make one, or type the name of a guest.")
            self.set_words(self.tr("Who plays?"), sentence)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isprintable() and event.text().strip():
            # Whoever has just seated somebody types the next name at once.
            self._body.search.setFocus(Qt.FocusReason.OtherFocusReason)
            self._body.search.insert(event.text())
        super().keyPressEvent(event)

    def _list(self) -> list[KnownPerson]:
        """Who could sit down when the sheet was opened, and who has got a profile since then."""
        people = {one.id: one for one in self._known if not one.retired}
        if self._listed is None:
            self._listed = tuple(each for each, one in people.items() if self._could_sit(one))
            self._unlisted = frozenset(people).difference(self._listed)
        else:
            news = (each for each in people if each not in self._unlisted and each not in self._listed)
            self._listed = (*self._listed, *news)
        return [people[each] for each in self._listed if each in people]

    def _could_sit(self, person: KnownPerson) -> bool:
        one = Seated(person.name, person.id)
        if self._seat is None:
            return self._draft.can_invite(one)
        return self._draft.can_take(self._seat, one)

    def _searched(self) -> None:
        self._show_found()
        self._body.field.begin()
        self._body.list.verticalScrollBar().setValue(0)

    def _show_found(self) -> None:
        found, guest = self._search.found(self._body.search.text()), self._guest()
        sitting = {one.profile for one in self._draft.seats}
        barred = {one.id for one in found if one.id not in sitting and not self._could_sit(one)}
        self._body.field.show_people(found, guest, sitting=sitting, barred=barred)
        if self._body.say("" if found or guest else self._why_nobody()) and self.isVisible():
            self._place(self._screen.metrics)

    def _why_nobody(self) -> str:
        name = self._body.search.text().strip()
        if not name:
            # Where nobody has a profile at all, the sheet says so above.
            return self.tr("Everybody with a profile sits at the table.") if self._known else ""
        problem = None if self._seat is not None else self._draft.name_problem(name)
        if problem is not None:
            return wording.name_problem(problem)
        return self.tr("Nobody else with a profile is called “{name}”.").format(name=name)

    def _guest(self) -> str:
        """What a guest would be called, empty where there can't be one of that name."""
        name = self._body.search.text().strip()
        if self._seat is not None or self._draft.is_full or self._draft.name_problem(name) is not None:
            return ""
        is_known = any(folded(one.name) == folded(name) for one in self._known if not one.retired)
        return "" if is_known else name

    def _take(self, profile: str) -> None:
        seat = self._seat
        if seat is not None:
            self.dismiss()
            self.recognised.emit(profile, seat)
            return
        self.await_next()
        is_here = any(one.profile == profile for one in self._draft.seats)
        (self.sent_away if is_here else self.invited).emit(profile)

    def _take_guest(self) -> None:
        name = self._guest()
        self.await_next()
        self.guest_wanted.emit(name)

    def _ask_new(self, _checked: bool = False) -> None:
        name = self._body.search.text().strip()
        if not name and self._seat is not None:
            name = self._draft.names[self._seat]
        self.new_wanted.emit(name, self._seat)

    def _come_to(self, place: QRect) -> None:
        bar = self._body.list.verticalScrollBar()
        above, below = place.top(), place.bottom() + 1 - self._body.list.viewport().height()
        bar.setValue(min(above, max(below, bar.value())))

    def _place(self, m: Metrics) -> None:
        width = inner_width(WIDTH, m)
        self._body.lay_out(width, None)
        super()._place(m)
        # The list gets what the window has left over.
        room = self.height() - 2 * m.px(MARGIN) - self._board.height()
        if room > 0:
            self._body.lay_out(width, self._body.list_height + room)
            super()._place(m)
