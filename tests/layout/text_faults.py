"""What is wrong with the texts of a screen: cut off, too small, or under one another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree.ElementTree import parse

from PySide6.QtCore import QLocale, QPoint, QRectF
from PySide6.QtWidgets import QAbstractItemView, QLabel, QLineEdit, QWidget

from spyword_qt import languages
from spyword_qt.theme.tokens import MIN_TEXT
from spyword_qt.widgets.text import Text
from tests.layout.box import Box, box
from tests.layout.page import Page, called, scrolls_sideways
from tests.layout.painted import Piece, texts

SMOOTH: Final = 1.5
"""Pixels that a letter's edge may reach over by, being rounded off there."""
OVERHANG: Final = 0.15
"""Parts of its size by which a letter may reach out sideways: an accent, a serif."""
TOUCHING: Final = 2.0
"""Pixels that two texts may share: letters of one line reach into the next one's."""
APART: Final = 0.4
"""Letter sizes that labels beside one another are apart by: with less they are read as one."""
LEAST_KEPT: Final = 2
"""Letters of a name by which somebody is told from others."""
TRANSLATIONS: Final = Path(languages.__file__).parent / "i18n"
SHORTENED: Final = re.compile(r"\S…")


class _Placed(NamedTuple):
    """A piece of text, the part that paints it, and its ink on the root."""

    piece: Piece
    part: QWidget
    ink: Box


def text_faults(page: Page, names: Sequence[str]) -> Iterator[str]:
    """All of them. Of `names`, a beginning may do where there is no room for more."""
    placed: list[_Placed] = []
    for part in page.parts:
        if isinstance(part, QLabel) and part.text().strip():
            yield from _squeezed(part)
        pieces = list(_unscrolled(texts(part), part))
        yield from _shortened(part, pieces, names)
        at = page.place(part).topLeft()
        for piece in pieces:
            yield from _too_small(piece, part)
            yield from _slanted(piece, part)
            yield from _cut_off(piece, part, page)
            ink = piece.ink & QRectF(part.rect()) if isinstance(part, QLineEdit) else piece.ink
            placed.append(_Placed(piece, part, box(ink.translated(at))))
    yield from _covered(placed, page)
    yield from _run_together(placed, page)
    yield from _under_controls(placed, page)


def _unscrolled(pieces: Iterable[Piece], part: QWidget) -> Iterator[Piece]:
    """The pieces without what is scrolled away: an item view paints all of a line of which it shows some."""
    if not isinstance(part.parentWidget(), QAbstractItemView):
        yield from pieces
        return
    for piece in pieces:
        ink = QRectF(piece.ink)
        ink.setTop(max(0, ink.top()))
        ink.setBottom(min(part.height(), ink.bottom()))
        if ink.height() > 0:
            yield replace(piece, ink=ink)


def _squeezed(label: QLabel) -> Iterator[str]:
    if label.width() <= 0 or label.height() <= 0:
        yield f"{called(label)} has no room"
    elif isinstance(label, Text) and label.height() + SMOOTH < label.heightForWidth(label.width()):
        yield f"{called(label)} lacks {label.heightForWidth(label.width()) - label.height()} px in height"


def _shortened(part: QWidget, pieces: list[Piece], names: Sequence[str]) -> Iterator[str]:
    text = _without_joiners("".join(piece.text for piece in pieces))
    for match in SHORTENED.finditer(text):
        before = text[: match.end() - 1]
        if before.endswith(written_so()):
            continue
        # Where a line ends, its space isn't painted.
        before = before.replace(" ", "")
        painted = [_without_joiners(name).replace(" ", "") for name in names]
        starts = [name[:kept] for name in painted for kept in range(LEAST_KEPT, len(name))]
        # Of a name whose beginning others have as well, the end may be shortened too.
        beginning, _, more = before.rpartition("…")
        goes_on = any(more in name for name in painted) and any(beginning.endswith(start) for start in starts)
        if not goes_on and not before.endswith(tuple(starts)):
            yield f"{called(part)} shortens “{text}”"


@cache
def written_so() -> tuple[str, ...]:
    """What stands before an ellipsis that is no shortening: somebody who hesitates, in whatever language."""
    texts = (
        text.text or "" for file in TRANSLATIONS.glob("*.ts") for text in parse(file).iter("translation")
    )
    return tuple({text[: match.end() - 1] for text in texts for match in SHORTENED.finditer(text)})


def _without_joiners(text: str) -> str:
    """A text as it is painted: what only joins pictures leaves no ink."""
    return "".join(letter for letter in text if unicodedata.category(letter) not in ("Cf", "Mn"))


def _too_small(piece: Piece, part: QWidget) -> Iterator[str]:
    if piece.px < MIN_TEXT:
        yield f"“{piece.text}” on {called(part)} is {piece.px:.0f} px small"


def _slanted(piece: Piece, part: QWidget) -> Iterator[str]:
    """Chinese has no italics, an ł is read as an f in them, and in Polish nothing else is slanted either."""
    is_chinese = any(unicodedata.name(letter, "").startswith("CJK") for letter in piece.text)
    is_polish = "ł" in piece.text or QLocale().language() is QLocale.Language.Polish
    if piece.is_slanted and (is_chinese or is_polish):
        yield f"“{piece.text}” on {called(part)} is slanted, and can't be"


def _cut_off(piece: Piece, part: QWidget, page: Page) -> Iterator[str]:
    if isinstance(part, QLineEdit) and part.text():
        # What is typed moves along as the caret does.
        return
    for one in (part, *page.around(part)):
        ink = piece.ink.translated(part.mapTo(one, QPoint()))
        if not _reach(one, piece).contains(ink):
            yield f"“{piece.text}” on {called(part)} reaches out of {called(one)}: {_told(ink)}"
            return
    area = page.scroll_of(part)
    if area is not None and not scrolls_sideways(area):
        across = piece.ink.translated(part.mapTo(area.viewport(), QPoint()))
        reach = _reach(area.viewport(), piece)
        if across.left() < reach.left() or across.right() > reach.right():
            yield f"“{piece.text}” on {called(part)} is scrolled away sideways"


def _covered(placed: list[_Placed], page: Page) -> Iterator[str]:
    for one, other in combinations(placed, 2):
        if not one.ink.shares(other.ink, TOUCHING):
            continue
        if one.part is other.part and one.piece.text == other.piece.text and one.ink == other.ink:
            # One colour fades into another.
            continue
        if page.scroll_of(one.part) is page.scroll_of(other.part):
            yield f"“{one.piece.text}” ({called(one.part)}) and “{other.piece.text}” lie on one another"


def _run_together(placed: list[_Placed], page: Page) -> Iterator[str]:
    labels = [one for one in placed if isinstance(one.part, QLabel)]
    for one, other in combinations(labels, 2):
        near = APART * min(one.piece.px, other.piece.px)
        wider = Box(one.ink.left - near, one.ink.top, one.ink.right + near, one.ink.bottom)
        if not wider.shares(other.ink, TOUCHING) or one.ink.shares(other.ink, TOUCHING):
            continue
        if one.part is not other.part and page.scroll_of(one.part) is page.scroll_of(other.part):
            yield f"“{one.piece.text}” ({called(one.part)}) runs into “{other.piece.text}”"


def _under_controls(placed: list[_Placed], page: Page) -> Iterator[str]:
    for control in page.controls:
        where = box(QRectF(page.place(control)).adjusted(TOUCHING, TOUCHING, -TOUCHING, -TOUCHING))
        for one in placed:
            if not where.shares(one.ink, 0.0):
                continue
            is_own = one.part is control or control.isAncestorOf(one.part) or one.part.isAncestorOf(control)
            if not is_own and page.scroll_of(one.part) is page.scroll_of(control):
                yield f"“{one.piece.text}” ({called(one.part)}) and {called(control)} lie on one another"


def _reach(part: QWidget, piece: Piece) -> QRectF:
    """How far the letters may go on a part."""
    aside = max(SMOOTH, OVERHANG * piece.px)
    return QRectF(part.rect()).adjusted(-aside, -SMOOTH, aside, SMOOTH)


def _told(ink: QRectF) -> str:
    return f"{ink.left():.0f} {ink.top():.0f} to {ink.right():.0f} {ink.bottom():.0f}"
