"""Calls the built command as a black box."""

import os
import subprocess
from pathlib import Path

NONET = Path(__file__).resolve().parents[2] / "packages/cli/bin/nonet.js"
SECONDS = 120
ENVIRONMENT = {name: text for name, text in os.environ.items() if name != "NODE_EXTRA_CA_CERTS"}


class Check:
    """Counts how many answers were tested and how many were wrong. Prints the first wrong ones."""

    wrong_in_all = 0

    def __init__(self, name, unit):
        self.name, self.unit = name, unit
        self.tested = self.wrong = 0

    def test(self, right, case, found):
        self.tested += 1
        if not right:
            self.wrong += 1
            if self.wrong <= 5:
                print(f"WRONG {self.name}: {case}\n  found {found}", flush=True)

    def end(self, note=""):
        Check.wrong_in_all += self.wrong
        print(f"{self.name}: {self.tested:,} {self.unit}, {self.wrong} wrong{note}", flush=True)


RUNS = Check("nonet", "runs that must end within two minutes")


def run(arguments, text=b"", folder=None):
    """Returns the exit status (None if it does not end), stdout and stderr. `text` is standard input."""
    command = ["node", str(NONET), *arguments]
    try:
        done = subprocess.run(
            command, input=text, capture_output=True, timeout=SECONDS, cwd=folder, env=ENVIRONMENT
        )
    except subprocess.TimeoutExpired as expired:
        RUNS.test(False, f"{arguments} {text[:1000]!r}", expired)
        return None, b"", b""
    RUNS.test(True, arguments, "")
    return done.returncode, done.stdout, done.stderr


def answers(arguments, lines=()):
    """Returns the lines of stdout for these lines of standard input. Tries again if it does not end."""
    text = "".join(f"{line}\n" for line in lines).encode()
    status, stdout, stderr = run(arguments, text)
    if status is None:
        status, stdout, stderr = run(arguments, text)
    if status not in (0, 1):
        raise SystemExit(f"nonet {' '.join(arguments)}: status {status}\n{stderr.decode()}")
    return stdout.decode().splitlines()
