"""The dialog that asks for a file, begun and opened alike by whoever asks."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QDate, QDir, QStandardPaths, Qt, SignalInstance
from PySide6.QtWidgets import QFileDialog, QWidget


def file_dialog(owner: QWidget, title: str, place: QStandardPaths.StandardLocation) -> QFileDialog:
    """One at a place of somebody's, which is gone once it is closed.

    It is opened by `open`: `exec` would run an event loop of its own in the middle of the game's.
    """
    folder = QStandardPaths.writableLocation(place) or QDir.homePath()
    dialog = QFileDialog(owner.window(), title, folder)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # Where the system has no dialog of its own, Qt's says these in English.
    for label, text in (
        (QFileDialog.DialogLabel.LookIn, QCoreApplication.translate("files", "Look in:")),
        (QFileDialog.DialogLabel.FileType, QCoreApplication.translate("files", "Files of type:")),
    ):
        dialog.setLabelText(label, text)
    return dialog


def ask_where(
    dialog: QFileDialog, suffix: str, then: Callable[[str], object] | SignalInstance, *, name: str = ""
) -> None:
    """Ask by that dialog for a path to write to; without a name the file is called by the day."""
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suffix)
    called = name or f"spyword-{QDate.currentDate().toString('yyyy-MM-dd')}"
    dialog.selectFile(f"{called}.{suffix}")
    dialog.fileSelected.connect(then)
    dialog.open()


def ask_which(dialog: QFileDialog, then: Callable[[str], object] | SignalInstance) -> None:
    """Ask by that dialog for a file that is there."""
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(then)
    dialog.open()
