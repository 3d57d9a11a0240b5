import type { Wishes } from '../generate/wishes.ts';
import { type Level, levels, type SearchId, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import { lessonOf } from './lesson.ts';

/** The greatest score of a game whose hardest step has this level. A longer game would be a slog. */
const GREATEST_SCORES: Readonly<Record<Level, number>> = {
  easy: 800,
  medium: 1000,
  hard: 1600,
  unfair: 5000,
  extreme: 20_000,
};

/** Enough for a technique that one puzzle in ten thousand needs. */
const TRIES = 100_000;

/**
 * The wishes for a game at the edge of what someone can do: its hardest step is the technique, and its
 * score is limited. Pass them to `generate`. Most games take a fraction of a second.
 *
 * @throws RangeError if the technique has no lesson.
 */
export function gameWishes(technique: SearchId): Wishes {
  const { technique: id } = lessonOf(technique);
  const row = techniqueRows.findIndex((it) => it.id === id);
  // The path may also need any earlier row, and some of these have a higher level.
  const ranks = techniqueRows.slice(0, row + 1).map(({ level }) => levels.indexOf(level));
  const score = GREATEST_SCORES[levels[Math.max(...ranks)]];
  return { technique, score: [0, score], tries: TRIES };
}
