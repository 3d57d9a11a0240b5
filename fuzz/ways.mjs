import { BulkSolver } from '@nonet/engine/bulk';
import { digitOfByte } from './puzzles.mjs';

const CELLS = 81;

// Ways to solve puzzles. Each is a function with the parameters of `solve`. Only the solver checks
// the parameters.

/** Passes all puzzles in one call, as bytes. */
const inBulk = (solver, order) => (puzzles, solutions, counts, options) =>
  solver.solve(puzzles, solutions, counts, { ...options, order });

/** Passes all puzzles in one call, as candidate masks. The upper seven bits of a mask are noise. */
const asMasks = (solver) => (puzzles, solutions, counts, options) => {
  const masks = Uint16Array.from(puzzles, (byte, i) => {
    const digit = digitOfByte(byte);
    return (digit === 0 ? 511 : 1 << (digit - 1)) | ((i % 128) << 9);
  });
  return solver.solve(masks, solutions, counts, options);
};

/** Passes one puzzle per call. */
const oneByOne = (solver) =>
  eachAlone(solver, (puzzle, solution, limit) => solver.solveOne(puzzle, solution, { limit }));

/** Enumerates the solutions of one puzzle per call. Keeps the first solution. */
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

/** Returns the way for case `number`. The cases use all ways in turn. */
export function wayOf(number) {
  return WAYS[number % WAYS.length];
}
