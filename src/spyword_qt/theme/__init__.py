"""Colours, type, measures, icons and motion: the only place that knows a colour or a duration."""
