import type { ConstraintKind } from '@nonet/engine/constraint';
import type { PlainPuzzle } from '@nonet/engine/notation';
import type { Picture } from '../picture/picture.ts';
import { type Story, storyOf } from '../picture/story.ts';
import type { OwnProgram } from '../puzzle/own-program.ts';
import { isSamePuzzle } from '../puzzle/state.ts';
import type { Words } from '../words/words.ts';
import { type HasRun, type RunState, type SearchId, strategyIds } from './state.ts';

/** The strategies that know nothing but givens, rows, columns and regions. */
const GIVENS_ONLY: readonly SearchId[] = ['scan', 'used-arrays', 'bitmask'];

/** The only strategy that knows all rules of variants. */
const KNOWS_RULES: SearchId = 'constraint-search';

/** The kinds of constraints that are only more houses, or more pairs of cells that differ. */
const LAID_OUT: readonly ConstraintKind[] = [
  'diagonal',
  'windoku',
  'disjoint',
  'unique',
  'antiknight',
  'antiking',
];

/**
 * Why a strategy cannot search a puzzle. Undefined if it can. The user's program can only be shown with
 * the puzzle of its trace.
 */
export function searchRefusal(
  id: SearchId,
  puzzle: PlainPuzzle,
  { ownProgram }: Pick<RunState, 'ownProgram'>,
): 'program' | 'pencilmarks' | 'rules' | undefined {
  const { constraints = [], pencilmarks } = puzzle;
  if (id === 'own') {
    return ownProgram && isSamePuzzle(ownProgram.puzzle, puzzle) ? undefined : 'program';
  }
  const isPlain = GIVENS_ONLY.includes(id);
  const known = isPlain ? [] : LAID_OUT;
  if (id !== KNOWS_RULES && constraints.some(({ kind }) => !known.includes(kind))) return 'rules';
  return isPlain && pencilmarks ? 'pencilmarks' : undefined;
}

export function canSearch(...asked: Parameters<typeof searchRefusal>): boolean {
  return searchRefusal(...asked) === undefined;
}

/** All strategies, and the user's program if it can be shown with this puzzle. */
export function searchIds(puzzle: PlainPuzzle, run: RunState): readonly SearchId[] {
  return canSearch('own', puzzle, run) ? [...strategyIds, 'own'] : strategyIds;
}

export function searchName(
  id: SearchId,
  { ownProgram, strategies }: Words,
  run: Pick<RunState, 'ownProgram'>,
): string {
  if (id !== 'own') return strategies[id].name;
  return ownProgram.name(run.ownProgram?.name ?? '', run.ownProgram?.isOutdated);
}

/** The user's program if the run shows it. */
export function programShown({ strategy, ownProgram }: RunState): OwnProgram | undefined {
  return strategy === 'own' ? ownProgram : undefined;
}

/**
 * A note that the link does not contain the trace of the program. Undefined if the link contains
 * everything.
 */
export function leftOutOfLink(
  id: SearchId,
  { ownProgram }: Words,
  run: Pick<RunState, 'ownProgram'>,
): string | undefined {
  if (id !== 'own' || run.ownProgram?.link !== undefined) return undefined;
  return run.ownProgram?.served === undefined ? ownProgram.tooLong : ownProgram.tooLongServed;
}

/**
 * Whether the current worker can run a search. For the user's program, it must have read the trace.
 */
export function isReady(id: SearchId, { ownProgram }: RunState, restarts: number): boolean {
  return id !== 'own' || ownProgram?.restarts === restarts;
}

export function storyAt({ run, puzzle }: HasRun, picture: Picture): Story {
  const { end, events, findings } = run.recorded;
  return storyOf(picture, picture.event === events ? end : undefined, programShown(run), {
    hasNoSolution: puzzle.check.kind === 'none',
    wrongAtEnd: findings?.wrongAtEnd,
  });
}
