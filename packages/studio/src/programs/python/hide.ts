/**
 * Takes the modules of Pyodide out of a program's reach: those through which Python reaches JavaScript,
 * and those that load packages. `import js` fails as in any other Python.
 */
export const HIDE = `
import random, sys

HIDDEN = ("pyodide", "_pyodide", "_pyodide_core")

sys.meta_path[:] = [
    finder for finder in sys.meta_path if not type(finder).__module__.startswith(HIDDEN)
]
for name in list(sys.modules):
    if name.partition(".")[0] in (*HIDDEN, "js", "pyodide_js"):
        del sys.modules[name]
# They are in the standard library of Pyodide, so they would be found again.
sys.modules.update(dict.fromkeys(HIDDEN))
# The memory of the interpreter may be a copy, and with it the state of the random numbers.
random.seed()
sys.stdout.reconfigure(line_buffering=True)
`;
