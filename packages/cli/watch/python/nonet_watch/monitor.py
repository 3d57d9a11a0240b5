"""Watches a program with sys.monitoring, in Python 3.12 or later."""

import sys

from .variables import Variables

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

    def called_line(frame):
        back = frame.f_back
        code = sources.code(back.f_code) if back is not None else None
        return code.line(back.f_lineno) if code is not None else 0

    def choose(known):
        """Chooses the events of a code object."""
        if follower is None:
            monitoring.set_local_events(tool, known.code, every_line)
            return
        is_varying = variables is not None
        changes = known.changes() if is_varying else known.changes_in_place(follower.name)
        after = {each.offset: each for each in changes}
        changes_after[id(known.code)] = after
        chosen = events.INSTRUCTION if after else 0
        starts = events.PY_START if after or is_varying else 0
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
        nonlocal follower
        found = finder.scan(frame)
        if found is not None:
            follower = found
            if found.is_fixed:
                vary()
            else:
                choose_again()
            found.begin(pending)
        elif finder.gives_up:
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
            if follower is None:
                search(frame_at(1))
            elif variables is not None:
                frame = frame_at(1)
                if not variables.called(frame, called_line(frame)):
                    return disable
            elif not changes_after[id(code)]:
                return disable
            elif follower.enter(frame_at(1)):
                vary()
                frame = frame_at(1)
                variables.called(frame, called_line(frame))
        except RecursionError:
            pass
        return None

    def on_line(code, line):
        nonlocal pending
        try:
            if follower is not None:
                return disable
            search(frame_at(1))
            known = sources.code(code)
            pending = known.line(line) if known is not None else 0
        except RecursionError:
            pass
        return None

    def on_return(code, offset, value):
        nonlocal pending
        try:
            if follower is not None:
                return disable
            frame = frame_at(1)
            search(frame)
            pending = called_line(frame)
        except RecursionError:
            pass
        return None

    def on_instruction(code, offset):
        try:
            changes = changes_after.get(id(code))
            change = changes and changes.get(offset)
            if not change:
                return disable
            line = known_codes[id(code)].line(change.line)
            if variables is None:
                follower.check(line)
            elif change.may_bind(variables.names):
                variables.look(frame_at(1), line)
            else:
                return disable
            if record.is_cut:
                end()
        except RecursionError:
            if follower is not None:
                follower.is_behind = True
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
