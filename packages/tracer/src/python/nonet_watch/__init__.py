"""Records how a program changes its Sudoku grid."""

import atexit
import sys

from . import hiding
from .finder import Finder, read_puzzles
from .record import Record
from .sources import Sources

if hasattr(sys, "monitoring"):
    from .monitor import Monitor as Tracer
else:
    from .settrace import SetTrace as Tracer


def begin(settings, memory, on_change=None):
    """Starts to watch. The events are recorded in `memory`: see Record.

    The settings are text: the number of events to record, the program, and then one puzzle per line.
    Returns a function that stops watching.
    """
    events, program, *puzzles = settings.split("\n")
    record = Record(memory, int(events), on_change)
    record.note("tracer", "python " + sys.version.split()[0])
    sources = Sources(program)
    finder = Finder(read_puzzles(puzzles), record)
    tracer = Tracer(finder, sources, record)
    tracer.start()
    # This function is called after those of the program, and before Python clears the modules.
    atexit.register(tracer.stop)
    hiding.hide(tracer)
    return tracer.stop
