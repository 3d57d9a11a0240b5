import type { ReducedGray } from '../picture/gray.ts';
import { fitLattice } from './fit-lattice.ts';
import { bentBy, type Lattice } from './lattice.ts';
import { rectify } from './rectified.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** The sizes that are looked for, the largest first: a grid of 16 has the lines of 4 and 8, too. */
export const SIZES: readonly number[] = [16, 12, 9, 8, 6, 4];

/** The least contrast of a piece of a line. */
const LINE = 0.03;

/** Half the width of a line's neighborhood in which its pieces count, in cells. */
const NEAR = 0.09;

/** At first sight, a grid has at least this share of its pieces, and at most so much less than of another size. */
const LEAST_SHARE = 0.65;
const RIVAL = 0.1;

/** If a grid has more than this share of its pieces, no smaller size is looked at. */
const CERTAIN = 0.95;

/** A lattice with its size, and how well the picture has its lines. */
export interface Lined {
  readonly lattice: Lattice;
  readonly size: number;
  /** The share of the pieces of lines that are there, from 0 to 1. */
  readonly support: number;
}

/** Finds the lines of a grid inside a quadrilateral. Returns undefined if no size has its lines there. */
export function linesIn(levels: ReducedGray[], flat: Lattice): Lined | undefined {
  const first = rectify(levels, flat);
  const seen = SIZES.flatMap((size) => {
    const segments = segmentsOf(first, size, { reach: 0.3 });
    if (shareSeen(segments) <= LEAST_SHARE) return [];
    const lattice = fitLattice(flat, segments, size);
    const support = shareThere(segments, { from: flat, to: lattice, size });
    return support > LEAST_SHARE ? [{ lattice, size, support }] : [];
  });
  const most = Math.max(...seen.map(({ support }) => support));
  let best: Lined | undefined;
  for (const lined of seen) {
    if (lined.support < most - RIVAL) continue;
    const next = refined(levels, lined);
    if (next.support > (best?.support ?? 0)) best = next;
    if (next.support > CERTAIN) break;
  }
  return best;
}

/** Fits the lattice to the lines as they are seen through it. */
function refined(levels: ReducedGray[], { lattice, size }: Lined): Lined {
  for (const reach of [0.2, 0.15]) {
    const segments = segmentsOf(rectify(levels, lattice), size, { reach });
    lattice = fitLattice(lattice, segments, size);
  }
  const last = rectify(levels, lattice);
  const on = segmentsOf(last, size, { reach: NEAR });
  const off = segmentsOf(last, size, { reach: NEAR, offset: 0.5 });
  const least = leastContrast(on);
  const onLines = shareSeen(on, least);
  return { lattice, size, support: onLines * Math.min(1, 1.6 - 1.2 * shareSeen(off, least)) };
}

/** The share of the pieces that are darker than paper. */
function shareSeen(segments: readonly Segment[], least: number = leastContrast(segments)): number {
  return segments.filter(({ contrast }) => contrast > least).length / segments.length;
}

interface Change {
  readonly from: Lattice;
  readonly to: Lattice;
  readonly size: number;
}

/** The share of the pieces that are where the lattice was fitted to. */
function shareThere(segments: readonly Segment[], { from, to, size }: Change): number {
  const least = leastContrast(segments);
  const there = segments.filter(({ u, v, shift, isVertical, contrast }) => {
    if (contrast <= least) return false;
    const before = bentBy(from, u, v);
    const after = bentBy(to, u, v);
    const expected = isVertical ? after.x - before.x : after.y - before.y;
    return Math.abs(shift - expected) < NEAR / size;
  });
  return there.length / segments.length;
}

/** A piece of a line has at least a quarter of the usual contrast. */
export function leastContrast(segments: readonly Pick<Segment, 'contrast'>[]): number {
  const contrasts = Float64Array.from(segments, ({ contrast }) => contrast).sort();
  return Math.max(LINE, 0.25 * contrasts[contrasts.length >> 1]);
}
