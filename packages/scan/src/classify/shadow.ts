// Hot: runs for every cell that has a mark.
import { CELL_PIXELS, CELL_SIDE } from './cell-size.ts';
import type { Mark } from './mark.ts';

/** Strokes are narrower than twice this, and shadows are wider, in pixels. */
const REACH = 5;

/** How many pixels of a mark are darker than its ink. */
const DARKEST = 10;

/** A mark that is less dark beside what is around it than this share of its contrast is a shadow. */
const LEAST_SHARE = 0.5;

const LINE = new Float64Array(CELL_SIDE);

/** Replaces each pixel by the largest within reach, along rows and then columns, or by the smallest. */
function spread(picture: Float64Array, sign: 1 | -1): void {
  for (const [along, across] of [
    [1, CELL_SIDE],
    [CELL_SIDE, 1],
  ]) {
    for (let start = 0; start < CELL_SIDE * across; start += across) {
      for (let k = 0; k < CELL_SIDE; k++) LINE[k] = sign * picture[start + k * along];
      for (let k = 0; k < CELL_SIDE; k++) {
        const last = Math.min(CELL_SIDE - 1, k + REACH);
        let most = LINE[k];
        for (let n = Math.max(0, k - REACH); n <= last; n++) if (LINE[n] > most) most = LINE[n];
        picture[start + k * along] = sign * most;
      }
    }
  }
}

const soft = new Float64Array(CELL_PIXELS);
const paper = new Float64Array(CELL_PIXELS);

function soften(cells: Uint8Array, from: number): void {
  for (let y = 0; y < CELL_SIDE; y++) {
    const up = y > 0 ? -CELL_SIDE : 0;
    const down = y < CELL_SIDE - 1 ? CELL_SIDE : 0;
    for (let x = 0; x < CELL_SIDE; x++) {
      const at = from + y * CELL_SIDE + x;
      const left = x > 0 ? -1 : 0;
      const right = x < CELL_SIDE - 1 ? 1 : 0;
      const beside = cells[at + left] + cells[at + right] + cells[at + up] + cells[at + down];
      const upper = cells[at + up + left] + cells[at + up + right];
      const lower = cells[at + down + left] + cells[at + down + right];
      soft[at - from] = (4 * cells[at] + 2 * beside + upper + lower) / 16;
    }
  }
}

/** What paper is in a cell without its shadow. */
const PAPER = 220;

const lit = new Uint8Array(CELL_PIXELS);

/**
 * If a mark is dark beside the lit paper, but hardly darker than what is behind it, it is the edge of a
 * shadow. Then this is the cell without its shadow, in which there may be a digit. The closing of the picture
 * takes strokes away and leaves shadows.
 */
export function withoutShadow(cells: Uint8Array, from: number, mark: Mark): Uint8Array | undefined {
  soften(cells, from);
  paper.set(soft);
  spread(paper, 1);
  const brightest = Math.max(...paper);
  spread(paper, -1);
  const strokes: number[] = [];
  const levels: number[] = [];
  for (let y = mark.top; y <= mark.bottom; y++) {
    for (let x = mark.left; x <= mark.right; x++) {
      const pixel = y * CELL_SIDE + x;
      strokes.push(paper[pixel] - soft[pixel]);
      levels.push(soft[pixel]);
    }
  }
  strokes.sort((a, b) => b - a);
  levels.sort((a, b) => a - b);
  const ink = Math.min(DARKEST, strokes.length) - 1;
  if (strokes[ink] >= LEAST_SHARE * (brightest - levels[ink])) return undefined;
  for (let pixel = 0; pixel < CELL_PIXELS; pixel++) {
    lit[pixel] = Math.min(255, (PAPER * cells[from + pixel]) / (paper[pixel] + 1));
  }
  return lit;
}
