"""Texts set beside one another with the signs of the language: commas, colons and full stops differ."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from spyword_qt.theme.fonts import has_cjk

JOINED: Final = "\u2060"
"""Keeps letters on one line."""


def unparted(words: str) -> str:
    """Words with Chinese letters, between any two of which a line could end, as what stays on one line."""
    return JOINED.join(words) if has_cjk(words) else words


def row(parts: Iterable[str]) -> str:
    """Names or other short things one after the other; empty ones are passed over."""
    return QCoreApplication.translate("phrasing", ", ", "between names in a row").join(filter(None, parts))


def apart(parts: Iterable[str]) -> str:
    """Things that may be rows themselves, parted by a longer rest; empty ones are passed over."""
    between = QCoreApplication.translate("phrasing", "; ", "between parts that have commas in them")
    return between.join(filter(None, parts))


def statements(parts: Iterable[str]) -> str:
    """What has no full stop of its own, one after the other; empty ones are passed over."""
    between = QCoreApplication.translate("phrasing", ". ", "between statements: a full stop")
    return between.join(filter(None, parts))


def labelled(label: str, value: str) -> str:
    """What something is, and what is told of it."""
    sentence = QCoreApplication.translate("phrasing", "{label}: {value}", "what it is, and what it comes to")
    return sentence.format(label=label, value=value)


def paragraph(sentences: Iterable[str]) -> str:
    """Whole sentences in a row; a language that sets no space between them says so in its translation."""
    one_more = QCoreApplication.translate("rules", "{sentences} {next}")
    told, *others = sentences
    for sentence in others:
        told = one_more.format(sentences=told, next=sentence)
    return told
