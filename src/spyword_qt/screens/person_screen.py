"""A person and what they do on the left, an object on the right: the same for everybody at the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from spyword_qt.clock import ClockView
from spyword_qt.screens.person_block import PersonBlock
from spyword_qt.screens.screen import Screen
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import MIN_TARGET, PAGE_MARGIN, PAGE_TOP
from spyword_qt.widgets.buttons import HIGHEST, PrimaryButton
from spyword_qt.widgets.column import Stack
from spyword_qt.widgets.header import Header
from spyword_qt.widgets.scroll import Scroll
from spyword_qt.widgets.text import Text, TextRole

WIDEST: Final = 1440
BOTTOM: Final = 32
GAP: Final = 14
BEFORE_THING: Final = 22
"""Between what somebody is told and the object under it."""
AIR: Final = 12
"""Between the header and a chip, on top of what is between it and the object."""
BEFORE_FOOT: Final = 36
UPRIGHT_FOOT: Final = 28
"""The same under what is told in an upright window."""
COLUMN_LEFT: Final = 80
COLUMN: Final = 430
COLUMN_GAP: Final = 44
LEAST_THING: Final = 420
"""Height that the object keeps where it stands over or under the person."""


class PersonScreen(Screen):
    """Where each thing lies depends on the window, on the person's name and on what everybody is told."""

    person_first: ClassVar = True
    """Whether the person stands over the object where the window is upright."""
    low_foot: ClassVar = False
    """Whether the button stands at the foot of the page instead of right under what is told."""

    def __init__(
        self,
        name: str,
        clock: Callable[[], float],
        thing: QWidget,
        button: PrimaryButton,
        *,
        hero: bool = False,
        back: bool = False,
        menu: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(name, clock, parent)
        self.header = Header(back=back, menu=menu, parent=self)
        self._is_hero = hero
        self.block = PersonBlock(hero=hero)
        self.block.setObjectName("scrolled")
        self._scroll = Scroll(self.block, self)
        self.thing = thing
        thing.setParent(self)
        self.button = button
        self.note = Text(role=TextRole.NOTE, tone="soft" if hero else "mute")
        for named in (button, self.note):
            # They hold a name, which may be one word wider than the column: then it breaks.
            named.setMinimumWidth(MIN_TARGET)
        self.foot = Stack(self)
        self.foot.add(button)
        self.foot.add(self.note, GAP)

    def enter(self) -> None:
        super().enter()
        self.begin_at_top()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def show_clock(self, clock: ClockView | None) -> None:
        """Show the clock of the talk that goes on meanwhile; None where there is none."""
        self.header.set_note("" if clock is None else clock.face)

    def first_focus(self) -> QWidget:
        """What keys go to at first."""
        return self.button

    def column_width(self, m: Metrics) -> int:
        """Pixels of the person's column where it stands beside the object."""
        return m.px(COLUMN)

    def arrange(self, m: Metrics) -> None:
        margin = m.px(PAGE_MARGIN)
        header = QRect(margin, m.px(PAGE_TOP), self.width() - 2 * margin, self.header.height())
        self.header.setGeometry(header)
        self.foot.space(m)
        room = QRect(0, header.bottom() + m.px(GAP), self.width(), 0)
        room.setBottom(self.height() - m.px(BOTTOM))
        if m.portrait:
            self._arrange_upright(room.adjusted(margin, 0, -margin, 0), m)
        else:
            self._arrange_abreast(room, m)

    def _arrange_abreast(self, room: QRect, m: Metrics) -> None:
        self.note.setAlignment(Qt.AlignmentFlag.AlignLeft)
        spare = max(0, room.width() - m.px(WIDEST)) // 2
        room = room.adjusted(spare, 0, -spare, 0)
        left, width = room.left() + m.px(COLUMN_LEFT), self.column_width(m)
        thing_left = left + width + m.px(COLUMN_GAP)
        thing_width = room.right() - m.px(PAGE_MARGIN) - thing_left
        self.thing.setGeometry(thing_left, room.top(), thing_width, room.height())
        gap = m.px(BEFORE_FOOT)
        air, letters = m.px(AIR), m
        if self.low_foot:
            for letters in m.with_smaller_text():
                # Rather than that a button grows, and sentences over it don't.
                self.note.rescale(letters)
                foot = self._foot_height(width, letters)
                most = max(0, room.height() - air - foot - gap)
                kept = min(most, self.block.fit(width, most, m))
                if self.block.letters.text >= letters.text:
                    break
            top = room.top() + max(air, (room.height() - kept - gap - foot) // 2)
            below = room.bottom() + 1 - foot
        else:
            # Whoever taps without reading finds the button where it was for the others.
            usual, foot = self._usual_foot(width, m), self._foot_height(width, m)
            kept = self.block.reserve(width, max(0, room.height() - air - usual - gap), m)
            top = room.top() + max(air, (room.height() - kept - gap - usual) // 2)
            below = min(room.bottom() + 1 - foot, top + kept + gap)
            kept = max(0, below - gap - top)
        self._scroll.setGeometry(left, top, width, min(kept, self.block.fit(width, kept, m)))
        self.foot.setGeometry(left, below, width, self._foot_under(width, foot, letters))

    def _arrange_upright(self, room: QRect, m: Metrics) -> None:
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.block.release()
        width, gap = room.width(), m.px(GAP)
        before_thing = m.px(BEFORE_THING) if self.person_first else gap
        before_foot = gap if self.person_first else m.px(UPRIGHT_FOOT)
        foot = self._foot_height(width, m)
        most = room.height() - foot - gap - before_thing - m.px(LEAST_THING)
        block = min(most, self.block.fit(width, most, m))
        thing = room.height() - foot - block - before_foot - before_thing
        top = room.top()
        if self.person_first:
            self._scroll.setGeometry(room.left(), top, width, block)
            self.thing.setGeometry(room.left(), top + block + before_thing, width, thing)
        else:
            self.thing.setGeometry(room.left(), top, width, thing)
            self._scroll.setGeometry(room.left(), top + thing + gap, width, block)
        self.foot.setGeometry(room.left(), room.bottom() + 1 - foot, width, self._foot_under(width, foot, m))

    def _usual_foot(self, width: int, m: Metrics) -> int:
        """Pixels that button and note take where the name on it leaves it on one line."""
        self.button.rescale(m)
        button = min(self.button.height_with("", width), m.px(HIGHEST))
        return button + m.px(GAP) + self.note.heightForWidth(width)

    def _foot_under(self, width: int, most: int, m: Metrics) -> int:
        """The same, with a note that is in no larger letters than the sentences above a hero's button."""
        if not self._is_hero:
            return most
        self.note.rescale(min(m, self.block.letters, key=_text_of))
        return self._foot_height(width, m)

    def _foot_height(self, width: int, m: Metrics) -> int:
        """Pixels that button and note take."""
        self.button.keep_low(width, m)
        return self.foot.height_at(width)


def _text_of(m: Metrics) -> float:
    return m.text
