"""One file a screen. A screen shows what it is given and says what was pressed; it knows no other screen."""
