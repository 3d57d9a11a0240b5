import { expect, it } from 'vitest';
import { sized } from '../../../test/size.ts';
import { cutGrid } from '../src/cutting/cut-grid.ts';
import { findGrid } from '../src/finding/find-grid.ts';
import type { Corners } from '../src/picture/point.ts';
import { scan } from '../src/reading/scan.ts';
import { isDoubtful } from '../src/reading/scanned-cell.ts';
import {
  blankPage,
  drawText,
  fill,
  gridPage,
  PAGE,
  type Page,
  type PhotoOptions,
  photograph,
  randomNumbers,
} from './page.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const digits = Array.from(PUZZLE, (text) => (text === '.' ? 0 : Number(text)));
const page = gridPage(digits);

/** The greatest distance of a corner from where it should be. */
function distance(found: Corners, expected: Corners): number {
  return Math.max(...found.map(({ x, y }, i) => Math.hypot(x - expected[i].x, y - expected[i].y)));
}

const photographs: Readonly<Record<string, PhotoOptions>> = {
  'a flat page': {},
  'a page that is tilted by 35 degrees': { tilt: 35 },
  'a page that is turned a little and lies in the shadow': { turn: 12, tilt: 15, shadow: 0.7 },
  'a page on which a shadow ends': { turn: 4, edge: 0.35 },
  'a noisy picture': { noise: 24 },
  'a page that is bent': { bend: 14 },
  'a page on its side': { turn: 90, tilt: 10 },
  'a page upside down': { turn: 180 },
  'a page on its other side': { turn: 270, shadow: 0.4 },
};

for (const [name, options] of Object.entries(photographs).slice(0, sized(4, 8))) {
  it(`reads ${name}`, () => {
    const { pixels, corners } = photograph(page, options);
    const found = scan(pixels);
    expect(found?.cells.map(({ digit }) => digit)).toEqual(digits);
    expect(found).toMatchObject({ size: 9, isProper: true });
    expect(distance(found!.corners, corners)).toBeLessThan(options.bend ? 20 : 4);
  });
}

it('marks what it changed to make a puzzle proper', () => {
  const { pixels } = photograph(gridPage(digits.with(4, 3)));
  const { cells, isProper } = scan(pixels)!;
  expect(isProper && !cells.some(isDoubtful)).toBe(false);
});

it('counts the lines of grids of all sizes', () => {
  for (const [boxRows, boxColumns] of [
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 3],
    [3, 4],
    [4, 4],
  ]) {
    const size = boxRows * boxColumns;
    const givens = Array.from({ length: size * size }, (_, cell) =>
      cell % 3 === 0 ? (cell % 9) + 1 : 0,
    );
    const { pixels, corners } = photograph(gridPage(givens, boxRows, boxColumns), { tilt: 20 });
    const found = findGrid(pixels);
    expect(found?.size).toBe(size);
    expect(distance(found!.corners, corners)).toBeLessThan(4);
  }
});

/** Pages without a Sudoku. */
const others: Readonly<Record<string, (page: Page) => void>> = {
  'an empty page': () => {},
  text: (page) => {
    for (let y = 60; y < 600; y += 22) {
      drawText(page, 'Jeder Tag ein neues Rätsel, 9 Zeilen', { x: 320, y, height: 20 });
    }
  },
  'a frame with text': (page) => {
    fill(page, { left: 80, top: 80, width: 480, height: 3 });
    fill(page, { left: 80, top: 560, width: 483, height: 3 });
    fill(page, { left: 80, top: 80, width: 3, height: 480 });
    fill(page, { left: 560, top: 80, width: 3, height: 480 });
    drawText(page, 'Sudoku 123456789', { x: 320, y: 300, height: 40 });
  },
  'a table': (page) => {
    for (let at = 80; at <= 560; at += 120) {
      fill(page, { left: 80, top: at, width: 480, height: 1 });
      fill(page, { left: at, top: 80, width: 1, height: 480 });
    }
    for (const x of [140, 260, 380, 500]) drawText(page, '22.5', { x, y: 160, height: 30 });
  },
  'a board of another game, with nine rows of digits': (page) => {
    const random = randomNumbers();
    for (let at = 0; at <= 9; at++) {
      fill(page, { left: 80, top: 80 + at * 53, width: 478, height: 1 });
      fill(page, { left: 80 + at * 53, top: 80, width: 1, height: 478 });
    }
    for (let cell = 0; cell < 81; cell++) {
      if (random() > 0.4) continue;
      const [x, y] = [106.5 + 53 * (cell % 9), 120 + 53 * Math.floor(cell / 9)];
      drawText(page, String(1 + Math.floor(3 * random())), { x, y, height: 38 });
    }
  },
  'lined paper': (page) => {
    for (let y = 40; y < 620; y += 24) fill(page, { left: 40, top: y, width: 560, height: 1 });
  },
  'graph paper': (page) => {
    for (let at = 40; at < 610; at += 16) {
      fill(page, { left: 40, top: at, width: 560, height: 1 });
      fill(page, { left: at, top: 40, width: 1, height: 560 });
    }
  },
  'a chessboard': (page) => {
    for (let square = 0; square < 64; square++) {
      const column = square % 8;
      const row = (square - column) / 8;
      if ((row + column) % 2 === 0) continue;
      fill(page, { left: 80 + 60 * column, top: 80 + 60 * row, width: 60, height: 60 });
    }
  },
  noise: ({ gray }) => {
    const random = randomNumbers();
    for (let at = 0; at < PAGE * PAGE; at++) gray[at] = 255 * random();
  },
};

for (const [name, draw] of Object.entries(others).slice(0, sized(3, 8))) {
  it(`finds no Sudoku in ${name}`, () => {
    const other = blankPage();
    draw(other);
    expect(scan(photograph(other, { tilt: 10 }).pixels)).toBeUndefined();
  });
}

it('cuts the grid out of the picture, upright', () => {
  const { pixels } = photograph(page, { turn: 90 });
  const { corners } = scan(pixels)!;
  const square = cutGrid(pixels, corners, 360);
  expect(square).toMatchObject({ width: 360, height: 360 });
  const upright = scan(withPaper(square.data, 360));
  expect(upright?.cells.map(({ digit }) => digit)).toEqual(digits);
});

/** A picture of 400×400 pixels with the square in the middle of paper. */
function withPaper(square: ArrayLike<number>, side: number) {
  const data = new Uint8ClampedArray(4 * 400 * 400).fill(230);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  for (let y = 0; y < side; y++) {
    for (let byte = 0; byte < 4 * side; byte++) {
      data[4 * ((y + 20) * 400 + 20) + byte] = square[4 * y * side + byte];
    }
  }
  return { width: 400, height: 400, data };
}
