"""Where things stand on the tile that tells what a game brought somebody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont

from spyword_qt import phrasing, progress_wording, stat_wording
from spyword_qt.screens.seen_people import GainView
from spyword_qt.theme import fonts
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import LEADING, MIN_TEXT
from spyword_qt.widgets.block import MOST_LINES, fit_block, size_of
from spyword_qt.widgets.level_coin import LEAST_SIDE
from spyword_qt.widgets.lines import Lines, line_height, natural_width
from spyword_qt.widgets.text import SERIF_LEADING

PAD: Final = 18
TIGHT_PAD: Final = 14
CHIP: Final = 56
TIGHT_CHIP: Final = 42
BAR: Final = 40
TIGHT_BAR: Final = 36
GAP: Final = 14
ROW_GAP: Final = 10
SIGN_GAP: Final = 18
BESIDE_SIGN: Final = 9
COIN: Final = 34
TIGHT_COIN: Final = 26
ICON: Final = 22
NAME: Final = 25
TIGHT_NAME: Final = 23
XP: Final = 31
TIGHT_XP: Final = 20
BEFORE_XP: Final = 10
LEAST_BESIDE: Final = 0.8
"""Of a name's usual letters: in smaller ones it doesn't stand beside what was gained."""
MOST_BESIDE: Final = 2
"""Lines of such a name."""
NOTE: Final = 18
TITLE: Final = 21
TIGHT_TITLE: Final = 18
MOST_GROWN: Final = 1.4
"""Chip, coin and signs grow with the letters up to here."""
UNBROKEN: Final = "\u00a0"
"""Keeps what belongs together on one line."""
APART: Final = "    "
"""Between what doesn't: unlike a dot it leaves no trace where a line ends."""


@dataclass(frozen=True, slots=True)
class Words:
    """Lines, and where they stand."""

    lines: Lines
    place: QRectF


@dataclass(frozen=True, slots=True)
class Sign:
    """A title or another fact: its sign, and what it says."""

    icon: str
    is_title: bool
    place: QRectF
    words: Words


@dataclass(frozen=True, slots=True)
class GainLayout:
    """Where everything is on a tile of one width."""

    chip: QRectF
    name: Words
    xp: Words | None
    bar: QRectF | None
    """None for somebody who gained nothing."""
    level: Words | None
    note: Words | None
    """What XP are for, or why there are none; a tight tile tells only that."""
    signs: tuple[Sign, ...]
    height: int


def lay_out(gain: GainView, m: Metrics, width: int, *, tight: bool) -> GainLayout:
    """Lay a tile out for a width in pixels; it is as high as it has to be.

    A tight one is smaller, and tells neither what XP are for nor how many there are.
    """
    pad = m.px(TIGHT_PAD if tight else PAD)
    inner = width - 2 * pad
    chip = _grown(m, TIGHT_CHIP if tight else CHIP)
    name, xp, head = _head(gain, m, QRectF(pad, pad, inner, chip), tight=tight)
    top = float(pad + head + m.px(ROW_GAP))
    bar = level = None
    told = progress_wording.left_early()
    if not gain.has_left:
        bar = QRectF(pad, top, inner, max(LEAST_SIDE, _grown(m, TIGHT_BAR if tight else BAR)))
        top, told = bar.bottom() + m.px(ROW_GAP), ""
        if not tight:
            beside_coin = _grown(m, BAR) + m.px(BESIDE_SIGN)
            under = QRectF(pad + beside_coin, bar.bottom(), inner - beside_coin, 0)
            level = _note(stat_wording.level(gain.level_after), under, m)
            top = level.place.bottom() + m.px(ROW_GAP)
            told = APART.join(map(_unbroken, progress_wording.parts(gain)))
    note = _note(told, QRectF(pad, top, inner, 0), m) if told else None
    below = top - m.px(ROW_GAP) if note is None else note.place.bottom()
    signs = tuple(_signs(gain, m, QRectF(pad, below + m.px(ROW_GAP), inner, 0), tight=tight))
    bottom = max((below, *(sign.words.place.bottom() for sign in signs)))
    return GainLayout(
        chip=QRectF(pad, pad + (head - chip) / 2, chip, chip),
        name=name,
        xp=xp,
        bar=bar,
        level=level,
        note=note,
        signs=signs,
        height=round(bottom) + pad,
    )


def sign_count(gain: GainView) -> int:
    """How many signs a tile has."""
    return len(_facts(gain))


def _head(gain: GainView, m: Metrics, row: QRectF, *, tight: bool) -> tuple[Words, Words | None, float]:
    """The name right of a chip that is as high as the row, and what was gained; with the height they take.

    What was gained stands beside the name, or below one that would be much smaller for it than others are.
    """
    letters, text = m.font(TIGHT_NAME if tight else NAME), gain.person.name
    room = row.adjusted(row.height() + m.px(GAP), 0, 0, 0)
    two_lines = max(row.height(), line_height(letters, LEADING), 2 * line_height(MIN_TEXT, LEADING))
    three_lines = max(two_lines, MOST_LINES * line_height(m.font(NOTE), LEADING))
    alone = fit_block(text, _name_font, letters, QSizeF(room.width(), three_lines))
    if gain.has_left:
        room.setHeight(max(row.height(), alone.height))
        return Words(alone, room), None, room.height()
    xp = _line(progress_wording.gained(gain), fonts.voice(m.font(TIGHT_XP if tight else XP)))
    beside = room.width() - xp.width - m.px(BEFORE_XP)
    name = fit_block(text, _name_font, letters, QSizeF(beside, two_lines))
    if size_of(name) >= LEAST_BESIDE * letters and name.count <= MOST_BESIDE:
        room.setHeight(max(row.height(), name.height, xp.height))
        return Words(name, room), Words(xp, room), room.height()
    room.setHeight(alone.height)
    below = QRectF(room.left(), room.bottom(), room.width(), xp.height)
    return Words(alone, room), Words(xp, below), alone.height + xp.height


def _unbroken(part: str) -> str:
    return phrasing.unparted(part.replace(" ", UNBROKEN))


def _note(text: str, place: QRectF, m: Metrics) -> Words:
    """Small lines from the top of a place on, as high as they have to be."""
    lines = Lines(text, fonts.ui(m.font(NOTE), 450), place.width(), LEADING)
    place.setHeight(lines.height)
    return Words(lines, place)


def _signs(gain: GainView, m: Metrics, room: QRectF, *, tight: bool) -> Iterator[Sign]:
    """As many as fit beside one another, from the top of the room on; titles below the rest."""
    left, top = room.left(), room.top()
    row = 0
    titles_before = False
    letters, coin = (TIGHT_TITLE, TIGHT_COIN) if tight else (TITLE, COIN)
    for icon, text, is_title in _facts(gain):
        font = fonts.slanted(m.font(letters), text) if is_title else fonts.ui(m.font(NOTE), 600)
        leading = SERIF_LEADING if is_title else LEADING
        side = _grown(m, coin if is_title else ICON)
        before = side + m.px(BESIDE_SIGN)
        wanted = before + natural_width(text, font) + 1
        is_full = left + wanted > room.right() or is_title is not titles_before
        titles_before = is_title
        if left > room.left() and is_full:
            left, top = room.left(), top + row + m.px(ROW_GAP) / 2
            row = 0
        lines = Lines(text, font, min(wanted, room.width()) - before, leading)
        height = max(side, lines.height)
        middle = top + height / 2
        yield Sign(
            icon,
            is_title,
            QRectF(left, middle - side / 2, side, side),
            Words(lines, QRectF(left + before, top, lines.width + 1, height)),
        )
        row = max(row, height)
        left += wanted + m.px(SIGN_GAP)


def _facts(gain: GainView) -> Sequence[tuple[str, str, bool]]:
    """Icon, text, and whether it is a title."""
    if gain.has_left:
        return ()
    titles = [(title.glyph, title.name, True) for title in gain.titles]
    facts = (("crown", progress_wording.new_level(gain)), ("flame", progress_wording.streak(gain)))
    return [*((icon, text, False) for icon, text in facts if text), *titles]


def _grown(m: Metrics, n: int) -> int:
    return round(m.px(n) * min(m.text, MOST_GROWN))


def _line(text: str, font: QFont) -> Lines:
    return Lines(text, font, natural_width(text, font) + 1, SERIF_LEADING)


def _name_font(px: int) -> QFont:
    return fonts.ui(px, 600)
