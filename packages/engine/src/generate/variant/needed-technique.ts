import { withMarks } from '../../rating/fill-in.ts';
import { type SearchId, techniquesOf } from '../../rating/hodoku/hodoku-scale.ts';
import { Path } from '../../rating/path.ts';
import { variantRowOf, variantSearches } from '../../rating/variant-searches.ts';
import { ruledGeometry } from '../../search/laid-out.ts';
import { variantOf } from '../../search/puzzle-variant.ts';
import { Board } from '../../technique/any-size/board.ts';
import { slicesOf } from '../../work/work.ts';
import type { MadeVariant } from './variant-wishes.ts';

/** `needed`: the path needs the technique, and none that comes later. */
type Comparison =
  | { readonly kind: 'needed' | 'easier' }
  /** The path needs a later technique. These cells are blank until then. */
  | { readonly kind: 'harder'; readonly blanks: readonly number[] };

/** Compares what the path of a variant needs with a technique. Undefined if its rules have none such. */
export function* comparedWith(
  technique: SearchId,
  { solution, ...puzzle }: MadeVariant,
): Generator<undefined, Comparison | undefined> {
  const geometry = ruledGeometry(puzzle);
  const inGeometry = <T extends object>(grid: T): T => ({ ...grid, geometry });
  const { constraints, pencilmarks } = puzzle;
  const givens = inGeometry(puzzle.givens);
  const marked = { givens, ...(pencilmarks && { pencilmarks: inGeometry(pencilmarks) }) };
  const row = variantRowOf(technique);
  const searches = variantSearches(variantOf({ givens, constraints }), inGeometry(solution));
  const last = searches.findIndex(({ id }) => id === row?.id);
  if (last < 0) return undefined;
  const techniques = techniquesOf(technique);
  const board = withMarks(new Board(givens), marked);
  const producers = searches.slice(0, last + 1).map(({ producer }) => producer);
  let isNeeded = false;
  const path = new Path(board, producers, (step) => {
    isNeeded ||= techniques.includes(step.technique);
    return true;
  });
  if ((yield* slicesOf(path)) === 'solved') return { kind: isNeeded ? 'needed' : 'easier' };
  return { kind: 'harder', blanks: [...board.values.keys()].filter((cell) => !board.values[cell]) };
}
