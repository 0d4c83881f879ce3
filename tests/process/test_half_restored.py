"""A program whose data are half put in place says so and leaves, rather than begin with an empty table."""

from __future__ import annotations

from pathlib import Path

from tests.process import programs

START = """
import errno, os, sys
from spyword_qt import app, turned_away
turned_away.READING_MS = 1
def refuse(*_):
    raise OSError(errno.EACCES, "no right")
os.replace = refuse
sys.exit(app.main(sys.argv[1:]))
"""


def test_it_says_so_and_leaves_all_as_it_is(tmp_path: Path) -> None:
    person = tmp_path / "restored.taking" / "profiles" / "somebody"
    person.parent.mkdir(parents=True)
    person.touch()
    program = programs.run(START, "--data-dir", tmp_path, "--language", "en")
    _, said = program.communicate(timeout=60)
    assert program.returncode == 1
    assert "Nothing is lost" in said
    assert person.exists()
    assert not (tmp_path / "preferences.json").exists()
