"""Reads the digits of objects that can be a grid."""

import types

from . import shapes


def symbols(size):
    """Returns a table: value of a cell → digit, 0 for a blank."""
    table = {0: 0, None: 0, -1: 0}
    table.update((blank, 0) for blank in shapes.BLANKS)
    for digit in range(1, size + 1):
        table[digit] = table[str(digit)] = digit
    # The values of a bytearray of characters.
    for character in "0.123456789":
        table[ord(character)] = table[character]
    return table


def masks(size, first):
    """Returns a table: number with one bit → digit. `first` is the number for the digit 1."""
    table = {0: 0, None: 0}
    table.update((first << digit - 1, digit) for digit in range(1, size + 1))
    return table


class Reader:
    """Reads grids of one size."""

    def __init__(self, size, table, most, attribute=None):
        self.size = size
        self.table = table
        # The largest number in a cell.
        self.most = most
        # If the cells are objects, this attribute of each object has its digit.
        self.attribute = attribute
        self.has_seen_parts = False

    @property
    def reads_plain(self):
        """Returns whether the values of the cells are digits, and not objects or masks."""
        return self.attribute is None and self.most == self.size

    def with_attribute(self, attribute):
        return Reader(self.size, self.table, self.most, attribute)

    def digit_of(self, value):
        """Returns the digit of a cell. Returns 0 for a blank, which may be a list, set, tuple or
        string of candidates. A single candidate is the digit of its cell.
        """
        if self.attribute is not None:
            value = attribute_of(value, self.attribute)
        return self.digit_in(value)

    def digit_in(self, value):
        if isinstance(value, (list, set)):
            self.has_seen_parts = True
        else:
            digit = self.table.get(value)
            if digit is not None:
                return digit
            if not isinstance(value, (frozenset, tuple)):
                return 0
        return self.single_parts([value])[0] if len(value) == 1 else 0

    def single_parts(self, values):
        """Returns the digits of cells that are sets or lists of candidates."""
        digit_of = self.table.get
        try:
            return [digit_of(next(iter(each)), 0) if len(each) == 1 else 0 for each in values]
        except TypeError:
            return [0] * len(values)

    def digits_of(self, grid):
        """Returns the digits of the cells, or None if this is not a grid."""
        values = shapes.values_of(grid, self.size)
        return values and self.digits_in(values)

    def digits_in(self, values):
        if self.attribute is not None:
            values = [attribute_of(value, self.attribute) for value in values]
        kinds = set(map(type, values))
        if bool in kinds:
            return None
        if kinds <= HASHED:
            try:
                return [self.table[value] for value in values]
            except KeyError:
                pass
        if kinds <= PARTS:
            self.has_seen_parts = True
            return self.single_parts(values)
        if not all(value is None or isinstance(value, PLAIN) for value in values):
            return None
        if any(isinstance(value, int) and not 0 <= value <= self.most for value in values):
            return None
        return [self.digit_in(value) for value in values]

    def has_parts(self, grid):
        """Returns whether the cells can be sets, lists or masks of candidates."""
        if self.most != self.size:
            return True
        values = shapes.values_of(grid, self.size)
        if values and self.attribute is not None:
            values = [attribute_of(value, self.attribute) for value in values]
        return values is not None and any(isinstance(value, (list, set)) for value in values)


class Readers:
    """The ways to read the grids of one size."""

    def __init__(self, size):
        self.size = size
        self.plain = Reader(size, symbols(size), size)
        self.masks = [Reader(size, masks(size, first), first << size) for first in (1, 2)]

    def suitable(self, values):
        """Returns the readers that may read these cells."""
        attributes = attributes_in(values)
        if attributes:
            return [self.plain.with_attribute(name) for name in attributes]
        if any(type(value) is int and value > self.size for value in values):
            return [self.plain] + self.masks
        return [self.plain]


HASHED = frozenset((int, str, float, type(None)))
PARTS = frozenset((list, set, frozenset))
PLAIN = (int, str, list, set, frozenset, tuple)


def attributes_in(values):
    """Returns the names of the attributes of the cells. Returns () if the cells are not objects of
    one class of the program.
    """
    if not shapes.is_own(values[0]) or isinstance(values[0], type):
        return ()
    kind = type(values[0])
    if any(type(value) is not kind for value in values):
        return ()
    if isinstance(values[0], tuple):
        return tuple(getattr(kind, "_fields", ()))
    names = list(vars_of(values[0]))
    for base in kind.__mro__:
        for name, member in vars(base).items():
            if type(member) is types.MemberDescriptorType:
                names.append(name)
    return tuple(names)


def attribute_of(value, name):
    """Returns an attribute without calling methods of the program, or None."""
    try:
        return object.__getattribute__(value, name)
    except AttributeError:
        return None


def vars_of(value):
    try:
        return object.__getattribute__(value, "__dict__")
    except AttributeError:
        return {}
