"""The line at the top of a screen: where we are, how far, and the way back or the table's menu."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import RoundButton
from spyword_qt.widgets.dots import Dots
from spyword_qt.widgets.logo import Logo
from spyword_qt.widgets.text import FitText, TextRole


class Header(QWidget):
    """Badge or back button with a caption on the left; dots, a note or the menu button on the right."""

    back_pressed = Signal()
    menu_pressed = Signal()

    def __init__(self, *, back: bool = False, menu: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.caption = FitText(role=TextRole.CAPTION, tone="soft")
        self.note = FitText(role=TextRole.CAPTION, tone="soft")
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.dots = Dots()
        self.back_button: RoundButton | None = None
        self.menu_button: RoundButton | None = None
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        if back:
            self.back_button = self._button("back", "back", self.back_pressed)
            self._row.addWidget(self.back_button)
        else:
            self._row.addWidget(Logo())
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
        self.setFixedHeight(max(m.target(RoundButton.DIAMETER), self.caption.sizeHint().height()))

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
            self.back_button.set_label(self.tr("Back"))
        if self.menu_button is not None:
            self.menu_button.set_label(self.tr("Table menu"))
