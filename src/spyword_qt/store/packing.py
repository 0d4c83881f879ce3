"""Makes a zip in memory: of the same files it is the same bytes, whenever it is made."""

from __future__ import annotations

import zipfile
from io import BytesIO


class Packing:
    """A zip that is being filled. Pictures lie in it as they are: they are packed already."""

    def __init__(self) -> None:
        self._target = BytesIO()
        self._zip = zipfile.ZipFile(self._target, "w")

    @property
    def size(self) -> int:
        """Bytes, so far."""
        return self._target.tell()

    def add(self, name: str, data: bytes) -> None:
        """Put a file into it."""
        # A ZipInfo of its own has the same date in every file.
        entry = zipfile.ZipInfo(name)
        entry.compress_type = zipfile.ZIP_STORED if name.endswith(".png") else zipfile.ZIP_DEFLATED
        self._zip.writestr(entry, data)

    def finished(self) -> bytes:
        """The whole file; nothing is added after that."""
        self._zip.close()
        return self._target.getvalue()
