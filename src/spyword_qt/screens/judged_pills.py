"""How a game with a judge is led, as pills."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_qt.draft import Led
from spyword_qt.screens.pill_row import PillRow
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.setting_controls import Choice
from spyword_qt.store.preferences import SPEECHES
from spyword_qt.widgets.switch import Switch

SPEECH: Final = "speech_seconds"


class JudgedPills(PillRow):
    """The clock of speeches, who is called at night, and the device's voice, if it has one."""

    set_by_host = Signal(object)
    """All of it, as it is to be."""

    def __init__(self, screen: Screen, parent: QWidget) -> None:
        self._led = Led()
        self._speech = Choice(SPEECH, SPEECHES)
        self._calls, self._voice = Switch(), Switch()
        self._calls.setObjectName("call_out_steps")
        self._voice.setObjectName("speak_script")
        super().__init__(screen, {"speeches": [self._speech], "calls": [self._calls, self._voice]}, parent)
        self._voice.hide()
        self._speech.chosen.connect(self._choose_speech)
        self._calls.clicked.connect(self._switch)
        self._voice.clicked.connect(self._switch)

    def show_led(self, led: Led) -> None:
        """Show how everything is set."""
        self._led = led
        self._speech.show_value(led.speech_seconds)
        self._calls.setChecked(led.call_out_steps)
        self._voice.setChecked(led.speak_script)
        self._name_values()

    def offer_voice(self, has_voice: bool) -> None:
        """Offer that the device speaks, or say nothing of it."""
        self._voice.setVisible(has_voice)

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        for seconds, tile in self._speech.tiles.items():
            note = "" if seconds else self.tr("Everybody speaks as long as they like.")
            tile.show_choice(self._speech_name(seconds), note)
        self._calls.show_choice(
            self.tr("Call everybody"),
            self.tr(
                "Also roles that are out or have nothing to do. It is faster without, "
                "but a call that is missing tells the table who had that role."
            ),
        )
        self._voice.show_choice(
            self.tr("The device speaks"), self.tr("It says aloud what the judge would, at night.")
        )
        self.name_sheets(
            {
                "speeches": (self.tr("Speech Clock"), self.tr("How long everybody may speak.")),
                "calls": (self.tr("Night Calls"), self.tr("Whom the judge calls at night.")),
            }
        )
        self._name_values()

    def _name_values(self) -> None:
        calls = self.tr("Everybody") if self._led.call_out_steps else self.tr("Who has to act")
        self.show_values(
            {
                "speeches": (self.tr("Speech Clock"), self._speech_name(self._led.speech_seconds)),
                "calls": (self.tr("Night Calls"), calls),
            }
        )

    def _speech_name(self, seconds: int) -> str:
        return self.tr("%n seconds", "", seconds) if seconds else self.tr("No clock")

    def _choose_speech(self, seconds: int) -> None:
        self.set_by_host.emit(replace(self._led, speech_seconds=seconds))

    def _switch(self, _checked: bool = False) -> None:
        calls, voice = self._calls.isChecked(), self._voice.isChecked()
        self.set_by_host.emit(replace(self._led, call_out_steps=calls, speak_script=voice))
