import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ENV, NONET } from './nonet.ts';

// Runs the command argv[1] in a terminal of 80 × 24. When argv[2] appears on the screen, types argv[3],
// or sends SIGTERM if argv[3] is "TERM". Kills the command after a minute. This is a Python program,
// because Node has no pseudo-terminals.
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

/** Text of the first frame. A busy machine may skip later frames. */
const FIRST_FRAME = 'blanks to fill';

const directory = mkdtempSync(join(tmpdir(), 'nonet-terminal-'));
afterAll(() => rmSync(directory, { recursive: true }));
const puzzle = join(directory, 'puzzle.txt');
writeFileSync(
  puzzle,
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107',
);

const python = spawnSync('python3', ['-c', 'import pty, sys; sys.exit(sys.version_info < (3, 9))']);
const command = `"${process.execPath}" "${NONET}" trace`;

function inTerminal(line: string, awaited: string, keys: string) {
  const { status, stdout } = spawnSync('python3', ['-c', TERMINAL, line, awaited, keys], {
    encoding: 'utf8',
    env: { ...ENV, TERM: 'xterm' },
  });
  return { status, stdout };
}

describe.skipIf(python.status !== 0)('in a terminal', () => {
  const cases = [
    ['q quits', `exec ${command} ${puzzle}`, FIRST_FRAME, 'q', 0],
    ['Ctrl-C interrupts', `exec ${command} ${puzzle}`, FIRST_FRAME, '\x03', 130],
    ['SIGTERM ends it', `exec ${command} ${puzzle}`, FIRST_FRAME, 'TERM', 143],
    ['keys work with the puzzle from a pipe', `cat ${puzzle} | ${command}`, FIRST_FRAME, 'q', 0],
    ['--at starts at an event', `exec ${command} --at 20 ${puzzle}`, 'r4c3: no digit', 'q', 0],
    ['End jumps to the end', `exec ${command} --speed 1 ${puzzle}`, 'of 323', '\x1b[Fq', 0],
  ] as const;
  test.each(cases)('%s, and the terminal is restored', (_, line, awaited, keys, expected) => {
    const { status, stdout } = inTerminal(line, awaited, keys);
    expect(stdout).toContain(awaited);
    expect(status).toBe(expected);
    expect(stdout.indexOf('\x1b[?1049h')).toBe(0);
    expect(stdout.lastIndexOf('\x1b[?25h\x1b[?1049l')).toBeGreaterThan(stdout.lastIndexOf('▲'));
    expect(stdout.split('\x1b[?1049l').length).toBe(2);
  });

  test('the solution stays on the screen until q', () => {
    const { status, stdout } = inTerminal(
      `exec ${command} --speed 100000 ${puzzle}`,
      '✓ solution after 323 events',
      'q',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('✓');
  });
});
