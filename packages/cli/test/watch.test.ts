import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@nonet/engine/generate';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { onlyFull, onlyQuick, sized } from '../../../test/size.ts';
import { program } from './program-on-path.ts';
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

const numpy = spawnSync('python3', ['-c', 'import numpy']).status === 0;

/**
 * Program → its grid, and the lines that place a digit and take it out. All fill cells row by row.
 */
const ROW_ORDER: readonly [name: string, grid: string, place: number, remove: number][] = [
  ['rows.py', 'board, a list of 9 rows', 25, 27],
  ['flags.py', 'a, a list of 9 rows', 23, 26],
  ['thread.py', 'cells, a list of 81 cells', 17, 20],
  ['iterative.py', 'puzzle, a list of 81 cells', 17, 7],
  ['argument.py', 'grid, a list of 9 rows', 25, 28],
  ['generator.py', 'cells, a dictionary of 81 cells', 16, 18],
  ['closure.py', 'board, a tuple of 9 rows', 12, 14],
  ['text.py', 'a, a string of 81 cells', 15, 15],
  ['copies.py', 'n, a list of 9 rows', 12, 10],
];

/** On AI Escargot, the first four take a second or less even on a slow machine. */
const ON_ESCARGOT = ROW_ORDER.slice(0, sized(0, 4)).map(([name]) => name);

describeWith(program('python3'), 'nonet watch', () => {
  describe.each(ROW_ORDER.slice(0, sized(2, 9)))('%s', (name, grid, place, remove) => {
    it('has the counts of a row-by-row search, and the lines of its changes', () => {
      const { counts, events, status, stderr, stdout, trace } = watched([name], nineLines(SAMPLE));
      const alone = plain([name], nineLines(SAMPLE));
      expect([stdout, status]).toEqual([alone.stdout, alone.status]);
      const isCopied = name === 'copies.py' || name === 'text.py';
      const copied = isCopied ? ', counted as the differences from one board to the next' : '';
      expect(stderr).toBe(
        `${alone.stderr}watched ${grid}: 187 placements, 136 backs, 1 solution${copied}\n`,
      );
      expect(counts).toEqual({ '+': 187, '-': 136, '!': 1 });
      // The tracer follows copies from the first call that gets a copy with a new digit.
      const others = name === 'copies.py' ? 1 : 0;
      expect(linesOf(events, '+')[place]).toBe(187 - others);
      expect(linesOf(events, '-')).toEqual({ [remove]: 136 });
      expect(replayed(SAMPLE, events)).toBe(SOLUTION);
      expect(trace.slice(0, 3)).toEqual([
        'nonet-trace 1',
        `puzzle ${SAMPLE.replaceAll('0', '.')}`,
        `source ${name}`,
      ]);
      const source = trace.filter((line) => line[0] === '|').map((line) => line.slice(2));
      expect(`${source.join('\n')}\n`).toBe(readFileSync(join(PROGRAMS, name), 'utf8'));
    });
  });

  it.each(ON_ESCARGOT)('%s has the counts of AI Escargot', { timeout: 120_000 }, (name) => {
    const { counts } = watched([name], nineLines(ESCARGOT));
    expect(counts).toEqual({ '+': 8_969, '-': 8_911, '!': 1 });
  });

  onlyFull(it)('finds the grid in an array of numpy', { skip: !numpy }, () => {
    const { counts, stderr } = watched(['numpy_grid.py'], nineLines(SAMPLE));
    expect(counts).toEqual({ '+': 187, '-': 136, '!': 1 });
    expect(stderr).toContain('watched g, a numpy array');
  });

  it.each(['rows.py', 'generator.py', 'thread.py'].slice(0, sized(1, 3)))(
    'names the same lines as a copy of %s that writes its events',
    (name) => {
      const log = join(folder, name);
      const input = nineLines(ESCARGOT);
      const byHand = plain([`by-hand/${name}`, log], input);
      expect(byHand.stdout).toBe(plain([name], input).stdout);
      const expected = readFileSync(log, 'utf8').trimEnd().split('\n');
      const events = watched([name], input).events.filter((line) => !line.startsWith('!'));
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
    const { events, stderr, stdout, trace } = watched(['rows.py'], input, ['--events', '1000']);
    expect(events.length).toBe(1_000);
    expect(trace.filter((line) => line === 'cut').length).toBe(1);
    expect(trace[3 + 1_000]).toBe('cut');
    expect(stderr).toContain('in the first 1,000 events; later events were not recorded');
    expect(stdout).toBe(plain(['rows.py'], input).stdout);
  });

  onlyFull(it)('writes gzip if the name of the file ends in .gz', () => {
    const options = ['--quiet'];
    const zipped = watched(['rows.py'], nineLines(SAMPLE), options, 'search.trace.gz');
    expect(zipped.trace).toEqual(watched(['rows.py'], nineLines(SAMPLE)).trace);
    expect(zipped.stderr).toBe('');
  });

  onlyQuick(it)('recognises a grid by its givens if standard input has no puzzle', () => {
    const { counts, events } = watched(['own_puzzle.py'], '');
    expect(counts).toEqual({ '+': 51, '-': 0, '!': 1 });
    expect(new Set(events.map((event) => event.split('@')[1]))).toEqual(new Set(['14']));
  });

  onlyQuick(it)('never shows the search of a variant as a classic one', () => {
    const variant = JSON.stringify({ puzzle: SAMPLE, constraints: [{ kind: 'antiknight' }] });
    const { status, stderr, trace } = watched(['own_puzzle.py'], variant);
    expect([status, trace]).toEqual([0, []]);
    expect(stderr).toBe(
      'cannot show the search of a variant: expected a classic Sudoku, found the rule "constraints" (read as json)\n',
    );
  });

  onlyFull(it)('watches the first of several puzzles that the program solves', () => {
    const input = nineLines(ESCARGOT) + nineLines(SAMPLE);
    const { events, trace } = watched(['two_puzzles.py'], input);
    expect(trace[1]).toBe(`puzzle ${ESCARGOT.replaceAll('0', '.')}`);
    expect(replayed(ESCARGOT, events)).toMatch(/^[1-9]{81}$/);
    expect(events.length).toBe(8_969 + 8_911 + 1);
  });

  onlyQuick(it)('says what it looked for if there is no grid', () => {
    const { status, stderr, stdout, trace } = watched(['full.py'], nineLines(SAMPLE));
    expect([status, stdout, trace]).toEqual([5, 'nothing to solve\n', []]);
    expect(stderr).toBe(
      'no grid found: expected a variable or attribute that changes and has the givens of the puzzle on standard input (possible grids: nine rows, or 81 cells, in a list, tuple, dictionary, string, bytearray or array; the cells are digits, candidates or objects with a digit)\n',
    );
  });
});

onlyQuick(describe)('nonet watch without a program that it can run', () => {
  it.each([
    [
      ['solve.rs'],
      'expected a program such as solve.cpp, Main.java, solve.py or solve.js, found solve.rs\n',
    ],
    [['no.py'], `${join(PROGRAMS, 'no.py')}: expected a file, found nothing with that name\n`],
  ])('%j', ([name], message) => {
    const { status, stderr } = watched([name!], '');
    expect(status).toBe(2);
    expect(stderr.replaceAll(join(PROGRAMS, 'solve.rs'), 'solve.rs')).toBe(message);
  });

  it.each([
    ['native/array.cpp', 'python3', 'g++ or c++ or clang++ for array.cpp (C++)'],
    ['native/array.cpp', 'gcc-12', 'g++ or c++ or clang++ for array.cpp (C++)'],
    ['rows.py', '/usr/bin/node', 'python3 or python for rows.py (Python)'],
    ['rows.py', 'g++', 'python3 or python for rows.py (Python)'],
    ['kotlin/rows.kt', 'java', 'kotlinc for rows.kt (Kotlin)'],
  ])('names the tool for %s instead of %s', (name, tool, expected) => {
    const { status, stderr } = watched([name], '', ['--with', tool]);
    expect([status, stderr]).toEqual([2, `expected ${expected}, found ${tool} (--with)\n`]);
  });

  it('names the interpreter that is missing', () => {
    const { status, stderr } = watched(['rows.py'], '', ['--with', 'python0']);
    expect([status, stderr]).toEqual([
      2,
      'expected python0, found no such command (--with names another interpreter)\n',
    ]);
  });
});
