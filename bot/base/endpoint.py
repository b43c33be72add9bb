"""Points discord.py at the real Discord, or at a server on this machine."""

import ipaddress

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_discord_at(api_url: str, gateway_url: str) -> None:
    """Send every REST call and gateway connection of this process to a server on this machine.

    The addresses are stored in discord.py's classes, so this holds for every client made
    afterwards. Raises ValueError unless both addresses are loopback: the bot's token must not
    leave.
    """
    api, gateway = yarl.URL(api_url), yarl.URL(gateway_url)
    _must_be_local(api, ("http", "https"))
    _must_be_local(gateway, ("ws", "wss"))
    Route.BASE = api_url.rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = gateway


def is_loopback(host: str | None) -> bool:
    """Whether a host name (no port, no brackets) means this machine and nothing else."""
    if host is None:
        return False
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _must_be_local(url: yarl.URL, schemes: tuple[str, ...]) -> None:
    if url.scheme not in schemes:
        wanted = " or ".join(f"{scheme}://" for scheme in schemes)
        raise ValueError(f"The local Discord's address must begin with {wanted}: {str(url)!r}")
    if not is_loopback(url.host):
        raise ValueError(
            "The local Discord must be on this machine (127.0.0.1, ::1 or localhost), "
            f"so that the bot's token never leaves it: {str(url)!r}"
        )
