"""The bots of all tables: their processes, what these are asked, whose question comes first."""
