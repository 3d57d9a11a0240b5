import { generate } from '@nonet/engine/generate';
import { CLASSIC, type Geometry, type Grid, geometry } from '@nonet/engine/grid';
import { arrangementOf, places } from '../sheet/arrangement.ts';
import { leastSide, printedGrid } from '../sheet/printed-grid.ts';
import type { BookPuzzle } from './book-puzzle.ts';
import type { LeafSize } from './leaf.ts';
import type { BookPlan } from './plan.ts';

/** A puzzle that shows the rules, and its solution. */
export interface Sample {
  readonly givens: Grid;
  readonly solution: Grid;
}

/** A puzzle of the size of the first classic puzzle. Larger ones than 9×9 take too long to make. */
export function sampleFor(
  { hasHowToPlay, sections: plans, seed }: BookPlan,
  sections: readonly (readonly BookPuzzle[])[],
): Sample | undefined {
  const classic = sections.filter((_, i) => plans[i].wishes.variant === undefined);
  const first = classic.flat()[0]?.givens.geometry;
  if (!hasHowToPlay || !first || first.size > CLASSIC.size) return undefined;
  const shape = geometry(first.boxRows, first.boxColumns);
  const wishes = shape === CLASSIC ? ({ level: 'easy' } as const) : { geometry: shape };
  const [made] = generate({ ...wishes, seed: `${seed} sample` }).puzzles;
  return made && { givens: made.givens, solution: made.solution };
}

interface SamplePicture {
  readonly height: number;
  readonly markup: (y: number) => string;
}

const GAP = 22;
/** The thick lines of a grid are half outside. */
const LINE = 2;
/** The space over the grids. */
const ABOVE = 8;
const LARGEST = 300;
/** Smaller grids than this are not worth their space. */
const SMALLEST = 110;

/**
 * A puzzle and its solution, beside or below each other, as large as they fit. A row, a column and a
 * box of both are shaded. Undefined if they would be too small.
 */
export function samplePicture(
  { givens, solution }: Sample,
  { height, width }: LeafSize,
): SamplePicture | undefined {
  const spaces = { above: 0, below: 0, gap: GAP };
  const room = { x: LINE, y: ABOVE, width: width - 2 * LINE, height: height - ABOVE - LINE };
  const fitting = arrangementOf(2, room, spaces);
  const { rows } = fitting;
  const side = Math.min(fitting.side, LARGEST);
  if (side < Math.max(SMALLEST, leastSide({ givens }))) return undefined;
  const used = { ...room, height: rows * side + (rows - 1) * GAP };
  const shaded = shadedCells(givens.geometry);
  return {
    height: ABOVE + used.height + LINE,
    markup: (y) => {
      const frame = { ...used, y: y + ABOVE };
      const [left, right] = places(2, frame, spaces, { ...fitting, side });
      return (
        printedGrid({ givens, shaded }, left) + printedGrid({ givens, solution, shaded }, right)
      );
    },
  };
}

/** The cells of the first column, the last row, and a box that has none of their cells. */
function shadedCells({ boxColumns, houses, size }: Geometry): number[] {
  const topRight = size / boxColumns - 1;
  const shaded = [size - 1, size, 2 * size + topRight].flatMap((house) => [...houses[house]]);
  return [...new Set(shaded)];
}
