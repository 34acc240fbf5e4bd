"""What faults do to lines and to people."""

import asyncio

from tests.chaos.line import Line
from tests.chaos.person import Person
from tests.chaos.plan import Fault


def do_to_line(line: Line, fault: Fault) -> None:
    """Nothing, if the fault is not one of a line."""
    match fault.what:
        case "cut":
            line.cut()
        case "drop":
            line.drop()
        case "late":
            line.hold(fault.seconds)
        case "disorder":
            line.up.disordered_until = asyncio.get_running_loop().time() + fault.seconds


def do_to_person(person: Person, fault: Fault) -> None:
    """Nothing, if the fault is not one of a person."""
    states = {"sleep": person.asleep, "double": person.twice, "dream": person.dreams, "still": person.dreams}
    state = states.get(fault.what)
    if state is not None:
        state.set()
        asyncio.get_running_loop().call_later(fault.seconds, state.clear)
