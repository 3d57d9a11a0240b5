import { type Level, levels } from './techniques.ts';

/** The greatest scores of the levels below the highest one. */
const GREATEST_SCORES: readonly number[] = [800, 1000, 1600, 1800];

/**
 * The level of a puzzle. Each level has a greatest score. If the score of the puzzle is above it,
 * the puzzle has a higher level.
 *
 * @param hardest The index of the highest level among the steps.
 */
export function levelOf(hardest: number, score: number): Level {
  const fitting = GREATEST_SCORES.findIndex((greatest, i) => i >= hardest && score <= greatest);
  return levels[fitting < 0 ? levels.length - 1 : fitting];
}
