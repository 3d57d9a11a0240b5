import type { Constraint, ConstraintKind } from '../../src/constraint/constraint.ts';
import { brokenBy } from '../../src/constraint/holds.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import type { Random } from '../../src/generate/random.ts';
import { randomGrid } from '../../src/generate/random-grid.ts';
import { type Geometry, layoutGeometry } from '../../src/grid/geometry.ts';
import { gridOf } from '../../src/grid/grid.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { variantOf } from '../../src/search/puzzle-variant.ts';
import { solvePuzzle } from '../../src/solve/solve-puzzle.ts';
import { randomConstraint } from '../constraint/random-constraints.ts';
import { SIX } from '../layouts.ts';

/** Kinds of puzzles → the kinds of their constraints, and how many of each. */
export const VARIANT_KINDS = {
  jigsaw: [],
  diagonal: ['diagonal', 'diagonal'],
  'anti-knight': ['antiknight'],
  killer: [],
  'little killer': Array<ConstraintKind>(8).fill('sum'),
  arrow: Array<ConstraintKind>(7).fill('arrow'),
  thermo: Array<ConstraintKind>(6).fill('thermo'),
  whisper: Array<ConstraintKind>(6).fill('whisper'),
  renban: Array<ConstraintKind>(6).fill('renban'),
  palindrome: Array<ConstraintKind>(6).fill('palindrome'),
  between: Array<ConstraintKind>(6).fill('between'),
  dots: [...Array<ConstraintKind>(8).fill('difference'), ...Array<ConstraintKind>(4).fill('ratio')],
  kropki: ['negative'],
  XV: Array<ConstraintKind>(10).fill('total'),
  'greater than': Array<ConstraintKind>(14).fill('less'),
  sandwich: Array<ConstraintKind>(6).fill('sandwich'),
  skyscraper: Array<ConstraintKind>(6).fill('skyscraper'),
  quadruple: Array<ConstraintKind>(5).fill('quadruple'),
} satisfies Record<string, readonly ConstraintKind[]>;

/** A proper puzzle of 6×6 cells with as few givens as random removal leaves in one pass. */
export function variantPuzzle(kind: keyof typeof VARIANT_KINDS, random: Random): Puzzle {
  for (;;) {
    const shape = kind === 'jigsaw' ? jigsaw(random) : SIX;
    const fixed = VARIANT_KINDS[kind].flatMap((it, i): Constraint[] => {
      if (it === 'diagonal') return [{ kind: it, down: i === 0 }];
      return it === 'antiknight' ? [{ kind: it }] : [];
    });
    const digits = solutionOf(shape, fixed, random);
    if (!digits) continue;
    const variant = variantOf({ givens: gridOf(shape, digits) });
    const others = VARIANT_KINDS[kind].filter((it) => !fixed.some((one) => one.kind === it));
    const made = others.flatMap((it) =>
      randomConstraint(it, { variant, digits: [...digits], random }),
    );
    const cages = kind === 'killer' ? cagesOf(digits, shape, random) : [];
    const constraints = holding({ ...variant, constraints: [...fixed, ...made, ...cages] }, digits);
    if (constraints.length > 0 || kind === 'jigsaw') return dug(digits, shape, constraints, random);
  }
}

/** The constraints that hold. */
function holding(variant: Variant, digits: ArrayLike<number>): readonly Constraint[] {
  const broken = brokenBy(variant, digits);
  return variant.constraints.filter((_, i) => !broken.includes(i));
}

function solutionOf(
  shape: Geometry,
  constraints: readonly Constraint[],
  random: Random,
): Uint8Array | undefined {
  if (constraints.length === 0 && !shape.layout) return randomGrid(shape, random).digits;
  const digits = new Uint8Array(shape.cells);
  digits.set(random.shuffle(Array.from({ length: shape.size }, (_, i) => i + 1)));
  return solvePuzzle({ givens: gridOf(shape, digits), constraints }, { limit: 1 }).solution?.digits;
}

/** Boxes that exchange cells with the same digit of a solution, so that it is still one. */
function jigsaw(random: Random): Geometry {
  const { digits } = randomGrid(SIX, random);
  const boxes = [...SIX.box];
  for (let i = 0; i < 12; i++) {
    const a = random.below(SIX.cells);
    const same = [...digits.keys()].filter((cell) => digits[cell] === digits[a]);
    const b = same[random.below(same.length)];
    [boxes[a], boxes[b]] = [boxes[b], boxes[a]];
  }
  return layoutGeometry({ boxes });
}

/** Cages of one to three cells that cover the grid. */
function cagesOf(
  digits: Uint8Array,
  { cells, column, size }: Geometry,
  random: Random,
): Constraint[] {
  const free = new Set(random.shuffle(Array.from({ length: cells }, (_, cell) => cell)));
  const cages: Constraint[] = [];
  for (const first of free) {
    const cage = [first];
    for (const last of cage) {
      free.delete(last);
      const beside = [last - size, last + size];
      if (column[last] > 0) beside.push(last - 1);
      if (column[last] < size - 1) beside.push(last + 1);
      const open = beside.filter(
        (cell) => free.has(cell) && cage.every((it) => digits[it] !== digits[cell]),
      );
      if (open.length > 0 && cage.length < 3) cage.push(open[random.below(open.length)]);
    }
    const sum = cage.reduce((all, cell) => all + digits[cell], 0);
    cages.push({ kind: 'killer', cells: cage.sort((a, b) => a - b), sum });
  }
  return cages;
}

function dug(
  solution: Uint8Array,
  shape: Geometry,
  constraints: readonly Constraint[],
  random: Random,
): Puzzle {
  const digits = solution.slice();
  for (const cell of random.shuffle([...digits.keys()])) {
    digits[cell] = 0;
    const { count } = solvePuzzle({ givens: gridOf(shape, digits), constraints });
    if (count > 1) digits[cell] = solution[cell];
  }
  return { givens: gridOf(shape, digits), constraints };
}
