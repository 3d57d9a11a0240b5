import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@nonet/engine/generate';
import { afterAll, describe, expect, it } from 'vitest';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import {
  ESCARGOT,
  linesOf,
  nineLines,
  PROGRAMS,
  plain,
  replayed,
  SAMPLE,
  SOLUTION,
  watched,
} from './watched.ts';

const folder = mkdtempSync(join(tmpdir(), 'nonet-watch-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface RowOrder {
  readonly name: string;
  readonly grid: string;
  /** The line that places digits. */
  readonly place: number;
  /** The lines that take digits out. */
  readonly remove: readonly number[];
  /** Whether the program makes a new grid for each step. */
  readonly isOverCopies?: boolean;
}

/** All fill the cells row by row. */
const ROW_ORDER: readonly RowOrder[] = [
  { name: 'blanks.js', grid: 'board, an array of 9 rows', place: 28, remove: [30] },
  { name: 'by-index.mjs', grid: 'cells, a Uint8Array of 81 cells', place: 24, remove: [24, 27] },
  { name: 'text.js', grid: 'a, a string of 81 cells', place: 17, remove: [17], isOverCopies: true },
  { name: 'class.mjs', grid: '#board, an array of 9 rows', place: 29, remove: [31] },
  { name: 'used.js', grid: 'map, an array of 9 rows', place: 25, remove: [27] },
  { name: 'generator.js', grid: 'cells, a Map of 81 cells', place: 27, remove: [29] },
  { name: 'iterative.js', grid: 'puzzle, an array of 81 cells', place: 23, remove: [9] },
  {
    name: 'copies.cjs',
    grid: 'n, an array of 9 rows',
    place: 15,
    remove: [13],
    isOverCopies: true,
  },
  { name: 'typed.mts', grid: 'cells, an object of 81 cells', place: 31, remove: [33] },
];

const inFolder = (name: string): string => `javascript/${name}`;

/** A warning of Node has the number of the process. */
const withoutProcess = (text: string): string => text.replace(/\(node:\d+\)/g, '(node)');

const runsTypeScript = 'typescript' in process.features && process.features.typescript === 'strip';
const programs = ROW_ORDER.filter(({ name }) => !name.endsWith('.mts') || runsTypeScript);

describe('nonet watch of a JavaScript program', () => {
  it.each(programs.slice(0, sized(2, programs.length)))(
    '$name has the counts of a row-by-row search, and the lines of its changes',
    ({ name, grid, place, remove, isOverCopies }) => {
      const { counts, events, status, stderr, stdout, trace } = watched(
        [inFolder(name)],
        nineLines(SAMPLE),
      );
      const alone = plain([inFolder(name)], nineLines(SAMPLE));
      expect([stdout, status]).toEqual([alone.stdout, alone.status]);
      expect(withoutProcess(stderr)).toBe(
        `${withoutProcess(alone.stderr)}watched ${grid}: 187 placements, 136 backs, 1 solution${isOverCopies ? ', counted as the differences from one board to the next' : ''}\n`,
      );
      expect(counts).toEqual({ '+': 187, '-': 136, '!': 1 });
      expect(linesOf(events, '+')).toEqual({ [place]: 187 });
      expect(Object.keys(linesOf(events, '-'))).toEqual(remove.map(String));
      expect(replayed(SAMPLE, events)).toBe(SOLUTION);
      const source = trace.filter((line) => line[0] === '|').map((line) => line.slice(2));
      expect(`${source.join('\n')}\n`).toBe(readFileSync(join(PROGRAMS, inFolder(name)), 'utf8'));
    },
  );

  it.each(programs.slice(0, sized(0, 4)))('$name has the counts of AI Escargot', ({ name }) => {
    const { counts } = watched([inFolder(name)], nineLines(ESCARGOT));
    expect(counts).toEqual({ '+': 8_969, '-': 8_911, '!': 1 });
  });
});

describe('nonet watch of a JavaScript program', () => {
  it.each(['class.mjs', 'blanks.js', 'iterative.js'].slice(0, sized(1, 3)))(
    'names the same lines as a copy of %s that writes its events',
    (name) => {
      const log = join(folder, name);
      const input = nineLines(ESCARGOT);
      const byHand = plain([inFolder(`by-hand/${name}`), log], input);
      expect(byHand.stdout).toBe(plain([inFolder(name)], input).stdout);
      const expected = readFileSync(log, 'utf8').trimEnd().split('\n');
      const all = watched([inFolder(name)], input).events;
      const events = all.filter((line) => !line.startsWith('!'));
      expect(events.length).toBe(17_880);
      const random = new Random(name);
      for (let i = 0; i < 100; i++) {
        const at = random.below(events.length);
        expect({ at, event: events[at] }).toEqual({ at, event: expected[at] });
      }
      expect(events).toEqual(expected);
    },
  );

  onlyQuick(it)('records the first events of a longer search, and lets the program run on', () => {
    const input = nineLines(ESCARGOT);
    const name = inFolder('blanks.js');
    const { events, stderr, stdout, trace } = watched([name], input, ['--events', '1000']);
    expect(events.length).toBe(1_000);
    expect(trace[3 + 1_000]).toBe('cut');
    expect(stderr).toContain('in the first 1,000 events; later events were not recorded');
    expect(stdout).toBe(plain([name], input).stdout);
  });

  onlyQuick(it)('recognises a grid by its givens if standard input has no puzzle', () => {
    const { counts, events, stderr } = watched([inFolder('own-puzzle.js')], '');
    expect(counts).toEqual({ '+': 51, '-': 0, '!': 1 });
    expect(stderr).toContain('watched board, an array of 9 rows');
    expect(Object.keys(linesOf(events, '+')).length).toBe(1);
  });

  onlyFull(it)('watches the first of several puzzles that the program solves', () => {
    const input = nineLines(ESCARGOT) + nineLines(SAMPLE);
    const { events, trace } = watched([inFolder('two-puzzles.js')], input);
    expect(trace[1]).toBe(`puzzle ${ESCARGOT.replaceAll('0', '.')}`);
    expect(replayed(ESCARGOT, events)).toMatch(/^[1-9]{81}$/);
    expect(events.length).toBe(8_969 + 8_911 + 1);
  });

  onlyQuick(it)('says what it looked for if there is no grid', () => {
    const { status, stderr, stdout } = watched([inFolder('full.js')], nineLines(SAMPLE));
    expect([status, stdout]).toEqual([5, 'nothing to solve\n']);
    expect(stderr).toContain(
      'no grid found: expected a variable or property that changes and has the givens',
    );
  });

  onlyQuick(it)(runsTypeScript ? 'runs TypeScript' : 'needs a Node that runs TypeScript', () => {
    const { status, stderr } = watched([inFolder('typed.mts')], nineLines(SAMPLE));
    if (runsTypeScript) {
      expect(status).toBe(0);
    } else {
      expect(status).toBe(2);
      expect(stderr).toMatch(/ cannot run typed.mts \(expected Node 22.18 or later\)\n$/);
    }
  });
});
