"""Behind a proxy: who asks, by which name, and how others get there."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.web.browser import TOKEN
from tests.web.conftest import SECRET
from tests.web.test_serve import running
from wunderkammer.table import House
from wunderkammer.web.app import create_app
from wunderkammer.web.settings import Settings

PUBLIC = "https://games.example"
TOO_MANY = 429
CONFIGURATION = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; worker_processes 1;
events {{ worker_connections 64; }}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass {behind}; proxy_buffering off;
      proxy_set_header Host games.example;
      proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto https;
    }}
  }}
}}
"""


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    settings = Settings(SECRET, shared=True, public_url=PUBLIC, hosts=("127.0.0.1",))
    return create_app(House(str(tmp_path / "tables.sqlite"), bot_processes=1), settings)


def test_cookies_and_headers_follow_the_public_address(server: TestClient) -> None:
    answer = server.get("/", headers={"host": "games.example"})
    assert answer.status_code == 200
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize("host", ["evil.example", "games.example.evil.example", "[", ""])
def test_foreign_names_are_refused(host: str, server: TestClient) -> None:
    answer = server.get("/", headers={"host": host})
    assert (answer.status_code, "set-cookie" in answer.headers) == (421, False)


def test_without_a_public_address_nothing_is_promised_about_https(tmp_path: Path) -> None:
    app = create_app(House(str(tmp_path / "tables.sqlite"), bot_processes=1), Settings(SECRET))
    with TestClient(app) as client:
        answer = client.get("/")
    assert "strict-transport-security" not in answer.headers
    assert "secure" not in answer.headers["set-cookie"].lower()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def nginx(folder: Path, behind: str) -> Iterator[str]:
    """A real proxy in front of an address; its own."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin")
    if program is None:
        pytest.skip("nginx is not installed: apt-get install nginx-light")
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(CONFIGURATION.format(folder=folder, port=port, behind=behind.rstrip("/")))
    with subprocess.Popen([program, "-e", str(folder / "error.log"), "-c", str(file)]) as process:
        try:
            for _ in range(200):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/"
        finally:
            process.terminate()


@pytest.mark.parametrize("trusted", [True, False])
def test_a_real_proxy_in_front(trusted: bool, tmp_path: Path) -> None:
    port = str(free_port())
    proxies = ("--behind-proxy", "127.0.0.1" if trusted else "10.1.2.3")
    words = ("--port", port, "--strict-port", "--public-url", PUBLIC, *proxies)
    with running(tmp_path, *words) as (_, told), nginx(tmp_path, f"http://127.0.0.1:{port}") as front:
        assert told == f"{PUBLIC}/"
        with urllib.request.urlopen(front, timeout=60) as answer:
            assert "secure" in answer.headers["set-cookie"].lower()
            assert answer.headers["strict-transport-security"]
        # Attempts to sign in are counted by address: only a proxy that is trusted can say that others ask.
        assert is_blocked(f"http://127.0.0.1:{port}/") is not trusted


def is_blocked(address: str) -> bool:
    """Whether somebody who claims to come from another address each time is stopped all the same."""
    opener = urllib.request.build_opener()
    with opener.open(f"{address}account", timeout=60) as page:
        cookie = page.headers["set-cookie"].partition(";")[0]
        found = TOKEN.search(page.read().decode())
    assert found
    form = urllib.parse.urlencode({"token": found[1], "name": "Anna", "password": "wrong enough"}).encode()
    for number in range(Settings(SECRET).sign_ins_per_minute + 2):
        claims = {"x-forwarded-for": f"10.0.0.{number}", "cookie": cookie}
        request = urllib.request.Request(f"{address}account/sign-in", form, claims)
        try:
            opener.open(request, timeout=60).close()
        except urllib.error.HTTPError as error:
            if error.code == TOO_MANY:
                return True
    return False
