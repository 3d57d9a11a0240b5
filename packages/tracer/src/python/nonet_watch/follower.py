"""Follows the one grid that the trace is about, and records its changes."""

import sys

from . import shapes
from .record import PLACE, REMOVE, SOLUTION
from .snapshot import snapshot_of


class Follower:
    """The digits of the grid after all events so far, and the object `grid` that changes in place.
    """

    def __init__(self, found, record, others=()):
        """`others` are objects that have the givens of the same puzzle."""
        self.record = record
        self.reader = found.reader
        # Boards that have only digits, and have not changed so far.
        self.boards = [each for each in others if each.snapshot and each.reader.reads_plain]
        self.homes = [(each.home, each.name) for each in (found, *others) if each.home is not None]
        self.puzzle = found.puzzle
        self.givens = found.puzzle.digits
        self.order = found.order
        self.box = found.puzzle.box
        self.size = self.box[0] * self.box[1]
        self.lengths = shapes.lengths((self.size,))
        self.now = list(self.givens)
        self.blanks = self.now.count(0)
        self.placed = {}
        self.is_solved = self.is_over = False
        # Whether the tracer has missed changes because the stack was full.
        self.is_behind = False
        # Whether the cells may be sets, lists or masks of candidates.
        self.is_deep = False
        self.name = found.name
        self.home = found.home
        self.follow(found.grid)
        record.note("box", "%d %d" % self.box)
        record.note("puzzle", " ".join(map(str, self.givens)))
        record.note("grid", "%s, %s" % (found.name, shapes.kind_of(found.grid, self.size)))

    @property
    def names(self):
        """The names that are bound when the program replaces the grid or the digit of a cell."""
        attribute = self.reader.attribute
        return {self.name} if attribute is None else {self.name, attribute}

    @property
    def is_fixed(self):
        """Returns whether the object cannot change, so the program must make a new object for each
        change.
        """
        return not shapes.can_change(self.grid)

    @property
    def is_dropped(self):
        """Returns whether the program has no reference to the grid any more, before a solution."""
        counted = getattr(sys, "getrefcount", None)
        return counted is not None and not self.is_solved and counted(self.grid) <= 3

    def begin(self, line):
        """Records the changes that the program made before the grid was found."""
        digits = self.digits_of(self.grid)
        if digits is not None:
            self.move_to(digits, line)

    def follow(self, grid):
        self.grid = grid
        self.snapshot = snapshot_of(grid, self.reader)
        self.is_deep = self.is_deep or self.reader.has_parts(grid)

    def check(self, line):
        """Records the changes that a line has made to the grid."""
        if self.is_behind:
            self.is_behind = False
            self.follow(self.grid)
            self.begin(line)
            return
        changes = self.snapshot.changes()
        if changes:
            self.apply(changes, line)
            if self.reader.has_seen_parts and not self.is_deep:
                self.follow(self.grid)
        if self.is_deep and not self.is_solved and self.boards:
            self.prefer_board(line)
        if self.home is not None and self.home.get(self.name) is not self.grid:
            grid = self.home.get(self.name)
            digits = self.digits_of(grid)
            if digits is not None and shapes.can_change(grid):
                self.follow(grid)
                if digits != self.now:
                    self.record.note_copies()
                    self.move_to(digits, line)

    def digits_of(self, grid):
        """Returns the digits of another grid of the same puzzle, or None."""
        if not shapes.is_grid_like(grid, self.lengths):
            return None
        digits = self.reader.digits_of(grid)
        if digits is None:
            return None
        if self.order is not None:
            digits = [digits[cell] for cell in self.order]
        return digits if self.puzzle.is_within(digits) else None

    def prefer_board(self, line):
        """If the program keeps a board besides its candidates, follows the board from the start."""
        board = next((each for each in self.boards if each.snapshot.changes()), None)
        if board is None:
            return
        self.boards.remove(board)
        if board.is_usable():
            self.record.clear()
            self.__init__(board, self.record)
            self.begin(line)

    def enter(self, frame):
        """Returns whether an argument of a function is a grid of the puzzle with more digits."""
        code = frame.f_code
        if code.co_argcount == 0:
            return False
        variables = frame.f_locals
        for name in code.co_varnames[: code.co_argcount]:
            value = variables.get(name)
            if value is self.grid:
                return False
            digits = self.digits_of(value)
            if digits is not None and digits.count(0) < self.blanks:
                return True
        return False

    def apply(self, changes, line):
        if self.order is not None:
            changes = [(self.order[cell], digit) for cell, digit in changes]
        if len(changes) == 1:
            self.change(changes[0][0], changes[0][1], line)
            return
        placed = self.placed
        for cell, digit in sorted(changes, key=lambda change: -placed.get(change[0], 0)):
            if self.now[cell] != digit:
                self.change(cell, 0, line)
        for cell, digit in changes:
            self.change(cell, digit, line)

    def move_to(self, digits, line):
        """Records the changes that lead to these digits."""
        now = self.now
        if digits != now:
            self.apply_plain([(i, d) for i, d in enumerate(digits) if d != now[i]], line)

    def apply_plain(self, changes, line):
        order, self.order = self.order, None
        self.apply(changes, line)
        self.order = order

    def change(self, cell, digit, line):
        old = self.now[cell]
        if old == digit or self.is_over:
            return
        if self.is_solved and self.givens[cell]:
            # After a solution, another puzzle takes the place of this one.
            self.is_over = True
            return
        self.now[cell] = digit
        record = self.record
        if old:
            record.add(REMOVE, cell, old, line)
            self.blanks += 1
        if digit:
            record.add(PLACE, cell, digit, line)
            self.blanks -= 1
            self.placed[cell] = record.length
            if self.blanks == 0 and not shapes.has_conflict(self.now, self.box):
                self.is_solved = True
                record.add(SOLUTION, 0, 0, line)
