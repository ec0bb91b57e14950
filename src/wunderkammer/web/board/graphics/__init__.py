"""Drawings that boards share: charts, dice, icons, pictures, portraits, effects."""
