import { BulkSolver } from '@nonet/engine/bulk';
import { digitOfByte } from './puzzles.mjs';

const CELLS = 81;

// Each way to solve puzzles is a function with the parameters of `solve`. A call that has to throw
// reaches the solver unchanged.

/** As bytes, in bulk. */
const inBulk = (solver, order) => (puzzles, solutions, counts, options) =>
  solver.solve(puzzles, solutions, counts, { ...options, order });

/** As candidate masks, with noise in the bits above the ninth, which the solver ignores. */
const asMasks = (solver) => (puzzles, solutions, counts, options) => {
  const masks = Uint16Array.from(puzzles, (byte, i) => {
    const digit = digitOfByte(byte);
    return (digit === 0 ? 511 : 1 << (digit - 1)) | ((i % 128) << 9);
  });
  return solver.solve(masks, solutions, counts, options);
};

/** One puzzle per call. */
const oneByOne = (solver) =>
  eachAlone(solver, (puzzle, solution, limit) => solver.solveOne(puzzle, solution, { limit }));

/** By enumeration of all solutions. Keeps the first solution. */
const byEnumeration = (solver, order) =>
  eachAlone(solver, (puzzle, solution, limit) => {
    let first = true;
    const keep = (found) => {
      if (first) solution.set(found);
      first = false;
    };
    return solver.enumerate(puzzle, keep, { limit, order });
  });

function eachAlone(solver, answer) {
  return (puzzles, solutions, counts, options) => {
    const { limit, stride } = options;
    solver.begin(puzzles, solutions, counts, options);
    for (let i = 0; i < counts.length; i++) {
      const puzzle = puzzles.subarray(i * stride, i * stride + CELLS);
      counts[i] = answer(puzzle, solutions.subarray(i * CELLS, (i + 1) * CELLS), limit);
    }
  };
}

const FORMS = ['simd', 'scalar'];
const WAYS = FORMS.flatMap((form) => [
  () => inBulk(new BulkSolver(form), 'met'),
  () => inBulk(new BulkSolver(form), 'lexicographic'),
  () => asMasks(new BulkSolver(form)),
  () => oneByOne(new BulkSolver(form)),
  () => byEnumeration(new BulkSolver(form), 'met'),
  () => byEnumeration(new BulkSolver(form), 'lexicographic'),
]);

/** The way to solve the puzzles of case `number`. The ways take turns. */
export function wayOf(number) {
  return WAYS[number % WAYS.length];
}
