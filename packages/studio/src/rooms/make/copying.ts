import type { Words } from '../../words/words.ts';

export type NotationId = keyof Words['notations'];

/** The puzzle as text in some notation, to be copied. */
export interface Copying {
  readonly as: NotationId;
  /** Undefined until the worker has written the text, or if the notation cannot hold the puzzle. */
  readonly text: string | undefined;
  readonly outcome: 'none' | 'copied' | 'refused' | 'impossible';
}

export const NOT_COPIED: Copying = { as: 'line', text: undefined, outcome: 'none' };

/** Every notation, grouped by use. */
export const notationGroups = {
  texts: ['line', 'rows', 'spaced', 'lists', 'table', 'euler', 'block', 'pencilmarks', 'sukaku'],
  files: ['sdm', 'sdk', 'sdx', 'ss', 'hodoku', 'opensudoku', 'csv', 'json'],
  links: ['f-puzzles', 'sudokupad', 'sudokuwiki', 'sudoku-exchange', 'sudoku-coach'],
} as const satisfies Readonly<Record<string, readonly NotationId[]>>;
