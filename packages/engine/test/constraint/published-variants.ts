import { readFileSync } from 'node:fs';
import { dataPath } from '../../../../test/shared-data.ts';
import type { Variant } from '../../src/constraint/variant.ts';

/** A published puzzle, with its only solution if it is known. */
export interface PublishedVariant {
  readonly collection: string;
  readonly name: string;
  readonly variant: Variant;
  readonly solution?: readonly number[];
  /** Whether this is an empty grid with many solutions, or with none. */
  readonly isLayout: boolean;
  /** Whether the layout has a solution. */
  readonly hasSolution: boolean;
}

interface Line {
  readonly collection: string;
  readonly name: string;
  readonly solution: string | null;
  readonly puzzle: Omit<Variant, 'givens' | 'regions'> & {
    readonly givens: readonly (number | readonly number[] | null)[];
    readonly regions: readonly number[];
  };
}

/** The puzzles of the data set. Its lists of givens are pencilmarks, and its region −1 is none. */
export function publishedVariants(): PublishedVariant[] {
  const lines = readFileSync(dataPath('variants/iss-half.jsonl'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const { collection, name, puzzle, solution }: Line = JSON.parse(line);
    const isLayout = collection === 'layouts';
    const variant: Variant = {
      ...puzzle,
      regions: puzzle.regions.map((region) => (region < 0 ? null : region)),
      givens: puzzle.givens.map((given) => (typeof given === 'number' ? given : null)),
      pencilmarks: puzzle.givens.map((given) => (Array.isArray(given) ? given : null)),
    };
    const known = { collection, name, variant, isLayout, hasSolution: solution !== null };
    return solution && !isLayout ? { ...known, solution: digitsIn(solution, variant) } : known;
  });
}

/** Digits of more than one figure are letters, from A = 1 on. */
function digitsIn(text: string, { most }: Variant): number[] {
  return Array.from(text, (symbol) => (most > 10 ? symbol.charCodeAt(0) - 64 : Number(symbol)));
}
