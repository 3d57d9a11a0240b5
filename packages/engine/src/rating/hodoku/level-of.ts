import { type Level, levels } from './techniques.ts';

/** The greatest scores of the levels below the highest one. */
const GREATEST_SCORES: readonly number[] = [800, 1000, 1600, 1800];

/**
 * The level of a puzzle. A puzzle with a score above the greatest one of its level is of a higher
 * level.
 *
 * @param hardest The index of the highest level of a step.
 */
export function levelOf(hardest: number, score: number): Level {
  const fitting = GREATEST_SCORES.findIndex((greatest, i) => i >= hardest && score <= greatest);
  return levels[fitting < 0 ? levels.length - 1 : fitting];
}
