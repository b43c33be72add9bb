"""Pointing discord.py at a local server, and nowhere else."""

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.base.endpoint import is_loopback, point_discord_at


def test_discord_py_still_keeps_its_addresses_where_we_set_them():
    assert Route.BASE == "https://discord.com/api/v10"
    assert yarl.URL("wss://gateway.discord.gg/") == DiscordWebSocket.DEFAULT_GATEWAY
    assert Route("GET", "/users/@me").url.startswith(Route.BASE)


def test_both_addresses_are_set():
    point_discord_at("http://127.0.0.1:8000/api/v10/", "ws://127.0.0.1:8000/gateway")

    assert Route("GET", "/users/@me").url == "http://127.0.0.1:8000/api/v10/users/@me"
    assert yarl.URL("ws://127.0.0.1:8000/gateway") == DiscordWebSocket.DEFAULT_GATEWAY


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.1", "localhost", "::1"])
def test_loopback_names_are_this_machine(host: str):
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host",
    [None, "", "10.0.0.1", "discord.com", "localhost.example", "127.0.0.1.nip.io"],
)
def test_other_names_are_not(host: str | None):
    assert not is_loopback(host)


@pytest.mark.parametrize(
    ("api", "gateway"),
    [
        ("http://192.168.1.4/api", "ws://127.0.0.1/"),
        ("http://127.0.0.1/api", "ws://example.org/"),
        ("http://127.0.0.1@example.org/api", "ws://127.0.0.1/"),
        ("file:///api", "ws://127.0.0.1/"),
        ("http://127.0.0.1/api", "http://127.0.0.1/"),
    ],
)
def test_other_machines_are_refused_and_nothing_is_set(api: str, gateway: str):
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)

    with pytest.raises(ValueError, match="local Discord"):
        point_discord_at(api, gateway)

    assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)
