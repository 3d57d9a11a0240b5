"""Which code belongs to the program, and which of its lines can change a grid."""

import dis
import os

# Methods and functions that change the values of a list, a dictionary or an array in place.
METHODS = frozenset(
    "copyto fill itemset put putmask setattr setitem update "
    "__delitem__ __ior__ __setattr__ __setitem__".split()
)
# Methods and functions that change a list or a set of candidates in place.
PART_METHODS = METHODS | frozenset(
    "add append clear difference_update discard extend insert intersection_update pop remove "
    "symmetric_difference_update __iand__ __isub__ __ixor__".split()
)
STORES = frozenset("STORE_SUBSCR STORE_SLICE".split())
# A mask such as used[row] |= 1 << digit, or a flag such as used[row][digit] = True, is not a grid.
MASKS = frozenset("|= &= INPLACE_OR INPLACE_AND".split())
MOVES = frozenset("SWAP ROT_THREE".split())
# The beginnings of the names of instructions that bind a variable or an attribute.
OUTER = ("STORE_GLOBAL", "STORE_NAME", "STORE_ATTR")
BINDINGS = OUTER + ("STORE_FAST", "STORE_DEREF")
# If a variable has had this many values and none was a grid, the tracer assumes that it never has a
# grid.
MOST_MISSES = 16


class Change:
    """A place in a function that can change a grid: its line, and the offset of the next
    instruction.

    `names` are the variables that are bound there. If there are none, an object is changed in place.
    """

    def __init__(self, line, offset, names, is_outer):
        self.line = line
        self.offset = offset
        self.names = names
        self.is_outer = is_outer
        self.misses = 0

    def may_bind(self, grids):
        """Returns whether this place binds a variable whose name is in `grids`.

        The first calls return True for any name.
        """
        if not self.names or not grids.isdisjoint(self.names):
            return True
        self.misses += 1
        return self.misses < MOST_MISSES


class Code:
    """What is known about the code of a function."""

    def __init__(self, code, is_main):
        self.code = code  # Keeps the code alive, because it is found by its id.
        self.is_main = is_main
        self._changes = None
        self._part_lines = None
        # How often the function was called since a grid was found.
        self.calls = 0

    def line(self, line):
        """Returns the line number to record in events: -1 if the line is in another file."""
        return line if self.is_main else -1

    def changes_in_place(self, names):
        """Returns the places that can change an object in place, or bind one of the global variables
        or attributes `names`.
        """
        return [each for each in self.changes() if not each.names or self._binds(each, names)]

    def _binds(self, change, names):
        return change.is_outer and not names.isdisjoint(change.names)

    def part_lines(self):
        """Returns the lines that can change a grid, also if its cells are sets, lists or masks of
        candidates.
        """
        if self._part_lines is None:
            self._part_lines = find_part_lines(self.code)
        return self._part_lines

    def changes(self):
        if self._changes is None:
            self._changes = find_changes(self.code)
        return self._changes


def find_changes(code):
    line = code.co_firstlineno
    changes = []
    stores = {}
    flags = set()
    is_method = is_mask = False
    change = None
    for instruction in dis.get_instructions(code):
        name, value = instruction.opname, instruction.argval
        if name == "EXTENDED_ARG":
            continue
        if change is not None:
            change.offset = instruction.offset
            changes.append(change)
            change = None
        before, line = line, line_of(instruction, line)
        if line != before and name == "LOAD_CONST" and isinstance(value, bool):
            flags.add(line)
        is_method = is_method or isinstance(value, str) and value in METHODS
        is_call = name.startswith("CALL")
        if name in STORES and not is_mask or is_call and is_method:
            change = Change(line, 0, (), False)
            stores[line] = stores.get(line, 0) + 1
        elif name.startswith(BINDINGS):
            names = value if isinstance(value, tuple) else (value,)
            change = Change(line, 0, names, name.startswith(OUTER))
        is_method = is_method and not is_call
        is_mask = is_mask and name in MOVES or name in MASKS or instruction.argrepr in MASKS
    return [each for each in changes if each.names or each.line not in flags or stores[each.line] > 1]


def find_part_lines(code):
    line = code.co_firstlineno
    lines = set()
    for instruction in dis.get_instructions(code):
        name, value = instruction.opname, instruction.argval
        line = line_of(instruction, line)
        if name.startswith(("STORE_", "DELETE_", "INPLACE_")) or "=" in instruction.argrepr:
            lines.add(line)
        elif isinstance(value, str) and value in PART_METHODS:
            lines.add(line)
    return lines


def line_of(instruction, before):
    positions = getattr(instruction, "positions", None)
    if positions is not None and positions.lineno is not None:
        return positions.lineno
    starts = instruction.starts_line
    return before if starts is None or isinstance(starts, bool) else starts


class Sources:
    """The files of the program: its main file, and the modules in the same folder."""

    def __init__(self, program):
        self.main = os.path.abspath(program)
        self.folder = os.path.join(os.path.dirname(self.main), "")
        self._files = {}
        self._codes = {}

    def code(self, code):
        """Returns what is known about a code object, or None if it does not belong to the program."""
        known = self._codes.get(id(code))
        if known is not None:
            return known
        file = code.co_filename
        owns = self._files.get(file)
        if owns is None:
            owns = self._files[file] = self._owns(file)
        if not owns:
            return None
        known = self._codes[id(code)] = Code(code, os.path.abspath(file) == self.main)
        return known

    def _owns(self, file):
        if file.startswith("<"):
            # The program runs text with exec.
            return file == "<string>"
        path = os.path.abspath(file)
        return path.startswith(self.folder) and os.sep + "site-packages" + os.sep not in path
