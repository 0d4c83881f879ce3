"""The settings of the word game as pills."""

from __future__ import annotations

from itertools import product
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from spyword_engine.settings import (
    DISCUSSION_CHOICES,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Settings,
    SpeakingMode,
    TieBreaker,
    VoteResult,
    allowed_spies,
    complete,
    recommended,
)
from spyword_qt import wording
from spyword_qt.draft import Draft
from spyword_qt.screens.pill_row import PillRow
from spyword_qt.screens.screen import Screen
from spyword_qt.screens.setting_controls import SettingControls

SHEETS: Final[dict[str, tuple[str, ...]]] = {
    "roles": ("spies", "ghost", "spies_know_role", "reveal_roles"),
    "clue": ("speaking_mode",),
    "talk": ("discussion_seconds",),
    "votes": ("vote_result", "allow_pass"),
    "tie": ("tie_breaker",),
}


class SettingPills(PillRow):
    """Says what the host sets, and shows how everything is set."""

    set_by_host = Signal(str, object)

    def __init__(self, screen: Screen, parent: QWidget) -> None:
        self._controls = SettingControls(screen)
        sheets = {
            name: [self._controls.control(setting) for setting in settings]
            for name, settings in SHEETS.items()
        }
        super().__init__(screen, sheets, parent)
        self._controls.set_by_host.connect(self.set_by_host)

    def show_draft(self, draft: Draft) -> None:
        """Show how everything is set."""
        self._controls.show_draft(draft)
        self.show_values(self._values(draft.settings()))

    def retranslate(self) -> None:
        """Set every text that no draft changes in the language of the moment."""
        self._controls.retranslate()
        self.hold(self._every_value(), self._usual_values())
        self.name_sheets(
            {
                "roles": (
                    self.tr("Roles"),
                    self.tr("Who sits there beside the citizens, and who gets to know it."),
                ),
                "clue": (self.tr("Speaking Mode"), self.tr("How much everybody says about their word.")),
                "talk": (self.tr("Discussion Time"), self.tr("How long you talk before you vote.")),
                "votes": (self.tr("Vote Result"), self.tr("What everybody gets to see of a vote.")),
                "tie": (self.tr("Tie Breaker"), self.tr("What follows when several have most votes.")),
            }
        )

    def _values(self, settings: Settings) -> dict[str, tuple[str, str]]:
        votes = self._votes(settings.vote_result, settings.allow_pass)
        return {
            "roles": (self.tr("Roles"), wording.roles(settings)),
            "clue": (self.tr("Speaking Mode"), wording.speaking_mode(settings.speaking_mode)),
            "talk": (self.tr("Discussion Time"), wording.discussion_time(settings.discussion_seconds)),
            "votes": (self.tr("Vote Result"), votes),
            "tie": (self.tr("Tie Breaker"), wording.tie_breaker(settings.tie_breaker)),
        }

    def _every_value(self) -> dict[str, list[str]]:
        return {
            "roles": [
                wording.roles(complete(MOST_PLAYERS, {"spies": spies, "ghost": ghost}))
                for spies, ghost in product(allowed_spies(MOST_PLAYERS), (False, True))
            ],
            "clue": [wording.speaking_mode(mode) for mode in SpeakingMode],
            "talk": [wording.discussion_time(seconds) for seconds in DISCUSSION_CHOICES],
            "votes": [self._votes(*each) for each in product(VoteResult, (False, True))],
            "tie": [wording.tie_breaker(breaker) for breaker in TieBreaker],
        }

    def _usual_values(self) -> dict[str, set[str]]:
        """What stands there while nobody has changed anything, at a table of any size."""
        each = [self._values(recommended(players)) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        return {name: {values[name][1] for values in each} for name in SHEETS}

    def _votes(self, result: VoteResult, may_pass: bool) -> str:
        votes = wording.vote_result(result)
        return self.tr("{votes} + pass").format(votes=votes) if may_pass else votes
