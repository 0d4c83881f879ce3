"""How far it has come that everybody gets the device in turn."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from spyword_qt.screens.seen import Progress
from spyword_qt.widgets.header import Header


def show_progress(header: Header, progress: Progress | None) -> None:
    """Show it in dots at the top right; no dots where only one gets the device."""
    if progress is None:
        header.show_progress(0, 0)
        return
    said = QCoreApplication.translate("progress", "{done} of {total} done")
    header.show_progress(progress.done, progress.total, said.format(done=progress.done, total=progress.total))
