"""A bot in a package: it takes the step after which its own seat looks best, one step ahead, in any game.

pip install ./examples/donjons-mason
donjons play barons-2025 --seat human --seat mason
"""

from donjons.core.game import Setting
from donjons.core.match import Match


class Mason:
    """Donjons calls this with the table and a seed, and then asks `choose`."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting

    def choose(self, match: Match) -> str:
        """The step to play: one of match.legal(). The match must be left as it is."""
        referee, game, seat = self.setting.referee, self.setting.game, match.actor
        known = match.seen_by(seat)

        def outlook(step: int) -> float:
            after = known.copy()
            referee.play(after, step)
            return referee.evaluate(after)[seat]

        return game.write(self.setting, match.state, max(referee.legal(known), key=outlook))
