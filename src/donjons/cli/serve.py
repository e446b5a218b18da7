"""donjons serve: the tables and the page, for one person or for many."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from donjons.cli.console import compiling

FIRST_GAME = "barons-2025"


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for other machines, too.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(help="Port (default: the first free one from 8055 on).", min=1, max=65535)
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///FILE, or postgresql://USER@HOST/NAME for several servers (default: your own file)."
        ),
    ] = None,
    engine_workers: Annotated[int, typer.Option(help="Processes in which computer players think.", min=1)] = 1,
    base_url: Annotated[
        str | None, typer.Option(help="Where the server is reached from outside, such as https://donjons.example.")
    ] = None,
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed, with commas between.")
    ] = "127.0.0.1",
    tables_per_minute: Annotated[float, typer.Option(help="Tables that one address may make; 0: any.", min=0)] = 30,
    messages_per_second: Annotated[float, typer.Option(help="Messages of one connection; 0: any.", min=0)] = 30,
    requests_per_second: Annotated[float, typer.Option(help="Requests of one address; 0: any.", min=0)] = 50,
    wrong_keys_per_minute: Annotated[float, typer.Option(help="Wrong keys of one address; 0: any.", min=0)] = 30,
    connections: Annotated[int, typer.Option(help="People at one time; 0: any.", min=0)] = 5_000,
    connections_per_address: Annotated[int, typer.Option(help="The same of one address; 0: any.", min=0)] = 1_000,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    log_format: Annotated[
        Literal["text", "json"], typer.Option(help="How the log on standard error is written.")
    ] = "text",
) -> None:
    """Serve the games to browsers: tables, links for friends, computer players.

    Everything is kept in the database before anybody sees it: the server may be stopped, or killed, at any time.

    Examples:

    - `donjons serve --open`
    - `donjons serve --host 0.0.0.0 --port 8080`
    - `donjons serve --database postgresql://donjons@localhost/donjons --base-url https://donjons.example`
    """
    from donjons.core.cache import state_home
    from donjons.engines.players import warm
    from donjons.games import find
    from donjons.web.running import run
    from donjons.web.settings import Limits, Settings

    limits = Limits(
        tables_per_minute=tables_per_minute,
        messages_per_second=messages_per_second,
        requests_per_second=requests_per_second,
        wrong_keys_per_minute=wrong_keys_per_minute,
        connections=connections,
        connections_per_address=connections_per_address,
    )
    with compiling(f"Compiling the rules of {FIRST_GAME} (the first time only) ..."):
        warm(find(FIRST_GAME).setting(2))
    run(
        Settings(
            database=database or f"sqlite:///{state_home() / 'tables.sqlite'}",
            engine_workers=engine_workers,
            base_url=base_url,
            warm=(FIRST_GAME,),
            limits=limits,
        ),
        host,
        port,
        proxies,
        open_browser,
        log_format == "json",
    )
