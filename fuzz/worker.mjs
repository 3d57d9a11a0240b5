import { parentPort, workerData } from 'node:worker_threads';
import { callOf, drawCase } from './case.mjs';
import { checkCase } from './check-case.mjs';
import { wayOf } from './ways.mjs';

// Checks one case after another and posts the results. If `workerData` has a puzzle, checks only
// this puzzle.

const { seed, first, last, puzzle, beat } = workerData;

/** Makes solvers that add 1 to `beat` before and after each call. `beat` is odd during a call. */
const solversOf = (way) => () => {
  const solve = way();
  return {
    solve(...call) {
      Atomics.add(beat, 0, 1);
      try {
        solve(...call);
      } finally {
        Atomics.add(beat, 0, 1);
      }
    },
  };
};

if (puzzle) {
  parentPort.postMessage(
    checkCase([callOf(puzzle.bytes, puzzle.limit)], solversOf(wayOf(puzzle.way))),
  );
} else {
  for (let number = first; number <= last; number++) {
    parentPort.postMessage(checkCase(drawCase(seed, number), solversOf(wayOf(number))));
  }
}
