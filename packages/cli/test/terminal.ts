import { spawnSync } from 'node:child_process';
import { ENV } from './nonet.ts';

// Runs the command argv[1] in a terminal of 80 × 24. When argv[2] appears on the screen, types
// argv[3], or sends SIGTERM if argv[3] is "TERM". Kills the command after a minute. This is a
// Python program, because Node has no pseudo-terminals.
const TERMINAL = `
import fcntl, os, pty, select, signal, struct, sys, termios, time
command, awaited, keys = sys.argv[1:]
pid, fd = pty.fork()
if pid == 0:
    os.execvp('sh', ['sh', '-c', command])
fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack('HHHH', 24, 80, 0, 0))
seen = b''
sent = False
end = time.monotonic() + 60
while True:
    if not select.select([fd], [], [], max(0, end - time.monotonic()))[0]:
        os.kill(pid, signal.SIGKILL)
        break
    try:
        piece = os.read(fd, 65536)
    except OSError:
        break
    if not piece:
        break
    seen += piece
    if not sent and awaited.encode() in seen:
        sent = True
        if keys == 'TERM':
            os.kill(pid, signal.SIGTERM)
        else:
            os.write(fd, keys.encode())
sys.stdout.buffer.write(seen)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
`;

/** Whether Python can open a terminal here. */
export const hasTerminal: boolean =
  spawnSync('python3', ['-c', 'import pty, sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

/** Runs a command line in a terminal. Types `keys` when `awaited` appears on the screen. */
export function inTerminal(
  line: string,
  awaited = '',
  keys = '',
): { readonly status: number | null; readonly stdout: string } {
  const { status, stdout } = spawnSync('python3', ['-c', TERMINAL, line, awaited, keys], {
    encoding: 'utf8',
    env: { ...ENV, TERM: 'xterm' },
  });
  return { status, stdout };
}
