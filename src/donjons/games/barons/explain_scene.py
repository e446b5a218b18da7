"""A step in its position: every value that a sentence may name, computed when a template asks for it."""

from __future__ import annotations

from donjons.core.parameters import Language
from donjons.core.verbs import NOBODY
from donjons.core.wording import Count, Noun, both, either
from donjons.games.barons.actions import why_not_end
from donjons.games.barons.board import fresh, has_own_donjon, is_in, knights_of, mover, own_troops
from donjons.games.barons.combat import capture_need
from donjons.games.barons.command import is_second_order, why_not_order
from donjons.games.barons.deck import next_colour, tiles_left
from donjons.games.barons.edition import Words
from donjons.games.barons.explain_words import TEXTS, Colour
from donjons.games.barons.facts import colour_letter
from donjons.games.barons.lines import direction_of, key_of, steps_of
from donjons.games.barons.moves import is_move_open, longest_move, within
from donjons.games.barons.recruit import recruits
from donjons.games.barons.refusals import Rule
from donjons.games.barons.rules import BlockerOwner, Rules
from donjons.games.barons.setup import is_taken
from donjons.games.barons.state import COLOURS, OBJECTIVE_KIND, State
from donjons.games.barons.steps import Kind, count_of, is_starred, kind_of, other_of, tile_of


class Scene:
    """Tiles are named from 1, as people count; `at` and `goal` are the same tiles as the rules count."""

    def __init__(self, words: Words, rules: Rules, state: State, step: int, language: Language) -> None:
        self.words, self.nouns = words, words.nouns[language]
        self.place, self.baron, self.knight = map(Noun, (self.nouns.tile, self.nouns.baron, self.nouns.knight))
        self.rules, self.state, self.step, self.language = rules, state, step, language
        self.kind = Kind(kind_of(step))
        self.at, self.goal = tile_of(step), other_of(step)
        self.texts = TEXTS[language]

    def __getitem__(self, name: str) -> object:
        return getattr(self, name)

    def says(self, template: str) -> str:
        return template.format_map(self)

    def number(self, number: int) -> Count:
        return Count(number, self.language)

    def colour_of(self, seat: int) -> Colour:
        return Colour(colour_letter(self.state, seat), self.language)

    def named(self, tile: object) -> str:
        """A tile, or several, with the edition's noun: tile 5, hex 2 or 3."""
        return f"{self.place:the} {tile}"

    @property
    def is_neutral(self) -> bool:
        """Do the knights belong to nobody?"""
        return self.rules.blocker_owner == BlockerOwner.NEUTRAL

    # What the step names.
    @property
    def tile(self) -> str:
        return self.named(self.at + 1)

    @property
    def other(self) -> str:
        return self.named(self.goal + 1)

    @property
    def count(self) -> Count:
        return self.number(count_of(self.step))

    @property
    def colour(self) -> Colour:
        return Colour(COLOURS[self.goal], self.language)

    @property
    def terrain(self) -> Noun:
        return Noun(self.nouns.kinds[self.goal])

    @property
    def ground(self) -> Noun:
        return Noun(self.nouns.kinds[self.state.kind[self.at]])

    @property
    def worth(self) -> Count:
        return self.number(self.rules.tile_points[OBJECTIVE_KIND if self.kind == Kind.OBJECTIVE else self.goal])

    @property
    def piece(self) -> str:
        is_anybodys = self.kind == Kind.MOVE_KNIGHT and self.is_neutral
        return self.says(self.texts.PIECES["neutral" if is_anybodys else self.kind])

    # The set-up.
    @property
    def next(self) -> str:
        return self.named(self.state.drawn + 1)

    @property
    def left(self) -> Count:
        return self.number(tiles_left(self.rules, self.state, self.goal))

    @property
    def next_colour(self) -> Colour:
        return Colour(COLOURS[next_colour(self.rules, self.state)], self.language)

    @property
    def free(self) -> str:
        colours = [c for c in range(self.rules.players) if not is_taken(self.rules, self.state, c)]
        return either(self.language, [format(Colour(COLOURS[c], self.language), "") for c in colours])

    @property
    def start(self) -> str:
        return self.named(self.state.baron[self.goal] + 1)

    @property
    def start_knights(self) -> Count:
        return self.number(self.rules.knights_per_player)

    @property
    def start_tiles(self) -> str:
        return both(self.language, self.knights_of(self.goal))

    def knights_of(self, holder: int) -> list[int]:
        """The tiles of somebody's knights, each once."""
        tiles = [self.state.knight[holder, number] + 1 for number in range(knights_of(self.rules, holder))]
        return sorted(set(tiles))

    # The acting player.
    @property
    def me(self) -> Colour:
        return self.colour_of(self.state.seat)

    @property
    def die(self) -> int:
        return self.state.die

    @property
    def home(self) -> str:
        return self.named(self.state.baron[self.state.seat] + 1)

    @property
    def knights(self) -> Count:
        return self.number(len(self.knights_of(mover(self.rules, self.state))))

    @property
    def knight_tiles(self) -> str:
        return self.named(either(self.language, self.knights_of(mover(self.rules, self.state))))

    @property
    def command(self) -> str:
        return self.named(self.state.command_tile + 1)

    @property
    def commands(self) -> str:
        """The tiles of the baron and of the donjons."""
        donjons = [tile + 1 for tile in range(self.rules.tiles) if has_own_donjon(self.state, tile)]
        return self.named(either(self.language, sorted({self.state.baron[self.state.seat] + 1, *donjons})))

    @property
    def still_open(self) -> str:
        """What the turn still allows, as advice."""
        can_order = why_not_order(self.rules, self.state, False, is_second_order(self.state)) == Rule.NONE
        can_end = why_not_end(self.rules, self.state) == Rule.NONE
        is_open = (is_move_open(self.rules, self.state), can_order, can_end)
        return either(
            self.language, [text for text, is_so in zip(self.texts.OPEN_ACTIONS, is_open, strict=True) if is_so]
        )

    @property
    def own(self) -> Count:
        return self.number(own_troops(self.state, self.at))

    @property
    def fresh(self) -> Count:
        """Troops that may still leave: a SEND leaves the command tile, everything else its own tile."""
        tile = self.state.command_tile if self.kind == Kind.SEND else self.at
        return self.number(fresh(self.state, tile))

    # Numbers of the rulebook.
    @property
    def base(self) -> Count:
        return self.number(self.rules.move_base)

    @property
    def longest(self) -> int:
        return longest_move(self.rules, self.state)

    @property
    def distance(self) -> Count:
        """The walking distance of a move, 0 for none and when mountains shut every way."""
        for steps in range(self.rules.tiles):
            if is_in(self.rules, self.goal, within(self.rules, self.state, self.at, steps)):
                return self.number(steps)
        return self.number(0)

    @property
    def recruits(self) -> Count:
        return self.number(recruits(self.rules, self.state, self.at, is_starred(self.step)))

    @property
    def bonus(self) -> Count:
        return self.number(recruits(self.rules, self.state, self.at, True))

    @property
    def cost(self) -> Count:
        return self.number(self.rules.build_cost)

    @property
    def need(self) -> Count:
        return self.number(capture_need(self.rules))

    @property
    def spacing(self) -> Count:
        return self.number(self.rules.donjon_spacing)

    # The way and those who bar it.
    @property
    def way(self) -> list[int]:
        """The tiles of a line from the command tile, without it, to the tile of the step."""
        key = key_of(self.rules, self.state.command_tile, self.at)
        return [self.rules.ray[self.state.command_tile, direction_of(key), step] for step in range(steps_of(key))]

    @property
    def donjon(self) -> Colour:
        return self.colour_of(self.state.donjon[self.at])

    def nearest_donjon(self) -> int:
        donjons = [tile for tile in range(self.rules.tiles) if self.state.donjon[tile] != NOBODY]
        return min(donjons, key=lambda tile: self.rules.distance[self.at, tile])

    @property
    def near(self) -> str:
        return self.named(self.nearest_donjon() + 1)

    @property
    def near_owner(self) -> Colour:
        return self.colour_of(self.state.donjon[self.nearest_donjon()])
