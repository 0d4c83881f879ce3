"""Lays out every screen of the game in every window, and says what doesn't fit."""
