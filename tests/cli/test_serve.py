"""donjons serve: it says where it is or why it cannot be, stops gracefully, and writes no secret into its log."""

from __future__ import annotations

import json
import signal
from pathlib import Path

from commands import run
from donjons.web.running import FIRST_PORT, PORTS_TRIED, listen
from guests import Guest, make_table
from patience import get
from serving import Server


def test_it_stops_when_asked_and_finds_its_tables_again(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with server:
        links = make_table(server.address, [{"kind": "here"}, {"kind": "here"}])
        with Guest(server.address, links.host) as both:
            both.play(both.state.choices[0].token)
            tokens = both.tokens
    server.start()
    with Guest(server.address, links.host) as both:
        assert both.tokens == tokens
    assert server.stop() in (0, -signal.SIGTERM)
    assert "Traceback" not in server.log.read_text()


def test_ctrl_c_ends_it_without_a_fuss(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    assert server.interrupt() in (0, 130, -signal.SIGINT)
    assert "Traceback" not in server.log.read_text()


def test_the_log_for_programs_is_json_and_names_no_key(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-format", "json") as server:
        links = make_table(server.address, [{"kind": "here", "name": "Anna"}, {"kind": "link"}])
        Guest(server.address, links.host).close()
        get(f"{server.address}/t/{links.host}")
        get(f"{server.address}/api/table", headers={"authorization": f"Bearer {links.spectator}"})
        get(f"{server.address}/{links.spectator}")
    text = (tmp_path / "server.log").read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["message"] == "request"]
    assert {"/api/tables", "/t/{key}", "/api/table"} <= {line["route"] for line in requests}
    assert all({"at", "level", "method", "status", "ms"} <= set(line) for line in requests)
    assert not [
        secret for secret in (links.host, links.spectator, "Anna", "127.0.0.1") if secret in text.split("\n", 1)[1]
    ]


def test_health_and_metrics_are_for_the_operator(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        links = make_table(server.address, [{"kind": "here"}, {"kind": "engine", "engine": "random"}])
        with Guest(server.address, links.host) as anna:
            anna.wait(lambda one: one.is_to_act)
            anna.play(anna.state.choices[0].token)
            text = get(f"{server.address}/metrics").text
        assert get(f"{server.address}/health").json() == {"status": "ok"}
    assert 'donjons_steps_total{game="barons-2025"} 1.0' in text
    assert "donjons_connections 1.0" in text
    assert "donjons_open_tables 1.0" in text
    assert 'donjons_tables_made_total{game="barons-2025"} 1.0' in text


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        other = run(tmp_path, "serve", "--port", str(server.port))
    assert other.returncode == 2
    assert f"port {server.port}" in other.stderr
    assert len(other.stderr.splitlines()) == 1


def test_a_database_that_cannot_be_used_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for url in (f"sqlite:///{tmp_path}/file/tables.sqlite", "mysql://localhost/x", "postgresql://nobody@127.0.0.1:1/x"):
        said = run(tmp_path, "serve", "--database", url)
        assert said.returncode == 2, said.stderr
        assert said.stderr.startswith("donjons: the database")
        assert "Traceback" not in said.stderr


def test_a_port_that_is_taken_is_passed_by() -> None:
    first, second = listen("127.0.0.1", None), listen("127.0.0.1", None)
    ports = {listening.getsockname()[1] for listening in (first, second)}
    assert len(ports) == 2
    assert ports <= set(range(FIRST_PORT, FIRST_PORT + PORTS_TRIED))
    first.close()
    second.close()
