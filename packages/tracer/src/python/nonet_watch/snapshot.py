"""Snapshots of a grid that changes in place. They find the changed cells quickly."""

from . import shapes

PLAIN = (int, str, float, type(None))


def snapshot_of(grid, reader):
    """Returns the kind of snapshot that suits the object."""
    size = reader.size
    if not reader.reads_plain:
        return Values(grid, reader)
    if shapes.is_array(grid):
        return Array(grid, reader)
    if isinstance(grid, list) or shapes.is_packed(grid):
        if len(grid) == size * size:
            return Flat(grid, reader) if are_plain(grid) else Values(grid, reader)
        if len(grid) == size and all(is_plain_row(row, size) for row in grid):
            return Rows(grid, reader)
    elif isinstance(grid, dict) and len(grid) == size * size:
        if are_plain(grid.values()):
            return Cells(grid, shapes.keys_in_order(grid, size), reader)
    return Values(grid, reader)


def are_plain(values):
    return all(isinstance(value, PLAIN) for value in values)


def is_plain_row(row, size):
    is_row = isinstance(row, list) or shapes.is_packed(row)
    return is_row and len(row) == size and are_plain(row)


class Rows:
    """A list of lists."""

    def __init__(self, grid, reader):
        self.grid = grid
        self.reader = reader
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
                    found.append((r * size + c, self.reader.digit_of(value)))
            copy[r] = row[:]
        return found


class Flat:
    """A list of all cells."""

    def __init__(self, grid, reader):
        self.grid = grid
        self.reader = reader
        self.copy = grid[:]

    def changes(self):
        grid, copy = self.grid, self.copy
        if grid == copy or len(grid) != len(copy):
            return ()
        cells = [i for i, value in enumerate(grid) if value != copy[i]]
        self.copy = grid[:]
        return [(i, self.reader.digit_of(grid[i])) for i in cells]


class Cells:
    """A dictionary of all cells."""

    def __init__(self, grid, keys, reader):
        self.grid = grid
        self.reader = reader
        self.cells = {key: cell for cell, key in enumerate(keys)}
        self.copy = grid.copy()

    def changes(self):
        grid, copy = self.grid, self.copy
        if grid == copy or len(grid) != len(copy):
            return ()
        keys = [key for key, value in grid.items() if key in copy and value != copy[key]]
        self.copy = grid.copy()
        return [(self.cells[key], self.reader.digit_of(grid[key])) for key in keys]


class Array:
    """A numpy array."""

    def __init__(self, grid, reader):
        self.grid = grid
        self.reader = reader
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
        return [(i, self.reader.digit_of(values[i])) for i in cells]


class Values:
    """Any other object: each call of `changes` reads all its digits."""

    def __init__(self, grid, reader):
        self.grid = grid
        self.reader = reader
        self.digits = reader.digits_of(grid)

    def changes(self):
        old, digits = self.digits, self.reader.digits_of(self.grid)
        if digits is None or digits == old:
            return ()
        self.digits = digits
        return [(i, digit) for i, digit in enumerate(digits) if digit != old[i]]
