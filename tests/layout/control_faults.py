"""What is wrong with the controls of a screen: small, off it, upon one another, out of reach, nameless."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QScrollArea, QWidget

from spyword_qt.theme.tokens import MIN_TARGET
from spyword_qt.widgets.buttons import PrimaryButton, RoundButton
from tests.layout.page import (
    around,
    called,
    content_height,
    controls,
    parts,
    place,
    scroll_of,
    scrolls,
    scrolls_sideways,
    seen,
    stops,
)

LEAST_READ: Final = 72
"""Pixels in height below which nobody can read what scrolls there."""


def control_faults(root: QWidget) -> Iterator[str]:
    """All of them."""
    every = controls(root)
    for control in every:
        yield from _too_small(control)
        yield from _out_of_reach(control, root)
    for one, other in combinations(every, 2):
        if _meet(one, other, root):
            yield f"{called(one)} and {called(other)} lie on one another"
    for part in parts(root):
        if isinstance(part, QScrollArea):
            yield from _hardly_read(part, root)
    yield from _focus_faults(stops(root), root)


def _too_small(control: QWidget) -> Iterator[str]:
    if min(control.width(), control.height()) < MIN_TARGET:
        yield f"{called(control)} is {control.width()}x{control.height()} px small"


def _out_of_reach(control: QWidget, root: QWidget) -> Iterator[str]:
    for one in around(control, root):
        if not one.rect().contains(place(control, one)):
            yield f"{called(control)} reaches out of {called(one)}: {_told(place(control, one))}"
            return
    area = scroll_of(control)
    if area is None:
        return
    across = place(control, area.viewport())
    if not scrolls_sideways(area) and (across.left() < 0 or across.right() >= area.viewport().width()):
        yield f"{called(control)} is scrolled away sideways"
    if scrolls(area) and isinstance(control, (PrimaryButton, RoundButton)):
        yield f"{called(control)} scrolls, and should stay"


def _meet(one: QWidget, other: QWidget, root: QWidget) -> bool:
    if scroll_of(one) is scroll_of(other):
        return place(one, root).intersects(place(other, root))
    return seen(one, root).intersects(seen(other, root))


def _hardly_read(area: QScrollArea, root: QWidget) -> Iterator[str]:
    height = area.viewport().height()
    if scrolls(area) and height < min(LEAST_READ, content_height(area)):
        yield f"{called(area)} has {height} px for {content_height(area)}"
    if scroll_of(area) is None and not root.rect().contains(place(area, root)):
        yield f"{called(area)} reaches out of the window: {_told(place(area, root))}"


def _focus_faults(order: list[QWidget], root: QWidget) -> Iterator[str]:
    for stop in order:
        if not stop.accessibleName().strip():
            yield f"{called(stop)} has no name to be read out"
    jumps = [
        f"Tab jumps back from {called(one)} to {called(following)}"
        for one, following in pairwise([*order, *order[:1]])
        if _is_back(*_lines(one, following, root))
    ]
    # It goes round, so there is one way back that it has to take.
    if len(jumps) > 1:
        yield from jumps


def _lines(one: QWidget, following: QWidget, root: QWidget) -> tuple[QRect, QRect]:
    """Where two are to one another; what scrolls is where its area is, to what doesn't."""
    if scroll_of(one) is scroll_of(following):
        return place(one, root), place(following, root)
    return place(scroll_of(one) or one, root), place(scroll_of(following) or following, root)


def _is_back(here: QRect, there: QRect) -> bool:
    """Whether that is up the page, or towards the line's beginning; another column begins at its top."""
    is_above = there.bottom() < here.top() and there.left() <= here.right()
    in_line = there.top() <= here.bottom() and there.bottom() >= here.top()
    return is_above or (in_line and there.right() < here.left())


def _told(where: QRect) -> str:
    return f"{where.left()} {where.top()} to {where.right()} {where.bottom()}"
