"""What a game's end shows beside roles and votes."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget


class EndMiddle(QWidget):
    """Between the winner and the ways on. Each game has its own."""

    def least_height(self, width: int) -> int:
        """Pixels in height below which something would be cut off."""
        raise NotImplementedError

    def height_at(self, width: int) -> int:
        """Pixels in height that all of it takes at a width, where nothing else needs the room."""
        raise NotImplementedError

    def most_height(self, width: int) -> int:
        """Pixels in height up to which it gains by more."""
        return self.height_at(width)

    def scrolled_height(self, width: int) -> int:
        """Pixels in height on a page that is scrolled: what is below is to be found."""
        return self.height_at(width)

    def place(self, room: QRect) -> None:
        """Lay out in a room, also where only letters have changed since."""
        raise NotImplementedError

    def forget(self) -> None:
        """Drop whatever it tells."""
        raise NotImplementedError
