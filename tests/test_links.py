"""What the documents point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)")


def headings(document: Path) -> set[str]:
    """As a page of Markdown names its headings in addresses."""
    lines = document.read_text("utf-8").splitlines()
    titles = [line.lstrip("#").strip().lower() for line in lines if line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", title).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    for target, heading in LINK.findall(document.read_text("utf-8")):
        if ":" in target:
            continue
        found = document.parent / target if target else document
        assert found.exists(), target
        if heading:
            assert heading in headings(found), heading


def test_the_modules_that_the_map_names_are_there() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    named = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    assert named
    for name in named:
        path = f"{name.rstrip('/')}{'' if name.endswith('/') else '.py'}"
        assert any((ROOT / "src" / "spyword_qt").rglob(path)), name
