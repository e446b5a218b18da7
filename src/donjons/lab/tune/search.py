"""The search: Optuna proposes parameters, games say how far they are from every target, and fresh games confirm.

What a trial proposes follows from the trials before it and from the seed alone, and games that were played are found
again: so a search that was stopped is taken up by running it once more, with the same result.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

import optuna

from donjons.core.errors import BadParameter
from donjons.lab.cells import Cell, cell_of
from donjons.lab.running import How, play_all
from donjons.lab.storage import Results
from donjons.lab.study import GameStudy, text_of
from donjons.lab.tune.model import Tuning
from donjons.lab.tune.targets import Reached, reached, with_interval

FRESH = 1_000_003  # what is added to the seed for games that confirm
STARTUP = 15  # trials at random before the sampler has an opinion


class Stopped(Exception):
    """The search was stopped; what was played is kept."""


@dataclass(frozen=True)
class Trial:
    """A combination of parameters and what its games say."""

    cell: Cell
    reached: tuple[Reached, ...]

    @property
    def total(self) -> float:
        return sum(one.shortfall for one in self.reached)

    @property
    def missed(self) -> int:
        return sum(not one.is_met for one in self.reached)

    @property
    def changes(self) -> dict[str, str]:
        """What differs from the rulebook."""
        return self.cell.setting.parameters.changes(self.cell.players)

    @property
    def merit(self) -> tuple[float, int]:
        """The less, the better: what the targets lack, and of equals the fewest changes of the rulebook."""
        return self.total, len(self.changes)


@dataclass(frozen=True)
class Tuned:
    """What the search found for one number of players."""

    players: int
    rulebook: Trial  # the study's own parameters, confirmed
    trials: list[Trial]  # as screened, each combination once
    pareto: list[Trial]  # those that no other trial beats on every target
    finalists: list[Trial]  # confirmed, the best first
    weights: list[dict[str, float]]  # of each target: how much each parameter matters

    @property
    def winner(self) -> Trial:
        return self.finalists[0]


def tune(study: GameStudy, players: int, results: Results, how: How) -> Tuned:
    """Screen with few games, confirm the best with many fresh ones."""
    tuning = study.tune
    assert tuning is not None
    search = make_search(tuning)
    seen: dict[str, Trial] = {}
    for number in range(tuning.trials):
        search.sampler = sampler(study.seed, number)
        asked = search.ask()
        changes = {**fixed(study), **proposal(asked, tuning)}
        cell = cell_for(study, players, changes, tuning.screening, study.seed)
        if not is_possible(cell):
            search.tell(asked, state=optuna.trial.TrialState.FAIL)
            continue
        trial = play(results, cell, tuning, how)
        search.tell(asked, [one.shortfall for one in trial.reached])
        seen.setdefault(cell.setting.line(), trial)
    trials = list(seen.values())
    best = sorted(trials, key=lambda trial: trial.merit)[: tuning.finalists]
    own = cell_for(study, players, fixed(study), tuning.screening, study.seed)
    finalists = {trial.cell.setting.line(): trial.cell for trial in best} | {own.setting.line(): own}
    confirmed = {line: confirm(study, cell, results, how) for line, cell in finalists.items()}
    ranked = sorted(confirmed.values(), key=lambda trial: trial.merit)
    return Tuned(players, confirmed[own.setting.line()], trials, pareto(trials), ranked, importances(search, tuning))


def make_search(tuning: Tuning) -> optuna.Study:
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna.create_study(directions=["minimize"] * len(tuning.target))


def sampler(seed: int, number: int) -> optuna.samplers.BaseSampler:
    """Seeded anew for every trial, so that a search that is taken up proposes what it would have."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        return optuna.samplers.TPESampler(seed=(seed * FRESH + number) % 2**32, n_startup_trials=STARTUP)


def proposal(trial: optuna.Trial, tuning: Tuning) -> dict[str, str]:
    """A value of each parameter, as text: numbers in their order, words without one."""
    chosen = {}
    for name, values in tuning.search.items():
        if all(isinstance(value, int | float) and not isinstance(value, bool) for value in values):
            place = trial.suggest_int(name, 0, len(values) - 1)
        else:
            place = trial.suggest_categorical(name, range(len(values)))
        chosen[name] = text_of(values[place])
    return chosen


def fixed(study: GameStudy) -> dict[str, str]:
    return {name: text_of(value) for name, value in study.fixed.items()}


def cell_for(study: GameStudy, players: int, changes: dict[str, str], games: int, seed: int) -> Cell:
    return replace(cell_of(study, players, study.bots[0], {}, changes), games=games, seed=seed)


def is_possible(cell: Cell) -> bool:
    """May these parameters stand together?"""
    try:
        return cell.setting.players == cell.players
    except BadParameter:
        return False


def play(results: Results, cell: Cell, tuning: Tuning, how: How) -> Trial:
    if not play_all(results, [cell], [cell.games], how):
        raise Stopped
    return Trial(cell, tuple(reached(results, cell, target) for target in tuning.target))


def confirm(study: GameStudy, cell: Cell, results: Results, how: How) -> Trial:
    """Many games on other dice: whoever is best of many by luck is found out here."""
    assert study.tune is not None
    trial = play(results, replace(cell, games=study.games, seed=study.seed + FRESH), study.tune, how)
    return replace(trial, reached=tuple(with_interval(results, trial.cell, one) for one in trial.reached))


def pareto(trials: Sequence[Trial]) -> list[Trial]:
    """Trials that no other is at least as good as on every target and better on one."""

    def beats(one: Trial, other: Trial) -> bool:
        pairs = [(a.shortfall, b.shortfall) for a, b in zip(one.reached, other.reached, strict=True)]
        return all(a <= b for a, b in pairs) and any(a < b for a, b in pairs)

    return [trial for trial in trials if not any(beats(other, trial) for other in trials)]


def shortfall_of(index: int, trial: optuna.trial.FrozenTrial) -> float:
    return float(trial.values[index])


def importances(search: optuna.Study, tuning: Tuning) -> list[dict[str, float]]:
    """Of each target: the part of its differences between trials that goes back to each parameter (PED-ANOVA)."""
    found: list[dict[str, float]] = []
    for index in range(len(tuning.target)):
        values = {trial.values[index] for trial in search.trials if trial.values}
        if len(values) < 2 or len(tuning.search) < 2:
            found.append({})  # nothing to tell apart
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # low is what we want
            weighed = optuna.importance.get_param_importances(
                search,
                evaluator=optuna.importance.PedAnovaImportanceEvaluator(),
                target=partial(shortfall_of, index),
            )
        found.append(dict(weighed))
    return found
