import type { NotationId } from '../notations.ts';

/** The puzzle as text in some notation, to be copied. */
export interface Copying {
  readonly as: NotationId;
  /** Undefined until the worker has written the text, or if the notation cannot hold the puzzle. */
  readonly text: string | undefined;
  readonly outcome: 'none' | 'copied' | 'refused' | 'impossible';
}

export const NOT_COPIED: Copying = { as: 'line', text: undefined, outcome: 'none' };
