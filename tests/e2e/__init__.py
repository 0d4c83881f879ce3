"""Whole games, played through the window as a person plays them."""
