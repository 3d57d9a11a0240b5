// Why a program did not pass a case, as data. The folder words/ puts it into English and Korean
// words. Cells and houses are numbered as in Geometry, and lines from 1.

import type { HouseKind } from './cause.ts';

export type Reason = AnswerReason | FormatReason | EndReason;

/** What is wrong with an answer. */
type AnswerReason =
  | { readonly id: 'no-output'; readonly hasMessages: boolean }
  | { readonly id: 'lines'; readonly found: number; readonly expected: number }
  | {
      readonly id: 'line-length';
      readonly line: number;
      readonly found: number;
      readonly expected: number;
    }
  | { readonly id: 'no-grid'; readonly line: number; readonly text: string }
  | { readonly id: 'extra-grids'; readonly count: number; readonly isSame: boolean }
  | { readonly id: 'blank-left'; readonly cell: number; readonly blanks: number }
  | {
      readonly id: 'given-changed';
      readonly cell: number;
      readonly given: number;
      /** 0 if the cell is blank. */
      readonly found: number;
    }
  | {
      readonly id: 'digit-twice';
      readonly cell: number;
      readonly found: number;
      readonly expected: number;
      readonly digit: number;
      readonly house: number;
      readonly cells: readonly number[];
    }
  | {
      readonly id: 'not-smallest';
      readonly cell: number;
      readonly found: number;
      readonly expected: number;
    }
  | { readonly id: 'number'; readonly found: string; readonly expected: number };

/** The answer is right, but its format is wrong. */
type FormatReason =
  | { readonly id: 'spaces-between-digits' }
  | { readonly id: 'no-spaces-between-digits' }
  | { readonly id: 'one-line' }
  | { readonly id: 'blank-lines' }
  | { readonly id: 'leading-spaces'; readonly line: number }
  | { readonly id: 'extra-text'; readonly line: number; readonly text: string }
  | { readonly id: 'other-form'; readonly line: number; readonly text: string }
  | { readonly id: 'not-json' }
  /** A cell of a board in JSON has a number, or the character with this number. */
  | {
      readonly id: 'not-character';
      readonly cell: number;
      readonly digit: number;
      readonly isNumber: boolean;
    };

/** How the program ended. */
type EndReason =
  | {
      readonly id: 'exit-status';
      readonly status: number;
      readonly isRight: boolean;
      readonly message: string | undefined;
    }
  | { readonly id: 'signal'; readonly signal: string; readonly message: string | undefined }
  | { readonly id: 'too-many-processes'; readonly most: number }
  | { readonly id: 'too-much-output'; readonly most: number }
  | {
      readonly id: 'too-slow';
      readonly time: number;
      readonly limit: number;
      /** Set if the time is that on the clock, so that the program may have waited. */
      readonly isOnClock?: true;
    }
  | { readonly id: 'no-end'; readonly wall: number; readonly time: number }
  | { readonly id: 'too-much-memory'; readonly most: number }
  | { readonly id: 'compile-error'; readonly messages: readonly string[] };

/** A usual mistake that can be recognized from the output. */
export type Mistake =
  | {
      readonly id: 'echoed';
      /** What a blank is in the input, if programs often look for something else. */
      readonly blank?: '.';
    }
  | { readonly id: 'dead-end'; readonly cell: number }
  | { readonly id: 'stopped-early' }
  | {
      readonly id: 'lines-left-out';
      /** The numbers of rows and columns, from 1. */
      readonly rows: readonly number[];
      readonly columns: readonly number[];
    }
  | {
      readonly id: 'houses-wrong';
      /** The kinds of houses that are all right, and those that are not. */
      readonly right: readonly HouseKind[];
      readonly wrong: readonly HouseKind[];
    }
  | { readonly id: 'boxes-shifted'; readonly rows: number; readonly columns: number }
  | { readonly id: 'boxes-mixed' }
  | { readonly id: 'largest' }
  | { readonly id: 'rows-sorted' }
  | { readonly id: 'lines-sorted' }
  | { readonly id: 'transposed' }
  /**
   * Equal digits are in the same house, but one of them is a number, or the character with this
   * number, and not the character of the digit.
   */
  | {
      readonly id: 'mixed-types';
      readonly cell: number;
      readonly digit: number;
      readonly isNumber: boolean;
    }
  | { readonly id: 'overflow'; readonly bits: number }
  | { readonly id: 'other-sum'; readonly of: SumOf }
  | { readonly id: 'grid-missing'; readonly grid: number; readonly number: number }
  | { readonly id: 'one-grid'; readonly grid: number }
  | { readonly id: 'not-added'; readonly grids: number }
  | { readonly id: 'known-answer' }
  | {
      readonly id: 'opens-a-file';
      /** The files of the program's folder that have the input. */
      readonly files: readonly string[];
    }
  | { readonly id: 'numbers-and-strings' }
  | { readonly id: 'blank-is-dot' }
  | { readonly id: 'input-ended' }
  | { readonly id: 'full-grid' }
  | { readonly id: 'recursion-limit' }
  | { readonly id: 'stack-overflow' };

/** What a program added up, in place of the first three digits of each solution as a number. */
export type SumOf = 'first-digits' | 'digit-sums' | 'first-columns' | 'reversed' | 'givens';

export type ReasonId = Reason['id'];
export type MistakeId = Mistake['id'];
