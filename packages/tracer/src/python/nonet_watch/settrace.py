"""Watches a program with sys.settrace, in versions before Python 3.12. The functions in this file
run at every line of the program.
"""

import sys
import threading

from .hiding import hide_trace_function
from .variables import CALLS, Variables

# In these versions, the interpreter is aborted if an overflow of the stack is caught near the limit
# and the program goes on from there. So the program gets the error.
MUST_RAISE = sys.version_info < (3, 9)
set_trace = sys.settrace


class SetTrace:
    def __init__(self, finder, sources, record):
        self.finder = finder
        self.sources = sources
        self.record = record
        self.stop = None

    def start(self):
        trace, self.stop, replaced = tracing(self.finder, self.sources, self.record)
        threading.settrace(trace)
        set_trace(trace)
        hide_trace_function(trace, replaced)


def tracing(finder, sources, record):
    """Returns the trace function, a function that stops it, and a function that must be called if
    the program uses sys.settrace.

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
        if is_over:
            return
        is_over = True
        set_trace(None)
        threading.settrace(None)

    def fail(error):
        end()
        record.fail(error)

    def replaced():
        nonlocal is_over
        if not is_over:
            is_over = True
            record.note("broken", "the program uses sys.settrace itself")

    def called_line(frame):
        """Returns the line at which a function was called, and to which it returns."""
        back = frame.f_back
        code = sources.code(back.f_code) if back is not None else None
        return code.line(back.f_lineno) if code is not None else 0

    def searching(frame, event, arg):
        nonlocal pending
        try:
            if follower is None:
                search(frame)
            if follower is not None or is_over:
                return switched(frame, event, arg)
            if event == "line":
                pending = sources.code(frame.f_code).line(frame.f_lineno)
            elif event == "return":
                pending = called_line(frame)
        except RecursionError:
            if MUST_RAISE:
                raise
        except Exception as error:
            fail(error)
        return searching

    def search(frame):
        nonlocal follower, pending
        found = finder.scan(frame)
        if found is not None:
            follower = found
            found.begin(pending)
            pending = 0
            if found.is_fixed:
                vary(frame)
            else:
                retrace(frame)
        elif finder.gives_up:
            end()

    def retrace(frame):
        """Chooses the trace functions of all functions again, also of those that are running."""
        locals_of.clear()
        while frame is not None:
            if sources.code(frame.f_code) is not None:
                frame.f_trace = switched
            frame = frame.f_back

    def following(known):
        """Traces a function that can change the grid in place. Returns None if it cannot."""
        is_deep = follower.is_deep
        changes = known.changes_in_place(follower.names)
        lines = known.part_lines() if is_deep else {each.line for each in changes}
        if not lines:
            return None
        lines = {line: known.line(line) for line in lines}
        check = follower.check
        line_of = lines.get

        def local(frame, event, arg):
            nonlocal pending
            try:
                if is_over:
                    return None
                if pending:
                    if variables is not None:
                        return switched(frame, event, arg)
                    check(pending)
                    if record.is_cut:
                        end()
                if follower.is_deep is not is_deep:
                    pending = 0
                    retrace(frame)
                    return switched(frame, event, arg)
                if event == "line":
                    pending = line_of(frame.f_lineno, 0)
                elif event == "return":
                    pending = called_line(frame)
            except RecursionError:
                follower.is_behind = True
                if MUST_RAISE:
                    raise
            except Exception as error:
                fail(error)
            return local

        return local

    def switched(frame, event, arg):
        local = None if is_over else local_of(frame.f_code)
        if local is None:
            frame.f_trace = None
            return None
        return local(frame, event, arg)

    def vary(frame):
        nonlocal variables, pending
        variables = Variables(follower)
        pending = 0
        retrace(frame)

    def varying(known):
        """Traces a function that can make a grid."""
        lines = {}
        for change in known.changes():
            lines.setdefault(change.line, []).append(change)

        def await_line(frame, line):
            nonlocal pending, pending_frame
            pending = 0
            if follower.is_deep:
                if line not in known.part_lines():
                    return
            else:
                changes = lines.get(line)
                if changes is None:
                    return
                if not any(change.may_bind(variables.names) for change in changes):
                    del lines[line]
                    return
            pending = known.line(line)
            pending_frame = frame

        def local(frame, event, arg):
            try:
                if is_over:
                    return None
                if pending:
                    variables.look(pending_frame, pending)
                await_line(frame, frame.f_lineno if event == "line" else -1)
                if event == "return":
                    leave(frame.f_back)
                if record.is_cut:
                    end()
            except RecursionError:
                if MUST_RAISE:
                    raise
            except Exception as error:
                fail(error)
            return local

        local.await_line = await_line
        return local

    def leave(back):
        """Looks at the variables of the caller after its line has run."""
        if back is not None and sources.code(back.f_code) is not None:
            local = locals_of.get(id(back.f_code))
            if local is not None:
                local.await_line(back, back.f_lineno)

    def local_of(code):
        """Returns the local trace function for a code, or None if the code cannot change the grid."""
        key = id(code)
        local = find_local(key, unknown)
        if local is unknown:
            known = sources.code(code)
            if known is None:
                local = None
            elif follower is None:
                local = searching
            else:
                local = varying(known) if variables is not None else following(known)
            locals_of[key] = local
            kept.append(code)
        return local

    def called(frame, event, arg):
        nonlocal pending
        local = None
        try:
            if is_over:
                return None
            code = frame.f_code
            local = local_of(code)
            if follower is None:
                return local and local(frame, event, arg)
            known = sources.code(code)
            if known is None:
                return None
            if variables is None:
                if pending:
                    follower.check(pending)
                    pending = 0
                if local is None and known.calls > CALLS:
                    return None
                known.calls += 1
                if not follower.is_dropped and not follower.enter(frame):
                    return local
                vary(frame)
                local = local_of(code)
            if local is None:
                return None
            if pending:
                variables.look(pending_frame, pending)
                pending = 0
            has_grid = variables.called(frame, called_line(frame))
            if not has_grid and not known.changes() and not follower.is_deep:
                locals_of[id(code)] = None
        except RecursionError:
            if MUST_RAISE:
                raise
        except Exception as error:
            fail(error)
        return local

    return called, end, replaced
