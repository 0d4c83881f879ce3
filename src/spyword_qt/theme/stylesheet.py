"""Style sheet for the window's root: empty on purpose."""

from __future__ import annotations

from spyword_qt.theme.tokens import Colours


def sheet(_colours: Colours) -> str:
    """No rules: with any, Qt stops handing a parent's palette down, and changing the theme takes longer.

    The palette is the whole theme; scroll bars and fields paint themselves.
    """
    return ""
