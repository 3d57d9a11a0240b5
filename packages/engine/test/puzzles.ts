import type { Geometry } from '../src/grid/geometry.ts';
import { geometryOfCells } from '../src/grid/geometry.ts';
import { type Grid, gridOf } from '../src/grid/grid.ts';
import { digitOf } from '../src/notation/parts/symbol.ts';

/** Well-known puzzles used in tests. */
export const BAEKJOON_2239 =
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107';
export const BAEKJOON_2580 =
  '035469278782105609060278135321046897804913506596820413917652080603701952258394760';
export const EULER_GRID_01 =
  '003020600900305001001806400008102900700000008006708200002609500800203009005010300';
export const WIKIPEDIA =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
export const AI_ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
export const INKALA_2012 =
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
export const ANTI_BRUTE_FORCE =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** A grid from its symbols, row by row. */
export function grid(text: string, geometry?: Geometry): Grid {
  const shape = geometry ?? geometryOfCells(text.length);
  if (!shape) throw new Error(`no usual geometry has ${text.length} cells`);
  return gridOf(
    shape,
    Array.from(text, (symbol) => digitOf(symbol.charCodeAt(0)) ?? Number.NaN),
  );
}
