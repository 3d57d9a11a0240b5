import { solves } from '@nonet/engine/grid';
import { strategies, strategyById } from '@nonet/engine/search';
import { solvePuzzle } from '@nonet/engine/solve';
import { figure, markdown, median, processorSeconds } from './measure.mjs';
import { FEW, sets } from './sets.mjs';

const propagation = strategyById('propagation');

const DRAWN = 300;
const ROUNDS = 5;
/** Processor seconds that a strategy may take for a set in a round. */
const SHARE = 0.25;
/** Events after which a puzzle is given up. It counts with the time it took, and is told. */
const EVENTS = 1_000_000;

/**
 * Puzzles a second of every strategy on every set, limit 2: the strategies take turns in one
 * process, every answer is validated, the median of five rounds counts.
 */
export function benchStrategies() {
  const columns = sets(FEW, DRAWN).map(measureSet);
  const head = ['puzzles a second', ...columns.map(({ name }) => name)];
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
  const note = `\\* some puzzles were given up after ${EVENTS.toLocaleString('en')} events`;
  return {
    ratios: markdown(['times `propagation`', ...head.slice(1)], ratios),
    rates: `${markdown(head, rows)}\n\n${note}`,
  };
}

function measureSet({ name, puzzles }) {
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
          throw new Error(`${strategy.id} gives no solution`);
        }
      }
      return stopped;
    };
    // Warm, and see how many it can do in its share.
    let count = 1;
    while (count < puzzles.length && processorSeconds(() => solveFirst(count)) < SHARE / 2) {
      count = Math.min(2 * count, puzzles.length);
    }
    return { id: strategy.id, count, solveFirst, rates: [], stopped: 0 };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const run of runs) {
      const seconds = processorSeconds(() => {
        run.stopped = run.solveFirst(run.count);
      });
      run.rates.push(run.count / seconds);
    }
  }
  const rates = new Map(
    runs.map(({ id, rates, stopped }) => [id, { rate: median(rates), stopped }]),
  );
  return { name, rates };
}
