import { BulkCanonical } from '@nonet/engine/bulk';
import { Random, randomGrid } from '@nonet/engine/generate';
import { CLASSIC } from '@nonet/engine/grid';
import { figure, markdown, secondsPerItem, timed } from './measure.mjs';
import { digitsOf, sets } from './sets.mjs';

const DRAWN = 8_192;
const ROUNDS = 7;
/** The number of grids to check in each set. */
const COMPARED = 500;

/** Measures how many canonical forms per second are found, for solutions and for puzzles. */
export async function benchCanonical() {
  const random = new Random('bench canonical');
  const solutions = Array.from({ length: DRAWN }, () => randomGrid(CLASSIC, random));
  const runs = [
    { name: 'solutions', puzzles: solutions },
    ...sets(['minimal', '17-clue', 'easy'], DRAWN),
  ].map(runOf);
  const seconds = await secondsPerItem(
    runs.map(({ work }) => work),
    { rounds: ROUNDS },
  );
  const rows = runs.map(({ name }, i) => [name, figure(1 / seconds[i])]);
  return markdown(['canonical forms', 'per second'], rows);
}

function runOf({ name, puzzles }) {
  const bulk = new BulkCanonical();
  const input = digitsOf(puzzles);
  const forms = new Uint8Array(input.length);
  const automorphisms = new Float64Array(puzzles.length);
  const run = () => bulk.run(input, forms, automorphisms);
  run();
  validate(input, forms, bulk);
  return { name, work: timed(puzzles.length, run) };
}

/** Checks that each grid, its transpose and its canonical form all have the same canonical form. */
function validate(input, forms, bulk) {
  const again = new Uint8Array(81 * COMPARED);
  const found = new Float64Array(COMPARED);
  const transposed = again.map((_, i) => {
    const cell = i % 81;
    return input[i - cell + 9 * (cell % 9) + Math.floor(cell / 9)];
  });
  for (const other of [transposed, forms.subarray(0, 81 * COMPARED)]) {
    bulk.run(other, again, found);
    if (again.some((symbol, i) => symbol !== forms[i])) throw new Error('the forms are wrong');
  }
}
