// Hot: runs for every cell of a photograph.
import { CELL_PIXELS, CELL_SIDE } from './cell-size.ts';

/** Blocks of paper along a side, their first pixels, their centers and their side. */
const BLOCKS = 3;
const STARTS = [0, 10, 20];
const CENTERS = [5.5, 15.5, 25.5];
const BLOCK_SIDE = 12;

/** The share of a block's pixels that are darker than its paper. */
const DARKER = 0.75;

/** How many pixels of a cell are darker than its ink. */
const DARKEST = 10;

/** Ink is never taken to be closer to paper than this, so that noise stays faint. */
const LEAST_CONTRAST = 14;

const EDGE = 4;

const histogram = new Int32Array(256);
const paper = new Float64Array(BLOCKS * BLOCKS);

function paperOfBlock(cells: Uint8Array, from: number): number {
  histogram.fill(0);
  for (let y = 0; y < BLOCK_SIDE; y++) {
    const row = from + y * CELL_SIDE;
    for (let x = 0; x < BLOCK_SIDE; x++) histogram[cells[row + x]]++;
  }
  let left = BLOCK_SIDE * BLOCK_SIDE * DARKER;
  let level = 0;
  while (level < 255 && left >= histogram[level]) left -= histogram[level++];
  return level;
}

function measurePaper(cells: Uint8Array, from: number): void {
  for (let block = 0; block < BLOCKS * BLOCKS; block++) {
    const start = STARTS[Math.floor(block / BLOCKS)] * CELL_SIDE + STARTS[block % BLOCKS];
    paper[block] = paperOfBlock(cells, from + start);
  }
  // A heavy digit may fill the block in the middle.
  paper[4] = Math.max(paper[4], (paper[1] + paper[3] + paper[5] + paper[7]) / 4);
}

/** Which block is to the left of each pixel, and how far the pixel is on the way to the next one. */
const leftBlock = new Int32Array(CELL_SIDE);
const way = new Float64Array(CELL_SIDE);
for (let x = 0; x < CELL_SIDE; x++) {
  leftBlock[x] = x < CENTERS[1] ? 0 : 1;
  const between = (x - CENTERS[leftBlock[x]]) / (CENTERS[1] - CENTERS[0]);
  way[x] = Math.min(1, Math.max(0, between));
}

/**
 * Writes how much darker than the paper each pixel of a cell is, from 0 to 1 (the cell's ink).
 * Returns the contrast of ink and paper, in levels of gray.
 */
export function inkOf(cells: Uint8Array, from: number, ink: Float64Array): number {
  measurePaper(cells, from);
  histogram.fill(0);
  for (let y = 0; y < CELL_SIDE; y++) {
    const above = leftBlock[y] * BLOCKS;
    const down = way[y];
    for (let x = 0; x < CELL_SIDE; x++) {
      const left = above + leftBlock[x];
      const right = way[x];
      const top = paper[left] + (paper[left + 1] - paper[left]) * right;
      const bottom =
        paper[left + BLOCKS] + (paper[left + BLOCKS + 1] - paper[left + BLOCKS]) * right;
      const pixel = y * CELL_SIDE + x;
      const darker = top + (bottom - top) * down - cells[from + pixel];
      ink[pixel] = darker;
      const inside = x >= EDGE && y >= EDGE && x < CELL_SIDE - EDGE && y < CELL_SIDE - EDGE;
      if (inside && darker > 0) histogram[Math.floor(darker)]++;
    }
  }
  let level = 255;
  let left = DARKEST;
  while (level > 0 && left > histogram[level]) left -= histogram[level--];
  const contrast = Math.max(LEAST_CONTRAST, level);
  for (let pixel = 0; pixel < CELL_PIXELS; pixel++) {
    ink[pixel] = Math.min(1, Math.max(0, ink[pixel] / contrast));
  }
  return level;
}
