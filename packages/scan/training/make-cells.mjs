/**
 * Makes cells as a camera sees them, and writes what the network sees of them and their classes.
 * Use: node make-cells.mjs FOLDER COUNT SEED FILE [held-out]
 */
import { writeFileSync } from 'node:fs';
import { CELL_PIXELS } from '../dist/classify/cell-size.js';
import { normalise, SEEN } from '../dist/classify/normalise.js';
import { makeCell } from './cells.mjs';
import { readFonts } from './fonts.mjs';
import { Random } from './random.mjs';

const [folder, countText, seed, file, side] = process.argv.slice(2);
const count = Number(countText);
const fonts = readFonts(folder, side === 'held-out');
const random = new Random(Number(seed));
const cell = new Uint8Array(CELL_PIXELS);
const rows = new Uint8Array(count * (SEEN + 1));
for (let index = 0; index < count; index++) {
  const at = index * (SEEN + 1);
  rows[at] = makeCell(cell, 0, fonts, random);
  normalise(cell, 0, rows, at + 1);
}
writeFileSync(`${folder}/${file}`, rows);
