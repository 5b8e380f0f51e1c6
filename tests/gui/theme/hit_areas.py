"""What can be clicked in a window, and whether the hand can hit it: 24 × 24 pixels at least.

That is success criterion 2.5.8 of WCAG 2.2, without its exception for what has room around it. Scroll bars
and dividers are drawn by the edge of what they belong to, and words within a text are as high as its lines;
neither is counted here, as there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMenuBar,
    QRadioButton,
    QSlider,
    QStackedWidget,
    QStyle,
    QStyleOptionButton,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

_Areas = Iterator[tuple[str, QSize]]
LEAST = 24
_MOST_ROWS = 8
"""Rows of one view that are measured: the others are alike."""


def too_small(window: QWidget) -> list[str]:
    """What a window shows on any of its pages, that can be clicked, and is smaller than that."""
    found = _too_small_now(window)
    for pages in window.findChildren(QStackedWidget):
        shown = pages.currentIndex()
        for page in set(range(pages.count())) - {shown}:
            pages.setCurrentIndex(page)
            QTest.qWait(1)
            found += _too_small_now(window)
        pages.setCurrentIndex(shown)
    return list(dict.fromkeys(found))


def _too_small_now(window: QWidget) -> list[str]:
    shown = (
        part
        for part in (window, *window.findChildren(QWidget))
        if part.isVisible() and part.isEnabled() and not part.visibleRegion().isEmpty()
    )
    return [f"{type(window).__name__}: {each}" for part in shown for each in _too_small_in(part)]


def too_low(menu: QMenu) -> list[str]:
    """The entries of a menu, open or not, that are smaller than that."""
    menu.ensurePolished()
    menu.sizeHint()  # lays them out
    return _too_small_in(menu)


def _too_small_in(part: QWidget) -> list[str]:
    return [
        f"{name} {size.width()} × {size.height()}"
        for name, size in _hit_areas(part)
        if size.width() < LEAST or size.height() < LEAST
    ]


def _hit_areas(part: QWidget) -> Iterator[tuple[str, QSize]]:
    """Each with words that it is found again by."""
    name = f"{type(part).__name__} {part.objectName()}"
    for kind, areas in _AREAS.items():
        if isinstance(part, kind):
            yield from ((f"{name} {words}", size) for words, size in areas(part))
            return


def _of_box(button: QCheckBox | QRadioButton) -> _Areas:
    """The box, and the text beside it."""
    option = QStyleOptionButton()
    button.initStyleOption(option)
    element = (
        QStyle.SubElement.SE_CheckBoxClickRect
        if isinstance(button, QCheckBox)
        else QStyle.SubElement.SE_RadioButtonClickRect
    )
    yield button.text(), button.style().subElementRect(element, option, button).size()


def _of_button(button: QAbstractButton) -> _Areas:
    yield button.text() or button.accessibleName() or button.toolTip(), button.size()


def _of_field(field: QComboBox | QLineEdit) -> _Areas:
    if not isinstance(field.parent(), QAbstractSpinBox | QComboBox):  # they are clicked for it
        yield field.accessibleName(), field.size()


def _of_number(box: QAbstractSpinBox) -> _Areas:
    """The buttons for more and less, and the field."""
    yield "field", box.size()
    if box.buttonSymbols() is QAbstractSpinBox.ButtonSymbols.NoButtons:
        return
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    ends = {"more": QStyle.SubControl.SC_SpinBoxUp, "less": QStyle.SubControl.SC_SpinBoxDown}
    for end, control in ends.items():
        rect = box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, control, box)
        yield end, rect.size()


def _of_slider(slider: QSlider) -> _Areas:
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    handle = QStyle.SubControl.SC_SliderHandle
    yield (
        "handle",
        slider.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, handle, slider).size(),
    )


def _of_tabs(tabs: QTabBar) -> _Areas:
    yield from ((tabs.tabText(tab), tabs.tabRect(tab).size()) for tab in range(tabs.count()))


def _of_menu(menu: QMenu | QMenuBar) -> _Areas:
    for action in menu.actions():
        if action.isVisible() and not action.isSeparator():
            yield action.text(), menu.actionGeometry(action).size()


def _of_header(header: QHeaderView) -> _Areas:
    if header.sectionsClickable() and header.count():
        yield f"of {type(header.parent()).__name__}", header.size()


def _of_rows(view: QAbstractItemView) -> _Areas:
    """The first rows; one of a table or a tree is as wide as all its cells."""
    model = view.model()
    whole = isinstance(view, QTableView | QTreeView)
    for row in range(min(model.rowCount(view.rootIndex()), _MOST_ROWS) if model is not None else 0):
        index = model.index(row, 0, view.rootIndex())
        rect = view.visualRect(index)
        clickable = index.flags() & (Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        if clickable and rect.height() > 0:
            width = view.viewport().width() if whole else rect.width()
            yield f"{view.property('role')}, a row", QSize(width, rect.height())


_AREAS: dict[Any, Callable[[Any], _Areas]] = {
    QCheckBox: _of_box,
    QRadioButton: _of_box,
    QAbstractButton: _of_button,
    QComboBox: _of_field,
    QLineEdit: _of_field,
    QAbstractSpinBox: _of_number,
    QSlider: _of_slider,
    QTabBar: _of_tabs,
    QMenu: _of_menu,
    QMenuBar: _of_menu,
    QHeaderView: _of_header,
    QAbstractItemView: _of_rows,
}
"""How each kind is measured; the first that a widget is counts."""
