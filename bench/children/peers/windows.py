"""Programs that are none: a window with nothing in it, by either binding, and a chess board in a window."""

from __future__ import annotations

import sys


def bare() -> int:
    from PySide6.QtWidgets import QApplication, QWidget

    application, window = QApplication(sys.argv), QWidget()
    window.resize(1280, 800)
    window.show()
    return application.exec()


def bare_pyqt() -> int:
    from PyQt6.QtWidgets import QApplication, QWidget

    application, window = QApplication(sys.argv), QWidget()
    window.resize(1280, 800)
    window.show()
    return application.exec()


def chess() -> int:
    from chess_widgets import BoardWidget
    from PySide6.QtWidgets import QApplication

    application, window = QApplication(sys.argv), BoardWidget()
    window.resize(800, 800)
    window.show()
    return application.exec()
