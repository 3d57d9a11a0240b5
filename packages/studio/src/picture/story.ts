import type { NotationError } from '@nonet/engine/notation';
import type { End } from '@nonet/engine/search';
import type { Picture } from './picture.ts';
import type { TracedProgram } from './traced-program.ts';

/**
 * What happens at a moment: the data for a sentence. `back` is the cell to which the search goes
 * back.
 */
export type Story =
  | { readonly kind: 'start'; readonly blanks: number }
  | { readonly kind: 'place'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'force'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'no-digit'; readonly cell: number; readonly back: number }
  | {
      readonly kind: 'no-place';
      readonly house: number;
      readonly digit: number;
      readonly back: number;
    }
  | { readonly kind: 'dead-end'; readonly back: number }
  | { readonly kind: 'remove'; readonly cell: number; readonly digit: number; readonly to: number }
  | { readonly kind: 'retreat'; readonly cell: number; readonly digit: number; readonly to: number }
  | { readonly kind: 'remove-last'; readonly cell: number; readonly digit: number }
  | { readonly kind: 'solution'; readonly events: number }
  | { readonly kind: 'exhausted'; readonly solutions: number }
  | { readonly kind: 'stopped'; readonly events: number }
  | { readonly kind: 'trace-fault'; readonly error: NotationError }
  | { readonly kind: 'trace-cut'; readonly events: number }
  | { readonly kind: 'trace-over'; readonly events: number; readonly solutions: number };

/**
 * `end` says why the recording stopped. `end` is undefined at every moment before the last.
 * `program` is set if the search was read from the trace of a program.
 */
export function storyOf(picture: Picture, end: End | undefined, program?: TracedProgram): Story {
  const { last, next, dead, event, solved, counters, ruler, depth, calls } = picture;
  const traceEnd = program && end && event === program.events && endOf(program, picture);
  if (traceEnd) return traceEnd;
  if (solved) return { kind: 'solution', events: event };
  if (end === 'exhausted') return { kind: 'exhausted', solutions: counters.solutions };
  if (end === 'stopped') return { kind: 'stopped', events: event };
  if (!last) return { kind: 'start', blanks: ruler.length };

  const { cell, digit } = last;
  if (last.kind === 'placement') {
    if (dead && next) {
      const back = next.cell;
      if (dead === 'tried') return { kind: 'dead-end', back };
      if ('cell' in dead) return { kind: 'no-digit', cell: dead.cell, back };
      return { kind: 'no-place', house: dead.house, digit: dead.digit, back };
    }
    return { kind: calls[depth - 1] === 0 ? 'force' : 'place', cell, digit };
  }
  if (!next) return { kind: 'remove-last', cell, digit };
  // The page does not know why the user's program goes back, or what it tries next.
  if (program && (next.kind === 'back' || next.cell !== cell)) {
    return { kind: 'remove-last', cell, digit };
  }
  if (next.kind === 'back') return { kind: 'retreat', cell, digit, to: next.cell };
  return { kind: 'remove', cell, digit, to: next.digit };
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
