"""A game for programs: one JSON object a line, out for every event, in for every step."""

from __future__ import annotations

import json
import sys
from typing import Any

from donjons.cli.hosting import HostedGame
from donjons.core.errors import DonjonsError, IllegalStep
from donjons.core.verbs import NOBODY


class JsonGame(HostedGame):
    """Says what happens and what is legal; reads one step a line."""

    def run(self) -> None:
        """Play to the end, or until the input ends."""
        self.keep()
        self.say("start", game=self.match.setting.game.key, seats=self.seats, seed=self.match.seed, file=str(self.path))
        while not self.match.over:
            if self.is_human_to_play():
                self.say("ask", seat=self.match.actor, legal=self.match.legal(), view=self.match.view(self.match.actor))
                row = sys.stdin.readline()
                if not row:
                    self.say("left", file=str(self.path))
                    return
                self.answer(row.strip())
            else:
                self.answer(self.engine(self.seats[self.match.actor]).choose(self.match))
        self.say("over", ranking=self.match.ranking, result=self.match.result(self.language), file=str(self.path))

    def answer(self, token: str) -> None:
        seat = self.match.actor
        sealed = False
        try:
            sealed = not self.is_human_to_play() and self.match.is_sealed(token, NOBODY)
            self.play_and_keep(token)
        except IllegalStep as error:
            self.say(
                "refused", seat=seat, step=token, rule=error.rule, sentence=self.match.explain(token, self.language)
            )
        except DonjonsError as error:
            self.say("refused", seat=seat, step=token, rule=None, sentence=str(error))
        else:
            self.say("played", seat=seat, step=None if sealed else token)

    def say(self, event: str, **values: Any) -> None:
        print(json.dumps({"event": event, **values}, ensure_ascii=False), flush=True)
