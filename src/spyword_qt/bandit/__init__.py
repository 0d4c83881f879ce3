"""What only Secret Bandit needs: its judge, its nights and days."""
