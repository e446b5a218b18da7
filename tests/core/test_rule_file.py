"""Rule files: what changes of a game's rules, as TOML that round-trips."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import donjons
from donjons.core.errors import BadParameter
from donjons.core.rule_file import read_rule_file, write_rule_file
from playing import EDITIONS
from tables import tables


@pytest.mark.parametrize("key", EDITIONS)
@given(data=st.data())
def test_the_rules_of_any_table_survive_being_written_to_a_file(key: str, data: st.DataObject) -> None:
    players, changes = data.draw(tables(key))
    setting = donjons.game(key).setting(players, changes)
    file = read_rule_file(write_rule_file(setting, ["found in an evening"]))
    assert (file.game, file.players) == (setting.game.key, setting.players)
    assert donjons.game(file.game).setting(setting.players, file.changes).parameters == setting.parameters


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("target_points: 5", "this is not TOML, .* line 1"),
        ('game = "co-2023"\n[sets]\ntarget_points = 5', "sets: a rule file has"),
        ("[set]\ntarget_points = 5", "does not say of which game"),
    ],
)
def test_a_file_that_is_no_rule_file_is_refused_with_the_fix(text: str, sentence: str) -> None:
    with pytest.raises(BadParameter, match=sentence):
        read_rule_file(text)
