"""The two ways on from a vote by raised hands: to whoever is called next, and to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect

from spyword_qt.people import Person
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.changing_button import ChangingButton
from spyword_qt.widgets.name_line import shown_name

KEPT: Final = 0.75
"""Of people's preference for text, that buttons keep in words that are all there."""
SHORTENED: Final = 5
"""Letters' sizes that are left of a name that is shortened, at least."""


class Form(Enum):
    """What of their words buttons have room for: names first, then the sign, then all but the shortest."""

    NAMED = auto()
    NAMED_ALONE = auto()
    NEXT = auto()
    SHORT = auto()

    @property
    def names(self) -> bool:
        """Whether it is said who is next."""
        return self in (Form.NAMED, Form.NAMED_ALONE)

    @property
    def sign(self) -> str:
        """The icon of the way to the end."""
        return "ballot" if self is Form.NAMED else ""


class HandsButtons:
    """Both in letters of one size and as high, in the same words from the first candidate to the last."""

    def __init__(self, way_on: ChangingButton, close: ChangingButton) -> None:
        self._way_on = way_on
        self._close = close
        self._form = Form.NAMED
        self._following: Person | None = None
        self._width = 0

    def show(self, following: Person | None) -> None:
        """Lead on to somebody, or where nobody is left, to the end; that is the main way then."""
        self._following = following
        is_going_on = following is not None
        self._way_on.setEnabled(is_going_on)
        # Each is the main one while it is what comes next.
        self._way_on.set_main(is_going_on)
        self._close.set_main(not is_going_on)
        self._write()

    def fit(self, people: Sequence[Person], width: int, m: Metrics) -> None:
        """Take the words and letters that fit buttons of a width, whoever of these is called.

        Rather than in tiny letters they stand in fewer words: who is next stands among the candidates.
        """
        self._width = width
        for form, smaller in _ways(m):
            self._form = form
            self._way_on.rescale(smaller)
            self._close.rescale(smaller)
            self._write()
            if self._fits(people, width):
                break

    def height(self) -> int:
        """Pixels in which both have room, at the width that they fit."""
        return max(button.heightForWidth(self._width) for button in (self._way_on, self._close))

    def place(self, left: QRect, right: QRect) -> None:
        """Lie there."""
        self._way_on.setGeometry(left)
        self._close.setGeometry(right)

    def _write(self) -> None:
        self._close.set_icon(self._form.sign)
        self._close.setText(_close_text(self._form))
        self._way_on.setText(self._way_on_text(self._following, self._width))
        self._way_on.setAccessibleName(_way_on_told(self._following))
        self._close.setAccessibleName(_close_text(Form.NAMED))

    def _fits(self, people: Sequence[Person], width: int) -> bool:
        if self._close.width_with(_close_text(self._form)) > width:
            return False
        if not self._form.names:
            return self._way_on.width_with(_next()) <= width
        if self._way_on.width_with(_all_called()) > width:
            return False
        font = self._way_on.font_of_text()
        room = width - self._way_on.width_with(_next_named(""))
        long = any(self._way_on.width_with(_next_named(person.name)) > width for person in people)
        return not long or room >= SHORTENED * font.pixelSize()

    def _way_on_text(self, following: Person | None, width: int) -> str:
        if not self._form.names:
            return _next()
        if following is None:
            return _all_called()
        room = width - self._way_on.width_with(_next_named(""))
        return _next_named(shown_name(following, self._way_on.font_of_text(), max(1, room)))


def _ways(m: Metrics) -> Iterator[tuple[Form, Metrics]]:
    """Forms and letters, the best first."""
    kept = list(m.with_smaller_text(kept=KEPT))
    for smaller in kept:
        yield Form.NAMED, smaller
        yield Form.NAMED_ALONE, smaller
    for form in (Form.NEXT, Form.SHORT):
        for smaller in kept:
            yield form, smaller
    for smaller in m.with_smaller_text():
        yield Form.SHORT, smaller


def _way_on_told(following: Person | None) -> str:
    return _all_called() if following is None else _next_named(following.name)


def _next_named(name: str) -> str:
    return QCoreApplication.translate("HandsScreen", "Next: {name}").format(name=name)


def _next() -> str:
    return QCoreApplication.translate("HandsScreen", "Next")


def _all_called() -> str:
    return QCoreApplication.translate("HandsScreen", "All are called")


def _close_text(form: Form) -> str:
    if form is Form.SHORT:
        return QCoreApplication.translate("HandsScreen", "Close")
    return QCoreApplication.translate("HandsScreen", "Close the Vote")
