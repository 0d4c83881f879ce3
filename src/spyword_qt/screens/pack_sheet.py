"""Every package at once, by kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from math import ceil
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_qt import count_wording
from spyword_qt.screens.packages_wording import heading, pack_name
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.seen import PackCover
from spyword_qt.theme.metrics import DESIGN, Metrics
from spyword_qt.theme.tokens import RADIUS_TILE, colours_of
from spyword_qt.widgets import paint
from spyword_qt.widgets.kind_switch import KindSwitch
from spyword_qt.widgets.pack_token import PackToken
from spyword_qt.widgets.panel import Sheet

BLOCK_GAP: Final = 14
PAD: Final = 10
"""Between a block's border and what stands in it."""
TOKEN_GAP: Final = 6
IN_A_ROW: Final = 5
"""Tokens for which a block has room in any case: few kinds have more."""
UNDER_LABEL: Final = 4


class _Block:
    """The packages of one kind: its switch over rows of tokens."""

    def __init__(self, parent: QWidget) -> None:
        self.label = KindSwitch(parent)
        self.tokens: list[PackToken] = []
        self.outline = QRectF()

    @property
    def side(self) -> int:
        """Pixels of a token."""
        return self.tokens[0].sizeHint().width()

    def height(self, m: Metrics, columns: _Columns) -> int:
        rows = ceil(len(self.tokens) / columns.in_a_row)
        tokens = rows * (self.side + columns.gap) - columns.gap
        return self.label.sizeHint().height() + m.px(UNDER_LABEL) + tokens + 2 * m.px(PAD)

    def place(self, m: Metrics, outline: QRect, columns: _Columns) -> None:
        self.outline = QRectF(outline)
        pad, side = m.px(PAD), self.side
        inside = outline.adjusted(pad, pad, -pad, -pad)
        height = self.label.sizeHint().height()
        self.label.setGeometry(inside.left(), inside.top(), inside.width(), height)
        below = inside.top() + height + m.px(UNDER_LABEL)
        for i, token in enumerate(self.tokens):
            row, column = divmod(i, columns.in_a_row)
            step = side + columns.gap
            token.setGeometry(inside.left() + column * step, below + row * step, side, side)


@dataclass(frozen=True, slots=True)
class _Columns:
    """How blocks stand in one width."""

    count: int
    width: int
    """Pixels of a block."""
    in_a_row: int
    """Tokens beside one another in a block."""
    gap: int
    """Pixels between them."""


class PackField(QWidget):
    """Blocks in equal columns: what is together is found by its heading, and a kind of many takes more rows.

    One widget holds all tokens, so arrow keys reach every one.
    """

    chosen = Signal(object)
    switched = Signal(str, bool)
    """The kind of that group is to be on, or off."""

    def __init__(self) -> None:
        super().__init__()
        self._metrics = DESIGN
        self._covers: tuple[PackCover, ...] = ()
        self._blocks: list[_Block] = []
        self._tokens: dict[str, PackToken] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_packs(self, covers: Sequence[PackCover], chosen: str | None) -> None:
        """Show every package, and which one is chosen."""
        if [(c.id, c.group) for c in covers] != [(c.id, c.group) for c in self._covers]:
            self._make_blocks(covers)
        self._covers = tuple(covers)
        for cover in covers:
            times = f"{cover.times}×" if cover.times else ""
            token = self._tokens[cover.id]
            note = count_wording.times_played(cover.times)
            token.show_texts(times, pack_name(cover), note)
            token.setChecked(cover.id == chosen)
            token.fade(cover.is_off)
        note = self.tr("Whether a surprise may be of this kind")
        for block, (_, group) in zip(self._blocks, groupby(covers, key=attrgetter("group")), strict=True):
            first = next(group)
            block.label.show_kind(heading(first.kind), note, on=not first.is_off)
        self.update()

    def chosen_token(self) -> PackToken | None:
        """The token of the package that is chosen, if one is."""
        return next((token for token in self._tokens.values() if token.isChecked()), None)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._metrics = m
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._metrics.px(600), self._metrics.px(100))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._flow(width, place=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._flow(self.width(), place=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, m = colours_of(self), self._metrics
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for block in self._blocks:
            fill = colours.surface if block.label.isChecked() else colours.sunk
            paint.rounded(painter, block.outline, m.px(RADIUS_TILE), fill=fill, edge=colours.line)

    def _make_blocks(self, covers: Sequence[PackCover]) -> None:
        for child in self.findChildren(QWidget):
            child.setParent(None)
            child.deleteLater()
        self._blocks, self._tokens = [], {}
        for name, group in groupby(covers, key=attrgetter("group")):
            block = _Block(self)
            block.label.setObjectName(f"kind_{name}")
            block.label.clicked.connect(partial(self._switch, name, block.label))
            for cover in group:
                token = PackToken(cover.tint, self)
                token.setObjectName(f"package_{cover.id}")
                token.clicked.connect(partial(self._choose, cover.id))
                block.tokens.append(token)
                self._tokens[cover.id] = token
            self._blocks.append(block)
            for child in (block.label, *block.tokens):
                child.show()
        self.updateGeometry()

    def _choose(self, pack: str, _checked: bool = False) -> None:
        for each, token in self._tokens.items():
            token.setChecked(each == pack)
        self.chosen.emit(pack)

    def _switch(self, group: str, switch: KindSwitch, _checked: bool = False) -> None:
        self.switched.emit(group, switch.isChecked())

    def _flow(self, width: int, *, place: bool) -> int:
        if not self._blocks:
            return 0
        m, columns = self._metrics, self._columns(width)
        between, top = m.px(BLOCK_GAP), 0
        for first in range(0, len(self._blocks), columns.count):
            row = self._blocks[first : first + columns.count]
            height = max(block.height(m, columns) for block in row)
            if place:
                for column, block in enumerate(row):
                    left = column * (columns.width + between)
                    block.place(m, QRect(left, top, columns.width, height), columns)
            top += height + between
        return top - between

    def _columns(self, width: int) -> _Columns:
        """As many as leave room for each heading, and for most kinds' tokens in one row."""
        m, side = self._metrics, self._blocks[0].side
        between, pad = m.px(BLOCK_GAP), m.px(PAD)
        most = max(len(block.tokens) for block in self._blocks)
        label = max(block.label.least_width() for block in self._blocks)
        least = max(label, min(most, IN_A_ROW) * side) + 2 * pad
        count = max(1, (width + between) // (least + between))
        block = (width + between) // count - between
        in_a_row = max(1, min(most, (block - 2 * pad) // side))
        # Closer, rather than fewer of them.
        gap = min(m.px(TOKEN_GAP), (block - 2 * pad - in_a_row * side) // max(1, in_a_row - 1))
        return _Columns(count, block, in_a_row, max(0, gap))


class PackSheet(Sheet):
    """The sheet that `All` opens."""

    chosen = Signal(object)
    switched = Signal(str, bool)
    """The kind of that group is to be on, or off."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen, width=1200)
        self.setObjectName("sheet_packages")
        self._covers: tuple[PackCover, ...] = ()
        self._chosen: str | None = None
        self._field = PackField()
        self._field.chosen.connect(self.chosen)
        self._field.switched.connect(self.switched)
        self.set_body(self._field)

    def show_packs(self, covers: Sequence[PackCover], chosen: str | None) -> None:
        """Show every package, and which one is chosen; a closed sheet does so when it opens."""
        self._covers, self._chosen = tuple(covers), chosen
        if self.isVisible():
            self._field.show_packs(covers, chosen)

    def open(self, focus: QWidget | None = None) -> None:
        self._field.show_packs(self._covers, self._chosen)
        super().open(focus)
        chosen = self._field.chosen_token()
        if chosen is not None:
            self._board.scrolled.ensureWidgetVisible(chosen)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.set_words(
            self.tr("Every package"),
            self.tr(
                "Each disc is a package: two secret words of that kind. "
                "“3×” means that it was played three times. "
                "“Surprise me” picks from the kinds that are on."
            ),
        )
