import { processorSeconds } from '../measure.mjs';
import { NONET, NPM } from './solvers.mjs';

// Runs one solver. The parent process sends requests and can end this process at any time.

const { load } = [...NONET, ...NPM].find(({ id }) => id === process.argv[2]);
const prepare = await load();
let work;

const requests = {
  /** Counts how many puzzles the solver solves in `seconds`. Solves at least one puzzle. */
  try({ puzzles, seconds }) {
    let spent = 0;
    let count = 0;
    while (count < puzzles.length && spent < seconds) {
      spent += processorSeconds(prepare([puzzles[count++]]));
    }
    return { count, spent };
  },

  /** Solves the puzzles once and returns the answers. Keeps the puzzles for `run`. */
  answer({ puzzles }) {
    work = prepare(puzzles);
    return work().answers();
  },

  /** Solves the puzzles that `answer` kept, `runs` times. Returns the processor seconds. */
  run({ runs }) {
    return processorSeconds(() => {
      for (let run = 0; run < runs; run++) work();
    });
  },
};

process.on('message', ({ request, ...parameters }) => {
  process.send({ reply: requests[request](parameters) });
});
process.send({ reply: 'loaded' });
