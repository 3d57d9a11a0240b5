import { type Level, levels } from './techniques.ts';

/** The greatest score of each level except the highest level. */
const GREATEST_SCORES: readonly number[] = [800, 1000, 1600, 1800];

/**
 * The level of a puzzle: the level of its hardest step, or a higher level if the score is too high
 * for that one.
 *
 * @param hardest The highest level of the steps, as an index in `levels`.
 */
export function levelOf(hardest: number, score: number): Level {
  const fitting = GREATEST_SCORES.findIndex((greatest, i) => i >= hardest && score <= greatest);
  return levels[fitting < 0 ? levels.length - 1 : fitting];
}
