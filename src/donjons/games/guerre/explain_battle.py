"""What the sentences about a battle share: its parties, and how it ends."""

from __future__ import annotations

from collections.abc import Iterator

from donjons.core.layout import Records
from donjons.core.wording import sentence
from donjons.games.guerre.explain_aftermath import aftermath
from donjons.games.guerre.explain_ending import victory
from donjons.games.guerre.explain_scene import Words
from donjons.games.guerre.facts import reading
from donjons.games.guerre.state import CROWN, NEUTRAL, Phase, State
from donjons.games.guerre.verbs import play

Draw = tuple[Records, int]


class Battle(Words):
    """A battle at one moment: its state may be a copy to which the last card or die has been added."""

    def says(self, name: str, **values: object) -> str:
        state = self.state
        named = {
            "house": self.house_of(state.seat),
            "defender": self.defender_of(state.target),
            "target": self.town(state.target),
            "origin": self.town(state.origin),
        }
        template: str = self.texts.BATTLE[name]
        return template.format(**(named | values))

    def sentence(self, name: str, **values: object) -> str:
        return sentence(self.language, self.says(name, **values))


def after_step(rules: Records, records: Records, step: int) -> State:
    table, after = reading(rules, records.copy())
    play(table, after, step)
    return after


def tell_end(battle: Battle, after: State, is_rolled: bool) -> Iterator[str]:
    """How the battle ends, if it does, and what comes of it."""
    state = battle.state
    target, owner = state.target, state.owner[state.target]
    if after.phase in (Phase.ROLL_A, Phase.PRESS):
        return
    if after.phase == Phase.OCCUPY:
        name = "won" if is_rolled or after.def_pool > 0 else "helpless"
        yield battle.sentence(name, tokens=battle.number(after.att_tokens))
    elif owner >= 0 and after.owner[target] == NEUTRAL:
        yield battle.sentence("both")
    elif state.att_tokens > 0:
        yield battle.sentence("home")
    else:
        name = {CROWN: "broken_crown", NEUTRAL: "broken_neutral"}.get(owner, "broken")
        defender = battle.defender_of(target)
        yield battle.sentence(name, house=defender, tokens=battle.number(after.tokens[target]))
    if clauses := list(aftermath(battle, after)):
        yield sentence(battle.language, battle.texts.SEMICOLON.join(clauses))
    if after.phase == Phase.OVER:
        yield victory(Words(battle.rules, after, battle.language))
