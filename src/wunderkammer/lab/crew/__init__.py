"""Crews: a program that plays many games hands pure pieces of work to local processes, Ray or Dask."""

from __future__ import annotations

from wunderkammer.lab.crew.crew import WorkCrew
from wunderkammer.lab.crew.crew_address import crew_on
from wunderkammer.lab.crew.signature import Repertoire

__all__ = ["Repertoire", "WorkCrew", "crew_on"]
