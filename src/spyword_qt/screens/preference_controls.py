"""The controls of the preferences, shown as they are set."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QAbstractButton

from spyword_qt.spoken import LANGUAGES, SOURCE, own_name
from spyword_qt.store.preferences import Preferences, ThemeChoice
from spyword_qt.theme.tokens import DARK, LIGHT
from spyword_qt.widgets.picture_tile import InitialTile, LetterTile, RoomTile
from spyword_qt.widgets.switch import Switch
from spyword_qt.widgets.volume import STEPS, Volume

TEXT_SIZES: Final = (1.0, 1.25, 1.5, 2.0)
LETTERS: Final = {"en": "A", "it": "È", "pl": "Ł", "zh": "文"}
"""One that a language is known by, where it isn't the first of its name."""
SWITCHES: Final = ("reduce_motion", "fullscreen", "keep_awake")


class PreferenceControls(QObject):
    """All of them; whatever is set goes out at once as new preferences."""

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shown = Preferences()
        self._last_volume = self._shown.volume
        self._language = SOURCE
        self.themes: Mapping[ThemeChoice, RoomTile] = {
            "system": RoomTile(LIGHT, DARK),
            "light": RoomTile(LIGHT),
            "dark": RoomTile(DARK),
        }
        for theme, tile in self.themes.items():
            self._wire(tile, f"theme_{theme}", partial(self._choose, "theme", theme))
        self.texts: Mapping[float, LetterTile] = {size: LetterTile(size) for size in TEXT_SIZES}
        for size, letters in self.texts.items():
            self._wire(letters, f"text_{size:.0%}".rstrip("%"), partial(self._choose, "text", size))
        self.languages = {code: InitialTile(LETTERS.get(code, own_name(code)[0])) for code in LANGUAGES}
        for code, language in self.languages.items():
            self._wire(language, f"language_{code}", partial(self._choose, "language", code))
        self.volume = Volume()
        self.volume.setObjectName("volume")
        self.volume.valueChanged.connect(self._set_volume)
        self.sound = Switch()
        self._wire(self.sound, "sound", self._switch_sound)
        self.switches: Mapping[str, Switch] = {name: Switch() for name in SWITCHES}
        for name, switch in self.switches.items():
            self._wire(switch, name, partial(self._switch, name))

    def show_preferences(self, preferences: Preferences, language: str) -> None:
        """Show how everything is set; `language` is that of the words where none was chosen."""
        self._shown, self._language = preferences, language
        for code, tongue in self.languages.items():
            tongue.setChecked(code == (preferences.language or language))
        for theme, tile in self.themes.items():
            tile.setChecked(theme == preferences.theme)
        for size, letters in self.texts.items():
            letters.setChecked(size == preferences.text)
        self._last_volume = preferences.volume or self._last_volume
        self.volume.blockSignals(True)
        self.volume.setValue(round(preferences.volume * STEPS))
        self.volume.blockSignals(False)
        self.sound.setChecked(preferences.volume > 0)
        for name, switch in self.switches.items():
            switch.setChecked(getattr(preferences, name))

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        self.themes["system"].setText(self.tr("As the system"))
        self.themes["light"].setText(self.tr("Light"))
        self.themes["dark"].setText(self.tr("Dark"))
        for size, tile in self.texts.items():
            tile.setText(self.tr("{percent} %").format(percent=round(100 * size)))
        for code, tongue in self.languages.items():
            tongue.setText(own_name(code))
        self.volume.setAccessibleName(self.tr("Volume"))
        self.sound.show_choice(self.tr("Play sounds"))
        switches = self.switches
        switches["reduce_motion"].show_choice(
            self.tr("Less movement"), self.tr("Cards turn at once, and nothing slides.")
        )
        switches["fullscreen"].show_choice(self.tr("Fill the screen"), self.tr("F11 does it, too."))
        switches["keep_awake"].show_choice(self.tr("Keep the screen on"), self.tr("While you talk and vote."))

    def _wire(self, control: QAbstractButton, name: str, act: partial[None] | Any) -> None:
        control.setObjectName(name)
        control.clicked.connect(act)

    def _choose(self, field: str, value: object, _checked: bool = False) -> None:
        self._set(**{field: value})

    def _switch(self, field: str, _checked: bool = False) -> None:
        self._set(**{field: self.switches[field].isChecked()})

    def _switch_sound(self, _checked: bool = False) -> None:
        self._set(volume=self._last_volume if self.sound.isChecked() else 0.0)

    def _set_volume(self, step: int) -> None:
        self._set(volume=step / STEPS)

    def _set(self, **fields: Any) -> None:
        self.show_preferences(replace(self._shown, **fields), self._language)
        self.changed.emit(self._shown)
