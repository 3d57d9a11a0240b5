"""Runs a program in the interpreter of a page, as Python runs a file."""

import asyncio
import atexit
import builtins
import importlib
import os
import sys
import threading
import time
import types

# What a program or its tracer may replace in the module sys.
REPLACED = (
    "argv excepthook displayhook getrecursionlimit gettrace path setrecursionlimit settrace stderr "
    "stdin stdout"
).split()


def new_record(size):
    return bytearray(size)


def watch_program(folder, main, tracer, *record):
    """Runs a program under the tracer, which is in the folder `tracer`. The tracer begins with the
    arguments `record`.
    """

    def watch():
        sys.path.insert(0, tracer)
        from nonet_watch import begin

        sys.path.remove(tracer)
        for name in list(sys.modules):
            if name.startswith("nonet_watch"):
                del sys.modules[name]
        return begin(*record)

    return run_program(folder, main, watch)


def run_program(folder, main, watch=None):
    """Runs a file of a folder as `__main__`, and returns its exit status.

    `watch` is called just before the program begins, and returns a function that stops watching.
    """
    os.chdir(folder)
    kept = {name: getattr(sys, name) for name in REPLACED}
    kept_modules = dict(sys.modules)
    limit = sys.getrecursionlimit()
    thread_excepthook = threading.excepthook
    importlib.invalidate_caches()
    # The stack of a program begins with its own frame.
    sys.setrecursionlimit(limit + frames_to(sys._getframe()) + 1)
    asyncio.set_event_loop_policy(LoopPolicy())
    sys.argv = [main]
    sys.path = [folder, *sys.path]
    # The interpreter may have run another program, which has read from its input and closed its output.
    sys.stdin = open(0, encoding="utf-8", closefd=False)
    sys.stdout = open(1, "w", 1, encoding="utf-8", closefd=False)
    sys.stderr = open(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)
    module = sys.modules["__main__"] = types.ModuleType("__main__")
    module.__file__ = main
    module.__builtins__ = builtins
    try:
        return status_of(main, module, watch)
    finally:
        flush()
        for name, value in kept.items():
            setattr(sys, name, value)
        sys.setrecursionlimit(limit)
        threading.excepthook = thread_excepthook
        forget_modules(folder, kept_modules)


def status_of(main, module, watch):
    code = None
    stop = None
    try:
        with open(main, "rb") as file:
            source = file.read()
        code = compile(source, main, "exec", dont_inherit=True)
        if watch is not None:
            stop = watch()
        exec(code, module.__dict__)
        status = 0
    except EndedAtOnce as end:
        atexit._clear()
        if stop is not None:
            stop()
        return end.status
    except SystemExit as error:
        status = exit_status(error.code)
    except BaseException as error:
        show(error, code)
        status = 1
    atexit._run_exitfuncs()
    return status


class EndedAtOnce(BaseException):
    """What `os._exit` raises here. In Pyodide it would end the interpreter."""

    def __init__(self, status):
        self.status = status & 0xFF


def end_at_once(status):
    raise EndedAtOnce(status)


class RunThread:
    """The handle of a thread that has run when it was started."""

    def __init__(self):
        self.is_over = False

    def is_done(self):
        return self.is_over

    def join(self, timeout=None):
        pass


def start_thread(thread):
    """Runs a thread at once, because the interpreter has only one. Many programs start a thread for
    its larger stack, and wait for its end. A thread of a pool would wait for ever.
    """
    if getattr(thread._target, "__module__", None) == "concurrent.futures.thread":
        raise RuntimeError("can't start new thread")
    if thread._started.is_set():
        raise RuntimeError("threads can only be started once")
    own = threading.get_ident()
    starter = threading.current_thread()
    thread._handle = RunThread()
    threading._limbo[thread] = thread
    thread._bootstrap_inner()
    thread._handle.is_over = True
    threading._active[own] = starter


class Loop(asyncio.BaseEventLoop):
    """An event loop that waits for nothing but time. The loop of Pyodide is the one of the page, and
    cannot run until a program has its result.
    """

    def __init__(self):
        super().__init__()
        self._selector = self

    def select(self, timeout):
        time.sleep(timeout or 0)
        return ()

    def _process_events(self, events):
        pass

    def _write_to_self(self):
        pass


class LoopPolicy(asyncio.DefaultEventLoopPolicy):
    _loop_factory = Loop


os._exit = end_at_once
threading.Thread.start = start_thread
asyncio.run = asyncio.runners.run
asyncio._set_running_loop(None)


def frames_to(frame):
    return 0 if frame is None else 1 + frames_to(frame.f_back)


def exit_status(code):
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 0xFF
    print(code, file=sys.stderr)
    return 1


def show(error, code):
    """Prints an error without the frames of this file. A syntax error has no others."""
    traceback = error.__traceback__
    while traceback is not None and traceback.tb_frame.f_code is not code:
        traceback = traceback.tb_next
    error.__traceback__ = traceback
    flush()
    sys.excepthook(type(error), error, traceback)


def flush():
    for stream in sys.stdout, sys.stderr:
        try:
            stream.flush()
        except (AttributeError, OSError, ValueError):
            # The program has replaced or closed the stream.
            pass


def forget_modules(folder, kept):
    """Forgets the modules of the program. Those of the library stay loaded."""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if name not in kept and file is not None and file.startswith(folder):
            del sys.modules[name]
    sys.modules["__main__"] = kept["__main__"]
