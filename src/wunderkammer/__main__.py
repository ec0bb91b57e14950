"""`python -m wunderkammer` does what `wunderkammer` does."""

from __future__ import annotations

import sys

from wunderkammer.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
