"""What every command does."""
