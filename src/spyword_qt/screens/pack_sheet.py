"""Every package at once, by kind."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from math import ceil
from operator import attrgetter
from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
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
UNDER_LABEL: Final = 4


class _Block:
    """The packages of one kind: its switch over rows of tokens."""

    def __init__(self, parent: QWidget) -> None:
        self.label = KindSwitch(parent)
        self.tokens: list[PackToken] = []
        self.outline = QRectF()

    def width(self, gap: int, pad: int) -> int:
        """What all tokens take in one row, or the switch where that is more."""
        return max(self.label.least_width(), len(self.tokens) * (self._side + gap) - gap) + 2 * pad

    def height(self, width: int, gap: int, under_label: int, pad: int) -> int:
        rows = ceil(len(self.tokens) / self._in_a_row(width - 2 * pad, gap))
        return self.label.sizeHint().height() + under_label + rows * (self._side + gap) - gap + 2 * pad

    def place(self, left: int, top: int, width: int, gap: int, under_label: int, pad: int) -> None:
        self.outline = QRectF(left, top, width, self.height(width, gap, under_label, pad))
        left, top, width = left + pad, top + pad, width - 2 * pad
        height, side = self.label.sizeHint().height(), self._side
        self.label.setGeometry(left, top, width, height)
        for i, token in enumerate(self.tokens):
            row, column = divmod(i, self._in_a_row(width, gap))
            below = top + height + under_label + row * (side + gap)
            token.setGeometry(left + column * (side + gap), below, side, side)

    @property
    def _side(self) -> int:
        return self.tokens[0].sizeHint().width()

    def _in_a_row(self, width: int, gap: int) -> int:
        return max(1, (width + gap) // (self._side + gap))


class PackField(QWidget):
    """Blocks that flow like words on a page, each over one column or more.

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
        m = self._metrics
        gap, between, under_label, pad = map(m.px, (TOKEN_GAP, BLOCK_GAP, UNDER_LABEL, PAD))
        least = max((block.label.least_width() for block in self._blocks), default=width) + 2 * pad
        columns = max(1, (width + between) // (least + between))
        step = (width + between) // columns
        column = top = height = 0
        for block in self._blocks:
            taken = min(columns, ceil((block.width(gap, pad) + between) / step))
            if column + taken > columns:
                column, top, height = 0, top + height + between, 0
            wide = taken * step - between
            if place:
                block.place(column * step, top, wide, gap, under_label, pad)
            column, height = column + taken, max(height, block.height(wide, gap, under_label, pad))
        return top + height


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
