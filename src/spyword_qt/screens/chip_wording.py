"""Colours and edges of chips in words, for those who can't see them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def colour_names() -> tuple[str, ...]:
    """By the places of `tokens.CHIP_COLOURS`."""
    return (
        QCoreApplication.translate("chips", "Red"),
        QCoreApplication.translate("chips", "Teal"),
        QCoreApplication.translate("chips", "Navy blue"),
        QCoreApplication.translate("chips", "Green"),
        QCoreApplication.translate("chips", "Purple"),
        QCoreApplication.translate("chips", "Rust"),
        QCoreApplication.translate("chips", "Dark green"),
        QCoreApplication.translate("chips", "Blue"),
        QCoreApplication.translate("chips", "Rose"),
        QCoreApplication.translate("chips", "Brown"),
        QCoreApplication.translate("chips", "Grey blue"),
        QCoreApplication.translate("chips", "Wine red"),
    )


def edge_names() -> tuple[str, ...]:
    """By the places of the edges in `chip_edges`."""
    return (
        QCoreApplication.translate("chips", "Six blocks"),
        QCoreApplication.translate("chips", "Dots"),
        QCoreApplication.translate("chips", "Four blocks"),
        QCoreApplication.translate("chips", "Narrow ticks"),
        QCoreApplication.translate("chips", "Teeth"),
        QCoreApplication.translate("chips", "Three arcs"),
        QCoreApplication.translate("chips", "Diamonds"),
        QCoreApplication.translate("chips", "Two rings"),
        QCoreApplication.translate("chips", "Pairs of ticks"),
        QCoreApplication.translate("chips", "Scallops"),
        QCoreApplication.translate("chips", "One half"),
        QCoreApplication.translate("chips", "Dots and dashes"),
    )
