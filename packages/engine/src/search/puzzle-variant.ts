import { compile } from '../constraint/compile.ts';
import type { Compiled } from '../constraint/compiled.ts';
import { faultOf, faultText } from '../constraint/fault.ts';
import type { Variant } from '../constraint/variant.ts';
import { digitsOf } from '../grid/digit-set.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The puzzle as plain data. What its layout has beside boxes becomes constraints.
 *
 * @throws RangeError if a constraint is none.
 */
export function variantOf({ givens, pencilmarks, constraints = [] }: Puzzle): Variant {
  const { box, layout, size } = givens.geometry;
  const variant: Variant = {
    rows: size,
    columns: size,
    least: 1,
    most: size,
    regions: [...box],
    givens: Array.from(givens.digits, (digit) => digit || null),
    ...(pencilmarks && { pencilmarks: Array.from(pencilmarks.candidates, digitsOf) }),
    constraints: [
      ...(layout?.houses ?? []).map((cells) => ({ kind: 'unique', cells }) as const),
      ...(layout?.apart ?? []).map((cells) => ({ kind: 'unique', cells }) as const),
      ...constraints,
    ],
  };
  const fault = faultOf(variant);
  if (fault) throw new RangeError(faultText(fault));
  return variant;
}

/** @throws RangeError if a constraint is none. */
export function compiledPuzzle(puzzle: Puzzle): Compiled {
  const { least, values, ...compiled } = compile(variantOf(puzzle));
  const { size } = puzzle.givens.geometry;
  if (values === size) return { least, values, ...compiled };
  // A digit that no cell may hold is missing in every row.
  return { least: 1, values: size, ...compiled, domains: compiled.domains.map(() => 0) };
}
