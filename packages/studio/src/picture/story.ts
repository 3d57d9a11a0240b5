import { type Conflict, conflicts, gridOf } from '@nonet/engine/grid';
import { shapeOf } from '@nonet/engine/notation';
import {
  type End,
  type Story as SearchStory,
  storyOf as searchStoryOf,
} from '@nonet/engine/search';
import type { WrongDigit } from './landmark.ts';
import type { Picture } from './picture.ts';
import type { ReadingFault } from './reading-fault.ts';
import type { TracedProgram } from './traced-program.ts';

/** What happens at a moment, also at the end of a trace: the data for a sentence. */
export type Story =
  | SearchStory
  /** The user's program puts a digit over another one. */
  | {
      readonly kind: 'overwrite';
      readonly cell: number;
      readonly digit: number;
      readonly to: number;
    }
  | { readonly kind: 'trace-fault'; readonly fault: ReadingFault }
  | { readonly kind: 'trace-cut'; readonly events: number }
  | { readonly kind: 'trace-over'; readonly events: number; readonly solutions: number }
  | TraceFailed;

/** The user's program ended without a solution of a puzzle that has one. */
export interface TraceFailed {
  readonly kind: 'trace-failed';
  /** The first digit that appears more than once in a house. */
  readonly conflict: Conflict | undefined;
  /** How many other digits do. */
  readonly moreConflicts: number;
  /** How many cells are blank. */
  readonly blanks: number;
  /** Undefined if the grid has no wrong digit, or if it is not known. */
  readonly wrong?: WrongDigit | undefined;
}

/** What is known of the puzzle whose search is told. */
export interface KnownOfPuzzle {
  readonly hasNoSolution: boolean;
  readonly wrongAtEnd: WrongDigit | undefined;
}

/**
 * `end` says why the recording stopped. `end` is undefined at every moment before the last.
 * `program` is set if the search was read from the trace of a program.
 */
export function storyOf(
  picture: Picture,
  end: End | undefined,
  program?: TracedProgram,
  known?: KnownOfPuzzle,
): Story {
  const { calls, depth, event, line, next, nextLine, ruler } = picture;
  const traceEnd = program && end && event === program.events && endOf(program, picture, known);
  if (traceEnd) return traceEnd;
  const moment = { ...picture, blanks: ruler.length, isForced: calls[depth - 1] === 0 };
  const story = searchStoryOf(moment, end);
  if (!program || (story.kind !== 'remove' && story.kind !== 'retreat')) return story;
  const { cell, digit } = story;
  // The page does not know why the user's program goes back, or what it tries next.
  if (story.kind === 'retreat' || next?.cell !== cell) return { kind: 'remove-last', cell, digit };
  // One line of the program cannot take a digit out and put another in, except by writing over it.
  const isOver = line !== undefined && line === nextLine;
  return isOver ? { ...story, kind: 'overwrite' } : story;
}

/** How a trace ends. Undefined if it ends at a solution. */
function endOf(
  { fault, isCut, puzzle }: TracedProgram,
  { counters, depth, digits, event, ruler, solved }: Picture,
  known?: KnownOfPuzzle,
): Story | undefined {
  if (fault) return { kind: 'trace-fault', fault };
  if (isCut) return { kind: 'trace-cut', events: event };
  if (solved) return undefined;
  const { solutions } = counters;
  if (solutions > 0) return { kind: 'trace-over', events: event, solutions };
  const [conflict, ...others] = conflicts(gridOf(shapeOf(puzzle), digits));
  if (!conflict && known?.hasNoSolution) return { kind: 'exhausted', solutions };
  return {
    kind: 'trace-failed',
    conflict,
    moreConflicts: others.length,
    blanks: ruler.length - depth,
    wrong: known?.wrongAtEnd,
  };
}
