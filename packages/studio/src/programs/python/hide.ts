/**
 * Takes the modules of Pyodide out of a program's reach: those through which Python reaches JavaScript,
 * and those that load packages. `import js` fails as in any other Python.
 */
export const HIDE = `
import random, sys

HIDDEN = {"js", "pyodide_js", "pyodide", "_pyodide", "_pyodide_core", "micropip", "webbrowser"}


class Hidden:
    """Finds none of the hidden modules."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


for name in list(sys.modules):
    if name.partition(".")[0] in HIDDEN:
        del sys.modules[name]
own = ("_pyodide", "pyodide")
sys.meta_path[:] = [Hidden] + [
    finder for finder in sys.meta_path if not type(finder).__module__.startswith(own)
]
# The memory of the interpreter may be a copy, and with it the state of the random numbers.
random.seed()
sys.stdout.reconfigure(line_buffering=True)
`;
