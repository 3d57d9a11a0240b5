"""Starts the tracer before Python runs the program.

`nonet watch` puts this folder first in PYTHONPATH. Python imports a module of this name at its
start, and then runs the program itself, so the program has the same
arguments, module `__main__`, stack and tracebacks as without the tracer. This module undoes every
change of the environment.
"""

import os
import sys


def mapped(path):
    import mmap

    with open(path, "r+b") as file:
        return mmap.mmap(file.fileno(), 0)


def start():
    folder = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [path for path in sys.path if path != folder]
    others = os.environ.pop("NONET_WATCH_PYTHONPATH", None)
    if others is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = others
    record = os.environ.pop("NONET_WATCH")
    before = set(sys.modules)
    sys.path.insert(0, folder)
    try:
        from nonet_watch import begin

        with open(os.path.join(record, "settings"), encoding="utf-8") as file:
            settings = file.read()
        begin(settings, mapped(os.path.join(record, "record")))
    except Exception as error:
        # If the tracer fails, the program runs without it.
        with open(os.path.join(record, "failure"), "w") as file:
            file.write("%s: %s" % (type(error).__name__, error))
    finally:
        sys.path.remove(folder)
        for name in set(sys.modules) - before:
            if name.startswith("nonet_watch"):
                del sys.modules[name]
        for path in list(sys.path_importer_cache):
            if path.startswith(folder):
                del sys.path_importer_cache[path]


if "NONET_WATCH" in os.environ and sys.version_info >= (3, 6):
    start()

# If there is no other module of this name, this raises the ImportError that Python expects and
# ignores.
del sys.modules["sitecustomize"]
import sitecustomize  # noqa: E402, F401
