"""Screens are built and laid out while another is looked at, before there is anything to show on them."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pkgutil import iter_modules

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from spyword_qt import screens
from spyword_qt.screens.name import ScreenName
from spyword_qt.screens.screen import Screen
from tests.qt.conftest import Clock


def kinds(base: type[Screen] = Screen) -> Iterator[type[Screen]]:
    """All that need a clock and nothing else: the others are what these are built on."""
    for kind in base.__subclasses__():
        if list(signature(kind).parameters) == ["clock", "parent"]:
            yield kind
        yield from kinds(kind)


@pytest.fixture(scope="module")
def every_kind() -> list[type[Screen]]:
    for module in iter_modules(screens.__path__, f"{screens.__name__}."):
        import_module(module.name)
    return list(kinds())


@pytest.mark.parametrize("size", [QSize(800, 600), QSize(800, 1280)], ids=["small", "upright"])
def test_any_can_be_laid_out_while_it_is_empty(
    qtbot: QtBot, clock: Clock, every_kind: list[type[Screen]], size: QSize
) -> None:
    names = set()
    for kind in every_kind:
        screen = kind(clock)
        qtbot.addWidget(screen)
        for text in (1.0, 2.0):
            screen.set_text_size(text)
            screen.lay_out_ahead(size)
        names.add(screen.objectName())
    # The rules are written before they are laid out.
    assert names >= set(ScreenName) - {ScreenName.RULES}
