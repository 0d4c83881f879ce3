"""The two voices of the game: a serif that speaks and a sans that explains, Chinese families behind each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QFontDatabase

FILES: Final = (
    ("fontpkg_fraunces", "Fraunces[SOFT,WONK,opsz,wght].ttf"),
    ("fontpkg_fraunces", "Fraunces-Italic[SOFT,WONK,opsz,wght].ttf"),
    ("fontpkg_figtree", "Figtree[wght].ttf"),
)
VOICE_FAMILIES: Final = ("Fraunces", "Noto Serif CJK SC", "Songti SC", "SimSun", "Noto Sans CJK SC")
UI_FAMILIES: Final = ("Figtree", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei")
CHINESE_EXTRA: Final = "noto_cjk_sans_otc"
VOICE_WEIGHT: Final = 600
LIGHT_WEIGHT: Final = 400
ITALIC_WEIGHT: Final = 500
WIDEST_OPTICAL_SIZE: Final = 144.0
_late: Final[list[int]] = []
"""Qt's numbers of the fonts that were loaded after texts may have been laid out."""


@cache
def load() -> None:
    """Make the shipped fonts known to Qt; further calls do nothing. Needs the application object."""
    for package, name in FILES:
        root = import_module(package).ROOT
        QFontDatabase.addApplicationFont(str(root / "files" / name))


def voice(px: int, italic: bool = False) -> QFont:
    """The serif at a pixel size: names, words, titles, numbers."""
    return QFont(_voice(px, ITALIC_WEIGHT if italic else VOICE_WEIGHT, italic))


def slanted(px: int, text: str) -> QFont:
    """The serif in italics, or upright where they don't do for a text: what a title is set in."""
    return voice(px, italic=may_slant(text))


def light_voice(px: int) -> QFont:
    """The serif in its usual cut: what stands where a word is to be typed, and isn't one."""
    return QFont(_voice(px, LIGHT_WEIGHT, False))


def ui(px: int, weight: int = 500) -> QFont:
    """The sans at a pixel size and weight (450 to 600): sentences, labels, buttons."""
    return QFont(_ui(px, weight))


@cache
def can_draw_chinese() -> bool:
    """Whether there are Chinese glyphs: the system's, or those of the optional extra, loaded for that."""
    load()
    if _has_chinese_family():
        return True
    try:
        extra = import_module(CHINESE_EXTRA)
    except ImportError:
        return False
    _late.append(QFontDatabase.addApplicationFont(str(extra.FONT_PATH)))
    return _has_chinese_family()


def has_loaded_chinese() -> bool:
    """Whether Chinese glyphs have come to the others: what was laid out before is to be laid out anew."""
    return bool(_late)


def _has_chinese_family() -> bool:
    return bool(QFontDatabase.families(QFontDatabase.WritingSystem.SimplifiedChinese))


def has_cjk(text: str) -> bool:
    """Whether a text holds Chinese, whose families have no italic."""
    return any("\u2e80" <= letter <= "\u9fff" or letter >= "\U00020000" for letter in text)


def may_slant(text: str) -> bool:
    """Whether a text can be set in italics: Chinese has none, and theirs has an ł that is read as an f.

    Nothing is in Polish: one title among others would look marked by standing upright.
    """
    return not ("ł" in text or has_cjk(text) or QLocale().language() is QLocale.Language.Polish)


@cache
def _voice(px: int, weight: int, italic: bool) -> QFont:
    font = _font(VOICE_FAMILIES, px, weight)
    font.setItalic(italic)
    font.setVariableAxis(QFont.Tag("opsz"), min(WIDEST_OPTICAL_SIZE, 1.2 * px))
    font.setVariableAxis(QFont.Tag("SOFT"), 50)
    font.setVariableAxis(QFont.Tag("WONK"), 0)
    return font


@cache
def _ui(px: int, weight: int) -> QFont:
    return _font(UI_FAMILIES, px, weight)


def _font(families: tuple[str, ...], px: int, weight: int) -> QFont:
    load()
    font = QFont(list(families))
    font.setPixelSize(px)
    font.setVariableAxis(QFont.Tag("wght"), weight)
    if weight >= VOICE_WEIGHT:
        # The axis alone leaves the Chinese families at their regular cut.
        font.setWeight(QFont.Weight.DemiBold)
    return font
