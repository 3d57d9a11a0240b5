import type { Contradiction } from './contradiction.ts';
import type { Moment } from './recording.ts';
import type { End } from './run.ts';

/**
 * What happens at a moment of a search: the data for a sentence. `back` is the cell to which the search
 * goes back.
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
  /** `number` is 1 for the first solution. */
  | { readonly kind: 'solution'; readonly events: number; readonly number: number }
  | { readonly kind: 'exhausted'; readonly solutions: number }
  | { readonly kind: 'stopped'; readonly events: number };

/** What a story needs of a moment. */
export interface StoryMoment
  extends Pick<Moment, 'event' | 'last' | 'next' | 'solved' | 'counters'> {
  /** The number of cells without a given. */
  readonly blanks: number;
  /** Whether the last placement was forced. */
  readonly isForced: boolean;
  /** Why the moment is a dead end. Undefined if it is not one. */
  readonly dead: Contradiction | 'tried' | undefined;
}

/** @param end Why the search ended, if this is its last moment. */
export function storyOf(moment: StoryMoment, end: End | undefined): Story {
  const { blanks, counters, dead, event, isForced, last, next, solved } = moment;
  const { solutions } = counters;
  if (solved) return { kind: 'solution', events: event, number: solutions };
  if (end === 'exhausted') return { kind: 'exhausted', solutions };
  if (end === 'stopped') return { kind: 'stopped', events: event };
  if (!last) return { kind: 'start', blanks };
  const { cell, digit } = last;
  if (last.kind === 'placement') {
    if (!dead || !next) return { kind: isForced ? 'force' : 'place', cell, digit };
    const back = next.cell;
    if (dead === 'tried') return { kind: 'dead-end', back };
    if ('cell' in dead) return { kind: 'no-digit', cell: dead.cell, back };
    return { kind: 'no-place', house: dead.house, digit: dead.digit, back };
  }
  if (!next) return { kind: 'remove-last', cell, digit };
  if (next.kind === 'back') return { kind: 'retreat', cell, digit, to: next.cell };
  return { kind: 'remove', cell, digit, to: next.digit };
}
