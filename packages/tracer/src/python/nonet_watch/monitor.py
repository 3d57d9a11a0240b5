"""Watches a program with sys.monitoring, in Python 3.12 or later."""

import sys

from .variables import CALLS, Variables

NAME = "nonet"


class Monitor:
    def __init__(self, finder, sources, record):
        self.finder = finder
        self.sources = sources
        self.record = record
        self.stop = None

    def start(self):
        monitoring = sys.monitoring
        tool = next(id for id in range(5, -1, -1) if monitoring.get_tool(id) is None)
        monitoring.use_tool_id(tool, NAME)
        self.stop = watch(tool, self.finder, self.sources, self.record)


def watch(tool, finder, sources, record):
    """Looks at every line until the grid is found, then only after instructions that can change it.

    The events of a code object are chosen when it first runs. A useless event is switched off at
    the place where it occurs. The callbacks must not fail if the stack is full.

    Returns a function that stops watching.
    """
    monitoring = sys.monitoring
    events = monitoring.events
    disable = monitoring.DISABLE
    frame_at = sys._getframe
    every_line = events.PY_START | events.LINE | events.PY_RETURN | events.PY_YIELD
    known_codes = {}
    changes_after = {}
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
        monitoring.set_events(tool, 0)
        for known in known_codes.values():
            monitoring.set_local_events(tool, known.code, 0)
        for event in callbacks:
            monitoring.register_callback(tool, event, None)
        monitoring.free_tool_id(tool)

    def fail(error):
        end()
        record.fail(error)

    def called_line(frame):
        back = frame.f_back
        code = sources.code(back.f_code) if back is not None else None
        return code.line(back.f_lineno) if code is not None else 0

    def choose(known):
        """Chooses the events of a code object."""
        if follower is None:
            monitoring.set_local_events(tool, known.code, every_line)
            return
        if follower.is_deep:
            changes_after[id(known.code)] = {}
            monitoring.set_local_events(tool, known.code, every_line)
            return
        is_varying = variables is not None
        changes = known.changes() if is_varying else known.changes_in_place(follower.names)
        after = {each.offset: each for each in changes}
        changes_after[id(known.code)] = after
        chosen = events.INSTRUCTION if after else 0
        is_new = known.calls <= CALLS
        starts = events.PY_START if after or is_varying or is_new else 0
        monitoring.set_local_events(tool, known.code, chosen | starts)

    def choose_again():
        for known in known_codes.values():
            choose(known)
        monitoring.restart_events()

    def vary():
        nonlocal variables
        variables = Variables(follower)
        choose_again()

    def search(frame):
        nonlocal follower, pending
        found = finder.scan(frame)
        if found is not None:
            follower = found
            if found.is_fixed:
                vary()
            else:
                choose_again()
            found.begin(pending)
            pending = 0
        elif finder.gives_up:
            end()

    def check_after(frame, line):
        """Looks for changes after a line of a program whose cells can be lists or objects. `line`
        is the next line.
        """
        nonlocal pending, pending_frame
        if variables is not None:
            if pending:
                variables.look(pending_frame, pending)
        elif pending:
            follower.check(pending)
            if not follower.is_deep:
                choose_again()
        pending = line
        pending_frame = frame
        if record.is_cut:
            end()

    def on_start(code, offset):
        try:
            known = known_codes.get(id(code))
            if known is None:
                known = sources.code(code)
                if known is None:
                    return disable
                known_codes[id(code)] = known
                choose(known)
            frame = frame_at(1)
            if follower is None:
                search(frame)
                return None
            if follower.is_deep:
                check_after(frame, 0)
            if variables is None:
                is_useless = not changes_after[id(code)] and not follower.is_deep
                if is_useless and known.calls > CALLS:
                    return disable
                known.calls += 1
                if follower.is_dropped or follower.enter(frame):
                    vary()
            if variables is not None:
                if not variables.called(frame, called_line(frame)) and not follower.is_deep:
                    return disable
        except RecursionError:
            pass
        except Exception as error:
            fail(error)
        return None

    def on_line(code, line):
        nonlocal pending
        try:
            frame = frame_at(1)
            if follower is None:
                search(frame)
            elif not follower.is_deep:
                return disable
            known = sources.code(code)
            line = known.line(line) if known is not None else 0
            if follower is None:
                pending = line
            elif follower.is_deep:
                is_change = known is not None and frame.f_lineno in known.part_lines()
                check_after(frame, line if is_change else 0)
        except RecursionError:
            if follower is not None:
                follower.is_behind = True
        except Exception as error:
            fail(error)
        return None

    def on_return(code, offset, value):
        nonlocal pending
        try:
            frame = frame_at(1)
            if follower is None:
                search(frame)
                pending = called_line(frame)
            elif not follower.is_deep:
                return disable
            else:
                check_after(frame.f_back, called_line(frame))
        except RecursionError:
            if follower is not None:
                follower.is_behind = True
        except Exception as error:
            fail(error)
        return None

    def on_instruction(code, offset):
        nonlocal pending
        try:
            changes = changes_after.get(id(code))
            change = changes and changes.get(offset)
            if not change:
                return disable
            line = known_codes[id(code)].line(change.line)
            if variables is None:
                follower.check(line)
                if follower.is_deep:
                    pending = 0
                    choose_again()
            elif change.may_bind(variables.names):
                variables.look(frame_at(1), line)
            else:
                return disable
            if record.is_cut:
                end()
        except RecursionError:
            if follower is not None:
                follower.is_behind = True
        except Exception as error:
            fail(error)
        return None

    callbacks = {
        events.PY_START: on_start,
        events.LINE: on_line,
        events.PY_RETURN: on_return,
        events.PY_YIELD: on_return,
        events.INSTRUCTION: on_instruction,
    }
    for event, callback in callbacks.items():
        monitoring.register_callback(tool, event, callback)
    monitoring.set_events(tool, events.PY_START)
    return end
