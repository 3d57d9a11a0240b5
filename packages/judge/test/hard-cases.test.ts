import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { Run, strategyById } from '@nonet/engine/search';
import { Checking } from '@nonet/engine/solve';
import { finish } from '@nonet/engine/work';
import { describe, expect, test } from 'vitest';
import { onlyQuick, sized } from '../../../test/size.ts';
import { hardCases } from '../src/cases/hard-cases.ts';
import { orderById, placementsIn } from '../src/cases/orders.ts';
import { givensOf } from '../src/cases/proper-puzzle.ts';

/** Cases with more placements are not counted again: the script that found them counted these. */
const MOST = sized(300_000, 2_000_000);

describe('the hard cases', () => {
  onlyQuick(test)('are proper, minimal and different', () => {
    for (const { puzzle } of hardCases) {
      const judging = new Checking({ givens: gridOf(CLASSIC, givensOf(puzzle)) });
      expect(finish(judging)).toEqual({ kind: 'proper', redundant: [] });
    }
    expect(new Set(hardCases.map(({ puzzle }) => puzzle)).size).toBe(hardCases.length);
  });

  test.each(hardCases.filter(({ placements }) => placements <= MOST))(
    'need exactly $placements placements in the order $order',
    ({ puzzle, order, placements }) => {
      const needed = placementsIn(orderById(order), givensOf(puzzle), placements);
      expect(needed).toBe(placements);
      expect(placementsIn(orderById(order), givensOf(puzzle), placements - 1)).toBeUndefined();
    },
  );

  test.each(hardCases.filter(({ level }) => level))(
    'are close to their level: $order, $level',
    ({ level = 0, placements }) => {
      expect(Math.abs(Math.log(placements / level))).toBeLessThan(Math.log(1.1));
    },
  );

  test.each(['rows', 'reverse-rows', 'columns'])('have the levels 10⁴ to 10⁸ in order %s', (id) => {
    const levels = hardCases.flatMap(({ order, level }) => (order === id && level ? [level] : []));
    expect(levels).toEqual([1e4, 1e5, 1e6, 1e7, 1e8]);
  });

  test('count the placements of the strategy scan in the order rows', () => {
    const { puzzle, placements } = hardCases[0];
    const run = new Run({ givens: gridOf(CLASSIC, givensOf(puzzle)) }, strategyById('scan')!, {
      limit: 1,
    });
    finish(run);
    expect(run.search.counters.placements).toBe(placements);
  });

  test('have most givens in the last rows or in the first rows', () => {
    const ends = { 'last-rows': [5, 6, 7, 8], 'first-rows': [0, 1, 2, 3] };
    for (const [note, rows] of Object.entries(ends)) {
      const found = hardCases.filter((hard) => hard.note === note);
      expect(found).toHaveLength(1);
      const cells = [...givensOf(found[0].puzzle).entries()].filter(([, given]) => given !== 0);
      const atEnd = cells.filter(([cell]) => rows.includes(CLASSIC.row[cell]));
      expect(atEnd.length / cells.length).toBeGreaterThan(0.6);
    }
  });
});
