"""The command line: ``parlour`` opens the room, its subcommands do the rest."""

from parlour.cli.main import main

__all__ = ["main"]
