"""The command line: `donjons --help` teaches it."""

from __future__ import annotations

import os
import sys

import typer
from typer.exceptions import Abort, TyperException

from donjons.cli import arena, catalogue, check, engines, play, replay, serve, simulate, study
from donjons.cli.console import fail
from donjons.core.errors import DonjonsError

app = typer.Typer(
    help="Five French board games, exact and fast: play them, check their rules, simulate them.",
    epilog="Start with: donjons games, then donjons play barons-2025. Each command has examples: donjons play --help.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    catalogue.games,
    catalogue.rules,
    engines.engines,
    play.play,
    replay.replay,
    replay.verify,
    check.check,
    simulate.simulate,
    serve.serve,
    arena.arena,
):
    app.command()(command)

app.add_typer(study.app, name="study")


def main() -> None:
    """Run the command line: every error is one sentence, and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except TyperException as error:
        fail(f"{error.format_message().strip()} (see donjons --help)")
    except DonjonsError as error:
        fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read our output has left
        sys.exit(0)
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}." if error.filename else f"{error}.")
    except Abort:
        sys.exit(130)
    sys.exit(code or 0)
