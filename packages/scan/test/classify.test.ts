import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CELL_PIXELS, CELL_SIDE } from '../src/classify/cell-size.ts';
import { CLASSES, classifyCells, WRITTEN } from '../src/classify/classify-cells.ts';
import { mark, normalise, SEEN } from '../src/classify/normalise.ts';
import { withoutShadow } from '../src/classify/shadow.ts';
import { BIASES, BYTES, SCALES } from '../src/classify/weights.ts';
import { drawLine } from '../training/page.mjs';
import { addNoise, blur } from '../training/photo.mjs';
import { Random } from '../training/random.mjs';
import { written } from '../training/strokes.mjs';

/** Cells of fonts that are held out of the training, and the answers of train.c. */
const held = JSON.parse(readFileSync(new URL('held-out-cells.json', import.meta.url), 'utf8')) as {
  cells: string;
  classes: number[];
  answers: number[][];
};
const heldCells = Uint8Array.from(Buffer.from(held.cells, 'base64'));

const mostProbable = (answers: Float32Array, cell: number) => {
  const own = answers.subarray(cell * CLASSES, (cell + 1) * CLASSES);
  return own.indexOf(Math.max(...own));
};

/** The program that trained the network sees a shadow as it is. */
function hasShadow(cell: number): boolean {
  normalise(heldCells, cell * CELL_PIXELS, new Uint8Array(SEEN), 0);
  return withoutShadow(heldCells, cell * CELL_PIXELS, mark) !== undefined;
}

it('gives the answers of the program that trained the network', () => {
  const answers = classifyCells(heldCells, held.classes.length, 16);
  for (const [cell, expected] of held.answers.entries()) {
    if (hasShadow(cell)) continue;
    for (let k = 0; k < CLASSES; k++) {
      expect(Math.abs(answers[cell * CLASSES + k] - expected[k])).toBeLessThan(0.001);
    }
  }
});

it('reads printed digits of fonts that it has not seen', () => {
  const answers = classifyCells(heldCells, held.classes.length, 16);
  const read = held.classes.map((_, cell) => mostProbable(answers, cell));
  expect(read).toEqual(held.classes);
});

it('gives no value that is greater than the grid', () => {
  const answers = classifyCells(heldCells, held.classes.length, 4);
  for (let cell = 0; cell < held.classes.length; cell++) {
    expect(mostProbable(answers, cell) % WRITTEN).toBeLessThanOrEqual(4);
  }
});

it('reads digits that are written by hand', () => {
  const random = new Random(7);
  const count = 270;
  const cells = new Uint8Array(count * CELL_PIXELS);
  for (let cell = 0; cell < count; cell++) {
    const ink = new Float64Array(CELL_PIXELS);
    for (const stroke of written((cell % 9) + 1, random)) {
      const points = stroke.map(([x, y]: number[]) => [16 + x * 18, 16 + y * 18]);
      drawLine(ink, CELL_SIDE, points, 0.9, 0.8);
    }
    const picture = ink.map((share) => 220 - 180 * share);
    blur(picture, CELL_SIDE, 0.7);
    addNoise(picture, CELL_SIDE, 4, false, random);
    cells.set(
      picture.map((level) => Math.min(255, Math.max(0, level))),
      cell * CELL_PIXELS,
    );
  }
  const answers = classifyCells(cells, count, 9);
  let right = 0;
  for (let cell = 0; cell < count; cell++) {
    const found = mostProbable(answers, cell);
    const digit = found > WRITTEN ? found - WRITTEN : found;
    if (digit === (cell % 9) + 1) right++;
  }
  expect(right / count).toBeGreaterThan(0.93);
});

it('finds cells empty that are blank, gray or black, with lines of the grid at the edges', () => {
  const levels = [255, 130, 0];
  const cells = new Uint8Array(2 * levels.length * CELL_PIXELS);
  for (const [index, level] of levels.entries()) {
    const ruled = cells
      .fill(level, 2 * index * CELL_PIXELS)
      .subarray((2 * index + 1) * CELL_PIXELS);
    for (let x = 0; x < CELL_SIDE; x++) ruled[x] = ruled[x * CELL_SIDE] = level >> 1;
  }
  const answers = classifyCells(cells, 2 * levels.length, 9);
  for (let cell = 0; cell < 2 * levels.length; cell++) expect(mostProbable(answers, cell)).toBe(0);
});

it('reads digits across which the edge of a shadow lies, and finds empty cells empty', () => {
  let right = 0;
  let count = 0;
  for (const [slope, from] of [
    [0, 16],
    [0.5, 8],
    [1, 0],
    [-0.7, 27],
  ]) {
    const shadowed = heldCells.map((level, at) => {
      const [x, y] = [at % CELL_SIDE, Math.floor((at % CELL_PIXELS) / CELL_SIDE)];
      const shadow = 0.4 / (1 + Math.exp((from + slope * x - y) / 0.8));
      return level * (1 - shadow);
    });
    const answers = classifyCells(shadowed, held.classes.length, 16);
    for (const [cell, expected] of held.classes.entries()) {
      const found = mostProbable(answers, cell);
      if (expected === 0) expect(found).toBe(0);
      if (found === expected) right++;
      count++;
    }
  }
  expect(right / count).toBeGreaterThan(0.8);
});

it('ships weights of less than 90 KB', () => {
  expect(BYTES.length + SCALES.length + BIASES.length).toBeLessThan(90_000);
});
