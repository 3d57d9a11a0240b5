"""Finds the grid of the program among its variables."""

import sys

from . import shapes
from .cells import Readers
from .follower import Follower
from .copies import MOST_KEPT, copy_of, is_same
from .snapshot import snapshot_of

# Without a puzzle on standard input, a grid has at least this share of givens: 17 of 81.
LEAST = 17 / 81
SIZES = (9, 16, 25)
# The tracer gives up after this many scans, because a program may make many variables and no grid.
MOST_SCANS = 1000000


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
    """An object that has the givens of a puzzle. If it is a variable or an attribute that other
    functions can reach, `home` is the dictionary that has it.
    """

    def __init__(self, grid, reader, home, name):
        self.grid = grid
        self.reader = reader
        self.home = home
        self.name = name
        self.puzzle = self.order = self.digits = self.snapshot = None

    def matches(self, puzzle, digits, order=None):
        self.puzzle = puzzle
        self.digits = digits
        self.order = order
        return self

    def is_usable(self):
        """Returns whether the program still uses the object, and it has the givens of the puzzle."""
        digits = self.reader.digits_of(self.grid)
        if digits is not None and self.order is not None:
            digits = [digits[cell] for cell in self.order]
        return digits is not None and self.puzzle.is_within(digits) and self.is_alive()

    def is_alive(self):
        """Returns whether anything but this candidate and its snapshot refers to the object."""
        counted = getattr(sys, "getrefcount", None)
        return counted is None or counted(self.grid) > 3


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
        self.lengths = shapes.lengths(self.sizes)
        self.readers = {size: Readers(size) for size in self.sizes}
        self.candidates = {}
        self.rejected = {}
        self.scans = 0
        self.has_unfollowed = False

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
            elif shapes.is_own(value):
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
            if not shapes.has_length(grid, size):
                continue
            values = shapes.values_of(grid, size)
            for reader in self.readers[size].suitable(values) if values else ():
                digits = reader.digits_in(values)
                candidate = digits and self.match(Candidate(grid, reader, home, name), digits)
                if candidate:
                    return self.keep(candidate)
        if shapes.has_objects(grid):
            # Its cells can change while the list of cells stays equal.
            self.note_unfollowed(grid, name)
            return None
        if len(self.rejected) == MOST_KEPT:
            self.rejected.clear()
        self.rejected[id(grid)] = grid, copy_of(grid)
        return None

    def note_unfollowed(self, grid, name):
        if not self.has_unfollowed:
            self.has_unfollowed = True
            self.record.note("unfollowed", "%s, %s" % (name, shapes.objects_in_words(grid)))

    def keep(self, candidate):
        self.rejected.pop(id(candidate.grid), None)
        if self.goes_further(candidate):
            return self.follower(candidate)
        if shapes.can_change(candidate.grid):
            candidate.snapshot = snapshot_of(candidate.grid, candidate.reader)
        self.candidates[id(candidate.grid)] = candidate
        return None

    def follower(self, candidate):
        others = [each for each in self.candidates.values() if each.puzzle is candidate.puzzle]
        return Follower(candidate, self.record, [each for each in others if each is not candidate])

    def match(self, candidate, digits):
        size = candidate.reader.size
        if not self.puzzles:
            puzzle = Puzzle(shapes.usual_box(size), digits)
            known = [each.puzzle for each in self.candidates.values()]
            if any(puzzle.is_within(each.digits) for each in known if each.size == size):
                # The program has not filled in all givens yet.
                return exact(known, candidate, digits)
            if not puzzle.has_enough or shapes.has_conflict(digits, puzzle.box):
                return self.match_earlier(candidate, digits)
            return self.match_earlier(candidate, digits) or candidate.matches(puzzle, digits)
        puzzle, order = self.by_digits.get(bytes(digits), (None, None))
        if puzzle is None:
            return self.match_earlier(candidate, digits)
        return candidate.matches(puzzle, digits, order)

    def match_earlier(self, candidate, digits):
        """Returns a candidate for a grid that has digits besides the givens of a known puzzle."""
        known = self.puzzles[:20] or [each.puzzle for each in self.candidates.values()]
        for puzzle in known:
            if puzzle.has_enough and len(puzzle.digits) == len(digits):
                if puzzle.is_within(digits):
                    return candidate.matches(puzzle, digits)
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
            if candidate.snapshot is not None and candidate.snapshot.changes():
                del self.candidates[key]
                if candidate.is_usable():
                    return self.follower(candidate)
        return None


def exact(puzzles, candidate, digits):
    """Returns the candidate if its grid equals one of the puzzles."""
    for puzzle in puzzles:
        if puzzle.digits == digits:
            return candidate.matches(puzzle, digits)
    return None


def transposed(size):
    return [cell % size * size + cell // size for cell in range(size * size)]
