"""The events, in a file that is mapped into memory. So they are kept even if the program crashes."""

import mmap

# The file begins with lines of text. Each line is a word and its value. Then come events of 32
# bits, up to a zero: kind (2 bits), digit (5), cell (10), line (15; 0 if unknown).
HEAD = 4096
PLACE, REMOVE, SOLUTION = 1, 2, 3
MOST_LINES = (1 << 15) - 1


class Record:
    def __init__(self, path, limit):
        with open(path, "r+b") as file:
            self.memory = mmap.mmap(file.fileno(), 0)
        self.events = memoryview(self.memory)[HEAD:].cast("I")
        self.limit = limit
        self.length = 0
        self.head = 0
        self.is_cut = False
        self.has_copies = False

    def note(self, word, value=""):
        """Adds a line to the text."""
        line = (word + " " + value + "\n").encode("utf-8", "replace")
        if self.head + len(line) < HEAD:
            self.memory[self.head : self.head + len(line)] = line
            self.head += len(line)

    def note_copies(self):
        """Notes that events are differences between one object and the next."""
        if not self.has_copies:
            self.has_copies = True
            self.note("counting", "copies")

    def fail(self, error):
        """Notes that the tracer has stopped because of an error of its own."""
        text = "%s: %s" % (type(error).__name__, error)
        self.note("broken", " ".join(text.split())[:500])

    def clear(self):
        """Removes all events."""
        for i in range(self.length):
            self.events[i] = 0
        self.length = 0

    def add(self, kind, cell, digit, line):
        if self.length == self.limit:
            if not self.is_cut:
                self.is_cut = True
                self.note("cut")
            return
        if not 0 < line <= MOST_LINES:
            line = 0
        self.events[self.length] = kind | digit << 2 | cell << 7 | line << 17
        self.length += 1
