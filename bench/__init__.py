"""Measurements of what players feel; run one with `python -m bench.NAME`."""
