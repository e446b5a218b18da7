"""Security: what is forged, replayed, too long or malformed is refused clearly, and changes nothing."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from donjons.table.keys import new_key
from donjons.web.messages.basics import LONGEST_MESSAGE
from donjons.web.messages.playing import Done, Refused
from gathering import begin
from guests import Guest, make_table, record, two_by_links
from patience import PATIENCE, get, post
from serving import Server

BOTH_HERE = [{"kind": "here"}, {"kind": "here"}]
MALFORMED = [
    "",
    "hello",
    "[]",
    "null",
    "{}",
    '{"type":"play"}',
    '{"type":"play","id":1}',
    '{"type":"dance","id":1}',
    '{"type":"play","id":"x","number":1,"tokens":["="]}',
    '{"type":"play","id":-1,"number":1,"tokens":["="]}',
    '{"type":"play","id":1,"number":1,"tokens":[]}',
    '{"type":"play","id":1,"number":1,"tokens":"="}',
    '{"type":"play","id":1,"number":1,"tokens":["="],"seat":1}',
    '{"type":"rename","id":1,"seat":99,"name":"x"}',
    json.dumps({"type": "rename", "id": 1, "seat": 0, "name": "x" * 41}),
    json.dumps({"type": "play", "id": 1, "number": 1, "tokens": ["=" * 41]}),
    json.dumps({"type": "play", "id": 1, "number": 1, "tokens": ["="] * 201}),
    "[" * 20_000,
    '{"id":' * 5_000,
    '{"type":"play","id":1e400,"number":1,"tokens":["="]}',
    '{"type":"look","id":1,"place":-1}',
    '"\\ud800"',
]


def live(address: str) -> str:
    return f"{address.replace('http', 'ws', 1)}/api/live"


def code_of_close(address: str, *texts: str | bytes) -> int | None:
    """How the server ends a connection that begins like this."""
    with connect(live(address), proxy=None) as socket:
        for text in texts:
            socket.send(text)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    return closed.value.rcvd.code if closed.value.rcvd else None


# Links.
def test_every_link_is_different_and_tells_nothing_of_the_others(address: str) -> None:
    links = make_table(address, [{"kind": "link"}] * 4)
    keys = [links.host, links.spectator, *(seat.key or "" for seat in links.seats)]
    assert len(set(keys)) == 6
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{32}", key) for key in keys)
    for key in keys[1:]:
        with Guest(address, key) as guest:
            said = [guest.table.model_dump_json(), guest.state.model_dump_json(), record(address, key)]
            assert not [other for other in keys for text in said if other in text]


def test_keys_are_not_kept(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        links = two_by_links(server.address)
        keys = [links.host, links.spectator, *(seat.key or "" for seat in links.seats)]
        for key in keys:
            Guest(server.address, key).close()
            get(f"{server.address}/t/{key}")
            get(f"{server.address}/api/table", headers={"authorization": f"Bearer {key}"})
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"barons-2025" in kept
    assert not [key for key in keys if key.encode() in kept]


@pytest.mark.parametrize("key", [new_key(), "x" * 16, "-" * 64], ids=["well formed", "short", "odd"])
def test_an_unknown_key_opens_nothing(address: str, key: str) -> None:
    hello = json.dumps({"type": "hello", "id": 1, "key": key})
    assert code_of_close(address, hello) == 4401
    for path in ("table", "table/links", "table/record"):
        said = get(f"{address}/api/{path}", headers={"authorization": f"Bearer {key}"})
        assert (said.status_code, said.json()["code"]) == (401, "unknown_key")
        assert get(f"{address}/api/{path}").status_code == 401
        assert get(f"{address}/api/{path}", headers={"authorization": f"Basic {key}"}).status_code == 401


@pytest.mark.parametrize("first", ["hello", "{}", '{"type":"undo","id":1,"number":1}', b"\x00\xff"])
def test_whoever_does_not_greet_is_shown_the_door(address: str, first: str | bytes) -> None:
    assert code_of_close(address, first) in (4400, 4401)


# Who may do what.
def test_a_spectator_can_do_nothing(address: str) -> None:
    links = two_by_links(address)
    with Guest(address, links.seats[0].key or "") as first, Guest(address, links.seats[1].key or "") as second:
        begin(first, second)
        before = record(address, links.host)
        with Guest(address, links.spectator) as watching:
            number = watching.state.number
            assert not watching.state.choices
            wishes: list[tuple[str, dict[str, object]]] = [
                ("play", {"number": number, "tokens": ["="]}),
                ("undo", {"number": number}),
                ("propose", {"number": number, "what": "end"}),
                ("propose", {"number": number, "what": "takeback"}),
                ("answer", {"number": number, "agree": True}),
                ("rename", {"seat": 0, "name": "x"}),
                ("stand_in", {"seat": 0, "engine": "greedy"}),
                ("stand_in", {"seat": 0, "engine": None}),
                ("preview", {"tokens": ["="]}),
            ]
            for kind, words in wishes:
                assert isinstance(watching.ask(kind, **words), Refused), kind
        assert record(address, links.host) == before
        assert first.table.seats[0].name == ""


def test_one_seat_cannot_act_for_another(address: str) -> None:
    links = two_by_links(address)
    with Guest(address, links.seats[0].key or "") as first, Guest(address, links.seats[1].key or "") as second:
        begin(first, second)
        acting, other = (first, second) if first.is_to_act else (second, first)
        seat = acting.table.you.seats[0]
        number, before = other.state.number, record(address, links.host)
        wishes: list[tuple[str, dict[str, object]]] = [
            ("play", {"number": number, "tokens": ["="]}),
            ("undo", {"number": number}),
            ("rename", {"seat": seat, "name": "x"}),
            ("stand_in", {"seat": seat, "engine": "greedy"}),
            ("preview", {"tokens": ["="]}),
            ("hello", {"key": links.host}),
        ]
        for kind, words in wishes:
            answer = other.ask(kind, **words)
            assert isinstance(answer, Refused), kind
            assert answer.sentence
        assert record(address, links.host) == before


def test_a_replayed_message_is_too_late(address: str) -> None:
    links = make_table(address, BOTH_HERE)
    with Guest(address, links.host) as both:
        begin(both)
        number = both.state.number
        move = next(choice.token for choice in both.state.choices if choice.kind == "move")
        assert isinstance(both.ask("play", number=number, tokens=[move]), Done)
        before = record(address, links.host)
        wishes: list[tuple[str, dict[str, object]]] = [
            ("play", {"tokens": ["="]}),
            ("undo", {}),
            ("propose", {"what": "end"}),
        ]
        for kind, words in wishes:
            for stale in (number, 0, number + 1_000):
                answer = both.ask(kind, number=stale, **words)
                assert isinstance(answer, Refused)
                assert answer.code == "late"
        assert record(address, links.host) == before


# What cannot be read.
def test_malformed_messages_are_refused_and_change_nothing(address: str) -> None:
    links = make_table(address, BOTH_HERE)
    with Guest(address, links.host) as both:
        begin(both)
        before = record(address, links.host)
        for text in MALFORMED:
            both.send_text(text)
            answer = both.hear()
            assert isinstance(answer, Refused), text[:60]
            assert answer.code == "malformed"
            assert answer.sentence
        both.send_text(b"\x00\x01")
        assert isinstance(both.hear(), Refused)
        assert isinstance(both.play("="), Done)
        assert record(address, links.host).startswith(before.rsplit("# steps", 1)[0].rstrip())


def test_an_oversized_message_ends_the_connection_and_nothing_else(address: str) -> None:
    links = make_table(address, BOTH_HERE)
    hello = json.dumps({"type": "hello", "id": 1, "key": links.host})
    assert code_of_close(address, "x" * (LONGEST_MESSAGE + 1)) == 1009
    with connect(live(address), proxy=None) as socket:
        socket.send(hello)
        socket.recv(timeout=PATIENCE)
        socket.send("x" * (LONGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed) as closed:
            list(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    with Guest(address, links.host) as both:
        assert both.is_to_act


@pytest.mark.parametrize("path", ["tables", "verify"])
def test_an_oversized_body_is_refused(address: str, path: str) -> None:
    def endless() -> itertools.chain[bytes]:
        return itertools.chain([b'{"record":"'], itertools.repeat(b"x" * 10_000, 200), [b'"}'])

    declared = post(f"{address}/api/{path}", content=b"x" * 1_100_000)
    streamed = post(f"{address}/api/{path}", content=endless())
    assert (declared.status_code, declared.json()["code"]) == (413, "too_large")
    assert (streamed.status_code, streamed.json()["code"]) == (413, "too_large")
    assert post(f"{address}/api/verify", json={"record": "x" * 300_001}).status_code == 422


# Browsers.
@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_another_page_is_refused(address: str, origin: str) -> None:
    said = post(f"{address}/api/tables", json={}, headers={"origin": origin})
    assert (said.status_code, said.json()["code"]) == (403, "origin")
    with pytest.raises(InvalidStatus, match="403"), connect(live(address), origin=Origin(origin), proxy=None):
        pass


def test_our_own_page_is_welcome(address: str) -> None:
    links = make_table(address, BOTH_HERE)
    assert get(f"{address}/api/games", headers={"origin": address}).status_code == 200
    with connect(live(address), origin=Origin(address), proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "id": 1, "key": links.host}))
        assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "welcome"


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/rules/barons-2025", "/nowhere", "/health", "/metrics"])
def test_browsers_are_told_to_be_careful(address: str, path: str) -> None:
    headers = get(f"{address}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


# Rates.
def test_whoever_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    limits = ("--tables-per-minute", "3", "--messages-per-second", "2", "--wrong-keys-per-minute", "3")
    with Server(tmp_path, *limits) as server:
        wish, made = {"game": "barons-2025", "seats": BOTH_HERE}, 1
        links = make_table(server.address, BOTH_HERE)
        while (said := post(f"{server.address}/api/tables", json=wish)).status_code == 200:
            made += 1
        assert made >= 3
        assert (said.status_code, said.json()["code"]) == (429, "too_many")
        with Guest(server.address, links.host) as both:
            codes = [getattr(both.ask("tell", tokens=["="]), "code", None) for _ in range(40)]
        assert codes[0] is None
        assert "too_many" in codes
        guesses = [
            get(f"{server.address}/api/table", headers={"authorization": f"Bearer {new_key()}"}).status_code
            for _ in range(40)
        ]
        assert guesses[0] == 401
        assert 429 in guesses
