"""No role is told by its colour alone: where one is used, its glyph and its word are seen as well."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from spyword_qt.theme import icons
from spyword_qt.theme.tokens import DARK
from tests.layout.choices import names_at
from tests.layout.page import called, front, parts
from tests.layout.painted import painted
from tests.layout.scenes import SCENES
from tests.layout.stand import Stand

# By lamplight a ghost has the colour of a chip, and a citizen that of the focus.
COLOURS = {DARK.citizen.lower(): "citizen", DARK.spy.lower(): "spy", DARK.ghost.lower(): "ghost"}
WORDS = {"citizen": ("citizen",), "spy": ("spy", "spies"), "ghost": ("ghost",)}


@pytest.fixture
def drawn_icons(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Name and colour of every icon that is drawn."""
    drawn: list[tuple[str, str]] = []
    icon, draw = icons.icon, icons.draw

    def listen(name: str, colour: str, size: int, dpr: float) -> QPixmap:
        drawn.append((name, colour.lower()))
        return icon(name, colour, size, dpr)

    def listen_too(painter: QPainter, rect: QRectF, name: str, colour: str) -> None:
        drawn.append((name, colour.lower()))
        draw(painter, rect, name, colour)

    monkeypatch.setattr(icons, "icon", listen)
    monkeypatch.setattr(icons, "draw", listen_too)
    return drawn


class Signs:
    """What a widget shows of roles."""

    def __init__(self, part: QWidget, drawn: list[tuple[str, str]]) -> None:
        drawn.clear()
        pieces, shapes = painted(part)
        self.glyphs = {name for name, _ in drawn if name in WORDS}
        text = " ".join(piece.text for piece in pieces).lower()
        self.words = {role for role, words in WORDS.items() if any(word in text for word in words)}
        used = {piece.colour for piece in pieces} | shapes | {colour for _, colour in drawn}
        self.coloured = {COLOURS[colour] for colour in used if colour in COLOURS}


def untold(root: QWidget, drawn: list[tuple[str, str]]) -> Iterator[str]:
    """The role colours without glyph or word: in the widget, one beside it, in it or right around it."""
    signs = {part: Signs(part, drawn) for part in parts(root)}
    for part, own in signs.items():
        near = [other for beside, other in signs.items() if beside.parent() is part.parent()]
        near += [other for within, other in signs.items() if part.isAncestorOf(within)]
        near += [other for around, other in signs.items() if around is part.parent()]
        for role in own.coloured:
            if not any(role in other.glyphs for other in near):
                yield f"{called(part)} has the colour of a {role} without the glyph"
            if not any(role in other.words for other in near):
                yield f"{called(part)} has the colour of a {role} without the word"


@pytest.mark.parametrize("name", SCENES)
def test_a_roles_colour_comes_with_its_glyph_and_its_word(
    name: str, qtbot: QtBot, drawn_icons: list[tuple[str, str]]
) -> None:
    stand = Stand(SCENES[name], names_at(name, 12), colours=DARK)
    stand.lay_out((1280, 800), 1.0)
    assert list(untold(front(stand.screen), drawn_icons)) == []
    stand.clear_away()


def test_the_screens_that_tell_roles_use_their_colours(
    qtbot: QtBot, drawn_icons: list[tuple[str, str]]
) -> None:
    stand = Stand(SCENES["over after a guess"], names_at("over after a guess", 12), colours=DARK)
    stand.lay_out((1280, 800), 1.0)
    shown = [Signs(part, drawn_icons).coloured for part in parts(stand.screen)]
    assert set().union(*shown) == set(WORDS)
    stand.clear_away()
