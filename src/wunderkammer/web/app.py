"""The app: addresses, and what lies around every request."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route

from wunderkammer.errors import WunderkammerError
from wunderkammer.table import House
from wunderkammer.web.api.door import ApiDoor
from wunderkammer.web.http.assets import Assets
from wunderkammer.web.http.compression import Compression
from wunderkammer.web.http.cookies import Visitors
from wunderkammer.web.http.error_pages import error_answer, fault_answer
from wunderkammer.web.http.forms import FormTokens
from wunderkammer.web.http.headers import SafeHeaders
from wunderkammer.web.http.hosts import AllowedHosts
from wunderkammer.web.http.limits import BodyLimit
from wunderkammer.web.http.sessions import Sessions
from wunderkammer.web.http.stream_limits import StreamLimits
from wunderkammer.web.live.hub import Hubs
from wunderkammer.web.live.stream import events
from wunderkammer.web.pages.after import analysis, analysis_moment, end, records, replay
from wunderkammer.web.pages.learning import learn, puzzles, rules
