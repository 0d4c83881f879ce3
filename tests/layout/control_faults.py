"""What is wrong with the controls of a screen: small, off it, upon one another, out of reach, nameless."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QScrollArea, QWidget

from spyword_qt.theme.tokens import MIN_TARGET
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.round_button import RoundButton
from tests.layout.page import Page, called, content_height, place, scrolls, scrolls_sideways, stops

LEAST_READ: Final = 72
"""Pixels in height below which nobody can read what scrolls there."""


def control_faults(page: Page) -> Iterator[str]:
    """All of them."""
    for control in page.controls:
        yield from _too_small(control)
        yield from _out_of_reach(control, page)
        yield from _under_another(control, page)
    for one, other in combinations(page.controls, 2):
        if _meet(one, other, page):
            yield f"{called(one)} and {called(other)} lie on one another"
    for part in page.parts:
        if isinstance(part, QScrollArea):
            yield from _hardly_read(part, page)
    yield from _focus_faults(stops(page.root), page)


def _too_small(control: QWidget) -> Iterator[str]:
    if min(control.width(), control.height()) < MIN_TARGET:
        yield f"{called(control)} is {control.width()}x{control.height()} px small"


def _out_of_reach(control: QWidget, page: Page) -> Iterator[str]:
    for one in page.around(control):
        if not one.rect().contains(place(control, one)):
            yield f"{called(control)} reaches out of {called(one)}: {_told(place(control, one))}"
            return
    area = page.scroll_of(control)
    if area is None:
        return
    across = place(control, area.viewport())
    if not scrolls_sideways(area) and (across.left() < 0 or across.right() >= area.viewport().width()):
        yield f"{called(control)} is scrolled away sideways"
    if scrolls(area) and isinstance(control, (PrimaryButton, RoundButton)):
        yield f"{called(control)} scrolls, and should stay"


def _under_another(control: QWidget, page: Page) -> Iterator[str]:
    """A test that presses a widget itself would never notice."""
    middle = page.seen(control).center()
    hit = page.root.childAt(middle)
    if page.seen(control).isEmpty() or hit is None or hit is control or control.isAncestorOf(hit):
        return
    yield f"{called(control)} is never pressed: {called(hit)} lies over it"


def _meet(one: QWidget, other: QWidget, page: Page) -> bool:
    if page.scroll_of(one) is page.scroll_of(other):
        return page.place(one).intersects(page.place(other))
    return page.seen(one).intersects(page.seen(other))


def _hardly_read(area: QScrollArea, page: Page) -> Iterator[str]:
    height = area.viewport().height()
    if scrolls(area) and height < min(LEAST_READ, content_height(area)):
        yield f"{called(area)} has {height} px for {content_height(area)}"
    if scrolls(area) and not area.verticalScrollBar().isVisible():
        yield f"{called(area)} scrolls, and has no bar that says so"
    if page.scroll_of(area) is None and not page.root.rect().contains(page.place(area)):
        yield f"{called(area)} reaches out of the window: {_told(page.place(area))}"


def _focus_faults(order: list[QWidget], page: Page) -> Iterator[str]:
    for stop in order:
        if not stop.accessibleName().strip():
            yield f"{called(stop)} has no name to be read out"
    jumps = [
        f"Tab jumps back from {called(one)} to {called(following)}"
        for one, following in pairwise([*order, *order[:1]])
        if _is_back(*_lines(one, following, page))
    ]
    # It goes round, so there is one way back that it has to take.
    if len(jumps) > 1:
        yield from jumps


def _lines(one: QWidget, following: QWidget, page: Page) -> tuple[QRect, QRect]:
    """Where two are to one another; what scrolls is where its area is, to what doesn't scroll with it."""
    here, there = next(
        (each, other)
        for each, other in product(_outwards(one, page), _outwards(following, page))
        if page.scroll_of(each) is page.scroll_of(other)
    )
    return page.place(here), page.place(there)


def _outwards(part: QWidget, page: Page) -> Iterator[QWidget]:
    """A part, the area that it scrolls in, the one that this scrolls in, and so on."""
    around: QWidget | None = part
    while around is not None:
        yield around
        around = page.scroll_of(around)


def _is_back(here: QRect, there: QRect) -> bool:
    """Whether that is up the page, or towards the line's beginning; another column begins at its top."""
    is_above = there.bottom() < here.top() and there.left() <= here.right()
    in_line = there.top() <= here.bottom() and there.bottom() >= here.top()
    return is_above or (in_line and there.right() < here.left())


def _told(where: QRect) -> str:
    return f"{where.left()} {where.top()} to {where.right()} {where.bottom()}"
