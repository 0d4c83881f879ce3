"""Everything that is wrong with how a screen is laid out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.layout.control_faults import control_faults
from tests.layout.page import Page, called, front, parts, place
from tests.layout.painted import Piece, texts
from tests.layout.stand import Stand
from tests.layout.text_faults import text_faults


def faults(stand: Stand) -> Iterator[str]:
    """One line each; none where all is well."""
    page = Page(front(stand.screen))
    yield from control_faults(page)
    yield from text_faults(page, stand.names)
    if stand.notice is not None:
        yield from text_faults(Page(stand.notice), ())
        bar = QRect(stand.notice.pos(), stand.notice.size())
        if not stand.room.rect().contains(bar):
            yield "the notice reaches out of the window"
        read = [part for part in page.parts if isinstance(part, QLabel) and part.text()]
        for part in (*page.controls, *read):
            if place(part, stand.room).intersects(bar):
                yield f"the notice lies on {called(part)}"


def unsettled(stand: Stand) -> Iterator[str]:
    """What moves, or is painted otherwise, where nothing changes and the screen is laid out once more."""
    before = _looks(front(stand.screen))
    stand.screen.refresh()
    QApplication.processEvents()
    after = _looks(front(stand.screen))
    for part in before.keys() | after.keys():
        if before.get(part) != after.get(part):
            yield f"{called(part)} is another one when it is laid out once more"


def _looks(root: QWidget) -> dict[QWidget, tuple[QRect, Sequence[Piece]]]:
    """Where each part is, and what it paints."""
    return {part: (place(part, root), list(texts(part))) for part in parts(root)}
