"""What tests of processes share with those of games."""

from tests.qt.conftest import buried, english, patient, unheard
from tests.qt.games.conftest import party

__all__ = ["buried", "english", "party", "patient", "unheard"]
