import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { ENV, NONET } from './nonet.ts';
import { program } from './program-on-path.ts';
import { interrupted, nineLines, PROGRAMS, plain, SAMPLE, watched } from './watched.ts';

const INPUT = nineLines(SAMPLE);

/** Program and arguments → the number of placements and backs. */
const PROGRAM_ENDS: readonly [args: readonly string[], placed: number, removed: number][] = [
  [['ends/about.py', '--to', 'x', '-q', '--', '--help'], 1, 0],
  [['ends/error.py'], 1, 0],
  [['ends/exit_text.py'], 1, 0],
  [['ends/os_exit.py'], 1, 0],
  [['ends/killed.py'], 1, 0],
  [['ends/much.py'], 1, 0],
  [['ends/fork.py'], 1, 1],
  [['ends/little.py'], 0, 0],
  [['ends/syntax.py'], 0, 0],
  [['ends/too_deep.py'], 0, 0],
  [['ends/echo.py'], 0, 0],
];

describeWith(program('python3'), 'a program under nonet watch', () => {
  it.each(PROGRAM_ENDS.slice(0, sized(1, 11)))(
    '%j ends as it does alone',
    (args, placed, removed) => {
      const alone = plain(args, INPUT);
      const { counts, signal, status, stderr, stdout } = watched(args, INPUT);
      expect(stdout).toBe(alone.stdout);
      expect([status, signal]).toEqual([alone.status, alone.signal]);
      const summary = /(?:watched|no grid found).*\n$/.exec(stderr)?.[0] ?? '';
      expect(stderr.slice(0, stderr.length - summary.length)).toBe(alone.stderr);
      expect(summary).toMatch(placed > 0 ? /^watched board/ : /^no grid found/);
      expect(counts).toEqual({ '+': placed, '-': removed, '!': 0 });
    },
  );

  onlyFull(it)('has as many stack frames as without nonet watch', () => {
    const alone = plain(['ends/deep.py'], INPUT);
    const { events, status, stdout } = watched(['ends/deep.py'], INPUT);
    expect([stdout, status]).toEqual([alone.stdout, 0]);
    expect(events.length).toBeGreaterThan(1_900);
  });

  onlyQuick(it).each(['', '\0\xff no puzzle\r\n', 'x'.repeat(3_000_000)])(
    'reads %.20j byte for byte',
    (text) => {
      const { status, stdout } = watched(['ends/echo.py'], text);
      expect(status).toBe(0);
      expect(stdout === text).toBe(true);
    },
  );

  onlyQuick(it)('may answer before its input ends', async () => {
    const args = [NONET, 'watch', join(PROGRAMS, 'ends/little.py')];
    const child = spawn(process.execPath, args, { env: ENV, stdio: 'pipe' });
    child.stdin.write('first line\n');
    const [chunk] = await once(child.stdout, 'data');
    expect(String(chunk)).toContain('first line');
    expect((await once(child, 'close'))[0]).toBe(3);
  });

  describe.each((['SIGINT', 'SIGTERM', 'SIGHUP'] as const).slice(0, sized(1, 2)))(
    '%s',
    (signal) => {
      it.each(['loop.py', 'caught.py'].slice(0, sized(1, 2)))(
        'ends %s as it does alone',
        async (name) => {
          const path = join(PROGRAMS, 'ends', name);
          const alone = await interrupted('python3', [path], signal);
          const under = await interrupted(process.execPath, [NONET, 'watch', path], signal);
          expect(under.stdout).toBe(alone.stdout);
          expect([under.status, under.signal]).toEqual([alone.status, alone.signal]);
          expect(under.stderr).not.toContain('nonet_watch');
          // The program may have been interrupted in another line.
          const kinds = (text: string): string[] =>
            text.match(/^(?:Traceback|\w+Interrupt|watched)/gm) ?? [];
          const summary = name === 'loop.py' ? ['watched'] : [];
          expect(kinds(under.stderr)).toEqual([...kinds(alone.stderr), ...summary]);
        },
      );
    },
  );
});
