import type { Words } from '../words/words.ts';
import type { State } from './state.ts';

export type NotationId = keyof Words['notations'];

/** The puzzle on its way out, as a text of some notation. */
export interface Copying {
  readonly as: NotationId;
  /** Undefined until it is written, and where the notation has no place for it. */
  readonly text: string | undefined;
  readonly outcome: 'none' | 'copied' | 'refused' | 'impossible';
}

export const NOT_COPIED: Copying = { as: 'line', text: undefined, outcome: 'none' };

export function copyingAs(state: State, as: NotationId): State {
  return { ...state, copying: { ...NOT_COPIED, as } };
}

export function written(state: State, text: string | undefined): State {
  const outcome = text === undefined ? 'impossible' : 'none';
  return { ...state, copying: { ...state.copying, text, outcome } };
}

export function copied(state: State, outcome: Copying['outcome']): State {
  return { ...state, copying: { ...state.copying, outcome } };
}

/** Every notation, by what it is used for. */
export const notationGroups = {
  texts: ['line', 'rows', 'spaced', 'lists', 'euler', 'block', 'pencilmarks', 'sukaku'],
  files: ['sdm', 'sdk', 'csv', 'json'],
  links: ['f-puzzles', 'sudokupad', 'sudokuwiki', 'sudoku-exchange', 'sudoku-coach'],
} as const satisfies Readonly<Record<string, readonly NotationId[]>>;
