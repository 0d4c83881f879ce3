"""The nine settings as controls: choices and switches, shown as a draft has them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from spyword_engine.settings import (
    DISCUSSION_CHOICES,
    MOST_PLAYERS,
    SpeakingMode,
    TieBreaker,
    VoteResult,
    allowed_spies,
)
from spyword_qt import wording
from spyword_qt.draft import Draft
from spyword_qt.theme.metrics import Metrics
from spyword_qt.theme.tokens import TILE_GAP
from spyword_qt.widgets.switch import Switch
from spyword_qt.widgets.tiles import OptionTile
from spyword_qt.widgets.turning_row import MOST_TEXT

CHOICES: Final[dict[str, Sequence[Any]]] = {
    "spies": tuple(allowed_spies(MOST_PLAYERS)),
    "speaking_mode": tuple(SpeakingMode),
    "discussion_seconds": DISCUSSION_CHOICES,
    "vote_result": tuple(VoteResult),
    "tie_breaker": tuple(TieBreaker),
}
SWITCHES: Final = ("ghost", "spies_know_role", "reveal_roles", "allow_pass")
ACROSS: Final = ("spies",)
"""Choices whose tiles are short enough to stand side by side."""


class Choice(QWidget):
    """The values of one setting as tiles, of which one is chosen; a tile is called `spies_1` and so on."""

    chosen = Signal(object)

    def __init__(self, setting: str, values: Sequence[Any]) -> None:
        super().__init__()
        self.setObjectName(setting)
        self._is_across = setting in ACROSS
        self._may_turn = False
        self._gap = TILE_GAP
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.tiles: dict[Any, OptionTile] = {}
        for value in values:
            tile = OptionTile(parent=self)
            tile.setObjectName(f"{setting}_{'unlimited' if value is None else value}")
            tile.clicked.connect(partial(self._choose, value))
            self.tiles[value] = tile

    def rescale(self, m: Metrics) -> None:
        """Take the distances that fit a window."""
        self._gap = m.px(TILE_GAP)
        self._may_turn = self._is_across and m.text <= MOST_TEXT
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        widest = max(tile.sizeHint().width() for tile in self.tiles.values())
        return QSize(widest, self.heightForWidth(widest))

    def minimumSizeHint(self) -> QSize:
        widest = max(tile.minimumSizeHint().width() for tile in self.tiles.values())
        return QSize(widest, max(tile.minimumSizeHint().height() for tile in self.tiles.values()))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        # By no layout: that one would be asked for a height before it knows which way the tiles will stand.
        return max(place.bottom() + 1 for place in self._places(width))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            # The words of a tile have changed.
            self.updateGeometry()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for tile, place in zip(self.tiles.values(), self._places(self.width()), strict=True):
            tile.setGeometry(place)

    def _places(self, width: int) -> list[QRect]:
        """Side by side where there is room for all of them as wide as the widest, else in a column."""
        tiles, gap = list(self.tiles.values()), self._gap
        each = (width - (len(tiles) - 1) * gap) / len(tiles)
        if self._may_turn and max(tile.sizeHint().width() for tile in tiles) <= each:
            lefts = [place * (each + gap) for place in range(len(tiles))]
            height = max(tile.heightForWidth(int(each)) for tile in tiles)
            return [QRect(round(left), 0, round(left + each) - round(left), height) for left in lefts]
        places, top = [], 0
        for tile in tiles:
            places.append(QRect(0, top, width, tile.heightForWidth(width)))
            top += places[-1].height() + gap
        return places

    def show_value(self, value: Any) -> None:
        """Show which one is chosen."""
        for each, tile in self.tiles.items():
            tile.setChecked(each == value)

    def _choose(self, value: Any, _checked: bool = False) -> None:
        self.chosen.emit(value)


class SettingControls(QObject):
    """All of them; what the host sets goes out as the setting's name and its value."""

    set_by_host = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.choices = {name: Choice(name, values) for name, values in CHOICES.items()}
        self.switches = {name: Switch() for name in SWITCHES}
        for name, choice in self.choices.items():
            choice.chosen.connect(partial(self._set, name))
        for name, switch in self.switches.items():
            switch.setObjectName(name)
            switch.clicked.connect(partial(self._switch, name))

    def control(self, name: str) -> QWidget:
        """The control of a setting."""
        return self.choices[name] if name in self.choices else self.switches[name]

    def show_draft(self, draft: Draft) -> None:
        """Show how everything is set, and switch off what so many players don't allow."""
        settings = draft.settings()
        for name, choice in self.choices.items():
            choice.show_value(getattr(settings, name))
        for name, switch in self.switches.items():
            switch.setChecked(getattr(settings, name))
        allowed = draft.spies_allowed()
        for spies, tile in self.choices["spies"].tiles.items():
            tile.setEnabled(spies in allowed)
            tile.show_choice(wording.spies(spies), self._spies_note(spies, spies in allowed))
        ghost = self.switches["ghost"]
        ghost.setEnabled(draft.ghost_allowed())
        ghost.show_choice(self.tr("Ghost"), self._ghost_note(draft))

    def retranslate(self) -> None:
        """Set every text that no draft changes in the language of the moment."""
        switches = self.switches
        switches["spies_know_role"].show_choice(
            self.tr("Spies know their role"), self.tr("Else their cards look like everybody’s.")
        )
        switches["reveal_roles"].show_choice(
            self.tr("Reveal eliminated roles"), self.tr("Else they stay hidden until the game ends.")
        )
        switches["allow_pass"].show_choice(
            self.tr("Allow passing the vote"), self.tr("If nobody has more votes than “pass”, nobody is out.")
        )
        modes = self.choices["speaking_mode"].tiles
        modes[SpeakingMode.WORD].show_choice(
            wording.speaking_mode(SpeakingMode.WORD), self.tr("Quick, and hard for the spies.")
        )
        modes[SpeakingMode.SENTENCE].show_choice(
            wording.speaking_mode(SpeakingMode.SENTENCE), self.tr("Gives more away: good for a first game.")
        )
        for seconds, tile in self.choices["discussion_seconds"].tiles.items():
            note = "" if seconds else self.tr("No clock: you start the vote when you are ready.")
            tile.show_choice(wording.discussion_time(seconds), note)
        results = self.choices["vote_result"].tiles
        results[VoteResult.OPEN].show_choice(
            wording.vote_result(VoteResult.OPEN), self.tr("Afterwards everybody sees who voted for whom.")
        )
        results[VoteResult.TOTALS].show_choice(
            wording.vote_result(VoteResult.TOTALS), self.tr("Only how many votes everybody got.")
        )
        ties = self.choices["tie_breaker"].tiles
        ties[TieBreaker.DUEL].show_choice(
            wording.tie_breaker(TieBreaker.DUEL),
            self.tr("One more clue each, then the others vote between them."),
        )
        ties[TieBreaker.LOTS].show_choice(
            wording.tie_breaker(TieBreaker.LOTS), self.tr("Chance decides at once.")
        )

    def _spies_note(self, spies: int, allowed: bool) -> str:
        if allowed:
            return ""
        fewest = next(n for n in range(MOST_PLAYERS + 1) if spies in allowed_spies(n))
        return self.tr("from {count} people").format(count=fewest)

    def _ghost_note(self, draft: Draft) -> str:
        if draft.ghost_allowed():
            return self.tr("Has no word. Voted out, it may guess yours and win alone.")
        if draft.settings().spies > 1:
            return self.tr("With so many spies it takes more people.")
        return self.tr("It takes five people.")

    def _switch(self, name: str, _checked: bool = False) -> None:
        self._set(name, self.switches[name].isChecked())

    def _set(self, name: str, value: Any) -> None:
        self.set_by_host.emit(name, value)
