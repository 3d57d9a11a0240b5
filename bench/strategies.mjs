import { solves } from '@nonet/engine/grid';
import { strategies, strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { figure, markdown, processorSeconds, secondsPerItem, timed } from './measure.mjs';
import { FEW, sets } from './sets.mjs';

const propagation = strategyById('propagation');

const DRAWN = 300;
/** How many processor seconds each strategy gets in each round. */
const SHARE = 0.25;
/**
 * A strategy gives up on a puzzle after this many events. The time spent on the puzzle still counts. The
 * table marks the figure with *.
 */
const EVENTS = 1_000_000;

/** Measures how many puzzles per second every strategy solves on every set. Validates every answer. */
export async function benchStrategies() {
  const columns = [];
  for (const set of sets(FEW, DRAWN)) columns.push(await measureSet(set));
  const head = ['puzzles per second', ...columns.map(({ name }) => name)];
  const rows = strategies.map(({ id }) => [
    `\`${id}\``,
    ...columns.map(({ rates }) => {
      const { rate, stopped } = rates.get(id);
      return stopped ? `${figure(rate)}*` : figure(rate);
    }),
  ]);
  const ratios = strategies.map(({ id }) => [
    `\`${id}\``,
    ...columns.map(({ rates }) => figure(rates.get(id).rate / rates.get(propagation.id).rate)),
  ]);
  const note = `\\* The strategy gave up on some puzzles after ${EVENTS.toLocaleString('en')} placements and backs.`;
  return {
    ratios: markdown(['times `propagation`', ...head.slice(1)], ratios),
    rates: `${markdown(head, rows)}\n\n${note}`,
  };
}

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
    // Find out how many puzzles the strategy can solve in its share of the time.
    let count = 1;
    while (count < puzzles.length && processorSeconds(() => solveFirst(count)) < SHARE / 2) {
      count = Math.min(2 * count, puzzles.length);
    }
    const run = { id: strategy.id, stopped: 0 };
    run.work = timed(count, () => {
      run.stopped = solveFirst(count);
    });
    return run;
  });
  const seconds = await secondsPerItem(runs.map(({ work }) => work));
  const rates = new Map(runs.map(({ id, stopped }, i) => [id, { rate: 1 / seconds[i], stopped }]));
  return { name, rates };
}
