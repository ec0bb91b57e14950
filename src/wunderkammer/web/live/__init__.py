"""What goes out while a match is played."""
