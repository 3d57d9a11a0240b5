import { CLASSIC, gridOf, solves } from '@nonet/engine/grid';
import { Run, strategyById } from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';
import { callOf } from './case.mjs';
import { digitOfByte } from './puzzles.mjs';

const learning = strategyById('learning');
const propagation = strategyById('propagation');

const CELLS = 81;
/** A strategy gives up after this many events, because nearly empty grids can take hours. */
const EVENTS = 100_000;

/**
 * @typedef {object} Fault
 * @property {string} what
 * @property {{ bytes: Uint8Array, limit: number }} [puzzle] Set if this puzzle alone causes the
 *   fault.
 *
 * @typedef {object} CaseResult
 * @property {number} puzzles How many puzzles were answered.
 * @property {number} unchecked Puzzles on which both `propagation` and `learning` gave up.
 * @property {number} refusals How many calls threw as they must.
 * @property {Fault} [fault]
 */

/**
 * Makes the calls of a case and checks the answers. Makes each call twice: on a solver kept for the
 * whole case, and on a new solver.
 *
 * @returns {CaseResult}
 */
export function checkCase(calls, newSolver) {
  const result = { puzzles: 0, unchecked: 0, refusals: 0 };
  const kept = newSolver();
  for (const call of calls) {
    const answer = answerOf(kept, call);
    const what = answer.fault ?? difference(answer, answerOf(newSolver(), call));
    if (what) return { ...result, fault: { what } };
    if (call.refused) {
      result.refusals++;
      continue;
    }
    const { fault, unchecked } = checkAnswer(call, answer);
    result.puzzles += call.counts.length;
    result.unchecked += unchecked;
    if (fault) return { ...result, fault: shrunk(fault, newSolver) };
  }
  return result;
}

/** Makes a call. Returns the answer or a fault. Restores the arrays if there is no fault. */
function answerOf(solver, { puzzles, solutions, counts, options, refused }) {
  const buffers = [puzzles, solutions, counts].map(({ buffer }) => Buffer.from(buffer));
  const before = buffers.map((buffer) => Buffer.from(buffer));
  /** @type {Error | undefined} */
  let thrown;
  try {
    solver.solve(puzzles, solutions, counts, options);
  } catch (error) {
    thrown = error;
  }
  const isRefusal = thrown instanceof RangeError && thrown.message.startsWith('expected ');
  if (thrown && !(refused && isRefusal))
    return { fault: `threw ${thrown.name}: ${thrown.message}` };
  if (refused && !thrown) return { fault: 'expected a RangeError, got an answer' };

  const answer = refused ? {} : { counts: counts.slice(), solutions: solutions.slice() };
  // Restores the bytes that the solver is allowed to change. Any difference that remains is a
  // fault.
  const restore = (i, from, to) => before[i].copy(buffers[i], from, from, to);
  if (!refused) restore(2, counts.byteOffset, counts.byteOffset + counts.byteLength);
  answer.counts?.forEach((count, i) => {
    const from = solutions.byteOffset + i * CELLS;
    if (count > 0) restore(1, from, from + CELLS);
  });
  const touched = buffers.findIndex((buffer, i) => !buffer.equals(before[i]));
  if (touched < 0) return answer;
  return {
    fault: `wrote to bytes that must not change in the ${['puzzles', 'solutions', 'counts'][touched]}`,
  };
}

/** Returns how two answers to the same call differ. Undefined if the answers are the same. */
function difference(answer, again) {
  if (again.fault) return again.fault;
  const name = ['counts', 'solutions'].find((name) =>
    answer[name]?.some((value, i) => value !== again[name][i]),
  );
  return name && `a new solver returns different ${name}`;
}

function checkAnswer({ puzzles, options: { limit, stride } }, { counts, solutions }) {
  const known = new Map();
  let unchecked = 0;
  for (let i = 0; i < counts.length; i++) {
    const bytes = puzzles.slice(i * stride, i * stride + CELLS);
    const givens = gridOf(CLASSIC, bytes.map(digitOfByte));
    const key = givens.digits.join('');
    if (!known.has(key)) known.set(key, expectedSolutions(givens, limit));
    const expected = known.get(key) ?? counts[i];
    if (known.get(key) === undefined) unchecked++;

    const solution = solutions.subarray(i * CELLS, (i + 1) * CELLS);
    const what =
      counts[i] !== expected || counts[i] > limit
        ? `expected ${expected} solutions, got ${counts[i]}`
        : counts[i] > 0 && !isSolutionOf(solution, givens)
          ? `expected a solution, got ${Buffer.from(solution).toString('latin1')}`
          : undefined;
    if (what) return { unchecked, fault: { what, puzzle: { bytes, limit } } };
  }
  return { unchecked };
}

/**
 * Counts solutions with `propagation` or, if it gives up, `learning`. Undefined if both give up.
 */
function expectedSolutions(givens, limit) {
  for (const strategy of [propagation, learning]) {
    const run = new Run({ givens }, strategy, { limit, events: EVENTS });
    if (finish(run) !== 'stopped') return run.counters.solutions;
  }
  return undefined;
}

function isSolutionOf(characters, givens) {
  const digits = characters.map((character) => character - 48);
  return digits.every((digit) => digit <= 9) && solves(gridOf(CLASSIC, digits), givens);
}

/**
 * Removes givens from the puzzle as long as it still causes a fault. Returns a fault with the
 * smaller puzzle. If the puzzle alone causes no fault, returns a fault without a puzzle.
 */
function shrunk({ what, puzzle: { bytes, limit } }, newSolver) {
  const faultOf = (bytes) => {
    const call = callOf(bytes, limit);
    const answer = answerOf(newSolver(), call);
    const what = answer.fault ?? checkAnswer(call, answer).fault?.what;
    return what && { what, puzzle: { bytes, limit } };
  };
  let smallest = faultOf(bytes);
  // A puzzle with a large limit is not shrunk, because with fewer givens it would take too long to
  // count up to the limit.
  if (!smallest || limit > 1_000) return smallest ?? { what };
  for (let cell = 0; cell < CELLS; cell++) {
    if (bytes[cell] !== 0) smallest = faultOf(smallest.puzzle.bytes.with(cell, 0)) ?? smallest;
  }
  return smallest;
}
