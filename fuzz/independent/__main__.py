"""Tests the built command with a Sudoku program of its own. Needs Python 3.8, and uses only the
command of Nonet.

    npm run build && python3 fuzz/independent [--size small] [--seed TEXT] [FILE …]

Tests a million solved lines, 2,000 counts, 105 canonical forms, 1,000 verdicts and 150 bad inputs,
in about ten minutes. FILEs have one 9×9 puzzle per line, from which the test puzzles are made. By
default, they are made from puzzles of Nonet. `--size small` takes seconds. The exit status is 1 if
an answer is wrong.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from random import Random

from bad_inputs import test_bad_inputs
from lines import test_lines
from nonet import RUNS, Check, answers
from puzzles import Source, numbers, text_of
from sudoku import Shape, canonical, conflicts, count, plain_canonical, removable

# The numbers of tests for each size of the run: lines, lines that are also checked by search, lines
# of other sizes, counts, the largest count, limits, canonical forms (other sizes, 9×9 puzzles, 9×9
# grids), verdicts and bad inputs.
SIZES = {
    "small": dict(
        lines=1_000,
        searched=25,
        others=25,
        counts=12,
        most=500,
        limits=1,
        forms=1,
        classic=1,
        grids=1,
        verdicts=12,
        bad=10,
    ),
    "full": dict(
        lines=1_000_000,
        searched=5_000,
        others=5_000,
        counts=2_000,
        most=5_000,
        limits=20,
        forms=25,
        classic=20,
        grids=10,
        verdicts=1_000,
        bad=150,
    ),
}


def box_of(shape):
    return ["--size", f"{shape.rows}x{shape.columns}"]


def countable(source, most):
    """A puzzle with at most `most` solutions, and how many it has."""
    puzzle = source.any()
    found = count(source.shape, numbers(puzzle), most + 1)
    wanted = most ** source.random.random()
    while 0 < found < wanted:
        fewer = source.dropped(puzzle, 1)
        more = count(source.shape, numbers(fewer), most + 1)
        if more > most or fewer == puzzle:
            break
        puzzle, found = fewer, more
    return (puzzle, found) if found <= most else countable(source, most)


def test_counts(sources, size):
    check = Check("count", "counts")
    limits = Check("count --limit", "counts at, above and below the limit")
    for source in sources:
        number = size["counts"] * (2 if source.shape.size == 9 else 1) // (len(sources) + 1)
        cases = [countable(source, size["most"]) for _ in range(number)]
        puzzles = [puzzle for puzzle, _ in cases]
        box = box_of(source.shape)
        plain = answers(["count", *box], puzzles)
        exact = answers(["count", "--exact", *box], puzzles)
        for (puzzle, found), a, b in zip(cases, plain, exact):
            check.test(a == b == str(found), f"{puzzle} has {found}", f"{a}, --exact {b}")
        known = sorted({found for _, found in cases if found > 1})
        for near in source.random.sample(known, min(size["limits"], len(known))):
            for limit in (near - 1, near, near + 1):
                limited = answers(["count", "--limit", str(limit), *box], puzzles)
                for (puzzle, found), a in zip(cases, limited):
                    right = str(found) if found <= limit else f"{limit}+"
                    limits.test(a == right, f"{puzzle} has {found}, --limit {limit}", a)
        check.test(len(plain) == len(exact) == number, f"{number} puzzles", f"{len(plain)} counts")
        check.tested -= 1
    check.end()
    limits.end()


def test_canonical(sources, size):
    check = Check("canonical", "forms")
    own = Check("canonical, by brute force and row by row", "forms")
    for source in sources:
        shape = source.shape
        classic = shape.size == 9
        puzzles = []
        while len(puzzles) < size["classic" if classic else "forms"]:
            puzzle = source.any()
            if not conflicts(shape, numbers(puzzle)):
                puzzles.append(puzzle)
        if classic:
            puzzles += answers(["grid", "--to", "line", "--count", str(size["grids"]), "--seed", "1"])
        found = answers(["canonical", "--automorphisms", *box_of(shape)], puzzles)
        for puzzle, answer in zip(puzzles, found):
            form, automorphisms = canonical(shape, numbers(puzzle))
            if not classic:
                plain = plain_canonical(shape, numbers(puzzle))
                own.test(plain == (form, automorphisms), puzzle, text_of(form))
            right = f"{text_of(form)} {automorphisms}"
            check.test(answer == right, f"{puzzle} has {right}", answer)
        check.test(len(found) == len(puzzles), f"{len(puzzles)} puzzles", f"{len(found)} forms")
        check.tested -= 1
    own.end()
    check.end()


def verdict(shape, grid):
    """The verdict, and the givens that can be removed, if there is one solution."""
    if conflicts(shape, grid):
        return "conflict", None
    solutions = count(shape, grid, 2)
    if solutions != 1:
        return ("several" if solutions else "none"), None
    return ("proper" if 0 in grid else "full"), removable(shape, grid)


def test_verdicts(sources, size):
    check = Check("check", "verdicts")
    minimal = Check("check --minimal", "verdicts")
    for source in sources:
        shape = source.shape
        number = size["verdicts"] // len(sources)
        puzzles = [source.any() for _ in range(number)]
        box = box_of(shape)
        plain = [json.loads(line) for line in answers(["check", "--json", *box], puzzles)]
        full = [json.loads(line) for line in answers(["check", "--json", "--minimal", *box], puzzles)]
        for puzzle, a, b in zip(puzzles, plain, full):
            right, unneeded = verdict(shape, numbers(puzzle))
            check.test(a["kind"] == b["kind"] == right, f"{puzzle} is {right}", a)
            if right == "proper":
                names = [f"r{cell // shape.size + 1}c{cell % shape.size + 1}" for cell in unneeded]
                same = b["redundant"] == names and b["minimal"] == (names == [])
                minimal.test(same, f"{puzzle} does not need {names}", b)
        check.test(len(plain) == len(full) == number, f"{number} puzzles", f"{len(plain)} verdicts")
        check.tested -= 1
    check.end()
    minimal.end()


def main():
    parser = argparse.ArgumentParser(usage="python3 fuzz/independent [--size small] [--seed TEXT] [FILE …]")
    parser.add_argument("--size", choices=SIZES, default="full")
    parser.add_argument("--seed", default="independent")
    parser.add_argument("files", nargs="*", type=Path)
    options = parser.parse_args()
    size = SIZES[options.size]
    random = Random(options.seed)

    lines = [line for file in options.files for line in file.read_text().splitlines()]
    texts = [line[:81].replace("0", ".") for line in lines if re.match("[.0-9]{81}", line)]
    classic = Source(Shape(3, 3), random, size["lines"] // 20, texts)
    others = [Source(Shape(*box), random, 100) for box in ((2, 2), (2, 3), (3, 2))]
    sources = [classic, *others]
    test_lines(classic, size["lines"], size["searched"])
    for source in others:
        test_lines(source, size["others"], size["others"])
    test_counts(sources, size)
    test_canonical(sources, size)
    test_verdicts(sources, size)
    test_bad_inputs(random, size["bad"])
    RUNS.end()
    sys.exit(1 if Check.wrong_in_all else 0)


main()
