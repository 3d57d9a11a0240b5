import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyGrid, geometry, gridOf } from '@nonet/engine/grid';
import { strategies } from '@nonet/engine/search';
import { afterAll, describe, expect, test } from 'vitest';
import { assertAgreement } from '../src/commands/race.ts';
import { paletteOf } from '../src/report/palette.ts';
import { type RaceResult, raceTable } from '../src/report/race-table.ts';
import { nonet } from './nonet.ts';

const BAEKJOON_2239 =
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107';

const directory = mkdtempSync(join(tmpdir(), 'nonet-race-'));
afterAll(() => rmSync(directory, { recursive: true }));

async function raced(text: string, ...options: readonly string[]) {
  const file = join(directory, 'puzzle.txt');
  writeFileSync(file, text);
  const { status, stderr: err, stdout } = await nonet(['race', ...options, file]);
  return { status, lines: stdout.trimEnd().split('\n'), err };
}

describe('a race', () => {
  test('prints a table with one line per strategy', async () => {
    const { status, lines } = await raced(BAEKJOON_2239);
    expect(status).toBe(0);
    expect(lines[0].split(/ +/)).toEqual([
      'strategy',
      'placements',
      'backs',
      'tries',
      'nodes',
      'time',
    ]);
    expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual(
      strategies.map(({ id }) => id),
    );
    expect(lines.find((line) => line.startsWith('bitmask '))).toMatch(
      /^bitmask +187 +136 +1,486 +188 +[\d.]+ ms$/,
    );
  });

  test('prints one JSON object', async () => {
    const { status, lines } = await raced(BAEKJOON_2239, '--json');
    const [race] = lines.map((line) => JSON.parse(line));
    expect(status).toBe(0);
    expect(race).toMatchObject({ puzzle: BAEKJOON_2239.replaceAll('0', '.'), limit: 1 });
    expect(race.strategies.length).toBe(strategies.length);
    expect(race.strategies[0]).toMatchObject({
      strategy: 'scan',
      placements: 187,
      backs: 136,
      tries: 1_486,
      nodes: 188,
      count: '1',
      end: 'limit',
      milliseconds: expect.any(Number),
    });
  });

  test('lists a strategy that does not support the puzzle, with the reason', async () => {
    const { status, lines } = await raced('1234'.repeat(16));
    expect(status).toBe(0);
    expect(lines[1]).toMatch(/^scan +does not support pencilmarks: /);
    expect(lines.at(-1)).toMatch(/^constraint-search +16 /);
  });

  test('gives up after the timeout', async () => {
    const hard =
      '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
    const { status, lines } = await raced(hard, '--timeout', '0.05');
    expect(status).toBe(0);
    expect(lines[1]).toMatch(/^scan .* gave up after 0.05 s$/);
    expect(lines.find((line) => line.startsWith('propagation'))).not.toContain('gave up');
  });

  test('ends with status 1 if the puzzle has no solution or a conflict', async () => {
    expect((await raced('123....4........')).status).toBe(1);
    const { status, err } = await raced('11..............');
    expect(status).toBe(1);
    expect(err).toContain('row 1 (r1c1, r1c2)');
  });
});

const counters = { placements: 1_234, backs: 1, tries: 2, nodes: 3, solutions: 1 };
const lane = (strategy: string, fields: Partial<RaceResult> = {}): RaceResult => ({
  strategy,
  lexicographic: true,
  counters,
  end: 'limit',
  milliseconds: 1,
  first: undefined,
  ...fields,
});

test('a terminal highlights the smallest counts, but not those of strategies that gave up', () => {
  const few = { ...counters, placements: 5 };
  const lanes = [
    lane('slow', { milliseconds: 90 }),
    lane('quick'),
    lane('lost', { counters: few, end: 'stopped' }),
  ];
  const view = { palette: paletteOf(4), marked: true, columns: 80 };
  const [, slow, quick, lost] = raceTable(lanes, 10, view);
  expect(quick).toContain('\x1b[1;32m     1,234\x1b[0m');
  expect(quick).toContain('\x1b[1;32m1.00 ms\x1b[0m');
  expect(slow).not.toContain('\x1b[1;32m90.0 ms');
  expect(slow).toContain('█'.repeat(20));
  expect(lost).not.toContain('\x1b');
  expect(lost).toMatch(/gave up after 10 s$/);
  const narrow = raceTable(lanes, 10, { ...view, palette: paletteOf(1), columns: 40 }).join('\n');
  expect(narrow).not.toContain('█');
  expect(narrow).toContain('\x1b[1m1.00 ms\x1b[0m');
});

test('a disagreement between strategies throws an error', () => {
  const shape = geometry(2, 2);
  const givens = emptyGrid(shape);
  const one = gridOf(shape, [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]);
  const other = gridOf(shape, [1, 2, 3, 4, 3, 4, 2, 1, 2, 1, 4, 3, 4, 3, 1, 2]);
  const check =
    (...lanes: RaceResult[]) =>
    () =>
      assertAgreement({ givens }, lanes);

  expect(check(lane('a', { first: one }), lane('b', { first: one }))).not.toThrow();
  expect(check(lane('a', { first: one }), lane('b', { first: other }))).toThrow('a');
  // With several solutions, a strategy that is not lexicographic may find any of them first.
  expect(
    check(lane('a', { first: one }), lane('b', { first: other, lexicographic: false })),
  ).not.toThrow();
  expect(
    check(
      lane('a', { first: one, end: 'exhausted' }),
      lane('b', { first: other, lexicographic: false }),
    ),
  ).toThrow('found different solutions');
  expect(check(lane('a'), lane('b', { counters: { ...counters, solutions: 0 } }))).toThrow(
    'different numbers of solutions',
  );
  expect(
    check(lane('a'), lane('b', { counters: { ...counters, solutions: 0 }, end: 'stopped' })),
  ).not.toThrow();
  expect(check(lane('a', { first: givens }))).toThrow('invalid solution');
});
