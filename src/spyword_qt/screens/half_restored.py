"""A backup is being put in place, and the disk refuses: playing on would be on half of the data."""

from __future__ import annotations

from spyword_qt.screens.taken import TakenScreen


class HalfRestoredScreen(TakenScreen):
    """There is nothing to do here but leave, too."""

    icon = "save"

    def retranslate(self) -> None:
        super().retranslate()
        self.title.setText(self.tr("Restoring could not be finished"))
        self.sentence.setText(
            self.tr(
                "Some of the data can’t be put in place. Nothing is lost: see that there is room and a right "
                "to write, then start the game again."
            )
        )
