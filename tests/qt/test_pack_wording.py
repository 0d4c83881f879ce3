"""Whatever can be wrong with packages, pictures, files and lists is told in a sentence of its own."""

from __future__ import annotations

import pytest

from spyword_qt import file_wording, pack_file_wording, pack_wording
from spyword_qt.store.draft_faults import DraftFault, DraftProblem, Part, Place
from spyword_qt.store.image_check import BadPicture, PictureProblem
from spyword_qt.store.not_saved import SaveProblem
from spyword_qt.store.pack_import import Skip
from spyword_qt.store.pack_share import PackageProblem
from spyword_qt.store.share_zip import ShareProblem
from spyword_qt.store.word_languages import ALL
from spyword_qt.store.word_list import BadList, BadRow, ListProblem, RowProblem

WORD, SPELLING = Place(Part.WORD, 0, ALL), Place(Part.SPELLING, 1, ALL, 0)

SENTENCES = {
    "faults": [pack_wording.fault(DraftFault(problem, WORD, WORD)) for problem in DraftProblem],
    "clashes": [
        pack_wording.fault(DraftFault(problem, WORD, other))
        for problem in (DraftProblem.SAME, DraftProblem.TOO_CLOSE)
        for other in (WORD, SPELLING)
    ],
    "pictures": [pack_file_wording.bad_picture(BadPicture(problem, "script")) for problem in PictureProblem],
    "files": [pack_file_wording.bad_share(problem, "../x") for problem in ShareProblem],
    "broken": [pack_file_wording.broken(problem, 2) for problem in PackageProblem],
    "skipped": [pack_file_wording.skipped(why, 2) for why in Skip],
    "rows": [pack_file_wording.row(BadRow(7, "text", problem, 3)) for problem in RowProblem],
    "lists": [pack_file_wording.bad_list(BadList(problem, 7)) for problem in ListProblem],
    "saving": [file_wording.not_saved(problem) for problem in SaveProblem],
}


@pytest.mark.parametrize("told", SENTENCES.values(), ids=SENTENCES)
def test_each_has_a_whole_sentence_of_its_own(told: list[str]) -> None:
    assert len(set(told)) == len(told)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


def test_a_line_is_told_with_its_number() -> None:
    assert all(sentence.startswith("Line 7:") for sentence in SENTENCES["rows"])
    assert SENTENCES["rows"][-1] == "Line 7: line 3 has the same two words."


def test_letters_that_cannot_be_read_are_told_with_and_without_a_line() -> None:
    without = pack_file_wording.bad_list(BadList(ListProblem.ENCODING))
    assert "UTF-8" in without
    assert without not in SENTENCES["lists"]
