import { processorSeconds } from '../measure.mjs';
import { NONET, NPM } from './solvers.mjs';

// Each solver runs in its own process, so it cannot disturb the others, and the parent can end it.

const { load } = [...NONET, ...NPM].find(({ id }) => id === process.argv[2]);
const prepare = await load();
let work;

const requests = {
  /** Counts the puzzles that the solver finishes in `seconds`; tries at least one puzzle. */
  try({ puzzles, seconds }) {
    let spent = 0;
    let count = 0;
    while (count < puzzles.length && spent < seconds) {
      spent += processorSeconds(prepare([puzzles[count++]]));
    }
    return { count, spent };
  },

  /** Solves the puzzles once, and keeps them for `run`. */
  answer({ puzzles }) {
    work = prepare(puzzles);
    return work().answers();
  },

  /** The processor seconds for solving the puzzles `runs` times. */
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
