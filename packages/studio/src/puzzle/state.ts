import { conflicts } from '@nonet/engine/grid';
import { type AboutPuzzle, type PlainPuzzle, puzzleOf } from '@nonet/engine/notation';
import type { Verdict } from '@nonet/engine/solve';
import type { HasPage } from '../page/state.ts';
import type { ReadingFault } from '../picture/reading-fault.ts';
import type { Words } from '../words/words.ts';
import { hasSameRules } from './has-rules.ts';
import { NO_RECORDS, type Records } from './records.ts';
import { NO_SOLUTIONS, type Solutions, withoutSolutions } from './solutions.ts';

/** The result of reading the text in the text box. */
type Reading =
  | { readonly kind: 'nothing' }
  /** The text has changed, and is not read yet. */
  | { readonly kind: 'waiting' }
  /** The text is a trace. `events` is the number of events read so far. */
  | { readonly kind: 'reading'; readonly events: number }
  | {
      readonly kind: 'found';
      readonly notation: keyof Words['notations'];
      /** The name of the program that has written it. Undefined if that is not known. */
      readonly program?: string | undefined;
      /** How many lines are in no puzzle, and the first of them. */
      readonly skipped: { readonly count: number; readonly line: number } | undefined;
    }
  /** The text is a link to this page. The page itself says what is wrong with a damaged link. */
  | { readonly kind: 'link' | 'damaged-link' }
  /** The text is the trace of the user's program. */
  | {
      readonly kind: 'program';
      readonly name: string;
      readonly events: number;
      /** Whether the page can offer the program again on the next visit. */
      readonly isSaved: boolean;
    }
  | { readonly kind: 'broken'; readonly fault: ReadingFault }
  /**
   * The file is a PDF, or the browser cannot read it: it may be a folder, or it may no longer exist.
   */
  | { readonly kind: 'pdf' | 'unreadable' };

/**
 * Cell → its corner notes, as a bit mask. Digit d is bit d − 1. Without any notes the array is
 * empty.
 */
export type Notes = readonly number[];

export type Edit = Pick<PuzzleState, 'root' | 'notes' | 'about'>;

/** What is known about the puzzle shown: the verdict, or `working` until there is one. */
export type Check = Verdict | { readonly kind: 'working' };

/**
 * The state of the puzzle on the page: its text, its verdict, its solutions and its undo history.
 */
export interface PuzzleState {
  /** Whether somebody has opened a puzzle. Until then, the page has the sample. */
  readonly isOpened: boolean;
  readonly root: PlainPuzzle;
  /** The puzzle shown: the user's puzzle, or this puzzle with the additional givens of a fork. */
  readonly text: PlainPuzzle;
  readonly notes: Notes;
  /** What the setter says about the puzzle. */
  readonly about: AboutPuzzle;
  /** What undo restores, and what redo restores. The latest comes last. */
  readonly past: readonly Edit[];
  readonly undone: readonly Edit[];
  readonly check: Check;
  /** The cell with the keyboard focus. */
  readonly cell: number;
  readonly box: string;
  readonly reading: Reading;
  /** Whether rooms without the text box show a notice about what was read. */
  readonly hasNotice: boolean;
  readonly records: Records;
  readonly solutions: Solutions;
}

/** The sample of Baekjoon problem 2239. It has 51 blanks. A search by `scan` makes 136 backs. */
export const SAMPLE: PlainPuzzle = {
  boxRows: 3,
  boxColumns: 3,
  cells: '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
};

export const initialPuzzle: PuzzleState = {
  isOpened: false,
  root: SAMPLE,
  text: SAMPLE,
  notes: [],
  about: {},
  past: [],
  undone: [],
  check: { kind: 'working' },
  cell: 0,
  box: '',
  reading: { kind: 'nothing' },
  hasNotice: false,
  records: NO_RECORDS,
  solutions: NO_SOLUTIONS,
};

export interface HasPuzzle extends HasPage {
  readonly puzzle: PuzzleState;
}

export function withPuzzleState<S extends HasPuzzle>(state: S, change: Partial<PuzzleState>): S {
  return { ...state, puzzle: { ...state.puzzle, ...change } };
}

/** The verdict that is known without a search: whether a digit appears twice in a house. */
function firstCheck(text: PlainPuzzle): Check {
  const found = conflicts(puzzleOf(text).givens);
  return found.length > 0 ? { kind: 'conflict', conflicts: found } : { kind: 'working' };
}

/** Shows a puzzle with notes, and drops what is known of the previous puzzle. */
export function withEdit(state: PuzzleState, { root, notes, about }: Edit): PuzzleState {
  return {
    ...state,
    isOpened: true,
    root,
    text: root,
    notes,
    about,
    check: firstCheck(root),
    reading: { kind: 'nothing' },
    hasNotice: false,
    cell: Math.min(state.cell, root.cells.length - 1),
    solutions: withoutSolutions(state.solutions),
  };
}

export const NO_TEXT = {
  box: '',
  reading: { kind: 'nothing' },
  hasNotice: false,
  records: NO_RECORDS,
} as const satisfies Partial<PuzzleState>;

export function withBox(state: PuzzleState, box: string): PuzzleState {
  if (box === state.box) return state;
  const kind = box.trim() === '' ? 'nothing' : 'waiting';
  return { ...state, ...NO_TEXT, box, reading: { kind } };
}

/**
 * Whether the text in the text box cannot be read. Then the puzzle shown is still the previous one.
 */
export function isTextBroken({ reading }: PuzzleState): boolean {
  return reading.kind === 'broken' || reading.kind === 'damaged-link';
}

export function isSamePuzzle(a: PlainPuzzle, b: PlainPuzzle): boolean {
  return (
    a.cells === b.cells &&
    a.boxRows === b.boxRows &&
    a.pencilmarks?.join() === b.pencilmarks?.join() &&
    hasSameRules(a, b)
  );
}

/** Whether a puzzle is a different puzzle, and not the same one with a digit typed or some removed. */
export function isReplaced(before: PlainPuzzle, now: PlainPuzzle): boolean {
  if (before === now) return false;
  if (before.boxRows !== now.boxRows || before.boxColumns !== now.boxColumns) return true;
  if (!before.pencilmarks !== !now.pencilmarks || !hasSameRules(before, now)) return true;
  const isTyped = (symbol: string, cell: number): boolean =>
    symbol !== '.' && symbol !== before.cells[cell];
  return Array.from(now.cells).filter(isTyped).length > 1;
}

/** The cells whose digit appears twice in a house. */
export function cellsInConflict(check: Check): number[] {
  if (check.kind !== 'conflict') return [];
  return [...new Set(check.conflicts.flatMap(({ cells }) => cells))];
}
