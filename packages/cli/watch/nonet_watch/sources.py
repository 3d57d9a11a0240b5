"""Which code belongs to the program, and which of its lines can change a grid."""

import dis
import os

# Methods and functions that change the values of a list, a dictionary or an array in place.
METHODS = frozenset(
    "copyto fill itemset put putmask setitem update __delitem__ __ior__ __setitem__".split()
)
STORES = frozenset("STORE_SUBSCR STORE_SLICE".split())
# A mask such as used[row] |= 1 << digit, or a flag such as used[row][digit] = True, is not a grid.
MASKS = frozenset("|= &= INPLACE_OR INPLACE_AND".split())
MOVES = frozenset("SWAP ROT_THREE".split())
BINDINGS = frozenset("STORE_GLOBAL STORE_NAME STORE_ATTR".split())


class Code:
    """What is known about the code of a function."""

    def __init__(self, code, is_main):
        self.code = code  # Keeps the code alive, because it is found by its id.
        self.is_main = is_main

    def line(self, line):
        """Returns the line as events have it: -1 if it is in another file."""
        return line if self.is_main else -1

    def changing(self, home):
        """Returns the changes that the code can make to a grid: (line, offset after the change).

        `home` is the name of the variable or attribute that has the grid.
        """
        line = self.code.co_firstlineno
        changes = []
        stores = {}
        flags = set()
        is_method = is_change = is_mask = False
        for instruction in dis.get_instructions(self.code):
            name, value = instruction.opname, instruction.argval
            if name == "EXTENDED_ARG":
                continue
            if is_change:
                changes.append((line, instruction.offset))
            before, line = line, line_of(instruction, line)
            if line != before and name == "LOAD_CONST" and isinstance(value, bool):
                flags.add(line)
            is_method = is_method or isinstance(value, str) and value in METHODS
            is_call = name.startswith("CALL")
            is_binding = name in BINDINGS and value == home
            is_store = name in STORES and not is_mask
            is_change = is_store or is_binding or is_call and is_method
            is_method = is_method and not is_call
            is_mask = is_mask and name in MOVES or name in MASKS or instruction.argrepr in MASKS
            stores[line] = stores.get(line, 0) + is_change
        return [(at, offset) for at, offset in changes if at not in flags or stores[at] > 1]


def line_of(instruction, before):
    positions = getattr(instruction, "positions", None)
    if positions is not None and positions.lineno is not None:
        return positions.lineno
    starts = instruction.starts_line
    return before if starts is None or isinstance(starts, bool) else starts


class Sources:
    """The program is its main file and the modules beside it."""

    def __init__(self, program):
        self.main = os.path.abspath(program)
        self.folder = os.path.join(os.path.dirname(self.main), "")
        self._files = {}
        self._codes = {}

    def code(self, code):
        """Returns what is known about a code, or None if it does not belong to the program."""
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
            return False
        path = os.path.abspath(file)
        return path.startswith(self.folder) and os.sep + "site-packages" + os.sep not in path
