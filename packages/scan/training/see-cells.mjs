/**
 * Writes what the network sees of the cells of `make-cells.mjs`, with their classes.
 * Use: node see-cells.mjs CELLS SEEN
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CELL_PIXELS } from '../dist/classify/cell-size.js';
import { normalise, SEEN } from '../dist/classify/normalise.js';

const [from, to] = process.argv.slice(2);
const cells = readFileSync(from);
const count = cells.length / (1 + CELL_PIXELS);
const seen = new Uint8Array(count * (1 + SEEN));
for (let index = 0; index < count; index++) {
  const at = index * (1 + CELL_PIXELS);
  seen[index * (1 + SEEN)] = cells[at];
  normalise(cells, at + 1, seen, index * (1 + SEEN) + 1);
}
writeFileSync(to, seen);
