"""Everything that lasts: files, their formats, and where they are."""
