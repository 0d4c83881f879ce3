"""What the people in front of the screen chose for the program.

Read before the first paint, so standard library only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from spyword_qt.game_kind import GAMES, GameKind
from spyword_qt.spoken import LANGUAGES
from spyword_qt.store.json_file import JsonFile, Reading

if TYPE_CHECKING:
    from spyword_qt.people import Seated

ThemeChoice: TypeAlias = Literal["system", "light", "dark"]
_THEMES: Final = ("system", "light", "dark")
SPEECHES: Final = (0, 30, 60, 90)
"""Seconds that a speech of a judged game can have; 0 is no clock."""
_CHIPS: Final = range(12)
"""Colours of a chip, and patterns."""
_PLACES: Final = range(-100_000, 100_000)
_SIZES: Final = range(1, 100_000)
"""Pixels that Qt can take."""
_HALVES: Final = re.compile("[\ud800-\udfff]")
"""What JSON can spell and Qt can't take: surrogates that aren't a pair."""


@dataclass(frozen=True)
class WindowPlace:
    """Where the window was last, while it filled no screen: without its frame, in pixels of all screens."""

    x: int
    y: int
    width: int
    height: int
    is_maximised: bool = False


@dataclass(frozen=True)
class Preferences:
    """Changed with `dataclasses.replace`."""

    language: str | None = None
    """One of LANGUAGES; None follows the system."""
    theme: ThemeChoice = "system"
    text: float = 1.0
    """How many times the design's size text is drawn, 1 to 2."""
    reduce_motion: bool = False
    volume: float = 0.7
    """Of the sounds, 0 (off) to 1."""
    fullscreen: bool = False
    window: WindowPlace | None = None
    """None before it was ever closed."""
    keep_awake: bool = True
    """Whether the screen stays on while a table talks or votes."""
    kinds_off: tuple[str, ...] = ()
    """Kinds that no surprise is of: the groups of `shelf.Label`."""
    last_table: tuple[Seated, ...] = ()
    """Who played last, in seat order."""
    last_settings: Mapping[str, object] | None = None
    """The settings played last, by their names in the protocol. Whether they are legal the engine knows."""
    game: GameKind = "word"
    """The kind of game that was chosen last."""
    judge: str = ""
    """The name of who was the judge last."""
    speech_seconds: int = 0
    """One of SPEECHES."""
    call_out_steps: bool = True
    """Whether the judge calls steps too that nobody has to take, so that silence tells nothing."""
    speak_script: bool = False
    """Whether the device says aloud what the judge would, where it has a voice for the language."""


class PreferencesFile:
    """The preferences as they are kept in a data folder."""

    def __init__(self, folder: Path) -> None:
        self._file = JsonFile(
            folder / "preferences.json", member="preferences", version=1, decode=_decode, empty=Preferences()
        )

    def load(self) -> Reading[Preferences]:
        """A value that is unknown or wrong falls back to its default, and only that one."""
        return self._file.read()

    def look(self) -> Preferences:
        """As `load`, where somebody else may be writing: nothing is mended."""
        return self._file.look().value

    def save(self, preferences: Preferences) -> None:
        """Raises NotSaved."""
        self._file.write(json.dumps(asdict(preferences)))


def _is_table(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_seated, value))


def _is_seated(value: object) -> bool:
    # Before there were profiles a name was all that was kept.
    return _is_text(value) or (
        isinstance(value, dict)
        and _is_text(value.get("name"))
        and (value.get("profile") is None or _is_text(value["profile"]))
        and (value.get("chip") is None or _is_chip(value["chip"]))
    )


def _seated(value: str | dict[str, Any]) -> Seated:
    # A first start knows nobody.
    from spyword_qt.people import Seated

    if isinstance(value, str):
        return Seated(value)
    chip = value.get("chip")
    return Seated(value["name"], value.get("profile"), None if chip is None else tuple(chip))


def _is_chip(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_whole(_CHIPS), value))


def _is_window(value: object) -> bool:
    return (
        isinstance(value, dict)
        and all(map(_is_whole(_PLACES), map(value.get, ("x", "y"))))
        and all(map(_is_whole(_SIZES), map(value.get, ("width", "height"))))
        and isinstance(value.get("is_maximised"), bool)
    )


def _window(value: dict[str, Any]) -> WindowPlace:
    return WindowPlace(value["x"], value["y"], value["width"], value["height"], value["is_maximised"])


def _is_text(value: object) -> bool:
    return isinstance(value, str) and not _HALVES.search(value)


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_whole(allowed: range) -> Callable[[object], bool]:
    def fits(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value in allowed

    return fits


def _is_number(least: float, most: float) -> Callable[[object], bool]:
    def fits(value: object) -> bool:
        return isinstance(value, (int, float)) and not isinstance(value, bool) and least <= value <= most

    return fits


_FITS: Final[dict[str, Callable[[object], bool]]] = {
    "language": lambda value: value in LANGUAGES,
    "theme": lambda value: value in _THEMES,
    "text": _is_number(1, 2),
    "reduce_motion": _is_bool,
    "volume": _is_number(0, 1),
    "fullscreen": _is_bool,
    "window": _is_window,
    "keep_awake": _is_bool,
    "kinds_off": _is_texts,
    "last_table": _is_table,
    "last_settings": lambda value: isinstance(value, dict),
    "game": lambda value: value in GAMES,
    "judge": _is_text,
    "speech_seconds": lambda value: type(value) is int and value in SPEECHES,
    "call_out_steps": _is_bool,
    "speak_script": _is_bool,
}


def _decode(value: object) -> Preferences:
    if not isinstance(value, dict):
        raise TypeError("preferences are an object")
    fitting: dict[str, Any] = {
        name: value[name] for name, fits in _FITS.items() if name in value and fits(value[name])
    }
    if "kinds_off" in fitting:
        fitting["kinds_off"] = tuple(fitting["kinds_off"])
    if "last_table" in fitting:
        fitting["last_table"] = tuple(map(_seated, fitting["last_table"]))
    if "window" in fitting:
        fitting["window"] = _window(fitting["window"])
    return Preferences(**fitting)
