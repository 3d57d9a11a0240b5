"""Hides the tracer from the program and its user."""

import os
import sys
import threading

FOLDER = os.path.dirname(os.path.abspath(__file__))


def hide(tracer):
    hide_tracebacks()
    hide_frame()
    if hasattr(os, "register_at_fork"):
        # Without this, a child process would write its events among those of the program.
        os.register_at_fork(after_in_child=tracer.stop)


def hide_tracebacks():
    """Removes the tracer from tracebacks. It is in a traceback if Ctrl-C interrupts it."""

    def excepthook(kind, value, traceback):
        clean(value)
        sys.__excepthook__(kind, value, value.__traceback__ if value is not None else traceback)

    def thread_excepthook(args):
        clean(args.exc_value)
        before(args)

    before = threading.excepthook if hasattr(threading, "excepthook") else None
    sys.excepthook = excepthook
    if before is not None:
        threading.excepthook = thread_excepthook


def clean(error):
    if sys.version_info < (3, 7):
        # A traceback cannot be changed.
        return
    seen = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        last = error.__traceback__
        while last is not None and last.tb_next is not None:
            if is_hidden(last.tb_next, error):
                last.tb_next = None
            last = last.tb_next
        error = error.__cause__ or error.__context__


def is_hidden(entry, error):
    code = entry.tb_frame.f_code
    if code.co_filename.startswith(FOLDER):
        return True
    # The tracer could not be called when this function began, because the stack was full.
    is_last = entry.tb_next is None or entry.tb_next.tb_frame.f_code.co_filename.startswith(FOLDER)
    return isinstance(error, RecursionError) and is_last and entry.tb_lineno == code.co_firstlineno


def hide_trace_function(trace, on_replaced):
    """Returns None from sys.gettrace, and calls `on_replaced` before the program sets another trace
    function than `trace`.
    """
    set_, get = sys.settrace, sys.gettrace
    is_replaced = False

    def settrace(function):
        nonlocal is_replaced
        # The module threading sets the trace function at the start of a thread.
        if function is not trace:
            is_replaced = True
            on_replaced()
        set_(function)

    def gettrace():
        return get() if is_replaced else None

    sys.settrace = settrace
    sys.gettrace = gettrace


def hide_frame():
    """Allows one more stack frame, for the tracer. So the program can use as many frames as without
    the tracer.
    """
    get, set_ = sys.getrecursionlimit, sys.setrecursionlimit
    set_(get() + 1)

    def getrecursionlimit():
        return get() - 1

    def setrecursionlimit(limit):
        set_(limit + 1 if isinstance(limit, int) and 0 < limit < MOST else limit)

    sys.getrecursionlimit = getrecursionlimit
    sys.setrecursionlimit = setrecursionlimit


# The largest C integer.
MOST = (1 << 31) - 1
