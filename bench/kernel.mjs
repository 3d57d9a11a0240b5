import { BulkSolver, solvePuzzle, solves } from '@nonet/engine';
import { figure, markdown, median, processorSeconds } from './measure.mjs';
import { sets } from './sets.mjs';

const DRAWN = 8_192;
/** Of these, how many `propagation` solves in a round. */
const COMPARED = 200;
const ROUNDS = 7;

/**
 * Microseconds a puzzle of the kernel at limits 1 and 2, and how many times as fast that is as
 * `propagation` at limit 2: in turns, in one process, every solution validated.
 */
export function benchKernel() {
  const solver = new BulkSolver();
  const rows = sets(DRAWN).map(({ name, puzzles }) => {
    const input = new Uint8Array(81 * puzzles.length);
    puzzles.forEach(({ digits }, i) => {
      input.set(digits, 81 * i);
    });
    const output = new Uint8Array(input.length);
    const counts = new Uint32Array(puzzles.length);
    const byKernel = (limit) => solver.solve(input, output, counts, { limit });
    const compared = puzzles.slice(0, COMPARED);
    const byPropagation = () => compared.map((givens) => solvePuzzle({ givens }).solutions);

    byPropagation();
    byKernel(1);
    byKernel(2);
    validate(puzzles, output, counts);
    const times = { one: [], two: [], propagation: [] };
    for (let round = 0; round < ROUNDS; round++) {
      times.one.push(processorSeconds(() => byKernel(1)) / puzzles.length);
      times.two.push(processorSeconds(() => byKernel(2)) / puzzles.length);
      times.propagation.push(processorSeconds(byPropagation) / compared.length);
    }
    const [one, two, reference] = Object.values(times).map((seconds) => 1e6 * median(seconds));
    return [name, figure(one), figure(two), figure(reference), figure(reference / two)];
  });
  const head = ['µs a puzzle', 'limit 1', 'limit 2', '`propagation`', 'times as fast'];
  return markdown(head, rows);
}

function validate(puzzles, output, counts) {
  puzzles.forEach((givens, i) => {
    if (counts[i] === 0) return;
    const digits = output.subarray(81 * i, 81 * i + 81).map((symbol) => symbol - 48);
    if (!solves({ geometry: givens.geometry, digits }, givens))
      throw new Error('the kernel is wrong');
  });
}
