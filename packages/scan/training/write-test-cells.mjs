/**
 * Writes the first cells of a file of `make-cells.mjs`, with the answers of `train`, for the tests.
 * Use: node write-test-cells.mjs CELLS ANSWERS ../test/held-out-cells.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { CELL_PIXELS } from '../dist/classify/cell-size.js';
import { normalise, SEEN, SEEN_PIXELS } from '../dist/classify/normalise.js';

const [from, answersFile, to] = process.argv.slice(2);
const rows = readFileSync(from);
const all = readFileSync(answersFile, 'utf8').trim().split('\n');
const classes = [];
const answers = [];
const cells = [];
const seen = new Uint8Array(SEEN);
for (const [index, line] of all.entries()) {
  const answer = line.split(' ').map(Number);
  const start = index * (1 + CELL_PIXELS);
  // Only what the trainer reads rightly and surely: the test is that the package does the same.
  if (Math.max(...answer) !== answer[rows[start]] || rows[start] === 26) continue;
  if (answer[rows[start]] < 0.9) continue;
  normalise(rows, start + 1, seen, 0);
  if (seen[SEEN_PIXELS] === 0) continue;
  classes.push(rows[start]);
  answers.push(answer);
  cells.push(rows.subarray(start + 1, start + 1 + CELL_PIXELS));
}
writeFileSync(
  to,
  `${JSON.stringify({ cells: Buffer.concat(cells).toString('base64'), classes, answers })}\n`,
);
