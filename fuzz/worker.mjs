import { parentPort, workerData } from 'node:worker_threads';
import { BulkSolver } from '@nonet/engine';
import { callOf, drawCase } from './case.mjs';
import { judge } from './judge.mjs';

// Judges cases until it is ended, and posts a verdict on each; or judges one puzzle.

const { seed, first, last, puzzle, beat } = workerData;

/** A solver whose every call moves the beat on before and after: it is odd during a call. */
function newSolver() {
  const solver = new BulkSolver();
  return {
    solve(...call) {
      Atomics.add(beat, 0, 1);
      try {
        solver.solve(...call);
      } finally {
        Atomics.add(beat, 0, 1);
      }
    },
  };
}

if (puzzle) parentPort.postMessage(judge([callOf(puzzle.bytes, puzzle.limit)], newSolver));
else {
  for (let number = first; number <= last; number++) {
    parentPort.postMessage(judge(drawCase(seed, number), newSolver));
  }
}
