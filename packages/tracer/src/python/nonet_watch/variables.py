"""Follows the grid of a program that makes a new object for each step, such as a copy or a string."""

from . import shapes
from .copies import MOST_KEPT, copy_of, is_same

# After this many calls of a function, the tracer knows which of its arguments can be a grid.
CALLS = 16


class Variables:
    """The current grid is the last one that a function was called with, or that was made or changed.
    """

    def __init__(self, follower):
        self.follower = follower
        follower.record.note_copies()
        self.lengths = follower.lengths
        self.names = {follower.name}
        self.homes = follower.homes
        self.kept = {}
        self.calls = {}
        self.arguments = {}

    def called(self, frame, line):
        """Looks at the arguments of a function. The grid with the most digits among them becomes
        the current grid.

        Returns False if the function never gets a grid.
        """
        code = frame.f_code
        key = id(code)
        names = self.arguments.get(key)
        if names is None:
            names = self.learn(key, code.co_varnames[: code.co_argcount], frame.f_locals)
        variables = frame.f_locals
        fullest = None
        for name in names:
            digits, _ = self.digits_of(variables.get(name))
            if digits is not None and (fullest is None or digits.count(0) < fullest.count(0)):
                fullest = digits
        if fullest is not None:
            self.follower.move_to(fullest, line)
        return len(names) > 0 or key not in self.arguments

    def learn(self, key, names, variables):
        """Returns the arguments that have been a grid in the first calls of a function."""
        calls, found = self.calls.get(key, (0, frozenset()))
        found = found.union(name for name in names if self.digits_of(variables.get(name))[0])
        self.names.update(found)
        self.calls[key] = calls + 1, found
        if calls == CALLS:
            self.arguments[key] = found
        return found

    def look(self, frame, line):
        """Looks for new or changed grids among the variables of a function."""
        variables = frame.f_locals
        for name, value in list(variables.items()):
            self.see(name, value, line)
        for home, name in self.homes:
            if home is not variables:
                self.see(name, home.get(name), line)

    def see(self, name, value, line):
        digits, is_new = self.digits_of(value)
        if digits is None:
            return
        self.names.add(name)
        # An object that has only the givens may be a copy of the puzzle that the program keeps.
        if is_new and digits != self.follower.givens:
            self.follower.move_to(digits, line)

    def digits_of(self, value):
        """Returns the digits of a grid, and whether it is new or has changed since the last look."""
        kind = type(value)
        if kind is int or kind is bool or not shapes.is_grid_like(value, self.lengths):
            return None, False
        kept = self.kept.pop(id(value), None)
        if kept is not None and kept[0] is not value:
            kept = None
        is_deep = self.follower.is_deep
        if kept is not None and not is_deep and is_same(kept[1], value):
            self.kept[id(value)] = kept
            return kept[2], False
        digits = self.follower.digits_of(value)
        if len(self.kept) >= MOST_KEPT:
            for key in list(self.kept)[: MOST_KEPT // 2]:
                del self.kept[key]
        self.kept[id(value)] = value, None if is_deep else copy_of(value), digits
        return digits, kept is None or kept[2] != digits
