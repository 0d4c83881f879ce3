"""Where the picture of a word comes from, in a panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from spyword_qt.screens.file_dialog import file_dialog
from spyword_qt.screens.offered_picture import picture_in
from spyword_qt.screens.people_panels import Entries
from spyword_qt.widgets.buttons import SecondaryButton
from spyword_qt.widgets.page import Page
from spyword_qt.widgets.panel import Panel

WIDTH: Final = 560
FILE_TYPES: Final = ("png", "jpg", "jpeg", "webp", "gif", "bmp", "svg")
"""All that are read."""


class PicturePanel(Panel):
    """A choice closes it."""

    offered = Signal(object)
    """Path or bytes of what may be a picture."""
    nothing_to_paste = Signal()
    removed = Signal()

    def __init__(self, screen: Page, name: str, *, has_one: bool) -> None:
        super().__init__(screen, "", width=WIDTH)
        self.setObjectName("picture_panel")
        self.set_words(
            name,
            self.tr("The middle of it is shown, in a circle. You can also drop a file onto the card."),
        )
        entries: list[QWidget] = [
            self._entry("picture", self.tr("Choose a File"), self._look, "picture_choose"),
            self._entry("copy", self.tr("Paste"), self._paste, "picture_paste"),
        ]
        if has_one:
            remove = self._entry("remove", self.tr("Remove"), self.removed.emit, "picture_remove")
            entries.append(remove)
        self.set_body(Entries(*entries))
        self.safe = self.add_choice(self.tr("Done"), primary=True, name="keep")

    def _entry(self, icon: str, text: str, act: Callable[[], None], name: str) -> SecondaryButton:
        button = SecondaryButton(text, icon)
        button.setObjectName(name)
        button.clicked.connect(partial(self._do, act))
        return button

    def _do(self, act: Callable[[], None], _checked: bool = False) -> None:
        if self._screen.guard.is_open():
            self.dismiss()
            act()

    def _paste(self) -> None:
        picture = picture_in(QGuiApplication.clipboard().mimeData())
        if picture is None:
            self.nothing_to_paste.emit()
        else:
            self.offered.emit(picture)

    def _look(self) -> None:
        dialog = file_dialog(
            self._screen, self.tr("Choose a Picture"), QStandardPaths.StandardLocation.PicturesLocation
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        patterns = " ".join(f"*.{kind}" for kind in FILE_TYPES)
        dialog.setNameFilters((self.tr("Pictures") + f" ({patterns})", self.tr("All files") + " (*)"))
        dialog.fileSelected.connect(self._take)
        dialog.open()

    def _take(self, path: str) -> None:
        self.offered.emit(Path(path))
