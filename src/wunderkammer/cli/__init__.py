"""The command line: `wunderkammer`, short `wk`."""
