import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { NONET } from './nonet.ts';
import { hasTerminal, inTerminal } from './terminal.ts';

/** Text of the first frame. A busy machine may skip later frames. */
const FIRST_FRAME = 'blanks to fill';

const directory = mkdtempSync(join(tmpdir(), 'nonet-terminal-'));
afterAll(() => rmSync(directory, { recursive: true }));
const puzzle = join(directory, 'puzzle.txt');
writeFileSync(
  puzzle,
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107',
);

const command = `"${process.execPath}" "${NONET}" trace`;

describe.skipIf(!hasTerminal)('in a terminal', () => {
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
