import { solve } from '@nonet/engine';
import { BulkSolver } from '@nonet/engine/bulk';
import { solves } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { figure, markdown, secondsPerItem, timed } from './measure.mjs';
import { ALL, digitsOf, sets } from './sets.mjs';

const propagation = strategyById('propagation');

const DRAWN = 8_192;
/** Puzzles per round for `propagation`. */
const COMPARED = 200;
/** The number of puzzles per round if each call solves one puzzle. */
const ALONE = 1_000;
const ROUNDS = 7;

const HEAD = ['µs per puzzle', 'limit 1', 'limit 2', 'one per call', '`propagation`'];

/** Measures the kernel and `propagation` on all sets. Checks every solution of the kernel. */
export async function benchKernel() {
  const measured = [];
  for (const set of sets(ALL, DRAWN)) measured.push(await measureSet(set));
  const times = measured.map(([name, ...values]) => [name, ...values.map(figure)]);
  const ratios = measured.map(([name, , two, , reference]) => [name, figure(reference / two)]);
  return {
    ratios: markdown(['kernel speed relative to', '`propagation`'], ratios),
    times: markdown(HEAD, times),
  };
}

/** Returns the name of the set, and then its times in the order of the columns in HEAD. */
async function measureSet({ name, puzzles }) {
  const input = digitsOf(puzzles);
  const output = new Uint8Array(input.length);
  const counts = new Uint32Array(puzzles.length);
  const texts = puzzles.slice(0, ALONE).map((givens) => packedCells(givens));
  const compared = puzzles.slice(0, COMPARED);
  const kernel = new BulkSolver('simd');
  const bulk = (limit) => () => kernel.solve(input, output, counts, { limit });
  bulk(2)();
  validate(puzzles, output, counts, compared.map(solutionsOf));
  const works = [
    timed(puzzles.length, bulk(1)),
    timed(puzzles.length, bulk(2)),
    timed(texts.length, () => texts.forEach(solveText)),
    timed(COMPARED, () => compared.map(solutionsOf)),
  ];
  const seconds = await secondsPerItem(works, { rounds: ROUNDS });
  return [name, ...seconds.map((each) => 1e6 * each)];
}

function solutionsOf(givens) {
  return solvePuzzle({ givens }, { strategy: propagation }).count;
}

function solveText(text) {
  if (!solve(text).ok) throw new Error(`not a puzzle: ${text}`);
}

function validate(puzzles, output, counts, expected) {
  puzzles.forEach((givens, i) => {
    const digits = output.subarray(81 * i, 81 * i + 81).map((symbol) => symbol - 48);
    const right = counts[i] === 0 || solves({ geometry: givens.geometry, digits }, givens);
    if (!right || (i < expected.length && counts[i] !== expected[i])) {
      throw new Error('the kernel is wrong');
    }
  });
}
