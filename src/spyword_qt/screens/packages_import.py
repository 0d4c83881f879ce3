"""Packages that come from a file: what is in it, before anything is added, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal

from spyword_qt import phrasing
from spyword_qt.screens import packages_wording
from spyword_qt.screens.people_panels import Entries
from spyword_qt.screens.seen_packs import SeenParcel
from spyword_qt.widgets.buttons import PrimaryButton
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel
from spyword_qt.widgets.text import Text, TextRole

WIDTH: Final = 680


class ParcelPanel(Panel):
    """One panel from the reading to the result: each step stands in the place of the one before."""

    accepted = Signal()
    """What is new is to be added."""

    def __init__(self, screen: Page) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.setObjectName("parcel_panel")

    def show_reading(self) -> None:
        """Say that the file is being read; that can be cut short."""
        self.turn_to(self.tr("Reading the file …"), self.tr("With many pictures that takes some seconds."))
        self.safe = self.add_choice(self.tr("Cancel"), name="keep")
        self.open()

    def show_parcel(self, parcel: SeenParcel) -> None:
        """Show what is in the file, and ask whether to add it."""
        if parcel.new == 0:
            self.show_result(self.tr("Nothing is new here"), parcel.left_out)
            return
        self.turn_to(
            QCoreApplication.translate("packages", "%n packages are new here.", "", parcel.new),
            self.tr("You see kinds only: the words stay secret."),
        )
        kinds = phrasing.row(_counted(kind, count) for kind, count in parcel.kinds)
        self._say((kinds, *parcel.left_out))
        add = PrimaryButton(
            QCoreApplication.translate("packages", "Add %n Packages", "", parcel.new), size="normal"
        )
        add.setObjectName("import_add")
        add.clicked.connect(self._accept)
        self._board.add_choice(add)
        self.safe = self.add_choice(self.tr("Cancel"), name="keep")
        self.open(add)

    def show_adding(self) -> None:
        """Say that packages are being added; that is waited for."""
        self.turn_to(self.tr("Adding packages …"), self.tr("With many pictures that takes some seconds."))
        # Keys stay here, though there is nothing to press.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.open(self)

    def show_result(self, title: str, sentences: Iterable[str]) -> None:
        """Say what came of it."""
        self.turn_to(title)
        self._say(sentences)
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="told")
        self.open()

    def _say(self, sentences: Iterable[str]) -> None:
        texts = [Text(sentence, TextRole.BODY, "soft") for sentence in sentences]
        for number, text in enumerate(texts):
            text.setObjectName(f"told_{number}")
        self.set_body(Entries(*texts))

    def _accept(self, _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            self.accepted.emit()


def _counted(kind: str, count: int) -> str:
    told = QCoreApplication.translate("packages", "{kind} ({count})")
    return told.format(kind=packages_wording.heading(kind), count=count)
