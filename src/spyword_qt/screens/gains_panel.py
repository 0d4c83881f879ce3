"""What a game brought everybody, and guests who may get a profile so that it counts for them too."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from spyword_engine.seat import Seat
from spyword_qt import progress_wording
from spyword_qt.screens.gain_tile import GainTile
from spyword_qt.screens.gains_body import GainsBody
from spyword_qt.screens.seen_people import GainView
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.motion import motion_of
from spyword_qt.theme.sounds import Cue, ask_for
from spyword_qt.widgets.board import inner_width
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.field import Field
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.scroll_keys import scrolled_by

WIDTH: Final = 1180
BEGINS: Final = 250
"""Milliseconds until the first bar moves."""
EVERY: Final = 110
"""Milliseconds from one person to the next."""


class GainsPanel(Panel):
    """Bars move when they are seen; a press or a key lets all of that be there at once.

    No name is lost that was asked for: to be done has the typed ones tried first, and before what came of
    every name that is being tried is known, the panel doesn't go.
    """

    keep_guest = Signal(object, object)
    """A guest's seat, and the name that their profile is to have; None for the one at the table."""

    def __init__(self, screen: Page, gains: Sequence[GainView], *, votes_hidden: bool) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.setObjectName("gains_panel")
        self._votes_hidden = votes_hidden
        self._due: list[GainTile] = []
        self._to_try: list[tuple[Seat, str]] | None = None
        """Whose names, and which, are to be tried before the panel goes; None while it is to stay."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._move_due)
        self._body = GainsBody()
        self._body.wanted.connect(self._want)
        self._body.edited.connect(self._stay)
        self.set_body(self._body)
        self.safe = PrimaryButton(self.tr("Done"), size="normal")
        self.safe.setObjectName("gains_done")
        self.safe.clicked.connect(self._be_done)
        self._board.add_choice(self.safe)
        self._to_guests = SecondaryButton(self.tr("Make Profiles"), "down")
        self._to_guests.setObjectName("to_guests")
        self._to_guests.clicked.connect(self._show_guests)
        self._board.add_choice(self._to_guests)
        self._body.show_gains(gains)
        self._set_words()

    def begin(self) -> None:
        """Open, and let everybody's bar move, one after the other, as they are seen."""
        self._wait(self._body.tiles)
        self.open()

    def show_gains(self, gains: Sequence[GainView]) -> None:
        """Show what there is to tell now that a guest has got a profile."""
        self._skip()
        line = self._typed_into()
        new = self._body.show_gains(gains)
        self._set_words()
        self._lie_anew()
        if not new:
            return
        seats = {gain.person.seat: gain for gain in gains}
        if any(seats[tile.seat].titles for tile in new):
            ask_for(self, Cue.TITLE)
        self._scroll_to(new[-1])
        # The next guest's button comes to lie where the last one's was.
        if line is None:
            self._screen.guard.close(until_quiet=True)
            self._turn_to_next()
        else:
            self._screen.guard.startle()
            self._scroll_to(line)
        self._wait(new)
        # `EndGains` is still going through its panels, and sees by them whether titles have been heard.
        QTimer.singleShot(0, self, self._go)

    def refuse(self, seat: Seat, sentence: str, *, is_bad: bool) -> None:
        """Say beside a guest why they got no profile.

        To be done doesn't try a name again that `is_bad`, nor one that has kept the panel from going.
        """
        row = self._body.row_of(seat)
        row.refuse(sentence, is_settled=is_bad or self._to_try is not None)
        self._stay()
        self._lie_anew()
        self._scroll_to(row)
        line = self._typed_into()
        if line is not None:
            self._scroll_to(line)

    def escape(self) -> None:
        # What is typed is no wish yet; what was there when somebody was done is.
        self._leave_after(self._to_try or [])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._skip()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._skip()
        if not scrolled_by(self._board.scrolled, event.key()):
            super().keyPressEvent(event)

    def _place(self, m: Metrics) -> None:
        self._to_guests.hide()
        if not any(self._fits(m, is_tight) for is_tight in (False, True)):
            # Guests lie below what everybody gained, where nobody would look for them.
            self._to_guests.setVisible(bool(self._body.tiles and self._body.rows))
            super()._place(m)
        field = self._board.focusWidget()
        if isinstance(field, Field):
            # In a smaller window, what is being typed into would lie out of sight.
            self._scroll_to(field)

    def _fits(self, m: Metrics, is_tight: bool) -> bool:
        self._body.be_tight(is_tight)
        super()._place(m)
        scrolled = self._board.scrolled
        return scrolled.wanted_height(inner_width(WIDTH, m)) <= scrolled.height()

    def _show_guests(self, _checked: bool = False) -> None:
        first, last = self._body.rows[0], self._body.rows[-1]
        self._scroll_to(last)
        self._scroll_to(first)
        first.take_focus()

    def _set_words(self) -> None:
        if not self._body.tiles:
            self.set_words(self.tr("Make profiles"))
        elif self._votes_hidden:
            sentence = self.tr("Votes were hidden: what they earned shows after the next game.")
            self.set_words(progress_wording.heading(), sentence)
        else:
            self.set_words(progress_wording.heading())

    def _lie_anew(self) -> None:
        if self.isVisible():
            self._screen.guard.watch(self)
            self._screen.refresh()

    def _scroll_to(self, widget: QWidget) -> None:
        # Where it lies is settled only when layouts hear of what is new.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._board.scrolled.ensureWidgetVisible(widget)

    def _typed_into(self) -> Field | None:
        """The line that has the focus, if any; none whose name is being tried."""
        field = self._board.focusWidget()
        return field if isinstance(field, Field) and not field.isReadOnly() else None

    def _turn_to_next(self) -> None:
        rows = self._body.rows
        if rows:
            rows[0].take_focus()
        elif self.safe is not None:
            self.safe.setFocus(Qt.FocusReason.OtherFocusReason)

    def _want(self, seat: Seat, name: str | None) -> None:
        if self._screen.guard.is_open():
            self._stay()
            self._keep(seat, name)

    def _keep(self, seat: Seat, name: str | None) -> None:
        self._body.row_of(seat).begin()
        self.keep_guest.emit(seat, name)

    def _be_done(self, _checked: bool = False) -> None:
        self._leave_after([(row.seat, row.typed) for row in self._body.rows if row.typed])

    def _leave_after(self, to_try: list[tuple[Seat, str]]) -> None:
        if self._screen.guard.is_open():
            self._to_try = to_try
            self._go()

    def _stay(self) -> None:
        """Somebody isn't done after all."""
        self._to_try = None

    def _go(self) -> None:
        """Try the next of the names, or go; whatever comes of a name that is being tried calls again."""
        line = self._typed_into()
        if line is not None and line.is_composing:
            self._stay()
        if self._to_try is None or any(row.is_being_tried for row in self._body.rows):
            return
        if self._to_try:
            self._keep(*self._to_try.pop(0))
        else:
            self.dismiss()

    def _wait(self, tiles: Sequence[GainTile]) -> None:
        """Let tiles move once they are seen."""
        if motion_of(self).reduced:
            return
        for tile in tiles:
            tile.seen.connect(partial(self._due.append, tile))
            tile.seen.connect(self._soon.start)
            tile.wait()

    def _move_due(self) -> None:
        for place, tile in enumerate(self._due):
            tile.play(BEGINS + EVERY * place)
        self._due.clear()

    def _skip(self) -> None:
        self._move_due()
        for tile in self._body.tiles:
            tile.skip()
