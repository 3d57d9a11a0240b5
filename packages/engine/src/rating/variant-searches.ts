import type { Variant } from '../constraint/variant.ts';
import { countDigits } from '../grid/digit-set.ts';
import type { Grid } from '../grid/grid.ts';
import type { Board } from '../technique/any-size/board.ts';
import type { Find } from '../technique/any-size/find.ts';
import type { TechniqueId } from '../technique/step.ts';
import { variantFinders } from '../technique/variant/finders.ts';
import { type AnySizeSearch, searchOf } from './hodoku/any-size-searches.ts';
import {
  assumesOneSolution,
  type SearchId,
  type TechniqueRow,
  techniqueRows,
} from './hodoku/hodoku-scale.ts';

interface VariantRow extends TechniqueRow {
  readonly id: TechniqueId;
}

/** The row of HoDoKu's table → the rows of what only variants have that come after it. */
const AFTER: Readonly<Partial<Record<SearchId, readonly Omit<VariantRow, 'techniques'>[]>>> = {
  'hidden-single': [
    { id: 'extra-house-single', level: 'easy', score: 14 },
    { id: 'palindrome-pairs', level: 'easy', score: 16 },
    { id: 'thermo-bounds', level: 'easy', score: 20 },
    { id: 'neighbour-rule', level: 'easy', score: 20 },
    { id: 'whisper-polarity', level: 'easy', score: 25 },
    { id: 'dot-chain', level: 'easy', score: 25 },
    { id: 'quadruple-digits', level: 'easy', score: 25 },
    { id: 'between-bounds', level: 'medium', score: 30 },
    { id: 'lockout-bounds', level: 'medium', score: 30 },
    { id: 'line-cycle', level: 'medium', score: 30 },
    { id: 'arrow-bounds', level: 'medium', score: 30 },
    { id: 'renban-runs', level: 'medium', score: 40 },
    { id: 'cage-combinations', level: 'medium', score: 40 },
    { id: 'sum-bounds', level: 'medium', score: 40 },
    { id: 'skyscraper-bounds', level: 'medium', score: 50 },
    { id: 'sandwich-combinations', level: 'medium', score: 50 },
    { id: 'x-sum-combinations', level: 'medium', score: 50 },
    { id: 'innies-outies', level: 'medium', score: 50 },
    { id: 'one-rule', level: 'medium', score: 60 },
  ],
  'hidden-quadruple': [
    { id: 'rule-and-house', level: 'hard', score: 150 },
    { id: 'house-combinations', level: 'hard', score: 180 },
    { id: 'crossing-combinations', level: 'hard', score: 200 },
  ],
};

/** HoDoKu's table, with the techniques that only variants have in their places. */
export const orderedRows: readonly TechniqueRow[] = techniqueRows.flatMap((row) => [
  row,
  ...(AFTER[row.id] ?? []).map((added) => ({ ...added, techniques: [added.id] })),
]);

/**
 * The techniques for variants in their order: those of HoDoKu for any size, and those for constraints.
 * Forcing nets are left out. They follow no constraint, and took most of the time for few steps.
 */
export const variantRows: readonly TechniqueRow[] = orderedRows.filter(
  ({ id }) => !assumesOneSolution(id) && id !== 'forcing-net',
);

/** The row that finds a technique. The id of the row may be that of a group. */
export function variantRowOf(technique: SearchId): TechniqueRow | undefined {
  return variantRows.find(
    ({ id, techniques }) => id === technique || techniques.some((one) => one === technique),
  );
}

/**
 * Rules of two houses, fish, chains and almost locked sets need cells with few candidates. Where a blank cell has this many
 * on average, or half of the digits, 6 of 800 searches found a step, in five sixths of the time for a
 * hard killer.
 */
const CROWDED = 5;

/**
 * The searches for a variant of this geometry, in the order of `variantRows`.
 *
 * @param solution Its solution. It gives the next digit if no technique finds a step.
 */
export function variantSearches(variant: Variant, solution: Grid): readonly AnySizeSearch[] {
  const finders = variantFinders(variant, solution.geometry);
  const last = variantRows.findIndex(({ id }) => id === 'house-combinations');
  return variantRows.flatMap((row, i) => {
    const [id] = row.techniques;
    const find = finders[id];
    const used = find && i > last ? { ...finders, [id]: unlessCrowded(find) } : finders;
    return searchOf(row, used, solution) ?? [];
  });
}

function unlessCrowded(find: Find): Find {
  return function* (board) {
    if (!isCrowded(board)) yield* find(board);
  };
}

function isCrowded({ candidates, geometry, values }: Board): boolean {
  let blanks = 0;
  let count = 0;
  for (const [cell, value] of values.entries()) {
    if (value !== 0) continue;
    blanks++;
    count += countDigits(candidates[cell]);
  }
  return count >= blanks * Math.max(CROWDED, geometry.size / 2);
}
