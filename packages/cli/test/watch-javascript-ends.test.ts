import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { RECORD_HEAD } from '@nonet/tracer/recorded';
import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../test/size.ts';
import { NONET } from './nonet.ts';
import { interrupted, nineLines, PROGRAMS, plain, replayed, SAMPLE, watched } from './watched.ts';

const INPUT = nineLines(SAMPLE);
const inFolder = (name: string): string => `javascript/ends/${name}`;

/** The events of unusual.js, which changes its grid in unusual ways. */
const UNUSUAL = `
  + 1 2 4 @6
  + 1 4 6 @7
  + 1 5 2 @8
  + 1 6 8 @9
  + 1 8 7 @11
  + 2 1 5 @11
  + 2 2 7 @12
  + 2 5 3 @12
  + 2 8 6 @15
  + 2 9 1 @15
  - 2 9 @15
  + 2 9 8 @15
  + 3 1 9 @16
  + 3 2 8 @16
  + 3 3 6 @16
  + 3 5 5 @16
  + 3 7 2 @16
  + 3 8 3 @17
  - 3 2 @18
  + 3 2 1 @18
  + 4 2 9 @18
  + 4 3 1 @18
  + 4 7 7 @29
  + 4 8 8 @31
  + 5 1 4 @31
  + 4 5 4 @28
`;

/** Program and arguments → its events: kind, row, column, digit and line. */
const PROGRAM_ENDS: readonly [args: readonly string[], events: readonly string[]][] = [
  [['about.js', '--to', 'x', '-q', '--', '--help'], ['+ 1 2 4 @7']],
  [['error.js'], ['+ 1 2 4 @4', '+ 1 4 6 @4']],
  [['rejected.mjs'], ['+ 1 2 4 @7', '+ 1 4 6 @7']],
  [['unusual.js'], UNUSUAL.trim().split(/\n */)],
  [['exit.js'], ['+ 1 2 4 @11', '+ 1 4 6 @7']],
  [['worker.js'], ['+ 1 2 4 @9']],
  [['parts.js'], ['+ 1 2 4', '+ 1 4 6 @5', '+ 1 6 8', '+ 1 8 7', '+ 1 5 2 @8']],
  [['killed.js'], ['+ 1 2 4 @6']],
  [['parts.mjs'], ['+ 1 2 4', '+ 1 6 8', '+ 1 8 7', '+ 1 4 6 @7']],
  [['fork.js'], ['+ 1 2 4 @8']],
  [['little.js'], []],
  [['syntax.js'], []],
];

/** Programs of tests → what watch says at the end. */
const OWN: readonly (readonly [name: string, summary: string])[] = [
  ['function-text.cjs', 'watched board, an array of 9 rows: 1 placement, 1 back, 0 solutions'],
  ['proxies.cjs', 'watched raw, an array of 9 rows: 10 placements, 4 backs, 0 solutions'],
  ['stacks.cjs', 'watched board, an array of 9 rows: 5 placements, 2 backs, 0 solutions'],
  // The candidates are made again at each step, so they are not the grid of the search.
  [
    'digits-and-candidates.cjs',
    'watched board, an array of 9 rows: 51 placements, 0 backs, 1 solution',
  ],
  ['syntax.cjs', 'watched board, an array of 9 rows: 31 placements, 27 backs, 0 solutions'],
];

/**
 * Removes what Node prints differently for a program with a source map: names of files, and empty
 * lines.
 */
function normalised(text: string): string {
  return text
    .replaceAll('file://', '')
    .replace(/<anonymous> \((.*)\)$/gm, '$1')
    .replace(/\n+/g, '\n');
}

describe('a JavaScript program under nonet watch', () => {
  it.each(PROGRAM_ENDS.slice(0, sized(2, PROGRAM_ENDS.length)))(
    '%j ends as it does alone',
    ([name, ...args], expected) => {
      const alone = plain([inFolder(name!), ...args], INPUT);
      const { events, signal, status, stderr, stdout } = watched([inFolder(name!), ...args], INPUT);
      expect(stdout).toBe(alone.stdout);
      expect([status, signal]).toEqual([alone.status, alone.signal]);
      const [summary = ''] = /(?:watched|no grid found).*\n$/.exec(stderr) ?? [];
      const errors = stderr.slice(0, stderr.length - summary.length);
      expect(normalised(errors)).toBe(normalised(alone.stderr));
      expect(summary).toMatch(expected.length > 0 ? /^watched board/ : /^no grid found/);
      expect(events).toEqual(expected);
    },
  );

  it.each(OWN.slice(0, sized(1, OWN.length)))(
    '%s prints what it prints alone, byte for byte',
    (name, summary) => {
      const alone = plain([`javascript/own/${name}`], INPUT);
      const { status, stderr, stdout } = watched([`javascript/own/${name}`], INPUT);
      expect(stdout).toBe(alone.stdout);
      expect(stderr).toBe(`${alone.stderr}${summary}\n`);
      expect(status).toBe(0);
    },
  );

  onlyQuick(it)('goes on if the tracer fails in the middle', () => {
    const alone = plain(['javascript/own/fault.cjs'], INPUT);
    const { events, status, stderr, stdout } = watched(['javascript/own/fault.cjs'], INPUT);
    expect([stdout, status]).toEqual([alone.stdout, 1]);
    const [summary = ''] = /watched .*\n$/.exec(stderr) ?? [];
    expect(normalised(stderr.slice(0, -summary.length))).toBe(normalised(alone.stderr));
    expect(summary).toMatch(
      /^watched board, an array of 9 rows: 2 placements, 0 backs, 0 solutions/,
    );
    expect(summary).toContain('TypeError: planted');
    expect(events).toEqual(['+ 1 2 4 @4', '+ 1 4 6 @5']);
  });

  onlyQuick(it)('goes on after the stack has overflowed', () => {
    const alone = plain([inFolder('caught-overflow.js')], INPUT);
    const { events, status, stdout } = watched([inFolder('caught-overflow.js')], INPUT);
    expect([stdout, status]).toEqual([alone.stdout, 0]);
    expect(events.length).toBeGreaterThan(1_900);
    expect(events.at(-1)).toBe('+ 1 2 4 @16');
    expect(replayed(SAMPLE, events)).toBe(SAMPLE.replace('10', '14'));
  });

  onlyQuick(it).each(['', '\0\xff no puzzle\r\n', 'x'.repeat(3_000_000)])(
    'reads %.20j byte for byte',
    (text) => {
      const { status, stdout } = watched([inFolder('echo.js')], text);
      expect(status).toBe(0);
      expect(stdout === text).toBe(true);
    },
  );

  describe.each((['SIGINT', 'SIGTERM'] as const).slice(0, sized(1, 2)))('%s', (signal) => {
    it.each(['loop.js', 'caught.js'].slice(0, sized(1, 2)))(
      'ends %s as it does alone',
      async (name) => {
        const path = join(PROGRAMS, inFolder(name));
        const alone = await interrupted(process.execPath, [path], signal);
        const under = await interrupted(process.execPath, [NONET, 'watch', path], signal);
        expect(under.stdout).toBe(alone.stdout);
        expect([under.status, under.signal]).toEqual([alone.status, alone.signal]);
        expect(under.stderr).toMatch(/^watched board, an array of 9 rows: .*\n$/);
      },
    );
  });

  onlyQuick(it)('is recorded to the last event if it hangs after many events', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-hang-'));
    try {
      const file = join(folder, 'trace');
      const path = join(PROGRAMS, inFolder('hang.js'));
      const ready = (): Promise<void> => recorded(folder, 100_002);
      const env = { TMPDIR: folder };
      const command = [NONET, 'watch', '--to', file, path];
      await interrupted(process.execPath, command, 'SIGTERM', { env, ready });
      expect(existsSync(file)).toBe(true);
      const events = readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^[-+]/.test(line));
      expect(events.length).toBe(100_002);
      expect(events.at(-1)).toBe('+ 1 4 6 @7');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** Resolves when the tracer has written this many events to the file in the temporary folder. */
async function recorded(folder: string, events: number): Promise<void> {
  const [name] = readdirSync(folder).filter((each) => each.startsWith('nonet-watch-'));
  const file = openSync(join(folder, name!, 'record'), 'r');
  const last = new Uint32Array(1);
  while (last[0] === 0) {
    await setTimeout(10);
    readSync(file, last, 0, 4, RECORD_HEAD + 4 * (events - 1));
  }
  closeSync(file);
}
