/**
 * Makes cells as a camera sees them: for each, a byte with its class, and 32×32 bytes.
 * Use: node make-cells.mjs FOLDER COUNT SEED FILE [held-out]
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { CELL_PIXELS } from '../dist/classify/cell-size.js';
import { makeCell } from './cells.mjs';
import { readFonts } from './fonts.mjs';
import { Random } from './random.mjs';

const [folder, count, seed, file, side] = process.argv.slice(2);
const fonts = readFonts(folder, side === 'held-out');
const random = new Random(Number(seed));
const row = new Uint8Array(1 + CELL_PIXELS);
const output = openSync(`${folder}/${file}`, 'w');
for (let index = 0; index < Number(count); index++) {
  row[0] = makeCell(row, 1, fonts, random);
  writeSync(output, row);
}
closeSync(output);
