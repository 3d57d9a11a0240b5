"""Watches with sys.monitoring, from Python 3.12."""

import sys

NAME = "nonet"


class Monitor:
    def __init__(self, finder, sources, record):
        self.finder = finder
        self.sources = sources
        self.record = record

    def start(self):
        monitoring = sys.monitoring
        tool = next(id for id in range(5, -1, -1) if monitoring.get_tool(id) is None)
        monitoring.use_tool_id(tool, NAME)
        watch(tool, self.finder, self.sources, self.record)


def watch(tool, finder, sources, record):
    """Looks at every line until the grid is found, then only after instructions that can change it.

    A function that begins chooses its own events. All others are switched off where they occur.
    """
    monitoring = sys.monitoring
    events = monitoring.events
    disable = monitoring.DISABLE
    frame_at = sys._getframe
    EVERY_LINE = events.PY_START | events.PY_RESUME | events.LINE | events.PY_RETURN | events.PY_YIELD
    afters = {}
    started = {}
    pending = 0
    follower = None

    def end():
        monitoring.set_events(tool, 0)
        for known in started.values():
            monitoring.set_local_events(tool, known.code, 0)
        for event in (events.PY_START, events.PY_RESUME, events.LINE, events.INSTRUCTION):
            monitoring.register_callback(tool, event, None)
        for event in (events.PY_RETURN, events.PY_YIELD):
            monitoring.register_callback(tool, event, None)
        monitoring.free_tool_id(tool)

    def return_line(frame):
        back = frame.f_back
        code = sources.code(back.f_code) if back is not None else None
        return code.line(back.f_lineno) if code is not None else 0

    def found(it, line):
        nonlocal follower
        follower = it
        for known in started.values():
            choose(known)
        digits = it.digits_of(it.grid)
        if digits is not None:
            it.move_to(digits, line)

    def vary():
        for known in started.values():
            choose(known)
        monitoring.restart_events()

    def choose(known):
        """Chooses the events of a code."""
        code = known.code
        if follower is None or follower.varies:
            monitoring.set_local_events(tool, code, EVERY_LINE)
            return
        changes = known.changing(follower.name)
        after = {offset: known.line(line) for line, offset in changes}
        afters[id(code)] = after
        local = events.INSTRUCTION | events.PY_START if after else 0
        monitoring.set_local_events(tool, code, local)

    def on_start(code, offset):
        nonlocal pending
        known = started.get(id(code))
        if known is None:
            known = sources.code(code)
            if known is None:
                return disable
            started[id(code)] = known
            choose(known)
        if follower is None or follower.varies:
            look(frame_at(1))
        elif not afters[id(code)]:
            return disable
        elif follower.enter(frame_at(1)):
            vary()
        return None

    def on_line(code, line):
        nonlocal pending
        if follower is not None and not follower.varies:
            return disable
        look(frame_at(1))
        known = started.get(id(code))
        pending = known.line(line) if known is not None else 0
        return None

    def on_return(code, offset, value):
        nonlocal pending
        if follower is not None and not follower.varies:
            return disable
        frame = frame_at(1)
        look(frame)
        pending = return_line(frame)
        return None

    def look(frame):
        if follower is not None:
            follower.look(frame, pending)
            if record.is_cut:
                end()
            return
        it = finder.scan(frame)
        if it is not None:
            found(it, pending)
        elif finder.gives_up:
            end()

    def on_instruction(code, offset):
        after = afters.get(id(code))
        line = after and after.get(offset)
        if not line:
            return disable
        follower.check(line)
        if record.is_cut:
            end()
        return None

    monitoring.register_callback(tool, events.PY_START, on_start)
    monitoring.register_callback(tool, events.PY_RESUME, on_start)
    monitoring.register_callback(tool, events.LINE, on_line)
    monitoring.register_callback(tool, events.PY_RETURN, on_return)
    monitoring.register_callback(tool, events.PY_YIELD, on_return)
    monitoring.register_callback(tool, events.INSTRUCTION, on_instruction)
    monitoring.set_events(tool, events.PY_START)
