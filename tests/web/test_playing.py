"""Playing over the WebSocket: what a page is shown, what it may do, and what others see of it."""

from __future__ import annotations

from donjons.web.messages.playing import Because, Done, Previewed, Refused, Seen, Told
from donjons.web.messages.shown import TableFacts, Update
from gathering import begin
from guests import Guest, make_table, record, two_by_links
from patience import get, post

COMPUTER = [{"kind": "here", "name": "Anna"}, {"kind": "engine", "engine": "greedy"}]


def test_a_whole_game_against_the_computer(address: str) -> None:
    links = make_table(address, COMPUTER, changes={"target_points": "4"})
    with Guest(address, links.host, "fr") as anna:
        assert anna.table.dice.secret is None
        while anna.state.result is None:
            if anna.is_to_act:
                build = [choice for choice in anna.state.choices if choice.kind in ("build", "recruit")]
                anna.play((build or anna.state.choices)[0].token)
            else:
                anna.hear()
        assert anna.state.result.by == "rules"
        assert sorted(anna.state.result.ranking or []) == [1, 2]
        anna.wait(lambda one: one.table.dice.secret is not None)
    text = record(address, links.host)
    said = post(f"{address}/api/verify", json={"record": text, "language": "fr"}).json()
    assert said["valid"]
    assert said["dice_checked"] > 40
    assert "secret engagé" in said["sentence"]


def test_everybody_sees_each_step_with_its_sentence_in_his_language(address: str) -> None:
    links = two_by_links(address)
    with (
        Guest(address, links.seats[0].key or "", "en") as first,
        Guest(address, links.seats[1].key or "", "fr") as second,
        Guest(address, links.spectator, "fr") as watching,
    ):
        begin(first, second, watching)
        acting, other = (first, second) if first.is_to_act else (second, first)
        token = next(choice.token for choice in acting.state.choices if choice.kind == "move")
        acting.play(token)
        for guest in (other, watching):
            guest.wait(lambda one: token in one.tokens)
        assert other.state.view == watching.state.view == acting.state.view
        assert other.state.choices == watching.state.choices == []
        assert acting.state.choices


def test_an_update_shows_the_positions_between(address: str) -> None:
    links = two_by_links(address)
    with Guest(address, links.seats[0].key or "") as first, Guest(address, links.seats[1].key or "") as second:
        begin(first, second)
        acting = first if first.is_to_act else second
        acting.send("play", number=acting.state.number, tokens=["="])
        update = acting.hear()
        assert isinstance(update, Update)
        ended, rolled = update.line
        assert ended.step is not None
        assert rolled.step is not None
        assert (ended.step.kind, rolled.step.kind, rolled.seat) == ("end", "roll", None)
        assert ended.view is not None
        assert ended.view["turn"]["phase"] == "ROLL"
        assert rolled.view is None
        assert update.state.view["turn"]["die"] == rolled.step.count
        assert ended.sentence
        assert rolled.sentence


def test_choices_say_what_hands_do_and_who_is_next(address: str) -> None:
    links = make_table(address, [{"kind": "here"}, {"kind": "here"}])
    with Guest(address, links.host) as both:
        begin(both)
        kinds = {choice.kind for choice in both.state.choices}
        assert {"move", "recruit", "end"} <= kinds
        for choice in both.state.choices:
            if choice.kind == "move":
                assert (
                    choice.token.rstrip("*")
                    == f"{'B' if choice.piece == 'baron' else 'N'}{choice.origin}-{choice.target}"
                )
            assert choice.then == ("chance" if choice.kind == "end" else "same")


def test_undo_goes_back_to_the_die_and_no_further(address: str) -> None:
    links = make_table(address, [{"kind": "here"}, {"kind": "here"}])
    with Guest(address, links.host) as both:
        begin(both)
        assert not both.state.may_undo
        before = both.state.view
        both.play(next(choice.token for choice in both.state.choices if choice.kind == "move"))
        assert both.state.may_undo
        assert isinstance(both.ask("undo", number=both.state.number), Done)
        assert both.state.view == before
        refused = both.ask("undo", number=both.state.number)
        assert isinstance(refused, Refused)
        assert refused.code == "not_now"


def test_a_preview_shows_what_would_happen_and_changes_nothing(address: str) -> None:
    links = make_table(address, [{"kind": "here"}, {"kind": "here"}])
    with Guest(address, links.host, "fr") as both:
        begin(both)
        before = both.state
        token = next(choice.token for choice in both.state.choices if choice.kind == "move")
        shown = both.ask("preview", tokens=[token, "="])
        assert isinstance(shown, Previewed)
        assert [played.step.token for played in shown.played if played.step] == [token, "="]
        assert all(played.view and played.sentence for played in shown.played)
        assert (shown.then, shown.choices, shown.refused) == ("chance", [], None)
        halfway = both.ask("preview", tokens=[token])
        assert halfway.then == "same"
        assert "=" in [choice.token for choice in halfway.choices]
        refused = both.ask("preview", tokens=[token, "pick:B"])
        assert len(refused.played) == 1
        assert refused.refused.rule.name == "PHASE"
        beyond = both.ask("preview", tokens=["=", "="])
        assert beyond.refused.code == "not_yours"
        assert both.state == before


def test_why_not_is_answered_with_the_rule_and_where_it_stands(address: str) -> None:
    links = make_table(address, [{"kind": "here"}, {"kind": "here"}])
    with Guest(address, links.host, "fr") as both:
        begin(both)
        tile = next(choice.origin for choice in both.state.choices if choice.piece == "baron")
        menu = both.ask("why", origin=tile)
        assert isinstance(menu, Because)
        assert {one.step.kind for one in menu.possibilities} == {"recruit", "build", "unbuild", "disperse", "gather"}
        build = next(one for one in menu.possibilities if one.step.kind == "build")
        assert not build.legal
        assert build.rule is not None
        assert build.rule.name == "TOO_FEW"
        assert "troupes" in build.sentence
        page = get(f"{address}{build.rule.href}")
        assert page.status_code == 200
        assert f'id="{build.rule.name}"' in page.text
        far = both.ask("why", kind="move", origin=tile, target=tile)
        assert [one.rule.name for one in far.possibilities] == ["TOO_FAR"]
        assert both.ask("why", token="=").possibilities[0].legal
        assert both.ask("why", token="hello").code == "no_step"
        assert both.ask("why", kind="move", origin="Paris", target=3).possibilities == []


def test_the_line_of_play_can_be_read_and_looked_at(address: str) -> None:
    links = make_table(address, [{"kind": "here"}, {"kind": "here"}])
    with Guest(address, links.host, "fr") as both:
        begin(both)
        told = both.ask("tell", start=0)
        assert isinstance(told, Told)
        assert len(told.sentences) == both.state.length
        legal = [choice.token for choice in both.state.choices]
        assert all(both.ask("tell", tokens=legal).sentences)
        seen = both.ask("look", place=both.state.length)
        assert isinstance(seen, Seen)
        assert seen.view == both.state.view
        assert both.ask("look", place=0).view["tiles"][0]["kind"] is None
        assert both.ask("look", place=both.state.length + 1).code == "not_now"


def test_the_language_can_be_changed(address: str) -> None:
    links = make_table(address, [{"kind": "here"}, {"kind": "here"}])
    with Guest(address, links.host, "en") as both:
        begin(both)
        english = both.ask("tell", tokens=["="]).sentences
        both.send("hello", key=links.host, language="fr")
        both.hear()
        assert both.ask("tell", tokens=["="]).sentences != english


def test_names_and_presence_are_told_to_everybody(address: str) -> None:
    links = two_by_links(address)
    with Guest(address, links.seats[0].key or "") as first:
        assert [seat.joined for seat in first.table.seats] == [True, False]
        with Guest(address, links.seats[1].key or "") as second:
            first.wait(lambda one: one.table.seats[1].present)
            second.ask("rename", seat=1, name="  Zoé\n\u202ela  Rouge ")
            first.wait(lambda one: one.table.seats[1].name == "Zoé la Rouge")
            with Guest(address, links.spectator):
                first.wait(lambda one: one.table.spectators == 1)
        first.wait(lambda one: not one.table.seats[1].present)
        assert first.table.seats[1].absent_since is not None


def test_a_friend_who_opens_his_link_makes_nobody_late(address: str) -> None:
    links = make_table(address, [{"kind": "here"}, {"kind": "link"}])
    with Guest(address, links.host) as host:
        number = host.state.number
        with Guest(address, links.seats[1].key or "") as friend:
            acting = host if host.is_to_act else friend
            answer = acting.ask("play", number=number, tokens=[acting.state.choices[0].token])
            assert isinstance(answer, Done)


def test_the_facts_of_a_table_can_be_read_without_sitting_down(address: str) -> None:
    links = make_table(address, COMPUTER, changes={"target_points": "9"})
    said = get(f"{address}/api/table", headers={"authorization": f"Bearer {links.host}"})
    facts = TableFacts.model_validate_json(said.content)
    assert [(change.name, change.value, change.default) for change in facts.changes] == [("target_points", "9", "16")]
    assert facts.you.role == "host"
    assert facts.you.seats == [0]
