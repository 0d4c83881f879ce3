"""All people as tiles in columns, of whom only those in view are built: there may be hundreds."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.screens.people_places import Places
from spyword_qt.screens.people_row import DotsButton, PersonTile
from spyword_qt.screens.seen_people import KnownPerson
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.widgets.guard import Guard
from spyword_qt.widgets.scroll import FOOT, with_foot
from spyword_qt.widgets.text import Text, TextRole


class _Pair:
    """The two controls of one person."""

    def __init__(self, field: PeopleField) -> None:
        self.tile = PersonTile(field)
        self.dots = DotsButton(field)
        self.index = -1

    def show(self, shown: bool) -> None:
        self.tile.setVisible(shown)
        self.dots.setVisible(shown)

    def has_focus(self) -> bool:
        # Also while the window isn't the active one.
        return self.tile.window().focusWidget() in (self.tile, self.dots)

    def accept_tab(self, accepted: bool) -> None:
        policy = Qt.FocusPolicy.StrongFocus if accepted else Qt.FocusPolicy.ClickFocus
        self.tile.setFocusPolicy(policy)
        self.dots.setFocusPolicy(policy)


class PeopleField(QWidget):
    """To be scrolled. Tab stops at one person, arrow keys go to the others; who is retired stands apart."""

    opened = Signal(str)
    more = Signal(str)
    """What else can be done with the profile of that id."""
    left_upwards = Signal()
    """An arrow key goes on above the first row."""
    reached = Signal(QRect)
    """The keys have come to this place, which is to be seen."""

    def __init__(self, guard: Guard) -> None:
        super().__init__()
        self.setObjectName("scrolled")
        self._guard = guard
        self._m = DESIGN
        self._people: tuple[KnownPerson, ...] = ()
        self._places = Places((), self._m, 1, 0)
        self._tonight = date.min
        self._left = self._width = self._room = 0
        self._view = QRect()
        self._shown: dict[int, _Pair] = {}
        self._spare: list[_Pair] = []
        self._last: QWidget | None = None
        self._current = 0
        self._retired = Text(role=TextRole.CAPTION, tone="soft", parent=self)
        self._retired.hide()

    def stand_after(self, control: QWidget) -> None:
        """Come after that one where Tab goes round."""
        self._last = control

    def show_people(self, people: Sequence[KnownPerson], tonight: date) -> None:
        """Show these, those who are retired last."""
        who = self._people[self._current].id if self._current < len(self._people) else None
        had_focus = any(pair.has_focus() for pair in self._shown.values())
        self._people, self._tonight = tuple(people), tonight
        self._current = next((i for i, one in enumerate(self._people) if one.id == who), 0)
        for pair in self._shown.values():
            pair.index = -1
        self._flow()
        if had_focus:
            self.focus_current()

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self._retired.setText(self.tr("Retired"))
        for pair in self._shown.values():
            pair.index = -1
        self._fill()

    def rescale(self, m: Metrics) -> None:
        """Take the sizes that fit a window."""
        self._m = m

    def arrange(self, left: int, width: int, room: int) -> None:
        """Lay out so far from the left edge and so wide; `room` pixels in height are seen at once."""
        self._left, self._width, self._room = left, width, room
        self._flow()

    def show_view(self, view: QRect) -> None:
        """Build those who are in this part of the field."""
        self._view = view
        self._fill()

    def sizeHint(self) -> QSize:
        return QSize(0, self.height())

    def start_over(self) -> None:
        """Let Tab stop at the first again."""
        self._current = 0
        self._fill()

    def focus_on(self, profile: str) -> None:
        """Give the focus to somebody, if they are among those that are shown."""
        place = next((i for i, one in enumerate(self._people) if one.id == profile), None)
        if place is not None:
            self._current = place
            self._fill()
            self.focus_current()

    def focus_current(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the focus to the one at which Tab stops."""
        if not self._people:
            return
        pair = self._shown.get(self._current) or self._build(self._current)
        pair.tile.setFocus(reason)
        self.reached.emit(pair.tile.geometry())

    def open_first(self) -> None:
        """Open whoever is shown first."""
        if self._people:
            self.opened.emit(self._people[0].id)

    def _flow(self) -> None:
        """Settle where everybody stands."""
        width = max(1, self._width)
        heading = self._retired.heightForWidth(width)
        self._places = Places(self._people, self._m, width, heading)
        top = self._places.heading_top
        self._retired.setVisible(top is not None)
        self._retired.setGeometry(self._left, top or 0, width, heading)
        self.setFixedHeight(max(1, with_foot(self._places.height, self._m.px(FOOT), self._room)))
        self._fill()

    def _fill(self) -> None:
        wanted = self._places.in_view(self._view.top(), self._view.bottom())
        for index in [each for each in self._shown if each not in wanted]:
            pair = self._shown[index]
            # Whoever has the focus stays, out of view: keys go on from there.
            if index >= len(self._people) or not pair.has_focus():
                del self._shown[index]
                pair.show(False)
                self._spare.append(pair)
        for index in {*wanted, *self._shown}:
            self._build(index)
        stop = self._current if self._current in wanted else min(wanted, default=self._current)
        for index, pair in self._shown.items():
            pair.accept_tab(index == stop)

    def _build(self, index: int) -> _Pair:
        pair = self._shown.get(index)
        if pair is None:
            pair = self._spare.pop() if self._spare else self._new_pair()
            self._shown[index] = pair
            pair.index = -1
        if pair.index != index:
            person = self._people[index]
            pair.index = index
            pair.tile.setObjectName(f"person_{person.id}")
            pair.dots.setObjectName(f"more_{person.id}")
            pair.tile.show_person(person, self._tonight)
            pair.dots.show_person(person)
        pair.tile.setGeometry(self._places.tile(index).translated(self._left, 0))
        pair.dots.setGeometry(self._places.dots(index).translated(self._left, 0))
        pair.show(True)
        return pair

    def _new_pair(self) -> _Pair:
        pair = _Pair(self)
        for control in (pair.tile, pair.dots):
            control.rescale(self._m)
            if self._last is not None:
                QWidget.setTabOrder(self._last, control)
            self._last = control
            self._guard.watch(control)
        pair.tile.clicked.connect(partial(self._open, pair))
        pair.tile.stepped.connect(partial(self._step, pair))
        pair.tile.more_wanted.connect(partial(self._ask_more, pair))
        pair.dots.clicked.connect(partial(self._ask_more, pair))
        return pair

    def _open(self, pair: _Pair, _checked: bool = False) -> None:
        self._current = pair.index
        self.opened.emit(self._people[pair.index].id)

    def _ask_more(self, pair: _Pair, _checked: bool = False) -> None:
        self._current = pair.index
        self.more.emit(self._people[pair.index].id)

    def _step(self, pair: _Pair, across: int, down: int) -> None:
        if down < 0 and self._places.is_in_first_row(pair.index):
            self.left_upwards.emit()
            return
        self._current = self._places.nearest(pair.index, across, down)
        self._fill()
        self.focus_current(Qt.FocusReason.TabFocusReason)
