"""Records: taken away as text, proved, brought back, and played on from any step."""

from __future__ import annotations

from typing import Any

from donjons.core.record import read_record
from donjons.web.messages.making import Problem, TableLinks, Verified
from gathering import begin
from guests import Guest, make_table, record
from patience import get, post

BOTH_HERE = [{"kind": "here"}, {"kind": "here"}]
COMPUTER = [{"kind": "here"}, {"kind": "engine", "engine": "random"}]


def verify(address: str, text: str) -> Verified:
    said = post(f"{address}/api/verify", json={"record": text})
    return Verified.model_validate_json(said.content)


def played(address: str, steps: int, **more: Any) -> tuple[TableLinks, str]:
    """A table at which some steps were played, and its record."""
    links = make_table(address, BOTH_HERE, **more)
    with Guest(address, links.host) as both:
        begin(both)
        for _ in range(steps):
            both.play(both.state.choices[0].token)
    return links, record(address, links.host)


def test_a_running_game_commits_to_its_dice_and_keeps_the_secret(address: str) -> None:
    links, text = played(address, 12)
    headers = read_record(text).headers
    facts = get(f"{address}/api/table", headers={"authorization": f"Bearer {links.host}"}).json()
    assert headers["commitment"] == facts["dice"]["commitment"]
    assert "secret" not in headers
    assert facts["dice"]["secret"] is None
    proof = verify(address, text)
    assert proof.valid
    assert proof.dice_checked is None


def test_the_secret_is_shown_when_the_game_is_ended_and_proves_every_die(address: str) -> None:
    links = make_table(address, BOTH_HERE)
    with Guest(address, links.host) as both:
        begin(both)
        for _ in range(20):
            both.play("=")
        both.ask("propose", number=both.state.number, what="end")
    proof = verify(address, record(address, links.host))
    assert proof.valid
    assert proof.secret is not None
    assert (proof.dice_checked or 0) >= 60


def test_an_altered_record_proves_nothing(address: str) -> None:
    _, text = played(address, 3)
    assert "digest" in verify(address, text.replace("@t1=", "@t2=", 1)).sentence
    assert not verify(address, "hello").valid
    assert not verify(address, "").valid


def test_a_record_goes_on_at_a_new_table(address: str) -> None:
    _, text = played(address, 12, changes={"target_points": "12"})
    links = make_table(address, COMPUTER, record=text)
    with Guest(address, links.host) as anna:
        tokens = [token for line in read_record(text).lines for token in line.tokens]
        assert anna.tokens[: len(tokens)] == tokens
        assert anna.table.opening == len(tokens)
        assert [change.value for change in anna.table.changes] == ["12"]
        anna.wait(lambda one: one.is_to_act)
        anna.play("=")
    again = read_record(record(address, links.host))
    assert again.headers["opening"] == str(len(tokens))
    assert verify(address, record(address, links.host)).valid


def test_a_branch_begins_at_any_step_and_leaves_the_table_as_it_is(address: str) -> None:
    links, text = played(address, 12)
    bearer = {"authorization": f"Bearer {links.spectator}"}
    place = read_record(text).steps() - 5
    said = post(f"{address}/api/table/branch", json={"place": place, "seats": COMPUTER}, headers=bearer, timeout=60)
    branch = TableLinks.model_validate_json(said.content)
    with Guest(address, branch.host) as anna, Guest(address, links.host) as both:
        assert anna.tokens[:place] == both.tokens[:place]
        assert anna.table.dice.commitment != both.table.dice.commitment
        assert record(address, links.host) == text
    beyond = post(f"{address}/api/table/branch", json={"place": 9_999, "seats": COMPUTER}, headers=bearer)
    assert beyond.status_code == 409


def test_what_is_wrong_with_a_new_table_is_said(address: str) -> None:
    def said(**wish: object) -> tuple[int, str]:
        answer = post(f"{address}/api/tables", json=wish, headers={"accept-language": "fr"})
        return answer.status_code, Problem.model_validate_json(answer.content).sentence

    assert said(game="chess", seats=BOTH_HERE) == (404, said(game="chess", seats=BOTH_HERE)[1])
    assert said(seats=BOTH_HERE)[0] == 404
    assert said(game="barons-2025", seats=BOTH_HERE * 3)[0] == 400
    assert said(game="barons-2025", seats=BOTH_HERE[:1])[0] == 400
    assert said(game="barons-2025", seats=BOTH_HERE, changes={"target_points": "0"})[0] == 400
    assert "target_points" in said(game="barons-2025", seats=BOTH_HERE, changes={"target": "9"})[1]
    assert said(game="barons-2025", seats=[{"kind": "here"}, {"kind": "engine", "engine": "genius"}])[0] == 409
    assert said(game="barons-2025", seats=[{"kind": "here"}, {"kind": "robot"}])[0] == 422
    assert "name its game" in said(seats=BOTH_HERE, record="new n=2\npick:B\n")[1]
    assert said(seats=BOTH_HERE * 2, record="# game: barons-2025\nnew n=2\n") == (
        409,
        "Cette partie se joue à 2 : dites qui occupe chacun des 2 sièges.",
    )


def test_the_catalogue_and_the_numbers_of_every_game_are_listed(address: str) -> None:
    games = get(f"{address}/api/games").json()["games"]
    assert {"barons-2025", "barons-2024", "co-2023", "guerre"} <= {game["key"] for game in games}
    for game in games:
        rules = get(f"{address}/api/games/{game['key']}").json()
        for parameter in rules["parameters"]:
            assert set(parameter["default"]) == set(map(str, game["players"]))
            assert parameter["meaning"]["fr"]
        for preset in rules["presets"]:
            made = make_table(address, [{"kind": "here"}] * game["players"][0], game["key"], changes=preset["changes"])
            facts = get(f"{address}/api/table", headers={"authorization": f"Bearer {made.host}"}).json()
            assert {change["name"] for change in facts["changes"]} <= set(preset["changes"])
