"""The events, in memory that outlives the program: a file that is mapped, so they are kept even if the
program crashes, or an array whose changes are handed out.
"""

# The memory begins with lines of text. Each line is a word and its value. Then come events of 32
# bits, up to a zero: kind (2 bits), digit (5), cell (10), line (15; 0 if unknown).
HEAD = 4096
PLACE, REMOVE, SOLUTION = 1, 2, 3
MOST_LINES = (1 << 15) - 1


class Record:
    def __init__(self, memory, limit, on_change=None):
        """`memory` has room for the text, for `limit` events and for a zero. `on_change` is called
        with the first byte that has changed, and the one after the last.
        """
        self.memory = memory
        self.events = memoryview(memory)[HEAD:].cast("I")
        self.limit = limit
        self.on_change = on_change
        self.length = 0
        self.handed_out = HEAD
        self.head = 0
        self.is_cut = False
        self.has_copies = False

    def note(self, word, value=""):
        """Adds a line to the text."""
        line = (word + " " + value + "\n").encode("utf-8", "replace")
        if self.head + len(line) < HEAD:
            self.memory[self.head : self.head + len(line)] = line
            self.head += len(line)
            if self.on_change is not None:
                self.on_change(self.head - len(line), self.head)

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
        if self.on_change is not None:
            self.on_change(HEAD, HEAD + 4 * self.length)
        self.length = 0
        self.handed_out = HEAD

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
        if self.on_change is not None:
            end = HEAD + 4 * self.length
            # If the stack is full, the next event is handed out with this one.
            self.on_change(self.handed_out, end)
            self.handed_out = end
