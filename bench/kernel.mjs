import { solve } from '@nonet/engine';
import { BulkSolver } from '@nonet/engine/bulk';
import { solves } from '@nonet/engine/grid';
import { packedCells } from '@nonet/engine/notation';
import { strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { figure, markdown, secondsPerItem, timed } from './measure.mjs';
import { ALL, sets } from './sets.mjs';

const propagation = strategyById('propagation');

const DRAWN = 8_192;
/** The number of puzzles per round for `propagation`. */
const COMPARED = 200;
/** The number of puzzles per round when each call solves one puzzle. */
const ALONE = 1_000;
const ROUNDS = 7;

/**
 * Measures the microseconds per puzzle in four ways: with each of the two kernels in bulk, with one
 * puzzle per call from text to text, and with `propagation`. Validates every solution.
 */
export async function benchKernel() {
  const measured = [];
  for (const set of sets(ALL, DRAWN)) measured.push(await measureSet(set));
  const head = ['µs per puzzle', 'limit 1', 'limit 2', 'one per call', 'scalar', '`propagation`'];
  const times = measured.map(({ name, simd1, simd2, alone, scalar, reference }) => [
    name,
    ...[simd1, simd2, alone, scalar, reference].map(figure),
  ]);
  const ratios = measured.map(({ name, simd2, scalar, reference }) => [
    name,
    figure(scalar / simd2),
    figure(reference / simd2),
  ]);
  return {
    ratios: markdown(['kernel speed relative to', 'scalar', '`propagation`'], ratios),
    times: markdown(head, times),
  };
}

async function measureSet({ name, puzzles }) {
  const input = new Uint8Array(81 * puzzles.length);
  puzzles.forEach(({ digits }, i) => {
    input.set(digits, 81 * i);
  });
  const output = new Uint8Array(input.length);
  const counts = new Uint32Array(puzzles.length);
  const bulk = (solver, limit) => () => solver.solve(input, output, counts, { limit });
  const texts = puzzles.slice(0, ALONE).map((givens) => packedCells(givens));
  const compared = puzzles.slice(0, COMPARED);
  const simd = new BulkSolver();
  const scalar = new BulkSolver('scalar');
  const runs = {
    simd1: timed(puzzles.length, bulk(simd, 1)),
    simd2: timed(puzzles.length, bulk(simd, 2)),
    alone: timed(texts.length, () => texts.forEach(solveText)),
    scalar: timed(puzzles.length, bulk(scalar, 2)),
    reference: timed(COMPARED, () => compared.map(solutionsOf)),
  };
  const expected = compared.map(solutionsOf);
  for (const solver of [simd, scalar]) {
    bulk(solver, 2)();
    validate(puzzles, output, counts, expected);
  }
  const seconds = await secondsPerItem(Object.values(runs), { rounds: ROUNDS });
  const microseconds = Object.keys(runs).map((key, i) => [key, 1e6 * seconds[i]]);
  return { name, ...Object.fromEntries(microseconds) };
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
