"""By which addresses others in the network reach this machine, the likeliest first."""

import contextlib
import re
import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple, TypeAlias

import ifaddr

Ip: TypeAlias = IPv4Address | IPv6Address

SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)
"""An address kept for documentation: nothing is sent to it, the system only says which way it would go."""
CARRIERS: Final = ip_network("100.64.0.0/10")
"""Shared by customers of one provider; in a computer's own network only VPNs use it, Tailscale for example."""
VIRTUAL: Final = re.compile(
    r"^(tun|tap|utun|wg|ppp|ipsec|gif|stf|zt|tailscale|nordlynx|proton|docker|br-|bridge|veth|virbr|vbox|vmnet|lxc|lxd"
    r"|cni|flannel|cali|podman|awdl|llw|ham)"
    r"|vpn|tunnel|tap-|wireguard|openconnect|zerotier|hamachi|virtual|vethernet|hyper-v|wsl|vmware|loopback|bluetooth",
    re.IGNORECASE,
)
"""Interfaces of VPNs, virtual machines and containers, by their names on Linux and macOS, or in words on Windows."""
USUAL: Final = re.compile(r"^(en|eth|wl)|wi-?fi|wireless|ethernet|802\.11", re.IGNORECASE)


class Interface(NamedTuple):
    """One address of this machine, and the name of the interface that has it: ``Interface("wlan0", "192.168.1.2")``."""

    name: str
    address: str


def interfaces() -> list[Interface]:
    """The addresses of this machine, as the system lists them."""
    return [
        Interface(adapter.nice_name, ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]


def way_out() -> str | None:
    """The address from which this machine would go into the world; None if there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(SOMEWHERE_ELSE)
        found: str = probe.getsockname()[0]
        return found
    return None


def reachable(found: Iterable[Interface], versions: frozenset[int], way: str | None) -> list[str]:
    """The addresses at which others may reach this machine, the likeliest first.

    Wi-Fi and Ethernet come before VPNs, virtual machines and containers, and those before addresses that a machine
    has given itself because nobody else did; loopback is none, nor are IPv6's of a single link: no browser opens them.

    Args:
        found: what the machine has.
        versions: of IP that the room listens to.
        way: the address of the way out, which decides between equals.
    """
    names: dict[Ip, str] = {}
    for name, address in _usable(found, versions):
        names.setdefault(address, name)
    return [str(address) for address in sorted(names, key=lambda address: _rank(names[address], address, way))]


def _usable(found: Iterable[Interface], versions: frozenset[int]) -> Iterator[tuple[str, Ip]]:
    for name, text in found:
        address = ip_address(text.partition("%")[0])
        useless = address.is_loopback or address.is_multicast or address.is_unspecified
        if address.version in versions and not useless and not (address.version == 6 and address.is_link_local):
            yield name, address


def _rank(name: str, address: Ip, way: str | None) -> tuple[object, ...]:
    tunnel = VIRTUAL.search(name) is not None or (address.version == 4 and address in CARRIERS)
    kind = 2 if address.is_link_local else 1 if tunnel else 0
    return kind, address.version, str(address) != way, USUAL.search(name) is None, not address.is_private
