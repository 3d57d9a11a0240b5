"""Watches with sys.settrace, before Python 3.12. Its functions run at every line of the program."""

import sys
import threading


class SetTrace:
    def __init__(self, finder, sources, record):
        self.finder = finder
        self.sources = sources
        self.record = record

    def start(self):
        trace = tracing(self.finder, self.sources, self.record)
        threading.settrace(trace)
        sys.settrace(trace)


def tracing(finder, sources, record):
    """Returns the trace function.

    Python calls it before a line runs, so a change is found when the next line begins. `pending` is
    the line whose changes have not been looked for: 0 if there is none, -1 in another file.
    """
    codes = {}
    pending = 0
    follower = None
    is_over = False

    def end():
        nonlocal is_over
        is_over = True
        sys.settrace(None)
        threading.settrace(None)

    def return_line(frame):
        """Returns the line to which a function returns."""
        back = frame.f_back
        code = sources.code(back.f_code) if back is not None else None
        return code.line(back.f_lineno) if code is not None else 0

    def found(it, line):
        """Begins to follow a grid, and makes all functions choose how they are traced."""
        nonlocal follower
        follower = it
        codes.clear()
        digits = it.digits_of(it.grid)
        if digits is not None:
            it.move_to(digits, line)

    def searching(frame, event, arg):
        nonlocal pending
        if follower is not None:
            local = local_of(frame.f_code)
            return local and local(frame, event, arg)
        it = finder.scan(frame)
        if it is not None:
            found(it, pending)
        elif finder.gives_up:
            end()
            return None
        code = sources.code(frame.f_code)
        pending = code.line(frame.f_lineno) if event == "line" else pending
        if event == "return":
            pending = return_line(frame)
        return searching

    def following(lines):
        def local(frame, event, arg):
            nonlocal pending
            if pending:
                if is_over:
                    sys.settrace(None)
                    return None
                follower.check(pending)
            if event == "line":
                pending = lines.get(frame.f_lineno, 0)
            elif event == "return":
                pending = return_line(frame)
                if record.is_cut:
                    end()
            return local

        return local

    def varying(frame, event, arg):
        nonlocal pending
        if is_over:
            sys.settrace(None)
            return None
        follower.look(frame, pending)
        if event == "return":
            pending = return_line(frame)
        else:
            pending = sources.code(frame.f_code).line(frame.f_lineno)
        if record.is_cut:
            end()
        return varying

    def local_of(code):
        """Returns the local trace function for a code, or None if the code cannot change the grid."""
        known = sources.code(code)
        if known is None:
            return None
        if follower is None:
            return searching
        if follower.varies:
            return varying
        lines = {line: known.line(line) for line, _ in known.changing(follower.name)}
        return following(lines) if lines else None

    def called(frame, event, arg):
        nonlocal pending
        code = frame.f_code
        key = id(code)
        try:
            local = codes[key]
        except KeyError:
            local = codes[key] = local_of(code)
            if sources.code(code) is None:
                kept.append(code)
        if local is None:
            return None
        if follower is None or follower.varies:
            return local(frame, event, arg)
        if pending:
            follower.check(pending)
            pending = 0
        if follower.enter(frame):
            codes.clear()
            return varying
        return local

    # Codes are found by their ids, so none may be freed.
    kept = []
    return called
