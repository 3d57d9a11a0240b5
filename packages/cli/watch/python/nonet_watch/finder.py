"""Finds the grid of the program among its variables."""

import sys

from . import shapes
from .follower import Follower
from .copies import MOST_KEPT, copy_of, is_same
from .snapshot import snapshot_of

# Without a puzzle on standard input, a grid has at least this share of givens: 17 of 81.
LEAST = 17 / 81
SIZES = (9, 16, 25)
# The tracer gives up after this many scans, because a program may make many variables and no grid.
MOST_SCANS = 1000000
# Py_TPFLAGS_HEAPTYPE
HEAP_TYPE = 1 << 9


class Puzzle:
    def __init__(self, box, digits):
        self.box = box
        self.size = box[0] * box[1]
        self.digits = digits
        self.givens = [(cell, digit) for cell, digit in enumerate(digits) if digit]

    def is_within(self, digits):
        """Returns whether a grid has all givens of the puzzle."""
        for cell, digit in self.givens:
            if digits[cell] != digit:
                return False
        return True

    @property
    def has_enough(self):
        return len(self.digits) * LEAST <= len(self.givens) < len(self.digits)


def read_puzzles(lines):
    """Reads puzzles, one per line: the rows and columns of a box, then the digits."""
    puzzles = []
    for line in lines:
        numbers = [int(number) for number in line.split()]
        puzzles.append(Puzzle((numbers[0], numbers[1]), numbers[2:]))
    return puzzles


class Candidate:
    """An object that has the givens of a puzzle."""

    def __init__(self, grid, puzzle, order, digits, home, name):
        self.grid = grid
        self.puzzle = puzzle
        self.order = order
        self.digits = digits
        self.home = home
        self.name = name
        self.snapshot = None


class Finder:
    def __init__(self, puzzles, record):
        self.record = record
        self.puzzles = puzzles
        self.by_digits = {}
        for puzzle in reversed(puzzles):
            order = transposed(puzzle.size)
            self.by_digits[bytes(puzzle.digits[cell] for cell in order)] = puzzle, order
        for puzzle in reversed(puzzles):
            self.by_digits[bytes(puzzle.digits)] = puzzle, None
        self.sizes = sorted({puzzle.size for puzzle in puzzles}) or SIZES
        self.lengths = frozenset(n for size in self.sizes for n in (size, size * size))
        self.tables = {size: shapes.symbols(size) for size in self.sizes}
        self.candidates = {}
        self.rejected = {}
        self.scans = 0

    @property
    def gives_up(self):
        return self.scans > MOST_SCANS

    def scan(self, frame):
        """Looks at the variables of a frame. Returns a Follower once a grid has changed."""
        self.scans += 1
        found = self.changed()
        if found is not None:
            return found
        variables = frame.f_locals
        found = self.look(variables, variables if variables is frame.f_globals else None)
        if found is None and variables is not frame.f_globals:
            found = self.look(frame.f_globals, frame.f_globals)
        return found

    def look(self, variables, home):
        for name, value in list(variables.items()):
            kind = type(value)
            if kind is int or kind is bool or name.startswith("__"):
                continue
            found = None
            if shapes.is_grid_like(value, self.lengths):
                found = self.consider(value, home, name)
            elif is_own(value):
                found = self.look_at_attributes(value)
            if found is not None:
                return found
        return None

    def look_at_attributes(self, value):
        attributes = getattr(value, "__dict__", None)
        if attributes is None:
            return None
        for name, attribute in list(attributes.items()):
            if shapes.is_grid_like(attribute, self.lengths):
                found = self.consider(attribute, attributes, name)
                if found is not None:
                    return found
        return None

    def consider(self, grid, home, name):
        """Keeps an object that has the givens of a puzzle. Returns a Follower if the object has
        more digits than an earlier candidate.
        """
        if id(grid) in self.candidates:
            return None
        kept = self.rejected.get(id(grid))
        if kept is not None and kept[0] is grid and is_same(kept[1], grid):
            return None
        for size in self.sizes:
            if len_of(grid) not in (size, size * size):
                continue
            digits = shapes.digits_of(grid, size, self.tables[size])
            if digits is None:
                continue
            candidate = self.match(grid, size, digits, home, name)
            if candidate is None:
                continue
            if self.goes_further(candidate):
                return Follower(candidate, self.record)
            if shapes.can_change(grid):
                candidate.snapshot = snapshot_of(grid, size, self.tables[size])
            self.candidates[id(grid)] = candidate
            return None
        if len(self.rejected) == MOST_KEPT:
            self.rejected.clear()
        self.rejected[id(grid)] = grid, copy_of(grid)
        return None

    def match(self, grid, size, digits, home, name):
        if not self.puzzles:
            puzzle = Puzzle(shapes.usual_box(size), digits)
            known = [each.puzzle for each in self.candidates.values()]
            if any(puzzle.is_within(each.digits) for each in known if each.size == size):
                # The program has not filled in all givens yet.
                return exact(known, grid, digits, home, name)
            if not puzzle.has_enough or shapes.has_conflict(digits, puzzle.box):
                return self.match_earlier(grid, digits, home, name)
            return self.match_earlier(grid, digits, home, name) or Candidate(
                grid, puzzle, None, digits, home, name
            )
        puzzle, order = self.by_digits.get(bytes(digits), (None, None))
        if puzzle is None:
            return self.match_earlier(grid, digits, home, name)
        return Candidate(grid, puzzle, order, digits, home, name)

    def match_earlier(self, grid, digits, home, name):
        """Returns a candidate for a grid that has digits besides the givens of a known puzzle."""
        known = self.puzzles[:20] or [each.puzzle for each in self.candidates.values()]
        for puzzle in known:
            if puzzle.has_enough and len(puzzle.digits) == len(digits):
                if puzzle.is_within(digits):
                    return Candidate(grid, puzzle, None, digits, home, name)
        return None

    def goes_further(self, candidate):
        """Returns whether a grid has more digits than an earlier candidate for the same puzzle."""
        givens = len(candidate.puzzle.givens)
        filled = len(candidate.digits) - candidate.digits.count(0)
        if filled <= givens or filled == len(candidate.digits):
            return False
        return any(each.puzzle is candidate.puzzle for each in self.candidates.values())

    def changed(self):
        """Returns a Follower if a candidate has changed."""
        for key, candidate in list(self.candidates.items()):
            if candidate.snapshot is None or not candidate.snapshot.changes():
                continue
            del self.candidates[key]
            digits = self.digits_of(candidate)
            if digits is not None and is_alive(candidate):
                if candidate.puzzle.is_within(digits):
                    return Follower(candidate, self.record)
        return None

    def digits_of(self, candidate):
        size, order = candidate.puzzle.size, candidate.order
        digits = shapes.digits_of(candidate.grid, size, self.tables[size])
        return digits if digits is None or order is None else [digits[cell] for cell in order]


def is_alive(candidate):
    """Returns whether the program still uses the object. Otherwise only the finder refers to it."""
    counted = getattr(sys, "getrefcount", None)
    return counted is None or counted(candidate.grid) > 3


def exact(puzzles, grid, digits, home, name):
    """Returns a candidate for a grid that equals one of the puzzles."""
    for puzzle in puzzles:
        if puzzle.digits == digits:
            return Candidate(grid, puzzle, None, digits, home, name)
    return None


def len_of(grid):
    return grid.size if shapes.is_array(grid) else len(grid)


def is_own(value):
    """Returns whether an object is a class written in Python, or an instance of one."""
    kind = value if isinstance(value, type) else type(value)
    return kind.__flags__ & HEAP_TYPE != 0


def transposed(size):
    return [cell % size * size + cell // size for cell in range(size * size)]
