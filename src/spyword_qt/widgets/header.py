"""The line at the top of a screen: where we are, how far, and the way back or the table's menu."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.block import fit_block, size_of
from spyword_qt.widgets.dots import Dots
from spyword_qt.widgets.lines import Lines
from spyword_qt.widgets.logo import Logo
from spyword_qt.widgets.round_button import RoundButton
from spyword_qt.widgets.text import FitText, TextRole


class _Caption(FitText):
    """On one line as large as others, on two within the header's height where that keeps it larger."""

    def __init__(self) -> None:
        super().__init__(role=TextRole.CAPTION, tone="soft")
        self._most = 0

    def keep_within(self, height: int) -> None:
        """Take no more pixels than those in height."""
        if height != self._most:
            self._most = height
            self._kept.clear()

    def _break(self, width: int) -> Lines:
        one = super()._break(width)
        if one.count > 1 or size_of(one) == self._size:
            return one
        block = partial(fit_block, self.text(), self._font, self._size)
        two = block(QSizeF(width, self._most), self.role.value.leading)
        return max(one, two, key=size_of) if two.height <= self._most else one


class Header(QWidget):
    """Badge or back button with a caption on the left; dots, a note or the menu button on the right."""

    back_pressed = Signal()
    menu_pressed = Signal()

    def __init__(self, *, back: bool = False, menu: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.caption = _Caption()
        self.note = FitText(role=TextRole.CAPTION, tone="soft")
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.dots = Dots()
        self._back_label = ""
        self.back_button: RoundButton | None = None
        self.menu_button: RoundButton | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._logo = Logo()
        self._row.addWidget(self._logo)
        if back:
            self.back_button = self._button("back", "back", self.back_pressed)
            self._row.addWidget(self.back_button)
            self._logo.hide()
        self._row.addWidget(self.caption, 1)
        # Keeps the button at its end where neither caption nor note is shown.
        self._row.addStretch()
        self._row.addWidget(self.note)
        self._row.addWidget(self.dots)
        if menu:
            self.menu_button = self._button("table_menu", "menu", self.menu_pressed)
            self._row.addWidget(self.menu_button)
        self.dots.hide()
        self.note.hide()
        self._name_buttons()

    def set_caption(self, caption: str) -> None:
        """Say where we are."""
        self.caption.setText(caption)

    def show_back(self, shown: bool) -> None:
        """Show the way back in the badge's place, or the badge, where there isn't always one."""
        if self.back_button is not None:
            self.back_button.setVisible(shown)
            self._logo.setVisible(not shown)

    def name_back(self, label: str) -> None:
        """Say where the way back leads, which is read and heard where the button is pointed at."""
        self._back_label = label
        self._name_buttons()

    def set_note(self, note: str) -> None:
        """Say something on the right; nothing for an empty text."""
        self.note.setText(note)
        self.note.setVisible(bool(note))

    def show_progress(self, done: int, total: int, description: str = "") -> None:
        """Show dots on the right: `done` of `total` are over, the next is on. None for a total of 0."""
        self.dots.show_progress(done, total, description)
        self.dots.setVisible(total > 0)

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._row.setSpacing(m.px(18))
        # Its turn comes after this, and its height is asked for now.
        self.caption.rescale(m)
        height = max(m.target(RoundButton.DIAMETER), self.caption.sizeHint().height())
        self.caption.keep_within(height)
        self.setFixedHeight(height)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._name_buttons()
        super().changeEvent(event)

    def _button(self, name: str, icon: str, pressed: SignalInstance) -> RoundButton:
        button = RoundButton(icon)
        button.setObjectName(name)
        button.clicked.connect(pressed)
        return button

    def _name_buttons(self) -> None:
        if self.back_button is not None:
            self.back_button.set_label(self._back_label or self.tr("Back"))
        if self.menu_button is not None:
            self.menu_button.set_label(self.tr("Table menu"))
