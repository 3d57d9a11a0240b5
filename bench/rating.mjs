import { BulkSolver } from '@nonet/engine/bulk';
import { generate } from '@nonet/engine/generate';
import { levels, producersOf, Rating } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import { figure, markdown, secondsPerItem, timed } from './measure.mjs';

/** The number of puzzles of each level. */
const PUZZLES = 200;

/**
 * Measures how many puzzles per second are rated, for puzzles of each level of HoDoKu. Checks that
 * the puzzles have their level.
 */
export async function benchRating() {
  const scales = [scaleOf('hodoku'), scaleOf('se')];
  const sets = levels.map((level) => generate({ level, seed: 'bench', count: PUZZLES }).puzzles);
  const runs = scales.flatMap((rate) => sets.map((puzzles, i) => runOf(rate, puzzles, levels[i])));
  const seconds = await secondsPerItem(runs);
  const rows = levels.map((level, i) => [
    level,
    figure(1 / seconds[i]),
    figure(1 / seconds[i + levels.length]),
  ]);
  return markdown(['puzzles of level', '`hodoku`, per second', '`se`, per second'], rows);
}

function runOf(rate, puzzles, level) {
  const rateAll = () => {
    for (const { givens } of puzzles) {
      const rating = rate(givens);
      const isRight = rating.kind === 'rated' && (rating.level ?? level) === level;
      if (!isRight) throw new Error(`expected a puzzle of level ${level}`);
    }
  };
  return timed(puzzles.length, rateAll);
}

function scaleOf(scale) {
  const tools = { producers: producersOf(scale), solver: new BulkSolver() };
  return (givens) => finish(new Rating({ givens }, { scale, ...tools }));
}
