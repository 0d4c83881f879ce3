"""What a start brings in before its first picture: nothing that a home screen can do without."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PAINTED = """
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from spyword_qt.app import create_window

LATE = {
    "PIL", "importlib.metadata", "msgspec", "platformdirs", "rapidfuzz", "spyword_engine",
    "PySide6.QtMultimedia", "PySide6.QtNetwork", "wakepy",
}


class Onlooker(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and watched.objectName() == "home":
            print("painted with", *sorted(LATE & sys.modules.keys()))
            application.exit()
            application.removeEventFilter(self)
        return False


application = QApplication([])
onlooker = Onlooker()
application.installEventFilter(onlooker)
window = create_window(Path(sys.argv[1]))
window.show()
application.exec()
"""


def test_the_home_screen_is_painted_before_engine_and_libraries_are_brought_in(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PAINTED, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.stdout.strip(), done.stderr) == ("painted with", "")
