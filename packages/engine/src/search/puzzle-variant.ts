import { compile } from '../constraint/compile.ts';
import type { Compiled } from '../constraint/compiled.ts';
import type { Constraint } from '../constraint/constraint.ts';
import { faultOf, faultText } from '../constraint/fault.ts';
import type { Variant } from '../constraint/variant.ts';
import { digitsOf } from '../grid/digit-set.ts';
import type { Puzzle } from './puzzle.ts';

/**
 * The puzzle as plain data. What its layout has beside boxes becomes constraints.
 *
 * @throws RangeError if a constraint is none.
 */
export function variantOf(puzzle: Puzzle): Variant {
  const { givens, pencilmarks } = puzzle;
  const { box, size } = givens.geometry;
  const variant: Variant = {
    rows: size,
    columns: size,
    least: 1,
    most: size,
    regions: [...box],
    givens: Array.from(givens.digits, (digit) => digit || null),
    ...(pencilmarks && { pencilmarks: Array.from(pencilmarks.candidates, digitsOf) }),
    constraints: rulesOf(puzzle),
  };
  const fault = faultOf(variant);
  if (fault) throw new RangeError(faultText(fault));
  return variant;
}

/** The constraints of the puzzle, and those that its layout has beside boxes. */
export function rulesOf({ constraints = [], givens }: Puzzle): readonly Constraint[] {
  const { apart = [], houses = [] } = givens.geometry.layout ?? {};
  const groups = [...houses, ...apart].map((cells) => ({ kind: 'unique', cells }) as const);
  return [...groups, ...constraints];
}

/** @throws RangeError if a constraint is none. */
export function compiledPuzzle(puzzle: Puzzle): Compiled {
  const { least, values, ...compiled } = compile(variantOf(puzzle));
  const { size } = puzzle.givens.geometry;
  if (values === size) return { least, values, ...compiled };
  // A digit that no cell may hold is missing in every row.
  return { least: 1, values: size, ...compiled, domains: compiled.domains.map(() => 0) };
}
