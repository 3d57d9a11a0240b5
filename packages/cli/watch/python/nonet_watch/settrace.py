"""Watches a program with sys.settrace, in versions before Python 3.12. The functions in this file
run at every line of the program.
"""

import sys
import threading

from .variables import Variables


class SetTrace:
    def __init__(self, finder, sources, record):
        self.finder = finder
        self.sources = sources
        self.record = record
        self.stop = None

    def start(self):
        trace, self.stop = tracing(self.finder, self.sources, self.record)
        threading.settrace(trace)
        sys.settrace(trace)


def tracing(finder, sources, record):
    """Returns the trace function, and a function that stops it.

    Python calls the trace function before a line runs, so a change is found when the next line
    begins. `pending` is the line whose changes are still to be found: 0 if there is none, -1 if the
    line is in another file.

    The functions that Python calls must not fail if the stack is full. They do nothing then, and the
    next call finds the changes.
    """
    locals_of = {}
    find_local = locals_of.get
    unknown = object()
    # Code objects are looked up by id, so none of them may be freed.
    kept = []
    pending = 0
    pending_frame = None
    follower = None
    variables = None
    is_over = False

    def end():
        nonlocal is_over
        is_over = True
        sys.settrace(None)
        threading.settrace(None)

    def called_line(frame):
        """Returns the line at which a function was called, and to which it returns."""
        back = frame.f_back
        code = sources.code(back.f_code) if back is not None else None
        return code.line(back.f_lineno) if code is not None else 0

    def searching(frame, event, arg):
        nonlocal pending
        try:
            if follower is not None:
                return switched(frame, event, arg)
            search(frame)
            if is_over:
                return None
            if event == "line":
                pending = sources.code(frame.f_code).line(frame.f_lineno)
            elif event == "return":
                pending = called_line(frame)
        except RecursionError:
            pass
        return searching

    def search(frame):
        nonlocal follower
        found = finder.scan(frame)
        if found is not None:
            follower = found
            found.begin(pending)
            locals_of.clear()
            if found.is_fixed:
                vary()
        elif finder.gives_up:
            end()

    def following(lines):
        """Traces a function that can change the grid in place."""
        check = follower.check
        line_of = lines.get

        def local(frame, event, arg):
            nonlocal pending
            try:
                if pending:
                    if variables is not None or is_over:
                        return switched(frame, event, arg)
                    check(pending)
                    if record.is_cut:
                        end()
                if event == "line":
                    pending = line_of(frame.f_lineno, 0)
                elif event == "return":
                    pending = called_line(frame)
            except RecursionError:
                follower.is_behind = True
            return local

        return local

    def switched(frame, event, arg):
        if is_over:
            sys.settrace(None)
            return None
        local = local_of(frame.f_code)
        return local and local(frame, event, arg)

    def vary():
        nonlocal variables, pending
        variables = Variables(follower)
        pending = 0
        locals_of.clear()

    def varying(lines):
        """Traces a function that can make a grid."""

        def await_line(frame, line):
            nonlocal pending, pending_frame
            pending = 0
            changes = lines.get(line)
            if changes is None:
                return
            if any(change.may_bind(variables.names) for change in changes):
                pending = sources.code(frame.f_code).line(line)
                pending_frame = frame
            else:
                del lines[line]

        def local(frame, event, arg):
            try:
                if is_over:
                    sys.settrace(None)
                    return None
                if pending:
                    variables.look(pending_frame, pending)
                await_line(frame, frame.f_lineno if event == "line" else -1)
                if event == "return":
                    leave(frame.f_back)
                if record.is_cut:
                    end()
            except RecursionError:
                pass
            return local

        local.await_line = await_line
        return local

    def leave(back):
        """Looks at the variables of the caller after its line has run."""
        nonlocal pending, pending_frame
        if back is not None and sources.code(back.f_code) is not None:
            local = locals_of.get(id(back.f_code))
            if local is not None:
                local.await_line(back, back.f_lineno)

    def local_of(code):
        """Returns the local trace function for a code, or None if the code cannot change the grid."""
        known = sources.code(code)
        if known is None:
            return None
        if follower is None:
            return searching
        if variables is not None:
            return varying(by_line(known.changes()))
        changes = known.changes_in_place(follower.name)
        return following({each.line: known.line(each.line) for each in changes}) if changes else None

    def called(frame, event, arg):
        nonlocal pending
        local = None
        try:
            code = frame.f_code
            key = id(code)
            local = find_local(key, unknown)
            if local is None:
                return None
            if local is unknown:
                local = locals_of[key] = local_of(code)
                kept.append(code)
                if local is None:
                    return None
            if follower is None:
                return local(frame, event, arg)
            if variables is None:
                if pending:
                    follower.check(pending)
                    pending = 0
                if not follower.enter(frame):
                    return local
                vary()
                local = locals_of[key] = local_of(code)
            if pending:
                variables.look(pending_frame, pending)
                pending = 0
            has_grid = variables.called(frame, called_line(frame))
            if not has_grid and not sources.code(code).changes():
                locals_of[key] = None
        except RecursionError:
            pass
        return local

    return called, end


def by_line(changes):
    lines = {}
    for change in changes:
        lines.setdefault(change.line, []).append(change)
    return lines
