import { BulkSolver } from '@nonet/engine/bulk';
import { digitOfByte } from './puzzles.mjs';

const CELLS = 81;

// Every way to have puzzles solved, as a `solve` of the same parameters. A call that is to be refused
// goes to the solver as it is.

/** As bytes, in bulk. */
const inBulk = (solver, order) => (puzzles, solutions, counts, options) =>
  solver.solve(puzzles, solutions, counts, { ...options, order });

/** As candidate masks. The bits above the ninth mean nothing. */
const asMasks = (solver) => (puzzles, solutions, counts, options) => {
  const masks = Uint16Array.from(puzzles, (byte, i) => {
    const digit = digitOfByte(byte);
    return (digit === 0 ? 511 : 1 << (digit - 1)) | ((i % 128) << 9);
  });
  return solver.solve(masks, solutions, counts, options);
};

/** One puzzle a call. */
const oneByOne = (solver) =>
  eachAlone(solver, (puzzle, solution, limit) => solver.solveOne(puzzle, solution, { limit }));

/** All solutions, of which the first is kept. */
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

/** The way of a case: they take turns. */
export function wayOf(number) {
  return WAYS[number % WAYS.length];
}
