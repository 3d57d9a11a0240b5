import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { emptyGrid, type Grid, solves } from '../../src/grid/grid.ts';
import { bitmask } from '../../src/search/bitmask.ts';
import { bitmaskMrv } from '../../src/search/bitmask-mrv.ts';
import { constraintSearch } from '../../src/search/constraint-search.ts';
import { dlx } from '../../src/search/dlx.ts';
import { learning } from '../../src/search/learning.ts';
import { propagation } from '../../src/search/propagation.ts';
import { Run } from '../../src/search/run.ts';
import { scan } from '../../src/search/scan.ts';
import type { Counters, Strategy } from '../../src/search/strategy.ts';
import { usedArrays } from '../../src/search/used-arrays.ts';
import * as puzzles from '../puzzles.ts';

const { grid } = puzzles;

/** Puzzle, blanks, and the placements, backs and tries of a search in fixed order. */
const FIXED_ORDER: readonly [string, Grid, number, number, number, number][] = [
  ['Baekjoon 2239', grid(puzzles.BAEKJOON_2239), 51, 187, 136, 1_486],
  ['Baekjoon 2580', grid(puzzles.BAEKJOON_2580), 14, 14, 0, 62],
  ['Project Euler 96, Grid 01', grid(puzzles.EULER_GRID_01), 49, 200, 151, 1_605],
  ['LeetCode 37', grid(puzzles.WIKIPEDIA), 51, 4_208, 4_157, 37_652],
  ['AI Escargot', grid(puzzles.AI_ESCARGOT), 58, 8_969, 8_911, 80_491],
  ['Inkala 2012', grid(puzzles.INKALA_2012), 60, 49_558, 49_498, 445_778],
  ['the empty grid', emptyGrid(CLASSIC), 81, 391, 310, 3_195],
  ['anti-brute-force', grid(puzzles.ANTI_BRUTE_FORCE), 64, 69_175_316, 69_175_252, 622_577_597],
];

/** Puzzle, strategy, and the nodes and placements that this engine counted. */
const FREE_ORDER: readonly [string, Grid, Strategy, number, number][] = [
  ['LeetCode 37', grid(puzzles.WIKIPEDIA), bitmaskMrv, 52, 51],
  ['AI Escargot', grid(puzzles.AI_ESCARGOT), bitmaskMrv, 218, 217],
  ['Inkala 2012', grid(puzzles.INKALA_2012), bitmaskMrv, 10_102, 10_101],
  ['LeetCode 37', grid(puzzles.WIKIPEDIA), propagation, 1, 51],
  ['AI Escargot', grid(puzzles.AI_ESCARGOT), propagation, 16, 180],
  ['Inkala 2012', grid(puzzles.INKALA_2012), propagation, 173, 1_900],
  ['LeetCode 37', grid(puzzles.WIKIPEDIA), dlx, 52, 51],
  ['AI Escargot', grid(puzzles.AI_ESCARGOT), dlx, 146, 145],
  ['Inkala 2012', grid(puzzles.INKALA_2012), dlx, 1_472, 1_471],
  ['LeetCode 37', grid(puzzles.WIKIPEDIA), learning, 1, 51],
  ['AI Escargot', grid(puzzles.AI_ESCARGOT), learning, 60, 1269],
  ['Inkala 2012', grid(puzzles.INKALA_2012), learning, 42, 421],
  ['LeetCode 37', grid(puzzles.WIKIPEDIA), constraintSearch, 1, 51],
  ['AI Escargot', grid(puzzles.AI_ESCARGOT), constraintSearch, 9, 124],
  ['Inkala 2012', grid(puzzles.INKALA_2012), constraintSearch, 61, 1_047],
  ['anti-brute-force', grid(puzzles.ANTI_BRUTE_FORCE), bitmaskMrv, 45_268, 45_267],
  ['anti-brute-force', grid(puzzles.ANTI_BRUTE_FORCE), propagation, 1, 64],
  ['anti-brute-force', grid(puzzles.ANTI_BRUTE_FORCE), dlx, 65, 64],
  ['anti-brute-force', grid(puzzles.ANTI_BRUTE_FORCE), learning, 1, 64],
];

function firstSolution(givens: Grid, strategy: Strategy): Readonly<Counters> {
  const run = new Run({ givens }, strategy, { limit: 1 });
  let solution: Grid | undefined;
  while (!run.end) {
    run.advance();
    solution = run.solution ?? solution;
  }
  expect(solution && solves(solution, givens)).toBe(true);
  return run.counters;
}

/** The last search takes long: in `npm run test:all`, the fastest of the three strategies makes it. */
const countedBy = (strategy: Strategy) =>
  FIXED_ORDER.slice(0, strategy === bitmask ? sized(-1, FIXED_ORDER.length) : -1);

describe.each([scan, usedArrays, bitmask])('$id has exactly the known counts', (strategy) => {
  it.each(countedBy(strategy))('%s', (_, givens, blanks, placements, backs, tries) => {
    const counters = firstSolution(givens, strategy);
    expect(counters).toEqual({ placements, backs, tries, nodes: placements + 1, solutions: 1 });
    expect(placements - backs).toBe(blanks);
  });
});

onlyQuick(describe)('the other strategies keep their counts', () => {
  it.each(FREE_ORDER)('%s', (_, givens, strategy, nodes, placements) => {
    const counters = firstSolution(givens, strategy);
    expect([counters.nodes, counters.placements]).toEqual([nodes, placements]);
  });
});
