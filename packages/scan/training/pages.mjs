/**
 * Renders pages with a grid in fonts that are held out of the training, photographs them, and says how
 * many cells are read rightly.
 * Use: node pages.mjs FOLDER COUNT SEED
 */
import { scan } from '../dist/index.js';
import { readFonts } from './fonts.mjs';
import { drawLine, printGlyph } from './page.mjs';
import { addNoise, blur } from './photo.mjs';
import { Random } from './random.mjs';

const SIDE = 640;
const [folder, count, seed] = process.argv.slice(2);
const fonts = readFonts(folder, true);
const random = new Random(Number(seed));

/** Faces that no puzzle is printed in: hairlines, outlines, dots. */
const UNFIT = /Hairline|Thin|ExtraLight|Outline|Punt/;
const printed = fonts.printed.filter((face) => !UNFIT.test(fonts.faces[face].file));

/** A solved grid with shuffled digits, of which some 30 cells are left. */
function puzzle() {
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (let index = 8; index > 0; index--) {
    const other = random.below(index + 1);
    [names[index], names[other]] = [names[other], names[index]];
  }
  return Array.from({ length: 81 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const digit = names[(3 * (row % 3) + Math.floor(row / 3) + column) % 9];
    return random.chance(0.37) ? digit : 0;
  });
}

/** The page's ink: a grid of 540 pixels in the middle, with thin and thick lines. */
function printPage(digits) {
  const ink = new Float64Array(SIDE * SIDE);
  const face = random.pick(printed);
  const [thin, thick] = [random.between(0.2, 0.9), random.between(1, 2.5)];
  for (let line = 0; line <= 9; line++) {
    const at = 50 + line * 60;
    const radius = line % 3 === 0 ? thick : thin;
    drawLine(
      ink,
      SIDE,
      [
        [50, at],
        [590, at],
      ],
      radius,
      0.9,
    );
    drawLine(
      ink,
      SIDE,
      [
        [at, 50],
        [at, 590],
      ],
      radius,
      0.9,
    );
  }
  const height = random.between(24, 44);
  const spread = { gain: 1.5, more: random.between(-0.1, 0.15) };
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue;
    const place = {
      x: 80 + (cell % 9) * 60,
      y: 80 + Math.floor(cell / 9) * 60,
      scale: height / 44,
      width: 1,
      slant: 0,
      turn: 0,
      bend: 0,
    };
    printGlyph(ink, SIDE, fonts.glyph(face, digit - 1), place, 0.95, spread);
  }
  return ink;
}

/** The page as a camera sees it: turned, in perspective, in uneven light, with a shadow and noise. */
function photograph(ink) {
  const turn = random.normal() * 0.06;
  const [tiltX, tiltY] = [random.normal() * 0.00018, random.normal() * 0.00018];
  const scale = random.between(1.1, 1.3);
  const white = random.between(130, 245);
  const black = white * random.between(0.1, 0.45);
  const [lightX, lightY] = [random.normal() * 0.12, random.normal() * 0.12];
  const [edge, angle] = [random.between(-250, 250), random.between(0, 6.3)];
  const shadow = random.chance(0.3) ? random.between(0.55, 0.9) : 1;
  const picture = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const [u, v] = [x - SIDE / 2, y - SIDE / 2];
      const depth = scale / (1 + tiltX * u + tiltY * v);
      const px = (u * Math.cos(turn) + v * Math.sin(turn)) * depth + SIDE / 2;
      const py = (v * Math.cos(turn) - u * Math.sin(turn)) * depth + SIDE / 2;
      const [left, top] = [Math.floor(px), Math.floor(py)];
      let dark = 0;
      if (left >= 0 && top >= 0 && left < SIDE - 1 && top < SIDE - 1) {
        const at = top * SIDE + left;
        const above = ink[at] + (ink[at + 1] - ink[at]) * (px - left);
        const below = ink[at + SIDE] + (ink[at + SIDE + 1] - ink[at + SIDE]) * (px - left);
        dark = above + (below - above) * (py - top);
      }
      const light = 1 + (lightX * u + lightY * v) / SIDE;
      const isLit = u * Math.cos(angle) + v * Math.sin(angle) < edge;
      picture[y * SIDE + x] = (white + (black - white) * dark) * light * (isLit ? 1 : shadow);
    }
  }
  blur(picture, SIDE, random.between(0.4, 2));
  addNoise(picture, SIDE, random.between(0, 5), random.chance(0.3), random);
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    data.fill(Math.round(picture[pixel]), 4 * pixel, 4 * pixel + 3);
    data[4 * pixel + 3] = 255;
  }
  return { width: SIDE, height: SIDE, data };
}

let found = 0;
let right = 0;
let kinds = 0;
for (let page = 0; page < Number(count); page++) {
  const digits = puzzle();
  const answer = scan(photograph(printPage(digits)));
  if (answer?.size !== 9) continue;
  found++;
  for (const [cell, digit] of digits.entries()) {
    const { kind, digit: repaired, read = repaired } = answer.cells[cell];
    if (read === digit) right++;
    if (read === digit && kind === 'written') kinds++;
  }
}
const share = ((100 * right) / (81 * Number(count))).toFixed(3);
console.log(
  `${found} of ${count} grids found, ${share}% of cells right, ${kinds} printed digits taken for written ones`,
);
