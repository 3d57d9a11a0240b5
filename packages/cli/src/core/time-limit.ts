import { CLASSIC } from '@nonet/engine/grid';
import { isVariant, type Puzzle } from '@nonet/engine/search';
import { deadline, type Signal } from '@nonet/engine/work';

/** Returns a signal that is aborted after this many seconds. Undefined if no time is given. */
export function timeLimit(seconds: number | undefined): Signal | undefined {
  return seconds ? deadline(seconds * 1_000, () => performance.now()) : undefined;
}

/** The seconds for a puzzle larger than 9×9, or a variant, if the command has no limit. */
export const LARGE_LIMIT = 30;

/** The limit of a command that answers most puzzles at once, but may never answer a large one or a variant. */
export function limitFor(seconds: number | undefined, puzzle: Puzzle): number | undefined {
  const isHard = puzzle.givens.geometry.size > CLASSIC.size || isVariant(puzzle);
  return seconds ?? (isHard ? LARGE_LIMIT : undefined);
}

/** What to say of a puzzle that had the limit of `limitFor`. */
export function notKnownText(seconds: number | undefined, known = ''): string {
  if (seconds !== undefined) return gaveUpText(seconds);
  return `not known after ${LARGE_LIMIT} s${known} (--timeout changes the limit)`;
}

export function gaveUpText(seconds: number | undefined): string {
  return `gave up after ${seconds} s`;
}
