import { solves } from '@nonet/engine/grid';
import { strategies, strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { figure, markdown, processorSeconds, secondsPerItem, timed } from './measure.mjs';
import { FEW, sets } from './sets.mjs';

const propagation = strategyById('propagation');

const DRAWN = 300;
/** Each strategy gets this many processor seconds in each round. */
const SHARE = 0.25;
/**
 * A strategy gives up on a puzzle after this many events. The measured time includes the puzzles on
 * which it gave up.
 */
const EVENTS = 1_000_000;

/** Measures how many puzzles per second each strategy solves on each set. Checks every answer. */
export async function benchStrategies() {
  const columns = [];
  for (const set of sets(FEW, DRAWN)) columns.push(await measureSet(set));
  const names = columns.map(({ name }) => name);
  const rowsOf = (cell) =>
    strategies.map(({ id }, i) => [`\`${id}\``, ...columns.map(({ runs }) => cell(runs[i], runs))]);
  const rates = rowsOf(({ rate, stopped }) => (stopped ? `${figure(rate)}*` : figure(rate)));
  const reference = strategies.indexOf(propagation);
  const ratios = rowsOf(({ rate }, runs) => figure(rate / runs[reference].rate));
  const note = `\\* The strategy gave up on some puzzles after placing and removing ${EVENTS.toLocaleString('en')} digits.`;
  return {
    ratios: markdown(['speed, `propagation` = 1', ...names], ratios),
    rates: `${markdown(['puzzles per second', ...names], rates)}\n\n${note}`,
  };
}

/** Returns for each strategy its rate, and on how many puzzles it gave up. */
async function measureSet({ name, puzzles }) {
  const expected = puzzles.map(
    (givens) => solvePuzzle({ givens }, { strategy: propagation }).count,
  );
  const runs = strategies.map((strategy) => {
    const solveFirst = (count) => {
      let stopped = 0;
      for (let i = 0; i < count; i++) {
        const givens = puzzles[i];
        const outcome = solvePuzzle({ givens }, { strategy, events: EVENTS });
        if (outcome.end === 'stopped') stopped++;
        else if (outcome.count !== expected[i]) throw new Error(`${strategy.id} is wrong`);
        else if (outcome.solution && !solves(outcome.solution, givens)) {
          throw new Error(`${strategy.id} found an invalid solution`);
        }
      }
      return stopped;
    };
    // Finds out how many puzzles the strategy can solve in about SHARE seconds.
    let count = 1;
    while (count < puzzles.length && processorSeconds(() => solveFirst(count)) < SHARE / 2) {
      count = Math.min(2 * count, puzzles.length);
    }
    const run = { stopped: 0 };
    run.work = timed(count, () => {
      run.stopped = solveFirst(count);
    });
    return run;
  });
  const seconds = await secondsPerItem(runs.map(({ work }) => work));
  return { name, runs: runs.map(({ stopped }, i) => ({ rate: 1 / seconds[i], stopped })) };
}
