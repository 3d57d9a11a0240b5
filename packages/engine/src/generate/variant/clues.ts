import type { Constraint } from '../../constraint/constraint.ts';
import type { Variant } from '../../constraint/variant.ts';
import type { Random } from '../random.ts';
import { randomCages, sumAt } from './cages.ts';
import { Canvas } from './canvas.ts';
import { LINES, type LineKind } from './lines.ts';
import { MARKS, type MarkKind, parities } from './marks.ts';
import { OUTSIDE, type OutsideKind } from './outside.ts';
import type { VariantKind } from './variant-kinds.ts';

/** The number of cells for one line: eight lines of a kind on a 9×9 grid. */
const CELLS_PER_LINE = 10;

/**
 * A variant with clues that hold in a solution, and without givens. Undefined if no line of a kind was
 * found.
 */
export function withClues(
  layout: Variant,
  {
    digits,
    kinds,
    random,
  }: {
    readonly digits: ArrayLike<number>;
    readonly kinds: readonly VariantKind[];
    readonly random: Random;
  },
): Variant | undefined {
  const size = layout.rows;
  const canvas = new Canvas(digits, random);
  const lineKinds = kinds.filter(isIn(LINES));
  const lineCount = Math.max(2, Math.round(digits.length / CELLS_PER_LINE / lineKinds.length));
  const setting = { digits, variant: layout };
  const constraints: Constraint[] = [];
  for (const kind of lineKinds) {
    const lines = Array.from({ length: lineCount }, () => LINES[kind](canvas)).filter(
      (line) => line !== undefined,
    );
    if (lines.length === 0) return undefined;
    constraints.push(...lines);
  }
  if (kinds.includes('killer')) {
    const cages = randomCages(digits, random);
    const some = isKiller(kinds)
      ? cages
      : random.shuffle(cages).slice(0, Math.ceil(cages.length / 2));
    for (const cells of some.toSorted(([a], [b]) => a - b))
      constraints.push({ kind: 'killer', cells, sum: sumAt(cells, digits) });
  }
  for (const kind of kinds.filter(isIn(MARKS))) constraints.push(...MARKS[kind](setting));
  for (const kind of kinds.filter(isIn(OUTSIDE))) {
    const clues = OUTSIDE[kind](digits);
    const some = kind === 'little-killer' ? random.shuffle(clues).slice(0, size) : clues;
    constraints.push(...some);
  }
  return {
    ...layout,
    ...(kinds.includes('odd-even') && { pencilmarks: parities(setting, random) }),
    constraints: [...layout.constraints, ...constraints],
  };
}

/** Whether a kind has clues that depend on the solution. */
export function isClue(kind: VariantKind): kind is LineKind | MarkKind | OutsideKind {
  return (
    kind === 'killer' || kind === 'odd-even' || kind in LINES || kind in MARKS || kind in OUTSIDE
  );
}

/** Whether cages are the only clues, so that they cover the grid. */
export function isKiller(kinds: readonly VariantKind[]): boolean {
  return kinds.includes('killer') && !kinds.some((kind) => kind !== 'killer' && isClue(kind));
}

function isIn<K extends VariantKind>(table: Readonly<Record<K, unknown>>) {
  return (kind: VariantKind): kind is K => kind in table;
}
