"""Two server processes over one PostgreSQL: at one table nobody notices that there are two."""

from __future__ import annotations

from pathlib import Path

from gathering import begin, catch_up
from guests import Guest, make_table, two_by_links
from postgres import Postgres
from serving import Server


def test_people_at_two_servers_play_and_see_one_another(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with Postgres() as postgres:
        database = postgres.database()
        with (
            Server(tmp_path / "one", database=database) as one,
            Server(tmp_path / "two", database=database) as two,
        ):
            links = two_by_links(one.address)
            keys = [seat.key or "" for seat in links.seats]
            with Guest(one.address, keys[0]) as first:
                with Guest(two.address, keys[1]) as second:
                    first.wait(lambda guest: guest.table.seats[1].present)
                    second.wait(lambda guest: guest.table.seats[0].present)
                    begin(first, second)
                    for _ in range(6):
                        acting = first if first.is_to_act else second
                        acting.play("=")
                        catch_up(first, second, number=acting.state.number)
                    assert first.tokens == second.tokens
                    assert first.state.view == second.state.view
                first.wait(lambda guest: not guest.table.seats[1].present)
                with Guest(two.address, keys[1]) as second:
                    first.wait(lambda guest: guest.table.seats[1].present)
                    two.stop()
                    first.wait(lambda guest: not guest.table.seats[1].present)
                two.start()


def test_an_engine_thinks_wherever_somebody_watches(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    with Postgres() as postgres:
        database = postgres.database()
        with (
            Server(tmp_path / "one", database=database) as one,
            Server(tmp_path / "two", database=database) as two,
        ):
            links = make_table(one.address, [{"kind": "here"}, {"kind": "engine", "engine": "random"}])
            with Guest(two.address, links.host) as anna, Guest(one.address, links.spectator) as watching:
                for _ in range(6):
                    anna.wait(lambda guest: guest.is_to_act)
                    anna.play(anna.state.choices[-1].token)
                catch_up(watching, number=anna.state.number)
                watching.wait(lambda guest: guest.state.number >= anna.state.number)
                assert watching.tokens[: len(anna.tokens)] == anna.tokens
