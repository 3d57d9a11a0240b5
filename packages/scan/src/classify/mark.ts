// Hot: runs for every cell of a photograph.
import { CELL_PIXELS, CELL_SIDE } from './cell-size.ts';

/** Where the mark of a cell is: its digit, or the largest speck. */
export interface Mark {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * How a mark is looked for until it is apart from the lines of the grid: without the pixels at the
 * edges, and with only those pixels that have a share of full ink. If an attempt that is sure finds
 * nothing but lines, there is nothing else.
 */
const ATTEMPTS = [
  { margin: 2, share: 0.33, isSure: true },
  { margin: 4, share: 0.33, isSure: true },
  { margin: 2, share: 0.5, isSure: true },
  { margin: 4, share: 0.5, isSure: true },
  { margin: 2, share: 0.7, isSure: false },
  { margin: 4, share: 0.7, isSure: false },
  { margin: 6, share: 0.5, isSure: false },
  { margin: 6, share: 0.33, isSure: false },
];

/** The darkest pixels of a cell's inside, of which the last one counts as full ink. */
const DARKEST = 12;
const EDGE = 5;
const LEVELS = 256;

/** A piece that reaches no farther from the edge belongs to a line of the grid. */
const LINE_REACH = 4;

const LEAST_AREA = 8;
const LEAST_EXTENT = 6;
const GAP = 2;
const MIDDLE_MARGIN = 6;
const FAINT_SHARE = 0.2;
const LEAST_FAINT_AREA = 4;

/** A piece that is large enough for a part of a digit may be farther away. */
const LEAST_PART = 12;
const PART_GAP = 4;
const MOST_PIECES = 64;

const piece = new Uint8Array(CELL_PIXELS);
const stack = new Int32Array(CELL_PIXELS);
/** For each piece: left, top, right, bottom, area, ink near the center. */
const pieces = new Float64Array(MOST_PIECES * 6);

const nearCenter = new Float64Array(CELL_PIXELS);
for (let pixel = 0; pixel < CELL_PIXELS; pixel++) {
  const x = (pixel % CELL_SIDE) - (CELL_SIDE - 1) / 2;
  const y = Math.floor(pixel / CELL_SIDE) - (CELL_SIDE - 1) / 2;
  nearCenter[pixel] = Math.exp(-(x * x + y * y) / 128);
}

const soft = new Float64Array(CELL_PIXELS);
const histogram = new Int32Array(LEVELS + 1);

/** Softens the ink into `soft`, so that noise doesn't count. Returns how much full ink has. */
function soften(ink: Float64Array): number {
  histogram.fill(0);
  for (let y = 1; y < CELL_SIDE - 1; y++) {
    for (let x = 1; x < CELL_SIDE - 1; x++) {
      const at = y * CELL_SIDE + x;
      const up = at - CELL_SIDE;
      const down = at + CELL_SIDE;
      const beside = ink[at - 1] + ink[at + 1] + ink[up] + ink[down];
      const corners = ink[up - 1] + ink[up + 1] + ink[down - 1] + ink[down + 1];
      soft[at] = (4 * ink[at] + 2 * beside + corners) / 16;
      const isInside = x >= EDGE && y >= EDGE && x < CELL_SIDE - EDGE && y < CELL_SIDE - EDGE;
      if (isInside) histogram[Math.round(soft[at] * LEVELS)]++;
    }
  }
  let level = LEVELS;
  let left = DARKEST;
  while (level > 1 && left > histogram[level]) left -= histogram[level--];
  return level / LEVELS;
}

function trace(
  ink: Float64Array,
  first: number,
  name: number,
  margin: number,
  threshold: number,
): void {
  const last = CELL_SIDE - 1 - margin;
  let left = CELL_SIDE;
  let top = CELL_SIDE;
  let right = 0;
  let bottom = 0;
  let area = 0;
  let weight = 0;
  let height = 0;
  stack[height++] = first;
  piece[first] = name;
  while (height > 0) {
    const pixel = stack[--height];
    const x = pixel % CELL_SIDE;
    const y = (pixel - x) / CELL_SIDE;
    area++;
    weight += ink[pixel] * nearCenter[pixel];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
    for (let ny = Math.max(margin, y - 1); ny <= Math.min(last, y + 1); ny++) {
      for (let nx = Math.max(margin, x - 1); nx <= Math.min(last, x + 1); nx++) {
        const next = ny * CELL_SIDE + nx;
        if (piece[next] !== 0 || ink[next] < threshold) continue;
        piece[next] = name;
        stack[height++] = next;
      }
    }
  }
  pieces.set([left, top, right, bottom, area, weight], (name - 1) * 6);
}

/** Finds the pieces of ink inside the margin. Returns how many. */
function tracePieces(ink: Float64Array, margin: number, threshold: number): number {
  piece.fill(0);
  let count = 0;
  for (let y = margin; y < CELL_SIDE - margin; y++) {
    for (let x = margin; x < CELL_SIDE - margin; x++) {
      const pixel = y * CELL_SIDE + x;
      if (piece[pixel] !== 0 || ink[pixel] < threshold) continue;
      if (count === MOST_PIECES) return count;
      trace(ink, pixel, ++count, margin, threshold);
    }
  }
  return count;
}

/** True if the piece reaches the margin: it may be one with a line of the grid. */
function reaches(at: number, margin: number): boolean {
  const last = CELL_SIDE - 1 - margin;
  return (
    pieces[at] === margin ||
    pieces[at + 1] === margin ||
    pieces[at + 2] === last ||
    pieces[at + 3] === last
  );
}

function isLine(at: number, margin: number): boolean {
  const last = CELL_SIDE - 1 - margin;
  const reach = margin + LINE_REACH;
  return (
    (pieces[at] === margin && pieces[at + 2] < reach) ||
    (pieces[at + 1] === margin && pieces[at + 3] < reach) ||
    (pieces[at + 2] === last && pieces[at] > last - LINE_REACH) ||
    (pieces[at + 3] === last && pieces[at + 1] > last - LINE_REACH)
  );
}

function heaviest(count: number, margin: number): number {
  let best = -1;
  for (let index = 0; index < count; index++) {
    const at = index * 6;
    if (pieces[at + 4] < LEAST_AREA || isLine(at, margin)) continue;
    if (best < 0 || pieces[at + 5] > pieces[best + 5]) best = at;
  }
  return best;
}

/**
 * Adds what is faint and near the mark: ink fades and breaks. Only in the middle of the cell, where
 * there are no lines.
 */
function addFaint(mark: Mark, full: number): void {
  const count = tracePieces(soft, MIDDLE_MARGIN, FAINT_SHARE * full);
  for (let index = 0; index < count; index++) {
    const at = index * 6;
    if (pieces[at + 4] < LEAST_FAINT_AREA || isLine(at, MIDDLE_MARGIN)) continue;
    const across = Math.max(pieces[at] - mark.right, mark.left - pieces[at + 2]) - 1;
    const down = Math.max(pieces[at + 1] - mark.bottom, mark.top - pieces[at + 3]) - 1;
    const gap = pieces[at + 4] < LEAST_PART ? GAP : PART_GAP;
    if (across > gap || down > gap) continue;
    mark.left = Math.min(mark.left, pieces[at]);
    mark.top = Math.min(mark.top, pieces[at + 1]);
    mark.right = Math.max(mark.right, pieces[at + 2]);
    mark.bottom = Math.max(mark.bottom, pieces[at + 3]);
  }
}

/** Finds the mark of a cell. Returns false if there is none. */
export function findMark(ink: Float64Array, mark: Mark): boolean {
  const full = soften(ink);
  let isFound = false;
  for (const { margin, share, isSure } of ATTEMPTS) {
    const count = tracePieces(soft, margin, share * full);
    const best = heaviest(count, margin);
    isFound = best >= 0;
    if (!isFound && isSure) return false;
    if (!isFound) continue;
    mark.left = pieces[best];
    mark.top = pieces[best + 1];
    mark.right = pieces[best + 2];
    mark.bottom = pieces[best + 3];
    if (!reaches(best, margin)) break;
  }
  if (!isFound) return false;
  addFaint(mark, full);
  return Math.max(mark.right - mark.left, mark.bottom - mark.top) + 1 >= LEAST_EXTENT;
}
