"""The dialog that asks for a file, begun alike by whoever asks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDir, QStandardPaths, Qt
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
