"""Tests that bad inputs and command lines end with an error, not with a crash."""

import tempfile
from pathlib import Path

from nonet import Check, run

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
COMMANDS = [
    ["solve"],
    ["solve", "--all", "--json"],
    ["count"],
    ["count", "--exact"],
    ["check", "--minimal"],
    ["canonical", "--automorphisms"],
    ["convert", "--to", "json"],
    ["trace", "--events", "10"],
    ["euler"],
]
NOTATIONS = (
    "line rows spaced lists euler block sdm sdk sdx ss pencilmarks sukaku hodoku opensudoku csv json "
    "f-puzzles sudokupad sudokuwiki sudoku-exchange sudoku-coach"
).split()
TEXTS = [
    b"",
    b"\n\n\n",
    b"\0" * 81,
    b"hello",
    PUZZLE[:80].encode(),
    (PUZZLE + "1").encode(),
    PUZZLE.replace("7", "?").encode(),
    PUZZLE.replace("7", "é").encode(),
    PUZZLE.replace("7", "７").encode(),
    PUZZLE.encode("utf-16"),
    b"\xef\xbb\xbf" + PUZZLE[:70].encode(),
    b"\xff\xfe\xfd" * 27,
    PUZZLE[:40].encode() + b"\r" + PUZZLE[40:].encode(),
    b"1" * 1_000_000,
    b"." * 676,
    b"." * 82 + b"\n" + b"." * 16,
    b"[1, 2, 3",
    b"[[[[[" * 1_000,
    b"-1 2 3 4\n" * 4,
    b"99 2 3 4\n" * 4,
    b'{"puzzle": 5}',
    b'{"puzzle": "' + PUZZLE.encode(),
    b"puzzle,solution\n,,,\n",
    b"<?xml version='1.0'?><opensudoku><game data='12'",
    b"Grid 01\n003020600\n",
    b"[Puzzle]\n53..7\n",
    b"#A\n#B\n[State]\n",
    b"https://f-puzzles.com/?load=!!!!",
    b"https://sudokupad.app/fpuzzles",
    b"https://www.sudokuwiki.org/sudoku.htm?bd=S9B",
    b"+---+---+\n| 1 2 | 3\n",
    b":0000:x:" + b"+1" * 200,
    b"| 12 | 3 | 4 |\n" * 9,
    b"0" * 728,
]
COMMAND_LINES = [
    ["nothing"],
    ["solve", "no-such-file.txt"],
    ["solve", "."],
    ["solve", "--nothing"],
    ["solve", "--limit"],
    ["solve", "--limit", "0"],
    ["solve", "--limit", "-1"],
    ["solve", "--limit", "1e9"],
    ["solve", "--limit", "99999999999999999999"],
    ["solve", "--all", "--any"],
    ["solve", "--size", "0x0"],
    ["solve", "--size", "6x5"],
    ["solve", "--size", "3"],
    ["solve", "--threads", "0"],
    ["solve", "--timeout", "0"],
    ["solve", "--timeout", "NaN"],
    ["solve", "--from", "nothing"],
    ["solve", "--to", ""],
    ["solve", "--strategy", "guess"],
    ["count", "--exact", "--limit", "5"],
    ["convert"],
    ["convert", "--to", "hodoku", "--size", "2x2"],
    ["generate", "--givens", "16"],
    ["generate", "--givens", "5..4"],
    ["generate", "--givens", "x"],
    ["generate", "--symmetry", "none-such"],
    ["generate", "--pattern", "no-such-file.txt"],
    ["generate", "--from", PUZZLE],
    ["generate", "--against", "no-such-file.txt"],
    ["generate", "--count", "0"],
    ["grid", "--count", "1.5"],
    ["grid", "--skip", "-1"],
    ["grid", "--size", "30x30"],
    ["studio", "--port", "65536"],
    ["race", "no-such-file.txt"],
    ["trace", "--at", "x"],
    ["trace", "--speed", "0"],
    ["euler", "no-such-file.txt"],
]


def cases(random):
    """Yields command lines and standard inputs, in random order."""
    inputs = list(TEXTS)
    for _ in range(40):
        inputs.append(random.getrandbits(8 * 300).to_bytes(300, "little"))
    found = [(arguments, PUZZLE.encode()) for arguments in COMMAND_LINES]
    found += [([*random.choice(COMMANDS)], text) for text in inputs]
    for notation in NOTATIONS:
        text = random.choice(inputs)
        found += [([*random.choice(COMMANDS[:-1]), "--from", notation], text) for _ in range(2)]
    random.shuffle(found)
    return found


def test_bad_inputs(random, number):
    check = Check("bad input", "inputs")
    with tempfile.TemporaryDirectory() as folder:
        for arguments, text in cases(random)[:number]:
            status, stdout, stderr = run(arguments, text, Path(folder))
            trace = any(word in stderr for word in (b"\n    at ", b"TypeError", b"RangeError"))
            # A text of blanks may be a puzzle, so 0 and 1 are also right. A verdict such as that of
            # `check --minimal` is an answer.
            told = stderr != b"" or (status == 1 and stdout != b"")
            right = status in (0, 1, 2) and not trace and (status == 0 or told)
            check.test(right, f"{arguments} {text[:200]!r}", f"status {status}: {stderr[:500]!r}")
    check.end()
