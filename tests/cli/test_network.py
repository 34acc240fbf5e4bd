"""The addresses by which others come in, on machines of many kinds."""

import socket
from pathlib import Path

import pytest

from parlour.cli import network, serve
from parlour.cli.network import Interface, reachable
from parlour.cli.serve import listen
from parlour.server.door.invite import for_others, is_loopback
from parlour.server.door.pace import networks_of
from tests.server.running import Guest, running

LOOPBACK = [Interface("lo", "127.0.0.1"), Interface("lo", "::1")]
WIFI = Interface("wlan0", "192.168.1.7")
IPV4, BOTH = frozenset({4}), frozenset({4, 6})


@pytest.mark.parametrize(
    ("found", "way", "expected"),
    [
        pytest.param([], None, [], id="no interface"),
        pytest.param(LOOPBACK, None, [], id="loopback alone"),
        pytest.param([*LOOPBACK, WIFI], None, ["192.168.1.7"], id="no default route"),
        pytest.param(
            [Interface("tun0", "10.8.0.2"), WIFI], "10.8.0.2", ["192.168.1.7", "10.8.0.2"], id="a VPN is the way out"
        ),
        pytest.param(
            [Interface("docker0", "172.17.0.1"), Interface("br-5f2c", "172.18.0.1"), Interface("enp3s0", "10.0.0.5")],
            None,
            ["10.0.0.5", "172.17.0.1", "172.18.0.1"],
            id="containers",
        ),
        pytest.param(
            [Interface("tailscale0", "100.101.102.103"), Interface("odd7", "100.99.0.1"), WIFI],
            None,
            ["192.168.1.7", "100.101.102.103", "100.99.0.1"],
            id="Tailscale, by its name or its addresses",
        ),
        pytest.param(
            [
                Interface("VirtualBox Host-Only Ethernet Adapter", "192.168.56.1"),
                Interface("Hyper-V Virtual Ethernet Adapter", "172.29.0.1"),
                Interface("TAP-Windows Adapter V9", "10.8.0.6"),
                Interface("Intel(R) Wi-Fi 6 AX201 160MHz", "192.168.0.12"),
            ],
            "10.8.0.6",
            ["192.168.0.12", "10.8.0.6", "192.168.56.1", "172.29.0.1"],
            id="Windows",
        ),
        pytest.param(
            [
                Interface("utun3", "10.5.0.2"),
                Interface("bridge100", "192.168.64.1"),
                Interface("en0", "192.168.178.20"),
                Interface("awdl0", "169.254.10.1"),
            ],
            "10.5.0.2",
            ["192.168.178.20", "10.5.0.2", "192.168.64.1", "169.254.10.1"],
            id="macOS",
        ),
        pytest.param(
            [Interface("eth0", "169.254.3.4"), Interface("tun0", "10.8.0.2")],
            None,
            ["10.8.0.2", "169.254.3.4"],
            id="an address that nobody gave comes last",
        ),
        pytest.param(
            [Interface("enp3s0", "192.168.1.5"), WIFI],
            "192.168.1.7",
            ["192.168.1.7", "192.168.1.5"],
            id="of two networks the one of the way out",
        ),
        pytest.param(
            [Interface("br0", "192.168.1.2"), Interface("enp3s0", "10.9.9.9")],
            "192.168.1.2",
            ["192.168.1.2", "10.9.9.9"],
            id="a bridge of one's own",
        ),
        pytest.param([WIFI, WIFI], None, ["192.168.1.7"], id="listed twice"),
    ],
)
def test_pitfall_56_wifi_and_cable_come_before_what_leads_elsewhere(
    found: list[Interface], way: str | None, expected: list[str]
) -> None:
    assert reachable(found, IPV4, way) == expected


def test_pitfall_56_ipv6_is_offered_where_the_room_listens_to_it_and_browsers_open_it() -> None:
    found = [
        Interface("wlan0", "fe80::1%wlan0"),
        Interface("wlan0", "2001:db8::7"),
        Interface("wlan0", "fd00::7"),
        WIFI,
        *LOOPBACK,
    ]
    assert reachable(found, IPV4, None) == ["192.168.1.7"]
    assert reachable(found, BOTH, None)[0] == "192.168.1.7"
    assert {*reachable(found, BOTH, None)} == {"192.168.1.7", "2001:db8::7", "fd00::7"}
    assert {*reachable(found, frozenset({6}), None)} == {"2001:db8::7", "fd00::7"}


def test_the_system_lists_interfaces_in_the_form_that_is_ranked() -> None:
    found = network.interfaces()
    assert any(address == "127.0.0.1" for _, address in found)
    assert all(isinstance(address, str) for _, address in found)


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Interface("tun0", "10.8.0.2"), WIFI, Interface("wlan0", "fd00::7")]
    monkeypatch.setattr(serve, "interfaces", lambda: found)
    monkeypatch.setattr(serve, "way_out", lambda: "10.8.0.2")


@pytest.mark.usefixtures("at_home")
def test_pitfall_56_the_ways_in_are_those_that_the_socket_listens_at() -> None:
    with listen("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        assert serve.ways_in(listener) == [f"http://192.168.1.7:{port}", f"http://10.8.0.2:{port}"]
        assert serve.here(listener, None) == f"http://127.0.0.1:{port}"
    with listen("127.0.0.1", 0) as listener:
        assert serve.ways_in(listener) == []


@pytest.mark.usefixtures("at_home")
@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has no IPv6")
def test_pitfall_56_a_room_that_listens_to_ipv6_everywhere_serves_both() -> None:
    with listen("::", 0) as listener:
        port = listener.getsockname()[1]
        assert serve.ways_in(listener) == [
            f"http://192.168.1.7:{port}",
            f"http://[fd00::7]:{port}",
            f"http://10.8.0.2:{port}",
        ]
        socket.create_connection(("127.0.0.1", port)).close()
        assert serve.here(listener, "::") == f"http://127.0.0.1:{port}"


def announced(capsys: pytest.CaptureFixture[str], ways: list[str], *, local: bool = False) -> list[str]:
    serve._announce("http://127.0.0.1:8000", ways, local=local)
    return capsys.readouterr().out.splitlines()


def test_pitfall_56_every_way_in_is_told_and_the_likeliest_has_the_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    told = announced(capsys, ["http://192.168.1.7:8000", "http://10.8.0.2:8000"])
    assert told[:2] == ["The room is open: http://127.0.0.1:8000", "Others come in by: http://192.168.1.7:8000"]
    assert told[-1] == "Or by: http://10.8.0.2:8000"
    code = told[2:-1]
    assert all(not line.strip("▀▄█ ") for line in code)
    assert len(code) == len(announced(capsys, ["http://192.168.1.7:8000"])) - 2, "one code"


def test_pitfall_56_a_machine_in_no_network_says_so_and_invites_nobody_to_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    assert "in no network" in announced(capsys, [])[1]
    assert "--lan" in announced(capsys, [], local=True)[1]


def test_lan_and_an_address_of_this_machine_alone_contradict_each_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    opened = serve.serve(browser=False, host="localhost", port=0, data=tmp_path, lan=True, public_url=None)
    assert opened == 2
    assert "at localhost only this computer" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("http://127.0.0.1:8000", "http://192.168.1.7:8000"),
        ("http://localhost:8000", "http://192.168.1.7:8000"),
        ("http://[::1]:8000", "http://192.168.1.7:8000"),
        ("http://10.8.0.2:8000", "http://10.8.0.2:8000"),
        ("http://host.local:8000", "http://host.local:8000"),
    ],
)
def test_pitfall_56_an_invitation_is_the_address_that_was_asked_unless_it_leads_nobody_else_here(
    asked: str, expected: str
) -> None:
    assert for_others(asked, lambda: "http://192.168.1.7:8000") == expected
    assert for_others(asked, lambda: None) == asked


def test_pitfall_56_an_invitation_made_in_the_room_follows_the_network(tmp_path: Path) -> None:
    reached: list[str | None] = ["http://192.168.1.7:8000"]
    with running(tmp_path, reached_at=lambda: reached[-1]) as (_, host), Guest(host) as mira:
        order = {"id": "one", "game": "costly-tricks"}
        link = mira.http.post("/api/tables", json=order).json()
        assert link["url"] == f"http://192.168.1.7:8000/t/{link['table']}"
        reached.append("http://10.0.0.3:8000")
        assert mira.http.post("/api/tables", json=order).json()["url"].startswith("http://10.0.0.3:8000/t/")
        other = mira.http.post("/api/tables", json=order, headers={"host": "host.local:8000"}).json()
        assert other["url"].startswith("http://host.local:8000/t/")
        reached.append(None)
        assert mira.http.post("/api/tables", json=order).json()["url"].startswith(f"http://{host}/t/")


def test_names_of_this_machine_itself_are_known() -> None:
    assert all(map(is_loopback, ("localhost", "LOCALHOST.", "x.localhost", "127.0.0.1", "127.9.9.9", "::1", "[::1]")))
    assert not any(map(is_loopback, ("0.0.0.0", "192.168.1.7", "localhost.example.org", "")))


def test_an_address_of_ipv4_is_counted_as_such_on_a_socket_of_both() -> None:
    assert networks_of("::ffff:8.8.8.8") == networks_of("8.8.8.8") != {}
    assert networks_of("::ffff:192.168.1.7") == {}
