"""Records how a program changes its Sudoku grid."""

import atexit
import os
import sys

from . import hiding
from .finder import Finder, read_puzzles
from .record import Record
from .sources import Sources

if hasattr(sys, "monitoring"):
    from .monitor import Monitor as Tracer
else:
    from .settrace import SetTrace as Tracer


def begin(folder):
    """Starts to watch. The folder has `settings`, and `record` for the events.

    The settings are the number of events to record, the program, and then one puzzle per line.
    """
    with open(os.path.join(folder, "settings"), encoding="utf-8") as file:
        events, program, *puzzles = file.read().split("\n")
    record = Record(os.path.join(folder, "record"), int(events))
    record.note("tracer", "python " + sys.version.split()[0])
    sources = Sources(program)
    finder = Finder(read_puzzles(puzzles), record)
    tracer = Tracer(finder, sources, record)
    tracer.start()
    # This function is called after those of the program, and before Python clears the modules.
    atexit.register(tracer.stop)
    hiding.hide(tracer)
