import type { Constraint, ConstraintKind } from '../../src/constraint/constraint.ts';
import { pairsApart } from '../../src/constraint/layout.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import type { Random } from '../../src/generate/random.ts';
import { plainSolutions } from './plain-search.ts';
import { randomConstraint } from './random-constraints.ts';

/** Rows, columns, smallest and largest digit, the shape of a box, or 0, and how many cells are blank. */
const SHAPES = [
  [4, 4, 1, 4, 2, 2, 9, 16],
  [4, 4, 1, 4, 0, 0, 8, 16],
  [4, 4, 0, 3, 2, 2, 9, 16],
  [4, 4, 1, 6, 2, 2, 4, 8],
  [3, 4, 0, 5, 0, 0, 3, 6],
  [3, 5, 1, 5, 0, 0, 7, 12],
  [6, 6, 1, 6, 2, 3, 12, 20],
  [6, 6, 0, 5, 3, 2, 12, 20],
] as const;

/** A small puzzle with one to four rules. Most of them hold in a grid that also has the givens. */
export function randomVariant(random: Random, kinds: readonly ConstraintKind[]): Variant {
  for (;;) {
    const shape = SHAPES[random.below(SHAPES.length)];
    const layout = randomLayout(shape, random);
    const chosen = Array.from(
      { length: 1 + random.below(3) },
      () => kinds[random.below(kinds.length)],
    );
    const digits = randomGrid(layout, chosen, random);
    if (!digits) continue;
    const constraints: Constraint[] = [];
    for (const kind of chosen) {
      constraints.push(...randomConstraint(kind, { variant: layout, digits, random }));
    }
    if (constraints.length === 0) continue;
    const variant = { ...layout, constraints: random.shuffle(constraints) };
    const [fewest, most] = shape.slice(-2);
    return withGivens(variant, {
      blanks: fewest + random.below(most - fewest + 1),
      digits,
      random,
    });
  }
}

function randomLayout(
  [rows, columns, least, most, high, wide]: (typeof SHAPES)[number],
  random: Random,
): Variant {
  const cells = rows * columns;
  const regions = Array.from({ length: cells }, (_, cell) => {
    if (high === 0) return null;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return Math.floor(row / high) * (columns / wide) + Math.floor(column / wide);
  });
  const isJigsaw = rows <= 4 && random.below(4) === 0;
  return {
    rows,
    columns,
    least,
    most,
    regions: isJigsaw ? swappedRegions(regions, random) : regions,
    givens: regions.map(() => null),
    constraints: [],
  };
}

/** Regions of the same sizes with another outline. */
function swappedRegions(regions: (number | null)[], random: Random): (number | null)[] {
  const swapped = [...regions];
  for (let count = 0; count < 2; count++) {
    const a = random.below(swapped.length);
    const b = random.below(swapped.length);
    [swapped[a], swapped[b]] = [swapped[b], swapped[a]];
  }
  return swapped;
}

/** The first grid of a search that tries the digits in random order. Kings and knights get a grid for them. */
function randomGrid(
  layout: Variant,
  kinds: readonly ConstraintKind[],
  random: Random,
): number[] | undefined {
  const count = layout.most - layout.least + 1;
  const order = random.shuffle(Array.from({ length: count }, (_, i) => layout.least + i));
  const apart = [
    ...(kinds.includes('antiking')
      ? pairsApart(layout, [
          [1, -1],
          [1, 1],
        ])
      : []),
    ...(kinds.includes('antiknight')
      ? pairsApart(layout, [
          [1, -2],
          [1, 2],
          [2, -1],
          [2, 1],
        ])
      : []),
  ];
  const start = random.below(layout.givens.length);
  const givens = layout.givens.map((_, cell) => (cell === start ? order[0] : null));
  const options = { most: 1, order, apart };
  return (
    plainSolutions({ ...layout, givens }, options)[0] ??
    plainSolutions(layout, { most: 1, order })[0]
  );
}

/** The variant with all but some digits of a grid as givens, and now and then with pencilmarks. */
function withGivens(
  variant: Variant,
  {
    blanks,
    digits,
    random,
  }: { readonly blanks: number; readonly digits: number[]; readonly random: Random },
): Variant {
  const { least, most } = variant;
  const givens: (number | null)[] = [...digits];
  const cells = random.shuffle(digits.map((_, cell) => cell));
  for (const cell of cells.slice(0, blanks)) givens[cell] = null;
  if (random.below(4) > 0) return { ...variant, givens };
  if (random.below(2) === 0)
    return { ...variant, givens, pencilmarks: digits.map(() => held(digits)) };
  const pencilmarks = digits.map((digit) =>
    random.below(4) > 0 ? null : [digit, least + random.below(most - least + 1)],
  );
  return { ...variant, givens, pencilmarks };
}

/** The digits of a grid, which need not be all digits of the variant. */
function held(digits: readonly number[]): number[] {
  return [...new Set(digits)];
}
