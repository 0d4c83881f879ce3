"""Those who can sit down as tiles in columns; only those in view are built: there may be hundreds."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.invite_columns import InviteColumns, columns_for
from spyword_qt.screens.invite_tile import GuestTile, InviteTile
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.control import Control
from spyword_qt.widgets.guard import Guard
from spyword_qt.widgets.lines import natural_width


class InviteField(QWidget):
    """To be scrolled. Tab stops at one of them, arrow keys go to the others."""

    pressed = Signal(str)
    """The id of the profile of somebody who is to sit down, or who sits and is to go."""
    guest_wanted = Signal()
    left_upwards = Signal()
    reached = Signal(QRect)
    """The keys have come to this place, which is to be seen."""

    def __init__(self, guard: Guard) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._guard = guard
        self._columns = InviteColumns()
        self._people: tuple[KnownPerson, ...] = ()
        self._has_guest = False
        self._sitting: Collection[str | None] = ()
        self._barred: Collection[str] = ()
        self._longest_name = 0
        self.expected = 0
        """How many there are when nobody is searched for."""
        self._view = QRect()
        self._current = 0
        self._tiles: dict[int, InviteTile] = {}
        self._spare: list[InviteTile] = []
        self._guest = GuestTile(self)
        self._guest.hide()
        self._guest.clicked.connect(self.guest_wanted)
        self._guest.stepped.connect(partial(self._step, self._guest))

    def show_people(
        self,
        people: Sequence[KnownPerson],
        guest: str,
        *,
        sitting: Collection[str | None] = (),
        barred: Collection[str] = (),
    ) -> None:
        """Show these, and behind them the guest of that name, where there is one.

        `sitting` and `barred` are the ids of those who sit at the table, and of those who can't.
        """
        self._people, self._has_guest = tuple(people), bool(guest)
        self._sitting, self._barred = sitting, barred
        self._guest.show_name(guest)
        self._current = max(0, min(self._current, self._count - 1))
        for index, tile in self._tiles.items():
            if index < len(self._people):
                self._write(index, tile)
        self._flow()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._columns = replace(self._columns, m=m)

    def arrange(self, width: int) -> None:
        """Stand in whatever columns there is room for, beside a scroll bar."""
        self._columns = columns_for(self._columns.m, width, self._longest_name)
        self._flow()

    def expect(self, people: Sequence[KnownPerson]) -> None:
        """Stand so that each of these has room, also while few of them are shown."""
        font = fonts.voice(MIN_TEXT)
        self._longest_name = max((natural_width(person.name, font) for person in people), default=0)
        self.expected = len(people)

    @property
    def columns(self) -> int:
        """In how many columns they stand."""
        return self._columns.count

    def height_of(self, count: int) -> int:
        """Pixels in height that so many take."""
        return self._columns.height_of(self._columns.rows_of(count))

    def show_view(self, view: QRect) -> None:
        """Build those who are in this part of the field."""
        self._view = view
        self._fill()

    def sizeHint(self) -> QSize:
        return QSize(0, self._whole_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def focus_current(self) -> None:
        """Give the focus to the one at which Tab stops."""
        if self._count:
            tile = self._build(self._current)
            tile.setFocus(Qt.FocusReason.TabFocusReason)
            self.reached.emit(tile.geometry())

    def begin(self) -> None:
        """Let Tab stop at the first one."""
        self._current = 0
        self._fill()

    def take_first(self) -> None:
        """Do what a press of the first one does who doesn't sit yet; the guest's where nobody is found."""
        taken = {*self._sitting, *self._barred}
        free = [index for index, person in enumerate(self._people) if person.id not in taken]
        if free:
            self._build(free[0]).click()
        elif self._has_guest and not self._people:
            self._guest.click()

    @property
    def _count(self) -> int:
        return len(self._people) + self._has_guest

    def _whole_height(self) -> int:
        return self._columns.height_of(self._columns.rows_of(len(self._people)) + self._has_guest)

    def _flow(self) -> None:
        self._guest.setVisible(self._has_guest)
        self.setFixedHeight(self._whole_height())
        self._fill()

    def _fill(self) -> None:
        seen = self._columns.in_view(self._view)
        wanted = range(seen.start, min(len(self._people), seen.stop))
        self._recycle(wanted)
        for index in {*wanted, *self._tiles}:
            self._build(index)
        if self._has_guest:
            self._build(len(self._people))
        stop = self._current if self._current in self._tiles or self._has_guest else wanted.start
        for index, tile in (*self._tiles.items(), (len(self._people), self._guest)):
            policy = Qt.FocusPolicy
            tile.setFocusPolicy(policy.StrongFocus if index == stop else policy.ClickFocus)

    def _recycle(self, wanted: Sequence[int]) -> None:
        """Put away who isn't wanted; whoever has the focus stays, out of view: keys go on from there."""
        for index in [each for each in self._tiles if each not in wanted]:
            tile = self._tiles[index]
            if tile.hasFocus():
                if index < len(self._people):
                    continue
                self._hand_on_focus()
            del self._tiles[index]
            tile.hide()
            tile.setObjectName("")
            self._spare.append(tile)

    def _build(self, index: int) -> Control:
        if index == len(self._people):
            tile: Control = self._guest
        else:
            tile = self._person(index)
        self._place(index, tile)
        tile.show()
        return tile

    def _person(self, index: int) -> InviteTile:
        tile = self._tiles.get(index)
        if tile is None:
            tile = self._spare.pop() if self._spare else self._new_tile()
            self._tiles[index] = tile
            self._write(index, tile)
        return tile

    def _write(self, index: int, tile: InviteTile) -> None:
        person = self._people[index]
        tile.setObjectName(f"invite_{person.id}")
        tile.show_person(person, barred=person.id in self._barred)
        tile.setChecked(person.id in self._sitting)

    def _hand_on_focus(self) -> None:
        """From who has gone to who is there; Qt would do it as if by a key, with a ring for a pointer."""
        if self._count:
            self._build(self._current).setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left_upwards.emit()

    def _new_tile(self) -> InviteTile:
        tile = InviteTile(self)
        tile.rescale(self._columns.m)
        self._guard.watch(tile)
        tile.clicked.connect(partial(self._press, tile))
        tile.stepped.connect(partial(self._step, tile))
        return tile

    def _place(self, index: int, tile: QWidget) -> None:
        is_guest = index == len(self._people)
        place = self._columns.guest_place if is_guest else self._columns.place
        tile.setGeometry(place(index, self.width()))

    def _index(self, tile: QWidget) -> int:
        return next((i for i, each in self._tiles.items() if each is tile), len(self._people))

    def _press(self, tile: InviteTile, _checked: bool = False) -> None:
        index = self._index(tile)
        if index < len(self._people):
            self._current = index
            # Whether they sit is told by the table, not by the press.
            tile.setChecked(self._people[index].id in self._sitting)
            self.pressed.emit(self._people[index].id)

    def _step(self, tile: QWidget, across: int, down: int) -> None:
        here = self._index(tile)
        if down < 0 and here < self._columns.count:
            self.left_upwards.emit()
            return
        self._current = max(0, min(here + across + down * self._columns.count, self._count - 1))
        self._fill()
        self.focus_current()
