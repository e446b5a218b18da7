"""Rule files brought to the server: what they change, or what is wrong with them."""

from __future__ import annotations

import pytest

from donjons.web.messages.making import ChangedRules, Problem
from patience import post

RULES = 'game = "co-2023"\nplayers = 3\n[set]\ntarget_points = 5\nmountains = 2\n'  # 2 is the rulebook's with 3 players


def test_a_rule_file_says_what_a_table_changes(address: str) -> None:
    found = ChangedRules.model_validate_json(post(f"{address}/api/rules", json={"text": RULES}).content)
    assert (found.game, found.players, found.changes) == ("co-2023", 3, {"target_points": "5"})


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("target_points", "target_pints", "did you mean target_points"),
        ("co-2023", "co-2013", "co-2013"),
        ("=", ":", "this is not TOML"),
    ],
)
def test_a_rule_file_that_cannot_be_played_is_refused(address: str, old: str, new: str, sentence: str) -> None:
    refused = post(f"{address}/api/rules", json={"text": RULES.replace(old, new)})
    assert refused.status_code in (400, 404)
    assert sentence in Problem.model_validate_json(refused.content).sentence
