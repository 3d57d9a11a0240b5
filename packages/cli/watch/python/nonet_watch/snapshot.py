"""Snapshots of a grid that changes in place. They find the changed cells quickly."""

from . import shapes


def snapshot_of(grid, size, table):
    """Returns the kind of snapshot that suits the object."""
    plain = (int, str, float, type(None))
    if shapes.is_array(grid):
        return Array(grid, table)
    if isinstance(grid, list) and len(grid) == size * size:
        if all(isinstance(value, plain) for value in grid):
            return Flat(grid, table)
    elif isinstance(grid, list):
        if all(isinstance(row, list) and all(isinstance(v, plain) for v in row) for row in grid):
            return Rows(grid, table)
    elif isinstance(grid, dict) and len(grid) == size * size:
        if all(isinstance(value, plain) for value in grid.values()):
            return Cells(grid, shapes.keys_in_order(grid, size), table)
    return Values(grid, size, table)


class Rows:
    """A list of lists."""

    def __init__(self, grid, table):
        self.grid = grid
        self.table = table
        self.copy = [row[:] for row in grid]

    def changes(self):
        """Returns the changed cells and their digits."""
        grid, copy = self.grid, self.copy
        if grid == copy:
            return ()
        size = len(copy)
        if len(grid) != size:
            return ()
        found = []
        for r in range(size):
            row, old = grid[r], copy[r]
            if row == old or len(row) != size:
                continue
            for c in range(size):
                value = row[c]
                if value != old[c]:
                    found.append((r * size + c, shapes.digit_of(value, self.table)))
            copy[r] = row[:]
        return found


class Flat:
    """A list of all cells."""

    def __init__(self, grid, table):
        self.grid = grid
        self.table = table
        self.copy = grid[:]

    def changes(self):
        grid, copy = self.grid, self.copy
        if grid == copy or len(grid) != len(copy):
            return ()
        cells = [i for i, value in enumerate(grid) if value != copy[i]]
        self.copy = grid[:]
        return [(i, shapes.digit_of(grid[i], self.table)) for i in cells]


class Cells:
    """A dictionary of all cells."""

    def __init__(self, grid, keys, table):
        self.grid = grid
        self.table = table
        self.cells = {key: cell for cell, key in enumerate(keys)}
        self.copy = grid.copy()

    def changes(self):
        grid, copy = self.grid, self.copy
        if grid == copy or len(grid) != len(copy):
            return ()
        keys = [key for key, value in grid.items() if key in copy and value != copy[key]]
        self.copy = grid.copy()
        return [(self.cells[key], shapes.digit_of(grid[key], self.table)) for key in keys]


class Array:
    """A numpy array."""

    def __init__(self, grid, table):
        self.grid = grid
        self.table = table
        self.bytes = grid.tobytes()
        self.values = grid.ravel().tolist()

    def changes(self):
        now = self.grid.tobytes()
        if now == self.bytes:
            return ()
        self.bytes = now
        old, values = self.values, self.grid.ravel().tolist()
        self.values = values
        cells = [i for i, value in enumerate(values) if value != old[i]]
        return [(i, shapes.digit_of(values[i], self.table)) for i in cells]


class Values:
    """Any other object: each call of `changes` reads all its digits."""

    def __init__(self, grid, size, table):
        self.grid = grid
        self.size = size
        self.table = table
        self.digits = shapes.digits_of(grid, size, table)

    def changes(self):
        old, digits = self.digits, shapes.digits_of(self.grid, self.size, self.table)
        if digits is None or digits == old:
            return ()
        self.digits = digits
        return [(i, digit) for i, digit in enumerate(digits) if digit != old[i]]
