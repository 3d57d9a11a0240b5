"""terminal.py COMMAND [COLUMNS ROWS] runs a command in a terminal of 80 × 24 or of that size, and prints what
the command writes.

When the screen has not changed for a second, types q. Kills the command after a minute. This is a Python
program, because Node has no pseudo-terminals.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

END_OF_FRAME = b"\x1b[?2026l"

command = sys.argv[1]
columns, rows = map(int, sys.argv[2:] or (80, 24))
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    os.execvp("bash", ["bash", "-c", command])

written = b""
end = time.monotonic() + 60
while True:
    has_frame = END_OF_FRAME in written
    wait = 1 if has_frame else end - time.monotonic()
    if select.select([terminal], [], [], max(0, wait))[0]:
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        written += piece
    elif time.monotonic() < end and has_frame:
        os.write(terminal, b"q")
    else:
        os.kill(pid, signal.SIGKILL)
        break
sys.stdout.buffer.write(written)
os.waitpid(pid, 0)
