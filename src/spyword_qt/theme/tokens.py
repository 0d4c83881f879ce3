"""Every colour and measure of the game, each with the purpose it serves.

Colours are ``#RRGGBB`` strings. Measures are pixels of the 1280x800 design,
which `Metrics` scales to a window.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours that differ between the light and the dark room."""

    ground: str  # shade of the room
    lamp: str  # the circle the lamp lights
    sunk: str  # quiet panels, controls that are off
    surface: str  # cards, tiles, secondary buttons
    ink: str  # words and names
    soft: str  # sentences
    mute: str  # notes, and text of controls that are off
    brassink: str  # titles, the ring of a vote that was on target
    edge: str  # border of anything touchable
    handle: str  # of a scroll bar at rest, quieter than an edge
    line: str  # decoration only, too faint to carry meaning
    brass: str  # rings and frames, never the only sign
    primary: str  # the one main action
    primary_hover: str
    primary_press: str
    on_primary: str
    hairline: str  # the line inside the main action
    accent: str  # out, danger, caret
    citizen: str  # role colours always go with a glyph and the word
    spy: str
    ghost: str
    good: str  # done, recommended
    on_good: str  # a check upon it
    focus: str


LIGHT: Final = Colours(
    ground="#F1E6D1",
    lamp="#F9F2E4",
    sunk="#F1E6D1",
    surface="#FFFAF0",
    ink="#1B2240",
    soft="#454C6B",
    mute="#5E6280",
    brassink="#7F5218",
    edge="#9A7333",
    handle="#958161",
    line="#D9C7A3",
    brass="#C98F3C",
    primary="#2E3B63",
    primary_hover="#354473",
    primary_press="#263051",
    on_primary="#FBF6EA",
    hairline="#BC9F6B",
    accent="#B3303F",
    citizen="#1C6A75",
    spy="#A42A3A",
    ghost="#6B4374",
    good="#2C5446",
    on_good="#FBF6EA",
    focus="#1C6A75",
)

DARK: Final = Colours(
    ground="#12172E",
    lamp="#1A2140",
    sunk="#1A2142",
    surface="#242D52",
    ink="#FBF6EA",
    soft="#D0D5E6",
    mute="#A9B2CF",
    brassink="#EBC067",
    edge="#8592BF",
    handle="#6E7AA7",
    line="#3C4873",
    brass="#C98F3C",
    primary="#EBC067",
    primary_hover="#F9CC6D",
    primary_press="#D6AF5E",
    on_primary="#1B2240",
    hairline="#A3733E",
    accent="#F2A48D",
    citizen="#7CCBD5",
    spy="#F39A94",
    ghost="#CDB4DF",
    good="#A9CF93",
    on_good="#1B2240",
    focus="#6FC0CC",
)

# The table is the same navy in both rooms.
TABLE_LIT: Final = "#3B4A78"
TABLE_SHADE: Final = "#2E3B63"
IVORY: Final = "#FBF6EA"
MIST: Final = "#C9D6E4"
HONEY: Final = "#EBC067"
TRACK: Final = "#1B2240"
CORAL: Final = "#F2A48D"

CHIP_COLOURS: Final = (
    "#B3303F",
    "#1F6F79",
    "#3B4A78",
    "#3F6B37",
    "#6B4374",
    "#8F3F24",
    "#2C5446",
    "#3B6A94",
    "#A8475F",
    "#7A4E22",
    "#55678A",
    "#761E36",
)

TINTS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "sage": ("#DCE3C6", "#C9D3AE"),
        "sand": ("#F3E6CB", "#E6D3AC"),
        "fog": ("#CFE0E0", "#B6CED0"),
        "dusk": ("#DDD6E8", "#C9BFDA"),
        "clay": ("#F3D9CC", "#E6C2B0"),
        "night": ("#3B4A78", "#2E3B63"),
    }
)
"""The lit and the shaded tone of each disc a picture stands on."""

COVERS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType({**TINTS, "night": ("#C4CEE6", "#A9B6D6")})
"""The same of the covers of packages: a dark one among pale ones would look chosen."""

PAGE_MARGIN: Final = 40
PAGE_TOP: Final = 22
"""Above the header of a page: nothing in it moves on the way from one to another."""
TILE_GAP: Final = 14
RADIUS_BUTTON: Final = 20
RADIUS_TILE: Final = 22
RADIUS_PANEL: Final = 26
CARD_ASPECT: Final = 0.76  # width over height
CARD_RADIUS: Final = 0.07  # of the width

MIN_TARGET: Final = 48
MIN_TEXT: Final = 15
LEADING: Final = 1.27  # height of a line of the sans, in sizes of its letters
FOCUS_WIDTH: Final = 3
FOCUS_GAP: Final = 3
FOCUS_RESERVE: Final = FOCUS_WIDTH + FOCUS_GAP


def colours_of(source: QWidget | QPalette) -> Colours:
    """The colours of the room that a widget or palette is in, told by how light its window is."""
    shown = source.palette() if isinstance(source, QWidget) else source
    return LIGHT if shown.color(QPalette.ColorRole.Window).lightness() >= 128 else DARK


def palette(colours: Colours) -> QPalette:
    """The palette that carries a room's colours to Qt's own widgets and to `colours_of`."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, colour in (
        (role.Window, colours.lamp),
        (role.WindowText, colours.ink),
        (role.Base, colours.surface),
        (role.AlternateBase, colours.sunk),
        (role.Text, colours.ink),
        (role.Button, colours.surface),
        (role.ButtonText, colours.ink),
        (role.BrightText, colours.accent),
        (role.Highlight, colours.primary),
        (role.HighlightedText, colours.on_primary),
        (role.PlaceholderText, colours.mute),
        (role.Link, colours.brassink),
        (role.Light, colours.surface),
        (role.Midlight, colours.line),
        (role.Mid, colours.line),
        (role.Dark, colours.edge),
        (role.ToolTipBase, colours.surface),
        (role.ToolTipText, colours.ink),
    ):
        made.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, QColor(colours.mute))
    return made
