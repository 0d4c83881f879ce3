"""Many packages at once, from a list with two words a line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from spyword_qt.screens.pack_editor_rows import Labelled
from spyword_qt.screens.pack_editor_scopes import ScopeTabs
from spyword_qt.screens.packages_files import PackFiles
from spyword_qt.screens.packages_rows import RowList
from spyword_qt.screens.seen_packs import SeenList
from spyword_qt.store.word_languages import Scope
from spyword_qt.theme.metrics import Metrics
from spyword_qt.widgets.buttons import PrimaryButton, SecondaryButton
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.text import Text, TextRole
from spyword_qt.widgets.text_box import TextBox
from spyword_qt.widgets.turning_row import MOST_TEXT
from spyword_qt.widgets.unsaved import Unsaved

WIDTH: Final = 1180
BETWEEN: Final = 32
GAP: Final = 10
READ_AFTER_MS: Final = 200
"""Typing comes to rest; a list of a thousand lines takes a second to read."""


class ListPanel(Panel):
    """What is typed goes out by `changed`; what it comes to is shown beside it, line by line."""

    changed = Signal()
    """`words`, `kind` or `scope` is another: answer by `show_list`."""
    file_chosen = Signal(str)
    """A list is to be read from that path: answer by `show_text` or `refuse_file`."""
    accepted = Signal()

    def __init__(self, screen: Page, scope: Scope) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.setObjectName("list_panel")
        self.scope = scope
        self._shown = SeenList((), 0, is_kind_given=False)
        self.set_words(
            self.tr("A list of words"),
            self.tr("Two words a line, with a comma, a semicolon, a tab or a dash between them."),
        )
        self._unsaved = Unsaved(screen, self, self._is_filled)
        self._unsaved.thrown_away.connect(self.dismiss)
        self._body = _Body()
        self._body.retranslate()
        self._body.scopes.show_chosen(scope)
        self.set_body(self._body)
        self._add = PrimaryButton("", size="normal")
        self._add.setObjectName("list_add")
        self._add.clicked.connect(self._accept)
        self._board.add_choice(self._add)
        self.safe = self.add_choice(self.tr("Cancel"), name="keep")
        self._files = PackFiles(self)
        self._files.list_chosen.connect(self.file_chosen)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(READ_AFTER_MS)
        self._rest.timeout.connect(self.changed)
        self._body.open_file.clicked.connect(self._look)
        self._body.box.edit.textChanged.connect(self._wait)
        self._body.kind.field.textChanged.connect(self._wait)
        self._body.scopes.chosen.connect(self._take_scope)
        self._show()

    @property
    def words(self) -> str:
        """What is in the box."""
        return self._body.box.edit.toPlainText()

    @property
    def kind(self) -> str:
        """What all words are, as typed."""
        return self._body.kind.field.text()

    def begin(self) -> None:
        """Open, with the kind to be typed at once."""
        self.open(self._body.kind.field)
        self._unsaved.watch()

    def show_text(self, text: str) -> None:
        """Show the list that is in a file."""
        self._body.box.edit.setPlainText(text)

    def refuse_file(self, sentence: str) -> None:
        """Say why a file can't be read."""
        self.show_list(SeenList((), 0, problem=sentence, is_kind_given=self._shown.is_kind_given))

    def show_list(self, seen: SeenList) -> None:
        """Show what the list comes to."""
        self._shown = seen
        self._show()

    def _is_filled(self) -> bool:
        return bool(self.words.strip() or self.kind.strip())

    def _show(self) -> None:
        seen, body = self._shown, self._body
        bad = len(seen.rows) - seen.good
        if seen.problem:
            body.said.setText(seen.problem)
        elif not seen.rows:
            body.said.setText(self.tr("Nothing is in the list yet."))
        elif bad:
            told = QCoreApplication.translate("packages", "%n lines are left out:", "", bad)
            body.said.setText(told)
        else:
            body.said.setText(self.tr("Every line can be played."))
        body.said.set_tone("accent" if seen.problem or bad else "soft")
        body.rows.show_rows(seen.rows)
        body.complaint.setText(seen.kind_problem)
        body.complaint.setVisible(bool(seen.kind_problem))
        if seen.good:
            self._add.setText(QCoreApplication.translate("packages", "Add %n Packages", "", seen.good))
        else:
            self._add.setText(QCoreApplication.translate("packages", "Add Packages"))
        self._add.setEnabled(seen.good > 0 and seen.is_kind_given and not seen.kind_problem)
        if self.isVisible():
            self._place(self._screen.metrics)

    def _wait(self) -> None:
        # What was typed since then isn't understood yet.
        self._add.setEnabled(False)
        self._rest.start()

    def _take_scope(self, scope: Scope) -> None:
        self.scope = scope
        self._wait()

    def _look(self, _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            self._files.ask_list()

    def _accept(self, _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            self.accepted.emit()


class _Body(QWidget):
    """The list with its kind and language, and beside it, or below, what it comes to."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = Labelled("list_kind")
        self.complaint = Text(role=TextRole.LABEL, tone="accent")
        self.complaint.setObjectName("list_kind_problem")
        self.scopes = ScopeTabs()
        self.box = TextBox("list_words")
        self.open_file = SecondaryButton("", "save", size="low")
        self.open_file.setObjectName("list_open")
        self.said = Text(role=TextRole.NOTE, tone="soft")
        self.said.setObjectName("list_said")
        self.rows = RowList()
        self.rows.setObjectName("list_rows")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        for widget in (self.kind, self.complaint, self.scopes, self.box, self.open_file):
            self._left.addWidget(widget)
        self._left.addStretch(1)
        self._right.addWidget(self.said)
        self._right.addWidget(self.rows)
        self._right.addStretch(1)
        self._row.addLayout(self._left, 3)
        self._row.addLayout(self._right, 2)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.kind.set_label(self.tr("Kind of all these words"), self.tr("fruit"))
        self.scopes.retranslate()
        self.box.set_prompt(self.tr("Words, two a line"), self.tr("apple, pear\nguitar, violin"))
        self.open_file.setText(self.tr("Open a List"))

    def rescale(self, m: Metrics) -> None:
        """Take the direction that fits the letters."""
        beside = m.text <= MOST_TEXT and not m.portrait
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        self._row.setSpacing(m.px(BETWEEN if beside else GAP))
        for column in (self._left, self._right):
            column.setSpacing(m.px(GAP))
