"""Charts of somebody's evenings: what stands where in them, and that no win is too small to be seen."""

from __future__ import annotations

from datetime import date
from typing import TypeVar

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from spyword_qt.theme.tokens import LIGHT, palette
from spyword_qt.widgets.bar_chart import BarChart
from spyword_qt.widgets.chart import Chart
from spyword_qt.widgets.line_chart import LineChart

C = TypeVar("C", bound=Chart)


def bars(qtbot: QtBot, *parts: tuple[int, int]) -> BarChart:
    chart = BarChart()
    chart.show_parts(parts)
    chart.show_readings("Games won", [str(part) for part in parts], ("", "8"))
    return shown(qtbot, chart)


def line(qtbot: QtBot, *values: int) -> LineChart:
    chart = LineChart()
    chart.show_values([date(2025, 3, 7 * number) for number in range(1, len(values) + 1)], values, [])
    chart.show_readings("XP", [str(value) for value in values], ("", "8"))
    return shown(qtbot, chart)


def shown(qtbot: QtBot, chart: C) -> C:
    qtbot.addWidget(chart)
    chart.setPalette(palette(LIGHT))
    chart.resize(420, chart.heightForWidth(420))
    return chart


def columns_of(image: QImage, colour: str, rows: range) -> list[int]:
    """The pixels from the left at which a colour is in any of these rows."""
    wanted = QColor(colour)
    return [x for x in range(image.width()) if any(image.pixelColor(x, y) == wanted for y in rows)]


def test_a_bar_of_any_win_is_seen_to_be_filled_also_where_it_is_read(qtbot: QtBot) -> None:
    chart = bars(qtbot, (1, 25), (1, 5))
    image, plot = chart.grab().toImage(), chart.plot()
    rows = range(int(plot.top()), int(plot.bottom()) + 1)
    for place in (0, 1):
        middle = round(plot.left() + (place + 0.5) * plot.width() / 2)
        full = [y for y in rows if image.pixelColor(middle, y) == QColor(LIGHT.primary)]
        assert len(full) >= 3


def test_no_bar_is_filled_where_nothing_was_won(qtbot: QtBot) -> None:
    chart = bars(qtbot, (0, 5), (0, 2))
    plot = chart.plot()
    rows = range(int(plot.top()), int(plot.bottom()) + 1)
    assert not columns_of(chart.grab().toImage(), LIGHT.primary, rows)


@pytest.mark.parametrize("places", [1, 2, 3])
def test_a_date_stands_under_its_bar(qtbot: QtBot, places: int) -> None:
    chart = bars(qtbot, *[(1, 2)] * places)
    plot = chart.plot()
    letters = columns_of(chart.grab().toImage(), LIGHT.mute, range(int(plot.bottom()) + 8, chart.height()))
    last = plot.left() + (places - 0.5) * plot.width() / places
    assert abs((letters[0] + letters[-1]) / 2 - last) <= 3


def test_the_only_evening_stands_at_one_place_in_both_charts(qtbot: QtBot) -> None:
    charts = bars(qtbot, (2, 3)), line(qtbot, 148)
    ends = {chart.end_places(chart.plot()) for chart in charts}
    middle = charts[0].plot().center().x()
    assert ends == {(middle, middle)}
    plot = charts[1].plot()
    dot = columns_of(charts[1].grab().toImage(), LIGHT.ink, range(int(plot.top()), int(plot.top()) + 12))
    assert abs((dot[0] + dot[-1]) / 2 - middle) <= 2


def test_a_line_leads_straight_from_evening_to_evening(qtbot: QtBot) -> None:
    chart = line(qtbot, 60, 120)
    image, plot = chart.grab().toImage(), chart.plot()
    x = round(plot.center().x())
    ys = [
        y
        for y in range(int(plot.top()), int(plot.bottom()))
        if image.pixelColor(x, y) == QColor(LIGHT.brassink)
    ]
    assert abs(sum(ys) / len(ys) - (plot.top() + plot.height() / 4)) < 10
