"""Tests the lines that `nonet solve` writes."""

import re
import tempfile
from pathlib import Path

from nonet import Check, run
from puzzles import numbers
from sudoku import conflicts, count, is_smallest

CHUNK = 100_000
BLANKS = ".0_-*x"
EMPTY_GRID = ".0"  # a line of one other sign, such as "----------------", parts two puzzles
NONE = re.compile(r"# (.+):(\d+): no solution(?:: (\d) appears twice in \w+ \d \((.+)\))?")


def is_grid(shape, text):
    digits = set("123456789"[: shape.size])
    return all({text[cell] for cell in house} == digits for house in shape.houses)


def has_givens(puzzle, solution):
    return all(a == b or a in BLANKS for a, b in zip(puzzle, solution))


def marked(source, line):
    """A puzzle with one of the symbols for blanks that Nonet reads, and a comment."""
    puzzle = source.any()
    blanks = BLANKS if any(numbers(puzzle)) else EMPTY_GRID
    puzzle = puzzle.replace(".", source.random.choice(blanks))
    return puzzle, source.random.choice(["", f" # {line}", f" number {line}"])


def test_lines(source, total, sample):
    """Solves `total` lines. For `sample` of them, also tests by search that the answer is the
    smallest solution.
    """
    shape = source.shape
    box = f"{shape.rows}x{shape.columns}"
    lines = Check(f"solve {box}", "lines")
    none = Check(f"no solution {box}", "puzzles searched")
    smallest = Check(f"smallest solution {box}", "puzzles searched")
    left = total
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "puzzles.txt"
        while left > 0:
            number = min(CHUNK, left)
            left -= number
            searched = sample * number // total
            asked = [marked(source, line) for line in range(1, number + 1)]
            path.write_text("".join(f"{puzzle}{comment}\n" for puzzle, comment in asked))
            _, stdout, _ = run(["solve", "--size", box, str(path)])
            found = stdout.decode().splitlines()
            lines.test(len(found) == number, f"{number} lines", f"{len(found)} lines")
            lines.tested -= 1
            claims, solved = [], []
            for line, ((puzzle, comment), answer) in enumerate(zip(asked, found), 1):
                if answer.startswith("#"):
                    lines.test(is_reason(shape, puzzle, answer, str(path), line), puzzle, answer)
                    if answer.endswith("no solution"):
                        claims.append(puzzle)
                else:
                    solution = answer[: shape.cells]
                    right = is_grid(shape, solution) and has_givens(puzzle, solution)
                    right = right and answer[shape.cells :] == comment
                    lines.test(right, puzzle + comment, answer)
                    solved.append((puzzle, solution))
            for puzzle in source.random.sample(claims, min(searched, len(claims))):
                none.test(count(shape, numbers(puzzle), 1) == 0, puzzle, "no solution")
            for puzzle, solution in source.random.sample(solved, min(searched, len(solved))):
                right = is_smallest(shape, numbers(puzzle), numbers(solution))
                smallest.test(right, puzzle, solution)
    for check in (lines, none, smallest):
        check.end()


def is_reason(shape, puzzle, answer, path, line):
    """Whether an error names the right line, and a conflict if there is one."""
    match = NONE.fullmatch(answer)
    if not match or match[1] != path or int(match[2]) != line:
        return False
    found = conflicts(shape, numbers(puzzle))
    if match[3] is None:
        return not found
    cells = [
        (int(row) - 1) * shape.size + int(column) - 1
        for row, column in re.findall(r"r(\d+)c(\d+)", match[4])
    ]
    pairs = {(int(match[3]), a, b) for i, a in enumerate(cells) for b in cells[i + 1 :]}
    return len(cells) > 1 and pairs <= found
