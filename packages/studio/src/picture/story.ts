import type { NotationError } from '@nonet/engine/notation';
import {
  type End,
  type Story as SearchStory,
  storyOf as searchStoryOf,
} from '@nonet/engine/search';
import type { Picture } from './picture.ts';
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
  | { readonly kind: 'trace-fault'; readonly error: NotationError }
  | { readonly kind: 'trace-cut'; readonly events: number }
  | { readonly kind: 'trace-over'; readonly events: number; readonly solutions: number };

/**
 * `end` says why the recording stopped. `end` is undefined at every moment before the last.
 * `program` is set if the search was read from the trace of a program.
 */
export function storyOf(picture: Picture, end: End | undefined, program?: TracedProgram): Story {
  const { calls, depth, event, line, next, nextLine, ruler } = picture;
  const traceEnd = program && end && event === program.events && endOf(program, picture);
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
  { fault, isCut }: TracedProgram,
  { event, solved, counters }: Picture,
): Story | undefined {
  if (fault) return { kind: 'trace-fault', error: fault };
  if (isCut) return { kind: 'trace-cut', events: event };
  if (solved) return undefined;
  return { kind: 'trace-over', events: event, solutions: counters.solutions };
}
